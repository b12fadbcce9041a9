/** Text that patterns are matched against: as long as the original, so that places in one are places in the other. */

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

/** Lower case, without accents, letter for letter: `Zürich, März` → `zurich, marz`. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length && /^[ -~]*$/.test(lower)) return lower
  let out = ''
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index)
    const small = unit.toLowerCase()
    const base = BASE[small] ?? small.normalize('NFD').charAt(0)
    out += base === '\u00a0' || base === '\u202f' || base === '' ? ' ' : base
  }
  return out
}
