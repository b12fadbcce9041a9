import { unbroken } from '../core/wrap.ts'

/** Codes beside their names, for those who do not know them by heart. */

/** `JFK New York`; the code alone where its name is not known. */
export const codeAndName = (code: string, name: string | undefined): string => (name ? `${code} ${name}` : code)

/** `New York (JFK)` */
export const nameAndCode = (code: string, name: string | undefined): string => (name ? `${name} (${code})` : code)

/** `JFK New York · MAD Madrid`, each on one line, those whose names are known. */
export const legend = (codes: Iterable<string>, nameOf: (code: string) => string | undefined): string =>
  [...new Set(codes)]
    .sort()
    .filter((code) => nameOf(code))
    .map((code) => unbroken(codeAndName(code, nameOf(code))))
    .join(' · ')
