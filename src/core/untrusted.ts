import { stripVTControlCharacters } from 'node:util'

/**
 * Text from elsewhere, made safe to show, since it must not steer the terminal: on one line, without escape sequences, controls (C0,
 * C1: Unicode category Cc), what turns the direction of writing or has no width (Cf) and halves of characters (Cs), and cut to so
 * many characters.
 */
export function printable(text: string, most = 300): string {
  // Cut before reading: what is far longer than can be shown need not be looked at.
  const clean = stripVTControlCharacters(text.slice(0, most * 4))
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
  const characters = Array.from(clean)
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : clean
}
