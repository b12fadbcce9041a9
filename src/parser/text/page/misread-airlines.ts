/** Codes of airlines that pictures misread by one sign, where the page tells which airline it is: `F1 430` below `ICELANDAIR`. */

import { fold } from '../../../core/fold.ts'
import type { Gazetteer } from '../../found.ts'
import { type MayBe, readOtherwise } from './misread-signs.ts'

/** What a sign may have been that was recognised as another. */
const MAY_BE: MayBe = {
  0: 'OQD',
  1: 'I',
  2: 'Z',
  4: 'A',
  5: 'S',
  6: 'G',
  8: 'B',
  A: '4',
  B: '8',
  G: '6',
  I: '1',
  O: '0Q',
  Q: 'O',
  S: '5',
  Z: '2',
  l: 'I1',
}
/** The same for what stands for a figure of the number behind such a code; what stands behind a code that was read rightly is left as it is. */
const FIGURES: Readonly<Record<string, string>> = { a: '4', o: '0', O: '0', S: '5', B: '8', l: '1' }

/** A code and a number that fill a cell, or the rest of it behind the word flight. */
const FLIGHT =
  /(?<=^\s?|\s{2}|(?:[Ff]light|FLIGHT|[Ff]lug|FLUG|[Vv]ol|VOL|[Vv]uelo|VUELO|[Vv]olo|VOLO|[Vv]oo|VOO|[Vv]lucht|[Ff]lyg|[Ff]ly|[Ll]ot|[Rr]ejs)[\p{L} ]{0,12}[.:]?\s)(?<code>[A-Z][A-Z\dl]|\d[A-Z])(?<number> ?(?=[\daoOSBl]{0,2}\d)[\daoOSBl]{2,4})(?=\s{2}|\s?$|\s\p{Lu}\p{Ll}[^(]{2,30}\([A-Z]{3}\))/gmu

/** The lines of a picture with such codes as they are; what an airline has, and what may be several, stays. */
export function withAirlines(lines: readonly string[], gazetteer: Gazetteer): readonly string[] {
  let words: ReadonlySet<string> | undefined
  const codes = new Set(lines.flatMap((line) => [...line.matchAll(FLIGHT)].flatMap(({ groups: { code = '' } = {} }) => code)))
  const isTold = (code: string): boolean => {
    const [name = ''] = fold(gazetteer.airline(code)?.name ?? '').split(' ')
    words ??= new Set(fold(lines.join(' ')).split(' '))
    return gazetteer.airline(code) !== undefined && (codes.has(code) || (name.length > 2 && words.has(name)))
  }
  const meant = new Map<string, string>()
  for (const code of codes) {
    const [other, ...more] = gazetteer.airline(code) ? [] : readOtherwise(code, MAY_BE).filter(isTold)
    if (other !== undefined && more.length === 0) meant.set(code, other)
  }
  const asMeant = (all: string, code: string, number: string): string => {
    const other = meant.get(code)
    return other === undefined ? all : `${other}${number.replace(/[a-zA-Z]/g, (sign) => FIGURES[sign] ?? sign)}`
  }
  return meant.size === 0 ? lines : lines.map((line) => line.replace(FLIGHT, asMeant))
}
