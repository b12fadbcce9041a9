/** Letters that Unicode does not take apart into a base letter and an accent. */
const OTHERS: Readonly<Record<string, string>> = {
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

/** Names in plain letters, in the case they are in: `Hôtel Élysées` → `Hotel Elysees`, `Østerbro` → `Osterbro`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþıəŋ]/gi, (letter) => {
      const plain = OTHERS[letter.toLowerCase()] ?? letter
      return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
    })
