/**
 * Where the rides begin and end that a sentence or a fragment tells by their hours: `the EuroCity 317 leaves Chur at 11:33 and gets into Milano Centrale at
 * 14:50`, `partenza 12:30 da Lecce, arrivo 15:15 a Bari`, `Kioto 11:00 → Osaka 12:22`. Whatever is written with capitals right beside an hour, but for
 * small words between, is the place of it, also where nobody knows it.
 */

import type { Gazetteer } from '../../found.ts'
import { MONTHS, WEEKDAYS } from '../days/months.ts'
import type { TimeMark } from '../days/times.ts'
import type { Line } from '../page/page.ts'
import { ARRIVING, LEAVING, LEAVING_AT, LEAVING_OR_ARRIVING } from '../words/leaving.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { type WordSet, wordSet } from '../words/vocabulary.ts'
import { saysStation } from './station-words.ts'
import type { StationMark } from './stations.ts'
import { isOfSeats } from './train-numbers.ts'

interface Name {
  readonly start: number
  readonly end: number
}
interface Part {
  readonly start: number
  readonly end: number
}

/** Words with capitals, with the small ones within names, `Frankfurt(M)`, and what stands in brackets behind them. */
const NAMES =
  /(?<![\p{L}\d])\p{Lu}[\p{L}'’.-]{0,24}(?:\(\p{L}{1,6}\)(?= ))?(?:(?: (?:de|du|des|da|do|dos|das|del|della|dei|di|la|le|les|lo|am|an der|bei|ob|sur|sous|nad|pod|of|the|und|y)){0,2} \p{Lu}[\p{L}'’.-]{0,24}(?:\/\p{Lu}[\p{L}'’.-]{0,24})?| \d(?![\d:.h]))*(?: (?:buss?stasjon|busstation|buss?terminal|rutebilstation|stasjon|station|sentralstasjon|lufthavn|lufthavnen|flyplass|flygplats|airport|bus station|coach station|gare routière|rautatieasema|linja-autoasema|dworzec|nádraží)(?!\p{L}))?(?: \((?![A-Z]{3}\))\p{Lu}[\p{L} .'’-]{1,24}\))?/gu

/** What a ride does, and who does it: words with capitals that are no part of a name where they begin it. */
const NO_NAMES = wordSet(
  'uhr ankunft abfahrt abreise anreise klasse wagen platz zug bahn bus board train treno tren trein tag tog pociag vlak juna coach autobus pullman autocar départ depart departs departing departure arrival arrives arriving arrive arrivo partenza salida llegada partida chegada vertrek aankomst avgang ankomst afgang odjazd przyjazd odjezd prijezd lahto saapuminen dep arr sie ihr er es wir you your vous votre lei ella usted de je u the der die das il la el le on am im um at then from to and und et y e en och og dann danach puis ensuite poi luego depois daarna sedan deretter ruckkehr ruckkunft ruckfahrt hinfahrt return returning retour ritorno rientro regreso vuelta regresso terugkomst terugreis hemkomst hemresa hjemkomst hjemreise hjemrejse powrot navrat paluu',
)

const VERBS =
  'leav(?:es?|ing)|depart(?:s|ing)?|pull(?:s|ing) out|set(?:s|ting) off|board(?:s|ing)?|gets?|getting|reach(?:es|ing)?|arriv(?:es?|ing|ee)|due|calls?|fahrt|fahren|verlasst|verlassen|erreicht|erreichen|(?:an|aan)?kommt?|(?:an)?kommen|eintrifft|aankomt|startet|ist|sind|geht|part(?:ez|ons|e)?|quitte[sz]?|rejoign(?:ez|ent)|arrivez|sale|llega|arriva|chega|sai|vertrekt|komt|gaar|avgar|ankommer|kor|rusza|jest'
