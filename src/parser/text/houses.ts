/** The name of the house one stays in. */

import type { AddressMark } from './addresses.ts'
import { isCapital, isName, KIND, trimmed } from './house-names.ts'
import { isValue, labelled } from './labelled.ts'
import { type Line, neighbour, type Page } from './page.ts'
import { plain } from './plain.ts'

export const HOUSE_LABEL =
  /^(?:hotel(?: name)?|property(?: name)?|accommodation|your (?:hotel|accommodation|property)|unterkunft|ihr hotel|ihre unterkunft|haus|objekt|etablissement|hebergement|logement|votre hotel|alojamiento|establecimiento|tu alojamiento|su hotel|nombre del hotel|struttura|la tua struttura|alojamento|unidade|propriedade|accommodatie|jouw accommodatie|uw hotel|boende|hotell|overnatting|overnatningssted|obiekt|nazwa hotelu|majoitus|ubytovani|nom de l'hotel|nome hotel|nome da unidade|nome della struttura|hotelname|hotel\/property|nocleg|zakwaterowanie|otel|szallas|szalloda|konaklama tesisi|lodging|establishment|gebuchtes hotel|dein hotel|deine unterkunft|ditt hotell|dit hotel|je hotel|ditt boende|votre (?:hebergement|etablissement|logement)|il (?:tuo|suo) hotel|tu hotel|(?:o )?seu hotel|twoj hotel|camping|campsite|campingplatz|riad|(?<own>feriehus|ferienhaus|ferienobjekt|ferienwohnung|sommerhus|fritidshus|holiday home|vacation home|cottage|cabin|chalet|gite|villa|stuga|hytte|casa vacanze|casa vacacional|casa rural|casa de ferias|vakantiehuis|vakantiewoning|mokki|lomamokki|domek|chata|chalupa|hus)(?:[ -]?(?:no|nr|nummer|number)\.?)?)(?=\s*(?::|$))/
const PHRASE =
  /(?:(?:your |upcoming |forthcoming )?(?:stay|reservation|booking) (?:(?:is |has been )?(?:now )?confirmed )?(?:at|with|in) (?:the )?|confirmation of your reservation:|thank you for (?:choosing|booking(?: with)?|staying at) (?:the )?|looking forward to welcoming you (?:to|at) (?:the )?|welcome to (?:the )?|booking confirmation:? |hotelaufenthalt:|(?:buchung|reservierung|aufenthalt) (?:im|in der|bei|fur(?: das)?) |(?:reservation|sejour) (?:a l'|au |a la |chez |a )|(?:reserva|estancia) en (?:el |la )?|(?:prenotazione|soggiorno) (?:presso|all'|al|a) (?:il |la |lo |l')?|(?:reserva|estadia) (?:no |na |em )|(?:verblijf|boeking|reservering) (?:in|bij) (?:het )?|(?:bokning|vistelse) (?:pa|hos) |(?:ophold|booking|reservation) (?:pa|hos) |(?:opphold|bestilling) (?:pa|hos) |(?:rezerwacj[aie]|pobyt) w (?:obiekcie )?|(?:rezervac[ie]|pobyt) v )/
const HOST =
  /(?:\b(?:hosted|managed) by|\bgehostet von|\bgastgeber(?:in)?|\bpropose par|\bhote :|\banfitrion[a]?|\bhost:|\banfitria[o]?|\bverhuurd door|\bvard(?:en)? ar|\bvert(?:en)? er|\bgospodarz|\bhostitel)\b/
/** Lines of a page, the first and the last of them among them. */
interface Region {
  readonly first: number
  readonly last: number
}

export interface House {
  readonly name: string
  readonly line: number
  readonly rule: string
  readonly sure: number
}

export interface Candidate extends House {
  readonly score: number
}

/** Lines of a letterhead. */
const HEAD = 8
/** Firms stand at the beginning of a line. */
const MOST_FIRM = 120
/** Words with capitals, and the small ones between them. */
const CAPITALS =
  /\p{Lu}[\p{L}\d'’&.-]*(?:(?: (?:de|della|del|des|du|la|le|les|of|the|am|an|der|zum|zur|im|in|by|&|and|y|e|og|och))* \p{Lu}[\p{L}\d'’&-]*){0,6}/gu

/** In a row with its day, the figure right before a name is of the column before: `61 Hotel Post`. */
const withoutColumn = ({ dates }: Line, name: string): string => (dates.length > 0 ? name.replace(/^\d{1,3} (?=\p{Lu})/u, '') : name)

function candidatesOn(line: Line, addresses: readonly AddressMark[]): Candidate[] {
  const found: Candidate[] = []
  const add = (text: string, score: number, rule: string): void => {
    const name = withoutColumn(line, trimmed(text))
    if (isName(name)) found.push({ name, line: line.index, rule, sure: Math.min(0.95, 0.5 + score * 0.08), score: score })
  }
  const phrase = PHRASE.exec(line.plain)
  if (phrase) {
    const name = line.text.slice(phrase.index + phrase[0].length).split(/\s{3}/)[0] ?? ''
    if (/^[\p{Lu}\d'"]|^ibis|^a&o/u.test(name.trim())) add(name, KIND.test(plain(trimmed(name))) ? 4.5 : 2.5, `after "${phrase[0].trim()}"`)
  }
  for (const cell of line.cells) {
    // In a table the period may stand before the house.
    const days = line.dates.filter(({ start }) => start >= cell.start && start < cell.end)
    const dated = days[0] && days[0].start - cell.start < 3 ? (days.at(-1)?.end ?? cell.start) : cell.start
    const text = line.text.slice(dated, cell.end).replace(/^[\s.,:;–-]+/, '')
    if (text.length > 60)
      for (const [run] of text.matchAll(CAPITALS)) if (KIND.test(plain(run)) && run.includes(' ')) add(run, 1.4, 'a name in a sentence')
    // What stands after a colon is told by what stands before it, unless that is a day: `Hotel Tre Re: 4 – 6 May`.
    const colon = text.indexOf(':')
    const isDay = days.some(({ start }) => Math.abs(line.text.indexOf(':', dated) + 1 - start) < 3)
    const labelled = colon < 0 ? text : isDay ? text.slice(0, colon) : text.slice(colon + 1).trim()
    const name = trimmed(labelled)
    if (!KIND.test(plain(name)) || text.length > 140) continue
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

/** `Martine & Jean Fabre`, `Familie Huber`: who keeps a house, between its name and its address. */
const isHosts = (name: string): boolean =>
  /^(?:(?:Familie|Family|Famille|Famiglia|Familia|Família|Familjen|Familien|Rodzina) \p{Lu}\S+|\p{Lu}[\p{L}-]+ (?:&|und|and|et|e|y|och|og|i|a|en) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2})$/u.test(
    name,
  ) && !KIND.test(plain(name))

/** Above an address, or before the street on its line, stands the name of the house. */
function byAddress(page: Page, addresses: readonly AddressMark[]): Candidate[] {
  // A name that is no kind of house is likelier to be one where the subject or other lines say it, too.
  const said = (name: string): number => {
    const count = page.lines.filter(({ text }) => text.includes(name)).length
    const isLetterhead = page.lines.find(({ index, text }) => index > 0 && text.trim() !== '')?.text.trim() === name
    return (page.lines[0]?.text.includes(name) ? 1.5 : 0) + (isLetterhead ? 0.5 : 0) + Math.min(1, (count - 1) * 0.4)
  }
  return addresses.flatMap((mark): Candidate[] => {
    const out: Candidate[] = []
    const own = mark.before === undefined ? '' : withoutColumn(mark.line, trimmed(mark.before))
    if (isName(own) && isCapital(own))
      out.push({
        name: own,
        line: mark.line.index,
        rule: 'before the address',
        sure: 0.75,
        score: 3 + (KIND.test(plain(own)) ? 1.5 : 0) + (mark.labelled ? 1 : 0),
      })
    // In letterheads the name may stand beside the street.
    const which = mark.line.cells.findIndex(({ start, end }) => mark.start >= start && mark.start < end)
    const left = mark.line.cells[which - 1]
    const beside = left ? trimmed(mark.line.text.slice(left.start, left.end)) : ''
    if (which === 1 && mark.line.index <= HEAD && isName(beside) && isCapital(beside) && isValue(plain(beside)))
      out.push({ name: beside, line: mark.line.index, rule: 'beside the address', sure: 0.65, score: 1.6 + said(beside) })
    for (let at = mark.line.index - 1; at > mark.line.index - 4 && at > 0; at--) {
      const line = page.lines[at]
      const cell =
        line?.cells.length === mark.line.cells.length
          ? line.cells[mark.line.cells.findIndex(({ start, end }) => mark.start >= start && mark.start < end)]
          : line?.cells[0]
      const told = line && cell ? line.text.slice(cell.start, cell.end).trim() : ''
      // What is in brackets belongs to the name where the subject says so, too.
      const name = told !== '' && page.lines[0]?.text.includes(told) ? told : trimmed(told)
      if (name === '' || isHosts(name)) continue
      if (line && isName(name) && /^\p{Lu}/u.test(name) && !/:/.test(line.text))
        out.push({ name, line: at, rule: 'above the address', sure: 0.65, score: 1.6 + said(name) + (KIND.test(plain(name)) ? 1.5 : 0) })
      break
    }
    return out
  })
}

/** The heading beside that of the houses in a table of a tour. */
const NIGHTS = /^(?:nights?|nts|nachte|nuits|noches|notti|noites|nachten|natter|netter|naetter|noce|noci|yot)(?![a-z])/

/** Names that a label tells, in its cell, beside it or below it. */
function byLabel(page: Page, addresses: readonly AddressMark[]): Candidate[] {
  return labelled(page, HOUSE_LABEL).flatMap(({ label, value, line }): Candidate[] => {
    const name = trimmed(value)
    if (line.cells.length > 2 && NIGHTS.test(plain(name))) return []
    const told = { line: line.index, rule: `label "${label}"`, sure: 0.9, score: 5 }
    const own = HOUSE_LABEL.exec(plain(label))?.groups?.own
    // `Feriehus: B2417`: let by its number, it is called by what it is.
    if (/^[A-Z]{0,4}[-. ]?\d[A-Z\d./-]{1,12}$/.test(name)) {
      return own ? [{ ...told, name: `${label.slice(0, own.length)} ${name}`, score: 3.5 }] : []
    }
    // Beside a word for what it is, without a colon or an address, anything may be told of it.
    const isTold = own === undefined || line.text.includes(`${label}:`) || addresses.some((mark) => mark.line === line)
    return isTold && isName(name) ? [{ ...told, name }] : []
  })
}

/** In a row that begins with its days: the name in the column whose heading says house. */
function byColumn(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    if (line.dates.length === 0 || line.cells.length < 3) return []
    const headings = page.lines
      .slice(Math.max(1, line.index - 25), line.index)
      .filter(({ cells, plain: text }) => cells.length === line.cells.length && !/\d/.test(text))
    const at = line.cells.findIndex((_, which) =>
      headings.some(({ cells, plain: text }) => HOUSE_LABEL.test(text.slice(cells[which]?.start, cells[which]?.end))),
    )
    const cell = line.cells[at]
    const name = cell ? trimmed(line.text.slice(cell.start, cell.end)) : ''
    return isName(name) && isValue(plain(name)) ? [{ name, line: line.index, rule: 'a column of houses', sure: 0.85, score: 5.5 }] : []
  })
}

/** Flats have any name: it stands over the line that says who lets them. */
function byHost(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    const above = neighbour(page, line.index, -1)
    const name = above ? trimmed(above.text) : ''
    return above && above.index > 0 && HOST.test(line.plain) && line.plain.length < 70 && isName(name) && /^\p{Lu}/u.test(name)
      ? [{ name, line: above.index, rule: 'above the host', sure: 0.75, score: 3.2 }]
      : []
  })
}

/** Small houses write their own mails. */
function bySender(from: string): Candidate[] {
  const name = trimmed(from.replace(/<.*$/, '').replace(/"/g, ''))
  return isName(name) && KIND.test(plain(name)) && isCapital(name) ? [{ name, line: 0, rule: 'sender', sure: 0.6, score: 2.4 }] : []
}

/** What runs the house, where its name stands nowhere else: `Silberdistel Hotelbetriebs GmbH`. */
const FIRM =
  /(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}) (?:hotel(?:s|betriebs?|verwaltungs)?(?:gesellschaft|ges\.)?(?: ?m\.?b\.?h\.?)?|hotell?|hoteles|h[oô]tels?|hoteli|alberghi|hoteller) (?:gmbh|ag|kg|se|ltd|limited|plc|inc|llc|s\.?a\.?s?|s\.?r\.?l|s\.?l\.?u?|s\.?p\.?a|lda|b\.?v|ab|as|a\/s|aps|oy|s\.r\.o|sp)(?!\p{L})/iu

function byFirm(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    const name = trimmed(FIRM.exec(line.text.slice(0, MOST_FIRM))?.groups?.name ?? '')
    return isName(name) && isCapital(name) ? [{ name, line: line.index, rule: 'the firm of a house', sure: 0.55, score: 1.8 }] : []
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
function byTwoLines(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    const below = neighbour(page, line.index, 1)
    const first = line.cells[0]
    const second = below?.cells[0]
    if (!below || !first || !second || below.index - line.index > 2) return []
    const parts = [line.text.slice(first.start, first.end).trim(), below.text.slice(second.start, second.end).trim()]
    const name = parts.join(' ')
    if (name.length > 60 || /[:,.]/.test(name) || !isName(name) || !isCapital(name)) return []
    const inTable = goesOn(line, below)
    if (!inTable && !page.lines.some((other) => other !== line && other.text.includes(name))) return []
    return [
      {
        name,
        line: line.index,
        rule: 'a name on two lines',
        sure: 0.8,
        score: (inTable ? 4.6 : 3.4) + (KIND.test(plain(name)) ? 1 : 0),
      },
    ]
  })
}

/** All that may be the name of a house on a page; `from` is who sent the document. */
export function houseCandidates(page: Page, addresses: readonly AddressMark[], from: string): Candidate[] {
  const all: Candidate[] = [
    ...page.lines.flatMap((line) => candidatesOn(line, addresses)),
    ...byAddress(page, addresses),
    ...byLabel(page, addresses),
    ...byTwoLines(page),
    ...byColumn(page),
    ...byHost(page),
    ...byFirm(page),
    ...bySender(from),
  ]
  // Under its own letterhead a house calls accommodation what one sleeps in.
  return all.some((one) => isHead(page, addresses, one))
    ? all.map((one) => (isOfWhatIsSlept(one) ? { ...one, score: one.score - 4 } : one))
    : all
}

/** The name of a house alone at the top, with its address. */
const isHead = (page: Page, addresses: readonly AddressMark[], { name, line }: Candidate): boolean =>
  line > 0 &&
  line <= HEAD &&
  KIND.test(plain(name)) &&
  page.lines[line]?.text.trim() === name &&
  addresses.some((mark) => Math.abs(mark.line.index - line) <= 2)

const isOfWhatIsSlept = ({ rule, name }: Candidate): boolean =>
  UNIT.test(plain(name)) || (/^label|^a column/.test(rule) && !KIND.test(plain(name)))

/** What campsites and resorts let. */
const UNIT =
  /^(?:mobil-?home|casa mobile|mobile home|stacaravan|bungalow|chalet|studio|appartement|apartment|appartamento|lodge tent|tent|tente|zelt|stellplatz|emplacement|piazzola|parcela|suite|zimmer|room|chambre|camera)(?![a-z])/

/** `Premier Inn`: a chain, or a kind of house, and not which of its houses. */
const isChain = (small: string): boolean => small.replace(new RegExp(KIND.source, 'g'), '').trim() === ''
/** What that takes from how likely a name is. */
const CHAIN = 1.2

/** The likeliest name for the stay whose labels are about a line. */
export function findHouse(candidates: readonly Candidate[], index: number, from: string, region: Region): House | undefined {
  const all = candidates.filter(({ line }) => line === 0 || (line >= region.first && line <= region.last))
  const sender = plain(from)
  const repeated = new Map<string, number>()
  for (const { name } of all) repeated.set(plain(name), (repeated.get(plain(name)) ?? 0) + 1)
  const scored = all.map((one) => {
    const small = plain(one.name)
    const times = [...repeated].filter(([name]) => name.includes(small)).reduce((sum, [, count]) => sum + count, 0)
    const near = one.rule === 'sender' ? 0 : Math.max(0, 1.2 - Math.abs(one.line - index) * 0.1)
    return {
      ...one,
      score:
        one.score -
        (isChain(small) ? CHAIN : 0) +
        near +
        Math.min(1.5, (times - 1) * 0.5) +
        (sender.includes(small) ? 0.4 : 0) +
        (one.line === 0 ? -0.5 : 0),
    }
  })
  const best = scored.sort((a, b) => b.score - a.score)[0]
  return best && best.score >= 1.8 ? best : undefined
}
