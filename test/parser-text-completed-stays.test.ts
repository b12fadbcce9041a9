import { describe, expect, test } from 'vitest'
import { tablesOf } from '../scripts/role-tables.ts'
import type { FoundStay } from '../src/parser/found.ts'
import type { Score } from '../src/parser/learned.ts'
import { openRoles, ROLES, type Roles } from '../src/parser/roles.ts'
import { type Page, readPage } from '../src/parser/text/page/page.ts'
import { addressSlots, likelyAddresses } from '../src/parser/text/roles/addresses.ts'
import { roleFeatures } from '../src/parser/text/roles/features.ts'
import { completedStay } from '../src/parser/text/stays/completed-stays.ts'
import { documentOf, gazetteer, line, TODAY } from './parser-text.ts'

/** What the house of a stay is called and where it is, by how names and addresses stand on a page. No such house exists. */

type Feature = readonly [kind: string, ...told: readonly (string | number)[]]
const slotOf = (feature: Feature): number => {
  const own = roleFeatures()
  own.add(...feature)
  return [...own.slots][0] ?? 0
}

/** A score made by hand: so much for each feature that is told, and so much for nothing. */
const scoring =
  (bias: number, ...weights: readonly (readonly [weight: number, ...Feature])[]): Score =>
  (slots) =>
    weights.reduce((sum, [weight, ...feature]) => sum + (slots.has(slotOf(feature)) ? weight : 0), bias)

const NEVER = scoring(-9)
const rolesOf = (made: Partial<Roles>): Roles => ({ ...(Object.fromEntries(ROLES.map((role) => [role, NEVER])) as Roles), ...made })
const pageOf = (text: string, made: Partial<Roles> = {}, { subject = '', from = '' } = {}): Page =>
  readPage(documentOf(text, { subject, from }), { ...gazetteer, roles: () => rolesOf(made) }, TODAY)

const found = (name?: string): FoundStay => ({
  kind: 'hotel',
  checkIn: { value: '2027-06-11', rule: 'a label', sure: 0.8 },
  checkOut: { value: '2027-06-14', rule: 'a label', sure: 0.8 },
  ...(name !== undefined && { name: { value: name, rule: 'a label', sure: 0.8 } }),
})

/** Names are as likely as their last word tells: so much of `Seeblick`, and of all others very little. */
const named = (seeblick: number, others: Readonly<Record<string, number>> = {}): Score =>
  scoring(-9, [seeblick + 9, 'last', 'seeblick'], ...Object.entries(others).map(([word, score]) => [score + 9, 'last', word] as const))

