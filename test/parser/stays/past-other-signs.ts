/** Stays and hired cars whose houses, references, guests and places stand where other rules looked past them, made for the tests. */

import type { Sample } from '../sample.ts'

export const STAYS_PAST_SIGNS: readonly Sample[] = [
  {
    name: 'a number below its label, whatever stands beside the label, and an article that is of the name',
    text: `
      Booking Confirmation
      Booking ID:   Number of Rooms: 1
      7719033421
      Thank you for choosing The Tamarind House.
      Client: Anna Larsen   Number of Adults: 2
      Check-in: 9 January 2027
      Check-out: 14 January 2027
      The Tamarind House
      14 Harbour Road, Truro TR1 2DP`,
    products: ['The Tamarind House | 2027-01-09 – 2027-01-14 | 14 Harbour Road, TR1 2DP, Truro, GB | 7719033421'],
    reference: '7719033421',
  },
  {
    name: 'a letter that tells its reference in a sentence, and a house without a street above its code',
    text: `
      I am pleased to confirm the following:
      Name:   Mr Tom & Mrs Anna Reed
      Arriving:   Saturday 20th June 2027
      Leaving:   Wednesday 24th June 2027   (4 nights)
      Room:   double, sea view, with full Scottish breakfast
      Our ref for the booking is TB/0638, but your name will do.
      Cnoc Mor Bed & Breakfast
      Ardvasar, Sleat
      Isle of Skye
      IV45 8RS`,
    products: ['Cnoc Mor Bed & Breakfast | 2027-06-20 – 2027-06-24 | Ardvasar, Sleat, IV45 8RS, Isle of Skye, GB | TB/0638'],
    people: ['Tom Reed', 'Anna Reed'],
  },
  {
    name: 'a house above the address that a label says is its own, whatever its own label is',
    text: `
      CONTRAT DE LOCATION SAISONNIÈRE
      Contrat n° 15G8-004417
      Il est convenu la location du gîte pour le séjour de 7 nuits, réservation confirmée :
      Désignation   LE MOULIN DE VERNIOLS
      Adresse du gîte   3 chemin du Gué, 15140 Fontanges
      Période de location   du samedi 03/07/2027 au samedi 10/07/2027`,
    products: ['LE MOULIN DE VERNIOLS | 2027-07-03 – 2027-07-10 | 3 chemin du Gué, 15140, Fontanges | 15G8-004417'],
  },
  {
    name: 'a Chinese stay with links to call it off, its days right behind their labels',
    text: `
      预订成功
      再次预订取消订单修改订单联系酒店
      酒店名称: 云栖成都锦里酒店
      四川省成都市武侯区武侯祠大街231号 地图/导航
      入住2027年04月29日周四 14:00后   共3晚   离店2027年05月02日周日 14:00前
      订单号   H2704261187350021`,
    products: ['云栖成都锦里酒店 | 2027-04-29 – 2027-05-02 | 四川省成都市武侯区武侯祠大街231号 | H2704261187350021'],
  },
  {
    name: 'a Japanese house with its name in our letters, and who comes along',
    text: `
      予約番号 : RYa0k7w3x1
      宿泊施設名 : 箱根花荘旅館 (Hakone Hanaso Ryokan)
      住所 : 〒250-0311 神奈川県足柄下郡箱根町湯本茶屋12-3
      チェックイン日 : 2027年11月6日(土)
      チェックアウト日 : 2027年11月8日(月)
      代表者氏名 : BERGSTROM EMIL 様
      同伴者氏名 : HAYASHI CLARA 様`,
    products: [
      '箱根花荘旅館 (Hakone Hanaso Ryokan) | 2027-11-06 – 2027-11-08 | 250-0311, 神奈川県足柄下郡箱根町湯本茶屋12-3, JP | RYa0k7w3x1',
    ],
    people: ['Bergstrom Emil', 'Hayashi Clara'],
  },
  {
    name: 'a voucher whose days are drawn apart in narrow columns, and guests with how old they are',
    text: `
      Voucher / Confirmation of reservation
      Hotel confirmation No. (HCN)   RHT-66301
      Rooms Hotel Batumi ★★★★
      14 Merab Kostava Street, Batumi 0108, Georgia
      Check-in   Check-out   Nights   Room   Meal type
      18   October   2027, 21   October   2027,
      Friday   Monday   3   Breakfast included
      Room 1: Tomasz Zalewski (AD), Ewa Zalewska (AD), Ola Zalewska (CH 6)`,
    products: ['Rooms Hotel Batumi | 2027-10-18 – 2027-10-21 | 14 Merab Kostava Street, 0108, Batumi, GE | RHT-66301'],
    people: ['Tomasz Zalewski', 'Ewa Zalewska', 'Ola Zalewska'],
  },
  {
    name: 'a picture above the name, and an aside that says what was not booked',
    text: `
      Ihr Reiseplan: gebucht (Flug nicht über uns gebucht)
      Your hotel
      pool
      Almyra Bay Apartments & Suites ★★★★
      12 Beach Road, 85107 Lindos, Greece
      Check in   30 August 2027 from 15:00
      Check out   6 September 2027 by 11:00
      Hotel reference   172-4418823`,
    products: ['Almyra Bay Apartments & Suites | 2027-08-30 – 2027-09-06 | 12 Beach Road, 85107, Lindos, GR | 172-4418823'],
  },
  {
    name: 'a campground under its picture, labels in brackets of Japan beside it, and where one calls',
    text: `
      [Campground logo]   SILVER MESA CAMPGROUND
      3225 S. Hwy 191
      Torrey, UT 84775
      Reservations: 800-562-0372
      Confirmation Number:   44108-W-30962
      Arrival   Departure   Nights   Site Type
      Fri 09/10/2027   Mon 09/13/2027   3   RV Site, Pull Thru
      Join our Mesa Rewards.`,
    products: ['SILVER MESA CAMPGROUND | 2027-09-10 – 2027-09-13 | 3225 S. Hwy 191, 84775, Torrey, US | 44108-W-30962'],
    reference: '44108-W-30962',
  },
  {
    name: 'a Japanese stay whose labels are in brackets, above the firm that runs the house',
    text: `
      ご予約内容
      [予約番号]   TS270928-0473612
      [ホテル名]   青葉ステイ京都烏丸
      [住所]   604-8166 京都府京都市中京区三条通烏丸西入御倉町68-1
      [チェックイン]  2027年11月14日(日)  到着予定時刻 19:00
      [チェックアウト] 2027年11月17日(水)  11:00まで
      [泊数]   3泊
      株式会社青葉ホテルズ`,
    products: [
      '青葉ステイ京都烏丸 | 2027-11-14 – 2027-11-17 | 604-8166, 京都府京都市中京区三条通烏丸西入御倉町68-1, JP | TS270928-0473612',
    ],
  },
  {
    name: 'both places of a hire before both moments',
    text: `
      Your rental car reservation is confirmed.
      Confirmation #: 1284460975
      PICK UP   RETURN

      Orlando International Airport (MCO)
      1 Jeff Fuqua Blvd
      Orlando, FL 32827 US
      Fort Myers Southwest Airport (RSW)
      600 Terminal Dr
      Fort Myers, FL 33315 US

      Tuesday, February 16, 2027
      12:30 PM
      Monday, February 22, 2027
      9:00 AM

      Hours: Sun - Fri 8:00 AM - 11:30 PM; Sat 9:00 AM - 6:00 PM
      VEHICLE
      Toyota RAV4 or similar
      Alamo Rent A Car`,
    products: [
      'Alamo | 2027-02-16T12:30 Orlando International Airport (MCO) | 2027-02-22T09:00 Fort Myers Southwest Airport (RSW) | 1284460975',
    ],
  },
]

