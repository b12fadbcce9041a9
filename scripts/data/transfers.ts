/** Who drives people between airports and cities, in what, and for how much: hand-written, providers invented. */

import { demandOnce } from './checks.ts'
import { byCodeUnit, fault, tableLines } from './sources.ts'

const NAME = 'transfers.txt'

const TYPES = ['PRIVATE', 'SHARED', 'TAXI', 'HOURLY', 'AIRPORT_EXPRESS', 'AIRPORT_BUS']

/** What a row of each kind has behind its key. */
type Shape = readonly RegExp[]

const words = /^\S.*\S$/
const amount = /^\d+(\.\d+)?$/
const whole = /^\d+$/
const countries = /^(\*|[A-Z]{2}(,[A-Z]{2})*)$/

const SHAPES: Readonly<Record<string, { readonly key: RegExp; readonly rest: Shape }>> = {
  T: { key: /^[A-Z_]+$/, rest: [words, /^[01]$/] },
  K: { key: /^[A-Z]{3}$/, rest: [words, whole, whole, amount] },
  KC: { key: /^[A-Z]{2}$/, rest: [words, amount] },
  P: { key: /^[A-Z]{3}$/, rest: [words, countries, /^[A-Z_,]+$/, whole] },
  C: { key: /^([A-Z]{2}|\*)$/, rest: [/^[A-Z]{3}$/, ...Array.from({ length: 9 }, () => amount)] },
  X: { key: /^[A-Z]{3}$/, rest: [whole, whole, amount, amount, amount, words] },
  F: { key: /^[A-Z]{3}$/, rest: [words, amount] },
  R: { key: words, rest: [whole, /\.$/] },
}

/** The order of `F` rows: equipment first, then services. */
const EQUIPMENT = 12

/** Hours before the pick-up between which a fee is charged, from the words of the table. */
function hoursOf(when: string): readonly [least: string, most: string] {
  const [, above] = /^more than (\d+) h before$/.exec(when) ?? []
  if (above !== undefined) return [above, '']
  const [, most, least] = /^(\d+) to (\d+) h before$/.exec(when) ?? []
  if (most !== undefined && least !== undefined) return [least, most]
  const [, below] = /^less than (\d+) h before/.exec(when) ?? []
  return ['0', below ?? fault(NAME, when)]
}

/** `K CAR Compact car 3 2 1.00`: the rows of the table, each under its kind and its key. */
export function transferLines(): string[] {
  const rows = tableLines(NAME).map((line) => {
    const [kind = '', key = '', ...rest] = line.split(';')
    const shape = SHAPES[kind]
    if (!shape?.key.test(key) || rest.length !== shape.rest.length) fault(NAME, line)
    if (rest.some((field, at) => field.includes('\t') || !shape.rest[at]?.test(field))) fault(NAME, line)
    return { kind, key, rest }
  })
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind)
  const types = new Set(ofKind('T').map(({ key }) => key))
  if (types.size !== TYPES.length || TYPES.some((type) => !types.has(type))) fault(NAME, `types are ${[...types].join(' ')}`)
  for (const { key, rest } of ofKind('P'))
    for (const type of (rest[2] ?? '').split(',')) if (!types.has(type)) fault(NAME, `${key} offers ${type}`)
  if (!ofKind('C').some(({ key }) => key === '*')) fault(NAME, 'nothing is said of other countries')
  if (ofKind('F').length <= EQUIPMENT) fault(NAME, 'no services')
  if (ofKind('R').length === 0) fault(NAME, 'no rules of cancellation')
  demandOnce(
    NAME,
    rows.map(({ kind, key }) => `${kind} ${key}`),
  )
  return rows
    .map(({ kind, key, rest }) => {
      if (kind === 'F') return [`F ${key}`, ...rest, ofKind('F').findIndex((row) => row.key === key) < EQUIPMENT ? 'equipment' : 'service']
      if (kind === 'R') return [`R ${ofKind('R').findIndex((row) => row.key === key) + 1}`, ...hoursOf(key), ...rest]
      return [`${kind} ${key}`, ...rest]
    })
    .map((fields) => fields.join('\t'))
    .sort(byCodeUnit)
}
