/** Days as a language says them, by the tables of its locale. */

/** A part of a day, or all of it: `2027-06-12` is `12 juin 2027`. */
export const saidIn = (locale: string, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noonOf(date))

/** The month as it stands beside a day: some languages bend it. */
export const monthIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatToParts(noonOf(date))
    .find(({ type }) => type === 'month')?.value ?? ''

export const weekdayIn = (locale: string, date: string, weekday: 'short' | 'long'): string => saidIn(locale, date, { weekday })

export const two = (number: number): string => String(number).padStart(2, '0')

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`)
