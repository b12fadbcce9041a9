import type { Lines } from '../document.ts'
import { mostLines } from '../limits.ts'
import { linesOfPages, type Piece, rowsOfPieces } from './pdf-lines.ts'
import { respelt } from './respelt.ts'
import type { Word, Written } from './tools.ts'

/** Words that were recognised in a picture, as the rows of a page. */

/** How much of its letters' size a capital, or a figure, is high, and a small letter. */
const capital = 0.72
const small = 0.52
/** The size of letters on a page, which all places are told in: columns begin within a hair, and a hair is a fifth of a letter. */
const size = 10
/** Words are at least so far apart, in sizes of letters, as are those that were set apart when they were recognised. */
const space = 0.2
/** What is no word at all is taken for one where it was recognised with more, in hundredths. */
const sure = 60
/** Rules of dashes, and barcodes, are taken for words of few letters; of names and codes it is never sure. */
const doubtful = 55
const short = 3
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
  const first = linesOfPages([rowsOfPieces(legible.flatMap((line) => piecesOf(line, slope, scale)))])
  const spelt = (page: readonly string[]): string[] => respelt(page).flatMap(apartFromAddress)
  return { lines: spelt(first.lines), otherwise: first.otherwise.map(spelt) }
}

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

/** Whether most words are short, none has figures, and none of it is sure. */
function isScribble(words: readonly Word[]): boolean {
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
  const few = words.filter(({ text }) => text.length <= short).length
  return mean < doubtful && 2 * few > words.length && !words.some(({ text }) => /\d/.test(text))
}

/** So many scribbles are the squares of a barcode, or a map. */
const cluster = 3
/** What is short and stands beside so many of them is one as well, however sure it is. */
const beside = 2
/** How far that is, in heights of letters. */
const about = 2

function withoutScribbles(lines: readonly Written[]): readonly Written[] {
  const scribbles = lines.filter(({ words }) => isScribble(words))
  let left = lines.filter((line) => !scribbles.includes(line))
  for (let found = scribbles.length; scribbles.length >= cluster && found > 0; ) {
    const more = left.filter(
      (line) => line.words.every(({ text }) => text.length <= short) && scribbles.filter((one) => areNear(one, line)).length >= beside,
    )
    scribbles.push(...more)
    left = left.filter((line) => !more.includes(line))
    found = more.length
  }
  return left
}

function areNear(one: Written, other: Written): boolean {
  const reach = about * Math.max(heightOf(one), heightOf(other))
  const apart = (from: number, to: number, start: number, end: number): number => Math.max(start - to, from - end)
  const [across, down] = [
    apart(one.baseline.left, one.baseline.right, other.baseline.left, other.baseline.right),
    Math.abs(one.baseline.from - other.baseline.from),
  ]
  return across <= reach && down <= reach
}

/** By how much lines fall on the way to the right: the middle of those that are long. */
function fallOf(lines: readonly Written[]): number {
  const slopes = lines
    .filter((line) => line.baseline.right - line.baseline.left > long * heightOf(line))
    .map(({ baseline: { left, right, from, to } }) => (to - from) / (right - left))
    .sort((a, b) => a - b)
  const slope = slopes[slopes.length >> 1] ?? 0
  return slopes.length > 2 && Math.abs(slope) > straight ? slope : 0
}

/** The size of a line's letters in pixels. */
function heightOf({ baseline, words }: Written): number {
  const heights = words.map(({ text, left, right, top }) => {
    const high = baselineAt(baseline, (left + right) / 2) - top
    return high / (/[\p{Lu}\dbdfhklt]/u.test(text) ? capital : small)
  })
  return Math.max(1, heights.sort((a, b) => a - b)[heights.length >> 1] ?? 1)
}

const baselineAt = ({ left, right, from, to }: Written['baseline'], x: number): number =>
  right > left ? from + ((to - from) * (x - left)) / (right - left) : from

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