describe('the name of the house', () => {
  const nameIn = (text: string, house: Score, name?: string, from = ''): string | undefined =>
    completedStay(pageOf(text, { house }, { from }), found(name)).name?.value

  test.each([
    ['German', 'willkommen, in Haus Seeblick ist alles bereit'],
    ['English', 'all is well in Haus Seeblick, where we look forward to it'],
    ['French', 'nous vous attendons à Haus Seeblick, au bord du lac'],
    ['Spanish', 'te esperamos en Haus Seeblick, junto al lago'],
    ['Dutch', 'wij zien u graag in Haus Seeblick, aan het water'],
    ['Polish', 'pokój jest w Haus Seeblick, pod lasem'],
  ])('is filled where none was found, in a letter in %s', (_, text) => {
    expect(nameIn(text, named(2))).toBe('Haus Seeblick')
  })

  test('is filled where it is likely enough', () => {
    expect([nameIn('it is Haus Seeblick', named(-1)), nameIn('it is Haus Seeblick', named(-1.1))]).toEqual(['Haus Seeblick', undefined])
  })

  test('is the likeliest of all, also of who sends it and in the subject', () => {
    expect(nameIn('it is Haus Bergblick, or else Haus Seeblick', named(2, { bergblick: 1 }))).toBe('Haus Seeblick')
    expect(nameIn('it is Haus Bergblick', named(2, { bergblick: 1 }), undefined, 'Haus Seeblick <a@example.com>')).toBe('Haus Seeblick')
    const about = pageOf('all is well', { house: named(2) }, { subject: 'Haus Seeblick' })
    expect(completedStay(about, found()).name?.value).toBe('Haus Seeblick')
  })

  test('says how it was found', () => {
    expect(completedStay(pageOf('it is Haus Seeblick', { house: named(2) }), found()).name).toEqual({
      value: 'Haus Seeblick',
      rule: 'how names stand on the page',
      sure: 0.65,
    })
  })

  /** A short text says too little for one name to take the place of another. */
  const short = 'it is Haus Seeblick, and then Café Rosa for dinner'
  const two = `${short}\n${Array.from({ length: 120 }, (_, at) => `w${at}`).join(' ')}`

  test('takes the place of another that is less likely by far', () => {
    expect(nameIn(two, named(0, { rosa: -3 }), 'Café Rosa')).toBe('Haus Seeblick')
    expect(nameIn(two, named(0, { rosa: -2.9 }), 'Café Rosa')).toBe('Café Rosa')
    expect(nameIn(two, named(4, { rosa: 3 }), 'Café Rosa')).toBe('Café Rosa')
    expect(nameIn(short, named(0, { rosa: -3 }), 'Café Rosa')).toBe('Café Rosa')
  })

  test('does so where it is less likely itself, if the other is still less so', () => {
    expect(nameIn(two, named(-0.1, { rosa: -4 }), 'Café Rosa')).toBe('Café Rosa')
    expect(nameIn(two, named(-0.1, { rosa: -5.1 }), 'Café Rosa')).toBe('Haus Seeblick')
    expect(nameIn(two, named(-1.5, { rosa: -6.5 }), 'Café Rosa')).toBe('Haus Seeblick')
    expect(nameIn(two, named(-1.6, { rosa: -8 }), 'Café Rosa')).toBe('Café Rosa')
  })

  test('takes the place of one that the page does not name', () => {
    expect(nameIn(two, named(0), 'Hotel Post')).toBe('Haus Seeblick')
    expect(nameIn(two, named(-0.1), 'Hotel Post')).toBe('Hotel Post')
  })

  test.each([
    ['it has the other within', 'Seeblick'],
    ['the other has it within', 'Pension Haus Seeblick am See'],
    ['it is the other in capitals', 'HAUS SEEBLICK'],
  ])('leaves another as it is where %s', (_, name) => expect(nameIn(two, named(4), name)).toBe(name))

  test('is left open, or as it was, where no name is likely or none is there', () => {
    expect([nameIn(two, named(-9)), nameIn(two, named(-9), 'Hotel Post')]).toEqual([undefined, 'Hotel Post'])
    expect([nameIn('all is well', named(4)), nameIn('all is well', named(4), 'Hotel Post')]).toEqual([undefined, 'Hotel Post'])
  })
})

