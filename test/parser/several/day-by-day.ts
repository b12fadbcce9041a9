/** Plans of agencies that tell day by day what is done, and where one sleeps from that day on. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const DAY_BY_DAY: readonly Sample[] = [
  {
    name: 'a Dutch agency that tells each night with its house, its town and its number in brackets, once broken',
    text: `
      Reisbureau De Kompasroos
      Reisschema Schotland
      Boekingsnummer: 7718-SC-27
      Reizigers: de heer Joris Vermaas

      Zaterdag 5 juni 2027
       Vlucht KL 925 Amsterdam - Edinburgh, vertrek 09.30, aankomst 10.05 uur
       Overnachting: Leith Dock Hotel, 4 Harbour Lane, Edinburgh
       (2 nachten, conf. 66120933)

      Maandag 7 juni – 180 km
       Via Pitlochry naar het noorden.
       Overnachting: The Larchfield, Ness Bank, Inverness (1 nacht, conf. LRC 40118)

      Dinsdag 8 juni
       Terug naar Edinburgh
       Vlucht KL 934 Edinburgh - Amsterdam, vertrek 18.10, aankomst 20.45 uur`,
    products: [
      'KL 925 AMS 2027-06-05T09:30 – EDI 2027-06-05T10:05',
      'KL 934 EDI 2027-06-08T18:10 – AMS 2027-06-08T20:45',
      'Leith Dock Hotel | 2027-06-05 – 2027-06-07 | 4 Harbour Lane, Edinburgh | 66120933',
      'The Larchfield | 2027-06-07 – 2027-06-08 | Ness Bank, Inverness | LRC 40118',
    ],
    people: ['Joris Vermaas'],
    reference: '7718-SC-27',
  },
  {
    name: 'an English one that tells the nights first, within what else is done on the day, without flights',
    text: `
      Your final itinerary
      Booking reference TW-40921
      Travellers: Mrs Ida Penrose

      Tue 7 Sep 2027
      Meet your guide at noon. 2 nights at Hotel Clairval, 8 Rue des Lices, 84000 Avignon (hotel conf. CLV2210). Bed and breakfast.
      Wed 8 Sep
      At leisure, with a walk by the river.
      Thu 9 Sep
      3 nights at Maison Verdon, 2 Quai Neuf, 13200 Arles (hotel conf. 88104). Half board.
      Sun 12 Sep
      A taxi takes you home.`,
    products: [
      'Hotel Clairval | 2027-09-07 – 2027-09-09 | 8 Rue des Lices, 84000, Avignon | CLV2210',
      'Maison Verdon | 2027-09-09 – 2027-09-12 | 2 Quai Neuf, 13200, Arles | 88104',
    ],
    people: ['Ida Penrose'],
    reference: 'TW-40921',
  },
  {
    name: 'a Spanish one that numbers its days and tells what one may visit from a price, right above the next day',
    text: `
      Confirmación de tu reserva
      Localizador: P5518820
      Pasajeros: Dña. Rosa Iglesias

      Día 1 · lunes 3 mayo 2027
      Entrada en Hotel Aurelia, Via Dogali 7, 00185 Roma. 2 noches, alojamiento y desayuno. Confirmación hotel: 220-771

      Día 2
      Libre en Roma. Opcional: visita guiada (desde 45 €, no incluida).

      Día 3 · miércoles 5 mayo
      Entrada en Hotel Bargello, Via Ghibellina 9, 50122 Florencia. 1 noche. Confirmación hotel: HBR-9012
      Opcional: subida al campanario (desde 20 €).

      Día 4 · jueves 6 mayo
      Fin del viaje.`,
    products: [
      'Hotel Aurelia | 2027-05-03 – 2027-05-05 | Via Dogali 7, 00185, Roma | 220-771',
      'Hotel Bargello | 2027-05-05 – 2027-05-06 | Via Ghibellina 9, 50122, Florencia | HBR-9012',
    ],
    people: ['Rosa Iglesias'],
    reference: 'P5518820',
  },
  {
    name: 'towns in which one spends the nights, of which no house is told, beside a flight',
    text: `
      Reiseplan
      Buchungsnummer: 4410-77
      Reisende: Frau Ute Lang

      Sa 05.06.2027
      LX 1952   Zürich (ZRH) ab 12.10 Uhr – Barcelona (BCN) an 13.50 Uhr
      Übernachtung: Girona, Katalonien (2 Nächte)
      Mo 07.06.2027
      Übernachtung in Figueres, Spanien (1 Nacht)
      Di 08.06.2027
      LX 1953   Barcelona (BCN) ab 14.35 Uhr – Zürich (ZRH) an 16.20 Uhr`,
    products: ['LX 1952 ZRH 2027-06-05T12:10 – BCN 2027-06-05T13:50', 'LX 1953 BCN 2027-06-08T14:35 – ZRH 2027-06-08T16:20'],
    people: ['Ute Lang'],
    reference: '4410-77',
  },
  {
    name: 'a list of a French agency, of each house the address and below it its days with one year, under a word for houses',
    text: `
      CONFIRMATION DE RÉSERVATION
      Dossier : 27-004417
      Client : Mme Odile Ferrand

      HÉBERGEMENTS
      Le Grand Mélèze, 7 rue du Lavoir, 05100 Briançon
      du 28/06 au 02/07/2027, ch. double
      confirmation GM-2204
      Les Trois Sources, 14 avenue des Alpes, 74400 Chamonix
      du 02/07 au 05/07/2027, ch. double
      confirmation 8831-TS`,
    products: [
      'Le Grand Mélèze | 2027-06-28 – 2027-07-02 | 7 rue du Lavoir, 05100, Briançon | GM-2204',
      'Les Trois Sources | 2027-07-02 – 2027-07-05 | 14 avenue des Alpes, 74400, Chamonix | 8831-TS',
    ],
    reference: '27-004417',
  },
]
