/** Text that patterns are matched against: as long as the original, so that places in one are places in the other. */

import { rememberedOf } from './remembered.ts'

/** Letters that Unicode does not take apart into a base letter and an accent; one letter each, to keep the length. */
const BASE: Readonly<Record<string, string>> = {
  ß: 's',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 't',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
}

/** Letters of other alphabets as the nearest Latin ones, one each as well: so words of theirs are in the lists beside all others. */
const LATIN: ReadonlyMap<string, string> = new Map(
  [
    ['абвгґдђеєёэжзиіїыйјьклљмнњопрстћуўюфхцчџшщъя', 'abvggddeeeezziiiyjjjkllmnnoprstcuuufhccdssaa'],
    ['αβγδεζηθικλμνξοπρσςτυφχψω', 'avgdezitiklmnxoprsstyfhpo'],
  ].flatMap(([letters = '', latin = '']) => Array.from(letters, (letter, at): [string, string] => [letter, latin.charAt(at)])),
)
const ABROAD = /[Ͱ-ϿЀ-ӿ]/

/** Lower case, without accents, letter for letter: `Zürich, März` → `zurich, marz`. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length && /^[ -~]*$/.test(lower) ? lower : withoutAccents(text)
}

const withoutAccents = rememberedOf((text: string): string => {
  const isAbroad = ABROAD.test(text.toLowerCase())
  let out = ''
  let done = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index)
    // Most letters even of such a text are plain, and taking accents apart is the slow part.
    if (unit <= '~' && unit !== "'" && unit !== '`') continue
    out += text.slice(done, index).toLowerCase()
    done = index + 1
    const small = unit.toLowerCase()
    const bare = BASE[small] ?? (isAbroad ? LATIN.get(small) : undefined) ?? small.normalize('NFD').charAt(0)
    const base = isAbroad ? (LATIN.get(bare) ?? bare) : bare
    // `ім’я`
    if (base === "'" && isAbroad && ABROAD.test(text.charAt(index - 1)) && ABROAD.test(text.charAt(index + 1))) out += 'j'
    else out += base === '\u00a0' || base === '\u202f' || base === '' ? ' ' : base
  }
  return out + text.slice(done).toLowerCase()
})

/** Whether a text, as it is written, has no small letter. */
export const isShouted = (text: string): boolean => text === text.toUpperCase()

/** The letters and figures of a plain text, run together: stars, commas and spaces within a name may be written or not. */
export const lettersOf = (plain: string): string => plain.replace(/[^a-z\d]+/g, '')
