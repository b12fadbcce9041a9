import { expect, test } from 'vitest'
import { named, tripOf } from './parser-text.ts'

/** Names, and what stands beside them, that a narrow column or the end of a line breaks. */
const flight = 'BA 413   2 March 2027   London Heathrow (LHR) 09:20   Oslo (OSL) 12:30'
const stay = 'Hotel Amselhof, Lindenweg 4, 80331 München\nCheck-in: 8 June 2027\nCheck-out: 11 June 2027'
const peopleOf = (text: string): readonly string[] => tripOf(text).people.map(({ value }) => named(value))
const flown = (text: string): readonly string[] => peopleOf(`Flight confirmation\nBooking reference: QX7T2P\n\n${text}\n\n${flight}`)
const stayed = (text: string): readonly string[] => peopleOf(`Booking confirmation\n${stay}\n${text}`)

test('the number of a ticket goes on in the next line, below which others are named', () => {
  expect(
    flown(
      'Rejsende\nSøren Nørgaard Østergaard · EuroBonus EBS 618 402 775 · Billetnr. 117-\n2418837710\nFreja Højlund · Billetnr. 117-2418837711',
    ),
  ).toEqual(['Søren Nørgaard Østergaard', 'Freja Højlund'])
  expect(
    flown('Passengers\nAnn Reed · Ticket 117-24188\n37710 · 1 bag\nTom Hale · Ticket 117-2418837711 · 1 bag\nZoe Hale · Ticket 117-2418837712'),
  ).toEqual(['Ann Reed', 'Tom Hale', 'Zoe Hale'])
})
