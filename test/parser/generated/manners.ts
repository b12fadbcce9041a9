/** How fifteen languages print a day and a time of day. */

import { two } from './locales.ts'

export interface Manner {
  /** The names of months and weekdays are those of this locale. */
  readonly locale: string
  /** Figures of a day, in order, with these signs between them. */
  readonly order: 'dmy' | 'mdy' | 'ymd'
  readonly signs: readonly string[]
  readonly hasDot?: true
  readonly hasOf?: true
  readonly times: readonly Clock[]
  /** Between a day and its time. */
  readonly joints: readonly string[]
  /** Before both. */
  readonly leads: readonly string[]
}

/** A time of day in print. */
export type Clock = (hour: number, minute: number) => string

const half = (hour: number): number => hour % 12 || 12

const colon: Clock = (hour, minute) => `${two(hour)}:${two(minute)}`
const dot: Clock = (hour, minute) => `${two(hour)}.${two(minute)}`
const withWord =
  (clock: Clock, word: string): Clock =>
  (hour, minute) =>
    `${clock(hour, minute)}${word}`
const letter: Clock = (hour, minute) => `${two(hour)}h${two(minute)}`
const short: Clock = (hour, minute) => `${hour}:${two(minute)}`
const halves =
  (am: string, pm: string): Clock =>
  (hour, minute) =>
    `${half(hour)}:${two(minute)}${hour < 12 ? am : pm}`

const USUAL = [' ', ', ', '   ', ' - ']

export const MANNERS: Readonly<Record<string, Manner>> = {
  English: {
    locale: 'en-GB',
    order: 'dmy',
    signs: ['/', '-', '.'],
    times: [colon, withWord(colon, ' hrs'), halves('am', 'pm')],
    joints: [...USUAL, ' at ', ' | '],
    leads: ['', 'Departs ', 'on '],
  },
  American: {
    locale: 'en-US',
    order: 'mdy',
    signs: ['/', '-'],
    times: [halves(' AM', ' PM'), halves(' a.m.', ' p.m.')],
    joints: [...USUAL, ' at ', ' @ '],
    leads: ['', 'Departing: '],
  },
  German: {
    locale: 'de-DE',
    order: 'dmy',
    signs: ['.'],
    hasDot: true,
    times: [colon, withWord(colon, ' Uhr'), withWord(dot, ' Uhr'), withWord((hour) => String(hour), ' Uhr')],
    joints: [...USUAL, ' um ', ', um ', ' / '],
    leads: ['', 'Abfahrt ', 'am '],
  },
  French: {
    locale: 'fr-FR',
    order: 'dmy',
    signs: ['/', '.', '-'],
    times: [colon, letter],
    joints: [...USUAL, ' à ', ' à partir de ', ' dès '],
    leads: ['', 'le ', 'Départ le '],
  },
  Spanish: {
    locale: 'es-ES',
    order: 'dmy',
    signs: ['/', '-', '.'],
    hasOf: true,
    times: [colon, short, withWord(colon, ' h'), withWord(colon, 'h')],
    joints: [...USUAL, ' a las '],
    leads: ['', 'Salida: ', 'el '],
  },
  Italian: {
    locale: 'it-IT',
    order: 'dmy',
    signs: ['/', '.', '-'],
    times: [colon, dot],
    joints: [...USUAL, ' alle ', ' ore ', ' alle ore '],
    leads: ['', 'Partenza ', 'dal '],
  },
  Portuguese: {
    locale: 'pt-PT',
    order: 'dmy',
    signs: ['/', '-', '.'],
    hasOf: true,
    times: [colon, letter, withWord(colon, 'h'), withWord((hour) => two(hour), 'h')],
    joints: [...USUAL, ' às '],
    leads: ['', 'Partida: '],
  },
  Dutch: {
    locale: 'nl-NL',
    order: 'dmy',
    signs: ['-', '/', '.'],
    times: [colon, withWord(colon, ' uur'), withWord(dot, ' uur')],
    joints: [...USUAL, ' om '],
    leads: ['', 'Vertrek '],
  },
  Swedish: {
    locale: 'sv-SE',
    order: 'ymd',
    signs: ['-'],
    times: [colon, dot],
    joints: [...USUAL, ' kl. ', ' kl '],
    leads: ['', 'Avgång '],
  },
  Danish: {
    locale: 'da-DK',
    order: 'dmy',
    signs: ['.', '-', '/'],
    hasDot: true,
    times: [colon, dot],
    joints: [...USUAL, ' kl. '],
    leads: ['', 'd. ', 'Afgang '],
  },
  Norwegian: {
    locale: 'nb-NO',
    order: 'dmy',
    signs: ['.'],
    hasDot: true,
    times: [colon, dot],
    joints: [...USUAL, ' kl. ', ' kl '],
    leads: ['', 'Avreise '],
  },
  Finnish: {
    locale: 'fi-FI',
    order: 'dmy',
    signs: ['.'],
    hasDot: true,
    times: [colon, dot],
    joints: [...USUAL, ' klo '],
    leads: ['', 'Lähtö '],
  },
  Polish: {
    locale: 'pl-PL',
    order: 'dmy',
    signs: ['.', '-'],
    times: [colon],
    joints: [...USUAL, ' o ', ' godz. ', ' o godz. '],
    leads: ['', 'Odjazd ', 'dnia '],
  },
  Czech: {
    locale: 'cs-CZ',
    order: 'dmy',
    signs: ['.', '. '],
    hasDot: true,
    times: [colon, withWord(colon, ' h')],
    joints: [...USUAL, ' v ', ' od '],
    leads: ['', 'odj. ', 'Odjezd '],
  },
  Hungarian: {
    locale: 'hu-HU',
    order: 'ymd',
    signs: ['.', '. ', '-'],
    times: [colon, short],
    joints: [...USUAL],
    leads: ['', 'Indulás: '],
  },
  Turkish: { locale: 'tr-TR', order: 'dmy', signs: ['.', '/'], times: [colon, dot], joints: [...USUAL, ' saat '], leads: ['', 'Kalkış '] },
}
