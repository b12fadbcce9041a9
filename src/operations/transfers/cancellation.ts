import { minutesBefore } from '../../core/dates.ts'
import { sayMoment } from '../../core/say.ts'
import type { CancellationRule } from './model.ts'

/** When taking a ride back costs what, on the clocks of the place. */

const minutesIn: Readonly<Record<string, number>> = { MINUTES: 1, HOURS: 60, DAYS: 1440 }

interface Ride {
  readonly start: { readonly dateTime?: string | undefined }
  readonly cancellationRules?: readonly CancellationRule[] | undefined
}

const isFree = ({ feeValue }: CancellationRule): boolean => Number(feeValue) === 0

/** The local time from which a rule holds no more, counting back from the pick-up; undefined where it says nothing that can be counted. */
function endOf({ start }: Ride, { metricMin, metricType = 'HOURS' }: CancellationRule): string | undefined {
  const unit = minutesIn[metricType]
  return start.dateTime === undefined || unit === undefined || metricMin === undefined
    ? undefined
    : minutesBefore(start.dateTime, Number(metricMin) * unit)
}

/** Until when a ride can be taken back for nothing: `2027-02-28T14:30:00`; undefined where it never can. */
export function freeUntil(ride: Ride): string | undefined {
  const free = ride.cancellationRules?.find(isFree)
  return free && endOf(ride, free)
}

const shareOf = ({ feeType, feeValue = '', currencyCode = '' }: CancellationRule): string => {
  if (feeType !== 'PERCENTAGE') return `${feeValue} ${currencyCode}`.trim()
  return Number(feeValue) === 100 ? 'the full price' : Number(feeValue) === 50 ? 'half of the price' : `${feeValue} % of the price`
}

/** `free until Sun 28 Feb 14:30, then half of the price until Mon 1 Mar 11:30, then the full price`; empty where nothing is said of it. */
export function cancellationText(ride: Ride): string {
  const rules = ride.cancellationRules ?? []
  return rules
    .map((rule, at) => {
      const until = at < rules.length - 1 ? endOf(ride, rule) : undefined
      return `${isFree(rule) ? 'free' : shareOf(rule)}${until ? ` until ${sayMoment(until)}` : ''}`
    })
    .join(', then ')
}
