import { describe, expect, test } from 'vitest'
import { tablesOf } from '../scripts/role-tables.ts'
import { openRoles } from '../src/parser/roles.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { momentNames } from '../src/parser/text/roles/hire-moments.ts'
import { hirePlacesBy } from '../src/parser/text/roles/hire-places.ts'
import { likeliestHirerBy } from '../src/parser/text/roles/hirers.ts'
import { nameSlots } from '../src/parser/text/roles/names.ts'
import { placeMentions } from '../src/parser/text/roles/place-candidates.ts'
import { placeSlots } from '../src/parser/text/roles/places.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

const pageOf = (text: string, written = '2027-03-02') => readPage({ ...documentOf(text), written }, gazetteer, TODAY)
const namesIn = (text: string): readonly string[] => placeMentions(pageOf(text)).map(({ name }) => name)

describe('what may be called a place', () => {
  test.each([
    ['a street behind what leads to it', 'You fetch it at Millbrook Lane 12 in Oakford.', 'Millbrook Lane 12 in Oakford'],
    ['the same without its town', 'Ihr holt ihn in der Lindenstraße 4 in Neudorf ab.', 'Lindenstraße 4'],
    ['one whose kind is cut short', 'Odbiór przy ul. Lipowej 7, Brzezie.', 'ul. Lipowej 7, Brzezie'],
    ['one of several parts', 'Unit 4, Harbour Yard, Quay Road, Oakford', 'Unit 4, Harbour Yard, Quay Road'],
    ['a station in small letters', 'My brother waits for you at the ferry terminal from nine.', 'ferry terminal'],
    ['a name behind an article that is joined to it', "Vous le trouvez à l'aéroport de Brisac le matin.", 'aéroport de Brisac'],
    ['a cell beside its label', 'Afhalen   Molenweg 3, Oosterdam', 'Molenweg 3, Oosterdam'],
  ])('is %s', (_, text, name) => {
    expect(namesIn(text)).toContain(name)
  })

  test('has no day, no hour and no end of a sentence in it', () => {
    const names = namesIn('From Friday 11 June 2027 at 9:30 at Millbrook. Oakford is on the way.')
    expect(names.filter((name) => /June|9:30|Friday|Millbrook\. /.test(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['Millbrook', 'Oakford']))
  })

  test('does not begin with what leads to it', () => {
    expect(namesIn('Kom naar ons aan de Molenweg 3.')).not.toContain('aan de Molenweg 3')
  })

  test('is nothing on a page with more names than a letter has', () => {
    const line = (at: number) => `At Millbrook Lane ${at} in Oakford, with Harbour Yard ${at} at Easton.`
    expect(placeMentions(pageOf(Array.from({ length: 20 }, (_, at) => line(at)).join('\n'))).length).toBeGreaterThan(100)
    expect(placeMentions(pageOf(Array.from({ length: 900 }, (_, at) => line(at)).join('\n')))).toEqual([])
  })
})

describe('the words of a page, of which the moments of the hire are known,', () => {
  const text = 'On Friday 11 June 2027 at 9:30 you come, on Sunday 13 June at 17:00 you go, and 14 May at 12:00 you pay.'
  const told = (begins: string, ends: string) => momentNames(pageOf(text), { begins, ends }).filter((name) => /^[A-Z]+$/.test(name))

  test('tell each end, its hour, and other days and hours as such', () => {
    expect(told('2027-06-11T09:30', '2027-06-13T17:00').join(' ')).toBe('LINE BEGIN FROM END TO DAY HOUR')
  })

  test('tell both ends of one day', () => {
    expect(told('2027-06-11T09:30', '2027-06-11T17:00').join(' ')).toBe('LINE BOTH FROM DAY TO DAY HOUR')
  })

  test('tell days alone where no hour is known', () => {
    expect(told('2027-06-11', '2027-06-13').join(' ')).toBe('LINE BEGIN HOUR END HOUR DAY HOUR')
  })
})

/** Letters of one build, in which a place is told behind a word of no language for each of the ends. */
const letter = (fetched: string, brought: string, other: string): string =>
  `Hello, all is well here. Vorda Friday 11 June 2027 at 9:30 blim ${fetched} it is yours, and zumel Sunday 13 June 2027 at 17:00 grot ${brought} it comes home. Kasto ${other} is shut.`
const MOMENTS = { begins: '2027-06-11T09:30', ends: '2027-06-13T17:00' }

const PLACES = ['Millbrook Lane 4', 'Harbour Yard', 'Oakford Station', 'Easton 12', 'Quay Road 7', 'Weston Hall', 'Abbey Square', 'Norton']

/** Learned from letters with all of these places, each once in either role. */
const roles = (() => {
  const known = PLACES.flatMap((fetched, at) =>
    [1, 2, 3].map((by) => {
      const [brought = '', other = ''] = [PLACES[(at + by) % PLACES.length], PLACES[(at + by + 2) % PLACES.length]]
      return { fetched, brought, places: placeSlots(pageOf(letter(fetched, brought, other)), MOMENTS) }
    }),
  )
  return openRoles(
    tablesOf({
      placeBegins: known.flatMap(({ fetched, places }) => places.map(({ mention, slots }) => ({ slots, isSo: mention.name === fetched }))),
      placeEnds: known.flatMap(({ brought, places }) => places.map(({ mention, slots }) => ({ slots, isSo: mention.name === brought }))),
    }),
  )
})()

describe('where a hire is fetched and brought back', () => {
  const placesIn = (text: string) => hirePlacesBy(roles, pageOf(text), MOMENTS)

  test('is told by the words around its names, which were never seen', () => {
    const { fetched, brought } = placesIn(letter('Sutton Wharf 3', 'Kirkby', 'Dalton Street 5'))
    expect([fetched?.name, brought?.name]).toEqual(['Sutton Wharf 3', 'Kirkby'])
    expect(Math.min(fetched?.sure ?? -9, brought?.sure ?? -9)).toBeGreaterThan(0)
  })

  test('is one place where both are', () => {
    const { fetched, brought } = placesIn(letter('Sutton Wharf 3', 'Sutton Wharf 3', 'Dalton Street 5'))
    expect([fetched?.name, brought?.name]).toEqual(['Sutton Wharf 3', 'Sutton Wharf 3'])
  })

  test('is not sure where nothing says so', () => {
    const { fetched, brought } = placesIn('Hello, Dalton Street 5 is shut. We look forward to Kirkby.')
    expect(Math.max(fetched?.sure ?? -9, brought?.sure ?? -9)).toBeLessThan(0)
  })

  test('is sure of a part of its name as well, and not of another place', () => {
    const { sureOf } = placesIn(letter('Sutton Wharf 3', 'Kirkby', 'Dalton Street 5'))
    expect(sureOf('fetched', 'Sutton Wharf')).toBeGreaterThan(0)
    expect(sureOf('fetched', 'Kirkby')).toBeLessThan(-1)
    expect(sureOf('fetched', 'Weekend rate')).toBeLessThan(-3)
  })

  test('is nowhere on a page that names no place', () => {
    expect(placesIn('It is so.').fetched?.sure ?? -9).toBeLessThan(-3)
    expect(placesIn('1 + 1').fetched).toBe(undefined)
  })
})

describe('who hires out', () => {
  const written = (hirer: string, signed: string) =>
    `Dear all,\nit is yours from Friday.\nAll the best\n${signed}\n${hirer}\n12 Quay Road, Oakford`
  const HIRERS = ['Millbrook Cycles', 'Easton Vans', 'Quay Boats', 'Norton Campers', 'Abbey Bikes', 'Weston Cars']
  const learned = openRoles(
    tablesOf({
      provider: HIRERS.flatMap((hirer) =>
        nameSlots(pageOf(written(hirer, 'Ann'))).map(({ mention, slots }) => ({ slots, isSo: mention.name === hirer })),
      ),
    }),
  )

  test('is told by where its name stands', () => {
    expect(likeliestHirerBy(learned, pageOf(written('Kirkby Wheels', 'Tom')))?.name).toBe('Kirkby Wheels')
  })

  test('is nobody where there is no name', () => {
    expect(likeliestHirerBy(learned, pageOf('it is yours.'))).toBe(undefined)
  })
})
