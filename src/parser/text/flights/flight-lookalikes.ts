/** What looks like the number of a flight, by what stands beside it, and is a postal code, a road, the number of a car or of an account. */

import type { Gazetteer } from '../../found.ts'
import { OR_EQUIVALENT, SIMILAR } from '../words/car-models.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import type { FlightMark } from './flight-numbers.ts'

/** `Aéroport Campo, BP 505, 20186 Ajaccio Cedex`: a box at a post office, with the postal code and the town behind it. */
const isPostBox = (text: string, { start, end }: FlightMark): boolean =>
  /^(?:BP|CP|PB|PL|PF|CS|SP|PO|BX)[ -]?\d{1,4}$/.test(text.slice(start, end)) &&
  /^\s?[,;·|–-]?\s{0,4}(?:[A-Z]{1,2}-)?\d{2,5}[ -]?\d{2,3} \p{Lu}\p{L}/u.test(text.slice(end))

/** `Charlemont Street, Dublin 2, D02 VN88`: in an address, the second half of an Irish postal code; `LV-1053 Marupe`, `SE-438 80 Landvetter`. */
export const isPostal = (text: string, mark: FlightMark): boolean => isPostBox(text, mark) || isPostalCode(text, mark)
const isPostalCode = (text: string, { start, end }: FlightMark): boolean =>
  (/^(?:SI|LV|SE|LT|MD|DK|EE|GE|NO)-\d{3,4}$/.test(text.slice(start, end)) && /^(?: \d\d)? \p{Lu}\p{Ll}/u.test(text.slice(end))) ||
  (/^[A-Z][A-Z\d]\d\d$/.test(text.slice(start, end)) && /,.{0,40}\b[A-Z]\d[\dW] $/.test(text.slice(Math.max(0, start - 60), start)))

/** `CHECK IN 90 MINS BEFORE DEPARTURE`, `BAG TO 23 KG`: so many of something, behind a word in capitals. */
export const isCounted = (text: string, { end }: FlightMark): boolean =>
  /^\s?(?:mins?|minutes?|minuten|hrs?|hours?|stunden|days?|nights?|kgs?|lbs?|pcs?)(?![a-z])/i.test(text.slice(end))

/** `Bus   TN 1-2`: of those who travel, the first and the second. */
export const isOfTravellers = (text: string, { start, end }: FlightMark): boolean =>
  /^[A-Z]{2} ?\d$/.test(text.slice(start, end)) && /^[-–]\d(?=\s*$|\s{3})/.test(text.slice(end))

/** `Pela BR-101 até Goianinha`, `por la VA-30`: a road, by the small word before it. */
export const isRoad = (text: string, { start, end }: FlightMark): boolean =>
  /^[A-Z]{2}-\d{2,3}$/.test(text.slice(start, end)) &&
  /(?<!\p{L})(?:pel[ao]|na|no|da|rodovia|estrada|por la|carretera|autov[ií]a|autopista|la|par la|route|strada|via|der|die|take the|on the|along the) $/iu.test(
    text.slice(Math.max(0, start - LONGEST_BEFORE), start),
  )
const LONGEST_BEFORE = 20

/** `COACH   HIGHLAND LINES GX418`, `BUS   FLIXBUS   LINIE N77`: at the head of a row the word for what one rides in, and who runs it. */
export const isOfCoach = (text: string, { start }: FlightMark): boolean =>
  OF_COACH.test(text.slice(Math.max(0, start - LONGEST_ROW), start)) && start <= LONGEST_ROW
