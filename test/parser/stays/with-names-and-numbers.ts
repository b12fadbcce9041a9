/** Stays whose names, numbers, days and addresses stand where one does not look first. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const STAYS_WITH_NAMES_AND_NUMBERS: readonly Sample[] = [
  {
    name: 'two days that stand alone below each other, above what is said of the hours, with a day of the terms below',
    text: `
      You're going to Porto!
      Reservation confirmed.
      Bright Ribeira flat with a balcony   Inês
      Entire home/apt hosted by Inês
      Friday,
      May 21, 2027
      ›
      Wednesday,
      May 26, 2027
      Check in time is 3PM - 10PM   Check out by 11AM
      Address
      Rua das Flores 112, 4050-262 Porto, Portugal
      Guests
      Martha Castellan + 2 guests
      Reservation code
      KMTX8RCAQ4
      $94.00 x 5 nights   $470.00
      Cancellation policy: Moderate
      Cancel up to 5 days before check in (3:00PM on May 16) and get a full refund.`,
    products: ['Bright Ribeira flat with a balcony | 2027-05-21 – 2027-05-26 | Rua das Flores 112, 4050-262, Porto, PT | KMTX8RCAQ4'],
    people: ['Martha Castellan'],
  },
  {
    name: 'vouchers with a number of the house each and one of them all, under a letterhead with a street',
    text: `
      GREYFRIARS TRAVEL   HOTEL VOUCHER
      18-22 High Street, Kelso TD5 7HA Tel 01573 555 200
      Our booking ref.   GFT-661204   Date of issue   12 Mar 2027
      Hotel confirmation no.   HGR-55820   Supplier ref.   MIK 7741180
      HOTEL DEL SOLE
      Via dei Coronari, 28
      00186 Roma
      ARRIVAL   DEPARTURE   NIGHTS   ROOM TYPE   BOARD
      Tue 06 Jul 2027   Sat 10 Jul 2027   4   1 Double   Bed & Breakfast

      GREYFRIARS TRAVEL   HOTEL VOUCHER
      18-22 High Street, Kelso TD5 7HA Tel 01573 555 200
      Our booking ref.   GFT-661204   Date of issue   12 Mar 2027
      Hotel confirmation no.   4471-MDC   Supplier ref.   MIK 7741181
      HOTEL LUNGARNO PALACE
      Via Nazionale, 10
      50123 Firenze
      ARRIVAL   DEPARTURE   NIGHTS   ROOM TYPE   BOARD
      Sat 10 Jul 2027   Tue 13 Jul 2027   3   1 Double   Bed & Breakfast`,
    products: [
      'HOTEL DEL SOLE | 2027-07-06 – 2027-07-10 | Via dei Coronari, 28, 00186, Roma | HGR-55820',
      'HOTEL LUNGARNO PALACE | 2027-07-10 – 2027-07-13 | Via Nazionale, 10, 50123, Firenze | 4471-MDC',
    ],
    reference: 'GFT-661204',
  },
  {
    name: 'the number of a journey beside that of the house',
    text: `
      Ihre Buchung ist bestätigt!
      Reiseplannummer: 72648190357215
      Hotel Zum Anker
      Gartengasse 4, 1050 Wien, Österreich
      Check-in   Check-out
      Fr., 03. Sept. 2027   Mo., 06. Sept. 2027
      Reserviert für   Selma Aydin
      Bestätigungsnummer der Unterkunft   TRV-2240917
      3 Nächte: 118,00 € pro Nacht   354,00 €`,
    products: ['Hotel Zum Anker | 2027-09-03 – 2027-09-06 | Gartengasse 4, 1050, Wien, AT | TRV-2240917'],
    people: ['Selma Aydin'],
    reference: '72648190357215',
  },
  {
    name: 'a number of a year and a count, behind one letter',
    text: `
      B&B Corte dei Limoni
      Via dei Perroni, 22 - 73100 Lecce (LE) - Italia
      Gentile Sig. Fabio Tomasi, Le confermiamo con piacere il soggiorno:
      Prenotazione n.   2027/0187
      Intestatario   Fabio Tomasi
      Secondo ospite   Ada De Luca
      Arrivo   venerdì 28 maggio 2027
      Partenza   martedì 1 giugno 2027
      Notti   4`,
    products: ['B&B Corte dei Limoni | 2027-05-28 – 2027-06-01 | Via dei Perroni 22, 73100, Lecce (LE), IT | 2027/0187'],
    reference: '2027/0187',
  },
  {
    name: 'a woman who has booked, in Polish',
    text: `
      Potwierdzenie rezerwacji
      Numer rezerwacji   2707/PR/8814
      Osoba rezerwująca   Bogna Wojtas
      Przyjazd   czwartek, 12 sierpnia 2027, od godz. 16:00
      Wyjazd   niedziela, 15 sierpnia 2027, do godz. 11:00
      Liczba nocy   3
      Hotel Stary Młyn
      ul. Zdrojowa 41
      57-320 Polanica-Zdrój`,
    products: ['Hotel Stary Młyn | 2027-08-12 – 2027-08-15 | ul. Zdrojowa 41, 57-320, Polanica-Zdrój, PL | 2707/PR/8814'],
    people: ['Bogna Wojtas'],
  },
  {
    name: 'somebody who has booked, where nobody else is told',
    text: `
      Confirmation de réservation
      Hôtel des Voyageurs
      14 rue des Lilas
      29900 Concarneau
      Réservé par   Pascal Dubreuil
      Référence   R-204817
      Arrivée   vendredi 2 juillet 2027
      Départ   mardi 6 juillet 2027
      Nuits   4
      En cas de litige, le client peut recourir au médiateur, 14 rue Saint Jean, 75017 Paris, après avoir saisi le service client.`,
    products: ['Hôtel des Voyageurs | 2027-07-02 – 2027-07-06 | 14 rue des Lilas, 29900, Concarneau | R-204817'],
    people: ['Pascal Dubreuil'],
  },
  {
    name: 'a guest for whom another has booked, named in the words for it alone above the name',
    text: `
      Rezervasyon onayı
      Otel adı: Martı Otel
      Adres: Atatürk Caddesi No: 14, 07400 Alanya, Türkiye
      Rezervasyonu yapan: Polat Demirci
      Konuk: Hale Mercan
      Rezervasyon no: 4812.0093.11
      Giriş: 02.07.2027
      Çıkış: 06.07.2027
      Gece sayısı: 4`,
    products: ['Martı Otel | 2027-07-02 – 2027-07-06 | Atatürk Caddesi No: 14, 07400, Alanya, TR | 4812.0093.11'],
    people: ['Hale Mercan'],
  },
  {
    name: 'the cells of a table below one another, a guest in each of its rows',
    text: `
      The Tide Mill Kinsale
      Reservation Confirmation
      Reservation Number
      7240586319CR
      Guest Name
      Fergus Garrity
      Accommodation   Guest   Check-in   Check-out   Nights   Guests   Price
      Twin Room with Harbour View
      Bed & Breakfast Rate
      Fergus Garrity
      15/04/2027
      19/04/2027
      4
      2 adults
      €596.00
      Family Room (1 double + 2 singles)
      Bed & Breakfast Rate
      Sinéad Mulroney
      15/04/2027
      19/04/2027
      4
      2 adults, 2 children
      €744.00
      The Tide Mill Kinsale
      12 Pier Road
      Kinsale, Co. Cork P17 XK37
      Ireland`,
    products: ['The Tide Mill Kinsale | 2027-04-15 – 2027-04-19 | 12 Pier Road, P17 XK37, Kinsale, IE | 7240586319CR'],
    people: ['Fergus Garrity', 'Sinéad Mulroney'],
  },
  {
    name: 'two labels together before both days, under a letterhead in cells and above whom it is sent to',
    text: `
      Pension Seelöwe   Lindenstraße 14   18586 Ostseebad Göhren
      Renate Vogels
      Hauptstraße 99
      18586 Xanten
      Buchungsbestätigung
      Buchungsnummer: 48120093
      Gast: Renate Vogels
      An-/Abreise: 02.07.2027 - 06.07.2027
      Kostenlose Stornierung bis 5 Tage vor Anreise (27. Juni 2027).`,
    products: ['Pension Seelöwe | 2027-07-02 – 2027-07-06 | Lindenstraße 14, 18586, Ostseebad Göhren | 48120093'],
    people: ['Renate Vogels'],
  },
  {
    name: 'a span in Czech whose word for until is a day of the week elsewhere, and a foot in one line',
    text: `
      Potvrzení rezervace
      Rezervace č. 48120093
      Jméno: Helena Marešová
      Potvrzujeme Váš pobyt od 2. července do 6. července 2027 (4 noci).
      Bezplatné storno do 5 dnů před příjezdem (27. června 2027).
      S pozdravem
      Penzion U Racka · Nádražní 14 · 381 01 Český Krumlov · Tel. +420 380 555 012`,
    products: ['Penzion U Racka | 2027-07-02 – 2027-07-06 | Nádražní 14, 381 01, Český Krumlov | 48120093'],
    people: ['Helena Marešová'],
  },
  {
    name: 'a span in Hungarian that says the year first',
    text: `
      Foglalás visszaigazolása 48120093
      Hotel Sirályok
      Kossuth utca 14.
      8230 Balatonfüred
      Vendég: Horváth Ilona
      Időszak: 2027. július 30. – augusztus 3.`,
    products: ['Hotel Sirályok | 2027-07-30 – 2027-08-03 | Kossuth utca 14., 8230, Balatonfüred | 48120093'],
  },
  {
    name: 'a number of the tax below the title, and a closing above the street',
    from: 'The Anchor Guest House <stay@anchor.example>',
    text: `
      Booking confirmation
      VAT no: 55512345
      Booking reference: GR-11-20457
      Guest: Helen Marsh
      Check-in / Check-out: 2 July 2027 - 6 July 2027
      Kind regards
      14 Harbour Street
      Whitby YO21 1DN`,
    products: ['The Anchor Guest House | 2027-07-02 – 2027-07-06 | 14 Harbour Street, YO21 1DN, Whitby, GB | GR-11-20457'],
    reference: 'GR-11-20457',
  },
  {
    name: 'the number of a flat with its agency beside that of the booking, and what the guest prefers',
    text: `
      Confirmação de reserva
      Número da reserva: MAF-20417-B
      Apartamento Prainha T2 (ref. 20418)
      Rua das Gaivotas 12, 8500-072 Alvor
      Entrada: 03/07/2027
      Saída: 10/07/2027
      Noites: 7
      Hóspede: Bente Solheim
      Guest: Preferences Non-Smoking`,
    products: ['Apartamento Prainha T2 | 2027-07-03 – 2027-07-10 | Rua das Gaivotas 12, 8500-072, Alvor, PT | MAF-20417-B'],
    people: ['Bente Solheim'],
  },
  {
    name: 'guests below a label for one or several, and where whoever sent the mail sits',
    text: `
      Your booking in Kraków is confirmed.
      Hotel Pod Basztą
      Booking No. 1128704436219058
      Check-in   Friday 11 September 2026 (14:00 - 23:30)
      Check-out   Monday 14 September 2026 (06:30 - 11:00)
      Location   ul. Floriańska 38, Old Town, 31-021 Kraków, Poland -
      Show directions
      Guest Name(s)   TSZ YING CHAN
      KA HO WILSON LEUNG
      Meals   No meals included
      This email was sent by Booking.com, Oosterdokskade 163, 1011 DL Amsterdam, Netherlands.`,
    products: ['Hotel Pod Basztą | 2026-09-11 – 2026-09-14 | ul. Floriańska 38, Old Town, 31-021, Kraków, PL | 1128704436219058'],
    people: ['Tsz Ying Chan', 'Ka Ho Wilson Leung'],
  },
  {
    name: 'a flat with the title of its notice, praise and all, above who lets it',
    text: `
      La tua prenotazione è confermata. Andrai a Cefalù!
      Casa Limoneto: terrazza vista mare a 80 m dal porto
      Intero alloggio · Host: Rosalia
      Check-in
      sab 7 ago 2027
      16:00
      ›
      Check-out
      sab 14 ago 2027
      10:00
      Ospiti
      4 adulti, 1 neonato
      Codice di conferma
      HM4XKDPWZ9
      Indirizzo
      Via Carlo Ortolani di Bordonaro 58
      90015 Cefalù, PA
      Italia`,
    products: [
      'Casa Limoneto: terrazza vista mare a 80 m dal porto | 2027-08-07 – 2027-08-14 | Via Carlo Ortolani di Bordonaro 58, 90015, Cefalù, IT | HM4XKDPWZ9',
    ],
  },
  {
    name: 'shops that are closed on some of its days, below words for coming early and leaving late',
    text: `
      Warmest greetings from Lantern Creek Boutique Hotel Hoi An!
      We are very pleased to CONFIRM your booking as below details:
      Confirmation No.   : LCH25-3391
      Guest name         : Mr. Torquil MacGillivray-Ross
      Check-in date      : 14-Feb-2027 (Sunday) - from 14:00
      Check-out date     : 18-Feb-2027 (Thursday) - before 12:00
      Number of nights   : 04
      Tet surcharge      : VND 400,000 /room/night x 02 nights (16 & 17 Feb)
      Please kindly note:
      - Early check-in / late check-out are subject to availability, 50% of the
      room rate applies until 18:00.
      - Many tailors, shops and restaurants in the Old Town are closed from 16 Feb
      to 18 Feb 2027 due to Lunar New Year. Our restaurant is open as normal.`,
    products: ['Lantern Creek Boutique Hotel Hoi An | 2027-02-14 – 2027-02-18 | ? | LCH25-3391'],
    people: ['Torquil MacGillivray-Ross'],
  },
  {
    name: 'a guest in capitals above how it is guaranteed, which is nobody',
    text: `
      Harbour View Hotel Leeds
      CHECK-IN
      Wednesday, February 24, 2027
      CHECK-OUT
      Friday, February 26, 2027
      Confirmation Number   84617290
      Guest name   FARIDA NASIROVA
      Guarantee Method   Credit Card Guarantee, Visa ending in 0962
      Total for stay (all rooms)   628.00 GBP`,
    products: ['Harbour View Hotel Leeds | 2027-02-24 – 2027-02-26 | ? | 84617290'],
    people: ['Farida Nasirova'],
  },
  {
    name: 'a street with its number, the code, the town and the country, and but one comma',
    text: `
      BONO - ALOJAMIENTO
      Localizador / Reference number   171-9904126
      Alojamiento / Accommodation
      HOTEL PUERTA DEL ALBAICIN (3 ESTRELLAS)   Entrada / From   Noches / Nights
      29/10/2026   4
      Carrera del Darro, 41 18010 Granada España
      Tel.: +34 958 21 70 64 Fax: +34 958 21 70 65   Salida / To
      02/11/2026`,
    products: ['HOTEL PUERTA DEL ALBAICIN | 2026-10-29 – 2026-11-02 | Carrera del Darro, 41, 18010, Granada, ES | 171-9904126'],
  },
  {
    name: 'a car that is hired for as many nights, above the house, each with its number',
    text: `
      You're all set for Kahului, Thaddeus
      Itinerary # 72914406381725
      Alamo Rent A Car CONFIRMED
      Standard SUV: Jeep Cherokee or similar
      Pick-up   Drop-off
      Wed, Jan 12, 2028, 2:30pm   Wed, Jan 19, 2028, 8:00pm
      Kahului Airport (OGG)   Kahului Airport (OGG)
      Confirmation # 2041189775
      Reserved for Thaddeus Emmanuel Nakamura-Price
      Pay at pick-up: $488.26 incl. taxes and fees. Free cancellation.
      Days Inn by Wyndham Maui Oceanfront CONFIRMED
      2980 South Kihei Road, Kihei, HI, 96753, USA
      Check-in   Check-out
      Wed, Jan 12, 2028   Wed, Jan 19, 2028
      Check-in time starts at 3 PM   Check-out time is 11 AM
      Standard Room, 1 Queen Bed, Non Smoking · 7 nights · 2 adults
      Reserved for Thaddeus Emmanuel Nakamura-Price`,
    products: [
      'Days Inn by Wyndham Maui Oceanfront | 2028-01-12 – 2028-01-19 | 2980 South Kihei Road, 96753, Kihei, US | 72914406381725',
      'Alamo | 2028-01-12T14:30 Kahului Airport (OGG) | 2028-01-19T20:00 Kahului Airport (OGG) | 2041189775',
    ],
    people: ['Thaddeus Emmanuel Nakamura-Price'],
  },
  {
    name: 'a house of a chain, whose programme has an address at the foot and a telephone in letters',
    text: `
      Hilton Honors
      You're all set, Siobhán.
      Confirmation number
      3419087726
      Hilton Garden Inn Denver Downtown
      1400 Welton Street
      Denver, CO 80202 USA
      Check-in
      14 Apr 2027
      from 3:00 PM
      Check-out
      17 Apr 2027
      until 11:00 AM
      Guest name   Siobhán Adaeze O'Rourke-Nwosu
      Questions? Call the hotel or Hilton Reservations: 1-800-HILTONS (1-800-445-8667) in the U.S. and Canada.
      Hilton Honors, 7930 Jones Branch Drive, McLean, VA 22102`,
    products: ['Hilton Garden Inn Denver Downtown | 2027-04-14 – 2027-04-17 | 1400 Welton Street, 80202, Denver, US | 3419087726'],
    people: ["Siobhán Adaeze O'Rourke-Nwosu"],
    reference: '3419087726',
  },
  {
    name: 'a room of a congress, by the number of its acknowledgement, and fares by a code',
    text: `
      OFFICIAL HOTEL RESERVATION
      ACKNOWLEDGEMENT
      Dear Priyanka Venkataraman-Ross,
      Thank you for booking in the official CleanGrid 2027 room block. Your
      reservation has been confirmed as shown below.
      ACKNOWLEDGEMENT NUMBER:   6KQ4-WZ81
      HOTEL
      New Orleans Marriott Warehouse Arts District
      859 Convention Center Blvd
      New Orleans, LA 70130
      Check-in:   Sun, 17-OCT-2027   after 4:00 PM
      Check-out:   Thu, 21-OCT-2027   before 11:00 AM
      Nights:   4
      - Delta Air Lines and United offer up to 10% off published fares to
      MSY between October 14 and 24, 2027. Codes: NM4KX / ZE7Q 302618.
      SHOW SCHEDULE
      Mon Oct 18   8:00 AM - 5:00 PM   Registration, opening plenary 10 AM`,
    products: [
      'New Orleans Marriott Warehouse Arts District | 2027-10-17 – 2027-10-21 | 859 Convention Center Blvd, 70130, New Orleans, US | 6KQ4-WZ81',
    ],
    reference: '6KQ4-WZ81',
  },
  {
    name: 'a house that is thanked for with its town, and stands without it above its address',
    text: `
      Dear DESHAWN WHITFIELD:
      Thank you for choosing Atlantis Casino Resort Spa Reno, AAA Four Diamond Award winner.
      Confirmation Number:   ATR4K7719C
      Guest Name:   DESHAWN T WHITFIELD
      Arrival Date:   11/05/2026
      Departure Date:   11/08/2026
      Number of Nights:   3
      Thu 11/05/2026   $89.00   $39.95   $17.73
      Fri 11/06/2026   $159.00   $39.95   $26.61
      Sat 11/07/2026   $179.00   $39.95   $29.14
      CHECK-IN: 3:00 PM CHECK-OUT: 11:00 AM
      ATLANTIS STEAKHOUSE
      Make your reservation now: 775.824.4460.
      Open Wed - Sun from 5 PM.
      SPA ATLANTIS
      Save 15% on treatments Monday to Thursday. Must be 18.
      FREE AIRPORT SHUTTLE
      Every 30 minutes from the airport.

      ATLANTIS CASINO RESORT SPA
      3800 South Virginia Street • Reno, NV 89502
      775.825.4700 • Reservations 800.723.6500`,
    products: ['Atlantis Casino Resort Spa Reno | 2026-11-05 – 2026-11-08 | 3800 South Virginia Street, 89502, Reno, US | ATR4K7719C'],
    people: ['Deshawn T Whitfield'],
  },
  {
    name: 'labels that dots lead to their colons, of a room of a congress',
    text: `
      Hej Åsa!
      Tack för din anmälan till Barnveckan 2026. Här kommer bekräftelsen på ditt
      hotellrum. Rummet är bokat i ditt namn.
      RUMSBEKRÄFTELSE
      Bokningsnummer ......: MKB-0318-26
      Gäst ................: Åsa Lindqvist Söderberg
      Hotell ..............: Best Western Plus Hotel Malmö Stortorget
      Adress ..............: Stortorget 15, 211 22 Malmö
      Ankomst .............: tisdag 22 september 2026 (incheckning från kl. 15.00)
      Avresa ..............: fredag 25 september 2026 (utcheckning senast kl. 11.00)
      Antal nätter ........: 3`,
    products: ['Best Western Plus Hotel Malmö Stortorget | 2026-09-22 – 2026-09-25 | Stortorget 15, 211 22, Malmö | MKB-0318-26'],
  },
  {
    name: 'one of the many houses that a firm lets, by its label above its address, and what calling off any booking costs',
    text: `
      ROOMSPACE SERVICED APARTMENTS
      BOOKING CONFIRMATION
      Our reference:   RS108452
      Lead guest:   Ms Oluwaseun Adebayo-Clarke
      Property:   Abbot's Yard
      Address:   Walnut Tree Close, Guildford, Surrey GU1 4UH
      Arrival:   Sunday, 3 January 2027   (from 15:00)
      Departure:   Saturday, 30 January 2027 (by 10:00)
      Number of nights:   27
      Extensions are subject to availability. A
      booking that is cancelled with less notice is charged for the notice period.
      24-hour guest helpline:   +44 (0)20 8397 4466
      Roomspace Serviced Apartments Ltd`,
    products: ["Abbot's Yard | 2027-01-03 – 2027-01-30 | Walnut Tree Close, GU1 4UH, Guildford, GB | RS108452"],
    people: ['Oluwaseun Adebayo-Clarke'],
  },
  {
    name: 'a number with an umlaut, and a guest above a card whose label has a sign for number',
    text: `
      Bestätigung Ihrer Reservierung Nr. WÖ-27-00853
      Klosterhotel Wöltingerode
      Titular   María del Pilar Echeverría Gómez-Acebo
      N.º MeliáRewards   1093847756 (Silver)
      Anreise   Freitag, 4. Juni 2027
      Abreise   Sonntag, 6. Juni 2027`,
    products: ['Klosterhotel Wöltingerode | 2027-06-04 – 2027-06-06 | ? | WÖ-27-00853'],
    people: ['María del Pilar Echeverría Gómez-Acebo'],
    reference: 'WÖ-27-00853',
  },
  {
    name: 'a confirmation’s number in Italian, as the first of several labels over a row',
    text: `
      Hotel Bellavista
      Via Gardesana 41, 37011 Bardolino (VR)

      Vs. conferma n.   Vs. riferimento   Cliente   Telefono
      BV20771   e-mail del 14/11/2026   Marco Bellini   +39 333 1234567

      Arrivo: 12/06/2027
      Partenza: 19/06/2027
      Camera doppia, mezza pensione`,
    products: ['Hotel Bellavista | 2027-06-12 – 2027-06-19 | Via Gardesana 41, 37011, Bardolino (VR) | BV20771'],
    people: ['Marco Bellini'],
    reference: 'BV20771',
  },
  {
    name: 'a column of confirmations of the houses themselves',
    text: `
      Orizzonti Viaggi S.r.l.
      CONFERMA SERVIZI

      Pratica n. 2027/0412
      Cliente: Marco Bellini

      Struttura   Vs. conferma n.   Dal   Al   Notti   Camera
      Hotel Bellavista, Bardolino   771204   12/06/2027   19/06/2027   7   Doppia
      Hotel Miramare, Riccione   R-88120   19/06/2027   26/06/2027   7   Doppia

      Totale   € 1.936,00`,
    products: ['Hotel Bellavista | 2027-06-12 – 2027-06-19 | ? | 771204', 'Hotel Miramare | 2027-06-19 – 2027-06-26 | ? | R-88120'],
    people: ['Marco Bellini'],
    reference: '2027/0412',
  },
]