describe('the address of the house', () => {
  const ofHouse = scoring(-4, [6, 'house', 'above 0'])
  const read = (text: string, address: Score, stay = found('Pension Lindenhof')) => line(completedStay(pageOf(text, { address }), stay))
  const letter = `Jutta Falk
Bergweg 3, 04110 Bergheim

wir freuen uns auf Sie in der
Pension Lindenhof
Talstraße 12, 04109 Talheim`

  test('is filled with the likeliest of all', () => {
    expect(read(letter, ofHouse)).toBe('Pension Lindenhof | 2027-06-11 – 2027-06-14 | Talstraße 12, 04109, Talheim | ?')
    expect(read(letter, scoring(-4, [6, 'person', 'above 0']))).toBe(
      'Pension Lindenhof | 2027-06-11 – 2027-06-14 | Bergweg 3, 04110, Bergheim | ?',
    )
  })

  test('is filled where it is likely enough', () => {
    const [likely, not] = [scoring(-9, [10, 'house', 'above 0']), scoring(-9, [9.9, 'house', 'above 0'])]
    expect(read(letter, likely)).toContain('Talstraße 12')
    expect(read(letter, not)).toBe('Pension Lindenhof | 2027-06-11 – 2027-06-14 | ? | ?')
  })

  test('says how it was found', () => {
    expect(completedStay(pageOf(letter, { address: ofHouse }), found('Pension Lindenhof')).address).toEqual({
      value: { lines: ['Talstraße 12'], postalCode: '04109', city: 'Talheim' },
      rule: 'how addresses stand on the page',
      sure: 0.65,
    })
  })

  test('is without what the house is called', () => {
    const text = 'Address: Mill Street House, 14 Mill Lane, Eastmere EH1 2PW'
    expect(read(text, scoring(2), found('Mill Street House'))).toBe(
      'Mill Street House | 2027-06-11 – 2027-06-14 | 14 Mill Lane, EH1 2PW, Eastmere, GB | ?',
    )
    expect(read(text, scoring(2), found('Fernhill'))).toContain('| Mill Street House, 14 Mill Lane, EH1 2PW')
  })

  test('is one in the middle of anything as well', () => {
    expect(read('the key is in our hut, Mill Lane 4, Eastmere (39100), by the stove', scoring(2))).toBe(
      'Pension Lindenhof | 2027-06-11 – 2027-06-14 | Mill Lane 4, 39100, Eastmere | ?',
    )
  })

  const bergheim = { value: { lines: ['Bergweg 3'], postalCode: '04110', city: 'Bergheim' }, rule: 'a label', sure: 0.8 }
  const instead = (text: string, address: Score, value = bergheim): string =>
    read(text, address, { ...found('Pension Lindenhof'), address: value })

  test('takes the place of another of the page that is less likely by far', () => {
    expect(instead(letter, ofHouse)).toContain('| Talstraße 12, 04109, Talheim |')
    expect(instead(letter, scoring(-3, [2, 'house', 'above 0']))).toContain('| Talstraße 12, 04109, Talheim |')
  })

  test('leaves another as it is where it is as likely, or where none is likely', () => {
    expect(instead(letter, scoring(9))).toContain('| Bergweg 3, 04110, Bergheim |')
    expect(instead(letter, scoring(0, [1.9, 'house', 'above 0']))).toContain('| Bergweg 3, 04110, Bergheim |')
    expect(instead(letter, scoring(-8, [6.9, 'house', 'above 0']))).toContain('| Bergweg 3, 04110, Bergheim |')
  })

  test('leaves one as it is that stands nowhere among them', () => {
    const value = { value: { text: 'am Nordufer' }, rule: 'the place beside the name', sure: 0.7 }
    const stay = { ...found('Pension Lindenhof'), address: value }
    expect(completedStay(pageOf(letter, { address: scoring(9) }), stay).address).toBe(value)
  })

  test('takes the place of no other where it is that of who booked', () => {
    const booked = 'Pension Lindenhof\nTalstraße 12, 04109 Talheim\n\nHerrn\nJan Falk\nBergweg 3\n04110 Bergheim'
    const value = { value: { lines: ['Talstraße 12'], postalCode: '04109', city: 'Talheim' }, rule: 'a label', sure: 0.8 }
    expect(instead(booked, scoring(-4, [9, 'person', 'above 0']), value)).toContain('| Talstraße 12, 04109, Talheim |')
  })

  test.each([
    ['Dutch', 'Schoenen uit aan de deur. Zandweg 2, Oostmeer.', 'Zandweg 2, Oostmeer'],
    ['Danish', 'Det er Møllevej 29 i Fjordby, I skal gå igennem haven.', 'Møllevej 29, Fjordby'],
    ['Italian', 'Ti aspetto a Valfiorita, via Roma 51. La minestra è sul fuoco.', 'via Roma 51, Valfiorita'],
    ['Spanish', 'Nos vemos en la calle Mayor 14, la puerta azul.', 'calle Mayor 14'],
    ['French', 'La porte est toujours la même : 18 rue Haute, Portvent.', '18 rue Haute, Portvent'],
    ['German', 'Parken geht gut auf dem Hof. Talstraße 251, Talheim, beim Tor.', 'Talstraße 251, Talheim'],
  ])('is one that is told without a code, in a letter in %s', (_, text, address) => {
    expect(read(text, scoring(2))).toBe(`Pension Lindenhof | 2027-06-11 – 2027-06-14 | ${address} | ?`)
  })

  test('takes the place of no other without a code', () => {
    expect(instead(`${letter}\n\nSchlüssel bei Falk, Uferweg 8, Talheim`, scoring(-3, [9, 'address before', 'falk']))).toContain(
      '| Bergweg 3',
    )
  })

  test('is put together of a street and of the town with its code that stands elsewhere', () => {
    expect(read('C’est au 8 rue des Tilleuls, la grille verte.\n\n84000 Portvent', scoring(2))).toContain(
      '| 8 rue des Tilleuls, 84000, Portvent |',
    )
    const town = { value: { postalCode: '12050', city: 'Valfiorita' }, rule: 'the town behind the name', sure: 0.75 }
    const text = 'Ci trovate in Strada Alta 16, Valfiorita. A presto!\n\nCascina Rossa – 12050 Valfiorita'
    expect(line(completedStay(pageOf(text, { address: scoring(2) }), { ...found('Cascina Rossa'), address: town }))).toContain(
      '| Strada Alta 16, 12050, Valfiorita |',
    )
  })

  test('is put together of nothing where two towns are told, or another town', () => {
    expect(read('C’est au 8 rue des Tilleuls, la grille verte.\n\n84000 Portvent\n56100 Lorval', scoring(2))).toContain(
      '| 8 rue des Tilleuls |',
    )
    expect(read('C’est au 8 rue des Tilleuls, Montval.\n\n84000 Portvent', scoring(2))).toContain('| 8 rue des Tilleuls, Montval |')
  })

  test('is put together of no street and a year', () => {
    expect(read('C’est au 8 rue des Tilleuls, la grille verte.\n\nPrix 2019 Meublé, trois clés', scoring(2))).toContain(
      '| 8 rue des Tilleuls |',
    )
  })

  test('is without the sentence that tells it', () => {
    expect(read('Come arrivare: ci trovate poi in Strada Alta 26, 12050 Valfiorita (CN).', scoring(2))).toContain(
      '| Strada Alta 26, 12050, Valfiorita',
    )
  })

  test('is none whose code is the year of a sentence', () => {
    expect(read("she stays where she is, the engine's been out since 2014, so no steering to learn", scoring(9))).toBe(
      'Pension Lindenhof | 2027-06-11 – 2027-06-14 | ? | ?',
    )
  })

  test('is told by where the house is named: by what was found, or by what is likeliest where nothing was', () => {
    const below = scoring(-4, [6, 'name', 'above 0'])
    const page = (house: Score): Page => pageOf(letter.replace('Pension Lindenhof', 'Seeblick'), { address: below, house })
    expect(line(completedStay(page(NEVER), found('Seeblick')))).toContain('Talstraße 12')
    expect(line(completedStay(page(named(2)), found()))).toContain('Seeblick | 2027-06-11 – 2027-06-14 | Talstraße 12')
    expect(line(completedStay(page(NEVER), found()))).toBe('? | 2027-06-11 – 2027-06-14 | ? | ?')
  })
})

