/** Documents as they come out of pictures, with what is misread in them, and beside them such as must not be mended. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const AS_RECOGNISED: readonly Sample[] = [
  {
    name: 'a ticket of which the first of three names was misread',
    text: `
      BILET DE CALATORIE
      Cod rezervare: 8D4F-27KV
      TREN IR 1733
      Statia de plecare   Data plecarii   Ora
      Bucuresti Nord   12.06.2027   09:30
      Statia de sosire   Data sosirii   Ora
      Brasov   12.06.2027   12:14
      CALATORI
      Nr.   Nume si prenume   Categorie tarif   Pret
      1   ALBU-MUNTEAN llinca   Adult   276,75
      2   CERNAT Radu   Adult   276,75
      3   CERNAT Sofia   Copil   153,75`,
    products: ['IR 1733 Bucuresti Nord 2027-06-12T09:30 – Brasov 2027-06-12T12:14'],
    people: ['Radu Cernat', 'Sofia Cernat'],
  },
  {
    name: 'a bank account beside flights, which begins as a flight does',
    text: `
      Vorgangsnummer 41708829
      Flug EW 9534   23.07.2027   Düsseldorf (DUS)   ab 05:55
      Eurowings   Palma de Mallorca (PMI)   an 08:20
      Flug EW 9535   06.08.2027   Palma de Mallorca (PMI)   ab 21:10
      Eurowings   Düsseldorf (DUS)   an 23:40
      Transfer   23.07./06.08.   Flughafen - Hotel - Flughafen
      Bankverbindung: Bank Duisburg, IBAN DE44 3504 0038 0580 2211 00, Verwendungszweck 41708829.`,
    products: ['EW 9534 DUS 2027-07-23T05:55 – PMI 2027-07-23T08:20', 'EW 9535 PMI 2027-08-06T21:10 – DUS 2027-08-06T23:40'],
  },
  {
    name: 'a label in two languages of which the second was taken for other letters',
    text: `
      e-TICKET
      BLUE FERRIES
      Reservation code / Kwbkég kpdtnong: BSF71940699
      1. PIRAEUS - PAROS
      Vessel   Departure   Arrival   Gate
      BLUE DELOS   Fri 19/07/2027 07:30   Mon 19/07/2027 11:45   E6
      Ticket no.   Passenger   Type
      0719448831   DE WAELE ELKE   Adult`,
    products: ['? PIRAEUS 2027-07-19T07:30 – PAROS 2027-07-19T11:45'],
    reference: 'BSF71940699',
  },
  {
    name: 'two of one house with short titles and a number in two groups',
    text: `
      Quinta das Oliveiras
      Rua da Ribeira, n.º 1 - 4050-513 Porto
      Assunto: Confirmação de reserva n.º 2604 17838
      Hóspedes   Dr. Duarte Mendes Teles e D. Inês Mendes Teles
      Chegada   18-06-2027 (sexta-feira), a partir das 15h00
      Partida   22-06-2027 (terça-feira), até às 12h00
      N.º de noites   4
      Alojamento   1 quarto Deluxe, cama de casal`,
    products: ['Quinta das Oliveiras | 2027-06-18 – 2027-06-22 | Rua da Ribeira, n.º 1, 4050-513, Porto, PT | 2604 17838'],
    people: ['Duarte Mendes Teles', 'Inês Mendes Teles'],
  },
  {
    name: 'things in a table of sums, of which none is a person',
    text: `
      Booking reference: KLM4TX
      SK 1419   Stockholm (ARN) - Oslo (OSL)   9 June 2027   07:10   08:10
      No.   Name   Type   Price
      1   Extra bag xl   Bag   30.00
      2   Seat Window   Seat   12.00`,
    products: ['SK 1419 ARN 2027-06-09T07:10 – OSL 2027-06-09T08:10'],
    people: [],
  },
  {
    name: 'places side by side below both moments, and a sentence with a word for the moment of fetching',
    text: `
      Europcar
      Reservierungsnummer: 7741820935
      Abholung und Rückgabe
      Abholung   Rückgabe
      Freitag, 11.06.2027, 14:30 Uhr   Dienstag, 15.06.2027, 18:00 Uhr
      Europcar Station Bremen Flughafen   Europcar Station Lübeck Hauptbahnhof
      Flughafenallee 3   Konrad-Weg 25
      28199 Bremen   23554 Lübeck
      Fahrer   Hanno Petersen
      Diese Reservierung kann bis zum Abholzeitpunkt kostenfrei storniert werden.
      Bei Nichtabholung wird eine Pauschale von 95,00 EUR berechnet.`,
    products: [
      'Europcar | 2027-06-11T14:30 Europcar Station Bremen Flughafen | 2027-06-15T18:00 Europcar Station Lübeck Hauptbahnhof | 7741820935',
    ],
    people: ['Hanno Petersen'],
  },
  {
    name: 'days in large figures over their months, beside the house',
    text: `
      Número de confirmación: 4417.208.933
      ENTRADA   SALIDA   UNID. NOCHES
      Hostal Fuente Clara
      Dirección: Calle Mayor 43, 08024 Barcelona, España   19   23   1 4
      Teléfono: +34 930 00 00 08   JUNIO 2027 JUNIO 2027
      15:00 - 21:00   07:30 - 11:00
      Nombre del cliente   Marta Olmedo Ruiz
      Habitación doble con balcón, 2 adultos
      Normas de la casa
      No se puede fumar.`,
    products: ['Hostal Fuente Clara | 2027-06-19 – 2027-06-23 | Calle Mayor 43, 08024, Barcelona, ES | 4417.208.933'],
    people: ['Marta Olmedo Ruiz'],
  },
  {
    name: 'the times of checking in under their heading, below the row of the flight',
    text: `
      PASSENGER NAME   REED ANNA MRS (ADT)   BOOKING REFERENCE   NQ7TLC
      FLIGHT   DEPART / ARRIVE   AIRPORT TERMINAL   CHECK-IN OPENS   CLASS   COUPON VALIDITY
      EK020   09JAN2027 SAT   MANCHESTER   09JAN2027   ECONOMY U   NOT BEFORE 09JAN2027
      CONFIRMED   20:35   MANCHESTER AIRPORT   17:35   Seat 52K   NOT AFTER 09JAN2027
      Nonstop   TERMINAL 1   2PC x 23kg
      10JAN2027 SUN   DUBAI
      07:30   DUBAI INTERNATIONAL
      TERMINAL 3`,
    products: ['EK 20 MAN 2027-01-09T20:35 – DXB 2027-01-10T07:30'],
    people: ['Anna Reed'],
    reference: 'NQ7TLC',
  },
  {
    name: 'a list of passengers with their seats, and more of one of them between',
    text: `
      Bokningsreferens: MT5W8K
      SK444   fredag 26 november 2027
      10:45   Göteborg (GOT)
      11:45   Stockholm (ARN)
      Resenärer
      Ebba Lindholm   11C, 9C
      EuroBonus 718 204 Silver   7D, 10C
      Nils Sjögren   11D, 9D
      7E, 10D
      Ingår: 1 handbagage 8 kg`,
    products: ['SK 444 GOT 2027-11-26T10:45 – ARN 2027-11-26T11:45'],
    people: ['Ebba Lindholm', 'Nils Sjögren'],
    reference: 'MT5W8K',
  },
  {
    name: 'a house of a chain that is called by where it is, and for whom it is booked',
    text: `
      Premier Inn
      Thanks for choosing Premier Inn, Mr Dale Whitcombe.
      Booking reference: BWKV814277
      Where you're staying
      Leeds City (Vicar Lane)
      28-40 Vicar Lane, Leeds, West Yorkshire, LS2 7NL
      Arriving   Leaving
      Friday 18 June 2027   Sunday 20 June 2027
      For: Dale Whitcombe, Renata Whitcombe
      For: Customer Service, Billing Desk`,
    products: ['Premier Inn Leeds City (Vicar Lane) | 2027-06-18 – 2027-06-20 | 28-40 Vicar Lane, LS2 7NL, Leeds, GB | BWKV814277'],
    people: ['Dale Whitcombe', 'Renata Whitcombe'],
  },
  {
    name: 'a train with its days below its times, the second of them the next',
    text: `
      RESERVATION NUMBER 4D81F8
      JUNE 25, 2027
      TRAIN   DEPARTS   ARRIVES   ACCOMMODATION
      3   Chicago, IL   Albuquerque, NM   1 Roomette
      SOUTHWEST CHIEF   2:50 PM   3:55 PM   Car 0331 Room 007
      Friday, June 25, 2027   Saturday, June 26, 2027   Meals included`,
    products: ['3 Chicago 2027-06-25T14:50 – Albuquerque 2027-06-26T15:55'],
    reference: '4D81F8',
  },
  {
    name: 'a traveller in capitals before an age, and tickets of two, which are no number of the booking',
    text: `
      Nom associé au dossier MARCHAND
      Voyageur MARCHAND SOLENE Adulte 28-59 ans
      Voyageur SANS BAGAGE Oui
      N° de billet
      057 2189 440 317
      12h07   RENNES   TGV INOUI N° 8620   2° classe
      ALLER   vendredi 28 mai 2027
      13h38   PARIS MONTPARNASSE`,
    products: ['TGV INOUI 8620 RENNES 2027-05-28T12:07 – PARIS MONTPARNASSE 2027-05-28T13:38'],
    people: ['Solene Marchand'],
  },
]
