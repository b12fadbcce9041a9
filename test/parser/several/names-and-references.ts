/** Documents made for the names of travellers and the references of bookings. Nobody in them exists. */

import type { Sample } from '../sample.ts'

const FLIGHT = 'SK 1419   Stockholm (ARN) - Oslo (OSL)\n07:10 - 08:10   9 June 2027'
const FLIGHTS = ['SK 1419 ARN 2027-06-09T07:10 – OSL 2027-06-09T08:10']

export const NAMES_AND_REFERENCES: readonly Sample[] = [
  {
    name: 'a table with titles in a column of their own and last names first',
    text: `Vorgangsnummer 55120934\n${FLIGHT}\nReiseteilnehmer\nNr.   Anrede   Name, Vorname   Alter   Preis EUR\n1   Frau   HOLZER, BIRTE   Erw.   149,00\n2   Kind   HOLZER, JONTE   6   99,00`,
    products: FLIGHTS,
    people: ['Birte Holzer', 'Jonte Holzer'],
    reference: '55120934',
  },
  {
    name: 'cards of travellers with more lines of each',
    text: `Bokningsnummer\nKX4-55129\n${FLIGHT}\nResenärer och platser\nAlva Forsman\nBiljett 117-0000000001\nStig Forsman\nBiljett 117-0000000002\nViktiga Villkor\nLäs mer`,
    products: FLIGHTS,
    people: ['Alva Forsman', 'Stig Forsman'],
    reference: 'KX4-55129',
  },
  {
    name: 'one who is greeted by half a name',
    text: `Hej Alva!\nHär är din resa.\nOrdre-ID   VX55120934\n${FLIGHT}\nBiljetten är utfärdad på Alva Forsman-Lind.`,
    products: FLIGHTS,
    people: ['Alva Forsman-Lind'],
    reference: 'VX55120934',
  },
  {
    name: 'numbered travellers without a heading',
    text: `Kód transakce: 5512093477\n${FLIGHT}\n1. Alena Horká\nzavazadlo 20 kg\n2. Petr Horký\nbez zavazadla`,
    products: FLIGHTS,
    people: ['Alena Horká', 'Petr Horký'],
    reference: '5512093477',
  },
  {
    name: 'halves of a name under labels of their own',
    text: `Reference number   5512093\nFirst name   Last name   Seat\nGWEN   ABBOTT   4A\n${FLIGHT}`,
    products: FLIGHTS,
    people: ['Gwen Abbott'],
    reference: '5512093',
  },
  {
    name: 'a code below a heading that is beside the name of a firm',
    text: `Código de reserva\nAERON   AIRLINES\nQWXTPL\nOrden Nº AR5512093477\n${FLIGHT}\nPasajera: Rocío Salinas`,
    products: FLIGHTS,
    people: ['Rocío Salinas'],
    reference: 'QWXTPL',
  },
  {
    name: 'people below one another, last names first and in capitals, in a row of a small airline',
    text: `
      Bookingnummer: 8814 2207
      Rejsedeltagere
      KJÆR, Mette Sofie
      HOLM BANG, Søren
      Fly
      12. juni 2027   DK 1648   Billund (BLL)   06:10   Chania (CHQ)   10:45`,
    products: ['DK 1648 BLL 2027-06-12T06:10 – CHQ 2027-06-12T10:45'],
    people: ['Mette Sofie Kjær', 'Søren Holm Bang'],
  },
  {
    name: 'as airlines write them, apart by commas, with titles that stick to them',
    text: `
      Pasajeros: NUNEZ/ALVAROMR, IBARRA/LUCIA MRS, ORTEGA/JOAQUIN
      Localizador: QK7M2D
      Vuelo IB 3166   12 marzo 2027   Madrid (MAD) 07:20   Londres (LHR) 08:50`,
    products: ['IB 3166 MAD 2027-03-12T07:20 – LHR 2027-03-12T08:50'],
    people: ['Alvaro Nunez', 'Lucia Ibarra', 'Joaquin Ortega'],
  },
  {
    name: 'below a label with its value beside it, and not in the row of the next label',
    text: `
      Booking reference: QK7M2D
      LEAD PASSENGER   Mr Desmond Archer
      PASSENGERS   2 Adults, 1 Child
      VEHICLE   Silver Minivan
      Passenger type   ADULT / FULL
      Flight BA 304   12 March 2027   London (LHR) 07:20   Paris (CDG) 09:40`,
    products: ['BA 304 LHR 2027-03-12T07:20 – CDG 2027-03-12T09:40'],
    people: ['Desmond Archer'],
  },
]
