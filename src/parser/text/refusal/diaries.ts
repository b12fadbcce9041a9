/** What somebody writes for themselves of a journey that they made: `Carnet de route`, `Mein Reisetagebuch`. */

import type { Page } from '../page/page.ts'
import { titlesOf } from '../page/titles.ts'

/** What agencies call their papers, too; other names of diaries are among those of papers that are no bookings (`PAPER`). */
const TITLED =
  /(?<![a-z])(?:carnet de (?:route|voyage|bord)|(?:travel )?log|logbook|(?:fahrten|urlaubs)?tagebuch|quaderno di viaggio|diario|dagboek|dagbo[kg]|dziennik|denik|paivakirja)(?![a-z])/
/** Said by who was there, of what has been. */
const WAS_THERE =
  /(?<![a-z])(?:(?:we|i) (?:slept|landed|woke|drove|walked|ate|arrived|checked in|stayed|took|lost|had)|(?:wir|ich) (?:haben|hatten|sind|waren|schliefen|fuhren|assen)|nous avons (?:dormi|roule|mange|marche|atterri|loge)|on (?:a|est|nous a) [a-z]+|(?:avait|avaient|etait|etaient) [a-z]+|(?:hemos|dormimos|llegamos|comimos|fuimos)|(?:habian?|avevano|aveva|hatten?|had(?= (?:lost|left|been|gone|taken|given))) [a-z]+|(?:ci|mi) (?:hanno|ha) [a-z]+|(?:abbiamo|siamo (?:andat|arrivat|partit)[ie])|(?:fomos|dormimos|chegamos)|we (?:sliepen|hebben|waren)|vi (?:sov|landade|korde|at|spiste|korte|ankom)|(?:spalismy|jechalismy)|(?:spali|jeli) jsme|(?:nukuimme|lensimme))(?![a-z])/g
/** Once it may be said of the past of anything. */
const OFTEN = 2

/** Whether a page that is titled as one tells what was. */
export const isDiary = (page: Page): boolean =>
  titlesOf(page).some(({ plain }) => TITLED.test(plain)) && (page.whole.match(WAS_THERE) ?? []).length >= OFTEN
