/** Documents made for the names of travellers and the references of bookings. Nobody in them exists. */

import type { Sample } from '../sample.ts'

const FLIGHT = 'SK 1419   Stockholm (ARN) - Oslo (OSL)\n07:10 - 08:10   9 June 2027'
const FLIGHTS = ['SK 1419 ARN 2027-06-09T07:10 – OSL 2027-06-09T08:10']

export const NAMES_AND_REFERENCES: readonly Sample[] = [
  {
    name: 'a table with titles in a column of their own and last names first',
    text: `Vorgangsnummer 55120934\n${FLIGHT}\nReiseteilnehmer\nNr.   Anrede   Name, Vorname   Alter   Preis EUR\n1   Frau   HOLZER, BIRTE   Erw.   149,00\n2   Kind   HOLZER, JONTE   6   99,00`,
    products: FLIGHTS,
    people: ['Birte Holzer', 'Jonte Holzer'],
    reference: '55120934',
  },
  {
    name: 'cards of travellers with more lines of each',
    text: `Bokningsnummer\nKX4-55129\n${FLIGHT}\nResenärer och platser\nAlva Forsman\nBiljett 117-0000000001\nStig Forsman\nBiljett 117-0000000002\nViktiga Villkor\nLäs mer`,
    products: FLIGHTS,
    people: ['Alva Forsman', 'Stig Forsman'],
    reference: 'KX4-55129',
  },
  {
    name: 'one who is greeted by half a name',
    text: `Hej Alva!\nHär är din resa.\nOrdre-ID   VX55120934\n${FLIGHT}\nBiljetten är utfärdad på Alva Forsman-Lind.`,
    products: FLIGHTS,
    people: ['Alva Forsman-Lind'],
    reference: 'VX55120934',
  },
  {
    name: 'numbered travellers without a heading',
    text: `Kód transakce: 5512093477\n${FLIGHT}\n1. Alena Horká\nzavazadlo 20 kg\n2. Petr Horký\nbez zavazadla`,
    products: FLIGHTS,
    people: ['Alena Horká', 'Petr Horký'],
    reference: '5512093477',
  },
  {
    name: 'halves of a name under labels of their own',
    text: `Reference number   5512093\nFirst name   Last name   Seat\nGWEN   ABBOTT   4A\n${FLIGHT}`,
    products: FLIGHTS,
    people: ['Gwen Abbott'],
    reference: '5512093',
  },
  {
    name: 'a code below a heading that is beside the name of a firm',
    text: `Código de reserva\nAERON   AIRLINES\nQWXTPL\nOrden Nº AR5512093477\n${FLIGHT}\nPasajera: Rocío Salinas`,
    products: FLIGHTS,
    people: ['Rocío Salinas'],
    reference: 'QWXTPL',
  },
  {
    name: 'people below one another, last names first and in capitals, in a row of a small airline',
    text: `
      Bookingnummer: 8814 2207
      Rejsedeltagere
      KJÆR, Mette Sofie
      HOLM BANG, Søren
      Fly
      12. juni 2027   DK 1648   Billund (BLL)   06:10   Chania (CHQ)   10:45`,
    products: ['DK 1648 BLL 2027-06-12T06:10 – CHQ 2027-06-12T10:45'],
    people: ['Mette Sofie Kjær', 'Søren Holm Bang'],
  },
  {
    name: 'as airlines write them, apart by commas, with titles that stick to them',
    text: `
      Pasajeros: NUNEZ/ALVAROMR, IBARRA/LUCIA MRS, ORTEGA/JOAQUIN
      Localizador: QK7M2D
      Vuelo IB 3166   12 marzo 2027   Madrid (MAD) 07:20   Londres (LHR) 08:50`,
    products: ['IB 3166 MAD 2027-03-12T07:20 – LHR 2027-03-12T08:50'],
    people: ['Alvaro Nunez', 'Lucia Ibarra', 'Joaquin Ortega'],
  },
  {
    name: 'below a label with its value beside it, and not in the row of the next label',
    text: `
      Booking reference: QK7M2D
      LEAD PASSENGER   Mr Desmond Archer
      PASSENGERS   2 Adults, 1 Child
      VEHICLE   Silver Minivan
      Passenger type   ADULT / FULL
      Flight BA 304   12 March 2027   London (LHR) 07:20   Paris (CDG) 09:40`,
    products: ['BA 304 LHR 2027-03-12T07:20 – CDG 2027-03-12T09:40'],
    people: ['Desmond Archer'],
  },
  {
    name: 'guests of rooms whose rows stand one cell below the other',
    text: `
      Confirmação de reserva
      Hotel
      Hotel Monte Alvo
      N.º da reserva
      MA-447099
      Data de chegada
      10-09-2027
      Data de partida
      12-09-2027
      Quarto   Tipologia   Hóspedes   Regime   Valor
      1
      Standard Duplo
      Duarte Bettencourt Lima
      Leonor Vasques Lima
      APA
      248,00 €
      2
      Standard Twin
      Tomás Vasques Lima
      APA
      212,00 €`,
    products: ['Hotel Monte Alvo | 2027-09-10 – 2027-09-12 | ? | MA-447099'],
    people: ['Duarte Bettencourt Lima', 'Leonor Vasques Lima', 'Tomás Vasques Lima'],
  },
  {
    name: 'guests of a house, not whom its letter is to nor who heads its firm in the line below',
    text: `
      Hotel Sonnenhang
      Bergstraße 5
      97070 Würzburg

      Nordwerk Pumpenbau GmbH & Co. KG
      Frau Tanja Ehrenberg, Reisestelle
      Altenaer Straße 208
      58513 Lüdenscheid

      Reservierungsbestätigung Nr. 0482-771990
      Anreise   Montag, 15.03.2027
      Abreise   Donnerstag, 18.03.2027
      Gästenamen   Herr Dr. Holger Quast
      Frau Ines Wendrich
      Hotel Sonnenhang GmbH · Bergstraße 5 · 97070 Würzburg · Amtsgericht Würzburg HRB 3099 · Geschäftsführung:
      Dr. P. Wagner, M. Lehmkuhl · Bank Würzburg, BIC DEUTDE3B990`,
    products: ['Hotel Sonnenhang | 2027-03-15 – 2027-03-18 | Bergstraße 5, 97070, Würzburg | 0482-771990'],
    people: ['Holger Quast', 'Ines Wendrich'],
  },
  {
    name: 'the guest who gets the letter of a house, where no other is named',
    text: `
      Hotel Sonnenhang
      Bergstraße 5
      97070 Würzburg

      Nordwerk Pumpenbau GmbH
      Frau Tanja Ehrenberg
      Altenaer Straße 208
      58513 Lüdenscheid

      Reservierungsbestätigung Nr. 0482-771991
      Anreise   Montag, 15.03.2027
      Abreise   Donnerstag, 18.03.2027`,
    products: ['Hotel Sonnenhang | 2027-03-15 – 2027-03-18 | Bergstraße 5, 97070, Würzburg | 0482-771991'],
    people: ['Tanja Ehrenberg'],
  },
  {
    name: 'titles of women doctors behind the names on a booking of an agent',
    text: `
      5RK8T9/47 OPOPT N812447 AG 57512083 10FEB27
       1.1QUINTAL/FILIPA MARIA DRA   2.1TEIXEIRA DE SA/NUNO DR
       1. LH 1177 V  11APR OPOFRA HK2  0555  0945  O*         E FR  1`,
    products: ['LH 1177 OPO 2027-04-11T05:55 – FRA 2027-04-11T09:45'],
    people: ['Filipa Maria Quintal', 'Nuno Teixeira De Sa'],
  },
  {
    name: 'who rents a house, not who lets it',
    text: `
      CONTRAT DE LOCATION SAISONNIÈRE
      Service Réservation
      Contrat n° 15G8-004990   Gîte n° 15G2990
      Entre M. Bastien Lefèvre, locataire, et Mme Odette Delpeyrat, propriétaire
      Désignation   Gîte La Grange de Fontbelle
      Adresse du gîte   Lieu-dit Lascombes, 15140 Fontbelle
      Période de location   du samedi 10/07/2027 (arrivée entre 16h00 et 19h00) au samedi 17/07/2027 (départ avant 10h00)
      Taxe de séjour à régler sur place : 0,60 € par nuit et par adulte.`,
    products: ['Gîte La Grange de Fontbelle | 2027-07-10 – 2027-07-17 | Lieu-dit Lascombes, 15140, Fontbelle | 15G8-004990'],
    people: ['Bastien Lefèvre'],
  },
  {
    name: 'a reference behind the word for number of the south of the Slavs',
    text: `
      Apartmani Galeb
      Ulica Ive Vojnovića 27
      21450 Hvar, Hrvatska / Croatia
      POTVRDA REZERVACIJE / BOOKING CONFIRMATION  br. 2027-064
      Objekt / Property:   Apartmani Galeb, Ulica Ive Vojnovića 27, 21450 Hvar
      Dolazak / Arrival:   Saturday 10.07.2027., after 14:00
      Odlazak / Departure:   Tuesday 20.07.2027., until 10:00
      Broj noćenja / Nights: 10
      Gosti / Guests:   Graham Pickering`,
    products: ['Apartmani Galeb | 2027-07-10 – 2027-07-20 | Ulica Ive Vojnovića 27, 21450, Hvar | 2027-064'],
    people: ['Graham Pickering'],
  },
  {
    name: 'the guest below a title in an address, courtesies before it',
    text: `
      CAMPING VILLAGE PINETA VERDE ****
      Via Fausta 418 - 30013 Cavallino-Treporti (VE) - Italia
      Gent.ma Sig.ra
      Chiara Benvenuti
      Via dei Mille 26
      43125 Parma (PR)
      CONFERMA DI PRENOTAZIONE N. 2027/004990
      Arrivo: 05/06/2027
      Partenza: 12/06/2027`,
    products: ['CAMPING VILLAGE PINETA VERDE | 2027-06-05 – 2027-06-12 | Via Fausta 418, 30013, Cavallino-Treporti (VE), IT | 2027/004990'],
    people: ['Chiara Benvenuti'],
  },
  {
    name: 'a guest with initials, which are no last name',
    text: `
      Reserveringsbevestiging
      Hotel De Zwaan
      Reserveringsnummer   4417990
      Gast   Dhr. W.J. Terhorst
      Kamer   Comfort, 3 nachten met ontbijt
      Aankomst   vrijdag 6 augustus 2027
      Vertrek   maandag 9 augustus 2027`,
    products: ['Hotel De Zwaan | 2027-08-06 – 2027-08-09 | ? | 4417990'],
    people: ['W.J. Terhorst'],
  },
  {
    name: 'those for whom it is, in English no word for before',
    text: `
      KESTREL TRAVEL   ITINERARY
      BOOKING LOCATOR: MXKPVL
      FOR: HOLBROOK/DUNCAN JAMES MR
      OKAFOR/ADA MRS
      MONDAY 15 MARCH 2027
      AIR   AIR CANADA   FLIGHT: AC 344   CLASS: Y ECONOMY   CONFIRMED
      LV VANCOUVER INTL BC   13:35
      AR OTTAWA MACDONALD CARTIER ON   20:58
      THURSDAY 18 MARCH 2027
      AIR   CANADIAN NORTH   FLIGHT: 5T 101   CLASS: Q ECONOMY   CONFIRMED
      LV OTTAWA MACDONALD CARTIER ON   09:15
      AR IQALUIT NU   12:20`,
    products: ['AC 344 YVR 2027-03-15T13:35 – YOW 2027-03-15T20:58', '5T 101 YOW 2027-03-18T09:15 – YFB 2027-03-18T12:20'],
    people: ['Duncan James Holbrook', 'Ada Okafor'],
    reference: 'MXKPVL',
  },
  {
    name: 'the name of who sold it between a label and its number, and a baby',
    text: `
      Confirmation de réservation
      Numéro de réservation eVoyageo   71488790
      Vol AF 1681   12 juin 2027
      Lyon (LYS)   07:40
      Londres (LHR)   08:25
      Passagers
      Mme Maëlle MARCHAND
      Bébé Enora MARCHAND (sur les genoux)`,
    products: ['AF 1681 LYS 2027-06-12T07:40 – LHR 2027-06-12T08:25'],
    people: ['Maëlle Marchand', 'Enora Marchand'],
    reference: '71488790',
  },
  {
    name: 'a car among those who travel, and a number that begins with a single figure',
    text: `
      Bokningsbekräftelse
      Bokningsnummer   3 880 417 22
      Utresa
      Nynäshamn – Visby   Söndag 5 juli 2027
      Avgång   11:20
      Ankomst   14:35
      Fartyg   M/S Visborg
      Resenärer och fordon
      Namn   Kategori
      Karin Sandvik   Vuxen
      Alva Sandvik   Ungdom 12–18 år
      Personbil ABK 47L, höjd max 2,05 m   Fordon`,
    products: ['M/S Visborg Nynäshamn 2027-07-05T11:20 – Visby 2027-07-05T14:35'],
    people: ['Karin Sandvik', 'Alva Sandvik'],
    reference: '3 880 417 22',
  },
  {
    name: 'the code of the airline beside that of a house with stars',
    text: `
      Conferma di prenotazione
      Numero pratica   4471902
      Partecipanti   Lucia Ferro
      I vostri voli
      Andata   IB 3251   12/06/2027   Milano (MXP) 06:20   Olbia (OLB) 07:40
      Ritorno   IB 3252   19/06/2027   Olbia (OLB) 18:20   Milano (MXP) 19:40
      Codice compagnia aerea: UHT8KE
      Il vostro hotel
      Hotel Bellavista Mare 4*
      Indirizzo   Via del Mare 12, 07026 Olbia
      Arrivo   12/06/2027
      Partenza   19/06/2027
      Camera   1 camera doppia`,
    products: [
      'IB 3251 MXP 2027-06-12T06:20 – OLB 2027-06-12T07:40',
      'IB 3252 OLB 2027-06-19T18:20 – MXP 2027-06-19T19:40',
      'Hotel Bellavista Mare | 2027-06-12 – 2027-06-19 | Via del Mare 12, 07026, Olbia | 4471902',
    ],
    people: ['Lucia Ferro'],
    reference: '4471902',
  },
  {
    name: 'names behind the numbers of their tickets, in small letters',
    text: `
      E-ticket receipt
      Booking reference 7LQMZA
      E-ticket numbers: 232-2418855120 Marlow/Helena Ms, 232-2418855121 (Marlow/Oskar)
      Flight MH 795   18 Feb 2027   Phuket (HKT) 18:40   Kuala Lumpur (KUL) 21:15`,
    products: ['MH 795 HKT 2027-02-18T18:40 – KUL 2027-02-18T21:15'],
    people: ['Helena Marlow', 'Oskar Marlow'],
    reference: '7LQMZA',
  },
  {
    name: 'the code that the subject tells, below the number of the file',
    subject: 'Reiseplan RJ6MWP / HOLM / 18.05. Kopenhagen',
    text: `
      Vorgang: 4471902
      Buchungscode: RJ6MWP
      Reisende: Anna Holm
      Flug LH 828   18.05.2027   Frankfurt (FRA) 09:40   Kopenhagen (CPH) 11:05`,
    products: ['LH 828 FRA 2027-05-18T09:40 – CPH 2027-05-18T11:05'],
    people: ['Anna Holm'],
    reference: 'RJ6MWP',
  },
  {
    name: 'last names first that begin with a small word',
    text: `
      Boekingsbevestiging
      Boekingsnummer: WEB-3287758

      Passagiers
      van der Linden, Sophie
      de Bruijn, Stefan

      KL 1705   07-10-2027   Amsterdam (AMS)   Madrid (MAD)   16:10   18:40`,
    products: ['KL 1705 AMS 2027-10-07T16:10 – MAD 2027-10-07T18:40'],
    people: ['Sophie van der Linden', 'Stefan de Bruijn'],
    reference: 'WEB-3287758',
  },
]
