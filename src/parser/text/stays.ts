/** Hotel stays of a page: two labels with their days, a name that looks like one of a house, an address near it. */

import { daysBetween } from '../../core/dates.ts'
import type { FoundStay } from '../found.ts'
import { type AddressMark, findAddresses } from './addresses.ts'
import { findHouse, type House } from './houses.ts'
import type { Page } from './page.ts'
import { type MomentPair, momentPairs } from './pairs.ts'
import { type Reference, referenceNear } from './references.ts'

/** Said of nothing but houses. */
const OWN_IN =
  /(?<![a-z])(?:check[- ]?in(?: date)?|anreise(?:tag|datum)?|entrada|data de entrada|incheckning(?:sdatum)?|inchecken|incheck|innsjekk(?:ing)?|indtjekning|zameldowanie)(?![a-z])/g
const OWN_OUT =
  /(?<![a-z])(?:check[- ]?out(?: date)?|abreise(?:tag|datum)?|salida|fecha de salida|saida|utcheckning(?:sdatum)?|uitchecken|utcheck|utsjekk(?:ing)?|udtjekning|wymeldowanie)(?![a-z])/g
/** Said of other journeys, too. */
const CHECK_IN = or(
  OWN_IN,
  /(?<![a-z])(?:arrival(?: date)?|arriving|ankunft|date d'arrivee|arrivee|(?:fecha de )?llegada|data di arrivo|arrivo|chegada|aankomst(?:datum)?|ankomst(?:dato|dag)?|przyjazd|data przyjazdu|saapuminen|tulopaiva|tulo|prijezd|from|vom|von|dal|du|del|desde(?: el)?)(?![a-z])/g,
)
const CHECK_OUT = or(
  OWN_OUT,
  /(?<![a-z])(?:departure(?: date)?|departing|date de depart|depart|data di partenza|partenza|partida|vertrek(?:datum)?|avresa|avreise(?:dato)?|afrejse(?:dato)?|wyjazd|data wyjazdu|lahto|lahtopaiva|odjezd|to|until|bis(?: zum)?|al|au|hasta(?: el)?)(?![a-z])/g,
)
const ROOMS =
  /\b(?:[a-z]*hotels?|rooms?|nights?|guests?|breakfast|fruhstuck|petit-?dejeuner|desayuno|colazione|ontbijt|frukost|frokost|morgenmad|sniadanie|accommodation|stay|zimmer|doppelzimmer|einzelzimmer|nachte?|gaste|unterkunft|ubernachtung(?:en)?|aufenthalt|chambres?|nuits?|nuitees?|sejour|hebergement|logement|habitacion(?:es)?|noches?|huespedes|alojamiento|estancia|camer[ae]|notti|notte|ospiti|soggiorno|struttura|quartos?|noites?|hospedes?|alojamento|estadia|kamers?|nacht(?:en)?|overnachting(?:en)?|gasten|verblijf|rum|natter|natt|gaster|boende|vaerelser?|naetter|nat|ophold|rom|netter|gjester|opphold|pokoj|noce|nocy|noclegi?|gosci|huone|yota|pokoje|noci|suite|apartments?|hostel|overnatning(?:er)?|[a-z]*varelser?|personer|dobbeltrom|penzion|osoby|osob|pokoju|huoneet?|hotelli|jednoluzkovy|dvouluzkovy|ferienwohnung(?:en)?|ferienhaus|appartement|gite|camping|mobil-?home|campsite|villa|holiday home|guest ?house|pension|b&b|resort|inn|anreise|abreise|check[- ]?in|check[- ]?out|zameldowanie|wymeldowanie|incheckning|utcheckning)\b/g
const NIGHTS =
  /\b(\d{1,2})[ -]?(?:nights?|nachte?|nuits?|nuitees?|noches?|notti|notte|noites?|nachten|overnachtingen|natter|natt|dogn|naetter|netter|noce|nocy|noclegi|yota|noci|ubernachtungen)\b/
const ROOM_COUNT =
  /\b(\d{1,2})(?: x)? ?(?:rooms?|zimmer|doppelzimmer|einzelzimmer|chambres?|habitacion(?:es)?|camer[ae]|quartos?|kamers?|rum|vaerelser?|rom|pokoj(?:e|i)?|accommodations?)\b/
const ADULTS =
  /\b(\d{1,2}) ?(?:adults?|erwachsenen?|adultes?|adultos?|adulti|volwassenen?|vuxna|vuxen|voksne|voksen|dorosl(?:ych|y|e)|aikuista)\b/
/** Said of planes, cars and trains, where arrival and departure are labels too. */
const TRAVEL_LABEL =
  /(?:flight|flug|vol |vuelo|volo|voo|train|zug|treno|tren |pick|drop|return|rental|mietwagen|recogida|devolucion|abholung|ruckgabe)/

/** Either of two patterns. */
function or(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`${one.source}|${other.source}`, 'g')
}

