import { describe, expect, test } from 'vitest'
import { understand } from '../src/parser/text/understand.ts'
import type { Sample } from './parser/sample.ts'
import { STAYS_BY_WORDING } from './parser/stays/worded-as-stays.ts'
import { documentOf, gazetteer, line, products, TODAY, tripOf } from './parser-text.ts'

/** Letters are read as stays because of how they are worded: with another wording the same ones are not. What else they tell is not asked here. */

const unasked = () => Number.NaN
const belief = () => ({ letter: unasked, find: unasked })
const OF_STAY = { booking: 2, hire: -4, stay: 0, flight: -5, train: -5, letter: 0, personal: 0 }

function worded({ text, from, subject }: Pick<Sample, 'text' | 'from' | 'subject'>, wording: Partial<typeof OF_STAY> = {}): string[] {
  const document = documentOf(text, { ...(from ? { from } : {}), ...(subject ? { subject } : {}) })
  return understand(document, { ...gazetteer, wording: () => ({ ...OF_STAY, ...wording }), belief }, TODAY)
    .products.filter(({ kind }) => kind === 'hotel')
    .map(line)
}

test.each(STAYS_BY_WORDING)('$name is read by its two days where it is worded as a stay', (sample) => {
  expect(worded(sample)).toEqual(sample.products)
})

test.each(STAYS_BY_WORDING)('$name is no stay where it is worded as', (sample) => {
  expect([
    ['no booking', worded(sample, { booking: 0.9 })],
    ['of no stay', worded(sample, { stay: -1.1 })],
    ['rather of a hire', worded(sample, { hire: 0.1 })],
  ]).toEqual([
    ['no booking', []],
    ['of no stay', []],
    ['rather of a hire', []],
  ])
})

describe('by its own wording', () => {
  const [, german] = STAYS_BY_WORDING as [Sample, Sample]

  test('a letter is read whole', () => {
    const { text, from = '', subject = '' } = german
    expect(products(text, { from, subject })).toEqual(german.products)
    const [stay] = tripOf(text, { from, subject }).products
    expect(stay?.kind === 'hotel' && [stay.checkIn?.rule, stay.checkOut?.rule]).toEqual([
      'how its days stand among words',
      'how its days stand among words',
    ])
  })

  test('a letter of a workshop that makes something ready by a day is none', () => {
    const text = `Liebe Frau Petersen,

vielen Dank für Ihren Auftrag, den ich Ihnen hiermit gern bestätige. Ihre Auftragsnummer lautet FA-2207.

Der Schrank ist ab Samstag, 12. Juni 2027 ab 16 Uhr für Sie fertig. Am Samstag, 19. Juni 2027 schließen wir für zwei Wochen, bitte holen Sie ihn bis 10 Uhr ab.

Die Anzahlung von 150 Euro ist eingegangen, den Rest von 540 Euro zahlen Sie bitte bei der Abholung. Die Griffe sind aus Messing, die Türen haben wir neu verleimt.

Mit freundlichen Grüßen
Ihre Familie Hansen
Tischlerei Anker, Am Deich 4, 26506 Norden`
    expect(products(text, { from: 'Tischlerei Anker <moin@tischlerei-anker.example>', subject: 'Ihr Auftrag' })).toEqual([])
  })
})

describe('of the days of such a letter', () => {
  const [english] = STAYS_BY_WORDING as [Sample]
  const changed = (from: string, to: string): Sample => ({ ...english, text: english.text.replace(from, to) })

  test('one alone is none, unless nights are told', () => {
    const one = changed('the next family moves in on the afternoon of Monday 14 June 2027', 'the next family moves in soon')
    expect(worded(one)).toEqual([])
    const nights = { ...one, text: one.text.replace('is paid in full', 'for your 3 nights is paid in full') }
    expect(worded(nights)).toEqual(english.products)
  })

  test('none is taken that was over when it was written', () => {
    const { text } = english
    expect(worded({ ...english, text: `Whitby, 1 June 2027\n\n${text}` })).toEqual(english.products)
    expect(worded({ ...english, text: `Whitby, 1 July 2027\n\n${text}` })).toEqual([])
    expect(worded({ ...english, text: `Whitby, 11 June 2027\n\n${text}` })).toEqual([])
  })

  test('none is taken where none is told', () => {
    expect(
      worded(changed('from 4pm on Friday 11 June 2027, and the next family moves in on the afternoon of Monday 14 June 2027', 'soon')),
    ).toEqual([])
  })
})
