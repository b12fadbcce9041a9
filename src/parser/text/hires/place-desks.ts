/** What letters say around the name of a place where a car is fetched: `at our desk in …, where Tom expects you`. */

import { STREET } from '../places/address-words.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'

/** Where one goes, up to the name: `presso il nostro banco all'`, `an unserem Schalter am`. */
const DESK = [
  '(?:at|from|to) (?:our|the) (?:desk|counter|office|branch|stand) (?:at|in|of) (?:the )?',
  '(?:an|bei|in) (?:unserem|unserer|dem|der) (?:schalter|station|büro|counter|filiale) (?:am|im|in|an der|in der) ',
  "(?:à|au|dans) (?:notre|le|l'|la) ?(?:comptoir|agence|guichet|bureau) (?:de l['’]|de la |du |à l['’]|à la |au |de |à )",
  '(?:en|a|al) (?:nuestro|nuestra|el|la) (?:mostrador|oficina|sucursal|stand) (?:del |de la |de |en el |en la |en )',
  "(?:presso|al|allo|nel) (?:il |lo |la )?(?:nostro |nostra )?(?:banco|sportello|ufficio|desk|agenzia|sede) (?:all['’]|alla |al |dell['’]|della |del |di |presso l['’]|presso il |in )",
  '(?:no|na|ao) (?:nosso |nossa )?(?:balcão|balcao|loja|escritório|stand) (?:do |da |de |no |na |em )',
  '(?:aan|bij|op) (?:onze|ons|de|het) (?:balie|kantoor|vestiging|loket) (?:op|in|van|bij) (?:het |de )?',
  '(?:vid|på|i|ved|hos) (?:vår|vårt|vores|våres)? ?(?:disk|disken|skranke|skranken|kontor|kontoret) (?:på|i|ved|vid) ',
].join('|')
const TO_DESK = new RegExp(`^\\s*(?:${DESK})`, 'iu')
/** `hos oss på Storgatan 4 i Lund`, `bei uns in Fulda`: with those who tell it. */
const AT_US =
  /^\s*(?:[Hh]os oss|[Hh]os os|[Bb]ei uns|[Cc]hez nous|[Dd]a noi|[Bb]ij ons|[Uu] n[aá]s|[Ww]ith us|[Aa]t ours),?\s(?:(?:på|i|ved|vid|in|im|am|auf|à|au|dans|a|al|op|aan|te|at|w|v|ve|na)\s(?:(?:der|the|het|de|la|le)\s|l['’])?)?(?=\p{Lu})/u
/** `Storgatan 4 i Lund`: a street with the number of its house, before its town. */
const IN_TOWN =
  /^(?<street>\p{Lu}[\p{L}.'’-]{1,30}(?: [\p{L}.'’-]{1,20}){0,4},? \d{1,4}\s?\p{L}?),? (?:in|i|à|a|en|em|te|w|v|ve) (?=\p{Lu})/u
/** A place without the street before its town. */
export function withoutStreet(name: string): string {
  const { 0: said = '', groups } = IN_TOWN.exec(name) ?? {}
  return groups?.street && STREET.test(plain(groups.street)) ? name.slice(said.length) : name
}
/** `notre agence de Nantes`, `unserer Filiale in Graz`: whose it is and what, before the name of its town. */
const OURS =
  /^\s*(?:(?:[Ii]l|[Ll]a|[Oo]|[Aa]) )?(?:our|unser(?:e[rmns]?)?|notre|nuestr[oa]|nostr[oa]|noss[oa]|onze|ons|vår|vårt|våra|vores|nasz(?:ym|ej|a|e)?|naš[ií]|naše)\s(?<word>\p{L}{4,})\s(?:(?:in|at|of|im|am|de|du|à|di|a|do|da|em|en|te|i|på|w|v|ve)\s)?(?=\p{Lu})/u
/** What they have there. */
const BRANCHES = wordSet(`
  branch office depot desk station shop filiale niederlassung vermietstation buro agence bureau comptoir oficina sucursal delegacion ufficio sede agenzia
  loja balcao agencia estacao vestiging kantoor filiaal kontor kontoret filial avdelning avdeling avdelingen afdeling oddziale oddzial biurze biuro pobocce pobocka`)
const withoutOurs = (told: string): string => told.replace(OURS, (said, word: string) => (BRANCHES.has(plain(word)) ? '' : said))
/** `, where one of us expects you` */
const WHERE = /(?<=\p{L}), (?:where|wo|où|donde|dónde|dove|onde|waar|där|hvor|gdzie|kde|missä)\s.*$/iu
/** An article that one says before the name: `al Porto di Olbia`, `à la Gare de Lyon`. */
const ARTICLE = /^\s*(?:all['’]|alla |allo |al |presso (?:l['’]|la |il |lo )|à l['’]|à la |am |zum |aan het |bij het )(?=\p{Lu})/u

/** `… am Hauptbahnhof zurück.`: the end of a verb, behind the place. */
const OF_VERB = /\s(?:zurück|ab|terug|tillbaka|tilbage|tilbake)(?:\.\s.*|\.?\s*)$/u

/** The rest of a sentence without what leads to its place, and what is said of that. */
export function withoutDesk(told: string): string {
  const name = withoutOurs(told.replace(TO_DESK, '')).replace(AT_US, '')
  return (/^\s*\p{Ll}/u.test(name) ? name.replace(ARTICLE, '') : name).replace(WHERE, '').replace(OF_VERB, '').replace(OF_VERB, '')
}
