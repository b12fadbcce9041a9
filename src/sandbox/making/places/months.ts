import { HOUR, utcDay } from '../../../core/dates.ts'
import { addMonths, monthOf } from '../../../core/months.ts'

/** The months that there are figures for. */

export const firstMonth = '2011-01'

/** The last month that is over. Where clocks are farthest ahead of UTC it is over 14 hours earlier, and somebody there may ask. */
export const lastMonth = (now: number): string => addMonths(monthOf(utcDay(now + 14 * HOUR)), -1)
