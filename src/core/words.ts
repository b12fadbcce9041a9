import * as v from 'valibot'
import { isDate } from './dates.ts'
import { type Field, type Kind, optional } from './fields.ts'
import { isDays, isSpan } from './ranges.ts'

/** The words in which operations describe their input. Every word gives a required field; `optional()` loosens it. */

function word<T>(
  kind: Kind,
  schema: v.GenericSchema<T>,
  summary: string,
  expects: string,
  example: string,
  rest: Partial<Pick<Field<T>, 'choices' | 'synonyms' | 'ahead' | 'back' | 'single' | 'setting'>> = {},
): Field<T, 'required'> {
  return { kind, presence: 'required', summary, expects, example, schema, ...rest }
}

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))

/** Text as it is, at most so many characters. */
export const text = (summary: string, most = 200, example = 'text') =>
  word('text', v.pipe(v.string(), v.nonEmpty(), v.maxLength(most)), summary, `text of at most ${most} characters`, example)

/** Text of one form; `expects` says which, as the end of a sentence. */
export const textLike = (pattern: RegExp, summary: string, expects: string, example: string) =>
  word('text', matching(pattern), summary, expects, example)

/** Text that passes a check; `expects` says which, as the end of a sentence. */
export const textThat = (passes: (text: string) => boolean, summary: string, expects: string, example: string) =>
  word('text', v.pipe(v.string(), v.check(passes)), summary, expects, example)

/** An IATA airport or city code; a person may also write the name of the place. */
export const airport = (summary: string) =>
  word('place', matching(/^[A-Z]{3}$/), summary, 'an airport or city code of three letters', 'MAD')

/** An IATA city code, where the answer does not say which city it is about: one at a time. */
export const city = (summary: string) =>
  word('place', matching(/^[A-Z]{3}$/), summary, 'a city code of three letters', 'MAD', { single: true })

/** An IATA airline code: two characters, not both digits. */
export const airline = (summary: string) =>
  word('code', matching(/^(?!\d\d)[A-Z0-9]{2}$/), summary, 'an airline code of two characters', 'IB')

/** An IATA (two characters) or ICAO (three letters) airline code. */
export const airlineOfAnyKind = (summary: string) =>
  word('code', matching(/^((?!\d\d)[A-Z0-9]{2}|[A-Z]{3})$/), summary, 'an airline code, IATA or ICAO', 'IB or IBE')

/** An ISO 3166-1 alpha-2 country code. */
export const country = (summary: string) => word('code', matching(/^[A-Z]{2}$/), summary, 'a country code of two letters', 'ES')

/** An ISO 4217 currency code. */
export const currency = (summary: string) =>
  word('code', matching(/^[A-Z]{3}$/), summary, 'a currency code of three letters', 'EUR', { setting: 'currency' })

const aDate = v.pipe(v.string(), v.check(isDate, 'date'))

/** A calendar day, whenever it is. */
export const date = (summary: string, example = '2027-03-01') => word('date', aDate, summary, 'a date', example)

/** A calendar day between today and the last one that schedules are open for. */
export const dayAhead = (summary: string) => word('date', aDate, summary, 'a date', '2027-03-01', { ahead: true })

/** A calendar day that may also lie a few days back, as long as what happened on it is kept. */
export const dayAround = (summary: string, back: number) => word('date', aDate, summary, 'a date', '2027-03-01', { ahead: true, back })

/** A day ahead, or a range of them. */
export const daysAhead = (summary: string) =>
  word('days', v.pipe(v.string(), v.check(isDays, 'date')), summary, 'a date, or a first and a last one', '2027-03-01,2027-03-31', {
    ahead: true,
  })

/** A calendar month. */
export const month = (summary: string) => word('text', matching(/^\d{4}-(0[1-9]|1[0-2])$/), summary, 'a month', '2026-09')

/** A calendar year. */
export const year = (summary: string) => word('text', matching(/^\d{4}$/), summary, 'a year', '2025')

/** A time of day on the clocks of a place, with or without seconds. */
export const timeOfDay = (summary: string) =>
  word('text', matching(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/), summary, 'a time of day', '18:20:00')

/** An ISO 8601 duration of days, hours and minutes. */
export const duration = (summary: string) =>
  word('text', matching(/^P(?=\d|T\d)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?)?$/), summary, 'a duration', 'PT8H25M')

/** The digits of a flight's name: 6251 of IB6251. */
export const flightNumber = (summary: string) =>
  word('text', matching(/^\d{1,4}$/), summary, 'a flight number of at most four digits', '6251')

/** The letter behind some flight numbers. */
export const flightSuffix = (summary: string) => word('code', matching(/^[A-Z]$/), summary, 'one letter', 'A')

/** An IATA aircraft type. */
export const aircraftType = (summary: string) =>
  word('code', matching(/^[A-Z0-9]{3}$/), summary, 'an aircraft type of three characters', '333')

/** A language, with or without a country. */
export const language = (summary: string) =>
  word('text', matching(/^[a-zA-Z]{2}(-[a-zA-Z]{2})?$/), summary, 'a language of two letters, with or without a country', 'en-GB')

/** A whole number within bounds, or a range of them. */
export const span = (summary: string, least: number, most: number, example: string) =>
  word(
    'span',
    v.pipe(
      v.string(),
      v.check((text) => isSpan(text, least, most)),
    ),
    summary,
    `a whole number from ${least} to ${most}, or a least and a most`,
    example,
  )

/** A whole number within bounds. */
export const count = (summary: string, least: number, most: number, example = least) =>
  word(
    'integer',
    v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)),
    summary,
    most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`,
    String(example),
  )

/** A whole number with no upper bound. */
export const wholeNumber = (summary: string, least: number, example = least) => count(summary, least, Number.MAX_SAFE_INTEGER, example)

const degrees = (summary: string, most: number, example: string) =>
  word('number', v.pipe(v.number(), v.minValue(-most), v.maxValue(most)), summary, `degrees from -${most} to ${most}`, example)

export const latitude = (summary: string) => degrees(summary, 90, '40.4168')
export const longitude = (summary: string) => degrees(summary, 180, '-3.7038')

/** Yes or no. */
export const flag = (summary: string) => word('flag', v.boolean(), summary, 'true or false', 'true')

/** One of a few fixed values; `synonyms` maps other spellings to them. */
export const oneOf = <const C extends readonly [string, ...string[]]>(
  choices: C,
  summary: string,
  synonyms: Readonly<Record<string, C[number]>> = {},
): Field<C[number], 'required'> =>
  word<C[number]>('text', v.picklist(choices), summary, `one of ${choices.join(', ')}`, choices[0], { choices, synonyms })

/** A value that is always the same, such as a type literal. */
export const literal = <const L extends string>(value: L): Field<L, 'required'> =>
  word<L>('text', v.literal(value), `Always ${value}`, `"${value}"`, value)

/** Paging of a long list: how many items, and how many to skip. */
export const paging = (most = 100) => ({
  'page[limit]': optional(count('Most items to give', 1, most, 10), 10),
  'page[offset]': optional(wholeNumber('Items to skip', 0, 10), 0),
})
