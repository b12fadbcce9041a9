/** What those are called who hire out cars, and those who supply anything: in plain letters, in the cases in which labels have them. */

import { vocabulary, wordSet } from './vocabulary.ts'

/** Those who hire out, and nobody else. */
export const HIRERS = wordSet(`
  rentalcompany vermieter vermieters vermietern autovermieter autovermieters mietwagenfirma mietpartner loueur loueurs
  arrendador arrendadora rentadora locadora noleggiatore autonoleggio verhuurder verhuurders verhuurbedrijf autoverhuurder
  autoverhuurbedrijf verhuurpartner uthyrare uthyraren uthyrarens biluthyrare uthyrningsfirma uthyrningsforetag biluthyrningsforetag uthyrningsbolag
  utleier utleiers bilutleier utleiefirma bilutleiefirma utleieselskap bilutleieselskap udlejer udlejers biludlejer udlejningsfirma udlejningsfirmaets
  biludlejningsfirma vuokraamo vuokraamon autovuokraamo autovuokraamon vuokranantaja wypozyczalnia wypozyczalni wynajmujacy pujcovna pujcovny autopujcovna
  autopujcovny pronajimatel autokolcsonzo berbeado`)
/** Those who supply anything: such run trains and houses as well. */
export const SUPPLIERS = wordSet(`
  supplier suppliers vendor vendors anbieter anbieters prestataire fournisseur proveedor fornitore fornecedor leverancier aanbieder leverantor leverantorens
  leverandor leverandorens dostawca dostawcy dodavatel dodavatele tedarikci palveluntarjoaja beszallito szolgaltato`)

/** What a hire is called where the name of the firm follows, behind a colon or a day. */
const HIRES = vocabulary(`
  car, cars, car rental, car hire, rental car, rental cars, hire car, hire cars, rent a car, rent-a-car
  mietwagen, mietauto, leihwagen, voiture, voiture de location, location de voiture, coche, coche de alquiler, auto de alquiler
  noleggio, noleggio auto, auto noleggio, car noleggio, auto, auto a noleggio, carro, viatura, aluguer, aluguer de carro, aluguer de viatura
  huurauto, autohuur, hyrbil, leiebil, lejebil, vuokra-auto, samochod, auto z pujcovny`)
/** Whether a label is but what a hire is called. */
export const isHireLabel = (label: string): boolean => HIRES.in(label).has(label)

/** Those in a firm who write its mails, before its name: `Prenotazioni Nuraghe Autonoleggio`. */
export const DESKS = wordSet(`
  prenotazioni reservation reservations booking bookings reserva reservas reservaciones reservierung reservierungen buchung buchungen reserveringen
  bokning bokningar bookinger rezerwacje rezervace ufficio oficina`)
