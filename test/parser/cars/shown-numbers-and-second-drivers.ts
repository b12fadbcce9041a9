/** Hired cars by numbers that are to be shown, with a second driver in the same cell and stations within a sentence, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_BY_SHOWN_NUMBERS: readonly Sample[] = [
  {
    name: 'the number that is to be shown at the desk',
    text: `
      Europcar
      Bonjour Madame Solène Kervella,
      Votre réservation est confirmée. Merci de présenter ce numéro au comptoir :
      2287420519
         Départ   Retour
      Agence   Ajaccio Aéroport   Bastia Aéroport Poretta
      Date   Samedi 21 août 2027   Samedi 4 septembre 2027
      Heure   14h15   11h00
      Véhicule : catégorie EDMR, Peugeot 208 ou similaire
      Location 14 jours, kilométrage illimité`,
    products: ['Europcar | 2027-08-21T14:15 Ajaccio Aéroport | 2027-09-04T11:00 Bastia Aéroport Poretta | 2287420519'],
    reference: '2287420519',
  },
  {
    name: 'a number that begins as a word for one, and the second driver behind the first',
    text: `
      NURRA RENT
      noleggio auto a Cagliari
      Gentile Fabio Montresor,
      Prenotazione n. NR27-04419 del 30/05/2027
         Ritiro   Riconsegna
      Sede   Cagliari Elmas Aeroporto   Olbia Costa Smeralda Aeroporto
      Data   mer 16/06/2027   mer 23/06/2027
      Ora   13:45   18:30
      Gruppo C: Fiat Panda Hybrid o similare
      Conducente principale: Fabio Montresor – Seconda guida: Loretta Pani`,
    products: ['NURRA RENT | 2027-06-16T13:45 Cagliari Elmas Aeroporto | 2027-06-23T18:30 Olbia Costa Smeralda Aeroporto | NR27-04419'],
    people: ['Fabio Montresor', 'Loretta Pani'],
  },
  {
    name: 'a station within a Portuguese sentence, and the same for the way back',
    from: 'Guerin Rent-a-Car <reservas@guerin.example>',
    text: `
      Cara Clotilde Tavares,
      Confirmamos a sua reserva n.º 66-2087341, efetuada em 06/04/2027, nas seguintes condições:
      O levantamento da viatura será feito na nossa estação Ponta Delgada Aeroporto no domingo, dia 13 de junho de 2027, às 09h30, e a devolução na mesma estação no sábado, dia 19 de junho de 2027, até às 18h00.
      Viatura: grupo D (Renault Captur ou semelhante), 5 lugares
      Condutor: Clotilde Tavares`,
    products: ['Guerin | 2027-06-13T09:30 Ponta Delgada Aeroporto | 2027-06-19T18:00 Ponta Delgada Aeroporto | 66-2087341'],
  },
  {
    name: 'a car before its class, which is none of who hires it out',
    text: `
      Booking reference: QR771204
      Auto Fiat Panda, categoria B (o similare)
      Noleggiatore: Corallina Rent a Car
      Ritiro: Alghero Aeroporto, 04/06/2027 18:30
      Riconsegna: Alghero Aeroporto, 11/06/2027 09:00`,
    products: ['Corallina Rent a Car | 2027-06-04T18:30 Alghero Aeroporto | 2027-06-11T09:00 Alghero Aeroporto | QR771204'],
  },
  {
    name: 'a title in capitals above, which is no name of a firm',
    text: `
      Locations du Sud
      SYNTHÈSE - Location de véhicules
      Réservation : 5530217
      Conducteur : Luc Lemaire
      Prise en charge : 12/03/2027 10:00 Bordeaux Aéroport
      Restitution : 15/03/2027 10:00 Bordeaux Aéroport`,
    products: ['Locations du Sud | 2027-03-12T10:00 Bordeaux Aéroport | 2027-03-15T10:00 Bordeaux Aéroport | 5530217'],
  },
  {
    name: 'a Hungarian title in capitals',
    text: `
      AUTÓBÉRLÉS ÖSSZEFOGLALÓ
      Foglalási szám: 5530217
      Átvétel: 2027.03.12. 10:00 Budapest Repülőtér
      Leadás: 2027.03.15. 10:00 Budapest Repülőtér
      Opel Astra vagy hasonló`,
    products: ['? | 2027-03-12T10:00 Budapest Repülőtér | 2027-03-15T10:00 Budapest Repülőtér | 5530217'],
  },
  {
    name: 'thanks of those with whom one pays',
    text: `
      Thank you for booking with American Express.
      Your rental car
      Reservation number: 5530217
      Pick-up: 12 March 2027 10:00, Bristol Airport
      Drop-off: 15 March 2027 10:00, Bristol Airport
      Opel Astra or similar`,
    products: ['? | 2027-03-12T10:00 Bristol Airport | 2027-03-15T10:00 Bristol Airport | 5530217'],
  },
  {
    name: 'a pin before where the firm sits, and none before where the car stands',
    text: `
      Moor Car Hire
      Reservation number: 5530217
      Pick-up: 12 March 2027 10:00
      Drop-off: 15 March 2027 10:00
      Opel Astra or similar
      Questions? Come to our main office
      📍 Moor Station Yard, Bristol`,
    products: ['Moor Car Hire | 2027-03-12T10:00 ? | 2027-03-15T10:00 ? | 5530217'],
  },
  {
    name: 'a pin before what one can do',
    text: `
      Moor Car Hire
      Reservation number: 5530217
      Pick-up: 12 March 2027 10:00
      Drop-off: 15 March 2027 10:00
      📍 Find your van on a map`,
    products: ['Moor Car Hire | 2027-03-12T10:00 ? | 2027-03-15T10:00 ? | 5530217'],
  },
  {
    name: 'two streets of one town, which alone tell where it is fetched and where it is brought',
    text: `
      Hyrbil Norrland
      Bokningsnummer: 5530217
      Upphämtning: 12 mars 2027 10:00 hos oss på Skolgatan 14 i Umeå
      Återlämning: 15 mars 2027 10:00 hos oss på Ågatan 3 i Umeå
      VW Golf eller liknande`,
    products: ['Hyrbil Norrland | 2027-03-12T10:00 Skolgatan 14 i Umeå | 2027-03-15T10:00 Ågatan 3 i Umeå | 5530217'],
  },
  {
    name: 'a letter of the firm about a mail that it sent on below',
    from: 'Moor Car Hire <desk@moor.example>',
    subject: 'FW: your hire car',
    text: `
      Dear Nora, your hire car is booked. Reservation number: 5530217
      Pick-up: 12 March 2027 10:00, Bristol Airport
      Drop-off: 15 March 2027 10:00, Bristol Airport

      From: Garage Kunz <kunz@garage.example>
      Sent: 27 November 2026 10:00
      To: Moor Car Hire
      Subject: your hire car

      We have changed the tyres.`,
    products: ['Moor Car Hire | 2027-03-12T10:00 Bristol Airport | 2027-03-15T10:00 Bristol Airport | 5530217'],
  },
]
