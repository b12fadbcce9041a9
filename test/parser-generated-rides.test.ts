import { expect, test } from 'vitest'
import { readHtml } from '../src/parser/read/html.ts'
import { understand } from '../src/parser/text/understand.ts'
import { asHtml, asText, type Generated, generateRides } from './parser/generated/rides.ts'
import { documentOf, gazetteer, line, TODAY, tripOf } from './parser-text.ts'

/** What is not read surely yet: rides told in sentences, ships (which have no numbers), and documents without a word of a booking. */
const isReached = ({ choices }: Generated): boolean =>
  choices.layout !== 'a sentence' && choices.kind !== 'ship' && choices.numbered === 'number' && choices.referred !== 'no reference'

const documents = Array.from({ length: 260 }, (_, seed) => generateRides(seed + 1)).filter(isReached)
/** `Hobro St.` is `Hobro St`. */
const bare = (told: string): string => told.replaceAll('.', '')
const leaving = (told: string): string => told.match(/\d{4}-\d\d-\d\dT\d\d:\d\d/)?.[0] ?? ''

const readings = documents.map((document) => ({ document, read: tripOf(asText(document)).products.map(line) }))

test('four of five confirmations of rides, in whatever language and layout, are read back wholly', () => {
  const right = readings.filter(({ document, read }) => read.map(bare).join() === document.products.map(bare).join())
  expect(right.length / readings.length).toBeGreaterThan(4 / 5)
})

test('a ride that is read leaves when the confirmation says one does', () => {
  const strange = readings.flatMap(({ document, read }) =>
    read.filter((one) => !document.products.some((told) => leaving(told) === leaving(one))),
  )
  expect(strange.length).toBeLessThan(readings.length / 25)
})

test('tables of HTML say the same as lines of text', async () => {
  const same = await Promise.all(
    documents.slice(0, 40).map(async (document) => {
      const read = (told: ReturnType<typeof documentOf>) => understand(told, gazetteer, TODAY).products.map(line).join()
      return read(await readHtml(asHtml(document))) === read(documentOf(asText(document)))
    }),
  )
  expect(same.filter(Boolean).length).toBeGreaterThan(34)
})
