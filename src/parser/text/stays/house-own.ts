/**
 * The house that writes, `Fico e Mandorlo`, whatever it is called: the name a mail is from, where its letterhead and its foot say the same, or where one of
 * the programs sent it with which small houses keep their books. What is told of beside is then a part of it: `Accommodation: Trullo del Carrubo`.
 */

import { neighbour } from '../page/around.ts'
import { CLOSES } from '../page/closings.ts'
import type { Line, Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { isCalledAsSite, sitesIn } from '../page/sites.ts'
import { personOf } from '../people/names.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { goneBeforeCapital } from '../words/before-capitals.ts'
import { IS_CHAIN } from '../words/chains.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { isAgency } from './agencies.ts'
import { isHosts } from './house-hosts.ts'
import { type Candidate, HEAD, isCapital, isHouseName, trimmed } from './house-names.ts'
import { isUnit, OWN_SURELY } from './house-parts.ts'

/** Programs that send the mails of small houses in the name of these; none of them lets anything itself. */
const PROGRAMS =
  /@(?:[a-z\d-]+\.)*(?:freetobook|littlehotelier|smoobu|avirato|hospedin|amenitiz|cloudbeds|guesty|lodgify|beds24|octorate|krossbooking|eviivo|sirvoy|mews|apaleo|siteminder|roomraccoon|hoteliga|resnexus|thinkreservations|idobooking|kwhotel|profitroom|hotres|previo|easy-?booking|feratel|deskline|simplebooking|ericsoft|bookassist|newbook|campspot|sequoiasoft|inaxel|reservit|elloha|weebnb|ownerrez|hostaway|hospitable|hostify|uplisting|tokeet|icnea|zeevou|anytimebooking|webrezpro|innroad|stayntouch|hotelogix|ezeetechnosys|stayflexi|redforts|bookingexperts|guestline|protel|wubook|passepartout|scidoo|slope|bedzzle|vertical-?booking|synxis|d-edge|availpro|hotel-spider|dirs21|seekda|casablanca|asahotel|roomcloud|camping-?care|tommybooking|techotel|bookvisit|caspeco|hoist|visbook|hotel-?friend|bookingsuite|rentalsunited|avantio|rentlio|phobs|mini-?hotel|webhotelier|hotelizer|ctoutvert|secureholiday|unicamp)\.[a-z.]+$/

/** What follows a name that begins a letterhead or a foot: `Zirmaid · Oberdorf 4`, `Fico e Mandorlo di Reed Anna`. */
const BEHIND =
  /^(?:\s*$|\s*[,·•|–—(-]|\s{2,}|\s(?:des|di|de|by|von|inh|prop|gmbh|srl|s\.r\.l|sarl|ltd|s\.?l|lda|b\.?v|as|ab|aps|oy|kg|e\.k)(?![a-z]))/
/** Those who let what others own, and have words for it in no name. */
const BROKERS =
  /^(?:airbnb|booking|belvilla|interhome|novasol|dansommer|dancenter|casamundo|hometogo|homeaway|fewo-direkt|traum-?ferienwohnungen|bestfewo|e-domizil|atraveo|holidu|interchalet|vrbo|abritel|homelidays|vacasa|evolve|sykes|feriepartner|sol og strand|sonne und strand|esmark|feriehuse|gites de france|clevacances|plum guide|homelike|spotahome|misterb&b|tripadvisor|hotels|trip|agoda|hostelworld|pitchup|campsites|eurocamp|canvas|vacansoleil|homair|tohapi|yelloh|campings)(?![a-z])/
/** Where one leaves a car or boards: they thank for bookings as houses do. */
const OF_TRAFFIC =
  /(?:airport|flughafen|aeroporto?|aeropuerto|lufthavn|luchthaven|flygplats|lotnisko|parking|parken|parkering|station|terminal|port)$/
/** Several of one firm. */
const SEVERAL = /\s(?:hotels|hoteles|hoteis|resorts|villas|rentals|properties|apartments|cottages|homes|stays|group|collection)$/
const MOST_WORDS = 7
/** Lines within which a letterhead or a foot tells a house and its site. */
const NEAR = 6
/** Letters of a name that stand in that of a site by no chance, where a kind of house or who writes says as much; alone, it takes more. */
const LEAST_LETTERS = 6
/** What names of houses end in, and those of no people with it: `Old Dairy Lodgings`. */
const LAST_OF_NAMES = /\s(?:rooms|lodgings?|barn|farm|cottages|cabins|lodges|huts?|stays|retreat|guest rooms|houseboat|country house)$/
/** Lines between whoever signs and the house below. */
const ABOVE = 2
/** Lines between a name and its address. */
const BELOW = 2

/** Who writes in a house, and in nothing else: `Seaview Front Desk`. */
const DESK =
  /\s(?:[-–|·]\s)?(?:reservations? (?:desk|office)|front (?:desk|office)|reception(?: desk)?|guest (?:services|relations)|rezeption|empfang|réception|recepción|ricevimento|recepção|receção|receptie|receptionen|resepsjonen|vastaanotto|recepcja|recepce)\s*$/iu
/** `Reservations - Seaview Island Resort`, `Rezeption | Haus Seeblick` */
const DESK_BEFORE =
  /^(?:(?:hotel )?reservations?(?: desk| office| team)?|front (?:desk|office)|reception(?: desk)?|guest (?:services|relations)|reservierung(?:en)?|rezeption|empfang|r[ée]servations?|r[ée]ception|reservas|recepción|prenotazioni|ricevimento|recepção|receção|reserveringen|receptie|bokning(?:en)?|receptionen|booking|resepsjonen|varaukset|vastaanotto|rezerwacj[ae]|recepcja|rezervace|recepce)\s?[-–|·:]\s/iu
/** A sender as it is written, without its address. */
const writtenIn = (from: string): string => senderName(from).replace(/[“”]/g, '').trim()
const withoutDesk = (from: string): string => writtenIn(from).replace(DESK, '').replace(DESK_BEFORE, goneBeforeCapital)

function senderOf(page: Page): string | undefined {
  const name = trimmed(withoutDesk(page.sender))
  const small = plain(name)
  const isOne = isHouseName(name) && isCapital(name) && name.split(' ').length <= MOST_WORDS && /[a-z]{3}/.test(small)
  // Most pages say of nobody that they are from him: of these no names of airlines need be looked through.
  if (!isOne) return undefined
  const isOther =
    isAgency(name) ||
    BROKERS.test(small) ||
    OF_TRAFFIC.test(small) ||
    SEVERAL.test(small) ||
    IS_CHAIN.test(small) ||
    page.gazetteer.airlineNamed(small) !== undefined
  return isOther ? undefined : name
}

/** Whether a line begins with a name and goes on as letterheads and feet do. */
const beginsWith = ({ plain: small }: Line, name: string): boolean =>
  small.trimStart().startsWith(name) && BEHIND.test(small.trimStart().slice(name.length))

/** Whether somebody signs above a line. */
const isSigned = (page: Page, { index }: Line): boolean =>
  page.lines
    .slice(Math.max(1, index - ABOVE), index)
    .some(({ text, plain: small }) => !CLOSES.test(small) && (isHosts(text.trim()) || personOf(text.trim()) !== undefined))

export function ownHouse(page: Page, addresses: readonly AddressMark[]): Candidate | undefined {
  const name = senderOf(page)
  if (name === undefined) return undefined
  const small = plain(name)
  const top = neighbour(page, 0, 1)
  const lines = page.lines.slice(1).filter((line) => beginsWith(line, small) && !/(?<![a-z])iban(?![a-z])/.test(line.plain))
  const isTop = top !== undefined && top.index <= HEAD && lines.includes(top)
  const foot = lines.findLast((line) => line !== top)
  const isAddressed = lines.some(({ index }) => addresses.some(({ line }) => line.index >= index && line.index - index <= BELOW))
  const isProgram = PROGRAMS.test((page.mailbox ?? '').toLowerCase())
  // `La Grange – Chambres d'hôtes`: what the sender says of itself behind its name.
  const isSelfSaid = HOUSE_KIND.test(plain(page.sender.slice(page.sender.indexOf(name) + name.length))) && /\s[-–|·]\s/.test(page.sender)
  const isSaid = HOUSE_KIND.test(small) || LAST_OF_NAMES.test(small) || isSelfSaid
  // People have names of two words, too, and sign with them.
  const isKind = isSaid || personOf(name) === undefined
  const isTold =
    (isTop && foot !== undefined && foot !== top) || (isAddressed && (isKind || isTop || (foot !== undefined && isSigned(page, foot))))
  const isInSubject = ` ${page.lines[0]?.plain.replace(/[^a-z\d]+/g, ' ')} `.includes(` ${small} `)
  // `SEAVIEW` in the letterhead, and `Seaview Front Desk` that writes.
  const isOfDesk = DESK.test(writtenIn(page.sender)) && lines.some(({ index }) => index <= HEAD)
  const isOwn =
    isTold ||
    isOfDesk ||
    isSelfSaid ||
    (isProgram && (isKind || isTop)) ||
    (isKind && isInSubject && isCalledAsSite(page.sites(), small, LEAST_LETTERS))
  const line = foot?.index ?? top?.index ?? 0
  // Who sells journeys has a letterhead and a foot as well.
  const sure = isSaid || isProgram || isOfDesk ? OWN_SURELY : 0.7
  return isOwn
    ? { name, line: isTop ? (top?.index ?? line) : line, rule: 'the house that writes', how: 'letterhead', sure, score: 3.4 }
    : undefined
}

/** The house of the site or the mailbox of a letter, of all that a page tells by its kind: `Gästehaus Brunnhof` where one writes to `urlaub@brunnhof-stubai.at`. */
export const houseOfSite = (page: Page, all: readonly Candidate[]): Candidate | undefined =>
  all.find(({ name, line: index }) => {
    const small = plain(name)
    // What is told of another house in a sentence has its site there as well.
    const begins = index > 0 && page.lines[index]?.plain.trimStart().startsWith(small)
    if (!begins || !HOUSE_KIND.test(small) || isUnit(small) || IS_CHAIN.test(small)) return false
    const near = page.lines.slice(Math.max(1, index - NEAR), index + NEAR + 1).map(({ plain: told }) => told)
    const sites = sitesIn([...near, page.mailbox?.toLowerCase() ?? ''].join('\n'))
    // `Gästehaus Brunnhof` has `brunnhof.at`, and `Hotel Post` has `hotelpost.at`.
    return [small, small.replace(/^\S+ /, ''), small.replace(/ \S+$/, '')].some((own) => isCalledAsSite(sites, own, LEAST_LETTERS))
  })
