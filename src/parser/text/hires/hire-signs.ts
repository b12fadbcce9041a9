/**
 * Whether what sentences tell of a vehicle is a hire at all: workshops, valets, removers and car trains fetch and bring one back in the same words.
 * A hire has a word for hiring, a firm that hires out, or what only those are told who hire.
 */

import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { SIMILAR } from '../words/car-models.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { remembered, rememberedFor } from '../words/remembered.ts'
import { KIND } from './car-firm-words.ts'
import { labelledNumber } from './hire-said-numbers.ts'
import { fetchingsIn, hasDriven, tellsDriven } from './hire-saying-words.ts'
import { HIRE_ALONE, HIRING } from './hire-words.ts'
import { TOOLS } from './no-hire-words.ts'
import { isByHirerOfCars } from './sure-hirers.ts'

/** Who fetches what is the reader's own, and what cars are fetched for that nobody hires. */
const OF_ELSE = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:${[
        'valet|voiturier|aparcacoches|parkservice|parkeringsvakt|parkier[a-z]*|meet (?:and|&) greet',
        '[a-z]*workshop|mot (?:test|due)|(?:and|an) mot|service booking|(?:full|annual|car) service|courtesy car|tow(?:ing)? truck|recovery truck|[a-z]*werkstatt[a-z]*|[a-z]*inspektion|hauptuntersuchung|reifenwechsel|abschleppdienst|gutachter|revision de votre|controle technique|garagiste|depannage|taller|itv|tagliando|officina|carro attrezzi|oficina mecanica|revisao|apk|monteur|onderhoudsbeurt|sleepdienst|verkstad[a-z]*|dackbyte|bargning[a-z]*|[a-z]*verksted[a-z]*|[a-z]*vaerksted[a-z]*|[a-z]*huolto[a-z]*|korjaamo[a-z]*|warsztat[a-z]*|przeglad[a-z]*|laweta|servis[a-z]*',
        'removals?|umzug[a-z]*|demenagement|mudanza|trasloco|mudanca|verhuizing|flytt(?:ning|firma)|flytning|muutto|przeprowadzka|stehovani',
        'wedding|bride|hochzeit|mariage|boda|matrimonio|casamento|bruiloft|brollop|bryllup|track day|instructor|rally|rallye',
        'car train|motorail|autoexpreso|auto al seguito|autozug|auto-train|verladung|entladung|autotrein|autojuna|winterlager|winter storage|hivernage|winterstalling|vinterforvaring',
      ].join('|')})(?![a-z])`,
    ),
)
/** Driven by another than who travels. */
const WITH_DRIVER =
  /(?<![a-z])(?:(?:with|mit|avec|con|com|met|med|inkl|incl|including|inclusive) (?:(?:an?|eigenem|private[rnm]?|prive) )?(?:driver|chauffeurs?|fahrer|guide|conductor|autista|conducente|motorista|guia|chauffor|forare|sjafor)|chauffeur(?:ed|-driven|-gefahren)?|driver-guide|driver\/guide|your driver|ihr fahrer|notre chauffeur|votre chauffeur|su conductor|private (?:tour|transfer)|kuljettajan kanssa|z kierowca|s ridicem)(?!['’]s|[a-z]| (?:licen|adicional|additional|aggiuntiv|supplementaire|ekstra|extra))/
export const isDrivenByOther = (small: string): boolean => WITH_DRIVER.test(small)

/** `We collect your car`: it is the reader's, and others drive it away. */
const OWN_IS_FETCHED =
  /(?<![a-z])(?:we(?: will|'ll)? (?:collect|pick up) your|(?:wir (?:holen|ubernehmen)|unser [a-z]{3,15} (?:holt|ubernimmt)) (?:ihr|euer|dein)(?:en|e)?|nous (?:prenons|recuperons|venons chercher) votre|recogemos (?:su|tu)|ritiriamo la (?:sua|tua|vostra)|recolhemos o seu|(?:wij|we) halen (?:uw|je|jullie)|vi (?:hamtar|henter) (?:din|er|deres|bilen (?:hos|hjemme))|noudamme auto(?:n|si)|odbierzemy (?:twoj|panstwa)|vyzvedneme (?:vas|vase))(?![a-z])/
/** `Anna booked your Ford Fiesta`, `You earn £84`: who hires out what is theirs. */
const OF_OWNER =
  /(?<![a-z])(?:(?:booked|rented|hired|requested) your (?!booking|trip)|your (?:car|van|camper|vehicle|motorhome) (?:has been|is|was) (?:booked|rented|hired) by|you(?:'ll| will)? earn|(?:hat|haben) (?:dein|ihr|euer)(?:en|e)? (?:auto|wagen|fahrzeug|camper|wohnmobil|[a-z]+ [a-z]+) (?:gebucht|gemietet)|(?:du verdienst|sie verdienen|deine einnahmen|ihre einnahmen)|a (?:reserve|loue) votre (?:voiture|vehicule|camping)|(?:vous|tu) gagne[zs]|vos gains|ha (?:reservado|alquilado) (?:tu|su) (?:coche|furgo)|(?:tus|sus) ganancias|ha (?:prenotato|noleggiato) la (?:tua|sua)|(?:i tuoi|i suoi) guadagni|(?:reservou|alugou) o (?:seu|teu) carro|heeft (?:je|uw|jouw) (?:auto|camper) (?:gehuurd|gereserveerd|geboekt)|(?:je|u) verdient|(?:hyr|leier|lejer|vil leie|vil leje) (?:din bil|bilen din)|har (?:hyrt|bokat|leid|booket|lejet) (?:din bil|bilen din)|du tjan(?:ar)?|du tjener|vuokrasi autosi|wynajal twoj|zarobisz)(?![a-z])/

/** A word for hiring, a known firm, or a model that may be another. */
export const tellsHiring = (small: string): boolean => HIRING().test(small) || FIRMS.in(small).size > 0 || SIMILAR.test(small)

/** Whose firm hires out cars: `Ski Rent` does not. */
const OTHER_THINGS =
  /(?<![a-z])(?:skis?|snow|sport[s]?|bikes?|velo|fahrrad|cycles?|boats?|yacht[s]?|tools?|wedding|classic|chauffeurs?)(?![a-z])/
const isHirer = (from: string): boolean => {
  const sender = plain(senderName(from))
  return KIND.test(sender) && !OTHER_THINGS.test(sender)
}
/** Whether such a firm wrote a page, or stands at its head. */
export const isByHirer = ({ lines, sender }: Page): boolean =>
  isHirer(sender) ||
  lines.slice(0, HEAD).some(({ plain: small }) => small.length < LONGEST && KIND.test(small) && !OTHER_THINGS.test(small))
/** Lines over a letter, and letters of a name there. */
const [HEAD, LONGEST] = [4, 45]

interface Signs {
  readonly isOfOwner: boolean
  readonly hasDriver: boolean
  readonly isOfElse: boolean
  readonly hasSign: boolean
}
const signsOf = rememberedFor(
  ({ whole }: Page): Signs => ({
    isOfOwner: OF_OWNER.test(whole),
    hasDriver: WITH_DRIVER.test(whole),
    isOfElse: OF_ELSE().test(whole),
    hasSign: tellsHiring(whole) || HIRE_ALONE().in(whole).size > 0,
  }),
)
/** `Van Dalen`, `van maandag`: no vehicle. */
const OF_FAMILY = /(?<![a-z])van (?=[a-z])/g
/** Whether somebody hires out what is theirs, or others drive or mend what is hired. */
export function isHireOfOthers(page: Page): boolean {
  const { isOfOwner, hasDriver, isOfElse } = signsOf(page)
  return isOfOwner || hasDriver || isOfElse
}
/** Whether a page may tell of a hire of which no line says that it is one. */
export const mayTellHire = (page: Page): boolean => {
  const { isOfOwner, hasDriver, isOfElse, hasSign } = signsOf(page)
  const isHire = isHirer(page.sender) || (!isOfElse && (hasSign || isByHirerOfCars(page, senderName(page.sender))))
  // `Wypożyczalnia Maszyn`: who hires out anything.
  return isHire && !isOfOwner && !hasDriver && (TOOLS.in(page).size === 0 || hasDriven(page.whole.replace(OF_FAMILY, ' ')))
}

/** Whether a line tells of a car that is fetched, and by which number. */
const isFetchedByNumber = rememberedFor((page: Page): boolean =>
  page.lines.some((line) => tellsDriven(line.plain) && fetchingsIn(line.plain).length > 0 && labelledNumber([line]) !== undefined),
)

/** Lines from what says that something is hired to what is told of it. */
const HEADED = 4
/** Whether what a line tells from a letter on is of a hire: by what it says itself, or the lines over it, or by all of the page. */
export function isOfHire(page: Page, line: Page['lines'][number], begin: number): boolean {
  if (signsOf(page).isOfOwner) return false
  const own = line.plain.slice(begin)
  if (WITH_DRIVER.test(own)) return false
  if (mayTellHire(page)) return !OWN_IS_FETCHED.test(own)
  // `Pick up your vehicle …, voucher NA-5512`: what has a number for those who fetch it.
  const { isOfElse, hasDriver } = signsOf(page)
  if (!isOfElse && !hasDriver && isFetchedByNumber(page)) return true
  const near = page.lines.slice(Math.max(1, line.index - HEADED), line.index + 1).map(({ plain: small }) => small)
  return tellsHiring(near.join('\n'))
}
