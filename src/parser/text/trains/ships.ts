/** Ships, which ferries are called by as trains are by their numbers. */

import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import type { TrainMark } from './train-numbers.ts'
import { roleAlone } from './train-roles.ts'

/** What ships are called. */
export const SHIPS = wordSet(
  'vessel ship schiff fartyg skib fartoy skip laiva alus navire bateau buque barco nave navio schip statek gemi feribot hajo',
)
/** What those are called besides that take one over, and are named as well: `Lod` is also a town with a station. */
const FERRIES = wordSet('ferry fahre fahrschiff farja farge faerge ferge ferri traghetto veerboot prom lod trajekt komp')
/** What a ship is called on the tickets of ferries, in front of its name. */
const SHIP = new RegExp(
  `^(?:(?:${[...SHIPS, ...FERRIES].join('|')})(?: ?(?:name|naam|navn|namn|nimi|nome|nombre|nom))?|name of (?:vessel|ship)|schiffsname|fartygsnamn|skibsnavn)$`,
)
/** What ports are called; `Porto` is a town. */
export const PORTS = wordSet('port hafen harbour puerto havn hamn haven satama pristav liman limani kikoto')
/** `Stena Germanica`, `Express 5` */
const SHIP_NAME =
  /^(?:M\/?[SVF]\/?F? |[mtn]\/[sfvtnm] )?\p{Lu}[\p{L}'’.]{1,20}(?: (?:\p{Lu}[\p{L}'’.]{0,20}|[dl]['’]\p{Lu}[\p{L}'’.]{1,20}|of|the|des?|d[eu]l?|di|della|la|le|\d{1,3})){0,3}$/u

export const isShipLabel = (label: string): boolean => SHIP.test(label.replace(/[\s:]+$/, ''))

/** The labels of other columns. */
const isOtherColumn = (text: string): boolean =>
  PORTS.has(text) || /^(?:porto|kabine|cabin|datum|date|deck|abfahrt|ankunft|departure|arrival|check-in)$/.test(text)

/** The name of a ship behind its label. */
export function shipBehindLabel(original: string, label: string): TrainMark | undefined {
  if (!isShipLabel(label) || !SHIP_NAME.test(original)) return undefined
  const small = plain(original)
  if (isOtherColumn(small) || roleAlone(small)) return undefined
  return { start: 0, end: original.length, name: original }
}

/** `MV Loch Maddy - 2h 45m`: what ships are called by before their names and nothing else is; `MS` is a title as well. */
const NAMED_SHIP =
  /^(?:M\/?V|[Mm]\/[SsFfVvTtNn]|HSC|GTS|F\/B|[Tt]\/[Ss]|[Nn]\/[Mm]) \p{Lu}[\p{L}'’.]{1,20}(?: (?:\p{Lu}[\p{L}'’.]{0,20}|of|the|de|\d{1,3})){0,3}(?=$|,| [-–·|])/u

/** A ship that says that it is one at the beginning of a line. */
export function shipByItself(original: string): TrainMark | undefined {
  const [name] = /^[MmHGFTtNn]/.test(original) ? (NAMED_SHIP.exec(original) ?? []) : []
  return name === undefined ? undefined : { start: 0, end: name.length, name }
}
