/** Whether a page is of a place to park at, where one leaves one's own car and fetches it again. */

import type { Page } from '../page/page.ts'

/** `Fahrzeugannahme`, `Inleveren`: a car that is left where it is parked has its two ends, too. */
const PARKING =
  /(?<![a-z])(?:valet|park(?:ing|service|platz|platze|haus|ering|eren|oviste)|parkplatz[a-z]+|parcheggio|aparcamiento|estacionamento|estacionamiento|stellplatz|pysakointi|parkolo|otopark)(?![a-z])/
export const isOfParking = ({ lines }: Page): boolean => lines.slice(0, HEAD).some(({ plain }) => PARKING.test(plain))
/** Lines that say what a letter is about. */
const HEAD = 8
