/** Stays and hired cars among firms, guests' own addresses, catalogues and words of East Asia, made for the tests. */

import type { Sample } from '../sample.ts'

export const STAYS_BY_SMALL_SIGNS: readonly Sample[] = [
  {
    name: 'a house of a chain below the firm that runs it and the address of the guest',
    text: `
      Motel Krone Germany Betriebs GmbH · Lindwurmstraße 12 · 80337 München

      Frau
      Silke Wandhoff
      Am Mühlteich 9
      24103 Kiel

      Buchungsbestätigung
      Wir freuen uns auf Ihren Besuch im Motel Krone Dresden-Neustadt und bestätigen Ihnen gerne Ihre Reservierung:
      Reservierungsnummer   Anreise   Abreise   Zimmer   Personen
      512-0774310   Sa, 01.10.2027   Mo, 03.10.2027   1 x Doppelzimmer   2
      Adresse: Königstraße 5, 01097 Dresden, Deutschland Tel. +49 351 555-0
      Ihr Team vom Motel Krone Dresden-Neustadt`,
    products: ['Motel Krone Dresden-Neustadt | 2027-10-01 – 2027-10-03 | Königstraße 5, 01097, Dresden, DE | 512-0774310'],
  },
  {
    name: 'a holiday house by the line above its number in a catalogue',
    text: `
      Ihre Buchung wurde bestätigt
      Gulfhof Petersen – Kamin, Sauna, 300 m zum Deich
      Greetsiel, Ostfriesland  ·  Objektnummer 1847302
      Anreise  Abreise  Gäste
      27.07.2027  10.08.2027  4 Erwachsene
      Reservierungsnummer  HB-7WK2QD
      Adresse  Am Alten Siel 9
      26736 Krummhörn
      Deutschland
      Gastgeberin  Wiebke Harms, +49 4926 555 017
      Nachricht der Gastgeberin:
      Denken Sie bitte an die Fährreservierung für das Auto!
      Eine Marke der Hausblick Holdings, Inc., 11920 Pinewood Parkway, Austin, TX 78758, USA.`,
    products: ['Gulfhof Petersen | 2027-07-27 – 2027-08-10 | Am Alten Siel 9, 26736, Krummhörn, DE | HB-7WK2QD'],
  },
  {
    name: 'a house with its stars and the number an agency gave it',
    text: `
      Ihre Vorgangsnummer:   94417260
      HOTEL
      Hotel Buchenhof am Stadtpark ***S
      Schillerstraße 27
      99096 Erfurt
      Hotelnummer: 41873
      Anreise:   Dienstag, 07.10.2027
      Abreise:   Donnerstag, 09.10.2027
      Übernachtungen:  2`,
    products: ['Hotel Buchenhof am Stadtpark | 2027-10-07 – 2027-10-09 | Schillerstraße 27, 99096, Erfurt | 94417260'],
    reference: '94417260',
  },
  {
    name: 'an address whose street has a number of four figures',
    text: `
      HOTEL: Harbor Point Inn
      CHECK IN: 2027-03-17
      CHECK OUT: 2027-03-20
      CONFIRMATION: 794205318
      Address: 1340 Bayside Drive
      San Diego, California 92101
      United States`,
    products: ['Harbor Point Inn | 2027-03-17 – 2027-03-20 | 1340 Bayside Drive, 92101, San Diego, US | 794205318'],
  },
  {
    name: 'a car of a neighbour by the start and the end of the trip',
    text: `
      Turo trip: Ann's Subaru Outback
      Your trip is booked!
      Reservation ID: 31775208
      Primary driver: Joaquin Reyes
      Trip start: Wed, Jul 3, 2027 at 11:30 AM
      Pickup: Denver International Airport (DEN), Economy parking, host will send row and lockbox code after check-in
      Trip end: Sun, Jul 7, 2027 at 6:00 PM
      Return: Denver International Airport (DEN)
      Miles included: 800 mi ($0.42/mi over)`,
    products: [
      'Turo | 2027-07-03T11:30 Denver International Airport (DEN) | 2027-07-07T18:00 Denver International Airport (DEN) | 31775208',
    ],
    people: ['Joaquin Reyes'],
  },
  {
    name: 'what a second driver costs and whom a street is called after, who are nobody',
    text: `
      Localiza: Reserva confirmada
      Código da reserva
      AX7K21MBR9
      Retirada
      Aeroporto de Fortaleza
      seg, 27/12/2027 às 09h00
      Devolução
      Aeroporto de Natal
      Av. Dr. Ruy Pereira dos Santos, 3100
      seg, 03/01/2028 às 21h30
      Onix, HB20, Argo 1.0 ou similar
      Condutor   Thainá Albuquerque
      Condutor adicional   32,97 €
      Taxa Premium / Taxa Local   6,60 €`,
    products: ['Localiza | 2027-12-27T09:00 Aeroporto de Fortaleza | 2028-01-03T21:30 Aeroporto de Natal | AX7K21MBR9'],
    people: ['Thainá Albuquerque'],
  },
  {
    name: 'a guest with a companion and a card of a chain',
    text: `
      Hotell Granen
      Storgatan 54
      903 26 Umeå
      BOKNINGSNUMMER   36810274
      ANKOMST   Torsdag 18 november 2027
      AVRESA   Lördag 20 november 2027
      GÄST   Margareta Lindqvist
      + 1 medföljande vuxen
      MEDLEM   Granens Vänner 3081 2300 5517 4410, nivå 2`,
    products: ['Hotell Granen | 2027-11-18 – 2027-11-20 | Storgatan 54, 903 26, Umeå | 36810274'],
    people: ['Margareta Lindqvist'],
  },
  {
    name: 'an inn in Japan',
    text: `
      ■ご予約内容
      【予約番号】　　RYb4k7xm2q
      【宿泊施設】　　旅館 山見荘
      【住所】　　　　〒506-1433 岐阜県高山市平湯 628-3
      【チェックイン日】　2027年11月20日（土）
      【チェックイン予定時刻】16:00
      【チェックアウト日】2027年11月22日（月）
      【宿泊日数】　　2泊
      ・チェックイン 15:00～18:00 ／ チェックアウト 10:00`,
    products: ['旅館 山見荘 | 2027-11-20 – 2027-11-22 | 506-1433, 岐阜県高山市平湯 628-3, JP | RYb4k7xm2q'],
  },
  {
    name: 'a hotel in Seoul, told in Korean',
    text: `
      예약이 확정되었습니다
      예약번호: 8841230975
      호텔: Hotel Namsan Garden
      주소: 12 Toegye-ro, Jung-gu, Seoul 04630, South Korea
      체크인: 2027-05-12
      체크아웃: 2027-05-15 (3박)`,
    products: ['Hotel Namsan Garden | 2027-05-12 – 2027-05-15 | 12 Toegye-ro, Jung-gu, 04630, Seoul, KR | 8841230975'],
  },
  {
    name: 'a hotel in Shanghai, told in Chinese',
    text: `
      预订成功
      订单号：20274418093
      酒店名称：上海海湾大酒店
      地址：上海市黄浦区中山东一路 32 号
      入住日期：2027年6月3日
      退房日期：2027年6月5日
      共2晚`,
    products: ['上海海湾大酒店 | 2027-06-03 – 2027-06-05 | 上海市黄浦区中山东一路 32 号 | 20274418093'],
  },
  {
    name: 'a house in an Old Town below what one can do now',
    text: `
      Your stay is coming up
      Check In Now
      Courtyard Inn Knoxville Old City
      218 West Jackson Avenue, Knoxville, Tennessee 37902 USA
      CHECK-IN   CHECK-OUT
      Thu, Nov 11, 2027   Sun, Nov 14, 2027
      4:00 PM   11:00 AM
      Confirmation Number: 82640957
      Guest name: Priya Raman`,
    products: ['Courtyard Inn Knoxville Old City | 2027-11-11 – 2027-11-14 | 218 West Jackson Avenue, 37902, Knoxville, US | 82640957'],
    people: ['Priya Raman'],
  },
  {
    name: 'a stay on other days, in columns of what was and what it becomes',
    text: `
      Uw reservering is gewijzigd
      De eerder verstuurde bevestiging van 3 februari komt hiermee te vervallen.
      Wijzigingen
      Was   Wordt
      Aankomst   vr 21-02-2020   vr 28-02-2020
      Vertrek   zo 23-02-2020   zo 01-03-2020
      Kamertype   Comfort kamer   Wellness Suite

      Reserveringsnummer   HDS-2007719
      Hotel   Hotel De Spaarne
      Adres   Vinkebrugweg 12
      2065 AH Haarlemmerliede
      Naam gast   Mw. Jetske Terpstra
      Aankomst   vrijdag 28 februari 2020 – inchecken vanaf 15.00 uur
      Vertrek   zondag 1 maart 2020 – uitchecken tot 11.00 uur`,
    products: ['Hotel De Spaarne | 2020-02-28 – 2020-03-01 | Vinkebrugweg 12, 2065 AH, Haarlemmerliede, NL | HDS-2007719'],
    people: ['Jetske Terpstra'],
  },
  {
    name: 'two vouchers one after the other, each under its reference',
    text: `
      VOUCHER - ACCOMMODATION
      Reference number   Agency reference   Valid for
      214-8830571   HARLAND/0511   Quinta da Praia Resort & Spa
      Quinta da Praia Resort & Spa
      Hotel 4 stars
      Estrada da Falesia 118, 8200-385 Albufeira, Algarve, Portugal
      From   To   Units   Room type   Board
      11/05/2025   15/05/2025   1   JUNIOR SUITE   HALF BOARD
      Passenger names:   Rosalind Harland, Piers Harland, Child: Imogen Harland

      VOUCHER - ACCOMMODATION
      Reference number   Agency reference   Valid for
      214-8830572   HARLAND/0511   Hotel Baixa Velha
      Hotel Baixa Velha
      Hotel 3 stars superior
      Rua dos Correeiros 204, 1100-170 Lisboa, Portugal
      From   To   Units   Room type   Board
      15/05/2025   18/05/2025   1   TRIPLE STANDARD   HALF BOARD`,
    products: [
      'Quinta da Praia Resort & Spa | 2025-05-11 – 2025-05-15 | Estrada da Falesia 118, 8200-385, Albufeira, PT | 214-8830571',
      'Hotel Baixa Velha | 2025-05-15 – 2025-05-18 | Rua dos Correeiros 204, 1100-170, Lisboa, PT | 214-8830572',
    ],
    people: ['Rosalind Harland', 'Piers Harland', 'Imogen Harland'],
  },
  {
    name: 'a camper that is checked in and out, fetched from a firm in small letters',
    text: `
      Your roadsurfer booking is confirmed
      Booking number   RS-25-418862
      Driver   Orla Keane
      Campervan   Surfer Suite
      Pick-up station   roadsurfer Lisbon
      Rua do Tejo 26, 2685-331 Prior Velho, Portugal
      Pick-up date   20/06/2027
      Pick-up slot   14:00 – 16:00 (your check-in: 14:30)
      Return station   roadsurfer Porto
      Rua da Estrada 412, 4470-600 Maia, Portugal
      Return date   04/07/2027
      Return slot   08:00 – 11:00 (your check-out: 10:30)
      Nights   14
      14 nights x €119.00   €1,666.00`,
    products: ['Roadsurfer | 2027-06-20 roadsurfer Lisbon | 2027-07-04 roadsurfer Porto | RS-25-418862'],
    people: ['Orla Keane'],
  },
  {
    name: 'a British address with a part a line',
    text: `
      Booking reference   PCRX609448
      Hotel   Harbourside Inn Whitby
      Address
      Langborne Road
      Whitby
      North Yorkshire
      YO21 1YS
      Arrive   Friday 6 September 2027, check in from 2pm
      Depart   Sunday 8 September 2027, check out by 12 noon`,
    products: ['Harbourside Inn Whitby | 2027-09-06 – 2027-09-08 | Langborne Road, YO21 1YS, Whitby, GB | PCRX609448'],
  },
  {
    name: 'a flat by the line over who lets it, and a town that is no house',
    subject: 'Rappel : votre séjour à Locmaria commence bientôt',
    text: `
      La Longère du Goulet · vue mer · jardin clos
      Logement entier : maison · Hôte : Maëlle
      Arrivée
      jeudi 22 juillet 2027
      Départ
      lundi 26 juillet 2027
      Adresse
      14 Hent ar Milin, 29280 Locmaria, France
      Qui vient ?
      Solène Abgrall, Théo Vasseur
      Code de confirmation
      HMQZ4WXE2T`,
    products: ['La Longère du Goulet | 2027-07-22 – 2027-07-26 | 14 Hent ar Milin, 29280, Locmaria, FR | HMQZ4WXE2T'],
    people: ['Solène Abgrall', 'Théo Vasseur'],
  },
  {
    name: 'a hotel that writes to the firm of its guests',
    text: `
      HOTEL ASTRA DUNAPART
      Nordlicht Turbinen GmbH
      Attn. Ms. Silke Harms
      Am Handelshafen 41
      27570 Bremerhaven
      RESERVATION CONFIRMATION No. 204817
      Arrival:   18.08.2027
      Departure:   22.08.2027
      Guest names:   Mr. Ole Petersen
      Mr. Jan Lübben
      No. of rooms / type:   2 x Superior Single Room
      Hotel Astra Dunapart · Széchenyi rakpart 21 · H-1054 Budapest · Tel. +36 1 555 0180`,
    products: ['Hotel Astra Dunapart | 2027-08-18 – 2027-08-22 | Széchenyi rakpart 21, 1054, Budapest | 204817'],
    people: ['Ole Petersen', 'Jan Lübben'],
  },
  {
    name: 'guests by their rooms, and a family in a list of two lines',
    text: `
      Localizador:   PDR4471902
      POSADA DE CARMONA ****
      Calle Alcázar, s/n. 41410 Carmona (Sevilla)
      FECHA ENTRADA   FECHA SALIDA   NOCHES
      02/04/2027   05/04/2027   3
      OCUPANTES
      Habitación 1:   Íñigo Larrea Zubieta / Mª Dolores Eguía Prado
      Habitación 2:   Jon Larrea Eguía / Nerea Larrea Eguía`,
    products: ['POSADA DE CARMONA | 2027-04-02 – 2027-04-05 | Calle Alcázar s/n, 41410, Carmona (Sevilla) | PDR4471902'],
    people: ['Íñigo Larrea Zubieta', 'Mª Dolores Eguía Prado', 'Jon Larrea Eguía', 'Nerea Larrea Eguía'],
  },
  {
    name: 'those who take part, in a list that goes on below',
    text: `
      Buchungsnummer:   DJH-NM-230219
      Jugendherberge   List-Dünenberg auf Sylt
      Anschrift   Dünenberg 12, 25992 List/Sylt
      Anreise   Samstag, 08.04.2028, 15.00 - 18.00 Uhr
      Abreise   Freitag, 14.04.2028, bis 10.00 Uhr
      Teilnehmende   Anselm Wald (1979), Friederike Wald (1981),
      Bennet Wald (2011), Smilla Wald (2014)
      Verpflegung   Halbpension`,
    products: ['Jugendherberge List-Dünenberg auf Sylt | 2028-04-08 – 2028-04-14 | Dünenberg 12, 25992, List/Sylt | DJH-NM-230219'],
    people: ['Anselm Wald', 'Friederike Wald', 'Bennet Wald', 'Smilla Wald'],
  },
  {
    name: 'a bill of a stay that is still to come',
    text: `
      Rechnung
      Rechnungsdatum: 01.03.2027   Buchungsnummer: 4417-2290
      Hotel Seeblick
      Uferweg 3, 78464 Konstanz
      Anreise: 04.06.2027
      Abreise: 06.06.2027
      2 Nächte im Doppelzimmer   240,00 EUR`,
    products: ['Hotel Seeblick | 2027-06-04 – 2027-06-06 | Uferweg 3, 78464, Konstanz | 4417-2290'],
  },
  {
    name: 'diamonds for stars within the name of a house',
    text: `
      Confirmation de réservation n° 40218

      Bonjour Madame Morel,

      Nous avons le plaisir de confirmer votre séjour au Grand Hôtel ◆◆◆◆ Beau Rivage.

      Arrivée : 12 février 2027
      Départ : 15 février 2027
      Chambre double supérieure, petit-déjeuner inclus
      Client : Mme Claire Morel
      Prix total : 540,00 €

      Grand Hôtel ◆◆◆◆ Beau Rivage
      3 quai de la Gare
      74000 Annecy`,
    products: ['Grand Hôtel Beau Rivage | 2027-02-12 – 2027-02-15 | 3 quai de la Gare, 74000, Annecy | 40218'],
    people: ['Claire Morel'],
    reference: '40218',
  },
  {
    name: 'stars within the name of a house',
    text: `
      Booking confirmation
      Confirmation number 77120934

      Seaview ★★★★ Lodge
      14 Harbour Road, Truro TR1 2DP

      Check-in: Saturday 9 January 2027
      Check-out: Thursday 14 January 2027
      Room: Double
      Guest: Tom Hale`,
    products: ['Seaview Lodge | 2027-01-09 – 2027-01-14 | 14 Harbour Road, TR1 2DP, Truro, GB | 77120934'],
    people: ['Tom Hale'],
    reference: '77120934',
  },
]
