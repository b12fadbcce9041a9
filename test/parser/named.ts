/** Documents made for the names of travellers and the references of bookings. Nobody in them exists. */

import type { Sample } from './sample.ts'

const FLIGHT = 'SK 1419   Stockholm (ARN) - Oslo (OSL)\n07:10 - 08:10   9 June 2027'
const FLIGHTS = ['SK 1419 ARN 2027-06-09T07:10 – OSL 2027-06-09T08:10']

export const NAMED: readonly Sample[] = [
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
]
