import type { Format } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { isBinary, textOf } from './letters.ts'

/** What a document is, by what is in it. Names and declared types are often wrong. */

/** A format, with the text of those that are text. */
interface Sniffed {
  readonly format: Format | 'zip'
  readonly text: string
}

const begins = (bytes: Uint8Array, ...first: number[]): boolean => first.every((byte, at) => bytes[at] === byte)

export function sniff(bytes: Uint8Array): Sniffed {
  if (bytes.length === 0) throw new Unreadable('it is empty')
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  if (head.includes('%PDF-')) return { format: 'pdf', text: '' }
  if (begins(bytes, 0xff, 0xd8, 0xff) || begins(bytes, 0x89, 0x50, 0x4e, 0x47)) return { format: 'image', text: '' }
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return { format: 'zip', text: '' }
  if (isBinary(bytes)) throw new Unreadable('it is of no kind that can be read')
  const text = textOf(bytes)
  return { format: ofText(text), text }
}

function ofText(text: string): Exclude<Format, 'image' | 'pdf' | 'pkpass'> {
  const start = text.slice(0, 20_000).trimStart()
  if (/^BEGIN:VCALENDAR/i.test(start)) return 'ics'
  if (/^[[{]/.test(start) && isJson(text)) return 'json'
  if (isBoardingPass(start)) return 'bcbp'
  if (MARKUP.test(start)) return ofMarkup(start)
  return isMail(start) ? 'eml' : /<(html|body|table)\b/i.test(start) ? 'html' : 'text'
}

/** A tag, a comment or a declaration; `< Back` and `<< Previous` are what is tapped on a screen. */
const MARKUP = /^<[\p{L}_!?/]/u

const ofMarkup = (start: string): 'html' | 'xml' =>
  /<(!doctype html|html|head|body|table|div|span|p|script|meta)\b/i.test(start.slice(0, 4000)) ? 'html' : 'xml'

/** A name in a header of a mail (RFC 5322, section 2.2): two of those that every mail has. */
const header = /^(from|to|subject|date|mime-version|content-type|received|return-path|message-id|reply-to|delivered-to|x-[\w-]+):/i

/** Headers come first, each on its line or folded, up to the first empty line. */
function isMail(start: string): boolean {
  const [head = ''] = start.replace(/^From [^\n]*\n/, '').split(/\r?\n\r?\n/, 1)
  const lines = head.split(/\r?\n/)
  const known = new Set(lines.flatMap((line) => header.exec(line)?.[1]?.toLowerCase() ?? []))
  const strange = lines.filter((line) => !/^([!-9;-~]+:|[ \t])/.test(line)).length
  return strange === 0 && known.size >= 2
}

/** IATA resolution 792: `M`, the number of legs, the name, then a reference, two airports, an airline and a flight number. */
export const isBoardingPass = (text: string): boolean => /^M[1-4][A-Z].{2,26}[A-Z0-9 ]{7}[A-Z]{6}[A-Z0-9]{2}[A-Z0-9 ]\d/.test(text)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
