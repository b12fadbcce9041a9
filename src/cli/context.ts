import type { Context } from '../core/context.ts'
import { UserError } from '../core/errors.ts'
import type { Checked } from '../core/fields.ts'
import { endsOf } from '../core/ranges.ts'
import { sayDate } from '../core/say.ts'
import { localDay, readDay, readDays } from './days.ts'
import type { Profile } from './profiles.ts'
import type { Session } from './session.ts'
import { createShelf } from './shelf.ts'
import type { Shell } from './shell.ts'
import { readAll } from './stdin.ts'

/** How what a person means becomes what a service takes: places by name, days by word, results by row. */
export function createContext(
  shell: Shell,
  session: Session,
  profile: Pick<Profile, 'baseUrl' | 'name'>,
  { note, mayAsk }: { readonly note: (text: string) => void; readonly mayAsk: boolean },
): Context {
  const today = localDay(shell.now())
  /** What was booked on this machine under a reference, or an id. */
  const bookingCalled = async (text: string) => {
    const { openJournal, serviceOf } = await import('./journal.ts')
    const wanted = text.trim()
    const at = serviceOf(profile, shell)
    const receipts = openJournal(shell)
      .entries()
      .flatMap(({ outcome, service }) => (service === at && 'reference' in outcome ? [outcome] : []))
    return receipts.findLast(({ id, reference }) => reference === wanted.toUpperCase() || id === wanted)
  }
  return {
    result: async (reference, kind) => {
      const { resultOf } = await import('./results.ts')
      return resultOf(reference, kind, { shelf: createShelf(shell, profile.baseUrl), readStdin: () => readAll(shell.stdin) })
    },
    asked: async (fields, flag) => {
      if (!mayAsk) throw new UserError('input', `${flag} is missing`)
      const { askField } = await import('./ask.ts')
      const answers: Record<string, string> = {}
      for (const [name, field] of Object.entries(fields)) answers[name] = await askField(shell, field)
      // Each was checked by its own field.
      return answers as Checked<typeof fields>
    },
    place: async (text, flag) => {
      // Whether a code exists is for the service to say: it may know places that the tables here do not.
      if (/^\s*[a-z]{3}\s*$/i.test(text)) return text.trim().toUpperCase()
      const { readPlace } = await import('./places.ts')
      return readPlace(text, flag, session.tables.read, note)
    },
    town: async (name) => {
      const { createCities } = await import('../sandbox/data/cities.ts')
      const [first, second] = createCities(session.tables.read).named(name)
      // A town is meant before far smaller ones of its name; where several are as large, nobody can tell.
      return first && first.population > 4 * (second?.population ?? 0) ? first : undefined
    },
    point: async (text, flag) => {
      const { readPoint } = await import('./points.ts')
      return readPoint(text, flag, session.tables, note)
    },
    booking: async (text) => (await bookingCalled(text))?.id ?? text.trim(),
    confirmation: async (text) => (await bookingCalled(text))?.confirmation,
    today,
    isAirport: async (code) => (await session.tables.atlas()).airport(code) !== undefined,
    note,
    day: (text, flag) => {
      const day = readDay(text, today)
      if (day !== undefined && day !== text.trim()) note(`${flag}: ${text} is ${sayDate(day)} (${day})`)
      return day ?? text
    },
    days: (text, flag) => {
      const days = readDays(text, today)
      const said = days && [...new Set(endsOf(days))].map(sayDate).join(' to ')
      if (days !== undefined && days !== text.trim()) note(`${flag}: ${text} is ${said} (${days})`)
      return days ?? text
    },
  }
}
