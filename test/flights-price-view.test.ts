import { expect, test } from 'vitest'
import { widthOf } from '../src/core/wrap.ts'
import { newHome, wayfare } from './wayfare.ts'

/** A price as a person sees it, and the flags by which bags, seats and a card are added. */

interface Seen {
  readonly terminal?: number
  readonly colour?: boolean
  readonly search?: string
}

const iberia = 'flights search MAD JFK 2027-03-01 2027-03-08 --non-stop --airline IB --max 3'

async function outcome(line: string, { terminal = 80, colour = false, search = iberia }: Seen = {}) {
  const home = newHome()
  await wayfare(`${search} --quiet`, { home, terminal })
  return wayfare(`${line} --quiet`, { home, terminal, colour })
}

async function seen(line: string, options?: Seen): Promise<string> {
  const { code, stdout, stderr } = await outcome(line, options)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

test('a receipt with a bag, a seat and a card', async () => {
  expect(await seen('flights price 1 --bags 1 --seats 30A --card-brand american-express')).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 1 traveller · economy

    Mon 1 Mar   MAD 10:50 → 13:15 JFK    8h25  nonstop  IB6251
                Basic, class O · no checked bag · 376 kg CO2 a person
    Mon 8 Mar   JFK 21:00 → 10:00+1 MAD  7h00  nonstop  IB32
                417 kg CO2 a person

                             EUR
    Adult: fare           158.00
      airline surcharge   119.88  YQ
      taxes and charges    93.00  JD 22.10 · US 41.40 · YC 6.40 · XY 6.20 ·
                                  QV 3.92 · XA 3.40 · OG 0.63 · AY 4.95 · XF 4.00
    Further checked bags  128.00
    Seats                  34.00  IB6251 30A
    Card fee                8.53
                          ──────
    Total                 541.41

    Buy by      Fri 27 Nov 2026
    Changes     until departure for 150.00 EUR, plus any difference in fare
    Refund      none, but for unused taxes
    No-show     the ticket loses its value, but for unused taxes
    To add      each way: 1 bag 64.00, 2 bags 153.60

    next: wayfare flights book 1 --bags 1 --seats 30A
    "
  `)
})

test('a family on a trip with changes of planes', async () => {
  const search = 'flights search MAD JFK 2027-03-01 2027-03-08 --airline BA --adults 2 --children 1 --infants 1 --max 1'
  expect(await seen('flights price 1', { search })).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 4 travellers · economy

    Mon 1 Mar   MAD 13:35 → 19:20 JFK    11h45  LHR 1h30  BA1430 BA115
                Economy Basic, class O · no checked bag · 386 kg CO2 a person
    Mon 8 Mar   JFK 19:05 → 12:35+1 MAD  11h30  LHR 2h10  BA172 BA1429
                433 kg CO2 a person

                             EUR
    2 × adult: fare       266.00  133.00 each
      airline surcharge   206.20  YQ · 103.10 each
      taxes and charges   208.72  JD 22.10 · US 41.40 · YC 6.40 · XY 6.20 ·
                                  UB 11.36 · QV 3.92 · XA 3.40 · OG 0.63 · AY 4.95 ·
                                  XF 4.00
    Child: fare            99.00
      airline surcharge   103.10  YQ
      taxes and charges   104.36  JD 22.10 · US 41.40 · YC 6.40 · XY 6.20 ·
                                  UB 11.36 · QV 3.92 · XA 3.40 · OG 0.63 · AY 4.95 ·
                                  XF 4.00
    Held infant: fare      13.00
                         ───────
    Total                1000.38

    Buy by      Fri 27 Nov 2026
    Changes     until departure for 150.00 EUR, plus any difference in fare
    Refund      none, but for unused taxes
    No-show     the ticket loses its value, but for unused taxes
    To add      each way: 1 bag 90.00, 2 bags 216.00

    next: wayfare flights book 1
    "
  `)
})

