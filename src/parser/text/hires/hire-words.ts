/** Words for hiring what is driven, and what those are told who hire it: in plain letters, in all the languages that are read, told once. */

import { remembered } from '../words/remembered.ts'
import { type Vocabulary, vocabulary } from '../words/vocabulary.ts'

/** Words for hiring, some of them parts of longer ones: said of what is hired on a line or a page that tells of something driven. */
export const HIRING = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:${[
        '(?:self-drive )?hire[ds]?|hirer|hiring|rent(?:al|als|ed|ing|s|er)?|rent-?a-?car|car club|car sharing|carsharing',
        '(?:auto|camper|fahrzeug|wohnmobil|transporter)?(?:ver)?miet(?:e|en|et|er|ers|vertrag|beginn|ende|dauer|preis|ung)?|an(?:miet|gemiet)[a-z]*|gemietet[a-z]*|miet(?:wagen|auto|fahrzeug|station)[a-z]*|leih(?:wagen|auto|fahrzeug)[a-z]*|[a-z]*(?:vermietung|verleih)',
        "location (?:de |d[’']|auto|voiture|vehicule|utilitaire)|contrat de location|lou(?:e|ee|es|er|eur|ons|ez)",
        'alquil[a-z]*|rent-?a|noleggi[a-z]*|autonoleggi[a-z]*|alugue[lr]|alugad[oa]|alugar|locadora|locacao',
        '[a-z]*(?:verhuur|huurauto|huurwagen|autohuur)[a-z]*|huur(?:t|der|periode|contract|overeenkomst)?|gehuurd[e]?',
        'hyr(?:a|d|t||es|er|bil|bilen|esavtal|perioden?)|[a-z]*uthyrning[a-z]*|lei(?:e|er|ebil|ebilen|ekontrakt|eperioden?)|[a-z]*utleie[a-z]*|lej(?:e|er|et|ebil|ebilen|ekontrakt|eperioden?)|[a-z]*udlejning[a-z]*',
        '[a-z]*vuokra[a-z-]*|wypozycz[a-z]*|wynaj[a-z]*|najm[a-z]*|najem[a-z]*|[a-z]*pujc[a-z]*|pronaj[a-z]*|pronaje[a-z]*',
      ].join('|')})(?![a-z])`,
    ),
)
/** Nothing but hiring, and firms that do it: what a page is about that speaks of several terms besides. */
export const OF_HIRE =
  /(?<![a-z])(?:hir(?:e|es|ing)|self[- ]drive|rent(?:al|als|ing)?|car ?sharing|car ?share|car club|miete|mietvertrag|mietvorgang|anmietung|vermietung|verleih|autopartage|location d|contrat de location|alquiler|coche compartido|noleggio|alugue[lr]|huur|verhuur|autodelen|deelauto|hyra|uthyrning|bilpool|leie|utleie|bildeling|leje|udlejning|delebil|vuokra(?:us)?|yhteiskayttoauto|wypozyczalnia|wynajem|najem|najmu|pujcovna|pronajem|sdileni aut)(?![a-z])|(?:verhuur|vermietung|verleih|uthyrning|udlejning|utleie|pujcovna|autonoleggio)(?![a-z])/

/** A firm that hires out cars: others hire out what they do not say. */
export const HIRES_OUT_CARS =
  /(?<![a-z])(?:auto[- ]?(?:noleggi[oi]?|vermietung|verhuur|pujcovna|vuokraamo)|rent-?a-?car|(?:car|van|vehicle|self)[- ](?:hire|rental|rentals|drive)|car ?sharing|car club|bil(?:uthyrning|udlejning|utleie)|vuokra-auto|wypozyczalnia samochodow|autos|coches|carros)(?![a-z])/

/** Of whom it is another's, with which paper, for how much if it is broken, what is kept until it is back, and how far: told to none but those who drive what is another's. */
const LICENCES =
  "licence, license, licences, licenses, driving permit, driver's licence, fuhrerschein*, permis, permis b, carne, carnet, carne de conducir, carne b, permiso de conducir, patente, patente b, carta de conducao, cnh, rijbewijs, korkort*, korekort*, forerkort*, ajokort*, prawo jazdy, prawa jazdy, ridicsky prukaz, ridicskeho prukazu"
const EXCESS =
  'excess, deductible, cdw, ldw, selbstbeteiligung, selbstbehalt, franchise, franquicia, franchigia, franquia, eigen risico, sjalvrisk*, selvrisiko, egenandel, omavastuu, udzial wlasny, spoluucast'
const KEPT =
  'deposit, kaution, caution, fianza, cauzione, caucao, borg, waarborg, depositum, deposition, takuumaksu, kaucja, kaucji, kauce, kauci'
const DISTANCE =
  'mileage, unlimited km, unlimited miles, freikilometer, kilometrage, kilometraje, chilometraggio, quilometragem, fria mil, frie km, limit km'
/** These alone say that something is hired; `permis` and `license` are had by others, too. */
export const HIRE_ALONE = remembered(() => vocabulary([LICENCES, EXCESS, KEPT, DISTANCE].join(', ')))

const DRIVERS =
  'driver, drivers, fahrer, fahrerin, conducteur, conducteurs, conductor, conductora, conductores, conducente, conducenti, condutor, condutora, condutores, bestuurder, bestuurders, forare, forer, sjafor, sjaforer, kuljettaja, kierowca, kierowcy, ridic, ridici'
const TANK =
  'tank, fuel, fuelled, fuel card, diesel, petrol, full tank, vollgetankt, tankfullung, tankkarte, tanken, plein fait, carburant, gasoil, deposito lleno, con el deposito, combustible, serbatoio, carburante, combustivel, deposito cheio, atestado, brandstof, volle tank, fulltankad, bransle, drivstoff, braendstof, tankki, polttoaine, paliwo, palivo, nadrz'
/** What those alone are told who drive: houses have deposits, places to sleep, insurers and miles to the sea as well. */
export const OF_DRIVING = remembered(() =>
  vocabulary([DRIVERS, LICENCES, EXCESS, TANK, 'unlimited km, unlimited miles, freikilometer, fria mil, frie km, limit km'].join(', ')),
)

/** What hires have, a list of words for each: none of them alone is of a hire. */
export const TERMS: () => readonly Vocabulary[] = remembered(() =>
  [
    // Who drives.
    `${DRIVERS}, hirer, mieter, mieters, huurder, locataire, arrendatario, noleggiatore, locatario`,
    // With what leave.
    LICENCES,
    // What one pays of what is broken.
    `${EXCESS}, insurance, vollkasko, haftpflicht, assurance, tous risques, seguro, assicurazione, kasko, verzekering, ubezpieczenie, pojisteni`,
    // What is kept until it is back.
    `${KEPT}, bond, mietkaution, depot de garantie, senal, caparra, pantti`,
    // How far.
    `${DISTANCE}, miles, km, kilometer, kilometre, kilometres, kilometers, kilometros, kilometri, chilometri, quilometros, kilometrit, kilometrow`,
    // And with how much in its tank.
    `${TANK}, gas included, plein, pieno, bak`,
    // What it has.
    'berth, berths, sleeps, sleeping places, seater, automatic, manual, transmission, gearbox, automatik, schaltgetriebe, schlafplatze, couchages, boite manuelle, boite automatique, plazas, cambio manual, posti letto, cambio automatico, lugares, slaapplaatsen, handgeschakeld, baddar, sovplatser, vaxellada, manuelt gear, automatgear, sengepladser, soveplasser, miejsca do spania, miejsc do spania, luzka, mist na spani',
  ].map(vocabulary),
)
/** What is told of it besides, of which houses and flights tell as well. */
export const TERMS_BESIDES: () => readonly Vocabulary[] = remembered(() =>
  [
    // What goes with it.
    'child seat, baby seat, booster seat, junior seat, snow tires, snow tyres, snow chains, winter tyres, roof box, toll tag, glovebox, glove box, kindersitz, winterreifen, schneeketten, handschuhfach, vignette, siege enfant, siege bebe, boite a gants, silla infantil, sillita, guantera, seggiolino, catene da neve, cadeirinha, cadeira de bebe, porta-luvas, kinderzitje, dashboardkastje, vignet, barnstol, barnesete, barnesade, autostol, handskfack, hanskerom, handskerum, turvaistuin, fotelik, schowku, autosedacka, dalnicni znamka',
    // What opens it.
    'key, keys, schlussel, cles, clefs, llaves, chiavi, chaves, sleutel, sleutels, nyckel, nycklar, nogle, nogler, nokkel, nokler, avain, avaimet, klucze, kluczyki, klice',
    // Where it comes back to, and what that costs.
    "one way fee, one-way fee, drop-off charge, drop-off fee, same branch, same depot, same bay, late return, late returns, einweggebuhr, einwegmiete, verspateter ruckgabe, verspatete ruckgabe, frais d'abandon, meme agence, meme niveau, meme station, misma oficina, mismo nivel, stessa sede, stesso livello, mesma loja, mesmo nivel, zelfde vestiging, samma station, samme stasjon, samme station, oplata za zwrot, pozdni vraceni",
  ].map(vocabulary),
)
