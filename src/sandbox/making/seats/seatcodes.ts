/** What the codes of seats and facilities mean: IATA's lists 9825 and 9863, in the words of the service. */

export const seatTexts: Readonly<Record<string, string>> = {
  '1A': 'Seat not allowed for infant',
  '1A_AQC_PREMIUM_SEAT': 'Premium seat',
  '1D': 'Restricted recline seat',
  '9': 'Center seat (not window, not aisle)',
  A: 'Aisle seat',
  B: 'Seat with bassinet facility',
  CH: 'Chargeable seats',
  E: 'Exit row seat',
  FC: 'Front of cabin class/compartment',
  IE: 'Seat not suitable for child',
  K: 'Bulkhead seat',
  L: 'Leg space seat',
  LS: 'Left side of aircraft',
  O: 'Preferential seat',
  OW: 'Overwing seat(s)',
  RS: 'Right side of aircraft',
  V: 'Seat to be left vacant or offered last',
  W: 'Window seat',
}

export const facilityTexts: Readonly<Record<string, string>> = { G: 'Galley', LA: 'Lavatory', ST: 'Stairs to upper deck' }

/** Codes in the order in which they are given: by their letters, those that are the service's own last. */
export const inOrder = (codes: readonly string[]): string[] => [...codes.filter((code) => !isOwn(code)).sort(), ...codes.filter(isOwn)]

const isOwn = (code: string): boolean => code.startsWith('1A_')

/** What makes a seat what it is. */
interface Traits {
  readonly column: string
  /** Letters of the row between the aisles. */
  readonly sections: readonly string[]
  readonly kind: 'standard' | 'preferred' | 'legroom'
  readonly exit: boolean
  readonly bulkhead: boolean
  /** First and last row of the cabin. */
  readonly first: boolean
  readonly last: boolean
  readonly emptied: boolean
  /** Whether cots hang on the walls. */
  readonly cots: boolean
}

/** The codes of a seat. */
export function codesOf({ column, sections, kind, exit, bulkhead, first, last, emptied, cots }: Traits): string[] {
  const section = sections.findIndex((letters) => letters.includes(column))
  const letters = sections[section] ?? ''
  const [at, end, final] = [letters.indexOf(column), letters.length - 1, sections.length - 1]
  const window = (section === 0 && at === 0) || (section === final && at === end)
  const aisle = (section > 0 && at === 0) || (section < final && at === end)
  const inTheMiddle = section > 0 && section < final
  const is: Readonly<Record<string, boolean>> = {
    '1A': exit,
    '1D': last,
    '9': !window && !aisle,
    A: aisle,
    B: cots && bulkhead && inTheMiddle,
    E: exit,
    FC: first,
    IE: exit,
    K: bulkhead,
    L: kind === 'legroom',
    LS: section === 0,
    O: kind === 'preferred',
    RS: section === final,
    V: emptied,
    W: window,
    '1A_AQC_PREMIUM_SEAT': kind !== 'standard',
  }
  return inOrder(Object.keys(is).filter((code) => is[code]))
}
