/** Who hires out, between the word for a car and the kind of it: `Mietwagen Costa Autos, Kategorie C (…)`, `Huurauto: Sol Autos – groep B`. */

import type { Found } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { isModel, MAKES } from '../words/car-models.ts'
import { isHireLabel } from '../words/hirers.ts'
import { plain } from '../words/plain.ts'

const KIND =
  '(?:[Cc]ategor(?:y|ie|[ií]a|ia)|[Cc]atégorie|[Kk]ategori[ae]?|[Gg]roup|[Gg]rupp[eo]?|[Gg]rupo|[Gg]roupe|[Gg]roep|[Cc]at\\.|[Cc]lass|[Kk]lasse|[Cc]lase)'
const ROW = new RegExp(
  `^\\s*(?<word>\\p{L}[\\p{L} '’-]{2,24}?)(?:\\s?:)?\\s+(?<name>\\p{Lu}[\\p{L}\\d&'’-]{1,20}(?: [\\p{L}\\d&'’-]{1,20}){0,3})(?:,|\\s[–—-])\\s${KIND}\\s\\p{Lu}`,
  'u',
)

/** The last that a line above one tells so. */
export function firmBesideKind(page: Page, index: number): Found | undefined {
  const { name } =
    page.lines
      .slice(1, index + 1)
      .map(({ text }) => ROW.exec(text)?.groups)
      .findLast((groups) => groups !== undefined && isHireLabel(plain(groups.word ?? '').trim())) ?? {}
  // `Auto Fiat Panda, categoria B`
  const isDriven = name === undefined || isModel(plain(name)) || MAKES.in(plain(name)).size > 0
  return isDriven ? undefined : { value: name, rule: 'beside the kind of the car', sure: 0.75 }
}
