/** Stays beside other houses of those who write and days on which something is due, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const STAYS_BESIDE_SISTERS: readonly Sample[] = [
  {
    name: 'the house of the desk that writes, and not its sister',
    from: 'Kazahana Honkan Reservation Desk <honkan@kazahana.example>',
    text: `
      KAZAHANA HONKAN
      Thank you very much for choosing our ryokan.
      Reservation No.   KH270618-07
      Check-in   June 18, 2027 (Fri) 15:00
      Check-out   June 20, 2027 (Sun) by 11:00
      Room   Japanese room with garden
      12 Yushima, Toyooka, Hyogo 669-6101, Japan
      Our sister house: Kazahana Hotel Tsukimi`,
    products: ['Kazahana Honkan | 2027-06-18 – 2027-06-20 | 12 Yushima, 669-6101, Toyooka, JP | KH270618-07'],
  },
  {
    name: 'a house that is told in its own letter as well as behind the word for a sister',
    text: `
      Hotel Lindos Bay
      Booking number: LB-7712
      Check-in: 18 June 2027
      Check-out: 20 June 2027
      1 double room, 2 nights
      You may have met us at our sister hotel: Hotel Lindos Bay is the younger of both.`,
    products: ['Hotel Lindos Bay | 2027-06-18 – 2027-06-20 | ? | LB-7712'],
  },
  {
    name: 'one stay, where what is due by some days is told below',
    text: `
      Casa do Poço Novo
      Turismo Rural

      Reservámos-lhe o quarto Azul (casal) com entrada na sexta-feira, 17 de setembro de 2027, a partir das 15h00, e saída na segunda-feira, 20 de setembro de 2027, até às 12h00. A sua reserva tem o n.º PN-2027-418.

      Agradecemos uma transferência de 30 % até 10 de agosto de 2027; o restante será pago à saída.
      Em caso de desistência até 3 de setembro de 2027 devolvemos o sinal.

      Casa do Poço Novo · Rua da Fonte 4 · 5085-210 Covas do Douro`,
    products: ['Casa do Poço Novo | 2027-09-17 – 2027-09-20 | Rua da Fonte 4, 5085-210, Covas do Douro, PT | PN-2027-418'],
    reference: 'PN-2027-418',
  },
  {
    name: 'who lives in a flat that is let for months',
    text: `
      Unterkunft
      Bleibzeit Apartments Neubau
      Siebensterngasse 87
      1070 Wien
      Anreise
      Mo, 1. Februar 2027
      Abreise
      Fr, 30. April 2027
      Buchungscode
      BZ7-KTR-0916
      Bewohnerin
      Ludmilla Prenner`,
    products: ['Bleibzeit Apartments Neubau | 2027-02-01 – 2027-04-30 | Siebensterngasse 87, 1070, Wien | BZ7-KTR-0916'],
    people: ['Ludmilla Prenner'],
  },
  {
    name: 'a flat of which an Italian host tells the last day some sentences on',
    text: `
      Buonasera Evaristo,

      ho visto il bonifico della caparra, grazie, quindi è tutto confermato: l'appartamento Casa Marèa è vostro per il ponte.

      Vi aspetto venerdì 28 maggio 2027, direi dalle 16 in poi, prima ho la signora delle pulizie. L'indirizzo è via Carlo Goldoni 14, 34124 Trieste, terzo piano. Potete restare fino a martedì 1 giugno, entro le 10.30 per favore.

      Un caro saluto
      Ondina`,
    products: ['Casa Marèa | 2027-05-28 – 2027-06-01 | via Carlo Goldoni 14, 34124, Trieste | ?'],
  },
  {
    name: 'the only house there is, which an agent calls a partner',
    text: `
      BestTours
      Booking confirmation QX77120
      Guest: Anna Reed
      Partner hotel: Hotel Amsel
      Check-in: 12 June 2027
      Check-out: 15 June 2027`,
    products: ['Hotel Amsel | 2027-06-12 – 2027-06-15 | ? | QX77120'],
  },
  {
    name: 'two houses of an itinerary, each with its own short number and a postal code of three figures',
    text: `
      Trip number: ML-40718
      Travelers: Ann Reed
      HOTEL — Sunday, August 22, 2027
      Hotel Amsel by Reedhotels
      Posthusstraeti 11, 101 Reykjavik · Tel +354 551 1440
      Check in: Sun, Aug 22 · Check out: Wed, Aug 25 (3 nights) · Conf. HB77340
      HOTEL — Wednesday, August 25, 2027
      Hotel Drossel
      Sudurlandsvegur 7, 851 Hella · Tel +354 487 5700
      Check in: Wed, Aug 25 · Check out: Sun, Aug 29 (4 nights) · Conf. RNG-19052`,
    products: [
      'Hotel Amsel by Reedhotels | 2027-08-22 – 2027-08-25 | Posthusstraeti 11, 101, Reykjavik, IS | HB77340',
      'Hotel Drossel | 2027-08-25 – 2027-08-29 | Sudurlandsvegur 7, 851, Hella, IS | RNG-19052',
    ],
  },
]
