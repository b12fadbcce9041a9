import { isDate } from '../../core/dates.ts'
import type { ReadDocument } from '../document.ts'
import { mostMailLines, mostMailMarks, mostParts } from '../limits.ts'
import { readHtml } from './html.ts'
import { linesOf } from './lines.ts'
import { nothing, type Tools } from './tools.ts'

/** A mail: its text as it is seen (HTML where there is any, since that keeps rows together), and what is attached. */
export async function readMail(bytes: Uint8Array, tools: Tools): Promise<ReadDocument> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(lookedAt(withoutMbox(bytes)), {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 12,
    maxHeadersSize: 512 * 1024,
  })
  const body = mail.html ? await readHtml(mail.html) : undefined
  const parts: ReadDocument[] = []
  for (const { content, filename } of mail.attachments.slice(0, mostParts)) {
    const part = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
    const read = await tools.part(part, filename ?? undefined)
    if (read) parts.push(read)
  }
  const written = dayOf(mail.date)
  const seen = body?.lines.some((line) => line !== '') ? body.lines : linesOf(mail.text ?? '')
  return {
    ...nothing,
    format: 'eml',
    lines: seen,
    things: body?.things ?? [],
    parts,
    ...(mail.subject && { subject: linesOf(mail.subject).join(' ') }),
    ...(mail.from && { from: linesOf(mail.from.name || mail.from.address || '').join(' ') }),
    ...(written && { written }),
  }
}

/** postal-mime gives ISO 8601 where it can read a date, else the text as it stands. */
function dayOf(date: string | undefined): string | undefined {
  const day = date?.slice(0, 10)
  return day && isDate(day) ? day : undefined
}

/** As many lines, and parts of it, as are looked at: to postal-mime each line is an object, and each part a parser. */
function lookedAt(bytes: Uint8Array): Uint8Array {
  let parts = 0
  let at = 0
  for (let line = 0; line < mostMailLines && at < bytes.length; line++) {
    // Two hyphens begin what sets parts apart.
    if (bytes[at] === 45 && bytes[at + 1] === 45 && ++parts > mostMailMarks) break
    const end = bytes.indexOf(10, at)
    if (end < 0) return bytes
    at = end + 1
  }
  return bytes.subarray(0, at)
}

/** The line by which a mailbox file begins a mail. */
function withoutMbox(bytes: Uint8Array): Uint8Array {
  const isMarked = [0x46, 0x72, 0x6f, 0x6d, 0x20].every((byte, at) => bytes[at] === byte)
  return isMarked ? bytes.subarray(bytes.indexOf(10) + 1) : bytes
}
