/** Confirmations of hired cars in the forms that firms and brokers print, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_IN_FORMS: readonly Sample[] = [
  {
    name: 'columns with the times below the days and addresses below the places',
    text: `
      Mietwagen-Gutschein
      Buchungsnummer:   MW-40021877
      Hauptfahrer:   Herr Jonas Tilker
      Ihr Vermieter vor Ort
      Sixt   Reservierungsnr. des Vermieters:   9914402GR1
      ABHOLUNG   RÜCKGABE
      Mo., 03.05.2027   Mo., 10.05.2027
      11:45 Uhr   09:15 Uhr
      Kos Flughafen   Rhodos Flughafen
      Schalter im Terminal, Ankunftshalle   Schalter im Terminal, Ankunftshalle
      Airport Road, 85302 Antimachia   Diagoras Airport, 85106 Paradisi
      Tel. +30 22420 555 014   Tel. +30 22410 550 17
      Kleinwagen, z. B. Fiat 500 oder ähnlich`,
    products: ['Sixt | 2027-05-03T11:45 Kos Flughafen | 2027-05-10T09:15 Rhodos Flughafen | 9914402GR1'],
    people: ['Jonas Tilker'],
  },
  {
    name: 'places in one table and times in another',
    text: `
      Thanks, Imogen Clarke
      Your Confirmation Number is: J5520917A31
      Pickup Location   Return Location
      PORTLAND INTERNATIONAL AIRPORT   SEATTLE TACOMA INTERNATIONAL AIRPORT
      7000 NE Airport Way
      Portland, OR 97218
      3150 S 160th St
      SeaTac, WA 98188
      503-555-0142   206-555-0177
      Pickup Time   Return Time
      Wed, Sep 08, 2027 at 09:30 AM   Tue, Sep 14, 2027 at 05:00 PM
      Hours of Operation: Sun-Sat 12:00 AM - 11:59 PM   Hours of Operation: Sun-Sat 12:00 AM - 11:59 PM
      Your Vehicle
      Nissan Rogue or similar
      Thank you for choosing Hertz`,
    products: [
      'Hertz | 2027-09-08T09:30 PORTLAND INTERNATIONAL AIRPORT | 2027-09-14T17:00 SEATTLE TACOMA INTERNATIONAL AIRPORT | J5520917A31',
    ],
  },
  {
    name: 'a Swedish mail with headings that say fetch and leave',
    text: `
      Tack för din bokning, Stina!
      Nedan hittar du uppgifterna om din hyrbil.
      BOKNINGSNUMMER
      30911772SE4
      HÄMTA
      lördag 6 februari 2027 kl. 10.15
      Åre Östersund Flygplats
      Frösövägen 1, 832 96 Frösön tel. 063-555 014
      Öppet lör 09.00-17.30
      LÄMNA
      lördag 13 februari 2027 kl. 16.00
      Trondheim Værnes Lufthavn
      Lufthavnveien 2, 7500 Stjørdal
      BIL
      Volvo V60 eller liknande
      Avis Sverige`,
    products: ['Avis | 2027-02-06T10:15 Åre Östersund Flygplats | 2027-02-13T16:00 Trondheim Værnes Lufthavn | 30911772SE4'],
  },
  {
    name: 'sections for fetching and giving back with labels of their own',
    text: `
      Rental voucher
      Reservation number   7719023
      Rental company   Fjord Rent
      Main driver   Beth Ainsley (b. 1984-02-11)
      PICK-UP
      Place   Egilsstadir Airport (Vallarvegur 2, 700 Egilsstadir) – free shuttle, 3 min
      Date and time   Saturday 5 June 2027 at 13:30
      DROP-OFF
      Place   Keflavik Airport (key box)
      Date and time   Monday 14 June 2027 at 06:00
      CAR
      Model   Suzuki Vitara, manual
      Mileage   Unlimited
      PAYMENT
      Total   ISK 98 500
      Deposit paid 2 Mar 2027   ISK 14 775
      Due at pick-up   ISK 83 725
      Cancellation: the deposit is refunded if you cancel at least 48 hours before pick-up (by 3 June 2027, 13:30 GMT). Fuel: return full.`,
    products: ['Fjord Rent | 2027-06-05T13:30 Egilsstadir Airport | 2027-06-14T06:00 Keflavik Airport | 7719023'],
  },
  {
    name: 'a car in an itinerary whose heading stands in the margin',
    text: `
      Travel itinerary for BECKETT / LYDIA MRS
      Record locator QT7M2K
      Supplier   Confirmation
      Europcar   30761144ZA2
      Pick-up   Drop-off
      6 Apr 2027 09:00   9 Apr 2027 16:30
      CAR   Lanseria International Airport   Cape Town International Airport
      Car type   Rate
      Intermediate automatic (ICAR)   ZAR 760.00/day, 200 km/day
      Membership   Payment
      Preferred 6QK***   Corporate rate A871100`,
    products: [
      'Europcar | 2027-04-06T09:00 Lanseria International Airport | 2027-04-09T16:30 Cape Town International Airport | 30761144ZA2',
    ],
  },
  {
    name: 'cells of a table that go on in the line below',
    text: `
      Reservation Number: K7PLQ2
      Prepared for BURNHAM / ELSIE
      Tuesday, June 8, 2027   Car
      National Car   Pick-up: Tue, June 8,   Drop-off: Thu, June 10,   Confirmed
      Rental   2027 1:15 PM   2027 4:30 PM   Confirmation:
      Midsize SUV,   Savannah Hilton Head   Savannah Hilton Head   2284460273US4
      automatic, A/C   International Airport   International Airport
      Rate: USD 61.40 per day, unlimited mileage.`,
    products: [
      'National Car Rental | 2027-06-08T13:15 Savannah Hilton Head International Airport | 2027-06-10T16:30 Savannah Hilton Head International Airport | 2284460273US4',
    ],
  },
  {
    name: 'a Norwegian hire',
    text: `
      Bekreftelse på leiebil
      Bestillingsnummer: 55810293
      Leverandør: Budget
      Utlevering: 12.07.2027 kl. 10:00, Bodø lufthavn
      Innlevering: 16.07.2027 kl. 15:30, Evenes lufthavn
      Bil: Toyota Yaris eller tilsvarende
      Sjåfør: Kjetil Ravn`,
    products: ['Budget | 2027-07-12T10:00 Bodø lufthavn | 2027-07-16T15:30 Evenes lufthavn | 55810293'],
  },
  {
    name: 'a Polish hire',
    text: `
      Potwierdzenie rezerwacji samochodu
      Numer rezerwacji: PL-882013
      Wypożyczalnia: Express Rent
      Miejsce odbioru: Lotnisko Gdańsk
      Data odbioru: 04.06.2027 12:00
      Miejsce zwrotu: Lotnisko Kraków
      Data zwrotu: 08.06.2027 18:00
      Kierowca: Ewa Wrona
      Skoda Fabia lub podobny`,
    products: ['Express Rent | 2027-06-04T12:00 Lotnisko Gdańsk | 2027-06-08T18:00 Lotnisko Kraków | PL-882013'],
  },
  {
    name: 'an Italian voucher of a broker in two columns of labels and values',
    text: `
      VOUCHER NOLEGGIO AUTO
      Numero prenotazione: NA-300192
      Compagnia di noleggio   Sardegna Rent
      Conducente   Sig. Livio Marras
      RITIRO   RICONSEGNA
      Olbia Aeroporto   Alghero Aeroporto
      12/09/2027 ore 10:30   19/09/2027 ore 08:00
      Orario di apertura: 08:00-23:00   Orario di apertura: 07:00-22:00
      Lancia Ypsilon o simile`,
    products: ['Sardegna Rent | 2027-09-12T10:30 Olbia Aeroporto | 2027-09-19T08:00 Alghero Aeroporto | NA-300192'],
  },
  {
    name: 'a date and a time under labels of their own',
    text: `
      Votre location est confirmée
      Numéro de réservation : 1180-44726
      Loueur : Rhône Auto
      Départ
      Agence : Lyon Part-Dieu Gare
      Date : 14/05/2027
      Heure : 09:00
      Retour
      Agence : Annecy Centre
      Date : 17/05/2027
      Heure : 18:30
      Véhicule : Renault Captur ou similaire
      Conducteur : Mme Solène Huet`,
    products: ['Rhône Auto | 2027-05-14T09:00 Lyon Part-Dieu Gare | 2027-05-17T18:30 Annecy Centre | 1180-44726'],
    people: ['Solène Huet'],
  },
  {
    name: 'a Spanish hire in prose',
    text: `
      Hola Nerea Ochoa, tu coche de alquiler está confirmado (reserva 7711-BIO). Recogida el 21 de junio de 2027 a las 11:30 en Bilbao Aeropuerto y devolución el 25 de junio de 2027 a las 20:00 en Santander Aeropuerto.
      Compañía: Cantabria Cars. Grupo B, Seat Ibiza o similar.`,
    products: ['Cantabria Cars | 2027-06-21T11:30 Bilbao Aeropuerto | 2027-06-25T20:00 Santander Aeropuerto | 7711-BIO'],
  },
  {
    name: 'a Finnish hire',
    text: `
      Vuokra-auton varausvahvistus
      Varausnumero: 90217734
      Vuokraamo: Pohjola Autot
      Nouto: 5.3.2027 klo 14:00, Rovaniemi lentoasema
      Palautus: 12.3.2027 klo 10:00, Kittilä lentoasema
      Toyota Corolla tai vastaava`,
    products: ['Pohjola Autot | 2027-03-05T14:00 Rovaniemi lentoasema | 2027-03-12T10:00 Kittilä lentoasema | 90217734'],
  },
  {
    name: 'a Czech hire',
    text: `
      Potvrzení rezervace vozu
      Číslo rezervace: CZ551902
      Půjčovna: Moravia Car
      Vyzvednutí: 3. 7. 2027 09:00, Brno letiště
      Vrácení: 7. 7. 2027 17:00, Praha letiště
      Škoda Octavia nebo podobný`,
    products: ['Moravia Car | 2027-07-03T09:00 Brno letiště | 2027-07-07T17:00 Praha letiště | CZ551902'],
  },
]
