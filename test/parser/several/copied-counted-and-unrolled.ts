/** Tables that were copied, or whose cells stand one below another, and names behind or below what tells of them. Nobody in these documents exists. */

import type { Sample } from '../sample.ts'

export const COPIED_AND_COUNTED: readonly Sample[] = [
  {
    name: 'guests below how many they are, in the cells of two rooms',
    text: `
      Hotel Villa Fiamma ***S
      Viale Carducci 188, 47042 Cesenatico (FC)
      Gentile Sig.ra Guendalina Serbelloni,
      Codice prenotazione   5518-DG27K8
      Check-in   sabato 21 agosto 2027 (dalle ore 14:00)
      Check-out   sabato 28 agosto 2027 (entro le ore 10:00)
      Camera   Ospiti   Trattamento   Importo
      con balcone, aria condizionata
      2 adulti
      Guendalina Serbelloni
      Pierpaolo Quaranta
      Pensione completa, bevande escluse
      € 1.624,00
      lato monte, 2° piano
      1 adulto, 2 bambini
      Nunzia Lo Cascio
      Ettore Quaranta (anni 6)
      Bianca Maria Quaranta (anni 3)
      Pensione completa, bevande escluse`,
    products: ['Hotel Villa Fiamma | 2027-08-21 – 2027-08-28 | Viale Carducci 188, 47042, Cesenatico (FC) | 5518-DG27K8'],
    people: ['Guendalina Serbelloni', 'Pierpaolo Quaranta', 'Nunzia Lo Cascio', 'Ettore Quaranta', 'Bianca Maria Quaranta'],
  },
  {
    name: 'what is sold for two and called like somebody, below a number of adults',
    text: `
      Confirmation 88120
      Hotel Seaview
      12 Beach Road, Brighton BN2 1TW
      Guest: Anna Reed
      Check-in: 3 March 2027
      Check-out: 5 March 2027
      2 adults
      Champagne Breakfast
      Sunset Cruise`,
    products: ['Hotel Seaview | 2027-03-03 – 2027-03-05 | 12 Beach Road, BN2 1TW, Brighton, GB | 88120'],
    people: ['Anna Reed'],
  },
  {
    name: 'a boy among others with titles',
    text: `
      Booking reference   FCL-20418863
      Prepared for   Mr Gregory John WHYTE
      Mrs Thi Bich TRAN
      Master Angus WHYTE (child, 11 yrs)
      NZ 615 Auckland (AKL) 3 April 2027 10:05 Queenstown (ZQN) 11:55`,
    products: ['NZ 615 AKL 2027-04-03T10:05 – ZQN 2027-04-03T11:55'],
    people: ['Gregory John Whyte', 'Thi Bich Tran', 'Angus Whyte'],
  },
  {
    name: 'an address in a sentence that says where the house is',
    text: `
      Reservación 2608-117
      POSADA LAS BUGAMBILIAS
      Llegada: 14 de agosto de 2027
      Salida: 17 de agosto de 2027

      CÓMO LLEGAR

      Estamos en la calle Reforma 402, Col. Centro, 68000 Oaxaca de Juárez,
      Oax., a cuatro cuadras de Santo Domingo. La puerta es azul añil.`,
    products: ['POSADA LAS BUGAMBILIAS | 2027-08-14 – 2027-08-17 | calle Reforma 402, Col. Centro, 68000, Oaxaca de Juárez | 2608-117'],
  },
  {
    name: 'two houses in the rows of an agency, each with its nights and its number below',
    text: `
      Vorgangsnummer   50718846
      Reiseteilnehmer
      01   H   VON DER OSTEN, HANS
      Ihre Reiseleistungen
      Termin   Leistung   Teiln.   Preis EUR
      23.05.27 - 27.05.27   HOTEL QUIRINALE ****   1-3   1.092,00
      Via Nazionale 7, 00184 Rom, Italien
      1 Dreibettzimmer, Bad oder Dusche/WC
      4 Nächte Leistungscode ROM 20174 D3 F
      Hotel-Buchungsnr.: 7741902
      Kinderermäßigung Teilnehmer 03   3   - 96,00
      27.05.27 - 03.06.27   HOTEL VILLA CARLA ****   1-3   1.743,00
      Via Michele di Lando 3, 50125 Florenz, Italien
      1 Doppelzimmer Superior mit Zustellbett
      7 Nächte Leistungscode FLR 10658 DS F
      Hotel-Buchungsnr.: 26-DT-00418`,
    products: [
      'HOTEL QUIRINALE | 2027-05-23 – 2027-05-27 | Via Nazionale 7, 00184, Rom, IT | 7741902',
      'HOTEL VILLA CARLA | 2027-05-27 – 2027-06-03 | Via Michele di Lando 3, 50125, Florenz, IT | 26-DT-00418',
    ],
  },
  {
    name: 'houses in the headings of the days on which one checks in, one of which is called after a street',
    text: `
      Agency Record Locator: KQZTWM
      Passengers: Priya Raghavan
      Monday, May 11, 2027
      Hotel Check-in: Taj MG Road, Bengaluru
      Taj MG Road, Bengaluru
      41/3 Mahatma Gandhi Road
      Bengaluru, 560001
      Checking In: Tue May 11
      Checking Out: Thu May 13
      Room 1, Days 2, Guests 1
      Confirmation: 29406SE118233
      Thursday, May 13, 2027
      Hotel Check-in: Grand Hotel & Suites Chennai
      Grand Hotel & Suites Chennai
      531 GST Road, St Thomas Mount
      Chennai, 600016
      Checking In: Thu May 13
      Checking Out: Sat May 15
      Room 1, Days 2, Guests 1
      Confirmation: 7K3QX2PD`,
    products: [
      'Taj MG Road | 2027-05-11 – 2027-05-13 | 41/3 Mahatma Gandhi Road, 560001, Bengaluru | 29406SE118233',
      'Grand Hotel & Suites Chennai | 2027-05-13 – 2027-05-15 | 531 GST Road, St Thomas Mount, 600016, Chennai | 7K3QX2PD',
    ],
  },
  {
    name: 'people in a table of which each cell is a line, and what a park lets by how many it is for',
    text: `
      Reserveringsnummer
      52840913
      Park
      Duinresort Kamperland
      Adres
      Mariapolderseweg 1, 4493 PH Kamperland
      Accommodatie
      6-persoons strandhuis Luxe, type BKL6L
      Aankomst
      vrijdag 19 februari 2027, vanaf 16.00 uur
      Vertrek
      vrijdag 26 februari 2027, vóór 10.00 uur
      Aantal nachten
      7
      Reisgezelschap
      Naam
      Geboortedatum
      Joannes Willem Franciscus van den Heuvel-Kuipers
      03-06-1979
      Marleen van den Heuvel-Kuipers
      21-12-1981
      Huisdieren
      1 hond`,
    products: ['Duinresort Kamperland | 2027-02-19 – 2027-02-26 | Mariapolderseweg 1, 4493 PH, Kamperland, NL | 52840913'],
    people: ['Joannes Willem Franciscus van den Heuvel-Kuipers', 'Marleen van den Heuvel-Kuipers'],
  },
  {
    name: 'names of which each half is told behind it, and a road with the code of an airline',
    text: `
      Booking no. 1658104423196718
      Ryokan Shimizu
      644 Kagiyacho, Shimogyo-ku, Kyoto 600-8317, Japan
      Check-in   Mon, 29 March 2027
      Check-out   Thu, 1 April 2027
      Guest Names / 宿泊者名   Siew Ling (Given names) Khoo (Surname)
      Rajan Anand (Given names) Pillai (Surname)
      From Natal Airport (NAT) 22:00 take the BR-101 to Pipa (PIX) 10:30`,
    products: ['Ryokan Shimizu | 2027-03-29 – 2027-04-01 | 644 Kagiyacho, Shimogyo-ku, 600-8317, Kyoto, JP | 1658104423196718'],
    people: ['Siew Ling Khoo', 'Rajan Anand Pillai'],
  },
  {
    name: 'passengers of several ages, one of which is told in years',
    text: `
      Référence du dossier TQ8WKZ
      Jeudi 10 décembre 2027
      18h08   Paris Montparnasse
      TGV INOUI 8095
      19h32   Rennes
      Vos passagers
      Anne-Laure Reed
      Adulte · Carte Avantage Adulte
      Tarif Avantage · e-billet n° 204417835
      Youenn Reed-Traoré
      12-25 ans · Carte Avantage Jeune
      Tarif Avantage · e-billet n° 204417836
      Moussa Traoré
      Adulte
      Tarif Seconde · e-billet n° 204417837`,
    products: ['TGV INOUI 8095 Paris Montparnasse 2027-12-10T18:08 – Rennes 2027-12-10T19:32'],
    people: ['Anne-Laure Reed', 'Youenn Reed-Traoré', 'Moussa Traoré'],
  },
  {
    name: 'the hours of an office beside the number of the flight one comes by',
    text: `
      Número de reserva   1148207635
      Conductor principal   Itziar Reed
      Europcar
      RECOGIDA
      Palma de Mallorca Aeropuerto
      08/07/2027 a las 21:30
      DEVOLUCIÓN
      Palma de Mallorca Puerto
      17/07/2027 a las 10:00
      Horario de la oficina: 07:00 - 00:00
      Número de vuelo: VY3916   Horario de la oficina: 09:00 - 13:00, 16:00 - 19:00
      SEAT León, Ford Focus o similar`,
    products: ['Europcar | 2027-07-08T21:30 Palma de Mallorca Aeropuerto | 2027-07-17T10:00 Palma de Mallorca Puerto | 1148207635'],
    people: ['Itziar Reed'],
  },
]
