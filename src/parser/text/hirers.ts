/** What those are called who hire out cars, and those who supply anything: in plain letters, in the cases in which labels have them. */

import { wordSet } from './vocabulary.ts'

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
