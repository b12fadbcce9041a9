/** Words for what does not take place, in English, German, French, Spanish, Italian, Portuguese, Dutch, the Nordic languages, Polish, Finnish, Czech, Turkish and Hungarian. */

import { vocabulary } from './vocabulary.ts'

/** What words of calling off have in them in most languages, whatever their form: `cancelled`, `Stornierung`, `annulation`, `anulowano`. */
export const CANCEL = 'cancel|storn|ann?ul'
/** The same with what only one language has, or a few: `avbokad`, `peruutus`. */
export const CALL_OFF = `${CANCEL}|avbok|avbest|afbest|peruut|odwol|lemond|iptal|disdett`
/** Whether a text in plain letters has any of these. */
export const CALLS_OFF = new RegExp(CALL_OFF)
/** What words of paying back have in them. */
export const PAY_BACK = 'refund|rembours|reembols|rimbors|erstatt'

/** Said of a journey, a stay or a booking that is no more. */
export const CALLED_OFF = vocabulary(`
  cancelled, canceled, storniert, annulliert, gestrichen, entfallt, fallt aus, findet nicht statt
  annule, annulee, annules, annulees, supprime, supprimee, supprimes, supprimees
  cancelado, cancelada, cancelados, canceladas, anulado, anulada, anulados, anuladas, suprimido, suprimida, suprimidos, suprimidas
  cancellato, cancellata, cancellati, cancellate, annullato, annullata, annullati, annullate, stornato, stornata, stornati, stornate
  soppresso, soppressa, soppressi, soppresse, geannuleerd, vervallen
  avbokad, avbokat, avbokats, installd, installda, installt, avbestilt, kansellert, avlyst, innstilt, annulleret, aflyst, afbestilt
  anulowana, anulowane, anulowano, anulowany, odwolana, odwolane, odwolano, odwolany, peruttu, peruutettu
  zrusen, zrusena, zruseno, zruseny, stornovan, stornovana, stornovano, stornovany
  iptal edildi, iptal edilmis, iptal edilmistir, iptal edilen, lemondtak, lemondva, torolve, toroltek, toroltuk
`)
/** Said of what was paid for it. */
export const PAID_BACK = vocabulary(`
  refunded, erstattet, rembourse, remboursee, rembourses, remboursees, reembolsado, reembolsada, reembolsados, reembolsadas
  rimborsato, rimborsata, rimborsati, rimborsate, terugbetaald, aterbetalad, aterbetalat, aterbetalats, refundert, refunderet
  zwrocony, zwrocona, zwrocone, hyvitetty, visszateritve
`)
/** Phrases of letters that say so of what they have named. */
export const CALLED_OFF_IN_LETTERS = vocabulary(`
  has been cancelled, has been canceled, have been cancelled, have been canceled, was cancelled, was canceled, were cancelled, were canceled, is now cancelled
  is now canceled, has now been cancelled, has now been canceled, has been successfully cancelled, has been successfully canceled, was successfully cancelled
  was successfully canceled, has cancelled, has canceled, have cancelled, have canceled, we've cancelled, we've canceled, se ha cancelado, se ha anulado
  se han cancelado, se han anulado, hemos cancelado, hemos anulado, wurde storniert, wurden storniert, ist storniert, wurde erfolgreich storniert
  wurden erfolgreich storniert, ist erfolgreich storniert, storniert worden, a ete annule, a ete annulee, ont ete annules, ont ete annulees, a bien ete annule
  a bien ete annulee, ont bien ete annules, ont bien ete annulees, ha sido cancelado, ha sido cancelada, ha sido anulado, ha sido anulada, han sido cancelados
  han sido canceladas, han sido anulados, han sido anuladas, e stato cancellato, e stata cancellata, sono stati cancellati, sono state cancellate, e stato annullato
  e stata annullata, sono stati annullati, sono state annullate, foi cancelado, foi cancelada, is geannuleerd, werd geannuleerd, har avbokats, har nu avbokats
  ar avbokad, er avbestilt, er na avbestilt, er kansellert, er na kansellert, er annulleret, er aflyst, zostal anulowany, zostala anulowana, zostalo anulowane
  e stato disdetto, e stata disdetta, sono stati disdetti, sono state disdette
  zostal uniewazniony, zostala uniewazniona, zostaly uniewaznione, on peruttu
`)
/** Names in letters for what was done, which nobody has for anything but a booking. */
export const DEED_IN_LETTERS = vocabulary(`
  we have refunded, we've refunded, bestatigung ihrer stornierung, bestatigung deiner stornierung, confirmation de votre annulation, confirmation of your cancellation
  confirmacion de su cancelacion, confirmacion de tu cancelacion, conferma del tuo annullamento, bevestiging van je annulering, bevestiging van uw annulering
  bekraftelse pa din avbokning, cancellation confirmation, cancellation confirmed, cancellation of your booking, cancellation of your reservation
  cancelation confirmation, cancelation confirmed, cancelation of your booking, cancelation of your reservation, zwrocilismy, vratili jsme, visszateritettuk
  iade edildi, refund confirmation, refund of your, refund has been, refund request, stornierungsbestatigung, stornobestatigung, ihre stornierung
  confirmation d'annulation, confirmacion de cancelacion, conferma cancellazione, conferma di cancellazione, conferma annullamento, conferma di annullamento
  rimborso del biglietto, rimborso della prenotazione, rimborso del viaggio, rimborso del pagamento, rimborso del tuo, rimborso della tua, rimborso di eur
  rimborso di €, rimborso e stato, rimborso e in, il rimborso in corso, rimborso effettuato, rimborso richiesto, confirmacao de cancelamento, annuleringsbevestiging
  avbokningsbekraftelse
`)

/** What is paid back, of which rules speak as well: `Bei einer Stornierung überweisen wir Ihre Erstattung`. */
export const REFUND = vocabulary(`
  your refund, ihre erstattung, deine erstattung, votre remboursement, tu reembolso, su reembolso, o seu reembolso, il tuo rimborso, uw terugbetaling
  je terugbetaling, din aterbetalning, din refusjon, din refusion, twoj zwrot, zwrot srodkow, zwrot pieniedzy, vase vratka, vraceni penez, palautuksesi
  hyvityksesi, para iadesi
`)

/** Whether a line says that what it names does not take place. */
export const isCalledOff = (plainLine: string): boolean => CALLED_OFF.in(plainLine).size > 0
