import { mostMailLines, mostMailMarks, mostParts } from '../limits.ts'
import { withSigns } from './windows-signs.ts'

/** What a mail is made of. */
export interface Letter {
  readonly html?: string | undefined
  readonly text?: string | undefined
  readonly subject?: string | undefined
  readonly from?: string | undefined
  /** The address of who sent it. */
  readonly mailbox?: string | undefined
  readonly to?: string | undefined
  /** ISO 8601 where it can be read, else as it stands. */
  readonly date?: string | undefined
  readonly attached: readonly Uint8Array[]
}

/** `'Ann Reed'` is called Ann Reed. */
const unquoted = (name = ''): string => withSigns(name).replace(/^'(.*)'$/, '$1')
const signed = (text: string | undefined): string | undefined => (text === undefined ? undefined : withSigns(text))

/** Takes a mail apart (RFC 5322 and MIME). */
export async function openLetter(bytes: Uint8Array): Promise<Letter> {
  const { default: PostalMime } = await import('postal-mime')
  const { html, text, subject, from, to, date, attachments } = await PostalMime.parse(lookedAt(withoutMbox(bytes)), {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 12,
    maxHeadersSize: 512 * 1024,
  })
  const attached = attachments
    .slice(0, mostParts)
    .map(({ content }) => (typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)))
  return {
    html: signed(html),
    text: signed(text),
    subject: signed(subject),
    from: unquoted(from?.name) || from?.address,
    mailbox: from?.address,
    to: unquoted(to?.[0]?.name) || to?.[0]?.address,
    date,
    attached,
  }
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
