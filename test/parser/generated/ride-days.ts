/** Days and times as companies write them. */

import { addDays, dayOfWeek } from '../../../src/core/dates.ts'
import type { RideWords } from './ride-words.ts'

const two = (number: number): string => String(number).padStart(2, '0')

export interface Said {
  readonly words: RideWords
  readonly shortDays: readonly string[]
}

type DayStyle = (date: string, said: Said) => string

const parts = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}
/** `dayOfWeek` begins with Sunday. */
const weekday = (date: string, names: readonly string[]): string => names[(dayOfWeek(date) + 6) % 7] ?? ''
const month = (date: string, { words }: Said): string => words.months[parts(date).month - 1] ?? ''

export const DAY_STYLES: Readonly<Record<string, DayStyle>> = {
  '12.06.2027': (date) => `${two(parts(date).day)}.${two(parts(date).month)}.${parts(date).year}`,
  '12/06/2027': (date) => `${two(parts(date).day)}/${two(parts(date).month)}/${parts(date).year}`,
  '2027-06-12': (date) => date,
  '12.6.2027': (date) => `${parts(date).day}.${parts(date).month}.${parts(date).year}`,
  '12.06.27': (date) => `${two(parts(date).day)}.${two(parts(date).month)}.${String(parts(date).year).slice(2)}`,
  '12.06.': (date) => `${two(parts(date).day)}.${two(parts(date).month)}.`,
  'Fr, 12.06.2027': (date, said) =>
    `${weekday(date, said.shortDays)} ${two(parts(date).day)}.${two(parts(date).month)}.${parts(date).year}`,
  'Fr, 12.06.': (date, said) => `${weekday(date, said.shortDays)}, ${two(parts(date).day)}.${two(parts(date).month)}.`,
  'Freitag, 12. Juni 2027': (date, said) =>
    `${weekday(date, said.words.weekdays)} ${parts(date).day} ${month(date, said)} ${parts(date).year}`,
  '12. Juni 2027': (date, said) => `${parts(date).day}. ${month(date, said)} ${parts(date).year}`,
  '12 Juni': (date, said) => `${parts(date).day} ${month(date, said)}`,
  'Fr 12 Juni': (date, said) => `${weekday(date, said.shortDays)} ${parts(date).day} ${month(date, said)}`,
  '12 Jun 2027': (date, said) => `${two(parts(date).day)} ${month(date, said).slice(0, 3)} ${parts(date).year}`,
  '12JUN27': (date, said) => `${two(parts(date).day)}${month(date, said).slice(0, 3).toUpperCase()}${String(parts(date).year).slice(2)}`,
}

/** Hungarians write the year first, Americans the month; both say so by their language. */
export function styleOf(name: string, language: string): DayStyle {
  const own = DAY_STYLES[name] ?? ((date) => date)
  if (language !== 'hu') return own
  return (date, said) => {
    const { year, month: number, day } = parts(date)
    if (/^\d\d?[.]\d/.test(name)) return `${year}.${two(number)}.${two(day)}.`
    if (/[a-z]/i.test(name)) return `${year}. ${month(date, said)} ${day}., ${weekday(date, said.words.weekdays)}`
    return own(date, said)
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
