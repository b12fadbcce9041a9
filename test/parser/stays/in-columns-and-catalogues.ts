/** Stays and hired cars in columns, catalogues, parks and flats, and hotels of East Asia, made for the tests. */

import type { Sample } from '../sample.ts'

export const STAYS_IN_COLUMNS: readonly Sample[] = [
  {
    name: 'a car whose days stand in two columns of unlike length',
    text: `
      OK MOBILITY
      Tu localizador es OK5830417Z
      Recogida   Devolución
      Ibiza Aeropuerto   Ibiza Puerto
      Ctra. de l'Aeroport km 5,8, Sant Jordi de   Avda. Santa Eulària 17, Eivissa
      ses Salines   23/09/2027 - 10:15 h
      16/09/2027 - 20:45 h   Abierto 08:00 - 20:00
      Grupo C1 - Seat Ibiza o similar
      Nombre y apellidos   Montserrat Sans`,
    products: ['OK MOBILITY | 2027-09-16T20:45 Ibiza Aeropuerto | 2027-09-23T10:15 Ibiza Puerto | OK5830417Z'],
    people: ['Montserrat Sans'],
  },
  {
    name: 'a car shared by a neighbour, in French',
    text: `
      Getaround
      Votre location est confirmée !
      Votre location de la Renault Clio de Mehdi est confirmée.
      Début : samedi 12 juin 2027 à 09:00
      Fin : dimanche 13 juin 2027 à 20:00
      Conducteur : Claire Monfort`,
    products: ['Getaround | 2027-06-12T09:00 ? | 2027-06-13T20:00 ? | ?'],
    people: ['Claire Monfort'],
  },
  {
    name: 'a holiday house that has a number and no name',
    text: `
      Mietbestätigung
      Buchungsnummer 4417-209-33
      Ferienhaus Nr. D04512, Blåvand
      Objektadresse: Tane Hedevej 31, DK-6857 Blåvand
      Mietzeitraum: Samstag, 03.07.2027, 16:00 Uhr bis Samstag, 17.07.2027, 10:00 Uhr
      Mieter: Birgit Althaus
      Schlüsselübergabe: Nordland Service, Blåvandvej 28, 6857 Blåvand`,
    products: ['Ferienhaus D04512 | 2027-07-03 – 2027-07-17 | Tane Hedevej 31, 6857, Blåvand | 4417-209-33'],
    people: ['Birgit Althaus'],
  },
  {
    name: 'a bungalow in a park, in Dutch',
    text: `
      Bevestiging van uw boeking
      Boekingsnummer: 204417882
      Park: Duinweide Heideheuvel
      Adres: Braamweg 1, 7361 TS Beekbergen
      Aankomst: vrijdag 15 oktober 2027, vanaf 15.00 uur
      Vertrek: maandag 18 oktober 2027, voor 10.00 uur
      Bungalow type: 6C Comfort
      Reisgezelschap: Ruud van Dongen, Marieke van Dongen`,
    products: ['Duinweide Heideheuvel | 2027-10-15 – 2027-10-18 | Braamweg 1, 7361 TS, Beekbergen, NL | 204417882'],
    people: ['Ruud van Dongen', 'Marieke van Dongen'],
  },
  {
    name: 'a hotel in Kyoto whose name no label tells',
    text: `
      予約番号： 3381.204.557
      ホテル山新 京都駅前
      住所：  京都府京都市下京区東塩小路町 88, 600-8216 京都市, 日本
      チェックイン   2027年4月3日（土） 15:00～
      チェックアウト   2027年4月6日（火） ～11:00
      宿泊者名：Emma Lindqvist`,
    products: ['ホテル山新 京都駅前 | 2027-04-03 – 2027-04-06 | 京都府京都市下京区東塩小路町 88, 600-8216, 京都市, JP | 3381.204.557'],
    people: ['Emma Lindqvist'],
  },
  {
    name: 'a hotel in Hangzhou with both days on a line',
    text: `
      订单号：33829104857
      酒店：杭州西湖柳莺宾馆
      地址：杭州市上城区南山路 122 号
      入住：2027-04-10  离店：2027-04-12
      入住人：LI MEI, WANG FANG`,
    products: ['杭州西湖柳莺宾馆 | 2027-04-10 – 2027-04-12 | 杭州市上城区南山路 122 号 | 33829104857'],
    people: ['Li Mei', 'Wang Fang'],
  },
  {
    name: 'a flat at whose host one is said to be a guest',
    text: `
      Buchung für Kopenhagen bestätigt
      Du bist bei Signe zu Gast
      Helle Altbauwohnung in Nørrebro
      Gesamte Unterkunft: Wohnung · Gastgeber:in: Signe
      Check-in
      Do., 12. Aug. 2027
      Check-out
      So., 15. Aug. 2027
      Adresse
      Blågårdsgade 22, 2200 København, Dänemark
      Wer kommt mit
      Jonas Wiegand, Lea Brandt
      Bestätigungs-Code
      HMABX9TQ2E`,
    products: ['Helle Altbauwohnung in Nørrebro | 2027-08-12 – 2027-08-15 | Blågårdsgade 22, 2200, København, DK | HMABX9TQ2E'],
    people: ['Jonas Wiegand', 'Lea Brandt'],
  },
  {
    name: 'a Swedish hostel with the days of arrival and departure in one word',
    text: `
      STF Vandrarhem Sågholmen
      Bokningsnr: 884120
      Gäst: Elsa Nyqvist
      Ankomstdatum: 2027-06-24
      Avresedatum: 2027-06-27
      Rum: 2-bäddsrum
      STF Vandrarhem Sågholmen, Varvsvägen 20, 117 41 Stockholm`,
    products: ['STF Vandrarhem Sågholmen | 2027-06-24 – 2027-06-27 | Varvsvägen 20, 117 41, Stockholm | 884120'],
    people: ['Elsa Nyqvist'],
  },
  {
    name: 'a house in the country by its number and its name in quotes',
    text: `
      Contrat de location
      N° contrat : 35G104-2027-118
      Gîte n° 35G104 "Les Hortensias"
      Locataire : Mme Pauline Verneuil
      Période : du samedi 7 août 2027 à 16h au samedi 14 août 2027 à 10h
      Adresse du gîte : 6 rue du Port, 35430 Saint-Suliac
      Loyer : 690 €`,
    products: ['Gîte Les Hortensias | 2027-08-07 – 2027-08-14 | 6 rue du Port, 35430, Saint-Suliac | 35G104-2027-118'],
    people: ['Pauline Verneuil'],
  },
  {
    name: 'a hostel that a sentence names with its days',
    text: `
      Hello Ms Birch,
      Booking number: 7720184
      You're staying at Lodestar Hawksmere for 2 nights, arriving on Friday 10 September 2027 and leaving on Sunday 12 September 2027.
      Lodestar Hawksmere, Mill Lane, Keswick, Cumbria CA12 5XE
      What   Who   Nights   Price
      Private room, 4 beds
      Lead guest: Hannah Birch
      £118.00`,
    products: ['Lodestar Hawksmere | 2027-09-10 – 2027-09-12 | Mill Lane, CA12 5XE, Keswick, GB | 7720184'],
    people: ['Hannah Birch'],
  },
  {
    name: 'days in large print above weekday and month, with the nights between them',
    text: `
      Hotel Miraflores
      Tu reserva está confirmada
      Localizador
      4471MF0288
      Hotel Miraflores ****
      Calle Larga, 14
      11540 Sanlúcar de Barrameda, España
      ENTRADA   NOCHES   SALIDA
      14   3   17
      viernes, mayo 2027   lunes, mayo 2027
      a partir de las 15:00 h   hasta las 12:00 h
      Fecha de la reserva   02/02/2027 21:47
      14/05/2027   118,30 €
      15/05/2027   124,50 €
      16/05/2027   99,50 €`,
    products: ['Hotel Miraflores | 2027-05-14 – 2027-05-17 | Calle Larga, 14, 11540, Sanlúcar de Barrameda, ES | 4471MF0288'],
  },
  {
    name: 'houses of an itinerary with flights, in and out in a word each',
    text: `
      Confirmation invoice and itinerary
      Booking reference: KL 417 208
      Clients travelling
      1. Mrs Hazel Winstanley   2. Mr Roy Winstanley
      Your itinerary
      Tue   Flight A3 603 – Aegean Airlines
      11 May 27   Dep London Heathrow (LHR) at 12:20
      Arr Athens (ATH) at 18:05
      Tue   Melina Palace Athens · 1 night, bed & breakfast
      11 May 27   8 Kallidromiou Street, 106 83 Athens
      1 Classic double · In 11 May, out 12 May
      Hotel confirmation: 5512770
      Wed   Thalassa Beach Hotel · 7 nights, half board
      12 May 27   Livadi Road 3, 840 05 Serifos, Greece
      1 Double sea view · In 12 May, out 19 May
      Hotel confirmation: NB-2609/114`,
    products: [
      'A3 603 LHR 2027-05-11T12:20 – ATH 2027-05-11T18:05',
      'Melina Palace Athens | 2027-05-11 – 2027-05-12 | 8 Kallidromiou Street, 106 83, Athens | 5512770',
      'Thalassa Beach Hotel | 2027-05-12 – 2027-05-19 | Livadi Road 3, 840 05, Serifos, GR | NB-2609/114',
    ],
  },
  {
    name: 'a pitch whose address a label tells far from its name',
    text: `
      Reservation Details
      Quail Hollow Campground
      Reservation #   0748817-1
      Site   142, Loop B
      Site type   Standard
      Check-in   Mon, Jun 7, 2027
      Check-out   Thu, Jun 10, 2027
      Nights   3
      Primary occupant   Wendell Ackroyd
      Vehicles   1
      ${'Please store all food in the lockers.\n      '.repeat(16)}
      Location
      Address   9024 Southside Drive, Mariposa, CA 95338`,
    products: ['Quail Hollow Campground | 2027-06-07 – 2027-06-10 | 9024 Southside Drive, 95338, Mariposa, US | 0748817-1'],
    people: ['Wendell Ackroyd'],
  },
  {
    name: 'a ferry over some nights with a hotel to book: no stay',
    text: `
      Boekingsbevestiging
      Boekingsnummer
      51874417
      Heenreis
      Vertrek   Amsterdam (IJmuiden)   zaterdag 17 juli 2027   17:30 uur
      Aankomst   Newcastle (North Shields)   zondag 18 juli 2027   09:15 uur
      Accommodatie   1x Sea View Class, hut op dek 6
      Terugreis
      Vertrek   Newcastle (North Shields)   zaterdag 24 juli 2027   17:00 uur
      Aankomst   Amsterdam (IJmuiden)   zondag 25 juli 2027   09:45 uur
      Boek een hotel in Newcastle
      Sluisplein 33, 1975 AG IJmuiden`,
    products: [
      '? Amsterdam (IJmuiden) 2027-07-17T17:30 – Newcastle (North Shields) 2027-07-18T09:15',
      '? Newcastle (North Shields) 2027-07-24T17:00 – Amsterdam (IJmuiden) 2027-07-25T09:45',
    ],
  },
  {
    name: 'days of a stay, not those of the first night in the list of its rates nor the night that is charged to who stays away',
    text: `
      Birchwood Garden Inn Milwaukee
      Confirmation #3298175990
      CHECK-IN   CHECK-OUT
      Tue, June 8, 2027   Fri, June 11, 2027
      3:00 PM   12:00 PM
      Birchwood Garden Inn Milwaukee
      611 North Broadway
      Milwaukee, Wisconsin 53202 USA
      Guest Name:   LORETTA ASHBY
      Tue 06/08/2027 - 06/09/2027 189.00 USD
      06/09/2027 - 06/10/2027 204.00 USD
      06/10/2027 - 06/11/2027 204.00 USD
      Free cancellation before 11:59 PM on 7 Jun 2027, afterwards one night's room and tax will be charged.`,
    products: ['Birchwood Garden Inn Milwaukee | 2027-06-08 – 2027-06-11 | 611 North Broadway, 53202, Milwaukee, US | 3298175990'],
    people: ['Loretta Ashby'],
  },
  {
    name: 'houses of a list that have a voucher each below it, with what confirms them',
    text: `
      Reiseplan und Leistungsgutscheine
      Vorgangsnummer 47 118 990
      Reiseteilnehmer
      1 Herr Wolfgang Ehrlicher
      Datum   Leistung   Gutschein-Nr.
      10.06.2027 – 12.06.2027   Hotel Molino Blanco, Málaga – 2 Nächte, DZ, Frühstück   4711 8899-02
      12.06.2027 – 14.06.2027   Hotel Puente Alto, Ronda – 2 Nächte, DZ, Frühstück   4711 8899-03

      HOTEL-GUTSCHEIN / HOTEL VOUCHER   Gutschein-Nr. 4711 8899-02
      Hotel   Hotel Molino Blanco ****
      Adresse   Calle Larga 20, 29015 Málaga, Spanien
      Anreise / Arrival   Donnerstag, 10.06.2027
      Abreise / Departure   Samstag, 12.06.2027
      Best.-Nr. Leistungsträger   MLR-20261990

      HOTEL-GUTSCHEIN / HOTEL VOUCHER   Gutschein-Nr. 4711 8899-03
      Hotel   Hotel Puente Alto ****
      Adresse   Calle Virgen 16, 29400 Ronda, Spanien
      Anreise / Arrival   Samstag, 12.06.2027
      Abreise / Departure   Montag, 14.06.2027
      Best.-Nr. Leistungsträger   4480990`,
    products: [
      'Hotel Molino Blanco | 2027-06-10 – 2027-06-12 | Calle Larga 20, 29015, Málaga, ES | MLR-20261990',
      'Hotel Puente Alto | 2027-06-12 – 2027-06-14 | ES, Calle Virgen 16, 29400 Ronda, Spanien | 4480990',
    ],
  },
  {
    name: 'houses of an itinerary, one with its address behind the day and one with none, which takes no other house’s',
    text: `
      Confirmation and itinerary
      Booking reference: KL 417 990
      Clients travelling
      1. Mrs Hazel Winstanley
      Wed   Thalassa Beach Hotel · 7 nights, half board
      12 May 27 Livadi Road 3, 840 05 Serifos, Greece
      1 Double sea view · In 12 May, out 19 May
      Hotel confirmation: NB-2609/990
      Wed   Hotel Limani Theoxenia · 1 night, bed & breakfast
      19 May 27 in the town
      1 Superior double · In 19 May, out 20 May
      Hotel confirmation: 30094990`,
    products: [
      'Thalassa Beach Hotel | 2027-05-12 – 2027-05-19 | Livadi Road 3, 840 05, Serifos, GR | NB-2609/990',
      'Hotel Limani Theoxenia | 2027-05-19 – 2027-05-20 | ? | 30094990',
    ],
  },
]
