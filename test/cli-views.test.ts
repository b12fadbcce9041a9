import { expect, test } from 'vitest'
import { widthOf } from '../src/core/wrap.ts'
import { newHome, type Options, wayfare } from './wayfare.ts'

/** What a person sees, whole. Prices and flights shift when the world is tuned: `npx vitest -u` takes the new ones, and git shows them. */

async function seen(line: string, options: Options): Promise<string> {
  const { code, stdout, stderr } = await wayfare(line, options)
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/^(--\w+: .+\n)*sandbox: .+\n$/) })
  return stdout
}

/** A short list to look at: a return trip without a stop, in a home where its rows can be priced. */
async function listAt(terminal: number, home = newHome()) {
  return { home, list: await seen('flights search MAD JFK 2027-03-01 2027-03-08 --non-stop --airline IB --max 3', { terminal, home }) }
}

test('a flight list at 80 columns', async () => {
  expect((await listAt(80)).list).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 1 traveller · economy

    #     EUR  Depart  From  Arrive   To   Time  Stops    Flights  Bags  Seats
    1  370.88  10:50   MAD   13:15    JFK  8h25  nonstop  IB6251      0      9
               21:00   JFK   10:00+1  MAD  7h00  nonstop  IB32        0
    2  370.88  13:50   MAD   16:15    JFK  8h25  nonstop  IB31        0      9
               21:00   JFK   10:00+1  MAD  7h00  nonstop  IB32        0
    3  371.88  10:50   MAD   13:15    JFK  8h25  nonstop  IB6251      0      9
               22:35   JFK   11:35+1  MAD  7h00  nonstop  IB6254      0

    3 offers, cheapest first
    JFK New York · MAD Madrid
    IB Iberia

    next: wayfare flights price 1
    "
  `)
})

test('a flight list at 120 columns', async () => {
  expect((await listAt(120)).list).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 1 traveller · economy

    #     EUR  Depart           From  Arrive   To   Time  Stops    Flights  Bags  Seats
    1  370.88  Mon 1 Mar 10:50  MAD   13:15    JFK  8h25  nonstop  IB6251      0      9
               Mon 8 Mar 21:00  JFK   10:00+1  MAD  7h00  nonstop  IB32        0
    2  370.88  Mon 1 Mar 13:50  MAD   16:15    JFK  8h25  nonstop  IB31        0      9
               Mon 8 Mar 21:00  JFK   10:00+1  MAD  7h00  nonstop  IB32        0
    3  371.88  Mon 1 Mar 10:50  MAD   13:15    JFK  8h25  nonstop  IB6251      0      9
               Mon 8 Mar 22:35  JFK   11:35+1  MAD  7h00  nonstop  IB6254      0

    3 offers, cheapest first
    JFK New York · MAD Madrid
    IB Iberia

    next: wayfare flights price 1
    "
  `)
})

test('a flight list in colour', async () => {
  const list = await seen('flights search MAD JFK 2027-03-01 --non-stop --airline IB --max 1', { terminal: 120, colour: true })
  expect(list).toMatchInlineSnapshot(`
    "[1mMAD → JFK[22m Mon 1 Mar 2027 · 1 traveller · economy

    [2m#[22m     [2mEUR[22m  [2mDepart[22m           [2mFrom[22m  [2mArrive[22m  [2mTo[22m   [2mTime[22m  [2mStops[22m    [2mFlights[22m  [2mBags[22m  [2mSeats[22m
    [2m1[22m  [1m257.29[22m  Mon 1 Mar 10:50  MAD   13:15   JFK  8h25  [32mnonstop[39m  IB6251      0      9

    [2m1 offer, cheapest first[22m
    [2mJFK New York · MAD Madrid[22m
    [2mIB Iberia[22m

    [2mnext:[22m [36mwayfare flights price 1[39m
    "
  `)
})

