/** Cities that people travel to, with their districts and places of interest: hand-written, own knowledge. */

import { fieldsOf, numberOf } from './checks.ts'
import { at, byCodeUnit, fault, tableLines } from './sources.ts'

/** Degrees of latitude or longitude within which everything of a city lies. */
const NEAR = 0.75

/** `MAD07`: the seventh of a city, in the order of the table. */
const keyOf = (city: string, number: number): string => `${city}${String(number).padStart(2, '0')}`

function inside(table: string, name: string, degrees: string, centre: string): string {
  if (!(Math.abs(Number(degrees) - Number(centre)) < NEAR)) fault(table, `${name} is far away from its city`)
  return String(Number(degrees))
}

const CATEGORIES = 'SHBNRP'

/** `MAD01 Museo del Prado 40.4138 -3.6921 S sightseeing,museum t`, in order of fame within the city. */
export function poiLines(): string[] {
  const name = 'pois.txt'
  const lines: string[] = []
  const known = new Set<string>()
  let city: readonly string[] = []
  let count = 0
  for (const line of tableLines(name)) {
    if (line.startsWith('@')) {
      city = fieldsOf(name, line.slice(1), '|', 4)
      count = 0
      continue
    }
    const [title = '', latitude = '', longitude = '', category = '', tags = '', flags = ''] = fieldsOf(name, line, ';', 5, 6)
    const code = at(city, 0)
    if (known.has(`${code} ${title}`)) fault(name, `${title} stands twice`)
    known.add(`${code} ${title}`)
    if (category.length !== 1 || !CATEGORIES.includes(category)) fault(name, line)
    if (!/^[^,]+(,[^,]+){2,5}$/.test(tags)) fault(name, `${title} has not 3 to 6 tags`)
    if (!/^t?d?(c\d{4})?$/.test(flags)) fault(name, `${title} ${flags}`)
    const point = [inside(name, title, latitude, at(city, 2)), inside(name, title, longitude, at(city, 3))]
    lines.push([keyOf(code, ++count), title, ...point, category, tags, flags].join('\t'))
  }
  return lines.sort(byCodeUnit)
}

interface Written {
  /** The fields after `@`. */
  readonly city: readonly string[]
  /** Those of each event and district. */
  readonly events: string[][]
  readonly districts: string[][]
}

const CITIES = 'travelcities.txt'

function writtenCities(): { readonly seasons: readonly string[][]; readonly cities: readonly Written[] } {
  const seasons: string[][] = []
  const cities: Written[] = []
  for (const line of tableLines(CITIES)) {
    const last = cities.at(-1)
    if (line.startsWith('=')) seasons.push(fieldsOf(CITIES, line.slice(1), ';', 14))
    else if (line.startsWith('@')) cities.push({ city: fieldsOf(CITIES, line.slice(1), '|', 11), events: [], districts: [] })
    else if (line.startsWith('+')) last?.events.push(fieldsOf(CITIES, line.slice(1), ';', 3))
    else last?.districts.push(fieldsOf(CITIES, line, ';', 10))
  }
  return { seasons, cities }
}

/**
 * `#EUCITY 5 10 35 … European city break`, rows that cities share, and
 * `MAD Madrid ES 40.4168 -3.7038 2 105 185 EUCITY mixed 0.9 0118-0126;1.25;FITUR trade fair|…`.
 */
export function travelCityLines(): string[] {
  const { seasons, cities } = writtenCities()
  const months = ([name = '', ...rest]: readonly string[]): string[] => [
    `#${name}`,
    ...rest.slice(0, 12).map((month) => numberOf(CITIES, month, 0, 100)),
    at(rest, 12),
  ]
  const names = new Set(seasons.map(([name]) => name))
  const rows = cities.map(({ city, events }) => {
    const [
      code = '',
      title = '',
      country = '',
      latitude = '',
      longitude = '',
      tier = '',
      low = '',
      high = '',
      season = '',
      week = '',
      level = '',
    ] = city
    if (!/^[A-Z]{3}$/.test(code) || !/^[A-Z]{2}$/.test(country) || !names.has(season)) fault(CITIES, city.join(' '))
    if (!['business', 'leisure', 'mixed'].includes(week) || Number(low) >= Number(high)) fault(CITIES, city.join(' '))
    const told = events.map(([days = '', factor = '', event = '']) => {
      if (!/^\d{4}-\d{4}$/.test(days)) fault(CITIES, `${event} ${days}`)
      return [days, numberOf(CITIES, factor, 1, 3), event].join(';')
    })
    const point = [numberOf(CITIES, latitude, -90, 90), numberOf(CITIES, longitude, -180, 180)]
    const rates = [numberOf(CITIES, tier, 1, 4), numberOf(CITIES, low, 10, 1000), numberOf(CITIES, high, 10, 1000)]
    return [code, title, country, ...point, ...rates, season, week, numberOf(CITIES, level, 0.1, 3), told.join('|')]
  })
  return [...seasons.map(months), ...rows].map((fields) => fields.join('\t')).sort(byCodeUnit)
}

/** `MAD03 Salamanca 40.429 -3.681 16 1.25 55 98 45 85 -8`, in the order of the table. */
export function districtLines(): string[] {
  const lines = writtenCities().cities.flatMap(({ city, districts }) => {
    const shares = districts.reduce((sum, [, , , share]) => sum + Number(share), 0)
    if (shares !== 100) fault(CITIES, `the hotels of ${at(city, 0)} are ${shares} %`)
    return districts.map(([name = '', latitude = '', longitude = '', share = '', factor = '', ...rest], index) =>
      [
        keyOf(at(city, 0), index + 1),
        name,
        inside(CITIES, name, latitude, at(city, 3)),
        inside(CITIES, name, longitude, at(city, 4)),
        numberOf(CITIES, share, 0, 100),
        numberOf(CITIES, factor, 0.3, 3),
        ...rest.slice(0, 4).map((density) => numberOf(CITIES, density, 0, 100)),
        numberOf(CITIES, at(rest, 4), -30, 30),
      ].join('\t'),
    )
  })
  return lines.sort(byCodeUnit)
}
