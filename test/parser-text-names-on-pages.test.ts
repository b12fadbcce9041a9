import { describe, expect, test } from 'vitest'
import { tablesOf } from '../scripts/role-tables.ts'
import { openRoles } from '../src/parser/roles.ts'
import { type Page, readPage } from '../src/parser/text/page/page.ts'
import { roleFeatures } from '../src/parser/text/roles/features.ts'
import { likelyHouses, likelyHousesBy } from '../src/parser/text/roles/houses.ts'
import { nameSlots } from '../src/parser/text/roles/names.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

/** Names as they stand on pages, and which of them is that of a house. Nobody in these letters exists, and no house does. */

const pageOf = (text: string, { subject = '', from = '' } = {}): Page => readPage(documentOf(text, { subject, from }), gazetteer, TODAY)
const namesIn = (text: string, from = '', subject = ''): readonly string[] =>
  nameSlots(pageOf(text, { subject, from })).map(({ mention }) => mention.name)

describe('the names of a page', () => {
  test.each([
    ['Wir sehen uns in der Pension Lindenhof am Bach.', ['Wir', 'Pension Lindenhof am Bach']],
    ["en wij zien u in 't Zwarte Veen, aan het water.", ["'t Zwarte Veen"]],
    ['te esperamos en el Molino del Duero, junto al agua', ['Molino del Duero']],
    ['vi aspettiamo alla Locanda della Rosa di Valfiorita', ['Locanda della Rosa di Valfiorita']],
    ['nous sommes au Clos d’Étang et dînons au Café & Bar', ['Clos d’Étang', 'Café & Bar']],
    ['a casa é a Quinta do Vale e está quente', ['Quinta do Vale']],
    ['du bor på Gården vid Sjön, den är varm', ['Gården vid Sjön']],
    ['pokój jest w Willi Pod Dębami, pod lasem', ['Willi Pod Dębami']],
    ['it is 24 Hours House, or else House 12, say', ['24 Hours House', 'House 12']],
  ])('are rows of words with capitals, with a short word between: %s', (text, names) => expect(namesIn(text)).toEqual(names))

  test.each([
    ['HARBOUR LIGHTS · 12 Quay Street · Whitby', ['HARBOUR LIGHTS', '12 Quay Street', 'Whitby']],
    ['Seeblick | Bergweg 3 – Talheim', ['Seeblick', 'Bergweg 3', 'Talheim']],
    ['Il Melo (Valfiorita)', ['Il Melo', 'Valfiorita']],
    ['es ist „Seeblick“ oder "Bergblick"', ['Seeblick', 'Bergblick']],
    ['*** Villa Rosa ***', ['Villa Rosa']],
    ['- Villa Rosa.', ['Villa Rosa']],
  ])('are what stands between signs, without those around it: %s', (text, names) => expect(namesIn(text)).toEqual(names))

  test('are who sent it, what it is about and what its lines tell, in this order', () => {
    expect(namesIn('Hello from Anna', 'Fernhill Cottage <stay@example.com>', 'Your Garden Room')).toEqual([
      'Fernhill Cottage',
      'Your Garden Room',
      'Hello from Anna',
      'Hello',
      'Anna',
    ])
  })

  test('are of who sent it without those by whom they did, and each where they are several', () => {
    expect(namesIn('all is well', 'Villa Rosa via Huts & Co <a@example.com>')).toEqual(['Villa Rosa'])
    expect(namesIn('all is well', '"Haus Seeblick | Anna Reimann" <a@example.com>')).toEqual(['Haus Seeblick', 'Anna Reimann'])
    expect(namesIn('all is well', '')).toEqual([])
  })

  test('are told once for each line in which they stand', () => {
    expect(namesIn('Villa Rosa, Villa Rosa\nVilla Rosa')).toEqual(['Villa Rosa', 'Villa Rosa'])
  })

  test.each([
    'all is small here, and nothing has a name',
    '4417209',
    'A\nB2\n12',
    'Friday 11 June 2027',
    'One Two Three Four Five Six Seven Eight Nine',
  ])('are no words without capitals, no numbers, no days and no more than eight words: %s', (text) => expect(namesIn(text)).toEqual([]))
})

