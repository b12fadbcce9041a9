import { isDate } from '../../../core/dates.ts'
import { type Fault, faults } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import { inWords } from '../../../core/say.ts'
import type { TravelerType } from '../../../operations/flights/model.ts'
import { problem } from '../../problems.ts'
import type { World } from '../../world.ts'
import type { Flight } from '../flying/schedule.ts'
import { borderless } from '../regions.ts'

/** What a booking has to say of those who travel. */

interface Passenger {
  readonly id: string
  readonly name: { readonly firstName: string; readonly lastName: string }
  readonly dateOfBirth?: string | undefined
  readonly gender?: string | undefined
  readonly contact?: Reachable | undefined
  readonly documents?: readonly Document[] | undefined
}

interface Document {
  readonly documentType: string
  readonly expiryDate?: string | undefined
}

interface Reachable {
  readonly emailAddress?: string | undefined
  readonly phones?: readonly unknown[] | undefined
}

/** What airlines ask of a party: more where a border is crossed that is guarded. */
interface Demands {
  readonly documents: boolean
  /** Whether the age of an adult matters as well. */
  readonly births: boolean
}

export function demandsOf({ atlas }: Pick<World, 'atlas'>, flights: readonly Pick<Flight, 'from' | 'to'>[]): Demands {
  const countries = flights.flatMap(({ from, to }) => [atlas.airport(from)?.country ?? '', atlas.airport(to)?.country ?? ''])
  const [first = ''] = countries
  const abroad = countries.some((country) => !borderless(first, country))
  return { documents: abroad, births: abroad }
}

/** Ages in whole years on the day of the last flight (IATA Resolution 728: an infant is under 2, a child under 12). */
const AGES: { readonly [type in TravelerType]?: readonly [from: number, below: number] } = {
  ADULT: [12, 150],
  CHILD: [2, 12],
  HELD_INFANT: [0, 2],
  SEATED_INFANT: [0, 2],
  SENIOR: [60, 150],
}

/** Whole years from a birth to a day. */
const ageOn = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0)

interface Party {
  readonly travelers: readonly Passenger[]
  readonly contacts: readonly Reachable[]
  /** Ids in the offers, with what each travels as. */
  readonly types: ReadonlyMap<string, TravelerType>
  readonly demands: Demands
  readonly today: string
  /** The day of the last flight. */
  readonly lastDay: string
}

/** Everything that is wrong with those who travel. */
export function passengerProblems({ travelers, contacts, types, demands, today, lastDay }: Party): Problem[] {
  const wrong: Problem[] = []
  const tell = (fault: Fault, pointer: string, detail: string) => wrong.push(problem(faults[fault], detail, `/data/${pointer}`))
  for (const id of types.keys()) {
    if (!travelers.some((each) => each.id === id))
      tell('data', 'travelers', `The offer is for a traveller "${id}", who is not among the travelers`)
  }
  for (const [at, { id, dateOfBirth, gender, documents = [] }] of travelers.entries()) {
    const pointer = `travelers/${at}`
    const type = types.get(id)
    if (travelers.findIndex((each) => each.id === id) < at) tell('data', `${pointer}/id`, `Two travelers have the id "${id}"`)
    if (type === undefined) {
      tell('data', `${pointer}/id`, `No offer is for a traveller "${id}"`)
      continue
    }
    if (gender === undefined) tell('missing', `${pointer}/gender`, `The gender of traveller "${id}" is missing`)
    if (dateOfBirth === undefined) {
      if (demands.births || type !== 'ADULT') tell('missing', `${pointer}/dateOfBirth`, `The day of birth of traveller "${id}" is missing`)
    } else for (const says of birthComplaints(dateOfBirth, type, today, lastDay)) tell('data', `${pointer}/dateOfBirth`, says)
    if (demands.documents && !documents.some(({ documentType }) => documentType === 'PASSPORT' || documentType === 'IDENTITY_CARD'))
      tell('missing', `${pointer}/documents`, `Traveller "${id}" crosses a border and needs a passport`)
    for (const [place, { expiryDate }] of documents.entries()) {
      if (expiryDate !== undefined && expiryDate < lastDay)
        tell('date', `${pointer}/documents/${place}/expiryDate`, `The document ends on ${expiryDate}, before the last flight on ${lastDay}`)
    }
  }
  const all = [...contacts, ...travelers.flatMap(({ contact }) => contact ?? [])]
  if (!all.some(({ emailAddress }) => emailAddress !== undefined))
    tell('missing', 'travelers/0/contact/emailAddress', 'An e-mail address is missing')
  if (!all.some(({ phones = [] }) => phones.length > 0)) tell('missing', 'travelers/0/contact/phones', 'A telephone number is missing')
  return wrong
}

function birthComplaints(birth: string, type: TravelerType, today: string, lastDay: string): string[] {
  if (!isDate(birth) || birth > today) return [`Nobody was born on ${birth} yet`]
  const [from, below] = AGES[type] ?? [0, 150]
  const age = ageOn(birth, lastDay)
  if (age >= from && age < below) return []
  const who = inWords(type)
  return [
    `${/^[aeiou]/.test(who) ? 'An' : 'A'} ${who} is ${below === 150 ? `at least ${from}` : `from ${from} to ${below - 1}`} years old on ${lastDay}; born on ${birth}, this traveller is ${age}`,
  ]
}
