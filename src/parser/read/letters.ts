/** Bytes as text. Nearly everything is UTF-8; what is not is what Windows wrote, unless it says otherwise. */

import { withSigns } from './windows-signs.ts'

const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** `said` is the encoding that the document names, if it names one. */
export function textOf(bytes: Uint8Array, said?: string): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return decode(bytes, marked[0]) ?? ''
  return decode(bytes, 'utf-8', true) ?? decode(bytes, said ?? declared(bytes)) ?? decode(bytes, 'windows-1252') ?? ''
}

/** `<meta charset="iso-8859-2">`, `<?xml encoding="…">` */
function declared(bytes: Uint8Array): string {
  const head = decode(bytes.subarray(0, 2048), 'latin1') ?? ''
  return /(?:charset|encoding)\s*=\s*["']?([\w-]{2,20})/i.exec(head)?.[1] ?? 'windows-1252'
}

function decode(bytes: Uint8Array, encoding: string, fatal = false): string | undefined {
  try {
    return withSigns(new TextDecoder(encoding, { fatal }).decode(bytes))
  } catch {
    return undefined
  }
}

/** By escapes, mails from Japan go from one set of letters to another. */
const ESCAPE = 27

/** Whether bytes are no text: text has no zero bytes and hardly any controls. */
export function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096)
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return false
  let controls = 0
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < ESCAPE)) controls++
  return head.includes(0) || controls > 2 + head.length / 50
}
