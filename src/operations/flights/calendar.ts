import { addDays, daysBetween, mondayOf } from '../../core/dates.ts'
import { addMonths, lastDayOf, monthOf } from '../../core/months.ts'
import { months, weekdays } from '../../core/say.ts'
import type { Ui } from '../../core/view.ts'

/** Months drawn as weeks, with a price on every day. */

const heats = '▁▂▃▄▅▆▇█'

/** Share of the days that set the scale: the dearest, at Christmas and in the coming weeks, would make all others look alike. */
const USUAL = 0.75

/** Prices by their day: the cheapest has a star, the others are the hotter the dearer they are. */
export function calendar(prices: ReadonlyMap<string, number>, ui: Ui): string {
  const dates = [...prices.keys()].sort()
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const amounts = [...prices.values()]
  const sorted = amounts.toSorted((a, b) => a - b)
  const [least = 0, most = 0] = [sorted[0], sorted[Math.floor(USUAL * (sorted.length - 1))]]
  const thousands = Math.round(sorted.at(-1) ?? 0).toString().length > 6
  const textOf = (price: number): string => (thousands ? `${Math.round(price / 1000)}k` : String(Math.round(price)))
  const width = Math.max(...amounts.map((price) => textOf(price).length))
  const cell = 2 + 1 + width + 1
  // The best day is one day: the first of those that cost the same.
  const best = dates.find((date) => prices.get(date) === least)

  function cellOf(date: string): string {
    if (date < first || date > last) return ' '.repeat(cell)
    const price = prices.get(date)
    const day = String(Number(date.slice(8))).padStart(2)
    if (price === undefined) return `${ui.dim(day)} ${'·'.padStart(width)} `
    const text = textOf(price).padStart(width)
    if (date === best) return `${ui.dim(day)} ${ui.bold(ui.green(`${text}*`))}`
    const heat = most === least ? 0 : Math.min(7, Math.floor(((price - least) / (most - least)) * 8))
    const paint = heat < 2 ? ui.green : heat < 5 ? (plain: string) => plain : heat < 7 ? ui.yellow : ui.red
    return `${ui.dim(day)} ${paint(`${text}${heats[heat]}`)}`
  }

  const gap = 7 * cell + 6 * 2 <= ui.width ? '  ' : ' '
  const head = ui.dim(
    [...weekdays.slice(1), ...weekdays.slice(0, 1)]
      .map((name) => name.slice(0, 3).padEnd(cell))
      .join(gap)
      .trimEnd(),
  )
  const blocks = monthsOf(first, last).map((month) => {
    const start = `${month}-01`
    const end = lastDayOf(month)
    const from = first > start ? first : start
    const to = last < end ? last : end
    const monday = mondayOf(from)
    const weeks = Array.from({ length: Math.floor(daysBetween(monday, to) / 7) + 1 }, (_, week) =>
      Array.from({ length: 7 }, (_, at) => addDays(monday, 7 * week + at))
        .map((date) => (date < start || date > end ? ' '.repeat(cell) : cellOf(date)))
        .join(gap)
        .trimEnd(),
    )
    const name = `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
    return [ui.bold(name), head, ...weeks].join('\n')
  })
  return blocks.join('\n\n')
}

/** `2026-11` to `2027-05`, both included. */
function monthsOf(first: string, last: string): string[] {
  const found = [monthOf(first)]
  for (let month = addMonths(monthOf(first), 1); month <= monthOf(last); month = addMonths(month, 1)) found.push(month)
  return found
}
