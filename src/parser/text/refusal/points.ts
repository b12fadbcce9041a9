/** What members of a programme are told of their points, once they have stayed, flown or driven. */

import { MONTHS } from '../days/months.ts'
import type { Page } from '../page/page.ts'
import { titlesOf } from '../page/titles.ts'

/** Titles of what members are told each month: `Monthly statement`, `Punkteübersicht`, `Resumen de tu cuenta`. */
const STATEMENT =
  /(?<![a-z])(?:(?:monthly|quarterly|annual|year-end|points?|miles|avios|honors|bonvoy|rewards?|bonus|loyalty|member(?:ship)?|activity|club|account|e-?) ?statement|your (?:[a-z]{2,12} ){1,3}statement is|(?:account|points|miles|avios|rewards?|member) (?:summary|activity|overview)|(?:konto|punkte|meilen|bonus)(?:ubersicht|bewegungen|oversikt|oversigt|utdrag)|(?:meilen|punkte)konto|releve (?:de |d'|des |de vos |de votre )?(?:compte|miles|points|activite)|(?:resumen|extracto|movimientos) de (?:tu |su |la |tus |sus )?(?:cuenta|puntos|millas|avios)|(?:riepilogo|estratto) (?:punti|miglia)|(?:resumo|extrato) (?:da|de|dos) (?:sua |seus )?(?:conta|pontos|milhas)|(?:punten|mijlen|rekening)overzicht|(?:poang|poeng|point)(?:oversikt|oversigt|besked)|stan (?:twoich )?(?:punktow|mil)|piste(?:saldo|tiliote))/
/** `Your March statement` */
const OF_MONTH = /(?<![a-z])(?<month>[a-z]+) statement(?![a-z])/
export const isStatement = (page: Page): boolean =>
  titlesOf(page).some(({ plain }) => STATEMENT.test(plain) || MONTHS.has(OF_MONTH.exec(plain)?.groups?.month ?? ''))

/** Points that were earned; those of a stay to come will be: `You earned 1,204 points`, `puntos acumulados`. */
const EARNED =
  /(?<![a-z])(?:you(?:'ve| have)? (?:just )?earned|(?:points|miles|avios) earned|earned (?:points|miles)|gesammelte? (?:punkte|meilen)|(?:points|miles) (?:gagnes|acquis|cumules)|has? acumulado|(?:puntos|millas|pontos|milhas) (?:acumulad|ganad|ganh)[ao]s|punti (?:accumulati|guadagnati)|gespaarde punten|(?:intjanade|optjente|opptjente) (?:poang|poeng|point))/
/** The heading of a column of points: `Check-in   Check-out   Activity   Points` over `+5,412`. */
const POINTS =
  /^(?:points|punkte|(?:pramien)?meilen|miles|avios|puntos|millas|punti|miglia|pontos|milhas|punten|mijlen|poang|poeng|point|punkty|pisteet)$/
const arePointsListed = ({ lines }: Page): boolean =>
  lines.some(({ plain, cells }) => cells.length > 2 && cells.some(({ start, end }) => POINTS.test(plain.slice(start, end).trim()))) &&
  lines.some(({ plain, cells }) => cells.length > 2 && /(?:^|\s)[+-]\d[\d.,]*\s*$/.test(plain))

export const areEarned = (page: Page): boolean => EARNED.test(page.whole) || arePointsListed(page)
