/** Documents made for the tests that tell in sentences when trains leave, which nobody has booked. */

import type { NoTrip } from '../no-trip.ts'

export const NO_RIDES_IN_SENTENCES: readonly NoTrip[] = [
  {
    name: 'news of a railway about its new timetable',
    text: `
      Our new timetable starts on Sunday 12 December 2027.

      The night train leaves London Euston at 21:10 and arrives in Inverness at 08:40 the next morning. From Sunday 19 December 2027 your train home leaves Inverness at 20:45 and reaches London Euston at 07:55.

      Tickets go on sale on 1 November. Questions? Call 0330 060 0500.`,
  },
  {
    name: 'a friend who says by which train one could come',
    text: `
      Liebe Anna,
      wenn du magst: am Samstag, 6. November 2027, fährt ein Zug um 15.34 Uhr ab St. Pölten Hbf und ist um 18.01 Uhr in Salzburg Hbf. Dein Zug zurück ginge am Sonntag um 16.08 Uhr ab Salzburg Hbf und käme um 18.25 Uhr in St. Pölten Hbf an.
      Sag mir, ob du kommst!
      Dein Wolf`,
  },
  {
    name: 'a friend who weighs where to go',
    text: `
      Right, here's where I've got to. Nothing's booked!! Tell me what you think before Wednesday.
      Option 1: Porto. Hotel Moov is fine and about €95 a night.
      Option 2: we get the train to Whitby. Cottage on Church Street sleeps 5, £410 for three nights.
      Ann can't do that weekend, so maybe 4-7 June 2027 instead?`,
  },
  {
    name: 'a parcel that is on its way to a flat, and how long it would be kept',
    text: `
      Redelivery confirmation
      Thanks, Mr Reed. Your Redelivery is booked.
      Your reference number
      RD 7719 2217 3
      Item reference (from your card)
      QE 7719 8802 9GB
      Redelivery date
      Saturday 20 February 2027
      Arriving
      Between 7:30am and 4pm
      Delivery address
      Flat 3, 112 Mansfield Road
      Nottingham
      NG1 3HL
      If nobody's in we'll keep it until Wednesday 10 March 2027.`,
  },
  {
    name: 'two things that were sent, one of which is for travellers',
    text: `
      Arriving Saturday, 22 May 2027. Track your package.
      Your package has been dispatched!
      Ordered Wed 19 May
      Out for delivery

      Ann Reed
      17 HARTINGTON ROAD
      BUXTON
      SK17 6JP
      Order #
      204-7713340-0092317
      Cabin Backpack 55x40x20cm, Airport Approved
      Qty: 1
      Sold by Cabin Reed   £39.95
      Items can be returned until 19 June 2027.`,
  },
  {
    name: 'a train that does not run, in a letter to who has booked it',
    text: `
      Booking reference: QX7PLM
      Passenger: Anna Reed
      Your train that leaves London Euston at 21:10 on 12 June 2027 and arrives in Inverness at 08:40 does not run.`,
  },
  {
    name: 'a German train that is left out, in a letter to who has booked it',
    text: `
      Buchungsnummer: QX7PLM
      Reisende: Anna Reed
      Leider fällt Ihr Zug am 12. Juni 2027 um 15.34 Uhr ab St. Pölten Hbf, an Salzburg Hbf um 18.01 Uhr, aus.`,
  },
  {
    name: 'a seat that may be won on a train',
    text: `
      Your entry number: QX7PLM
      Anna Reed, win your seat! Your steam train leaves Fort William at 10:15 on 12 June 2027 and gets to Mallaig at 12:26. Enter the draw by Friday.`,
  },
  {
    name: 'a French advertisement with the number of a customer',
    text: `
      Votre référence client : QX7PLM
      Bonjour Anne Roux,
      votre train vous attend ! Le 12 juin 2027, vous partez de Paris Gare de Lyon à 09h00 et arrivez à Marseille St-Charles à 12h15. Réservez vite.`,
  },
  {
    name: 'a horse that is driven from one stable to another',
    text: `
      Transport confirmed
      Booking reference: AN-77120
      Owner: Anna Reed
      Departure: Barkly Stables
      Departure time: 12 June 2027 08:15
      Arrival: Windy Paddock
      Arrival time: 12 June 2027 10:00
      Horse: Rex. Vehicle: horse box, two-berth`,
  },
  {
    name: 'a load of gravel',
    text: `
      Ihr Auftrag 77120
      Kunde: Anna Huber
      Abfahrt: Lager Huber
      Abfahrt: 12.06.2027, 08:15 Uhr
      Ankunft: Baustelle Maier
      Ankunft: 12.06.2027, 10:00 Uhr
      Ware: 40 Wagen Kies, Lieferung frei Baustelle`,
  },
  {
    name: 'a ball with a bus to it',
    text: `
      Booking confirmation
      Booking reference: GT7712
      Name: Anna Reed
      Event: Summer Ball, shuttle bus included
      Departure: Grand Hotel
      Departure time: Saturday 12 June 2027, 18:30
      Arrival: Castle Hall
      Arrival time: Saturday 12 June 2027, 19:15`,
  },
  {
    name: 'bands that are called as towns are',
    text: `
      Festival ticket
      Order number: FX-77120
      Saturday 12 June 2027
      18:00   Benson
      19:00   Emerson
      20:00   Jefferson
      Shuttle bus from the station`,
  },
  {
    name: 'who works when, in a spa at the station',
    text: `
      Spa day confirmed: SP-77120
      Guest: Anna Reed
      12 June 2027
      10:00   Massage with Clara
      11:00   Nora
      12:00   Rosa
      Next to the train station`,
  },
  {
    name: 'a bus that is praised beside tickets for a concert',
    text: `
      Order # 34-20817/DUB
      Saturday 21 August 2027, doors 17:00
      2 x General Admission Standing
      Make a weekend of it: hotels near the park from €129, or take the bus: Wexford 13:00 → Dublin 15:20 with our travel partner.`,
  },
  {
    name: 'a car that one only tries',
    text: `
      Ihre Reservierung Nr. RB-30817 ist bestätigt: Probefahrt.
      Frau Anna Reed, Sie übernehmen das Fahrzeug am 12.03.2027 um 09:30 bei Autohaus Amsel in Linz und bringen es am 12.03.2027 um 18:00 zurück.`,
  },
  {
    name: 'a car that one has bought',
    text: `
      Votre commande VN-30817 : Renault Clio, véhicule neuf.
      Madame Anne Roux, vous récupérez votre véhicule le 12/03/2027 à 09h30 chez Garage Blanc à Lyon et restituez l'ancienne voiture le même jour à 18h00.`,
  },
]
