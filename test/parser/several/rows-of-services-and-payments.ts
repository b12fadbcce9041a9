/** Rows of services with numbers of their own, payments that have one, and what is broken or counted beside them. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const ROWS_OF_SERVICES: readonly Sample[] = [
  {
    name: 'a house in a row that begins with its two days',
    text: `
      Reisebestätigung
      Buchungsnummer: 71390442
      Reisende: Anna Kofler
      von   bis   Leistung   Teiln.
      14.11.2026   21.11.2026   Hotel Faro Azul, Doppelzimmer   1-2
      Avenida de Oceanía 18, 35100 Maspalomas
      14.11.2026   21.11.2026   Reiserücktrittsversicherung   1-2`,
    products: ['Hotel Faro Azul | 2026-11-14 – 2026-11-21 | Avenida de Oceanía 18, 35100, Maspalomas | 71390442'],
    people: ['Anna Kofler'],
    reference: '71390442',
  },
  {
    name: 'a column of references in another language, and the line of the days below the row',
    text: `
      Reisbescheiden en factuur
      Reisnummer   KOM 27-00419
      Reizigers: Wietse Terpstra
      Datum   Dienst   Leverancier   Bijzonderheden   Referentie
      za 24-04-2027   Huurauto   Sunny Cars   Fiat Panda o.g.   SC 5518 2074
      Ophalen: Catania Luchthaven, 24-04-2027 13:15
      Inleveren: Catania Luchthaven, 01-05-2027 11:00`,
    products: ['Sunny Cars | 2027-04-24T13:15 Catania Luchthaven | 2027-05-01T11:00 Catania Luchthaven | SC 5518 2074'],
    people: ['Wietse Terpstra'],
    reference: 'KOM 27-00419',
  },
  {
    name: 'days of a stay with until between them and its nights below',
    text: `
      Hotelvoucher
      Boekingsnummer: DZR-2026-40881
      Hoofdboeker   Mevr. Marloes Terpstra
      vr 21-08-2026
      t/m
      ma 24-08-2026
      3 nachten
      Hotel De Oude Zeevaartschool
      Boulevard Bankert 214
      4382 AC Vlissingen
      Aankomst vanaf 15.00 uur`,
    products: ['Hotel De Oude Zeevaartschool | 2026-08-21 – 2026-08-24 | Boulevard Bankert 214, 4382 AC, Vlissingen, NL | DZR-2026-40881'],
    people: ['Marloes Terpstra'],
    reference: 'DZR-2026-40881',
  },
  {
    name: 'a house whose number stands in a cell of its own, beside a code of flights',
    text: `
      Programma di viaggio confermato
      Pratica n. 2026/M/1847
      Partecipanti: Efisio Piras
      sabato 20 febbraio 2027   Volo   ITA Airways
      cod. prenotazione LQ3VTE
      AZ 1572   Cagliari (CAG) 06:45 – Milano Linate (LIN) 08:10
      
      Soggiorno, 7 notti
      dal 20 febbraio 2027 al 27 febbraio 2027
      Hotel Garni Chalet Cima
      Via Nazionale 103
      38024 Cogolo di Peio
      conferma 41/2027`,
    products: [
      'AZ 1572 CAG 2027-02-20T06:45 – LIN 2027-02-20T08:10',
      'Hotel Garni Chalet Cima | 2027-02-20 – 2027-02-27 | Via Nazionale 103, 38024, Cogolo di Peio | 41/2027',
    ],
    people: ['Efisio Piras'],
    reference: '2026/M/1847',
  },
  ...[
    ['Ihr Betrag wurde am 02.05.2027 mit der Vorgangsnummer 514277 Ihrer Kreditkarte belastet.', 'German'],
    ['Your card was charged on 2 May 2027, order number 514277.', 'English'],
    ['Numéro de dossier 514277 : votre carte a été débitée le 2 mai 2027.', 'French'],
  ].map(([payment, language]) => ({
    name: `the number of a payment by card in ${language} before that of the booking`,
    text: `
      ${payment}
      Online-Ticket
      Fahrgast: Anna Kofler
      Auftragsnummer: 640 218 573 194
      21.05.2027   Köln Hbf ab 13:54   Mannheim Hbf an 15:23   ICE 515`,
    products: ['ICE 515 Köln Hbf 2027-05-21T13:54 – Mannheim Hbf 2027-05-21T15:23'],
    people: ['Anna Kofler'],
    reference: '640 218 573 194',
  })),
  {
    name: 'flights whose days stand far below their ends',
    text: `
      Tu reserva K8YQMR está confirmada
      Ida
      11:05
      Barcelona (BCN)
      Terminal T1
      VY6104
      Directo
      1h 50min
      12:55
      Roma Fiumicino (FCO)
      Terminal T1
      viernes, 5 de marzo de 2027 · Tarifa Optima
      Vuelta
      20:35
      Roma Fiumicino (FCO)
      Terminal T3
      VY6109
      Directo
      1h 50min
      22:25
      Barcelona (BCN)
      Terminal T1
      domingo, 7 de marzo de 2027 · Tarifa Basic
      Pasajeros: Nuria Puig`,
    products: ['VY 6104 BCN 2027-03-05T11:05 – FCO 2027-03-05T12:55', 'VY 6109 FCO 2027-03-07T20:35 – BCN 2027-03-07T22:25'],
    people: ['Nuria Puig'],
    reference: 'K8YQMR',
  },
  {
    name: 'travellers counted from one to two beside flights',
    text: `
      Reisebestätigung
      Vorgangsnummer 71338204
      Reiseteilnehmer: Hartmut Kofler
      Di 08.06.2027   DE 1690   Frankfurt (FRA) – Heraklion (HER)   05:40   09:55   1-2
      Transfer
      08.06.2027   Flughafen Heraklion – Hotel, Bus   TN 1-2
      15.06.2027   Hotel – Flughafen Heraklion, Bus   TN 1-2
      Di 15.06.2027   DE 1691   Heraklion (HER) – Frankfurt (FRA)   10:50   13:20   1-2`,
    products: ['DE 1690 FRA 2027-06-08T05:40 – HER 2027-06-08T09:55', 'DE 1691 HER 2027-06-15T10:50 – FRA 2027-06-15T13:20'],
    people: ['Hartmut Kofler'],
    reference: '71338204',
  },
  {
    name: 'a coach with a code of which is said that it is a PNR',
    text: `
      itabus   Biglietto di viaggio
      Codice prenotazione (PNR)   Passeggero
      T4ZN8B   Ludovica Riva
      Partenza   Corsa   Arrivo
      13:40   IB 4118   21:30
      lunedì 03/05/2027   durata 7h 50m   lunedì 03/05/2027
      Roma Tiburtina   diretto   Milano San Donato`,
    products: ['IB 4118 Roma Tiburtina 2027-05-03T13:40 – Milano San Donato 2027-05-03T21:30'],
    people: ['Ludovica Riva'],
    reference: 'T4ZN8B',
  },
  {
    name: 'two of one family whose lines were put together, and a firm that is a party',
    text: `
      Booking confirmation 29471SG
      Hotel Marina, Market Street 4, Leeds LS1 4AB
      Guests: Ann Reed Tom Reed
      Vertragspartner: Kofler SE, Seestraße 16, 80639 München
      Check-in: 12 May 2027
      Check-out: 15 May 2027`,
    products: ['Hotel Marina | 2027-05-12 – 2027-05-15 | Market Street 4, LS1 4AB, Leeds, GB | 29471SG'],
    people: ['Ann Reed', 'Tom Reed'],
    reference: '29471SG',
  },
  ...[
    'Hotel Bellmann GmbH · Quaistraße 9 · 19053 Schwerin',
    'Hotel Bellmann GmbH & Co. KG - Quaistraße 9 - D-19053 Schwerin',
    'Hotel Bellmann KG, Quaistraße 9, 19053 Schwerin',
  ].map((letterhead) => ({
    name: `the house whose firm stands in a letterhead as ${letterhead}`,
    text: `
      ${letterhead}
      Frau
      Anna Kofler
      Am Kronsberg 44
      30539 Hannover

      Reservierungsbestätigung HB-2704-1183
      Anreise: 18.06.2027
      Abreise: 21.06.2027`,
    products: ['Hotel Bellmann | 2027-06-18 – 2027-06-21 | Quaistraße 9, 19053, Schwerin | HB-2704-1183'],
    people: ['Anna Kofler'],
    reference: 'HB-2704-1183',
  })),
  {
    name: 'a flat of a farm that signs above the one address',
    text: `
      Conferma prenotazione n. 27/038
      Gentile Federico Zanardi,
      le confermiamo il soggiorno come segue:
      Alloggio   appartamento "Il Fienile" (bilocale, 4 posti letto)
      Arrivo   mercoledì 2 giugno 2027
      Partenza   domenica 6 giugno 2027
      Notti   4
      Un caro saluto,
      Ornella e Duccio
      Agriturismo Podere Le Querce
      Strada di Santa Colomba 41 - 53035 Monteriggioni`,
    products: ['Agriturismo Podere Le Querce | 2027-06-02 – 2027-06-06 | Strada di Santa Colomba 41, 53035, Monteriggioni | 27/038'],
    people: ['Federico Zanardi'],
    reference: '27/038',
  },
  {
    name: 'the number of a contract to let a house for a season',
    text: `
      CONTRAT DE LOCATION SAISONNIÈRE N° 46G12207
      Locataire : Benoît Castaing
      Gîte Les Tilleuls
      12 rue du Pech
      46330 Cabrerets
      Arrivée : 24 juillet 2027
      Départ : 7 août 2027`,
    products: ['Gîte Les Tilleuls | 2027-07-24 – 2027-08-07 | 12 rue du Pech, 46330, Cabrerets | 46G12207'],
    people: ['Benoît Castaing'],
    reference: '46G12207',
  },
  ...[
    'Merci Fabrice Montorgueil, votre réservation est confirmée',
    'Danke Fabrice Montorgueil, deine Buchung ist bestätigt',
    'Thanks Fabrice Montorgueil, your booking is confirmed',
    'Gracias Fabrice Montorgueil, tu reserva está confirmada',
  ].map((thanks) => ({
    name: `who is thanked: ${thanks}`,
    text: `
      ${thanks}
      Booking number: K48201937C5
      Hotel Marina, Market Street 4, Leeds LS1 4AB
      Check-in: 12 May 2027
      Check-out: 15 May 2027`,
    products: ['Hotel Marina | 2027-05-12 – 2027-05-15 | Market Street 4, LS1 4AB, Leeds, GB | K48201937C5'],
    people: ['Fabrice Montorgueil'],
    reference: 'K48201937C5',
  })),
  {
    name: 'a hire in a row with its days, and each of its ends on a line below',
    text: `
      Reisebestätigung
      Vorgangsnummer: 71390442
      Leistung   Beschreibung   von   bis
      Mietwagen   Kat. B, Vollkasko ohne SB   14.11.2026   21.11.2026
      Vermieter: Auto Solano
      Annahme: Flughafen Fuerteventura, 11:15 Uhr
      Rückgabe: Hafen Corralejo, 08:30 Uhr
      Voucher-Nr. AS-50812`,
    products: ['Auto Solano | 2026-11-14T11:15 Flughafen Fuerteventura | 2026-11-21T08:30 Hafen Corralejo | AS-50812'],
    reference: '71390442',
  },
  {
    name: 'the same in another language',
    text: `
      Confirmation de réservation
      Dossier : 88214
      Prestation   Descriptif   Du   Au
      Location de voiture   Catégorie B   05/06/2027   12/06/2027
      Loueur : Hertz
      Prise en charge : Gare de Bastia, 11h45
      Restitution : Port de Calvi, 10h00
      Bon n° HB-3301`,
    products: ['Hertz | 2027-06-05T11:45 Gare de Bastia | 2027-06-12T10:00 Port de Calvi | HB-3301'],
    reference: '88214',
  },
  {
    name: 'houses of a plan whose days are told in a sentence behind where they are',
    text: `
      ITINERARY – Booking KW40118
      Sat 8 May 27
      ✈ Air New Zealand NZ 104 – dep Sydney 9.30am, arr Auckland 2.40pm.
      🏨 Fern Auckland, 12 Quay Street, Auckland 1010. In 8 May, out 10 May (2 nts) King Room. Conf 9914401.
      Mon 10 May 27
      🏨 The Grange, 7 Park Terrace, Taupo 3330. In 10 May, out 12 May (2 nts). Conf TG4471.
      Wed 12 May 27
      ✈ Qantas QF 146 – dep Auckland 5.15pm, arr Sydney 6.55pm.`,
    products: [
      'NZ 104 SYD 2027-05-08T09:30 – AKL 2027-05-08T14:40',
      'QF 146 AKL 2027-05-12T17:15 – SYD 2027-05-12T18:55',
      'Fern Auckland | 2027-05-08 – 2027-05-10 | 12 Quay Street, 1010, Auckland | 9914401',
      'The Grange | 2027-05-10 – 2027-05-12 | 7 Park Terrace, 3330, Taupo | TG4471',
    ],
    reference: 'KW40118',
  },
]
