/** Ships, which ferries are called by as trains are by their numbers. */

import { plain } from './plain.ts'
import type { TrainMark } from './train-numbers.ts'

/** What a ship is called on the tickets of ferries, in front of its name. */
const SHIP =
  /^(?:(?:vessel|ship|ferry|schiff|fahre|fahrschiff|fartyg|farja|farge|faerge|skib|ferge|fartoy|skip|laiva|alus|navire|bateau|buque|barco|ferri|nave|traghetto|navio|schip|veerboot|statek|prom|lod|trajekt|gemi|feribot|hajo|komp)(?: ?(?:name|naam|navn|namn|nimi|nome|nombre|nom))?|(?:name of (?:vessel|ship)|schiffsname|fartygsnamn|skibsnavn))$/
/** `Stena Germanica`, `Express 5` */
const SHIP_NAME = /^(?:M\/?[SVF]\/?F? )?\p{Lu}[\p{L}'’.]{1,20}(?: (?:\p{Lu}[\p{L}'’.]{0,20}|of|the|de|d[eu]l|di|\d{1,3})){0,3}$/u

/** The labels of other columns. */
const isOtherColumn = (text: string): boolean =>
  /^(?:hafen|port|harbour|hamn|havn|haven|porto|puerto|satama|kikoto|liman|limani|pristav|kabine|cabin|datum|date|deck|abfahrt|ankunft|departure|arrival|check-in)$/.test(
    text,
  )

/** The name of a ship behind its label. */
export function shipBehindLabel(original: string, label: string): TrainMark | undefined {
  if (!SHIP.test(label.replace(/[\s:]+$/, '')) || !SHIP_NAME.test(original) || isOtherColumn(plain(original))) return undefined
  return { start: 0, end: original.length, name: original }
}
