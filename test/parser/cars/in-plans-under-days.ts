/** Plans of agencies and letters that tell where a car is fetched under one day, and where it is brought back under another. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_UNDER_DAYS: readonly Sample[] = [
  {
    name: 'an Italian programme with the car fetched under its first day, and handed back under its last',
    text: `
      Agenzia Il Timone, Lucca
      Pratica 2231 - PROGRAMMA SARDEGNA
      Passeggeri: BASSI MARTA, NERI PAOLO

      lun 7/6/27
        ritiro auto ore 11.00, Only Sardinia, Olbia Aeroporto - cat. C - voucher OSA-3310 - franchigia 900 euro
      dom 13/6
        consegna auto ore 17.30 Alghero aeroporto (pieno/pieno)`,
    products: ['Only Sardinia | 2027-06-07T11:00 Olbia Aeroporto | 2027-06-13T17:30 Alghero aeroporto | OSA-3310'],
  },
  {
    name: 'a sheet in capitals whose heading tells the branch for both ends',
    text: `
      Dossier R7KQ2P        VOYAGEUR : MARTEL LUCIE

      * VOITURE
        AVIS RENNES GARE
        PRISE : 12/05/27 A 10H15       RETOUR : 14/05/27 A 18H00 (MEME AGENCE)
        CAT B - RESA 22918830FR1 - TARIF SOCIETE`,
    products: ['AVIS | 2027-05-12T10:15 AVIS RENNES GARE | 2027-05-14T18:00 AVIS RENNES GARE | 22918830FR1'],
  },
  {
    name: 'a heading that tells where the car is fetched, and a line that tells where else it is left',
    text: `
      REISEPLAN | Auftrag RB-771200
      Reisende(r): Kern, Julia

      Dienstag, 11.05.2027 - MIETWAGEN
      Europcar · München Hauptbahnhof · Gruppe CDMR
      Abholung 11.05.2027 08:30 · Rückgabe 13.05.2027 18:00 Nürnberg Hauptbahnhof · Reservierung 1102233445`,
    products: ['Europcar | 2027-05-11T08:30 München Hauptbahnhof | 2027-05-13T18:00 Nürnberg Hauptbahnhof | 1102233445'],
  },
  {
    name: 'a Finnish hire whose firm is told with its branch, and another line with its number',
    text: `
      VARAUSVAHVISTUS
      Varausnumero ........ KK-33120
      Varaaja ............. Timo Salo

      VUOKRA-AUTO
       Vuokraamo: Green Motion, Rovaniemen lentoasema
       Nouto      12.2.2027 klo 13.30
       Palautus   19.2.2027 klo 12.00, sama toimipiste
       Vahvistus  GM77120
       Luokka     Farmari`,
    products: ['Green Motion | 2027-02-12T13:30 Rovaniemen lentoasema | 2027-02-19T12:00 Rovaniemen lentoasema | GM77120'],
  },
  {
    name: 'two hires under one heading, each in a line',
    text: `
      Exma. Sra. Lídia Bentes,
      Junto enviamos a documentação da viagem, dossier 8117.

      VIATURA - Madeira Rent, Grupo A
      Madeira: levantamento a 3 de maio de 2027, às 9h30, no aeroporto do Funchal; entrega a 8 de maio de 2027, às 11h00, no mesmo local. Voucher 41.220
      Terceira: levantamento a 8 de maio de 2027, às 15h30, no aeroporto das Lajes; entrega a 10 de maio de 2027, às 12h00, no mesmo local. Voucher 41.221`,
    products: [
      'Madeira Rent | 2027-05-03T09:30 aeroporto do Funchal | 2027-05-08T11:00 aeroporto do Funchal | 41.220',
      'Madeira Rent | 2027-05-08T15:30 aeroporto das Lajes | 2027-05-10T12:00 aeroporto das Lajes | 41.221',
    ],
  },
  {
    name: 'a letter whose next sentence tells the hour, on a weekday behind a day that was told',
    text: `
      Here is everything you have booked for Cornwall, Sam, in one place.

      You stay at The Old Custom House, South Quay, Padstow PL28 8BL, from Friday 14 May 2027 for three nights, confirmation 5512-CH.

      On Monday morning you pick up the car. Enterprise, their Exeter Airport branch, at 9.30am; the rental agreement number is EN-7712044.

      On Thursday 20 May you drop the car at Enterprise's Truro branch by 4pm.`,
    products: [
      'The Old Custom House | 2027-05-14 – 2027-05-17 | South Quay, PL28 8BL, Padstow, GB | 5512-CH',
      'Enterprise | 2027-05-17T09:30 Exeter Airport | 2027-05-20T16:00 Truro | EN-7712044',
    ],
  },
  {
    name: 'a Spanish letter with the hour in words, and the car left on the day of its paragraph',
    text: `
      Hola Jon: os lo cuento por orden (Jon Arrieta y Miren Soto).

      El lunes 12 de abril de 2027 a las nueve de la mañana recogéis el coche en la oficina de Goldcar, en Sevilla Santa Justa: un Seat Ibiza, reserva GC40221.

      El viernes 16 de abril os toca volver. El coche se deja ese mismo día en el aeropuerto de Jerez antes de las 19:00.`,
    products: ['Goldcar | 2027-04-12T09:00 Sevilla Santa Justa | 2027-04-16T19:00 aeropuerto de Jerez | GC40221'],
  },
  {
    name: 'the sheet of a reservation system with its hours beside its days',
    text: `
      RECORD LOCATOR: 7KQMZD
      PREPARED FOR: RAMAN/PRIYA MS

      08 MAR 27  -  MONDAY
       CAR   NATIONAL CAR RENTAL     MIDSIZE SUV AUTO A/C
             PICK UP: SAN FRANCISCO INTL ARPT    1400   08MAR
             RETURN:  SAN JOSE INTL ARPT         1630   12MAR
             CONF: 1174420983COUNT     RATE: USD 71.00/DAY UNL MI`,
    products: ['NATIONAL CAR RENTAL | 2027-03-08T14:00 SAN FRANCISCO INTL ARPT | 2027-03-12T16:30 SAN JOSE INTL ARPT | 1174420983COUNT'],
  },
  {
    name: 'a plan whose later days have no month, with the hire called by what it is',
    text: `
      Norway, all booked

      Thu 10 June 2027
      - car: Hertz at Oslo Gardermoen, from 2pm. Booking H7718203. Golf, my licence

      Fri 11 - drive to the fjord
      Sat 12 - hike if dry

      Tue 15
      - drop the car back at Bergen airport by 11.30`,
    products: ['Hertz | 2027-06-10T14:00 Oslo Gardermoen | 2027-06-15T11:30 Bergen airport | H7718203'],
  },
  {
    name: 'a letter that says where it is left, and on which weekday',
    text: `
      Hi Martin, everything's booked for the visits on Tuesday 8 June 2027 and after.

      Wednesday 9th I have a car for you from Europcar. Pick it up at Europcar Cardiff Central at 8.30am, and leave it at Europcar Swansea by 4pm on Thursday. Reservation 2050018866.`,
    products: ['Europcar | 2027-06-09T08:30 Europcar Cardiff Central | 2027-06-10T16:00 Europcar Swansea | 2050018866'],
  },
]
