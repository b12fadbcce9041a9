/** Words for what does not take place, in English, German, French, Spanish, Italian, Portuguese, Dutch, the Nordic languages, Polish, Finnish, Czech, Turkish and Hungarian. */

import { vocabulary } from './vocabulary.ts'

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
`)
