/** Days and hours as houses write them. */

import { saidIn, weekdayIn } from './locales.ts'

type Style = (date: string, locale: string) => string

const said =
  (options: Intl.DateTimeFormatOptions): Style =>
  (date, locale) =>
    saidIn(locale, date, options)
const numeric: Style = (date, locale) => {
  const [year = '', month = '', day = ''] = date.split('-')
  if (locale === 'en-US') return `${month}/${day}/${year}`
  if (locale === 'hu-HU') return `${year}.${month}.${day}.`
  if (locale === 'sv-SE') return date
  if (locale === 'nl-NL') return `${day}-${month}-${year}`
  return ['en-GB', 'fr-FR', 'es-ES', 'it-IT', 'pt-PT'].includes(locale) ? `${day}/${month}/${year}` : `${day}.${month}.${year}`
}
const withoutYear: Style = (date, locale) => {
  const [, month = '', day = ''] = date.split('-')
  return ['de-DE', 'fi-FI', 'cs-CZ', 'pl-PL', 'nb-NO', 'da-DK'].includes(locale)
    ? `${Number(day)}.${Number(month)}.`
    : said({ day: 'numeric', month: 'long' })(date, locale)
}

export const DAY_STYLES: Readonly<Record<string, Style>> = {
  numeric,
  'weekday numeric': (date, locale) => `${weekdayIn(locale, date, 'short')} ${numeric(date, locale)}`,
  'weekday, numeric': (date, locale) => `${weekdayIn(locale, date, 'long')}, ${numeric(date, locale)}`,
  'numeric (weekday)': (date, locale) => `${numeric(date, locale)} (${weekdayIn(locale, date, 'long')})`,
  long: said({ day: 'numeric', month: 'long', year: 'numeric' }),
  full: said({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  medium: said({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  iso: (date) => date,
  '12-Jun-2027': (date) => {
    const [year = '', , day = ''] = date.split('-')
    return `${day}-${said({ month: 'short' })(date, 'en-US')}-${year}`
  },
  'without year': withoutYear,
  'weekday without year': (date, locale) => `${weekdayIn(locale, date, 'short')} ${withoutYear(date, locale)}`,
}

export const hourIn = (hour: number, locale: string): string =>
  locale === 'en-US'
    ? `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`
    : locale === 'fr-FR'
      ? `${hour}h00`
      : ['da-DK', 'fi-FI', 'nb-NO'].includes(locale)
        ? `${hour}.00`
        : `${hour}:00${locale === 'de-DE' ? ' Uhr' : ''}`
