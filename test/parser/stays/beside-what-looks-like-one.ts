/** Stays beside what looks like one: rows of packages, letterheads, chains, and names of guests in other forms. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const STAYS_BESIDE_OTHERS: readonly Sample[] = [
  {
    name: 'a package whose rows have a day above a day, with a transfer and a car among them',
    text: `
      Reisebestätigung   Vorgangsnummer 66120417
      Reiseteilnehmer
      01   Herr Lindqvist, Arne   Erwachsener
      Pos. Zeitraum   Leistung   Teiln.
      1   05.06.27   Flug X3 2148 TUIfly, Economy   01
      Düsseldorf (DUS) 05:55 – Heraklion (HER) 10:20   01
      2   05.06.27 –   SUNNY BLUE Agia Village, Hotelcode HER39120   01
      12.06.27   Agia Pelagia, 71500 Kreta, Griechenland   01
      7 Nächte, 1 x Doppelzimmer, Halbpension
      3   05.06.27   Transfer Flughafen – Hotel im Bus (Reiseleitung am Flughafen, Schalter 12)   01
      4   12.06.27   Flug X3 2149 TUIfly, Economy   01
      Heraklion (HER) 11:10 – Düsseldorf (DUS) 13:50   01`,
    products: [
      'X3 2148 DUS 2027-06-05T05:55 – HER 2027-06-05T10:20',
      'X3 2149 HER 2027-06-12T11:10 – DUS 2027-06-12T13:50',
      'SUNNY BLUE Agia Village | 2027-06-05 – 2027-06-12 | Agia Pelagia, 71500, Kreta, GR | 66120417',
    ],
    people: ['Arne Lindqvist'],
  },
  {
    name: 'a package whose houses stand in the cell of their days',
    text: `
      POTWIERDZENIE REZERWACJI
      Nr rezerwacji: 5512870
      Data   Nr lotu   Z   Do   Wylot   Przylot
      18.02.2027   LO 7321   Katowice KTW   Agadir AGA   13:25   17:30
      01.03.2027   LO 7322   Agadir AGA   Katowice KTW   18:25   23:59
      ZAKWATEROWANIE
      Od   Do   Hotel   Pokój   Wyżywienie
      18.02.2027 21.02.2027 Hotel Dar Amal, Avenue des Roses,   DBL   HB
      Marrakesz
      21.02.2027 01.03.2027 Hotel Atlas Founty, Agadir   DBL z widokiem na   All
      morze   Inclusive`,
    products: [
      'LO 7321 KTW 2027-02-18T13:25 – AGA 2027-02-18T17:30',
      'LO 7322 AGA 2027-03-01T18:25 – KTW 2027-03-01T23:59',
      'Hotel Dar Amal | 2027-02-18 – 2027-02-21 | Avenue des Roses, Marrakesz | 5512870',
      'Hotel Atlas Founty | 2027-02-21 – 2027-03-01 | Agadir | 5512870',
    ],
  },
  {
    name: 'one house of a chain that signs with the name of them all',
    from: 'Marlow Hotels <stay@marlow.example>',
    subject: 'Your Marlow Grand Hotel Duluth Reservation Confirmation 7451209',
    text: `
      Marlow Hotels
      Dear Odette Farrow,
      Thank you for choosing Marlow Hotels.
      Confirmation Number   7451209
      Guest Name   Odette Farrow
      Arrival   Friday, June 11, 2027
      Departure   Monday, June 14, 2027
      1 Room  1 Guest   KING NONSMOKING - BREAKFAST INCLUDED
      Number of Nights   3
      Hotel Information
      Marlow Grand Hotel Duluth
      412 Lakeshore Street
      Duluth, MN 55802`,
    products: ['Marlow Grand Hotel Duluth | 2027-06-11 – 2027-06-14 | 412 Lakeshore Street, 55802, Duluth, US | 7451209'],
    people: ['Odette Farrow'],
  },
  {
    name: 'a letter to guests with the rooms they get and an offer beside it',
    text: `
      Agriturismo Podere La Ginestra
      olio e vino dal 1931
      CONFERMA DI PRENOTAZIONE n. 2027/44
      Gent.mi Sig. Urs Tanner e Sig.ra Lea Tanner-Hug
      Bachstrasse 14
      3027 Bern (CH)
      confermiamo il Vostro soggiorno come segue:
      Arrivo: sabato 18 settembre 2027
      Partenza: sabato 25 settembre 2027
      Notti: 7
      Alloggio: appartamento “Il Fico” (bilocale, cucina)
      Per l’orario di arrivo e in caso di partenza anticipata telefonate.
      OFFERTE 2027
      Dal 1 ottobre al 15 novembre: 4 notti al prezzo di 3.
      Azienda Agricola Podere La Ginestra di Paola Neri s.s. – Tel. +39 0577 555 771`,
    products: ['Agriturismo Podere La Ginestra | 2027-09-18 – 2027-09-25 | ? | 2027/44'],
    people: ['Urs Tanner', 'Lea Tanner-Hug'],
  },
  {
    name: 'guests with initials and the names they go by, a family that pays and what is to be paid in the house',
    text: `
      Reserveringsnummer   : DH-MB-3370
      Klant   : Familie Zwart
      Naam   : Dhr. P.J. (Pieter-Jan) van Wingerden
      Tweede gast   : Mw. A.C. (Annelies) Zwart
      Aankomst   : vrijdag 2 april 2027
      Vertrek   : zondag 4 april 2027
      Aantal nachten   : 2
      Betaling in het hotel   EUR 305,80
      Accommodatie
      Naam   Hotel De Zeemeeuw ****
      Duinweg 3, 4337 WH Middelburg`,
    products: ['Hotel De Zeemeeuw | 2027-04-02 – 2027-04-04 | Duinweg 3, 4337 WH, Middelburg, NL | DH-MB-3370'],
    people: ['Pieter-Jan van Wingerden', 'Annelies Zwart'],
  },
  {
    name: 'a hired car that stands in a space with a letter, with the telephone of the desk',
    text: `
      DUNE RENT A CAR
      Confirmation number   K7755193
      Reservations 0861 555 227
      Renter   Marcus Oyelaran
      Passengers:   4
      PICK UP
      Orlando Intl Airport (MCO)
      Sat, Dec 25, 2027 11:30 PM
      Walk from Ground Transportation, Level 1, spaces A25/B17.
      DROP OFF
      Tampa Intl Airport (TPA)
      Sun, Jan 2, 2028 9:00 AM`,
    products: ['DUNE RENT A CAR | 2027-12-25T23:30 Orlando Intl Airport (MCO) | 2028-01-02T09:00 Tampa Intl Airport (TPA) | K7755193'],
    people: ['Marcus Oyelaran'],
  },
  {
    name: 'a ferry that asks to come to check-in early, and no stay',
    subject: 'Bekræftelse på din rejse - reservationsnr. 41207756',
    from: 'Strandlinjen <billet@strandlinjen.example>',
    text: `
      Strandlinjen
      Billet
      Du kan køre direkte til check-in, hvor din nummerplade bliver aflæst.
      Reservationsnr. 41207756 Bestilt 18-04-2027
      UDREJSE
      Rute   Ystad - Rønne
      Afgang   søndag 04-07-2027   kl. 10:30   Ystad
      Ankomst   søndag 04-07-2027   kl. 11:50   Rønne
      Færge   Ekspres 5
      Frem til 11-07-2027 kan billetten ændres.
      Passagerer
      Bodil Krag (voksen)
      4-køjes værelse og morgenmad kan tilkøbes.
      Strandlinjen, Havnevej 3, 3700 Rønne`,
    products: ['Ekspres 5 Ystad 2027-07-04T10:30 – Rønne 2027-07-04T11:50'],
    people: ['Bodil Krag'],
  },
  {
    name: 'labels that were set in bold, and stars that are none',
    text: `
      *Reference number*
      34-715529048
      *Lisbon Harbour Hostel* ***
      Largo da Fonte 17
      1100-150 Lisboa
      *Check in*
      Fri 1st May 2027
      *Check out*
      Tue 5th May 2027
      *Guests* 2
      *Guest name:* Aoife Kerrigan
      Paid with card **** 1187`,
    products: ['Lisbon Harbour Hostel | 2027-05-01 – 2027-05-05 | Largo da Fonte 17, 1100-150, Lisboa, PT | 34-715529048'],
    people: ['Aoife Kerrigan'],
  },
  {
    name: 'a bill that confirms a stay: its own day stands before those of the stay',
    text: `
      Hotel Marram
      INVOICE 8812
      Date: 2 March 2027      Arrival: 14 March 2027      Departure: 17 March 2027
      Guest: Mr Owen Pryce
      1 double room, 3 nights, breakfast included
      Booking number: 55120
      Your reservation is confirmed. Total GBP 402.00, to be paid on arrival
      Sea Road 4, Bude EX23 8JN`,
    products: ['Hotel Marram | 2027-03-14 – 2027-03-17 | Sea Road 4, EX23 8JN, Bude, GB | 55120'],
    people: ['Owen Pryce'],
  },
  {
    name: 'a bill whose one day is labelled and lasts until another',
    text: `
      Pension Seeblick
      Rechnung Nr. 118 / Buchungsbestätigung
      Datum: 3. Juni 2027 bis 6. Juni 2027
      1 Doppelzimmer, 3 Nächte
      Gast: Herr Uwe Brandl
      Seestraße 4, 82319 Starnberg
      Wir freuen uns auf Ihren Besuch. Zahlung vor Ort.`,
    products: ['Pension Seeblick | 2027-06-03 – 2027-06-06 | Seestraße 4, 82319, Starnberg | ?'],
    people: ['Uwe Brandl'],
  },
  {
    name: 'a house that parks a car as well, and offers another night',
    text: `
      The Old Ferry Inn
      Your stay is confirmed
      Booking reference: OFI-3391
      Check-in: Saturday 3 July 2027, from 15:00
      Check-out: Tuesday 6 July 2027, by 10:30
      Twin room with breakfast, free parking
      Vehicle reg: YK71 PLO
      Guest name: Mr Alan Pickford
      Need a room for longer? 10% off a fourth night.
      1 Quay Lane, Salcombe TQ8 8DD`,
    products: ['The Old Ferry Inn | 2027-07-03 – 2027-07-06 | 1 Quay Lane, TQ8 8DD, Salcombe, GB | OFI-3391'],
    people: ['Alan Pickford'],
  },
]
