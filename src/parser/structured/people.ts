import type { FoundPerson } from '../found.ts'
import { isParticle } from '../particles.ts'

/** Names of people in the ways documents write them. */

/** `MR`, `Mme`, `Herr`; at the end of a name in capitals also without a space before it, `ANNAMS`. */
const titles =
  'mr|mrs|ms|miss|mstr|dr|prof|herr|frau|m|mme|mlle|sr|sra|srta|sig|sigra|pan|pani|dhr|mevr|mw|mevrouw|hr|fr|fru|rouva|chd|inf|mister|madam|monsieur|madame'
const titled = new RegExp(`^(?:(${titles})\\.?\\s+)?(.+?)(?:\\s+(${titles})\\.?)?$`, 'i')
/** `ALEXANDR` is called so. */
const glued = /^(.{2,}?)(MR|MRS|MS|MISS|MSTR)$/

/** `Ada Lovelace`, `Ms Ada Lovelace`, `LOVELACE/ADA MS`, `Lovelace, Ada` */
export function personOf(text: string): FoundPerson | undefined {
  const name = text.replace(/\s+/g, ' ').trim()
  const [, family, rest] = /^([^/,]+)[/,]\s*(.*)$/.exec(name) ?? []
  if (family !== undefined) {
    const { name: first, title } = withoutTitle(rest ?? '', true)
    return family.trim() === '' ? undefined : { lastName: family.trim(), ...(first && { firstName: first }), ...(title && { title }) }
  }
  const { name: whole, title } = withoutTitle(name, false)
  const words = whole.split(' ')
  if (!/\p{L}/u.test(words.at(-1) ?? '')) return undefined
  let at = words.length - 1
  while (at > 1 && isParticle(words[at - 1] ?? '')) at--
  return { lastName: words.slice(at).join(' '), ...(at > 0 && { firstName: words.slice(0, at).join(' ') }), ...(title && { title }) }
}

function withoutTitle(text: string, mayBeGlued: boolean): { readonly name: string; readonly title?: string } {
  const [, before, name = text, after] = titled.exec(text) ?? []
  const title = before ?? after
  if (title) return { name, title: title.toUpperCase() }
  const [, bare, end] = (mayBeGlued ? glued.exec(name) : null) ?? []
  return bare !== undefined && end !== undefined ? { name: bare, title: end } : { name }
}
