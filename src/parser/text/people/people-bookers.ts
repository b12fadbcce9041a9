/** Whoever has booked, who mostly comes as well. */

import type { FoundPerson } from '../../found.ts'
import { labelled } from '../page/labelled.ts'
import type { Line, Page } from '../page/page.ts'
import { isAgency } from '../stays/agencies.ts'
import { isOfFirm } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { namesIn, wholeName } from './people-lists.ts'
import { areSurely } from './people-told-for.ts'

const BOOKED_BY =
  /^(?:(?:this )?itinerary (?:(?:was|is|has been) )?(?:(?:generated|prepared|issued|created) )?for|(?:osoba |(?:primary|main|lead|first) )?(?:boeker|bokaren?|bestallaren?|bestiller(?:en)?|booker|besteller(?:in)?|bucher(?:in)?|buchende[rn]?|rezerwujac[ya]|rezerwujacego|rezerwujacej|zamawiajac[ya])|member(?: name)?|mitglied|(?:booked|reserved|booking (?:made|placed)|reservation made|made) by|gebucht (?:von|durch)|reserviert von|reservation (?:effectuee|faite) par|reserve(?:e)? par|reservad[oa] por|reserva (?:hecha|realizada|efectuada|feita) por|prenotat[oa] da|prenotazione (?:effettuata|fatta) da|(?:geboekt|gereserveerd) door|bokad av|bokningen gjord av|bestilt av|booket af|bestilt af|reserveret af|varannut|varauksen tekija|zarezerwowan[ey] przez|rezerwacji dokonal[a]?|rezervoval[a]?|rezervaci provedl[a]?|objednal[a]?|foglalta|rezervasyonu? yapan(?: kisi)?|rezervat de(?: catre)?|received (?:with thanks )?from|recu de|erhalten von|ricevuto da|recibi(?:do|mos)? de|receb(?:i|ido|emos) de|ontvangen van|m(?:odtaget|ottatt|ottaget) fr[ao]n?|otrzymano od|prijato od)(?=\s*(?::|$))/

/** For whom a paper was made: `Prepared for: Honeymoon Couple` is nobody. */
const MADE_FOR =
  /^(?:(?:prepared|designed|created) (?:exclusively |especially |specially )?for|(?:erstellt|zusammengestellt) fur|(?:prepare|etabli|concu) (?:specialement )?pour|(?:preparad[oa]|elaborad[oa]) (?:especialmente )?para|preparat[oa] per|(?:samengesteld|opgesteld) voor|(?:framtagen|sammanstalld) for|(?:utarbeidet|sammensat|sammensatt|lavet) (?:for|til)|przygotowan[ey] dla|pripraveno pro)(?=\s*(?::|$))/

/** Whether a text is nothing but such a label. */
export const isBookerLabel = (small: string): boolean =>
  [BOOKED_BY, MADE_FOR].some((label) => label.exec(small)?.[0] === small.replace(/\s?:$/, ''))

/** `Booked by Ann Reed`, alone in its line. */
const BY =
  /^\s*(?:booked by|gebucht von|reservee? par|reservad[oa] por|prenotat[oa] da|geboekt door|bokad av|bestilt a[vf]|zarezerwowane przez)\s(?=[a-z])/
const bookedBy = ({ cells, plain: small, text }: Line): string[] => {
  const said = cells.length === 1 ? BY.exec(small)?.[0] : undefined
  const name = said === undefined ? '' : text.slice(said.length).trim()
  return wholeName(name) ? [name] : []
}

/** `Booked by Anna Reed (travel arranger) for Tom Hale`, `Gebucht von Anna Reed für Tom Hale`: who goes, and not who booked. */
const BY_FOR =
  /(?<![a-z])(?:booked|arranged|requested|gebucht|bestellt|reservee?|reservad[oa]|prenotat[oa]|geboekt|bokad|booket|bestilt) (?:by|von|durch|par|por|da|door|av|af) [a-z][^.|;]{3,60}? (?:for|fur|pour|para|per|voor|till|til) (?=[a-z])/
export const byBookedByFor = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap(({ plain: small, text }) => {
    const said = BY_FOR.exec(small)
    // `Booked by phone for …`
    const isBySomebody = said !== null && / \p{Lu}\p{Ll}+ \p{Lu}/u.test(text.slice(said.index, said.index + said[0].length))
    const name = isBySomebody ? (text.slice(said.index + said[0].length).split(/\s\|\s|\s{2,}|[.,;]\s/, 1)[0] ?? '') : ''
    const person = /^[\p{L}\s'’.-]{5,40}$/u.test(name) ? wholeName(name) : undefined
    return person && areSurely(page, [person]) ? [person] : []
  })

/** Whoever has booked, but for firms. */
export const byBooker = (page: Page): FoundPerson[] => {
  const made = ofPeople(
    page,
    labelled(page, MADE_FOR).map(({ value }) => value),
  )
  return [
    ...made.filter((person) => areSurely(page, [person]) || made.some((other) => other !== person && areSurely(page, [other]))),
    ...booked(page),
  ]
}
const booked = (page: Page): FoundPerson[] =>
  ofPeople(page, [...labelled(page, BOOKED_BY).map(({ value }) => value), ...page.lines.slice(1).flatMap(bookedBy)])
const ofPeople = (page: Page, names: readonly string[]): FoundPerson[] =>
  names
    .filter((name) => !isAgency(name) && !isOfFirm(name) && !isOfTrade(name))
    // `Mitglied: Best Western`
    .filter((name) => !page.whole.includes(`${plain(name).trim()} hotel`))
    .flatMap((name) => namesIn(name))

/** What else firms are called that book for others. */
const OF_TRADE =
  /(?<![a-z])(?:events?|tour|tourism|holidays|vacations|reise[a-z]*|podroze|cestovni|desk|team|online|agency|agentur|group|company|office|services?|solutions|systems|consulting|partners|industries|engineering|capital|motors|media|design|studio|labs?|pharma|energy|ventures|associates|architects|technolog[a-z]*|robotics|logistics|university|universitat|institut[eo]?)(?![a-z])/
/** Whether a name is one of those who trade. */
export const isOfTrade = (name: string): boolean => OF_TRADE.test(plain(name))
