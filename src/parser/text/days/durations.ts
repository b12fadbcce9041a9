/** How long things last, as it is written on a page: `2h 05m`, `7 h 25`, `1 Std. 45 Min.`, `1:20 t`. */

import { allIn } from '../words/all-in.ts'

const LENGTH =
  /(?<![\d.,:/])(?<hours>\d{1,2})\s?(?:h|hrs?|hours?|std|stunden|heures|horas?|ore|uur|timer|tim|t|godz|hod)(?![a-z])\.?,?\s?(?:and |und |et |y |e |og |och |en )?(?<minutes>\d{1,2})(?!\d|:)/g
const CLOCKED = /(?<![\d.,:/])(?<hours>\d{1,2}):(?<minutes>\d{2})\s?(?:h|hrs?|hours|std|timer|tim|t|uur|godz|hod)\b/g

/** Where there is none of this, there is none of them, and the patterns take a while to get ready. */
const MAYBE = /\d\s?(?:[ho]|s(?:td|tu)|t(?:im)?(?![a-z\d])|uu|go)/

/** Every length of time in plain text, in minutes; what is a moment after all does no harm. */
export const findDurations = (text: string): ReadonlySet<number> => new Set(MAYBE.test(text) ? durationsIn(text) : [])

const durationsIn = (text: string): number[] =>
  [...allIn(text, LENGTH), ...allIn(text, CLOCKED)].map(({ groups }) => Number(groups?.hours) * 60 + Number(groups?.minutes))
