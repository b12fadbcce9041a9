/** Documents made for the tests as printed pages have them: labels over values, columns, cells that go on below. Nobody in them exists. */

import type { Sample } from './sample.ts'

export const PRINTED: readonly Sample[] = [
  {
    name: 'a train whose two ends are two columns',
    text: `
      TRAIN TICKET   Order 4471-2908
      DEPARTURE   ARRIVAL
      Lisboa Oriente   Porto Campanhã
      25 Jun 2027   25 Jun 2027
      08:09   10:45
      TRAIN   COACH   SEAT   CLASS
      AP 125   3   45   2
      Passenger: Teresa Valadares`,
    products: ['AP 125 Lisboa Oriente 2027-06-25T08:09 – Porto Campanhã 2027-06-25T10:45'],
    people: ['Teresa Valadares'],
  },
  {
    name: 'a train whose times stand over its stations',
    text: `
      Ticket reference QL7TPX
      Sat 12 June 2027
      10:05   12:15
      Kyoto   Tokyo
      NOZOMI 12   Car 7   Seat 3A
      Passenger Mr Callum Reid`,
    products: ['NOZOMI 12 Kyoto 2027-06-12T10:05 – Tokyo 2027-06-12T12:15'],
    reference: 'QL7TPX',
  },
  {
    name: 'a ticket that tells when a train leaves and no more',
    text: `
      Billete de tren
      Localizador: 7TQPLX
      Tren: MD 17201
      Origen: Zaragoza Delicias
      Destino: Huesca
      Fecha: 14/06/2027   Hora de salida: 16:35
      Coche 1, plaza 4A
      Viajera: Rocío Salcedo Prieto`,
    products: ['MD 17201 Zaragoza Delicias 2027-06-14T16:35 – Huesca ?'],
    reference: '7TQPLX',
  },
  {
    name: 'a flight whose two ends are two columns',
    text: `
      E-TICKET   Booking reference QL7TPX
      From   To
      Lisbon (LIS)   Geneva (GVA)
      25 Jun 2027 08:10   25 Jun 2027 11:45
      Flight   Class   Baggage
      TP 944   Economy   1 PC
      Passenger   FIGUEIRA/DUARTE MR`,
    products: ['TP 944 LIS 2027-06-25T08:10 – GVA 2027-06-25T11:45'],
    people: ['Duarte Figueira'],
    reference: 'QL7TPX',
  },
  {
    name: 'a stay on a voucher in columns',
    text: `
      HOTEL VOUCHER   Voucher no. 4471290
      Hotel   Check-in   Check-out   Nights
      Hotel Rio Tejo   14/05/2027   16/05/2027   2
      Avenida da Liberdade 118, 1250-146 Lisboa, Portugal
      Guest name   Henrique Moita
      Room   1 x Double, breakfast`,
    products: ['Hotel Rio Tejo | 2027-05-14 – 2027-05-16 | Avenida da Liberdade 118, 1250-146, Lisboa, PT | 4471290'],
    people: ['Henrique Moita'],
  },
  {
    name: 'a British train ticket to print',
    text: `
      Your e-ticket   Ticket number TTQ7PLX4W
      Advance Single   Standard Class   1 adult
      From   To
      London Paddington   Bristol Temple Meads
      Departs   Arrives   Date
      09:30   11:08   18 Aug 2027
      Coach C   Seat 44`,
    products: ['? London Paddington 2027-08-18T09:30 – Bristol Temple Meads 2027-08-18T11:08'],
  },
]
