import type { NoTrip } from '../no-trip.ts'

/** Papers with two moments in parallel beside drivers, vehicles and insurers, on which no car is hired. Nobody in them exists. */
export const NONE_BUILT_LIKE_HIRES: readonly NoTrip[] = [
  {
    name: 'a cover for some days',
    text: `
      Car insurance - policy 4410221
      Dear Mr Ola Brent, thank you. Your temporary cover for your vehicle VW Golf is confirmed.
      Driver: Ola Brent, licence held 8 years
      Cover begins: 14 April 2027 08:00
      Cover ends: 17 April 2027 18:00
      Excess £250, mileage 500`,
  },
  {
    name: 'lessons with a car',
    text: `
      Driving course confirmed, booking DC-8810
      Student: Tom Airey. Car: Toyota Yaris, manual
      First hour: Tue 4 May 2027, 10:00
      Next hour: Wed 5 May 2027, 10:00
      Bring your provisional licence. Fuel and insurance included. Your driver trainer: Kit`,
  },
  {
    name: 'people who carry furniture',
    text: `
      Moving day confirmed, job MV-2210
      Customer: Lea Stott. Our van: Luton 3.5t, driver: Pete
      Van arrives: Tue 4 May 2027, 08:00, 3 Elm Row
      Van unloads: Wed 5 May 2027, 14:00, 9 Oak Street
      Insurance up to £20,000, excess £100, deposit paid, mileage free`,
  },
  {
    name: 'a van that is only asked for',
    text: `
      Dear Ruth, your hire request with Fen Vans (request R-221) has been received. We will let you know whether a van is free.
      Driver: Ruth Mabey. Vehicle wanted: Transit
      Yours: 14 April 2027 08:00
      Ours: 17 April 2027 18:00
      Excess £750, deposit £200`,
  },
  {
    name: 'machines for a garden, hired with a licence and a deposit',
    text: `
      Kelso Plant & Tool Hire
      Your hire order 3300471 is confirmed
      Hire start:     Thursday 8 July 2027, 08:00
      Hire end:       Monday 12 July 2027, 17:00
      Collect from:   Kelso depot, Mill Road
      1 x Micro digger 0.8T, diesel   £248.00
      1 x Plate compactor             £61.00
      Damage waiver, deposit £100
      Bring your driving licence. Fuel is charged if the machine isn't returned full.`,
  },
]
