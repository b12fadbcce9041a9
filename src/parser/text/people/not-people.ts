/** What stands where names do and is nobody: trains as they are sold, the way and the day of it, stations, firms. */

import { WEEKDAYS } from '../days/months.ts'
import { countryByHand } from '../places/country-names.ts'
import { HEADS_WAY_THERE } from '../stays/house-words.ts'
import { plainOperators } from '../trains/operators.ts'
import { isOfFirmInCapitals } from '../words/legal-forms.ts'
import { type WordSet, wordSet } from '../words/vocabulary.ts'

/** Railways after which firms are called, and nobody is. Behind the names of others a word for people is a label: `Amtrak Passengers`. */
const RAILWAYS: ReadonlySet<string> = new Set(plainOperators(['state']))
/** Whether a word in plain letters is of railways alone, as in `SNCF Voyageurs`. */
export const isOfRailway = (word: string): boolean => RAILWAYS.has(word)

/** What trains are sold as, and by whom. Some are called by one of these words, nobody by two. */
const BRANDS: ReadonlySet<string> = new Set([
  // It is words that are looked up: of `Leo Express` neither is here, since `Leo` is a name.
  ...plainOperators(['state', 'named', 'railway']),
  ...wordSet(`
    tgv inoui intercites lyria ter ice ic ec intercity eurocity railjet nightjet cityjet regioexpress ave avlo alvia euromed avant cercanias adif
    frecciarossa frecciargento frecciabianca freccia piu regionale veloce pendular intercidades snabbtag eip eic pendolino acela`),
])

/** Which way one goes, in a word. */
const WAYS = wordSet('out back hin zuruck ruck ida vuelta regreso volta heen terug ut ud hem hjem retur')

/** What the name of a station ends in. */
const OF_STATION = /[/-](?:terminal|terminus|hbf|station|estacion|stazione|gare|bahnhof|airport|aeropuerto)$/

/** What somebody is to a firm who comes often: two such words are a status, `Privilege Executive`. */
const STATUSES = wordSet(`
  privilege executive elite prestige medallion ambassador diamond diamant diamante emerald sapphire ruby titanium platinum platine platin platino platina gold silver oro plata
  ouro prata argento argent bronze vip globalist president royal classic explorer voyager preferred plus loyalty fidelidade
`)

/** What one books with a seat or is a member of: two such words are nobody, `Ambiente Smart`, `Small Bag`, `Socio LATAM Pass`. */
const FARES = wordSet(`
  ambiente smart wizz go basic light flex comfort prima premium small large extra cabin hand checked bag bags baggage luggage handbagage priority pass
  socio socia latam member miembro miles avios classe class klasse clase tarif fare economy business low cost offerta offer oferta angebot offre
`)
/** `Classe Y` */
const CLASS = /^(?:class|classe|klasse|clase) [a-z]$/

/** Weekdays where the way out is `Ida`, as ladies elsewhere are called: `Ida Sun` is one. */
const WHERE_IDA = wordSet('lun mar mie jue vie sab dom seg ter qua qui sex')
/** Families are called `Freitag`: only what is shortened is the day. */
const isShortDay = (word: string, way: string): boolean => (way === 'ida' ? WHERE_IDA.has(word) : word.length < 4 && WEEKDAYS.has(word))

