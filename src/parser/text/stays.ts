/** Hotel stays of a page: two labels with their days, a name that looks like one of a house, an address near it. */

import { daysBetween } from '../../core/dates.ts'
import type { FoundStay } from '../found.ts'
import { type AddressMark, findAddresses } from './addresses.ts'
import { findHouse } from './houses.ts'
import type { Page } from './page.ts'
import { type MomentPair, momentPairs } from './pairs.ts'
import { type Reference, referenceNear } from './references.ts'

const CHECK_IN =
  /(?<![a-z])(?:check[- ]?in(?: date)?|arrival(?: date)?|arriving|anreise(?:tag|datum)?|ankunft|date d'arrivee|arrivee|entrada|(?:fecha de )?llegada|data di arrivo|arrivo|chegada|data de entrada|aankomst(?:datum)?|incheckning(?:sdatum)?|inchecken|incheck|ankomst(?:dato|dag)?|innsjekk(?:ing)?|indtjekning|przyjazd|zameldowanie|data przyjazdu|saapuminen|tulopaiva|tulo|prijezd|from|vom|von|dal|du|del|desde(?: el)?)(?![a-z])/g
const CHECK_OUT =
  /(?<![a-z])(?:check[- ]?out(?: date)?|departure(?: date)?|departing|abreise(?:tag|datum)?|date de depart|depart|salida|fecha de salida|data di partenza|partenza|partida|saida|vertrek(?:datum)?|utcheckning(?:sdatum)?|uitchecken|utcheck|avresa|avreise(?:dato)?|utsjekk(?:ing)?|udtjekning|afrejse(?:dato)?|wyjazd|wymeldowanie|data wyjazdu|lahto|lahtopaiva|odjezd|to|until|bis(?: zum)?|al|au|hasta(?: el)?)(?![a-z])/g
const ROOMS =
  /\b(?:hotels?|rooms?|nights?|guests?|accommodation|stay|zimmer|doppelzimmer|einzelzimmer|nachte?|gaste|unterkunft|ubernachtung(?:en)?|aufenthalt|chambres?|nuits?|nuitees?|sejour|hebergement|logement|habitacion(?:es)?|noches?|huespedes|alojamiento|estancia|camer[ae]|notti|notte|ospiti|soggiorno|struttura|quartos?|noites?|hospedes?|alojamento|estadia|kamers?|nacht(?:en)?|overnachting(?:en)?|gasten|verblijf|rum|natter|natt|gaster|boende|vaerelser?|naetter|nat|ophold|rom|netter|gjester|opphold|pokoj|noce|nocy|noclegi?|gosci|huone|yota|pokoje|noci|suite|apartment|hostel)\b/g
const NIGHTS =
  /\b(\d{1,2})[ -]?(?:nights?|nachte?|nuits?|nuitees?|noches?|notti|notte|noites?|nachten|overnachtingen|natter|natt|dogn|naetter|netter|noce|nocy|noclegi|yota|noci|ubernachtungen)\b/
const ROOM_COUNT =
  /\b(\d{1,2})(?: x)? ?(?:rooms?|zimmer|doppelzimmer|einzelzimmer|chambres?|habitacion(?:es)?|camer[ae]|quartos?|kamers?|rum|vaerelser?|rom|pokoj(?:e|i)?|accommodations?)\b/
const ADULTS =
  /\b(\d{1,2}) ?(?:adults?|erwachsenen?|adultes?|adultos?|adulti|volwassenen?|vuxna|vuxen|voksne|voksen|dorosl(?:ych|y|e)|aikuista)\b/
/** Said of planes, cars and trains, where arrival and departure are labels too. */
const TRAVEL_LABEL =
  /(?:flight|flug|vol |vuelo|volo|voo|train|zug|treno|tren |pick|drop|return|rental|mietwagen|recogida|devolucion|abholung|ruckgabe)/

function isStay(page: Page, { first, second }: MomentPair): boolean {
  const nights = daysBetween(first.date, second.date)
  if (nights < 1 || nights > 90) return false
  const plainFrom = (hit: { readonly label: string }): boolean => /^(?:from|vom|von|dal|du|del|desde.*)$/i.test(hit.label)
  const told = NIGHTS.exec(page.whole)
  if (plainFrom(first.hit) && !(told && page.whole.includes(`${nights}`))) {
    if (
      Number(told?.[1]) !== nights &&
      !/stay|aufenthalt|sejour|estancia|soggiorno|estadia|verblijf|vistelse|ophold|opphold|pobyt/.test(page.whole)
    )
      return false
  }
  const line = first.hit.line.plain
  return !TRAVEL_LABEL.test(line) || ROOMS.test(line)
}

/** `sam. 10 juil. 2027 › sam. 17 juil. 2027`: two days on a line, where the nights between them are told. */
function spans(page: Page): MomentPair[] {
  const told = NIGHTS.exec(page.whole)
  if (!told) return []
  return page.lines.slice(1).flatMap((line): MomentPair[] => {
    const [one, two] = line.dates
    const [from, to] = [one && page.calendar.dayOf(one), two && page.calendar.dayOf(two)]
    if (!one || !two || !from || !to || daysBetween(from.date, to.date) !== Number(told[1])) return []
    const hit = { line, start: one.start, end: one.end, label: line.text.slice(one.start, two.end) }
    return [{ first: { ...from, line, end: one.end, hit }, second: { ...to, line, end: two.end, hit } }]
  })
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

function addressNear(addresses: readonly AddressMark[], name: number | undefined, from: number): AddressMark | undefined {
  const near = [...addresses].sort((a, b) => {
    const far = (mark: AddressMark): number => Math.abs(mark.line.index - (name ?? from)) - mark.score
    return far(a) - far(b)
  })[0]
  return near && Math.abs(near.line.index - (name ?? from)) < 25 ? near : nearest(addresses, from, 12)
}

/** The stays of a page. A page that has flights or cars too must say hotel near the labels. */
export function readStays(
  page: Page,
  references: readonly Reference[],
  from: string,
): { readonly stays: readonly FoundStay[]; readonly guessedYear: boolean } {
  const words = new Set(page.whole.match(ROOMS) ?? [])
  if (words.size < (/check[- ]?in\b/.test(page.whole) && /check[- ]?out\b/.test(page.whole) ? 1 : 2))
    return { stays: [], guessedYear: false }
  const labelled = momentPairs(page, CHECK_IN, CHECK_OUT).filter((pair) => isStay(page, pair))
  const pairs = labelled.length > 0 ? labelled : spans(page).slice(0, 1)
  const addresses = findAddresses(page)
  const seen = new Set<string>()
  let guessedYear = false
  const stays = pairs.flatMap(({ first, second }): FoundStay[] => {
    const index = first.hit.line.index
    const key = `${first.date} ${second.date}`
    if (seen.has(key)) return []
    const house = findHouse(page, index, addresses, from)
    if (!house) return []
    seen.add(key)
    guessedYear ||= first.guessed
    const address = addressNear(addresses, house.line, index)
    const reference = referenceNear(page, references, index, 'hotel')
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
