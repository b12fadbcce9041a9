/** Takes away what mail programs put around a text that is sent on: marks of quotation, and when and by whom it was sent. */

import { plain } from './plain.ts'

const QUOTED = /^\s*(?:>\s?)+/
/** Names of the lines above a mail that is sent on, in many languages. */
const HEADER =
  /^(?:from|to|cc|sent|date|subject|reply-to|von|an|gesendet|datum|betreff|kopie|de|a|envoye|objet|enviado(?: el)?|enviada(?: em)?|para|asunto|fecha|da|inviato|oggetto|data|assunto|aan|verzonden|onderwerp|fran|skickat|till|amne|fra|sendt|til|emne|od|wyslano|do|temat|lahettaja|vastaanottaja|aihe|odesilatel|komu|predmet)\s?:\s/
/** Lines that mail headers alone have. */
const CERTAIN =
  /^(?:from|von|de|da|van|fran|fra|od|lahettaja|odesilatel)\s?:.*@|^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|amne|emne|temat|aihe|predmet)\s?:/
const WROTE = /(?:wrote|schrieb|a ecrit|escribio|ha scritto|escreveu|schreef|skrev|napisal\(?a?\)?|kirjoitti)\s?:\s*$/
const CLOCK = /(?:,|\s(?:at|um|a|alle|om|kl\.?|as))?\s\d{1,2}[:.]\d{2}(?::\d{2})?\s?(?:[ap]m\b|uhr\b)?.*$/i

/** Without its clock a header's day still tells the year, and is no day of a journey. */
const asSent = (text: string): string => `Sent: ${text.replace(/^[^:]{1,20}:\s/, '').replace(CLOCK, '')}`

function isSentOn(small: readonly string[], at: number): boolean {
  if (!HEADER.test(small[at] ?? '')) return false
  let first = at
  let last = at
  while (first > 0 && HEADER.test(small[first - 1] ?? '')) first--
  while (HEADER.test(small[last + 1] ?? '')) last++
  return last - first >= 2 && small.slice(first, last + 1).some((line) => CERTAIN.test(line))
}

/** The same number of lines, each without what was put around it. */
export function cleaned(lines: readonly string[]): string[] {
  const bare = lines.map((line) => line.replace(QUOTED, ''))
  const small = bare.map(plain)
  return bare.map((line, at) => {
    if (isSentOn(small, at))
      return CERTAIN.test(small[at] ?? '') && !/@/.test(line) ? line.replace(/^[^:]*:\s*/, '') : /\d/.test(line) ? asSent(line) : ''
    return WROTE.test(small[at] ?? '') ? asSent(line) : line
  })
}
