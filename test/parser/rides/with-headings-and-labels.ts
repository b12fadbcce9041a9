/** Documents of rides with headings, labels and days that might be taken for those of others, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_WITH_HEADINGS: readonly Sample[] = [
  {
    name: 'numbered journeys whose days are no spans, one of them leaving at nine',
    text: `
      Confirmation de votre commande
      Code de réservation (PNR)   Montant total
      H7KQRW   188,00 €

      Trajet 1 - Samedi 5 juin 2027

      15h18   Paris Gare de Lyon   TGV
      TGV 6161
      3h12
      18h30   Marseille Saint-Charles
      Voiture 2, place 71

      Trajet 2 - Mercredi 9 juin 2027

      9h05   Marseille Saint-Charles   TGV
      TGV 9742
      1h40
      10h45   Lyon Part-Dieu
      Voiture 6, place 12

      Trajet 3 - Vendredi 11 juin 2027

      16h04   Lyon Part-Dieu   TGV
      TGV 6622
      1h58
      18h02   Paris Gare de Lyon
      Voiture 9, place 33`,
    products: [
      'TGV 6161 Paris Gare de Lyon 2027-06-05T15:18 – Marseille Saint-Charles 2027-06-05T18:30',
      'TGV 9742 Marseille Saint-Charles 2027-06-09T09:05 – Lyon Part-Dieu 2027-06-09T10:45',
      'TGV 6622 Lyon Part-Dieu 2027-06-11T16:04 – Paris Gare de Lyon 2027-06-11T18:02',
    ],
    reference: 'H7KQRW',
  },
  {
    name: 'crossings of which each thing stands below its label, and a hotel that one is asked to book',
    text: `
      Boekingsbevestiging
      Boekingsnummer
      61830447

      Heenreis
      Vertrek
      Amsterdam (IJmuiden)
      Datum
      zaterdag 17 juli 2027
      Vertrektijd
      17:30 uur
      Aankomst
      Newcastle (North Shields)
      Datum
      zondag 18 juli 2027
      Aankomsttijd
      09:15 uur
      Hut
      1x binnenhut, dek 6

      Terugreis
      Vertrek
      Newcastle (North Shields)
      Datum
      zaterdag 24 juli 2027
      Vertrektijd
      17:00 uur
      Aankomst
      Amsterdam (IJmuiden)
      Datum
      zondag 25 juli 2027
      Aankomsttijd
      09:45 uur
      Hut
      1x binnenhut, dek 5

      Alle tijden van de overtocht zijn lokale tijden.
      Nog geen verblijf? Boek een hotel in Newcastle, York of Edinburgh via onze partner.
      Terminal: Oost, bij de sluizen van IJmuiden`,
    products: [
      '? Amsterdam (IJmuiden) 2027-07-17T17:30 – Newcastle (North Shields) 2027-07-18T09:15',
      '? Newcastle (North Shields) 2027-07-24T17:00 – Amsterdam (IJmuiden) 2027-07-25T09:45',
    ],
    reference: '61830447',
  },
  {
    name: 'coaches told in sentences that a mail program broke inside their days',
    text: `
      Thank you for riding with Lakeline Coaches.

      Reservation number: 71-0042-061227-CHIIND-1430-CHI
        Depart Chicago, IL, Canal St and Harrison St on Saturday, June 12, 2027
        at 2:30 PM (CT)
        Arrive Indianapolis, IN, Market East, Alabama St at 7:05 PM (ET)
        Number of passengers: 1

      Reservation number: 71-0042-061227-INDCIN-1940-IND
        Depart Indianapolis, IN, Market East, N Alabama St on Saturday, June 12,
        2027 at 7:40 PM (ET)
        Arrive Cincinnati, OH, 12 Gest St at 9:50 PM (ET)
        Number of passengers: 1

      Please be at your bus stop 15 minutes early.`,
    products: [
      '? Chicago 2027-06-12T14:30 – Indianapolis 2027-06-12T19:05',
      '? Indianapolis 2027-06-12T19:40 – Cincinnati 2027-06-12T21:50',
    ],
    reference: '71-0042-061227-CHIIND-1430-CHI',
  },
  {
    name: 'a way out beside its day, below what says that all is paid',
    text: `
      Il tuo acquisto è confermato! Ecco i biglietti dell'autobus.
      Codice di prenotazione   BLT7R4WQ
      Data acquisto   11/03/2027 23:08
      Stato   PAGATO
      ANDATA - tratta 1 di 1   sabato 8 maggio 2027
      07:15
      Napoli
      Corso Lucci 156
      09:45
      Roma Tiburtina
      Largo Mazzoni
      Corsa   IB 1042
      RITORNO   sabato 15 maggio 2027
      10:35
      Roma Tiburtina
      Largo Mazzoni
      13:05
      Napoli
      Corso Lucci 156
      Corsa   IB 1047`,
    products: [
      'IB 1042 Napoli 2027-05-08T07:15 – Roma Tiburtina 2027-05-08T09:45',
      'IB 1047 Roma Tiburtina 2027-05-15T10:35 – Napoli 2027-05-15T13:05',
    ],
    reference: 'BLT7R4WQ',
  },
  {
    name: 'days as headings of the rows below them, and not of the rows above',
    text: `
      Er reseplan
      Bokningsnummer   RB-218840
      Tåg   Avgång   Ankomst   Klass
      Lördag 12 juni 2027
      EC 397   11.29 København H   16.08 Hamburg Hbf   2 kl
      Måndag 14 juni 2027
      EC 175   08.51 Hamburg Hbf   15.26 Praha hl.n.   2 kl`,
    products: [
      'EC 397 København H 2027-06-12T11:29 – Hamburg Hbf 2027-06-12T16:08',
      'EC 175 Hamburg Hbf 2027-06-14T08:51 – Praha hl.n. 2027-06-14T15:26',
    ],
    reference: 'RB-218840',
  },
  {
    name: 'coaches with where they go on to and how long they take between their times',
    text: `
      Votre réservation 7KDWX4Q2
      Aller – vendredi 11 juin 2027
      08:15
      Lyon
      Gare de Perrache
      Bus n° 5718 · direction Barcelone · 5 h 05 · Opéré par Autocars Fabre
      13:20
      Montpellier
      Gare routière`,
    products: ['5718 Lyon 2027-06-11T08:15 – Montpellier 2027-06-11T13:20'],
    reference: '7KDWX4Q2',
  },
  {
    name: 'rows of ports that nobody lists, with their ships below a heading',
    text: `
      Billet
      Bookingnummer 61190437
      Overfart 1: Puttgarden – Rødby
      Afgang   Dato og tid   Ankomst   Dato og tid
      Puttgarden Fährhafen   lørdag 29-05-2027 kl. 23:45 Rødby Færgehavn   søndag 30-05-2027 kl. 00:30
      Skib   Billettype   Køretøj   Nummerplade
      M/F Prins Aksel   Economy   Personbil   AB 12 345
      Kære Mette Holm, tak for din bestilling.`,
    products: ['M/F Prins Aksel Puttgarden Fährhafen 2027-05-29T23:45 – Rødby Færgehavn 2027-05-30T00:30'],
  },
  {
    name: 'a station behind the name of its town and a dash, below a label that says it is one end',
    text: `
      Booking ID   50871527
      Your booking is confirmed!
      Trip 1 of 1 · Bus

      From   Surat Thani - Donsak Pier

      Departs   Sun 31 Jan 2027, 13:00

      To   Krabi - Krabi Town Bus Terminal

      Arrives   Sun 31 Jan 2027, 17:30

      Seats   4A, 4B`,
    products: ['? Surat Thani - Donsak Pier 2027-01-31T13:00 – Krabi - Krabi Town Bus Terminal 2027-01-31T17:30'],
    reference: '50871527',
  },
  {
    name: 'two stations in no list behind their labels, which say that they are stations',
    text: `
      Bestillingsbekreftelse
      Referansenummer: K7QLVF
      Tog: RE 1644
      Fra: Tuvedal stasjon
      Til: Skarnes vest stasjon
      Avgang: lør. 28. aug. 2027 12:15
      Ankomst: lør. 28. aug. 2027 15:06
      Reisetid: 2h 51m
      Passasjer: Fru Marie Brattli`,
    products: ['RE 1644 Tuvedal stasjon 2027-08-28T12:15 – Skarnes vest stasjon 2027-08-28T15:06'],
    people: ['Marie Brattli'],
    reference: 'K7QLVF',
  },
  {
    name: 'two stations in no list on a way, that say so in French',
    text: `
      Votre billet de car
      Numéro de réservation : 4417 3021
      Gare routière de Clairlieu → Gare routière de Montbrun
      Autocar 4417
      samedi 5 juin 2027, 08:10 – 09:55
      Voyageur : Mme Odile Varenne`,
    products: ['4417 Gare routière de Clairlieu 2027-06-05T08:10 – Gare routière de Montbrun 2027-06-05T09:55'],
    people: ['Odile Varenne'],
    reference: '4417 3021',
  },
  {
    name: 'two in no list beside their times in Polish',
    text: `
      Bilet autobusowy
      Numer rezerwacji: 88120417
      Autobus 712
      12 lipca 2027
      07:20   Dworzec Autobusowy Zarzyn
      09:05   Dworzec Autobusowy Wolsk
      Pasażer: Jan Kowalczyk`,
    products: ['712 Dworzec Autobusowy Zarzyn 2027-07-12T07:20 – Dworzec Autobusowy Wolsk 2027-07-12T09:05'],
    people: ['Jan Kowalczyk'],
    reference: '88120417',
  },
  {
    name: 'rows that begin with the way there and back, over which the heading says nothing',
    text: `
      Bokningsnummer: TB5091187
      Datum   Tåg   Från   Avg.   Till   Ank.   Vagn/plats
      Utresa   fre 18 dec 2026   7074   Göteborg C   14.35   Kristinehamn   17.42   1 / 33, 34
      Återresa   sön 27 dec 2026   7075   Kristinehamn   10.16   Göteborg C   13.20   2 / 7, 8
      Resenär: Gun Åkerby`,
    products: [
      '7074 Göteborg C 2026-12-18T14:35 – Kristinehamn 2026-12-18T17:42',
      '7075 Kristinehamn 2026-12-27T10:16 – Göteborg C 2026-12-27T13:20',
    ],
    people: ['Gun Åkerby'],
    reference: 'TB5091187',
  },
  {
    name: 'the same in German, with a day that stands where its heading is not',
    text: `
      Auftragsnummer: 4410238871
      Datum   Zug   Von   Ab   Nach   An   Platz
      Hinfahrt   Fr 18.12.2026   2210   Hannover Hbf   08:12   Bremen Hbf   09:20   41
      Rückfahrt   So 20.12.2026   2217   Bremen Hbf   17:09   Hannover Hbf   18:15   52
      Reisende: Frau Anja Brandt`,
    products: [
      '2210 Hannover Hbf 2026-12-18T08:12 – Bremen Hbf 2026-12-18T09:20',
      '2217 Bremen Hbf 2026-12-20T17:09 – Hannover Hbf 2026-12-20T18:15',
    ],
    people: ['Anja Brandt'],
    reference: '4410238871',
  },
]
