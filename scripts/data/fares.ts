/** Fare families, loyalty programmes and the cabins airlines sell. */

import { demandAirline, type Network } from './network.ts'
import { byCodeUnit, fault, fields, tableLines } from './sources.ts'

const FAMILY = /^[FJWY]\|[^|;\t]+\|\d+(kg)?\|(paid|std|free)\|(no|fee|free)\|(no|fee|free)\|\d+\|\d+$/

interface Brands {
  programme: string
  readonly families: string[]
}

/** `IB programme family;family`, families as in the table; airlines of the defaults have a programme and no families of their own. */
export function fareLines(network: Network): string[] {
  const brands = new Map<string, Brands>()
  let group: Brands[] = []
  for (const line of tableLines('brands.txt')) {
    if (line.startsWith('@')) {
      const [codes = '', programme = ''] = fields('brands.txt', line.slice(1), 2)
      group = codes.split(',').map((code) => {
        if (brands.has(code)) fault('brands.txt', `${code} stands twice`)
        const entry = { programme: programme === '-' ? '' : programme, families: [] }
        brands.set(code, entry)
        return entry
      })
    } else if (line.startsWith('prog ')) {
      const [code = '', programme = ''] = fields('brands.txt', line.slice(5), 2)
      if (brands.has(code)) fault('brands.txt', `${code} stands twice`)
      brands.set(code, { programme, families: [] })
    } else if (FAMILY.test(line)) {
      for (const entry of group) entry.families.push(line)
    } else fault('brands.txt', line)
  }
  for (const code of brands.keys()) if (!code.startsWith('DEFAULT-')) demandAirline(network, 'brands.txt', code)
  return [...brands].map(([code, entry]) => [code, entry.programme, entry.families.join(';')].join('\t')).sort(byCodeUnit)
}

/** `BA first-types premium-types business`; business is `blocked`, `seat` or `noJ` (none even on wide-bodies), else empty. */
export function cabinLines(network: Network): string[] {
  const airlines = new Map<string, [first: string, premium: string, business: string]>()
  const set = (code: string, column: 0 | 1 | 2, text: string): void => {
    demandAirline(network, 'cabins.txt', code)
    const row = airlines.get(code) ?? ['', '', '']
    if (row[column] !== '') fault('cabins.txt', `${code} stands twice`)
    row[column] = text
    airlines.set(code, row)
  }
  for (const line of tableLines('cabins.txt')) {
    const [word = '', ...rest] = line.split(' ')
    if (word === 'F' || word === 'W') {
      const [code = '', types = ''] = fields('cabins.txt', rest.join(' '), 2)
      set(code, word === 'F' ? 0 : 1, types)
    } else if (['blocked', 'seat', 'noJ'].includes(word)) {
      for (const code of rest) set(code, 2, word)
    } else fault('cabins.txt', line)
  }
  return [...airlines].map(([code, row]) => [code, ...row].join('\t')).sort(byCodeUnit)
}
