import { describe, expect, test } from 'vitest'
import { isOfLetters } from '../scripts/corpus.ts'
import { KINDS, openedRoles, roleFiles, roleTables } from '../scripts/role-tables.ts'
import type { RoleDocument } from '../scripts/roles/documents.ts'
import { openGazetteer } from '../src/parser/gazetteer.ts'
import { HEAD } from '../src/parser/learned.ts'
import { openRoles, ROLE_SLOTS, ROLES } from '../src/parser/roles.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { bookingNumberBy } from '../src/parser/text/roles/booking-numbers.ts'
import { likelyHousesBy } from '../src/parser/text/roles/houses.ts'
import { rolesOf } from '../src/parser/text/roles/roles-of.ts'
import { daySpanBy } from '../src/parser/text/roles/spans.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

/** Tables of roles, learned from a few letters whose trips are known. Nobody in them exists, and no house does. */

type Hotel = NonNullable<NonNullable<RoleDocument['trip']['products']>[number]['hotel']>

const pageOf = (text: string) => readPage(documentOf(text), gazetteer, TODAY)
const two = (day: number): string => String(day).padStart(2, '0')
const letter = (house: string, from: number, number: string): string =>
  `Hello, all is well and we look forward to it.
You vorda ${house} with us, and Kasto Villa Nova has the key.
From Friday ${from} June 2027 to ${from + 3} June 2027 it is yours; by ${from} May 2027 the rest.
It is here:
Talstraße ${from}, ${10117 + from * 31} Talheim
And we are here:
Uferweg 5, 20117 Uferheim
You are zumela ${number} with us, and the shed is birpo B${from}71.`

const documentWith = (name: string, text: string, hotel: Hotel): RoleDocument => ({
  name,
  page: pageOf(text),
  isPersonal: false,
  trip: { products: [{ hotel }] },
})

const HOUSES = ['Fernhill', 'Pension Bergblick', 'Villa Alba', 'Alte Schmiede', 'Casa Nova', 'Moulin Vert', 'Hotel Falken', 'Mas Roig']
const documents = HOUSES.map((house, at) => {
  const [from, number] = [at * 2 + 4, `AV-${at * 37 + 114}`]
  return documentWith(`own/${at}.txt`, letter(house, from, number), {
    name: house,
    checkInDate: `2027-06-${two(from)}`,
    checkOutDate: `2027-06-${two(from + 3)}`,
    confirmationNumber: number,
    address: { addressLines: [`Talstraße ${from}`], postalCode: String(10117 + from * 31), cityName: 'Talheim' } as Hotel['address'],
  })
})
const other = pageOf(letter('Seeblick', 21, 'QD-4471'))

/** Letters of hires, each to somebody: the last is told by what the others are. */
const HIRES = [
  ['Ann', 'Reed', 'Millbrook Cycles', 'Harbour Yard'],
  ['Tom', 'Garside', 'Easton Vans', 'Oakford Station'],
  ['Ruth', 'Begley', 'Quay Boats', 'Quay Road 7'],
  ['Paul', 'Marsh', 'Norton Campers', 'Weston Hall'],
  ['Emma', 'Hale', 'Abbey Bikes', 'Millbrook Lane 4'],
  ['Peter', 'Dyson', 'Weston Cars', 'Abbey Square'],
  ['Sarah', 'Lowe', 'Kirkby Wheels', 'Sutton Wharf 3'],
] as const
const hires = HIRES.map(([firstName, lastName, hirer, place], at): RoleDocument => {
  const day = at * 3 + 2
  const text = `Dear ${firstName} ${lastName},
Vorda ${day} June 2027 at 9:30 blim ${place} it is yours, and zumel ${day + 2} June 2027 at 17:00 grot ${place} it comes home.
All the best
${hirer}`
  const [pickup, dropoff] = [`2027-06-${two(day)}T09:30`, `2027-06-${two(day + 2)}T17:00`].map((localDateTime) => ({
    localDateTime,
    location: { name: place },
  }))
  return {
    name: `own/hire-${at}.txt`,
    page: pageOf(text),
    isPersonal: false,
    trip: {
      products: [{ car: { serviceProviderName: hirer, pickup, dropoff } }],
      stakeholders: [{ id: '1', name: { firstName, lastName } }],
    } as RoleDocument['trip'],
  }
})

