import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { widthOf } from '../src/core/wrap.ts'
import { searchView } from '../src/operations/transfers/search.view.ts'
import { homeFor, lineIn } from './ready.ts'
import { served } from './served.ts'
import { type Options, seen, wayfare } from './wayfare.ts'

/** Transfers as a person asks for them, books them and takes them back. */

const ada = '--passenger "LOVELACE/ADA MS" --email ada@example.com --phone "+34 612345678"'

/** Runs a command with its card in a file. */
const withFile = (line: string, options: Options & { readonly home: string }) => wayfare(lineIn(line, options.home), options)

/** A home where a search was made. */
async function found(line: string): Promise<string> {
  const { code, home } = await wayfare(`transfers search ${line}`)
  expect(code).toBe(0)
  return home
}

const journalOf = (home: string): string => readFileSync(join(home, '.local/share/wayfare/bookings.jsonl'), 'utf8')

/** The body of the request that a search would send. */
async function asked(line: string): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await wayfare(`transfers search ${line} --dry-run`)
  expect([code, stderr.replace(/^--\w+: .*\n/gm, '')]).toEqual([0, ''])
  return JSON.parse(stdout.split('\n\n')[1] ?? '')
}

describe('a list of rides', () => {
  test('at 80 columns', async () => {
    expect(
      await seen('transfers search CDG "Rue Cler 5, Paris" 2027-03-01T14:30 --to-geo 48.8566,2.3055 --passengers 2', { terminal: 80 }),
    ).toMatchInlineSnapshot(`
      "CDG Paris → Rue Cler 5, Paris · Mon 1 Mar 2027 14:30 · 29 km

       #     EUR  Ride     Vehicle            Seats  Bags  Time  Provider
       1   26.00  train    Train                           0h32  Airport Rail Link
       2   28.00  coach    Coach                           1h14  Airport Coach Lines
       3   62.00  taxi     Sedan                  3     3  0h53  Globeline Transfers
       4   62.00  taxi     Sedan                  3     3  0h53  City Taxi Network
       5   63.50  shuttle  Van                    7     7  1h21  Globeline Transfers
       6   65.17  shuttle  Van                    7     7  1h21  Bleu Ciel Transferts
       7   80.60  taxi     Van                    7     7  0h53  Globeline Transfers
       8   80.60  taxi     Van                    7     7  0h53  City Taxi Network
       9   87.31  private  Compact                3     2  0h53  Globeline Transfers
      10   89.50  private  Compact                3     2  0h53  Bleu Ciel Transferts
      11   93.98  private  Sedan                  3     3  0h53  Globeline Transfers
      12   96.34  private  Sedan                  3     3  0h53  Bleu Ciel Transferts
      13  102.33  private  Estate                 4     4  0h53  Bleu Ciel Transferts
      14  116.47  private  SUV                    5     5  0h53  Globeline Transfers
      15  119.43  private  SUV                    5     5  0h53  Bleu Ciel Transferts
      16  124.80  private  Van                    7     7  0h53  Globeline Transfers
      17  127.98  private  Van                    7     7  0h53  Bleu Ciel Transferts
      18  146.05  private  Electric business      3     3  0h53  Globeline Transfers
      19  147.13  private  Sedan business         3     3  0h53  Bleu Ciel Transferts
      20  149.79  private  Electric business      3     3  0h53  Bleu Ciel Transferts

      20 of 24 rides, cheapest first; --all shows the rest
      Prices are for 2 passengers; seats and bags are what the vehicle has room for
      Ask for the number of the flight, with --flight: Globeline Transfers
      Can be cancelled for nothing until Sun 28 Feb 14:30, local time

      next: wayfare transfers book 1
      "
    `)
  })

  test('at 120 columns, with all that there can be to say', async () => {
    const line = 'transfers search HND Tokyo 2027-03-01T23:30 --currency EUR --passengers 3 --equipment CST --service MAG --provider GLB'
    expect((await wayfare(line, { terminal: 120 })).stdout).toMatchInlineSnapshot(`
      "HND Tokyo → Tokyo · Mon 1 Mar 2027 23:30 · 18 km

       #     EUR     JPY  Ride     Vehicle            Seats  Bags  Time  Provider             Free until
       1  103.66   18545  shuttle  Van                    7     7  0h51  Globeline Transfers  Sun 28 Feb 23:30
       2  124.05   22193  private  Sedan                  3     3  0h29  Globeline Transfers  Sun 28 Feb 23:30
       3  126.18   22574  private  Electric               3     3  0h29  Globeline Transfers  Sun 28 Feb 23:30
       4  152.81   27338  private  SUV                    5     5  0h29  Globeline Transfers  Sun 28 Feb 23:30
       5  163.46   29244  private  Van                    7     7  0h29  Globeline Transfers  Sun 28 Feb 23:30
       6  187.32   33513  private  Sedan business         3     3  0h29  Globeline Transfers  Sun 28 Feb 23:30
       7  190.62   34104  private  Electric business      3     3  0h29  Globeline Transfers  Sun 28 Feb 23:30
       8  231.90   41489  private  SUV business           5     5  0h29  Globeline Transfers  Sun 28 Feb 23:30
       9  248.41   44443  private  Van business           7     7  0h29  Globeline Transfers  Sun 28 Feb 23:30
      10  279.36   49979  private  Sedan first            3     3  0h29  Globeline Transfers  Sun 28 Feb 23:30
      11  659.87  118054  private  Limousine first        6     5  0h29  Globeline Transfers  Sun 28 Feb 23:30

      11 rides, cheapest first
      Prices are for 3 passengers; seats and bags are what the vehicle has room for
      Ask for the number of the flight, with --flight: Globeline Transfers
      On top: Child seat, 4-7 years 5.00 EUR, Meet and greet with name sign 8.00 EUR
      Can be cancelled for nothing until Sun 28 Feb 23:30, local time

      next: wayfare transfers book 1
      "
    `)
  })

  test('in colour', async () => {
    expect(
      (await wayfare('transfers search MAD Madrid 2027-03-01T14:30 --type taxi', { terminal: 80, colour: true })).stdout,
    ).toMatchInlineSnapshot(`
      "[1mMAD Madrid → Madrid[22m · Mon 1 Mar 2027 14:30 · 14 km

      [2m#[22m    [2mEUR[22m  [2mRide[22m  [2mVehicle[22m  [2mSeats[22m  [2mBags[22m  [2mTime[22m  [2mProvider[22m
      [2m1[22m  [1m33.00[22m  taxi  Sedan        3     3  0h31  Globeline Transfers
      [2m2[22m  [1m33.00[22m  taxi  Sedan        3     3  0h31  City Taxi Network
      [2m3[22m  [1m42.90[22m  taxi  Van          7     7  0h31  Globeline Transfers
      [2m4[22m  [1m42.90[22m  taxi  Van          7     7  0h31  City Taxi Network

      [2m4 rides, cheapest first[22m
      [2mPrices are for 1 passenger; seats and bags are what the vehicle has room for[22m
      [2mCan be cancelled for nothing until Sun 28 Feb 14:30, local time[22m

      [2mnext:[22m [36mwayfare transfers book 1[39m
      "
    `)
  })

  test('where the meter runs', async () => {
    expect((await wayfare('transfers search ABZ Aberdeen 2027-03-01T14:30 --type taxi', { terminal: 80 })).stdout).toMatchInlineSnapshot(`
      "ABZ Aberdeen → Aberdeen · Mon 1 Mar 2027 14:30 · 11 km

      #    GBP  Ride    Vehicle  Seats  Bags  Time  Provider
      1  32.91  taxi ~  Sedan        3     3  0h25  Albion Car Service
      2  32.91  taxi ~  Sedan        3     3  0h25  Globeline Transfers
      3  32.91  taxi ~  Sedan        3     3  0h25  City Taxi Network
      4  41.24  taxi ~  Van          7     7  0h25  Albion Car Service
      5  41.24  taxi ~  Van          7     7  0h25  Globeline Transfers
      6  41.24  taxi ~  Van          7     7  0h25  City Taxi Network

      6 rides, cheapest first
      Prices are for 1 passenger; seats and bags are what the vehicle has room for
      ~ goes by the meter: the price is an estimate
      Can be cancelled for nothing until Sun 28 Feb 14:30, local time

      next: wayfare transfers book 1
      "
    `)
  })

  test('by the hour', async () => {
    expect(
      (await wayfare('transfers search LHR "2027-03-01 14:30" --type hourly --duration 4h --class business', { terminal: 80 })).stdout,
    ).toMatchInlineSnapshot(`
      "LHR London · Mon 1 Mar 2027 14:30

      #     GBP  Ride    Vehicle            Seats  Bags  Time  Provider
      1  382.72  hourly  Sedan business         3     3  4h00  Albion Car Service
      2  389.71  hourly  Electric business      3     3  4h00  Albion Car Service
      3  477.12  hourly  SUV business           5     5  4h00  Albion Car Service
      4  512.08  hourly  Van business           7     7  4h00  Albion Car Service

      4 rides, cheapest first
      Prices are for 1 passenger; seats and bags are what the vehicle has room for
      Can be cancelled for nothing until Sun 28 Feb 14:30, local time

      next: wayfare transfers book 1
      "
    `)
  })

  test('in a pipe, with whole words and both currencies', async () => {
    expect(await seen('transfers search JFK NYC 2027-03-01T14:30 --bags 6 --currency EUR')).toMatchInlineSnapshot(`
      "#	EUR	USD	Ride	Vehicle	Seats	Bags	Time	Provider	Free until
      1	18.00	20.45	airport express	Train	200	200	0h30	Airport Rail Link	2027-02-28T14:30
      2	20.00	22.72	airport bus	Coach or shuttle bus	40	40	1h24	Airport Coach Lines	2027-02-28T14:30
      3	35.40	40.22	shared	Van	7	7	1h33	Liberty Black Car	2027-02-28T14:30
      4	39.34	44.70	shared	Van	7	7	1h33	Globeline Transfers	2027-02-28T14:30
      5	85.80	97.47	taxi	Van	7	7	1h02	Globeline Transfers	2027-02-28T14:30
      6	85.80	97.47	taxi	Van	7	7	1h02	City Taxi Network	2027-02-28T14:30
      7	156.58	177.88	private	Van	7	7	1h02	Liberty Black Car	2027-02-28T14:30
      8	173.68	197.32	private	Van	7	7	1h02	Globeline Transfers	2027-02-28T14:30
      9	267.56	303.97	private	Van, business	7	7	1h02	Globeline Transfers	2027-02-28T14:30
      "
    `)
  })

  test('says what was understood and what was not', async () => {
    const { stderr } = await wayfare('transfers search CDG "Rue Royale 5, Versailles" "tomorrow 9:05" --flight AF1498')
    expect(stderr).toMatchInlineSnapshot(`
      "--when: tomorrow is Sat 21 Nov 2026 (2026-11-21)
      sandbox: times, prices and seats are made up; no account and no network are used
      warning: The address has no degrees: the way is reckoned to the middle of Versailles
      warning: AF1498 lands at 2026-11-21 18:55, after the pick-up at 2026-11-21 09:05
      "
    `)
  })

  test('is empty where nobody drives, and says why', async () => {
    const { code, stdout, stderr } = await wayfare('transfers search PMI BCN 2027-03-01T14:30', { terminal: 80 })
    expect([code, stdout]).toEqual([0, ''])
    expect(stderr).toMatchInlineSnapshot(`
      "sandbox: times, prices and seats are made up; no account and no network are used
      warning: Nobody drives from Palma de Mallorca to Barcelona: there is no road, or it is longer than 300 km
      nothing found: the list is empty
      "
    `)
  })

  test('is no wider than the terminal', async () => {
    for (const terminal of [80, 90, 100, 120, 200]) {
      const text = await seen('transfers search GRU "São Paulo" 2027-03-01T14:30 --currency KRW --all', { terminal })
      expect(text.split('\n').filter((line) => widthOf(line) > terminal)).toEqual([])
    }
  })
})

