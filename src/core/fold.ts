import { plainLetters } from './letters.ts'

const IS_ASCII = /^[ -~]*$/

/** A name as people type it: lower case, no accents, words apart by one space. `São Paulo` → `sao paulo`, `Xi'an` → `xian`. */
export function fold(name: string): string {
  const lower = name.toLowerCase()
  // Most names are plain ASCII, and taking accents apart is the slow part.
  const plain = IS_ASCII.test(lower) ? lower : plainLetters(lower)
  const bare = plain.replace(/['’ʻʼ`´.]/g, '')
  // A class of all letters takes V8 as long to make ready as a hundred names to fold.
  return (IS_ASCII.test(bare) ? bare.replace(/[^a-z0-9]+/g, ' ') : bare.replace(/[^\p{L}\p{N}]+/gu, ' ')).trim()
}

/** Names are said longer and shorter: one has all words of the other. `Hotel Adlon` is alike `Hotel Adlon Kempinski`. */
export function isAlike(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other].map((name) => fold(name).split(' ')).sort((a, b) => a.length - b.length)
  return few.every((word) => many.includes(word))
}
