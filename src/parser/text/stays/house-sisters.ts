/** Other houses of those who write, which they praise beside their own: `Our sister house: Hotel Lindos Bay`. */

import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import type { Candidate } from './house-names.ts'
import { isToldBehind } from './house-subjects.ts'

/** What houses are called that belong together. */
const HOUSES = '(?:house|hotel|property|propertie|inn|lodge|resort|ryokan|hostel|guest ?house|camp(?:site|ing)|apartment|restaurant)s?'
const SISTER = new RegExp(
  `(?<![a-z])(?:${[
    `(?:our |the )?(?:sister|brother) ${HOUSES}|(?:also )?(?:visit|try|discover) our other ${HOUSES}|our other ${HOUSES}`,
    '(?:unser[a-z]{0,2} )?schwester(?:haus|hotel|betrieb|hauser|hotels|pension|unterkunft)[a-z]{0,2}|unsere (?:weiteren|anderen) (?:hauser|hotels)',
    '(?:notre|nos|votre) (?:autres? )?(?:etablissement|maison|hotel|hebergement|auberge)s? (?:soeur|frere|jumeau)s?|nos autres (?:maisons|hotels|etablissements)',
    'nuestr[oa]s? (?:hotel|casa|alojamiento|establecimiento)(?:es|s)? herman[oa]s?|nuestros otros (?:hoteles|alojamientos)',
    '(?:il |la |le )?(?:nostr[aoie] )?(?:hotel|struttur[ae]|cas[ae]|residenza) (?:sorell[ae]|gemell[oaie])|le nostre altre strutture',
    '(?:hotel|casa|unidade)(?:is|s)? (?:irmao|irma|irmas|irmaos)|os nossos outros (?:hoteis|alojamentos)',
    '(?:ons |onze )?zuster(?:hotel|huis|locatie|camping)s?|onze andere (?:hotels|huizen)',
    '(?:vart |vores )?(?:syster|soster)(?:hotell?|hus)(?:et)?|sisarhotelli[a-z]*|siostrzan[a-z]* (?:hotel|obiekt)[a-z]*|sestersk[a-z]* (?:hotel|penzion)[a-z]*',
  ].join('|')})(?![a-z])`,
)

/** Whether a house is told nowhere but where it is said to be another of theirs. */
function isSister({ lines }: Page, { name }: Candidate): boolean {
  const small = plain(name)
  const naming = lines.filter((line) => line.plain.includes(small))
  const isBehind = ({ plain: text }: { readonly plain: string }): boolean => {
    const said = SISTER.exec(text)
    return said !== null && text.lastIndexOf(small) >= said.index
  }
  return naming.length > 0 && naming.every(isBehind)
}

/** Names without what a subject says before them, and without those of sisters where any is left: the only house that is told is the one that is booked. */
export function withoutOthers(page: Page, all: readonly Candidate[]): readonly Candidate[] {
  const named = all.filter((one) => !isToldBehind(one, page))
  const own = named.filter((one) => !isSister(page, one))
  return own.length > 0 ? own : named
}
