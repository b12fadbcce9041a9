/** What a car was driven, which is known when it was brought back. */

import type { Page } from '../page/page.ts'

/** Said of distances, before a number: `km-Stand`, `odometer`. */
const DISTANCE =
  /(?<![a-z])(?:kms?|kilom[a-z]*|chilom[a-z]*|quilom[a-z]*|mi|miles|mileage|odometer|odo|compteur|contachilometri|tacho[a-z]*|kmstand|matarstallning|przebieg|licznik[a-z]*|mittarilukema)(?![a-z])/
/** Said of what may be driven: `inkl. 1.400 km`, `unlimited mileage`. */
const ALLOWED =
  /(?<![a-z])(?:incl[a-z]*|inkl[a-z]*|inbegr[a-z]*|inbegrepen|free|frei[a-z-]*|fri|gratis|gratuit[a-z]*|extra|additional|mehr[a-z-]*|suppl[a-z]*|max[a-z]*|limit[a-z]*|unlimited|unbegrenzt|illimit[a-z]*|ilimit[a-z]*|up to|bis zu|jusqu'a|hasta|fino|per|pro|par|por|je)(?![a-z])/
/** `18 204`, `11.203`, `24118`: neither a price nor a part of a day. */
const READ = "(\\d{1,3}(?:[ .,']\\d{3})+(?![\\d]|[.,/:-]\\d)|\\d{3,6}(?![\\d]|[.,/:-]\\d))"
const READS = new RegExp(`(?<![\\d.,/:-])${READ}`, 'g')

/** What a reading is labelled with when the car goes, and when it comes back. */
const OUT =
  'out|start|beginn?|uscita|ritiro|depart|salida|saida|levantamento|recogida|abholung|ubernahme|abfahrt|ausgabe|ut|ud|uit|vertrek|wydani[ae]|pick-?up'
const BACK =
  'in|end|ende|rientro|riconsegna|retour|entrada|llegada|ruckgabe|rucknahme|return|devolucion|devolucao|regreso|inn|ind|terug|inlevering|zwrot|slut|drop-?off'
/** `Km uscita   24118   Km rientro   25340`, `Mileage out 30114 / in 30668` */
const OUT_AND_BACK = new RegExp(
  `(?<![a-z])(?:${OUT})(?: km)?[^a-z\\d\\n]{1,6}${READ}[^\\n]{0,40}?(?<![a-z])(?:${BACK})(?: km)?[^a-z\\d\\n]{1,6}${READ}`,
  'g',
)
/** `Rückgabe km 12.345` */
const AT_RETURN =
  /(?<![a-z])(?:(?:ruckgabe|rucknahme|rientro|riconsegna|retour|return|devolucion|devolucao|zwrot|inlevering)[ -]?(?:km|kilom[a-z]*|mileage|odometer)(?:-?stand)?|(?:km|kilometer|km-stand|kmstand|odometer|mileage|kilometrage)[ -](?:(?:bei|a la|at|au|alla) )?(?:ruckgabe|rucknahme|rientro|riconsegna|retour|return|devolucion|devolucao|zwrot|inlevering))[^a-z\d\n]{1,6}\d[\d .,']{1,6}\d/
/** `Gefahrene Kilometer: 668` */
const DRIVEN =
  /(?<![a-z])(?:gefahrene (?:km|kilometer|strecke)|(?:km|chilometri) percorsi|(?:kilometros|kms?) recorridos|(?:quilometros|kms?) percorridos|(?:kilometres|kms?|distance) parcouru(?:s|e)?|(?:miles|kilomet(?:er|re)s|kms?|distance) (?:driven|travell?ed)|gereden (?:km|kilometers)|korstracka|kjorte (?:km|kilometer)|korte (?:km|kilometer)|przejechan[ey] (?:km|kilometry)|ajetut (?:km|kilometrit)|(?:ujete|najete) (?:km|kilometry))[^a-z\d\n]{1,8}\d/

const figure = (text: string): number => Number(text.replace(/\D/g, ''))
/** Readings that are looked at: more are no bill of one hire. */
const MOST = 16

/** What a car has driven before a hire is more; smaller numbers are parts of prices and days. */
const LEAST_READING = 100

/** Whether there are two readings and, told as well, what lies between them: `11.203`, `11.871`, `668`. */
function isDifferenceTold(readings: readonly number[]): boolean {
  const all = new Set(readings)
  return readings.some(
    (out, at) => out >= LEAST_READING && readings.slice(at + 1).some((back) => back > out && back !== 2 * out && all.has(back - out)),
  )
}

/** Whether it is told how far a car was driven, or what it read when it came back. */
export function wasDriven({ lines }: Page): boolean {
  const told = lines.map(({ plain }) => plain).filter((plain) => DISTANCE.test(plain) && !ALLOWED.test(plain))
  const whole = told.join('\n')
  if (DRIVEN.test(whole) || AT_RETURN.test(whole)) return true
  if ([...whole.matchAll(OUT_AND_BACK)].some(([, out = '', back = '']) => figure(back) > figure(out))) return true
  return isDifferenceTold([...whole.matchAll(READS)].slice(0, MOST).map(([, read = '']) => figure(read)))
}
