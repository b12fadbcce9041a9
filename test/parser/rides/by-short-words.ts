/** Rides that short words, headings and other rides tell of, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_BY_SHORT_WORDS: readonly Sample[] = [
  {
    name: 'an American timetable',
    text: `
      RESERVATION CONFIRMATION
      Confirmation Number: 2204983
      RAIL ITINERARY

      Thursday, June 24, 2027   Class: Adventure
      Lv Juniper Depot   6:45 AM
      Ar Coldwater Depot   11:05 AM

      Saturday, June 26, 2027   Class: Adventure
      Lv Coldwater Depot   8:15 AM
      Ar Juniper Depot   12:40 PM

      Passengers
      Harold J. Penning (Adult)`,
    products: [
      '? Juniper Depot 2027-06-24T06:45 – Coldwater Depot 2027-06-24T11:05',
      '? Coldwater Depot 2027-06-26T08:15 – Juniper Depot 2027-06-26T12:40',
    ],
    reference: '2204983',
  },
  {
    name: 'a short word without its other, which is a name',
    text: `
      Train tickets
      Booking reference: QWPLKX7
      Ar Rayyan Tours
      Train 4410
      Friday 12 March 2027
      Milano Centrale 08:10
      Bologna Centrale 09:15`,
    products: ['4410 Milano Centrale 2027-03-12T08:10 – Bologna Centrale 2027-03-12T09:15'],
    reference: 'QWPLKX7',
  },
  {
    name: 'a ferry back from a port that nobody knows',
    text: `
      Thank you for booking your ferry
      BOOKING REFERENCE   14408111
      OUTWARD
      Lymington to Yarmouth
      Saturday 7 August 2027
      Departs 11:05
      Arrives 11:45
      RETURN
      Fishbourne to Portsmouth
      Saturday 14 August 2027
      Departs 14:00
      Arrives 14:45`,
    products: ['? Lymington 2027-08-07T11:05 – Yarmouth 2027-08-07T11:45', '? Fishbourne 2027-08-14T14:00 – Portsmouth 2027-08-14T14:45'],
    reference: '14408111',
  },
  {
    name: 'a welcome below a way that is told, which is none',
    text: `
      Ferry booking
      BOOKING REFERENCE   14408111
      Lymington to Yarmouth
      Saturday 7 August 2027
      Departs 11:05
      Arrives 11:45
      Your guide
      Welcome to Portsmouth
      Open Saturday 14 August 2027
      from 10:00 to 17:45`,
    products: ['? Lymington 2027-08-07T11:05 – Yarmouth 2027-08-07T11:45'],
    reference: '14408111',
  },
  {
    name: 'two ways between places that nobody knows, the second of which goes on to one that is',
    text: `
      TICKET DE VIAJE / E-TICKET
      Código de reserva / Booking code   Pasajero / Passenger
      PR8842111   ECHEVERRI, IÑAKI
      IDA / OUTBOUND
      TREN / TRAIN   FECHA / DATE   COCHE-ASIENTO
      EXPEDITION 73   18/06/2027   B-14
      ORIGEN / FROM   DESTINO / TO
      OLLANTAYTAMBO   AGUAS MACHU
      Salida / Departure: 07:45 hrs   Llegada / Arrival: 09:15 hrs
      RETORNO / RETURN
      TREN / TRAIN   FECHA / DATE   COCHE-ASIENTO
      VISTADOME 304   19/06/2027   C-31
      ORIGEN / FROM   DESTINO / TO
      AGUAS MACHU   CUSCO
      Salida / Departure: 15:20 hrs   Llegada / Arrival: 19:25 hrs`,
    products: [
      'EXPEDITION 73 OLLANTAYTAMBO 2027-06-18T07:45 – AGUAS MACHU 2027-06-18T09:15',
      'VISTADOME 304 AGUAS MACHU 2027-06-19T15:20 – CUSCO 2027-06-19T19:25',
    ],
    reference: 'PR8842111',
  },
  {
    name: 'numbers in a column of ways, and years in none',
    text: `
      Merci d'avoir acheté votre billet d'autocar.
      Numéro de confirmation : OE-5518111
      Aller – le vendredi 17 décembre 2027
      Départ   De   Arrivée   À   Trajet
      13 h 00   Montréal (Gare d’autocars de Montréal)   16 h 15   Québec (Gare du Palais)   1513
      Retour – le lundi 27 décembre 2027
      Départ   De   Arrivée   À   Trajet
      15 h 00   Québec (Gare du Palais)   18 h 10   Montréal (Gare d’autocars de Montréal)   2027`,
    products: [
      '1513 Montréal (Gare d’autocars de Montréal) 2027-12-17T13:00 – Québec (Gare du Palais) 2027-12-17T16:15',
      '? Québec (Gare du Palais) 2027-12-27T15:00 – Montréal (Gare d’autocars de Montréal) 2027-12-27T18:10',
    ],
    reference: 'OE-5518111',
  },
  {
    name: 'when it was printed and when to be there, a reference like a train, years of age like a town, and a street like another',
    text: `
      Autocars   Imprimé le 30/03/2027 à 17:22
      N° de réservation : FR15-4472111   Voyageur : M. BELKADI Adrien
      Ligne 112
      ven. 23/04/2027
      Convocation 22h15
      Départ 23h00   PARIS GALLIENI
      Arrivée 06h30   LONDRES VICTORIA   164 Buckingham Palace Road
      Tarif : PROMO -26 ANS`,
    products: ['112 PARIS GALLIENI 2027-04-23T23:00 – LONDRES VICTORIA 2027-04-24T06:30'],
    reference: 'FR15-4472111',
  },
  {
    name: 'the town of Ans',
    text: `
      Billet de train
      Référence : QWPLKX7
      Train IC 512
      vendredi 23/04/2027
      Départ 08:12   Ans
      Arrivée 09:14   Leuven`,
    products: ['IC 512 Ans 2027-04-23T08:12 – Leuven 2027-04-23T09:14'],
  },
  {
    name: 'towns of addresses beside two stations',
    text: `
      Billet d'autocar
      N° de réservation : QWPLKX7
      Ligne 112
      PARIS   LYON PERRACHE
      ven. 23/04/2027   Gare routière, 28 av. du Général de Gaulle, 93170 Bagnolet
      Heure de départ 08h00   Heure d'arrivée 13h30`,
    products: ['112 PARIS 2027-04-23T08:00 – LYON PERRACHE 2027-04-23T13:30'],
    reference: 'QWPLKX7',
  },
  {
    name: 'towns that only addresses tell',
    text: `
      Coach booking
      Booking reference: QWPLKX7
      Coach 512
      Friday 23 April 2027
      Departs 08:10   18 King Street, Bristol
      Arrives 10:15   40 Station Road, Swindon`,
    products: ['512 Bristol 2027-04-23T08:10 – Swindon 2027-04-23T10:15'],
    reference: 'QWPLKX7',
  },
  {
    name: 'a port with the word for from within its name, behind that word',
    text: `
      Stena Line
      Boekingsbevestiging

      Boekingsnummer: 48211737

      Heenreis: van Hoek van Holland naar Harwich
      Vertrek: vrijdag 12 februari 2027 14:15
      Aankomst: vrijdag 12 februari 2027 19:45

      Terugreis: van Harwich naar Hoek van Holland
      Vertrek: dinsdag 16 februari 2027 09:00
      Aankomst: dinsdag 16 februari 2027 17:15

      Passagiers
      Dhr. Daan Verhoeven
      Mevr. Lotte Verhoeven

      Totaal betaald: € 312,00`,
    products: [
      '? Hoek van Holland 2027-02-12T14:15 – Harwich 2027-02-12T19:45',
      '? Harwich 2027-02-16T09:00 – Hoek van Holland 2027-02-16T17:15',
    ],
    people: ['Daan Verhoeven', 'Lotte Verhoeven'],
    reference: '48211737',
  },
  {
    name: 'a station with a word for to within its name, which another word parts from where one goes',
    text: `
      CP - Comboios de Portugal
      Bilhete eletrónico
      Nº da reserva: 22019438

      De Viana do Castelo para Porto - Campanhã
      Data: 12/02/2027
      Comboio: IR 850
      Partida: 09:12
      Chegada: 10:41

      De Porto - Campanhã para Viana do Castelo
      Data: 14/02/2027
      Comboio: IR 857
      Partida: 18:10
      Chegada: 19:38

      Passageiro: Rui Tavares`,
    products: [
      'IR 850 Viana do Castelo 2027-02-12T09:12 – Porto - Campanhã 2027-02-12T10:41',
      'IR 857 Porto - Campanhã 2027-02-14T18:10 – Viana do Castelo 2027-02-14T19:38',
    ],
    people: ['Rui Tavares'],
    reference: '22019438',
  },
]
