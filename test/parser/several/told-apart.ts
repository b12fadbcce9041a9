/** Documents that tell days, times and references apart from what they belong to. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const THINGS_TOLD_APART: readonly Sample[] = [
  {
    name: 'days in a row above the times',
    text: `
      Booking reference
      FINNAIR
      7QXTPL
      AY 1331   Economy
      Fri 6 Aug 2027      Sat 7 Aug 2027
      11:20pm             12:25am
      Helsinki            Stockholm Arlanda
      Passenger: Ann Reed`,
    products: ['AY 1331 HEL 2027-08-06T23:20 – ARN 2027-08-07T00:25'],
    people: ['Ann Reed'],
    reference: '7QXTPL',
  },
  {
    name: 'days in a row below the times, and a day of arrival behind them',
    text: `
      Código de reserva QX7TPL
      Passageiro: Ana Lima
      TP 441    Bordeaux   Lisboa     21:05    22:00
      Mérignac  Portela    12AGO27    12AGO27
      TP 440    Lisboa     Bordeaux   07:10    10:05
      Portela   Mérignac   28AGO27    28AGO27`,
    products: ['TP 441 BOD 2027-08-12T21:05 – LIS 2027-08-12T22:00', 'TP 440 LIS 2027-08-28T07:10 – BOD 2027-08-28T10:05'],
    people: ['Ana Lima'],
    reference: 'QX7TPL',
  },
  {
    name: 'weekdays above their days',
    text: `
      Buchungscode: 7QXTPL
      Passagier: Frau Ute Lang
      Freitag           06:40 Uhr   Bremen    LH 351
      09. April 2027    BRE
      07:45 Uhr         Frankfurt
      FRA
      Samstag           21:50 Uhr   Frankfurt   LH 358
      24. April 2027    FRA
      22:50 Uhr         Bremen
      BRE`,
    products: ['LH 351 BRE 2027-04-09T06:40 – FRA 2027-04-09T07:45', 'LH 358 FRA 2027-04-24T21:50 – BRE 2027-04-24T22:50'],
    people: ['Ute Lang'],
    reference: '7QXTPL',
  },
  {
    name: 'times of four figures alone in the lines of both ends',
    text: `
      ELECTRONIC TICKET
      RECORD LOCATOR : QXTPLM   ISSUE DATE : 04JAN27
      NAME   : LANG/UTE MS
      DEP KQ 310 Y   12MAR   NAIROBI JOMO KENYATTA   2340   OK   30K
      ARR   DUBAI    TERMINAL 1   0545   ARRIVAL 13MAR`,
    products: ['KQ 310 NBO 2027-03-12T23:40 – DXB 2027-03-13T05:45'],
    people: ['Ute Lang'],
    reference: 'QXTPLM',
  },
  {
    name: 'an airline apart from its number',
    text: `
      AGENCY RECORD LOCATOR: QXTPLM
      FOR:  LANG/UTE
      MON 15 NOV 2027
      AIR   DELTA AIR LINES   FLT: 2430
      LV  ATLANTA (ATL)   8:10 AM
      AR  BOSTON (BOS)    10:45 AM`,
    products: ['DL 2430 ATL 2027-11-15T08:10 – BOS 2027-11-15T10:45'],
    people: ['Ute Lang'],
    reference: 'QXTPLM',
  },
  {
    name: 'days of two numbers beside flights, and until when one may pay',
    text: `
      Sua viagem para Natal está chegando, Rui. Código localizador QXTPLM
      1º trecho · 27/02   Voo AD2841
      CGH   06:40   GIG   07:45
      2º trecho · 27/02   Voo AD4128
      GIG   09:35   NAT   12:40
      Clientes nesta reserva
      Rui Prado   Check-in pendente
      Eva Prado   Check-in pendente
      Bagagem mais barata até 26/02 às 23:59. Emissões de CO2 compensadas.`,
    products: ['AD 2841 CGH 2027-02-27T06:40 – GIG 2027-02-27T07:45', 'AD 4128 GIG 2027-02-27T09:35 – NAT 2027-02-27T12:40'],
    people: ['Rui Prado', 'Eva Prado'],
    reference: 'QXTPLM',
  },
  {
    name: 'times with dots beside flights, where others have a colon',
    text: `
      Referansenummer: QXTPLM   Bestilt: 12.01.2027 kl. 20:31
      Reisende: Liv Dahl
      fre. 5. mars   DY 310   Bergen   Bodø   15.30   17.05
      tir. 9. mars   DY 311   Bodø   Bergen   18.05   19.40`,
    products: ['DY 310 BGO 2027-03-05T15:30 – BOO 2027-03-05T17:05', 'DY 311 BOO 2027-03-09T18:05 – BGO 2027-03-09T19:40'],
    people: ['Liv Dahl'],
    reference: 'QXTPLM',
  },
  {
    name: 'cells that go on below, cities before their airports, and a reference of letters alone',
    text: `
      Reservation: QXTPLM
      1. LANG/UTE MRS
      Date        Flight   From                      To                        Dep     Arr     Arr date
      Mon 19 Jul  KQ       NAIROBI / JOMO KENYATTA   DUBAI / INTERNATIONAL     20:40   02:45   Tue 20 Jul
      2027        310
      Fri 30 Jul  KQ       DUBAI / INTERNATIONAL     NAIROBI / JOMO KENYATTA   04:20   08:25   Fri 30 Jul
      2027        311`,
    products: ['KQ 310 NBO 2027-07-19T20:40 – DXB 2027-07-20T02:45', 'KQ 311 DXB 2027-07-30T04:20 – NBO 2027-07-30T08:25'],
    people: ['Ute Lang'],
    reference: 'QXTPLM',
  },
  {
    name: 'the number of a transfer, which is not that of the stay before it',
    text: `
      Viajes Brisa - Bono
      Localizador: 558213
      Titular: Nuria Valls
      Hotel Riu Palace
      Avenida Playa 3, 07610 Palma
      Entrada: 12/05/2027
      Salida: 15/05/2027

      Traslado aeropuerto - hotel
      Localizador proveedor: TRF-88417`,
    products: ['Hotel Riu Palace | 2027-05-12 – 2027-05-15 | Avenida Playa 3, 07610, Palma | 558213'],
  },
  {
    name: 'the number of a tour, which is not that of the stay before it',
    text: `
      Booking confirmation
      Booking reference: TX558213
      Guest: Ms Nora Vale
      Grand Hotel Roma, Via Veneto 10, 00187 Roma
      Check-in: 12 May 2027
      Check-out: 15 May 2027

      Activity: Colosseum guided tour, 13 May 2027 09:00
      Supplier reference: COL-2207714`,
    products: ['Grand Hotel Roma | 2027-05-12 – 2027-05-15 | Via Veneto 10, 00187, Roma | TX558213'],
  },
  {
    name: 'days of a parking place beside those of a stay',
    text: `
      Stay and park - booking confirmation
      Booking reference: PK558213
      Guest: Ms Nora Vale
      Holiday Inn Gatwick Airport, Povey Cross Road, Horley RH6 0BA
      Check-in: 11 May 2027
      Check-out: 12 May 2027
      Your place
      In 11 May 2027   Row 12 West
      Out 19 May 2027   Row 12 West`,
    products: ['Holiday Inn Gatwick Airport | 2027-05-11 – 2027-05-12 | Povey Cross Road, RH6 0BA, Horley, GB | PK558213'],
  },
  {
    name: 'days of a locker beside those of a stay',
    text: `
      Booking confirmation
      Booking number: 558213
      Guest: Ms Nora Vale
      Boutique Villa Rosa, Via Roma 3, 50123 Firenze
      Arrival: 12 May 2027
      Departure: 15 May 2027
      Luggage storage
      In: 15 May 2027   Locker 3
      Out: 16 May 2027   Locker 3`,
    products: ['Boutique Villa Rosa | 2027-05-12 – 2027-05-15 | Via Roma 3, 50123, Firenze | 558213'],
  },
  {
    name: 'a house named after its guests',
    text: `
      Booking confirmation
      Booking number: 558213
      Traveller's Rest, 9 High Street, Bath BA1 2AB
      Check-in: 12 May 2027
      Check-out: 15 May 2027
      Name: Nora Vale`,
    products: ["Traveller's Rest | 2027-05-12 – 2027-05-15 | 9 High Street, BA1 2AB, Bath, GB | 558213"],
  },
  {
    name: 'a place that begins with a word for places',
    text: `
      Mietbestätigung
      Reservierungsnummer: 558213077
      Mieter: Jonas Brandl
      Anbieter: Sixt
      Abholung   Rückgabe
      12.05.2027 10:00   15.05.2027 10:00
      Ort am See 7, Gmunden   Ort am See 7, Gmunden`,
    products: ['Sixt | 2027-05-12T10:00 Ort am See 7, Gmunden | 2027-05-15T10:00 Ort am See 7, Gmunden | 558213077'],
  },
  {
    name: 'a stay with a note on a train that does not leave',
    text: `
      Glenview Lodge
      Your booking is confirmed

      Dear Mr Hale,

      We look forward to welcoming you to Glenview Lodge. Your booking details are below.

      Booking reference: GL-20418
      Check-in: Friday 12 February 2027 from 15:00
      Check-out: Sunday 14 February 2027 by 10:30
      Room: Double room with loch view
      Guests: Mr Tom Hale, Mrs Ruth Hale
      Total: £248.00

      Getting here: the evening train from Inverness at 18:05 has been cancelled until the end of February, so please plan to arrive by the 16:10.

      Glenview Lodge, 4 Station Road, Plockton IV52 8TN`,
    products: ['Glenview Lodge | 2027-02-12 – 2027-02-14 | 4 Station Road, IV52 8TN, Plockton, GB | GL-20418'],
    people: ['Tom Hale', 'Ruth Hale'],
    reference: 'GL-20418',
  },
  {
    name: 'a stay for which a train is called off by the railway',
    text: `
      Alpenrose Hotel
      Station Road 12, 6020 Innsbruck

      Reservation confirmation 771204

      Dear Ms Okafor,

      thank you for your reservation. The evening train from Munich on 12 February 2027 has been cancelled by the railway.
      We have noted your late arrival and will keep your room.

      Arrival: 12 February 2027
      Departure: 15 February 2027
      Room type: Double room Superior
      Guest: Ms Ada Okafor
      Price: EUR 412.00`,
    products: ['Alpenrose Hotel | 2027-02-12 – 2027-02-15 | Station Road 12, 6020, Innsbruck | 771204'],
    people: ['Ada Okafor'],
    reference: '771204',
  },
  {
    name: 'a journey of which one train is called off',
    text: `
      Northern Trails Holidays
      Your short break: York
      Booking 4471904

      Dear Mr Hale,

      please note a change to your travel plans. The train from London Kings Cross at 18:05 on 12 February 2027 has been cancelled by LNER. Your other arrangements stay as they are.

      Hotel: Glenview Lodge, 4 Station Road, York YO1 6GA
      Check-in: Friday 12 February 2027
      Check-out: Sunday 14 February 2027
      Guests: Mr Tom Hale, Mrs Ruth Hale

      Outward train
      LNER, 12 February 2027
      18:05 London Kings Cross
      20:21 York

      Return train
      LNER, 14 February 2027
      17:10 York
      19:22 London Kings Cross`,
    products: [
      '? York 2027-02-14T17:10 – London Kings Cross 2027-02-14T19:22',
      'Glenview Lodge | 2027-02-12 – 2027-02-14 | 4 Station Road, YO1 6GA, York, GB | 4471904',
    ],
    people: ['Tom Hale', 'Ruth Hale'],
    reference: '4471904',
  },
]
