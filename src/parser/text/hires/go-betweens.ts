/** Who is named as whoever hires out may be and hires out no car: with whom one pays, and who but brings hirers together. */

import { isAgency } from '../stays/agencies.ts'
import { plain } from '../words/plain.ts'
import { vocabulary } from '../words/vocabulary.ts'

const BETWEEN = vocabulary(`
  mastercard, visa, maestro, amex, american express, diners club, paypal, klarna, apple pay, google pay, revolut, miles & more, payback
  check24, verivox, billiger-mietwagen, billiger-mietwagen.de, mietwagen-check, mietwagen24, happycar, rentalcars, rentalcars.com, discovercars, discover cars
  discovercars.com, economybookings, economybookings.com, rentcars, rentcars.com, vipcars, carrentals.com, doyouspain, kayak, skyscanner, momondo, liligo
  carigami, booking.com, trip.com, tripadvisor, klook, qeeq, localrent, easyterra, carjet, rastreator, idealo, holidaycheck, tui, adac
`)
/** Whether a name is one of those. */
export const isBetween = (name: string): boolean => isAgency(name) || BETWEEN.in(plain(name)).size > 0
