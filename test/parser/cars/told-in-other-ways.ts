/** Confirmations of hired cars that are told in other ways than most, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_TOLD_OTHERWISE: readonly Sample[] = [
  {
    name: 'a hire whose ends are headed as those of a journey, behind marks that are drawn',
    text: `
      [Kumano Rent a Car] Your reservation is complete

      Dear MARGIT ODA SOLHEIM,

      ■ Reservation number
        318-4402-77156

      ■ Departure
        Date and time : May 9, 2027 (Sun) 10:30
        Location      : Kagoshima Airport Shop
        Phone         : +81-99-555-0142
        Business hours: 08:00 - 20:00
        Arrival flight: JL643

      ■ Return
        Date and time : May 13, 2027 (Thu) 17:00
        Location      : Kumamoto Airport Shop

      ■ Car
        Class         : S (Honda Fit class)
        Options       : Child seat x 1 - 1,100 yen

      ■ What to bring
        - Driver's license valid in Japan`,
    products: ['Kumano Rent a Car | 2027-05-09T10:30 Kagoshima Airport Shop | 2027-05-13T17:00 Kumamoto Airport Shop | 318-4402-77156'],
  },
  {
    name: 'a Spanish hire in the words of the firm, which hands the car over and collects it',
    text: `
      VOLCÁN RENT A CAR
      Su reserva ha quedado confirmada con los siguientes datos:
      Número de reserva:        7714093
      Nombre:                   Itziar Bengoa

      ENTREGA DEL VEHÍCULO
      Isla:                     La Palma
      Oficina:                  Aeropuerto de La Palma
      Día:                      06/02/2027
      Hora:                     11:20
      Nº de vuelo:              NT 655 procedente de Tenerife

      RECOGIDA DEL VEHÍCULO
      Oficina:                  Puerto de Tazacorte
      Día:                      13/02/2027
      Hora:                     09:45

      VEHÍCULO
      Grupo:                    A - Fiat Panda o similar
      Incluye: entrega y recogida en aeropuertos y puertos`,
    products: ['VOLCÁN RENT A CAR | 2027-02-06T11:20 Aeropuerto de La Palma | 2027-02-13T09:45 Puerto de Tazacorte | 7714093'],
  },
  {
    name: 'a Portuguese hire in the words of the firm',
    text: `
      Confirmação de reserva n.º 55081
      Falésia Rent a Car
      Entrega da viatura
      Data: 12/06/2027
      Hora: 10:00
      Local: Aeroporto de Faro
      Recolha da viatura
      Data: 19/06/2027
      Hora: 18:30
      Local: Aeroporto de Lisboa
      Grupo C, Seat Ibiza ou similar`,
    products: ['Falésia Rent a Car | 2027-06-12T10:00 Aeroporto de Faro | 2027-06-19T18:30 Aeroporto de Lisboa | 55081'],
  },
  {
    name: 'a car that is delivered and collected',
    text: `
      Harbourside Car Hire - booking confirmation
      Booking reference: HC-20418
      Delivery
      Saturday 3 July 2027, 09:00
      Southampton Airport
      Collection
      Monday 12 July 2027, 16:30
      Bournemouth Airport
      Ford Focus or similar, full to full`,
    products: ['Harbourside Car Hire | 2027-07-03T09:00 Southampton Airport | 2027-07-12T16:30 Bournemouth Airport | HC-20418'],
  },
  {
    name: 'two hires of a journey, each under its firm and below the house of those days',
    text: `
      De: Leonor Sampaio | Maresia Viagens <leonor@maresia.example>
      Assunto: Madeira e Porto Santo (processo 2027/0518)

      PROCESSO N.º 2027/0518

      1) VOOS                                           localizador K7WQ2P
      TP1687   05JUN  Lisboa (LIS) 08:20  -  Funchal (FNC) 10:05
      TP1698   12JUN  Funchal (FNC) 19:10  -  Lisboa (LIS) 20:50

      2) FUNCHAL
      Hotel: Quinta do Penedo Hotel
             Rua da Carreira 210, 9000-042 Funchal
             check-in 05/06/2027, check-out 09/06/2027
             confirmação QP-33815

      Carro: Atlântida Rent-a-Car
             levantar  05/06/2027 às 10:45, Aeroporto da Madeira
             entregar  09/06/2027 às 12:00, Aeroporto da Madeira
             grupo B, Opel Corsa ou similar
             reserva n.º 90412-AR

      3) SANTANA
      Hotel: Casa do Pico Hotel
             Estrada da Igreja 3, 9230-098 Santana
             check-in 09/06/2027, check-out 12/06/2027
             confirmação 6620918

      Carro: Laurissol
             levantar 09/06/2027 às 13:00, Aeroporto da Madeira
             entregar 12/06/2027 às 17:00, Aeroporto da Madeira
             grupo C, Renault Clio ou similar
             reserva n.º LS55270`,
    products: [
      'TP 1687 LIS 2027-06-05T08:20 – FNC 2027-06-05T10:05',
      'TP 1698 FNC 2027-06-12T19:10 – LIS 2027-06-12T20:50',
      'Quinta do Penedo Hotel | 2027-06-05 – 2027-06-09 | Rua da Carreira 210, 9000-042, Funchal, PT | QP-33815',
      'Casa do Pico Hotel | 2027-06-09 – 2027-06-12 | Estrada da Igreja 3, 9230-098, Santana, PT | 6620918',
      'Atlântida Rent-a-Car | 2027-06-05T10:45 Aeroporto da Madeira | 2027-06-09T12:00 Aeroporto da Madeira | 90412-AR',
      'Laurissol | 2027-06-09T13:00 Aeroporto da Madeira | 2027-06-12T17:00 Aeroporto da Madeira | LS55270',
    ],
    reference: '2027/0518',
  },
  {
    name: 'a German hire whose ends are verbs before their days',
    text: `
      Reisebestätigung, Vorgang 81-4420
      Hotel: Hotel Bellavista, Via Roma 12, 09013 Carloforte
      Anreise 03.05.2027, Abreise 10.05.2027
      Bestätigung 5510332

      Mietwagen: Tirso Autonoleggio
      abholen am 03.05.2027 um 10:00, Flughafen Cagliari
      zurückgeben am 10.05.2027 um 14:30, Flughafen Cagliari
      Fiat 500 oder ähnlich
      Reservierungsnummer TA-70116`,
    products: [
      'Hotel Bellavista | 2027-05-03 – 2027-05-10 | Via Roma 12, 09013, Carloforte | 5510332',
      'Tirso Autonoleggio | 2027-05-03T10:00 Flughafen Cagliari | 2027-05-10T14:30 Flughafen Cagliari | TA-70116',
    ],
  },
  {
    name: 'a driver with the title of a lady in Sweden',
    text: `
      Tack för din bokning, Alva
      Bokningsnummer: 40117729SE2
      Namn   Fröken Alva Lundin Brandt
      Hämtning
      Station   Visby Flygplats
      Datum och tid   lördag 3 juli 2027, 12:00
      Återlämning
      Station   Visby Hamn
      Datum och tid   lördag 10 juli 2027, 10:30
      Grupp   B - Kia Ceed eller motsvarande
      Avis Biluthyrning`,
    products: ['Avis | 2027-07-03T12:00 Visby Flygplats | 2027-07-10T10:30 Visby Hamn | 40117729SE2'],
    people: ['Alva Lundin Brandt'],
  },
  {
    name: 'a driver, below whom it is said that there may be more',
    text: `
      Moin Enno, dein Camper ist gebucht!
      Buchungsnummer: NK-4471902
      Abholung
      Freitag, 04.06.2027
      15:00 Uhr
      Rückgabe
      Freitag, 18.06.2027
      10:00 Uhr
      Station für Abholung und Rückgabe:
      Nordkamp Bremen
      Fahrer

      Enno Tjaden
      Weitere Fahrer kannst du kostenlos an der Station eintragen lassen (Mindestalter 21 Jahre, Führerschein Klasse B).
      Nordkamp Wohnmobilvermietung`,
    products: ['Nordkamp Wohnmobilvermietung | 2027-06-04T15:00 Nordkamp Bremen | 2027-06-18T10:00 Nordkamp Bremen | NK-4471902'],
    people: ['Enno Tjaden'],
  },
  {
    name: 'a driver, below whom stands the card of who comes often',
    text: `
      Meridian Car Rental
      Your reservation is confirmed!
      Confirmation number
      2209417736
      Pick-up
      Sat, Dec 26, 2026 @ 2:00 PM
      Tampa International Airport
      Return
      Sat, Jan 2, 2027 @ 11:30 AM
      Miami International Airport
      Driver
      Rosa Inés Delgado-Moore
      Meridian Insider # 4•••••118
      Vehicle
      Minivan
      Kia Carnival or similar`,
    products: [
      'Meridian Car Rental | 2026-12-26T14:00 Tampa International Airport | 2027-01-02T11:30 Miami International Airport | 2209417736',
    ],
    people: ['Rosa Inés Delgado-Moore'],
  },
  {
    name: 'a French driver with all given names, and the branches in small letters behind their moments',
    text: `
      Réservation n° V3390175
      Votre location
      Catégorie   Utilitaire 12 m³ (Renault Master ou équivalent)
      Départ   Vendredi 25/09/2027 à 17:30 – agence RENNES SUD
      Retour   Dimanche 27/09/2027 à 19:00 – agence RENNES SUD (dépôt des clés en boîte sécurisée)
      1er conducteur   LEBRUN-TANGUY Anne-Sophie, Clémence
      2e conducteur   TANGUY Gildas
      Kilométrage inclus   500 km (km supplémentaire : 0,32 € TTC)
      Breizh Location Utilitaires`,
    products: ['? | 2027-09-25T17:30 RENNES SUD | 2027-09-27T19:00 RENNES SUD | V3390175'],
    people: ['Anne-Sophie Clémence Lebrun-Tanguy', 'Gildas Tanguy'],
  },
  {
    name: 'the request of a Brazilian broker, beside the number of who hires out',
    text: `
      Viajocar
      Voucher de confirmação
      Código de confirmação da locadora
      QX71B2208K
      Código da solicitação Viajocar
      30551947
      Condutor principal
      Nome   Tainá Brandão Sakamoto
      Locadora
      Unidas
      Retirada   Devolução
      sexta-feira, 16 de julho de 2027, 11:00
      Recife - Aeroporto dos Guararapes
      domingo, 25 de julho de 2027, 09:00
      Recife - Aeroporto dos Guararapes
      Hyundai HB20 ou similar`,
    products: [
      'Unidas | 2027-07-16T11:00 Recife - Aeroporto dos Guararapes | 2027-07-25T09:00 Recife - Aeroporto dos Guararapes | QX71B2208K',
    ],
    reference: '30551947',
  },
  {
    name: 'who hires out where a Dutch broker arranged it',
    from: 'Zonnewiel Huurauto <boekingen@zonnewiel.example>',
    text: `
      Bevestiging van je huurauto
      *Reserveringsnummer*
      8NL330914
      *Ophalen*
      zaterdag 1 mei 2027, 13:20 uur
      Rhodos luchthaven (RHO)
      *Inleveren*
      zaterdag 15 mei 2027, 09:30 uur
      Kos luchthaven (KGS)
      *Auto*
      Categorie D - Hyundai i20 of gelijkwaardig, 5 deurs
      Verhuurder ter plaatse: Petaloudes Wheels
      Zonnewiel Huurauto, Amersfoort`,
    products: ['Petaloudes Wheels | 2027-05-01T13:20 Rhodos luchthaven (RHO) | 2027-05-15T09:30 Kos luchthaven (KGS) | 8NL330914'],
  },
  {
    name: 'a number that a picture tells in pieces, and in one piece elsewhere',
    text: `
      Confirmed: Your Reservation 2206138457COUNT
      Your reservation is confirmed, Morven
      Confirmation number 2206138 457C0U NT
      Pick-up   Return
      Fri, 07 May 2027 @ 09:30   Tue, 11 May 2027 @ 13:00
      Perth Dunkeld Road   Aberdeen Airport
      Rental cost summary
      Vauxhall Astra or similar
      Enterprise Rent-A-Car`,
    products: ['Enterprise | 2027-05-07T09:30 Perth Dunkeld Road | 2027-05-11T13:00 Aberdeen Airport | 2206138457COUNT'],
  },
  {
    name: 'ends of a hire in brackets above their fields, which name the shop',
    text: `
      Thank you very much for using Kumano Rent a Car.
      Reservation number   : 1F27-83064-9
      Name                 : Ingrid Solheim
      [Departure]
      Date and time        : 2027/02/06 (Sat) 12:30
      Shop                 : Asahikawa Airport
      Business hours       : 8:00 - 20:00
      [Return]
      Date and time        : 2027/02/11 (Thu) 15:00
      Shop                 : Asahikawa Airport
      [Vehicle]
      Car model            : Toyota Noah or similar`,
    products: ['Kumano Rent a Car | 2027-02-06T12:30 Asahikawa Airport | 2027-02-11T15:00 Asahikawa Airport | 1F27-83064-9'],
  },
  {
    name: 'places below the heading of each end, above its moment',
    text: `
      Thanks for Travelling with Hertz, Maud
      Your Confirmation Number is: K48213555D9
      PICKUP
      Burnie - Burnie Airport
      6 Long Street, Cambridge TAS 7170
      Phone Number: 03 6237 1199
      Pickup Time: Mon, 27 Dec, 2027 at 09:30
      Hours of Operation: Mon-Sun 7:00 am - 11:00 pm
      RETURN
      Devonport - Devonport Airport
      201 Evandale Road, Western Junction TAS 7212
      Return Time: Wed, 05 Jan, 2028 at 17:00
      YOUR VEHICLE
      (R) Mitsubishi Outlander 2WD or similar
      SFAR | Automatic | 5 passengers | 3 suitcases`,
    products: ['Hertz | 2027-12-27T09:30 Burnie - Burnie Airport | 2028-01-05T17:00 Devonport - Devonport Airport | K48213555D9'],
  },
  {
    name: 'two hires of a journey, each with its place on its own lines',
    text: `
      CONFIRMATION DE COMMANDE
      LOCATIONS DE VOITURE
      1) EUROPCAR                          Confirmation n° 1142087711
         Prise en charge : Pointe-à-Pitre Aéroport, 13/02/2027 à 16h45
         Restitution     : Pointe-à-Pitre Aéroport, 20/02/2027 à 08h30
         Catégorie CDMR - Peugeot 308 ou similaire
      2) HERTZ                             Confirmation n° K57720411F8
         Prise en charge : Fort-de-France Aéroport, 20/02/2027 à 11h30
         Restitution     : Fort-de-France Aéroport, 27/02/2027 à 15h00
         Catégorie CDMR - Renault Mégane ou similaire`,
    products: [
      'EUROPCAR | 2027-02-13T16:45 Pointe-à-Pitre Aéroport | 2027-02-20T08:30 Pointe-à-Pitre Aéroport | 1142087711',
      'HERTZ | 2027-02-20T11:30 Fort-de-France Aéroport | 2027-02-27T15:00 Fort-de-France Aéroport | K57720411F8',
    ],
  },
  {
    name: 'a small firm by the desk that writes for it, and not by what a car park is called after',
    text: `
      Da: Prenotazioni Sardus Autonoleggio <prenotazioni@sardusautonoleggio.it>
      Oggetto: Conferma noleggio n. 2027/0355
      CONFERMA DI NOLEGGIO N. 2027/0355
      Cliente:      Ilse Pedrotti
      Auto:         Jeep Avenger (gruppo D), cambio manuale, benzina
      Consegna:     sabato 19 giugno 2027 ore 22:45
                    Aeroporto di Alghero Fertilia
      Riconsegna:   sabato 26 giugno 2027 ore 06:00
                    Aeroporto di Alghero Fertilia
      Per la riconsegna parcheggi nell'area P2 "rent a car" e lasci le chiavi nella cassetta.`,
    products: [
      'Sardus Autonoleggio | 2027-06-19T22:45 Aeroporto di Alghero Fertilia | 2027-06-26T06:00 Aeroporto di Alghero Fertilia | 2027/0355',
    ],
  },
  {
    name: 'a voucher in two languages, with the number of a flight and letters of what is insured',
    text: `
      Mietwagen-Voucher Car Rental Voucher
      Voucher-Nr. / Voucher no.   BM-61904411
      Mieter und Fahrer / Renter and driver Frau Annegret Lohse
      Anmietung und Abgabe Pick-up and return
      Autovermieter / Car rental company   Centauro Rent a Car
      Anmietung / Pick-up   Mo, 04.10.2027 – 11:00 Uhr
      Faro Flughafen / Faro Airport (FAO)
      Tel. +351 289 889 511 · Öffnungszeiten 07:00 – 00:00
      Abgabe / Return   Mo, 11.10.2027 – 20:30 Uhr
      Faro Flughafen / Faro Airport (FAO)
      wie Anmietung / same as pick-up
      Flugnummer / Flight no.   X3 4822
      Vollkasko (CDW) mit Erstattung der Selbstbeteiligung   Collision damage waiver with excess 1,200 EUR`,
    products: [
      'Centauro Rent a Car | 2027-10-04T11:00 Faro Flughafen / Faro Airport (FAO) | 2027-10-11T20:30 Faro Flughafen / Faro Airport (FAO) | BM-61904411',
    ],
  },
  {
    name: 'moments and branches of departure and return, each label once more in other letters',
    text: `
      Kumano CAR RENTAL
      Your reservation has been completed. / 予約完了
      Reservation No.
      予約番号
      60731-45911

      Departure Date/Time
      出発日時
      2027/10/30 (Sat) 10:30

      Departure Branch
      出発店舗
      Asahikawa Airport Branch (旭川空港店)
      TEL 0166-45-8799 Hours 8:00 - 20:00

      Return Date/Time
      返却日時
      2027/11/02 (Tue) 18:00

      Return Branch
      返却店舗
      Kushiro Airport Branch (釧路空港店)
      TEL 0154-59-0099 Hours 8:00 - 19:00

      Arrival Flight   NH 57

      Car Class   C2 class (Toyota Corolla Touring or similar) 4WD
      NOC waiver   JPY 2,640`,
    products: [
      'Kumano CAR RENTAL | 2027-10-30T10:30 Asahikawa Airport Branch (旭川空港店) | 2027-11-02T18:00 Kushiro Airport Branch (釧路空港店) | 60731-45911',
    ],
  },
  {
    name: 'one place below both moments',
    text: `
      Thank you for your reservation, Orla!
      Your Confirmation Number is: 1749283011
      DATES & LOCATION
      Pickup
      Fri, 7 May, 2027
      @ 9:00
      Return
      Tue, 11 May, 2027
      @ 12:00

      Sligo Pearse Road
      Unit 3 Cleveragh Estate
      Sligo, F91 T6YC
      Tel: +353 71 771 200

      VEHICLE DETAILS
      Opel Corsa, Hyundai i20 or similar
      ERAC Ireland Ltd trading as Enterprise Rent-A-Car.`,
    products: ['Enterprise | 2027-05-07T09:00 Sligo Pearse Road | 2027-05-11T12:00 Sligo Pearse Road | 1749283011'],
  },
  {
    name: 'a number that begins with its year, behind dots',
    text: `
      Confirmação de reserva
      Nº de reserva ............ 26/04499
      Cliente / condutor ....... Ana Reis Moniz
      Viatura .................. Renault Clio ou similar
      Levantamento ............. 04/06/2027 às 14:30, Aeroporto de Ponta Delgada
      Entrega .................. 11/06/2027 às 09:00, Aeroporto de Ponta Delgada
      Ilha Azul Rent-a-Car`,
    products: [
      'Ilha Azul Rent-a-Car | 2027-06-04T14:30 Aeroporto de Ponta Delgada | 2027-06-11T09:00 Aeroporto de Ponta Delgada | 26/04499',
    ],
  },
  {
    name: 'places that brackets tell from others of their town',
    text: `
      Car rental voucher 90217734
      Pick-up: Lisboa (aeroporto de Lisboa)
      12 June 2027 10:30
      Drop-off: Porto (centro da cidade)
      15 June 2027 12:00
      Driver: Ian Frost`,
    products: ['? | 2027-06-12T10:30 Lisboa (aeroporto de Lisboa) | 2027-06-15T12:00 Porto (centro da cidade) | 90217734'],
  },
]
