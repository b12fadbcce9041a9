import { isDate } from '../../core/dates.ts'
import type { ReadDocument } from '../document.ts'
import { mostMailHere } from '../limits.ts'
import { linesOfText } from './columns.ts'
import { readHtml } from './html.ts'
import { openLetter } from './letter.ts'
import { linesOf } from './lines.ts'
import { nothing, type Tools } from './tools.ts'

/** A mail: its text as it is seen (HTML where there is any, since that keeps rows together), and what is attached. */
export async function readMail(bytes: Uint8Array, tools: Tools): Promise<ReadDocument> {
  const mail = bytes.length > mostMailHere && tools.apart ? await tools.apart.mail(bytes) : await openLetter(bytes)
  const body = mail.html ? await readHtml(mail.html) : undefined
  const parts: ReadDocument[] = []
  for (const attached of mail.attached) {
    const read = await tools.part(attached)
    if (read) parts.push(read)
  }
  const written = dayOf(mail.date)
  const text = linesOfText(mail.text ?? '')
  const isSeen = body?.lines.some((line) => line !== '') ?? false
  return {
    ...nothing,
    format: 'eml',
    ...(isSeen && body ? { lines: body.lines, otherwise: [...body.otherwise, text.lines, ...text.otherwise] } : text),
    things: body?.things ?? [],
    parts,
    ...(mail.subject && { subject: linesOf(mail.subject).join(' ') }),
    ...(mail.from && { from: linesOf(mail.from).join(' ') }),
    ...(mail.mailbox && { mailbox: linesOf(mail.mailbox).join(' ') }),
    ...(mail.to && { to: linesOf(mail.to).join(' ') }),
    ...(written && { written }),
  }
}

/** The day of a date that could be read. */
function dayOf(date: string | undefined): string | undefined {
  const day = date?.slice(0, 10)
  return day && isDate(day) ? day : undefined
}
