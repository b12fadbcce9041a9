/** Stays whose numbers are counted and told as small keepers of houses and agencies do. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const STAYS_WITH_NUMBERS_AS_COUNTED: readonly Sample[] = [
  {
    name: 'a number that counts on in the month of a year, in Czech',
    text: `
      Potvrzení rezervace č. 27/04/3108
      Vážená paní Nováková,
      s potěšením Vám potvrzujeme ubytování:
      Příjezd: pátek 14. května 2027, po 15. hodině
      Odjezd: neděle 16. května 2027, do 10:00
      Hosté: Alena Nováková
      Hotel U Modré hvězdy, Zámecká 4, 392 01 Soběslav`,
    products: ['Hotel U Modré hvězdy | 2027-05-14 – 2027-05-16 | Zámecká 4, 392 01, Soběslav | 27/04/3108'],
    people: ['Alena Nováková'],
    reference: '27/04/3108',
  },
  {
    name: 'a day behind a word for a booking, and the number of it below',
    text: `
      Reservierung: 14/03/2027
      Buchungsnummer: 27/512
      Gasthof Hirschen
      Dorfstraße 9, 88353 Kißlegg
      Gast: Ulla Berger
      Anreise: 21.05.2027
      Abreise: 23.05.2027`,
    products: ['Gasthof Hirschen | 2027-05-21 – 2027-05-23 | Dorfstraße 9, 88353, Kißlegg | 27/512'],
    people: ['Ulla Berger'],
    reference: '27/512',
  },
  {
    name: 'the number that a booking has with those who write, in a sentence',
    text: `
      Guten Tag Frau Ulla Berger,
      wir bestätigen Ihnen das Doppelzimmer vom 4. bis 9. Juli 2027. Buchungsnummer bei uns ist die 27/118, bitte immer angeben.
      Freundliche Grüße
      Pension Seerose - Uferweg 3 - 88662 Überlingen`,
    products: ['Pension Seerose | 2027-07-04 – 2027-07-09 | Uferweg 3, 88662, Überlingen | 27/118'],
    people: ['Ulla Berger'],
    reference: '27/118',
  },
  {
    name: 'a count of two figures behind a sign for number, in Portuguese',
    text: `
      Olá Inês Moura,
      O seu pedido está aceite e confirmado.
      Pedido/Reserva: #41
      Entrada: quinta-feira, 8 de julho de 2027 (a partir das 16h)
      Saída: domingo, 11 de julho de 2027 (até às 11h)
      Quinta da Levada
      Caminho do Moinho 12, 9240-104 São Vicente`,
    products: ['Quinta da Levada | 2027-07-08 – 2027-07-11 | Caminho do Moinho 12, 9240-104, São Vicente, PT | 41'],
    people: ['Inês Moura'],
    reference: '41',
  },
  {
    name: 'a stay that a society pays for, whose name is nobody of those who come',
    text: `
      Boa tarde Sr. Nuno Matos,
      A sua reserva de grupo está confirmada.
      Cliente: Associação Musical de Tomar, NIF 501 555 000
      Reserva n.º TB-22870
      Check-in: 2027-04-30 (sexta-feira)
      Check-out: 2027-05-02 (domingo)
      Ribeira Hostel
      Rua do Sol 18, 4050-265 Porto`,
    products: ['Ribeira Hostel | 2027-04-30 – 2027-05-02 | Rua do Sol 18, 4050-265, Porto, PT | TB-22870'],
    people: ['Nuno Matos'],
    reference: 'TB-22870',
  },
  {
    name: 'two houses with a number each beside their names',
    text: `
      We have booked you into both properties; each booking is separate. Your reservations: TL-30511 and TL-30512.

      1. Fernhill Lodge   TL-30511
      14 Beach Road, Kaiteriteri 7197
      In: Mon 8 Feb 2027, from 2 pm
      Out: Wed 10 Feb 2027, by 10 am

      2. Stonefly Lodge   TL-30512
      77 Lake Street, Wanaka 9305
      In: Wed 10 Feb 2027, from 3 pm
      Out: Sat 13 Feb 2027, by 10 am

      Guests: Nora Bright and Hugh Bright`,
    products: [
      'Fernhill Lodge | 2027-02-08 – 2027-02-10 | 14 Beach Road, 7197, Kaiteriteri | TL-30511',
      'Stonefly Lodge | 2027-02-10 – 2027-02-13 | 77 Lake Street, 9305, Wanaka | TL-30512',
    ],
    people: ['Nora Bright', 'Hugh Bright'],
    reference: 'TL-30511',
  },
  {
    name: 'what whoever has the rooms confirms each stay of an agency by, in Italian',
    text: `
      CONFERMA SERVIZI - PRATICA 2027/0114

      Passeggeri
      1  MORETTI/ELENA MRS

      HOTEL 1
      Lisbona - HOTEL DO CARMO (4*)
      Rua da Trindade 5, 1200-303 Lisbona
      IN  10MAG27 lun   OUT 12MAG27 mer   2 notti
      Conferma fornitore: QLM-330918

      HOTEL 2
      Porto - HOTEL DA BATALHA (4*)
      Rua de Cima 8, 4000-102 Porto
      IN  12MAG27 mer   OUT 15MAG27 sab   3 notti
      Conferma fornitore: QLM-330944`,
    products: [
      'HOTEL DO CARMO | 2027-05-10 – 2027-05-12 | Rua da Trindade 5, 1200-303, Lisbona, PT | QLM-330918',
      'HOTEL DA BATALHA | 2027-05-12 – 2027-05-15 | Rua de Cima 8, 4000-102, Porto, PT | QLM-330944',
    ],
    people: ['Elena Moretti'],
    reference: '2027/0114',
  },
]