/** What these must leave alone. */
export const NO_STAYS_PAST_SIGNS: readonly Sample[] = [
  {
    name: 'the kind of room under a heading that calls the board so, and the guest above an address',
    text: `
      Rezervasyon No: 8840217
      Tesis Adı   Yalı Resort & Spa
      Adres   Kumbahçe Mah. Haremtan Sok. No:28, 48400 Bodrum, Türkiye
      Giriş Tarihi   Çıkış Tarihi   Gece   Oda Tipi   Konaklama
      16.08.2027   23.08.2027   7   Her Şey Dahil   Standart Oda`,
    products: ['Yalı Resort & Spa | 2027-08-16 – 2027-08-23 | Kumbahçe Mah. Haremtan Sok. No:28, 48400, Bodrum, TR | 8840217'],
  },
  {
    name: 'a Romanian booking with a name for each room',
    text: `
      Rezervare confirmată
      Cod rezervare: RO-4417-2290
      Pensiunea Cerbul Alb ***
      Str. Pinului nr. 7, 505400, Râșnov
      Sosire
      marți, 9 martie 2027, după ora 15:00
      Plecare
      vineri, 12 martie 2027, până la ora 11:00
      Nopți
      3 nopți
      Nume oaspeți
      Camera 1: Irina Dobre, Radu Dobre
      Camera 2: Mihai Oprea
      Anulare gratuită până la 1 martie 2027.`,
    products: ['Pensiunea Cerbul Alb | 2027-03-09 – 2027-03-12 | Str. Pinului nr. 7, 505400, Râșnov | RO-4417-2290'],
    people: ['Irina Dobre', 'Radu Dobre', 'Mihai Oprea'],
  },
  {
    name: 'a house of a chain, above its own address, with a reference in two parts',
    text: `
      Bedankt voor je boeking!
      Reserveringsnummer
      LIN-417 220
      Lindhus Ameland
      Oosterlaan 12
      9162 AB Ballum
      Inchecken
      vrijdag 4 juni 2027 vanaf 15:00 uur
      Uitchecken
      zondag 6 juni 2027 tot 10:30 uur
      Nachten
      2
      Kamers
      1x 4-persoonskamer
      Lindhus · Marktplein 3 · 1011 AB Amsterdam · KvK 55199100`,
    products: ['Lindhus Ameland | 2027-06-04 – 2027-06-06 | Oosterlaan 12, 9162 AB, Ballum, NL | LIN-417 220'],
  },
  {
    name: 'a house in a street that is called after another',
    text: `
      Feuillage Dreux   M. et Mme Paul LE BRETON
      Route du Château Vieux   4 rue des Lilas
      28100 Dreux   35600 REDON
      Confirmation de réservation n° 4417220
      VOTRE SÉJOUR
      Du   samedi 05/06/2027 à partir de 16h00
      Au   samedi 12/06/2027 avant 10h00
      Durée   7 nuits`,
    products: ['Feuillage Dreux | 2027-06-05 – 2027-06-12 | Route du Château Vieux, 28100, Dreux | 4417220'],
  },
  {
    name: 'a house under what its picture is called, and the street in its name',
    text: `
      Your reservation is confirmed - #441720033
      CONFIRMATION NUMBER
      441720033
      Hotel photo
      Longstay Suites - Reno - 4610 Mill Blvd.
      4610 S Mill Blvd
      Reno, NV 89502
      CHECK-IN
      Sun, Jun 6, 2027
      CHECK-OUT
      Sun, Jun 13, 2027
      Length of stay   7 nights`,
    products: ['Longstay Suites | 2027-06-06 – 2027-06-13 | 4610 S Mill Blvd, 89502, Reno, US | 441720033'],
  },
  {
    name: 'whom a letter greets, and not who lets the house',
    text: `
      Prenotazione confermata: B&B La Volta, Matera
      Gentile Chiara Fontana,
      Codice prenotazione
      BV-7740215
      Arrivo
      giovedì 3 giugno 2027
      Partenza
      domenica 6 giugno 2027
      Notti
      3
      Struttura
      B&B La Volta
      Gestore
      Sig.ra Rosa Mori`,
    products: ['B&B La Volta | 2027-06-03 – 2027-06-06 | ? | BV-7740215'],
    people: ['Chiara Fontana'],
  },
  {
    name: 'a house without the address of who booked it, and travellers above a heading with a number',
    text: `
      POTWIERDZENIE REZERWACJI NR 27/1184000
      1. ZAMAWIAJĄCY
      Imię i nazwisko   Jan Zaremba   Telefon   +48 601 555 010
      Adres   ul. Lipowa 11/8, 54-510 Wrocław   E-mail   jz@skrzynka.example

      2. UCZESTNICY
      Lp.   Nazwisko i imię   Płeć   Data ur.
      1   ZAREMBA JAN   M   11.04.1982
      2   ZAREMBA EWA   K   27.08.1983

      3. IMPREZA TURYSTYCZNA
      Hotel   Hotel Modra Plaża ****, Limenas, Kreta
      Zameldowanie   05.06.2027 (od 14:00)   Wymeldowanie   12.06.2027 (do 12:00)
      7 nocy`,
    products: ['Hotel Modra Plaża | 2027-06-05 – 2027-06-12 | Limenas, Kreta | 27/1184000'],
    people: ['Jan Zaremba', 'Ewa Zaremba'],
  },
  {
    name: 'a campsite in the country, and not the cabin with its beds',
    subject: 'Bokningsbekräftelse SL-3391000 Solvik Lagunen',
    text: `
      Bokningsnummer   SL-3391000
      Boende   Stuga Komfort 6 bäddar, husdjur tillåtet
      Ankomst   mån 7 juni 2027, från kl. 16.00
      Avresa   fre 11 juni 2027, senast kl. 11.00
      Antal nätter   4
      Stuga Komfort   4 nätter   7 180 kr
      Hitta hit
      Solvik Lagunen
      Bodviken
      618 34 Berga
      Telefon: 011-555 02 50`,
    products: ['Solvik Lagunen | 2027-06-07 – 2027-06-11 | Bodviken, 618 34, Berga | SL-3391000'],
  },
  {
    name: 'an address with its quarter, under what stands for a map',
    text: `
      Clave de confirmación   84QRN2900
      Gracias por reservar en Hotel Uno Jacaranda.
      Fecha de llegada
      jueves 17 de junio de 2027
      Fecha de salida
      sábado 19 de junio de 2027
      Noches
      2
      Ubicación
      Mapa
      Av. Luis Mora 1200
      Col. Jardines del Sur
      C.P. 76090, Querétaro, Qro.
      México
      Tel. (442) 555 0100`,
    products: [
      'Hotel Uno Jacaranda | 2027-06-17 – 2027-06-19 | Av. Luis Mora 1200, Col. Jardines del Sur, 76090, Querétaro, MX | 84QRN2900',
    ],
  },
  {
    name: 'the town above the house and its street below, beside what is let there',
    text: `
      Yelloh! Village
      Confirmation de votre réservation

      Bonjour Monsieur Lefèvre,

      Nous avons le plaisir de vous confirmer votre réservation n° 7741209.

      Votre lieu de séjour
      56340 Carnac
      Camping La Grande Métairie
      Route des Alignements de Kermario

      Arrivée : samedi 10 juillet 2027 à partir de 16h00
      Départ : samedi 17 juillet 2027 avant 10h00

      Hébergement : Mobil-home Confort 2 chambres
      Participants
      Bruno Lefèvre, 41 ans
      Claire Lefèvre, 39 ans

      Montant total du séjour : 912,00 €
      Acompte versé : 273,60 €`,
    products: ['Camping La Grande Métairie | 2027-07-10 – 2027-07-17 | Route des Alignements de Kermario, 56340, Carnac | 7741209'],
    people: ['Bruno Lefèvre', 'Claire Lefèvre'],
    reference: '7741209',
  },
  {
    name: 'a town with its province above a campsite',
    text: `
      Prenotazione confermata
      Numero di prenotazione: 55120993

      La tua struttura
      37016 Garda (VR)
      Campeggio La Rocca Camp
      Località San Pietro

      Check-in   sabato 12 giugno 2027 dalle 14:00
      Check-out   sabato 19 giugno 2027 entro le 10:00
      Ospite principale   Marco Bellini
      Totale   720,00 €`,
    products: ['Campeggio La Rocca Camp | 2027-06-12 – 2027-06-19 | Località San Pietro, 37016, Garda (VR) | 55120993'],
    people: ['Marco Bellini'],
    reference: '55120993',
  },
  {
    name: 'a subject that names the parking place of a house',
    subject: 'Conferma di prenotazione 20771 - Camera doppia + Parcheggio',
    from: 'Hotel Bellavista',
    text: `
      Gentile Sig. Marco Bellini,

      grazie per aver scelto l'Hotel Bellavista. Siamo lieti di confermare la Sua prenotazione.

      Numero di prenotazione: 20771
      Arrivo: sabato 12 giugno 2027 dalle ore 14:00
      Partenza: sabato 19 giugno 2027 entro le ore 10:30
      Camera: doppia vista lago, mezza pensione
      Parcheggio: riservato, € 8,00 al giorno
      Totale soggiorno: € 1.036,00

      Hotel Bellavista
      Via Gardesana 41
      37011 Bardolino (VR)`,
    products: ['Hotel Bellavista | 2027-06-12 – 2027-06-19 | Via Gardesana 41, 37011, Bardolino (VR) | 20771'],
    people: ['Marco Bellini'],
    reference: '20771',
  },
]
