/** What failed at first and then went well: a second payment that went through, a booking that was not confirmed `but is now`. */

import { sentencesIn } from '../page/sentences.ts'
import { anyOf } from '../words/word-patterns.ts'
import { saysMade, saysPaymentRefused } from './payments-failed.ts'
import { isOnlyMaybe } from './unsure.ts'

/** A few words of a clause. */
const SOME = '(?: [a-z]+){0,3}'
/** That it went well after all, a language or two a line. */
const AFTER_ALL = anyOf(
  `(?:second|next|new|other)${SOME} (?:went through|gone through|succeeded|worked|successful|been (?:received|taken|accepted))|(?:has|have) (?:now|since|meanwhile) (?:been (?:received|taken|accepted|confirmed|paid)|come in|arrived|gone through|cleared)|it is now`,
  `(?:zweite|nachste|neue|erneute)[rn]?${SOME} (?:geklappt|erfolgreich|gelungen|durchgegangen)|inzwischen(?: [a-z]+){0,4} (?:eingegangen|bezahlt|bestatigt)`,
  `(?:seconde?|deuxieme|nouveau|nouvelle)${SOME} (?:passee?|abouti|reussi|acceptee?|recue?)|(?:depuis|entre-temps)${SOME} (?:recu|passe|parvenu)e?`,
  `segund[oa]${SOME} (?:completado|funcionado|aceptad[oa]|realizado|pasado|aceite|aprovad[oa]|concluid[oa]|funcionou|passou)|ya (?:hemos recibido|ha llegado|esta pagad[oa])`,
  `second[oa]${SOME} (?:riuscit[oa]|buon fine|funzionato|accettat[oa])|tweede${SOME} (?:gelukt|geslaagd|goedgekeurd|ontvangen)|inmiddels${SOME} (?:ontvangen|betaald)`,
  `(?:andra|anden|andet|andre)${SOME} (?:igenom|igennem|gjennom|lyckades|lykkedes|godkand|godkendt|godkjent)|drug[aie]${SOME} (?:powiodla|powiodlo|udala|udalo|przeszla)|druh[aey]${SOME} (?:prosla|probehla|podarila)|toinen${SOME} onnistui`,
)
/** Said of what went wrong again, or is only to go well. */
const NOT_SO = anyOf(
  'not|nicht|pas|no|non|nao|niet|inte|ikke|nie|ei|ne(?:prosla|probehla)?|failed|declined|fehlgeschlagen|abgelehnt|refusee?|rechazad[oa]|rifiutat[oa]|recusad[oa]|mislukt|misslyck[a-z]*|mislyk[a-z]*|once|sobald|des que|una vez|zodra|nar|will|werden?|please|bitte',
)
const CLAUSE = /[,;:] | (?:but|mais|pero|ma|mas|maar|men|ale) /

/** Whether of all clauses of a text in plain letters that say how it went the last says that it went well, and one before it that it did not. */
export function isMadeGood(text: string, saysNever: (clause: string) => boolean): boolean {
  if (!AFTER_ALL().test(text) && !saysMade(text)) return false
  let verdict: boolean | undefined
  for (const clause of sentencesIn(text).flatMap((sentence) => sentence.split(CLAUSE))) {
    if (saysPaymentRefused(clause) || saysNever(clause)) verdict = false
    else if (verdict === false && (AFTER_ALL().test(clause) || saysMade(clause)) && !NOT_SO().test(clause) && !isOnlyMaybe(clause))
      verdict = true
  }
  return verdict === true
}
