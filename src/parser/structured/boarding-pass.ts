import type { FoundPerson } from '../found.ts'
import { personOf } from './people.ts'

/** The string in the barcode of a boarding pass: IATA resolution 792, Bar Coded Boarding Pass, version 1 to 8. */

export interface PassLeg {
  readonly confirmation?: string
  readonly from: string
  readonly to: string
  readonly carrier: string
  readonly number: string
  /** Of the year, from 1. */
  readonly day: number | undefined
  readonly seat?: string
}

export interface BoardingPass {
  readonly person: FoundPerson | undefined
  readonly legs: readonly PassLeg[]
  /** When it was issued: the last digit of the year, and the day of the year. */
  readonly issued?: { readonly digit: number; readonly day: number }
}

/** Begins each leg but the first, which has the name and a letter before it. */
const leg = /^([A-Z0-9 ]{7})([A-Z]{3})([A-Z]{3})([A-Z0-9]{2}[A-Z0-9 ])(\d{1,4}[A-Z ]? *)/

/** Tolerant: some airlines leave characters out, so what is fixed in place is found by what it looks like. Undefined for other strings. */
export function readBoardingPass(text: string): BoardingPass | undefined {
  return legsOf(/^M([1-4])([A-Z].{19})(.*)$/s.exec(text)) ?? legsOf(shortName(text))
}

function legsOf(parts: RegExpExecArray | null): BoardingPass | undefined {
  const [, count = '', name = '', rest = ''] = parts ?? []
  const legs: PassLeg[] = []
  let issued: BoardingPass['issued']
  // An `E` says that there is an electronic ticket; some leave it out altogether.
  let left = rest
  for (let number = 0; number < Number(count); number++) {
    const at = [0, 1].find((skip) => leg.test(left.slice(skip)) && (skip === 0 || number === 0))
    if (at === undefined) break
    const { found, after, size } = legOf(left.slice(at))
    legs.push(found)
    if (number === 0) issued = issueOf(after.slice(0, size))
    left = after.slice(size)
  }
  if (legs.length === 0) return undefined
  return { person: personOf(name.trim()), legs, ...(issued && { issued }) }
}

/** A name that was not filled up to twenty characters, or of which one is missing: then the first leg is found by what it looks like. */
const shortName = (text: string): RegExpExecArray | null =>
  /^M([1-4])([A-Z].{2,24}?)(?: *)(E?(?=[A-Z0-9 ]{7}[A-Z]{6}[A-Z0-9]{2}[A-Z0-9 ]\d).*)$/s.exec(text)

/** A leg, what comes after it, and how much of that belongs to it. */
function legOf(text: string): { readonly found: PassLeg; readonly after: string; readonly size: number } {
  const [whole = '', reference = '', from = '', to = '', carrier = '', flight = ''] = leg.exec(text) ?? []
  // The flight number takes five characters; then the day, the class, the seat, the number of the check-in and a status.
  const behind = text.slice(Math.max(whole.length - flight.length + 5, 0))
  const [, day] = /^([\d ]{3})/.exec(behind) ?? []
  const [, seat, size] = /^.{4}(.{4}).{5}.?([0-9A-F]{2})?/i.exec(behind) ?? []
  const fixed = 3 + 1 + 4 + 5 + 1 + 2
  return {
    found: {
      from,
      to,
      carrier: carrier.trim(),
      number: flight
        .trim()
        .replace(/^0+(?=\d)/, '')
        .replace(/[A-Z]$/, ''),
      day: Number(day) >= 1 && Number(day) <= 366 ? Number(day) : undefined,
      ...(reference.trim() && { confirmation: reference.trim() }),
      ...(seat && seatOf(seat)),
    },
    after: behind.slice(fixed),
    size: size === undefined ? 0 : Number.parseInt(size, 16),
  }
}

/** `015D` → `15D`; `INF` and gates are no seats. */
function seatOf(text: string): { readonly seat?: string } {
  const [, row, letter] = /^0*(\d{1,3})([A-Z])$/.exec(text.trim()) ?? []
  return row !== undefined && letter !== undefined ? { seat: `${row}${letter}` } : {}
}

/** `>5` and the version, the length of what follows, then: who it is, how and where it was checked in, and the date: `7321`. */
function issueOf(conditional: string): BoardingPass['issued'] {
  const [, size = '', unique = ''] = /^>\d([0-9A-F]{2})(.*)$/s.exec(conditional) ?? []
  const [, digit, day] = /^...(\d)(\d{3})/.exec(unique.slice(0, Number.parseInt(size || '0', 16))) ?? []
  return digit !== undefined && Number(day) >= 1 && Number(day) <= 366 ? { digit: Number(digit), day: Number(day) } : undefined
}
