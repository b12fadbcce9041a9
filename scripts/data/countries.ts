/** Countries and currencies. */

import { at, byCodeUnit, fault, fields, fromPackage, tableLines } from './sources.ts'

interface SourceCountry {
  readonly name: string
  readonly continent: string
  readonly currency: readonly string[]
}

/** `ES Spain EU EUR` */
export function countryLines(used: readonly string[]): string[] {
  const { countries }: { countries: Record<string, SourceCountry> } = fromPackage('countries-list')
  const edits = new Map(tableLines('countries.txt').map((line) => [line.slice(0, 2), fields('countries.txt', line, 4)]))
  const rows = new Map(Object.entries(countries).map(([code, row]) => [code, [code, row.name, row.continent, at(row.currency, 0)]]))
  for (const [code, row] of edits) {
    const before = rows.get(code) ?? []
    rows.set(
      code,
      row.map((field, index) => field || at(before, index)),
    )
  }
  for (const code of used) if (!rows.has(code)) fault('countries.txt', `no country ${code}`)
  return [...rows.values()].map((row) => row.join('\t')).sort(byCodeUnit)
}

/** Six digits are plenty for the money of a sandbox, and keep the table small. */
const rounded = (rate: number): string => String(Number(rate.toPrecision(6)))

/** `EUR Euro 2 1`: code, name, minor units, units for one euro. */
export function currencyLines(): string[] {
  const listed: { code: string; currency: string; digits: number }[] = fromPackage('currency-codes/data')
  const { eur }: { eur: Record<string, number> } = fromPackage('@fawazahmed0/currency-api/v1/currencies/eur.json')
  const rows = new Map(listed.map((row) => [row.code, { name: row.currency, digits: row.digits, perEuro: eur[row.code.toLowerCase()] }]))
  for (const line of tableLines('currencies.txt')) {
    if (line.startsWith('-')) {
      if (!rows.delete(line.slice(1))) fault('currencies.txt', line)
      continue
    }
    const [code = '', name = '', digits = '', rate = ''] = fields('currencies.txt', line, 4)
    const before = rows.get(code)
    const perEuro = rate === '' ? eur[code.toLowerCase()] : Number(rate)
    rows.set(code, { name, digits: digits === '' ? (before?.digits ?? fault('currencies.txt', line)) : Number(digits), perEuro })
  }
  return [...rows]
    .flatMap(([code, row]) => (row.perEuro === undefined ? [] : [[code, row.name, row.digits, rounded(row.perEuro)].join('\t')]))
    .sort(byCodeUnit)
}
