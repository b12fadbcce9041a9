import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lineOf, namesOfCorpus, openSet, setInFolder, setOfLines } from '../scripts/corpus.ts'
import { report } from '../scripts/score-report.ts'
import { scoreSet } from '../scripts/score-sets.ts'
import { newHome } from './wayfare.ts'

/** The documents whose trips are known, and how well they are read. */

describe('the corpus', () => {
  test.each(namesOfCorpus())('%s has documents of different names in order, and trips as the parser tells them', (name) => {
    // What has another shape is refused when it is opened.
    const { documents } = openSet(name)
    const names = documents.map((document) => document.name)
    expect(names).toEqual([...new Set(names)].sort())
    expect(documents.filter(({ bytes }) => bytes.length === 0)).toEqual([])
    expect(documents.filter(({ trip }) => trip && !trip.products?.length)).toEqual([])
    if (name.startsWith('none')) expect(documents.filter(({ trip }) => trip)).toEqual([])
  })
})

const stay = `Booking confirmation 4417209
Guest: Ms Nora Brandt
Hotel Post, Seestraße 4, 6100 Seefeld
Check-in: Saturday, 12 June 2027
Check-out: Tuesday, 15 June 2027`

const latin = Buffer.from('Votre colis a été livré.', 'latin1')

/** A folder of documents with what they hold, one of whose truths says what its document does not. */
function folder(): string {
  const path = join(newHome(), 'tiny')
  mkdirSync(path)
  const hotel = { confirmationNumber: '4417209', name: 'Hotel Post', checkInDate: '2027-06-12', checkOutDate: '2027-06-16' }
  const files = {
    '1-stay.txt': stay,
    '1-stay.txt.trip.json': JSON.stringify({ reference: '4417209', products: [{ hotel }] }),
    '2-parcel.txt': latin,
    '3-not-meant.txt': stay,
    'NOTES.md': 'what is no document',
    'answer.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content)
  return path
}

test('a folder becomes a line for each document, from which the same bytes come back', () => {
  const set = setInFolder(folder())
  const lines = set.documents.map(lineOf)
  expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([
    ['name', 'document', 'trip'],
    ['name', 'base64'],
    ['name', 'document'],
  ])
  expect(setOfLines('tiny', lines.join('\n'))).toEqual(set)
})

test.each([
  ['a truth without its document', '4-gone.trip.json', '{}', /no documents of 4-gone.trip.json/],
  [
    'a truth with a field that no trip has',
    '2-parcel.trip.json',
    '{"products":[{"hotel":{"hotelName":"Post"}}]}',
    /fields that trips do not/,
  ],
])('%s is refused', (_, name, content, message) => {
  const path = folder()
  writeFileSync(join(path, name), content)
  expect(() => setInFolder(path)).toThrow(message)
})

test('a score tells what was missed, what was wrong and what was invented', async () => {
  const scored = await scoreSet(openSet(folder()))
  expect(report([scored], { verbose: true }).join('\n')).toMatchInlineSnapshot(`
    "tiny/1-stay.txt: 4 right, 1 missed, 1 wrong
       hotel 1  check-out  expected 2027-06-16  read 2027-06-15

    tiny/3-not-meant.txt: 0 right, 0 missed, 5 wrong
       hotel extra  name          expected nothing  read Hotel Post
       hotel extra  check-in      expected nothing  read 2027-06-12
       hotel extra  check-out     expected nothing  read 2027-06-15
       hotel extra  confirmation  expected nothing  read 4417209
       hotel extra  address       expected nothing  read Seestraße 4 6100 Seefeld

    set   documents  fields       air  hotel        train  car  trip         products  extra  invented
    tiny  3          0.800/0.400  –    0.750/0.333  –      –    1.000/1.000  1/1       1      1/2
    recall/precision of fields; \`invented\` are documents without a trip in which one was read
    invented: tiny/3-not-meant.txt"
  `)
})