/** Weights of a table that are asked at once. */
const PART = 2 ** 13

describe('the tables of roles', () => {
  const bytes = roleTables(documents)
  const roles = openRoles(bytes)

  test('are as many as there are roles, one behind the other', () => {
    expect(bytes.length).toBe(ROLES.length * (HEAD + ROLE_SLOTS))
  })

  test('are the same for the same documents', () => {
    expect(roleTables(documents).equals(bytes)).toBe(true)
  })

  test('tell of a document that was not learned from', () => {
    const span = daySpanBy(roles, other)
    const told = [likelyHousesBy(roles, other).best?.name, span?.begin, span?.end, bookingNumberBy(roles, other)?.mention.value]
    expect(told).toEqual(['Seeblick', '2027-06-21', '2027-06-24', 'QD-4471'])
  })

  test('of one kind alone leave all others empty', () => {
    const empty = (roles: ReturnType<typeof openRoles>): readonly string[] =>
      ROLES.filter((role) =>
        Array.from({ length: ROLE_SLOTS / PART }, (_, part) => new Set(Array.from({ length: PART }, (_, at) => part * PART + at))).every(
          (slots) => roles[role](slots) === 0,
        ),
      )
    const { houses } = KINDS
    expect(houses && empty(openRoles(roleTables(documents, [houses])))).toEqual(ROLES.filter((role) => role !== 'house'))
    expect(empty(openRoles(roleTables([])))).toEqual([...ROLES])
  })
})

describe('tables of letters and of what machines write', () => {
  const letters = documents.slice(0, 4).map((document, at) => ({ ...document, name: `letXx/${at}.txt`, isPersonal: true }))
  const others = documents.slice(4).map((document, at) => ({ ...document, name: `mixX/${at}.txt` }))
  const kinds = [KINDS.houses as NonNullable<typeof KINDS.houses>]

  test('are learned apart', () => {
    const [[, ofLetters], [, ofOthers]] = roleFiles([...others, ...letters], kinds) as [[string, Buffer], [string, Buffer]]
    expect(ofLetters.equals(roleTables(letters, kinds))).toBe(true)
    expect(ofOthers.equals(roleTables(others, kinds))).toBe(true)
  })

  test('are those of how a document is worded', () => {
    const rolesFor = openedRoles([...letters, ...others], kinds)
    const [one, two, other] = [letters[0], letters[1], others[0]].map((document) => document && rolesFor(document))
    expect([one === two, one === other]).toEqual([true, false])
  })

  test('that people wrote are in sets of their own', () => {
    const names = ['letQ/01.eml', 'stayN/02.txt', 'stayO/7.eml', 'lettings/1.eml', 'stayQ/01.eml', 'mixX/1.eml', 'noneA2/3.eml']
    expect(names.filter(isOfLetters)).toEqual(['letQ/01.eml', 'stayN/02.txt', 'stayO/7.eml'])
  })

  test('are opened by how a page is worded, and only then', () => {
    const read: string[] = []
    const table = Buffer.concat(ROLES.map(() => Buffer.alloc(HEAD + ROLE_SLOTS)))
    const opened = openGazetteer((name) => {
      read.push(name)
      return table
    })
    const page = (personal: number) => {
      const wording = { booking: 0, hire: 0, stay: 0, flight: 0, train: 0, letter: 0, personal }
      return readPage(documentOf('Hello'), { ...gazetteer, wording: () => wording, roles: opened.roles }, TODAY)
    }
    const roles = [2, 0.1, 0, -3].map((personal) => rolesOf(page(personal)))
    expect(read).toEqual(['letter-roles.bin', 'roles.bin'])
    expect(roles.map((one) => roles.indexOf(one))).toEqual([0, 0, 2, 2])
  })
})

