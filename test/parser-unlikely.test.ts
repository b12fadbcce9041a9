import { describe, expect, test } from 'vitest'
import type { Found, FoundCar, FoundPerson, How } from '../src/parser/found.ts'
import type { ROLES, Roles } from '../src/parser/roles.ts'
import { placedHire } from '../src/parser/text/hires/placed-hires.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { withTravellers } from '../src/parser/text/people/people-by-role.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

/** What rules tell is left out where it stands on its page as no such thing does. */

const LETTER = `Dear Ann Reed,

The campervan is ready for you from Friday 11 June 2027 at 14:00 until Sunday 20 June 2027 at 10:00.
Change dates
Please bring your licence and the deposit, and tell us how many beds we are to make and whether the dog comes as well.

Kind regards,
Moira Bell
Fellside Campers`

/** A page of which every candidate of a role has the same score. */
const pageScored = (scores: Partial<Record<(typeof ROLES)[number], number>>) => {
  const own = gazetteer.roles(true)
  const roles = Object.fromEntries(
    Object.entries(own).map(([role, score]) => [role, (slots: ReadonlySet<number>) => scores[role as keyof Roles] ?? score(slots)]),
  ) as unknown as Roles
  const wording = () => ({ booking: 3, hire: 3, stay: -5, flight: -5, train: -5, letter: 0, personal: 0 })
  return readPage(documentOf(LETTER), { ...gazetteer, wording, roles: () => roles }, TODAY)
}

describe('who a letter greets', () => {
  const ann = (how: How): Found<FoundPerson> => ({ value: { firstName: 'Ann', lastName: 'Reed' }, rule: 'a rule', how, sure: 0.8 })
  const kept = (traveller: number, how: How): number => withTravellers(pageScored({ traveller }), [ann(how)], []).length

  test('travels where the name may be of a traveller', () => {
    expect([kept(-2.9, 'greeting'), kept(-3.1, 'greeting')]).toEqual([1, 0])
  })

  test('travels whatever the name looks like where a label or a title tells it', () => {
    expect([kept(-9, 'label'), kept(-9, 'title')]).toEqual([1, 1])
  })
})

describe('where a hire is brought back', () => {
  const end = (value: string): Found => ({ value, rule: 'a label', sure: 0.8 })
  const car = (place: string): FoundCar => ({
    kind: 'car',
    pickUp: end('2027-06-11T14:00'),
    dropOff: end('2027-06-20T10:00'),
    dropOffPlace: end(place),
  })
  const placed = (place: string, placeEnds: number) => placedHire(pageScored({ placeEnds }), car(place)).dropOffPlace?.value

  test('is nothing that stands on the page as no place does', () => {
    expect([placed('Change dates', 0), placed('Change dates', -9)]).toEqual(['Change dates', undefined])
  })

  test('is where it is fetched, if rules tell the same of both and that may be a place at one end', () => {
    const both = (begins: number, ends: number) => {
      const page = pageScored({ placeBegins: begins, placeEnds: ends })
      const { pickUpPlace, dropOffPlace } = placedHire(page, { ...car('Change dates'), pickUpPlace: end('Change dates') })
      return [pickUpPlace?.value, dropOffPlace?.value]
    }
    expect([both(0, -9), both(-9, 0), both(-9, -9)]).toEqual([
      ['Change dates', 'Change dates'],
      ['Change dates', 'Change dates'],
      [undefined, undefined],
    ])
  })

  test('is behind its label, where rules tell nothing', () => {
    const text = `Commande reçue\nVotre location est confirmée.\nRetrait :   Boutique du Port, 11 quai de la Mer\nRestitution :   Boutique des Halles\nNotes`
    const page = readPage(documentOf(text), gazetteer, TODAY)
    const { pickUp, dropOff } = car('')
    const { pickUpPlace, dropOffPlace } = placedHire(page, { kind: 'car', ...(pickUp && { pickUp }), ...(dropOff && { dropOff }) })
    expect([pickUpPlace, dropOffPlace].map((place) => place && [place.value, place.rule])).toEqual([
      ['Boutique du Port', 'label "Retrait"'],
      ['Boutique des Halles', 'label "Restitution"'],
    ])
  })

  test('is what rules tell that is no part of the page, or on the map', () => {
    expect([placed('Shed 4, round the back', -9), placed('Whitby', -9)]).toEqual(['Shed 4, round the back', 'Whitby'])
  })
})
