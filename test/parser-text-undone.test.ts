import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** Heads of documents about bookings that are no more or never were. */
const UNDONE = linesOf(`
  Your cancellation is confirmed
  Cancellation confirmation: booking 447129
  Booking cancelled
  Your trip has been canceled
  Flight BA 117 on 12 June has been cancelled
  We've cancelled your booking as requested
  We're sorry, your flight is cancelled
  Refund confirmation
  Your refund is on its way
  Booking declined by the host
  Your reservation request was declined
  Reservation request received - awaiting confirmation
  Your booking is awaiting payment
  Payment required to complete your booking
  Your booking has expired
  Ihre Buchung ist storniert
  Stornierung Ihrer Buchung 447129
  Stornierungsbestätigung
  Bestätigung Ihrer Stornierung
  Ihre Fahrkarte wurde storniert
  Ihr Flug wurde annulliert
  Ihr Flug BA 117 fällt aus
  Ihre Buchungsanfrage wurde abgelehnt
  Reservierung abgelaufen
  Annulation de votre réservation
  Confirmation de l'annulation de votre réservation
  Votre réservation a bien été annulée
  Votre vol AF 719 est annulé
  Votre billet a été remboursé
  Votre demande de réservation n'a pas été acceptée
  Paiement refusé
  Su reserva ha sido cancelada
  Confirmación de cancelación
  Cancelación de su reserva
  Hemos cancelado su reserva
  Reserva anulada
  La sua prenotazione è stata annullata
  Conferma di cancellazione
  Prenotazione cancellata
  Abbiamo annullato la sua prenotazione
  A sua reserva foi cancelada
  Reserva cancelada
  Confirmação de cancelamento
  Uw boeking is geannuleerd
  Annulering van uw reservering
  Bevestiging annulering
  Din bokning är avbokad
  Avbokningsbekräftelse
  Bekräftelse på avbokning
  Din bestilling er avbestilt
  Bestillingen din er kansellert
  Bekreftelse på kansellering
  Din reservation er annulleret
  Afbestilling bekræftet
  Twoja rezerwacja została anulowana
  Potwierdzenie anulowania rezerwacji
  Rezerwacja anulowana
  Varauksesi on peruttu
  Peruutusvahvistus
  Varauksen peruutus
  Vaše rezervace byla zrušena
  Potvrzení o zrušení rezervace
  Storno rezervace`)

/** Lines that stand above bookings that are up. */
const UP = linesOf(`
  Free cancellation until 10 May
  Cancellation policy
  Stornierungsbedingungen
  Kostenlose Stornierung bis 10. Mai
  Stornierung bis 18:00 Uhr kostenlos
  Annulation gratuite jusqu'au 10 mai
  Conditions d'annulation
  Cancelación gratuita hasta el 10 de mayo
  Política de cancelación
  Cancellazione gratuita fino al 10 maggio
  Cancelamento grátis até 10 de maio
  Gratis annuleren tot 10 mei
  Avbokning fram till 18:00
  Gratis avbestilling
  Bezpłatne anulowanie do 10 maja
  Ilmainen peruutus 10.5. asti
  Zrušení zdarma
  Cannot be cancelled or refunded
  Manage or cancel your booking
  Your booking is confirmed
  Ihre Buchung ist bestätigt
  Not refundable
  Change or cancel
  You have not booked a seat yet
  Seat not reserved
  Tickets are not transferable`)

const under = (title: string): string[] =>
  products(`
    ${title}
    Booking number: 4471290833
    Guest: Ms Nia Pugh
    Hotel Lindenhof, Marktgasse 8, 97070 Würzburg
    Check-in: 9 February 2027   Check-out: 12 February 2027, 3 nights, 1 room`)

test.each(UNDONE)('nothing is read under “%s”', (title) => {
  expect(under(title)).toEqual([])
})

test.each(UP)('a stay is read under “%s”', (title) => {
  expect(under(title)).toEqual(['Hotel Lindenhof | 2027-02-09 – 2027-02-12 | Marktgasse 8, 97070, Würzburg | 4471290833'])
})
