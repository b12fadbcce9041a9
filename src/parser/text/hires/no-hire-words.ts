/** What one fetches a car for and gives it back that has hired none: to try it, to have it mended, to have bought it. What is hired to be drawn by one's own. */

import type { Page } from '../page/page.ts'
import { HOLIDAY_HOUSES } from '../stays/house-words.ts'
import { remembered } from '../words/remembered.ts'
import { vocabulary } from '../words/vocabulary.ts'

export const NO_HIRE = vocabulary(`
  test drive, probefahrt, essai routier, prova su strada, prueba de conduccion, test drive agendado, proefrit, provkorning, provekorsel, provekjoring, jazda probna, zkusebni jizda
  neuwagen, voiture neuve, vehicule neuf, auto nuova, coche nuevo, carro novo, nieuwe auto, ancienne voiture, ihr altes fahrzeug
  werkstatttermin, werkstattauftrag, ordre de reparation, ordine di riparazione, orden de reparacion, tagliando
`)

/** What is hired to build with, or to be drawn. */
const BUILT_WITH = `
  digger, diggers, mini digger, micro digger, excavator, excavators, compactor, plate compactor, scaffold, scaffolding, power tools, generator, cement mixer, pressure washer, cherry picker
  minibagger, ruttelplatte, gerust, baumaschine, baumaschinen, werkzeug, werkzeuge, mini-pelle, pelleteuse, echafaudage, outillage, motoculteur
  miniexcavadora, herramienta, herramientas, andamio, andamios, miniescavatore, escavatore, ponteggio, attrezzature edili, andaime, andaimes, ferramentas, betoneira
  graafmachine, minigraver, gereedschap, steiger, gravmaskin, verktyg, byggstallning, gravemaskine, vaerktoj, stillads, stillas, verktoy, kaivinkone, rakennustelineet, minikoparka, koparka, narzedzia, rusztowanie, naradi, leseni
  trailer, anhanger, planenanhanger, autotransportanhanger, remorque, remolque, rimorchio, reboque, aanhanger, slapvagn, tilhenger, trailere, perakarry, przyczepa, przyczepka, prives, privesny vozik`
export const TOOLS = vocabulary(BUILT_WITH)
/** Boats that are hired, and who hires them out. */
const BOATS_LET = `
  boat hire, boat rental, houseboat, narrowboat, motorboat, hausboot, bootsverleih, bootsvermietung, bootsmiete, location de bateau, location de bateaux, penichette, alquiler de barcos, alquiler de barco, noleggio barche, noleggio gommoni, aluguer de barcos, aluguer de barco
  bootverhuur, bootuithuur, batuthyrning, bathyra, badudlejning, batutleie, veneenvuokraus, venevuokraus, wynajem lodzi, czarter lodzi, pujcovna lodi
`
export const BOATS = vocabulary(BOATS_LET)
/** Of whom those have dealings who drive, and hire nothing. */
export const OTHERS = vocabulary(`
  ${HOLIDAY_HOUSES}
  ${BUILT_WITH}
  villa, holiday let, holiday rental, vacation rental, alquiler vacacional, locazione turistica, location saisonniere, meuble de tourisme
  ${BOATS_LET}
  public liability, man and van, man with a van, man & van
  lesson, lessons, driving course, driving school, fahrschule, fahrstunde, fahrstunden, auto-ecole, autoescuela, autoscuola, rijles, rijschool, korskola, koreskole
  temporary cover, cover begins, cover starts, policyholder, certificate of insurance, versicherungsschein, police d'assurance, tomador
  removal, removals, moving day, umzug, demenagement, mudanza, trasloco, verhuizing, garage appointment, hauptuntersuchung, controle technique
  check-in opens, taxi transfer, private transfer, your chauffeur, offence, penalty charge, bussgeldbescheid, verwarnungsgeld
  tool hire, plant hire, bagger, minipelle, excavadora, skipper, e-bike, e-bikes, cargo bike, lastenrad, lastenrader, velo cargo, bakfiets, ladcykel, lastesykkel, lastcykel, mountain bike, bike hire, bici, biciclette, fahrrader, velos, bicicletas, fietsen, cyklar, cykler, rowery, kayak, skis
  hire request, booking request, rental request, mietanfrage, buchungsanfrage, demande de location, solicitud de alquiler, richiesta di noleggio, pedido de aluguer
  huuraanvraag, hyresforfragan, leieforesporsel, lejeforesporgsel, zapytanie o wynajem, vuokrauspyynto
  test drive, open day, tag der offenen tur, portes ouvertes
  hire purchase, leasing contract, leasingvertrag, leasingrate, contrat de leasing, contrato de leasing, contratto di leasing, leasingavtal, leasingaftale, umowa leasingu, purchase price, kaufpreis, prix d'achat, precio de compra, prezzo di acquisto, koopprijs, kopekontrakt, kupni cena, kupni smlouva, cena zakupu
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