/** What may stand between a place and the hour behind it, and between an hour and the place behind it. */
const GLUE = remembered(() => {
  const roles = `(?:${LEAVING_OR_ARRIVING}|ab|an|avg|ank|dep|arr|board)\\.?`
  const at = '(?:um|at|a|alle(?: ore)?|ore|a las|as|om|kl|klo|o(?: godz)?|ve?|los|gegen|about|around|vers|circa|ca)\\.?'
  const place =
    "(?:from|into|to|at|in|de|d'|da|di|do|von|vom|ab|aus|am|an|nach|a|al|alla|i|van|uit|te|naar|fra|fran|z|ze|w|till?|en|em|para|pour|vers|hacia|per|der|den|the|la|el|il|le|station|gare|stazione|estacion|bahnhof)"
  return {
    before: new RegExp(
      `^(?: \\([a-z]{3}\\))?[\\s,:(–-]{0,3}(?:${roles}|(?:t|terminal|gleis|platform|voie|binario|spor|spoor) ?\\d{1,2})?[\\s,:(–-]{0,3}(?:${at} ?){0,2}[\\s:(]{0,3}$`,
    ),
    after: new RegExp(
      `^[\\s)]{0,2}(?:uhr|uur|hrs?|h|[ap]m)?[\\s,;:)–→>-]{0,4}(?:(?:und|and|et|y|e|en|og|och|i) )?(?:${roles}\\s?)?(?:(?:${VERBS}) )?(?:(?:${place})\\s?){0,3}$`,
    ),
  }
})
/** Words that say where one goes, and not whence. */
export const TOWARDS = /(?<![a-z])(?:nach|to|into|naar|till?|do|vers|hacia|para|pour|per)\s*$/
/** Between the two ends of a way. */
const WAY = /^\s?(?:[-–—→>]|to|nach|naar|till?|til|a|à|do|pour|para)\s?$/
const LONGEST_GAP = 60

const has = (text: string, words: WordSet): boolean => (text.match(/[a-z]+/g) ?? []).some((word) => words.has(word))

