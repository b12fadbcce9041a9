/** The last documents made for the tests, to see what the rules make of what they were not made for. Nobody in them exists. */

import type { Sample } from './sample.ts'

export const FRESH: readonly Sample[] = [
  {
    name: 'an Italian train in a mail of few lines',
    text: `
      Gentile Aldo Morandi,
      ecco il tuo biglietto. Codice PNR: QXT7PL
      Frecciarossa 9626 da Napoli Centrale a Milano Centrale
      lunedì 5 luglio 2027, partenza 09:09, arrivo 13:40
      Carrozza 8, posto 3C, Standard`,
    products: ['Frecciarossa 9626 Napoli Centrale 2027-07-05T09:09 – Milano Centrale 2027-07-05T13:40'],
    people: ['Aldo Morandi'],
    reference: 'QXT7PL',
  },
  {
    name: 'a French train with an arrow between towns and hours apart',
    text: `
      Votre e-billet
      05/07/2027    Toulouse Matabiau  >  Bordeaux St Jean
      Heure de départ     14h06
      Heure d'arrivée     16h14
      N° de train         4660  (Intercités)
      Voiture / Place     6 / 24
      Nom / Prénom        ARMAND / ODILE
      Référence           QXTWPL`,
    products: ['N° de train 4660 Toulouse Matabiau 2027-07-05T14:06 – Bordeaux St Jean 2027-07-05T16:14'],
    people: ['Odile Armand'],
    reference: 'QXTWPL',
  },
  {
    name: 'a German group on a train',
    text: `
      Gruppenreservierung, Vorgangsnummer 44712908
      Gruppe: Turnverein Oberdorf, 24 Personen
      ICE 528, Mo 05.07.2027
      Nürnberg Hbf 08:00 - Dortmund Hbf 12:36
      Wagen 3, Plätze 11-34
      Ansprechpartner: Herr Bernd Oehler`,
    products: ['ICE 528 Nürnberg Hbf 2027-07-05T08:00 – Dortmund Hbf 2027-07-05T12:36'],
    people: ['Bernd Oehler'],
    reference: '44712908',
  },
  {
    name: 'a Spanish train with labels above values',
    text: `
      Reserva
      QX7TPL
      Tren
      ALVIA 04087
      Origen
      Bilbao Abando
      Destino
      Madrid Chamartín
      Fecha
      05/07/2027
      Hora de salida
      07:20
      Hora de llegada
      12:04
      Viajero
      Ramón Ibarra Luque`,
    products: ['ALVIA 04087 Bilbao Abando 2027-07-05T07:20 – Madrid Chamartín 2027-07-05T12:04'],
    people: ['Ramón Ibarra Luque'],
  },
  {
    name: 'a British train in a calendar’s words',
    text: `
      Train from Leeds to Carlisle
      When: Tue 6 Jul 2027 09:15 - 11:52
      Ticket collection reference XQ7TWPLK
      1 x adult, Off-Peak Return, Coach A seat 12
      Train operator: Northern`,
    products: ['? Leeds 2027-07-06T09:15 – Carlisle 2027-07-06T11:52'],
    reference: 'XQ7TWPLK',
  },
  {
    name: 'a Swedish night train',
    text: `
      Bokningsbekräftelse   Boknings-ID: QX7T4PLW
      Nattåg 94
      Avgång: Stockholm C  fre 9 jul 2027 18:09
      Ankomst: Luleå C  lör 10 jul 2027 07:31
      Vagn 22, bädd 41 (sovvagn)
      Resenär: Astrid Hedlund`,
    products: ['Nattåg 94 Stockholm C 2027-07-09T18:09 – Luleå C 2027-07-10T07:31'],
    people: ['Astrid Hedlund'],
  },
  {
    name: 'an e-ticket whose fields run together',
    text: `
      E-TICKET ITINERARY RECEIPT
      NAME: REID/CALLUM MR   ETKT: 618 2298441907   REF: QXT7PL
      FLT SQ 326   01JUL27   SIN 2355   FRA 0650 02JUL   CL: Y   ST: OK
      FLT SQ 325   15JUL27   FRA 1220   SIN 0640 16JUL   CL: Y   ST: OK`,
    products: ['SQ 326 SIN 2027-07-01T23:55 – FRA 2027-07-02T06:50', 'SQ 325 FRA 2027-07-15T12:20 – SIN 2027-07-16T06:40'],
    people: ['Callum Reid'],
  },
  {
    name: 'an airline’s mail with cities as headings',
    text: `
      You're going to Reykjavík!
      Booking reference  QXT7PL
      Manchester to Reykjavík
      Thursday 8 July 2027
      Flight FI441
      Departs 12:00 Manchester Terminal 2
      Arrives 13:45 Keflavík
      Reykjavík to Manchester
      Monday 12 July 2027
      Flight FI440
      Departs 07:40 Keflavík
      Arrives 11:15 Manchester Terminal 2
      Who's going: Mr Gareth Lloyd, Mrs Rhiannon Lloyd`,
    products: ['FI 441 MAN 2027-07-08T12:00 – KEF 2027-07-08T13:45', 'FI 440 KEF 2027-07-12T07:40 – MAN 2027-07-12T11:15'],
    people: ['Gareth Lloyd', 'Rhiannon Lloyd'],
    reference: 'QXT7PL',
  },
  {
    name: 'a Polish flight with the names in a list',
    text: `
      Potwierdzenie rezerwacji
      Kod rezerwacji: QX7TPL
      Pasażerowie:
      1. HALINA DUDEK
      2. WOJCIECH ZARĘBA
      Lot W6 1303   Warszawa Chopin (WAW) - Londyn Luton (LTN)
      czwartek, 8 lipca 2027   wylot 06:00   przylot 07:45`,
    products: ['W6 1303 WAW 2027-07-08T06:00 – LTN 2027-07-08T07:45'],
    people: ['Halina Dudek', 'Wojciech Zaręba'],
    reference: 'QX7TPL',
  },
  {
    name: 'a Danish hotel',
    text: `
      Tak for din reservation
      Reservationsnummer: 44712908
      Hotel Havnehuset
      Strandgade 14, 5700 Svendborg
      Ankomst: fredag den 9. juli 2027 (fra kl. 15)
      Afrejse: søndag den 11. juli 2027 (senest kl. 10)
      Gæst: Sofie Krogh, 2 voksne, dobbeltværelse med morgenmad`,
    products: ['Hotel Havnehuset | 2027-07-09 – 2027-07-11 | Strandgade 14, 5700, Svendborg | 44712908'],
    people: ['Sofie Krogh'],
    reference: '44712908',
  },
]
