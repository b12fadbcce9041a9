/** Names of houses by what they say themselves, or by what is said around them: a kind of house, a phrase, who lets it, who runs it, who writes. */

import type { AddressMark } from './addresses.ts'
import { neighbour } from './around.ts'
import { type Candidate, HOUSE_KIND, isCapital, isHouseName, trimmed, withoutColumn } from './house-names.ts'
import { LEGAL_FORM } from './legal-forms.ts'
import type { Line, Page } from './page.ts'
import { plain } from './plain.ts'

const PHRASE =
  /(?<![a-z])(?:(?:your |upcoming |forthcoming )?(?:stay|reservation|booking) (?:(?:is |has been )?(?:now )?confirmed )?(?:at|with|in) (?:the )?|confirmation of your reservation:|thank you for (?:choosing|booking(?: with)?|staying at) (?:the )?|looking forward to welcoming you (?:to|at) (?:the )?|(?:you're|you are|you will be|you'll be) staying (?:at|with|in) (?:the )?|sie (?:ubernachten|wohnen) (?:im|in der|bei) |vous (?:sejournez|sejournerez|logerez) (?:a l'|au |a la |chez |a )|(?:te alojas|se aloja|te alojaras|se alojara) en (?:el |la )?|(?:soggiornerai|soggiornera|alloggerai|alloggera) (?:presso|all'|al|a) (?:il |la |l')?|(?:je|u) verblijft (?:in|bij) (?:het )?|du bor pa |i bor pa |merci d'avoir (?:reserve|choisi) (?:a l'|au |a la |a |chez |l'|le |la )?|(?:gracias|obrigad[oa]) por (?:reservar|escolher|elegir|la reserva|su reserva|a sua reserva|confiar)(?: en| no| na| em| con)? (?:el |la |o |a )?|grazie per aver (?:prenotato|scelto) (?:presso |all'|al |il |la |l')?|(?:tack|tak|takk) for (?:att du |at du |din |deres |dit )?(?:valde |valt |har valgt |valgte |bokning |reservation |bestilling |booking |ophold )?(?:pa |hos |i )|kiitos varauksesta(?:si|nne):? |bedankt voor (?:uw|je) (?:boeking|reservering) (?:bij|in) (?:het )?|koszonjuk (?:a )?foglalasat:? |welcome to (?:the )?|booking confirmation:? |hotelaufenthalt:|(?:hotel|zimmer)?(?:buchung|reservierung|aufenthalt|besuch) (?:im|in der|bei|fur(?: das)?) |(?:reservation|sejour) (?:a l'|au |a la |chez |a )|(?:reserva|estancia) en (?:el |la )?|(?:prenotazione|soggiorno) (?:presso|all'|al|a) (?:il |la |lo |l')?|(?:reserva|estadia) (?:no |na |em )|(?:verblijf|boeking|reservering) (?:in|bij) (?:het )?|(?:bokning|vistelse) (?:pa|hos) |(?:ophold|booking|reservation) (?:pa|hos) |(?:opphold|bestilling) (?:pa|hos) |(?:rezerwacj[aie]|pobyt|rezerwacje) w (?:obiekcie )?|(?:rezervac[ie]|rezervaci|pobyt) v )/
/** Words with capitals, and the small ones between them. */
const CAPITALS =
  /\p{Lu}[\p{L}\d'’&.-]*(?:(?: (?:de|da|das|do|dos|della|del|des|du|van|von|den|het|nad|pod|sur|la|le|les|of|the|am|an|der|zum|zur|im|in|by|&|and|y|e|og|och))* \p{Lu}[\p{L}\d'’&-]*){0,6}/gu

const ARTICLE = /(?<=\s)(?:The|El|La|Le|Il|Lo|Los|Las|Les|Das|Der|Die|Het|De|L['’])\s?$/

/** `Transfer airport – hotel by coach`: which house is not said where one is only driven there. */
const TO_HOUSE = /(?<![a-z])(?:transfers?|transfert|shuttle|traslado|trasferimento|kuljetus|kuljetukset|transport)(?![a-z])/

/** Names on a line that say they are those of houses, and what follows a phrase. */
export function byWords(line: Line, addresses: readonly AddressMark[]): Candidate[] {
  const found: Candidate[] = []
  const add = (text: string, score: number, rule: string, how?: 'phrase'): void => {
    const name = withoutColumn(line, trimmed(text))
    if (isHouseName(name))
      found.push({ name, line: line.index, rule, ...(how && { how }), sure: Math.min(0.95, 0.5 + score * 0.08), score })
  }
  const phrase = PHRASE.exec(line.plain)
  if (phrase) {
    const rule = `after "${phrase[0].trim()}"`
    const end = phrase.index + phrase[0].length
    // `your stay at The Old Mill`: an article with a capital is of the name.
    const article = ARTICLE.exec(line.text.slice(0, end))?.[0] ?? ''
    const name = line.text.slice(end - article.length).split(/\s{3}/)[0] ?? ''
    // `in the Hotel Post and confirm`: the sentence goes on.
    const [run] = isHouseName(trimmed(name)) ? [undefined] : (name.match(CAPITALS) ?? [])
    if (run !== undefined && name.startsWith(run) && run.includes(' ')) {
      // `at YHA Borrowdale for 2 nights`
      const isEnd = /^[.!]\s|^[.!]?$|^,? (?:for|fur|pour|por|per|voor|i) \d{1,2} \p{L}|^, (?:arriving|from)\s/u.test(name.slice(run.length))
      if (HOUSE_KIND.test(plain(run)) || isEnd) add(run, HOUSE_KIND.test(plain(run)) ? 4 : 2.5, rule, 'phrase')
    }
    // `your stay at Bristol begins soon`: what ends in a small word is no name unless it says that it is one of a house.
    const isOpen = /\s\p{Ll}[\p{L}'’]*$/u.test(trimmed(name)) && !HOUSE_KIND.test(plain(trimmed(name)))
    if (!isOpen && /^[\p{Lu}\d'"]|^ibis|^a&o/u.test(name.trim()))
      add(name, HOUSE_KIND.test(plain(trimmed(name))) ? 4.5 : 2.5, rule, 'phrase')
  }
  for (const cell of line.cells) {
    // In a table the period may stand before the house.
    const days = line.dates.filter(({ start }) => start >= cell.start && start < cell.end)
    const dated = days[0] && days[0].start - cell.start < 3 ? (days.at(-1)?.end ?? cell.start) : cell.start
    const text = line.text.slice(dated, cell.end).replace(/^[\s.,:;–-]+/, '')
    if (text.length > 60)
      for (const { 0: run, index } of text.matchAll(CAPITALS))
        if (HOUSE_KIND.test(plain(run)) && run.includes(' ') && !TO_HOUSE.test(plain(text.slice(0, index))))
          add(run, 1.4, 'a name in a sentence')
    // What stands after a colon is told by what stands before it, unless that is a day: `Hotel Tre Re: 4 – 6 May`.
    const colon = text.indexOf(':')
    const isDay = days.some(({ start }) => Math.abs(line.text.indexOf(':', dated) + 1 - start) < 3)
    const labelled = colon < 0 ? text : isDay ? text.slice(0, colon) : text.slice(colon + 1).trim()
    const name = trimmed(labelled)
    if (!HOUSE_KIND.test(plain(name)) || text.length > 140) continue
    if (!isCapital(name)) {
      // Flats are called what their hosts think of: `Sunny studio near the river`.
      if (/^\p{Lu}/u.test(name) && text.trim() === name && line.cells.length === 1 && name.split(' ').length > 2)
        add(name, 1.3, 'the name of a kind of house')
      continue
    }
    const address = addresses.some((mark) => mark.line.index > line.index - 1 && mark.line.index - line.index <= 3)
    add(labelled, 2.5 + (address ? 1.2 : 0) + (text.trim().length < name.length + 4 ? 0.7 : 0), 'the name of a kind of house')
  }
  return found
}

const HOST =
  /(?:\b(?:hosted|managed) by|\bgehostet von|\bgastgeber(?:in)?|\bpropose par|\bhote :|\banfitrion[a]?|\bhost:|\banfitria[o]?|\bverhuurd door|\bvard(?:en)? ar|\bvert(?:en)? er|\bgospodarz|\bhostitel)(?![a-z])/
/** Which of a catalogue's houses it is: `Objektnummer 4711001`, `Property # 88123`. */
const LISTING =
  /(?<![a-z])(?:(?:objekt|inserats?|unterkunfts?|haus|hus|objekts?|bolig)-?(?:nummer|nr|id)|(?:property|listing|house|home|unit)(?: (?:number|no|nr|id|ref(?:erence)?))|property(?= ?#)|(?:n[°ºo]\.?|numero|reference|ref\.?) (?:de |d')?(?:la |l')?(?:annonce|propriete|hebergement|gite|anuncio|propiedad|alojamiento|annuncio|struttura|imovel)|(?:annonce|advertentie|woning|kohde|objekt)(?:nummer|nr|numero)?)\.?\s?[:#]?\s{0,3}[a-z]{0,4}[-.]?\d{4}/
const LONGEST_NOTE = 70

/** Flats have any name: it stands over the line that says who lets them, or which number they have with an agency. */
export function byHost(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    const host = line.plain.length < LONGEST_NOTE ? HOST.exec(line.plain) : null
    const isHost = host !== null && /\p{Lu}/u.test(line.text.slice(host.index + host[0].length))
    if (!isHost && !(line.plain.length < LONGEST_NOTE && LISTING.test(line.plain))) return []
    const above = neighbour(page, line.index, -1)
    const name = above && !above.text.includes(':') ? trimmed(above.text) : ''
    const rule = isHost ? 'above the host' : 'above its number'
    return above && above.index > 0 && isHouseName(name) && /^\p{Lu}/u.test(name)
      ? [{ name, line: above.index, rule, sure: 0.75, score: 3.2 }]
      : []
  })
}

/** Small houses write their own mails. */
export function bySender(from: string): Candidate[] {
  const name = trimmed(from.replace(/<.*$/, '').replace(/"/g, ''))
  return isHouseName(name) && HOUSE_KIND.test(plain(name)) && isCapital(name)
    ? [{ name, line: 0, rule: 'sender', how: 'sender', sure: 0.6, score: 2.4 }]
    : []
}

/** Firms stand at the beginning of a line. */
const MOST_FIRM = 120
/** What runs the house, where its name stands nowhere else: `Silberdistel Hotelbetriebs GmbH`. */
const FIRM = new RegExp(
  `(?<name>\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,3}) (?:hotel(?:s|betriebs?|verwaltungs)?(?:gesellschaft|ges\\.)?(?: ?m\\.?b\\.?h\\.?)?|hotell?|hoteles|h[oô]tels?|hoteli|alberghi|hoteller) ${LEGAL_FORM}(?!\\p{L})`,
  'iu',
)

export function byFirm(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
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

/** A name that is broken: it goes on in the next line, as the whole of it elsewhere on the page or the cells of its row do. */
export function byTwoLines(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    const below = neighbour(page, line.index, 1)
    const first = line.cells[0]
    const second = below?.cells[0]
    if (!below || !first || !second || below.index - line.index > 2) return []
    const parts = [line.text.slice(first.start, first.end).trim(), below.text.slice(second.start, second.end).trim()]
    const name = parts.join(' ')
    if (name.length > 60 || /[:,.]/.test(name) || !isHouseName(name) || !isCapital(name)) return []
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
