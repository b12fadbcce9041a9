/** Rows of people with what makes their tickets cheaper behind them: an age and a card, or a day of birth and a fare. */

import type { FoundPerson } from '../../found.ts'
import type { DateMark } from '../days/dates.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { plain } from '../words/plain.ts'
import { IS_FARE, isBirth, OF_ONE } from './people-ages.ts'
import { wholeName } from './people-lists.ts'
import { AGES } from './person-words.ts'

/** `Anna REED (60 ans et +) – Carte Senior n° 2909011384`, `Tom Reed (Adult) - Railcard 633597 0012` */
const WITH_CARD =
  /(?<=^|\s)(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}) \((?<age>[^()]{2,30})\) [–—-] (?<card>\p{L}[^()]{4,60}?\d{4})/gu
const isAge = (aside: string): boolean =>
  /(?<!\d)\d{1,2}(?!\d)/.test(aside) ? /^[^\d]{0,12}\d{1,2}/.test(aside) : aside.split(/[^a-z]+/).some((word) => AGES.has(word))

const withCard = ({ text }: Line): FoundPerson[] =>
  text.includes(') ')
    ? allIn(text, WITH_CARD).flatMap(({ groups }) => {
        const { name = '', age = '', card = '' } = groups ?? {}
        return isAge(plain(age)) && OF_ONE.test(plain(card)) ? (wholeName(name) ?? []) : []
      })
    : []

/** `Anna Reed, 17.09.1988, Halbtax` */
const WITH_BIRTH = /^\s*(?:\d[.)] |[•*·–-]\s)?(?<name>\p{Lu}[\p{L}'’ .-]{4,45}), $/u
function withBirth(page: Page, { text, dates, plain: small }: Line): FoundPerson[] {
  const [born, ...more]: readonly DateMark[] = dates
  if (!born || more.length > 0 || !isBirth(page, born, true)) return []
  const { name } = WITH_BIRTH.exec(text.slice(0, born.start))?.groups ?? {}
  const hasFare = /^, /.test(text.slice(born.end)) && IS_FARE.test(small.slice(born.end))
  return name !== undefined && hasFare ? [wholeName(name) ?? []].flat() : []
}

export const byCardOrBirth = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line) => [...withCard(line), ...withBirth(page, line)])