test('a trip of several legs at 80 and at 120 columns', async () => {
  const line = 'flights multi MAD LHR 2027-03-01 LHR JFK 2027-03-04 --non-stop --airline IB,BA --max 2'
  expect(await seen(line, { terminal: 80 })).toMatchInlineSnapshot(`
    "MAD → LHR Mon 1 Mar 2027 · LHR → JFK Thu 4 Mar 2027 · 1 traveller · economy

    #     EUR  Depart  From  Arrive  To   Time  Stops    Flights  Bags  Seats
    1  433.40  08:20   MAD   09:40   LHR  2h20  nonstop  IB1431      0      9
               16:25   LHR   19:20   JFK  7h55  nonstop  BA115       0
    2  434.40  10:45   MAD   12:05   LHR  2h20  nonstop  IB1433      0      9
               16:25   LHR   19:20   JFK  7h55  nonstop  BA115       0

    2 offers, cheapest first
    JFK New York · LHR London · MAD Madrid
    BA British Airways · IB Iberia

    next: wayfare flights price 1
    "
  `)
  expect(await seen(line, { terminal: 120 })).toMatchInlineSnapshot(`
    "MAD → LHR Mon 1 Mar 2027 · LHR → JFK Thu 4 Mar 2027 · 1 traveller · economy

    #     EUR  Depart           From  Arrive  To   Time  Stops    Flights  Bags  Seats
    1  433.40  Mon 1 Mar 08:20  MAD   09:40   LHR  2h20  nonstop  IB1431      0      9
               Thu 4 Mar 16:25  LHR   19:20   JFK  7h55  nonstop  BA115       0
    2  434.40  Mon 1 Mar 10:45  MAD   12:05   LHR  2h20  nonstop  IB1433      0      9
               Thu 4 Mar 16:25  LHR   19:20   JFK  7h55  nonstop  BA115       0

    2 offers, cheapest first
    JFK New York · LHR London · MAD Madrid
    BA British Airways · IB Iberia

    next: wayfare flights price 1
    "
  `)
})

test('a price at 80 and at 120 columns', async () => {
  const { home } = await listAt(80)
  const line = 'flights price 1 --include bags,detailed-fare-rules'
  expect(await seen(line, { terminal: 80, home })).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 1 traveller · economy

    Mon 1 Mar   MAD 10:50 → 13:15 JFK    8h25  nonstop  IB6251
                Basic, class O · no checked bag · 376 kg CO2 a person
    Mon 8 Mar   JFK 21:00 → 10:00+1 MAD  7h00  nonstop  IB32
                417 kg CO2 a person

                            EUR
    Adult: fare          158.00
      airline surcharge  119.88  YQ
      taxes and charges   93.00  JD 22.10 · US 41.40 · YC 6.40 · XY 6.20 · QV 3.92 ·
                                 XA 3.40 · OG 0.63 · AY 4.95 · XF 4.00
                         ──────
    Total                370.88

    Buy by      Fri 27 Nov 2026
    Changes     until departure for 150.00 EUR, plus any difference in fare
    Refund      none, but for unused taxes
    No-show     the ticket loses its value, but for unused taxes
    To add      each way: 1 bag 64.00, 2 bags 153.60

    next: wayfare flights book 1
    "
  `)
  expect(await seen(line, { terminal: 120, home })).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 1 traveller · economy

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
    To add      each way: 1 bag 64.00, 2 bags 153.60

    next: wayfare flights book 1
    "
  `)
})

test('airports by name at 80 and at 120 columns', async () => {
  const line = 'airports search san --country US --limit 8'
  expect(await seen(line, { terminal: 80 })).toMatchInlineSnapshot(`
    "Code  Kind     Name                                                   Country
    SFO   city     San Francisco                                          US
    SFO   airport  San Francisco International Airport                    US
    SAN   city     San Diego                                              US
    SAN   airport  San Diego International Airport                        US
    SJC   city     San Jose                                               US
    SJC   airport  Norman Y. Mineta San Jose International Airport        US
    SNA   city     Santa Ana                                              US
    SNA   airport  John Wayne Orange County International Airport, Santa  US
                   Ana

    8 of 33 places, busiest first; --limit and --offset show others
    "
  `)
  expect(await seen(line, { terminal: 120 })).toMatchInlineSnapshot(`
    "Code  Kind     Name                                                       City  Country  UTC     Travellers
    SFO   city     San Francisco                                              SFO   US       -08:00          29
    SFO   airport  San Francisco International Airport                        SFO   US       -08:00          29
    SAN   city     San Diego                                                  SAN   US       -08:00          14
    SAN   airport  San Diego International Airport                            SAN   US       -08:00          14
    SJC   city     San Jose                                                   SJC   US       -08:00           7
    SJC   airport  Norman Y. Mineta San Jose International Airport            SJC   US       -08:00           7
    SNA   city     Santa Ana                                                  SNA   US       -08:00           6
    SNA   airport  John Wayne Orange County International Airport, Santa Ana  SNA   US       -08:00           6

    8 of 33 places, busiest first; --limit and --offset show others
    "
  `)
})

