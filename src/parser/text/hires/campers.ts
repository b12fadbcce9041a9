/** `Your camper: VW Caddy`, `Dein Camper: Fiat Ducato`: people have campers of their own, which they take to workshops, to pitches and on board; hired ones are paid by the night, or have their drivers named. */

import type { Page } from '../page/page.ts'
import { NIGHT } from '../words/words-of-nights.ts'

const YOUR = '(?:your|dein|deine|ihr|euer|votre|ton|tu|su|il tuo|il suo|il vostro|a sua|o seu|a tua|jouw|je|uw|din|ditt|twoj|vas)'
const CAMPER =
  '(?:camper(?:s|van| van|bil)?|motorhome|rv|reisemobil|wohnmobil|fourgon amenage|camping-car|furgoneta camper|autocaravana|kampeerauto|husbil|bobil|autocamper|kamper|karavan)'
const LABEL = new RegExp(`^\\W*${YOUR} ${CAMPER}\\s?:\\s*[a-z]`)
/** `8 nights × 14.900 ISK` */
const BY_NIGHT = new RegExp(`^\\W*\\d{1,2} ${NIGHT}(?: ?[x×@à*] ?| (?:at|zu|a|por|per) )\\D{0,5}\\d`)
/** Several of them: one alone, or who may be one, is also who fetches what is brought somewhere. */
const DRIVERS = /^\W*(?:drivers|conducteurs|conductores|conducenti|condutores|bestuurders|forare|forere|sjaforer|kierowcy|ridici)\s?:/

/** Whether a page says which camper is theirs, and how it is hired. */
export const tellsHiredCamper = ({ lines }: Page): boolean =>
  lines.some(({ plain }) => LABEL.test(plain)) && lines.some(({ plain }) => BY_NIGHT.test(plain) || DRIVERS.test(plain))
