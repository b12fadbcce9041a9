import { expect, test } from 'vitest'
import { named, tripOf } from './parser-text.ts'

/** Last names that are words of bookings, of the calendar or of the map, and those of several words. */
const NAMES =
  'Price|Street|Gold|Miles|Guest|King|May|Winter|Montag|Berg|Paris|London|Holland|Walker|Porter|Koch|Vogt|Reyes|Castillo|de la Cruz|de los Santos|du Pont|van der Berg|von Trapp|dos Santos|Di Stefano|Le Goff|O’Neill|D’Angelo|Fernández-Ochoa|García Márquez|Łukasiewicz|Nováková|Sørensen|Guðmundsdóttir|Öztürk|Nguyen|Al-Sayed'.split(
    '|',
  )

const flight = 'BA 413   2 March 2027   London Heathrow (LHR) 09:20   Oslo (OSL) 12:30'
const peopleOf = (text: string): readonly string[] => tripOf(text).people.map(({ value }) => named(value))

test.each(NAMES)('Mrs Helen %s travels by that name', (last) => {
  expect(peopleOf(`Flight confirmation\nBooking reference: QX7T2P\n\nPassengers\nMrs Helen ${last}\n\n${flight}`)).toEqual([
    `Helen ${last}`,
  ])
})

test('what an airline writes in capitals is turned round again', () => {
  expect(peopleOf(`E-ticket\nBooking reference: QX7T2P\n\n${flight}\n\nPRICE/HELEN MRS\nO’NEILL/ADA MS`)).toEqual([
    'Helen Price',
    'Ada O’Neill',
  ])
})

test('the price of a ticket is nobody', () => {
  expect(peopleOf(`Flight confirmation\nBooking reference: QX7T2P\n\nPassengers\nFlex Price   EUR 120.00\n\n${flight}`)).toEqual([])
})

test('a name ends where its sentence does', () => {
  expect(peopleOf(`Thank you for your booking, Mr Rhys Penhaligon. You saved a lot.\nBooking reference: QX7T2P\n\n${flight}`)).toEqual([
    'Rhys Penhaligon',
  ])
})