/** The names of a part of a line: what is no word of days, seats or rides, and no number of what one rides in. */
export function namesIn({ text }: Line, { start, end }: Part, taken: readonly Name[]): readonly Name[] {
  // `EC 7 Karlsruhe Hbf`: a name begins behind what one rides in.
  const free = taken.reduce((left, one) => `${left.slice(0, one.start)}${'|'.repeat(one.end - one.start)}${left.slice(one.end)}`, text)
  return [...free.slice(start, end).matchAll(NAMES)].flatMap(({ 0: said, index }): Name[] => {
    let [first, name] = [start + index, said]
    // `Board Oakland`, `Um 14:30`: the word before the name.
    for (let word = /^\S+/.exec(name)?.[0] ?? ''; word !== '' && isNoName(word); word = /^\S+/.exec(name)?.[0] ?? '') {
      const rest = name.slice(word.length).replace(/^\s+/, '')
      first += name.length - rest.length
      name = rest
    }
    const service = serviceBefore(name)
    first += service
    name = withoutNextSentence(name.slice(service)).replace(/[.,'’-]+$/, '')
    const last = first + name.length
    return name.length < 2 || /^[A-Z]{3}$/.test(name) || !/^\p{Lu}/u.test(name) ? [] : [{ start: first, end: last }]
  })
}
/** Whether a word with a capital is no part of a name where it begins one. */
export const isNoName = (word: string): boolean => {
  const small = plain(word).replace(/[.,:']+$/, '')
  return NO_NAMES.has(small) || MONTHS.has(small) || WEEKDAYS.has(small) || isOfSeats(small)
}

/** `ADO Primera Clase de Mérida`: letters from the beginning to where the name of the place begins, behind a word that is of no name. */
function serviceBefore(name: string): number {
  const [before = '', word = ''] = /^(?:\S+ ){0,3}(\S+) (?:de|da|do|di|du|von|van) (?=\p{Lu})/u.exec(name) ?? []
  return word !== '' && isNoName(word) ? before.length : 0
}

/** `Stockholm C. Vagn 3`, `Aarhus H. Ankomst`: a word that is none of a name, behind a point, begins the next sentence. */
function withoutNextSentence(name: string): string {
  const words = name.split(' ')
  const next = words.findIndex((word, at) => words[at - 1]?.endsWith('.') === true && isNoName(word))
  return next < 0 ? name : words.slice(0, next).join(' ')
}

/** A plain text with its days left out, which may stand between a place and its hour. */
function gapOf(line: Line, from: number, to: number): string {
  const days = line.dates.filter(({ start, end }) => start >= from && end <= to)
  return days
    .reduceRight((text, { start, end }) => `${text.slice(0, start - from)}${text.slice(end - from)}`, line.plain.slice(from, to))
    .replace(/(?<![a-z])(?:on|am|le|el|il|op|den|em|dnia|w dniu|the)\s+(?=[^a-z]|at|um|a|alle|as|om|kl|o )/g, ' ')
    .replace(/\s+/g, ' ')
}

/** `Chiang Mai Bus Terminal 3`: one of several stations of a town. */
const ONE_OF_STATIONS = /^\p{Lu}.* (?:Bus|Coach|Railway|Train|Central|Ferry) (?:Station|Terminal)(?: \d)?$/u

interface Beside {
  readonly before: Name | undefined
  readonly after: Name | undefined
  /** The place behind the hour is that where one goes. */
  readonly isTowards: boolean
  readonly saidBefore: string
  readonly saidAfter: string
}

/** What stands right beside each time. */
function besides(line: Line, part: Part, times: readonly TimeMark[], names: readonly Name[]): readonly Beside[] {
  return times.map(({ start, end }, at) => {
    const [low, high] = [times[at - 1]?.end ?? part.start, times[at + 1]?.start ?? part.end]
    const left = names.findLast((name) => name.start >= low && name.end <= start)
    const right = names.find((name) => name.start >= end && name.end <= high)
    const gapLeft = left && start - left.end < LONGEST_GAP ? gapOf(line, left.end, start) : undefined
    const gapRight = right && right.start - end < LONGEST_GAP ? gapOf(line, end, right.start) : undefined
    return {
      before: gapLeft !== undefined && GLUE().before.test(gapLeft) ? left : undefined,
      after: gapRight !== undefined && GLUE().after.test(gapRight) ? right : undefined,
      isTowards: gapRight !== undefined && TOWARDS.test(gapRight),
      saidBefore: line.plain.slice(low, start),
      saidAfter: gapRight ?? '',
    }
  })
}

type Ends = readonly [from: Name, to: Name]

/** The two ends of a ride that leaves at one time and arrives at another. */
function endsOfRide(line: Line, part: Part, times: readonly [TimeMark, TimeMark], names: readonly Name[], low: number): Ends | undefined {
  const [leaves, reaches] = times
  const [first, second] = besides(line, part, times, names)
  if (!first || !second) return undefined
  const between = endsBetween(line, part, times, names)
  // `07:15  Avanti West Coast from Leeds`: who runs it stands behind the hour.
  if (between && !first.before && first.after !== between[0]) return between
  const from = [
    has(first.saidBefore, ARRIVING) ? undefined : first.before,
    first.isTowards || has(first.saidAfter, ARRIVING) ? undefined : first.after,
  ]
  const to = [has(second.saidBefore, LEAVING) ? undefined : second.before, has(second.saidAfter, LEAVING) ? undefined : second.after]
  for (const [one, other] of [
    [from[0], to[0]],
    [from[1], to[1]],
    [from[1], to[0]],
    [from[0], to[1]],
  ])
    if (one && other && one !== other) return [one, other]
  // `07:00–07:55 Bergen – Oslo`, `Bergen to Oslo, 07:00–07:55`
  const around = [
    names.filter((name) => name.start >= low && name.end <= leaves.start).slice(-2),
    names.filter((name) => name.start >= reaches.end).slice(0, 2),
  ]
  const way = around.find(
    ([one, other]) =>
      one &&
      other &&
      WAY.test(line.plain.slice(one.end, other.start)) &&
      Math.max(leaves.start - other.end, one.start - reaches.end) < LONGEST_GAP / 4,
  )
  return way?.[0] && way[1] ? [way[0], way[1]] : between
}

/** Right before the place where one leaves. */
const FROM_PLACE = /(?<![a-z])(?:from|ab|von|de|da|desde|van|uit|fra|fran|z|ze)(?: (?:the|la|el|il))? ?$/
/** `07:15  Avanti West Coast from Leeds, arrives York 09:24`, `the 8:25 train from Cork back to Dublin (arrives 11:00)`: both places between the hours. */
function endsBetween(line: Line, part: Part, times: readonly [TimeMark, TimeMark], names: readonly Name[]): Ends | undefined {
  const [leaves, reaches] = times
  const inside = names.filter(({ start, end }) => start >= leaves.end && end <= reaches.start)
  const from = inside.find(({ start }) => FROM_PLACE.test(line.plain.slice(leaves.end, start)))
  const [, second] = besides(line, part, times, inside)
  const to = second?.before
  return from && to && to.start > from.end && !has(line.plain.slice(part.start, leaves.start), ARRIVING) ? [from, to] : undefined
}

/** Verbs that are other words as well: said behind a change. */
const LEAVES =
  /(?<![a-z])(?:parts?|partent|partez|repart[a-z]*|sal(?:e|en|is)|riparte|partono|fahrt|fahren|abfahrt|abfahren|gaar|rusza|odjezdza|sai|saem|go(?:es)?|pulls out|kor)(?![a-z])/
/** `change in Karlsruhe (arr. 9:58) to the ICE 275, which leaves at 10:10 and reaches Basel SBB at 13:20`: a ride that leaves from where the one before ended. */
function changedAt(
  line: Line,
  part: Part,
  times: readonly TimeMark[],
  at: number,
  names: readonly Name[],
  found: ReadonlyMap<TimeMark, StationMark>,
): readonly [StationMark, Name] | undefined {
  const [before, leaves, reaches] = [times[at - 1], times[at], times[at + 1]]
  const from = before && found.get(before)
  if (!before || !leaves || !reaches || !from || leaves.minutes < before.minutes) return undefined
  const high = times[at + 2]?.start ?? part.end
  const inside = names.filter(({ start, end }) => start >= leaves.end && end <= high)
  const [, second] = besides(line, { start: before.end, end: high }, [leaves, reaches], inside)
  // Only what is a word for leaving, and no place of its own, stands before its hour.
  const [said, behind] = [line.plain.slice(before.end, leaves.start), line.plain.slice(leaves.end, reaches.start)]
  const isGoneOn = has(said, LEAVING) || has(behind, LEAVING) || has(said, LEAVING_AT) || LEAVES.test(said) || LEAVES.test(behind)
  const to = second?.before ?? second?.after
  return isGoneOn && to ? [from, to] : undefined
}

/** The places of the times of a part of a line, two times being a ride; where it is said that one rides, also such as nobody knows. */
export function placesOfTimes(
  line: Line,
  part: Part,
  times: readonly TimeMark[],
  { taken, isRidden }: { readonly taken: readonly Name[]; readonly isRidden: boolean },
  gazetteer: Gazetteer,
): ReadonlyMap<TimeMark, StationMark> {
  const found = new Map<TimeMark, StationMark>()
  if (times.length < 2 || times.length % 2 > 0) return found
  const names = namesIn(line, part, taken)
  const toMark = ({ start, end }: Name): StationMark => {
    const name = line.text.slice(start, end)
    const bare = name.replace(/ ?\([^)]*\)$/, '')
    const isListed = [name, bare].some((one) => gazetteer.stations(one).length > 0)
    return { start, end, name, known: isListed || gazetteer.isSmallPlace(bare) || saysStation(name) || ONE_OF_STATIONS.test(name) }
  }
  for (let at = 0; at < times.length; at += 2) {
    const [leaves, reaches] = [times[at], times[at + 1]]
    if (!leaves || !reaches) continue
    const low = times[at - 1]?.end ?? part.start
    const high = times[at + 2]?.start ?? part.end
    const ends = endsOfRide(
      line,
      { start: low, end: high },
      [leaves, reaches],
      names.filter(({ start, end }) => start >= low && end <= high),
      low,
    )
    const [from, to] =
      ends?.map(toMark) ?? changedAt(line, part, times, at, names, found)?.map((one) => ('name' in one ? one : toMark(one))) ?? []
    if (!from || !to || plain(from.name) === plain(to.name) || !(from.known || to.known || isRidden)) continue
    found.set(leaves, from)
    found.set(reaches, to)
  }
  return found
}