describe('what a person types', () => {
  const plain = { startDateTime: '2027-03-01T14:30:00', passengers: 1, startLocationCode: 'CDG' }

  test.each([
    ['CDG PAR 2027-03-01T14:30', { endLocationCode: 'PAR' }],
    ['cdg par 2027-03-01 14:30', { endLocationCode: 'PAR' }],
    ['CDG Paris "2027-03-01 1430"', { endLocationCode: 'PAR' }],
    ['CDG ORY 2027-03-01T14:30 --passengers 3 --bags 4', { endLocationCode: 'ORY', passengers: 3, baggages: 4 }],
    ['CDG 48.8583,2.2945 2027-03-01T14:30', { endGeoCode: '48.8583,2.2945' }],
    ['CDG "Rue Cler 5, Paris" 2027-03-01T14:30', { endAddressLine: 'Rue Cler 5', endCityName: 'Paris' }],
    ['CDG "Rue Cler 5, 75007 Paris" 2027-03-01T14:30', { endAddressLine: 'Rue Cler 5', endCityName: 'Paris' }],
    ['CDG "Rue Cler 5, 3e, Paris" 2027-03-01T14:30', { endAddressLine: 'Rue Cler 5, 3e', endCityName: 'Paris' }],
    ['CDG "Hotel Ritz" 2027-03-01T14:30 --to-geo "48.868, 2.329"', { endAddressLine: 'Hotel Ritz', endGeoCode: '48.868,2.329' }],
    ['CDG PAR 2027-03-01T14:30 --type express', { endLocationCode: 'PAR', transferType: 'AIRPORT_EXPRESS' }],
    ['CDG PAR 2027-03-01T14:30 --vehicle van --class first', { endLocationCode: 'PAR', vehicleCode: 'VAN', vehicleCategory: 'FC' }],
    ['CDG PAR 2027-03-01T14:30 --vehicle LMS --class bu', { endLocationCode: 'PAR', vehicleCode: 'LMS', vehicleCategory: 'BU' }],
    ['CDG PAR 2027-03-01T14:30 --vehicle suv --type shuttle', { endLocationCode: 'PAR', vehicleCode: 'SUV', transferType: 'SHARED' }],
    [
      'CDG PAR 2027-03-01T14:30 --provider glb,blf --equipment cst --service mag',
      { endLocationCode: 'PAR', providerCodes: 'glb,blf', equipmentCodes: 'cst', extraServiceCodes: 'mag' },
    ],
    [
      'CDG PAR 2027-03-01T14:30 --flight "af 1498"',
      { endLocationCode: 'PAR', startConnectedSegment: { transportationType: 'FLIGHT', transportationNumber: 'AF1498' } },
    ],
    ['CDG "2027-03-01 14:30" --type hourly --duration 2h30', { transferType: 'HOURLY', duration: 'PT2H30M' }],
    ['CDG 2027-03-01 14:30 --type hourly --duration 3h', { transferType: 'HOURLY', duration: 'PT3H' }],
    ['CDG 2027-03-01T14:30 --type hourly --duration PT3H', { transferType: 'HOURLY', duration: 'PT3H' }],
    ['CDG PAR 2027-03-01T14:30 --currency usd', { endLocationCode: 'PAR', currency: 'USD' }],
  ])('%s', async (line, rest) => {
    expect(await asked(line)).toEqual({ ...plain, ...rest })
  })

  test.each([
    ['+101d 14:30', '2027-03-01T14:30:00'],
    ['tomorrow 9:05', '2026-11-21T09:05:00'],
    ['fri 0905', '2026-11-27T09:05:00'],
    ['+2w 00:00', '2026-12-04T00:00:00'],
  ])('%s is %s', async (typed, startDateTime) => {
    expect((await asked(`CDG PAR "${typed}"`)).startDateTime).toBe(startDateTime)
  })

  test.each([
    ['CDG PAR 2027-03-01', 2, '--when takes a day and a time of day; got "2027-03-01"'],
    ['CDG PAR 2027-03-01T25:00', 2, '--when takes a day and a time of day; got "2027-03-01T25:00"'],
    ['CDG PAR soon 14:30', 2, '--when takes a day and a time of day; got "soon 14:30"'],
    ['CDG', 13, '--when is missing'],
    ['', 13, '--from is missing'],
    ['CDG PAR 2026-01-01T14:30', 2, '--when is in the past; got "2026-01-01T14:30:00"'],
    ['CDG Xyzzy 2027-03-01T14:30', 2, '--to takes an airport or city; there is none called "Xyzzy"'],
    ['CDG QQQ 2027-03-01T14:30', 2, '--to: no airport or city has the code "QQQ"'],
    [
      'CDG PAR 2027-03-01T14:30 --type limo',
      2,
      '--type takes one of private, shared, taxi, hourly, airport-express, airport-bus; got "limo"',
    ],
    ['CDG PAR 2027-03-01T14:30 --vehicle seden', 2, '--vehicle takes one of compact, sedan, estate, electric, suv, van, limousine'],
    ['CDG PAR 2027-03-01T14:30 --flight AF9999', 2, '--flight: AF9999 of Air France does not fly to CDG on 2027-03-01'],
    ['CDG PAR 2027-03-01T14:30 --type hourly', 2, '--duration is missing: a car by the hour needs one, such as PT3H'],
    ['CDG PAR 2027-03-01T14:30 --equipment QQQ', 2, '--equipment: no equipment of any provider has the code "QQQ"'],
    [
      'CDG PAR 2027-03-01T14:30 --to-geo here',
      2,
      '--to-geo takes degrees north and east with a comma between, such as 48.8583,2.2945; got "here"',
    ],
  ])('%s is refused', async (line, code, says) => {
    const answer = await wayfare(`transfers search ${line}`)
    expect([answer.code, answer.stdout]).toEqual([code, ''])
    expect(answer.stderr).toContain(`error: ${says}`)
  })
})

