/** Whether a page speaks of nothing but a hire: of what is driven, and of several things that whoever hires one is told of. */

import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { HOLIDAY_HOUSES } from '../stays/house-words.ts'
import { plain } from '../words/plain.ts'
import { remembered, rememberedFor } from '../words/remembered.ts'
import { listsSaid, vocabulary } from '../words/vocabulary.ts'
import { KIND } from './car-firm-words.ts'
import { FIRMS } from './car-firms.ts'
import { SIMILAR } from './car-models.ts'
import { hasDriven } from './hire-saying-words.ts'
import { isDrivenByOther } from './hire-signs.ts'
import { HIRES_OUT_CARS, OF_DRIVING, OF_HIRE, TERMS, TERMS_BESIDES } from './hire-words.ts'
import { NO_HIRE, tellsTrailer } from './no-hire-words.ts'

/** More than hirers are told these: a page that is not by one who hires out has four of them. */
const ENOUGH = 4
/** So many are told where other things are spoken of in passing. */
const PLENTY = 6
/** And so many of them are of what is driven. */
const LEAST = 2
/** What it says of itself counts as two. */
const BY_NAME = 2
const VANS = /(?<![a-z])(?:vans|campervans|minibuses|fourgons|furgonetas|furgos|furgoni|bullis|husbilar|bobiler|kampery)(?![a-z])/

/** Of whom those have dealings who drive, and hire nothing. */
const OTHERS = vocabulary(`
  ${HOLIDAY_HOUSES}
  villa, holiday let, holiday rental, vacation rental, alquiler vacacional, locazione turistica, location saisonniere, meuble de tourisme
  boat hire, boat rental, houseboat, narrowboat, motorboat, hausboot, bootsverleih, bootsvermietung, bootsmiete, location de bateau, location de bateaux, penichette, alquiler de barcos, alquiler de barco, noleggio barche, noleggio gommoni, aluguer de barcos, aluguer de barco
  bootverhuur, bootuithuur, batuthyrning, bathyra, badudlejning, batutleie, veneenvuokraus, venevuokraus, wynajem lodzi, czarter lodzi, pujcovna lodi
  public liability, man and van, man with a van, man & van
  lesson, lessons, driving course, driving school, fahrschule, fahrstunde, fahrstunden, auto-ecole, autoescuela, autoscuola, rijles, rijschool, korskola, koreskole
  temporary cover, cover begins, cover starts, policyholder, certificate of insurance, versicherungsschein, police d'assurance, tomador
  removal, removals, moving day, umzug, demenagement, mudanza, trasloco, verhuizing, garage appointment, hauptuntersuchung, controle technique
  check-in opens, taxi transfer, private transfer, your chauffeur, offence, penalty charge, bussgeldbescheid, verwarnungsgeld
  digger, diggers, mini digger, micro digger, excavator, excavators, compactor, plate compactor, scaffold, scaffolding, power tools, generator, cement mixer, pressure washer, cherry picker
  minibagger, ruttelplatte, gerust, baumaschine, baumaschinen, werkzeug, werkzeuge, mini-pelle, pelleteuse, echafaudage, outillage, motoculteur
  miniexcavadora, herramienta, herramientas, andamio, andamios, miniescavatore, escavatore, ponteggio, attrezzature edili, andaime, andaimes, ferramentas, betoneira
  graafmachine, minigraver, gereedschap, steiger, gravmaskin, verktyg, byggstallning, gravemaskine, vaerktoj, stillads, stillas, verktoy, kaivinkone, rakennustelineet, minikoparka, koparka, narzedzia, rusztowanie, naradi, leseni
  tool hire, plant hire, bagger, minipelle, excavadora, skipper, e-bike, e-bikes, mountain bike, bike hire, bici, biciclette, fahrrader, velos, bicicletas, fietsen, cyklar, cykler, rowery, kayak, skis
  hire request, booking request, rental request, mietanfrage, buchungsanfrage, demande de location, solicitud de alquiler, richiesta di noleggio, pedido de aluguer
  huuraanvraag, hyresforfragan, leieforesporsel, lejeforesporgsel, zapytanie o wynajem, vuokrauspyynto
  test drive, open day, tag der offenen tur, portes ouvertes
  hire purchase, leasing contract, leasingvertrag, leasingrate, contrat de leasing, contrato de leasing, contratto di leasing, leasingavtal, leasingaftale, umowa leasingu, purchase price, kaufpreis, prix d'achat, precio de compra, prezzo di acquisto, koopprijs, kopekontrakt, kupni cena, kupni smlouva, cena zakupu
  trailer, anhanger, planenanhanger, autotransportanhanger, remorque, remolque, rimorchio, reboque, aanhanger, slapvagn, tilhenger, trailere, perakarry, przyczepa, przyczepka, prives, privesny vozik
`)
/** What such a page may speak of in passing: how one comes to the car, and where it stands. */
const IN_PASSING = vocabulary(`
  sailing, sailings, boat, boats, yacht, bikes, workshop, policy number, parking, car park, parkplatz, parkhaus, aparcamiento, parcheggio, estacionamento
`)

const isOfKind = (small: string): boolean => KIND.test(small) || VANS.test(small) || FIRMS.in(small).size > 0
/** Lines over a letter. */
const HEAD = 4
const speaksOfHire = rememberedFor(
  ({ lines, whole }: Page): boolean => OF_HIRE.test(whole) || lines.slice(0, HEAD).some(({ plain: small }) => isOfKind(small)),
)

/** `Jeep Compass or similar`, `4 berth`: what is driven, by what is said of it. */
const isDriven = (whole: string): boolean =>
  hasDriven(whole) || /\d[ -]berth|\d ?m[3³](?!\d)|[\d-]seat(?:er)? minibus|o[ur] equivalente?(?![a-z])/.test(whole) || SIMILAR.test(whole)

/** Of how many of its terms a page speaks that tells of nothing but a hire; it is asked several times of each. */
const termsOf = rememberedFor((page: Page): { readonly own: number; readonly besides: number } | undefined => {
  if (NO_HIRE.in(page).size > 0 || OTHERS.in(page).size > 0 || tellsTrailer(page) || isDrivenByOther(page.whole)) return undefined
  const own = listsSaid(TERMS(), page)
  return own < LEAST || OF_DRIVING().in(page).size === 0 ? undefined : { own, besides: listsSaid(TERMS_BESIDES(), page) }
})

/** Whether a page, or who sent it, speaks surely of one that is hired. */
export function isSurelyOfHire(page: Page, from: string): boolean {
  const sender = plain(senderName(from))
  const isOfFirm = remembered(() => speaksOfHire(page) || isOfKind(sender) || OF_HIRE.test(sender))
  const terms = isDriven(page.whole) || HIRES_OUT_CARS.test(sender) || HIRES_OUT_CARS.test(page.whole) ? termsOf(page) : undefined
  if (terms === undefined) return false
  const enough = IN_PASSING.in(page).size > 0 ? PLENTY : ENOUGH
  const all = terms.own + terms.besides
  return all >= enough || (all + BY_NAME >= enough && isOfFirm())
}