test('two offers with everything that can be added, at 120 columns and in colour', async () => {
  const line = 'flights price 1 2 --include bags,other-services,credit-card-fees,detailed-fare-rules'
  expect(await seen(line, { terminal: 120 })).toMatchInlineSnapshot(`
    "2 offers

    Offer 1
    Mon 1 Mar   MAD 10:50 → 13:15 JFK    8h25  nonstop  IB6251
                Basic, class O · no checked bag · 376 kg CO2 a person
    Mon 8 Mar   JFK 21:00 → 10:00+1 MAD  7h00  nonstop  IB32
                417 kg CO2 a person

                            EUR
    Adult: fare          158.00
      airline surcharge  119.88  YQ
      taxes and charges   93.00  JD 22.10 · US 41.40 · YC 6.40 · XY 6.20 · QV 3.92 · XA 3.40 · OG 0.63 · AY 4.95 · XF 4.00
                         ──────
    Total                370.88

    Buy by      Fri 27 Nov 2026
    Changes     until departure for 150.00 EUR, plus any difference in fare
    Refund      none, but for unused taxes
    No-show     the ticket loses its value, but for unused taxes
    To add      each way: 1 bag 64.00, 2 bags 153.60, priority boarding 21.00
    Cards       free: visa, mastercard, visa electron, visa debit, mastercard debit, maestro
                4.45: mastercard ixaris, visa ixaris
                5.19: mastercard airplus, uatp airplus
                5.93: american express
                6.68: diners

    ────────────────────────────────────────────────────────────────────────────────

    Offer 2
    Mon 1 Mar   MAD 13:50 → 16:15 JFK    8h25  nonstop  IB31
                Basic, class O · no checked bag · 417 kg CO2 a person
    Mon 8 Mar   JFK 21:00 → 10:00+1 MAD  7h00  nonstop  IB32
                417 kg CO2 a person

                            EUR
    Adult: fare          158.00
      airline surcharge  119.88  YQ
      taxes and charges   93.00  JD 22.10 · US 41.40 · YC 6.40 · XY 6.20 · QV 3.92 · XA 3.40 · OG 0.63 · AY 4.95 · XF 4.00
                         ──────
    Total                370.88

    Buy by      Fri 27 Nov 2026
    Changes     until departure for 150.00 EUR, plus any difference in fare
    Refund      none, but for unused taxes
    No-show     the ticket loses its value, but for unused taxes
    To add      each way: 1 bag 64.00, 2 bags 153.60, priority boarding 21.00
    Cards       free: visa, mastercard, visa electron, visa debit, mastercard debit, maestro
                4.45: mastercard ixaris, visa ixaris
                5.19: mastercard airplus, uatp airplus
                5.93: american express
                6.68: diners
    "
  `)
  expect(await seen('flights price 1', { colour: true })).toMatchInlineSnapshot(`
    "[1mMAD → JFK[22m Mon 1 Mar 2027 · [1mJFK → MAD[22m Mon 8 Mar 2027 · 1 traveller · economy

    Mon 1 Mar   MAD 10:50 → 13:15 JFK    8h25  nonstop  IB6251
    [2m            Basic, class O · no checked bag · 376 kg CO2 a person[22m
    Mon 8 Mar   JFK 21:00 → 10:00+1 MAD  7h00  nonstop  IB32
    [2m            417 kg CO2 a person[22m

    [2m                        EUR[22m
    Adult: fare          158.00
      airline surcharge  119.88  [2mYQ[22m
      taxes and charges   93.00  [2mJD 22.10 · US 41.40 · YC 6.40 · XY 6.20 · QV 3.92 ·[22m
                                 [2mXA 3.40 · OG 0.63 · AY 4.95 · XF 4.00[22m
    [2m                     ──────[22m
    [1mTotal                370.88[22m

    [2mBuy by      [22mFri 27 Nov 2026
    [2mChanges     [22muntil departure for 150.00 EUR, plus any difference in fare
    [2mRefund      [22mnone, but for unused taxes
    [2mNo-show     [22mthe ticket loses its value, but for unused taxes
    [2mTo add      [22meach way: 1 bag 64.00, 2 bags 153.60

    [2mnext:[22m [36mwayfare flights book 1[39m
    "
  `)
})

test('a pipe gets a line for each item', async () => {
  const { home } = await wayfare(`${iberia} --quiet`)
  const { stdout } = await wayfare('flights price 1 --bags 1 --quiet', { home })
  expect(stdout).toMatchInlineSnapshot(`
    "Offer	Item	EUR	Details
    1	IB6251 2027-03-01		BASIC O OLX21R1B
    1	IB32 2027-03-08		BASIC O OLX21R1B
    1	Adult: fare	158.00	
    1	airline surcharge	119.88	YQ
    1	taxes and charges	93.00	JD 22.10 · US 41.40 · YC 6.40 · XY 6.20 · QV 3.92 · XA 3.40 · OG 0.63 · AY 4.95 · XF 4.00
    1	Further checked bags	128.00	
    1	Total	498.88	
    1	Buy by		2026-11-27
    1	Changes		until departure for 150.00 EUR, plus any difference in fare
    1	Refund		none, but for unused taxes
    1	No-show		the ticket loses its value, but for unused taxes
    1	To add		each way: 1 bag 64.00, 2 bags 153.60
    "
  `)
})

