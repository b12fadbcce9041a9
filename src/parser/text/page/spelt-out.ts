/** Words of forms as old systems write them that have no `ä`, `ö`, `ü` and `ø`: `Rueckgabe`, `Bestaetigung`, `Foerer`. */

/** How such words begin, in German and Danish: in these two letters are one, whatever follows. Words that are names as well, such as `Maerz`, are left as they are written, and codes. */
const BEGIN = [
  'ueber(?:nahme|gabe|nacht|weis|sicht)|(?:zu)?rueck(?:gabe|nahme|fahrt|flug|reise|kehr|erstatt|zahl|geben)|fahrzeug(?:uebergabe|uebernahme|rueck)',
  'bestaetig|(?:reservierungs|buchungs|reise)bestaetig|g(?:ae)ste?(?!\\p{Ll})|naechte?n?(?!\\p{Ll})|fuehrerschein|fruehstueck',
  'verspaet|gebuehr|persoenlich|schluessel(?:kasten|box|rueck|ueber)|verfueg|(?:un)?gueltig|gepaeck|oeffnungs|fuer(?![\\p{L}\\d-])',
  'muessen|geaender|aehnlich|spaetestens(?!\\p{L})',
  'foerer(?!\\p{Ll})|koerekort|koeretoej',
]
const SPELT_OUT = new RegExp(`(?<!\\p{L})(?:${BEGIN.join('|')})`, 'giu')
const GERMAN: ReadonlyMap<string, string> = new Map([
  ['ae', 'ä'],
  ['oe', 'ö'],
  ['ue', 'ü'],
])
const IS_DANISH = /^[fk]oer/i

const letterFor = (two: string, isDanish: boolean): string => {
  const small = two.toLowerCase()
  const letter = isDanish ? (small === 'ae' ? 'æ' : 'ø') : (GERMAN.get(small) ?? two)
  return two.startsWith(small.charAt(0)) ? letter : letter.toUpperCase()
}

/** A line with the letters that are meant. */
export const withUmlauts = (line: string): string =>
  /[aou]e/i.test(line) ? line.replace(SPELT_OUT, (word) => word.replace(/[aou]e/gi, (two) => letterFor(two, IS_DANISH.test(word)))) : line
