/** Offers that are told as such, and those of which a booking has come. */

import type { Line } from '../page/page.ts'
import { QUOTES } from './refusal-words.ts'

/** `Quote ref Q-417 of 3 May falls away.`, and no more in that sentence: on which day it will is told of one that is open. */
const GONE = '(?:falls? away|entfallt|hinfallig|vervalt)(?= ?[.;)])'
/** What one says when there is a booking: `accepted on 3 May`, `(angenommen)`. */
const ACCEPTED =
  '(?:accepted|taken up|angenommen|acceptee?|aceptad[oa]|accettat[oa]|aceite|geaccepteerd|accepterad|antaget|accepteret|akseptert|przyjet[aey]|prijat[aoy]|hyvaksytty)(?= ?(?:$|[.,;)]|(?:by you |par vous )?(?:on|am|le|el|il|em|op|den|dnia|dne)? ?\\d))'
const BOOKING =
  '(?:booking|reservation|confirmation|[a-z]*buchung|[a-z]*bestatigung|reserva|confirmacion|prenotazione|conferma|confirmacao|boeking|bevestiging|bokning(?:en)?|bekraftelse[n]?|bestilling(?:en)?|bekreftelse[n]?|rezerwacj[aei]|potwierdzenie[m]?|rezervac[ei]|varau[a-z]+)'
/** `superseded by this confirmation`, `converted into booking 417`: another offer takes the place of one as well. */
const REPLACED = `(?:superseded|replaced|converted|ersetzt|umgewandelt|remplacee?|sustituid[oa]|sostituit[oa]|substituid[oa]|vervangen|omgezet|ersatt|erstattet|zastapion[aey]|nahrazen[aoy]|korvattu) (?:by|into|to|in|durch|par|en|por|da|em|door|av|af|przez|na) (?:[a-z]{1,7} )?${BOOKING}`
const TAKEN_UP = new RegExp(`(?<![a-z])(?:${GONE}|${ACCEPTED}|${REPLACED}(?![a-z]))`)
/** Of what has yet to come to pass, or may not: `held until accepted`, `not yet converted`. `Quote no 417` has but a short word for a number. */
const OPEN =
  /(?<![a-z])(?:not|yet|once|until|till|unless|if|when|must|to be|can|may|please|should|will|before|cards?|nicht|noch|sobald|wenn|falls(?! away)|bis|muss|bitte|kann|wird|pas|encore|avant|jusqu[a-z']*|si|des que|doit|veuillez|no (?:ha|esta|se)|aun|todavia|hasta|antes|cuando|debe|non|ancora|entro|fino|quando|se|deve|nao|ainda|ate|niet|nog|voor|tot|als|zodra|moet|inte|annu|innan|senast|maste|ikke|enna|endnu|inden|innen|hvis|skal|nie|jeszcze|jesli|gdy|ei|viela|jos|kun|jeste|pokud|az)(?![a-z])/

/** Whether a line tells the number of an offer that stands. */
export const isOfQuote = ({ plain: small }: Line): boolean => QUOTES.in(small).size > 0 && (!TAKEN_UP.test(small) || OPEN.test(small))
