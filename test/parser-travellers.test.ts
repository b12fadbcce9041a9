import { describe, expect, test } from 'vitest'
import { tablesOf } from '../scripts/role-tables.ts'
import { travellers } from '../scripts/roles/travellers.ts'
import type { ReadDocument } from '../src/parser/document.ts'
import type { FoundPerson, Gazetteer } from '../src/parser/found.ts'
import { openRoles } from '../src/parser/roles.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { withTravellers } from '../src/parser/text/people/people-by-role.ts'
import { keyOfHalves, personKey } from '../src/parser/text/people/person-keys.ts'
import { namedOn, personInHead } from '../src/parser/text/roles/people.ts'
import { travellersBy } from '../src/parser/text/roles/travellers.ts'
import { documentOf, gazetteer, TODAY, tripOf } from './parser-text.ts'

const person = ({ firstName = '', lastName }: FoundPerson): string => `${firstName}|${lastName}`

const pageOf = (text: string, more: Partial<ReadDocument> = {}, world: Gazetteer = gazetteer) =>
  readPage({ ...documentOf(text), ...more }, world, TODAY)

const namedIn = (text: string, to = ''): readonly string[] => {
  const page = pageOf(text)
  const head = personInHead(page, to)
  return namedOn(page, head ? [head] : []).candidates.map(({ person: one }) => person(one))
}

describe('whom a page names', () => {
  test('is told by capitals in a row, in any sentence', () => {
    expect(namedIn('As drivers Anna Reed and Volker van den Berg are in the contract.')).toEqual(['Anna|Reed', 'Volker|van den Berg'])
  })

  test('begins behind titles and what greets', () => {
    expect(namedIn('Grüß Gott Frau Anna Reed,')).toEqual(['Anna|Reed'])
    expect(namedIn('Howya Tomasz Reed,')).toEqual(['Tomasz|Reed'])
  })

  test('shares a last name where two given names stand before it', () => {
    expect(namedIn('Huset er jeres, Lars og Ingrid Solheim.')).toEqual(['Lars|Solheim', 'Ingrid|Solheim'])
  })

  test('is half a name behind a title, where no other has it', () => {
    expect(namedIn('Estimado Sr. Echeverri:')).toEqual(['|Echeverri'])
    expect(namedIn('Dear Ms Holt,\nthe room is for Anna Holt.')).toEqual(['Anna|Holt'])
  })

  test('may have the last name first, where no sentence stands around it', () => {
    expect(namedIn('Guest: Okonjo Ruth')).toEqual(['Ruth|Okonjo'])
  })

  test('is nobody where another word stands before a given name, or a greeting', () => {
    expect(namedIn('Anbei die Liste, Kinder Mathilda (8) und Bruno (5)')).toEqual([])
    expect(namedIn('Howya Tomasz,')).toEqual([])
    expect(namedIn('"Ciao Elisabetta! We wait at the pier.')).toEqual([])
  })

  test('is told first by the head of a mail, by a name or an address', () => {
    expect(namedIn('Hi Anna,', 'Anna Reed <anna@post.example>')).toEqual(['Anna|Reed'])
    expect(namedIn('Hi Anna,', 'Reed, Anna <anna@post.example>')).toEqual(['Anna|Reed'])
    expect(namedIn('Hi Anna,', 'anna.reed@post.example')).toEqual(['Anna|Reed'])
    expect(namedIn('Hello,', 'bookings@post.example')).toEqual([])
  })

  test('is one, however often', () => {
    const page = pageOf('Anna Reed\nFor Anna Reed, who comes with Tom Hale.\nAnna knows the way, and Hale has the key.')
    const { candidates, marks } = namedOn(page, [])
    expect(candidates.map(({ person: one }) => person(one))).toEqual(['Anna|Reed', 'Tom|Hale'])
    expect(marks.map(({ line, who, part }) => `${line.index} ${who} ${part}`)).toEqual([
      '1 0 whole',
      '2 0 whole',
      '2 1 whole',
      '3 0 given',
      '3 1 last',
    ])
  })

  test('are no more than forty on a page of whatever length', () => {
    const rows = Array.from(
      { length: 2000 },
      (_, at) => `Anna R${'aeiou'[at % 5]}${'bdfgk'[(at >> 2) % 5]}${'aeiou'[(at >> 4) % 5]}n met Tom Hale`,
    )
    expect(namedIn(rows.join('\n')).length).toBeLessThanOrEqual(40)
  })
})