describe('a booked ride', () => {
  test('is a card to keep at hand, at 80 columns', async () => {
    const home = await found(
      'CDG "Rue Cler 5, Paris" 2027-03-01T19:45 --to-geo 48.8566,2.3055 --vehicle suv --flight AF1498 --equipment CST --currency USD',
    )
    const { stdout, stderr } = await withFile(`transfers book 1 ${ada} --note "With a dog" --card-file card.json --max-total 200`, {
      home,
      terminal: 80,
    })
    expect(stderr).toBe('sandbox: times, prices and seats are made up; no account and no network are used\nbooked as TKKB2K\n')
    expect(stdout).toMatchInlineSnapshot(`
      "TKKB2K · confirmed

      Mon 1 Mar 2027
        19:45    CDG Paris
        20:38    Rue Cler 5, Paris
                 private car, Sport utility vehicle · 0h53 · 29 km

      Provider       Globeline Transfers · tel. +442079460744 ·
                     rides@globeline-transfers.example
      Confirmation   5513083
      Passengers     LOVELACE/ADA
      With it        Child seat, 4-7 years
      Note           With a dog
      What to do     The driver waits in the arrivals hall with your name on a sign;
                     call +442079460744 if nobody is there
      Total          121.47 EUR (138.00 USD), 4.00 of it for the airport
      Cancelling     free until Sun 28 Feb 19:45, then half of the price until Mon 1
                     Mar 16:45, then the full price

      next: wayfare transfers cancel TKKB2K
      "
    `)
  })

  test('at 120 columns and in colour', async () => {
    const home = await homeFor('transfers book')
    const { stdout } = await withFile(`transfers book 1 ${ada} --card-file card.json --max-total 200`, {
      home,
      terminal: 120,
      colour: true,
    })
    expect(stdout).toMatchInlineSnapshot(`
      "[1mTKKB2K[22m · [32mconfirmed[39m

      [1mMon 1 Mar 2027[22m
        [1m19:45[22m    CDG Paris
        [1m20:15[22m    Paris
                 train · 0h30 · 26 km

      [2mProvider       [22mAirport Rail Link · tel. +442079460878 · rides@airport-rail-link.example
      [2mConfirmation   [22m[1m5513083[22m
      [2mPassengers     [22mLOVELACE/ADA
      [2mWhat to do     [22mGo to the railway station and show the confirmation number on board
      [2mTotal          [22m[1m13.00 EUR[22m
      [2mCancelling     [22mfree until Sun 28 Feb 19:45, then half of the price until Mon 1 Mar 16:45, then the full price

      [2mnext:[22m [36mwayfare transfers cancel TKKB2K[39m
      "
    `)
  })

  test('in a pipe is a line', async () => {
    const home = await homeFor('transfers book')
    const { stdout } = await withFile(`transfers book 1 ${ada} --card-file card.json --max-total 200`, { home })
    expect(stdout).toMatchInlineSnapshot(`
      "Reference	Confirmation	Status	Ride	Vehicle	From	Pick-up	To	Arrive	Provider	Telephone	Total
      TKKB2K	5513083	CONFIRMED	AIRPORT_EXPRESS	Train	CDG	2027-03-01T19:45	PAR	2027-03-01T20:15	Airport Rail Link	+442079460878	13.00 EUR
      "
    `)
  })

  test.each([
    ['SHARED', 'CDG PAR', 'Go to the shuttle desk of the arrivals hall'],
    ['SHARED', 'PAR CDG', 'Be at the door ten minutes before'],
    ['TAXI', 'CDG PAR', 'Go to the taxi rank of the arrivals hall'],
    ['TAXI', 'PAR CDG', 'Be at the door at 14:30'],
    ['PRIVATE', 'CDG PAR', 'The driver waits in the arrivals hall with your name on a sign'],
    ['PRIVATE', 'PAR CDG', 'The driver is at the door at 14:30'],
    ['AIRPORT_BUS', 'PAR CDG', 'Go to the coach stop and show the confirmation number'],
    ['AIRPORT_EXPRESS', 'CDG PAR', 'Go to the railway station and show the confirmation number'],
  ])('%s %s says what to do', async (type, way, says) => {
    const home = await found(`${way} 2027-03-01T14:30 --type ${type}`)
    const needed = way.startsWith('CDG') && type !== 'TAXI' && !type.startsWith('AIRPORT') ? '--flight AF1498' : ''
    const { stdout } = await withFile(`transfers book 1 ${ada} ${needed} --card-file card.json --max-total 200`, { home, terminal: 160 })
    expect(stdout).toContain(`What to do     ${says}`)
  })
})

