import { addDays, daysBetween, isDate } from '../core/dates.ts'
import { UserError } from '../core/errors.ts'
import { isRecord } from '../core/records.ts'
import type { Slot } from './command.ts'
import type { Typed } from './gather.ts'
import { itemsOf } from './picking.ts'

/** One command for several places or days: a call each, and one answer out of all. */

/** Most calls that one command makes: a month of days. */
const mostCalls = 31

/** Whether a word stands for several: `JFK,BOS,MIA`, `2027-03-01,2027-03-03`, `2027-03-01..05`. Refuses those whose answers could not be told apart. */
export function isSeveral({ field, flag }: Slot, typed: unknown): boolean {
  const several =
    typeof typed === 'string' &&
    ((field.kind === 'place' && /^\s*[a-z]{3}(\s*,\s*[a-z]{3})+\s*$/i.test(typed)) || (field.kind === 'date' && /,|\.\./.test(typed)))
  if (several && field.single) throw new UserError('usage', `${flag} takes one at a time; got "${typed}"`)
  return several
}

/** What was typed, once for each call: every combination of what stands for several. */
export function expand(typed: Typed): Typed[] {
  const lists = typed.map(([slot, value]) =>
    isSeveral(slot, value) && typeof value === 'string'
      ? wordsOf(slot, value).map((word) => [slot, word] as const)
      : [[slot, value] as const],
  )
  const calls = lists.reduce((product, list) => product * list.length, 1)
  if (calls > mostCalls)
    throw new UserError('usage', `these are more than ${mostCalls} calls, the most one command makes`, {
      hints: ['give fewer places or days'],
    })
  return lists.reduce<Typed[]>((rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])), [[]])
}

function wordsOf({ field, flag }: Slot, text: string): string[] {
  const words = text.split(',').map((word) => word.trim())
  return field.kind === 'date' ? words.flatMap((word) => daysOf(word, flag)) : words
}

/** `2027-03-01..05` and `2027-03-30..2027-04-02` as their days; other words as they are. */
function daysOf(word: string, flag: string): string[] {
  const [first = '', end] = word.split('..')
  if (end === undefined) return [word]
  const last = /^\d{1,2}$/.test(end) ? `${first.slice(0, 8)}${end.padStart(2, '0')}` : end
  if (!isDate(first) || !isDate(last) || last < first) {
    throw new UserError('usage', `${flag} takes a range of days such as 2027-03-01..05; got "${word}"`)
  }
  // One more than may be is enough to say that there are too many.
  return Array.from({ length: Math.min(mostCalls, daysBetween(first, last)) + 1 }, (_, days) => addDays(first, days))
}

/** Answers of the same operation as one: items one after another, the cheapest first where they have a price. */
export function merged(answers: readonly unknown[]): unknown {
  const data = answers.flatMap((answer) => itemsOf(answer))
  const sorted = data.every((item) => priceOf(item) !== undefined) ? data.toSorted((a, b) => (priceOf(a) ?? 0) - (priceOf(b) ?? 0)) : data
  const records = answers.filter(isRecord)
  const warnings = records.flatMap((answer) => (Array.isArray(answer.warnings) ? answer.warnings : []))
  const dictionaries = records.map((answer) => answer.dictionaries).filter(isRecord)
  return {
    ...(warnings.length > 0 && { warnings }),
    meta: { count: data.length },
    data: sorted,
    ...(dictionaries.length > 0 && { dictionaries: dictionaries.reduce(joined, {}) }),
  }
}

/** Dictionaries hold dictionaries: airports, airlines, aircraft, currencies. */
const joined = (all: Record<string, unknown>, more: Record<string, unknown>): Record<string, unknown> => ({
  ...all,
  ...Object.fromEntries(
    Object.entries(more).map(([name, entries]) => [
      name,
      { ...(isRecord(all[name]) ? all[name] : {}), ...(isRecord(entries) ? entries : {}) },
    ]),
  ),
})

function priceOf(item: unknown): number | undefined {
  const total = isRecord(item) && isRecord(item.price) ? Number(item.price.total) : Number.NaN
  return Number.isNaN(total) ? undefined : total
}