/** `OUT Sat`, `Ida Dom` */
const isWay = ([one = '', other = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && ((WAYS.has(one) && isShortDay(other, one)) || (WAYS.has(other) && isShortDay(one, other)))

/** What people found to do something together, before what it is called. */
const BODIES = wordSet(`
  association associacao associazione asociacion verein sportverein vereniging forening forbund stowarzyszenie spolek yhdistys foundation fundacao fundacion fondation
  fondazione stiftung stichting stiftelsen fundacja nadace society sociedade sociedad clube cooperativa federation federacao federacion federazione
`)

/** How old somebody is, in two words that both begin with a capital on fares: `Young Person`. */
const AGES_IN_TWO: ReadonlySet<string> = new Set(['young person', 'young adult', 'senior citizen', 'junge person', 'giovane adulto'])

/** `DB AG`, `SJ AB`: initials of names of parents are so short as well, but behind a name. */
const isRailway = ([name = '', form = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && RAILWAYS.has(name) && /^(?:ag|ab|as|sa|nv)$/.test(form)

/** Whether words in plain letters are nobody's name, though each of them might be of one: `TGV INOUI`, `OUT Sat`, `Privilege Executive`, `Alicante-Terminal`. */
export function isNobody(small: string): boolean {
  if (isBuilding(small)) return true
  const words = small.split(' ')
  // One word alone is a name: `SMITH/RUBY`, `BIANCHI/ITALO`.
  const areAll = (set: Pick<WordSet, 'has'>): boolean => words.length > 1 && words.every((word) => set.has(word))
  // `Lachlan McAuley, New Zealand`: where somebody is from.
  if (words.length > 1 && countryByHand(small) !== undefined) return true
  // `Associação Musical de Viseu`: what people have founded, who book together.
  if (words.length > 1 && BODIES.has(words[0] ?? '')) return true
  // `Dove siamo`, in capitals below how many come.
  if (HEADS_WAY_THERE.test(small)) return true
  return (
    AGES_IN_TWO.has(small) ||
    isWay(words) ||
    isRailway(words) ||
    areAll(BRANDS) ||
    areAll(STATUSES) ||
    areAll(FARES) ||
    CLASS.test(small) ||
    OF_STATION.test(small)
  )
}

/** `S.r.l`, `d.o.o`: initials are in capitals, and behind that of `J.de Vries` a word of families stands. */
export const isAbbreviation = (word: string): boolean =>
  /^\p{L}\.(?!(?:de|den|der|van|von|vom|du|des|di|da|dal|do|dos|del|della|la|le|lo|ter|ten|te|af|av|zu|zum)$)\p{Ll}/u.test(word)

/** Families are called `Sas` and `Sa`: where no points are, these are in capitals, and the shortest behind two words, of which none is `DE`. */
const FIRM_IN_SHORT = /\s(?:AG|BV|NV|SL|SAS|OY|Oy)$|\s\S+\s\S+(?<!\sD[AEIO]S?) (?:SA|AB|EV|SCP)$/
const FIRM_WITH_POINTS = /\s(?:AG|BV|NV|SL|SAS|OY|SA|AB|EV|SCP)$/
/** Whether a customer in capitals is a firm. Who flies may be `KUMAR SL` by the names of parents; a customer so called is a firm. */
export function isFirmOfCustomer(name: string): boolean {
  const shouted = ` ${name.toUpperCase().replaceAll('.', '')}`
  return isOfFirmInCapitals(shouted) || (/\.\p{L}\.?$/u.test(name) ? FIRM_WITH_POINTS.test(shouted) : FIRM_IN_SHORT.test(` ${name}`))
}

/** What is counted, and what one comes for: `Deux Personnes`, `Due Notti`, `Semana Santa`. */
const COUNTED = wordSet(`
  persons people personen personnes personas persone pessoas personer osoby osob nights nachte nuits noches notti noites nachten natter netter
  days tage jours dias giorni dagen dagar dage dager
`)
const COUNTS_OR_FEASTS = wordSet(`
  two three four zwei drei vier deux trois quatre dos tres cuatro due tre quattro dois duas quatro twee drie semana semaine settimana fin puente
  weekend navidad nochevieja pascua pasqua natale capodanno ferragosto noel paques sejour natal carnaval
`)
/** Whether the halves of a name, in plain letters, are how many come, how long, or for which feast. */
export const isCount = (first: string, last: string): boolean => COUNTED.has(last) || COUNTS_OR_FEASTS.has(first)

/** `H Block, Dublin`, `K Street`: where somebody sits. */
const BUILDING =
  /^[a-z] (?:block|building|wing|terminal|floor|zone|sector|centre|center|street|road|avenue|market|store|gebaude|etage|bygning)(?![a-z])/
export const isBuilding = (small: string): boolean => BUILDING.test(small)

/** Words that begin no name, and end some: `Tarifa Supra`, `Antonio Tarifa`; `Change Password`, `Compte Dupont`. */
export const NEVER_FIRST = wordSet(`tarifa compte konto cuenta conto conta rekening account change edit log sign save delete modifier
  changer cambiar modificar modifica cambia alterar editar wijzig wijzigen bearbeiten andern rediger redigera muokkaa vaihda zmien zmenit upravit`)
