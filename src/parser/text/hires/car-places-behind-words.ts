/** A place behind a small word for where: `, in the Hotel Sol (Corralejo)`, `kl. 14 på Hotel Sol`, right behind the moment of an end; and one between its label and its moment. */

import { WEEKDAYS } from '../days/months.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { placeKnown } from './car-place-cells.ts'
import { placeIn } from './car-place-names.ts'

/** A word or two for where, maybe behind what belongs to the hour. */
const WHERE =
  /^[\s,.–-]*(?:(?:uhr|hrs?|hs?|uur|hod)\.?[\s,–-]+)?(?:(?:at|in|to|im|am|vom|zum|bei|an|au|aux|à|chez|en|no|na|em|ao|bij|op|naar|aan|på|hos|i|ved|vid|till|til|w|v|pod|presso|a|al|alla|dal|da)\s)(?:(?:the|der|dem|den|das|la|le|el|il|lo|o|het|de)\s)?/iu
const HOUSES = /^(?:hotel|hotell|hotelli|hostel|hostal|pension|pensao|villa|camping|apart[a-z]*)(?![a-z])|(?<![a-z])hotell?(?![a-z])/
/** The place that a text begins with so, if it does. */
export function placeLed(page: Page, behind: string): string | undefined {
  const said = WHERE.exec(behind)?.[0]
  const name = said === undefined ? undefined : placeIn(behind.slice(said.length), true)
  return name !== undefined && (placeKnown(page, name) !== undefined || HOUSES.test(plain(name))) ? name : undefined
}

/** `Before 10:00`, `A partir de 10h00`, `Wednesday Morning`: words that belong to the moment behind them. */
const OF_MOMENT =
  /^(?:before|after|between|from|until|till|by|not|no|latest|earliest|ab|bis|vor|nach|spatestens|fruhestens|zwischen|a partir|au plus|avant|apres|des|jusqu|entre|desde|hasta|antes|despues|mas tardar|ate|depois|dalle|dal|dopo|entro|prima|fino|non|senast|tidigast|fore|efter|fra|inden|senest|tidligst|innen|vanaf|uiterlijk|voor|na|tot|od|do|przed|po|nejpozdeji|ennen|viimeistaan|morning|afternoon|evening|morgens|vormittags?|nachmittags?|abends)(?![a-z])/
/** What stands between a label and the moment; before an hour only what is known to be a place. */
export function placeBetween(page: Page, between: string, isHour: boolean): string | undefined {
  const name = isHour ? placeKnown(page, between) : placeIn(between, true)
  const small = plain(name ?? '')
  return OF_MOMENT.test(small) || WEEKDAYS.has(small.split(' ')[0] ?? '') ? undefined : name
}
