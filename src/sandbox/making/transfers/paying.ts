import { isDate } from '../../../core/dates.ts'
import { passesLuhn } from '../../../core/luhn.ts'
import type { Problem } from '../../../core/message.ts'
import { cardBrand, vendorOfBrand } from '../../../operations/cards.ts'
import { problem } from '../../problems.ts'
import { bookingFaults } from './faults.ts'
import type { Booking } from './ordering.ts'

/** How a ride is paid, as far as it can be judged without asking a bank. Of a card nothing is ever repeated. */

/** Letters by which this service knows brands; it has two for one of them. */
const vendors = ['VI', 'CA', 'MC', 'AX', 'DC', 'MA', 'TP']

interface Demands {
  readonly accepted: readonly string[]
  readonly cvv: boolean
  /** The day it is. */
  readonly today: string
  /** The day of the ride. */
  readonly day: string
}

export function paymentProblems(payment: Booking['payment'], { accepted, cvv, today, day }: Demands): Problem[] {
  const at = '/data/payment'
  const method = payment?.methodOfPayment?.toUpperCase()
  if (!payment || method === undefined)
    return [
      problem(bookingFaults.noPayment, 'payment.methodOfPayment is missing: give CREDIT_CARD', payment ? `${at}/methodOfPayment` : at),
    ]
  if (!accepted.includes(method))
    return [
      problem(
        bookingFaults.payment,
        `The provider takes ${accepted.join(' or ')}; got "${payment.methodOfPayment}"`,
        `${at}/methodOfPayment`,
      ),
    ]
  if (method !== 'CREDIT_CARD') {
    return payment.paymentReference === undefined
      ? [problem(bookingFaults.payment, 'paymentReference is missing: it names the account', `${at}/paymentReference`)]
      : []
  }
  const { number, holderName, vendorCode, expiryDate, cvv: code } = payment.creditCard ?? {}
  const card = `${at}/creditCard`
  if (number === undefined)
    return [problem(bookingFaults.noCard, 'The number of the card is missing', payment.creditCard ? `${card}/number` : card)]
  const wrong: Problem[] = []
  if (!/^\d{16}$/.test(number) || !passesLuhn(number))
    wrong.push(problem(bookingFaults.cardNumber, 'The card number is not one of 16 digits that a card can have', `${card}/number`))
  if (holderName === undefined) wrong.push(problem(bookingFaults.noHolder, 'The name on the card is missing', `${card}/holderName`))
  const vendor = vendorCode?.toUpperCase() ?? ''
  const told = vendorOfBrand(cardBrand(number) ?? '')
  if (!vendors.includes(vendor) || (told !== undefined && told !== vendor.replace('MC', 'CA')))
    wrong.push(
      problem(bookingFaults.cardVendor, `vendorCode takes the brand of the card, one of ${vendors.join(', ')}`, `${card}/vendorCode`),
    )
  const ends = monthOf(expiryDate)
  if (ends === undefined)
    wrong.push(problem(bookingFaults.cardExpiry, 'expiryDate takes a month and a year, such as 0830', `${card}/expiryDate`))
  else if (ends < today.slice(0, 7)) wrong.push(problem(bookingFaults.cardExpired, `The card ended with ${ends}`, `${card}/expiryDate`))
  else if (ends < day.slice(0, 7))
    wrong.push(problem(bookingFaults.cardExpired, `The card ends with ${ends}, before the ride`, `${card}/expiryDate`))
  if (code === undefined && cvv)
    wrong.push(problem(bookingFaults.securityCode, 'The provider asks for the security code of the card', `${card}/cvv`))
  if (code !== undefined && !/^[a-z0-9]{3,4}$/i.test(code))
    wrong.push(problem(bookingFaults.securityCode, 'cvv takes three or four digits', `${card}/cvv`))
  return wrong
}

/** `0830` → `2030-08` */
function monthOf(text = ''): string | undefined {
  const [, month, year] = /^(\d\d)\/?(\d\d)$/.exec(text) ?? []
  const read = `20${year}-${month}`
  return isDate(`${read}-01`) ? read : undefined
}
