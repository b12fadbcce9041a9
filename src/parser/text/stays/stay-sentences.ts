/** Stays that a letter tells in a sentence, in other words than labels have: `We shall expect you on 8 October and say goodbye to you on the 12th.` */

import { daysBetween } from '../../../core/dates.ts'
import { daysOn, hitAt, type MomentPair } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { remembered } from '../words/remembered.ts'
import { ARRIVAL, DEPARTURE, OWN_IN, OWN_OUT } from './stay-labels.ts'

/** Right before the first day. */
const COMES =
  /(?<![a-z])(?:expect(?:ing)? (?:you|both)|welcom(?:e|ing) you|you (?:(?:will|'ll|are|both) )?(?:be )?(?:arriv(?:e|ing)|com(?:e|ing)|check(?:ing)? in)|(?:erwarten|begruss?en) (?:wir )?(?:sie|euch|dich)|sie (?:kommen|reisen an)|(?:kommen|reisen) sie|ihr kommt|vous (?:attend(?:ons|s|rons)|accueill(?:ons|erons|erai)|arriv(?:ez|erez))|(?:l[eoa]s?|os|te) esper(?:amos|o)|(?:vi|la|ti) aspett(?:iamo|o)|(?:esperamos|aguardamos) (?:por )?(?:si|voces|v)|verwachten (?:wij |we )?(?:u|jullie|je)|(?:u|jullie) (?:komt|komen)|valkomnar? (?:er|dig)|(?:ni|du|dere|i) kommer|(?:dere |du |i )?(?:sjekker inn|tjekker ind|checkar in)|saavutte|kirjaudutte sisaan|czekamy na (?:panstwa|ciebie|was))(?![a-z])[^.;!?]{0,60}$/
/** Between both. */
const LEAVES =
  /(?<![a-z])(?:goodbye|(?:you (?:will |'ll )?(?:be )?)?(?:leav(?:e|ing)|depart(?:ing)?)|head(?:ing)? (?:off|home|on)|check(?:ing)? out|set off|abreis(?:en|t)|verabschieden|weiterreisen|fahren sie|repart(?:ez|irez)|partez|partirez|quitt(?:ez|erez)|se (?:van|marchan|va|marcha)|os (?:vais|marchais)|ripart(?:ite|e)|partite|partem|vao embora|vertrek(?:ken|t)|reser|aker|rejser|drar|sjekker ut|tjekker ud|checkar ut|lahdette|kirjaudutte ulos|wyjezdza(?:cie|ja)|(?:stays?|remains?|is|are) yours until|(?:resta|rimane) (?:vostr[ao]|sua) fino a|jusqu'au|(?:(?:stay|remain)(?:ing)?|will be here) (?:until|till|to)|bleiben (?:sie )?bis|bleibt bis|rest(?:ez|erez) jusqu'a|(?:os |se )qued(?:ais|an|a) hasta|(?:rest|riman)(?:ate|a|ete) fino|fic(?:am|a) ate|blijven tot|blijft tot|stannar till?|bliver til|blir til|zostaj(?:ecie|a) do|zustan(?:ete|ou) do|bleibt (?:ihnen|ihr|euer)[a-z]* bis)(?![a-z])/
/** Nights of a stay that a letter tells so. */
const MOST = 30

/** `Inn 4. juni, ut 7. juni`: a small word that begins its sentence, and another right before the second day. */
const IN_ON = /(?:^|[.;:|·•]\s)\s*(?:inn|ind|in)\s(?:[a-z]{2,10}[.,]? )?(?:den )?$/
const OUT_ON = /^[^.;]{0,30}(?:[,|·•–-]| og| och| and| und)\s?(?:ut|ud|out)\s(?:[a-z]{2,10}[.,]? )?(?:den )?$/

/** `4. juni (innsjekk) – 7. juni (utsjekk fra 11)`: what each day is, in brackets behind it. */
const ASIDE = /^[\s\d.:]{0,8}\((?<told>[a-z][a-z -]{2,30})[^()]{0,25}\)/
const COMING = remembered(() => new RegExp(`^(?:${OWN_IN.source}|${ARRIVAL.source}|check(?:ing)?[- ]in)`))
const LEAVING = remembered(() => new RegExp(`^(?:${OWN_OUT.source}|${DEPARTURE.source}|check(?:ing)?[- ]out)`))
function areInBrackets({ plain, dates: [begin, end] }: Line): boolean {
  if (!begin || !end || !plain.includes('(')) return false
  const [first, second] = [begin, end].map((day) => ASIDE.exec(plain.slice(day.end))?.groups?.told)
  return first !== undefined && second !== undefined && COMING().test(first) && LEAVING().test(second)
}

function pairIn(page: Page, line: Line): MomentPair[] {
  const [begin, end, ...more] = line.dates
  if (!begin || !end || more.length > 0) return []
  const [before, between] = [line.plain.slice(0, begin.start), line.plain.slice(begin.end, end.start)]
  const isTold = (COMES.test(before) && LEAVES.test(between)) || (IN_ON.test(before) && OUT_ON.test(between)) || areInBrackets(line)
  const [first, second] = isTold ? daysOn(page, line) : []
  const nights = first && second ? daysBetween(first.date, second.date) : 0
  if (!first || !second || nights < 1 || nights > MOST) return []
  const hit = hitAt(line, { start: begin.start, end: end.end })
  return [{ first: { ...first, hit }, second: { ...second, hit } }]
}

export const inLetters = (page: Page): MomentPair[] => page.lines.slice(1).flatMap((line) => pairIn(page, line))
