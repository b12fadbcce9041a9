/**
 * Journeys by train of a page. Times come in pairs, one to leave and one to arrive; the stations stand on their lines, in their columns, or before or
 * after both. Which of these it is, is tried for each pair.
 */

import { addDays } from '../../core/dates.ts'
import type { Found, FoundTrain } from '../found.ts'
import { written } from './block-time.ts'
import { type DateAt, type Time, timesOf, travelDates, WIDE } from './marks.ts'
import { type Line, labelOf, neighbour, type Page } from './page.ts'
import { findStations, type StationMark, stationIn } from './stations.ts'
import { isByLand, type Placed, stationsOf } from './train-ends.ts'
import { findTrains, type TrainMark } from './train-numbers.ts'
import { ARRIVES, behind, DEPARTS, leadOf, type Role } from './train-roles.ts'

interface Event {
  readonly time: Time
  readonly role: Role
  /** On its own line or column. */
  readonly station?: StationMark
}

const WORDS_OF_RAIL =
  /\b(?:centrale|termini|porta nuova|porta garibaldi|porta susa|piazza principe|santa lucia|puerta de atocha|chamartin|barcelona sants|joaquin sorolla|santa justa|st pancras|kings cross|london euston|london paddington|manchester piccadilly|waverley|temple meads|montparnasse|part dieu|centraal|hl\.n|glowny|glowna|centralna|keleti|nyugati|coach station|bus station|train|trains|ktx|tgv inoui|ice|railjet|train ticket|advance single|anytime single|anytime return|off-peak|standard class|coach|nozomi|hikari|alfa pendular|intercidades|rail|railway|railcard|platform|coach \w|carriage|zug|zuge|bahn|fahrkarte|gleis|wagen|sitzplatz|sncf|tgv|ouigo|inoui|billet de train|voiture|voie|quai|gare|treno|treni|trenitalia|italo|binario|carrozza|stazione|tren|trenes|renfe|ave|coche|anden|estacion|comboio|cp|carruagem|estacao|trein|ns|spoor|perron|tag|tagresa|snabbtag|sj|vagn|spar|tog|togreise|vogn|spor|dsb|vy|pociagu?|koleje|pkp|wagon|peron|juna|vr|vlak|eurostar|thalys|trainline|amtrak|via rail|lner|gwr|avanti|scotrail|sbb|obb|oebb|railjet|nightjet|interrail|eurail|flixtrain|flixbus|bus|intercity|shinkansen|frecciarossa|rail ?europe|irctc|korail|nattog|nattag|fjerntog|regiontog|regionaltag|fjarrtag|busbahnhof|zob|fernbus|autobus(?:es)?|autocar|autocares|buss|bussbiljett|autokar|autobusova|linja-auto|bus station|coach station|national express|megabus|greyhound|blablacar|alsa|itabus|berth|stazione|dworzec|railway station|bahnhof|hbf|rautatieasema|nadrazi|jizdenka|matkalippu|vaunu|paikka|asiointi|billett|togbillet|togbillett|tagbiljett|treinticket)\b/g

const DURATION_END = /^\s?(?:hrs?|std|h\b|stunden)/

