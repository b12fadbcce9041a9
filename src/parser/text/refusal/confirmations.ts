/** Documents titled as what confirms. */

import { seemsHeading } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import { titlesAmong } from '../page/titles.ts'
import { SUBJECT } from './refusal-words.ts'

/** `Confirmation`, `Buchungsbestätigung`, `potwierdzenie`: the stems of what says that something is confirmed. */
const CONFIRMS = /confirm|bestatig|conferm|bevestig|bekraft|bekreft|bekrae?ft|potwierdz|vahvist|potvrz|visszaigazol/
/** `Confirmation no. 4711`: bills tell by what number all was booked. */
const NUMBERED = /(?:number|numm?er[oa]?|numero|code|codigo|codice|localizador|no|n[°ºor.]|#|conf\.)(?![a-z])|\d/

/** Whether a page is titled as what confirms: one is read when all is over as well. The subject of a mail is what others make of it. */
export const isConfirmation = ({ lines }: Page): boolean =>
  titlesAmong(lines.filter(({ index, plain }) => index > 0 && !SUBJECT.test(plain))).some(
    (line) => !seemsHeading(line) && CONFIRMS.test(line.plain) && !NUMBERED.test(line.plain),
  )
