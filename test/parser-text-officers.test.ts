import { expect, test } from 'vitest'
import { bookedWith, people, products } from './parser-text.ts'

test('those whom a desk or a host welcomes travel', () => {
  expect(people(bookedWith('The front desk of Hotel Post welcomes Mr Tom Reed and Ms Ann Reed.', 'Booking'))).toEqual([
    'Tom Reed',
    'Ann Reed',
  ])
  expect(people(bookedWith('Gentile proprietario di gatto, Signora Anna Reed', 'Conferma'))).toEqual(['Anna Reed'])
})

test('who lets a house or sits at its desk does not', () => {
  for (const told of [
    'Your host Mrs Karen Holm',
    'Din vært Fru Karen Holm',
    'Your host is Mrs Karen Holm',
    'Owner of the flat: Mrs Karen Holm',
    'General manager, Mrs Karen Holm',
  ])
    expect(people(bookedWith(`${told}\n    Guest: Anna Reed`, 'Booking'))).toEqual(['Anna Reed'])
})

test('what stands behind a seat is a name only where its label is of who sits there', () => {
  const train = (told: string) => `
    Bahnfahrkarte
    Auftragsnummer ABC123
    ICE 577  12.03.2027
    Hamburg Hbf ab 10:00
    Bad Homburg an 14:10
    ${told}`
  expect(people(train('Wagen 3, Platz 14 - Reiseziel: Bad Homburg\n    Wagen 3, Platz 15, Reisebüro: Sonnen Klar'))).toEqual([])
  expect(people(train('Wagen 3, Platz 14, Reiseleiter: Tom Braun'))).toEqual([])
  expect(people(train('Wagen 3, Platz 14 – Reisende: Anna Reed\n    Wagen 3, Platz 15 – Name: Tom Reed'))).toEqual([
    'Anna Reed',
    'Tom Reed',
  ])
})

test('a number behind a label of one is that of the booking, though one calls others like it', () => {
  const stay = 'Hotel Post, Seestraße 4, 6100 Seefeld\n    Check-in 12 June 2027\n    Check-out 15 June 2027'
  const told = (label: string) => products(`Booking confirmation\n    ${label}\n    ${stay}`)
  const read = (number: string) => [`Hotel Post | 2027-06-12 – 2027-06-15 | Seestraße 4, 6100, Seefeld | ${number}`]
  expect(told('Confirmation number: 1800 447 190')).toEqual(read('1800 447 190'))
  expect(told('Booking number: 1300 447 190')).toEqual(read('1300 447 190'))
  expect(told('Reservations: 1300 447 190')).toEqual(read('?'))
  expect(told('Reservations number: 0861 178 227')).toEqual(read('?'))
})

test('who is named beside the register of a firm does not travel, and a guest beside one does', () => {
  const guests = (told: string) => people(bookedWith(`Guest: Anna Reed\n    ${told}`, 'Booking'))
  for (const told of [
    'Nordlicht Betriebs GmbH, Ahornweg 14, 90419 Nürnberg · HRB 99214 · GF: Dr. Karl Holm',
    'Nordlys AS · Org.nr. 914 990 882 · Daglig leder: Dr. Karl Holm',
    'Holm Hotels Ltd · Company No. 4417209 · Mr Karl Holm',
    'Luce Verde S.r.l. · P.IVA 01234567890 · Legale rappresentante: Sig. Karl Holm',
  ])
    expect(guests(told)).toEqual(['Anna Reed'])
  expect(people(bookedWith('Nordlicht GmbH, HRB 99214 · Gast: Herr Karl Holm', 'Booking'))).toEqual(['Karl Holm'])
})

test('a name in capitals ends where a sign parts it from the number of a card', () => {
  for (const told of [
    'Passenger: REED/ANNA MARIE MS | Saga Club: 4409 8812 771',
    'Passager : REED/ANNA MARIE MME · Flying Blue 4409881277',
    'Fluggast: REED/ANNA MARIE FRAU | Miles & More: 4409 8812',
  ])
    expect(people(bookedWith(told, 'Booking'))).toEqual(['Anna Marie Reed'])
})