type Feature = readonly [kind: string, ...told: readonly (string | number)[]]
const slotsOf = (features: readonly Feature[]): ReadonlySet<number> => {
  const own = roleFeatures()
  for (const feature of features) own.add(...feature)
  return own.slots
}

/** What is told of a name where it first stands, of all that is asked. */
function told(name: string, page: Page, asked: readonly Feature[], which = 0): readonly string[] {
  const featured = nameSlots(page).filter(({ mention }) => mention.name === name)[which]
  return asked.flatMap((feature) => ([...slotsOf([feature])].every((slot) => featured?.slots.has(slot)) ? [feature.join(' ')] : []))
}

describe('what is told of a name', () => {
  test('is told once of a page, with who sent it', () => {
    const page = pageOf('it is in Villa Verde now', { from: 'Casa Nova' })
    expect(nameSlots(page)).toBe(nameSlots(page))
    expect(nameSlots(page).map(({ mention }) => mention.name)).toEqual(['Casa Nova', 'Villa Verde'])
  })

  const KINDS: readonly Feature[] = [
    ['kind', 'sender'],
    ['kind', 'subject'],
    ['kind', 'line'],
    ['kind', 'part'],
    ['kind', 'run'],
  ]

  test('is where it is written: by who sends, in the subject, alone in its line, between signs or among words', () => {
    const page = pageOf('Villa Rosa\nHere, Villa Bella\nit is in Villa Verde now', { subject: 'Villa Nova', from: 'Villa Alba' })
    const kinds = ['Villa Alba', 'Villa Nova', 'Villa Rosa', 'Villa Bella', 'Villa Verde'].map((name) => told(name, page, KINDS).join())
    expect(kinds).toEqual(['kind sender', 'kind subject', 'kind line', 'kind part', 'kind run'])
  })

  test('are its words, of which those at its ends are told apart, and its length', () => {
    expect(
      told('Pension Am Bach 12', pageOf('Pension Am Bach 12'), [
        ['word', 'pension'],
        ['word', 'bach'],
        ['word', '##'],
        ['word', '12'],
        ['first', 'pension'],
        ['first', 'am'],
        ['last', '##'],
        ['last', 'bach'],
        ['begins', 'pens'],
        ['ends', 'sion'],
        ['begins', 'bach'],
        ['words', 4],
        ['words', 3],
      ]),
    ).toEqual(['word pension', 'word bach', 'word ##', 'first pension', 'last ##', 'begins pens', 'ends sion', 'words 4'])
  })

  test('is whether it is called as houses are, as people are, or in capitals', () => {
    const page = pageOf('HOTEL POST\nAnna Reimann\nFernhill')
    const asked: readonly Feature[] = [['house', 'line'], ['given', 2], ['person', 'line'], ['capitals']]
    expect(['HOTEL POST', 'Anna Reimann', 'Fernhill'].map((name) => told(name, page, asked))).toEqual([
      ['house line', 'capitals'],
      ['given 2', 'person line'],
      [],
    ])
  })

  test('is whether who sends it, its subject and its sites are called so, and how often it is told', () => {
    const page = pageOf('Villa Rosa\nAs ever in Villa Rosa: www.villa-rosa.example', { subject: 'To Villa Rosa', from: 'Villa Rosa Team' })
    const asked: readonly Feature[] = [
      ['in sender', 'line'],
      ['in subject', 2],
      ['site', 2],
      ['times', 3, 2],
    ]
    expect(told('Villa Rosa', page, asked, 0)).toEqual(['in sender line', 'in subject 2', 'site 2', 'times 3 2'])
    expect(told('As', page, asked)).toEqual([])
  })

  test('is how far it stands from both ends of the page, and whether it heads it or signs it', () => {
    const page = pageOf('Villa Rosa\n\nall is well\nand warm\n\nKind regards,\nAnna Reimann')
    const asked: readonly Feature[] = [
      ['from top', 0],
      ['from end', 0],
      ['from end', 4],
      ['head', 'line', 2],
      ['signed', 'line'],
    ]
    expect(told('Villa Rosa', page, asked)).toEqual(['from top 0', 'from end 4', 'head line 2'])
    expect(told('Anna Reimann', page, asked)).toEqual(['from end 0', 'signed line'])
  })

  test('is how it stands to an address: above it, before it in its line, or a part of it', () => {
    const asked: readonly Feature[] = [
      ['above address', 1, 'line'],
      ['above address', 0, 'part'],
      ['address in line', 'before'],
      ['address in line', 'within'],
      ['of address'],
    ]
    const above = pageOf('all is well\nSeeblick\nTalstraße 12, 04109 Talheim')
    expect(told('Seeblick', above, asked)).toEqual(['above address 1 line'])
    expect(told('Talstraße 12', above, asked)).toEqual(['above address 0 part', 'address in line within', 'of address'])
  })

  test('are the words around it, and what these mean in any language', () => {
    const page = pageOf('wir haben in Seeblick unser Zimmer')
    const asked: readonly Feature[] = [
      ['name before', 'haben'],
      ['name before at', 0, 'in'],
      ['name behind', 'zimmer'],
      ['name behind', '&', 'room'],
      ['name behind at', 1, '&', 'room'],
      ['name before', 'zimmer'],
      ['name between', 'in', 'unser'],
    ]
    expect(told('Seeblick', page, asked)).toEqual([
      'name before haben',
      'name before at 0 in',
      'name behind zimmer',
      'name behind & room',
      'name behind at 1 & room',
      'name between in unser',
    ])
  })

  test('are no words around it where it only sent the letter, or is in its subject', () => {
    const page = pageOf('all is well', { subject: 'in Seeblick is a room', from: 'Villa Rosa' })
    expect(
      told('Seeblick', page, [
        ['name before', 'in'],
        ['from top', 0],
      ]),
    ).toEqual([])
    expect(told('Villa Rosa', page, [['from top', 0]])).toEqual([])
  })
})

