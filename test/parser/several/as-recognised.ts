/** Documents as they come out of pictures, with what is misread in them, and beside them such as must not be mended. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const AS_RECOGNISED: readonly Sample[] = [
  {
    name: 'a ticket of which the first of three names was misread',
    text: `
      BILET DE CALATORIE
      Cod rezervare: 8D4F-27KV
      TREN IR 1733
      Statia de plecare   Data plecarii   Ora
      Bucuresti Nord   12.06.2027   09:30
      Statia de sosire   Data sosirii   Ora
      Brasov   12.06.2027   12:14
      CALATORI
      Nr.   Nume si prenume   Categorie tarif   Pret
      1   ALBU-MUNTEAN llinca   Adult   276,75
      2   CERNAT Radu   Adult   276,75
      3   CERNAT Sofia   Copil   153,75`,
    products: ['IR 1733 Bucuresti Nord 2027-06-12T09:30 – Brasov 2027-06-12T12:14'],
    people: ['Radu Cernat', 'Sofia Cernat'],
  },
  {
    name: 'a bank account beside flights, which begins as a flight does',
    text: `
      Vorgangsnummer 41708829
      Flug EW 9534   23.07.2027   Düsseldorf (DUS)   ab 05:55
      Eurowings   Palma de Mallorca (PMI)   an 08:20
      Flug EW 9535   06.08.2027   Palma de Mallorca (PMI)   ab 21:10
      Eurowings   Düsseldorf (DUS)   an 23:40
      Transfer   23.07./06.08.   Flughafen - Hotel - Flughafen
      Bankverbindung: Bank Duisburg, IBAN DE44 3504 0038 0580 2211 00, Verwendungszweck 41708829.`,
    products: ['EW 9534 DUS 2027-07-23T05:55 – PMI 2027-07-23T08:20', 'EW 9535 PMI 2027-08-06T21:10 – DUS 2027-08-06T23:40'],
  },
  {
    name: 'a label in two languages of which the second was taken for other letters',
    text: `
      e-TICKET
      BLUE FERRIES
      Reservation code / Kwbkég kpdtnong: BSF71940699
      1. PIRAEUS - PAROS
      Vessel   Departure   Arrival   Gate
      BLUE DELOS   Fri 19/07/2027 07:30   Mon 19/07/2027 11:45   E6
      Ticket no.   Passenger   Type
      0719448831   DE WAELE ELKE   Adult`,
    products: ['? PIRAEUS 2027-07-19T07:30 – PAROS 2027-07-19T11:45'],
    reference: 'BSF71940699',
  },
  {
    name: 'two of one house with short titles and a number in two groups',
    text: `
      Quinta das Oliveiras
      Rua da Ribeira, n.º 1 - 4050-513 Porto
      Assunto: Confirmação de reserva n.º 2604 17838
      Hóspedes   Dr. Duarte Mendes Teles e D. Inês Mendes Teles
      Chegada   18-06-2027 (sexta-feira), a partir das 15h00
      Partida   22-06-2027 (terça-feira), até às 12h00
      N.º de noites   4
      Alojamento   1 quarto Deluxe, cama de casal`,
    products: ['Quinta das Oliveiras | 2027-06-18 – 2027-06-22 | Rua da Ribeira, n.º 1, 4050-513, Porto, PT | 2604 17838'],
    people: ['Duarte Mendes Teles', 'Inês Mendes Teles'],
  },
  {
    name: 'things in a table of sums, of which none is a person',
    text: `
      Booking reference: KLM4TX
      SK 1419   Stockholm (ARN) - Oslo (OSL)   9 June 2027   07:10   08:10
      No.   Name   Type   Price
      1   Extra bag xl   Bag   30.00
      2   Seat Window   Seat   12.00`,
    products: ['SK 1419 ARN 2027-06-09T07:10 – OSL 2027-06-09T08:10'],
    people: [],
  },
]