const OF_COACH =
  /^\s*(?:COACH|BUS|RAIL|TRAIN|BAHN|ZUG|Coach|Bus|Rail|Train|Bahn|Zug|Fernbus|Autob[uú]s|Autocar|Buss)\s{1,5}(?:\p{Lu}[\p{L}&'’-]{1,20}\s{1,3}){1,5}$/u
const LONGEST_ROW = 60

/** `Kostenstelle LY-3370`, `projet AF 1204`: what a firm books something to. */
export const isOfAccount = (text: string, { start }: FlightMark): boolean =>
  /(?<![a-z])(?:cost ?cent(?:er|re)|kostenstelle|centres? de couts?|imputation|centro de (?:costes?|costos?|custos?)|centro di costo|kostenplaats|kostnadsstalle|kostnadssted|omkostningssted|kustannuspaikka|mpk|nakladove stredisko|projects?|projekt|projets?|proyecto|progetto|projeto|department|abteilung|matricule|personalnummer|employee (?:id|no\.?|number))\s?(?:n[o°º]?\.?|nr\.?|:)?\s{0,3}$/.test(
    plain(text.slice(Math.max(0, start - LONGEST_LABEL), start)),
  )
const LONGEST_LABEL = 40

/** `Confirmación MM0942`: what looks so, in one word behind the word for it, confirms a room. */
export const isConfirmation = (text: string, { start, end }: FlightMark): boolean =>
  /^[A-Z\d]{2}\d{3,4}$/.test(text.slice(start, end)) &&
  /(?<![a-z])(?<!(?:flight|flug|vol|vuelo|volo|voo|vlucht|flyg|fly) )(?:confirmation|confirmacion|confirmacao|conferma|bestatigung|bevestiging|bekraftelse|bekreftelse|bekraeftelse|potwierdzenie|conf|bekr|best)\.?:? $/.test(
    plain(text.slice(Math.max(0, start - LONGEST_LABEL), start)),
  )

/** `Mazda CX-5 or similar`: what a car is called, before words that say that it may be another; `o. ä.` says it in short. */
const EQUIVALENT = new RegExp(`^ (?:${OR_EQUIVALENT.replaceAll(', ', '|')}|o\\. ?a\\.)`)
export function isModelOfCar(small: string, { end }: FlightMark): boolean {
  const behind = small.slice(end)
  return SIMILAR.exec(behind)?.index === 0 || EQUIVALENT.test(behind)
}

/** `Vehicle   KP21 WXN, Skoda Kodiaq`: the number of a British car, which lines near it say; elsewhere `BA12 LHR` is a flight. */
const PLATE = /^[A-Z]{2}\d\d$/
const OF_VEHICLE = /(?<![a-z])(?:vehicle|registration|(?:number|licen[cs]e) ?plate|vrm)(?![a-z])/
/** Lines from such a word to the number. */
const NEAR_VEHICLE = 2
/** `KP21 WXN, Skoda Kodiaq`: capitals behind it, as models have them, and places as well. */
const WITH_MODEL = /^ ?[A-Z]{3}, \p{Lu}\p{Ll}+ \p{Lu}/u
/** Letters of an airport and its town. */
const LONGEST_TOWN = 60
/** `LHR, London Heathrow`: an airport and its town, with which no model is called. */
function isAirport(behind: string, gazetteer: Gazetteer): boolean {
  const airport = gazetteer.airport(behind.trim().slice(0, 3))
  return (
    airport !== undefined && [airport.city, airport.name].some((name) => plain(behind.slice(0, LONGEST_TOWN)).includes(`, ${plain(name)}`))
  )
}
/**
 * Tells of the lines of a page whether what looks like the number of a flight on one of them is a plate; with a model behind it any line may speak of
 * vehicles, which is looked for once. `plains` are the lines in plain letters.
 */
export function platesAmong(plains: readonly string[], gazetteer: Gazetteer): (text: string, index: number, mark: FlightMark) => boolean {
  const speaksOfVehicles = remembered(() => plains.some((line) => OF_VEHICLE.test(line)))
  return (text, index, { start, end }) => {
    const behind = text.slice(end)
    if (!PLATE.test(text.slice(start, end)) || !/^ ?[A-Z]{3}(?![A-Za-z\d])/.test(behind) || isAirport(behind, gazetteer)) return false
    if (WITH_MODEL.test(behind)) return speaksOfVehicles()
    return plains.slice(Math.max(0, index - NEAR_VEHICLE), index + 1).some((line) => OF_VEHICLE.test(line))
  }
}
