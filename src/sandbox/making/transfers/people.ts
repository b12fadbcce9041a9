import { faults } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import { emailPattern, namePattern } from '../../../operations/people.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import { problem } from '../../problems.ts'
import { bookingFaults, transferFaults } from './faults.ts'
import type { Booking } from './ordering.ts'

/** Who is driven: everybody has a name, and the first can be reached. */

const aPhone = /^\+?\d{5,20}$/

type Passenger = NonNullable<Booking['passengers']>[number]

/** `most` is for how many the ride was asked for. */
export function passengerProblems(atlas: Atlas, passengers: Booking['passengers'] = [], most: number): Problem[] {
  const at = '/data/passengers'
  if (passengers.length === 0) return [problem(bookingFaults.noName, 'passengers is missing: give the name of who is driven', at)]
  const wrong = passengers.flatMap((passenger, place) => nameProblems(passenger, `${at}/${place}`))
  if (passengers.length > most)
    wrong.push(
      problem(faults.data, `The offer is for ${most}; ${passengers.length} are given: search again for all of them`, `${at}/${most}`),
    )
  const [first] = passengers
  if (first) wrong.push(...contactProblems(first, `${at}/0/contacts`))
  for (const [place, { billingAddress }] of passengers.entries())
    if (billingAddress) wrong.push(...addressProblems(atlas, billingAddress, `${at}/${place}/billingAddress`))
  return wrong
}

function nameProblems(passenger: Passenger, at: string): Problem[] {
  return (['firstName', 'lastName'] as const).flatMap((part) => {
    const text = passenger[part]
    if (text === undefined) return [problem(bookingFaults.noName, `${part} is missing`, `${at}/${part}`)]
    return namePattern.test(text)
      ? []
      : [problem(bookingFaults.name, `${part} takes a name of letters, at most 56; got "${text}"`, `${at}/${part}`)]
  })
}

function contactProblems({ contacts = {} }: Passenger, at: string): Problem[] {
  const { email, phoneNumber, phones = [] } = contacts
  const [first] = phones
  const number = (phoneNumber ?? (first && `${first.countryCallingCode ?? ''}${first.number ?? ''}`))?.replace(/[\s()-]/g, '')
  const wrong: Problem[] = []
  if (email === undefined) wrong.push(problem(bookingFaults.noEmail, 'The e-mail address of the first passenger is missing', `${at}/email`))
  else if (!emailPattern.test(email))
    wrong.push(problem(bookingFaults.email, `email takes an address such as ada@example.com; got "${email}"`, `${at}/email`))
  if (number === undefined)
    wrong.push(problem(bookingFaults.noPhone, 'The telephone number of the first passenger is missing', `${at}/phoneNumber`))
  else if (!aPhone.test(number))
    wrong.push(
      problem(bookingFaults.phone, `phoneNumber takes a number such as +34612345678; got "${phoneNumber ?? number}"`, `${at}/phoneNumber`),
    )
  return wrong
}

function addressProblems(
  atlas: Atlas,
  { line, zip, cityName, countryCode }: NonNullable<Passenger['billingAddress']>,
  at: string,
): Problem[] {
  return [
    ...(line === undefined ? [problem(bookingFaults.line, 'The street of the billing address is missing', `${at}/line`)] : []),
    ...(zip === undefined ? [problem(bookingFaults.zip, 'The postal code of the billing address is missing', `${at}/zip`)] : []),
    ...(cityName === undefined ? [problem(transferFaults.city, 'The city of the billing address is missing', `${at}/cityName`)] : []),
    ...(countryCode !== undefined && atlas.country(countryCode.toUpperCase())
      ? []
      : [problem(transferFaults.country, 'countryCode takes the code of a country, such as FR', `${at}/countryCode`)]),
  ]
}