describe('booking a ride', () => {
  test('needs the price confirmed, and books nothing without', async () => {
    const home = await homeFor('transfers book')
    const { code, stdout, stderr } = await withFile(`transfers book 1 ${ada} --card-file card.json`, { home })
    expect([code, stdout]).toEqual([12, ''])
    expect(stderr).toContain('error: 13.00 EUR needs to be confirmed: nothing is booked')
    expect((await withFile(`transfers book 1 ${ada} --card-file card.json --max-total 12.99`, { home })).code).toBe(20)
    expect((await withFile(`transfers book 1 ${ada} --card-file card.json --yes --expect-total 13.00`, { home })).code).toBe(0)
  })

  test('confirms the price in the currency that was asked for, with what is added', async () => {
    const home = await found('CDG PAR 2027-03-01T14:30 --type shared --provider BLF --equipment CST,WHC --currency USD')
    const refused = await withFile(`transfers book 1 ${ada} --card-file card.json`, { home })
    const [, total = ''] = /error: ([\d.]+) USD needs/.exec(refused.stderr) ?? []
    const { stdout } = await withFile(`transfers book 1 ${ada} --card-file card.json --max-total ${total} --json`, { home })
    const [ride] = JSON.parse(stdout).data.transfers
    expect([ride.converted.monetaryAmount, ride.converted.currencyCode]).toEqual([total, 'USD'])
  })

  test('the same again is refused, and somebody else’s is not', async () => {
    const home = await homeFor('transfers cancel TKKB2K')
    const line =
      'transfers book 1 --passenger "LOVELACE/ADA" --email ada@example.com --phone "+34 612345678" --card-file card.json --max-total 300'
    const again = await withFile(line, { home })
    expect([again.code, again.stderr]).toEqual([
      12,
      expect.stringContaining('the same was booked on Fri 20 Nov 2026 as TKKB2K: nothing is booked'),
    ])
    expect((await withFile(line.replace('ADA', 'AUGUSTA'), { home })).code).toBe(0)
    expect((await withFile(`${line} --again`, { home })).code).toBe(0)
  })

  test('the same found anew, under another id, is the same', async () => {
    const home = await homeFor('transfers cancel TKKB2K')
    const now = '2026-11-20T13:00:00Z'
    await wayfare('transfers search CDG PAR 2027-03-01T19:45', { home, now })
    const { code } = await withFile(
      'transfers book 1 --passenger "LOVELACE/ADA" --email a@b.example --phone "+34 612345678" --card-file card.json --max-total 300',
      {
        home,
        now,
      },
    )
    expect(code).toBe(12)
  })

  test('that got no answer is sent again as it was, even where it was found anew, and booked once', async () => {
    const home = await homeFor('transfers cancel TKKB2K')
    const path = join(home, '.local/share/wayfare/bookings.jsonl')
    writeFileSync(path, `${journalOf(home).split('\n')[0]}\n`)
    const now = '2026-11-20T17:00:00Z'
    await wayfare('transfers search CDG PAR 2027-03-01T19:45', { home, now })
    const line = 'transfers book 1 --passenger "LOVELACE/ADA" --email ada@example.com --phone "+34 612345678" --card-file card.json'
    const { code, stdout, stderr } = await withFile(`${line} --max-total 300 --json`, { home, now })
    expect([code, stderr, JSON.parse(stdout).data.reference]).toEqual([0, '', 'TKKB2K'])
    const [entry, ...others] = JSON.parse((await wayfare('orders --json', { home })).stdout)
    expect([entry.reference, entry.state, others]).toEqual(['TKKB2K', 'booked', []])
  })

  test('an offer that waited too long is gone', async () => {
    const home = await homeFor('transfers book')
    const { code, stderr } = await withFile(`transfers book 1 ${ada} --card-file card.json --max-total 300`, {
      home,
      now: '2026-11-20T15:00:00Z',
    })
    expect([code, stderr]).toEqual([
      21,
      expect.stringContaining('--offer: the offer could be booked until 2026-11-20T14:00 UTC: search again'),
    ])
  })

  test('neither the card nor a name is in the journal', async () => {
    const journal = journalOf(await homeFor('transfers cancel TKKB2K'))
    expect(journal).toContain('train CDG → PAR, Mon 1 Mar 19:45')
    expect(journal).not.toMatch(/4111|1111|LOVELACE|ada@|612345678|0830/)
  })

  test('asks for a flight where the driver waits for one', async () => {
    const home = await found('CDG PAR 2027-03-01T19:45 --type private --provider GLB')
    const { code, stderr } = await withFile(`transfers book 1 ${ada} --card-file card.json --max-total 300`, { home })
    expect([code, stderr]).toEqual([
      13,
      expect.stringContaining('--flight is missing: Globeline Transfers wants to know the number of the flight'),
    ])
    expect((await withFile(`transfers book 1 ${ada} --flight "AF 1498" --card-file card.json --max-total 300`, { home })).code).toBe(0)
  })

  test('takes an account in place of a card', async () => {
    const home = await found('LHR LON 2027-03-01T19:45 --type private --provider ALB')
    const { stdout } = await wayfare(`transfers book 1 ${ada} --account ACCOUNT-1 --max-total 300 --json`, { home })
    expect(JSON.parse(stdout).data.transfers[0].methodOfPayment).toBe('TRAVEL_ACCOUNT')
  })

  test.each([
    ['transfers book 1', 13, '--passenger, --email, --phone are missing'],
    [
      'transfers book 1 --passenger ADA --email ada@example.com --phone "+34 612345678"',
      2,
      '--passenger takes LAST/FIRST, with a title if you like',
    ],
    [`transfers book 1 ${ada}`, 13, '--card-file is missing'],
    [`transfers book 99 ${ada}`, 2, 'the last list has no row 99: it has 24'],
    [`transfers book all ${ada}`, 2, 'one ride is booked at a time; all holds 24'],
    [`transfers book 1 ${ada} --account A --max-total 300`, 2, '--card-file: the provider takes CREDIT_CARD; got "TRAVEL_ACCOUNT"'],
    [
      `transfers book 1 ${ada} --passenger "BYRON/ANNE" --card-file card.json --max-total 300`,
      2,
      '--passenger: the offer is for 1; 2 are given: search again for all of them',
    ],
    [`transfers book 1 ${ada} --flight QQ1 --card-file card.json --max-total 300`, 2, '--flight: no airline has the code "QQ"'],
  ])('%s is refused', async (line, code, says) => {
    const home = await homeFor('transfers book')
    const answer = await withFile(line, { home })
    expect([answer.code, answer.stdout]).toEqual([code, ''])
    expect(answer.stderr).toContain(`error: ${says}`)
  })

  test('shows its request without the digits of the card, and without the offer', async () => {
    const home = await homeFor('transfers book')
    const { stdout } = await withFile(`transfers book 1 ${ada} --card-file card.json --dry-run`, { home })
    expect(stdout).toMatch(/^POST \{base_url\}\/v1\/ordering\/transfer-orders\?offerId=[\w-]+\n/)
    expect(JSON.parse(stdout.split('\n\n')[1] ?? '')).toEqual({
      data: {
        passengers: [
          { firstName: 'ADA', lastName: 'LOVELACE', title: 'MS', contacts: { email: 'ada@example.com', phoneNumber: '+34612345678' } },
        ],
        payment: {
          methodOfPayment: 'CREDIT_CARD',
          creditCard: { number: '…1111', holderName: 'ADA LOVELACE', vendorCode: 'VI', expiryDate: '0830', cvv: '…' },
        },
      },
    })
  })

  test('takes a whole body, with the offer beside its data for the price', async () => {
    const { stdout } = await wayfare('transfers search CDG PAR 2027-03-01T19:45 --type taxi --provider TXC --vehicle sedan --json')
    const [offer] = JSON.parse(stdout).data
    const contacts = { email: 'ada@example.com', phoneNumber: '+34612345678' }
    const creditCard = { number: '4111111111111111', holderName: 'ADA LOVELACE', vendorCode: 'VI', expiryDate: '0830' }
    const data = {
      passengers: [{ firstName: 'ADA', lastName: 'LOVELACE', contacts }],
      payment: { methodOfPayment: 'CREDIT_CARD', creditCard },
    }
    const line = `transfers book --offer ${offer.id} --body - --max-total 100`
    expect((await wayfare(line, { stdin: JSON.stringify({ offer, data }) })).code).toBe(0)
    const bare = await wayfare(line, { stdin: JSON.stringify({ data }) })
    expect([bare.code, bare.stderr]).toEqual([2, expect.stringContaining('the price of the offer is not known: nothing is booked')])
  })
})

