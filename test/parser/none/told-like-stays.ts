/** Papers that begin and end on days, and have rooms, beds, keys or deposits as stays have, made for the tests. Nobody in them exists. */

import type { NoTrip } from '../no-trip.ts'

export const NONE_TOLD_LIKE_STAYS: readonly NoTrip[] = [
  {
    name: 'a room that would be free',
    text: `
      Pension Seeblick
      Uferweg 3, 83209 Prien
      Sehr geehrte Frau Wolter,
      wir hätten frei: ein Doppelzimmer von Samstag, den 12., bis Samstag, den 19. September, 7 Nächte zu 65 Euro pro Person inkl. Frühstück. Anzahlung 150 Euro. Bettwäsche inklusive.
      Bitte geben Sie uns bis 1. März Bescheid, ob Sie buchen möchten.
      Herzliche Grüße`,
  },
  {
    name: 'prices of a house by season',
    text: `
      Ferienhaus Deichgraf - Preise 2026
      Muschelweg 9, 26553 Dornumersiel
      Nebensaison  10.01.2026 bis 27.03.2026   65 EUR pro Nacht
      Hauptsaison  27.06.2026 bis 05.09.2026   110 EUR pro Nacht
      Mindestaufenthalt 7 Nächte. Endreinigung 90 EUR, Kaution 200 EUR, Bettwäsche 12 EUR. Anreise ab 15 Uhr, Abreise bis 10 Uhr. Schlafplätze: 6.`,
  },
  {
    name: 'a room for things, with a start and an end',
    text: `
      SafeBox Storage
      Unit 14, 3 Mill Road, Leeds LS9 8AB
      Rental agreement SB-20117
      Hirer: Tom Naylor
      Start of rental: 1 June 2026
      End of rental: 30 August 2026
      Deposit paid £50. Key code will be emailed. Rent £80 a month.`,
  },
  {
    name: 'nights of a dog',
    text: `
      Happy Paws Boarding Kennels
      Farm Lane, Ripon HG4 3AB
      Booking confirmed: KP-331
      Owner: Jane Ellis   Dog: Biscuit
      Arrives: Sat 8 August 2026 10am
      Goes home: Sat 15 August 2026 before 12
      7 nights at £18 per night. Deposit paid £30. Please bring own bedding.`,
  },
  {
    name: 'a flat that is rented',
    text: `
      Assured shorthold tenancy agreement
      Property: Flat 3, 12 Hill Street, Bristol BS1 4ND
      Tenant: Omar Khalid
      Start of tenancy: 1 September 2026
      End of tenancy: 28 February 2027
      Rent £950 per month. Deposit £1,096 paid. Keys from the office. Two bedrooms.`,
  },
  {
    name: 'nights of a boat',
    text: `
      Marina Hooksiel
      Liegeplatzbestätigung Nr. 4471
      Boot: Seewolf, 9,5 m
      Liegeplatz B12
      von Freitag 10.07.2026 bis Sonntag 12.07.2026, 2 Nächte
      Preis pro Nacht 22 EUR. Anzahlung bezahlt. Strom und Dusche inklusive. Schlüssel im Hafenbüro.`,
  },
  {
    name: 'a bed in a hospital',
    text: `
      Klinik am Park
      Aufnahmebestätigung Fall 20931
      Patient: Rolf Heine
      Aufnahme: Mo 05.10.2026, 8 Uhr
      Entlassung voraussichtlich: Fr 09.10.2026
      Zimmer: Zweibettzimmer, Station 4. Bitte Handtücher und Versichertenkarte mitbringen. Zuzahlung pro Nacht 10 EUR.
      Parkstr. 1, 34131 Kassel`,
  },
  {
    name: 'a course that begins and ends',
    text: `
      Volkshochschule Bergstadt
      Anmeldebestätigung Kurs 26-117 Aquarellmalen
      Teilnehmerin: Ute Lang
      Beginn: Mo 05.10.2026, 18:00
      Ende: Fr 09.10.2026, 20:00
      Raum 204, Schulstr. 4, 34497 Korbach. Gebühr 80 EUR bezahlt.`,
  },
  {
    name: 'an insurance for a stay',
    text: `
      Holiday insurance certificate POL-88120
      Insured: Ann Baxter
      Start of cover: 8 August 2026
      End of cover: 15 August 2026
      Cancellation cover for your holiday cottage up to £1,500, excess £50. Your deposit is covered. Accommodation, 7 nights.`,
  },
  {
    name: 'thanks for a stay that is over',
    text: `
      Dear Mrs Baxter,
      Thank you for staying at Tarn Cottage from 8 August 2026 to 15 August 2026. How was your stay? We hope the beds were comfortable. Please leave a review. Your security deposit of £100 has been returned.
      Booking THH-40917
      Tarnside Holiday Homes`,
  },
  {
    name: 'a quotation with a start and an end',
    text: `
      Quotation Q-20291
      Lakeview Hotel, 4 Shore Road, Keswick CA12 5DJ
      Dear Mr Hall, thank you for your enquiry. We are pleased to offer:
      Start: Fri 4 September 2026   End: Sun 6 September 2026
      2 nights, double room with breakfast £140 per night. A deposit of £50 secures the room. This quote is valid until 1 June 2026.`,
  },
  {
    name: 'a place on a waiting list',
    text: `
      Rifugio Alto - lista d'attesa
      Gentile Sig. Moro, purtroppo per la notte del 28 agosto 2026 siamo al completo; la abbiamo inserita in lista d'attesa per le notti dal 28 al 30 agosto 2026, 2 posti letto, mezza pensione. La avviseremo se si libera un letto. Nessun acconto dovuto.`,
  },
  {
    name: 'a house that is bought',
    text: `
      Estate agents Moore & Co
      Purchase of 3 Chapel Lane, Port Isaac PL29 3RN
      Exchange: 4 September 2026
      Completion: 11 September 2026, keys released from 12 noon
      Deposit paid £20,000. Four bedrooms. Reference MC-10291. Confirmed by both solicitors.`,
  },
  {
    name: 'a place in a nursery',
    text: `
      Kita Sonnenschein - Platz bestätigt
      Kind: Mia Roth
      Beginn der Betreuung: 01.08.2026
      Ende der Betreuung: 31.10.2026
      Bitte Bettwäsche und Handtuch mitbringen. Verpflegung 60 EUR, Kaution für Schlüssel 20 EUR. Schlafraum im Erdgeschoss.`,
  },
  {
    name: 'a cottage that is free for some nights',
    text: `
      Hi Priya,
      Yes, Shepherd's Rest is free from Friday 19 June 2026 for 3 nights, £95 a night, sheets and towels included, key safe by the door. Shall I book you in? I'd need a £50 deposit.
      Joan`,
  },
  {
    name: 'a camper with beds and sheets',
    text: `
      Dear Eve,
      we confirm your hire of our motorhome Heron: Sat 5 June 2027, 3pm, to Sat 12 June 2027, 10am.
      Sleeps 4, bed linen and towels included, deposit £500 received.
      Collect the keys from Fen Motorhomes, 19 Mill Road, Thirsk YO7 1AA.`,
  },
  {
    name: 'a German sauna on wheels',
    text: `
      Hallo Herr Timm,
      wir bestätigen die Miete unserer Fass-Sauna für 6 Personen:
      Mietbeginn: Fr, 05.03.2027, 15 Uhr
      Mietende: So, 07.03.2027, 12 Uhr
      Kaution 150 EUR, Reinigung 30 EUR, Handtücher auf Wunsch.
      Wo: Uferweg 18, 14542 Werder`,
  },
  {
    name: 'work in a hotel, with a room',
    text: `
      Dear Ana,
      We confirm your contract as room attendant at Hotel Bergkranz, Dorfplatz 12, 6580 St. Anton.
      Start: 12.06.2027
      End: 28.07.2027
      You will have a room in the staff house, with breakfast and bed linen. Deposit for the keys 50 EUR.`,
  },
  {
    name: 'who comes to a cottage, told to who cleans it',
    text: `
      Cleaning rota for Heron Cottage
      Hi Tess,
      The guests in the cottage arrive on Fri 4 June 2027 and leave on Fri 11 June 2027.
      Please put fresh bed linen and towels out, and leave the keys in the key safe.
      The deposit for the linen has been paid. All confirmed with the laundry.
      Heron Cottage, 3 Mill Lane, Keswick CA12 4RN`,
  },
  {
    name: 'nights that are given, to be had within two months',
    text: `
      Gift voucher
      Dear Paula,
      Your gift voucher is confirmed. Voucher number GV-20217.
      Two nights in a double room with breakfast for 2 adults at Heron House, 12 Quay Street, Whitby YO21 1DS
      Valid from: 1 January 2027
      Valid until: 28 February 2027
      Please contact us to book your dates.`,
  },
  {
    name: 'a room to meet in, in a house with its address',
    text: `
      Dear Mr Orme,
      Your booking of the meeting room at Plum Yard, 9 Bridge Street, Frome BA11 1AA, from 5 to 7 November 2027 is confirmed.
      The Trustees`,
  },
  {
    name: 'what somebody else has booked',
    text: `
      Dear Ruth,
      My sister has booked a room at the Plum Yard, 9 Bridge Street, Frome BA11 1AA, from 19 to 23 April 2027, so she cannot come to the meeting.
      Nan`,
  },
  {
    name: 'where a mother stays',
    text: `
      Hi Ruth,
      Mum is staying at Plum Yard, 9 Bridge Street, Frome BA11 1AA from 5 to 8 February 2027, and her booking is under Orme.
      Nan`,
  },
  {
    name: 'a place at a market',
    text: `
      Hola Berta:
      Su parcela en La Era Vieja, calle del Pozo 5, 42100 Ágreda queda reservada para el mercado del 5 al 7 de febrero de 2027.
      Los artesanos`,
  },
]
