/** Stays whose numbers, names or guests stand where brokers, parks and agencies print them. Nobody in these documents exists. */

import type { Sample } from '../sample.ts'

export const STAYS_BY_VOUCHERS: readonly Sample[] = [
  {
    name: 'two houses in a list of an agency, and a voucher for each with its own number above the name',
    text: `
      Viajes Alcores   Málaga, 11 de mayo de 2026
      DOCUMENTACIÓN DE VIAJE
      Expediente: 26/048813
      Pasajeros
      Nombre   Documento
      SR. IÑAKI ZABALA GOIRI   DNI ****417-K
      Servicios confirmados
      Entrada   Salida   Noches   Hotel   Régimen   PVP
      05/09/2026   08/09/2026   3   Grand Hotel Piazza Nuova (Palermo)   AD   486,90 €
      08/09/2026   12/09/2026   4   Hotel Villa Serena (Taormina)   AD   914,60 €

      BONO / VOUCHER
      Número de referencia / Reference number:
      254-7719036
      Titular / Passenger name:   IÑAKI ZABALA GOIRI
      Fecha de reserva / Booking date:   08/05/2026
      Referencia agencia / Agency reference:   26/048813

      Hotel
      Grand Hotel Piazza Nuova
      Via dei Cartari, 18, 90133 Palermo, Italia
      Desde / From   Hasta / To   Unidades / Units
      05/09/2026   08/09/2026   1

      BONO / VOUCHER
      Número de referencia / Reference number:
      254-7719052
      Titular / Passenger name:   IÑAKI ZABALA GOIRI
      Fecha de reserva / Booking date:   08/05/2026
      Referencia agencia / Agency reference:   26/048813

      Hotel
      Hotel Villa Serena
      Via Roma, 16, 98039 Taormina, Italia
      Desde / From   Hasta / To   Unidades / Units
      08/09/2026   12/09/2026   1`,
    products: [
      'Grand Hotel Piazza Nuova | 2026-09-05 – 2026-09-08 | Via dei Cartari, 18, 90133, Palermo, IT | 254-7719036',
      'Hotel Villa Serena | 2026-09-08 – 2026-09-12 | Via Roma, 16, 98039, Taormina, IT | 254-7719052',
    ],
    people: ['Iñaki Zabala Goiri'],
  },
  {
    name: 'a house above its stars and kind, in whose hours nobody goes by train from one place of its address to the other',
    text: `
      Hotel Booking Voucher
      Booking ID: NH74108829361705
      Booked on: Tue, 14 Oct 2025, 08:47 PM
      Booking Confirmed

      Maison Lotus - Old Town   Guest rating 4.6/5
      ★★★★ Heritage Hotel   Landmark: opp. Lotus Temple
      44, Lotus Koil Street, Puducherry 605001, India

      CHECK-IN   CHECK-OUT   GUESTS & ROOMS
      Wed, 24 Dec 2025   3 Nights   Sat, 27 Dec 2025   2 Adults, 1 Child
      02:00 PM   11:00 AM   1 Room

      GUEST DETAILS
      Name   Type   Contact
      Mr. Thirumalai Iyengar (Primary Guest)   Adult   +91-98402XXXXX
      t.iyengar@example.com
      Mrs. Vaidehi Iyengar   Adult   -
      Master Aarav Iyengar   Child (6 yrs)   -

      CANCELLATION POLICY
      10 Dec 2025, 02:00 PM to 20 Dec 2025, 01:59 PM   50% of booking amount`,
    products: ['Maison Lotus | 2025-12-24 – 2025-12-27 | Lotus Koil Street, 605001, Puducherry, IN | NH74108829361705'],
    people: ['Thirumalai Iyengar', 'Vaidehi Iyengar', 'Aarav Iyengar'],
  },
  {
    name: 'a park, and how long one stays beside the word for it',
    text: `
      Boekingsbevestiging
      Boekingsnummer   41288306
      Park   Landal Bos en Heide
      Randweg 21, 6291 HT Vaals, Nederland
      Aankomst   maandag 26-07-2027, accommodatie beschikbaar vanaf 15.00 uur
      Vertrek   vrijdag 30-07-2027, vóór 10.00 uur
      Verblijf   Midweek (4 nachten)
      Accommodatie   6-persoons bungalow, type 6CK`,
    products: ['Landal Bos en Heide | 2027-07-26 – 2027-07-30 | Randweg 21, 6291 HT, Vaals, NL | 41288306'],
  },
  {
    name: 'a guest behind a label in capitals',
    text: `
      BOOKING REFERENCE   1327-584410926
      Harbour Hostel Dublin
      Smithfield Square 4, Dublin 7, D07 F2VF, Ireland
      ARRIVING   Thu 14 Aug 2025   Estimated arrival time 16:00
      LEAVING   Sun 17 Aug 2025   (3 nights)
      GUESTS   2
      NAME ON BOOKING Tuomas Heikkilä
      Date   Room   Guests   Price
      14 Aug 25   Bed in 6 Bed Mixed Dorm   2   EUR 73.80`,
    products: ['Harbour Hostel Dublin | 2025-08-14 – 2025-08-17 | Smithfield Square 4, D07 F2VF, Dublin 7, IE | 1327-584410926'],
    people: ['Tuomas Heikkilä'],
  },
  {
    name: 'guests in a cell of a table whose cells stand one below another, from whom a label tells already',
    text: `
      Pousada Maresia
      Número da reserva   5839201746
      Nome do hóspede   Jussara Aparecida dos Santos Prado
      Check-in   04/09/2027 (sábado) – a partir das 14:00
      Check-out   07/09/2027 (terça-feira) – até as 12:00
      Tipo de quarto   Hóspedes   Plano tarifário   Datas   Total

      Suíte Jardim com Varanda
      Cama queen, ar-condicionado, TV
      Jussara Aparecida dos Santos Prado
      Wanderley Prado Neto
      Pacote Independência – mínimo 3 noites, café da manhã incluso
      sáb 04/09/2027
      dom 05/09/2027`,
    products: ['Pousada Maresia | 2027-09-04 – 2027-09-07 | ? | 5839201746'],
    people: ['Jussara Aparecida dos Santos Prado', 'Wanderley Prado Neto'],
  },
  {
    name: 'guests of two rooms, with what may be done with the name behind it',
    text: `
      Buchungsnummer: 5731904862
      Gasthof Zur Alten Brücke ★★★
      Glanegger Straße 27, 5020 Salzburg, Österreich
      Check-in
      Freitag, 19. Juni 2026
      Check-out
      Montag, 22. Juni 2026
      Doppelzimmer mit Balkon
      Name des Gastes   Annegret von der Heydt Name des Gastes ändern
      Anzahl der Gäste   2 Erwachsene
      Zweibettzimmer
      Name des Gastes   Ruprecht Lorenz Name des Gastes ändern
      Anzahl der Gäste   1 Erwachsener, 1 Kind (7 Jahre)`,
    products: ['Gasthof Zur Alten Brücke | 2026-06-19 – 2026-06-22 | Glanegger Straße 27, 5020, Salzburg, AT | 5731904862'],
    people: ['Annegret von der Heydt', 'Ruprecht Lorenz'],
  },
  {
    name: 'a child under a heading of its own, with how old it is',
    text: `
      Confirmação da reserva 8841-PT
      Hotel Ribeira Nova
      Rua da Ribeira 12, 4050-510 Porto
      Check-in: 3 de agosto de 2027
      Check-out: 6 de agosto de 2027
      Hóspede principal

      Sr. Bernardo Maria Teles

      Criança

      Salvador Pinto Teles (10 anos)

      Telemóvel

      +351 91* *** 604`,
    products: ['Hotel Ribeira Nova | 2027-08-03 – 2027-08-06 | Rua da Ribeira 12, 4050-510, Porto, PT | 8841-PT'],
    people: ['Bernardo Maria Teles', 'Salvador Pinto Teles'],
  },
  {
    name: 'days of paying below a sentence with the word for arrival at the end of a line',
    text: `
      Tak for din bestilling. Læs bekræftelsen igennem og kontakt os
      straks, hvis der er fejl. Beviset vises på mobilen ved ankomst til
      hvert hotel.

      ORDRENUMMER:      4471906
      BESTILT:          22.02.2026
      BETALT:           23.02.2026 (MobilePay)

      Hotel Zum Alten Forsthaus ***
      Burgbergstraße 33
      D-38667 Bad Harzburg
      Ankomst:     onsdag 08.07.2026   (værelset er klar fra kl. 15.00)
      Afrejse:     fredag 10.07.2026   (senest kl. 11.00)
      Nætter:      2`,
    products: ['Hotel Zum Alten Forsthaus | 2026-07-08 – 2026-07-10 | Burgbergstraße 33, 38667, Bad Harzburg | 4471906'],
  },
  {
    name: 'the number of a package for its house, whose flights have one of the airline',
    text: `
      Expedia itinerary: 72918455036217
      Outbound flight
      London (LHR) to Rome (FCO)
      Thu, 12 Nov 2026
      07:25 London Heathrow (LHR)
      11:00 Rome Fiumicino (FCO)
      British Airways 548
      Airline confirmation code
      YK4TQ8 (British Airways)
      Traveller information
      Oluwaseun Adeyemi
      Adult • Ticket # 1257340918266
      Hotel
      Hotel Fontanella ★★★★
      Via Torino 117, Rome, RM, 00184 Italy
      Check-in
      Thu, 12 Nov 2026
      Check-out
      Mon, 16 Nov 2026`,
    products: [
      'BA 548 LHR 2026-11-12T07:25 – FCO 2026-11-12T11:00',
      'Hotel Fontanella | 2026-11-12 – 2026-11-16 | Via Torino 117, 00184, Rome, IT | 72918455036217',
    ],
  },
  {
    name: 'a monastery without a number, in whose address no word says street',
    text: `
      LOCALIZADOR   PQ88421
      Parador de Santo Tirso (4*)
      Monasterio de Santo Tirso, s/n
      32162 Nogueira de Ramuín (Ourense)
      Entrada: 30/10/2026
      Salida: 02/11/2026`,
    products: [
      'Parador de Santo Tirso | 2026-10-30 – 2026-11-02 | Monasterio de Santo Tirso s/n, 32162, Nogueira de Ramuín (Ourense) | PQ88421',
    ],
  },
  {
    name: 'a hostel above its kind and what others think of it, and a guest of a room',
    text: `
      Reference number
      291043-617508822
      Southerly Backpackers Wellington
      HOSTEL
      8.9 Fabulous (2,114 reviews)
      Address
      46 Tory Street, Te Aro, Wellington 6011, New Zealand
      Check in
      Tue, 6 Jan 2026
      Check out
      Fri, 9 Jan 2026
      Titular do quarto   THAIS APARECIDA PRADO`,
    products: [
      'Southerly Backpackers Wellington | 2026-01-06 – 2026-01-09 | 46 Tory Street, Te Aro, 6011, Wellington, NZ | 291043-617508822',
    ],
    people: ['Thais Aparecida Prado'],
  },
  {
    name: 'a site of tents above its address, and a country below the label of one',
    text: `
      Numéro de réservation
      HUT-2687419
      Titular   Rodrigo Ocampo   Teléfono   +52 81 5555 0162
      Votre site

      Huttes du Lac Bleu
      Camping nature - ouvert du 23 avril au 28 septembre 2026

      287 route du Bois Vert
      73470 Novalaise
      France
      Arrivée
      samedi 8 août 2026 à partir de 16h00
      Départ
      samedi 15 août 2026 avant 11h00
      Durée
      7 nuits
      Dirección   Av. Juárez 88, Colonia Centro, Ciudad de México,
      México`,
    products: ['Huttes du Lac Bleu | 2026-08-08 – 2026-08-15 | 287 route du Bois Vert, 73470, Novalaise, FR | HUT-2687419'],
    people: ['Rodrigo Ocampo'],
  },
  {
    name: 'labels and headings in brackets, and a house whose chain is thanked for',
    text: `
      Dear REED PHILIPPA,
      Thank you very much for choosing Harbour Inn.
      [ Reservation No. ]   0387-26-441902
      [ Reservation Date ]   2026/09/30 (Wed) 20:14 JST

      << Hotel >>
      Harbour Inn Kyoto Gojo
      393 Gojo-cho, Shimogyo-ku, Kyoto 600-8105, Japan
      TEL: +81-75-344-1045

      << Stay >>
      Check-in date   2026/11/20 (Fri)
      Check-out date   2026/11/24 (Tue)
      Number of nights   4 nights`,
    products: ['Harbour Inn Kyoto Gojo | 2026-11-20 – 2026-11-24 | 393 Gojo-cho, Shimogyo-ku, 600-8105, Kyoto, JP | 0387-26-441902'],
  },
  {
    name: 'guests in capitals whose given names stand behind a comma, and the town of the house below the label of its number',
    text: `
      BONO DE ALOJAMIENTO / HOTEL VOUCHER
      Localizador / Booking reference   7HJ2LW
      A favor de / In favour of   Nº de personas / No. of persons
      SRA. REED LARRAZABAL, MAITE   2 adultos + 1 niño
      SR. HALE IBARRA, UNAI
      NIÑO: HALE REED, OIHAN (7 años)
      HOTEL FUERTE CONIL ****   Confirmado por / Confirmed by
      C/ Playa de la Fontanilla, s/n
      Nº de confirmación del hotel / Hotel confirmation no.
      11140 Conil de la Frontera (Cádiz) · España
      Entrada / Arrival   Salida / Departure   Noches / Nights
      sábado 14/08/2027   sábado 21/08/2027   7`,
    products: [
      'HOTEL FUERTE CONIL | 2027-08-14 – 2027-08-21 | C/ Playa de la Fontanilla s/n, 11140, Conil de la Frontera (Cádiz) | 7HJ2LW',
    ],
    people: ['Oihan Hale Reed', 'Maite Reed Larrazabal', 'Unai Hale Ibarra'],
  },
  {
    name: 'the number of a package for its house, below whose days a car has one of its own',
    text: `
      Expedia itinerary
      72068841935277
      Sand Key Resort
      1160 Gulf Blvd, Clearwater Beach, FL, 33767 United States of America
      Check-in
      Sat, Feb 13, 2027
      4:00 PM
      Check-out
      Sat, Feb 20, 2027
      11:00 AM
      1 room, 7 nights
      Your car
      Alamo Rent A Car
      Midsize SUV – Mitsubishi Outlander or similar
      Confirmation number
      1847720936US4
      Pick-up
      Sat, Feb 13, 2027, 1:30 PM
      Tampa Intl. Airport (TPA)
      Drop-off
      Sat, Feb 20, 2027, 2:00 PM
      Tampa Intl. Airport (TPA)`,
    products: [
      'Sand Key Resort | 2027-02-13 – 2027-02-20 | 1160 Gulf Blvd, 33767, Clearwater Beach, US | 72068841935277',
      'Alamo | 2027-02-13T13:30 Tampa Intl. Airport (TPA) | 2027-02-20T14:00 Tampa Intl. Airport (TPA) | 1847720936US4',
    ],
  },
]
