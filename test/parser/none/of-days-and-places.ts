/** Documents made for the tests that hold no trip, though they speak of days, places, numbers and firms that do. */

import type { NoTrip } from '../no-trip.ts'

export const NONE_OF_PLACES: readonly NoTrip[] = [
  {
    name: 'a parcel on its way',
    subject: 'Your parcel is out for delivery',
    from: 'Parcelhop',
    text: `
      Hello Joanna Pike,
      Your order number 4471-20988 from Brightshoes has been shipped.
      Tracking number: PH 4402 9917 21 GB
      Shipped from: Leipzig, Germany   12 March 2027, 18:40
      Arrived at: Birmingham   14 March 2027, 06:12
      Estimated delivery: Monday 15 March 2027 between 10:15 and 11:15
      Delivery address: 14 Quayside Road, Bristol BS1 4QA, United Kingdom`,
  },
  {
    name: 'a German parcel with a window of delivery',
    text: `
      Ihre Sendung kommt heute
      Sendungsnummer: 003404341612
      Bestellnummer: LK 4478
      Abfahrt Paketzentrum Köln 04:30 Uhr
      Ankunft Zustellbasis Hamburg 09:10 Uhr
      Voraussichtliche Zustellung: Freitag, 5. März 2027, 12:30 - 14:30 Uhr`,
  },
  {
    name: 'an electricity bill',
    text: `
      Factura de electricidad
      Número de factura: FE2027-118203
      Fecha de emisión: 03/02/2027
      Periodo de facturación: del 01/01/2027 al 31/01/2027 (31 días)
      Titular: Ramón Ibarra Luque
      Calle Jesús 41, 46007 Valencia, España
      Referencia contrato: 778120
      Total a pagar: 64,22 €`,
  },
  {
    name: 'a telephone bill',
    text: `
      Ihre Mobilfunkrechnung
      Rechnungsnummer: 88120442
      Kundennummer: KD 2201
      Rechnungszeitraum vom 01.02.2027 bis 28.02.2027
      Verbindungen nach Frankreich: 12.02.2027 10:15 - 10:42, 14.02.2027 18:05 - 18:09
      Roaming Spanien: 3 Tage
      Gesamtbetrag: 39,99 EUR, fällig am 15.03.2027`,
  },
  {
    name: 'a hotel that advertises',
    subject: 'Spring is calling: 25% off your next stay',
    from: 'Grand Meridian Hotels',
    text: `
      Escape to the Grand Meridian Hotel this spring
      Book now and save up to 25% on stays from 1 April 2027 to 30 June 2027.
      Rooms from only £129 per night, breakfast included for two adults.
      Check-in from 15:00, check-out until 11:00.
      Grand Meridian Hotel, 5 Castle Terrace, Edinburgh EH1 2DP, Scotland
      Book by 28 March 2027. Unsubscribe`,
  },
  {
    name: 'an airline that advertises',
    text: `
      Sale! Fly to the sun from only €29
      Frankfurt (FRA) – Palma (PMI) from €29 one way, travel between 10 April 2027 and 15 May 2027
      Munich (MUC) – Rome (FCO) from €39 one way
      Book your flight by 20 March 2027. Flight LH 1122 and others. Offer subject to availability.
      Unsubscribe from this newsletter`,
  },
  {
    name: 'a price alert',
    subject: 'Price drop: Copenhagen to Tokyo',
    text: `
      Prices for your tracked flights changed
      Copenhagen (CPH) to Tokyo (HND)
      Sat 10 Apr 2027 – Sat 24 Apr 2027
      SK 983 · 12:25 – 06:55+1 · Nonstop
      Now $742, was $815. Book now to get this price.
      You are receiving this because you track this route. Unsubscribe`,
  },
  {
    name: 'a statement of a loyalty programme',
    text: `
      Your account statement, January 2027
      Member: Mr Callum Reid, member number 4471 9920
      Points balance: 41,220
      12 Jan 2027   BA 2166 London Gatwick – Tampa   +4,120
      26 Jan 2027   BA 2167 Tampa – London Gatwick   +4,120
      Hotel stay, Grand Meridian Hotel, 3 nights   +1,500`,
  },
  {
    name: 'a German statement of miles',
    text: `
      Ihr Meilenstand im März 2027
      Kartennummer 99222 0011 3345
      10.02.2027 Flug LH 1122 Frankfurt - Barcelona   525 Meilen
      14.02.2027 Flug LH 1135 Barcelona - Frankfurt   525 Meilen
      Gesamt: 18.220 Prämienmeilen`,
  },
  {
    name: 'a bank statement that names airlines',
    text: `
      Account statement 1 February 2027 to 28 February 2027
      Account holder: Ms Harriet Bowman
      03 FEB   CARD PAYMENT BA 1252 LONDON HEATHROW   812.40
      09 FEB   EASYJET LUTON U2 8321   64.98
      14 FEB   HOTEL LINDENHOF WURZBURG   267.00
      17 FEB   HERTZ EDINBURGH AIRPORT   188.20
      Balance carried forward 1,204.18`,
  },
  {
    name: 'a table in a restaurant',
    text: `
      Your table is booked!
      Booking reference: RT5521
      The Copper Kettle, 9 Mill Lane, Bath BA1 5LS
      Friday 16 April 2027, 19:30
      4 guests, table for 2 hours
      Name: Harriet Bowman`,
  },
  {
    name: 'a French table in a restaurant',
    text: `
      Votre réservation est confirmée
      Restaurant Le Petit Zinc, 22 rue des Remparts, 21000 Dijon
      Samedi 8 mai 2027 à 20h30, 2 personnes
      Numéro de réservation : 5572910
      Au nom de : Lucien Armand`,
  },
  {
    name: 'an appointment with a doctor',
    text: `
      Terminbestätigung
      Praxis Dr. Hanne Pichler, Marktgasse 8, 97070 Würzburg
      Ihr Termin: Dienstag, 9. Februar 2027, 10:40 Uhr bis 11:00 Uhr
      Bitte bringen Sie Ihre Versichertenkarte mit. Buchungsnummer 22018`,
  },
  {
    name: 'a webinar with numbers to dial in',
    text: `
      You are registered: Understanding Pensions
      Date: Thursday, 11 March 2027
      Time: 14:00 – 15:00 London, 15:00 – 16:00 Paris
      Meeting ID: 884 2210 9917, passcode TG 4471
      Dial in: +44 20 3481 5240 (London), +33 1 7037 9729 (Paris), +1 646 558 8656 (New York)`,
  },
  {
    name: 'a concert',
    text: `
      Your tickets are confirmed
      Order number: TX88210-LON
      The Northern Lights – Live in London
      Saturday 5 June 2027, doors 18:30, show 19:30
      Block B2, row 14, seats 220 and 221
      O2 Arena, Peninsula Square, London SE10 0DX
      Ticket holder: Gareth Pugh`,
  },
  {
    name: 'a conference with its venue and hotels nearby',
    text: `
      Registration confirmed: European Bridge Engineers 2027
      Registration number: EBE-22018
      Attendee: Dr Marta Kovacs
      From 14 to 17 October 2027, Lisbon Congress Centre, Praça das Indústrias, 1300-307 Lisboa, Portugal
      Registration opens 08:30, first session 09:30, dinner 19:00
      Rooms are held at nearby hotels; please book your own accommodation and flights.`,
  },
  {
    name: 'a letter of a consulate',
    text: `
      Visa application received
      Application number: VN 20271188
      Applicant: FIGUEIRA/DUARTE
      Intended stay: from 5 April 2027 to 25 April 2027, single entry
      Interview: Monday 8 March 2027, 10:30, Consulate in Lisbon
      Please bring your flight itinerary and hotel reservation.`,
  },
  {
    name: 'an offer of work',
    text: `
      Dear Priya Nair,
      We are delighted to offer you the position of analyst in our Amsterdam office, starting on 1 April 2027.
      Working hours are 09:00 to 17:30. You will travel to London and Paris about once a month.
      Please reply by 12 March 2027. Reference: HR 2207`,
  },
  {
    name: 'terms and conditions',
    text: `
      General conditions of carriage
      Article 5: check-in closes 60 minutes before departure. Article 7: for flights delayed by 3 hours or more see Regulation EC 261/2004.
      These conditions apply to bookings made from 1 January 2027 to 31 December 2027.
      Passengers with a confirmed reservation must arrive at the gate by the boarding time on the boarding pass.`,
  },
  {
    name: 'a cancelled flight',
    text: `
      Your booking has been cancelled
      Booking reference: K7PLQ2
      Flight BA 2166   12/03/2027   London Gatwick (LGW) 11:05   Tampa (TPA) 16:00
      Your refund of GBP 812.40 will reach your card within 7 days.`,
  },
  {
    name: 'a cancelled German stay',
    text: `
      Ihre Buchung wurde storniert
      Buchungsnummer: LH-440912
      Hotel Lindenhof, Marktgasse 8, 97070 Würzburg
      Anreise: 09.02.2027, Abreise: 12.02.2027, 3 Nächte
      Es entstehen Ihnen keine Kosten.`,
  },
  {
    name: 'a question about a stay that is over',
    text: `
      How was your stay at Hotel Lindenhof?
      You stayed from 9 February 2027 to 12 February 2027 (3 nights).
      Rate your stay and help other guests. It takes two minutes.
      Hotel Lindenhof, Marktgasse 8, 97070 Würzburg, Germany`,
  },
  {
    name: 'a request to rate a hired car',
    text: `
      Tell us about your rental
      You returned your car at Edinburgh Airport on 14 May 2027 at 16:00.
      Pick-up: 10 May 2027, 11:30, Edinburgh Airport
      Drop-off: 14 May 2027, 16:00, Edinburgh Airport
      Leave a review of Europcar.`,
  },
  {
    name: 'an article about a delayed aeroplane',
    text: `
      Passengers stranded after flight BA 117 diverts
      Published 11 March 2027, 18:40
      British Airways flight BA117 from London Heathrow (LHR) to New York (JFK) left at 08:25 on Thursday and turned back over Ireland at 10:40.
      An airline spokesman said that passengers were booked on other flights on 12 March 2027. Read more.`,
  },
  {
    name: 'an order of a book',
    text: `
      Thank you for your order!
      Order number: 204-8871203-1199230
      "Paris to Istanbul by Train", paperback, 1 x £12.99
      Arriving: Thursday 11 March 2027, 07:00 - 22:00
      Dispatched from Rugby to: Joanna Pike, 14 Quayside Road, Bristol BS1 4QA`,
  },
  {
    name: 'a reminder of a library',
    text: `
      Herinnering: uitleentermijn verloopt
      Lidnummer: 20881 - Femke de Bruin
      Uitgeleend op 5 maart 2027, in te leveren voor 26 maart 2027
      Bibliotheek Utrecht, Neude 11, 3512 AE Utrecht. Openingstijden 10:00 - 18:00.`,
  },
  {
    name: 'a service of a car',
    text: `
      Your service booking is confirmed
      Booking number: SV88120
      Vehicle: Ford Focus, registration BD21 XPL
      Drop-off: Monday 10 May 2027, 08:30
      Collection: Monday 10 May 2027, 17:00
      Hillside Garage, 3 Station Road, Reading RG1 1AA
      Brakes and annual service, estimated £240`,
  },
  {
    name: 'an exam',
    text: `
      Convocation à l'examen
      Candidat : Aurélien Costa, numéro de dossier FR20881
      Date : lundi 12 juillet 2027, de 10h30 à 12h00
      Lieu : Maison des Examens, 7 rue Ernest Renan, 94110 Arcueil
      Arrivée au plus tard à 10h00, munissez-vous de cette convocation.`,
  },
  {
    name: 'a newsletter of a railway',
    text: `
      Nouveautés de la saison : Paris – Barcelone dès 39 €
      Du 1er avril 2027 au 30 juin 2027, partez à 07h42 de Paris Gare de Lyon et arrivez à 14h27 à Barcelone Sants.
      Réservez vite ! Offres valables jusqu'au 15 mars 2027. Se désabonner`,
  },
  {
    name: 'a strike that may disturb trains',
    text: `
      Aviso: huelga de trenes el 21 de mayo de 2027
      Algunos trenes AVE Madrid Puerta de Atocha - Barcelona Sants de las 09:00 y las 11:30 no circularán.
      Consulte los servicios mínimos en nuestra página. Si tiene un billete puede cambiarlo sin coste.`,
  },
  {
    name: 'an invitation to a wedding',
    text: `
      Together with their families
      Ingrid Solberg and Nils Åkerlund
      invite you to their wedding on Saturday 14 August 2027 at 14:00
      Fjellro Hotell, Storgata 7, 2609 Lillehammer, Norway
      Rooms are reserved from 13 to 15 August 2027; please call the hotel to book yours by 1 June 2027.`,
  },
  {
    name: 'an insurance policy for travellers',
    text: `
      Certificate of travel insurance
      Policy number: TI 88120447
      Insured: Mrs Solène Garnier
      Cover from 5 February 2027 to 15 February 2027, Europe
      Flight delay over 4 hours: €100. Cancelled hotel: up to €1,500. Hire car excess: €1,000.`,
  },
  {
    name: 'a quotation that nobody has accepted',
    text: `
      Angebot Nr. 22018 - unverbindlich
      Sehr geehrte Frau Vollmer, gerne bieten wir Ihnen an:
      Hotel Lindenhof, Marktgasse 8, 97070 Würzburg
      Anreise 09.02.2027, Abreise 12.02.2027, 1 Einzelzimmer zu 89,00 EUR pro Nacht
      Dieses Angebot gilt bis zum 20.01.2027. Wir freuen uns auf Ihre Buchung.`,
  },
  {
    name: 'a cart that was left behind',
    text: `
      You left something behind, Alicia
      Your flight from Dallas (DFW) to Miami (MIA) on Friday, April 9, 2027 is still available:
      AA 1043, 7:15 AM – 11:02 AM, from $212
      Complete your booking before the price changes. Book now`,
  },
  {
    name: 'a ticket for parking',
    text: `
      Airport parking confirmation
      Booking reference: PK771203
      Car park: Long Stay North, Manchester Airport (MAN)
      Entry: 12 March 2027 04:30
      Exit: 19 March 2027 22:15
      Vehicle registration BD21 XPL
      Total paid £74.00`,
  },
  {
    name: 'a school timetable',
    text: `
      Stundenplan Klasse 7B, gültig ab 1. Februar 2027
      Mo 08:00 - 09:30 Mathematik, Raum R 204
      Mo 09:50 - 11:20 Englisch, Raum E 117
      Di 08:00 - 09:30 Sport, Halle H 2
      Bus 37 ab 13:05 Bahnhof, an 13:32 Lindenplatz`,
  },
  {
    name: 'a theatre with the interval',
    text: `
      Booking confirmation - reference QL7TPX
      The Glass Harbour, Royal Lyceum Theatre, 30 Grindlay Street, Edinburgh EH3 9AX
      Thursday 8 July 2027, 19:30 - 21:50
      2 x Stalls, row F 12 and F 13, total £64.00. Booked by Ms Nia Pugh`,
  },
  {
    name: 'a hairdresser',
    text: `
      Tu cita está confirmada
      Reserva nº 44712
      Viernes 9 de abril de 2027, de 17:30 a 18:30
      Peluquería Aurora, Calle Ancha 9, 28012 Madrid
      A nombre de: Rocío Salcedo Prieto`,
  },
  {
    name: 'a day at a museum',
    text: `
      Vos billets - commande n° 4471290
      Musée du Quai, 37 quai Branly, 75007 Paris
      Mardi 3 août 2027, entrée à 10h30, sortie avant 18h00
      2 adultes, au nom de Lucien Armand`,
  },
  {
    name: 'a gym’s membership',
    text: `
      Ihre Mitgliedschaft ist bestätigt, Vertragsnummer 447129
      Beginn 01.04.2027, Ende 31.03.2028
      Öffnungszeiten Mo-Fr 06:00 - 23:00, Sa-So 08:00 - 20:00
      Studio Hamburg Mitte, Steinstraße 12, 20095 Hamburg`,
  },
  {
    name: 'a meeting in a calendar',
    text: `
      Quarterly review London / Paris
      When: Tue 11 May 2027 14:00 - 15:30 (Europe/London)
      Where: Room AB 204, London and Room LX 12, Paris
      Organiser: Gareth Pugh. Join: https://meet.example/abc-defg`,
  },
  {
    name: 'a removal firm',
    text: `
      Auftragsbestätigung Nr. 20271188
      Umzug von Köln nach München am 12. April 2027
      Abfahrt Köln 08:00 Uhr, Ankunft München ca. 14:30 Uhr, LKW 7,5 t
      Auftraggeber: Frau Kerstin Aulich`,
  },
  {
    name: 'a course of several days in a hotel',
    text: `
      Your place is confirmed: Negotiation for engineers
      From 14 to 16 June 2027, daily 09:00 - 17:00
      Venue: Grand Meridian Hotel, 5 Castle Terrace, Edinburgh EH1 2DP
      Registration no. 447129, participant Callum Reid. Accommodation is not included.`,
  },
  {
    name: 'an announcement of works on a line',
    text: `
      Bauarbeiten zwischen Köln Hbf und Bonn Hbf vom 2. bis 9. August 2027
      Die Züge RE 5 und RB 26 entfallen. Ersatzbusse: ab Köln Hbf 08:12, an Bonn Hbf 09:04.
      Bitte prüfen Sie Ihre Verbindung vor der Fahrt. Mit Ihrer Fahrkarte können Sie auch die Züge der Linie 16 nutzen.`,
  },
  {
    name: 'a place on a waiting list',
    subject: 'Warteliste Hotel Seeblick, 4. bis 6. Juni 2027',
    from: 'Hotel Seeblick <info@seeblick.example>',
    text: `
      Sehr geehrte Frau Lindner,
      wir haben Sie unter der Nummer W-2281 auf die Warteliste gesetzt.
      Anreise: 04.06.2027 ab 15 Uhr
      Abreise: 06.06.2027 bis 11 Uhr
      1 Doppelzimmer mit Seeblick, 2 Personen, Frühstück
      Wird ein Zimmer frei, rufen wir Sie an.
      Hotel Seeblick, Uferweg 3, 88662 Überlingen`,
  },
  {
    name: 'trains left in a basket',
    subject: 'I tuoi biglietti ti aspettano',
    from: 'Binari',
    text: `
      Ciao Marta, completa la prenotazione prima che i prezzi cambino.
      ANDATA sabato 5 giugno 2027
      Frecciarossa 9612
      08:10 Milano Centrale
      11:20 Roma Termini
      RITORNO lunedì 7 giugno 2027
      Frecciarossa 9641
      17:35 Roma Termini
      20:45 Milano Centrale
      2 passeggeri, 142,00 €`,
  },
  {
    name: 'a price for two nights that were asked about',
    subject: 'Re: kamer in juni',
    from: 'Hotel De Gouden Leeuw <info@goudenleeuw.example>',
    text: `
      Geachte mevrouw Bakker,
      Voor de gevraagde nachten kunnen wij u het volgende aanbieden:
      Aankomst: vrijdag 4 juni 2027
      Vertrek: zondag 6 juni 2027
      Tweepersoonskamer 128,00 EUR per nacht, ontbijt inbegrepen
      Dit is nog geen reservering. Wilt u boeken, stuur ons dan de gegevens van uw creditcard.
      Met vriendelijke groet,
      Hotel De Gouden Leeuw, Markt 12, 4331 LK Middelburg`,
  },
  {
    name: 'a place for a car at an airport',
    subject: 'Your parking confirmation PK-99120',
    from: 'Park & Fly North',
    text: `
      Airport parking: your booking is confirmed
      Booking reference: PK-99120
      Name: Mr Colin Marsh
      Arrive at car park: 12 June 2027 05:30
      Return: 19 June 2027 22:10
      Outbound flight BA 1388, return flight BA 1401
      Car registration: AB12 CDE`,
  },
  {
    name: 'a fare that was held and let go, in Turkish',
    subject: 'QK7TTR rezervasyonunuz iptal edildi',
    from: 'Anka Hava',
    text: `
      Ödeme süresi doldu, rezervasyonunuz iptal edildi
      Sayın Deniz Aksoy, QK7TTR rezervasyon kodlu rezervasyonunuz için ödeme yapılmadı.
      2 Ekim 2026 Cuma
      08:55 IST İstanbul
      TK1721
      11:40 CGN Köln/Bonn`,
  },
  {
    name: 'a flight that was called off, in Hungarian',
    text: `
      Foglalását töröltük
      Foglalási szám: HX77QP
      Utas: Kovács Anna
      2027.06.05. W6 2205 Budapest (BUD) 06:10 - London Luton (LTN) 07:50`,
  },
  {
    name: 'a letter for a visa whose subject stands below its addresses',
    text: `
      UNIVERSITY OF NORTHMARK
      Institute of Geology
      Hill Road 4, 9000 Northmark
      Embassy of Denmark
      Visa Section
      12 Palace Road
      New Delhi 110021, India
      Northmark, 12 February 2027
      Subject: Letter of invitation for a visa
      We invite Dr. Asha Raman, passport Z6120, from 10 May 2027 to 14 May 2027.
      9 May 2027   Delhi (DEL) - Copenhagen (CPH)   dep. 01:50
      10 - 14 May 2027   Guest house of the institute, Lake Street 1, Northmark   4 nights`,
  },
  {
    name: 'the duties of a crew in another town',
    text: `
      Dienstplan Juni 2027, gedruckt 20.05.2027
      Name: ALBRECHT CORINNA   Basis: MUC
      Mo 07.06. LH1832 MUC 0610 OSL 0835
      HOTEL OSL Park Inn, Abholung 0455
      Di 08.06. LH1833 OSL 0600 MUC 0825`,
  },
  {
    name: 'a stay that a host has yet to accept',
    subject: 'Request sent for Casa do Rio',
    text: `
      Your request has been sent to Marta
      This isn't a confirmed booking yet. Marta has 24 hours to answer.
      Casa do Rio, holiday home
      Check-in: Fri, 11 June 2027
      Checkout: Mon, 14 June 2027
      2 adults. Request code HMRQ4TZ8XK`,
  },
  {
    name: 'a flight and a house that were held too long',
    subject: 'Tu pre-reserva LT-61884 ha caducado',
    text: `
      Tu pre-reserva LT-61884 ha caducado
      Hola, Nuria: las plazas han quedado liberadas.
      Hotel Mirador, Urb. Norte s/n, 07750 Cala Galdana
      Entrada: 18/07/2027. Salida: 25/07/2027 (7 noches)
      Vuelo VY3702 Barcelona (BCN) 18/07/2027 10:15 - Mahón (MAH) 11:10`,
  },
  {
    name: 'trains somebody looked up for somebody else',
    subject: 'Rejseplan: Odense St. - Aalborg St.',
    text: `
      Du har fået tilsendt en rejseplan
      lørdag den 22. august 2027
      09:19 Odense St., spor 5   ICL 25
      12:11 Aalborg St., spor 3`,
  },
  {
    name: 'a flight nobody came to',
    subject: 'Vedr. bestilling R8TQ2L',
    text: `
      Vedr. bestilling R8TQ2L: ikke møtt til avgang
      Hei Torbjørn Espeland
      WF 774   20.06.2027   Bergen 16:25 - Sandnessjøen 19:40
      WF 775   22.06.2027   Sandnessjøen 17:55 - Bergen 21:05`,
  },
  {
    name: 'a Japanese stay that is called off',
    text: `
      予約キャンセルのお知らせ
      【予約番号】　　RYb4k7xm2q
      【宿泊施設】　　旅館 山見荘
      【住所】　　　　〒506-1433 岐阜県高山市平湯 628-3
      【チェックイン日】　2027年11月20日（土）
      【チェックアウト日】2027年11月22日（月）
      【宿泊日数】　　2泊`,
  },
  {
    name: 'a Chinese stay that is called off',
    text: `
      您的订单已取消
      订单号：20274418093
      酒店名称：上海海湾大酒店
      入住日期：2027年6月3日
      退房日期：2027年6月5日`,
  },
  {
    name: 'an insurance from the start of a trip to its end',
    text: `
      Travel insurance certificate
      Policy number: 31775208
      Trip start: Sat, Jul 3, 2027 at 12:01 AM
      Trip end: Sun, Jul 11, 2027 at 11:59 PM
      Rental car damage cover: $40,000`,
  },
  {
    name: 'a card that paid for a stay',
    text: `
      Card 4930 ending 77
      Reference 884120937716
      Previous balance   731.55
      12 Sep   15 Sep   HOTEL MUNDIAL LISBOA   648.00
      Arrival 12/09/2027, departure 16/09/2027
      New balance   1,379.55`,
  },
  {
    name: 'opening hours of stations that no list has',
    text: `
      Våre betjente stasjoner
      Tuvedal stasjon   mandag 7. juni 2027   06:30 – 18:00
      Skarnes vest stasjon   mandag 7. juni 2027   07:15 – 16:30
      Nærmeste stasjon finner du i appen.`,
  },
  {
    name: 'where a driver waits, with no name of a house',
    text: `
      Booking confirmation
      Booking number: 6613204
      Guest: Ms Nora Vale
      Address: 12 Harbour Road, Paphos 8041, Cyprus
      Check-in: 12 May 2027
      Check-out: 19 May 2027
      We will collect you on your arrival at Limassol Seaport.`,
  },
  {
    name: 'where guests are to call before they come, with no name of a house',
    text: `
      Buchungsbestätigung
      Buchungsnummer 882315
      Herr Jonas Brandl
      Anreise: 12.05.2027
      Abreise: 15.05.2027
      Adresse: Dorfstraße 12, 5640 Bad Gastein
      Bitte melden Sie sich vor Ihrer Ankunft im Skizentrum Angertal.`,
  },
  {
    name: 'a space in a car park whose cells stand below one another, with the number of a car far below its label',
    text: `
      Heathrow Official Parking
      Booking reference
      Entry
      Exit
      Vehicle
      Total paid
      HP71028853
      Saturday 25 July 2026, from 05:30
      Saturday 8 August 2026, by 23:00
      KP21 WXN, Skoda Kodiaq, blue
      £178.40 incl. VAT £29.73`,
  },
  {
    name: 'a dog that is checked in and out',
    text: `
      Dog hotel booking
      Booking number: DH-2207
      Owner: Tom Hale
      Pet: Rufus (Labrador), 7 nights
      Check-in: 12 June 2027
      Check-out: 19 June 2027
      Total: £210.00`,
  },
  {
    name: 'a berth that is checked in and out',
    text: `
      Marina Porto Rotondo
      Prenotazione posto barca 5512
      Barca: Luna II, 11,8 m, 2 adulti, 7 notti
      Check-in: 12/06/2027
      Check-out: 19/06/2027
      Totale: € 410,00
      Cliente: Marco Bellini`,
  },
  {
    name: 'suitcases that are checked in and out',
    text: `
      Luggage storage - booking confirmed
      Booking number: LS-4471
      Check-in: 12 June 2027, 10:00
      Check-out: 14 June 2027, 18:00
      2 bags, 2 nights
      Name: Ada Okafor`,
  },
  {
    name: 'a yacht whose matriculation begins like an airline, beside a measure and a port that airports are called like',
    text: `
      Conferma n.   27/0418
      Unità   "TRAMONTANA II", motore, bandiera italiana
      Matricola   LI 4182 D
      Dimensioni   LFT m 13,80 - larghezza m 4,25 - pescaggio m 1,10
      Arrivo   giovedì 8 luglio 2027, dalle ore 14:00
      Partenza   lunedì 12 luglio 2027, entro le ore 12:00
      Porto successivo   Porto Azzurro, Isola d'Elba
      Taxi per la stazione FS di Follonica (20 km) Euro 40; per l'aeroporto di
      Pisa (130 km) Euro 210.`,
  },
  {
    name: 'machines from a yard, below a heading in capitals that begins like an airport',
    text: `
      N° de réservation   R-4188207
      Retrait   vendredi 16 avril 2027 à 17h00
      Retour   lundi 19 avril 2027 avant 9h00 (forfait week-end)
      Agence
      LOCAMACHINE VANNES – ZAC de Luscanen, 14 rue Aristide Boucicaut, 56880 Ploeren
      Mini-pelle 1,5 t, godets 30, 40 et 100 cm : 312,00 €
      Plaque vibrante 90 kg essence : 96,50 €
      BON À SAVOIR
      Prise en main gratuite à 17h00, 20 minutes. Nettoyage au retour : 45 €. CM2 obligatoire.
      LOCAMACHINE SAS, 1 rue des Précurseurs, 59650 Villeneuve-d’Ascq – RCS Lille Métropole 317 686 061`,
  },
  {
    name: 'a voucher that is theirs until a day',
    text: `
      The Larch House
      Dear Amara,
      Here is a thank you from all of us on Thursday 4 November 2027. Your voucher is attached, and the discount is yours until Sunday 7 November.
      The Larch House, 9 Dean Row, Edinburgh EH4 1ND`,
  },
]
