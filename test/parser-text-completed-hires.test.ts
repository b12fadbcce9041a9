import { describe, expect, test } from 'vitest'
import type { FoundCar, Gazetteer } from '../src/parser/found.ts'
import { completedHire } from '../src/parser/text/hires/completed-hires.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { documentOf, gazetteer, line, products, TODAY } from './parser-text.ts'

/** What a letter of one hire tells beside its days: hours that stand among its words, and who writes it. */

const OF_HIRE = { booking: 2, hire: 2, stay: -5, flight: -5, train: -5, letter: 0, personal: 0 }
const worded = (wording = OF_HIRE): Gazetteer => ({ ...gazetteer, wording: () => wording })

const SAID = `Thank you for your booking, we are pleased to confirm it.

Pick-up: Friday 2 April 2027 at 4pm
Return: Sunday 11 April 2027 at 10.30am

The price of £576 is paid. Please bring your driving licence and a credit card for the deposit of £500.`

/** A hire of which the days alone were found. */
const found = (pickUp = '2027-04-02', dropOff = '2027-04-11'): FoundCar => ({
  kind: 'car',
  pickUp: { value: pickUp, rule: 'a label', sure: 0.8 },
  dropOff: { value: dropOff, rule: 'a label', sure: 0.8 },
})

interface Letter {
  readonly head?: string
  readonly said?: string
  readonly foot?: string
  readonly from?: string
  readonly mailbox?: string
  readonly wording?: typeof OF_HIRE
  readonly car?: FoundCar
}
function completed({ head = '', said = SAID, foot = '', from = '', mailbox = '', wording = OF_HIRE, car = found() }: Letter): FoundCar {
  const document = documentOf(`${head}\n\n${said}\n\n${foot}`, { ...(from && { from }), ...(mailbox && { mailbox }) })
  return completedHire(readPage(document, worded(wording), TODAY), car)
}
const told = (letter: Letter): string => line(completed(letter))
const provider = (letter: Letter): string | undefined => completed(letter).provider?.value

describe('the hours of a hire', () => {
  test('are those that stand with its days', () => {
    expect(told({})).toBe('? | 2027-04-02T16:00 ? | 2027-04-11T10:30 ? | ?')
  })

  test('are left as they were found where they were', () => {
    expect(told({ car: found('2027-04-02T15:00') })).toBe('? | 2027-04-02T15:00 ? | 2027-04-11T10:30 ? | ?')
  })

  test('are none where none are told', () => {
    const said = SAID.replace(' at 4pm', '').replace(' at 10.30am', '')
    expect(told({ said })).toBe('? | 2027-04-02 ? | 2027-04-11 ? | ?')
  })

  test('are not taken for days that are not those of the letter', () => {
    expect(told({ car: found('2027-04-03') })).toBe('? | 2027-04-03 ? | 2027-04-11 ? | ?')
    expect(told({ car: { kind: 'car' } })).toBe('? | ? ? | ? ? | ?')
  })

  test.each([
    ['as no booking', { ...OF_HIRE, booking: -0.1 }],
    ['as of something else', { ...OF_HIRE, hire: -1.1 }],
  ])('are not looked for in a letter that is worded %s', (_, wording) => {
    const car = found()
    expect(completed({ wording, car, head: 'Wanderwheels' })).toBe(car)
  })
})

describe('who hires out is', () => {
  test('who sent the letter', () => {
    expect(provider({ from: 'Wanderwheels' })).toBe('Wanderwheels')
    expect(provider({ from: 'Wanderwheels', head: 'Nordwind' })).toBe('Wanderwheels')
  })

  test('who is called as the site of the letter', () => {
    const foot = 'Inês\nWanderwheels · Rua do Cais 4'
    expect(provider({ from: 'Inês Carvalho', mailbox: 'ines@wanderwheels.example', foot })).toBe('Wanderwheels')
    expect(provider({ from: 'Inês Carvalho', foot: `${foot} · www.wanderwheels.example` })).toBe('Wanderwheels')
    expect(provider({ from: 'Inês Carvalho', mailbox: 'ines@post.example', foot })).toBeUndefined()
  })

  test('what stands over a letter that nobody sent', () => {
    expect(provider({ head: 'Wanderwheels' })).toBe('Wanderwheels')
    expect(provider({ head: 'Wanderwheels | Rua do Cais 4' })).toBe('Wanderwheels')
  })

  test('whoever was found otherwise', () => {
    const car: FoundCar = { ...found(), provider: { value: 'Nordwind', rule: 'a label', sure: 0.9 } }
    expect(provider({ car, from: 'Wanderwheels' })).toBe('Nordwind')
  })

  test.each([
    ['a person who sent it', { from: 'Inês Carvalho' }],
    ['a person who is called as her mailbox', { from: 'Marlene', mailbox: 'marlene@marlene.example', foot: 'Marlene' }],
    ['an agency', { from: 'Sonnenreisen' }],
    ['a site', { head: 'wanderwheels.example' }],
    ['a sentence', { head: 'We look forward to it.' }],
    ['a person over it', { head: 'Inês Carvalho' }],
    ['a number of a booking', { head: 'Booking 3318244' }],
    ['what a paper is called', { head: 'RESERVATION CONFIRMATION – SELF DRIVE' }],
    ['what a voucher is called', { head: 'Mietwagen-Voucher' }],
    ['that it is confirmed', { head: 'Porto to Sevilla confirmed' }],
    ['what stands over a letter that somebody sent', { head: 'Nordwind', from: 'Inês Carvalho' }],
    ['who writes a letter that may be of something else', { head: 'Wanderwheels', wording: { ...OF_HIRE, hire: -0.5 } }],
  ])('not %s', (_, letter) => {
    expect(provider(letter)).toBeUndefined()
  })
})

test('a document that names its lender nowhere else tells it over its days', () => {
  const text = (head: string): string => `${head}
Booking number 3318244
Pick-up: Friday 2 April 2027 at 4pm, Porto Airport
Drop-off: Sunday 11 April 2027 at 10.30am, Porto Airport
Toyota Yaris or similar, unlimited mileage, excess of £1,000, deposit by credit card
Main driver: Saoirse Quinlan, bring your driving licence and return the car with a full tank`
  const ends = '2027-04-02T16:00 Porto Airport | 2027-04-11T10:30 Porto Airport | 3318244'
  expect(products(text('Wanderwheels'))).toEqual([`Wanderwheels | ${ends}`])
  expect(products(text('Booking confirmation'))).toEqual([`? | ${ends}`])
})