/** Letters of one build, in which a word of no language stands before who comes, and another before who brings the key. */
const letter = (guest: string, other: string, host: string): string =>
  `Hello ${guest},\nall is well here.\nThe cottage is yours, vordo ${guest}, and zumel ${other} brings the key.\n\nRegards,\n${host}`
const GIVEN = ['Anna', 'Tomasz', 'Ingrid', 'Pedro', 'Giulia', 'Henk', 'Sophie', 'Mikael']
const LAST = ['Hale', 'Okonjo', 'Solheim', 'Echeverri', 'Baum', 'Vermeer', 'Laurent', 'Whitlock']
const nameOf = (at: number): string => `${GIVEN[at % 8]} ${LAST[(at * 3 + (at >> 3)) % 8]}`

/** Learned from letters in which whoever stands behind the first word comes. */
const roles = (() => {
  const documents = Array.from({ length: 24 }, (_, at) => {
    const [firstName, lastName] = nameOf(at).split(' ')
    return {
      name: String(at),
      page: pageOf(letter(nameOf(at), nameOf(at + 9), nameOf(at + 19))),
      from: '',
      isPersonal: true,
      trip: { stakeholders: [{ id: '1', name: { ...(firstName && { firstName }), ...(lastName && { lastName }) } }] },
    }
  })
  return openRoles(tablesOf(travellers.examples(documents)))
})()

describe('two names', () => {
  const keys = (firstName: string, lastName: string) => [personKey({ firstName, lastName }), keyOfHalves({ firstName, lastName })]

  test('are one in whatever order their words are, and with umlauts written out', () => {
    expect(keys('Jörg', 'Müller-Voss')).toEqual(keys('MUELLER VOSS', 'JOERG'))
  })

  test('are one as well where all words of the other are its last name, but not where halves are told apart', () => {
    const [both, halves] = keys('', 'García López')
    expect([both, halves]).toEqual(['garcia lopez', ' garcia lopez'])
    expect(keys('García', 'López')).toEqual([both, both])
  })
})

describe('who travels', () => {
  const tellsOf = (text: string): readonly string[] =>
    travellersBy(roles, pageOf(text)).flatMap(({ person: one, sure }) => (sure > 0 ? [person(one)] : []))

  test('is told by the words around a name, not by the name', () => {
    expect(tellsOf(letter('Ruth Adeyemi', 'Callum Begley', 'Noreen Marsh'))).toEqual(['Ruth|Adeyemi'])
    expect(tellsOf(letter('Callum Begley', 'Noreen Marsh', 'Ruth Adeyemi'))).toEqual(['Callum|Begley'])
  })

  test('is nobody who only signs, or does something else', () => {
    expect(tellsOf('All is well here, and zumel Callum Begley brings the key.\n\nRegards,\nNoreen Marsh')).toEqual([])
  })
})

describe('those whom rules tell of', () => {
  const world: Gazetteer = { ...gazetteer, roles: () => roles }
  const told = (how: 'label' | 'greeting', lastName: string, firstName?: string) => ({
    value: { lastName, ...(firstName && { firstName }) },
    rule: how,
    how,
    sure: 0.6,
  })
  const withRoles = (text: string, people: Parameters<typeof withTravellers>[1]): readonly string[] =>
    withTravellers(pageOf(text, {}, world), people, []).map(({ value }) => person(value))
  const text = letter('Ruth Adeyemi', 'Callum Begley', 'Noreen Marsh')

  test('are nobody: then who is told by how the name stands', () => {
    expect(withRoles(text, [])).toEqual(['Ruth|Adeyemi'])
  })

  test('are told but by the last name: then the whole of it', () => {
    expect(withRoles(text, [told('greeting', 'Adeyemi')])).toEqual(['Ruth|Adeyemi'])
  })

  test('are all there are where labels tell them', () => {
    expect(withRoles(text, [told('label', 'Marsh', 'Tom')])).toEqual(['Tom|Marsh'])
  })

  test('have somebody beside them, who is told once', () => {
    expect(withRoles(text, [told('greeting', 'Hale', 'Anna')])).toEqual(['Anna|Hale', 'Ruth|Adeyemi'])
    expect(withRoles(text, [told('greeting', 'Adeyemi-Hale', 'Ruth')])).toEqual(['Ruth|Adeyemi-Hale'])
  })
})

