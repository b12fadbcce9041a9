/** Flats and houses that their owners let by way of an agency, which are called whatever their owners think of: `Gulf-front 3BR w/ heated pool`. */

import { cellText, neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { plain } from '../words/plain.ts'
import { type Candidate, isHowMuch, isRoom } from './house-names.ts'
import { ENTIRE } from './house-words.ts'
import { ARRIVAL, OWN_IN } from './stay-labels.ts'

/** Agencies of such houses. */
const LETS =
  /(?<![a-z])(?:airbnb|vrbo|abritel|homeaway|fewo-?direkt|homelidays|stayz|bookabach|novasol|interhome|casamundo|atraveo|holidu|interchalet|belvilla|plum guide|hometogo|e-domizil|traum-?ferienwohnungen|gites? de france|clevacances|rentalia|niumba|feriepartner|dansommer)(?![a-z])/
/** `Frais de service Airbnb`: what the agency takes for itself. */
const FEE =
  /(?<![a-z])(?:service ?fee|frais de service|servicegebuhr|service-?gebuhr|tarifa (?:de|por) servicio|costi (?:del |di )?servizio|taxa de servico|servicekosten|serviceavgift|servicegebyr|oplata (?:za obsluge|serwisowa))(?![a-z])/

/** `Annonce n° 1284417 • Maison`: its number with who lets it, below the name. */
const LISTED =
  /^(?:annonce|listing|property|inserat|(?:ferien)?objekt|anuncio|annuncio|advertentie|annons)(?:[ -]?(?:n[°or.º]{1,2}|number|nummer|id|#))?[ .:#]{0,3}\d{4,}(?!\d*[ ,.]\d{2}(?!\d))/
/** Of who lets it, or to who comes; how one gets in. */
const SPEAKS =
  /^(?:your?|you're|tu|tus|su|votre|ton|deine?|ihre?|din|ditt|je|uw|jouw|il tuo|la tua|o seu|a sua|host|hosted|gastgeber|vermieter|betreut|managed|schlussel|key|check|message|contact|nachricht|kontakt)(?![a-z])/
/** Letters of the name of a site that lets houses, alone at the head of its mail. */
const LOGO = 25
/** Words and letters of the title of a house that is let: fewer are a label, and more a sentence. */
const FEWEST_WORDS = 3
const LONGEST = 80

/** What an owner may have called a house, alone on its line or broken into two, with what a picture of it is called beside the second. */
function nameOn(page: Page, line: Line): string | undefined {
  const above = page.lines[line.index - 1]
  const isBroken = /^\p{Ll}/u.test(line.text.trim()) && above?.cells.length === 1 && line.index > 1
  const text = isBroken ? `${above.text.trim()} ${cellText(line, 0)}` : line.text.trim()
  const isTitle =
    line.index > 0 &&
    (isBroken ? isPictured(line, above) : line.cells.length === 1) &&
    [line, ...(isBroken ? [above] : [])].every(({ dates, times }) => dates.length + times.length === 0) &&
    /^[\p{Lu}\d]/u.test(text) &&
    // `6 0417 882-1`: a number
    /\p{L}{3}/u.test(text) &&
    // `Mas des Cigales : piscine chauffée`, in French; `Numéro : 4711` is a label.
    !/[.!?:,]$|:\s(?!(?<= :\s)\p{Ll})|@|https?:|#|\d{5}/u.test(text) &&
    !ENTIRE.test(line.plain.trim()) &&
    !SPEAKS.test(line.plain.trim()) &&
    !isRoom(text)
  return isTitle && text.length <= LONGEST && text.split(/\s+/).length >= FEWEST_WORDS ? text : undefined
}

/** `privé   Le Nid` below `Le Nid, deux pièces, parking`: beside the end of the name, nothing but its beginning. */
const isPictured = (line: Line, above: Line): boolean =>
  line.cells.length === 1 || (line.cells.length === 2 && above.text.trim().startsWith(cellText(line, 1)))

/** Names over the address of what is let, over how much of it is, or over the day one arrives, in what such an agency writes. */
export function byListing(page: Page, addresses: readonly AddressMark[]): Candidate[] {
  const isLet =
    LETS.test(plain(page.sender)) ||
    page.lines.slice(1, 4).some(({ plain: small }) => small.trim().length < LOGO && LETS.exec(small.trim())?.index === 0) ||
    page.lines.some(({ plain: small }) => FEE.test(small) && LETS.test(small))
  if (!isLet) return []
  const arrivals = page.lines.slice(1).filter((line) => [OWN_IN, ARRIVAL].some((label) => line.plain.trim().search(label) === 0))
  // `Entire home`, and who lets it, may stand right below the name.
  const wholes = page.lines.slice(2).filter(({ plain: small }) => isHowMuch(small.trim()) || LISTED.test(small.trim()))
  // `Airbnb Ireland UC, 8 Hanover Quay, Dublin` is at the foot of all its mails.
  const addressed = addresses.map(({ line }) => line).filter(({ plain: small }) => !LETS.test(small))
  const over = [...addressed, ...arrivals, ...wholes].flatMap(({ index }) => neighbour(page, index, -1) ?? [])
  return over.flatMap((line): Candidate[] => {
    const name = nameOn(page, line)
    return name === undefined ? [] : [{ name, line: line.index, rule: 'a name of what is let', how: 'label', sure: 0.7, score: 2.9 }]
  })
}
