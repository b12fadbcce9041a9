import { expect, test } from 'vitest'
import { named, people, tripOf } from './parser-text.ts'

/** What people are told of how each name was found. */

const flight = `Flight confirmation
Booking reference: QX7T2P
BA 413   2 March 2027   London Heathrow (LHR) 09:20   Oslo (OSL) 12:30
`

test.each<[string, readonly string[]]>([
  ['Ann Reed\nAdult\nTom Reed\nChild (2-11)', ['Ann Reed: name with an age', 'Tom Reed: name with an age']],
  [
    'Room 1: Ann Reed (AD), Tom Reed (CH 6)',
    ['Ann Reed: name marked with an age in brackets', 'Tom Reed: name marked with an age in brackets'],
  ],
  [
    'Personen:   2 Erwachsene (Anna und Tom Reed)',
    ['Anna Reed: names behind how many they are', 'Tom Reed: names behind how many they are'],
  ],
  ['Adult: Ann Reed, London → Oslo', ['Ann Reed: label of an adult']],
  ['This email was sent to Ann Reed because you booked', ['Ann Reed: the name in the foot of the mail']],
  ['Nice one Ann, you are off\nBooked by Ann Reed on 3 May', ['Ann Reed: the name the mail is to, or who booked']],
])('“%s” tells people by its own rule', (text, people) => {
  expect(tripOf(flight + text).people.map(({ value, rule }) => `${named(value)}: ${rule}`)).toEqual(people)
})

test.each([
  'Coach B, Seat 45: Window Table',
  'Wagen 7, Platz 61: Großraum Fenster',
  'Voiture 12, place 45 : Salle Basse',
  'Seat 12A: Extra Legroom',
  'Premium Economy – Adult, seat 12A',
  'Passengers\nAnn Reed – LowFare, seat 9D\nHand Luggage – 2 x 8 kg',
  'Adult 1\n£59.00\nChild 1\nHand Luggage',
])('“%s” tells nobody who is not a traveller', (text) => {
  const people = tripOf(flight + text).people.map(({ value }) => named(value))
  expect(people.filter((name) => name !== 'Ann Reed')).toEqual([])
})

test.each([
  ['Karin Lindqvist, vuxen   690 kr', 'Elias Lindqvist, barn 0-15 år   90 kr'],
  ['Karin Lindqvist – adult   69.00', 'Elias Lindqvist – child (0-15)   9.00'],
  ['Karin Lindqvist, Erwachsene   69,00 €', 'Elias Lindqvist, Kind 6-14 Jahre   9,00 €'],
  ['Karin Lindqvist, adulte   69,00 €', 'Elias Lindqvist, enfant 4-11 ans   9,00 €'],
])('people of one family are told before their ages: %s', (one, other) => {
  const people = (text: string): readonly string[] => tripOf(flight + text).people.map(({ value }) => named(value))
  expect(people(`${one}\n${other}`)).toEqual(['Karin Lindqvist', 'Elias Lindqvist'])
  expect(people(`${one.replace('Karin Lindqvist', 'Grand Canyon')}\n${other.replace('Elias Lindqvist', 'Monument Valley')}`)).toEqual([])
})

test.each([
  ['Reed, Tom Adult Rewards card 7100442918', ['Tom Reed']],
  ['Reed, Tom Ben Erwachsener BahnCard 25', ['Tom Ben Reed']],
  // Fares to a town are sold for adults as well.
  ['Portland, Oregon Adult fare', []],
  ['Seattle, WA Adult', []],
  ['Bath, England Adult prices from £20', []],
])('a name with the family’s first ends before an age below the heading of people: “%s”', (row, who) => {
  expect(people(`${flight}Passengers\n${row}`)).toEqual(who)
})