describe('whatever rules tell', () => {
  const withAll = (sure: number, text: string, people: Parameters<typeof withTravellers>[1]): readonly string[] => {
    const world: Gazetteer = { ...gazetteer, roles: () => ({ ...roles, traveller: () => sure }) }
    return withTravellers(pageOf(text, {}, world), people, []).map(({ value }) => person(value))
  }
  const labelled = (firstName: string, lastName: string) => ({
    value: { firstName, lastName },
    rule: 'label',
    how: 'label' as const,
    sure: 0.85,
  })

  test('what stands as nobody does is none, unless it is called as people are', () => {
    const words = Array.from({ length: 150 }, (_, at) => `word${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`).join(' ')
    const text = `Driver\nBrass Requirements\nAnna Reed\n\n${words}`
    expect(withAll(-5, text, [labelled('Brass', 'Requirements'), labelled('Anna', 'Reed')])).toEqual(['Anna|Reed'])
    expect(withAll(-3, text, [labelled('Brass', 'Requirements')])).toEqual(['Brass|Requirements'])
    // Of few words little is known.
    expect(withAll(-5, 'Driver\nBrass Requirements', [labelled('Brass', 'Requirements')])).toEqual(['Brass|Requirements'])
  })

  test('those who stand in rows with others come along, behind labels as well', () => {
    const text = 'Lead guest   Anna Reed\n\nTw 1   Anna Reed / Tom Hale\nSg 1   Gnarl Obst'
    expect(withAll(3, text, [labelled('Anna', 'Reed')])).toEqual(['Anna|Reed', 'Tom|Hale', 'Gnarl|Obst'])
    expect(withAll(-1, text, [labelled('Anna', 'Reed')])).toEqual(['Anna|Reed'])
  })

  test('two of one family stand below one label, whichever half of the name is first', () => {
    expect(withAll(-1, 'Cliente   Reali Mario\n          Reali Anna', [labelled('Reali', 'Mario')])).toEqual(['Reali|Mario', 'Reali|Anna'])
    expect(withAll(-1, 'Cliente   Reali Mario\n          Belli Anna', [labelled('Reali', 'Mario')])).toEqual(['Reali|Mario'])
  })
})

describe('by the table that comes with the program', () => {
  const peopleOf = (text: string, to: string, from: string): readonly string[] =>
    tripOf(text, { to, from, mailbox: 'post@letters.example', format: 'eml' }).people.map(({ value }) => person(value))

  test('an English letter to one of two', () => {
    const text = `
      Howya Padraig,

      That is you sorted so. The house is yours from Friday 11 June 2027 to Monday 14 June 2027, booking number ST-2044.
      Strand House, 4 Strand Street, Dingle, V92 XY00

      Mind yourself,
      Nuala Begley`
    expect(peopleOf(text, 'Padraig Whelan', 'Strand House')).toEqual(['Padraig|Whelan'])
  })

  test('a Swedish letter to two who share a last name', () => {
    const text = `
      Hej Bengt-Åke!

      Stuga 4 är bokad för er, Bengt-Åke och Gunilla Sjöholm, från fredag den 11 juni 2027 till måndag den 14 juni 2027.
      Bokningsnummer: EG 2044

      Varmt välkomna!
      Annelie med personal
      Bryggans Gästhus
      Bryggvägen 12, 452 05 Sydkoster`
    expect(peopleOf(text, 'Bengt-Åke Sjöholm', 'Bryggans Gästhus')).toEqual(['Bengt-Åke|Sjöholm', 'Gunilla|Sjöholm'])
  })

  test('whoever signs for the house does not travel', () => {
    const text = `
      Guten Tag,

      das Zimmer ist vom 11. Juni 2027 bis zum 14. Juni 2027 für Sie reserviert, Buchungsnummer 2044-7.

      Mit freundlichen Grüßen
      Sabine Hagen
      Gasthof Linde, Dorfstraße 8, 83735 Bayrischzell`
    expect(peopleOf(text, 'gast@post.example', 'Sabine Hagen')).toEqual([])
  })
})
