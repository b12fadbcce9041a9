/** Reads `countries.tsv` and `currencies.tsv`. */

import type { Atlas, Country, Currency, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

function parseCurrency(fields: readonly string[]): Currency {
  const [code = '', name = '', digits, perEuro] = fields
  return { code, name, digits: Number(digits), perEuro: Number(perEuro) }
}

export function countryTable(read: ReadTable): Pick<Atlas, 'country' | 'currency' | 'currencies'> {
  const countries = lazyLines(read, 'countries.tsv')
  const money = lazyLines(read, 'currencies.tsv')

  function country(code: string): Country | undefined {
    const [found, name = '', continent = '', currency = ''] = countries.find(code) ?? []
    return found === undefined ? undefined : { code: found, name, continent, currency }
  }

  function currency(code: string): Currency | undefined {
    const fields = money.find(code)
    return fields && parseCurrency(fields)
  }

  return { country, currency, currencies: () => money.all().map(parseCurrency) }
}
