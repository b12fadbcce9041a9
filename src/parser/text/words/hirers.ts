/** What those are called who hire out cars, and those who supply anything: in plain letters, in the cases in which labels have them. */

import { type Said, vocabulary, wordSet } from './vocabulary.ts'

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
  car, cars, car rental, car rentals, car hire, vehicle hire, vehicle rental, rental, rental car, rental cars, hire car, hire cars, rent a car, rent-a-car
  mietwagen, mietauto, mietfahrzeug, leihwagen, autovermietung, automiete, voiture, voiture de location, location de voiture, location voiture, location auto
  vehicule de location, location de vehicule, coche, coche de alquiler, auto de alquiler, alquiler de coche, alquiler de coches, alquiler de auto, alquiler de vehiculo
  alquiler coche, renta de auto, renta de carro, noleggio, noleggio auto, noleggio vettura, auto noleggio, autonoleggio, car noleggio, auto, auto a noleggio
  carro, viatura, aluguer, aluguer de carro, aluguer de viatura, aluguer de automovel, aluguel de carro, locacao de veiculo, carro alugado
  huurauto, huurwagen, autohuur, autoverhuur, hyrbil, biluthyrning, bilhyra, leiebil, bilutleie, billeie, lejebil, billeje, biludlejning
  vuokra-auto, autonvuokraus, auton vuokraus, samochod, wynajem samochodu, wynajem auta, auto z wypozyczalni, pronajem auta, pronajem vozu, auto z pujcovny`)
/** Whether a page calls anything a hire. */
export const callsHire = (page: Said): boolean => HIRES.in(page).size > 0
/** Whether a label is but what a hire is called. */
export const isHireLabel = (label: string): boolean => HIRES.in(label).has(label)

/** Letters of what a hire is called, with which a text in plain letters begins. */
export function hireLabelAt(small: string): number {
  const words = /^(?:[a-z'’-]+(?: |(?![a-z]))){1,4}/.exec(small)?.[0].trimEnd().split(' ') ?? []
  for (let count = words.length; count > 0; count--) {
    const label = words.slice(0, count).join(' ')
    if (isHireLabel(label)) return label.length
  }
  return 0
}

/** Those in a firm who write its mails, before its name: `Prenotazioni Nuraghe Autonoleggio`. */
export const DESKS = wordSet(`
  prenotazioni reservation reservations booking bookings reserva reservas reservaciones reservierung reservierungen buchung buchungen reserveringen
  bokning bokningar bookinger rezerwacje rezervace ufficio oficina`)
