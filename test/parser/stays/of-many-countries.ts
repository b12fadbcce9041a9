/** Confirmations of stays as houses and agencies of many countries write them, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const STAYS_OF_COUNTRIES: readonly Sample[] = [
  {
    name: 'a flat named by its host',
    from: 'Staybee <automated@staybee.example>',
    subject: 'Reservation confirmed for Ghent',
    text: `
      Your reservation is confirmed
      You're going to Ghent!
      Canal-side attic in the old town
      Entire home/apt hosted by Lieven

      Check-in
      Friday
      14 May 2027
      15:00

      Checkout
      Sunday
      16 May 2027
      11:00

      Who's coming
      2 adults

      Confirmation code
      HMX4T8QP2L

      Address
      Oudburg 61
      Ghent, 9000
      Belgium

      Price breakdown
      € 96.00 x 2 nights   € 192.00`,
    products: ['Canal-side attic in the old town | 2027-05-14 – 2027-05-16 | Oudburg 61, 9000, Ghent, BE | HMX4T8QP2L'],
  },
  {
    name: 'a mail of an American chain',
    from: 'Cedarwood Hotels <reservations@cedarwood.example>',
    subject: 'Your Reservation #84412097 Confirmation',
    text: `
      Cedarwood Suites Tucson Foothills
      4400 E Sunrise Dr, Tucson, Arizona 85718 USA   +1 520-555-0140
      Dear Ms Dolores Whitcomb, thank you for booking with us.
      Confirmation Number: 84412097
      Check-In: Thursday, February 18, 2027   3:00 PM
      Check-Out: Sunday, February 21, 2027   12:00 PM
      Number of rooms   1 Room
      Guests per room   2 Adults
      Guarantee Method   Credit card
      Room 1: Larger Guest room, 1 King, Sofa bed
      Summary of Charges
      Thursday, February 18, 2027 - Sunday, February 21, 2027   189.00 USD
      Total for stay   642.60 USD`,
    products: ['Cedarwood Suites Tucson Foothills | 2027-02-18 – 2027-02-21 | 4400 E Sunrise Dr, 85718, Tucson, US | 84412097'],
    people: ['Dolores Whitcomb'],
  },
  {
    name: 'agency voucher with lead guest and codes',
    text: `
      HOTEL VOUCHER
      Booking ID : 771520934
      Booking Reference No : 771520934
      Client : Ms. Farida Saleh
      Member ID : 10028812
      Country of Residence : Kuwait
      Property : Lotus Garden Hotel
      Address : 88/2 Sukhumvit Soi 22, Khlong Toei, 10110, Bangkok, Thailand
      Property Contact Number : +66 2 555 0144
      Number of Rooms : 1
      Number of Adults : 2
      Number of Children : 0
      Breakfast : Included
      Room Type : Deluxe Twin
      Arrival : 3 November 2027
      Departure : 7 November 2027
      Payment Details : payable through Agencia Pte Ltd`,
    products: ['Lotus Garden Hotel | 2027-11-03 – 2027-11-07 | 88/2 Sukhumvit Soi 22, Khlong Toei, 10110, Bangkok, TH | 771520934'],
    people: ['Farida Saleh'],
  },
  {
    name: 'a mail of a British chain',
    from: 'Dozewell Inns <noreply@dozewell.example>',
    text: `
      Booking confirmation
      Hi Mr Owen Pritchard, thanks for booking. We look forward to seeing you soon.
      Your confirmation number: KLMT408812
      Swansea Marina (Quayside)
      Maritime Way, Swansea, West Glamorgan, SA1 3XA
      Arriving
      Fri 5 Mar 2027
      from 3pm
      Leaving
      Sun 7 Mar 2027
      by 12 noon
      1 Double room, 2 adults
      2 nights   £118.00`,
    products: ['Swansea Marina | 2027-03-05 – 2027-03-07 | Maritime Way, SA1 3XA, Swansea, GB | KLMT408812'],
    people: ['Owen Pritchard'],
  },
  {
    name: 'ryokan letter',
    from: 'Kikusui Ryokan <yoyaku@kikusui.example>',
    subject: 'Confirmation of your reservation at Kikusui Ryokan',
    text: `
      Dear Mr. Leon Hargreave,
      Thank you very much for choosing our ryokan. We confirm your reservation as follows.
      Reservation No. 20270331-07
      Check in: 2027/03/31 (Wed) 15:00
      Check out: 2027/04/02 (Fri) 10:00
      Room: Japanese style room 10 tatami with open-air bath, 2 persons
      Meal: dinner and breakfast
      Rate: JPY 68,000 per night, tax included
      Kikusui Ryokan
      512 Yunohana, Hakone-machi, Ashigarashimo-gun, Kanagawa 250-0311, Japan
      TEL +81-460-55-0112`,
    products: [
      'Kikusui Ryokan | 2027-03-31 – 2027-04-02 | 512 Yunohana, Hakone-machi, Ashigarashimo-gun, 250-0311, Kanagawa, JP | 20270331-07',
    ],
    people: ['Leon Hargreave'],
  },
  {
    name: 'agriturismo letter',
    from: 'Agriturismo Poggio Verde <info@poggioverde.example>',
    subject: 'Conferma prenotazione',
    text: `
      Gentile Signora Kowalski,
      siamo lieti di confermare la Sua prenotazione presso il nostro agriturismo per due persone in camera matrimoniale, dal 18 giugno al 22 giugno 2027 (4 notti), con prima colazione.
      Il check-in è possibile dalle ore 15, il check-out entro le ore 10.
      Numero di prenotazione: 1174/27
      Caparra ricevuta: € 120,00
      Cordiali saluti
      Agriturismo Poggio Verde
      Località Poggio 14
      53024 Montalcino (SI)
      Tel. 0577 555 012`,
    products: ['Agriturismo Poggio Verde | 2027-06-18 – 2027-06-22 | Località Poggio 14, 53024, Montalcino (SI) | 1174/27'],
  },
  {
    name: 'a mail of an agency',
    text: `
      Thanks for your booking, Marla!
      Itinerary # 72098841173302
      Hotel Brisa Azul
      Mon, Oct 4 - Fri, Oct 8
      View full itinerary
      Check-in   Check-out
      Mon, Oct 4, 2027   Fri, Oct 8, 2027
      3 PM   11 AM
      Hotel overview
      Hotel Brisa Azul
      Av. Rafael Melgar 410, Cozumel, QROO, 77600 Mexico
      +52 987 555 0122
      Reserved for Marla Quigley, 2 adults
      Room   Standard Room, 1 King Bed
      Confirmation   #5521-QR
      Price summary: 4 nights   $612.00`,
    products: ['Hotel Brisa Azul | 2027-10-04 – 2027-10-08 | Av. Rafael Melgar 410, Cozumel, 77600, QROO, MX | 72098841173302'],
  },
  {
    name: 'french chain pdf',
    text: `
      CONFIRMATION DE RÉSERVATION   N° de réservation : HKQTWLPX
      Monsieur Alban Rousset
      Nous avons le plaisir de vous confirmer votre réservation
      HÔTEL LES REMPARTS SAINT-MALO CENTRE
      2 chaussée du Sillon
      35400 SAINT-MALO
      FRANCE
      Tél : +33 2 99 55 01 20
      Arrivée le   16/07/2027   (à partir de 14:00)
      Départ le   19/07/2027   (jusqu'à 12:00)
      Nombre de nuits   3
      Nombre de chambres   1
      2 adulte(s)
      Montant total   427,50 EUR`,
    products: ['HÔTEL LES REMPARTS SAINT-MALO CENTRE | 2027-07-16 – 2027-07-19 | 2 chaussée du Sillon, 35400, SAINT-MALO, FR | HKQTWLPX'],
    people: ['Alban Rousset'],
  },
  {
    name: 'german letter pdf',
    text: `
      Hotel Drei Mohren garni
      Familie Hechler
      Marktplatz 9 · D-74564 Crailsheim
      Tel. 07951 555 01

      Frau
      Dr. Ute Marwitz
      Lindenallee 31
      14050 Berlin

      Crailsheim, 11. Januar 2027

      Reservierungsbestätigung Nr. 2027-0114

      Sehr geehrte Frau Dr. Marwitz,
      vielen Dank für Ihre Anfrage. Gerne reservieren wir für Sie
      1 Einzelzimmer mit Dusche/WC
      Anreise: Dienstag, 2. März 2027
      Abreise: Donnerstag, 4. März 2027
      Preis pro Nacht inkl. Frühstücksbuffet 79,00 €
      Mit freundlichen Grüßen`,
    products: ['Hotel Drei Mohren garni | 2027-03-02 – 2027-03-04 | Marktplatz 9, 74564, Crailsheim | 2027-0114'],
  },
  {
    name: 'spanish paradise two columns',
    text: `
      Bono de hotel   Localizador QX7T44
      Hotel   Hotel Sierra Alta ****
      Dirección   Camino de la Fuente 12, 18412 Bubión (Granada)
      Teléfono   +34 958 555 011
      Fecha de entrada   Viernes, 10 de septiembre de 2027
      Fecha de salida   Domingo, 12 de septiembre de 2027
      Noches   2
      Habitación   1 x Doble Superior
      Régimen   Alojamiento y desayuno
      Ocupantes   2 adultos
      Titular   Rosario Ibarra Luque`,
    products: ['Hotel Sierra Alta | 2027-09-10 – 2027-09-12 | Camino de la Fuente 12, 18412, Bubión (Granada) | QX7T44'],
    people: ['Rosario Ibarra Luque'],
  },
  {
    name: 'polish booking',
    text: `
      Potwierdzenie rezerwacji nr 88120/2027
      Szanowny Panie Marku,
      dziękujemy za rezerwację w Hotelu Pod Świerkami.
      Przyjazd: 12.02.2027 (piątek) od godz. 15:00
      Wyjazd: 14.02.2027 (niedziela) do godz. 11:00
      Pokój: dwuosobowy z łazienką, 2 noce ze śniadaniem
      Hotel Pod Świerkami
      ul. Sosnowa 4
      57-540 Lądek-Zdrój
      tel. 74 555 01 20`,
    products: ['Hotel Pod Świerkami | 2027-02-12 – 2027-02-14 | ul. Sosnowa 4, 57-540, Lądek-Zdrój, PL | 88120/2027'],
  },
  {
    name: 'two stays in one letter',
    text: `
      Booking confirmation for Mr and Mrs Whitlock
      Booking reference: HX-77120
      Your walking holiday accommodation:
      1. Bracken Guest House, 4 Lake Road, Keswick CA12 5DA
      Arrive Sat 5 June 2027, depart Mon 7 June 2027 (2 nights), double en-suite, B&B
      2. The Old Smithy Inn, Church Lane, Grasmere LA22 9SN
      Arrive Mon 7 June 2027, depart Wed 9 June 2027 (2 nights), double en-suite, B&B`,
    products: [
      'Bracken Guest House | 2027-06-05 – 2027-06-07 | 4 Lake Road, CA12 5DA, Keswick, GB | HX-77120',
      'The Old Smithy Inn | 2027-06-07 – 2027-06-09 | Church Lane, LA22 9SN, Grasmere, GB | HX-77120',
    ],
  },
  {
    name: 'portuguese brazilian',
    text: `
      Reserva confirmada! Código da reserva: BR5588120
      Pousada Mar de Dentro
      Rua do Farol, 210 - Praia do Forte
      48287-000 Mata de São João - BA, Brasil
      Entrada: qui., 12 de agosto de 2027 (a partir das 14h)
      Saída: dom., 15 de agosto de 2027 (até 12h)
      3 diárias, 1 quarto, 2 adultos
      Hóspede principal: Caio Brandão`,
    products: [
      'Pousada Mar de Dentro | 2027-08-12 – 2027-08-15 | Rua do Farol, 210, Praia do Forte, 48287-000, Mata de São João, BR | BR5588120',
    ],
  },
  {
    name: 'swedish chain columns',
    text: `
      Tack för din bokning!
      Bokningsnummer   4471 2290
      Skärgårdens Hotell Nynäs
      Hamngatan 3, 149 30 Nynäshamn
      Ankomst   Avresa   Nätter
      fre 11 juni 2027   sön 13 juni 2027   2
      från 15:00   till 11:00
      Gäst   Maj Lindfors
      Rum   1 st dubbelrum, frukost ingår`,
    products: ['Skärgårdens Hotell Nynäs | 2027-06-11 – 2027-06-13 | Hamngatan 3, 149 30, Nynäshamn | 4471 2290'],
  },
  {
    name: 'letterhead no kind, footer address',
    text: `
      THE GILDED OAK
      Reservation confirmation
      Dear Mr. Hal Brannigan,
      We are delighted to confirm the following reservation:
      Confirmation number:   GO-88201
      Arrival date:   Thursday 14 October 2027
      Departure date:   Saturday 16 October 2027
      Number of nights:   2
      Room type:   Classic King
      Number of guests:   2 adults
      Rate:   GBP 245.00 per room per night including breakfast
      Check-in from 3pm, check-out by 11am.
      Cancellation up to 48 hours before arrival.
      The Gilded Oak, 61 Prince's Row, Bath BA1 2QT   T +44 1225 555 011   thegildedoak.example`,
    products: ["The Gilded Oak | 2027-10-14 – 2027-10-16 | 61 Prince's Row, BA1 2QT, Bath, GB | GO-88201"],
    people: ['Hal Brannigan'],
  },
  {
    name: 'footer only brand, sender',
    from: 'Kollektiv Rooms <hello@kollektiv.example>',
    subject: 'Kollektiv Rooms: booking 55120 confirmed',
    text: `
      Hej Viktor!
      Your booking 55120 is confirmed. Here are the details.
      Check-in: Wed 17 Nov 2027 from 15.00
      Check-out: Fri 19 Nov 2027 until 11.00
      1 room, 2 nights, 1 guest
      Booking number: 55120
      See you!
      Kollektiv Rooms
      Bangatan 14
      414 63 Göteborg
      Sweden`,
    products: ['Kollektiv Rooms | 2027-11-17 – 2027-11-19 | Bangatan 14, 414 63, Göteborg, SE | 55120'],
  },
  {
    name: 'a mail of a Chinese agency',
    text: `
      Booking No. 1128804417723
      Confirmed
      Sunrise Peninsula Hotel Hangzhou
      No. 18 Hubin Road, Shangcheng District, Hangzhou 310006, China
      Tel: +86-571-5550-1188
      Check-in   Check-out
      Wed, Sep 15, 2027   Sat, Sep 18, 2027   3 nights
      After 14:00   Before 12:00
      Room: Superior Queen Room × 1
      Guest Names: LINDQVIST/PETRA
      Total: CNY 1,980.00`,
    products: [
      'Sunrise Peninsula Hotel Hangzhou | 2027-09-15 – 2027-09-18 | No. 18 Hubin Road, Shangcheng District, 310006, Hangzhou, CN | 1128804417723',
    ],
  },
  {
    name: 'us resort letter with arrival departure row',
    text: `
      Reservation Acknowledgement
      Guest Name   Arrival   Departure   Nights   Adults   Confirmation
      Wendell Oakes   08/02/2027   08/06/2027   4   2   RM-229871
      Blue Heron Lodge & Spa
      1 Heron Point Road
      Lake Placid, NY 12946
      518-555-0166
      Room: Lakeside Queen   Rate: $279.00 per night plus 8% tax`,
    products: ['Blue Heron Lodge & Spa | 2027-08-02 – 2027-08-06 | 1 Heron Point Road, 12946, Lake Placid, US | RM-229871'],
  },
  {
    name: 'french gite mail prose',
    from: 'Gîte La Bergerie <contact@bergerie.example>',
    subject: 'Votre réservation',
    text: `
      Bonjour Madame Perrin,
      Nous vous confirmons votre réservation n° 2027-118 au gîte La Bergerie, du samedi 10 au samedi 17 juillet 2027, pour 4 personnes.
      Arrivée à partir de 16 h, départ avant 10 h. Solde de 420 € à régler à l'arrivée.
      Adresse : La Bergerie, 3 chemin des Amandiers, 26110 Nyons
      Bien cordialement, Luc et Odile`,
    products: ['La Bergerie | 2027-07-10 – 2027-07-17 | 3 chemin des Amandiers, 26110, Nyons | 2027-118'],
  },
  {
    name: 'german ferienwohnung',
    text: `
      Buchungsbestätigung Ferienwohnung "Seeblick"
      Buchungsnummer: FW-20871
      Mieter: Familie Tessa Brandt
      Objekt: Ferienwohnung Seeblick, Uferweg 7, 18586 Göhren
      Reisezeitraum: 17.07.2027 bis 31.07.2027 (14 Nächte)
      Anreise ab 16:00 Uhr, Abreise bis 10:00 Uhr
      Personen: 2 Erwachsene, 2 Kinder
      Mietpreis 1.610,00 €, Anzahlung 20 % bis 15.02.2027`,
    products: ['Ferienwohnung Seeblick | 2027-07-17 – 2027-07-31 | Uferweg 7, 18586, Göhren | FW-20871'],
  },
  {
    name: 'spanish hotel mail days two lines',
    text: `
      ¡Gracias por tu reserva, Nuria!
      Tu reserva en el Hotel Puerta del Mar está confirmada.
      Número de reserva 4471.882.019
      Fecha de llegada
      martes, 6 de abril de 2027
      (a partir de las 14:00)
      Fecha de salida
      jueves, 8 de abril de 2027
      (hasta las 12:00)
      Hotel Puerta del Mar
      Paseo Marítimo, 22
      11010 Cádiz
      España`,
    products: ['Hotel Puerta del Mar | 2027-04-06 – 2027-04-08 | Paseo Marítimo, 22, 11010, Cádiz, ES | 4471.882.019'],
  },
  {
    name: 'dubai without postcode',
    text: `
      Booking confirmation - 7720 1184
      Booking number: 77201184
      Desert Pearl Hotel Apartments
      Address: Al Rigga Road, Deira, Dubai, United Arab Emirates
      Check-in   Friday, 5 February 2027, from 14:00
      Check-out   Tuesday, 9 February 2027, until 12:00
      4 nights, 1 apartment
      Guest: Mr Ravi Menon`,
    products: [
      'Desert Pearl Hotel Apartments | 2027-02-05 – 2027-02-09 | AE, Al Rigga Road, Deira, Dubai, United Arab Emirates | 77201184',
    ],
  },
  {
    name: 'two hotels in one broker mail',
    text: `
      Tour confirmation   Booking reference: NW-30812
      Travellers: Ms Ailsa Grant, Mr Rory Grant
      ACCOMMODATION 1
      Hotel Fjordgløtt
      Strandgata 11, 6700 Måløy, Norway
      Check-in: 3 July 2027   Check-out: 5 July 2027
      Confirmation: 88-3301
      ACCOMMODATION 2
      Breheim Fjellstove
      Jostedalsvegen 2002, 6871 Jostedal, Norway
      Check-in: 5 July 2027   Check-out: 8 July 2027
      Confirmation: BF20771`,
    products: [
      'Hotel Fjordgløtt | 2027-07-03 – 2027-07-05 | Strandgata 11, 6700, Måløy, NO | 88-3301',
      'Breheim Fjellstove | 2027-07-05 – 2027-07-08 | Jostedalsvegen 2002, 6871, Jostedal, NO | BF20771',
    ],
  },
  {
    name: 'hotel by night dates, weekday abbreviations',
    text: `
      Réservation confirmée
      Votre numéro de réservation : 70114-882
      Hôtel Le Phare
      12 quai Gambetta, 62200 Boulogne-sur-Mer
      Séjour du mar. 09/03/2027 au jeu. 11/03/2027
      1 chambre, 2 adultes, petit déjeuner inclus`,
    products: ['Hôtel Le Phare | 2027-03-09 – 2027-03-11 | 12 quai Gambetta, 62200, Boulogne-sur-Mer | 70114-882'],
  },
  {
    name: 'dutch b&b letter',
    from: 'B&B De Oude Smederij <info@oudesmederij.example>',
    subject: 'Bevestiging van uw verblijf',
    text: `
      Geachte heer Terpstra,
      Hierbij bevestigen wij uw reservering bij B&B De Oude Smederij.
      Aankomst: vrijdag 17 september 2027 (vanaf 15.00 uur)
      Vertrek: zondag 19 september 2027 (voor 11.00 uur)
      Kamer: De Aambeeld, 2 personen, inclusief ontbijt
      Reserveringsnummer: OS-441
      B&B De Oude Smederij
      Kerkstraat 2
      4331 LK Middelburg`,
    products: ['B&B De Oude Smederij | 2027-09-17 – 2027-09-19 | Kerkstraat 2, 4331 LK, Middelburg, NL | OS-441'],
  },
  {
    name: 'italian hotel labels on left',
    text: `
      CONFERMA DI PRENOTAZIONE
      Codice prenotazione   HT77120
      Struttura   Albergo Tre Fontane
      Via delle Terme 4, 53042 Chianciano Terme (SI)
      Check-in   lunedì 3 maggio 2027 dalle 14:00
      Check-out   giovedì 6 maggio 2027 entro le 10:30
      Camera   Matrimoniale Comfort, mezza pensione
      Ospite   Sig. Dario Venturi
      Notti   3`,
    products: ['Albergo Tre Fontane | 2027-05-03 – 2027-05-06 | Via delle Terme 4, 53042, Chianciano Terme (SI) | HT77120'],
    people: ['Dario Venturi'],
  },
  {
    name: 'finnish hotel columns',
    text: `
      Kiitos varauksestasi!
      Varausnumero 8812-4471
      Hotelli Lumivaara   Saapuminen   Lähtö
      Tunturitie 12   to 11.3.2027   su 14.3.2027
      99130 Sirkka   klo 15.00   klo 11.00
      3 yötä, 1 huone, 2 aikuista
      Varaaja: Aino Kettunen`,
    products: ['Hotelli Lumivaara | 2027-03-11 – 2027-03-14 | Tunturitie 12, 99130, Sirkka | 8812-4471'],
  },

  {
    name: 'a tour with one day and nights a row',
    text: `
      Tour voucher   Booking reference: HB-20714
      Lead traveller: Mrs Una Corley
      Date   Nights   Hotel   Town   Room
      05 Jun 2027   2   Bracken House   Keswick   Double
      07 Jun 2027   3   The Old Ferry   Grasmere   Double
      10 Jun 2027   1   Station Inn   Kendal   Double`,
    products: [
      'Bracken House | 2027-06-05 – 2027-06-07 | Keswick | HB-20714',
      'The Old Ferry | 2027-06-07 – 2027-06-10 | Grasmere | HB-20714',
      'Station Inn | 2027-06-10 – 2027-06-11 | Kendal | HB-20714',
    ],
  },
  {
    name: 'a tour with two days a row',
    text: `
      Reisebestätigung   Buchungsnummer: RB-88120
      Reisende: Herr Karl Tiede
      Anreise   Abreise   Hotel   Ort   Zimmer
      03.05.2027   05.05.2027   Parkhotel Linde   Bregenz   DZ
      05.05.2027   08.05.2027   Berghof Alpenrose   Lech   DZ`,
    products: [
      'Parkhotel Linde | 2027-05-03 – 2027-05-05 | Bregenz | RB-88120',
      'Berghof Alpenrose | 2027-05-05 – 2027-05-08 | Lech | RB-88120',
    ],
  },
  {
    name: 'a span with its month first',
    text: `
      Reservation confirmed
      Confirmation number: 4471-BQ22
      Driftwood Inn
      18 Shore Road, Rockland, ME 04841
      Dates: June 5 – 7, 2027
      1 room, 2 guests
      Total: $318.00`,
    products: ['Driftwood Inn | 2027-06-05 – 2027-06-07 | 18 Shore Road, 04841, Rockland, US | 4471-BQ22'],
  },
  {
    name: 'several stays told a line each',
    text: `
      Dear Mr Evan Drury, all your lodgings are booked (booking reference: CW-5512).
      Hotel Tre Re, Como: 4 May – 6 May 2027 (2 nights)
      Albergo Belvedere, Bellagio: 6 May – 9 May 2027 (3 nights)
      Rooms are with breakfast, and guests are asked to arrive before 8 pm.`,
    products: ['Hotel Tre Re | 2027-05-04 – 2027-05-06 | ? | CW-5512', 'Albergo Belvedere | 2027-05-06 – 2027-05-09 | ? | CW-5512'],
  },
]
