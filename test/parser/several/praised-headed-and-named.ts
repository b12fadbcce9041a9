/** Trips beside firms that are praised, under headings that look like news, and houses behind the word for a stay. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const PRAISED_HEADED_AND_NAMED: readonly Sample[] = [
  {
    name: 'an Italian train, with something off a hired car',
    text: `
      Ricevuta di acquisto
      PNR: K7QM2L
      VIAGGIO DI ANDATA   Bologna Centrale → Napoli Centrale Sabato 27/03/2027
      Frecciarossa 9519
      Stazione di Partenza   Stazione di Arrivo   Servizio   PNR
      Bologna Centrale   Napoli Centrale   2ª Standard   K7QM2L
      27/03/2027 - 08:52   27/03/2027 - 12:23   CP 774120883

      Passeggero (Adulto)   Offerta: Super Economy   Carrozza 7   Posto 11A

      Intercity 723
      Stazione di Partenza   Stazione di Arrivo   Servizio   PNR
      Napoli Centrale   Paola   2ª Classe   K7QM2L
      27/03/2027 - 13:48   27/03/2027 - 16:55   CP 774120884
      Noleggio: sconto 15% con Maggiore presentando il biglietto.`,
    products: [
      'Frecciarossa 9519 Bologna Centrale 2027-03-27T08:52 – Napoli Centrale 2027-03-27T12:23',
      'Intercity 723 Napoli Centrale 2027-03-27T13:48 – Paola 2027-03-27T16:55',
    ],
    reference: 'K7QM2L',
  },
  {
    name: 'a French house, with something off a hired car for the days of the stay',
    text: `
      Votre réservation est confirmée
      Numéro de réservation : KVXPQRTL
      Votre hôtel : Hôtel de la Petite Venise
      17 quai des Bateliers
      67000 STRASBOURG - FRANCE
      Arrivée   Départ   Durée   Occupants
      samedi 4 décembre 2027 à partir de 15:00   lundi 6 décembre 2027 avant 12:00   2 nuit(s)   2 adulte(s)
      Le centre est interdit aux véhicules de 11h à 20h.
      Location de voiture avec Europcar jusqu'à -15 %`,
    products: ['Hôtel de la Petite Venise | 2027-12-04 – 2027-12-06 | 17 quai des Bateliers, 67000, STRASBOURG, FR | KVXPQRTL'],
  },
  {
    name: 'a car of a firm that gives something off, which nobody else is on the page beside',
    text: `
      Booking confirmation
      Confirmation number: K4418829
      Europcar, 10 % off for members
      Pick-up: Faro Airport, 6 September 2027 10:00
      Drop-off: Faro Airport, 9 September 2027 10:00
      Vehicle: Seat Ibiza or similar`,
    products: ['Europcar | 2027-09-06T10:00 Faro Airport | 2027-09-09T10:00 Faro Airport | K4418829'],
  },
  {
    name: 'Swedish trains under a heading for what may be given back',
    text: `
      Biljett
      Bokningsnummer   Resenär   Bokad   Avbokning
      YKM7340P   Agneta Sund   2027-05-11   Kan ombokas
      Göteborg C – Stockholm C, tor 17 jun
      06:28   Göteborg C   SJ Snabbtåg 422
      09:36   Stockholm C   2 klass, vagn 5, plats 23`,
    products: ['SJ Snabbtåg 422 Göteborg C 2027-06-17T06:28 – Stockholm C 2027-06-17T09:36'],
    people: ['Agneta Sund'],
    reference: 'YKM7340P',
  },
  {
    name: 'an Italian house behind the word for the stay',
    text: `
      Il tuo soggiorno: La Grotta di Nonna Ersilia, casa nei Sassi
      Prenotazione confermata
      Check-in
      lun 17 maggio 2027
      Check-out
      ven 21 maggio 2027
      Codice di conferma
      HMXQ4WZ72P
      Indirizzo
      Via Bruno Buozzi 112
      75100 Matera MT`,
    products: ['La Grotta di Nonna Ersilia | 2027-05-17 – 2027-05-21 | Via Bruno Buozzi 112, 75100, Matera MT | HMXQ4WZ72P'],
  },
  {
    name: 'how long one stays behind the word for the stay, and the house above its address',
    text: `
      Booking confirmation HK-44718
      Your stay: Three nights, breakfast included
      Seaview House Hotel
      12 Marine Parade, Brighton BN2 1TL
      Check-in: 10 May 2027
      Check-out: 13 May 2027`,
    products: ['Seaview House Hotel | 2027-05-10 – 2027-05-13 | 12 Marine Parade, BN2 1TL, Brighton, GB | HK-44718'],
  },
  {
    name: 'a coach without a number, told by hours and towns beside the word for it',
    text: `
      Your coach ticket
      Booking reference: CT88214
      Saturday 18 September 2027
      09:15   Oxford
      10:50   London Victoria`,
    products: ['? Oxford 2027-09-18T09:15 – London Victoria 2027-09-18T10:50'],
  },
  {
    name: 'a train from a shop that sends a parcel as well',
    text: `
      Your parcel with the tickets is on its way by courier
      Booking reference: TTQ81LMX
      Passenger: Ms Harriet Bowman
      Train 9024: Paris Gare du Nord to London St Pancras Int'l
      Friday 13 August 2027, 13:13 - 14:30 (local times)`,
    products: ["9024 Paris Gare du Nord 2027-08-13T13:13 – London St Pancras Int'l 2027-08-13T14:30"],
  },
  {
    name: 'a Portuguese hire brought back elsewhere, under a title that names both its ends',
    text: `
      Voucher de aluguer de automóvel   N.º da reserva: 60814572
      Levantamento e devolução
      Levantamento   Devolução
      Data e hora   09/04/2027, 18:00   13/04/2027, 12:30
      Local   Faro, Aeroporto (FAO)   Lisboa, Aeroporto (LIS)
      Locadora e viatura
      Fornecedor   DRIVALIA`,
    products: ['DRIVALIA | 2027-04-09T18:00 Faro, Aeroporto (FAO) | 2027-04-13T12:30 Lisboa, Aeroporto (LIS) | 60814572'],
  },
  {
    name: 'a hire with the number of the booking in a row with that of a flight',
    text: `
      Car rental voucher
      Booking reference   Main driver   Rental company
      641882037   Ms Aoife Byrne · Flight number FR7046   Centauro
      Pick-up   Drop-off
      Fri 2 Apr 2027, 10:30   Fri 9 Apr 2027, 09:00
      Málaga Airport   Málaga Airport`,
    products: ['Centauro | 2027-04-02T10:30 Málaga Airport | 2027-04-09T09:00 Málaga Airport | 641882037'],
  },
  {
    name: 'a stay in a French letter, with the months in which the house is closed at its foot',
    text: `
      Hostellerie du Vieux Moulin
      14, quai des Tanneurs 29930 Pont-Aven
      Confirmation de votre réservation n° 2707-113
      Arrivée   mardi 17 août 2027, à partir de 15h
      Départ   samedi 21 août 2027, avant 11 h
      Chambre   1 chambre double
      Fermeture annuelle du 12 novembre au 7 février`,
    products: ['Hostellerie du Vieux Moulin | 2027-08-17 – 2027-08-21 | 14, quai des Tanneurs 29930 Pont-Aven | 2707-113'],
  },
]
