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
  {
    name: 'one stay, where a payment and a term are told below the hours of the house',
    text: `
      Posada del Rebollar
      Localizador   Hotel   Entrada   Salida   Noches
      5512873-2   Posada del Rebollar   09/07/2027   12/07/2027   3
      Titular: Amparo Setién Cagigas
      Calle de la Fuente, 6
      39520 Comillas
      Hora de entrada: a partir de las 16:00 h. Hora de salida: antes de las 11:00 h.
      Importe de la estancia: 414,00 €.
      Depósito abonado el 02/06/2027: 138,00 €.
      Anulación: sin gastos hasta el 25/06/2027 a las 23:59.

      Hotel Rebollar Norte S.A., C/ Los Tilos 22, 39001 Santander.`,
    products: ['Posada del Rebollar | 2027-07-09 – 2027-07-12 | Calle de la Fuente, 6, 39520, Comillas | 5512873-2'],
    people: ['Amparo Setién Cagigas'],
  },
  {
    name: 'one stay, where a deposit stands above what is left to be paid on check-in',
    text: `
      Pousada Vento Leste
      Código da reserva   VL-3318
      Hóspede principal   Jandira Cavalcante Moura
      Diárias: 3
      Entrada   sexta-feira, 3 de setembro de 2027, a partir das 14h
      Saída   segunda-feira, 6 de setembro de 2027, até as 12h
      Sinal pago via PIX em 14/06/2027   R$ 810,00
      Restante no check-in   R$ 810,00
      Como chegar
      Rua do Cais, 40 – Centro
      Itacaré – BA, CEP 45530-000

      Cancelamento

      Até 20/08/2027: devolução de 100% do sinal.

      Passeio de barco, saída às 10h do cais, R$ 90 por pessoa.`,
    products: ['Pousada Vento Leste | 2027-09-03 – 2027-09-06 | Rua do Cais, 40, Centro, 45530-000, Itacaré, BR | VL-3318'],
    people: ['Jandira Cavalcante Moura'],
  },
  {
    name: 'two stays, each told below the hours of its house',
    text: `
      Confirmation of your tour
      Booking number: GT-20981
      Hotel Alder Court
      Check-in from 15:00
      12 May 2027
      Check-out until 11:00
      14 May 2027
      Hotel Birch Lodge
      Check-in from 16:00
      14 May 2027
      Check-out until 10:00
      17 May 2027
      1 double room in each`,
    products: ['Hotel Alder Court | 2027-05-12 – 2027-05-14 | ? | GT-20981', 'Hotel Birch Lodge | 2027-05-14 – 2027-05-17 | ? | GT-20981'],
  },
]
