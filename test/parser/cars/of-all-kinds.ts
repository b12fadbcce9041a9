/** Hires of campers, vans, shared cars and cars in place of others, that tell their ends in no word known to be of cars, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_OF_ALL_KINDS: readonly Sample[] = [
  {
    name: 'a camper in blocks below a row of headings',
    text: `
      Tasman Campers

      Hi Orla, you're all set!

      Reference   Start   Finish
      TC-88213
      Hirer: Orla Keane
      Hobart depot
      14 Surf Road, Seven Mile Beach
      Wed 4 Mar 2026
      2:00 pm
      Launceston depot
      9 Evandale Road
      Thu 19 Mar 2026
      11:00 am

      2 berth hi-top campervan. Standard cover, bond A$3,000. Unlimited kilometres. Return with a full tank of diesel.`,
    products: ['Tasman Campers | 2026-03-04T14:00 Hobart depot | 2026-03-19T11:00 Launceston depot | TC-88213'],
  },
  {
    name: 'a shared car from its bay and back',
    text: `
      Wheelie car club
      Booking confirmed

      Hi Joan Whitcombe,

      Your booking 5530128 is in the diary.

      Car: Toyota Yaris Hybrid (BX71 KLM)
      Bay: Bath Spa car park bay 4
      Start: Friday 8 May 2026, 17:00
      End: Monday 11 May 2026, 21:30

      Fuel is included; the fuel card is in the glovebox. Your excess is £500. 180 miles included, then 24p a mile.
      Please bring it back to the same bay with at least a quarter of a tank.`,
    products: ['Wheelie car club | 2026-05-08T17:00 Bath Spa car park bay 4 | 2026-05-11T21:30 Bath Spa car park bay 4 | 5530128'],
  },
  {
    name: 'a car in place of one that is mended, arranged by an insurer',
    text: `
      Northgate Mutual Insurance
      Claim number: NM/26/118823

      Dear Ms Tolland,

      Your own car goes in for repair on 5 October. While it is off the road we have arranged a replacement vehicle for you.

      Hire reference: HX77120
      Vehicle: Ford Focus or similar
      Hire starts: Monday 5 October 2026 at 10.30am
      From: Apex Hire Wigan
      Hire ends: Friday 16 October 2026 at 4pm, back to the same branch
      Driver: Alice Tolland

      Bring your driving licence. A deposit of £150 is held on your card, and the excess is £250. Fuel is yours to pay.`,
    products: ['Apex | 2026-10-05T10:30 Apex Hire Wigan | 2026-10-16T16:00 Apex Hire Wigan | HX77120'],
  },
  {
    name: 'two moments over streets and below places, with no words for the ends',
    text: `
      Almost there, Priya. Finish your online check-in and skip the desk.

      Reservation no. DR4471902

      Denver International Airport

      Fri, Sep 11, 2026 | 12:00 PM

      24530 E 78th Ave, Denver, CO 80249

      Salt Lake City Downtown

      Fri, Sep 18, 2026 | 8:30 AM

      510 S Main St

      Jeep Compass or similar. Unlimited miles. Loss damage waiver (deductible $500). Main driver: Priya Nadkarni

      Drift Rentals LLC`,
    products: ['Drift Rentals | 2026-09-11T12:00 Denver International Airport | 2026-09-18T08:30 Salt Lake City Downtown | DR4471902'],
  },
  {
    name: 'headings in brackets over lines with the same labels',
    text: `
      SAKURA RENT-A-CAR
      Your reservation is completed.

      Reservation No.: 7731 2290
      Name: MR DAVID LINDQUIST
      Persons: 2

      [Departure]
      Shop: Fukuoka Airport Shop
      Date: 2026/04/07 (Tue) 10:00
      [Return]
      Shop: Kagoshima Chuo Station Shop
      Date: 2026/04/12 (Sun) 17:30

      Class: K2 (kei car), non-smoking, 4 seats
      CDW: 1,100 yen/day
      Total: 61,050 yen

      Please bring passport, licence and International Driving Permit. Please return with a full tank. Tell us your flight: JL 307.`,
    products: ['SAKURA RENT-A-CAR | 2026-04-07T10:00 Fukuoka Airport Shop | 2026-04-12T17:30 Kagoshima Chuo Station Shop | 7731 2290'],
  },
  {
    name: 'who brings the car, tells the days once and where one meets',
    from: 'Isla Hendry <isla@hendrycarhire.example.co.uk>',
    subject: 'Re: wee car for July',
    text: `
      Hi Mark,

      All booked in, your booking number is HC-5521. You have the Fiesta from Tuesday 14th July 2026 till Tuesday 21st.

      I'll meet you at Kirkwall Airport with it at 9.15 am. When you go just leave it at our yard in Finstown by 6 in the evening on the Tuesday, key under the visor.

      £45 a day, pay by card when you collect. I need to see your driving licence. The insurance excess is £600. Bring it back full of petrol please.

      Isla
      Hendry Car Hire, Finstown, Orkney KW17 2EG`,
    products: ['Hendry Car Hire | 2026-07-14T09:15 Kirkwall Airport | 2026-07-21T18:00 Finstown | HC-5521'],
  },
  {
    name: 'a camper whose hours stand behind words of their own',
    text: `
      Ostsee-Camper Thiel
      Inh. Jana Thiel
      Wolgaster Straße 88
      17489 Greifswald

      Greifswald, den 02.02.2026

      Auftragsbestätigung Nr. M-2026-311

      Sehr geehrter Herr Petzold,

      wir bestätigen Ihnen die Anmietung des Reisemobils

           Weinsberg CaraBus 600, 3 Schlafplätze

           Mietbeginn     Freitag, 7. August 2026, Übergabe 14.00 Uhr
           Mietende       Freitag, 21. August 2026, Rückgabe bis 10.00 Uhr
           Ort            Standort Greifswald

           14 Nächte à 119,00 EUR     1.666,00 EUR

      Anzahlung 500,00 EUR bis 16.02.2026, Rest bis 10.07.2026. Kaution 1.500,00 EUR. Vollkasko SB 1.000 EUR, 300 Freikilometer je Tag.
      Fahrer: Uwe Petzold (Führerschein Klasse B)`,
    products: ['Ostsee-Camper Thiel | 2026-08-07T14:00 Standort Greifswald | 2026-08-21T10:00 Standort Greifswald | M-2026-311'],
  },
  {
    name: 'a shared car, from and to',
    text: `
      Stadtflott CarSharing

      Hallo Mirjam Kessler,

      Ihre Buchung ist gespeichert.

      Buchungsnummer: 771902
      Fahrzeug: FR-SF 118 (VW Caddy)
      Station: Freiburg, Wiehrebahnhof
      von: Fr 06.11.2026 15:00
      bis: Mo 09.11.2026 20:00
      Tarif: Basis

      Voraussichtliche km: 240. Bitte tanken Sie, wenn der Tank weniger als 1/4 voll ist; die Tankkarte liegt im Handschuhfach.`,
    products: ['Stadtflott CarSharing | 2026-11-06T15:00 Freiburg, Wiehrebahnhof | 2026-11-09T20:00 Freiburg, Wiehrebahnhof | 771902'],
  },
  {
    name: 'a car in place of one that is mended, by its workshop',
    text: `
      Autohaus Kampmann

      Sehr geehrte Frau Yildirim,

      Ihr Seat Leon ist bei uns zur Reparatur eingeplant. Für diese Zeit steht Ihnen ein Ersatzwagen zur Verfügung:

      Mietvorgang: EW-0218
      Fahrzeug: Seat Ibiza
      Übernahme: Mo 09.02.2026, 8:00 Uhr, Autohaus Kampmann Bielefeld
      Rückgabe: Mi 11.02.2026, 16:30 Uhr, Autohaus Kampmann Bielefeld
      Mieter / Fahrer: Derya Yildirim
      Preis: 25,00 EUR je Tag inkl. 100 km, Vollkasko mit 750 EUR Selbstbeteiligung

      Bitte bringen Sie Ihren Führerschein mit.
      Autohaus Kampmann GmbH, Herforder Straße 210, 33609 Bielefeld`,
    products: ['Autohaus Kampmann | 2026-02-09T08:00 Autohaus Kampmann Bielefeld | 2026-02-11T16:30 Autohaus Kampmann Bielefeld | EW-0218'],
  },
  {
    name: 'a shared car in French, from and to',
    text: `
      Breizhauto - Réservation confirmée

      Bonjour Nolwenn Kervella,

      Votre réservation n° 30119284 est confirmée.

      Véhicule : Renault Clio (n° 2214)
      Station : Rennes Sainte-Anne
      Du : vendredi 23 octobre 2026 - 18h00
      Au : lundi 26 octobre 2026 - 9h00

      Le carburant est compris, la carte est dans la boîte à gants. Franchise : 600 €. Forfait 250 km.
      Merci de ramener la voiture à sa station.`,
    products: ['Breizhauto | 2026-10-23T18:00 Rennes Sainte-Anne | 2026-10-26T09:00 Rennes Sainte-Anne | 30119284'],
  },
  {
    name: 'a camper that goes out and comes back',
    text: `
      Caravanas Montsec
      Confirmación de reserva CM-0937

      Hola Núria Farré:

      Tu autocaravana ya está reservada.

      Vehículo    Benimar Sport 323, 4 plazas para dormir
      Salida      viernes 18 de septiembre de 2026, 17:00, Lleida, nave 12
      Regreso     domingo 27 de septiembre de 2026, 12:00, Lleida, nave 12
      Conductores Núria Farré, Pau Balagué

      Fianza 900 EUR, franquicia 600 EUR, kilómetros ilimitados. Carné B. Depósito lleno a la vuelta.`,
    products: ['Caravanas Montsec | 2026-09-18T17:00 Lleida | 2026-09-27T12:00 Lleida | CM-0937'],
  },
  {
    name: 'a van from and to, back to the same branch',
    text: `
      Furgonmania Modena Sud
      Prenotazione confermata FM-9021

      Ciao Gaia Bonetti,

      Furgone: Fiat Ducato passo lungo, 13 m3
      Dal: venerdì 6 marzo 2026 ore 18:00
      Al: lunedì 9 marzo 2026 ore 08:00
      Sede: Modena Sud, via Emilia Est 1200
      Rientro nella stessa sede.

      Km inclusi 300. Franchigia 500 EUR, deposito cauzionale 300 EUR. Patente B da almeno 2 anni. Pieno a carico del cliente.`,
    products: ['Furgonmania Modena Sud | 2026-03-06T18:00 Modena Sud | 2026-03-09T08:00 Modena Sud | FM-9021'],
  },
  {
    name: 'a camper out and in',
    text: `
      Hej Maja Åkerlund!

      Tack, anmälningsavgiften har kommit. Bokning HS-2291 är bekräftad.

      Bil   Knaus Sky Ti 650, 4 bäddar

      Ut   fredag 10 juli 2026 kl. 15:00, Växjö

      In   söndag 19 juli 2026 kl. 11:00, Växjö

      Förare   Maja Åkerlund, Jens Dahl

      Deposition 5 000 kr. Självrisk 8 000 kr. Fria mil. B-körkort räcker. Full tank vid återlämning.

      Husbilar i Småland AB, Växjö`,
    products: ['Husbilar i Småland | 2026-07-10T15:00 Växjö | 2026-07-19T11:00 Växjö | HS-2291'],
  },
  {
    name: 'a van in Czech',
    text: `
      Dodávky Haná
      Potvrzení rezervace č. 2026-771

      Dobrý den, pane Vrbo,

      Vůz       Peugeot Boxer L3H2
      Převzetí  pátek 2. 10. 2026 v 7:00, Olomouc-Holice
      Vrácení   neděle 4. 10. 2026 do 20:00, Olomouc-Holice
      Řidič     Tomáš Vrba

      Kauce 5 000 Kč, spoluúčast 10 %, 500 km v ceně. Řidičský průkaz sk. B. Plná nádrž.`,
    products: ['Dodávky Haná | 2026-10-02T07:00 Olomouc-Holice | 2026-10-04T20:00 Olomouc-Holice | 2026-771'],
  },
  {
    name: 'an answer to who asked for an offer, with where one meets',
    from: 'Autonoleggio Etna - Turi <turi@autonoleggioetna.example.it>',
    subject: 'R: Preventivo auto a Catania',
    text: `
      Buonasera signora Bruna,

      confermato: una Ypsilon da sabato 13 giugno 2026 a sabato 20 giugno, 280 euro tutto compreso (franchigia 400).

      La aspetto al porto di Catania, davanti alla biglietteria, alle 8 e mezza del mattino. Porti la patente.

      Per il ritorno la riconsegna è all'aeroporto di Catania Fontanarossa alle 19:00. Il pieno lo rifà lei.

      Numero di prenotazione 41260.

      Cordiali saluti
      Turi Russo
      Autonoleggio Etna, via Dusmet 8, Catania`,
    products: ['Autonoleggio Etna | 2026-06-13T08:30 porto di Catania | 2026-06-20T19:00 aeroporto di Catania Fontanarossa | 41260'],
  },
  {
    name: 'a minibus in a letter, whose offer was withdrawn',
    text: `
      Moorland Self Drive Ltd
      3 Station Yard, Whitby YO21 1RJ

      Dear Mrs Cathcart,

      I am pleased to confirm the hire of one 12-seat minibus under our reference MSD/0441. Mr Alan Cathcart will be the driver and holds D1 on his licence.

      He may collect the vehicle from our Whitby depot on Friday 16 October 2026 at 12 noon, and we would like to have it back at the same depot by 10 a.m. on Monday 19 October, fuelled and clean.

      The charge is £310.00 with 500 miles free. The insurance excess is £1,000. Our quotation of 2 September (£330) is hereby cancelled.`,
    products: ['Moorland Self Drive Ltd | 2026-10-16T12:00 Whitby depot | 2026-10-19T10:00 Whitby depot | MSD/0441'],
  },
  {
    name: 'a van of a firm that hires out trailers as well',
    text: `
      Autoverhuur Van Dam
      Reservering 20418

      Beste Jan Smit, uw bestelbus is gereserveerd.

      Ophalen: di 8 juni 2027 08:00, Zwolle
      Terugbrengen: wo 9 juni 2027 18:00, Zwolle
      Eigen risico 500 euro, borg 200 euro.

      Autoverhuur Van Dam, ook aanhangwagenverhuur`,
    products: ['Autoverhuur Van Dam | 2027-06-08T08:00 Zwolle | 2027-06-09T18:00 Zwolle | 20418'],
  },
  {
    name: 'a title with a payment, and one with the contract',
    text: `
      Confirmación de pago PA-0937
      Contrato de alquiler 55120

      Marta Ríos, su coche de alquiler: Seat Ibiza o similar
      Recogida: 8 de junio de 2027, 9:00, Palma
      Devolución: 12 de junio de 2027, 17:00, Palma
      Franquicia 500 €`,
    products: ['? | 2027-06-08T09:00 Palma | 2027-06-12T17:00 Palma | 55120'],
  },
  {
    name: 'a title with what is hired, and a town that is called as a deposit is',
    text: `
      Buchungsbestätigung BMW 118
      Buchungsnummer 20418

      Guten Tag Jonas Brandl, Ihr Mietwagen ist gebucht.
      Abholung: 8. Juni 2027, 09:00 Uhr, Borg
      Rückgabe: 12. Juni 2027, 17:00 Uhr, Borg
      Kaution 200 EUR`,
    products: ['? | 2027-06-08T09:00 Borg | 2027-06-12T17:00 Borg | 20418'],
  },
]
