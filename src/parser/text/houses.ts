/** The name of the house one stays in. */

import type { AddressMark } from './addresses.ts'
import type { Line, Page } from './page.ts'
import { plain } from './plain.ts'

const KIND =
  /(?<![a-z])(?:hotels?|hotell|inn|suites|resort|hostel|hostal|lodge|palace|pousada|parador|b&b|bed (?:&|and) breakfast|guest ?house|gasthof|gasthaus|gastehaus|pension|pensione|albergo|residence|residenz|residencia|aparthotel|apartments?|apartamentos|appartements?|appart'?hotel|riad|ryokan|motel|villa|chalet|camping|agriturismo|masseria|locanda|relais|chateau|auberge|gite|posada|casa|quinta|schlosshotel|landhotel|parkhotel|berghotel|seehotel|kro|pensjonat|pensionat|vandrerhjem|vandrarhem|jugendherberge|spa|[a-z]+hotel|[a-z]+hof|loft|studio|maison|ferienwohnung|hytte|stuga|pensjonat|hotelli|zajazd|pensjonat|ibis|novotel|mercure|sofitel|pullman|hilton|doubletree|conrad|hampton|marriott|courtyard|sheraton|westin|ritz|hyatt|radisson|park inn|scandic|thon|nh|melia|barcelo|riu|iberostar|premier inn|travelodge|holiday inn|crowne plaza|intercontinental|best western|motel one|steigenberger|leonardo|a&o|generator|meininger|25hours|citizenm|moxy|wyndham|ramada|clarion|kyriad|campanile|adagio|staycity|four seasons|fairmont|kempinski|la quinta|catalonia|h10|eurostars|pestana|vila gale|tivoli|jurys|maldron|maritim)(?![a-z])/
const LABEL =
  /^\s*(?:hotel(?: name)?|property(?: name)?|accommodation|your (?:hotel|accommodation|property)|unterkunft|ihr hotel|ihre unterkunft|haus|objekt|etablissement|hebergement|logement|votre hotel|alojamiento|establecimiento|tu alojamiento|su hotel|nombre del hotel|struttura|la tua struttura|alojamento|unidade|propriedade|accommodatie|jouw accommodatie|uw hotel|boende|hotell|overnatting|overnatningssted|obiekt|nazwa hotelu|majoitus|ubytovani|nom de l'hotel|nome hotel|nome da unidade|nome della struttura|hotelname|hotel\/property)\s*:\s*(?=\S)/
const PHRASE =
  /(?:(?:your |upcoming |forthcoming )?(?:stay|reservation|booking) (?:(?:is |has been )?(?:now )?confirmed )?(?:at|with|in) (?:the )?|confirmation of your reservation:|thank you for (?:choosing|booking(?: with)?|staying at) (?:the )?|looking forward to welcoming you (?:to|at) (?:the )?|welcome to (?:the )?|booking confirmation:? |hotelaufenthalt:|(?:buchung|reservierung|aufenthalt) (?:im|in der|bei|fur(?: das)?) |(?:reservation|sejour) (?:a l'|au |a la |chez |a )|(?:reserva|estancia) en (?:el |la )?|(?:prenotazione|soggiorno) (?:presso|all'|al|a) (?:il |la |lo |l')?|(?:reserva|estadia) (?:no |na |em )|(?:verblijf|boeking|reservering) (?:in|bij) (?:het )?|(?:bokning|vistelse) (?:pa|hos) |(?:ophold|booking|reservation) (?:pa|hos) |(?:opphold|bestilling) (?:pa|hos) |(?:rezerwacja|pobyt) w )/
/** Not a name: what else stands on documents of houses. */
const NOT_NAME =
  /^(?:(?:hotels?|hotell|unterkunft|ubernachtung|hebergement|logement|alojamiento|alloggio|struttura|pernottamento|alojamento|accommodation|accommodatie|verblijf|boende|overnatting|overnatning|nocleg|zakwaterowanie|majoitus|ubytovani|lodging|property)$|your (?:stay|hotel|booking|reservation)|check.?in|check.?out|address|adresse|room|rooms|guest|guests|booking|reservation|confirmation|details|total|price|thank|dear|hotel (?:details|information|policy|policies|confirmation|voucher|reservation|address|phone|contact|bill|booking)|cancel|payment|free|if you|please|all|our|the hotel|the room|we|when|for|add|save|earn|from|member|view|manage|get |see|find|number|no |non|name|date|status|included|includes|breakfast|terms|policy|rate|tax|taxes|phone|tel)(?![a-z])/
const SENTENCE =
  /[!?]|\.\s|\.$|@|https?:|www\.|\b(?:is|are|will|your|ist|sind|wird|ihr|ihre|est|sont|votre|vous|es|esta|son|su|tu|sera|vostra|tua|uw|je|jouw|din|ditt|dig|pan|you|we|wir|nous|please|bitte)\b/

/** Lines of a page, the first and the last of them among them. */
export interface Region {
  readonly first: number
  readonly last: number
}

export interface House {
  readonly name: string
  readonly line: number
  readonly rule: string
  readonly sure: number
}

interface Candidate extends House {
  readonly score: number
}

/** Cuts what follows a name on its line. */
function trimmed(text: string): string {
  return text
    .replace(/^\s*\d{1,2}[.)]\s+/, '')
    .replace(/^(?:hotel|hôtel|property|accommodation|unterkunft)\s*:\s*/i, '')
    .replace(
      /\s+(?:No\.?|Nr\.?|Ref\.?|#|n°|nº|confirmation|booking|reservation|check[- ]?in|from \d|on \d|for \d|vom \d|du \d|del \d|dal \d|is confirmed|has been|,? ?is booked|ist bestätigt|est confirmée|está confirmada|è confermata)\b.*$/i,
      '',
    )
    .replace(/\s*[([{].*$/, '')
    .replace(/(?:\s[-–|·•]\s|,\s).*$/, '')
    .replace(/[★*✩☆]+/g, '')
    .replace(/[\s.,:;!–-]+$/, '')
    .trim()
}

const isName = (name: string): boolean => {
  const small = plain(name)
  return (
    name.length >= 3 &&
    name.length <= 70 &&
    /^[\p{Lu}\d'"a-z]/u.test(name) &&
    !NOT_NAME.test(small) &&
    !SENTENCE.test(name === name.toUpperCase() ? name.toLowerCase() : name.slice(0, 1).toLowerCase() + name.slice(1)) &&
    name.split(/\s+/).length <= 9 &&
    !/\d{3}|€|\$|£|\d[:.]\d\d/.test(name) &&
    /\p{L}{2}/u.test(name)
  )
}

/** A name has capitals: most of its longer words. */
const isCapital = (name: string): boolean => {
  const words = name.split(/[\s-]+/).filter((word) => word.length > 3)
  return words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length * 2 >= words.length
}

/** Words with capitals, and the small ones between them. */
const CAPITALS =
  /\p{Lu}[\p{L}\d'’&.-]*(?:(?: (?:de|della|del|des|du|la|le|les|of|the|am|an|der|zum|zur|im|in|by|&|and|y|e|og|och))* \p{Lu}[\p{L}\d'’&-]*){0,6}/gu

function candidatesOn(line: Line, index: number, addresses: readonly AddressMark[]): Candidate[] {
  const found: Candidate[] = []
  const near = Math.max(0, 1.2 - Math.abs(line.index - index) * 0.1)
  const add = (text: string, score: number, rule: string): void => {
    const name = trimmed(text)
    if (isName(name)) found.push({ name, line: line.index, rule, sure: Math.min(0.95, 0.5 + score * 0.08), score: score + near })
  }
  const label = LABEL.exec(line.plain)
  if (label) add(line.text.slice(label[0].length).split(/\s{3}/)[0] ?? '', 5, `label "${line.text.slice(0, label[0].length).trim()}"`)
  const phrase = PHRASE.exec(line.plain)
  if (phrase) {
    const name = line.text.slice(phrase.index + phrase[0].length).split(/\s{3}/)[0] ?? ''
    if (/^[\p{Lu}\d'"]|^ibis|^a&o/u.test(name.trim())) add(name, KIND.test(plain(trimmed(name))) ? 4.5 : 2.5, `after "${phrase[0].trim()}"`)
  }
  for (const cell of line.cells) {
    const text = line.text.slice(cell.start, cell.end)
    if (text.length > 60)
      for (const [run] of text.matchAll(CAPITALS)) if (KIND.test(plain(run)) && run.includes(' ')) add(run, 1.4, 'a name in a sentence')
    const labelled = text.indexOf(':') >= 0 ? text.slice(text.indexOf(':') + 1).trim() : text
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

/** Above an address, or before the street on its line, stands the name of the house. */
function byAddress(page: Page, index: number, addresses: readonly AddressMark[]): Candidate[] {
  return addresses.flatMap((mark): Candidate[] => {
    const near = Math.max(0, 1.2 - Math.abs(mark.line.index - index) * 0.1)
    const out: Candidate[] = []
    const own = mark.before === undefined ? '' : trimmed(mark.before)
    if (isName(own) && isCapital(own))
      out.push({
        name: own,
        line: mark.line.index,
        rule: 'before the address',
        sure: 0.75,
        score: 3 + near + (KIND.test(plain(own)) ? 1.5 : 0),
      })
    for (let at = mark.line.index - 1; at > mark.line.index - 3 && at > 0; at--) {
      const line = page.lines[at]
      const cell =
        line?.cells.length === mark.line.cells.length
          ? line.cells[mark.line.cells.findIndex(({ start }) => mark.start >= start && start <= mark.start)]
          : line?.cells[0]
      const name = line && cell ? trimmed(line.text.slice(cell.start, cell.end)) : ''
      if (name === '') continue
      if (line && isName(name) && /^\p{Lu}/u.test(name) && !/:/.test(line.text))
        out.push({ name, line: at, rule: 'above the address', sure: 0.65, score: 1.6 + near + (KIND.test(plain(name)) ? 1.5 : 0) })
      break
    }
    return out
  })
}

/** The likeliest name for the stay whose labels are about a line; `from` is who sent the document. */
export function findHouse(page: Page, index: number, addresses: readonly AddressMark[], from: string, region: Region): House | undefined {
  const inside = (line: number): boolean => line >= region.first && line <= region.last
  const all = [...page.lines.flatMap((line) => candidatesOn(line, index, addresses)), ...byAddress(page, index, addresses)].filter((one) =>
    inside(one.line),
  )
  const sender = plain(from)
  const repeated = new Map<string, number>()
  for (const { name } of all) repeated.set(plain(name), (repeated.get(plain(name)) ?? 0) + 1)
  const scored = all.map((one) => {
    const small = plain(one.name)
    const times = [...repeated].filter(([name]) => name.includes(small)).reduce((sum, [, count]) => sum + count, 0)
    return {
      ...one,
      score: one.score + Math.min(1.5, (times - 1) * 0.5) + (sender.includes(small) ? 0.4 : 0) + (one.line === 0 ? -0.5 : 0),
    }
  })
  const best = scored.sort((a, b) => b.score - a.score)[0]
  if (!best || best.score < 1.8) return undefined
  return best
}
