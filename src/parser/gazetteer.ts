/** What the tables know of places and airlines by name. */

import { fold } from '../core/fold.ts'
import { kilometres } from '../core/globe.ts'
import { airlineTable } from '../sandbox/data/airlines.ts'
import { airportTable } from '../sandbox/data/airports.ts'
import type { Airport, ReadTable } from '../sandbox/data/atlas.types.ts'
import { createCities } from '../sandbox/data/cities.ts'
import { lazyLines } from '../sandbox/data/lines.ts'
import { zoneTable } from '../sandbox/data/zones.ts'
import { AIRPORT_WORD } from './airport-words.ts'
import { openBelief } from './belief.ts'
import { EXONYMS } from './exonyms.ts'
import type { Gazetteer, KnownAirline, Station } from './found.ts'
import { meaningsIn } from './meanings.ts'
import { openRoles, ROLE_TABLES, type Roles } from './roles.ts'
import { unlistedName, unlistedNames } from './text/flights/airline-codes.ts'
import { remembered, rememberedFor } from './text/words/remembered.ts'
import { openWording } from './wording.ts'

/** Words around the name of an airport that say only what it is. */
const KIND = new RegExp(`\\b(?:international|intl|${AIRPORT_WORD}|airfield|int)\\b`, 'g')

/** Words that airlines leave out of their own names, or put in. */
const AIRLINE_KIND =
  /\b(?:airlines?|airways|air lines|linhas aereas|lineas aereas|s a|sa|ag|gmbh|ltd|limited|plc|inc|royal dutch|spa|asa|group)\b/g

