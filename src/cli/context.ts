import type { Context } from '../core/context.ts'
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
  note: (text: string) => void,
): Context {
  const today = localDay(shell.now())
  return {
    result: async (reference, kind) => {
      const { resultOf } = await import('./results.ts')
      return resultOf(reference, kind, { shelf: createShelf(shell, profile.baseUrl), readStdin: () => readAll(shell.stdin) })
    },
    place: async (text, flag) => {
      // Whether a code exists is for the service to say: it may know places that the tables here do not.
      if (/^\s*[a-z]{3}\s*$/i.test(text)) return text.trim().toUpperCase()
      const { readPlace } = await import('./places.ts')
      return readPlace(text, flag, session.tables.read, note)
    },
    booking: async (text) => {
      const { openJournal, serviceOf } = await import('./journal.ts')
      const wanted = text.trim()
      const at = serviceOf(profile, shell)
      const found = openJournal(shell)
        .entries()
        .findLast(({ outcome, service }) => service === at && 'reference' in outcome && outcome.reference === wanted.toUpperCase())
      return found && 'id' in found.outcome ? found.outcome.id : wanted
    },
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