test.each([
  'flights search MAD SYD 2027-03-01 2027-03-20 --adults 2 --children 1 --infants 1 --cabin premium-economy',
  'flights multi MAD LHR 2027-03-01 LHR JFK 2027-03-04 JFK LAX 2027-03-08 LAX MAD 2027-03-12',
  'flights search BKK DPS 2026-11-29 2026-12-13 --currency IDR --adults 9',
])('no line is wider than 80 columns after `%s`', async (search) => {
  const text = await seen('flights price 1 2 --include bags,other-services,credit-card-fees,detailed-fare-rules', { search })
  expect(text.split('\n').filter((line) => widthOf(line) > 80)).toEqual([])
})

test('seats are for the first flight, or for the one that is named or counted', async () => {
  const { code, stdout } = await outcome('flights price 1 --seats 30A,IB32:30C --json', { terminal: 80 })
  const [{ travelerPricings }] = JSON.parse(stdout).data.flightOffers
  const seats = (details: { additionalServices?: { chargeableSeatNumber?: string } }[]) =>
    details.map(({ additionalServices }) => additionalServices?.chargeableSeatNumber)
  expect([code, seats(travelerPricings[0].fareDetailsBySegment)]).toEqual([0, ['30A', '30C']])
  const counted = await outcome('flights price 1 --seats 2:30C --json', { terminal: 80 })
  expect(seats(JSON.parse(counted.stdout).data.flightOffers[0].travelerPricings[0].fareDetailsBySegment)).toEqual([undefined, '30C'])
})

test('everything that is wrong with seats is told at once', async () => {
  const { code, stderr } = await outcome('flights price 1 --seats window,BA1:12A,30A,31A')
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: [
      'error: --seats takes a seat such as 12A, or BA115:31K on a flight of that name;\n       got "window"',
      '       --seats names a flight that the offer does not have: BA1; it has IB6251,\n       IB32',
      '       --seats gives 2 seats on IB6251 to 1 traveller\n',
    ].join('\n'),
  })
})

test('what cannot be had ends with the code for what is gone, and says what', async () => {
  const { code, stdout, stderr } = await outcome('flights price 1 --bags 4 --service airport-checkin', { terminal: 120 })
  expect({ code, stdout, stderr }).toMatchInlineSnapshot(`
    {
      "code": 21,
      "stderr": "error: --bags: at most 2 further bags are sold on IB6251; got 4
           --service: AIRPORT_CHECKIN cannot be bought on IB6251
           --bags: at most 2 further bags are sold on IB32; got 4
           --service: AIRPORT_CHECKIN cannot be bought on IB32
    service: 400/38034 ONE OR MORE SERVICES ARE NOT AVAILABLE at
             /data/flightOffers/0/travelerPricings/0/fareDetailsBySegment/0/additionalServices/chargeableCheckedBags
    service: 400/38034 ONE OR MORE SERVICES ARE NOT AVAILABLE at
             /data/flightOffers/0/travelerPricings/0/fareDetailsBySegment/0/additionalServices/otherServices
    service: 400/38034 ONE OR MORE SERVICES ARE NOT AVAILABLE at
             /data/flightOffers/0/travelerPricings/0/fareDetailsBySegment/1/additionalServices/chargeableCheckedBags
    service: 400/38034 ONE OR MORE SERVICES ARE NOT AVAILABLE at
             /data/flightOffers/0/travelerPricings/0/fareDetailsBySegment/1/additionalServices/otherServices
    ",
      "stdout": "",
    }
  `)
})

test('what is sent is what was chosen, and nothing else', async () => {
  const { stdout } = await outcome('flights price 1 --bags 2 --service priority-boarding --card-brand visa --force-class --dry-run')
  const [head] = stdout.split('\n')
  expect(head).toBe('POST {base_url}/v1/shopping/flight-offers/pricing?include=bags,detailed-fare-rules&forceClass=true')
  expect(JSON.parse(stdout.slice(stdout.indexOf('\n{')))).toMatchObject({
    data: {
      payment: [{ brand: 'VISA' }],
      flightOffers: [
        {
          travelerPricings: [
            {
              fareDetailsBySegment: [
                { additionalServices: { chargeableCheckedBags: { quantity: 2 }, otherServices: ['PRIORITY_BOARDING'] } },
                { additionalServices: { chargeableCheckedBags: { quantity: 2 }, otherServices: ['PRIORITY_BOARDING'] } },
              ],
            },
          ],
        },
      ],
    },
  })
})