test('airports around a point at 80 and at 120 columns', async () => {
  const line = 'airports nearest 51.57285 -0.44161 --limit 5'
  expect(await seen(line, { terminal: 80 })).toMatchInlineSnapshot(`
    "Code  Name                     Country   km  Flights  Travellers  Relevance
    LHR   London Heathrow Airport  GB        11       64          78      558.7
    LGW   London Gatwick Airport   GB        50       80          40      159.3
    LTN   London Luton Airport     GB        34       40          15      117.8
    STN   London Stansted Airport  GB        58       47          28       80.9
    BHX   Birmingham Airport       GB       133       45          12       33.9

    5 of 46 airports; --limit and --offset show others
    "
  `)
  expect(await seen(line, { terminal: 120 })).toMatchInlineSnapshot(`
    "Code  Name                     Country   km  Flights  Travellers  Relevance
    LHR   London Heathrow Airport  GB        11       64          78      558.7
    LGW   London Gatwick Airport   GB        50       80          40      159.3
    LTN   London Luton Airport     GB        34       40          15      117.8
    STN   London Stansted Airport  GB        58       47          28       80.9
    BHX   Birmingham Airport       GB       133       45          12       33.9

    5 of 46 airports; --limit and --offset show others
    "
  `)
})

test('airlines by code, at any width', async () => {
  const shown = await seen('airlines show IB BAW LH,QF', { terminal: 80 })
  expect(shown).toMatchInlineSnapshot(`
    "IATA  ICAO  Name
    IB    IBE   Iberia
    BA    BAW   British Airways
    LH    DLH   Lufthansa
    QF    QFA   Qantas

    4 airlines
    "
  `)
  expect(await seen('airlines show IB BAW LH,QF', { terminal: 120 })).toBe(shown)
})

test.each([
  'flights search MAD JFK 2027-03-01 2027-03-08',
  'flights search LON NYC 2027-03-01 2027-03-08 --non-stop',
  'flights search MAD SYD 2027-03-01 --adults 2 --children 1 --infants 1 --cabin premium-economy',
  'flights search BKK DPS 2026-11-29 2026-12-13 --currency IDR --adults 9',
  'flights multi MAD LHR 2027-03-01 LHR JFK 2027-03-04 JFK LAX 2027-03-08 LAX MAD 2027-03-12',
  'airports search international',
  'airports search a --country BR --limit 100',
  'airports nearest 40.64 -73.78 --limit 100',
  'airlines show AA,BA,IB,VY,FR,U2,EK,QR,SQ,JL,NH,CA',
  'insights traveled LON --max 50 --all',
  'insights busiest HER 2025',
  'insights score 35.6910 139.7010',
  'cities search san --include airports --all',
  'places near London --radius 20 --limit 100 --all',
  'activities near Helsinki --radius 20 --all',
])('`%s` is no wider than a terminal of 80 columns', async (line) => {
  const home = newHome()
  const lines = (await seen(line, { terminal: 80, home })).split('\n')
  expect(lines.filter((each) => widthOf(each) > 80)).toEqual([])
  if (!line.startsWith('flights')) return
  const priced = await seen('flights price 1 --include bags,detailed-fare-rules', { terminal: 80, home })
  expect(priced.split('\n').filter((each) => widthOf(each) > 80)).toEqual([])
})

test('a list tells the airports of its rows where they differ, however narrow it is', async () => {
  const london = await seen('flights search LON MAD 2027-03-01 --non-stop', { terminal: 60 })
  expect(london).toMatch(/Depart +From/)
  const heathrow = await seen('flights search LHR MAD 2027-03-01', { terminal: 60 })
  expect(heathrow).not.toMatch(/Depart +From/)
})

test('a list says every cabin that is sold in it: not all aeroplanes have the one that was asked for', async () => {
  const title = async (cabin: string) =>
    (await seen(`flights search MAD JFK 2027-03-01 --cabin ${cabin}`, { terminal: 80 })).split('\n')[0]?.split(' · ').at(-1)
  expect(await title('economy')).toBe('economy')
  expect(await title('first')).toBe('business and first')
})
