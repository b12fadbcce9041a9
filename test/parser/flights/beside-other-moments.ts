/** Documents of flights beside hours of checking in, days of birth and ways that are told again, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const FLIGHTS_BESIDE_MOMENTS: readonly Sample[] = [
  {
    name: 'a ticket with a column of when checking in opens, and arrivals of four figures below',
    text: `
      PASSENGER AND TICKET INFORMATION
      PASSENGER NAME   OKONKWO/CHIDI MR   E-TICKET NUMBER   176 2000114403
      KESTREL MILES   KL 318442*** BLUE   BOOKING REFERENCE   JKW4HD
      TRAVEL INFORMATION
      FLIGHT   DEPART/ARRIVE   AIRPORT/TERMINAL   CHECK-IN OPENS   CLASS   COUPON VALIDITY
      KL 573   07SEP2027 1000 LAGOS (LOS)   07SEP2027 0700   ECONOMY-L   NOT BEFORE 07SEP2027
      CONFIRMED   SAVER FARE   NOT AFTER 07SEP2027
      07SEP2027 1730 AMSTERDAM (AMS)   SEAT -
      TERMINAL 3   BAGGAGE 30KGS
      KL 017   07SEP2027 1955 AMSTERDAM (AMS)   07SEP2027 1655   ECONOMY-L   NOT BEFORE 07SEP2027
      CONFIRMED   TERMINAL 3   SAVER FARE   NOT AFTER 07SEP2027
      07SEP2027 2020 MANCHESTER (MAN)   SEAT -
      TERMINAL 1   BAGGAGE 30KGS`,
    products: ['KL 573 LOS 2027-09-07T10:00 – AMS 2027-09-07T17:30', 'KL 17 AMS 2027-09-07T19:55 – MAN 2027-09-07T20:20'],
    people: ['Chidi Okonkwo'],
    reference: 'JKW4HD',
  },
  {
    name: 'a package with the birthdays of children above its days',
    text: `
      Familie
      Petra Lindner
      Amselweg 18
      48155 Münster
      Reisebestätigung / Rechnung   Vorgangsnummer 41709931
      Reiseteilnehmer
      1   Frau   LINDNER, PETRA
      2   Kind   LINDNER, MIA   geb. 02.05.2016
      3   Kind   LINDNER, JON   geb. 19.11.2021
      Leistung   Datum   Von / Nach   Zeit
      Flug EW 9534   23.07.2027   Düsseldorf (DUS)   ab 05:55
      Eurowings   Palma de Mallorca (PMI)   an 08:20
      Flug EW 9535   06.08.2027   Palma de Mallorca (PMI)   ab 21:10
      Eurowings   Düsseldorf (DUS)   an 23:40`,
    products: ['EW 9534 DUS 2027-07-23T05:55 – PMI 2027-07-23T08:20', 'EW 9535 PMI 2027-08-06T21:10 – DUS 2027-08-06T23:40'],
    reference: '41709931',
  },
  {
    name: 'a table of travellers whose birthdays a heading tells',
    text: `
      Boekingsnummer   CN7742862
      Nr   Naam   Geboortedatum   Type
      1   Mevr. Willeke Hofstra   14-08-1989   Volwassene
      2   Mevr. Fenna Hofstra   21-06-2019   Kind
      Vluchten
      HV 719   Amsterdam (AMS)   Antalya (AYT)   18-10-2027   15:20   20:15
      HV 720   Antalya (AYT)   Amsterdam (AMS)   25-10-2027   21:10   00:20`,
    products: ['HV 719 AMS 2027-10-18T15:20 – AYT 2027-10-18T20:15', 'HV 720 AYT 2027-10-25T21:10 – AMS 2027-10-26T00:20'],
    people: ['Willeke Hofstra', 'Fenna Hofstra'],
    reference: 'CN7742862',
  },
  {
    name: 'blocks of a time, a place and a day above each number',
    text: `
      Booking reference   8841207763
      Departure · Dublin → Bangkok
      10:25
      Dublin (DUB)
      Mon, 08 Feb 2027
      Finnair · AY1382 · Economy · 3h 05m
      15:30   Helsinki - Vantaa (HEL)
      17:15
      Helsinki - Vantaa (HEL)
      Mon, 08 Feb 2027
      Finnair · AY141 · Economy · 10h 50m
      09:05 +1   Bangkok - Suvarnabhumi (BKK)
      Return · Bangkok → Dublin
      09:05
      Bangkok - Suvarnabhumi (BKK)
      Wed, 24 Feb 2027
      Finnair · AY144 · Economy · 12h 00m
      16:05   Helsinki - Vantaa (HEL)
      17:45
      Helsinki - Vantaa (HEL)
      Wed, 24 Feb 2027
      Finnair · AY1385 · Economy · 3h 20m
      19:05   Dublin (DUB)`,
    products: [
      'AY 1382 DUB 2027-02-08T10:25 – HEL 2027-02-08T15:30',
      'AY 141 HEL 2027-02-08T17:15 – BKK 2027-02-09T09:05',
      'AY 144 BKK 2027-02-24T09:05 – HEL 2027-02-24T16:05',
      'AY 1385 HEL 2027-02-24T17:45 – DUB 2027-02-24T19:05',
    ],
    reference: '8841207763',
  },
  {
    name: 'a way back whose places stand below it, and both ways again for each seat',
    text: `
      Numer rezerwacji:
      H8ZWQM
      Lot tam
      wt., 3 sie 2027
      06:10   FR 3124   09:40
      Kraków
      (KRK)

      Malaga
      (AGP)
      Lot powrotny
      wt., 10 sie 2027
      10:05   FR 3125   13:35
      Malaga
      (AGP)

      Kraków
      (KRK)
      Pasażerowie
      Pani Katarzyna Wojnar   Dorosły
      KRK–AGP: miejsce 07C
      AGP–KRK: miejsce 06C`,
    products: ['FR 3124 KRK 2027-08-03T06:10 – AGP 2027-08-03T09:40', 'FR 3125 AGP 2027-08-10T10:05 – KRK 2027-08-10T13:35'],
    people: ['Katarzyna Wojnar'],
    reference: 'H8ZWQM',
  },
  {
    name: 'a reservation of letters alone beside the number of what was bought',
    text: `
      Compra realizada com sucesso!
      Código de reserva   N.º da compra   Data da compra
      SBNQXM   LA0457821WKJP   09/10/2026
      LA 3247   Porto Alegre (POA)   São Paulo (GRU)   26/12/2026   13:05   14:45`,
    products: ['LA 3247 POA 2026-12-26T13:05 – GRU 2026-12-26T14:45'],
    reference: 'SBNQXM',
  },
  {
    name: 'a cabin of an aircraft and the picture of a hotel, beside which a house is named',
    text: `
      Alaska Airlines confirmation code: HQWNMU
      Departure Tue, Nov 10, 2026
      Alaska Airlines 843
      8:15am
      Seattle (SEA)
      12:20pm
      Kahului (OGG)
      Cabin: Economy / Coach (Q) Seat 21B, 21C
      Your hotel
      Hotel exterior
      Plumeria Kaanapali Shores
      3445 Lower Honoapiilani Rd, Lahaina, HI, 96761 United States of America
      Check-in   Check-out   Nights
      Tue, Nov 10, 2026   Mon, Nov 16, 2026   6
      Reserved for Marcus Delgado`,
    products: [
      'AS 843 SEA 2026-11-10T08:15 – OGG 2026-11-10T12:20',
      'Plumeria Kaanapali Shores | 2026-11-10 – 2026-11-16 | 3445 Lower Honoapiilani Rd, 96761, Lahaina, US | HQWNMU',
    ],
  },
  {
    name: 'an advertisement for hotels that goes on in the next line',
    text: `
      Booking reference: K7WQ2M
      JQ 677   Adelaide (ADL)   Darwin (DRW)   17 Sep 2027   08:40   12:05
      Check-in opens 48 hours before departure.
      Need a hotel? Get up to 60% off hotels in Darwin and
      Bali at kestrel.com/hotels.`,
    products: ['JQ 677 ADL 2027-09-17T08:40 – DRW 2027-09-17T12:05'],
    reference: 'K7WQ2M',
  },
  {
    name: 'two grids of labels and values, the code of one airport on a line of its own',
    text: `
      Localizador: MX3QKM
      Vuelo   Fecha   Salida   Llegada
      LO 724   14 ago 2027   08:00   11:28
      Origen   Destino   Clase   Equipaje
      Madrid, Barajas (MAD)   Copenhagen, Kastrup   Turista   1 maleta de 23 kg
      (CPH)

      Vuelo   Fecha   Salida   Llegada
      LO 2394   24 ago 2027   12:05   15:33
      Origen   Destino   Clase   Equipaje
      Copenhagen, Kastrup   Madrid, Barajas (MAD)   Turista   1 maleta de 23 kg
      (CPH)`,
    products: ['LO 724 MAD 2027-08-14T08:00 – CPH 2027-08-14T11:28', 'LO 2394 CPH 2027-08-24T12:05 – MAD 2027-08-24T15:33'],
    reference: 'MX3QKM',
  },
  {
    name: 'codes that are words elsewhere, each all of its cell, and a heading that is a town',
    text: `
      Boekingsnummer   D9KP3M
      Passagiers: Pedro Salgado, Marie Delcourt
      Datum   Vertrek   Van   Aankomst   Naar   Vlucht
      zo 18 jul 2027   07:00   CPH   09:02   VIE   IB 664
      wo 21 jul 2027   16:45   VIE   18:47   CPH   IB 1919`,
    products: ['IB 664 CPH 2027-07-18T07:00 – VIE 2027-07-18T09:02', 'IB 1919 VIE 2027-07-21T16:45 – CPH 2027-07-21T18:47'],
    people: ['Pedro Salgado', 'Marie Delcourt'],
    reference: 'D9KP3M',
  },
  {
    name: 'a passenger who is called as a town is, below a way in rows',
    text: `
      Booking reference: B25QJM
      Flight OS1472   Date
      Departure   Fri, 22/10/2027   VIE   11:20 AM
      Arrival   Fri, 22/10/2027   CPH   1:22 PM
      Flight OS1598   Date
      Departure   Tue, 02/11/2027   CPH   6:40 AM
      Arrival   Tue, 02/11/2027   VIE   8:32 AM
      Passenger: Marie Delcourt`,
    products: ['OS 1472 VIE 2027-10-22T11:20 – CPH 2027-10-22T13:22', 'OS 1598 CPH 2027-11-02T06:40 – VIE 2027-11-02T08:32'],
    people: ['Marie Delcourt'],
    reference: 'B25QJM',
  },
  {
    name: 'an airline that is no more, whose number stands below its heading',
    text: `
      Rezervasyon Kodu (PNR): G8MZ4T
      Yolcu Adı Soyadı   Yolcu Tipi   Bilet No
      NİLGÜN YILDIZ MRS   Yetişkin   066-2100874413
      GİDİŞ - 14 Temmuz 2027 Çarşamba
      Uçuş No   Kalkış   Varış   Sınıf / Paket   Bagaj
      8Q 112   09:05   10:20   Ekonomi (T)   15 KG
      İstanbul Havalimanı (IST)   Antalya Havalimanı (AYT)   PROMO`,
    products: ['8Q 112 IST 2027-07-14T09:05 – AYT 2027-07-14T10:20'],
    reference: 'G8MZ4T',
  },
  {
    name: 'a day of arrival below its weekday, which is not the day one leaves',
    text: `
      Trip Confirmation Number: W4HN8Q
      RETURNING FLIGHT | Thursday, March 18, 2027 | Orlando, FL to Denver, CO
      Flight   Depart   Arrive   Stops
      F9 1419   1 stop
      7:44 PM   9:20 PM
      Orlando, FL (MCO)   Atlanta, GA (ATL)
      Layover in Atlanta, GA: 1 hr 25 min. Change of planes required.
      Flight   Depart   Arrive   Stops
      F9 2533   Arrives Friday,
      10:45 PM   12:09 AM
      March 19 +1
      Atlanta, GA (ATL)   Denver, CO (DEN)`,
    products: ['F9 1419 MCO 2027-03-18T19:44 – ATL 2027-03-18T21:20', 'F9 2533 ATL 2027-03-18T22:45 – DEN 2027-03-19T00:09'],
    reference: 'W4HN8Q',
  },
  {
    name: 'children who are said to be some before their names, and a name with a lonely title',
    text: `
      Číslo rezervace (PNR):   ZT5NHC
      QS 1180   Praha (PRG)   Rhodos (RHO)   sobota 3. 7. 2027   05:40   09:40
      Cestující
      Jméno   Zavazadlo   Sedadlo
      pan Radim Novotný   1x 23 kg   15A
      dítě Vojtěch Novotný   1x 23 kg   15C`,
    products: ['QS 1180 PRG 2027-07-03T05:40 – RHO 2027-07-03T09:40'],
    people: ['Radim Novotný', 'Vojtěch Novotný'],
    reference: 'ZT5NHC',
  },
  {
    name: 'names of a table whose heading is two rows above, set apart from their slashes',
    text: `
      Dossier de réservation : M7RVZD
      PASSAGERS
      Nom / Prénom   Type   N° de billet
      PAYET-LAURENS / SOLÈNE MME   Adulte   760 2419886201
      LAURENS / BERTRAND M   Adulte   760 2419886202
      Vol UU 976   PARIS (CDG)   SAINT-DENIS (RUN)   10/02/2027   20:30   10:30`,
    products: ['UU 976 CDG 2027-02-10T20:30 – RUN 2027-02-11T10:30'],
    people: ['Solène Payet-Laurens', 'Bertrand Laurens'],
    reference: 'M7RVZD',
  },
  {
    name: 'a flight below the day that heads it, and not of the day on which a part was paid ahead',
    text: `
      Carnet de voyage – dossier 27C0822
      Voyageur : M. Alban Kervella
      JOUR 1 – MERCREDI 9 JUIN 2027
      Paris Orly 3 → Ajaccio, vol Air Corsica XK 771, départ 10h20, arrivée 11h55.

      DERNIER JOUR – MERCREDI 16 JUIN 2027
      Ajaccio → Paris Orly 3, vol Air Corsica XK 776, départ 19h05, arrivée 20h45.

      Prix total 2 814,00 € réglé (acompte 845 € le 02/02/2027, solde le 11/05/2027).`,
    products: ['XK 771 ORY 2027-06-09T10:20 – AJA 2027-06-09T11:55', 'XK 776 AJA 2027-06-16T19:05 – ORY 2027-06-16T20:45'],
    people: ['Alban Kervella'],
    reference: '27C0822',
  },
]
