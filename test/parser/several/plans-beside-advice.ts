/** Plans that advise and put forward beside what is booked, and in which things stand that look like hires. Nobody in them exists. */

import type { Sample } from '../sample.ts'

/** A plan with a flight, and something else in it that is no hire. */
const withFlight = (name: string, other: string): Sample => ({
  name,
  text: `
      Your itinerary, booking reference TJ88120
      Traveller: Mrs Ada Penrose

      Flight BA 502, 5 June 2027, London Heathrow (LHR) 11:20 - Lisbon (LIS) 14:10

      ${other}`,
  products: ['BA 502 LHR 2027-06-05T11:20 – LIS 2027-06-05T14:10'],
  people: ['Ada Penrose'],
  reference: 'TJ88120',
})

export const PLANS_BESIDE_ADVICE: readonly Sample[] = [
  {
    name: 'a house, and a train for those who come by train, below a title that is no name of a house',
    text: `
      Reiseplan
      Hotel Lindenhof, Hamburg
      Anreise: 12.05.2027, Abreise: 15.05.2027
      Buchungsnummer: LIN88213

      Falls Sie am 12.05.2027 mit der Bahn anreisen: ICE 508 ab München Hbf 08:20 Uhr, Ankunft Hamburg Hbf 14:05 Uhr.`,
    products: ['Hotel Lindenhof | 2027-05-12 – 2027-05-15 | Hamburg | LIN88213'],
    reference: 'LIN88213',
  },
  {
    name: 'a house, and a train for whoever comes by train, in Italian',
    text: `
      Programma di viaggio
      Hotel Murano, Venezia
      Check-in 5 maggio 2027 Check-out 8 maggio 2027
      Prenotazione: MU00921

      Chi arriva in treno il 5 maggio 2027 può prendere il Frecciarossa 9713 che parte da Milano Centrale alle 8:45 e arriva a Venezia Santa Lucia alle 11:10.`,
    products: ['Hotel Murano | 2027-05-05 – 2027-05-08 | Venezia | MU00921'],
    reference: 'MU00921',
  },
  withFlight('a house that is optional', 'Optional: Hotel Murano, Rua das Naus 3, Lisbon, 5 June 2027, 3 nights, optional'),
  withFlight(
    'a dog that is boarded',
    'Boarding for Rex: drop-off on 5 June 2027 at 09:00 at Happy Paws Kennels, Leeds; pick-up on 12 June 2027 at 16:00. Reference HP7712.',
  ),
  withFlight(
    'goods that were ordered',
    'Roof box: collect from Halford & Lane Leeds on 5 June 2027 from 10:00, return by 12 June 2027 at 17:00. Order 771233.',
  ),
  withFlight(
    'the deposit for a minibus with its driver',
    'Minibus with driver, deposit £200: collects the group from Leeds Station on 5 June 2027 at 09:00, returns to Leeds Station on 12 June 2027 at 18:00.',
  ),
  withFlight(
    'a driving course',
    'Driving course: pick-up from 4 Elm Road, Leeds on 5 June 2027 at 09:00, drop-off on 9 June 2027 at 15:00, in a manual Ford Fiesta. Booking DC7712.',
  ),
  withFlight('a lease', 'Lease VW Golf: handover 5 June 2027 at 10:00, VW Leeds. Return 5 June 2030. Contract LS77123, £299 a month.'),
  withFlight(
    'the number of a tour',
    'Tour-Nr.: 77123, by coach from 5 June 2027 to 12 June 2027. Pick-up 6:00 at Leeds Station, back at 20:00.',
  ),
  {
    name: 'rides in lines that begin with their days, the last hour of which ends like a day',
    text: `
      Rejseplan for Mette Holm
      Bookingnummer: MH99182
      8. juni 2027: IC 149 afgår fra København H kl. 10.00 og ankommer Aarhus H kl. 13.02.
      10. juni 2027: IC 132 afgår fra Aarhus H kl. 8.04 og ankommer København H kl. 11.05.`,
    products: [
      'IC 149 København H 2027-06-08T10:00 – Aarhus H 2027-06-08T13:02',
      'IC 132 Aarhus H 2027-06-10T08:04 – København H 2027-06-10T11:05',
    ],
    people: ['Mette Holm'],
    reference: 'MH99182',
  },
  {
    name: 'an hour at the end of a sentence, behind what says in Polish that it is one',
    text: `
      Plan podróży – Jan Kot
      Numer rezerwacji: JK99182
      8 czerwca 2027 pociąg EIP 5300 odjeżdża z Warszawa Centralna o 9.05 i przyjeżdża do Kraków Główny o 11.05.`,
    products: ['EIP 5300 Warszawa Centralna 2027-06-08T09:05 – Kraków Główny 2027-06-08T11:05'],
    reference: 'JK99182',
  },
  {
    name: 'a house in a sentence, with its street before the days',
    text: `
      Confirmation de réservation
      Réservation : 88125
      Hôtel des Lices, 4 rue du Rempart, 84000 Avignon, arrivée 14 juin 2027, départ 17 juin 2027`,
    products: ['Hôtel des Lices | 2027-06-14 – 2027-06-17 | 4 rue du Rempart, 84000, Avignon | 88125'],
    reference: '88125',
  },
  {
    name: 'a hire under a French heading between those of a flight and of a house',
    text: `
      Carnet de voyage
      Dossier n° IV-449028

      VOL ALLER Air Caraïbes TX 510
      Paris Orly (ORY) — dimanche 13 juin 2027 à 15h45
      Fort-de-France (FDF) — dimanche 13 juin 2027 à 19h30
      LOCATION DE VOITURE
      Loueur : Europcar · bon n° EU-70114
      Prise en charge : dimanche 13/06/2027 à 20h15, Aéroport Aimé Césaire
      Restitution : mercredi 23/06/2027 à 17h30, Aéroport Aimé Césaire
      HÉBERGEMENT
      Hôtel Alizé
      12 rue du Fort, 97229 Les Trois-Îlets
      Arrivée 13/06/2027 – Départ 23/06/2027, petit déjeuner
      VOL RETOUR Air Caraïbes TX 513
      Fort-de-France (FDF) — mercredi 23 juin 2027 à 20h05
      Paris Orly (ORY) — jeudi 24 juin 2027 à 09h20`,
    products: [
      'TX 510 ORY 2027-06-13T15:45 – FDF 2027-06-13T19:30',
      'TX 513 FDF 2027-06-23T20:05 – ORY 2027-06-24T09:20',
      'Hôtel Alizé | 2027-06-13 – 2027-06-23 | 12 rue du Fort, 97229, Les Trois-Îlets | ?',
      'Europcar | 2027-06-13T20:15 Aéroport Aimé Césaire | 2027-06-23T17:30 Aéroport Aimé Césaire | EU-70114',
    ],
    reference: 'IV-449028',
  },
  {
    name: 'trains under a heading for how one gets there, and what is hired at an hour, which is no station',
    text: `
      Your trip as it stands, reference QX7TPL

      Getting there
      On Friday 18 June 2027 the EuroCity 317 leaves Zürich HB at 11:33 and gets into Milano Centrale at 14:50. Your seat is 64 in coach 7.

      18 June 2027
      16.30 hire car Europcar, station office
      back the same day 18.00, station office Genova`,
    products: ['EuroCity 317 Zürich HB 2027-06-18T11:33 – Milano Centrale 2027-06-18T14:50'],
  },
]