describe('a stay', () => {
  test('keeps all else that was found of it', () => {
    const stay: FoundStay = {
      ...found('Hotel Post'),
      confirmation: { value: '4417209', rule: 'a label', sure: 0.8 },
      rooms: { value: 2, rule: 'a label', sure: 0.8 },
    }
    const { name, address, ...others } = completedStay(
      pageOf('Haus Seeblick\nTalstraße 12, 04109 Talheim', { house: named(4), address: scoring(2) }),
      stay,
    )
    const { name: before, ...all } = stay
    expect([before?.value, name?.value, address?.value.city, others]).toEqual(['Hotel Post', 'Hotel Post', 'Talheim', all])
  })

  test('is as it was where the page tells nothing of it', () => {
    expect(completedStay(pageOf('all is well', { house: named(4), address: scoring(4) }), found())).toEqual(found())
    expect(completedStay(pageOf('Haus Seeblick\nTalstraße 12, 04109 Talheim'), found('Hotel Post'))).toEqual(found('Hotel Post'))
  })

  test.each([
    ['names', Array.from({ length: 600 }, () => 'Haus Seeblick').join('\n')],
    [
      'names in long lines',
      Array.from(
        { length: 60 },
        (_, at) => `Haus Seeblick, ${Array.from({ length: 40 }, (_, far) => `Haus${at * far} Bach`).join(', ')}`,
      ).join('\n'),
    ],
    ['addresses', Array.from({ length: 700 }, (_, at) => `Talstraße ${at + 1}, ${10000 + at} Talheim`).join('\n')],
    ['codes', Array.from({ length: 900 }, (_, at) => `${10000 + at} ${20000 + at} ${30000 + at}`).join('\n')],
  ])('is as it was on a page of nothing but %s', (_, text) => {
    expect(completedStay(pageOf(text, { house: named(4), address: scoring(4) }), found())).toEqual(found())
  })
})

