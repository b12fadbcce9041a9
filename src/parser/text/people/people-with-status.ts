/** Whoever a page is to, named beside what they are to the house or how long they go: `ANNA REED | Silver | #118 440 2975`, `Anna Reed and Tom Hale · 10 nights`. */

import type { FoundPerson } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { wholeName } from './people-lists.ts'
import { areSurely, onlyPeopleIn } from './people-told-for.ts'

/** What parts a name from what is told beside it. */
const PARTS = /\s+[|·•–—]\s+|\s{3,}/
/** What those who come often are called. */
const STATUS =
  /^(?:(?:membre|member|mitglied|miembro|socio|statut|status|estado|stato) )?(?:silver|gold|platin(?:um|o|e)?|diamond|diamant(?:e)?|bronze|ruby|emerald|sapphire|titanium|ambassador|classic|blue|basic|explorer|elite|silber|plata|argento|argent|oro|ouro|prata|guld|gull|hopea|kulta|zloty|srebrny)(?: (?:elite|member|mitglied|miembro|socio|membre|medlem|status))?$/
/** The number of a card, or the points on it. */
const CARD =
  /^(?:[a-z ]{0,20}(?:#|n[or°º]\.?|nr\.?|id) ?)?\d[\d ]{5,15}$|^\d{1,3}(?:[.,' ]?\d{3})* (?:points?|punkte|puntos|punti|pontos|punten|poang|poeng|pisteet|miles|meilen|millas|miglia|milhas)(?![a-z])/
const HAS_CARD = /\d{3}/
/** How long they go. */
const NIGHTS =
  /^\d{1,2} (?:nights?|nachte|ubernachtungen|nuits?|noches?|notti|noites?|nachten|overnachtingen|natter|netter|naetter|overnatninger|overnattinger|yota|noc[ey]?|noci)(?![a-z])/

const partsOf = ({ text }: Line): readonly string[] => text.trim().split(PARTS)

function ofGuestWithCard(line: Line): FoundPerson[] {
  const [name = '', ...more] = HAS_CARD.test(line.plain) ? partsOf(line) : []
  const said = more.map((part) => plain(part))
  const isMember = said.some((part) => STATUS.test(part)) && said.some((part) => CARD.test(part))
  return isMember ? [wholeName(name) ?? []].flat() : []
}

/** Letters before a colon, as of `At a glance`. */
const LABEL = /^[^:]{2,25}:\s/
function ofTwoWithNights(page: Page, line: Line): FoundPerson[] {
  const [names = '', ...more] = /\s(?:nights?|nacht|nuit|noche|notti|noite|overna|natt|nett|naett|yota|noc)/.test(line.plain)
    ? partsOf(line)
    : []
  const people = more.some((part) => NIGHTS.test(plain(part))) ? onlyPeopleIn(names.replace(LABEL, '')) : []
  // `Lake Garda and Lake Como · 4 nights`
  return people.length > 1 && areSurely(page, people) ? people : []
}

export const byStatus = ({ lines }: Page): FoundPerson[] => lines.slice(1).flatMap(ofGuestWithCard)
export const byNightsBehind = (page: Page): FoundPerson[] => page.lines.slice(1).flatMap((line) => ofTwoWithNights(page, line))
