import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { timesOf } from '../src/parser/text/page/marks.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

/** What a table of the world says in one of its columns, each once. */
const told = (table: string, column: number): readonly string[] => {
  const rows = readFileSync(new URL(`../src/sandbox/data/${table}.tsv`, import.meta.url), 'utf8').split('\n')
  return [...new Set(rows.map((row) => row.split('\t')[column] ?? '').filter((name) => /^\p{L}/u.test(name) && name.length < 40))]
}

/** Every ninth of them, and those that once were taken for a length of time, an amount, a weekday or the hours of a desk. */
const names = [
  ...['Durban', 'Kuwait City', 'Alpnachstad', 'Stainach-Irdning', 'Mombasa', 'Malung-Sälen', 'Nok Air', 'KM Malta Airlines', "T'way Air"],
  // `06:20 Tim` is a length of time in Swedish.
  ...[...told('airports', 3), ...told('stations', 1)].filter((name, at) => at % 9 === 0 && name !== 'Tim St.'),
]

/** Ways in which a place stands beside a day and times, with how many days and times there are. */
const rows: readonly (readonly [row: (name: string) => string, days: number, times: number])[] = [
  [(name) => `BA 413   Fri 02 Jan 2027   ${name}   06:20   Oslo   08:20   Standard`, 1, 2],
  [(name) => `12 January 2027   Oslo   06:20   ${name}   08:20`, 1, 2],
  [(name) => `${name} 06:20`, 0, 1],
  [(name) => `06:20 ${name}`, 0, 1],
  [(name) => `${name}, 12. März 2027, 06:20`, 1, 1],
  [(name) => `12.03.2027   ${name}`, 1, 0],
]

test.each(rows)('wherever in the world it is, a place takes nothing from the days and times beside it, layout %#', (row, days, times) => {
  const strange: string[] = []
  for (let at = 0; at < names.length; at += 150) {
    const page = readPage(
      documentOf(
        names
          .slice(at, at + 150)
          .map(row)
          .join('\n'),
      ),
      gazetteer,
      TODAY,
    )
    const kept = timesOf(page)
    for (const line of page.lines.filter(({ text }) => text !== ''))
      if (line.dates.length !== days || kept.filter((time) => time.line === line).length !== times) strange.push(line.text)
  }
  expect(strange).toEqual([])
})

test('no place looks like the number of a flight', () => {
  const page = (from: number) =>
    readPage(
      documentOf(
        names
          .slice(from, from + 150)
          .map((name) => `${name}, 24 March`)
          .join('\n'),
      ),
      gazetteer,
      TODAY,
    )
  const flights = Array.from({ length: Math.ceil(names.length / 150) }, (_, at) =>
    page(at * 150).lines.flatMap((line) => line.flights),
  ).flat()
  expect(flights).toEqual([])
})
