/** Lengths beside trains, towns of few letters, stations named with their town, and short labels of numbers. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const LENGTHS_AND_SHORT_NAMES: readonly Sample[] = [
  {
    name: 'how long a ride lasts, before the train it is on, where hours are written as lengths are',
    text: `
      Confirmation de voyage
      Référence : QX7TPL
      Jeudi 11 mars 2027
      08h07   Rennes
      1h15   TER 85642 · 2de classe
      09h22   Nantes
      Voyageur : Anne Roussel`,
    products: ['TER 85642 Rennes 2027-03-11T08:07 – Nantes 2027-03-11T09:22'],
    people: ['Anne Roussel'],
    reference: 'QX7TPL',
  },
  {
    name: 'a town of three letters beside its times, on the way out and back',
    text: `
      Bokningsbekräftelse
      Bokningsnummer: QX7TPL44
      Utresa – fredag 12 februari 2027
      14:20   Lund C
      22:58   Edo
      Tåg   7311
      Återresa – söndag 14 februari 2027
      08:05   Edo
      16:40   Lund C
      Tåg   7312
      Resenärer
      Karin Berg (vuxen)`,
    products: ['7311 Lund C 2027-02-12T14:20 – Edo 2027-02-12T22:58', '7312 Edo 2027-02-14T08:05 – Lund C 2027-02-14T16:40'],
    people: ['Karin Berg'],
    reference: 'QX7TPL44',
  },
  {
    name: 'a station with its town before it, alone below its time',
    text: `
      Ihre Buchung QX7TPL
      Freitag 12. März 2027
      09:10
      München ZOB
      4 h 25   FlixBus 482
      13:35
      Verona - Autostazione Porta Nuova
      Reisende
      Ute Lang`,
    products: ['FlixBus 482 München ZOB 2027-03-12T09:10 – Verona - Autostazione Porta Nuova 2027-03-12T13:35'],
    people: ['Ute Lang'],
    reference: 'QX7TPL',
  },
  {
    name: 'the number of a hired car, of a compound with its hyphen, beside that of a house',
    text: `
      Ihre Reise, Vorgangsnummer: 2027-5512
      Hotel
      Hotel Post, Seestraße 4, 6100 Seefeld
      Anreise 12.06.2027
      Abreise 15.06.2027
      Hotel-Bestätigung: HP-20417
      Mietwagen
      Vermieter: Sixt
      Übernahme: 12.06.2027, 09:00 Uhr, Innsbruck Flughafen
      Rückgabe: 15.06.2027, 18:30 Uhr, Innsbruck Flughafen
      Leihwagen-Nr.: SX771830
      Reisende: Ute Lang`,
    products: [
      'Hotel Post | 2027-06-12 – 2027-06-15 | Seestraße 4, 6100, Seefeld | HP-20417',
      'Sixt | 2027-06-12T09:00 Innsbruck Flughafen | 2027-06-15T18:30 Innsbruck Flughafen | SX771830',
    ],
    people: ['Ute Lang'],
    reference: '2027-5512',
  },
  {
    name: 'confirmations in short behind each of two houses, and a number in three letters and five figures',
    text: `
      Your tour is confirmed
      Booking number: KLT 50417
      Guests: Ms Ann Reed
      ACCOMMODATION
      1. Bayview Lodge
      9 Harbour Street, Kaikoura 7300
      In: Fri 5 Mar 2027   Out: Mon 8 Mar 2027   (3 nights)
      Conf: BVL-11874
      2. Hotel Alpina
      31 Lake Road, Queenstown 9300
      In: Mon 8 Mar 2027   Out: Wed 10 Mar 2027   (2 nights)
      Conf: 6620415`,
    products: [
      'Bayview Lodge | 2027-03-05 – 2027-03-08 | 9 Harbour Street, 7300, Kaikoura | BVL-11874',
      'Hotel Alpina | 2027-03-08 – 2027-03-10 | 31 Lake Road, 9300, Queenstown | 6620415',
    ],
    people: ['Ann Reed'],
    reference: 'KLT 50417',
  },
  {
    name: 'how many pay which fare, and what card one has, behind names',
    text: `
      Nr rezerwacji: QX7TPL
      Podróżny: Anna Nowak N: 1, U37: 1
      12.06.2027   IC 3104   Kraków Główny 06:54   Warszawa Centralna 09:17`,
    products: ['IC 3104 Kraków Główny 2027-06-12T06:54 – Warszawa Centralna 2027-06-12T09:17'],
    people: ['Anna Nowak'],
    reference: 'QX7TPL',
  },
  {
    name: 'a card for lower fares behind one of two names',
    text: `
      Buchungscode   QX7TPL
      Reise am Fr, 12.02.2027
      Salzburg Hbf   ab 17:56   RJX 166
      Innsbruck Hbf   an 19:44
      Reisende
      1. Ute Lang, Halbtax Classic
      2. Jan Lang, Erwachsener`,
    products: ['RJX 166 Salzburg Hbf 2027-02-12T17:56 – Innsbruck Hbf 2027-02-12T19:44'],
    people: ['Ute Lang', 'Jan Lang'],
    reference: 'QX7TPL',
  },
]

export const ROWS_BELOW_HEADINGS: readonly Sample[] = [
  {
    name: 'a Croatian hire whose row has its places before its moments, beside travellers that are only numbered',
    text: `
      POTVRDA REZERVACIJE br. 512/2027
      Putnici: 1. Ivana Marić 2. Luka Marić

      Najam vozila
      Tvrtka       Preuzimanje                         Povrat                              Br. potvrde
      Europcar     Split Airport 08.05.2027. u 09:30   Split Airport 10.05.2027. u 18:00   1184402775`,
    products: ['Europcar | 2027-05-08T09:30 Split Airport | 2027-05-10T18:00 Split Airport | 1184402775'],
    people: ['Ivana Marić', 'Luka Marić'],
    reference: '512/2027',
  },
  {
    name: 'flights whose cells say what they are and go on below, lines apart from one to the other',
    text: `
      Agency reference: KT-7723191
      Traveller    REED/ANNA MS Company      Reed Ltd

      AIR Thursday 14 October 2027
      Finnair AY438     Depart: Oulu (OUL)    Arrive: Helsinki Vantaa     Class:
      Confirmed         13:05                 (HEL)                       Economy L
                                              14:10                       Seat 11A
      Finnair AY1365    Depart: Helsinki      Arrive: Manchester (MAN)    Class:
      Confirmed         Vantaa (HEL)          Terminal 3                  Economy L
                        16:00                 17:00                       Seat 15D`,
    products: ['AY 438 OUL 2027-10-14T13:05 – HEL 2027-10-14T14:10', 'AY 1365 HEL 2027-10-14T16:00 – MAN 2027-10-14T17:00'],
    people: ['Anna Reed'],
    reference: 'KT-7723191',
  },
  {
    name: 'a Croatian stay whose two days stand one behind the other, each with its point',
    text: `
      Hotel Post, Seestraße 4, 6100 Seefeld
      Broj rezervacije: 4417209
      Dolazak   Odlazak
      05.05.2027. 12.05.2027.
      Gost: Ivana Marić`,
    products: ['Hotel Post | 2027-05-05 – 2027-05-12 | Seestraße 4, 6100, Seefeld | 4417209'],
    reference: '4417209',
  },
  {
    name: 'a hire whose model in short stands below a label of its end',
    text: `
      Buchungsnummer: RB-7719034
      Mietwagen von Sixt
      Abholung   Rückgabe   Fahrzeug
      Sa 05.06.2027, 14:30   Sa 12.06.2027, 15:00   Opel Corsa o. ä., Vollkasko`,
    products: ['Sixt | 2027-06-05T14:30 ? | 2027-06-12T15:00 ? | RB-7719034'],
    reference: 'RB-7719034',
  },
  {
    name: 'the town of an address beside a label, whose number stands below',
    text: `
      Hotel Nordlicht   Kirkkokatu 3   Check in: 12 Oct 2027
      Confirmation:   90100 Oulu,   breakfast
      90233817   Finland   Check out: 15 Oct 2027
      Guest: Ann Reed`,
    products: ['Hotel Nordlicht | 2027-10-12 – 2027-10-15 | Kirkkokatu 3, 90100, Oulu, FI | 90233817'],
    people: ['Ann Reed'],
    reference: '90233817',
  },
]