const IN_WORDS = [
  /one|eine?|une|una|uma|een|en|jedna/,
  /two|zwei|deux|dos|due|dois|duas|twee|tva|to|dwie/,
  /three|drei|trois|tres|tre|drie|trzy/,
  /four|vier|quatre|cuatro|quattro|quatro|fyra|fire|cztery/,
  /five|funf|cinq|cinco|cinque|vijf|fem|piec/,
  /six|sechs|seis|sei|zes|sex|seks|szesc/,
  /seven|sieben|sept|siete|sette|sete|zeven|sju|syv|siedem/,
]
const NIGHTS_IN_WORDS = new RegExp(
  `\\b(?:${IN_WORDS.map(({ source }) => `(${source})`).join('|')}) (?:nights?|nachte?|nuits?|noches?|notti|notte|noites?|nachten|natter|natt|naetter|netter|noce|nocy)\\b`,
)

/** How many nights the page says, in figures or words. */
function nightsOf(page: Page): number | undefined {
  const told = NIGHTS.exec(page.whole)
  if (told) return Number(told[1])
  const words = NIGHTS_IN_WORDS.exec(page.whole)
  return words ? words.slice(1).findIndex((word) => word !== undefined) + 1 : undefined
}

function isStay(page: Page, { first, second }: MomentPair): boolean {
  const nights = daysBetween(first.date, second.date)
  if (nights < 1 || nights > 90) return false
  const plainFrom = (hit: { readonly label: string }): boolean => /^(?:from|vom|von|dal|du|del|desde.*)$/i.test(hit.label)
  const told = nightsOf(page)
  if (plainFrom(first.hit) && !(told && page.whole.includes(`${nights}`))) {
    if (told !== nights && !/stay|aufenthalt|sejour|estancia|soggiorno|estadia|verblijf|vistelse|ophold|opphold|pobyt/.test(page.whole))
      return false
  }
  const line = first.hit.line.plain
  return !TRAVEL_LABEL.test(line) || ROOMS.test(line)
}

/** `sam. 10 juil. 2027 › sam. 17 juil. 2027`: two days on a line, where the nights between them are told. */
function spans(page: Page): MomentPair[] {
  const told = nightsOf(page)
  return page.lines.slice(1).flatMap((line): MomentPair[] => {
    const [one, two] = line.dates
    const [from, to] = [one && page.calendar.dayOf(one), two && page.calendar.dayOf(two)]
    if (!one || !two || !from || !to) return []
    // A row of an agency's table begins with what it is of.
    const isRow = /^\s*(?:hotels?|hotell|unterkunft|accommodation|hebergement|alojamiento|alojamento|boende)\b/.test(line.plain)
    const nights = daysBetween(from.date, to.date)
    if (isRow ? nights < 1 || nights > 60 : nights !== told) return []
    const hit = { line, start: one.start, end: one.end, label: line.text.slice(one.start, two.end) }
    return [{ first: { ...from, line, end: one.end, hit }, second: { ...to, line, end: two.end, hit } }]
  })
}

/** The house of one of several stays: before its days, back to those of the stay before, else after them. */
function houseOf(page: Page, pairs: readonly MomentPair[], at: number, addresses: readonly AddressMark[], from: string): House | undefined {
  const index = pairs[at]?.first.hit.line.index ?? 0
  const ends = (pair: MomentPair | undefined): number[] =>
    pair ? [pair.first, pair.second].flatMap(({ hit, line }) => [hit.line.index, line.index]) : []
  const [before, own, after] = [ends(pairs[at - 1]), ends(pairs[at]), ends(pairs[at + 1])]
  const whole = { first: Math.max(-1, ...before) + 1, last: Math.min(page.lines.length, ...after) - 1 }
  if (pairs.length < 2) return findHouse(page, index, addresses, from, { first: 0, last: page.lines.length })
  return findHouse(page, index, addresses, from, { ...whole, last: Math.max(...own) }) ?? findHouse(page, index, addresses, from, whole)
}