describe('a page of nothing but names', () => {
  const rows = (count: number): string => Array.from({ length: count }, () => 'Seeblick').join('\n')

  test('is looked at up to five hundred of them', () => {
    expect(namesIn(rows(500))).toHaveLength(500)
    expect(namesIn(rows(501))).toEqual([])
  })

  test('is given up, wherever they stand: no house is likely, and nothing is called so', () => {
    const { best, scoreOf } = likelyHouses(pageOf(`Pension Lindenhof\n${rows(1900)}`, { from: 'Pension Lindenhof' }))
    expect([best, scoreOf('Pension Lindenhof')]).toEqual([undefined, -5])
    const line = Array.from({ length: 90 }, (_, at) => `Haus${at} Bach`).join(', ')
    expect(namesIn(Array.from({ length: 20 }, () => line).join('\n'))).toEqual([])
  })

  test('may be of words that are joined in whatever way', () => {
    const joined = ["A-B'".repeat(200), "Aa de l'".repeat(100), 'A 1 '.repeat(200), '’t '.repeat(300), 'Aa & '.repeat(180)]
    expect(joined.map((text) => [...new Set(namesIn(text))])).toEqual([[], ['Aa'], [], [], []])
  })
})

/** A letter of one build, in which the house stands behind a word of no language, and what is near it behind others. */
const letter = (house: string, near: string, who: string): string =>
  `Hello, all is well here and we look forward to it.\nYou vorda ${house} with us from Friday, and zumel ${near} for dinner.\nKasto ${who} has the key.`

/** Learned from such letters, in all of which other names are houses as well. */
const roles = (() => {
  const names = [
    'Fernhill',
    'Pension Bergblick',
    'Villa Alba',
    'Alte Schmiede',
    'Casa Nova',
    'Moulin Vert',
    'Gården',
    'Hotel Falken',
    'Mas Roig',
  ]
  const examples = names.flatMap((house, at) => {
    const [near = '', who = ''] = [names[(at + 1) % names.length], names[(at + 3) % names.length]]
    return nameSlots(pageOf(letter(house, near, who))).map(({ mention, slots }) => ({ slots, isSo: mention.name === house }))
  })
  return openRoles(tablesOf({ house: examples }))
})()
const housesIn = (text: string) => likelyHousesBy(roles, pageOf(text))

