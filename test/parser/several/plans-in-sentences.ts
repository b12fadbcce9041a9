/** Plans and letters that tell where one sleeps in sentences, in the rows of a desk and in notes. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const PLANS_IN_SENTENCES: readonly Sample[] = [
  {
    name: 'an English agency that tells the nights before a house or behind it, and its number in the next sentence',
    text: `
      Your final itinerary, booking reference TJ-88120
      Travellers: Mrs Ada Penrose

      Wednesday 12 May 2027 – Depart London
      British Airways BA 502 from London Heathrow (LHR) 11:20 to Lisbon (LIS) 14:10.
      You are met and driven to Casa Amarela, Rua das Naus 14, Chiado. Two nights, bed and breakfast. Reservation CA-8834.
      Friday 14 May – to the plains
      Three nights at Monte da Serra, Estrada Velha, Serpa, half board. Reservation MM-2210.
      Monday 17 May – homeward
      British Airways BA 503 from Lisbon (LIS) 15:05 to London Heathrow (LHR) 17:50.`,
    products: [
      'BA 502 LHR 2027-05-12T11:20 – LIS 2027-05-12T14:10',
      'BA 503 LIS 2027-05-17T15:05 – LHR 2027-05-17T17:50',
      'Casa Amarela | 2027-05-12 – 2027-05-14 | Rua das Naus 14, Chiado | CA-8834',
      'Monte da Serra | 2027-05-14 – 2027-05-17 | Estrada Velha, Serpa | MM-2210',
    ],
    people: ['Ada Penrose'],
    reference: 'TJ-88120',
  },
  {
    name: 'a German letter that tells until which weekday one stays, and what was taken for one night',
    text: `
      Sehr geehrte Frau Dr. Lenz,
      am Mittwoch, den 12. Mai 2027, fliegen Sie um 7.10 Uhr ab Hamburg mit EW 7750 nach Wien, Landung ist um 8.40 Uhr.
      Übernachten werden Sie bis Freitag im Hotel Lindenhof, Sterngasse 4, 1010 Wien – Einzelzimmer, die Reservierungsnummer ist 5519044.
      Freitag, 14. Mai, geht es weiter nach Graz.
      Dort habe ich für die eine Nacht das Hotel Murblick genommen, Uferkai 12, 8020 Graz, Bestätigung MB-40331.
      Zurück am Samstag, 15. Mai mit EW 7755 ab Wien 15.13 Uhr, Ankunft Hamburg 16.50 Uhr.`,
    products: [
      'EW 7750 HAM 2027-05-12T07:10 – VIE 2027-05-12T08:40',
      'EW 7755 VIE 2027-05-15T15:13 – HAM 2027-05-15T16:50',
      'Hotel Lindenhof | 2027-05-12 – 2027-05-14 | Sterngasse 4, 1010, Wien | 5519044',
      'Hotel Murblick | 2027-05-14 – 2027-05-15 | Uferkai 12, 8020 Graz | MB-40331',
    ],
  },
  {
    name: 'a Swedish letter in which the second house begins where the first one ends',
    text: `
      Hej alla,
      Vi flyger från Arlanda onsdag 12 maj 2027 med SAS SK 1769, avgång 09.45, framme i Prag 11.50.
      Vi bor till lördag 15 maj på Hotel Kampa Dvur, Truhlářská 10, 110 00 Prag, bokningsnummer KD/512/27.
      Sedan två nätter på Hotel Leknín, Horní 154, 381 01 Český Krumlov, bekräftelse LE-7781.
      Hem måndag 17 maj med SK 1770 från Prag 12.40, landar på Arlanda 14.45.`,
    products: [
      'SK 1769 ARN 2027-05-12T09:45 – PRG 2027-05-12T11:50',
      'SK 1770 PRG 2027-05-17T12:40 – ARN 2027-05-17T14:45',
      'Hotel Kampa Dvur | 2027-05-12 – 2027-05-15 | Truhlářská 10, 110 00 Prag | KD/512/27',
      'Hotel Leknín | 2027-05-15 – 2027-05-17 | Horní 154, 381 01 Český Krumlov | LE-7781',
    ],
  },
  {
    name: 'a German plan with points between its parts, and a house that is told without nights before the next one',
    text: `
      Buchungscode GLN-7720-S
      Reisende: Karin Oster
      TAG 1 · MI, 12.05.2027
      Übernachtung: Hotel Havnegård, Slottsgaten 1, 5003 Bergen · 2 Nächte mit Frühstück
      TAG 3 · FR, 14.05.2027 · 180 km
      Übernachtung: Fjellheim Hotel, Nedre Dal, 5742 Flåm · Res.-Nr. 55120-A
      TAG 4 · SA, 15.05.2027
      Hotel: Walders Hotell | Solvorn | 3 Nächte | Best.-Nr. WH 2219
      TAG 7 · DI, 18.05.2027
      Heimreise`,
    products: [
      'Hotel Havnegård | 2027-05-12 – 2027-05-14 | Slottsgaten 1, 5003, Bergen | ?',
      'Fjellheim Hotel | 2027-05-14 – 2027-05-15 | Nedre Dal, 5742 Flåm | 55120-A',
      'Walders Hotell | 2027-05-15 – 2027-05-18 | Solvorn | WH 2219',
    ],
    people: ['Karin Oster'],
    reference: 'GLN-7720-S',
  },
  {
    name: 'the rows of a desk, with the name below the town or behind the word',
    text: `
      ITINERARY   RECORD LOCATOR: 6QWTXN
      TRAVELER: REED/ANNA MS

      THU 13MAY27
       AIR   BRITISH AIRWAYS   FLT: 902   BUSINESS (P)
         LV LONDON HEATHROW (LHR)   0745
         AR FRANKFURT (FRA)   1025
       HOTEL FRANKFURT
         ADLER NEUE OPER   CHECK OUT 15MAY27   2 NIGHT(S)
         LEUSCHNERSTRASSE 6   PHONE 49-69-20480
         FRANKFURT 60329 DE
         RATE EUR 189.00 PER NIGHT   CONF: 88342AD017
      SAT 15MAY27
       HOTEL EDEN ARKADEN
         ARNULFSTRASSE 4, 80335 MUNICH
         IN SAT MAY 15   OUT MON MAY 17   2 NIGHTS
         CONF 3317760913`,
    products: [
      'BA 902 LHR 2027-05-13T07:45 – FRA 2027-05-13T10:25',
      'ADLER NEUE OPER | 2027-05-13 – 2027-05-15 | LEUSCHNERSTRASSE 6, 60329, FRANKFURT, DE | 88342AD017',
      'EDEN ARKADEN | 2027-05-15 – 2027-05-17 | ARNULFSTRASSE 4, 80335, MUNICH | 3317760913',
    ],
    people: ['Anna Reed'],
    reference: '6QWTXN',
  },
  {
    name: 'houses at which one eats and meets, or that were only thought of, beside a flight',
    text: `
      Booking reference QK7PLM
      Passenger: Ida Penrose

      Wednesday 12 May 2027
      BA 304   London Heathrow (LHR) 07:20 – Paris (CDG) 09:40
      Dinner at the Hotel Lutèce, 3 Rue du Port, 75005 Paris at 19:30.
      Friday 14 May 2027
      You could stay two nights at the Hotel Vauban, 8 Rue des Lices, 75006 Paris. Tell me by 1 March.
      Sunday 16 May 2027
      BA 305   Paris (CDG) 18:20 – London Heathrow (LHR) 18:40`,
    products: ['BA 304 LHR 2027-05-12T07:20 – CDG 2027-05-12T09:40', 'BA 305 CDG 2027-05-16T18:20 – LHR 2027-05-16T18:40'],
    people: ['Ida Penrose'],
    reference: 'QK7PLM',
  },
]
