import { cleaned, forEyes, isHarmless } from '../core/cleaned.ts'
import { clockOf } from '../core/durations.ts'
import type { Exit } from '../core/exits.ts'
import { kilometres } from '../core/globe.ts'
import { isRecord } from '../core/records.ts'
import { printable } from '../core/untrusted.ts'
import type { Lookup, Ui } from '../core/view.ts'
import type { Format } from './formats.ts'
import { firstItems, itemsOf, rowsIn } from './picking.ts'
import type { Session } from './session.ts'
import { createShelf } from './shelf.ts'
import type { Task } from './task.ts'
import { knowsNothing, written } from './writing.ts'

/** Rows a terminal shows without --all. */
const shownRows = 20

/** Prints an answer, keeps its rows, and says what there is to say of it. */
export async function show(raw: unknown, { operation, common, shell, session, profile, context, typed }: Task): Promise<Exit> {
  const there = rowsIn(itemsOf(raw), operation.rows?.within).length
  const most = common.format === 'terminal' && !common.all ? shownRows : undefined
  // What a terminal does not show need not be made fit for it, nor be kept to refer to: rows go by the numbers that were seen.
  // Where nothing refers to rows the view sees all: it may draw what a few rows could not show.
  const shown = most !== undefined && operation.rows ? firstItems(raw, most) : raw
  // Text of the service never reaches a terminal as control sequences. JSON says all of it, with escapes.
  const forPrograms = common.format === 'json' || common.format === 'jsonl'
  const json = forPrograms ? undefined : JSON.stringify(shown)
  const answer = json === undefined || isHarmless(json) ? shown : common.format === 'terminal' ? forEyes(shown) : cleaned(shown)
  for (const warning of warningsOf(answer)) context.note(`warning: ${printable(warning)}`)
  const lookup = await lookupFor(common.format, session)
  // What was quoted comes from the service as well.
  const told = typed.quoted === undefined ? typed : { ...typed, quoted: forEyes(typed.quoted) }
  const view = (each: unknown, ui: Ui) => operation.view(each, ui, told)
  const text = await written(answer, view, { ...common, there, most }, shell, lookup).catch(async (error: unknown) => {
    const { misfit } = await import('../api/misfit.ts')
    throw misfit(operation, answer) ?? error
  })
  // Rows have numbers where a list is shown. A program that took JSON has the items themselves, and leaves a person's list alone.
  if (!forPrograms && json !== undefined && operation.rows) createShelf(shell, profile.baseUrl).put(operation.rows.type, json)
  shell.stdout.write(text)
  if (there > 0) return 'fine'
  context.note('nothing found: the list is empty')
  return common.failEmpty ? 'empty' : 'fine'
}

/** What a view may look up: names where people read, distances in every table. */
export async function lookupFor(format: Format, { tables }: Session): Promise<Lookup> {
  if (format === 'json' || format === 'jsonl') return knowsNothing
  const atlas = await tables.atlas()
  const placeOf = (code: string) => atlas.airport(code) ?? atlas.airportsOf(code)[0]
  const kilometresFrom: Lookup['kilometresFrom'] = (code, point) => {
    const from = placeOf(code)
    return from && kilometres(from, point)
  }
  if (format !== 'terminal') return { ...knowsNothing, kilometresFrom }
  return {
    placeName: (code) => placeOf(code)?.city,
    airlineName: (code) => atlas.airline(code)?.name,
    aircraftName: (code) => atlas.aircraft(code)?.name,
    clockOf: (code, moment) => {
      const place = placeOf(code)
      return place && clockOf(moment, place.zone, atlas.offset)
    },
    kilometresFrom,
  }
}

/** What an answer warns of. */
export function warningsOf(answer: unknown): string[] {
  const warnings = isRecord(answer) && Array.isArray(answer.warnings) ? answer.warnings : []
  return warnings.filter(isRecord).flatMap(({ title, detail }) => ((detail ?? title) === undefined ? [] : String(detail ?? title)))
}