describe('what the house is called', () => {
  test.each([
    ['Pensjonat Lipa', 'Restauracja Dworek', 'Ewa Nowak'],
    ['Locanda del Melo', 'Osteria della Rosa', 'Piero Conti'],
    ['Molenzicht', 'Hotel Bakker', 'Truus Bakker'],
    ['Posada del Duero', 'Casa Luis', 'Luis Campos'],
  ])('is told by the words around it, whatever else is called as a house: %s', (house, near, who) => {
    const { best } = housesIn(letter(house, near, who))
    expect(best?.name).toBe(house)
    expect(best?.score).toBeGreaterThan(0)
  })

  test('is not told by its place: it may be the last of all', () => {
    expect(
      housesIn('Kasto Villa Rosa has the key.\nAnd zumel Hotel Post for dinner. You vorda Seeblick with us from Friday.').best?.name,
    ).toBe('Seeblick')
  })

  test('is nothing where nothing has a name', () => {
    const { best, scoreOf } = housesIn('all is well here and we look forward to it.')
    expect([best, scoreOf('Seeblick')]).toEqual([undefined, -5])
  })

  test('is as likely as its likeliest mention, in whatever letters', () => {
    const { best, scoreOf } = housesIn(`Kasto Seeblick has the key.\n${letter('Seeblick', 'Hotel Post', 'Villa Rosa')}`)
    expect(scoreOf('Seeblick')).toBe(best?.score)
    expect(scoreOf('SEEBLICK')).toBe(best?.score)
  })

  test('is as likely as a name that has it within, or that it has within', () => {
    const { best, scoreOf } = housesIn(letter('Villa Rosa', 'Hotel Post', 'Casa Nova'))
    expect(best?.name).toBe('Villa Rosa')
    expect([scoreOf('Rosa'), scoreOf('Villa Rosa al Mare')]).toEqual([best?.score, best?.score])
  })

  test('is less likely of what stands elsewhere, and not at all of what the page does not name', () => {
    const { best, scoreOf } = housesIn(letter('Villa Rosa', 'Hotel Post', 'Casa Nova'))
    expect(scoreOf('Hotel Post')).toBeLessThan((best?.score ?? 0) - 2)
    expect(scoreOf('Hotel Post')).not.toBe(-5)
    expect(scoreOf('Fernhill')).toBe(-5)
  })
})

describe('by the table that comes with the program', () => {
  test.each([
    [
      'German',
      'Pension Lindenhof',
      `Liebe Frau Reimann,
vielen Dank für Ihre Buchung. Sie haben vom 11. Juni 2027 bis zum 14. Juni das Doppelzimmer bei uns in der Pension Lindenhof.
Pension Lindenhof, Talstraße 12, 04109 Talheim. Den Schlüssel bekommen Sie nebenan.
Herzliche Grüße, Jutta Falk`,
    ],
    [
      'French',
      'Moulin des Tilleuls',
      `Bonjour Madame Tissot,
votre réservation au Moulin des Tilleuls est confirmée du 11 juin 2027 au 14 juin.
Moulin des Tilleuls, 12 rue des Tilleuls, 29200 Portvent. La clé est chez la voisine.
Cordialement, Paul Vasseur`,
    ],
    [
      'Spanish',
      'Posada del Duero',
      `Estimada señora Quintana:
le confirmamos su reserva en la Posada del Duero del 11 de junio de 2027 al 14 de junio.
Posada del Duero, calle Mayor 22, 47300 Riofrío. La llave está en la panadería.
Un saludo, Luis Campos`,
    ],
    [
      'Italian',
      'Locanda del Melo',
      `Gentile signora Marini,
la Sua prenotazione alla Locanda del Melo è confermata dall'11 giugno 2027 al 14 giugno.
Locanda del Melo, via Roma 7, 39100 Valfiorita. La chiave è al bar.
Cordiali saluti, Piero Conti`,
    ],
    [
      'Polish',
      'Pensjonat Pod Lipą',
      `Dzień dobry,
dziękujemy za rezerwację. Pokój w Pensjonacie Pod Lipą czeka od 11 czerwca 2027 do 14 czerwca.
Pensjonat Pod Lipą, ul. Lipowa 8, 87-100 Lipowiec. Klucz jest u sąsiadki.
Pozdrawiamy, Ewa Nowak`,
    ],
  ])('a letter in %s tells %s', (_, house, text) => {
    expect(likelyHouses(pageOf(text)).best?.name).toBe(house)
  })
})
