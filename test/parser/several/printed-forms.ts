/** Documents made for the tests as printed forms are: international tickets of railways, labels in two languages, values apart from their labels. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const PRINTED_FORMS: readonly Sample[] = [
  {
    name: 'an international ticket with its reservation',
    text: `
      CIV 1154                FAHRKARTE + RESERVIERUNG / TICKET + RESERVATION      01 ADULT
      DATUM   ZEIT    VON -> NACH / FROM -> TO                      DATUM   ZEIT    KL
      18.06   07:25   PRAHA HL.N.  ->  BERLIN HBF                   18.06   11:46   2
      EC 176          WAGEN/COACH 259       SITZPLATZ/SEAT 51
      Gedruckt am 02.05.2027
      Buchungsnummer 4471-2908-31`,
    products: ['EC 176 PRAHA HL.N. 2027-06-18T07:25 – BERLIN HBF 2027-06-18T11:46'],
  },
  {
    name: 'labels in two languages over values',
    text: `
      BILJETT / TICKET
      Bokningskod / Booking code: WQXTPL
      Avgång / Departure      Från / From         Till / To           Ankomst / Arrival
      2027-06-14 07:04        Linköping C         Stockholm C         2027-06-14 08:50
      Tåg / Train             Vagn / Coach        Plats / Seat
      SJ Snabbtåg 520         4                   62
      Resenär / Passenger: Nils Hedlund`,
    products: ['SJ Snabbtåg 520 Linköping C 2027-06-14T07:04 – Stockholm C 2027-06-14T08:50'],
    people: ['Nils Hedlund'],
    reference: 'WQXTPL',
  },
  {
    name: 'a Hungarian ticket in two languages',
    text: `
      E-vonatjegy / E-train ticket
      Rendelés azonosító / Order ID: 4471290831
      Utazás dátuma / Date of travel: 2027.06.21
      Budapest-Keleti  09:40   →   Wien Hbf  12:21
      Vonat / Train: RJX 62    Kocsi / Coach: 23    Hely / Seat: 45
      Utas neve / Passenger name: Callum Reid`,
    products: ['RJX 62 Budapest-Keleti 2027-06-21T09:40 – Wien Hbf 2027-06-21T12:21'],
    people: ['Callum Reid'],
    reference: '4471290831',
  },
  {
    name: 'a French form with the train before the ends',
    text: `
      BILLET                                       QXWTPL
      TGV 6143        Classe 2
      Dép. 15/06 à 08h37 de PARIS GARE DE LYON
      Arr. 15/06 à 11h41 à MARSEILLE ST CHARLES
      Voiture 05   Place 73 Fenêtre
      Billet émis le 03/05/2027
      Dossier : QXWTPL       Nom : ARMAND LUCIEN`,
    products: ['TGV 6143 PARIS GARE DE LYON 2027-06-15T08:37 – MARSEILLE ST CHARLES 2027-06-15T11:41'],
    reference: 'QXWTPL',
  },
  {
    name: 'a Czech form with labels under one another and values after them',
    text: `
      Jízdenka
      Kód rezervace: QX7TPLW
      Odjezd            Brno hl.n.         24.06.2027  06:22
      Příjezd           Praha hl.n.        24.06.2027  08:58
      Vlak              RJ 574             vůz 3   místo 41
      Cestující         Eliška Horáková`,
    products: ['RJ 574 Brno hl.n. 2027-06-24T06:22 – Praha hl.n. 2027-06-24T08:58'],
    people: ['Eliška Horáková'],
  },
  {
    name: 'a Romanian mail',
    text: `
      Confirmare rezervare
      Număr rezervare: 44712908
      Plecare: București Nord, 19.06.2027, ora 06:00
      Sosire: Brașov, 19.06.2027, ora 08:31
      Tren: IR 1621, vagon 4, loc 51
      Călător: Andrei Munteanu`,
    products: ['IR 1621 București Nord 2027-06-19T06:00 – Brașov 2027-06-19T08:31'],
    reference: '44712908',
  },
  {
    name: 'an Irish booking with a return',
    text: `
      Your booking is confirmed: reference 7QXTP
      Outbound: Dublin Heuston to Cork (Kent), Saturday 19 June 2027, departing 09:00, arriving 11:35, coach C seat 23
      Return: Cork (Kent) to Dublin Heuston, Sunday 20 June 2027, departing 16:25, arriving 19:00, coach D seat 41
      Passenger: Ms Aoife Brannigan
      Train tickets are valid only on the trains booked.`,
    products: ['? Dublin Heuston 2027-06-19T09:00 – Cork 2027-06-19T11:35', '? Cork 2027-06-20T16:25 – Dublin Heuston 2027-06-20T19:00'],
    people: ['Aoife Brannigan'],
  },
  {
    name: 'a Canadian train with a stop under each label',
    text: `
      Booking confirmation
      Booking number: QX7TPL
      Train 57
      Departure
      OTTAWA
      Tue. Jun. 22, 2027 8:15 AM
      Arrival
      TORONTO UNION
      Tue. Jun. 22, 2027 12:46 PM
      Class: Economy   Car 4   Seat 12A
      Passenger: Dean Quigley`,
    products: ['57 OTTAWA 2027-06-22T08:15 – TORONTO UNION 2027-06-22T12:46'],
    people: ['Dean Quigley'],
    reference: 'QX7TPL',
  },
  {
    name: 'a coach with stops that are addresses',
    text: `
      Your trip is booked - booking number #3044712908
      Coach 784
      Wednesday 23 June 2027
      07:30  Lille (Lille Europe)
             Boulevard de Turin, 59777 Lille
      11:55  London (Victoria Coach Station)
             164 Buckingham Palace Road, SW1W 9TP London
      1 Adult   Odile Armand   Seat 7B`,
    products: ['784 Lille (Lille Europe) 2027-06-23T07:30 – London (Victoria Coach Station) 2027-06-23T11:55'],
    reference: '3044712908',
  },
  {
    name: 'a German reservation in one sentence',
    text: `
      Ihre Reservierung
      Auftragsnummer: QX7T PL
      Sehr geehrter Herr Oehler, wir haben für Sie am 24.06.2027 im ICE 781 von Hannover Hbf (ab 10:26) nach Würzburg Hbf (an 12:27) einen Sitzplatz reserviert.
      Wagen 6, Platz 82, Fenster, Ruhebereich`,
    products: ['ICE 781 Hannover Hbf 2027-06-24T10:26 – Würzburg Hbf 2027-06-24T12:27'],
  },
  {
    name: 'an agency plan of a train, a stay and a train',
    text: `
      Itinerary for Ms Harriet Bowman                    Agency reference: HB44712
      RAIL      Mon 14 Jun 2027
                Eurostar 9004   London St Pancras 07:01 - Paris Nord 10:20   coach 9 seat 61   ref QX7TPL
      HOTEL     Mon 14 Jun 2027 - Wed 16 Jun 2027   2 nights
                Hotel des Deux Ponts, 8 rue du Bac, 75007 Paris    confirmation 44712-88
      RAIL      Wed 16 Jun 2027
                Eurostar 9047   Paris Nord 18:13 - London St Pancras 19:30   coach 4 seat 12   ref QX7TPL`,
    products: [
      'Eurostar 9004 London St Pancras 2027-06-14T07:01 – Paris Nord 2027-06-14T10:20',
      'Eurostar 9047 Paris Nord 2027-06-16T18:13 – London St Pancras 2027-06-16T19:30',
      'Hotel des Deux Ponts | 2027-06-14 – 2027-06-16 | 8 rue du Bac, 75007, Paris | 44712-88',
    ],
    people: ['Harriet Bowman'],
  },
  {
    name: 'a package with its board in a column, which is no house, and rules of change that undo nothing',
    text: `
      Reisbescheiden
      Reisnummer: TR130589
      Wijzigingen en annuleringen volgens de tariefvoorwaarden.

      Reizigers
      Jorrit Veldkamp

      Flug-Nr. HV 5355   12.09.2027   Amsterdam (AMS)   Palma de Mallorca (PMI)   06:10   08:40
      Flug-Nr. HV 5356   19.09.2027   Palma de Mallorca (PMI)   Amsterdam (AMS)   09:30   12:05

      Struttura   Arrivo   Partenza   Camera   Trattamento
      Cala Pina Playa   12/09/2027   19/09/2027   Camera superior   Mezza pensione
      Carrer des Port 14, 07559 Cala Pina`,
    products: [
      'HV 5355 AMS 2027-09-12T06:10 – PMI 2027-09-12T08:40',
      'HV 5356 PMI 2027-09-19T09:30 – AMS 2027-09-19T12:05',
      'Cala Pina Playa | 2027-09-12 – 2027-09-19 | Carrer des Port 14, 07559, Cala Pina | TR130589',
    ],
    people: ['Jorrit Veldkamp'],
    reference: 'TR130589',
  },
  {
    name: 'what an Italian organiser calls the statement and confirmation of a package',
    text: `
      Estratto conto e conferma di prenotazione
      Numero pratica: VC4QV2
      Partecipanti: Elvira Sartoni
      Volo AZ 204   27/03/2027   Roma Fiumicino (FCO) 08:05   Londra Heathrow (LHR) 09:50
      Volo AZ 205   01/04/2027   Londra Heathrow (LHR) 11:00   Roma Fiumicino (FCO) 14:35
      Acconto versato   300,00 EUR
      Saldo   120,00 EUR`,
    products: ['AZ 204 FCO 2027-03-27T08:05 – LHR 2027-03-27T09:50', 'AZ 205 LHR 2027-04-01T11:00 – FCO 2027-04-01T14:35'],
    people: ['Elvira Sartoni'],
    reference: 'VC4QV2',
  },
]