function nearest<T extends { readonly line: { readonly index: number } }>(
  list: readonly T[],
  index: number,
  within: number,
): T | undefined {
  return [...list]
    .filter((one) => Math.abs(one.line.index - index) <= within)
    .sort((a, b) => Math.abs(a.line.index - index) - Math.abs(b.line.index - index))[0]
}

const linesNaming = (page: Page, { name, line }: House): number[] => [
  line,
  ...page.lines.filter(({ text }) => text.includes(name)).map(({ index }) => index),
]

/** The address nearest to where the house is named, or to its days. */
function addressNear(addresses: readonly AddressMark[], names: readonly number[], from: number): AddressMark | undefined {
  const apart = ({ line }: AddressMark): number => Math.min(...names.map((name) => Math.abs(line.index - name)))
  const near = [...addresses].sort((a, b) => {
    const far = (mark: AddressMark): number => apart(mark) - mark.score
    return far(a) - far(b)
  })[0]
  return near && apart(near) < (near.labelled ? 25 : 12) ? near : nearest(addresses, from, 8)
}

/** The stays of a page. A page that has flights or cars too must say hotel near the labels. */
export function readStays(
  page: Page,
  references: readonly Reference[],
  from: string,
): { readonly stays: readonly FoundStay[]; readonly guessedYear: boolean } {
  const words = new Set(page.whole.match(ROOMS) ?? [])
  if (words.size < 2) return { stays: [], guessedYear: false }
  // Flights arrive and depart, too: where houses have words of their own, those are believed.
  const pairs = [() => momentPairs(page, OWN_IN, OWN_OUT), () => momentPairs(page, CHECK_IN, CHECK_OUT), () => spans(page).slice(0, 1)]
    .map((find) => find().filter((pair) => isStay(page, pair)))
    .find((found) => found.length > 0)
  if (!pairs) return { stays: [], guessedYear: false }
  const addresses = findAddresses(page)
  const seen = new Set<string>()
  let guessedYear = false
  const houses = pairs.map((_, at) => houseOf(page, pairs, at, addresses, from))
  const stays = pairs.flatMap(({ first, second }, at): FoundStay[] => {
    const index = first.hit.line.index
    const key = `${first.date} ${second.date}`
    const house = houses[at]
    if (seen.has(key) || !house) return []
    seen.add(key)
    guessedYear ||= first.guessed
    const begins = (which: number): number =>
      Math.min(houses[which]?.line ?? Number.POSITIVE_INFINITY, pairs[which]?.first.hit.line.index ?? page.lines.length)
    const isOwn = (line: number): boolean => pairs.length < 2 || (line >= begins(at) && line < begins(at + 1))
    const near = addresses.filter(({ line }) => isOwn(line.index))
    const address = addressNear(near.length > 0 ? near : addresses, linesNaming(page, house), index)
    const told = references.filter(({ line }) => isOwn(line))
    const reference = referenceNear(page, told.length > 0 ? told : references, index, 'hotel')
    const rooms = ROOM_COUNT.exec(page.whole)?.[1]
    const adults = ADULTS.exec(page.whole)?.[1]
    const rule = `label "${first.hit.label}"`
    return [
      {
        kind: 'hotel',
        name: { value: house.name, rule: house.rule, sure: house.sure },
        checkIn: { value: first.date, rule, sure: 0.9 },
        checkOut: { value: second.date, rule: `label "${second.hit.label}"`, sure: 0.9 },
        ...(reference ? { confirmation: { value: reference.value, rule: reference.rule, sure: 0.8 } } : {}),
        ...(address ? { address: { value: address.address, rule: 'the address nearest to the name', sure: 0.8 } } : {}),
        ...(rooms ? { rooms: { value: Number(rooms), rule: 'a number of rooms', sure: 0.8 } } : {}),
        ...(adults ? { adults: { value: Number(adults), rule: 'a number of adults', sure: 0.8 } } : {}),
      },
    ]
  })
  return { stays, guessedYear }
}
