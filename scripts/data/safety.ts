/** What travellers ask of countries, and where they go for the beach: hand-written, own knowledge. */

import type { City } from '../../src/sandbox/data/cities.ts'
import { ratedId } from '../../src/sandbox/making/safety/places.ts'
import { demandOnce, wholeOf } from './checks.ts'
import { at, byCodeUnit, fault, tableLines } from './sources.ts'

const SAFETY = 'safety.txt'
const RISKS = ['Low', 'Medium', 'High', 'Extreme']

const scores = (texts: readonly string[]): string[] => {
  if (texts.length !== 6) fault(SAFETY, `${texts.join(';')} are not six scores`)
  return texts.map((text) => wholeOf(SAFETY, text, 1, 100))
}

/** Where a government tells of entry; that of the United Kingdom tells of every country. */
const siteOf = (host: string, name: string): string =>
  host === '' ? `www.gov.uk/foreign-travel-advice/${name.toLowerCase().replaceAll(' ', '-')}` : host

/**
 * `ES 27 29 30 29 48 32 SCHENGEN,EES,ETIAS 112 www.exteriores.gob.es Low 13980000 121800 86`;
 * `#EES Entry/Exit System: …`, a word of entry; `@BCN Q930402719 39 69 36 50 44 34`, a city that is known by itself.
 */
export function safetyLines(countries: readonly string[]): string[] {
  const rows = tableLines(SAFETY).map((line) => line.split(';'))
  const words = new Set(rows.filter(([kind]) => kind === 'S').map((row) => at(row, 1)))
  const lines = rows.map((row) => {
    const [code = '', second = ''] = row
    if (code === 'S') return [`#${second}`, row.slice(2).join(';')]
    if (code.startsWith('@')) {
      if (!/^@[A-Z]{3}$/.test(code) || !/^Q\d{9}$/.test(second)) fault(SAFETY, row.join(';'))
      return [code, second, ...scores(row.slice(2))]
    }
    if (row.length !== 15 || !countries.includes(code)) fault(SAFETY, `${row.join(';')} is no country`)
    const [entry = '', emergency = '', host = '', risk = '', cases = '', deaths = '', doses = ''] = row.slice(8)
    for (const word of entry.split(',')) if (!words.has(word)) fault(SAFETY, `${code} has the word ${word}`)
    if (!/^[\d-]{2,9}(\/[\d-]{2,9}){0,2}$/.test(emergency)) fault(SAFETY, `${code} calls ${emergency}`)
    const site = siteOf(host, second)
    if (!/^[a-z0-9.-]+\.[a-z]+(\/[\w./'()é,-]+)?$/.test(site)) fault(SAFETY, `${code} ${site}`)
    if (!RISKS.includes(risk)) fault(SAFETY, `${code} ${risk}`)
    if (Number(deaths) > Number(cases)) fault(SAFETY, `${code} has more deaths than cases`)
    const figures = [wholeOf(SAFETY, cases, 0, 2e8), wholeOf(SAFETY, deaths, 0, 2e6), wholeOf(SAFETY, doses, 0, 100)]
    return [code, ...scores(row.slice(2, 8)), entry, emergency, site, risk, ...figures]
  })
  return lines.map((fields) => fields.join('\t')).sort(byCodeUnit)
}

/** Towns of more people than this have scores of their own. */
const FEWEST = 100_000

const thousandths = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** `Q123456789 Girona ES 41.983 2.825 101.9 GRO`: the town by its id, with its people in thousands and its city code, if any. */
export function ratedTownLines(cities: readonly City[]): string[] {
  const lines = cities
    .filter(({ population }) => population > FEWEST)
    .map(({ name, country, latitude, longitude, population, code }) => {
      const point = [thousandths(latitude), thousandths(longitude)]
      const id = ratedId([country, name, ...point].join('|'))
      return [id, name, country, ...point, Math.round(population / 100) / 10, code].join('\t')
    })
    .sort(byCodeUnit)
  for (const [place, line] of lines.entries())
    if (lines[place + 1]?.slice(0, 10) === line.slice(0, 10)) fault('ratedtowns.tsv', `two towns are ${line.slice(0, 10)}`)
  return lines
}

/** `PMI Palma de Mallorca` */
export function beachLines(cities: ReadonlyMap<string, string>): string[] {
  const codes = tableLines('beaches.txt').flatMap((line) => line.split(' '))
  const unknown = codes.filter((code) => !cities.has(code))
  if (unknown.length > 0) fault('beaches.txt', `no cities are ${unknown.join(' ')}`)
  demandOnce('beaches.txt', codes)
  return codes.map((code) => `${code}\t${cities.get(code)}`).sort(byCodeUnit)
}
