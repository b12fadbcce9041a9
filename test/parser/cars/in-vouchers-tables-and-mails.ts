/** Confirmations of hired cars in vouchers, tables and mails of many countries, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_IN_VOUCHERS: readonly Sample[] = [
  {
    name: 'a voucher in two languages, with the number of who arranged it and that of the firm',
    text: `
      Voucher-Nr.: RW-4407129-01
      MIETWAGEN-VOUCHER / RENTAL VOUCHER
      Vermieter / Supplier                 Costa Brava by Car
      Bestätigungsnr. / Confirmation       CBC 7K20418
      Hauptfahrer / Main driver            LÖFFLER, ROSWITHA FRAU
      Zusatzfahrer / Add. driver           TRAUTMANN, HANS-DIETER HERR
      ANMIETUNG / PICK-UP                  ABGABE / DROP-OFF
      Sa 16.05.2026, 13:00 Uhr             Sa 30.05.2026, 09:30 Uhr
      Girona Flughafen (GRO)               Barcelona Flughafen (BCN)
      Aeroport de Girona, Area Rent a Car  Aeroport del Prat, Terminal 1`,
    products: ['Costa Brava by Car | 2026-05-16T13:00 Girona Flughafen (GRO) | 2026-05-30T09:30 Barcelona Flughafen (BCN) | CBC 7K20418'],
    people: ['Roswitha Löffler'],
    reference: 'RW-4407129-01',
  },
  {
    name: 'the number of the supplier, also where the label goes on behind it',
    text: `
      Bevestiging van uw huurauto
      Boekingsnummer                    KL 4471.208
      Conf. no. supplier                ALB-5513-20077
      Bestuurder / Driver               Sanne van den Akker
      2e bestuurder / Add. driver       Joris Hoekstra
      Verhuurder / Supplier             Algarve Wheels Rent a Car
      Ophalen / Pick up                 Inleveren / Drop off
      vrijdag 26-04-2027 10:15 uur      zondag 05-05-2027 08:00 uur
      Faro Luchthaven                   Lissabon Station Oriente`,
    products: ['Algarve Wheels Rent a Car | 2027-04-26T10:15 Faro Luchthaven | 2027-05-05T08:00 Lissabon Station Oriente | ALB-5513-20077'],
    people: ['Sanne van den Akker', 'Joris Hoekstra'],
    reference: 'KL 4471.208',
  },
  {
    name: 'the number of the firm that is named in its label',
    text: `
      Tack för din bokning av hyrbil
      Ordernummer: 300512
      Hertz bokningsnummer: J5520917
      Hämtning: fredag 12 mars 2027 kl. 09.00, Kiruna flygplats
      Återlämning: måndag 15 mars 2027 kl. 16.00, Luleå flygplats
      Förare: Alva Sandelin
      Extra förare: Nils Sandelin`,
    products: ['Hertz | 2027-03-12T09:00 Kiruna flygplats | 2027-03-15T16:00 Luleå flygplats | J5520917'],
    people: ['Alva Sandelin', 'Nils Sandelin'],
    reference: '300512',
  },
  {
    name: 'drivers below one another without labels of their own',
    text: `
      Booking reference NCR-440718
      Pick up:   Tuesday 17 February 2027 at 16:00
      Akureyri Airport (Nordic Car Rental, Urdargil 3)
      Drop off:  Tuesday 24 February 2027 at 05:30
      Keflavik Airport (Nordic Car Rental, Flugvellir 2)
      Flight nr: FI 455
      Drivers:   Winifred Lowe-Parker
      Desmond Lowe
      Studded tyres included 1 Nov - 14 April.`,
    products: ['Nordic Car Rental | 2027-02-17T16:00 Akureyri Airport | 2027-02-24T05:30 Keflavik Airport | NCR-440718'],
    people: ['Winifred Lowe-Parker', 'Desmond Lowe'],
    reference: 'NCR-440718',
  },
  {
    name: 'labels side by side whose columns come one after the other',
    text: `
      Tak fordi du valgte Europcar. Din reservation er bekræftet.
      Reservationsnummer: D4418207
      Afhentning   Aflevering
      lør. 12. juni 2027 kl. 10.00
      Aalborg Lufthavn
      Ny Lufthavnsvej 100
      9400 Nørresundby
      lør. 19. juni 2027 kl. 17.00
      Billund Lufthavn
      Passagervej 10, 7190 Billund
      Fører: Mette Kragelund`,
    products: ['Europcar | 2027-06-12T10:00 Aalborg Lufthavn | 2027-06-19T17:00 Billund Lufthavn | D4418207'],
    people: ['Mette Kragelund'],
    reference: 'D4418207',
  },
  {
    name: 'both places in one, and two drivers in one cell',
    text: `
      Réservation n° L-27-0418-00712
      Location de véhicules utilitaires
      Agence de départ et de retour    Locataire
      VAN'LOC NANTES BEAULIEU          Société : SARL MENUISERIE PRIGENT
      12 boulevard Vincent Gâche       Le Guern
      Véhicule   Départ prévu   Retour prévu   Conducteurs désignés
      Renault Master ou équivalent   28/06/27 17h30   30/06/27 20h00   M. Yann PRIGENT Mlle Solène TANGUY
      Désignation   Qté   P.U. HT   Total HT`,
    products: ["? | 2027-06-28T17:30 VAN'LOC NANTES BEAULIEU | 2027-06-30T20:00 VAN'LOC NANTES BEAULIEU | L-27-0418-00712"],
    people: ['Yann Prigent', 'Solène Tanguy'],
    reference: 'L-27-0418-00712',
  },
  {
    name: 'a driver with two initials, who is told in full elsewhere',
    text: `
      Dhr. K.P. van Loon
      Reserveringsnummer 88120447
      Ophaallocatie         Schiphol Airport
      Ophaaldatum           12-09-2027
      Ophaaltijd            10:30
      Inleverlocatie        Eindhoven Airport
      Inleverdatum          19-09-2027
      Inlevertijd           11:00
      Hoofdbestuurder       Karel van Loon
      Autoverhuurder        Sixt`,
    products: ['Sixt | 2027-09-12T10:30 Schiphol Airport | 2027-09-19T11:00 Eindhoven Airport | 88120447'],
    people: ['Karel van Loon'],
    reference: '88120447',
  },
  {
    name: 'a label in the middle of its cells',
    text: `
      Reserva confirmada. Localizador VA55120934
      Alquiler de coche con Goldcar
      Sábado 12/09/2027 10:30
      Recogida        Aeropuerto de Bilbao
      Mostrador en terminal
      Domingo 19/09/2027 11:00
      Devolución      Aeropuerto de Santander
      Aparcamiento P1
      Conductor       Nerea Larrañaga`,
    products: ['Goldcar | 2027-09-12T10:30 Aeropuerto de Bilbao | 2027-09-19T11:00 Aeropuerto de Santander | VA55120934'],
    people: ['Nerea Larrañaga'],
    reference: 'VA55120934',
  },
  {
    name: 'places above moments that stand side by side',
    text: `
      Confirmation de réservation n° 55120447
      Location de voiture Europcar
      Lyon Part-Dieu Gare              →            Paris Gare de Lyon
      sam. 12 sept. 2027, 10:30                     dim. 19 sept. 2027, 11:00
      Véhicule : Renault Clio ou similaire
      Conducteur principal : Apolline Marchetti`,
    products: ['Europcar | 2027-09-12T10:30 Lyon Part-Dieu Gare | 2027-09-19T11:00 Paris Gare de Lyon | 55120447'],
    people: ['Apolline Marchetti'],
    reference: '55120447',
  },
  {
    name: 'hours below labels of their own',
    text: `
      Confirmation de réservation n° 55120447
      Location de voiture Europcar
      Date de départ
      12/09/2027
      Heure de départ
      10h30
      Lieu de départ
      Lyon Part-Dieu Gare
      Date de retour
      19/09/2027
      Heure de retour
      11h00
      Lieu de retour
      Paris Gare de Lyon
      Conducteur
      Apolline Marchetti`,
    products: ['Europcar | 2027-09-12T10:30 Lyon Part-Dieu Gare | 2027-09-19T11:00 Paris Gare de Lyon | 55120447'],
    people: ['Apolline Marchetti'],
    reference: '55120447',
  },
  {
    name: 'a Turkish hire',
    text: `
      REZERVASYON ONAYI
      Rezervasyon No: KR55120447
      Sürücü: Zeynep Aydınlı
      ALIŞ                                   DÖNÜŞ
      12 Temmuz 2027 Pazartesi, 10:00        19 Temmuz 2027 Pazartesi, 18:00
      İzmir Adnan Menderes Havalimanı        Bodrum Milas Havalimanı
      Araç: Fiat Egea veya benzeri
      Garenta`,
    products: ['Garenta | 2027-07-12T10:00 İzmir Adnan Menderes Havalimanı | 2027-07-19T18:00 Bodrum Milas Havalimanı | KR55120447'],
    people: ['Zeynep Aydınlı'],
    reference: 'KR55120447',
  },
  {
    name: 'a Turkish hire with labels for days and offices',
    text: `
      Rezervasyon No: KR55120447
      Ek sürücü: Deniz Aydınlı
      Alış Ofisi: Trabzon Havalimanı
      Alış Tarihi: 12.07.2027 10:00
      İade Ofisi: Rize Merkez
      İade Tarihi: 19.07.2027 18:00
      Araç kiralama firması: Ege Oto Kiralama`,
    products: ['Ege Oto Kiralama | 2027-07-12T10:00 Trabzon Havalimanı | 2027-07-19T18:00 Rize Merkez | KR55120447'],
    people: ['Deniz Aydınlı'],
    reference: 'KR55120447',
  },
  {
    name: 'a Finnish hire with another driver',
    text: `
      Varausvahvistus nro 2291140
      Nouto                  Palautus
      Oulu Lentoasema        Rovaniemi Lentoasema
      Torstai 11.3.2027      Sunnuntai 14.3.2027
      klo 9:00               klo 16:30
      Auto: VW Golf tai vastaava
      Vuokraaja: Aino Mäkipää-Rautio
      Lisäkuljettaja: Veikko Rautio
      Vuokraamo: Pohjola Autovuokraus`,
    products: ['Pohjola Autovuokraus | 2027-03-11T09:00 Oulu Lentoasema | 2027-03-14T16:30 Rovaniemi Lentoasema | 2291140'],
    people: ['Aino Mäkipää-Rautio', 'Veikko Rautio'],
    reference: '2291140',
  },
  {
    name: 'a Czech hire with places that have commas',
    text: `
      Rezervace potvrzena. Číslo rezervace: PV 7719023
      Pronájem vozu: Europcar
      Místo vyzvednutí: Brno, Tuřany letiště
      Datum a čas vyzvednutí: 12.09.2027 10:30
      Místo vrácení: Praha, Ruzyně letiště
      Datum a čas vrácení: 19.09.2027 11:00
      Řidič: Vendula Horáčková`,
    products: ['Europcar | 2027-09-12T10:30 Brno, Tuřany letiště | 2027-09-19T11:00 Praha, Ruzyně letiště | PV 7719023'],
    people: ['Vendula Horáčková'],
    reference: 'PV 7719023',
  },
  {
    name: 'a motor home, handed over and taken back',
    text: `
      Buchungsbestätigung Nr. 26-114782
      vielen Dank für Ihre Buchung bei Nordcamp Reisemobile.
      Anmietstation: Hamburg-Nord
      Rückgabestation: Hamburg-Nord
      Mietbeginn: 11.07.2027, 14:00 - 17:00 Uhr
      Mietende: 25.07.2027, 09:00 - 11:00 Uhr
      Fahrzeugkategorie: Wohnmobil Family
      Fahrer 1: Torsten Brakelmann
      Fahrer 2: Silke Brakelmann`,
    products: ['Nordcamp Reisemobile | 2027-07-11T14:00 Hamburg-Nord | 2027-07-25T09:00 Hamburg-Nord | 26-114782'],
    people: ['Torsten Brakelmann', 'Silke Brakelmann'],
    reference: '26-114782',
  },
  {
    name: 'a motorcycle with a rider and a passenger',
    text: `
      Your motorcycle rental is confirmed!
      Thank you for renting with RoadFalcon. Your reservation #RF-7718244-DEN was booked on 04/29/2027.
      PICK UP                               DROP OFF
      Denver                                Salt Lake City
      5182 S Federal Blvd, Denver, CO 80123      11860 S State St, Draper, UT 84020
      06/05/2027 9:00 AM                    06/09/2027 4:00 PM
      Motorcycle                            Rider              Protection
      Indian Scout Bobber 2026              Wes Ockerman       VIP Zero Deductible     4 nights
      Passenger: Dana Ockerman`,
    products: ['RoadFalcon | 2027-06-05T09:00 Denver | 2027-06-09T16:00 Salt Lake City | RF-7718244-DEN'],
    people: ['Wes Ockerman', 'Dana Ockerman'],
    reference: 'RF-7718244-DEN',
  },
  {
    name: 'departure and return of a car where nothing flies',
    text: `
      Hitachi Rent a Car      Reservation Confirmation Sheet
      Dear MR. ANSELM TORVIK
      Reservation No.      B0441 2291 17
      Departure            2027/05/08 (Sat) 18:00
      Naha Airport Shop
      Return               2027/05/13 (Thu) 12:00
      Ishigaki Port Shop
      Car class            W3 (7-8 seats)`,
    products: ['Hitachi Rent a Car | 2027-05-08T18:00 Naha Airport Shop | 2027-05-13T12:00 Ishigaki Port Shop | B0441 2291 17'],
    people: ['Anselm Torvik'],
    reference: 'B0441 2291 17',
  },
  {
    name: 'the period of a hire without hours',
    text: `
      Bekreftelse på leie av bobil
      Reservasjonsnummer: NO44120
      Leieperiode: 12.07.2027 - 19.07.2027
      Hentested: Bodø lufthavn
      Leveringssted: Tromsø lufthavn
      Fører: Ingvild Aasheim
      Utleier: Fjord Bobilutleie`,
    products: [],
    people: [],
    reference: '',
  },
  {
    name: 'a firm beside a place, which is none',
    text: `
      Reserva 7712-0934 confirmada. Alquiler de coche
      Localizador   Recogida
      7712-0934   Sábado 12/09/2027 10:30
      Aeropuerto de Bilbao
      Conductor   Mostrador en terminal
      Nerea Larrañaga
      Devolución
      Compañía   Domingo 19/09/2027 11:00
      Wiber
      Aeropuerto de Santander`,
    products: ['Wiber | 2027-09-12T10:30 Aeropuerto de Bilbao | 2027-09-19T11:00 Aeropuerto de Santander | 7712-0934'],
    people: ['Nerea Larrañaga'],
    reference: '7712-0934',
  },
  {
    name: 'the one a letter is addressed to, and not whom he may ask',
    text: `
      Buchungsbestätigung 26-114782
      Wohnmobilvermietung Nordcamp
      Herrn
      Torsten Brakelmann
      Fliederweg 4
      Ihr Ansprechpartner: Frau Meike Tolksdorf
      Anmiet- und Rückgabestation: Nordcamp Hamburg-Nord
      Übergabe: Sa. 11.07.2027, 14:00 Uhr
      Rücknahme: So. 25.07.2027, 10:00 Uhr`,
    products: [
      'Wohnmobilvermietung Nordcamp | 2027-07-11T14:00 Nordcamp Hamburg-Nord | 2027-07-25T10:00 Nordcamp Hamburg-Nord | 26-114782',
    ],
    people: ['Torsten Brakelmann'],
    reference: '26-114782',
  },
  {
    name: 'the number of the supplier below its label in a grid of labels',
    text: `
      Bono de alquiler de coche. Nº de reserva: AV-77120934
      Recogida: 12/09/2027 10:30, Aeropuerto de Bilbao
      Devolución: 19/09/2027 11:00, Aeropuerto de Bilbao
      Nº de vuelo   Confirmación del proveedor   Días
      VY1422   RG55120887   7
      Conductor principal   Compañía   Vehículo
      Nerea Larrañaga   Playa Coches   Fiat 500 o similar`,
    products: ['Playa Coches | 2027-09-12T10:30 Aeropuerto de Bilbao | 2027-09-19T11:00 Aeropuerto de Bilbao | RG55120887'],
    people: ['Nerea Larrañaga'],
    reference: 'AV-77120934',
  },
  {
    name: 'one car, though other days are told of its ends',
    text: `
      Upcoming rental confirmed, confirmation # 5511904472
      PICK-UP
      Fri, Aug 20, 2027 at 10:00 AM
      Ripon Station
      RETURN
      Mon, Aug 23, 2027 at 6:00 PM
      Ripon Station
      Free cancellation before pick-up until Thu, Aug 19 at 10:00 AM. Late return after Mon, Aug 23 at 6:30 PM is charged.
      Compact SUV, Nissan Kicks or similar
      Enterprise Rent-A-Car
      Driver: Anita Rawcliffe`,
    products: ['Enterprise | 2027-08-20T10:00 Ripon Station | 2027-08-23T18:00 Ripon Station | 5511904472'],
    people: ['Anita Rawcliffe'],
    reference: '5511904472',
  },
  {
    name: 'a scan of a sheet that tells the flight one comes with',
    text: `
      Reservation Confirmation Sheet
      Reservation No.                C0552 3301 19
      Name                              SANDVIK ASTRID            passengers             4 (Child seat: 1)
      2027/05/08 (Sat) 18:00
      Departure                        Memanbetsu Airport Shop
      Business hours 8:00-20:00
      2027/05/13 (Thu) 12:00
      Return                            Kushiro Ekimae Shop
      Arrival flight                    NH 73 (17:05 arr.)               Shuttle                 arrival lobby 1F
      Estimated Total (tax included) - payment at the shop
      Please return with a full tank. Drift Ice Rent a Car`,
    products: ['Drift Ice Rent a Car | 2027-05-08T18:00 Memanbetsu Airport Shop | 2027-05-13T12:00 Kushiro Ekimae Shop | C0552 3301 19'],
    people: ['Sandvik Astrid'],
    reference: 'C0552 3301 19',
  },
  {
    name: 'parts of airports left out of their names',
    text: `
      Reserva 4417-20931 confirmada. Aluguer de viatura
      Estação de levantamento: Porto Aeroporto Terminal de Chegadas
      Data de levantamento: 05-09-2027 09:30
      Estação de devolução: Lisboa Aeroporto Parque P2
      Data de devolução: 12-09-2027 18:00
      Condutor: Eduarda Seixas
      Condutor adicional: Rui Seixas
      Fornecedor: Algarve Autos`,
    products: ['Algarve Autos | 2027-09-05T09:30 Porto Aeroporto | 2027-09-12T18:00 Lisboa Aeroporto | 4417-20931'],
    people: ['Eduarda Seixas', 'Rui Seixas'],
    reference: '4417-20931',
  },
  {
    name: 'the days of a camper with hours at its station',
    text: `
      Buchungsbestätigung. Buchungsnummer: 26-114782
      wir freuen uns, Ihnen die Buchung folgenden Reisemobils zu bestätigen:
      Mietzeitraum: 11.07.2027 bis 25.07.2027
      Übernahmezeit: 15:00 - 18:00 Uhr
      Rückgabezeit: 09:00 - 11:00 Uhr
      Mietstation: Ostseecamper Rostock-Süd
      Mieter: Silke Brakelmann`,
    products: ['? | 2027-07-11T15:00 Ostseecamper Rostock-Süd | 2027-07-25T09:00 Ostseecamper Rostock-Süd | 26-114782'],
    people: ['Silke Brakelmann'],
    reference: '26-114782',
  },
  {
    name: 'start and end of a hire with places of both',
    text: `
      Confirmación de reserva Nº 771209341
      Datos del alquiler
      Fecha de inicio: 10/09/2027 10:00
      Fecha de fin: 17/09/2027 21:30
      Lugar de recogida: Alicante Aeropuerto
      Lugar de devolución: Alicante Aeropuerto
      Grupo: Fiat 500 o similar
      Conductor: Nerea Larrañaga
      Centauro`,
    products: ['Centauro | 2027-09-10T10:00 Alicante Aeropuerto | 2027-09-17T21:30 Alicante Aeropuerto | 771209341'],
    people: ['Nerea Larrañaga'],
    reference: '771209341',
  },
  {
    name: 'no car in the period of a house',
    text: `
      Rental agreement for the holiday home Braeside. Booking reference 5511947
      Rental period: 12 June 2027 - 19 June 2027
      There is a parking space for your car and one other vehicle.
      Guest: Anita Rawcliffe`,
    products: [],
    people: [],
    reference: '',
  },
  {
    name: 'a flight one comes with, beside hours of desks',
    text: `
      Réservation 5511904472 confirmée
      Retrait : Marseille Aéroport (MRS), vendredi 12 février 2027 à 10:30
      Horaires : 07:00 - 23:30
      Retour : Nice Aéroport (NCE), lundi 15 février 2027 à 18:30
      Horaires : 06:00 - 23:00
      Vol AF 7302
      Véhicule : Peugeot 208 ou similaire
      Europcar`,
    products: ['Europcar | 2027-02-12T10:30 Marseille Aéroport (MRS) | 2027-02-15T18:30 Nice Aéroport (NCE) | 5511904472'],
    people: [],
    reference: '5511904472',
  },
]
