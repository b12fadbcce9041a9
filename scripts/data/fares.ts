/** Fare families and loyalty programmes, one airline a line. */

import { at, byCodeUnit, fault, fields, tableLines } from './sources.ts'

const FAMILY = /^[FJWY]\|[^|;\t]+\|\d+(kg)?\|(paid|std|free)\|(no|fee|free)\|(no|fee|free)\|\d+\|\d+$/

interface Brands {
  programme: string
  readonly families: string[]
}

/** `IB programme family;family`, families as in the table; airlines of the defaults have a programme and no families of their own. */
export function fareLines(): string[] {
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
  return [...brands].map(([code, entry]) => [code, entry.programme, entry.families.join(';')].join('\t')).sort(byCodeUnit)
}

/** `BA first-types premium-types business`; business is `blocked`, `seat` or `noJ` (none even on wide-bodies), else empty. */
export function cabinLines(): string[] {
  const airlines = new Map<string, [first: string, premium: string, business: string]>()
  const set = (code: string, column: 0 | 1 | 2, text: string): void => {
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

/** `AA JFKLHR 100 104`: the flight numbers of each direction, in the order of the table. */
export function flightNumberLines(): string[] {
  const numbers = new Map<string, string[]>()
  const add = (key: string, number: string): void => {
    if (!/^\d{1,4}$/.test(number)) fault('flightnumbers.txt', `${key} ${number}`)
    numbers.set(key, [...(numbers.get(key) ?? []), number])
  }
  for (const line of tableLines('flightnumbers.txt')) {
    const [airline = '', pair = '', ...couples] = line.split(' ')
    const ends = pair.split('-')
    for (const couple of couples) {
      const [out = '', back] = couple.split('/')
      add(`${airline} ${at(ends, 0)}${at(ends, 1)}`, out)
      if (back) add(`${airline} ${at(ends, 1)}${at(ends, 0)}`, back)
    }
  }
  return [...numbers].map(([key, list]) => `${key}\t${list.join(' ')}`).sort(byCodeUnit)
}

/** `IB BCNMAD 130`: weekly flights each way, the ends in order. */
export function trunkLines(): string[] {
  const trunks = new Map<string, string>()
  for (const entry of tableLines('trunks.txt').join(';').split(';')) {
    const [airline = '', pair = '', weekly = ''] = entry.split(' ')
    const key = `${airline} ${pair.split('-').sort(byCodeUnit).join('')}`
    if (trunks.has(key)) fault('trunks.txt', `${key} stands twice`)
    if (!(Number(weekly) > 0)) fault('trunks.txt', entry)
    trunks.set(key, weekly)
  }
  return [...trunks].map((row) => row.join('\t')).sort(byCodeUnit)
}

/** `MAD default airline:terminal …` */
export const terminalLines = (): string[] =>
  tableLines('terminals.txt')
    .map((line) => fields('terminals.txt', line, 3).join('\t'))
    .sort(byCodeUnit)
