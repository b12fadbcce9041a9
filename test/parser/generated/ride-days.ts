/** Days and times as companies write them. */

import { addDays } from '../../../src/core/dates.ts'
import { monthIn, two, weekdayIn } from './locales.ts'

type DayStyle = (date: string, locale: string) => string

const parts = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}
export const DAY_STYLES: Readonly<Record<string, DayStyle>> = {
  '12.06.2027': (date) => `${two(parts(date).day)}.${two(parts(date).month)}.${parts(date).year}`,
  '12/06/2027': (date) => `${two(parts(date).day)}/${two(parts(date).month)}/${parts(date).year}`,
  '2027-06-12': (date) => date,
  '12.6.2027': (date) => `${parts(date).day}.${parts(date).month}.${parts(date).year}`,
  '12.06.27': (date) => `${two(parts(date).day)}.${two(parts(date).month)}.${String(parts(date).year).slice(2)}`,
  '12.06.': (date) => `${two(parts(date).day)}.${two(parts(date).month)}.`,
  'Fr, 12.06.2027': (date, locale) =>
    `${weekdayIn(locale, date, 'short')} ${two(parts(date).day)}.${two(parts(date).month)}.${parts(date).year}`,
  'Fr, 12.06.': (date, locale) => `${weekdayIn(locale, date, 'short')}, ${two(parts(date).day)}.${two(parts(date).month)}.`,
  'Freitag, 12. Juni 2027': (date, locale) =>
    `${weekdayIn(locale, date, 'long')} ${parts(date).day} ${monthIn(locale, date)} ${parts(date).year}`,
  '12. Juni 2027': (date, locale) => `${parts(date).day}. ${monthIn(locale, date)} ${parts(date).year}`,
  '12 Juni': (date, locale) => `${parts(date).day} ${monthIn(locale, date)}`,
  'Fr 12 Juni': (date, locale) => `${weekdayIn(locale, date, 'short')} ${parts(date).day} ${monthIn(locale, date)}`,
  '12 Jun 2027': (date, locale) => `${two(parts(date).day)} ${monthIn(locale, date).slice(0, 3)} ${parts(date).year}`,
  '12JUN27': (date, locale) =>
    `${two(parts(date).day)}${monthIn(locale, date).slice(0, 3).toUpperCase()}${String(parts(date).year).slice(2)}`,
}

/** Hungarians write the year first, Americans the month; both say so by their language. */
export function styleOf(name: string, language: string): DayStyle {
  const own = DAY_STYLES[name] ?? ((date) => date)
  if (language !== 'hu') return own
  return (date, locale) => {
    const { year, month: number, day } = parts(date)
    if (/^\d\d?[.]\d/.test(name)) return `${year}.${two(number)}.${two(day)}.`
    if (/[a-z]/i.test(name)) return `${year}. ${monthIn(locale, date)} ${day}., ${weekdayIn(locale, date, 'long')}`
    return own(date, locale)
  }
}

export const TIME_STYLES: Readonly<Record<string, (minutes: number) => string>> = {
  '08:25': (minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  '8:25': (minutes) => `${Math.floor(minutes / 60)}:${two(minutes % 60)}`,
  '08.25': (minutes) => `${two(Math.floor(minutes / 60))}.${two(minutes % 60)}`,
  '08h25': (minutes) => `${two(Math.floor(minutes / 60))}h${two(minutes % 60)}`,
  '08:25 Uhr': (minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)} Uhr`,
  '8:25 AM': (minutes) => `${Math.floor(minutes / 60) % 12 || 12}:${two(minutes % 60)} ${minutes < 720 ? 'AM' : 'PM'}`,
}
/** Which of these a language has. */
export const timesOf = (language: string): readonly string[] => {
  if (language === 'fr' || language === 'pt') return ['08:25', '08h25']
  if (language === 'de') return ['08:25', '08:25 Uhr', '08.25']
  if (language === 'en') return ['08:25', '8:25 AM', '8:25']
  return ['sv', 'da', 'no', 'fi', 'it', 'pl', 'nl'].includes(language) ? ['08:25', '08.25'] : ['08:25', '8:25']
}
export const daysOf = (language: string): readonly string[] =>
  Object.keys(DAY_STYLES).filter(
    (name) =>
      !(name === '12JUN27' && !['en', 'es', 'de', 'it', 'pt', 'nl'].includes(language)) &&
      !(name === '12 Jun 2027' && ['fi', 'pl', 'cs', 'tr', 'hu', 'fr'].includes(language)),
  )

export const moment = (date: string, minutes: number): string =>
  `${addDays(date, Math.floor(minutes / 1440))}T${two(Math.floor((minutes % 1440) / 60))}:${two(minutes % 60)}`