describe('what is told of an address', () => {
  /** Of each address of a page, all that is asked and told. */
  const told = (text: string, asked: readonly Feature[], house?: string, from = ''): readonly (readonly string[])[] =>
    addressSlots(pageOf(text, {}, { from }), house).map(({ slots }) =>
      asked.flatMap((one) => (slots.has(slotOf(one)) ? [one.join(' ')] : [])),
    )
  const two = 'Seeblick\nTalstraße 12, 04109 Talheim\n\nall is well\n\nKind regards,\nAnna Falk\nBergweg 3, 04110 Bergheim'

  test('is where it stands: from both ends of the page, and from who signs', () => {
    expect(
      told(two, [
        ['from top', 1],
        ['from end', 0],
        ['which', 0, 2],
        ['which', 1, 2],
        ['signed', 'above', 3],
        ['signed', 'below', 1],
      ]),
    ).toEqual([
      ['from top 1', 'which 0 2', 'signed above 3'],
      ['from end 0', 'which 1 2', 'signed below 1'],
    ])
  })

  test('is who is named above it: the house, somebody, or who sends it', () => {
    const asked: readonly Feature[] = [
      ['name', 'above 0'],
      ['person', 'above 0'],
      ['sender', 'above 0'],
      ['word', 'above', 'seeblick'],
      ['since name', 1],
      ['since name', 7],
    ]
    expect(told(two, asked, 'Seeblick', 'Anna Falk <a@example.com>')).toEqual([
      ['name above 0', 'word above seeblick', 'since name 1'],
      ['person above 0', 'sender above 0', 'since name 7'],
    ])
  })

  test('is that nothing is known of the house where it has no name', () => {
    expect(
      told(two, [
        ['name', 'above 0'],
        ['since name', 1],
        ['since name', 'never'],
      ]),
    ).toEqual([[], []])
    expect(told(two, [['since name', 'never']], 'Hotel Post')).toEqual([['since name never'], ['since name never']])
  })

  test('is none of a page with more of them than a booking has', () => {
    const rows = (count: number): string =>
      Array.from({ length: count }, (_, at) => `Talstraße ${at + 1}, ${10000 + at} Talheim`).join('\n')
    expect(addressSlots(pageOf(rows(60)), undefined)).toHaveLength(60)
    expect(addressSlots(pageOf(rows(61)), undefined)).toEqual([])
  })

  test('is learned from where the house is, to tell it of letters in other languages', () => {
    const letterOf = (house: string, own: string, office: string): string => `${office}\n\n${house}\n${own}\n\nall is well`
    const places = Array.from({ length: 12 }, (_, at) => `Talstraße ${at + 3}, ${10117 + at * 13} ${at % 2 ? 'Talheim' : 'Bergheim'}`)
    const examples = places.flatMap((own, at) => {
      const office = `Verwaltung, Uferweg ${at + 1}, ${20117 + at * 17} Uferheim`
      return addressSlots(pageOf(letterOf('Seeblick', own, office)), 'Seeblick').map(({ mention, slots }) => ({
        slots,
        isSo: own.includes(mention.address.postalCode ?? '?'),
      }))
    })
    const roles = openRoles(tablesOf({ address: examples }))
    const cityIn = (text: string, house: string) => likelyAddresses(roles, pageOf(text), house).all[0]?.mark.address.city
    expect(cityIn(letterOf('Molino', 'calle Mayor 22, 47300 Riofrío', 'Oficina, calle Nueva 7, 28100 Villanueva'), 'Molino')).toBe(
      'Riofrío',
    )
    expect(cityIn(letterOf('Tilleuls', '12 rue Haute, 29200 Portvent', 'Bureau, 3 rue Basse, 56100 Lorval'), 'Tilleuls')).toBe('Portvent')
    expect(cityIn('all is well', 'Molino')).toBe(undefined)
  })
})
