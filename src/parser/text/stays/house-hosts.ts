/** Who keeps a house: told between its name and its address, and no name of it. */

import { FAMILY } from '../people/names.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'

/** `Fam. Huber`, as letterheads have it. */
const SHORT = '(?:Fam|Famil|Inh|Bes|Prop|Propr|Eig)\\.:?'
const HOSTS = new RegExp(
  `^(?:(?:${FAMILY}|${SHORT}) \\p{Lu}\\S+(?: \\p{Lu}\\S+){0,2}|\\p{Lu}[\\p{L}-]+ (?:&|und|and|et|e|y|och|og|i|a|en) \\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+){0,2})$`,
  'u',
)
/** `Martine & Jean Fabre`, `Familie Huber` */
export const isHosts = (name: string): boolean => HOSTS.test(name) && !HOUSE_KIND.test(plain(name))
