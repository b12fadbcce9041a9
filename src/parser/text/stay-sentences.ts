/** Stays that a letter tells in a sentence, in other words than labels have: `We shall expect you on 8 October and say goodbye to you on the 12th.` */

import { daysBetween } from '../../core/dates.ts'
import type { Line, Page } from './page.ts'
import { daysOn, hitAt, type MomentPair } from './pairs.ts'

/** Right before the first day. */
const COMES =
  /(?<![a-z])(?:expect(?:ing)? (?:you|both)|welcom(?:e|ing) you|arriv(?:e|es|ing)|com(?:e|es|ing)|check(?:ing)? in|(?:erwarten|begrussen) (?:wir )?(?:sie|euch|dich)|kommen|kommt|anreisen|ankommen|vous (?:attendons|attends|accueillons|accueillerons)|arriv(?:ez|erez)|(?:l[eoa]s?|os|te) esperamos|lleg(?:an|ais|as|aran|ara)|(?:vi|la|ti) aspettiamo|arriv(?:ate|a|ano|ino)|esperamos|cheg(?:am|a|arao)|verwachten (?:wij |we )?(?:u|jullie|je)|aankomen|komen|valkomnar?|kommer|ankommer|przyjezdza(?:cie|ja)|przyjazd)(?![a-z])[^.;!?]{0,60}$/
/** Between both. */
const LEAVES =
  /(?<![a-z])(?:goodbye|leav(?:e|es|ing)|depart(?:s|ing)?|head(?:ing)? (?:off|home|on)|check(?:ing)? out|set off|abreisen|abreist|verabschieden|weiterreisen|fahren|repart(?:ez|irez)|partez|partirez|quitt(?:ez|erez)|se (?:van|marchan|va|marcha)|os (?:vais|marchais)|salen|salis|ripart(?:ite|e|ono)|partite|partono|partem|saem|vao embora|vertrek(?:ken|t)|reser|aker|rejser|drar|wyjezdza(?:cie|ja)|wyjazd)(?![a-z])/
/** Nights of a stay that a letter tells so. */
const MOST = 30

function pairIn(page: Page, line: Line): MomentPair[] {
  const [begin, end, ...more] = line.dates
  if (!begin || !end || more.length > 0) return []
  const isTold = COMES.test(line.plain.slice(0, begin.start)) && LEAVES.test(line.plain.slice(begin.end, end.start))
  const [first, second] = isTold ? daysOn(page, line) : []
  const nights = first && second ? daysBetween(first.date, second.date) : 0
  if (!first || !second || nights < 1 || nights > MOST) return []
  const hit = hitAt(line, { start: begin.start, end: end.end })
  return [{ first: { ...first, hit }, second: { ...second, hit } }]
}

export const inLetters = (page: Page): MomentPair[] => page.lines.slice(1).flatMap((line) => pairIn(page, line))
