/** What stands where names do and is nobody: trains as they are sold, the way and the day of it, stations, firms. */

import { LEGAL_FORM_IN_CAPITALS } from './legal-forms.ts'
import { WEEKDAYS } from './months.ts'
import { wordSet } from './vocabulary.ts'

/** What trains are sold as, and by whom. Some are called by one of these words, nobody by two. */
const BRANDS = wordSet(`
  tgv inoui ouigo intercites lyria thalys eurostar sncf ter ice ic ec intercity eurocity db railjet nightjet obb westbahn cityjet sbb cff ffs regioexpress
  renfe ave avlo alvia euromed avant iryo cercanias adif trenitalia italo frecciarossa frecciargento frecciabianca freccia regionale veloce
  pendular intercidades ns sncb nmbs sj snabbtag dsb vy pkp eip eic pendolino regiojet amtrak acela lner gwr avanti scotrail lumo
`)

/** Whether a word in plain letters is of railways alone, as in `SNCF Voyageurs`. */
export const isOfRailway = (word: string): boolean => RAILWAYS.has(word)
const RAILWAYS = wordSet('sncf renfe cff sbb ffs db obb trenitalia ns sncb nmbs sj dsb vy pkp')

/** Which way one goes, in a word. */
const WAYS = wordSet('out back hin zuruck ruck ida vuelta regreso volta heen terug ut ud hem hjem retur')

/** What the name of a station ends in. */
const OF_STATION = /[/-](?:terminal|terminus|hbf|station|estacion|stazione|gare|bahnhof|airport|aeropuerto)$/

/** What somebody is to a firm who comes often: two such words are a status, `Privilege Executive`. */
const STATUSES = wordSet(`
  privilege executive elite prestige medallion ambassador diamond diamant diamante emerald sapphire ruby titanium platinum platine platin platino platina gold silver oro plata
  ouro prata argento argent bronze vip globalist president royal classic explorer voyager preferred plus loyalty fidelidade
`)

/** `OUT Sat`, `Ida Dom` */
const isWay = ([one = '', other = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && ((WAYS.has(one) && WEEKDAYS.has(other)) || (WAYS.has(other) && WEEKDAYS.has(one)))

/** Whether words in plain letters are nobody's name, though each of them might be of one: `TGV INOUI`, `OUT Sat`, `Privilege Executive`, `Alicante-Terminal`. */
export function isNobody(small: string): boolean {
  const words = small.split(' ')
  return isWay(words) || words.every((word) => BRANDS.has(word)) || words.every((word) => STATUSES.has(word)) || OF_STATION.test(small)
}

/** `S.r.l`, `d.o.o`: initials are in capitals. */
export const isAbbreviation = (word: string): boolean => /^\p{L}\.\p{Ll}/u.test(word)

const FIRM = new RegExp(`\\s(?:${LEGAL_FORM_IN_CAPITALS}|AG|BV|NV|SL|SAS|OY)$|\\s\\S+ (?:SA|AB|EV|SCP)$`)
/** Whether a customer in capitals is a firm. Who flies may be `KUMAR SL` by the names of parents; a customer so called is a firm. */
export const isFirmOfCustomer = (name: string): boolean => FIRM.test(` ${name.toUpperCase().replaceAll('.', '')}`)