describe('the kinds of roles', () => {
  const learnedOf = (kind: string, from: readonly RoleDocument[]): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(KINDS[kind]?.examples(from) ?? {}).map(([role, examples = []]) => [
        role,
        `${examples.filter(({ isSo }) => isSo).length} of ${examples.length}`,
      ]),
    )
  const one = documents.slice(0, 1)
  const [first] = documents

  test('are these', () =>
    expect(Object.keys(KINDS)).toEqual(['daysAndHours', 'houses', 'addresses', 'bookingNumbers', 'travellers', 'places', 'hirers']))

  test('learn from all that stands on a page, of which some is what the trip tells', () => {
    expect(['daysAndHours', 'houses', 'addresses', 'bookingNumbers', 'travellers'].map((kind) => learnedOf(kind, one))).toEqual([
      { dayBegins: '1 of 3', dayEnds: '1 of 3', hourBegins: '0 of 0', hourEnds: '0 of 0' },
      { house: '1 of 15' },
      { address: '1 of 2' },
      { number: '1 of 4' },
      { traveller: '0 of 1' },
    ])
  })

  test('learn nothing from a trip of several products but the houses that are one', () => {
    const both = first && [{ ...first, trip: { products: [...(first.trip.products ?? []), ...(first.trip.products ?? [])] } }]
    expect(['daysAndHours', 'houses', 'addresses', 'bookingNumbers', 'travellers'].map((kind) => learnedOf(kind, both ?? []))).toEqual([
      { dayBegins: '0 of 0', dayEnds: '0 of 0', hourBegins: '0 of 0', hourEnds: '0 of 0' },
      { house: '1 of 15' },
      { address: '0 of 0' },
      { number: '0 of 0' },
      { traveller: '0 of 1' },
    ])
  })

  test('tell how well they are told of others, in lines', () => {
    const lines = Object.values(KINDS).flatMap((kind) => {
      const roles = openRoles(roleTables([...documents.slice(0, 6), ...hires.slice(0, 6)], [kind]))
      return kind.measured((ask) => [...documents.slice(6), ...hires.slice(6)].flatMap((document) => ask(roles, document) ?? []))
    })
    expect(lines.filter((line) => !line.endsWith(' 0 of 0'))).toMatchInlineSnapshot(`
      [
        "both days right, by how sure they are:",
        "  6: 3 of 3",
        "  4: 3 of 3",
        "  2: 3 of 3",
        "  0: 3 of 3",
        "  -2: 3 of 3",
        "  -Infinity: 3 of 3",
        "both hours right, where both days are: 1 of 1",
        "the house is among the names of 2 of 2; by how sure it is:",
        "  4: 1 of 1",
        "  3: 2 of 2",
        "  2: 2 of 2",
        "  1: 2 of 2",
        "  0: 2 of 2",
        "  -1: 2 of 2",
        "  -Infinity: 2 of 2",
        "the address of the house, by how sure it is:",
        "  4: 2 of 2",
        "  3: 2 of 2",
        "  2: 2 of 2",
        "  1: 2 of 2",
        "  0: 2 of 2",
        "  -1: 2 of 2",
        "  -2: 2 of 2",
        "  -Infinity: 2 of 2",
        "the number right, by how sure it is:",
        "  3: 2 of 2",
        "  2: 2 of 2",
        "  1: 2 of 2",
        "  0: 2 of 2",
        "  -1: 2 of 2",
        "  -2: 2 of 2",
        "  -Infinity: 2 of 2",
        "travellers, by how sure they are:",
        "  4: 1 of 1",
        "  3: 1 of 1",
        "  2: 1 of 1",
        "  1: 1 of 1",
        "  0: 1 of 1",
        "  -1: 1 of 1",
        "where rules tell of nobody:",
        "the place where it is fetched, by how sure it is:",
        "  3: 1 of 1",
        "  2: 1 of 1",
        "  1: 1 of 1",
        "  0.5: 1 of 1",
        "  0: 1 of 1",
        "  -0.5: 1 of 1",
        "  -1: 1 of 1",
        "  -Infinity: 1 of 1",
        "the place where it is brought, by how sure it is:",
        "  3: 1 of 1",
        "  2: 1 of 1",
        "  1: 1 of 1",
        "  0.5: 1 of 1",
        "  0: 1 of 1",
        "  -0.5: 1 of 1",
        "  -1: 1 of 1",
        "  -Infinity: 1 of 1",
        "who hires out, by how sure it is:",
        "  3: 1 of 1",
        "  2: 1 of 1",
        "  1: 1 of 1",
        "  0: 1 of 1",
        "  -1: 1 of 1",
        "  -2: 1 of 1",
        "  -Infinity: 1 of 1",
      ]
    `)
  })
})
