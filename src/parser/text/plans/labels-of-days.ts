/** Whether words end in the label of the day on which one comes, or leaves. */

import { IN_OR_ARRIVAL, OUT_OR_DEPARTURE } from '../stays/stay-labels.ts'

/** A label at the end of a text, and what may stand between it and its day. */
const atEnd = (label: RegExp): RegExp => new RegExp(`(?:${label.source})[^a-z\\d]{0,4}(?:(?:on|am|le|el|il|em|op|den|dnia)[^a-z\\d])?$`)
export const IS_IN = atEnd(IN_OR_ARRIVAL)
export const IS_OUT = atEnd(OUT_OR_DEPARTURE)
/** A day of the week between a label and its day. */
const WEEKDAY = /[a-z]{2,13}[.,]{0,2}\s{1,2}$/
const endsIn =
  (label: RegExp) =>
  (small: string): boolean =>
    label.test(small) || label.test(small.replace(WEEKDAY, ''))
export const [endsInArrival, endsInDeparture] = [endsIn(IS_IN), endsIn(IS_OUT)]
