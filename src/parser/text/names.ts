/** What a name of a person looks like, and how it is taken apart. */

import type { FoundPerson } from '../found.ts'
import { plain } from './plain.ts'

export const TITLE =
  '(?:Mr|Mrs|Ms|Miss|Mstr|Mx|Dr|Prof|Herrn?|Frau|Hr|Mme|Mlle|Madame|Monsieur|M\\.|Sr|Sra|Srta|Señora?|D\\.|Dña|Sig|Sig\\.ra|Sig\\.na|Signora?|Dott|Dhr|Mevr|Mevrouw|De heer|Dna|Fru|Pan|Pani|MR|MRS|MS|MISS|MME|HERR|FRAU|SR|SRA|SIG|MSTR)'
const PARTICLE = '(?:de|del|della|di|da|dos|das|do|van|von|der|den|ter|la|le|el|al|bin|af|zu|e|y)'
export const WORD = "\\p{Lu}[\\p{L}'’.-]*"
export const NAME = `${WORD}(?:\\s${PARTICLE})*(?:\\s(?:${PARTICLE}\\s)*${WORD}){1,4}`

/** Words that no person is called, though they begin with a capital. */
export const NOT_NAMES = new Set(
  'adult adults child children infant adulto adulte erwachsener erwachsene voksen vuxen volwassene dorosly flight hotel airlines airline air airways booking reservation confirmation reference number ticket seat class economy business premium room name passenger passengers guest guests date departure arrival from to time total price status confirmed terminal airport international travel travels tours viajes agency agent desk customer service member card standard check online street road avenue city united states kingdom germany france spain italy the your our you this please thank thanks dear details information phone email fax tel address payment visa mastercard american express company corporate itinerary meal baggage frequent flyer gold silver platinum bronze senior blue points miles night nights breakfast double single twin suite car rental vehicle train coach direct return outbound inbound one-way way gate boarding group zone view manage add trip hin ruckfahrt hinfahrt klasse type travelling traveler ref carte karte tarjeta carta cartao kaart kort karta bahncard railcard bonus join program programme sehr geehrter hello hola hallo guten'.split(
    ' ',
  ),
)

export function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(
      /\s(?:Coach|Seat|Wagen|Sitzplatz|Voiture|Place|Coche|Plaza|Carrozza|Posto|Carruagem|Lugar|Vagn|Vogn|Adult|Ticket|Biglietto|Billete?)\b.*$/,
      '',
    )
    .replace(/[\s,;:.–—-]+$/, '')
    .trim()
}

export const isName = (text: string): boolean => {
  const words = text.split(' ')
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    text.length <= 45 &&
    !/\d/.test(text) &&
    words.every((word) => !NOT_NAMES.has(plain(word).replace(/[.,]/g, '')))
  )
}

export const capitalised = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase().replace(/(^|[\s'’-])\p{L}/gu, (start) => start.toUpperCase()) : text

/** The last name is the last word with what belongs to it: `van der Berg`. */
export function personOf(full: string, said?: string): FoundPerson | undefined {
  const head = LEADING_TITLE.exec(full)?.[0]
  const title = said ?? head?.replace(/[.\s]+$/, '')
  const name = clean(full.slice(head?.length ?? 0))
  const turned = AIRLINES_WAY.exec(name)?.groups
  if (turned) return { firstName: turned.first ?? '', lastName: turned.last ?? '', ...(turned.title ? { title: turned.title } : {}) }
  if (!isName(name)) return undefined
  const words = name.split(' ')
  let at = words.length - 1
  while (at > 1 && new RegExp(`^${PARTICLE}$`).test(words[at - 1] ?? '')) at--
  return {
    firstName: words.slice(0, at).join(' '),
    lastName: words.slice(at).join(' '),
    ...(title ? { title: title.replace('.', '') } : {}),
  }
}

/** `MORANDI BEATRICE SIG.RA`: with the title last, as on tickets. */
const AIRLINES_WAY =
  /^(?<last>\p{Lu}[\p{L}'’-]+) (?<first>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?<title>MR|MRS|MS|MISS|MSTR|DR|HERR|FRAU|SIG|SIG\.RA|SIG\.NA|SRA|SR|MME|MLLE|MONSIEUR|MADAME|DHR|MEVR|Herr|Frau|Mr|Mrs|Ms)$/u
export const LEADING_TITLE = new RegExp(`^${TITLE}\\.?\\s+`, 'u')
