/** Other houses of those who write, which they praise beside their own: `Our sister house: Hotel Lindos Bay`. */

import type { Candidate } from './house-names.ts'
import { isToldBehind } from './house-subjects.ts'
import type { Page } from './page.ts'
import { plain } from './plain.ts'

/** What houses are called that belong together. */
const HOUSES = '(?:house|hotel|property|propertie|inn|lodge|resort|ryokan|hostel|guest ?house|camp(?:site|ing)|apartment|restaurant)s?'
const SISTER = new RegExp(
  `(?<![a-z])(?:${[
    `(?:our |the )?(?:sister|brother|partner) ${HOUSES}|(?:also )?(?:visit|try|discover) our other ${HOUSES}|our other ${HOUSES}`,
    '(?:unser[a-z]{0,2} )?(?:schwester|partner)(?:haus|hotel|betrieb|hauser|hotels|pension|unterkunft)[a-z]{0,2}|unsere (?:weiteren|anderen) (?:hauser|hotels)',
    '(?:notre|nos|votre) (?:autres? )?(?:etablissement|maison|hotel|hebergement|auberge)s? (?:soeur|frere|jumeau|partenaire)s?|nos autres (?:maisons|hotels|etablissements)',
    'nuestr[oa]s? (?:hotel|casa|alojamiento|establecimiento)(?:es|s)? herman[oa]s?|nuestros otros (?:hoteles|alojamientos)',
    '(?:il |la |le )?(?:nostr[aoie] )?(?:hotel|struttur[ae]|cas[ae]|residenza) (?:sorell[ae]|gemell[oaie])|le nostre altre strutture',
    '(?:hotel|casa|unidade)(?:is|s)? (?:irmao|irma|irmas|irmaos)|os nossos outros (?:hoteis|alojamentos)',
    '(?:ons |onze )?(?:zuster|partner)(?:hotel|huis|locatie|camping)s?|onze andere (?:hotels|huizen)',
    '(?:vart |vores )?(?:syster|soster|partner)(?:hotell?|hus)(?:et)?|sisarhotelli[a-z]*|siostrzan[a-z]* (?:hotel|obiekt)[a-z]*|sestersk[a-z]* (?:hotel|penzion)[a-z]*',
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

/** Whether a name is none of the house that writes: that of a sister, or what a subject says before it. */
export const isNoneOfTheirs = (page: Page, one: Candidate): boolean => isToldBehind(one, page) || isSister(page, one)
