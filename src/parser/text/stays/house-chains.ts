/** Houses of chains that call them by where they are: `Premier Inn` over a letter, and `York City` over the address. */

import type { Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { CHAINS, STYLES } from '../words/chains.ts'
import { plain } from '../words/plain.ts'
import type { Candidate } from './house-names.ts'

/** A chain and nothing more, not even a town. */
const CHAIN = new RegExp(`^(?:${CHAINS})(?: (?:${STYLES}))?$`)

/** The line right above an address that says where its house is, behind the chain which another line names. */
export function housesOfChains(page: Page, addresses: readonly AddressMark[], named: readonly Candidate[]): Candidate[] {
  const chains = named.filter(({ name }) => CHAIN.test(plain(name)))
  const [chain] = chains
  if (!chain) return []
  const begun = `${plain(chain.name)} `
  const full = named.filter(({ name }) => {
    const small = plain(name)
    return small.startsWith(begun) && name.split(' ').length > 2 && !OF_CHAIN.test(small.slice(begun.length))
  })
  // It tells all that the chain alone tells, however often that is told.
  const score = Math.max(...chains.map((one) => one.score)) + MORE
  // `Hilton Munich City` is told in full; `Hilton Breakfast` and `Hilton Hotels Limited` are not where one sleeps.
  const cities = addresses.map(({ address }) => plain(address.city ?? '')).filter((city) => city.length > 2)
  if (full.length > 0)
    return full
      .filter(({ name, line }, at) => full.findIndex((other) => other.name === name && other.line === line) === at)
      .filter(({ name, line }) => line > 0 && cities.some((city) => plain(name).slice(begun.length).startsWith(city)))
      .map((one) => ({ ...one, rule: 'a chain, and its town', score: Math.max(score, one.score) }))
  return addresses.flatMap(({ line, address }): Candidate[] => {
    const over = page.lines[line.index - 1]
    const isAlone = over?.cells.length === 1 && over.dates.length === 0 && over.times.length === 0
    const where = over?.text.trim() ?? ''
    if (!over || !isAlone || !WHERE.test(where)) return []
    const towns = [address.city ?? '', ...(address.lines ?? []).slice(1)].map(plain).filter((town) => town.length > 2)
    return towns.some((town) => over.plain.trim().startsWith(town)) && !over.plain.includes(plain(chain.name))
      ? [
          {
            name: `${chain.name} ${where}`,
            line: over.index,
            rule: 'a chain, and above the address which of its houses',
            how: 'address',
            sure: 0.85,
            score,
          },
        ]
      : []
  })
}

/** What a chain calls after itself: its firm, and what it sells beside its rooms. */
const OF_CHAIN =
  /^(?:hotels?|hotel group|group|limited|ltd|plc|gmbh|inc|breakfast|fruhstuck|dinner|meal|restaurant|bar|kitchen|rewards?|honors|bonvoy|club|app|plus|gift|wi-?fi|business|team|loyalty|parking|room)(?![a-z])/

/** Two words or more with capitals, and what stands in brackets. */
const WHERE = /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]*|\(\p{Lu}[\p{L} '’.-]+\)|&|of|the|and|de|la|le)){1,5}$/u
/** What that counts for beside the chain alone. */
const MORE = 1
