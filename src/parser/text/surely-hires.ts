/** Whether a page speaks of nothing but a hire: of what is driven, and of several things that whoever hires one is told of. */

import { KIND } from './car-firm-words.ts'
import { FIRMS } from './car-firms.ts'
import { hasDriven } from './hire-saying-words.ts'
import { NO_HIRE } from './no-hire-words.ts'
import type { Page } from './page.ts'
import { plain } from './plain.ts'
import { senderName } from './printed-heads.ts'
import { remembered, rememberedFor } from './remembered.ts'
import { vocabulary } from './vocabulary.ts'

/** What hires have, a list of words for each: none of them alone is of a hire. */
const TERMS = remembered(() =>
  [
    // Who drives.
    'driver, drivers, fahrer, fahrerin, conducteur, conducteurs, conductor, conductora, conductores, conducente, conducenti, condutor, condutora, condutores, bestuurder, bestuurders, forare, forer, sjafor, kuljettaja, kierowca, kierowcy, ridic, ridici, hirer, mieter, huurder, locataire, arrendatario, noleggiatore, locatario',
    // With what leave.
    "licence, license, licences, licenses, driver's licence, fuhrerschein*, permis, permis b, carne, carnet, carne de conducir, permiso de conducir, patente, patente b, carta de conducao, cnh, rijbewijs, korkort, korekort, forerkort, ajokortti, prawo jazdy, prawa jazdy, ridicsky prukaz",
    // What one pays of what is broken.
    'excess, insurance, cdw, deductible, selbstbeteiligung, selbstbehalt, vollkasko, haftpflicht, franchise, assurance, tous risques, franquicia, seguro, franchigia, assicurazione, kasko, franquia, eigen risico, verzekering, sjalvrisk, selvrisiko, egenandel, omavastuu, udzial wlasny, ubezpieczenie, spoluucast, pojisteni',
    // What is kept until it is back.
    'deposit, bond, kaution, mietkaution, caution, depot de garantie, fianza, senal, cauzione, caparra, caucao, borg, waarborg, deposition, depositum, takuumaksu, pantti, kaucja, kauce',
    // How far.
    'mileage, miles, unlimited km, kilometer, kilometres, kilometers, km, freikilometer, kilometrage, kilometraje, kilometros, kilometri, chilometraggio, chilometri, quilometros, quilometragem, fria mil, frie km, kilometrit, kilometrow, limit km',
    // And with how much in its tank.
    'tank, fuel, diesel, petrol, full tank, vollgetankt, tankfullung, plein, plein fait, carburant, gasoil, deposito, con el deposito, combustible, pieno, serbatoio, carburante, combustivel, atestado, brandstof, volle tank, fulltankad, bransle, drivstoff, braendstof, tankki, polttoaine, paliwo, bak, palivo, nadrz',
    // What it has.
    'berth, berths, sleeps, sleeping places, seater, automatic, manual, transmission, gearbox, automatik, schaltgetriebe, schlafplatze, couchages, boite manuelle, boite automatique, plazas, cambio manual, posti letto, cambio automatico, lugares, slaapplaatsen, handgeschakeld, baddar, sovplatser, vaxellada, sengepladser, soveplasser, miejsca do spania, luzka',
  ].map(vocabulary),
)
/** More than hirers are told these: a page that is not by one who hires out has four of them. */
const ENOUGH = 4
/** What it says of itself counts as two. */
const BY_NAME = 2
const VANS = /(?<![a-z])(?:vans|campervans|minibuses|fourgons|furgonetas|furgos|furgoni|bullis|husbilar|bobiler|kampery)(?![a-z])/
const HIRING =
  /(?<![a-z])(?:hir(?:e|es|ing)|rent(?:al|als|ing)?|miete|mietvertrag|vermietung|verleih|location d|contrat de location|alquiler|noleggio|alugue[lr]|huur|verhuur|hyra|uthyrning|leie|utleie|leje|udlejning|vuokra(?:us)?|wypozyczalnia|wynajem|najem|najmu|pujcovna|pronajem)(?![a-z])/

/** Of whom those have dealings who drive, and hire nothing. */
const OTHERS = vocabulary(`
  lesson, lessons, driving course, driving school, fahrschule, fahrstunde, fahrstunden, auto-ecole, autoescuela, autoscuola, rijles, rijschool, korskola, koreskole
  temporary cover, cover begins, policyholder, policy number, certificate of insurance, versicherungsschein, police d'assurance, tomador
  removal, removals, moving day, umzug, demenagement, mudanza, trasloco, verhuizing, workshop, garage appointment, hauptuntersuchung, controle technique
  sailing, sailings, check-in opens, taxi transfer, private transfer, your chauffeur, offence, penalty charge, bussgeldbescheid, verwarnungsgeld
  digger, diggers, mini digger, micro digger, excavator, excavators, compactor, plate compactor, scaffold, scaffolding, power tools, generator, cement mixer, pressure washer, cherry picker
  minibagger, ruttelplatte, gerust, baumaschine, baumaschinen, werkzeug, werkzeuge, mini-pelle, pelleteuse, echafaudage, outillage, motoculteur
  miniexcavadora, herramienta, herramientas, andamio, andamios, miniescavatore, escavatore, ponteggio, attrezzature edili, andaime, andaimes, ferramentas, betoneira
  graafmachine, minigraver, gereedschap, steiger, gravmaskin, verktyg, byggstallning, gravemaskine, vaerktoj, stillads, stillas, verktoy, kaivinkone, rakennustelineet, minikoparka, koparka, narzedzia, rusztowanie, naradi, leseni
  tool hire, plant hire, bagger, minipelle, excavadora, boat, boats, yacht, skipper, bikes, e-bikes, kayak, skis
  hire request, booking request, rental request, mietanfrage, buchungsanfrage, demande de location, solicitud de alquiler, richiesta di noleggio, pedido de aluguer
  huuraanvraag, hyresforfragan, leieforesporsel, lejeforesporgsel, zapytanie o wynajem, vuokrauspyynto
  test drive, open day, tag der offenen tur, portes ouvertes, parking, car park, parkplatz, parkhaus, aparcamiento, parcheggio, estacionamento
`)

const isOfKind = (small: string): boolean => KIND.test(small) || VANS.test(small) || FIRMS.in(small).size > 0
/** Lines over a letter. */
const HEAD = 4
const speaksOfHire = rememberedFor(
  ({ lines, whole }: Page): boolean => HIRING.test(whole) || lines.slice(0, HEAD).some(({ plain: small }) => isOfKind(small)),
)

/** Of how many of its terms a page speaks that has something driven and tells of nothing but a hire; it is asked several times of each. */
const termsOf = rememberedFor((page: Page): number | undefined => {
  if (!hasDriven(page.whole) && !/\d[ -]berth/.test(page.whole)) return undefined
  return NO_HIRE.in(page).size > 0 || OTHERS.in(page).size > 0 ? undefined : TERMS().filter((words) => words.in(page).size > 0).length
})

/** Whether a page, or who sent it, speaks surely of one that is hired. */
export function isSurelyOfHire(page: Page, from: string): boolean {
  const terms = termsOf(page)
  if (terms === undefined || terms + BY_NAME < ENOUGH) return false
  return terms >= ENOUGH || speaksOfHire(page) || isOfKind(plain(senderName(from)))
}
