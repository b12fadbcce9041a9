/** Numbered rows that go on below, trains without a seat, letters of codes, whose voucher it is, houses behind their nights, and where houses in rows and in the foot of letters are. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const ROWS_SIGNERS_AND_STREETS: readonly Sample[] = [
  {
    name: 'a numbered row of a table of people that goes on below',
    text: `
      Booking reference: QW4HTR
      Date   Flight   From   To   Departs   Arrives
      Wed 14 Apr 2027   JQ 610   Sydney (SYD)   Melbourne (MEL)   09:00   10:35
      Traveller   SYD - MEL   Extras
      1. Mr Harold Quennell   Seat 7A, 20kg checked   Meal
      2. Ms Philippa   Seat 7B, 7kg carry-on   1 bag
      Quennell
      Total   AUD 238.00`,
    products: ['JQ 610 SYD 2027-04-14T09:00 – MEL 2027-04-14T10:35'],
    people: ['Harold Quennell', 'Philippa Quennell'],
    reference: 'QW4HTR',
  },
  {
    name: 'a letter to a lady or a gentleman, whichever it is',
    text: `
      Reserva confirmada
      Exmo(a). Sr(a). Leonor Vasques,
      Confirmamos a seguinte reserva:
      Hotel Solar da Ribeira
      Rua das Flores, 14, 4990-062 Ponte de Lima
      Nº de reserva   SR-448120
      Chegada   12/03/2027
      Partida   14/03/2027
      Noites   2`,
    products: ['Hotel Solar da Ribeira | 2027-03-12 – 2027-03-14 | Rua das Flores, 14, 4990-062, Ponte de Lima, PT | SR-448120'],
    people: ['Leonor Vasques'],
    reference: 'SR-448120',
  },
  {
    name: 'a train on which no seat is reserved, beside one on which one is',
    text: `
      Ticket zum Ausdrucken
      Buchungscode: HK7PWD
      Reisende: Ottilie Brandner
      Bahnhof   Datum   Zeit   Gleis   Zug   Reservierung
      ab Linz Hbf   11.11.2026   08:15   4   RJ 741   Wagen 23, Platz 55
      an Salzburg Hbf   11.11.2026   09:20
      ab Salzburg Hbf   11.11.2026   10:12   7   EC 113   keine Reservierung
      an Villach Hbf   11.11.2026   12:44
      Preis: 49,90 EUR`,
    products: [
      'RJ 741 Linz Hbf 2026-11-11T08:15 – Salzburg Hbf 2026-11-11T09:20',
      'EC 113 Salzburg Hbf 2026-11-11T10:12 – Villach Hbf 2026-11-11T12:44',
    ],
    people: ['Ottilie Brandner'],
    reference: 'HK7PWD',
  },
  {
    name: 'the number of a voucher in two groups of letters and one of figures',
    text: `
      Voucher AX-BE 5520183
      Datum: 11-01-2027   Reserveringsnummer verhuurder: 77120045B1
      Hoofdbestuurder
      Mevr. Sanne Verkuijl
      Lokale verhuurder
      Europcar
      Ophalen   Inleveren
      zaterdag 3 april 2027, 11:00 uur   zaterdag 10 april 2027, 09:30 uur
      Malaga Luchthaven   Malaga Luchthaven`,
    products: ['Europcar | 2027-04-03T11:00 Malaga Luchthaven | 2027-04-10T09:30 Malaga Luchthaven | 77120045B1'],
    people: ['Sanne Verkuijl'],
    reference: 'AX-BE 5520183',
  },
  {
    name: 'houses in a row with their town and street, below a car whose voucher is its own, and a number that begins with letters for number',
    text: `
      Ordrenummer: NR-55103
      Deltagere
      Hr. Asger Thorup

      Lejebil
      Costa Rent, voucher CR220914, gruppe C, fri km
      Afhentning: lørdag 10-04-2027 kl. 12:00, Malaga Lufthavn
      Aflevering: lørdag 17-04-2027 kl. 10:00, Malaga Lufthavn

      Hotel   By   Ankomst   Afrejse   Værelse
      Hotel Mirador Azul Calle del Sol 18   Ronda   10-04-2027   13-04-2027   Dobbeltværelse
      Hotel Puente Blanco   Nerja   13-04-2027   17-04-2027   Dobbeltværelse`,
    products: [
      'Hotel Mirador Azul | 2027-04-10 – 2027-04-13 | Calle del Sol 18, Ronda | NR-55103',
      'Hotel Puente Blanco | 2027-04-13 – 2027-04-17 | Nerja | NR-55103',
      'Costa Rent | 2027-04-10T12:00 Malaga Lufthavn | 2027-04-17T10:00 Malaga Lufthavn | CR220914',
    ],
    people: ['Asger Thorup'],
    reference: 'NR-55103',
  },
  {
    name: 'a house beside its nights whose name has no word for houses',
    text: `
      Confirmation and itinerary
      Booking reference: WFT-27-118
      Passengers: Ms Imelda Carrow

      Monday 3 May 2027
      Hotel, 2 nights   The Gilded Thistle
      14 Castle Street, Inverness, IV2 3EA
      In 3 May 2027, out 5 May 2027. Double room with breakfast.
      Confirmation GT-20931

      Wednesday 5 May 2027
      Hotel, 3 nights   Kinlarig Lodge Hotel
      2 Shore Road, Ullapool, IV26 2UR
      In 5 May 2027, out 8 May 2027. Twin room.
      Confirmation 7714-KL`,
    products: [
      'The Gilded Thistle | 2027-05-03 – 2027-05-05 | 14 Castle Street, IV2 3EA, Inverness, GB | GT-20931',
      'Kinlarig Lodge Hotel | 2027-05-05 – 2027-05-08 | 2 Shore Road, IV26 2UR, Ullapool, GB | 7714-KL',
    ],
    people: ['Imelda Carrow'],
    reference: 'WFT-27-118',
  },
  {
    name: 'the place of a house in the row of a form below it',
    text: `
      Boekingsbevestiging
      Boekingsnummer: 5530217
      Mevr. Roos Hilberink
      Accommodatie
      Hotel   Blue Lagoon Palace *****
      Plaats   Kolymbia, Rhodos, Griekenland
      Periode   06-05-2027 t/m 13-05-2027 (7 nachten)
      Kamer   2-persoonskamer zeezicht
      Verzorging   Halfpension`,
    products: ['Blue Lagoon Palace | 2027-05-06 – 2027-05-13 | GR, Kolymbia, Rhodos, Griekenland | 5530217'],
    people: ['Roos Hilberink'],
    reference: '5530217',
  },
  {
    name: 'a label of what kind of thing is let, and no house',
    text: `
      Harbour Apartment Hotels
      Dear Ms Nerida Colquhoun,
      We look forward to welcoming you to Harbour Bendigo.
      Reservation number   HBE-771204
      Guest   Ms Nerida Colquhoun
      Arriving   Tuesday, 8 June 2027
      Departing   Friday, 11 June 2027
      Nights   3
      Apartment type   One Bedroom Apartment, balcony
      Property details
      Address   9 Pall Mall, Bendigo VIC 3550`,
    products: ['Harbour Bendigo | 2027-06-08 – 2027-06-11 | 9 Pall Mall, 3550, Bendigo, AU | HBE-771204'],
    people: ['Nerida Colquhoun'],
    reference: 'HBE-771204',
  },
  {
    name: 'the name of a Japanese inn and the number of its house with no comma between, and the prefecture behind its town',
    text: `
      RYOKAN KAWASEMI
      Reservation Confirmation
      Reservation No.   KWS-3310
      Guest name   Mr. Edmund Tarrant
      Check-in   October 8 (Fri), 2027
      Check-out   October 10 (Sun), 2027
      Number of nights   2 nights
      Cancellation fee: the day before 50%, no notice 100%.
      Thank you very much for your reservation.
      Ryokan Kawasemi 27-3 Yunohama, Yamanaka-machi, Kaga, Ishikawa 922-0123 Japan
      TEL +81-761-55-0190`,
    products: ['Ryokan Kawasemi | 2027-10-08 – 2027-10-10 | 27-3 Yunohama, Yamanaka-machi, 922-0123, Kaga, JP | KWS-3310'],
    people: ['Edmund Tarrant'],
    reference: 'KWS-3310',
  },
  {
    name: 'where the farm is, in the foot of the letter of the one who keeps it',
    text: `
      Poggio dei Tassi
      Siena, 3 marzo 2027
      Sig.ra Annelie Thoma
      Oggetto: conferma di prenotazione n. 57/2027
      Gentile Signora Thoma,
      siamo lieti di confermarLe il soggiorno:
      Struttura   Agriturismo Poggio dei Tassi
      Alloggio   Appartamento «Cantina» (2 adulti)
      Arrivo   sabato 5 giugno 2027, dalle ore 16
      Partenza   sabato 12 giugno 2027, entro le ore 10
      Notti   7
      Prezzo   7 x 95,00 = 665,00 euro
      Caparra   200,00 euro
      Saldo   465,00 euro
      Compresi nel prezzo: biancheria, luce e acqua.
      Esclusi: riscaldamento a consumo.
      Come arrivare: da Siena seguire la Cassia, poi la strada bianca.

      In attesa di incontrarVi, cordiali saluti
      Fiorenza Baldi

      Azienda Agricola Baldi Fiorenza · Località Le Fonti 22 · 53015 Monticiano · Tel. 0577 555 118`,
    products: ['Agriturismo Poggio dei Tassi | 2027-06-05 – 2027-06-12 | Località Le Fonti 22, 53015, Monticiano | 57/2027'],
    people: ['Annelie Thoma'],
    reference: '57/2027',
  },
]
