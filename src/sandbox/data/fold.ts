/** Letters that Unicode does not take apart into a base letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  ŋ: 'n',
}

/** A name as people type it: lower case, no accents, words apart by one space. `São Paulo` → `sao paulo`, `Xi'an` → `xian`. */
export function fold(name: string): string {
  const lower = name.toLowerCase()
  // Most names are plain ASCII, and taking accents apart is the slow part.
  const plain = /^[ -~]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .replace(/[ßæœøłđðþıəŋ]/g, (letter) => PLAIN[letter] ?? letter)
  return plain
    .replace(/['’ʻʼ`´.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
