/** Offers that are told as such, and those of which a booking has come. */

import type { Line } from './page.ts'
import { QUOTES } from './refusal-words.ts'

/** `Quote of 3 May falls away`, `Angebotsnummer 417 (angenommen)`: said of an offer in whose place there is a booking. */
const TAKEN_UP =
  /(?<![a-z])(?:falls? away|laps(?:e|es|ed)|no longer (?:valid|applies)|supersed(?:es|ed)|replac(?:es|ed)|accepted|taken up|converted|ersetz(?:t|en)|entfallt|hinfallig|angenommen|remplac(?:e|ee)|caduc|caduque|accepte|acceptee|sustituid[oa]|sustituye|aceptad[oa]|sostituit[oa]|sostituisce|accettat[oa]|substituid[oa]|substitui|aceite|vervalt|vervangt|vervangen|geaccepteerd|ersatt(?:er|s)?|accepterad|antaget|erstatte[tr]|accepteret|akseptert|zastapion[aey]|zastepuje|przyjet[aey]|nahrazen[aoy]|nahrazuje|prijat[aoy]|korvaa|hyvaksytty)(?![a-z])/

/** Whether a line tells the number of an offer that stands. */
export const isOfQuote = ({ plain: small }: Line): boolean => QUOTES.in(small).size > 0 && !TAKEN_UP.test(small)
