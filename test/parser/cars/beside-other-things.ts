/** Hired cars beside other things, and as their firms number them, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_BESIDE_OTHERS: readonly Sample[] = [
  {
    name: 'a car by the number its firm knows it by',
    text: `
      Su reserva está confirmada
      Nº de reserva: CQ-20817733
      RECOGIDA
      Aeropuerto de Bilbao
      viernes 12/03/2027 10:30 h
      DEVOLUCIÓN
      Aeropuerto de Santander
      lunes 15/03/2027 18:00 h
      VEHÍCULO
      Seat Ibiza o similar (Grupo B)
      Compañía: Centauro
      Localizador de la compañía: CN48120093
      Conductor: Ainhoa Lertxundi Salaberria`,
    products: ['Centauro | 2027-03-12T10:30 Aeropuerto de Bilbao | 2027-03-15T18:00 Aeropuerto de Santander | CN48120093'],
    reference: 'CQ-20817733',
  },
  {
    name: 'a firm without how others liked it',
    text: `
      Prenotazione confermata
      Numero di prenotazione: AB-77120934
      Fornitore: Noleggiare 8,7
      Ritiro: 03.04.2027 09:30, Cagliari Aeroporto
      Riconsegna: 10.04.2027 19:00, Cagliari Aeroporto
      Auto: Fiat Panda o simile
      Conducente: Ottavia Serpieri`,
    products: ['Noleggiare | 2027-04-03T09:30 Cagliari Aeroporto | 2027-04-10T19:00 Cagliari Aeroporto | AB-77120934'],
  },
  {
    name: 'no place where only the word for one stands',
    text: `
      Bekräftelse på din hyrbil
      Bokningsnummer 55120987
      Hämtning
      Kontor
      Luleå flygplats
      Fredagsvägen 4, 972 54 Luleå
      Tid
      söndag 28.2.2027 kl. 16.20
      Återlämning
      Kontor
      Kiruna flygplats
      Tid
      söndag 7.3.2027 kl. 09.45
      Förare: Alva Stenmark
      Volvo V60 eller likvärdig
      Hertz Biluthyrning`,
    products: ['Hertz | 2027-02-28T16:20 Luleå flygplats | 2027-03-07T09:45 Kiruna flygplats | 55120987'],
  },
  {
    name: 'no car where a stay is told on a line with its hours and cars are praised',
    text: `
      Conferma di prenotazione
      Codice prenotazione: 26-RT5519
      Hotel Cala Rossa ****
      Via del Porto 4, 90010 Ustica
      Arrivo: 30/04/2027 (dalle 14:00) Partenza: 03/05/2027 (entro le 12:00)
      Nome dell'ospite: Fosca Altavilla
      Autonoleggio a partire da 22 € al giorno: noleggio auto con ritiro in hotel`,
    products: ['Hotel Cala Rossa | 2027-04-30 – 2027-05-03 | Via del Porto 4, 90010, Ustica | 26-RT5519'],
  },
  {
    name: 'a car that is handed over where flights and guests depart',
    text: `
      Votre forfait est réservé
      Numéro d’itinéraire 60177430155
      Départ : jeu. 5 août 2027
      Air Canada 8981
      Québec (YQB) 7 h 35 → Montréal (YUL) 8 h 35
      Air Canada 303
      Montréal (YUL) 10 h → Vancouver (YVR) 12 h 28
      Retour : ven. 13 août 2027
      Air Canada 312
      Vancouver (YVR) 13 h → Montréal (YUL) 20 h 5
      Hôtel
      Auberge du Quai
      Arrivée
      jeu. 5 août 2027
      Départ
      mar. 10 août 2027
      avant 11 h
      Voiture
      Budget - Compacte, Kia Rio ou semblable
      Nº de confirmation Budget : 30918827CA
      Prise en charge
      mar. 10 août 2027, 11 h 30
      Gare maritime, Vancouver
      Retour
      ven. 13 août 2027, 10 h
      Aéroport international de Vancouver (YVR)
      Conducteur : Médéric Saint-Onge`,
    products: [
      'AC 8981 YQB 2027-08-05T07:35 – YUL 2027-08-05T08:35',
      'AC 303 YUL 2027-08-05T10:00 – YVR 2027-08-05T12:28',
      'AC 312 YVR 2027-08-13T13:00 – YUL 2027-08-13T20:05',
      'Auberge du Quai | 2027-08-05 – 2027-08-10 | ? | ?',
      'Budget | 2027-08-10T11:30 Gare maritime, Vancouver | 2027-08-13T10:00 Aéroport international de Vancouver (YVR) | 30918827CA',
    ],
  },
  {
    name: 'no train from a station to itself where a car is fetched there',
    text: `
      Your reservation is confirmed
      Confirmation number: 3099120087
      PICK-UP
      Sat, 6 Mar 2027, 10:00
      Perth Railway Station
      14 Harbour Road, Perth, PH1 1SY
      +44 1738 496 0112 · Sat 09:00 - 12:00
      RETURN
      Fri, 12 Mar 2027, 16:30
      Dundee City Centre
      80 Skene Square, Dundee, DD1 2UN
      +44 1382 496 0177 · Fri 08:00 - 18:00
      Driver: Morag Abercrombie
      Vauxhall Corsa or similar
      Enterprise Rent-A-Car`,
    products: ['Enterprise | 2027-03-06T10:00 Perth Railway Station | 2027-03-12T16:30 Dundee City Centre | 3099120087'],
  },
  {
    name: 'no house where a sentence speaks of hotels in a town',
    text: `
      Your car is booked
      Itinerary # 88120077145
      Budget confirmation # 20714466US
      Pick-up
      Mon, Sep 13, 2027 3:30pm
      Portland, OR (PDX-Portland Intl.)
      Drop-off
      Fri, Sep 17, 2027 9:15am
      Seattle, WA (SEA-Seattle - Tacoma Intl.)
      Reserved for Harriet Quillfeather
      Toyota Corolla or similar
      Hotels in Tacoma from $119 a night, Sep 13 - Sep 17, with free cancellation on most of the rooms`,
    products: [
      'Budget | 2027-09-13T15:30 Portland, OR (PDX-Portland Intl.) | 2027-09-17T09:15 Seattle, WA (SEA-Seattle - Tacoma Intl.) | 20714466US',
    ],
  },
  {
    name: 'travellers without what Turks and Dutch put before their names',
    text: `
      Rezervasyon numarası (PNR): K7TN4L
      Uçuş No   Tarih   Kalkış   Varış
      PC2191   23 Ekim 2027   İzmir (ADB)   19:10   İstanbul (SAW)   20:20
      Yolcu
      BAY ORHAN DEMİRCİ
      BAYAN SELİN DEMİRCİ`,
    products: ['PC 2191 ADB 2027-10-23T19:10 – SAW 2027-10-23T20:20'],
    people: ['Orhan Demirci', 'Selin Demirci'],
  },
  {
    name: 'a package whose flights are numbered at their end, below what the house is near',
    text: `
      Booking reference
      RKN7T2
      Your holiday is booked!
      Hotel Sol Marina
      Albufeira, Faro Area, Portugal
      7 nights, Half Board
      Flights
      Depart   Arrive   Flight no.
      Outbound
      East Midlands
      Sun 25 Apr 2027
      15:40
      Faro
      Sun 25 Apr 2027
      18:35
      LS631
      Inbound
      Faro
      Sun 02 May 2027
      19:25
      East Midlands
      Sun 02 May 2027
      22:15
      LS632
      Seats (LS631, LS632)   £76.00`,
    products: ['LS 631 EMA 2027-04-25T15:40 – FAO 2027-04-25T18:35', 'LS 632 FAO 2027-05-02T19:25 – EMA 2027-05-02T22:15'],
    reference: 'RKN7T2',
  },
  {
    name: 'a hire by the number of its contract',
    text: `
      Buchungsbestätigung / Mietvertrag Nr. KIE-27-00412
      Sehr geehrte Frau Petersen,
      hiermit bestätigen wir Ihnen die Anmietung des folgenden Wohnmobils:
      Fahrzeugkategorie   Kompakt - Weinsberg 600
      Übernahme   Samstag, 10.07.2027 um 15:00 Uhr
      Station Kiel, Werftstraße 8, 24143 Kiel
      Rückgabe   Sonntag, 25.07.2027 um 10:00 Uhr
      Station Kiel, Werftstraße 8, 24143 Kiel
      Fahrer   Wiebke Petersen
      Roadsurfer GmbH`,
    products: ['Roadsurfer | 2027-07-10T15:00 Kiel | 2027-07-25T10:00 Kiel | KIE-27-00412'],
    reference: 'KIE-27-00412',
  },
  {
    name: 'a car with the number of the company that pays, which is no flight',
    text: `
      AIR   Departs   Arrives   Confirmation N7QKRL
      LH 455   San Francisco (SFO)   Frankfurt (FRA)
         2:40 PM Sun Jun 13 2027   10:30 AM Mon Jun 14 2027
      CAR   Pick up   Drop off   Confirmation 9914027735
      Sixt   Frankfurt Airport (FRA)   Frankfurt Airport (FRA)   IDAR, 87.00 EUR per day
         Terminal 1   Terminal 1   Corporate ID 7741
         11:30 AM Mon Jun 14 2027   11:00 AM Thu Jun 17 2027`,
    products: [
      'LH 455 SFO 2027-06-13T14:40 – FRA 2027-06-14T10:30',
      'Sixt | 2027-06-14T11:30 Frankfurt Airport (FRA) | 2027-06-17T11:00 Frankfurt Airport (FRA) | 9914027735',
    ],
  },
  {
    name: 'a car with the label of both its ends and the number of its hire, in French',
    text: `
      Getaround
      Votre location est confirmée
      Renault Clio 5
      Début   Fin
      ven. 23 juillet 2027   dim. 25 juillet 2027
      18:00   20:30
      Lieu de prise en charge et de retour

      Rue des Olivettes, 44000 Nantes
      Numéro de location
      #30944170
      Conducteur principal
      Maïwenn Kerbrat`,
    products: ['Getaround | 2027-07-23T18:00 Rue des Olivettes | 2027-07-25T20:30 Rue des Olivettes | 30944170'],
    people: ['Maïwenn Kerbrat'],
  },
  {
    name: 'a car of a firm that signs to all of them are beside',
    text: `
      LYSA Hyrbilar
      Bokningsbekräftelse
      Tack för att du hyr bil hos LYSA.
      Bokningsnummer   1-284990
      Förare   Ellinor Sandgren
      HÄMTNING
      Station   LYSA Göteborg Landvetter
      Datum och tid   onsdag 12 maj 2027 kl. 16:30
      ÅTERLÄMNING
      Station   LYSA Malmö City
      Datum och tid   måndag 17 maj 2027 kl. 08:00
      Så hittar du: följ skyltarna mot Hyrbilar/Car Rental.`,
    products: ['LYSA Hyrbilar | 2027-05-12T16:30 LYSA Göteborg Landvetter | 2027-05-17T08:00 LYSA Malmö City | 1-284990'],
    people: ['Ellinor Sandgren'],
  },
  {
    name: 'a car with a number that is said to be of its firm',
    text: `
      Documentación de viaje
      Nº de expediente   2814-0092417-27
      Alquiler de coche - bono 26/0411990
      Compañía   CICAR
      Recogida   14/02/2027 10:00 h Aeropuerto de Lanzarote, mostrador en terminal de llegadas
      Devolución   21/02/2027 17:30 h Aeropuerto de Lanzarote
      Nº de reserva CICAR   9930990LZ
      Conductora   Inés Galdona Ruiz`,
    products: ['CICAR | 2027-02-14T10:00 Aeropuerto de Lanzarote | 2027-02-21T17:30 Aeropuerto de Lanzarote | 9930990LZ'],
    people: ['Inés Galdona Ruiz'],
    reference: '2814-0092417-27',
  },
  {
    name: 'a car at a station, with the hours of its desk and the train one comes by',
    text: `
      BON D'ÉCHANGE / VOUCHER
      N° confirmation loueur   FR-60411820E3   Loueur local   SIXT
      Conducteur principal   Mme GARNIER Maud
      PRISE EN CHARGE DU VÉHICULE   RESTITUTION DU VÉHICULE
      Date   vendredi 21/05/2027   Date   dimanche 30/05/2027
      Heure   10:30   Heure   17:00
      Agence   MARSEILLE GARE SAINT-CHARLES   Agence   NICE AÉROPORT TERMINAL 2
      Horaires   07h30-21h00   Horaires   06h00-00h00
      Train   TGV 6103 de Paris   Vol   non communiqué`,
    products: ['SIXT | 2027-05-21T10:30 MARSEILLE GARE SAINT-CHARLES | 2027-05-30T17:00 NICE AÉROPORT TERMINAL 2 | FR-60411820E3'],
    people: ['Maud Garnier'],
  },
  {
    name: 'a car whose two addresses stand under its two places',
    text: `
      SANDBANK CAR RENTALS
      Reservation No.   ECC0719000   Status   CONFIRMED
      Customer   Mr Declan Orr

      Rental details
      Collection   Brisbane Airport   Return   Cairns Airport
      Date   Monday 03/05/2027   Date   Friday 14/05/2027
      Time   9:30 AM   Time   2:00 PM
      Address   2 Mill Rd, Eagle Farm QLD 4009   Address   145 Hill Dr, Aeroglen QLD 4870
      Vehicle
      Category   Compact SUV (IFAR)`,
    products: ['SANDBANK CAR RENTALS | 2027-05-03T09:30 Brisbane Airport | 2027-05-14T14:00 Cairns Airport | ECC0719000'],
    people: ['Declan Orr'],
  },
  {
    name: 'a car of an office in Villa Road, with a large cabin',
    text: `
      Hertz rental confirmation
      Confirmation number: H448120934
      Rental period: 3 May 2027 – 9 May 2027
      Location: Calgary SE
      Our Villa Road office is open daily. Motorhome with large cabin or similar.
      Driver: Ms Ann Reed`,
    products: ['Hertz | 2027-05-03 Calgary SE | 2027-05-09 Calgary SE | H448120934'],
  },
]
