/**
 * English letters are what is recognised: in the endings of Spanish words an `ó` is taken for an `é`. Where `El 678` fills a cell, it is `EI 678`, the
 * number of a flight. One nought may be taken for two signs: `BAO0440`.
 */
export const respelt = (text: string): string =>
  text
    .replace(/(?<=\p{L}{3}[cs]i)é(?=n(?!\p{L}))/gu, 'ó')
    .replace(/(?<=[A-Z\d])(?:O0|0O)(?![a-z])/g, '0')
    .replace(/(?<=^|\s{2})(?:[A-Z]l|l[A-Z])(?= ?(?!19\d\d|20\d\d)\d{2,4}(?:\s{2}|\s*$))/gm, (code) => code.replace('l', 'I'))
