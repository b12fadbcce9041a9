import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

const under = (said: string): readonly string[] =>
  products(`
    ${said}
    Booking reference: RT4K2M
    Passenger: Anna Reed
    W6 2378   Barcelona (BCN) 29/04/2027 06:40   Budapest (BUD) 09:10`)

test.each([
  'We were unable to process your payment (transaction 71-2204). No ticket has been issued and your seats have been released.',
  'Sorry, the payment did not go through, so your seats were released. Please start a new booking.',
  'Ihre Kreditkarte wurde leider abgelehnt und die Sitzplätze wurden wieder freigegeben.',
  "Nous n'avons pas pu traiter votre paiement : aucun billet n'a été émis et vos sièges ont été libérés.",
  'No hemos podido procesar el pago y los asientos han sido liberados.',
  'Non siamo riusciti a elaborare il pagamento e i posti sono stati liberati.',
  'Não conseguimos processar o pagamento. Os lugares foram libertados.',
  'Je kaart is geweigerd en de stoelen zijn weer vrijgegeven.',
  'Ditt kort nekades och platserna har släppts.',
  'Dit kort blev afvist, og pladserne er frigivet.',
  'Kortet ditt ble avvist, og setene er frigitt.',
  'Maksusi hylättiin ja paikat on vapautettu.',
  'Twoja karta została odrzucona, miejsca zostały zwolnione.',
  'Karta byla zamítnuta a místa byla uvolněna.',
])('nothing is booked where the payment failed: %s', (said) => {
  expect(under(said)).toEqual([])
})

test.each([
  'Your first card was refused, but the payment then went through and your booking is confirmed.',
  'We were unable to charge your card today, please pay at the desk.',
  'If your card is refused, your seats will have been released by the evening.',
  'We were unable to take the payment for your extra bag, so no ticket was issued for the bag.',
  'Ihre erste Karte wurde nicht belastet, nun hat es geklappt: Ihre Buchung ist bestätigt.',
  'Votre première carte a été rejetée, mais votre réservation est bien confirmée.',
])('a flight is booked though a payment failed at first, or for something else: %s', (said) => {
  expect(under(said)).toHaveLength(1)
})
