import { MINUTE } from '../core/dates.ts'
import type { Gazetteer } from './found.ts'

/** Clocks of a zone. What they show is told in milliseconds, as an instant at which those of Greenwich show the same. */

/** What they show at an instant. */
export const shownAt = (zone: string, instant: number, { offset }: Gazetteer): number => instant + offset(zone, instant) * MINUTE

/** Minutes by which they are ahead of Greenwich when they show something: reckoned as if that were the instant, and with what comes of it once more. */
export const aheadWhen = (zone: string, shown: number, { offset }: Gazetteer): number => offset(zone, shown - offset(zone, shown) * MINUTE)

/** `2027-03-01T10:40`, of what clocks show. */
export const writtenShown = (shown: number): string => new Date(shown).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
