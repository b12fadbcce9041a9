/** Verbs with which letters tell the ends of a hire in sentences: `Sie übernehmen das Fahrzeug am …`, `ritirerà la vettura sabato …`. */

/** A word for a car, behind its article, in its language. */
const thing = (articles: string, words: string): string => `(?: (?:${articles}) ?(?:${words}))`
const GERMAN = thing('das|den|ihr|ihren|euer|euren|dein|deinen', 'fahrzeug|wagen|auto|mietauto|mietwagen|transporter|wohnmobil|camper')
const FRENCH = thing("le|la|l'|votre", 'vehicule|voiture|utilitaire|fourgon|camping-car|auto')
const SPANISH = thing('el|la|su|tu', 'coche|vehiculo|auto|carro|furgoneta|autocaravana')
const ITALIAN = thing("la|il|l'|la sua|il suo|la tua|la vostra", 'vettura|macchina|auto|veicolo|mezzo|furgone|camper')
const PORTUGUESE = thing('o|a|o seu|a sua', 'carro|viatura|veiculo|carrinha|autocaravana')
const DUTCH = thing('de|uw|je|het|jullie', 'auto|huurauto|wagen|bus|camper|voertuig')
const SCANDINAVIAN = ' (?:bilen|hyrbilen|leiebilen|lejebilen|varebilen|skapbilen|husbilen|bobilen|autocamperen)'

const ENGLISH = thing('the|your', 'car|vehicle|van|camper|motorhome')
/** Those languages in which a car has no article tell it by what is done with it. */
const HANDED = ' ?(?:zwroc|zwrocic|oddaj|oddac|vratte|vratit|palauta|palauttakaa) (?:samochod|pojazd|auto|vuz|vozidlo)'
/** `Return the car full`, `Lämna bilen tankad`: a car of which something is said; what a car park is called is a place. */
export const SAID_OF_CAR = new RegExp(
  `(?:^${HANDED}|${[ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH, SCANDINAVIAN].join('|')})(?![a-z-]| ?(?:park|rental|hire|cent|desk|station|pool|hall|wash|ferry|boulevard|deck|shop|dealer|museum|show|train|lift))`,
)

/** Said of the first end, a language or two a line. */
export const FETCHES: readonly string[] = [
  `(?:ubernehmen|erhalten|holen) sie${GERMAN}|(?:sie|ihr|du) (?:ubernehm|hol)(?:en|t|st)${GERMAN}`,
  `vous (?:prendrez|retirerez|recupererez|prenez|retirez|recuperez)${FRENCH}`,
  `(?:recoge|retira)(?:ras?|ran|reis)${SPANISH}`,
  `(?:ritirer|prender|trover)(?:a|ai|ete|anno)${ITALIAN}|(?:la|lo) (?:ritirera|ritirerai|ritirerete)`,
  `(?:levantar|recolher|retirar)(?:a|as|ao)${PORTUGUESE}`,
  `haalt u${DUTCH}|(?:u|je|jullie) ha(?:alt|al|len)${DUTCH}`,
  `(?:du|ni|i|dere) (?:hamtar|henter|afhenter)${SCANDINAVIAN}|(?:hamtar|henter|afhenter) (?:du|ni|i|dere)${SCANDINAVIAN}`,
]

/** And of the second, where a word for it alone may stand for the car. */
export const BRINGS_BACK: readonly string[] = [
  `(?:geben|bringen|stellen) sie(?:${GERMAN}| (?:es|ihn))|(?:sie|ihr|du|und) (?:geb|gib|bring|stell)(?:en|t|st)(?:${GERMAN}| (?:es|ihn))`,
  `vous (?:le |la |l')?(?:rendrez|restituerez|ramenerez|rendez|restituez|ramenez)(?:${FRENCH})?`,
  `(?:lo |la )?(?:devolver|entregar)(?:as?|an|eis)(?:${SPANISH})?`,
  `(?:la |lo )?(?:riconsegner|restituir|riporter)(?:a|ai|ete|anno)(?:${ITALIAN})?`,
  `(?:devolver|entregar)(?:a|as|ao)(?:${PORTUGUESE}|-[oa])?`,
  `(?:brengt|levert) u(?:${DUTCH}| (?:hem|deze))|(?:u|je|jullie) (?:breng|lever)(?:t|en)?(?:${DUTCH}| (?:hem|deze))`,
  `(?:du|ni|i|dere) (?:lamnar|aterlamnar|leverer|afleverer)(?:${SCANDINAVIAN}| den)|(?:lamnar|aterlamnar|leverer|afleverer) (?:du|ni|i|dere)(?:${SCANDINAVIAN}| den)`,
]
