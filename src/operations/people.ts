import { UserError } from '../core/errors.ts'
import { textLike } from '../core/words.ts'

/** Who travels and how to reach them, as every booking asks for it. */

/** Letters of any script, with what stands between the parts of a name. */
export const namePattern = /^\p{L}[\p{L}\p{M}' .-]{0,55}$/u
export const aName = (summary: string, example: string) => textLike(namePattern, summary, 'a name of letters, at most 56', example)

/** `a@b.example`, as far as anybody can tell without writing to it. */
export const emailPattern = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
export const email = (summary: string) => textLike(emailPattern, summary, 'an e-mail address', 'ada@example.com')

/** A telephone number as a person writes it. */
export const phone = (summary: string) =>
  textLike(/^\+\d{1,4}[ -][\d ()-]{3,20}$/, summary, 'a number with its calling code', '+34 612345678')

/** `+34 612 345 678` in its two parts, without what makes it readable. */
export function phoneParts(text: string): { readonly countryCallingCode: string; readonly number: string } {
  const [, countryCallingCode = '', rest = ''] = /^\+(\d{1,4})[ -](.*)$/.exec(text) ?? []
  return { countryCallingCode, number: rest.replace(/\D/g, '') }
}

export interface Named {
  readonly title?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

/** `LOVELACE/ADA`, as reservation systems write it. */
export const fullName = ({ firstName = '', lastName = '' }: Named): string => `${lastName}/${firstName}`

const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'MX', 'DR', 'PROF'])

/** `MS ADA KING LOVELACE` and `LOVELACE/ADA KING MS`: without a slash the last word is the family name. */
export function readName(text: string, flag: string): { readonly title?: string; readonly firstName: string; readonly lastName: string } {
  const words = text.trim().toUpperCase().replace(/\./g, '').split(/\s+/)
  const title = words.find((word, at) => (at === 0 || at === words.length - 1) && titles.has(word))
  const rest = words.filter((word) => word !== title).join(' ')
  const [before = '', after] = rest.split('/')
  const lastName = after === undefined ? rest.slice(rest.lastIndexOf(' ') + 1) : before.trim()
  const firstName = after === undefined ? rest.slice(0, Math.max(0, rest.lastIndexOf(' '))) : after.trim()
  if (firstName === '' || lastName === '') {
    throw new UserError('usage', `${flag} takes a first and a family name; got "${text}"`, {
      hints: [`${flag} "MS ADA LOVELACE" or ${flag} "LOVELACE/ADA"`],
    })
  }
  return { ...(title !== undefined && { title }), firstName, lastName }
}
