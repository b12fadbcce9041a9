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
    name: 'a train that is delayed, in a notice to all',
    text: `
      Störungsmeldung
      Zug: RJ 660
      Abfahrt: Freitag, 21. Mai 2027
      Wegen einer Störung fährt der Zug ab St. Pölten Hbf erst um 15.54 Uhr und kommt um 18.21 Uhr in Salzburg Hbf an.
      Wir bitten alle Fahrgäste um Entschuldigung.`,
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
]
