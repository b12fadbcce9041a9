/** What is written down about single routes: famous flight numbers, trunk frequencies, terminals. */

import { degree, demandRoute, type Network } from './network.ts'
import { at, byCodeUnit, fault, fields, tableLines } from './sources.ts'

/** `AA JFKLHR` → 100, 104: the well-known flight numbers of each direction, in the order of the table. */
export function writtenNumbers(network: Network): Map<string, number[]> {
  const numbers = new Map<string, number[]>()
  const add = (key: string, number: string): void => {
    if (!/^\d{1,4}$/.test(number)) fault('flightnumbers.txt', `${key} ${number}`)
    numbers.set(key, [...(numbers.get(key) ?? []), Number(number)])
  }
  for (const line of tableLines('flightnumbers.txt')) {
    const [airline = '', pair = '', ...couples] = line.split(' ')
    const ends = pair.split('-')
    demandRoute(network, 'flightnumbers.txt', airline, at(ends, 0), at(ends, 1))
    for (const couple of couples) {
      const [out = '', back] = couple.split('/')
      add(`${airline} ${at(ends, 0)}${at(ends, 1)}`, out)
      if (back) add(`${airline} ${at(ends, 1)}${at(ends, 0)}`, back)
    }
  }
  return numbers
}

/** `IB BCNMAD` → 130: weekly flights each way of trunk routes, the ends in order. */
export function writtenFrequencies(network: Network): Map<string, number> {
  const trunks = new Map<string, number>()
  for (const entry of tableLines('trunks.txt').join(';').split(';')) {
    const [airline = '', pair = '', weekly = ''] = entry.split(' ')
    const ends = pair.split('-').sort(byCodeUnit)
    const key = `${airline} ${ends.join('')}`
    demandRoute(network, 'trunks.txt', airline, at(ends, 0), at(ends, 1))
    if (trunks.has(key)) fault('trunks.txt', `${key} stands twice`)
    if (!(Number(weekly) > 0)) fault('trunks.txt', entry)
    trunks.set(key, Number(weekly))
  }
  return trunks
}

/** `MAD default airline:terminal …`; `-` is for a terminal that is not known. */
export function terminalLines(network: Network): string[] {
  return tableLines('terminals.txt')
    .map((line) => {
      const [airport = '', others = '', list = ''] = fields('terminals.txt', line, 3)
      if (!network.routes.has(airport)) fault('terminals.txt', `no flights at ${airport}`)
      for (const entry of list.split(' ').filter(Boolean)) {
        if (!/^[A-Z0-9]{2}:[A-Z0-9-]{1,2}$/.test(entry)) fault('terminals.txt', entry)
        if (degree(network, entry.slice(0, 2), airport) === 0) fault('terminals.txt', `${entry.slice(0, 2)} does not fly to ${airport}`)
      }
      return [airport, others, list].join('\t')
    })
    .sort(byCodeUnit)
}
