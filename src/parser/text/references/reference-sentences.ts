/** References that no label tells: in sentences, `Your confirmation number is 4486.`, and by the word for number alone, right below the title of a confirmation. */

import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import type { Reference } from './references.ts'
import { shownNumbers } from './references-to-show.ts'

/** Words before a number in a sentence that confirms something. */
const TOLD =
  /(?<![a-z])(?:(?:booking|reservation|confirmation|reference|your) (?:number|code|reference)(?: (?:with|by|at|for|from) (?:us|this stay|your stay))? is|under (?:the )?(?:number|reference|booking number)|(?:in|into) (?:the|my|our) (?:book|diary|calendar|system) (?:under|as|with)|(?:im|ins) (?:buch|kalender|belegungsplan) (?:unter|mit|als)|(?:dans|sur) (?:le|mon|notre) (?:cahier|agenda|livre|planning) (?:sous|avec)|en (?:el|mi|nuestro|la) (?:libro|agenda|cuaderno) (?:con|bajo|como)|(?:in|nel|sul|nell') ?(?:agenda|registro|quaderno|libro) (?:con|come|sotto)|(?:no|na) (?:livro|agenda|caderno) (?:como|com|sob)|in (?:het|mijn|ons|de) (?:boek|agenda) (?:onder|als|met)|i (?:boken|almanackan|kalenderen|bogen) (?:under|som|med)|w (?:ksiedze|kalendarzu|zeszycie) (?:pod|jako)|v (?:knize|kalendari|sesite) (?:pod|jako)|with (?:the )?(?:booking )?reference|unter der (?:nummer|referenz|buchungsnummer|reservierungsnummer)|(?:buchungs|reservierungs)nummer (?:ist|lautet)(?: die)?|sous (?:la reference|le n(?:umero|[°º]))|(?:numero|reference) (?:de (?:la )?(?:reservation|dossier|confirmation) )?(?:chez nous |aupres de nous )?est le|(?:con|bajo) (?:el|la) (?:numero|referencia|localizador)(?: de reserva)?|reserva (?:lleva el|con el|tiene el) numero|con il (?:numero|codice|riferimento)(?: di prenotazione)?|(?:numero|codice) (?:di prenotazione|della prenotazione) e(?: il)?|com (?:o numero|a referencia|o codigo)(?: de reserva)?|(?:sob|reserva) (?:o )?(?:n(?:umero|[°º]))|(?:reserva|prenotazione|reservation|buchung|reservierung|booking|boeking|bokning|bestilling) (?:tem|ha|a|porta|tiene|hat|tragt|has|heeft|har) (?:o |il |le |el |die |the |het )?(?:n(?:umero|ummer|umber|[°º])|n\.[°º]|nr\.?)|onder (?:nummer|reserveringsnummer|boekingsnummer)|reserveringsnummer is|med (?:nummer|bokningsnummer|bookingnummer|bestillingsnummer)|(?:boknings|booking|bestillings)nummer(?:et)? (?:ar|er)|[a-z.]{0,12}-(?:reiserute|rejseplan|resplan)|pod numerem(?: rezerwacji)?|numer rezerwacji to|pod cislem)[\s:#]{1,3}(?:n[r°º.]{1,2}\s?)?(?=[a-z]{0,6}[-/]?\d|[a-z]{2,4} \d{1,6}\/\d)/

/** Letters and figures in up to four pieces, `GN 72/27` among them; a year, a price and an hour are none. */
const CODE =
  /^(?=[^\d]{0,8}(?:\d[^\d]{0,3}){3})(?:[A-Z]{0,6}[-/]?|[A-Z]{2,4} (?=\d{1,6}\/))\d[\dA-Z]{0,9}(?:(?: ?[-/] ?)[\dA-Z]{1,8}){0,3}(?![\p{L}\d€$£%:]|[.,]\d)/u
const IS_YEAR = /^(?:19|20)\d\d$/
const IS_DAY = /^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/

const codeAt = (text: string, at: number): string | undefined => {
  const value = CODE.exec(text.slice(at))?.[0].replace(/ ?([-/]) ?/g, '$1')
  // `0664 1234567`, `020 7946 0012`: where one calls.
  const isCalled = value?.startsWith('0') || /^ ?\d{3}/.test(text.slice(at + (value?.length ?? 0)))
  return value === undefined || isCalled || IS_YEAR.test(value) || IS_DAY.test(value) ? undefined : value
}

/** What a sentence about a booking says beside its number, and what others do. */
const OF_BOOKING =
  /(?<![a-z])(?:book|reserv|confirm|buch|gebucht|bestatig|prenot|conferm|boek|bevestig|bokn|bekraft|bekreft|rezerw|potwierd|rezerv|stay|sejour|estancia|soggiorno|estadia|verblijf|aufenthalt|opphold|ophold|vistelse|keep|kept|halten)/
const OF_OTHERS =
  /(?<![a-z])(?:erreich|call us|reach|phone|telef|appel|llam|chiam|door|gate|key|box|schlussel|tresor|safe|tur|porte|cle|puerta|llave|porta|chiave|sleutel|kvk|koophandel|regist|table|tisch|mesa|tavolo|room|zimmer|floor|stock|iban|konto|account|tax|steuer|vat)/

const told = ({ text, plain, index }: Line): Reference[] => {
  const found = TOLD.exec(plain)
  const sentence = found ? sentenceAt(plain, found.index) : ''
  const isSure =
    /(?:booking|reservation|confirmation|reserv|buchung|boeking|bokning|bestilling|rezerwacj|rezervac|prenotazione|reiserute|rejseplan|resplan|with us|(?:book|diary|calendar|system|buch|kalender|belegungsplan|cahier|agenda|livre|planning|libro|cuaderno|registro|quaderno|livro|caderno|boek|boken|almanackan|kalenderen|bogen|ksiedze|kalendarzu|zeszycie|knize|kalendari|sesite) [a-z]{2,5}[ :#])/.test(
      found?.[0] ?? '',
    )
  const match = found && (isSure || (OF_BOOKING.test(sentence) && !OF_OTHERS.test(sentence))) ? found : null
  const start = match ? match.index + match[0].length : 0
  const value = match ? codeAt(text, start) : undefined
  return value === undefined ? [] : [{ value, line: index, start, rule: `“${match?.[0].trim()}”`, rank: 2, isBooking: true }]
}

/** The sentence of a line in which a place is. */
const sentenceAt = (small: string, at: number): string =>
  `${small
    .slice(0, at)
    .split(/[.!?;]\s/)
    .at(-1)}${small.slice(at).split(/[.!?;]\s/, 1)[0]}`

/** The title of a confirmation, its words run together where a type has no space. */
const TITLE =
  /(?:booking ?(?:confirmation|voucher)|(?:voucher|bono|comprovante) de reserva|confirmation (?:of|de|d')|reservierungsbestatigung|reservationsbestatigung|buchungsbestatigung|confirmacion de (?:la )?reserva|conferma (?:di |della )?prenotazione|confirmacao (?:de|da) reserva|(?:reserverings|boekings)bevestiging|bokningsbekraftelse|(?:booking|ordre|bestillings)?bekr(?:a|e)ftelse|potwierdzenie ?rezerwacji|potvrzeni rezervace|epivevaiosi kratisis|epibebaiosi kratisis|^\s*(?:reservation|booking|buchung|reservierung|prenotazione|reserva)(?: ?\/.{0,30})?\s*$)/
const LONGEST_TITLE = 60
/** `nr 37 / 2026`, `Αριθμός / No.   27-014` */
const NUMBER = /^\s*(?:[^\d\s:]{2,12}\s?\/\s?)?(?:no|nr|num|numero|n[°º]|c|č)\.?\s{1,16}(?::\s{1,3})?(?=[a-z]{0,4}[-/]?\d)/
/** Lines from the title to the number, empty ones not among them. */
const BELOW = 2

function underTitle(page: Page): Reference[] {
  for (const line of page.lines.slice(1)) {
    if (line.text.trim().length > LONGEST_TITLE || !TITLE.test(line.plain)) continue
    let row = neighbour(page, line.index, 1)
    for (let count = 0; row && count < BELOW; count++, row = neighbour(page, row.index, 1)) {
      const start = NUMBER.exec(row.plain)?.[0].length ?? 0
      const value = start > 0 ? codeAt(row.text, start) : undefined
      if (value !== undefined) return [{ value, line: row.index, start, rule: 'the number below the title', rank: 2, isBooking: true }]
    }
  }
  return []
}

/** `Ihre Buchung ist bestätigt: R8TDLJ`: a code that ends the line in which a booking is said to be confirmed. */
const IS_CONFIRMED =
  /(?:buchung|reservierung|reservation|reserva|prenotazione|boeking|reservering|bokning(?:en)?|bestilling(?:en)?|booking|rezerwacja|rezervace) (?:[a-z']{1,8} ){0,3}(?:bestatigt|confirmee|confirmed|confirmada|confermata|bevestigd|bekraftad|bekreftet|bekraftet|potwierdzona|potvrzena)\s?[:–-]\s(?:n[r°º.]{1,2}\s)?(?=[a-z\d])/
const CODE_AT_END = /^(?=[A-Z]*\d)[A-Z\d]{5,14}(?=[.!]?\s*$)/
const confirmedAs = ({ text, plain, index }: Line): Reference[] => {
  const found = IS_CONFIRMED.exec(plain)
  const start = found ? found.index + found[0].length : 0
  const value = found ? CODE_AT_END.exec(text.slice(start))?.[0] : undefined
  return value === undefined ? [] : [{ value, line: index, start, rule: `“${found?.[0].trim()}”`, rank: 2, isBooking: true }]
}

/** `Sua reserva está garantida. O código é R8TDLJ`: the code in a short sentence behind the one that says that all is settled. */
const CODE_OF_THE_SETTLED =
  /(?:garantid[ao]|confirmad[ao]|confirmed|booked|bestatigt|gebucht|confirmee|confermata|bevestigd|bekraftad|bekreftet|bekraftet|potwierdzona|potvrzena|vahvistettu)\s?[.!:]\s(?:(?:o|a|el|il|la|le|l'|der|die|das|de|het|the|your|ihr|ihre|dein|deine|votre|seu|sua|tu|su|uw|je|din|ditt|twoj|vas) ?)?(?:codigo|code|numero|number|nummer|[a-z]{4,12}nummer|localizador|localizzatore|codice|reference|referenz|referencia|riferimento|kod|numer|cislo) (?:(?:de|da|di|of|for) (?:(?:la|sua|your) )?[a-z]{5,13} )?(?:is|ist|lautet|est|es|e|ar|er|to|je)(?: (?:o|el|il|le|the))?\s?:?\s(?=[a-z\d])/
/** With the code its sentence ends: `448812 for the front door`, `SUN27 bei der Buchung`. */
const CODE_IN_SENTENCE = /^(?=[A-Z]*\d)[A-Z\d]{5,14}(?=\s?(?:[.!;]\s|[.!]?\s*$))/
/** `PORTA55`, `SPRING27`: words with a number, as doors, networks and rebates have them. */
const IS_MADE_UP = /^[A-Z]{4,}\d{1,4}$/
/** What other codes are of. */
const OPENS =
  /(?<![a-z])(?:wi-?fi|wlan|internet|network|netz|door|gate|key|lock|front|box|safe|entr|tur|haustur|schlussel|tresor|porte|serrure|cle|puerta|llave|caja|porta|chave|cofre|cancello|chiave|sleutel|deur|kluis|dorr|dor|nyckel|nokkel|nogle|drzwi|bram|klucz|dver|klic|ovi|avain|discount|rabat|remise|reduction|descuento|sconto|desconto|korting|promo|voucher|gutschein|% off)/
const codeOfTheSettled = ({ text, plain: small, index }: Line): Reference[] => {
  const found = CODE_OF_THE_SETTLED.exec(small)
  const start = found ? found.index + found[0].length : 0
  const value = found ? CODE_IN_SENTENCE.exec(text.slice(start))?.[0] : undefined
  // `The code is 448812.` may be that of a door; a number by name is none.
  const isOfDoor =
    /(?<![a-z])(?:code|codigo|codice|kod) [a-z]{1,6}(?: [a-z]{1,3})?\s?:?\s$/.test(found?.[0] ?? '') && /^\d+$/.test(value ?? '')
  return value === undefined || IS_YEAR.test(value) || IS_MADE_UP.test(value) || isOfDoor || OPENS.test(small)
    ? []
    : [{ value, line: index, start, rule: `“${found?.[0].trim()}”`, rank: 2, isBooking: true }]
}

/** Those of a page on which no label tells any. */
export function withoutLabel(page: Page): Reference[] {
  const inSentences = page.lines.flatMap((line) => [
    ...(line.index > 0 ? told(line) : []),
    ...confirmedAs(line),
    ...codeOfTheSettled(line),
    ...shownNumbers(page, line),
  ])
  return inSentences.length > 0 ? inSentences : underTitle(page)
}
