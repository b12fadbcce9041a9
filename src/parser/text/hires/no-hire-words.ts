/** What one fetches a car for and gives it back that has hired none: to try it, to have it mended, to have bought it. What is hired to be drawn by one's own. */

import type { Page } from '../page/page.ts'
import { remembered } from '../words/remembered.ts'
import { vocabulary } from '../words/vocabulary.ts'

export const NO_HIRE = vocabulary(`
  test drive, probefahrt, essai routier, prova su strada, prueba de conduccion, test drive agendado, proefrit, provkorning, provekorsel, provekjoring, jazda probna, zkusebni jizda
  neuwagen, voiture neuve, vehicule neuf, auto nuova, coche nuevo, carro novo, nieuwe auto, ancienne voiture, ihr altes fahrzeug
  werkstatttermin, werkstattauftrag, ordre de reparation, ordine di riparazione, orden de reparacion, tagliando
`)

const TRAILERS = vocabulary(`
  trailer hire, trailer rental, box trailer, cage trailer, car trailer, planenanhanger, kofferanhanger, kastenanhanger, pkw-anhanger, autotransportanhanger, anhangerverleih, anhangervermietung, location de remorque, remorque bagagere
  alquiler de remolques, remolque de carga, noleggio rimorchi, noleggio rimorchio, aluguer de reboques, aanhangwagenverhuur, aanhangerverhuur, slapvagnsuthyrning, tilhengerutleie, trailerudlejning, perakarryvuokraus, wypozyczalnia przyczep, pujcovna privesu, pujcovna prives
`)
/** What firms hire out besides: `Auto- und Anhängervermietung`, `utilitaires, voitures, location de remorque`, `ook aanhangwagenverhuur`. */
const BESIDES = remembered(
  () =>
    /(?<![a-z])(?:auto-|car and|cars|vans|campers|autos|wohnmobile|transporter|[a-z]*(?:autovermietung|autoverhuur|biluthyrning|biludlejning|bilutleie|autopujcovna|autovuokra[a-z]*)|voitures|vehicules|utilitaires|coches|furgonetas|furgoni|autonoleggio|carros|carrinhas|bestelbussen|samochod(?:y|ow)|aut[ay]?|also|auch|aussi|egalement|tambien|anche|tambem|ook|aven|ogsa|myos|takze|rowniez)(?![a-z])/,
)
/** Whether a page tells of a trailer, and not only of a trade that has those as well. */
export const tellsTrailer = (page: Page): boolean =>
  TRAILERS.in(page).size > 0 && page.lines.some(({ plain }) => TRAILERS.in(plain).size > 0 && !BESIDES().test(plain))
