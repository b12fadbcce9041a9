import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** A booking that is whole, under a subject and a title. */
const under = (title: string): string[] =>
  products(`
    ${title}
    Harbour Travel
    ${title}
    Dear Ms Reed,
    Reference: QX7T2P
    Passenger: Ms Anna Reed
    IB 6251   4 May 2027   Madrid (MAD) 10:40   New York (JFK) 13:15`)

const FLIGHT = 'IB 6251 MAD 2027-05-04T10:40 – JFK 2027-05-04T13:15'

describe('nothing is read below a title that says it is', () => {
  test.each([
    'Sorry, your flight to New York on 4 May is cancelled',
    "Booking cancelled: we're sorry you can't make it",
    'CANCELLED',
    'Storniert: Ihre Buchung 4711882 im Hotel Sonne vom 4. bis 6. Mai',
    'Stornorechnung',
    'Ihr Aufenthalt im Hotel Sonne in Bad Ischl wurde kostenfrei storniert',
    'Votre séjour à l’Hôtel du Port du 4 au 6 mai est annulé',
    'De boeking bij Hotel Zon van 4 tot 6 mei is kosteloos geannuleerd',
    'Din reservation på Hotell Sol är nu avbokad utan kostnad',
    'La prenotazione n. 4711882 presso l’Hotel Sole dal 4 al 6 maggio è stata annullata',
  ])('called off: %s', (title) => {
    expect(under(title)).toEqual([])
  })

  test.each([
    'Your quote from Sunny Travel',
    'Price quote valid until 12 May',
    'Unverbindliches Reiseangebot',
    'Wir freuen uns, Ihnen folgendes Angebot zu unterbreiten',
    'Proposition commerciale',
    'Vrijblijvende offerte',
    'Offert nr 4711',
    'Tilbud nr. 4711',
    'Oferta wyjazdu nr 4711',
  ])('offered: %s', (title) => {
    expect(under(title)).toEqual([])
  })

  test.each([
    'Booking request received - not yet confirmed',
    'Ihre Anfrage ist eingegangen',
    'Ihre Gruppenanfrage GA-2027-30518 ist bei uns eingelangt',
    'Nous avons bien reçu votre demande de réservation',
    'Hemos recibido tu solicitud de reserva',
    'Abbiamo ricevuto la tua richiesta di prenotazione',
    "You haven't finished booking your trip",
    'Still thinking about it? Your flights are waiting',
  ])('only asked for: %s', (title) => {
    expect(under(title)).toEqual([])
  })

  test.each(['Rate your flight', 'Tell us about your recent trip', 'Bewerten Sie Ihren Aufenthalt', 'Sample itinerary', 'Muster'])(
    'to be rated or only shown: %s',
    (title) => {
      expect(under(title)).toEqual([])
    },
  )
})

test.each([
  'Your booking is confirmed – free of charge if cancelled by 1 May',
  'Wird Ihr Flug annulliert, wenn es stürmt?',
  'Your offer has become a booking: confirmed',
  'We received your booking request and are pleased to confirm it',
  'Payment not yet confirmed',
  'Oferta: Super Economy',
  'Max Muster, your flight to New York',
  'Thank you for your booking',
])('a flight is read below %s', (title) => {
  expect(under(title)).toEqual([FLIGHT])
})
