/** Takes out what a change of schedule says is no more true: the journey as it was, above, below or beside the journey as it is. */

import { isCalledOff } from '../words/called-off.ts'
import { plain } from '../words/plain.ts'
import { columnsOf } from './cells.ts'
import { withoutOutdatedAsides } from './outdated-asides.ts'
import type { Line } from './page.ts'
import { withoutReplacedRows } from './replaced-rows.ts'

const WAS =
  /(?<![a-z])(?:previous(?:ly)?|old|original(?:ly|e|i|es)?|former(?:ly)?|before|was|alte?[rns]?|bisher(?:ige[rns]?)?|ursprunglich(?:e[rns]?)?|vorherige?[rns]?|vorher|ancien(?:ne)?s?|precedente?s?|initiale?s?|initialement|initiaux|avant|anterior(?:es)?|antes|antiguos?|antigos?|originais|precedenti?|vecchi[oa]?|iniziale|prima|oude?|vorige|oorspronkelijke?|tidligere|oprindelige?|opprinnelige?|gamle|gammel|gammalt?|tidigare|ursprunglig[at]?|poprzedni[aeo]?|dotychczasow[yae]|star[yae]|pierwotn[yae]|bylo|aiempi|aiemmat|vanha|vanhat|alkuperainen|puvodn[ie]|stavajici|no longer valid|nicht mehr gultig|n'est plus valable|ne sont plus valables|plus valables?|ya no (?:es |son )?valid[oa]s?|non piu valid[oaie]|ja nao (?:e |sao )?valid[oa]s?|niet meer geldig|(?:inte|ej) langre giltig[at]?|ikke l[ae]+nger[ea]? gyldige?|juz niewazn[yae]|ei enaa voimassa|jiz neplatn[yae])(?![a-z])/
const IS =
  /(?<![a-z])(?:new|now|after (?:the )?(?:change|changes|modification|amendment|exchange|rebooking)|updated|revised|current|no change|unchanged|neue?[rns]?|jetzt|aktuelle?[rns]?|geanderte?[rns]?|unverandert|nouve(?:au|aux|l|lle|lles)|desormais|apres|actuels?|modifies?|inchange|nuev[oa]s?|ahora|actual(?:es)?|despues|nov[oa]s?|agora|depois|atual|atuais|nuov[oiae]|ora|dopo|attuale|aggiornat[oiae]|nieuwe?|huidige|gewijzigde?|nye?|nytt|nya|nu|na|naa|na\.|etter|efter|uendret|uandret|oforandrad|now[yae]|aktualn[yae]|obecn[yae]|bez zmian|jest|uusi|uudet|nyt|muuttumaton|nov[yae]|aktualni|beze zmeny|becomes?|wird|werden|devient|deviennent|diventa|wordt|worden|blir|bliver|bedzie|oppdatert[e]?|uppdaterade?|opdatere(?:t|de)|paivitetty|zaktualizowan[yae]|aktualizovan[yae])(?![a-z])/
const JUST = new RegExp(`${WAS.source}\\s?:?\\s?(?:(?:at|um|a|as|om|kl\\.?)\\s)?$`)

/** Whether the words before a thing say that it was so: `(previously 10:25)`. */
export const isOutdated = (before: string): boolean => WAS.test(before) && JUST.test(before)

/** Whether the label of a line says that what it tells was so: `Previous stay: 3 to 6 May`. */
export const tellsOutdated = ({ plain, text }: Line): boolean => kindOf(plain.trim(), text) === 'was'

/** Whether the label of a line says that what it tells is so from now on: `New dates: 9 to 12 May`. */
const tellsUpdated = ({ plain, text }: Line): boolean => kindOf(plain.trim(), text) === 'is'

/** Whether a line calls off what it says was before: `Your previous dates have been cancelled`. */
const callsOffOutdated = (plainLine: string): boolean => isCalledOff(plainLine) && WAS.test(plainLine)

/** The lines of a page without those that call off old days, where new ones take their place. */
export function withoutReplaced(lines: readonly Line[]): readonly Line[] {
  const isReplaced = lines.some(
    (line, at) => tellsUpdated(line) && (line.dates.length > 1 || (!/\d/.test(line.plain) && headsBothDays(lines, at))),
  )
  return isReplaced ? lines.filter(({ plain }) => !callsOffOutdated(plain)) : lines
}

/** `New dates`, alone above `Arrival: 9 May` and `Departure: 12 May`. */
function headsBothDays(lines: readonly Line[], heading: number): boolean {
  const [first, second] = lines.slice(heading + 1).filter(({ plain }) => plain.trim() !== '')
  return first?.dates.length === 1 && second?.dates.length === 1
}

/** Of mails that are answered or sent on: `----- Original message -----` is no state of a journey. */
const MAIL =
  /^\W{2}|(?<![a-z])(?:message|mail|e-?mail|nachricht|mensaje|messaggio|mensagem|bericht|meddelande|melding|besked|meddelelse|wiadomosc|viesti|zprava)(?![a-z])/
/** Headings and labels are not longer. */
const LONGEST_LABEL = 40
/** Nor are the blocks under them, in lines. */
const BLOCK = 24
const TIME = /\d{1,2}(?:[:h.]|\sh\s)\d{2}/

/** The day of a journey at the end of its heading. */
const DAY = /(?:\s(?:am|vom|fur|on|for|le|du|el|del|il|den|op|dia))?\s\d{1,4}[./-]\d{1,2}[./-](?:\d{2,4})?:?$/

/** More words before or behind `now`, but for `is now` and `departure now`. */
const BUTTON = /^(?:(?!.*(?:is|are|time|date|departure|arrival|departs|arrives) now).{3,30} now|(?:jetzt|ahora|ora|agora|nu) [a-z-]{4,20})$/
/** Words of age within a name, or before what towns and houses are called after. */
const AGED =
  /[a-z] (?:old|alte[rns]?|vecchi[oa]|oude|gamle|gammel|gamla|star[yae]|vieux|vieille|ancienne?) [a-z]+$|^(?:the )?(?:old|alte[rns]?|vecchi[oa]|oude|gamle|gammel|gamla|star[yae]|ancienne?) (?:town|city|port|harbou?r|mill|bridge|church|market|quarter|inn|house|post|hafen|muhle|rathaus|markt|stadt|brucke|schule|forsthaus|zollhaus|bahnhof|hof|kerk|haven|gracht|centrum|by|stan|mlyn|miasto|moulin|couvent|mulino)(?![a-z])/

/** `Før`, `Före`: before. `FOR: REED/ANNA MS` is not. */
const BEFORE = /^\W*f[øö]re?(?!\p{L})/iu

/** `hours before your arrival`: before something, and not as it was before. */
const BEFORE_WHAT =
  /(?<![a-z])(?:before (?:you|your|the|arrival|arriving|departure|travel)|avant (?:votre|de|le|la|l'|d')|antes (?:de|del|da|do) |prima (?:di|del|della|dell'))/
/** `h antes de tu llegada.`: the end of a sentence that began in the line above. */
const ENDS_SENTENCE = /^\p{Ll}.*[.!]$/u

/** Whether a line has a word for what was at all. */
const mayTellOutdated = (small: string): boolean => WAS.test(small) || /(?<![a-z])fore?(?![a-z])/.test(small)

type Kind = 'was' | 'is' | undefined

/** What a heading, or the first word or words of a line, say the line to be of. */
function kindOf(told: string, original: string): Kind {
  // `[Before the change]`
  const text = told.replace(/^[[(]\s?|\s?[\])]$/g, '')
  const label = (text.split(/\s?:\s|\s{3}/, 1)[0] ?? '').replace(DAY, '')
  if (
    label.length > LONGEST_LABEL ||
    /\d/.test(label) ||
    MAIL.test(label) ||
    BEFORE_WHAT.test(label) ||
    ENDS_SENTENCE.test(original.trim()) ||
    (label.split(' ').length > 3 && !text.replace(DAY, '').endsWith(label))
  )
    return undefined
  const [was, is] = [WAS.test(label) || (/^fore?$/.test(label) && BEFORE.test(original)), IS.test(label)]
  // `Check in now` is what one can do, and `Courtyard Old Town` a name.
  if (was === is || BUTTON.test(label) || AGED.test(label)) return undefined
  return was ? 'was' : 'is'
}

/** The same lines, without what was; as they are where nothing is said to take its place. */
export function withoutOutdated(told: readonly string[]): readonly string[] {
  const lines = withoutReplacedRows(withoutOutdatedAsides(told, isOutdated), (line) => kindOf(plain(line).trim(), line) === 'is')
  // Most pages tell of no change, and what follows takes long to make ready.
  if (!lines.some((line) => mayTellOutdated(plain(line)))) return lines
  const kinds = lines.map((line) => (isOfBoth(line) ? undefined : kindOf(plain(line).trim(), line)))
  if (!kinds.includes('was') && !lines.some(isOfBoth)) return lines
  const gone = new Set<number>()
  kinds.forEach((kind, first) => {
    if (kind !== 'was') return
    const end = endOf(lines, kinds, first)
    if (lines.slice(first, end).some((line) => TIME.test(line))) for (let at = first; at < end; at++) gone.add(at)
  })
  return withoutColumns(lines.map((line, at) => (gone.has(at) ? '' : line)))
}

/** Where what was ends: at what is, or, where that came before, at the end of the block. */
function endOf(lines: readonly string[], kinds: readonly Kind[], first: number): number {
  const next = kinds.findIndex((kind, at) => at > first && kind !== undefined)
  if (next > 0 && next - first <= BLOCK && (kinds[next] === 'is' || hasIs(kinds, first, next))) return next
  return hasIs(kinds, first, first) ? endOfFlights(lines, first) : first
}

const FLIGHT = /(?<![A-Za-z\d])(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{2,4}(?!\d)/

/** Where the blocks under a heading end that tell of flights, with the days over them. */
function endOfFlights(lines: readonly string[], first: number): number {
  const last = Math.min(lines.length, first + BLOCK)
  const endOfBlock = (from: number): number => {
    const end = lines.findIndex((line, at) => at >= from && line.trim() === '')
    return end < 0 || end > last ? last : end
  }
  const has = (from: number, pattern: RegExp): boolean => lines.slice(from, endOfBlock(from)).some((line) => pattern.test(line))
  let end = first
  for (let from = first; from < last; from = endOfBlock(from) + 1) {
    const next = endOfBlock(from) + 1
    const isOwn = has(from, TIME) && (end === first || has(from, FLIGHT))
    if (isOwn) end = endOfBlock(from)
    else if (from > first && !(has(from, /\d/) && has(next, TIME) && (end === first || has(next, FLIGHT)))) break
  }
  return end
}

const hasIs = (kinds: readonly Kind[], first: number, end: number): boolean =>
  kinds.slice(Math.max(0, first - BLOCK), first).includes('is') || kinds.slice(end, end + BLOCK).includes('is')

/** A heading of columns, of what was and of what is. */
function isOfBoth(line: string): boolean {
  if (line.length > 6 * LONGEST_LABEL) return false
  const kinds = columnsOf(line).map((cell) => kindOf(plain(cell), cell))
  return kinds.includes('was') && kinds.includes('is')
}

/** Without the columns under a heading that are of what was. */
function withoutColumns(lines: readonly string[]): string[] {
  const out: string[] = []
  let heading: readonly Kind[] | undefined
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const cells = columnsOf(line)
    if (isOfBoth(line)) {
      heading = cells.map((cell) => kindOf(plain(cell), cell))
      // Rows of HTML are apart by empty lines.
      const first = lines[at + 1]?.trim() === '' ? at + 2 : at + 1
      const stacked = stackedAfter(lines, first)
      const is = stacked > 0 && heading.length === 2 ? heading.indexOf('is') : -1
      if (is >= 0) {
        out.push(...lines.slice(first + is * stacked, first + (is + 1) * stacked))
        at = first + 2 * stacked - 1
      }
      continue
    }
    // Where the old was struck through, one moment is left of a row.
    if (line.trim() !== '' && cells.length < 2 && !(TIME.test(line) && line.length <= LONGEST_LABEL)) heading = undefined
    const labels = heading ? cells.length - heading.length : -1
    const isOld = (column: number): boolean => heading?.[column - labels] === 'was'
    // What was struck through is gone already: then a label stands where it was.
    const isLabelled = labels === 0 && /\d/.test(line) && cells.some((cell, column) => isOld(column) && !/\d/.test(cell))
    const isRow = cells.length > 1 && (labels === 0 || labels === 1) && !isLabelled
    out.push(isRow ? cells.filter((_, column) => !isOld(column)).join('   ') : line)
  }
  return out
}

/** How many lines each of two cells has that stand one below the other, each line with a time where the other's has one; 0 where none do. */
function stackedAfter(lines: readonly string[], first: number): number {
  let end = first
  while (end < lines.length && end - first < BLOCK && columnsOf(lines[end] ?? '').length === 1 && lines[end]?.trim() !== '') end++
  const half = (end - first) / 2
  if (half < 1 || !Number.isInteger(half)) return 0
  const times = lines.slice(first, end).map((line) => TIME.test(line))
  return times.slice(0, half).includes(true) && times.slice(0, half).every((one, at) => one === times[at + half]) ? half : 0
}
