import type { Ui } from '../../core/view.ts'
import { aislesOf } from './seats.best.ts'
import type { Deck, Seat } from './seats.model.ts'

/** A deck as it is seen from above, the nose at the top: seats, aisles with the numbers of the rows, doors, wings, and what stands between. */

/** How a seat is drawn. */
export interface Sign {
  readonly text: string
  readonly paint: (text: string) => string
}

const SEAT = 3
const AISLE = 4
const MARGIN = 6
const CABINS: Readonly<Record<Seat['cabin'], string>> = {
  ECONOMY: 'Economy',
  PREMIUM_ECONOMY: 'Premium economy',
  BUSINESS: 'Business',
  FIRST: 'First',
}
const SHORT: Readonly<Record<string, string>> = { LA: 'lav', G: 'gal', ST: 'stairs' }
const LONG: Readonly<Record<string, string>> = { LA: 'lavatory', G: 'galley', ST: 'stairs' }

export const cabinWord = (cabin: Seat['cabin']): string => CABINS[cabin]

/** The deck line by line. */
export function drawn(deck: Deck, signOf: (seat: Seat) => Sign, ui: Ui): string[] {
  const { width, length, exitRowsX = [], startWingsX, endWingsX } = deck.deckConfiguration
  const places = Array.from({ length: width }, (_, y) => y)
  const aisles = new Set(aislesOf(deck))
  const room = (y: number): number => (aisles.has(y) ? AISLE : SEAT)
  const inner = places.reduce((sum, y) => sum + room(y), 0)
  const rule = (left: string, text: string, right: string, line = '─') => {
    const word = text === '' ? '' : ` ${text} `
    const before = Math.floor((inner - word.length) / 2)
    return `${left}${line.repeat(before)}${ui.bold(word)}${line.repeat(inner - word.length - before)}${right}`
  }
  // A wing grows backwards from its root.
  const spanAt = (x: number): number =>
    startWingsX === undefined || endWingsX === undefined || x < startWingsX || x > endWingsX ? 0 : Math.min(MARGIN - 1, 1 + x - startWingsX)
  const beside = (inside: string, x: number, exit = false): string => {
    const [left, right] = sides(exit, spanAt(x), ui)
    return `${left}${inside}${right}`.trimEnd()
  }
  const lines = [beside(rule('╭', '', '╮'), -1)]
  let above: { readonly cabin: Seat['cabin']; readonly letters: string; readonly x: number } | undefined
  for (let x = 0; x < length; x++) {
    const seats = deck.seats.filter(({ coordinates }) => coordinates.x === x)
    const [first] = seats
    if (!first) {
      lines.push(beside(`│${ui.dim(furnished(deck, x, places, room))}│`, x))
      continue
    }
    if (first.cabin !== above?.cabin) {
      const letters = across(deck, first.cabin, (y) => centred(letterAt(deck, first.cabin, y), SEAT), ' '.repeat(AISLE))
      // The same seats right behind: what divides them is a curtain.
      const curtain = above?.letters === letters && above.x === x - 1
      const heading = [rule('├', cabinWord(first.cabin), '┤', curtain ? '╌' : '─'), `│${ui.dim(letters)}│`]
      // Cabins are divided between two lines: the wing of the line before goes on there.
      lines.push(...heading.map((line) => beside(line, spanAt(x) > 0 ? x - 1 : -1)))
      above = { cabin: first.cabin, letters, x }
    }
    above = { ...above, x }
    const row = /^\d+/.exec(first.number)?.[0] ?? ''
    const cell = (y: number) => {
      const seat = seats.find(({ coordinates }) => coordinates.y === y)
      const { text, paint } = seat ? signOf(seat) : noSeat
      return paint(centred(text, SEAT))
    }
    const cells = across(deck, first.cabin, cell, ui.dim(centred(row.padStart(2), AISLE)))
    lines.push(beside(`│${cells}│`, x, exitRowsX.includes(x)))
  }
  return [...lines, beside(rule('╰', '', '╯'), -1)]
}

const noSeat: Sign = { text: '', paint: (text) => text }

/**
 * A row of a cabin, place by place. Where a cabin has fewer seats between two aisles than others of the deck, they stand in the middle;
 * at the sides they stay at their windows.
 */
function across(deck: Deck, cabin: Seat['cabin'], cell: (y: number) => string, aisle: string): string {
  const aisles = aislesOf(deck)
  const ends = [...aisles, deck.deckConfiguration.width]
  return ends
    .map((end, section) => {
      const start = (aisles[section - 1] ?? -1) + 1
      const places = Array.from({ length: end - start }, (_, at) => start + at)
      const taken = section > 0 && section < aisles.length ? places.filter((y) => letterAt(deck, cabin, y) !== '') : places
      const spare = (places.length - taken.length) * SEAT
      return ' '.repeat(Math.floor(spare / 2)) + taken.map(cell).join('') + ' '.repeat(Math.ceil(spare / 2))
    })
    .join(aisle)
}

/** What is seen to the left and right of a line: a door, a wing, or nothing. */
function sides(exit: boolean, span: number, ui: Ui): readonly [string, string] {
  const wing = '▒'.repeat(span)
  if (!exit) return [' '.repeat(MARGIN - span) + ui.dim(wing), ui.dim(wing)]
  const rest = ui.dim('▒'.repeat(Math.min(span, 1)))
  const gap = span > 0 ? '' : ' '
  return [`${ui.yellow(' EXIT')}${gap}${rest}`, `${rest}${gap}${ui.yellow('EXIT')}`]
}

/** A line of lavatories and galleys. Galleys side by side are one, also across an aisle, and named in full where there is room. */
function furnished({ facilities = [] }: Deck, x: number, places: readonly number[], room: (y: number) => number): string {
  const codeAt = (y: number) => facilities.find(({ coordinates }) => coordinates.x === x && coordinates.y === y)?.code
  let line = ''
  for (let y = 0; y < places.length; ) {
    const code = codeAt(y)
    let [end, space] = [y + 1, room(y)]
    const goesOn = () => codeAt(end) === code || (room(end) === AISLE && codeAt(end + 1) === code)
    while (code !== undefined && code !== 'LA' && goesOn()) space += room(end++)
    const [long, short] = [LONG[code ?? ''] ?? code ?? '', SHORT[code ?? ''] ?? code ?? '']
    const alone = codeAt(y - 1) === undefined && codeAt(end) === undefined
    line += centred((long.length <= space - (alone ? 0 : 2) ? long : short).slice(0, space), space)
    y = end
  }
  return line
}

const letterAt = ({ seats }: Deck, cabin: Seat['cabin'], y: number): string =>
  seats.find((seat) => seat.cabin === cabin && seat.coordinates.y === y)?.number.replace(/^\d+/, '') ?? ''

/** Text in the middle of a space, a little to the left where it does not come out even. */
const centred = (text: string, space: number): string => {
  const before = Math.max(0, Math.floor((space - text.length) / 2))
  return `${' '.repeat(before)}${text}`.padEnd(space)
}
