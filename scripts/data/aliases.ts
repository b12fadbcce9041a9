/** Reads aliases.txt: other names of cities. */

import { fields, tableLines } from './sources.ts'

export interface Alias {
  readonly country: string
  readonly name: string
  readonly others: readonly string[]
  /** The chief town of an island or region. */
  readonly town?: string
}

export const aliases = (): Alias[] =>
  tableLines('aliases.txt').map((line) => {
    const [country = '', name = '', others = ''] = fields('aliases.txt', line, 3)
    const words = others.split(',')
    const town = words.find((word) => word.startsWith('>'))?.slice(1)
    const rest = words.filter((word) => !word.startsWith('>'))
    return { country, name, others: rest, ...(town === undefined ? {} : { town }) }
  })
