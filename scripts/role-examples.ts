/** Documents of one stay or one hire, with the days and hours they tell: to learn which of these it begins and ends on. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openGazetteer } from '../src/parser/gazetteer.ts'
import type { ROLES } from '../src/parser/roles.ts'
import { type Page, readPage } from '../src/parser/text/page/page.ts'
import { daySlots, hourSlots } from '../src/parser/text/roles/mentions.ts'
import { namesOfCorpus, openSet } from './corpus.ts'
import type { Example } from './learn.ts'
import { readText } from './read-text.ts'

/** What is booked, to the minute where that is told: `2027-03-01T10:40`. */
export interface Booked {
  readonly begins: string
  readonly ends: string
}

export interface RoleDocument extends Booked {
  /** `carL/07-cyklar-oland.txt` */
  readonly name: string
  readonly page: Page
}

const data = join(import.meta.dirname, '../src/sandbox/data')
const gazetteer = openGazetteer((name) => readFileSync(join(data, name)))
/** The day on which all are read: from it years are reckoned that are not told. */
const TODAY = '2026-11-29'

/** Those of the corpus that hold one product, which lasts from one day to another. */
export async function roleDocuments(): Promise<readonly RoleDocument[]> {
  const out: RoleDocument[] = []
  for (const set of namesOfCorpus())
    for (const { name, bytes, trip } of openSet(set).documents) {
      const [{ hotel, car } = {}, ...more] = trip?.products ?? []
      const begins = hotel?.checkInDate ?? car?.pickup?.localDateTime
      const ends = hotel?.checkOutDate ?? car?.dropoff?.localDateTime
      if (more.length > 0 || begins === undefined || ends === undefined) continue
      out.push({ name: `${set}/${name}`, begins, ends, page: readPage(await readText(bytes), gazetteer, TODAY) })
    }
  return out
}

const dayOf = (moment: string): string => moment.slice(0, 10)
/** Minutes after midnight; undefined of a day alone. */
const minutesOf = (moment: string): number | undefined =>
  moment.length > 10 ? Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)) : undefined

/** The examples of some documents for each role. Hours are told of hires alone: those of stays are of the house. */
export function roleExamples(documents: readonly RoleDocument[]): Readonly<Record<(typeof ROLES)[number], readonly Example[]>> {
  const days = documents.flatMap(({ page, begins, ends }) =>
    daySlots(page).map(({ mention, slots }) => ({
      slots,
      isBegin: mention.day === dayOf(begins),
      isEnd: mention.day === dayOf(ends),
    })),
  )
  const hours = documents.flatMap(({ page, begins, ends }) =>
    minutesOf(begins) === undefined && minutesOf(ends) === undefined
      ? []
      : hourSlots(page, dayOf(begins), dayOf(ends)).map(({ mention, slots }) => ({
          slots,
          isBegin: mention.minutes === minutesOf(begins),
          isEnd: mention.minutes === minutesOf(ends),
        })),
  )
  const begin = ({ slots, isBegin }: (typeof days)[number]): Example => ({ slots, isSo: isBegin })
  const end = ({ slots, isEnd }: (typeof days)[number]): Example => ({ slots, isSo: isEnd })
  return { dayBegins: days.map(begin), dayEnds: days.map(end), hourBegins: hours.map(begin), hourEnds: hours.map(end) }
}
