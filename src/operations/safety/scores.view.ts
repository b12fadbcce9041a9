import { type Column, rowNumber, type Sheet, table, type Ui } from '../../core/view.ts'
import { bar, longestBar, tracked } from '../bars.ts'
import { askedBy } from '../links.ts'
import type { OneSafetyLocation, SafetyLocation, SafetyLocations, SafetyScores } from './model.ts'

interface Theme {
  readonly name: string
  /** Its column in a list. */
  readonly short: string
  readonly score: (scores: SafetyScores) => number
}

const overall: Theme = { name: 'Overall', short: 'Overall', score: (scores) => scores.overall }
const themes: readonly Theme[] = [
  { name: 'Theft', short: 'Theft', score: ({ theft }) => theft },
  { name: 'Physical harm', short: 'Harm', score: ({ physicalHarm }) => physicalHarm },
  { name: 'Women', short: 'Women', score: ({ women }) => women },
  { name: 'LGBTQ', short: 'LGBTQ', score: ({ lgbtq }) => lgbtq },
  { name: 'Health and medical', short: 'Medical', score: ({ medical }) => medical },
  { name: 'Political freedom', short: 'Freedom', score: ({ politicalFreedom }) => politicalFreedom },
]

type Paint = 'green' | 'cyan' | 'yellow' | 'red'

interface Band {
  /** The highest score of it. */
  readonly upTo: number
  readonly word: string
  readonly paint: Paint
}

const dangerous: Band = { upTo: 100, word: 'dangerous', paint: 'red' }

/** The words of a score, from the safest. */
const bands: readonly Band[] = [
  { upTo: 20, word: 'very safe', paint: 'green' },
  { upTo: 35, word: 'safe', paint: 'green' },
  { upTo: 50, word: 'fairly safe', paint: 'cyan' },
  { upTo: 65, word: 'take care', paint: 'yellow' },
  { upTo: 80, word: 'risky', paint: 'red' },
  dangerous,
]

const bandOf = (score: number): Band => bands.find(({ upTo }) => score <= upTo) ?? dangerous

/** `very safe` … `dangerous` */
const safetyWord = (score: number): string => bandOf(score).word

const longestWord = Math.max(...bands.map(({ word }) => word.length))

const which = '1 safest, 100 least safe: lower is better'

const KINDS: Readonly<Record<SafetyLocation['subType'], string>> = {
  CITY: 'city',
  DISTRICT: 'district',
  AIRPORT: 'airport',
  POINT_OF_INTEREST: 'sight',
}

/** What the answer was asked by: `Around 41.4, 2.16`, `Between 41.42, 2.12 and 41.36, 2.22`. */
function titleOf(answer: SafetyLocations, ui: Ui): string | undefined {
  const asked = askedBy(answer)
  const pair = (one: string, other: string) => ui.bold(`${asked.get(one)}, ${asked.get(other)}`)
  if (asked.has('latitude')) return `How safe it is around ${pair('latitude', 'longitude')}`
  return asked.has('north') ? `How safe it is between ${pair('north', 'west')} and ${pair('south', 'east')}` : undefined
}

/** A place a row, with a number, a word and a bar for the whole and a number for each theme. One place alone is shown in bars. */
export function scoresView(answer: SafetyLocations, ui: Ui): Sheet {
  const { data, meta } = answer
  const [only] = data
  const alone = data.length === 1 && only ? barsOf(only, ui) : undefined
  const title = titleOf(answer, ui)
  return {
    ...(title !== undefined && { title: alone ? `${title}: ${only?.name}` : title }),
    table: listOf(data, ui),
    ...(alone && { drawing: alone }),
    ...(data.length > 0 && { notes: [which] }),
    ...(data.length > 0 && { next: alone && only ? aroundIt(only) : 'wayfare safety show 1' }),
    rowsAre: { one: 'place', many: 'places', ...(data.length > 1 && { order: 'nearest first' }), ...(meta && { of: meta.count }) },
  }
}

function listOf(data: readonly SafetyLocation[], ui: Ui) {
  const width = ui.width >= 110 ? 12 : 0
  const number = ({ short, score }: Theme): [string, Column<SafetyLocation>] => [
    short,
    {
      value: (place) => score(place.safetyScores),
      shown: (text, place) => ui[bandOf(score(place.safetyScores)).paint](text.padStart(short.length)),
      // Of all themes this one says least: it is the same all over a country.
      spare: short === 'Freedom',
    },
  ]
  const cities = new Set(data.filter(({ subType }) => subType === 'CITY').map(({ name }) => name))
  return table(data, {
    '#': rowNumber(ui),
    Place: { value: (place) => place.name, shown: (name) => ui.bold(withoutCity(name, cities)) },
    Overall: {
      value: (place) => place.safetyScores.overall,
      shown: (text, place) => {
        const { word, paint } = bandOf(place.safetyScores.overall)
        const drawn = width > 0 ? ` ${bar(place.safetyScores.overall / 100, width).padEnd(width)}` : ''
        return ui[paint](`${text.padStart(3)} ${word.padEnd(longestWord)}${drawn}`)
      },
    },
    ...Object.fromEntries(themes.map(number)),
    Kind: { value: (place) => KINDS[place.subType], spare: true },
    Id: { value: (place) => place.id, spare: true },
    Word: { value: (place) => safetyWord(place.safetyScores.overall), spare: true },
  })
}

/** `Eixample (Barcelona)` → `Eixample`, where the city stands in the list as well. */
function withoutCity(name: string, cities: ReadonlySet<string>): string {
  const [, district = '', city = ''] = /^(.+) \((.+)\)$/.exec(name) ?? []
  return cities.has(city) ? district : name
}

/** One place: a bar for the whole and one for each theme. */
export function scoreView({ data }: OneSafetyLocation, ui: Ui): Sheet {
  return {
    title: `How safe it is in ${ui.bold(data.name)} (${KINDS[data.subType]})`,
    table: table([overall, ...themes], {
      Theme: ({ name }) => name,
      Score: ({ score }) => score(data.safetyScores),
      Word: ({ score }) => safetyWord(score(data.safetyScores)),
    }),
    drawing: barsOf(data, ui),
    notes: [which],
    next: aroundIt(data),
  }
}

/** What there is for a traveller in the place. */
const aroundIt = ({ geoCode: { latitude, longitude } }: SafetyLocation): string => `wayfare insights score ${latitude} ${longitude}`

function barsOf({ safetyScores }: SafetyLocation, ui: Ui): string {
  const labels = Math.max(...themes.map(({ name }) => name.length)) + 2
  const width = Math.max(8, Math.min(longestBar, ui.width - labels - 4 - longestWord - 4))
  const line = ({ name, score }: Theme, part: boolean): string => {
    const value = score(safetyScores)
    const { word, paint } = bandOf(value)
    const label = `${part ? '  ' : ''}${name}`.padEnd(labels)
    const drawn = ui[paint](tracked(value / 100, width))
    return `${part ? label : ui.bold(label)}  ${drawn} ${ui.bold(String(value).padStart(3))}  ${word}`
  }
  return [line(overall, false), ...themes.map((theme) => line(theme, true))].join('\n')
}
