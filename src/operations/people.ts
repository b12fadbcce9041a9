import { textLike } from '../core/words.ts'

/** Who travels and how to reach them, as every booking asks for it. */

/** Letters of any script, with what stands between the parts of a name. */
export const aName = (summary: string, example: string) =>
  textLike(/^\p{L}[\p{L}\p{M}' .-]{0,55}$/u, summary, 'a name of letters, at most 56', example)

/** `a@b.example`, as far as anybody can tell without writing to it. */
export const email = (summary: string) => textLike(/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/, summary, 'an e-mail address', 'ada@example.com')

/** A telephone number as a person writes it. */
export const phone = (summary: string) =>
  textLike(/^\+\d{1,4}[ -][\d ()-]{3,20}$/, summary, 'a number with its calling code', '+34 612345678')

/** `+34 612 345 678` in its two parts, without what makes it readable. */
export function phoneParts(text: string): { readonly countryCallingCode: string; readonly number: string } {
  const [, countryCallingCode = '', rest = ''] = /^\+(\d{1,4})[ -](.*)$/.exec(text) ?? []
  return { countryCallingCode, number: rest.replace(/\D/g, '') }
}
