/** Hired cars as firms large and small confirm them: old systems, answers to mails, amended bookings and desks in hotels, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_OF_FIRMS: readonly Sample[] = [
  {
    name: 'a German form of a system without umlauts',
    text: `
      Autovermietung Hagedorn
      Guten Tag, hiermit erhalten Sie Ihre Bestaetigung.
      Reservierungsnr. : HH-2290714
      Fahrzeuggruppe   : C2 Opel Vivaro Kasten
      Uebernahme   : 11.06.2027 08:15   Kassel Hauptbahnhof
      Rueckgabe   : 14.06.2027 17:45   Kassel Hauptbahnhof
      Fahrer   : Quandt, Elke`,
    products: ['Autovermietung Hagedorn | 2027-06-11T08:15 Kassel Hauptbahnhof | 2027-06-14T17:45 Kassel Hauptbahnhof | HH-2290714'],
    people: ['Elke Quandt'],
  },
  {
    name: 'a camper by the word for one alone',
    text: `
      Fjord Nomad Campers
      Booking FN-30117 was confirmed on 4 February 2027.
      PICK-UP
      9 Jun 2027, 11:00
      Fjord Nomad Bergen
      DROP-OFF
      17 Jun 2027, 10:00
      Fjord Nomad Bergen
      Your camper: the small one with the blue roof
      Drivers: Tuva Solheim`,
    products: ['Fjord Nomad Campers | 2027-06-09T11:00 Fjord Nomad Bergen | 2027-06-17T10:00 Fjord Nomad Bergen | FN-30117'],
  },
  {
    name: 'a firm that thanks for the booking, in Swedish',
    text: `
      Hej Lovisa!
      Tack för din bokning hos VINGA. Här är dina uppgifter:
      Bokningsnummer:   7719043
      Biltyp:   Mellanklass (Volvo V60 el. likn.)
      Hämtning:
      Göteborg Centralstation
      fredag 5 mars 2027 kl. 09.15
      Återlämning:
      Göteborg Centralstation
      söndag 7 mars 2027 kl. 18.00`,
    products: ['VINGA | 2027-03-05T09:15 Göteborg Centralstation | 2027-03-07T18:00 Göteborg Centralstation | 7719043'],
  },
  {
    name: 'a firm that says in Hungarian what it does',
    text: `
      TISZAMENTE AUTÓBÉRLÉS KFT.
      Foglalás visszaigazolása
      Foglalási szám: TM-27-0418
      Bérlő neve: Kerekes Dorottya
      Átvétel: 2027. május 3. 10:00 – Keleti pályaudvar
      Leadás: 2027. május 6. 09:00 – Keleti pályaudvar
      Autó: Suzuki Swift vagy hasonló`,
    products: ['TISZAMENTE AUTÓBÉRLÉS | 2027-05-03T10:00 Keleti pályaudvar | 2027-05-06T09:00 Keleti pályaudvar | TM-27-0418'],
  },
  {
    name: 'who hires out, and not to whom its brand belongs',
    from: 'Alamo Rent A Car <reservations@alamo.example>',
    text: `
      You're all set for tomorrow.
      CONFIRMATION NUMBER
      2044718830
      PICK UP
      Wed, May 5, 2027
      6:30 PM
      Denver Intl Airport (DEN)
      RETURN
      Fri, May 7, 2027
      12:00 PM
      Denver Intl Airport (DEN)
      Reserved class: Midsize
      ©2027 Enterprise Mobility, 1 Rental Way, St. Louis, MO`,
    products: ['Alamo | 2027-05-05T18:30 Denver Intl Airport (DEN) | 2027-05-07T12:00 Denver Intl Airport (DEN) | 2044718830'],
  },
  {
    name: 'an amended hire, whose labels say so in brackets',
    text: `
      Redgum Car Rentals
      As requested we have updated your reservation.
      Reservation No.   RG2207119 (amendment 1)
      Vehicle   Kia Cerato or similar
      Pick up (changed)   Darwin Airport, Saturday 15/05/2027 9:15am
      Return (unchanged)   Alice Springs Airport, Friday 21/05/2027 1:00pm
      Hirer   Ms Imogen Trask`,
    products: ['Redgum Car Rentals | 2027-05-15T09:15 Darwin Airport | 2027-05-21T13:00 Alice Springs Airport | RG2207119'],
  },
  {
    name: 'a desk in a hotel, which is no stay',
    text: `
      AUTOS TIMPLE RENT A CAR
      BONO DE RESERVA  Nº 0311-FV/27
      Titular   D. Anselmo Betancor Luján
      Hotel   Hotel Las Dunas Playa, Corralejo
      Grupo   B1 - Seat Ibiza o similar
      Desde   Lunes 15.03.2027   09:30 h
      Hasta   Viernes 19.03.2027   19:00 h
      Lugar entrega   Oficina Hotel Las Dunas Playa
      Lugar devolución   Oficina Aeropuerto Fuerteventura`,
    products: [
      'AUTOS TIMPLE RENT A CAR | 2027-03-15T09:30 Oficina Hotel Las Dunas Playa | 2027-03-19T19:00 Oficina Aeropuerto Fuerteventura | 0311-FV/27',
    ],
  },
  {
    name: 'one place for both ends, behind a pin',
    from: 'Getaround <no-reply@getaround.example>',
    subject: 'Votre location de la Renault Zoé de Gaël est confirmée',
    text: `
      Bonjour Nolwenn,
      Le paiement a été accepté et Gaël T. vous loue sa Renault Zoé.
      📅 Du sam. 13 nov. 2027 à 08:30 au mar. 16 nov. 2027 à 20:00
      📍 Nantes – Gare nord, parking Effia niveau -1, 27 boulevard Stalingrad
      Réservation n° 29910457
      Conductrice : Nolwenn Cadiou`,
    products: ['Getaround | 2027-11-13T08:30 Nantes – Gare nord | 2027-11-16T20:00 Nantes – Gare nord | 29910457'],
  },
  {
    name: 'a Czech order and the office of a firm',
    text: `
      Autopůjčovna Kometa s.r.o.
      potvrzujeme Vaši objednávku č. 2027/0415 ze dne 9. 4. 2027.
      Vozidlo:   Škoda Octavia
      Převzetí:   čt 20. 5. 2027 v 17:00, provozovna Olomouc-Hodolany
      Vrácení:   po 24. 5. 2027 do 19:00, provozovna Olomouc-Hodolany
      Nájemce:   Radim Dostál`,
    products: ['Autopůjčovna Kometa | 2027-05-20T17:00 Olomouc-Hodolany | 2027-05-24T19:00 Olomouc-Hodolany | 2027/0415'],
    reference: '2027/0415',
  },
  {
    name: 'a code in a sentence of its own, behind the one that confirms',
    text: `
      Movida
      Oi, Jandira!
      Sua reserva está confirmada. O código é KT4RX81PBR
      RETIRADA
      Agência Aeroporto de Recife
      Sex, 12/02/2027 às 15h00
      DEVOLUÇÃO
      Agência Aeroporto de Recife
      Qua, 17/02/2027 às 14h00
      Grupo C – Fiat Argo ou similar`,
    products: ['Movida | 2027-02-12T15:00 Agência Aeroporto de Recife | 2027-02-17T14:00 Agência Aeroporto de Recife | KT4RX81PBR'],
    reference: 'KT4RX81PBR',
  },
  {
    name: 'two cars for the same days by a number each, above the mail that is answered',
    subject: 'RE: Two cars in October',
    text: `
      Good day Mr Venter
      Both reservations are confirmed as follows.

      1)  RES 5520917-CPT
      Toyota Corolla or similar
      Driver: Mr Deon Venter
      Collect: Cape Town International Airport   01 Oct 2027  06h30
      Return:  George Airport   08 Oct 2027  15h00

      2)  RES 5520944-GRJ
      VW Polo or similar
      Driver: Ms Carina Venter
      Collect: George Airport   03 Oct 2027  12h15
      Return:  George Airport   08 Oct 2027  15h00

      Quote ref Q77104 of 21 August falls away.
      Kind regards
      Zanele Mokoena, Tempest Car Hire

      -----Original Message-----
      From: Deon Venter
      Sent: Wednesday, 25 August 2027 17:20
      To: Reservations
      Subject: Two cars in October

      Please go ahead. My wife flies in on the Sunday (4Z 611, lands 11h50).`,
    products: [
      'Tempest Car Hire | 2027-10-01T06:30 Cape Town International Airport | 2027-10-08T15:00 George Airport | 5520917-CPT',
      'Tempest Car Hire | 2027-10-03T12:15 George Airport | 2027-10-08T15:00 George Airport | 5520944-GRJ',
    ],
  },
  {
    name: 'a van that goes out and comes back',
    text: `
      Hi Jo
      All booked for you as below.
      Booking ref   P/40217
      Vehicle   Ford Transit LWB high roof
      Out   Friday 12th Nov 2027, from 5pm
      Back   Sunday 14th Nov 2027, by 6pm
      From   Pentland Van Hire, Leith depot
      Drivers   Joanna Kerrigan only
      PENTLAND VAN HIRE  |  Unit 9 Salamander Yards, Edinburgh EH6 7HN
      ** Winter deal - 7 days for the price of 5 until 17 Dec **`,
    products: [
      'Pentland Van Hire | 2027-11-12T17:00 Pentland Van Hire, Leith depot | 2027-11-14T18:00 Pentland Van Hire, Leith depot | P/40217',
    ],
  },
  {
    name: 'who drives, below personal details',
    text: `
      Europcar
      Your reservation is confirmed. Thank you, TAMSIN!
      CONFIRMATION NUMBER
      2044427713
      Pick-up: Fri, 12 Mar 2027 at 08:30, Exeter Airport
      Return: Mon, 15 Mar 2027 at 08:30, Exeter Airport
      VEHICLE
      Compact Car   Seat Ibiza or similar

      PERSONAL DETAILS
      Tamsin Pellow
      (07700) 90****`,
    products: ['Europcar | 2027-03-12T08:30 Exeter Airport | 2027-03-15T08:30 Exeter Airport | 2044427713'],
    people: ['Tamsin Pellow'],
  },
  {
    name: 'one more driver without a colon, who costs nothing',
    text: `
      Jucy Rentals - Booking Confirmation
      Reference: JCY6620187
      Name   Aroha Tamihana
      Extra driver Wiremu Tamihana (free)
      Car   Toyota Corolla or similar
      Collecting   Queenstown Airport, Sunday 17 January 2027, 2.00pm
      Returning   Nelson Airport, Wednesday 27 January 2027, 11.30am`,
    products: ['Jucy | 2027-01-17T14:00 Queenstown Airport | 2027-01-27T11:30 Nelson Airport | JCY6620187'],
    people: ['Aroha Tamihana', 'Wiremu Tamihana'],
  },
  {
    name: 'who travels, before the number of the itinerary in the same cell',
    text: `
      Trip to Denver
      Traveler: Ingrid Solberg Itinerary # 728990173344
      Pick-up Mon, Mar 8, 2027, 10:45 AM
      Denver International Airport
      Drop-off Thu, Mar 11, 2027, 4:30 PM
      Denver International Airport
      Midsize car or similar, Hertz`,
    products: ['Hertz | 2027-03-08T10:45 Denver International Airport | 2027-03-11T16:30 Denver International Airport | 728990173344'],
    people: ['Ingrid Solberg'],
  },
]
