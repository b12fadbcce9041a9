/** Names of houses by what they say themselves, or by what is said around them: a kind of house, a phrase, who lets it, who runs it, who writes. */

import { cellText, neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { STREET } from '../places/address-words.ts'
import { allIn } from '../words/all-in.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { LEGAL_FORM } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { type Candidate, isCapital, isHouseName, starredHouse, trimmed, withoutColumn } from './house-names.ts'
import { CAPITALS, leadingRun, nameBeforePhrase, phrasesOn } from './house-phrases.ts'
import { ENTIRE, GRADED } from './house-words.ts'

/** `The Ned. Your reservation is confirmed.`; a point behind `St` ends nothing. */
const NEXT_SENTENCE = /(?<!(?:^|\s)(?:St|Ste|Sta|Mt|Ft|Dr|S|N|No|Nr))[.!?]\s+(?=\p{Lu})/u
/** What a stay does that soon begins: `Your stay at Heron's Nest is coming up`. */
const BEGINS_SOON = [
  '(?:is|are) (?:coming up|coming soon|approaching|nearly here|almost here|(?:just )?around the corner|(?:only |just )?\\d+ days away)',
  '(?:begins|starts) (?:soon|today|tomorrow|in \\d|on )|(?:steht|ruckt|beginnt|startet) (?:bald|kurz|naher|in|am|morgen|bevor)',
  '(?:approche|commence|debute|se acerca|empieza|comienza|aproxima-se|se aproxima|comeca|si avvicina|inizia)(?![a-z])',
  'esta (?:a chegar|chegando)|(?:nadert|begint|komt eraan|borjar|begynder|begynner|starter|startar)(?![a-z])',
  '(?:narmar|naermer) (?:sig|seg)|(?:zbliza sie|rozpoczyna|se blizi|zacina)(?![a-z])',
]
/** What follows the name of a house that one stays at: `at YHA Borrowdale for 2 nights`, `im Stadtpalais ist bestätigt`. */
const AT_END = new RegExp(
  `^[.!:]*$|^ (?:i|in|im|en|em|w|v|a) [a-z]{3,10}$|^,? (?:for|fur|pour|por|per|voor|i) \\d{1,2} [a-z]|^ (?:for|para|pour|fur|per|voor|over|during|durante|zum?) (?:the|this|your|esta|este|la|el|su|le|votre|ce|das|den|die|il|questo|het|dit)(?![a-z])|^, (?:arriving|from)\\s|^ (?:(?:is|has been|was|are) (?:now )?(?:confirmed|booked)|(?:ist|wurde|wird) (?:hiermit )?bestatigt|(?:est|a ete) (?:bien )?confirmee?|(?:esta|ha sido|fue|foi|e) confirmad[oa]|(?:e|e stata) confermata|is bevestigd|(?:ar|er) bekraft[a-z]+|as follows|wie folgt|comme suit)|^ (?:${BEGINS_SOON.join('|')})`,
)
const ARTICLE = /(?<=\s)(?:The|El|La|Le|Il|Lo|Los|Las|Les|Das|Der|Die|Het|De|L['’])\s?$/

/** `Transfer airport – hotel by coach`: which house is not said where one is only driven there. */
const TO_HOUSE = /(?<![a-z])(?:transfers?|transfert|shuttle|traslado|trasferimento|kuljetus|kuljetukset|transport)(?![a-z])/

const CHAIN = /(?<![a-z])(?:hotels|hoteles|hoteis|alberghi|resorts)(?![a-z])/
const OF_LAW = new RegExp(`^,?\\s${LEGAL_FORM}(?![a-z])`)

/** Of the parts of a text those that say they are houses. */
const housesAmong = (parts: readonly string[]): readonly string[] =>
  parts.filter((part) => HOUSE_KIND.test(plain(trimmed(part))) && isCapital(trimmed(part)))

/** `aux chambres d’hôtes « Le Clos des Embruns »` */
const QUOTED_BEHIND_KIND =
  /(?:chambres? d['’]hôtes|maison d['’]hôtes|h[oô]tel|auberge|casa rural|posada|pousada|agriturismo|b&b|pensione?|gasthof|guest ?house|camping|hostal|albergo|herberg|pensjona(?:t|cie)|penzion(?:u)?) [«"„“]\s?(?<name>\p{L}[^«»"„“”\d]{2,40}?)\s?[»"”“]/giu

/** `Villa category : Water Villa with Pool`: what one sleeps in, by its kind. */
const OF_CATEGORY = /(?:categor(?:y|ie|ia)|kategori(?:e|a|en)?|kategoria|types?|typ|typen|tipo|tipologia|tyyppi)\s*$/

/** `Quinta da Levada | AL 3319`: the number by which somebody may take guests in, in the line of a name. */
const LICENSED = /(?<=[|·•,;(–-]\s?)(?:al|rnal|rnet|rta|cin|cir|vft|vtar)(?: n[°ºo]\.?)?[ :/-]{1,3}[a-z]{0,4}\d{3}/

/** Names on a line that say they are those of houses, and what follows a phrase. */
export function byWords(line: Line, addresses: readonly AddressMark[]): Candidate[] {
  const found: Candidate[] = []
  const add = (text: string, score: number, rule: string, how?: 'phrase'): void => {
    const name = withoutColumn(line, trimmed(text))
    if (isHouseName(name))
      found.push({ name, line: line.index, rule, ...(how && { how }), sure: Math.min(0.95, 0.5 + score * 0.08), score })
  }
  const addPhrase = (name: string, rule: string, isThanks: boolean): void => {
    const isKind = (text: string): boolean => HOUSE_KIND.test(plain(text))
    const run = leadingRun(name)
    // `in the Hotel Post and confirm`: the sentence goes on.
    if (run !== undefined && /^[,:]?\s\p{Ll}|^[.!:,]*$/u.test(name.slice(run.length))) {
      const isEnd = AT_END.test(plain(name.slice(run.length)))
      if (isKind(run) || isThanks || (isEnd && run.includes(' '))) add(run, isKind(run) ? 4.5 : 2.5, rule, 'phrase')
      return
    }
    // `your stay at Bristol begins soon`: what ends in a small word is no name unless it says that it is one of a house.
    const isOpen = /\s\p{Ll}[\p{L}'’]*$/u.test(trimmed(name)) && !isKind(trimmed(name))
    if (!isOpen && (/^[\p{Lu}\d'"]/u.test(name) || HOUSE_KIND.exec(plain(name))?.index === 0))
      add(name, isKind(trimmed(name)) ? 4.5 : 2.5, rule, 'phrase')
  }
  for (const { at, said, isThanks } of phrasesOn(line)) {
    // `your stay at The Old Mill`: an article with a capital is of the name.
    const article = ARTICLE.exec(line.text.slice(0, at))?.[0] ?? ''
    const rest = line.text.slice(at - article.length).split(/\s{3}/)[0] ?? ''
    addPhrase((rest.split(NEXT_SENTENCE)[0] ?? '').trim(), `after "${said}"`, isThanks)
  }
  for (const { groups } of allIn(line.text, QUOTED_BEHIND_KIND)) add(groups?.name ?? '', 4.5, 'in quotes behind its kind', 'phrase')
  const named = line.cells.length === 1 ? nameBeforePhrase(line.text.trim()) : undefined
  if (named !== undefined) addPhrase(named, 'before its thanks', true)
  // `Booking 2260718 - Hotel Sol`: a subject tells several things.
  if (line.index === 0) for (const part of housesAmong(line.text.split(/\s[-–|·•]\s|:\s/).slice(1))) add(part, 3.4, 'the subject')
  for (const cell of line.cells) {
    // In a table the period may stand before the house.
    const days = line.dates.filter(({ start }) => start >= cell.start && start < cell.end)
    const dated = days[0] && days[0].start - cell.start < 3 ? (days.at(-1)?.end ?? cell.start) : cell.start
    const text = line.text
      .slice(dated, cell.end)
      .replace(/^[\s.,:;–-]+/, '')
      .replace(/\s+(?:tel|telefon|telefono|phone|tlf|fax)\.?\s?:\s?\+?[\d(].*$/i, '')
    if (text.length > 60)
      for (const { 0: run, index } of allIn(text, CAPITALS))
        if (
          HOUSE_KIND.test(plain(run)) &&
          run.includes(' ') &&
          !/\d ?[x×] ?$/.test(text.slice(0, index)) &&
          !TO_HOUSE.test(plain(text.slice(0, index)))
        )
          add(run, 1.4, 'a name in a sentence')
    // What stands after a colon is told by what stands before it, unless that is a day: `Hotel Tre Re: 4 – 6 May`.
    const colon = text.indexOf(':')
    const isDay = days.some(({ start }) => Math.abs(line.text.indexOf(':', dated) + 1 - start) < 3)
    const labelled = colon < 0 ? text : isDay ? text.slice(0, colon) : text.slice(colon + 1).trim()
    const name = trimmed(labelled)
    if (
      text.length > 140 ||
      OF_CATEGORY.test(
        plain(line.text.slice(0, cell.start + Math.max(0, line.text.slice(cell.start, cell.end).indexOf(':')))).replace(/[\s:]+$/, ''),
      )
    )
      continue
    if (!HOUSE_KIND.test(plain(name))) {
      // `[2] Kanazawa – Minshuku Asanogawa-tei`: the town before the house.
      const behind = line.dates.length === 0 ? labelled.split(/\s[–—-]\s/).slice(1) : []
      for (const part of housesAmong(behind)) add(part, 2.4, 'the name of a kind of house')
      continue
    }
    if (!isCapital(name)) {
      // Flats are called what their hosts think of: `Sunny studio near the river`.
      if (/^\p{Lu}/u.test(name) && text.trim() === name && line.cells.length === 1 && name.split(' ').length > 2)
        add(name, 1.3, 'the name of a kind of house')
      continue
    }
    // `Sun Hotels Europe & Asia, S.A.` at the foot: who runs many houses.
    if (CHAIN.test(plain(name)) && OF_LAW.test(plain(labelled.trim().slice(name.length)))) continue
    const address = addresses.some((mark) => mark.line.index > line.index - 1 && mark.line.index - line.index <= 3)
    add(
      labelled,
      2.5 + (address || LICENSED.test(line.plain) ? 1.2 : 0) + (text.trim().length < name.length + 4 ? 0.7 : 0),
      'the name of a kind of house',
    )
  }
  return found
}

const HOST =
  /(?:\b(?:hosted|managed) by|\bgehostet von|\bgastgeber(?:in)?|\bpropose par|\bhote :|(?<=[·|–-] )hote(?= [a-z])|\banfitrion[a]?|\bhost:|\banfitria[o]?|\bverhuurd door|\bvard(?:en)? ar|\bvert(?:en)? er|\bgospodarz|\bhostitel)(?![a-z])/
/** Which of a catalogue's houses it is: `Objektnummer 4711001`, `Property # 88123`. */
const LISTING =
  /(?<![a-z])(?:(?:objekt|inserats?|unterkunfts?|haus|hus|objekts?|bolig)-?(?:nummer|nr|id)|(?:property|listing|house|home|unit)(?: (?:number|no|nr|id|ref(?:erence)?))|property(?= ?#)|(?:n[°ºo]\.?|numero|reference|ref\.?) (?:de |d')?(?:la |l')?(?:annonce|propriete|hebergement|gite|anuncio|propiedad|alojamiento|annuncio|struttura|imovel)|(?:annonce|advertentie|woning|kohde|objekt)(?:nummer|nr|numero| ?n[°ºo])?)\.?\s?[:#]?\s{0,3}[a-z]{0,4}[-.]?\d{4}/
/** Letters of a line that is a note to whoever comes, and no sentence of a letter. */
const LONGEST_NOTE = 70
/** `Heron's Nest: two bedrooms by the lake`, where the subject says what stands before the colon. */
function isTitled(page: Page, text: string): boolean {
  const name = text.slice(0, text.indexOf(':')).trim()
  return name.includes(' ') && /^\p{Lu}/u.test(name) && (page.lines[0]?.text.includes(name) ?? false)
}

/** Letters of the title of a notice. */
const LONGEST_TITLE = 60
/** Whether a text is a name of two words or more, and what the house is praised with behind a colon. */
const isNotice = (text: string): boolean => {
  const [name = '', ...praise] = text.trim().split(/:\s/)
  return praise.length === 1 && text.trim().length <= LONGEST_TITLE && name.includes(' ') && isHouseName(name)
}

/** What may be a name, in the line above another one. */
function nameAbove(page: Page, line: Line): Line | undefined {
  const above = neighbour(page, line.index, -1)
  const isName =
    above &&
    above.dates.length === 0 &&
    isHouseName(trimmed(above.text)) &&
    page.gazetteer.stations(above.text.trim()).length === 0 &&
    page.gazetteer.airportNamed(above.plain.trim()) === undefined
  return isName ? above : undefined
}

/** Flats have any name: it stands over the line that says who lets them, or which number they have with an agency. */
export function byHost(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    const host = line.plain.length < LONGEST_NOTE ? HOST.exec(line.plain) : null
    const isHost = host !== null && /\p{Lu}/u.test(line.text.slice(host.index + host[0].length))
    if (!isHost && !(line.plain.length < LONGEST_NOTE && LISTING.test(line.plain))) return []
    const next = neighbour(page, line.index, -1)
    const above = (next && ENTIRE.test(next.plain.trim()) && nameAbove(page, next)) || next
    // Beside the name a picture may show who lets it.
    const beside = above && above.cells.length > 1 && line.cells.length === 1 ? cellText(above, 0) : above?.text
    // `Seaview: two rooms by` and below it `the lake`: a title that its line broke
    const before = above && /^\s*\p{Ll}/u.test(beside ?? '') ? page.lines[above.index - 1] : undefined
    const own = before?.cells.length === 1 ? `${before.text.trim()} ${beside?.trim()}` : beside
    // `Entire home` beside who lets it is said of nothing but houses, and what is above it is the title of a notice: `Seaview: two rooms by the lake`.
    const isWhole = isHost && ENTIRE.test(line.plain.trim())
    const isOne = own !== undefined && (!own.includes(':') || isTitled(page, own) || (isWhole && isNotice(own)))
    const name = isOne ? trimmed(own) : ''
    const rule = isHost ? 'above the host' : 'above its number'
    const how = isWhole ? { how: 'label' as const } : {}
    return above && above.index > 0 && (isHouseName(name) || (isWhole && isNotice(name))) && /^\p{Lu}/u.test(name)
      ? [{ name, line: above.index, rule, ...how, sure: 0.75, score: 3.2 }]
      : []
  })
}

/** Lines from it to the days of the stay, but for empty ones. */
const DAY_NEAR = 6

/** Lines of a signature in which a house stands above its grade. */
const ABOVE_GRADE = 4
/** `Bord Fáilte approved ****`, below the address of a house: that heads the lines that stand together. */
function gradedAbove({ lines }: Page, { index, text }: Line): string | undefined {
  if (!text.includes('**')) return undefined
  const above = lines.slice(Math.max(1, index - ABOVE_GRADE), index)
  const head = above[above.findLastIndex((line) => line.text.trim() === '') + 1]
  const name = head?.cells.length === 1 ? trimmed(head.text) : ''
  return isHouseName(name) && isCapital(name) ? name : undefined
}

export function byStars(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    if (line.cells.length > 2) return []
    const name = GRADED.test(line.plain.replace(/(?<![ *])[ *]+$/, '')) ? gradedAbove(page, line) : starredHouse(cellText(line, 0))
    if (name === undefined) return []
    const told = page.lines.slice(line.index, line.index + 2 * DAY_NEAR).filter(({ cells }) => cells.length > 0)
    const isDated = told.slice(0, DAY_NEAR).some(({ dates }) => dates.length > 0)
    return isDated ? [{ name, line: line.index, rule: 'a name with stars', how: 'label', sure: 0.8, score: 3.8 }] : []
  })
}

/** Small houses write their own mails. */
export function bySender(from: string): Candidate[] {
  const name = trimmed(senderName(from))
  return isHouseName(name) && HOUSE_KIND.test(plain(name)) && isCapital(name)
    ? [{ name, line: 0, rule: 'sender', how: 'sender', sure: 0.6, score: 2.4 }]
    : []
}

/** Firms stand at the beginning of a line. */
const MOST_FIRM = 120
const RUNS_HOUSES =
  'hotel(?:s|betriebs?|verwaltungs)?(?:gesellschaft|ges\\.)?(?: ?m\\.?b\\.?h\\.?)?|hotell?|hoteles|h[oô]tels?|hoteli|alberghi|hoteller'
/** What runs the house, where its name stands nowhere else: `Silberdistel Hotelbetriebs GmbH`. */
const FIRM = new RegExp(`(?<name>\\p{L}[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]+){0,3}) (?:${RUNS_HOUSES}) ${LEGAL_FORM}(?!\\p{L})`, 'iu')
/** The same in plain letters: names in which the case of letters does not count take long to make ready, and few pages tell of such a firm. */
const MAY_BE_FIRM = new RegExp(` (?:${RUNS_HOUSES}) ${LEGAL_FORM}(?![a-z])`)

export function housesByFirm(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    if (!MAY_BE_FIRM.test(line.plain)) return []
    const name = trimmed(FIRM.exec(line.text.slice(0, MOST_FIRM))?.groups?.name ?? '')
    return isHouseName(name) && isCapital(name) ? [{ name, line: line.index, rule: 'the firm of a house', sure: 0.55, score: 1.8 }] : []
  })
}

/** Whether the cells of a row are broken and go on in the row below. */
const goesOn = (line: Line, below: Line): boolean =>
  line.cells.length > 2 &&
  below.cells.length === line.cells.length &&
  line.cells.slice(1).some((cell, at) => {
    const under = below.cells[at + 1]
    return /[,-]$/.test(line.text.slice(cell.start, cell.end)) || /^(?:19|20)\d\d\b/.test(below.text.slice(under?.start, under?.end))
  })

/** `Avenida do Mar 50`, below a name: where that house is, and no more of what it is called. */
const isStreetBelow = (text: string): boolean => STREET.test(plain(text)) && /\s\d{1,4} ?[a-z]?$/.test(text)

/** A name that is broken: it goes on in the next line, as the whole of it elsewhere on the page or the cells of its row do. */
export function byTwoLines(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    const below = neighbour(page, line.index, 1)
    const first = line.cells[0]
    const second = below?.cells[0]
    if (!below || !first || !second || below.index - line.index > 2) return []
    const parts = [line.text.slice(first.start, first.end).trim(), below.text.slice(second.start, second.end).trim()]
    const name = parts.join(' ')
    if (name.length > 60 || isStreetBelow(parts[1] ?? '') || /[:,.]/.test(name) || !isHouseName(name) || !isCapital(name)) return []
    const inTable = goesOn(line, below)
    if (!inTable && !page.lines.some((other) => other !== line && other.text.includes(name))) return []
    return [
      {
        name,
        line: line.index,
        rule: 'a name on two lines',
        sure: 0.8,
        score: (inTable ? 4.6 : 3.4) + (HOUSE_KIND.test(plain(name)) ? 1 : 0),
      },
    ]
  })
}
