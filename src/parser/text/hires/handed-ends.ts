/** Ends of a hire as the firm that hires out says them: it hands the car over first, and collects it in the end. */

import { remembered } from '../words/remembered.ts'
import type { Ends } from './car-labels.ts'

/** What is handed over, behind a word for that. */
const CAR =
  '(?: (?:d[eo]|d[ae]l?|della|du|de la|des|of|of the|van de|van het|av) ?(?:(?:vehicul|veicul|veicol)[oe]|coche|auto|automovil|autocaravana|furgoneta|moto|viatura|carro|vettura|mezzo|camper|voiture|car|vehicle|van|fahrzeugs?|voertuig|bil(?:en)?))?'
/** What each of both is called; who hires says the second of the first end. */
const HANDED: readonly (readonly [string, string])[] = [
  [`entrega${CAR}`, `(?:recogida|retirada|recolha|levantamento)${CAR}`],
  [`consegna${CAR}`, `ritiro${CAR}`],
  [`(?:livraison|remise)${CAR}`, `(?:recuperation|reprise|enlevement|retrait|retour|restitution)${CAR}`],
  [`delivery${CAR}`, `collection${CAR}`],
  [`delivery${CAR}`, `return${CAR}`],
  ['(?:fahrzeug)?(?:zustellung|anlieferung|bereitstellung)', '(?:fahrzeug)?(?:abholung|ruckholung|ruckgabe)'],
  [`(?:aflevering|bezorging)${CAR}`, `(?:ophaling|ophalen)${CAR}`],
  ['(?:bil)?leverans|levereras', '(?:bil)?(?:upp)?hamtning|hamtas'],
  ['(?:bil(?:en)? )?(?:leveres|bringes)|(?:ut|ud)?levering', '(?:bil(?:en)? )?(?:(?:af)?hentes)|(?:af)?hentn?ing'],
]
/** What is told of an end before or behind its name: when and where. */
const BEFORE = '(?:fecha|lugar|hora|oficina|punto|data|local|luogo|ora|sede|date|lieu|heure|agence) (?:d[eio]l?|della) '
const BEHIND = '(?: (?:date|time|location|address|place|point))?'
const label = (words: string): RegExp =>
  new RegExp(`(?:^|\\s{3})(?:[^a-z\\d\\s] ?)?(?:${BEFORE})?(?:${words})${BEHIND}(?=\\s*:|\\s{3}|\\s*$)`, 'm')
const said = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})${BEHIND}(?![a-z])`, 'g')

const ALL = remembered(() =>
  HANDED.map(([given, taken]) => ({
    given: label(given),
    taken: label(taken),
    ends: { pickUp: said(given), dropOff: said(taken) },
  })),
)

/** Both ends in the firm's own words, where the label of the first stands above that of the second on a page with this text, in plain letters. */
export function handedEnds(whole: string): Ends | undefined {
  return ALL().find(({ given, taken }) => {
    const first = whole.search(given)
    return first >= 0 && first < whole.search(taken)
  })?.ends
}
