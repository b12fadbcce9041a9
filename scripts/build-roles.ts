/**
 * Learns `src/sandbox/data/roles.bin` from the corpus: on which day and at which hour what is booked begins and ends. The same documents give the same
 * bytes. With `--measure` it writes nothing, and tells how well days and hours are told of documents that were not learned from: six times five sixths are
 * learned, and the others told.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRoles, ROLE_SLOTS, ROLES } from '../src/parser/roles.ts'
import { daySpanBy, hourSpanBy } from '../src/parser/text/roles/spans.ts'
import { learn, tableOf } from './learn.ts'
import { type RoleDocument, roleDocuments, roleExamples } from './role-examples.ts'

const file = join(import.meta.dirname, '../src/sandbox/data/roles.bin')
const FOLDS = 6
const WAY = { slots: ROLE_SLOTS, epochs: 12, against: 1 }

function tables(documents: readonly RoleDocument[]): Buffer {
  const examples = roleExamples(documents)
  return Buffer.concat(ROLES.map((role) => tableOf(learn(examples[role], WAY))))
}

interface Told {
  readonly name: string
  readonly sure: number
  readonly isRight: boolean
  /** Undefined where the document tells no hours. */
  readonly areHoursRight: boolean | undefined
}

const hoursOf = (minutes: number | undefined): string =>
  minutes === undefined ? '' : `T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function told(documents: readonly RoleDocument[]): readonly Told[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const roles = openRoles(tables(documents.filter((_, at) => at % FOLDS !== fold)))
    return documents
      .filter((_, at) => at % FOLDS === fold)
      .map(({ name, page, begins, ends }): Told => {
        const span = daySpanBy(roles, page)
        const isRight = span?.begin === begins.slice(0, 10) && span?.end === ends.slice(0, 10)
        const hours = span && isRight && (begins.includes('T') || ends.includes('T')) ? hourSpanBy(roles, page, span) : undefined
        const areHoursRight = hours && hoursOf(hours.first?.minutes) === begins.slice(10) && hoursOf(hours.last?.minutes) === ends.slice(10)
        return { name, sure: span?.sure ?? Number.NEGATIVE_INFINITY, isRight, areHoursRight }
      })
  })
}

const share = (list: readonly boolean[]): string => `${list.filter(Boolean).length} of ${list.length}`

function measured(all: readonly Told[]): string {
  const from = [6, 4, 2, 0, -2, Number.NEGATIVE_INFINITY].map(
    (least) => `  ${least}: ${share(all.filter(({ sure }) => sure >= least).map(({ isRight }) => isRight))}`,
  )
  const hours = all.flatMap(({ areHoursRight }) => areHoursRight ?? [])
  return ['both days right, by how sure they are:', ...from, `both hours right, where both days are: ${share(hours)}`].join('\n')
}

const documents = await roleDocuments()
if (process.argv.includes('--measure')) process.stdout.write(`${measured(told(documents))}\n`)
else writeFileSync(file, tables(documents))
