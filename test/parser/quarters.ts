/** Stays and hired cars among firms, guests' own addresses, catalogues and words of East Asia, made for the tests. */

import type { Sample } from './sample.ts'

export const QUARTERS: readonly Sample[] = [
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
    products: ['上海海湾大酒店 | 2027-06-03 – 2027-06-05 | ? | 20274418093'],
  },
]
