/** Hotel confirmations made for the tests. */

import type { Sample } from '../sample.ts'

export const STAYS_IN_CONFIRMATIONS: readonly Sample[] = [
  {
    name: 'an English mail with labels and values on a line',
    text: `
      Dear Mr Callum Reid,
      Thank you for booking with us. Your reservation is confirmed.
      Confirmation number: 88213407
      Hotel: The Harbour Lantern Hotel
      Address: 14 Quayside Road, Bristol BS1 4QA, United Kingdom
      Check-in: Friday, 16 April 2027 (from 15:00)
      Check-out: Sunday, 18 April 2027 (until 11:00)
      1 room, 2 adults, 2 nights
      Total price: £214.00`,
    products: ['The Harbour Lantern Hotel | 2027-04-16 – 2027-04-18 | 14 Quayside Road, BS1 4QA, Bristol, GB | 88213407'],
    people: ['Callum Reid'],
  },
  {
    name: 'an American confirmation in two columns',
    text: `
      Reservation Confirmed
      Confirmation # 30117784
      Redwood Creek Inn & Suites
      2250 Timberline Drive, Boise, ID 83702, USA
      Check-in   Check-out
      Thu, Jun 10, 2027   Sat, Jun 12, 2027
      After 3:00 PM   Before 11:00 AM
      Guest name: Alicia Romero
      1 King room, non-smoking
      $318.40 total for 2 nights`,
    products: ['Redwood Creek Inn & Suites | 2027-06-10 – 2027-06-12 | 2250 Timberline Drive, 83702, Boise, US | 30117784'],
    people: ['Alicia Romero'],
  },
  {
    name: 'a German confirmation',
    text: `
      Ihre Reservierung im Hotel Lindenhof
      Reservierungsnummer: LH-440912
      Gast: Herr Bernd Oehler
      Anreise: Di, 09.02.2027 ab 14:00 Uhr
      Abreise: Fr, 12.02.2027 bis 11:00 Uhr
      3 Nächte, 1 Einzelzimmer, 1 Erwachsener
      Gesamtpreis: 267,00 EUR
      Hotel Lindenhof
      Marktgasse 8, 97070 Würzburg, Deutschland`,
    products: ['Hotel Lindenhof | 2027-02-09 – 2027-02-12 | Marktgasse 8, 97070, Würzburg, DE | LH-440912'],
    people: ['Bernd Oehler'],
  },
  {
    name: 'a French confirmation',
    text: `
      Confirmation de réservation
      Numéro de réservation : 5572910
      Bonjour Monsieur Lucien Armand,
      Hôtel des Tilleuls
      22 rue des Remparts, 21000 Dijon, France
      Arrivée : samedi 8 mai 2027 à partir de 15h00
      Départ : lundi 10 mai 2027 avant 11h00
      1 chambre double, 2 adultes, 2 nuits
      Montant total : 198,00 €`,
    products: ['Hôtel des Tilleuls | 2027-05-08 – 2027-05-10 | 22 rue des Remparts, 21000, Dijon, FR | 5572910'],
    people: ['Lucien Armand'],
  },
  {
    name: 'a Spanish confirmation with a table',
    text: `
      Reserva confirmada
      Localizador: 7741-BQ
      Hotel Mirador del Turia
      Calle Jesús 41, 46007 Valencia, España
      Entrada   Salida   Noches
      19/03/2027   22/03/2027   3
      Huésped: Inmaculada Rojas Pardo
      1 habitación doble, alojamiento y desayuno`,
    products: ['Hotel Mirador del Turia | 2027-03-19 – 2027-03-22 | Calle Jesús 41, 46007, Valencia, ES | 7741-BQ'],
    people: ['Inmaculada Rojas Pardo'],
  },
  {
    name: 'an Italian mail',
    text: `
      Gentile Sig. Ettore Fabbri,
      la Sua prenotazione è confermata. Codice prenotazione: AB19932
      Struttura: Albergo Stella Alpina
      Indirizzo: Via Roma 15, 38066 Riva del Garda, Italia
      Arrivo: domenica 1 agosto 2027
      Partenza: domenica 8 agosto 2027
      1 camera matrimoniale per 7 notti, 2 adulti`,
    products: ['Albergo Stella Alpina | 2027-08-01 – 2027-08-08 | Via Roma 15, 38066, Riva del Garda, IT | AB19932'],
    people: ['Ettore Fabbri'],
  },
  {
    name: 'a Portuguese mail',
    text: `
      A sua reserva está confirmada
      Número da reserva: 20987716
      Alojamento: Quinta do Loureiro
      Morada: Rua da Fonte 3, 5050-264 Peso da Régua, Portugal
      Check-in: 24/09/2027, das 15:00
      Check-out: 26/09/2027, até 12:00
      2 noites, 2 adultos, 1 quarto
      Hóspede: Teresa Valadares`,
    products: ['Quinta do Loureiro | 2027-09-24 – 2027-09-26 | Rua da Fonte 3, 5050-264, Peso da Régua, PT | 20987716'],
    people: ['Teresa Valadares'],
  },
  {
    name: 'a Dutch mail',
    text: `
      Je boeking is bevestigd
      Boekingsnummer: 4410-6627
      Hotel De Witte Zwaan
      Gracht 12, 3511 AB Utrecht, Nederland
      Inchecken: vrijdag 5 maart 2027 vanaf 14:00
      Uitchecken: zondag 7 maart 2027 tot 11:00
      2 nachten, 1 kamer, 2 gasten
      Gast: Femke de Bruin`,
    products: ['Hotel De Witte Zwaan | 2027-03-05 – 2027-03-07 | Gracht 12, 3511 AB, Utrecht, NL | 4410-6627'],
    people: ['Femke de Bruin'],
  },
  {
    name: 'a Norwegian mail with dotted days',
    text: `
      Takk for din bestilling!
      Bestillingsnummer: 77120934
      Fjellro Hotell
      Storgata 7, 2609 Lillehammer, Norge
      Ankomst: 12.02.2027
      Avreise: 14.02.2027
      1 rom, 2 netter, 2 voksne
      Navn: Ingrid Solberg`,
    products: ['Fjellro Hotell | 2027-02-12 – 2027-02-14 | Storgata 7, 2609, Lillehammer, NO | 77120934'],
  },
  {
    name: 'a Swedish mail',
    text: `
      Bokningsbekräftelse
      Bokningsnummer 1188-203
      Hotell Björken
      Kungsgatan 21, 903 25 Umeå, Sverige
      Incheckning: torsdag 11 mars 2027
      Utcheckning: lördag 13 mars 2027
      2 nätter, 1 rum, 1 vuxen
      Gäst: Nils Åkerlund`,
    products: ['Hotell Björken | 2027-03-11 – 2027-03-13 | Kungsgatan 21, 903 25, Umeå, SE | 1188-203'],
    people: ['Nils Åkerlund'],
  },
  {
    name: 'a Polish mail',
    text: `
      Potwierdzenie rezerwacji
      Numer rezerwacji: 550183
      Pensjonat Pod Lipą
      ul. Krupówki 33, 34-500 Zakopane, Polska
      Zameldowanie: 2027-01-29
      Wymeldowanie: 2027-01-31
      2 noce, 1 pokój, 2 dorosłych
      Gość: Pan Marek Wrona`,
    products: ['Pensjonat Pod Lipą | 2027-01-29 – 2027-01-31 | ul. Krupówki 33, 34-500, Zakopane, PL | 550183'],
    people: ['Marek Wrona'],
  },
  {
    name: 'a flat with the days on one line',
    text: `
      Your booking receipt
      Confirmation code: HMT5WQ2XAR
      Sunny loft by the canal
      Kanaalstraat 40, 9000 Gent, Belgium
      Fri, 7 May 2027 → Mon, 10 May 2027
      3 nights · 2 guests
      Total (EUR) 402.00`,
    products: ['Sunny loft by the canal | 2027-05-07 – 2027-05-10 | Kanaalstraat 40, 9000, Gent, BE | HMT5WQ2XAR'],
  },
  {
    name: 'one sentence from the desk of the house',
    text: `
      Dear Ms Priya Nair, we are pleased to confirm your stay at the Grand Meridian Hotel from 14 to 17 October 2027 (3 nights).
      Your booking reference is GM771203.
      Grand Meridian Hotel, 5 Castle Terrace, Edinburgh EH1 2DP, Scotland`,
    products: ['Grand Meridian Hotel | 2027-10-14 – 2027-10-17 | 5 Castle Terrace, EH1 2DP, Edinburgh, GB | GM771203'],
    people: ['Priya Nair'],
  },
  {
    name: 'labels above their values, a word a line',
    text: `
      Booking confirmed

      Hotel Aurora Bay

      Check-in

      Wed 3 Mar 2027

      15:00

      Check-out

      Fri 5 Mar 2027

      10:00

      Booking reference

      QT88124

      Address

      Strandvej 90, 2900 Hellerup, Denmark`,
    products: ['Hotel Aurora Bay | 2027-03-03 – 2027-03-05 | Strandvej 90, 2900, Hellerup, DK | QT88124'],
  },
]
