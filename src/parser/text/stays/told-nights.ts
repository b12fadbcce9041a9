/** Houses of an itinerary in sentences: `Accommodation, four nights: Hida Hotel Plaza, …` below the day `Friday 2 April – Takayama`. */

import { countIn, pairFrom } from '../days/nights.ts'
import { daysOn, type MomentPair } from '../days/pairs.ts'
import { dayAbove } from '../page/day-headings.ts'
import type { Line, Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { parseAddress } from '../places/address-parts.ts'
import { hasCode, scoreOf } from '../places/address-words.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { type Candidate, mayBeHouse, trimmed } from './house-names.ts'
import { OWN_IN, OWN_OUT } from './stay-labels.ts'

/** What is told, for how many nights, up to the name. */
const TOLD =
  /^\W*(?:(?:your )?(?:accommodation|lodging|overnight|hotel|stay)|unterkunft|ubernachtung|hotel|hebergement|logement|alojamiento|alloggio|sistemazione|pernottamento|alojamento|hospedagem|accommodatie|verblijf|boende|overnatting|nocleg)(?:,|:|\s[–-])?\s(?:fur |for |pour |por |per |voor |i )?(?:\d{1,2}|[a-z]{2,7}) [a-z]{3,14}\s?(?::|,|\s[–-]|\s{2}| (?:at|im|at the|a l'|au|en el|presso|in het|pa))\s(?=\S)/
/** `Your hotel for the next three nights is the Rose House, …`, `The night is spent at the Rose House, …`: the same in a sentence, a language a line. */
const IN_SENTENCES = [
  '(?:your|the) (?:hotel|guest ?house|inn|lodge|accommodation|home) for (?:the (?:next |following )?)?(?:\\d{1,2} |[a-z]{2,7} )?nights? (?:is|will be)(?: the)?',
  '(?:the|your) (?:next )?nights? (?:is|are|will be) spent (?:at|in)(?: the)?',
  '(?:ihr|euer|dein) (?:hotel|gasthof|quartier) fur (?:die (?:nachsten |kommenden |folgenden )?)?(?:\\d{1,2} |[a-z]{3,7} )?nachte? ist(?: das| der| die)?',
  "votre (?:hotel|hebergement) pour (?:les |la )?(?:(?:\\d{1,2}|[a-z]{2,7}) )?(?:prochaines? |suivantes? )?nuits? est(?: l'| le| la)?",
  '(?:su|vuestro|tu) (?:hotel|alojamiento) (?:para|durante) (?:las |la )?(?:proximas? |siguientes? )?(?:(?:\\d{1,2}|[a-z]{2,7}) )?noches? (?:es|sera)(?: el| la)?',
  "il (?:vostro|tuo|suo) (?:hotel|alloggio) per (?:le |la )?(?:prossim[ae] )?(?:(?:\\d{1,2}|[a-z]{2,8}) )?nott[ei] (?:e|sara)(?: l'| il| la)?",
  'o (?:seu|vosso|teu) (?:hotel|alojamento) (?:para|durante) (?:as |a )?(?:proximas? )?(?:(?:\\d{1,2}|[a-z]{2,7}) )?noites? (?:e|sera)(?: o| a)?',
  '(?:uw|jullie|je) (?:hotel|verblijf) voor (?:de )?(?:komende |volgende )?(?:(?:\\d{1,2}|[a-z]{3,6}) )?nacht(?:en)? is(?: het| de)?',
].join('|')
const SAID = remembered(() => new RegExp(`^\\W*(?:${IN_SENTENCES})\\s(?=\\S)`))
/** How such a line begins, up to the name. */
const saidIn = (line: Line): string | undefined =>
  TOLD.exec(line.plain)?.[0] ?? (/night|nacht|nuit|noche|nott|noite/.test(line.plain) ? SAID().exec(line.plain)?.[0] : undefined)
/** The town or the region one stays in may be told so as well: `Hotel, 3 nights in Tuscany`. A name says that it is one of a house, or goes on with where that stands. */
function isOfHouse({ gazetteer, lines }: Page, name: string, told: string, index: number): boolean {
  if (HOUSE_KIND.test(plain(name))) return true
  const isTown = gazetteer.stations(name).length > 0 || gazetteer.airportNamed(name) !== undefined
  // `Hotel, 4 nights   The Crimson Heron`, above its address
  const isAbove = told.trim() === name && hasCode(lines[index + 1]?.text ?? '') && lines[index + 1]?.dates.length === 0
  return !isTown && (isAbove || isAboveEnds(lines[index + 1]) || (told.startsWith(`${name}, `) && /\d/.test(told.slice(name.length))))
}

/** `Check in 12 May, check out 16 May`, below the name: in words said of nothing but houses. */
const isAboveEnds = (below: Line | undefined): boolean =>
  below?.dates.length === 2 && below.plain.search(OWN_IN) >= 0 && below.plain.search(OWN_OUT) >= 0

const ONE = /(?<![a-z])(?:night|nacht|nuit|noche|notte|noite)(?![a-z])/

/** The name told in a line, and for how many nights. */
function toldIn(page: Page, line: Line): { readonly name: string; readonly nights: number } | undefined {
  const said = saidIn(line)
  // `The night is spent at`: one.
  const nights = said === undefined ? undefined : (countIn(said) ?? (ONE.test(said) ? 1 : undefined))
  const told = line.text.slice(said?.length)
  const name = said === undefined ? '' : trimmed(told)
  return nights && mayBeHouse(name) && isOfHouse(page, name, told, line.index) ? { name, nights } : undefined
}

/** Names of such houses. */
export const housesToldByNights = (page: Page): Candidate[] =>
  page.lines.slice(1).flatMap((line): Candidate[] => {
    const told = toldIn(page, line)
    const score = told && HOUSE_KIND.test(plain(told.name)) ? 5 : 4.5
    return told ? [{ name: told.name, line: line.index, rule: 'behind its nights', how: 'label', sure: 0.85, score }] : []
  })

/** Where an address ends within a sentence or with it: `…, IV1 1LE, a family-run house`, `…, 6108 Scharnitz. Das Frühstück …`. */
const ENDS =
  /(?<=\p{L}{4}|\d\)?)\.(?=\s+\p{Lu}|\s*$)|[;(]|\s[–—-]\s|,\s(?=(?:a|an|the|where|which|with|in|near|close|wo|das|der|die|ein|eine|mit|où|avec|un|une|dove|con|donde|una|onde|com|waar|met|een|där|med|hvor|gdzie|z)\s)/u
/** What is left of a sentence that goes on in the next line. */
const below = ({ lines }: Page, { index, text }: Line): string => {
  const next = lines[index + 1]
  return next && next.dates.length === 0 && /[^.:!?]$/.test(text.trimEnd()) ? ` ${next.text.trim()}` : ''
}

/** The addresses of such houses, each behind the name. */
export const addressesToldByNights = (page: Page): AddressMark[] =>
  page.lines.slice(1).flatMap((line): AddressMark[] => {
    const told = toldIn(page, line)
    const start = told ? line.text.indexOf(told.name) + told.name.length : 0
    const rest = `${line.text.slice(start)}${told ? below(page, line) : ''}`
    const text = /^,\s|^\s\(/.test(rest)
      ? rest
          .replace(/^[,\s(]+/, '')
          .split(ENDS, 1)[0]
          ?.replace(/[).\s]+$/, '')
      : undefined
    if (!told || !text || !(hasCode(text) || scoreOf(text) > 2)) return []
    const { before: _, ...address } = parseAddress(text)
    return [{ line, start, end: line.text.length, address, score: SURE, labelled: true }]
  })
/** What such an address counts: it stands behind the name of its house. */
const SURE = 5

/** The nights from the day above, which heads what is told. */
export const toldByNights = (page: Page): MomentPair[] =>
  page.lines.slice(1).flatMap((line): MomentPair[] => {
    const told = toldIn(page, line)
    const above = told ? dayAbove(page, line) : undefined
    const [first] = above ? daysOn(page, above) : []
    return told && first ? [{ ...pairFrom(first, told.nights), first: { ...first, line } }] : []
  })
