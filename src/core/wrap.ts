import { stripVTControlCharacters } from 'node:util'

/** Text and the columns of a terminal it takes up. Colour takes up none. */

const esc = String.fromCodePoint(27)
/** One colour or style switched on or off (ECMA-48, SGR). */
const style = new RegExp(`${esc}\\[(\\d+)m`, 'g')

/** Takes up two columns: East Asian scripts in full width (UAX #11) and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

/** Letters of which each takes up one column: Latin without marks of their own. Nearly all text is of these. */
const narrow = /^[ -~\u00a0-\u00ac\u00ae-\u02af→·…]*$/

/** Columns a text takes up on a terminal. */
export function widthOf(text: string): number {
  // The patterns below take a millisecond to compile, so they wait for a text that needs them.
  if (narrow.test(text)) return text.length
  let width = 0
  for (const character of stripVTControlCharacters(text).replace(/\p{Mark}/gu, '')) width += wide.test(character) ? 2 : 1
  return width
}

/**
 * A line broken at spaces into pieces of at most so many columns; a word that is longer stays whole, so that it can be copied.
 * Every piece ends the styles it has, and the next one takes them up again.
 */
export function wrap(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line]
  let on: readonly number[] = []
  return pieces(line, width).map((piece) => {
    const start = on.map((code) => `${esc}[${code}m`).join('')
    for (const [, code] of piece.matchAll(style)) on = switched(on, Number(code))
    return `${start}${piece}${on.length > 0 ? `${esc}[0m` : ''}`
  })
}

/** The same text, for one piece of a line: it is broken nowhere. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

function pieces(line: string, width: number): string[] {
  const done: string[] = []
  let piece: string | undefined
  for (const word of line.split(' ')) {
    const longer: string = piece === undefined ? word : `${piece} ${word}`
    if (piece !== undefined && widthOf(longer) > width) {
      done.push(piece)
      piece = word
    } else piece = longer
  }
  return piece === undefined ? done : [...done, piece]
}

/** What is on after one more code: 0 ends everything, 22 bold and dim, 39 a colour. */
function switched(on: readonly number[], code: number): readonly number[] {
  if (code === 0) return []
  if (code === 22) return on.filter((each) => each > 2)
  return code === 39 ? on.filter((each) => each < 30) : [...on, code]
}

/** Phrases with dots, or what else, between them in lines of at most so many columns, none of them broken. */
export function phrases(parts: readonly string[], width: number, between = ' · '): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = `${lines.at(-1)}${between}${part}`
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}