/** `zuerich`, `koebenhavn`, `tromsoe`: names in the letters of telegrams, where nothing is called as it is written. `Manuel` and `Rafael` are people. */
const IN_TELEGRAMS = /(?<=^|[^aeiouq])([aou])e(?=[^aeiou\s]|$)(?!l(?:\s|$))/g
const fromTelegram = (key: string): string | undefined => {
  const plain = key.replace(IN_TELEGRAMS, '$1')
  return plain === key || plain.length < 4 ? undefined : plain
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Airports that were closed or called otherwise since 2012, by the code of the one that took their place: documents of their days tell theirs. */
const CLOSED: ReadonlyMap<string, string> = new Map([
  ['TXL', 'BER'],
  ['SXF', 'BER'],
  ['ISL', 'IST'],
  ['NAY', 'PKX'],
  ['TSE', 'NQZ'],
  ['SDV', 'TLV'],
  ['ETH', 'ETM'],
])

function airportNames(read: ReadTable) {
  const airports = airportTable(read)
  const airport = (code: string): Airport | undefined => {
    const open = airports.airport(code)
    const heir = open ? undefined : airports.airport(CLOSED.get(code) ?? '')
    return heir ? { ...heir, iata: code } : open
  }
  const names = lazyLines(read, 'names.tsv')
  const known = new Map<string, Airport | undefined>()

  function meant(references: string): Airport | undefined {
    const all = (references.match(/.{3}/g) ?? []).flatMap((reference) =>
      reference === reference.toUpperCase()
        ? (airports.airport(reference) ?? [])
        : airports.airportsOf(reference.toUpperCase()).slice(0, 1),
    )
    return all.reduce<Airport | undefined>(
      (best, airport) => (best === undefined || airport.passengers > best.passengers ? airport : best),
      undefined,
    )
  }

  function byKey(key: string): Airport | undefined {
    const references = names.find(key)?.[1]
    return references === undefined ? undefined : meant(references)
  }

  function airportNamed(name: string): Airport | undefined {
    const key = fold(name)
    if (known.has(key)) return known.get(key)
    const short = squeezed(key.replace(KIND, ' '))
    const other = fromTelegram(short)
    const found = byKey(key) ?? byKey(short) ?? airport(EXONYMS.get(short) ?? '') ?? (other ? airportNamed(other) : undefined)
    known.set(key, found)
    return found
  }

  return { airport, airportNamed }
}

function unlisted(iata: string) {
  const name = unlistedName(iata)
  return name === undefined ? undefined : { iata, name }
}

function airlineNames(read: ReadTable) {
  const airlines = airlineTable(read)
  let index: Map<string, string> | undefined

  function names(): Map<string, string> {
    if (index) return index
    index = new Map()
    for (const { iata, name } of airlines.airlines()) {
      const key = fold(name)
      const short = squeezed(key.replace(AIRLINE_KIND, ' '))
      index.set(key, iata)
      if (short.length > 3 && !index.has(short)) index.set(short, iata)
    }
    for (const [code, name] of unlistedNames()) {
      const key = fold(name)
      if (!index.has(key)) index.set(key, code)
    }
    return index
  }

  // Most of what is asked for is no airline: all words of their names in one text are folded in less time than each name by itself.
  const said = remembered(() => ` ${fold([...airlines.airlineNames(), ...unlistedNames().map(([, name]) => name)].join('|'))} `)

  return {
    airline: (code: string): KnownAirline | undefined => airlines.airline(code) ?? unlisted(code),
    airlineNamed: (name: string) => {
      const key = fold(name)
      const short = squeezed(key.replace(AIRLINE_KIND, ' '))
      const [word = ''] = short.split(' ', 1)
      return key !== '' && (word === '' || said().includes(` ${word} `)) ? (names().get(key) ?? names().get(short)) : undefined
    },
    airlineOfIcao: (code: string) => airlines.airlines().find(({ icao }) => icao === code)?.iata,
  }
}

/** What is called after its city, and is a station whatever else the page tells: `Stockholm Central`. */
export const STATIONS =
  'hbf|hauptbahnhof|hb|central|centrale|centraal|centralna|hovedbanegard|glowna|glowny|hl\\.? ?n\\.?|hlavni nadrazi|kings cross|st pancras|euston|paddington|piccadilly|waverley|montparnasse|gare de lyon|part[ -]dieu|atocha|puerta de atocha|sants|chamartin|termini|tiburtina|porta nuova|porta garibaldi|oriente|santa apolonia|campanha|keleti|nyugati'

/** What stations are called after or before the name of their city: `Malmö Central`, `Gare de Nîmes`, `Milano Porta Garibaldi`. */
const STATION_AFTER = new RegExp(
  ` (?:${STATIONS}|bahnhof|bhf|gl|c|cs|h|sentralstasjon|s|station|railway station|international|intl|int l|victoria|waterloo|new street|temple meads|parkway|queen street|nord|sud|est|ost|west|midi|zuid|noord|perrache|st charles|saint charles|tgv|ville|pta (?:de )?atocha|santa justa|maria zambrano|joaquin sorolla|delicias|porta susa|santa lucia|s lucia|mestre|smn|santa maria novella|s m novella|bologna centrale|wschodnia|zachodnia|zoo|spandau|altona|dammtor|messe|sbb|sncf|cornavin|penn station|union station|union|penn|junction|jn|30th street|bus station|busbahnhof|zob|autobusova stanica|gar|gari|otogar|otogari|palyaudvar|satama|limani|hamn|havn|hafen|port|ferry port|ferry terminal|ferryport|flughafen|flughafen fernbf|flughafen fernbahnhof|flughafen regionalbf|fernbf|regionalbf)$`,
)
const STATION_BEFORE =
  /^(?:gare de|gare d|gare du|gare|estacion de|estacion|estacao de|estacao|stazione di|stazione|bahnhof|station|dworzec|bus station) /
/** `Frankfurt(M)`: which of the towns of a name it is. */
const GLUED = /(?<=\p{L})\([\p{L} .]{1,12}\)/u

const stationOfCity = ({ name, country, latitude, longitude }: Omit<Station, 'isListed'>): Station => ({
  name,
  country,
  latitude,
  longitude,
  isListed: false,
})

/** Kilometres between what one place is called in two languages. */
const SAME_PLACE = 15

function stationNames(read: ReadTable, airport: (code: string) => Airport | undefined) {
  const lines = lazyLines(read, 'stations.tsv')
  const cities = createCities(read)
  const known = new Map<string, readonly Station[]>()

  function byKey(key: string): Station[] {
    const [, name, country = '', latitude, longitude] = lines.find(key) ?? []
    if (name !== undefined) return [{ name, country, latitude: Number(latitude), longitude: Number(longitude), isListed: true }]
    const named = cities
      .named(key)
      .toSorted((a, b) => b.population - a.population)
      .map(stationOfCity)
    // What a city is called elsewhere leads to its airport, and so to where it is.
    const abroad = named.length === 0 ? airport(EXONYMS.get(key) ?? '') : undefined
    return abroad ? [stationOfCity({ ...abroad, name: abroad.city })] : named
  }

  function stations(name: string): readonly Station[] {
    const key = fold(name)
    if (key.length < 2) return []
    const before = known.get(key)
    if (before) return before
    let short = key
    let found = byKey(key)
    const other = found.length === 0 ? fromTelegram(key) : undefined
    if (other) found = stations(other).map((place) => ({ ...place, name }))
    // `Frankfurt(M) Flughafen Fernbf`
    if (found.length === 0 && GLUED.test(name)) {
      short = fold(name.replace(GLUED, ' '))
      found = byKey(short).map((city) => ({ ...city, name }))
    }
    while (found.length === 0) {
      const next = short.replace(STATION_AFTER, '').replace(STATION_BEFORE, '')
      if (next === short) break
      short = next
      found = byKey(short).map((city) => ({ ...city, name }))
    }
    // `Fribourg/Freiburg`, `Bolzano/Bozen`: one place in two languages, near one another or, where a namesake is better known, alike.
    if (found.length === 0 && /\p{L}{4} ?\/ ?\p{L}{4}/u.test(name)) {
      const halves = name.split('/').map((half) => stations(half.trim()))
      const [first = [], ...others] = halves
      const isAlike = new Set(key.split(' ').map((word) => word.slice(0, 2))).size === 1 && halves.every(({ length }) => length > 0)
      const isNear = (one: Station): boolean => others.every((half) => half.some((other) => kilometres(one, other) < SAME_PLACE))
      found = isAlike ? halves.flat() : first.filter(isNear)
    }
    known.set(key, found)
    return found
  }

  return { stations }
}

function smallPlaces(read: ReadTable) {
  const lines = lazyLines(read, 'smallplaces.tsv')
  return { isSmallPlace: (name: string): boolean => lines.line(fold(name)) !== undefined }
}

/** What is the same for every document is made once for tables that are read in the same way. */
const [airlinesOf, wordingOf, rolesOf, beliefOf] = [
  rememberedFor(airlineNames),
  rememberedFor(openWording),
  rememberedFor((read: ReadTable) => {
    const opened = (table: string) => remembered(() => openRoles(read(table)))
    const [ofLetters, ofOthers] = [opened(ROLE_TABLES.letters), opened(ROLE_TABLES.others)]
    return (isPersonal: boolean): Roles => (isPersonal ? ofLetters() : ofOthers())
  }),
  rememberedFor(openBelief),
]

/** Opens what the readers of the text of one document need; each table is read when first asked for. */
export function openGazetteer(read: ReadTable): Gazetteer {
  const airports = airportNames(read)
  return {
    ...airports,
    ...airlinesOf(read),
    ...stationNames(read, airports.airport),
    ...smallPlaces(read),
    wording: wordingOf(read),
    meanings: (word) => meaningsIn(read)()(word),
    roles: (isPersonal) => rolesOf(read)(isPersonal),
    belief: () => beliefOf(read),
    offset: zoneTable(read).offset,
  }
}
