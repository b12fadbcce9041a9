/** More documents made for the tests that hold no trip: they speak of trains, flights, houses and cars as news, plans, bills and rules do. */

import type { NoTrip } from '../no-trip.ts'

export const NONE_OF_NEWS: readonly NoTrip[] = [
  {
    name: 'a timetable',
    text: `
      Fahrplan gültig ab 13.12.2026
      ICE 77   Hamburg Hbf ab 10:24   Hannover Hbf an 11:38   Frankfurt(Main)Hbf an 14:00
      ICE 79   Hamburg Hbf ab 12:24   Hannover Hbf an 13:38   Frankfurt(Main)Hbf an 16:00
      Alle Angaben ohne Gewähr`,
  },
  {
    name: 'an offer of an agency for a flight',
    text: `
      Hello Nia,
      here is your quote for the trip you asked about. Nothing is booked yet.
      BA 304   12 May 2027   London Heathrow (LHR) 07:20 - Paris (CDG) 09:40
      Price per person: £148, valid until 20 January 2027
      Let us know if you would like to go ahead.`,
  },
  {
    name: 'a commuter’s season ticket',
    text: `
      Your season ticket is ready
      Order reference: QX7WTPLK
      Monthly season ticket between Reading and London Paddington
      Valid from 1 March 2027 until 31 March 2027
      Price £521.30, any permitted route`,
  },
  {
    name: 'a compensation for a delay',
    text: `
      Your claim QX-44712 has been received
      Train: 08:50 Cardiff Central to Newcastle on 18 June 2027, scheduled arrival 15:41, delayed by 64 minutes
      We will reply within 20 working days. You will receive your refund to the card you paid with.`,
  },
  {
    name: 'a job at an airport',
    text: `
      Application confirmation, reference 4471290
      Position: Gate agent, Frankfurt Airport (FRA)
      Interview: Tuesday 9 March 2027, 10:00 - 11:30, Terminal 1, Hall C
      Please bring your documents. Kind regards, Ms Harriet Bowman`,
  },
  {
    name: 'a hire of a bicycle shop’s tools',
    text: `
      Rental confirmation no. 44712
      Item: torque wrench set
      Pick-up: Saturday 6 March 2027, 10:00, Workshop Lane 4
      Return: Sunday 7 March 2027, 17:00
      Deposit £40`,
  },
  {
    name: 'a card of a library',
    text: `
      Reservation confirmed: your item is ready
      Departure: A Novel of Arrival, by R. Hart
      Pick up at: Central Library, by 14 March 2027, 18:00
      Reservation number 44712908`,
  },
  {
    name: 'a seat in a theatre',
    text: `
      Buchungsbestätigung
      Auftragsnummer: 447129083
      Der Freischütz, Staatsoper Hamburg
      Freitag, 12. März 2027, 19:30 Uhr, Einlass ab 18:30 Uhr
      Parkett links, Reihe 7, Platz 12 und 13
      Anfahrt: U-Bahn Stephansplatz, Bus 112`,
  },
  {
    name: 'a stay in a clinic',
    text: `
      Aufnahmebestätigung
      Klinik am Seeufer, Uferweg 3, 78464 Konstanz
      Aufnahme: 12.04.2027, 08:00 Uhr   Entlassung voraussichtlich: 16.04.2027
      Fallnummer: 44712908
      Bitte bringen Sie Ihre Versichertenkarte mit.`,
  },
  {
    name: 'a course with nights in a house',
    text: `
      Inscription confirmée - Formation comptabilité
      Référence : FC-44712
      Dates : du 14 au 16 juin 2027, de 09h00 à 17h30
      Lieu : Centre Albert, 12 rue de la Gare, 69003 Lyon
      L'hébergement n'est pas compris.`,
  },
  {
    name: 'a bill for parking at a station',
    text: `
      Ricevuta parcheggio Stazione Roma Termini
      Ingresso: 14/05/2027 07:40
      Uscita: 16/05/2027 21:15
      Targa: QX447TP
      Totale € 54,00
      Ricevuta n. 44712908`,
  },
  {
    name: 'a delivery by a lorry between towns',
    text: `
      Potwierdzenie zlecenia transportu nr 4471290
      Załadunek: Gdańsk, 18.06.2027 06:00
      Rozładunek: Kraków, 18.06.2027 16:00
      Pojazd: ciągnik z naczepą, GD 4471K
      Ładunek: 24 palety`,
  },
  {
    name: 'a survey after a flight',
    text: `
      Hi Rhiannon, how was your flight BA 922 from London Heathrow (LHR) to Stuttgart (STR) on 10 May 2027?
      Departed 11:05, arrived 13:45. Booking reference PLQ7XT.
      Take our two-minute survey and tell us what you think.`,
  },
  {
    name: 'a cancelled train',
    text: `
      Votre billet a été annulé
      Référence dossier : PLQTWX
      TGV 8624   Rennes 09h05 - Paris Montparnasse 10h40   12/06/2027
      Montant remboursé : 38,00 €`,
  },
  {
    name: 'what a seat at a concert costs, like a flight number',
    text: `
      Print@home Ticket   Auftragsnummer: 88 1140 2277
      Samstag, 25.04.2026   Beginn: 20:00 Uhr Einlass: 18:30 Uhr
      ARENA Leipzig, Konzert
      Eingang   Block   Reihe   Platz   Kategorie
      Nord   107   9   17   PK 2
      CTS EVENTIM AG, 28195 Bremen`,
  },
  {
    name: 'a Chinese notice of trains',
    text: `
      铁路列车运行公告
      2027年06月09日08:12开，南京南站-汉口站，D3024次列车停运。
      2027年06月09日12:20开，汉口站-重庆北站，D2261次列车停运。`,
  },
  {
    name: 'a bill of tolls that advertises cars',
    text: `
      Voie Libre
      Service Télépéage
      M. Paul GARNIER
      FACTURE N° 2705-55019044
      Date de facture : 31/05/2027   N° contrat : 0318855000
      DÉTAIL DES TRAJETS
      Entrée   Heure   Gare d'entrée   Sortie   Heure   Gare de sortie   TTC €
      01/05/2027   05:12   MONTÉLIMAR SUD   01/05/2027   06:58   NÎMES OUEST   13,90
      14/05/2027   17:20   VALENCE NORD   14/05/2027   18:31   VIENNE (barrière)   13,10
      Location de voiture : dès 29 €/jour avec Sixt pour nos clients.`,
  },
  {
    name: 'a bill that is dated after all journeys it lists',
    text: `
      Faktura
      Fakturadatum: 2027-05-31   Kundnummer: 8812
      Avgång   Ankomst
      2027-05-03   Tåg 427   Stockholm C 08:24   Göteborg C 11:30
      2027-05-12   Tåg 444   Göteborg C 16:28   Stockholm C 19:34
      Att betala   1 240 kr`,
  },
]
