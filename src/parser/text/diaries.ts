/** What somebody writes for themselves of a journey that they made: `Carnet de route`, `Mein Reisetagebuch`. */

import type { Page } from './page.ts'
import { titlesOf } from './titles.ts'

/** Agencies call their papers so, too. */
const TITLED =
  /(?<![a-z])(?:carnet de (?:route|voyage|bord)|(?:travel )?(?:log|diary|journal)|logbook|(?:reise|fahrten|urlaubs)?tagebuch|diario|quaderno di viaggio|cuaderno de (?:viaje|ruta|bitacora)|diario de bordo|(?:reis)?dagboek|(?:rese|reise|rejse)?dagbo[kg]|dziennik|denik|(?:matka)?paivakirja)(?![a-z])/
/** Said by who was there, of what has been. */
const WAS_THERE =
  /(?<![a-z])(?:(?:we|i) (?:slept|landed|woke|drove|walked|ate|arrived|checked in|stayed|took|lost)|(?:had|have) lost our|gave us|our (?:room|host|driver) (?:was|had)|(?:wir|ich) (?:haben|hatten|sind|waren|schliefen|fuhren|assen)|hatten? unsere|(?:nous avons|on (?:a|est)) (?!bien|le plaisir)[a-z]+e|on nous a|nous a mis|avait perdu|(?:hemos|habian|nos dieron|nos pusieron|dormimos|llegamos|comimos)|(?:abbiamo|avevano|ci hanno|siamo (?:andat|arrivat|partit)[ie]|dormito)|(?:fomos|dormimos|tinham|puseram-nos|chegamos)|(?:we (?:sliepen|hebben|waren)|hadden onze)|vi (?:sov|landade|korde|at|spiste|korte|ankom)|(?:spalismy|zgubili|jechalismy)|(?:spali jsme|ztratili)|(?:nukuimme|lensimme))(?![a-z])/g
/** Once it may be said of the past of anything. */
const OFTEN = 2

/** Whether a page that is titled as one tells what was. */
export const isDiary = (page: Page): boolean =>
  titlesOf(page).some(({ plain }) => TITLED.test(plain)) && (page.whole.match(WAS_THERE) ?? []).length >= OFTEN
