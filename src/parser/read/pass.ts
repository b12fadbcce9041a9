import { isDate } from '../../core/dates.ts'
import { isRecord } from '../../core/records.ts'
import type { PassField, ReadDocument, WalletPass } from '../document.ts'
import { mostBarcodes, mostBytes } from '../limits.ts'
import { Unreadable } from '../unreadable.ts'
import { lenientJson } from './lenient.ts'
import { textOf } from './letters.ts'
import { cleanLine, linesOf } from './lines.ts'
import { nothing } from './tools.ts'

/** A wallet pass: a zip with `pass.json` (Apple, Wallet Developer Guide: Pass Design and Creation). */
export async function readPass(bytes: Uint8Array): Promise<ReadDocument> {
  const { unzipSync } = await import('fflate')
  let unpacked = 0
  const open = (wanted: (name: string) => boolean): Readonly<Record<string, Uint8Array>> => {
    try {
      return unzipSync(bytes, {
        filter: ({ name, originalSize, size }) => {
          if (!wanted(name)) return false
          unpacked += Math.max(originalSize, size)
          // Nobody writes passes of which a text has megabytes.
          if (unpacked > mostBytes / 4) throw new Unreadable('what is packed in it is too large')
          return true
        },
      })
    } catch (error) {
      if (error instanceof Unreadable) throw error
      throw new Unreadable('it is a broken archive')
    }
  }
  const files = open((name) => name === 'pass.json' || /^[\w-]+\.lproj\/pass\.strings$/.test(name))
  const file = files['pass.json']
  if (!file) throw new Unreadable('it is an archive, and no wallet pass')
  const json = lenientJson(textOf(file))
  if (!isRecord(json)) throw new Unreadable('it is a wallet pass that cannot be read')
  return passOf(json, wordsOf(files))
}

/** What the words of a pass are in a language, English where there is a choice. */
function wordsOf(files: Readonly<Record<string, Uint8Array>>): ReadonlyMap<string, string> {
  const languages = Object.keys(files).filter((name) => name.endsWith('.strings'))
  const chosen = languages.find((name) => name.startsWith('en')) ?? languages[0]
  const file = chosen === undefined ? undefined : files[chosen]
  const text = file ? textOf(file) : ''
  return new Map(
    Array.from(text.matchAll(/"((?:[^"\\]|\\.){1,200})"\s*=\s*"((?:[^"\\]|\\.){0,500})"\s*;/g), ([, key = '', word = '']) => [key, word]),
  )
}

const styles = ['boardingPass', 'eventTicket', 'coupon', 'storeCard', 'generic'] as const
const areas = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields', 'additionalInfoFields'] as const

function passOf(json: Readonly<Record<string, unknown>>, words: ReadonlyMap<string, string>): ReadDocument {
  const text = (value: unknown): string => {
    const plain = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return words.get(plain) ?? plain
  }
  const style = styles.find((each) => isRecord(json[each])) ?? 'generic'
  const body = isRecord(json[style]) ? json[style] : {}
  const told = areas
    .flatMap((area) => (Array.isArray(body[area]) ? body[area] : []))
    .filter(isRecord)
    .slice(0, 200)
  const fields: PassField[] = told.map(({ key, label, value }) => ({
    key: typeof key === 'string' ? key : '',
    label: cleanLine(text(label)),
    value: text(value),
  }))
  // They stand at the root, or with the fields that show the same.
  const tags = Object.assign({}, ...[...told, json].map(({ semantics }) => (isRecord(semantics) ? semantics : {})))
  const codes = [...(Array.isArray(json.barcodes) ? json.barcodes : []), json.barcode].filter(isRecord).map(({ message }) => text(message))
  const pass: WalletPass = {
    style,
    ...(typeof body.transitType === 'string' && { transit: body.transitType }),
    organization: cleanLine(text(json.organizationName)),
    description: cleanLine(text(json.description)),
    // Days are reckoned from it: `soon` is none.
    ...(typeof json.relevantDate === 'string' && isDate(json.relevantDate.slice(0, 10)) && { relevantDate: json.relevantDate }),
    ...(json.voided === true && { voided: true }),
    fields,
    tags,
  }
  if (pass.voided) return { ...nothing, format: 'pkpass', pass }
  const lines = linesOf([pass.organization, pass.description, ...fields.map(({ label, value }) => `${label}: ${value}`)].join('\n'))
  return { ...nothing, format: 'pkpass', pass, barcodes: [...new Set(codes)].slice(0, mostBarcodes), lines }
}
