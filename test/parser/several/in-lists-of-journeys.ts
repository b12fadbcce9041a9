/** Documents made for the tests that list what a journey is made of, and who is on it. Nobody in them exists. */

import type { Sample } from '../sample.ts'

const FLIGHT = 'SK 1419   Stockholm (ARN) - Oslo (OSL)\n07:10 - 08:10   9 June 2027'
const FLIGHTS = ['SK 1419 ARN 2027-06-09T07:10 – OSL 2027-06-09T08:10']

export const IN_LISTS_OF_JOURNEYS: readonly Sample[] = [
  {
    name: 'houses with where they are, each above its days and nights, between flights and a car',
    text: `
      Your confirmed itinerary
      Booking reference: TR660412
      Travellers: Mr Owen Lister, Mrs Tara Lister, Master Finn Lister (8)
      Flights
      British Airways BA2237. Airline reference: W6PLTM
      Depart London Gatwick (LGW), Sunday 14 February 2027 at 10:50
      Arrive San José Juan Santamaría (SJO) Sunday 14 February 2027 at 16:25

      Where you are staying
      Casa Mirador, Calle 12, between Avenidas 6 and 8, San José, Costa Rica
      Check in 14 February 2027 – check out 15 February 2027 (1 night)
      Two rooms, breakfast. Confirmation number 26-0933

      Laguna Verde, 411, La Fortuna de San Carlos, Costa Rica
      Check in 15 February 2027 – check out 18 February 2027 (3 nights)
      One family casita, breakfast. Confirmation number LV40812

      Car hire
      Adobe Rent a Car – Toyota Fortuner or similar. Confirmation number 1184777
      Collect: Hotel Casa Mirador, San José, Monday 15 February 2027 at 09:00
      Return: San José Juan Santamaría Airport, Thursday 18 February 2027 at 14:30`,
    products: [
      'BA 2237 LGW 2027-02-14T10:50 – SJO 2027-02-14T16:25',
      'Casa Mirador | 2027-02-14 – 2027-02-15 | Calle 12, between Avenidas 6 and 8, San José, Costa Rica | 26-0933',
      'Laguna Verde | 2027-02-15 – 2027-02-18 | 411, La Fortuna de San Carlos, Costa Rica | LV40812',
      'Adobe Rent a Car | 2027-02-15T09:00 Hotel Casa Mirador, San José | 2027-02-18T14:30 San José Juan Santamaría Airport | 1184777',
    ],
    people: ['Owen Lister', 'Tara Lister', 'Finn Lister'],
    reference: 'TR660412',
  },
  {
    name: 'the same of a German tour by car',
    text: `
      Ihre Reisebestätigung
      Buchungsnummer: 4471290
      Reiseteilnehmer: Frau Imke Harms, Herr Jelte Harms
      Ihre Unterkünfte
      Landhaus Bergquell, Dorfstraße 4, 6370 Kitzbühel, Österreich
      Anreise 3. Juni 2027 – Abreise 6. Juni 2027 (3 Nächte)
      Ein Doppelzimmer mit Frühstück

      Hotel Seewinkel, Uferweg 19, 9220 Velden, Österreich
      Anreise 6. Juni 2027 – Abreise 10. Juni 2027 (4 Nächte)
      Ein Doppelzimmer mit Halbpension`,
    products: [
      'Landhaus Bergquell | 2027-06-03 – 2027-06-06 | Dorfstraße 4, 6370, Kitzbühel, AT | 4471290',
      'Hotel Seewinkel | 2027-06-06 – 2027-06-10 | Uferweg 19, 9220, Velden, AT | 4471290',
    ],
    people: ['Imke Harms', 'Jelte Harms'],
  },
  {
    name: 'the same in French, the days on the line of a long address',
    text: `
      Votre voyage confirmé
      Numéro de dossier : VX88201
      Voyageurs : Mme Solène Guivarch, M. Yann Guivarch
      Vol AF 1204   12 mai 2027   Paris (CDG) 07:35   Naples (NAP) 10:00
      Vos hébergements
      Palazzo Sereno, Via dei Tribunali 118, 80138 Naples, Italie Arrivée 12 mai 2027 – départ 15 mai 2027 (3 nuits)
      Chambre double, petit déjeuner

      Villa Limonaia, Via Marina Grande 7, 80067 Sorrente, Italie
      Arrivée 15 mai 2027 – départ 19 mai 2027 (4 nuits)
      Chambre vue mer`,
    products: [
      'AF 1204 CDG 2027-05-12T07:35 – NAP 2027-05-12T10:00',
      'Palazzo Sereno | 2027-05-12 – 2027-05-15 | Via dei Tribunali 118, 80138, Naples, IT | VX88201',
      'Villa Limonaia | 2027-05-15 – 2027-05-19 | Via Marina Grande 7, 80067, Sorrente, IT | VX88201',
    ],
  },
  {
    name: 'crossings that are numbered, each above its row',
    text: `
      e-TICKET
      Reservation code: KRF55190
      1. PIRAEUS – PAROS
      Vessel   Departure   Arrival   Gate
      NORTH STAR   Thu 24/06/2027 12:25   Thu 24/06/2027 16:30   –
      Ticket no.   Passenger   Type   Seat   Fare
      0719448804   ELS CLAESSEN   Adult   –   30,50 €
      2) PAROS – SANTORINI (THIRA)
      Vessel   Departure   Arrival   Gate
      NORTH STAR   Sat 26/06/2027 09:00   Sat 26/06/2027 12:05   –`,
    products: ['? PIRAEUS 2027-06-24T12:25 – PAROS 2027-06-24T16:30', '? PAROS 2027-06-26T09:00 – SANTORINI (THIRA) 2027-06-26T12:05'],
  },
  {
    name: 'both times of a flight in one cell below a label of two words, with the day of arrival, and days until which it is valid',
    text: `
      ELECTRONIC TICKET RECEIPT
      Booking Reference   E9TLXX
      Passenger Name   LINDGREN/KAJSA MS
      FLIGHT   FROM / TO   DATE   DEP / ARR   CLASS   ST   NVA
      BR 25   SEATTLE (SEA) TAIPEI (TPE)   10JAN27   0140 0640 11JAN27   Q   OK   10JAN28
      BR 215   TAIPEI (TPE) SINGAPORE (SIN)   11JAN27   0920 1400   Q   OK   10JAN28
      BR 226   SINGAPORE (SIN) TAIPEI (TPE)   24JAN27   1310 1750   V   OK   10JAN28
      Seats: BR25 61K, BR215
      23A, BR226 24A.`,
    products: [
      'BR 25 SEA 2027-01-10T01:40 – TPE 2027-01-11T06:40',
      'BR 215 TPE 2027-01-11T09:20 – SIN 2027-01-11T14:00',
      'BR 226 SIN 2027-01-24T13:10 – TPE 2027-01-24T17:50',
    ],
    people: ['Kajsa Lindgren'],
  },
  {
    name: 'a car whose table has its labels in two languages, and a broker called like a card',
    text: `
      MIETWAGEN-VOUCHER
      CardoMar Buchungs-Nr.   CDM-7781204   Voucher-Typ   Prepaid
      Hauptfahrer / main driver   Frau Wiebke Stoll
      Anmietung / Pick-up   Abgabe / Drop-off
      Datum / date   Mo 03.05.2027   Mo 17.05.2027
      Uhrzeit / time   12:30   10:30
      Station   Cagliari Flughafen (CAG)   Olbia Flughafen (OLB)
      Vermieter / supplier   Sixt`,
    products: ['Sixt | 2027-05-03T12:30 Cagliari Flughafen (CAG) | 2027-05-17T10:30 Olbia Flughafen (OLB) | CDM-7781204'],
    people: ['Wiebke Stoll'],
    reference: 'CDM-7781204',
  },
  {
    name: 'the number of a confirmation below its title, beside whose letter it is',
    text: `
      CONFIRMATION DE RÉSERVATION
      Europcar Location de véhicules   N° 7R5516-208899
      DÉPART   Rennes Gare   vendredi 12 février 2027   17:00
      RETOUR   Rennes Gare   lundi 15 février 2027   09:00
      Conducteur : Mme Nolwenn Tanguy`,
    products: ['Europcar | 2027-02-12T17:00 Rennes Gare | 2027-02-15T09:00 Rennes Gare | 7R5516-208899'],
    reference: '7R5516-208899',
  },
  {
    name: 'people with the days of their birth, whatever stands before them',
    text: `Rezervační kód QX7TRZ\n${FLIGHT}\nCestující\n1. dospělá osoba\npí Jitka Horáková, nar. 22. 5. 1984\nZavazadla\ntam: příruční 8 kg\n2. dospělá osoba\np. Radim Horák, nar. 3. 11. 1981\n3. infant (do 2 let)\nMatyáš Horák, nar. 14. 1. 2026`,
    products: FLIGHTS,
    people: ['Jitka Horáková', 'Radim Horák', 'Matyáš Horák'],
  },
  {
    name: 'the same in German, behind stars',
    text: `Buchungsnummer: 5512093\n${FLIGHT}\nAnna Reuter, geb. am 12.05.1984   1 Koffer\nTom Reuter (geboren 3. Mai 1986)   1 Koffer\nLea Reuter, *01.02.2019   kein Koffer`,
    products: FLIGHTS,
    people: ['Anna Reuter', 'Tom Reuter', 'Lea Reuter'],
  },
  {
    name: 'a party whose list goes on below, with one who is called as a sum is',
    text: `Booking reference   FH 3074991\n${FLIGHT}\n\nYour party\nGareth Lloyd-Parry (lead guest), Bethan Lloyd-Parry, Margaret Price, Osian Lloyd-Parry\n(aged 11), Mali Lloyd-Parry (aged 8)\n\nWhat you have paid\nTotal Price   £815.80`,
    products: FLIGHTS,
    people: ['Gareth Lloyd-Parry', 'Bethan Lloyd-Parry', 'Margaret Price', 'Osian Lloyd-Parry', 'Mali Lloyd-Parry'],
  },
  {
    name: 'a Dutch name of two, the second of which begins with a small word, and a Frenchman with a short title',
    text: `Reserveringsnummer: 4408817\n${FLIGHT}\nReizigers\nFemke Visser-de Boer   volwassene\nGosse Visser   volwassene`,
    products: FLIGHTS,
    people: ['Femke Visser-de Boer', 'Gosse Visser'],
  },
  {
    name: 'one whose short French title has a point',
    text: `Référence de votre dossier : 6JWQ2X\nVol ${FLIGHT}\nPassagers\nNom / Prénom   Type   N° de billet\nPAYET / MARIE LAURENCE MME   Adulte   760 2408813547\nGRONDIN / FRÉDÉRIC M.   Adulte   760 2408813548`,
    products: FLIGHTS,
    people: ['Marie Laurence Payet', 'Frédéric Grondin'],
  },
]