describe('taking a ride back', () => {
  test('is confirmed first, with what it costs', async () => {
    const home = await homeFor('transfers cancel TKKB2K')
    const { code, stderr } = await wayfare('transfers cancel TKKB2K', { home })
    expect(code).toBe(12)
    expect(stderr).toMatchInlineSnapshot(`
      "sandbox: times, prices and seats are made up; no account and no network are used
      error: transfers cancel needs to be confirmed: nothing is done
      hint: Cancelling is free until Sun 28 Feb 19:45, then half of the price until Mon 1 Mar 16:45, then the full price (local times)
      hint: --yes does it without asking
      "
    `)
  })

  test('says what it costs at a terminal before it asks', async () => {
    const home = await homeFor('transfers cancel TKKB2K')
    const { code, stderr } = await wayfare('transfers cancel TKKB2K', { home, terminal: 120, env: { CI: '' }, stdin: 'n\r' })
    expect(code).toBe(12)
    const [, costs = '', asked = ''] = stderr.split('\n')
    expect(costs).toBe(
      'Cancelling is free until Sun 28 Feb 19:45, then half of the price until Mon 1 Mar 16:45, then the full price (local times)',
    )
    expect(asked).toContain('Cancel TKKB2K (train CDG → PAR, Mon 1 Mar 19:45)?')
    expect(stderr).toContain('error: nothing is cancelled')
  })

  test('finds the number by the reference, and the list of bookings tells it', async () => {
    const home = await homeFor('transfers cancel TKKB2K')
    expect((await wayfare('orders', { home, terminal: 80 })).stdout).toMatchInlineSnapshot(`
      "Reference  State   Booked           What                              Total
      TKKB2K     booked  Fri 20 Nov 2026  train CDG → PAR, Mon 1 Mar 19:45  13.00 EUR
      "
    `)
    const { stdout, stderr } = await wayfare('transfers cancel tkkb2k --yes', { home })
    expect([stdout, stderr]).toEqual([
      'Confirmation\tStatus\n5513083\tCANCELLED\n',
      expect.stringContaining('cancelled TKKB2K (train CDG → PAR, Mon 1 Mar 19:45)'),
    ])
    expect((await wayfare('orders', { home, terminal: 80 })).stdout).toMatchInlineSnapshot(`
      "Reference  State      Booked           What                        Total
      TKKB2K     cancelled  Fri 20 Nov 2026  train CDG → PAR, Mon 1 Mar  13.00 EUR
                                             19:45
      "
    `)
    const again = await wayfare('transfers cancel TKKB2K --yes', { home, terminal: 80 })
    expect([again.code, again.stdout, again.stderr]).toEqual([
      0,
      'Cancelled.\n',
      expect.stringContaining('warning: The ride was cancelled before, on 2026-11-20'),
    ])
  })

  test('takes the id and the number of one that was booked elsewhere', async () => {
    const home = await homeFor('transfers cancel TKKB2K')
    const [{ id }] = JSON.parse((await wayfare('orders --json', { home })).stdout)
    expect((await wayfare(`transfers cancel ${id} 5513083 --yes`, { home })).code).toBe(0)
    const unknown = await wayfare('transfers cancel ELSEWHERE --yes')
    expect([unknown.code, unknown.stderr]).toEqual([
      13,
      expect.stringContaining('--confirmation is missing: ELSEWHERE was not booked on this machine'),
    ])
    const none = await wayfare('transfers cancel ELSEWHERE 1 --yes')
    expect([none.code, none.stderr]).toEqual([5, expect.stringContaining('--order: no order has the id "ELSEWHERE"')])
  })

  test('says what it costs when it does', async () => {
    const home = await homeFor('transfers cancel TKKB2K')
    const { stderr } = await wayfare('transfers cancel TKKB2K --yes', { home, now: '2027-03-01T12:00:00Z' })
    expect(stderr).toContain('warning: Half of the price is charged between 24 and 3 hours before the pick-up. That is 50 % of 13.00 EUR')
  })
})

