import { expect, test } from 'vitest'
import type { FoundAddress, FoundStay } from '../src/parser/found.ts'
import { readHtml } from '../src/parser/read/html.ts'
import { understand } from '../src/parser/text/understand.ts'
import { plain } from '../src/parser/text/words/plain.ts'
import { drawStays, htmlOf, type MadeStays, textOf } from './parser/generated/stays.ts'
import { documentOf, gazetteer } from './parser-text.ts'

const words = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

async function read(made: MadeStays, asPage: boolean): Promise<string[]> {
  const { subject, from, written } = made
  const document = asPage ? await readHtml(htmlOf(made)) : documentOf(textOf(made))
  const trip = understand({ ...document, subject, from, written }, gazetteer, written)
  return trip.products
    .filter((product): product is FoundStay => product.kind === 'hotel')
    .map(({ name, checkIn, checkOut, address, confirmation }) =>
      [words(name?.value ?? ''), checkIn?.value, checkOut?.value, confirmation?.value, town(address?.value)].join(' | '),
    )
}

/** The code of the town, which no other place of the document shares. */
const town = (address: FoundAddress | undefined): string => words(address?.postalCode ?? '')

const wanted = ({ stays }: MadeStays): string[] =>
  stays.map(({ house, checkIn, checkOut, reference }) =>
    [words(house.name), checkIn, checkOut, reference, words(house.lines[1].match(house.code)?.[0] ?? '')].join(' | '),
  )

/** Of a hundred; some are set so that no rule tells the house from what stands around it. */
const MOST_WRONG = 6

test('stays are read back from confirmations in sixteen languages, however they are set', async () => {
  const wrong: string[] = []
  for (let seed = 0; seed < 100; seed++) {
    const made = drawStays(seed)
    const told = await read(made, seed % 3 === 0)
    if (told.join('\n') !== wanted(made).join('\n')) wrong.push(`${seed}: ${told.join(' + ')} instead of ${wanted(made).join(' + ')}`)
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG)
})
