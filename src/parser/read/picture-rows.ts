import type { Lines } from '../document.ts'
import { mostLines } from '../limits.ts'
import { inSharedRows } from './larger-letters.ts'
import { linesOfPages, rowsOfPieces } from './pdf-lines.ts'
import type { Piece } from './pieces.ts'
import { respelt } from './respelt.ts'
import { withoutScribbles } from './scribbles.ts'
import type { Word, Written } from './tools.ts'
import { unsureCodesOf, unsureOf } from './unsure-words.ts'
import { baselineAt, heightOf } from './written-heights.ts'

/** Words that were recognised in a picture, as the rows of a page. */

/** The size of letters on a page, which all places are told in: columns begin within a hair, and a hair is a fifth of a letter. */
const size = 10
/** Words are at least so far apart, in sizes of letters, as are those that were set apart when they were recognised. */
const space = 0.2
/** What is no word at all is taken for one where it was recognised with more, in hundredths. */
const sure = 60
/** Lines tell how much a page is turned where they are so many times as long as high; a page that is turned by less stands straight. */
const long = 8
const straight = 0.002

/** The text of a page: what stands at one height is a row, whatever block it was found in. */
export function linesOfWritten(written: readonly Written[]): Lines {
  const all = written
    .slice(0, mostLines)
    .map((line) => ({ ...line, words: line.words.filter(isWord) }))
    .filter(({ words }) => words.length > 0)
  const legible = withoutScribbles(all)
  const slope = fallOf(legible)
  const heights = legible.map(heightOf).sort((a, b) => a - b)
  const scale = size / (heights[heights.length >> 1] ?? size)
  const first = linesOfPages([rowsOfPieces(inSharedRows(legible, slope).flatMap((line) => piecesOf(line, slope, scale)))])
  const spelt = (page: readonly string[]): string[] => respelt(page.filter((line) => !DASHES.test(line))).flatMap(apartFromAddress)
  const lines = spelt(first.lines)
  return {
    lines,
    otherwise: first.otherwise.map(spelt),
    unsure: unsureOf(legible, lines),
    unsureCodes: unsureCodesOf(legible),
  }
}

/** What is left of a sign between two things in another row, or of a rule: a row of its own would part the halves of a name. */
const DASHES = /^\s*[-–—.·](?:\s+[-–—.·])*\s*$/u

/** `Hostal Sol Dirección: Calle Mayor 4`: two lines beside large figures, taken for one cell that goes on. */
const BEFORE_ADDRESS =
  /^(?<over>\p{Lu}[^.:;?!]{3,79}?) (?=(?:Direcci[oóé]n|Address|Adresse?|Anschrift|Indirizzo|Morada|Endere[cç]o|Adres|Osoite|Adresa): \p{Lu})/u
function apartFromAddress(line: string): readonly string[] {
  const over = BEFORE_ADDRESS.exec(line)?.groups?.over
  return over?.includes(' ') && !over.includes('   ') ? [over, line.slice(over.length + 1)] : [line]
}

/** Rules, frames and pictures are recognised as signs. */
const isWord = ({ text, confidence }: Word): boolean =>
  /[\p{L}\d]/u.test(text) || (confidence >= sure && !/^[|_—~=«»©®°"'‘’“”.,:;]+$/u.test(text) && !ICON.test(text))

/** Icons are recognised as two or three signs that nobody writes together: `+»`; not `->`, `**`, `(+`. */
const ICON = /^(?=.{2,4}$)(?=.*[«»©®°§¢¥~=^<_|])(?!(.)\1+$)(?![-–—=]*>|<[-–—=]*|[<>]=$)[^\p{L}\d€$£]+$/u

/** By how much lines fall on the way to the right: the middle of those that are long. */
function fallOf(lines: readonly Written[]): number {
  const slopes = lines
    .filter((line) => line.baseline.right - line.baseline.left > long * heightOf(line))
    .map(({ baseline: { left, right, from, to } }) => (to - from) / (right - left))
    .sort((a, b) => a - b)
  const slope = slopes[slopes.length >> 1] ?? 0
  return slopes.length > 2 && Math.abs(slope) > straight ? slope : 0
}

function piecesOf(line: Written, slope: number, scale: number): Piece[] {
  const height = heightOf(line)
  const places = line.words.map(({ left }) => left + slope * baselineAt(line.baseline, left))
  return line.words.map(({ text, left, right }, at) => {
    const [x = 0, next = Number.POSITIVE_INFINITY] = places.slice(at, at + 2)
    const middle = (left + right) / 2
    const y = baselineAt(line.baseline, middle) - slope * middle
    const width = Math.max(0, Math.min(right - left, next - space * height - x))
    return { text, way: 0, x: x * scale, y: -y * scale, width: width * scale, height: height * scale, isApart: at === 0 }
  })
}
