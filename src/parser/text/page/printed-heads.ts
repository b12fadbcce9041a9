/** Heads of mails that were copied or printed: who sent it, with his address, and when, on lines without labels or with them. */

import { MONTHS } from '../days/months.ts'
import { plain } from '../words/plain.ts'
import { ABOUT, SENT_AT, SENT_BY, SENT_TO } from './mail-heads.ts'

/** Lines of a page in which such a head stands. */
const HEAD = 12
const MAIL = '[^<>\\s]{1,64}@[^<>\\s]{3,64}'
/** `Harbour Stays <mail@harbour.example>`, `From: "Harbour Stays" <…>` */
const SENDER = new RegExp(`^\\s*(?:(?:${SENT_BY})\\s?:\\s*)?"?(?<name>[^"<>@:]{2,60}?)"?\\s*<(?<mail>${MAIL})>`, 'i')

/** `To: Anna Reed <anna@example.com>`, `An: anna@example.com` */
const RECIPIENT = new RegExp(`^\\s*(?:${SENT_TO})\\s?:[^@]{0,64}?<?(?<mail>${MAIL})`, 'i')

/** Who sent a mail, by the head of a page, above which may stand whose mail it is. */
export function senderIn(lines: readonly string[]): string | undefined {
  const head = lines.slice(0, HEAD).filter((line) => line.includes('@'))
  const recipients = head.flatMap((line) => RECIPIENT.exec(plain(line))?.groups?.mail ?? [])
  for (const line of head) {
    const { name = '', mail = '' } = SENDER.exec(line)?.groups ?? {}
    if (name.trim() && !recipients.includes(plain(mail))) return name.trim()
  }
  return undefined
}

/** `To: Anna Reed <anna@example.com>`: whom a mail is to by a name of several words. */
const TO_NAME = new RegExp(`^[\\s>]{0,6}(?:${SENT_TO})\\s?:\\s*(?=.)`)
const BESIDE_TO = new RegExp(`^[\\s>]{0,6}(?:${SENT_BY}|${SENT_AT}|${ABOUT})\\s?:\\s`)
const NAMED = /^["'“]?\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){1,4}["'”]?\s*(?:[<[(].*)?$/u
/** `anna.reed@example.com` */
const MAIL_OF_NAME = /^<?[a-z]{3,15}[._][a-z]{3,20}@\S+$/i
/** Lines of a text, within which the head of a mail stands that was sent on, and lines of such a head. */
const [WITHIN, AROUND] = [60, 3]

/** To whom a mail is, by the head that stands within a text. */
export function recipientIn(lines: readonly string[]): string | undefined {
  for (const [at, line] of lines.slice(0, WITHIN).entries()) {
    const told = line.includes(':') ? TO_NAME.exec(plain(line))?.[0] : undefined
    const name = told === undefined ? '' : line.slice(told.length).trim()
    if (!NAMED.test(name) && !MAIL_OF_NAME.test(name)) continue
    const others = lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).filter((other) => other !== line && BESIDE_TO.test(plain(other)))
    if (others.length > 1) return name
  }
  return undefined
}

/** `Mon, 14 Dec 2026 19:22:10 +0100` (RFC 5322), `14 Dec 2026, 19:22`: a day and an hour, and nothing else. */
const ONLY_MOMENT =
  /^\s*(?:[a-z]{2,10}\.?,? )?\d{1,2}\.? (?:de )?(?<month>[a-z]{3,12})\.?(?: de)? 20\d\d,?(?: (?:at|um|a|alle|om|kl\.?|as|o))? ?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]m| uhr)?(?: [+-]\d{4})?(?: \([a-z]{2,5}\))?\s*$/

/** `to me`, as programs for mail write below who sent it. */
const TO_ME = /^\s*(?:(?:to|an|a|para|aan|till?|til|do|pro|per) (?:me|mich|moi|mi|mim|mij|mig|meg|mnie)|minulle|mne)(?:, .{1,60})?\s*$/

/** Whether a line of the head tells when the mail was sent, right above or below who sent it, but for a line that says to whom. */
export function isMomentOfSending(lines: readonly string[], at: number): boolean {
  if (at > HEAD || !/\d[:.]\d\d/.test(lines[at] ?? '')) return false
  const month = ONLY_MOMENT.exec(plain(lines[at] ?? ''))?.groups?.month ?? ''
  const above = TO_ME.test(plain(lines[at - 1] ?? '')) ? lines[at - 2] : lines[at - 1]
  return MONTHS.has(month) && [above, lines[at + 1]].some((line) => line?.includes('@') && SENDER.test(line))
}

/** `"Hotel Amsel" <post@amsel.example>`: a sender without its mailbox. */
export const senderName = (from: string): string =>
  from
    .replace(/<.*$|\s\[\s*\]\s*$/, '')
    .replace(/"/g, '')
    .trim()