test('over HTTP a ride is found, booked and taken back as well', async () => {
  const { env } = await served()
  const { home } = await wayfare('transfers search CDG PAR 2027-03-01T19:45', { env })
  const { code, stderr } = await withFile(`transfers book 1 ${ada} --card-file card.json --max-total 20`, { home, env })
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^booked as \w{6}\n$/)])
  const [, reference = ''] = /booked as (\w+)/.exec(stderr) ?? []
  expect((await wayfare(`transfers cancel ${reference} --yes`, { home, env })).code).toBe(0)
})

test('an answer of another service that says less is shown all the same', async () => {
  const ui = {
    width: 80,
    today: '2026-11-20',
    placeName: () => undefined,
    clockOf: () => undefined,
    airlineName: () => undefined,
    aircraftName: () => undefined,
    kilometresFrom: () => undefined,
  }
  const same = (text: string) => text
  const paint = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same }
  const sheet = searchView(
    {
      data: [
        {
          type: 'transfer-offer',
          id: '5976726751',
          transferType: 'PRIVATE',
          start: { dateTime: '2027-03-01T14:30:00', locationCode: 'CDG' },
          vehicle: { code: 'VAN', category: 'BU', description: 'Mercedes-Benz V-Class', seats: [{ count: 3 }] },
          serviceProvider: { code: 'ABC', name: 'Provider name', logoUrl: 'https://provider.example/logo.png' },
          quotation: { monetaryAmount: '63.70', currencyCode: 'USD' },
          methodsOfPaymentAccepted: ['CREDIT_CARD'],
        },
      ],
    },
    { ...ui, ...paint },
    {},
  )
  expect(sheet.table?.rows.map(({ shown }) => shown)).toEqual([
    ['1', '63.70', 'private', 'Mercedes-Benz V-Class', '3', '', '', 'Provider name', ''],
  ])
})
