import { utcDay } from '../../../core/dates.ts'
import { faults } from '../../../core/faults.ts'
import type { Point } from '../../../core/globe.ts'
import type { Issue, Problem } from '../../../core/message.ts'
import type { Airport, Country } from '../../data/atlas.types.ts'
import type { TravelCity } from '../../data/destinations.ts'
import type { CountryFacts } from '../../data/safety.ts'
import { cityCalled, countryCalled, known } from '../../known.ts'
import { isProblem, problem, warning } from '../../problems.ts'
import type { World } from '../../world.ts'
import { hash, uniform } from '../keys.ts'
import { government, listOf, paragraph, type Texts, textsOf } from './texts.ts'

/** What a country asks of travellers, as both versions of the service tell it in their own forms. */

export interface Report {
  readonly country: Country
  /** The city it is about, where it is not about the whole country. */
  readonly city?: Place
  /** Cities of the country that have reports of their own. */
  readonly cities: readonly Place[]
  /** The day on which all but the figures were written down. */
  readonly date: string
  readonly texts: Texts
  /** Nothing more is known of a few countries. */
  readonly known?: Known
}

export interface Place extends Point {
  readonly code: string
  readonly name: string
}

interface Known extends Pick<CountryFacts, 'risk' | 'cases' | 'deaths' | 'doses'> {
  /** The day until which cases were counted. */
  readonly counted: string
  /** New cases for each 100,000 people in a week. */
  readonly rate: number
  /** HTML. */
  readonly entry: string
  readonly documents: string
  readonly needsDocuments: boolean
  readonly emergency: string
  /** Whether one may travel there as a rule, so that its airports are open to all. */
  readonly open: boolean
}

/** When the texts were written, and until when the cases were counted. */
const WRITTEN = '2026-10-01'
const COUNTED = '2023-12-31'

/** Languages that clients of the service ask for. It answers all of them in English here. */
const LANGUAGES = new Set(
  'AR BG CS DA DE EL EN ES ET FI FR HE HI HR HU ID IT JA KO LT LV MS NL NO PL PT RO RU SK SL SV TH TR UK VI ZH'.split(' '),
)

interface Wanted {
  readonly country: string
  readonly city?: string | undefined
  readonly language?: string | undefined
}

/** The report, with what stands beside it in an answer. */
export async function reportFor(world: World, { country: code, city: cityCode, language }: Wanted) {
  const { atlas, seed } = world
  const { country, airports } = known({
    country: countryCalled(atlas, code, 'countryCode'),
    airports: cityCode === undefined ? undefined : cityOf(world, cityCode, code),
    language: language === undefined ? undefined : languageCalled(language),
  })
  const [places, safety] = await Promise.all([atlas.destinations(), atlas.safety()])
  const facts = safety.facts(code)
  const cities = places.travelCities().filter((each) => each.country === code)
  const city = airports && placeOf(airports, cities)
  const today = utcDay(world.now())
  const report: Report = {
    country,
    ...(city && { city }),
    cities,
    date: today < WRITTEN ? today : WRITTEN,
    texts: textsOf(country, facts, city),
    ...(facts && { known: knownOf(facts, { code, seed }, (word) => safety.entryText(word)) }),
  }
  const warnings: Issue[] = []
  if (language !== undefined && language.toUpperCase() !== 'EN')
    warnings.push(warning(`There are no texts in ${language.toUpperCase()}: these are in English`, 'language'))
  return { ...(warnings.length > 0 && { warnings }), meta: { lang: 'EN' }, report }
}

/** The airports of a city of the country. */
function cityOf({ atlas }: World, code: string, country: string): readonly Airport[] | Problem {
  const found = cityCalled(atlas, code, 'cityCode')
  if (isProblem(found)) return found
  const [first] = found
  return first?.country === country
    ? found
    : // Not unknown, only elsewhere: neighbours by spelling would be no help.
      problem(
        faults.option,
        `The city ${code} (${first?.city}) lies in ${first?.country}, ${atlas.country(first?.country ?? '')?.name}, and not in ${country}`,
        'cityCode',
      )
}

const languageCalled = (language: string): string | Problem =>
  LANGUAGES.has(language.toUpperCase())
    ? language
    : problem(faults.option, `language takes one of ${[...LANGUAGES].join(', ')}; got "${language}"`, 'language')

function placeOf([airport]: readonly Airport[], cities: readonly TravelCity[]): Place | undefined {
  if (!airport) return undefined
  const { cityCode: code, city: name, latitude, longitude } = airport
  return cities.find((each) => each.code === code) ?? { code, name, latitude, longitude }
}

export const sourcesOf = ({ government }: Texts) => ({
  covidDashboardLink: 'https://data.who.int/dashboards/covid19/cases',
  governmentSiteLink: government,
})

/** Where the report on the country of a city is, or those on the cities of a country. */
export function relatedTo({ country, city, cities }: Report, version: 'v1' | 'v2') {
  const related = (query: string, rel: string) => ({
    href: `/${version}/duty-of-care/diseases/covid19-area-report?countryCode=${country.code}${query}`,
    methods: ['GET'],
    rel,
  })
  return city ? [related('', 'Parent')] : cities.map(({ code }) => related(`&cityCode=${code}`, 'Child'))
}

/** What is to be carried or filled in, other than what lets one in. */
const DOCUMENTS = ['ARRIVALCARD', 'TOURISTCARD', 'PASSPORT6', 'YELLOWFEVER']

/** Cases for each 100,000 people in a week, of which a country has a half to one and a half. */
const RATES: Readonly<Record<string, number>> = { Low: 3, Medium: 8, High: 20, Extreme: 60 }

function knownOf(
  { entry, emergency, site, ...facts }: CountryFacts,
  { code, seed }: { readonly code: string; readonly seed: string },
  textOf: (word: string) => string | undefined,
): Known {
  const said = (words: readonly string[]): string[] => words.flatMap((word) => textOf(word) ?? [])
  const documents = said(entry.filter((word) => DOCUMENTS.includes(word)))
  const entering = said(entry.filter((word) => word !== 'ADVISE' && !DOCUMENTS.includes(word)))
  const link = government(site)
  const chance = uniform(hash(`infection|${code}`, hash(seed)))
  return {
    risk: facts.risk,
    cases: facts.cases,
    deaths: facts.deaths,
    doses: facts.doses,
    counted: COUNTED,
    rate: Math.round(10 * (RATES[facts.risk] ?? 3) * (0.5 + chance)) / 10,
    entry: `${listOf(entering)}<p>More at <a href="${link}">${site}</a>.</p>`,
    documents: `${documents.length > 0 ? listOf(documents) : ''}${paragraph('A passport, or an identity card where it is accepted.')}`,
    needsDocuments: documents.length > 0,
    emergency: paragraph(emergency.join(', ')),
    open: !entry.includes('ADVISE') && !entry.includes('PERMIT'),
  }
}
