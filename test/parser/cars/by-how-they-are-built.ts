/** Hires whose ends are called as nobody else calls them, or are told in sentences and behind spans, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_BY_HOW_BUILT: readonly Sample[] = [
  {
    name: 'two lines of one shape behind words of the firm',
    text: `
      Harrow & Tench Van Hire, Boston
      HIRE CONFIRMATION      No. HT 3391

      Hirer:   Mrs P. Lovatt, 12 Sluice Lane, Boston
      Driver:  Petra Lovatt (licence seen 02/05/27)
      Vehicle: Vauxhall Movano LWB

      LEAVES US   Sat 08/05/27  15:00   Tench yard, Sluice Rd
      HOME AGAIN  Tue 11/05/27  09:30   Tench yard, Sluice Rd
      Excess £900. Fuel as supplied. 250 miles free
      Office 01205 555 017 Mon-Fri 8-5.30`,
    products: ['Harrow & Tench Van Hire | 2027-05-08T15:00 Tench yard, Sluice Rd | 2027-05-11T09:30 Tench yard, Sluice Rd | HT 3391'],
  },
  {
    name: 'two blocks, each with a heading of its own',
    text: `
      Furgos Ribera - reserva confirmada
      Nº de reserva: FR-4410
      Hola Iker Mendiola,

      TE LA LLEVAS
      Nave de Arrigorriaga, Polígono Sur 12
      03/09/2027 (viernes) a las 12:00

      LA TRAES
      Nave de Arrigorriaga, Polígono Sur 12
      13/09/2027 (lunes) a las 10:00

      Furgoneta camper VW California, 4 plazas, diésel
      Conductor: Iker Mendiola. Fianza 800 €, franquicia 600 €, kilómetros ilimitados.
      Cancelación gratuita hasta el 20/08/2027 a las 12:00`,
    products: ['Furgos Ribera | 2027-09-03T12:00 Nave de Arrigorriaga | 2027-09-13T10:00 Nave de Arrigorriaga | FR-4410'],
  },
  {
    name: 'the day of the month and words for hours, and a pronoun for what is driven',
    from: 'Hildur at Vikurferdir Campers <hildur@vikurferdir.example>',
    text: `
      Hi Greta,

      payment came through, so the van is yours.

      - van: Dacia Dokker, 2 sleeping places, heater, manual
      - you pick it up on 5 September 2027 at 10 in the morning at our place in Hafnir
      - you bring it back to the same place on the 14th, no later than 16:00, tank full please
      - driver: Greta Bohn, gravel insurance included

      Ref. on the contract will be VF-1184.
      Hildur`,
    products: ['Vikurferdir Campers | 2027-09-05T10:00 Hafnir | 2027-09-14T16:00 Hafnir | VF-1184'],
  },
  {
    name: 'weekdays and numbers below the days of a span',
    text: `
      Hola Leire!

      Te confirmo la furgo, la verde, del 1 al 8 de octubre de 2027. La recoges el viernes 1 a las 11:00 en nuestra nave de Gáldar y la devuelves allí mismo el viernes 8 antes de las 19:00, con el depósito como estaba.

      Nº de reserva FT-0311
      Conductores: Leire Arrieta y Jon Goñi. Traed el carnet.
      El seguro es a todo riesgo con franquicia de 600, fianza 600 €.

      Un saludo, Airam
      FurgoTamadaba - C/ Guanarteme 4, 35460 Gáldar`,
    products: ['FurgoTamadaba | 2027-10-01T11:00 Gáldar | 2027-10-08T19:00 Gáldar | FT-0311'],
  },
  {
    name: 'a span of days with an hour for each in the plan of an agency',
    text: `
      Hej Britta och Sven!
      Resenärer: Britta Åkesson och Sven Åkesson. Resenummer 27-9912.
      Lördag 19 juni - tisdag 22 juni 2027. Hyrbil grupp A från Zorbas Car Rental, bokning ZC-3018. Levereras till Villa Irini kl. 10.00 och hämtas på samma plats kl. 09.00.`,
    products: ['Zorbas Car Rental | 2027-06-19T10:00 Villa Irini | 2027-06-22T09:00 Villa Irini | ZC-3018'],
  },
  {
    name: 'noon, and a minibus below the days of a plan',
    text: `
      Your golf tour documents: Ireland 2027 (GG-20933)
      Party of two: Walt Brannigan, Ed Kowalczyk.
      Fri 28 May 2027: United UA979 Newark (EWR) 7:15 pm - Dublin (DUB) 7:10 am next day
      Sat 29 May 2027: Minibus (9-seat, manual) from Dan Dooley Car & Van Rental, Dublin Airport, 12 noon - reservation DDR-771045
      Sat 5 June 2027: Return minibus at Shannon Airport by 8:00 am
      British Airways BA1469 Shannon (SNN) 10:05 am - London Heathrow (LHR) 11:55 am`,
    products: [
      'UA 979 EWR 2027-05-28T19:15 – DUB 2027-05-29T07:10',
      'BA 1469 SNN 2027-06-05T10:05 – LHR 2027-06-05T11:55',
      'Dan Dooley Car & Van Rental | 2027-05-29T12:00 Dublin Airport | 2027-06-05T08:00 Shannon Airport | DDR-771045',
    ],
  },
]
