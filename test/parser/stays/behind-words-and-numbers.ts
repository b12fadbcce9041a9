/** Stays below words for what one sleeps in, behind numbers in sentences and beside dues and days that fall away, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const STAYS_BEHIND_WORDS: readonly Sample[] = [
  {
    name: 'a stay beside a due that falls away for some, with the address of the firm of the house',
    subject: 'Ihre Reservierungsbestätigung Nr. 27-00415',
    text: `
      Hotel Lerchenfeld
      Naumburg · seit 1902
      Sehr geehrte Frau Ostermann,
      wir bestätigen Ihnen gern die folgende Reservierung:
      Reservierungsnummer:   27-00415
      Gast:   Frau Gisela Ostermann
      Anreise:   Mittwoch, 26.05.2027 (ab 15.00 Uhr)
      Abreise:   Samstag, 29.05.2027 (bis 11.00 Uhr)
      Zimmer:   1 Einzelzimmer zum Hof
      Gästetaxe:   2,50 EUR pro Nacht (entfällt bei Dienstreisen)

      Hotel Lerchenfeld GmbH · Lindenring 7 · 06618 Naumburg · Tel. 03445 / 555 0
      Geschäftsführer: Jost Lerche · Amtsgericht Stendal HRB 110`,
    products: ['Hotel Lerchenfeld | 2027-05-26 – 2027-05-29 | Lindenring 7, 06618, Naumburg | 27-00415'],
    people: ['Gisela Ostermann'],
  },
  {
    name: 'a stay whose old days have fallen away, with the new ones below a heading',
    subject: 'Bevestiging reservering 2027-30618 (wijziging)',
    from: 'Hotel De Zwaluw <receptie@dezwaluw.example>',
    text: `
      Geachte heer Terpstra,
      Hierbij bevestigen wij de wijziging van uw reservering.
        Reserveringsnummer : 2027-30618
        Gast               : de heer Sjoerd Terpstra
        Oude data          : ma 13-09-2027 t/m wo 15-09-2027  (vervallen)

        NIEUWE DATA
        Aankomst           : dinsdag 21-09-2027, vanaf 15.00 uur
        Vertrek            : vrijdag 24-09-2027, tot 11.00 uur
        Kamer              : 1x eenpersoonskamer

      Hotel De Zwaluw
      Brinklaan 12
      7411 DB Deventer`,
    products: ['Hotel De Zwaluw | 2027-09-21 – 2027-09-24 | Brinklaan 12, 7411 DB, Deventer, NL | 2027-30618'],
  },
  {
    name: 'the number of a stay, behind that word in a sentence',
    text: `
      Hôtel du Lavoir
      Voici le récapitulatif de votre séjour n° LAV-40217, enregistré le 30 septembre 2026.
      Arrivée : vendredi 5 novembre 2027
      Départ : lundi 8 novembre 2027
      1 chambre double, 3 nuits
      Hôtel du Lavoir, 8 rue des Tanneurs, 67600 Sélestat`,
    products: ['Hôtel du Lavoir | 2027-11-05 – 2027-11-08 | 8 rue des Tanneurs, 67600, Sélestat | LAV-40217'],
    reference: 'LAV-40217',
  },
  {
    name: 'the number of a stay with letters and a stroke, and all for whom its letter says it is kept',
    from: 'Agriturismo Le Ginestre <info@leginestre.example>',
    text: `
      Gentile Ermete,
      grazie per la caparra. La prenotazione è quindi confermata con il numero GN 72/27.
      Vi aspettiamo venerdì 23 aprile 2027, dalle 15.30 in poi, e ripartite lunedì 26 aprile entro le 10.30. Sono tre notti nell'appartamento "La Stalla" con due camere, per Ermete Savoldi, Ebe Torriani e i due bambini.
      Siamo qui:
      Agriturismo Le Ginestre
      Via dei Forni 12
      53042 Chianciano Terme (SI)`,
    products: ['Agriturismo Le Ginestre | 2027-04-23 – 2027-04-26 | Via dei Forni 12, 53042, Chianciano Terme (SI) | GN 72/27'],
    people: ['Ermete Savoldi', 'Ebe Torriani'],
  },
  {
    name: 'a form in which dots lead to values, with a short word for its number and one for who comes',
    text: `
      All set.
        Ref ............ TBH-4K2-317
        Check in ....... Mon 9 August 2027, from 2pm
        Check out ...... Fri 13 August 2027, by 10am
        Who ............ Ada Winterbourne, Freya Holm
        Beds ........... 2 beds in a mixed dorm

      Tolbooth Hostel
      31 Candlemaker Close
      Edinburgh EH1 2QB`,
    products: ['Tolbooth Hostel | 2027-08-09 – 2027-08-13 | 31 Candlemaker Close, EH1 2QB, Edinburgh, GB | TBH-4K2-317'],
    people: ['Ada Winterbourne', 'Freya Holm'],
  },
  {
    name: 'houses below a word for them in an itinerary, between flights and a car told in sentences',
    text: `
      Harbour & Vine Journeys
      Our reference: HV/27/3308.
      Travellers: Mr Rupert Alderton and Mrs Hester Alderton.

      Saturday 9 October – Wednesday 13 October 2027
      HOTEL
      Mill Street House & Rooms, 40 Mill Street, Gardens, Cape Town 8001
      4 nights, Courtyard room with breakfast.
      Check-in from 14:00.
      Confirmation MSH-30117.
      Wednesday 13 October 2027
      CAR HIRE   Collect your car at 10:00 from Avis, Cape Town Strand Street. Compact with air conditioning, all insurances and no excess to pay. Return it to Avis, George Airport on Tuesday 19 October by 13:30. Voucher number AV5511902. Driver: Rupert Alderton.
      HOTEL
      Heatherkloof Manor, 112 Baron Street, Oudtshoorn 6625
      13 October to 16 October, 3 nights, Terrace Suite, dinner included.
      Confirmation 83307.
      Saturday 16 October – Tuesday 19 October 2027
      HOTEL
      Heron Lodge Knysna, 5 Armstrong Street, Knysna 6571
      3 nights, Attic room with breakfast. Confirmation HLK/1016/4.
      Tuesday 19 October 2027
      FLIGHT   British Airways BA54, Johannesburg OR Tambo to London Heathrow (Terminal 5). Departs 20:20, arrives 06:45 on Wednesday 20 October.`,
    products: [
      'BA 54 JNB 2027-10-19T20:20 – LHR 2027-10-20T06:45',
      'Mill Street House & Rooms | 2027-10-09 – 2027-10-13 | 40 Mill Street, Gardens, 8001, Cape Town | MSH-30117',
      'Heatherkloof Manor | 2027-10-13 – 2027-10-16 | 112 Baron Street, 6625, Oudtshoorn | 83307',
      'Heron Lodge Knysna | 2027-10-16 – 2027-10-19 | 5 Armstrong Street, 6571, Knysna | HLK/1016/4',
      'Avis | 2027-10-13T10:00 Avis, Cape Town Strand Street | 2027-10-19T13:30 Avis, George Airport | AV5511902',
    ],
  },
  {
    name: 'houses in rows that begin with their nights in figures, and no year',
    text: `
      LAGUNA VIAGGI - Chioggia
      Programma definitivo di viaggio
      Pratica n. 2027/0318

      VOLI (Ryanair, codice prenotazione KH6TRB)
      gio 02/09/2027  FR 4707  Bergamo Orio al Serio - Bari      h 07.10 - 08.40

      HOTEL
      --------------------------------------------
      02/09 - 06/09  (4 notti)  MASSERIA TORRE SPAGNOLA
                     Contrada Impalata 31, 70043 Monopoli (BA)
                     Camera Deluxe, B&B - conferma 217/27
      06/09 - 09/09  (3 notti)  HOTEL SASSI LUCANI
                     Via Ridola 14, 75100 Matera
                     Doppia, B&B - conferma SL31180`,
    products: [
      'FR 4707 BGY 2027-09-02T07:10 – BRI 2027-09-02T08:40',
      'MASSERIA TORRE SPAGNOLA | 2027-09-02 – 2027-09-06 | Contrada Impalata 31, 70043, Monopoli (BA) | 217/27',
      'HOTEL SASSI LUCANI | 2027-09-06 – 2027-09-09 | Via Ridola 14, 75100, Matera | SL31180',
    ],
  },
  {
    name: 'a house behind its nights whose name says no kind, above both its days, and its town alone',
    text: `
      Saltmarsh Travel
      Booking reference: SM410772/1
      Thu 11 Feb 27
      ACCOMMODATION 3 nights - The Gannet Lookout, Hermanus
      Check in Thu 11 Feb 27, check out Sun 14 Feb 27
      Harbour Room, Bed & Breakfast · Supplier reference: 71194
      Sun 14 Feb 27
      ACCOMMODATION 3 nights - Heron Lagoon House, Knysna
      Check in Sun 14 Feb 27, check out Wed 17 Feb 27
      Reed Room, Bed & Breakfast · Supplier reference: HLH/271/K`,
    products: [
      'The Gannet Lookout | 2027-02-11 – 2027-02-14 | Hermanus | 71194',
      'Heron Lagoon House | 2027-02-14 – 2027-02-17 | Knysna | HLH/271/K',
    ],
  },
  {
    name: 'the town alone behind the stars of a house, and behind its name above both days',
    text: `
      Boekingsnummer   6618340
      Dag 1 – zaterdag 3 april 2027
      Vlucht HV6645, Transavia
      Amsterdam Schiphol 06:50 – Funchal 10:00 (lokale tijd)
      Huurauto Costa Autos, categorie C (Renault Clio), voucher CA-330417
      Ophalen: Madeira Airport, 03-04-2027 10:45
      Inleveren: Madeira Airport, 10-04-2027 08:30
      Hotel Quinta do Miradouro ****, Funchal
      Aankomst 03-04-2027, vertrek 07-04-2027 (4 nachten), kamer met zeezicht
      Dag 5 – woensdag 7 april 2027
      Hotel Solar da Serra, São Vicente
      Aankomst 07-04-2027, vertrek 10-04-2027 (3 nachten), standaardkamer`,
    products: [
      'HV 6645 AMS 2027-04-03T06:50 – FNC 2027-04-03T10:00',
      'Hotel Quinta do Miradouro | 2027-04-03 – 2027-04-07 | Funchal | ?',
      'Hotel Solar da Serra | 2027-04-07 – 2027-04-10 | São Vicente | ?',
      'Costa Autos | 2027-04-03T10:45 Madeira Airport | 2027-04-10T08:30 Madeira Airport | CA-330417',
    ],
  },
  {
    name: 'a house above its kind below the head of a mail that was sent on, and not its offices',
    subject: 'Fwd: Confirmación de su estancia | Carmen del Granado',
    text: `
      Mamá, aquí dormimos.
      ---------- Forwarded message ---------
      De: Carmen del Granado <recepcion@carmengranado.example>
      Date: dom, 14 feb 2027 a las 12:31
      Subject: Confirmación de su estancia | Carmen del Granado
      To: <olga.ruano@example.org>

      Carmen del Granado
      HOTEL BOUTIQUE ★★★★ GRANADA

      Estimada Olga Ruano,
      Nos complace confirmar su reserva con localizador CDG-61842.
      Llegada: 30 abril 2027, desde las 15:00 h
      Salida: 3 mayo 2027, hasta las 12:00 h
      Habitación 1: Doble, 2 adultos

      Cuesta del Rey 19, 18010 Granada · Tel. 958 55 01 15 · Oficinas: Gran Vía 44, 28013 Madrid`,
    products: ['Carmen del Granado | 2027-04-30 – 2027-05-03 | Cuesta del Rey 19, 18010, Granada | CDG-61842'],
  },
  {
    name: 'a family of whom the letter of a host names the parents and the children',
    text: `
      Landhaus Silberdistel – Fam. Bichler
      Talweg 4
      87561 Oberstdorf

      Buchungsbestätigung

      Liebe Familie Ansorge,

      herzlichen Dank für Ihren Anruf! Gerne bestätigen wir Ihnen die Ferienwohnung "Gipfelblick" für die Zeit vom 13. bis 20. Februar 2027, für Thomas und Silke Ansorge mit den Kindern Jonas (9) und Mia (6).`,
    products: ['Landhaus Silberdistel | 2027-02-13 – 2027-02-20 | Talweg 4, 87561, Oberstdorf | ?'],
    people: ['Thomas Ansorge', 'Silke Ansorge', 'Jonas Ansorge', 'Mia Ansorge'],
  },
  {
    name: 'a house beside both its days, one below the other, among the services of a journey',
    text: `
      Reiseplan
      Reisender: Jost Lerche
      Vorgang: RP-27-3301

      Mi 10.11.27   HOTEL  Elbhof Dresden
        bis         Große Elbgasse 15, 01097 Dresden
      Fr 12.11.27   Tel. 0351 555 0
                    EZ Classic inkl. Frühstück, 134,00 EUR/Nacht
                    Bestätigungsnr. EH-8820174

      Fr 12.11.27   LH 209   Dresden (DRS) - Frankfurt (FRA)   18:20 - 19:20`,
    products: [
      'LH 209 DRS 2027-11-12T18:20 – FRA 2027-11-12T19:20',
      'Elbhof Dresden | 2027-11-10 – 2027-11-12 | Große Elbgasse 15, 01097, Dresden | EH-8820174',
    ],
  },
]