function eventsOf(page: Page): Event[] {
  return timesOf(page).flatMap((time): Event[] => {
    const { line, mark } = time
    if (DURATION_END.test(line.plain.slice(mark.end))) return []
    const cell = line.cells.find(({ start, end }) => mark.start >= start && mark.start < end)
    // `Départ : mardi 3 août 2027 à 07:45`: the day between a label and its time says nothing of it.
    const before = line.dates
      .filter(({ end }) => end <= mark.start)
      .reduceRight(
        (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end).replace(/^\s*(?:a|at|um|alle|as|om|ore|kl\.?)\s*$/, ' ')}`,
        line.plain.slice(0, mark.start),
      )
      // `à 08h04` is no arrival.
      .replace(/\sa\s*$/, ' ')
    const label = labelOf(page, line, mark.start).replace(/\sa$/, '')
    const said =
      (cell && /^\s*$/.test(line.plain.slice(cell.start, mark.start)) ? behind(line.plain.slice(mark.end, cell.end)) : undefined) ??
      (DEPARTS.test(before) || DEPARTS.test(label)
        ? 'departs'
        : ARRIVES.test(before) || ARRIVES.test(label)
          ? 'arrives'
          : line.times.length === 1
            ? leadOf(line.plain)
            : undefined)
    const alone = line.times.length === 1
    const station = alone ? stationBeside(page, line, mark, cell) : stationLeft(page, line, mark.start)
    return [{ time, role: said, ...(station ? { station } : {}) }]
  })
}

/** Where times stand on lines of their own, their stations are on the lines after them, or on those before. */
function withNeighbours(page: Page, events: readonly Event[]): Event[] {
  const look = (step: 1 | -1): (StationMark | undefined)[] =>
    events.map(({ time: { line, mark }, station }) => {
      const rest = line.dates.reduceRight(
        (text, { start, end }) => (end <= mark.start ? `${text.slice(0, start)}${text.slice(end)}` : text),
        `${line.plain.slice(0, mark.start)}${line.plain.slice(mark.end)}`,
      )
      const isAfter = line.dates.some(({ start }) => start > mark.start)
      if (station || line.times.length > 1 || isAfter || rest.replace(/[^a-z]/g, '').length > 10) return undefined
      const next = neighbour(page, line.index, step)
      return next && next.times.length === 0
        ? stationIn(next.text.slice(next.cells[0]?.start, next.cells[0]?.end), page.gazetteer)
        : undefined
    })
  const [after, before] = [look(1), look(-1)]
  const isKnown = (one: StationMark | undefined): boolean =>
    one !== undefined && (one.known || findStations(one.name, page.gazetteer)[0]?.start === 0)
  const known = (list: readonly (StationMark | undefined)[]): number => list.filter(isKnown).length
  const way = known(before) > known(after) ? before : after
  return events.map((event, at) => {
    const found = way[at]
    return found && isKnown(found) ? { ...event, station: found } : event
  })
}

/** In a row of two stations and two times, the station in the cell before a time. */
function stationLeft(page: Page, line: Line, start: number): StationMark | undefined {
  const left = line.times.length === 2 ? line.cells.findLast(({ end }) => end <= start) : undefined
  const found = left && stationIn(line.text.slice(left.start, left.end), page.gazetteer)
  const known = found && findStations(line.text, page.gazetteer)
  return known?.some(({ name }) => found?.name.startsWith(name)) ? found : undefined
}

/** The station on the line of a time: after it, or before it, or in the first column. */
function stationBeside(
  page: Page,
  line: Line,
  mark: { readonly start: number; readonly end: number },
  cell: { readonly start: number; readonly end: number } | undefined,
): StationMark | undefined {
  const known = findStations(line.text, page.gazetteer).filter((one) => !/\d/.test(one.name))
  const after = stationIn(line.text.slice(mark.end, cell?.end), page.gazetteer)
  if (after) return after
  // `Departs: Boston South Station, MA 3:05 PM`
  const between = stationIn(line.text.slice(cell?.start ?? 0, mark.start), page.gazetteer)
  if (between && (leadOf(line.plain) || known.some(({ name }) => between.name.startsWith(name)))) return between
  const first = line.cells[0]
  if (first && first.end <= mark.start) {
    const column = stationIn(line.text.slice(first.start, first.end), page.gazetteer)
    if (column) return column
  }
  const next = line.cells.find(({ start }) => start > mark.end)
  const beside = next && stationIn(line.text.slice(next.start, next.end), page.gazetteer)
  if (beside?.known || (beside && known.some(({ name }) => beside.name.startsWith(name)))) return beside
  return known.length === 1 ? known[0] : undefined
}

interface Leg {
  readonly departs: Event
  readonly arrives: Event
}

const isTelling = ({ role, station }: Event): boolean => role !== undefined || station !== undefined

/** Times in pairs: what leaves with what arrives next. */
function legsOf(events: readonly Event[]): Leg[] {
  const legs: Leg[] = []
  for (let at = 0; at + 1 < events.length; ) {
    const [one, two] = [events[at], events[at + 1]]
    if (!one || !two) break
    const apart = two.time.line.index - one.time.line.index
    // A time of something else stands alone before a pair.
    const three = events[at + 2]
    const isAlone = one.role === undefined && one.station === undefined
    const pairs = three && two.time.line === three.time.line && one.time.line !== two.time.line && !two.station
    if (isAlone && three && (pairs || (isTelling(two) && isTelling(three)))) {
      at++
      continue
    }
    const wrong = one.role === 'arrives' || two.role === 'departs' || apart > 14
    if (!wrong) legs.push({ departs: one, arrives: two })
    at += wrong ? 1 : 2
  }
  return legs
}

/** The two stations of a pair of times that do not stand each beside its own. */
function pairFor(leg: Leg, stations: readonly Placed[], low: number, high: number): readonly [StationMark, StationMark] | undefined {
  const first = leg.departs.time
  const last = leg.arrives.time
  const together = (list: readonly Placed[]): readonly [StationMark, StationMark] | undefined => {
    const [from, to] = [list[0], list.findLast((one) => one.name !== list[0]?.name)]
    return from && to ? [from, to] : undefined
  }
  const on = stations.filter(({ position }) => position >= first.line.index * WIDE && position < (last.line.index + 1) * WIDE)
  if (on.length >= 2) return together(on)
  const above = stations.filter(({ position }) => position < first.position && position > low)
  const lastTwo = above.slice(-2)
  if (lastTwo.length === 2 && lastTwo[0]?.name !== lastTwo[1]?.name) return together(lastTwo)
  return together(stations.filter(({ position }) => position > last.position && position < high).slice(0, 2))
}

interface Numbered extends TrainMark {
  readonly position: number
}

const dayFor = (time: Time, dates: readonly DateAt[]): DateAt | undefined =>
  dates.find((date) => date.line === time.line) ??
  dates.findLast(({ position, line }) => position < time.position && time.line.index - line.index < 60) ??
  dates.find(({ position, line }) => position > time.position && line.index - time.line.index < 4)

/** Some tickets tell only when their one train leaves: one number, one time, two stations. */
function readDeparture(page: Page, numbers: readonly Numbered[], dates: readonly DateAt[], stations: readonly Placed[]) {
  const times = timesOf(page)
  const [number] = numbers
  const [time] = times
  const isEnd = ({ position }: Placed): boolean => {
    const before = page.lines[Math.floor(position / WIDE)]?.plain.slice(0, position % WIDE) ?? ''
    return before.trim() !== '' && (DEPARTS.test(before) || ARRIVES.test(before))
  }
  const labelled = stations.filter(isEnd)
  const names = [...new Set((labelled.length === 2 ? labelled : stations).map(({ name }) => name))]
  const [from, to] = names
  const date = time && dayFor(time, dates)
  const isOne = times.length === 1 && names.length === 2 && new Set(numbers.map(({ name }) => name)).size === 1
  if (!isOne || !number || !date || !from || !to) return { trains: [], guessedYear: false }
  const told = (value: string): Found => ({ value, rule: 'the one time of the ticket', sure: 0.7 })
  const train: FoundTrain = {
    kind: 'train',
    from: told(from),
    to: told(to),
    departs: told(written({ date: date.date, minutes: time.mark.minutes })),
    number: { value: number.name, rule: 'train number', sure: 0.9 },
  }
  return { trains: [train], guessedYear: date.guessed }
}

/** The trains of a page; none where nothing on it speaks of trains. */
export function readTrains(page: Page): { readonly trains: readonly FoundTrain[]; readonly guessedYear: boolean } {
  const spoken = new Set(page.whole.match(WORDS_OF_RAIL) ?? [])
  const numbers = page.lines.flatMap((line): Numbered[] =>
    findTrains(line.text).map((mark) => ({ ...mark, position: line.index * WIDE + mark.start })),
  )
  if (spoken.size === 0) return { trains: [], guessedYear: false }
  // One word of railways and no number: then labels must say it.
  const isBare = spoken.size < 2 && numbers.length === 0
  const dates = travelDates(page)
  const stations = stationsOf(page)
  const legs = legsOf(withNeighbours(page, eventsOf(page)))
  let guessedYear = false
  const named = numbersOf(legs, numbers)
  const trains = legs.flatMap((leg, at): FoundTrain[] => {
    const low = Math.max(legs[at - 1]?.arrives.time.position ?? -1, leg.departs.time.position - 10 * WIDE)
    const high = Math.min(legs[at + 1]?.departs.time.position ?? Number.POSITIVE_INFINITY, leg.arrives.time.position + 6 * WIDE)
    const own = leg.departs.station && leg.arrives.station ? ([leg.departs.station, leg.arrives.station] as const) : undefined
    const pair = own ?? pairFor(leg, stations, low, high)
    const date = dayFor(leg.departs.time, dates)
    if (!pair || !date) return []
    const [from, to] = pair
    const labelled = leg.departs.role === 'departs' && leg.arrives.role === 'arrives'
    const number = named[at]
    // A pair of times with two towns is a journey where a train or the labels say so.
    if (!number && !labelled && !(from.known && to.known && spoken.size >= 2)) return []
    if (isBare && !(labelled && from.known && to.known)) return []
    if (from.name === to.name || !isByLand(page, from, to)) return []
    guessedYear ||= date.guessed
    const departs = { date: date.date, minutes: leg.departs.time.mark.minutes }
    const ownArrival = dates.find(
      ({ line, position }) =>
        line === leg.arrives.time.line &&
        (line !== leg.departs.time.line || (position > leg.departs.time.position && position < leg.arrives.time.position)),
    )
    const night = leg.arrives.time.mark.minutes < departs.minutes
    const arrives = {
      date: ownArrival && ownArrival.date >= departs.date ? ownArrival.date : night ? addDays(departs.date, 1) : departs.date,
      minutes: leg.arrives.time.mark.minutes,
    }
    const rule = labelled ? 'times with labels' : 'a pair of times'
    const sure = labelled || number ? 0.85 : 0.6
    const told = (value: string): Found => ({ value, rule, sure })
    return [
      {
        kind: 'train',
        from: told(from.name),
        to: told(to.name),
        departs: told(written(departs)),
        arrives: told(written(arrives)),
        ...(number ? { number: { value: number.name, rule: 'train number', sure: 0.9 } } : {}),
      },
    ]
  })
  return trains.length > 0 || isBare ? { trains, guessedYear } : readDeparture(page, numbers, dates, stations)
}

/**
 * The numbers of trains that belong to pairs of times. A train is named between its two times or on their lines; else before them or after them, and a
 * document does it the same way throughout.
 */
function numbersOf(legs: readonly Leg[], numbers: readonly Numbered[]): (Numbered | undefined)[] {
  // The one train of a ticket may stand far from its times.
  if (legs.length === 1 && new Set(numbers.map(({ name }) => name)).size === 1) return [numbers[0]]
  const inside = legs.map(({ departs, arrives }) =>
    numbers.find(({ position }) => position >= departs.time.line.index * WIDE && position < (arrives.time.line.index + 1) * WIDE),
  )
  const before = legs.map(({ departs }, at) => {
    const low = Math.max(((legs[at - 1]?.arrives.time.line.index ?? -1) + 1) * WIDE, (departs.time.line.index - 5) * WIDE)
    return numbers.findLast(({ position }) => position >= low && position < departs.time.position)
  })
  const after = legs.map(({ arrives }, at) => {
    const high = Math.min((legs[at + 1]?.departs.time.line.index ?? Number.POSITIVE_INFINITY) * WIDE, (arrives.time.line.index + 5) * WIDE)
    return numbers.find(({ position }) => position > arrives.time.position && position < high)
  })
  const worth = (found: readonly (Numbered | undefined)[]): number => new Set(found.filter((one, at) => one && !inside[at])).size
  const way = worth(after) > worth(before) ? after : before
  return legs.map((_, at) => inside[at] ?? way[at])
}
