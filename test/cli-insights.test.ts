import { expect, test } from 'vitest'
import { type Options, wayfare } from './wayfare.ts'

const note = 'sandbox: times, prices and seats are made up; no account and no network are used\n'

async function seen(line: string, options: Options = {}): Promise<string> {
  const { code, stdout, stderr } = await wayfare(line, options)
  expect({ code, stderr }).toEqual({ code: 0, stderr: note })
  return stdout
}

test('destinations at 80 columns', async () => {
  expect(await seen('insights traveled MAD 2026-09 --max 5', { terminal: 80 })).toMatchInlineSnapshot(`
    "Destinations flown to from Madrid (MAD) in Sep 2026

    #  Destination            Travellers                Flights
    1  PAR Paris              100 ████████████████████  100 ████████████████████
    2  LON London              82 ████████████████▍      87 █████████████████▍
    3  BCN Barcelona           81 ████████████████▎      85 █████████████████
    4  PMI Palma de Mallorca   78 ███████████████▋       80 ████████████████
    5  LIS Lisbon              71 ██████████████▎        74 ██████████████▊

    5 destinations, most travellers first
    100 is the destination with most travellers, or with most flights

    next: wayfare flights search MAD PAR +30d
    "
  `)
})

test('destinations at 120 columns', async () => {
  expect(await seen('insights traveled LON 2026-09 --sort flights --max 3', { terminal: 120 })).toMatchInlineSnapshot(`
    "Destinations flown to from London (LON) in Sep 2026

    #  Destination            Travellers                          Flights
    1  AMS Amsterdam           69 ████████████████████▊           100 ██████████████████████████████
    2  PMI Palma de Mallorca   78 ███████████████████████▍         92 ███████████████████████████▋
    3  PAR Paris               69 ████████████████████▊            84 █████████████████████████▎

    3 destinations, most flights first
    100 is the destination with most travellers, or with most flights

    next: wayfare flights search LON AMS +30d
    "
  `)
})

test('destinations in colour', async () => {
  expect(await seen('insights booked MAD 2026-09 --max 2', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
    "Destinations booked from [1mMadrid (MAD)[22m in Sep 2026

    [2m#[22m  [2mDestination[22m    [2mTravellers[22m                [2mFlights[22m
    [2m1[22m  [1mPAR[22m Paris      100 [36m████████████████████[39m  100 [2m████████████████████[22m
    [2m2[22m  [1mBCN[22m Barcelona   94 [36m██████████████████▊[39m    99 [2m███████████████████▊[22m

    [2m2 destinations, most travellers first[22m
    [2m100 is the destination with most travellers, or with most flights[22m

    [2mnext:[22m [36mwayfare flights search MAD PAR +30d[39m
    "
  `)
})

test('a page of the destinations keeps their ranks', async () => {
  expect(await seen('insights traveled MAD 2026-09 --max 8 --limit 2 --offset 4', { terminal: 80 })).toMatchInlineSnapshot(`
    "Destinations flown to from Madrid (MAD) in Sep 2026

    #  Destination  Travellers                Flights
    5  LIS Lisbon    71 ██████████████▎        74 ██████████████▊
    6  IBZ Ibiza     68 █████████████▋         69 █████████████▊

    2 of 8 destinations, most travellers first; --limit and --offset show others
    100 is the destination with most travellers, or with most flights

    next: wayfare flights search MAD LIS +30d
    "
  `)
})

test('destinations for a program', async () => {
  expect(await seen('insights traveled MAD 2026-09 --max 3')).toMatchInlineSnapshot(`
    "#	Destination	Travellers	Flights
    1	PAR	100	100
    2	LON	82	87
    3	BCN	81	85
    "
  `)
  expect(await seen('insights traveled MAD 2026-09 --max 2 --fields destination,analytics.travelers.score --csv')).toMatchInlineSnapshot(`
    "destination,analytics.travelers.score
    PAR,100
    LON,82
    "
  `)
  const { stdout } = await wayfare('insights booked MAD 2026-09 --max 30 --json')
  expect(JSON.parse(stdout).data.length).toBe(30)
})

test('the months of a year at 80 columns', async () => {
  expect(await seen('insights busiest PMI 2025', { terminal: 80 })).toMatchInlineSnapshot(`
    "Travellers arriving in Palma de Mallorca (PMI) month by month, 2025

    Jan   3 %  ██████████
    Feb   3 %  ██████████
    Mar   4 %  █████████████▍
    Apr   8 %  ██████████████████████████▋
    May  11 %  ████████████████████████████████████▋
    Jun  13 %  ███████████████████████████████████████████▍
    Jul  15 %  ██████████████████████████████████████████████████ ◀ busiest
    Aug  15 %  ██████████████████████████████████████████████████ ◀ busiest
    Sep  12 %  ████████████████████████████████████████
    Oct   9 %  ██████████████████████████████
    Nov   4 %  █████████████▍
    Dec   4 %  █████████████▍

    percent of the travellers of the year; with no season it would be 8 each month

    next: wayfare insights busiest PMI 2025 --direction departing
    "
  `)
})

test('the months of a year that is not over, at 120 columns', async () => {
  expect(await seen('insights busiest MAD 2026 --direction departing', { terminal: 120 })).toMatchInlineSnapshot(`
    "Travellers leaving Madrid (MAD) month by month, 2026

    Jan   8 %  ████████████████████████████████████████████████
    Feb   7 %  ██████████████████████████████████████████
    Mar   8 %  ████████████████████████████████████████████████
    Apr   8 %  ████████████████████████████████████████████████
    May   9 %  ██████████████████████████████████████████████████████
    Jun   9 %  ██████████████████████████████████████████████████████
    Jul  10 %  ████████████████████████████████████████████████████████████ ◀ busiest
    Aug  10 %  ████████████████████████████████████████████████████████████ ◀ busiest
    Sep   9 %  ██████████████████████████████████████████████████████
    Oct   8 %  ████████████████████████████████████████████████

    percent of the travellers of the whole year, as estimated; 10 months of it are over

    next: wayfare insights busiest MAD 2026 --direction arriving
    "
  `)
})

test('the months of a year in colour, and for a program', async () => {
  expect(await seen('insights busiest INN 2025', { terminal: 60, colour: true })).toMatchInlineSnapshot(`
    "Travellers arriving in [1mInnsbruck (INN)[22m month by month, 2025

    Jan  17 %  [33m██████████████████████████████[39m [1m◀ busiest[22m
    Feb  15 %  [36m██████████████████████████▌[39m
    Mar  13 %  [36m███████████████████████[39m
    Apr   4 %  [36m███████[39m
    May   4 %  [36m███████[39m
    Jun   4 %  [36m███████[39m
    Jul   4 %  [36m███████[39m
    Aug   4 %  [36m███████[39m
    Sep   4 %  [36m███████[39m
    Oct   5 %  [36m████████▉[39m
    Nov  11 %  [36m███████████████████▍[39m
    Dec  15 %  [36m██████████████████████████▌[39m

    [2mpercent of the travellers of the year; with no season it[22m
    [2mwould be 8 each month[22m

    [2mnext:[22m [36mwayfare insights busiest INN 2025 --direction departing[39m
    "
  `)
  expect(await seen('insights busiest INN 2025 --md')).toMatchInlineSnapshot(`
    "| Month | Percent | Busiest |
    | --- | --- | --- |
    | 2025-01 | 17 | busiest |
    | 2025-02 | 15 |  |
    | 2025-03 | 13 |  |
    | 2025-04 | 4 |  |
    | 2025-05 | 4 |  |
    | 2025-06 | 4 |  |
    | 2025-07 | 4 |  |
    | 2025-08 | 4 |  |
    | 2025-09 | 4 |  |
    | 2025-10 | 5 |  |
    | 2025-11 | 11 |  |
    | 2025-12 | 15 |  |
    "
  `)
})

test('the scores of a place at 80 columns', async () => {
  expect(await seen('insights score 41.397158 2.160873', { terminal: 80 })).toMatchInlineSnapshot(`
    "Around 41.397158, 2.160873

                    within 200 m         within 500 m         within 1.5 km
    Sights           73 high ███████▎     89 top  ████████▉   100 top  ██████████
      historical     34 fair ███▍         50 good █████        62 good ██████▎
      beach and park  0 none               0 none              12 low  █▎
    Restaurants      67 high ██████▊      85 top  ████████▌    94 top  █████████▍
      vegetarian     36 fair ███▋         53 good █████▎       66 high ██████▋
    Shopping         74 high ███████▍     94 top  █████████▍  100 top  ██████████
      luxury         45 good ████▌        72 high ███████▎     86 top  ████████▋
    Night life       46 good ████▋        67 high ██████▊      78 high ███████▊

    0 nothing of it, 100 as much as anywhere: higher is more

    next: wayfare places near 41.397158 2.160873
    "
  `)
})

test('the scores of a place at 120 columns, south and west of everything', async () => {
  expect(await seen('insights score -33.4489 -70.6693', { terminal: 120 })).toMatchInlineSnapshot(`
    "Around -33.4489, -70.6693

                    within 200 m                      within 500 m                      within 1.5 km
    Sights           58 good █████████████▍            58 good █████████████▍            59 good █████████████▋
      historical     36 fair ████████▎                 37 fair ████████▌                 37 fair ████████▌
      beach and park 14 low  ███▎                      14 low  ███▎                      15 fair ███▌
    Restaurants      80 high ██████████████████▍       80 high ██████████████████▍       81 high ██████████████████▋
      vegetarian     45 good ██████████▍               46 good ██████████▋               46 good ██████████▋
    Shopping         74 high █████████████████         74 high █████████████████         75 high █████████████████▎
      luxury         26 fair ██████                    27 fair ██████▎                   27 fair ██████▎
    Night life       61 good ██████████████            61 good ██████████████            62 good ██████████████▎

    0 nothing of it, 100 as much as anywhere: higher is more

    next: wayfare places near -33.4489 -70.6693
    "
  `)
})

test('the scores of a place in colour, and for a program', async () => {
  expect(await seen('insights score 40.4153 -3.6845', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
    "Around [1m40.4153, -3.6845[22m

                    [2mwithin 200 m         [22m[2mwithin 500 m         [22m[2mwithin 1.5 km        [22m
    [1mSights          [22m 42 good [36m████▎     [39m   77 high [32m███████▊  [39m  100 top  [32m██████████[39m
      historical     14 low  [2m█▍        [22m   52 good [2m█████▎    [22m   80 high [2m████████  [22m
      beach and park 78 high [2m███████▊  [22m   78 high [2m███████▊  [22m   78 high [2m███████▊  [22m
    [1mRestaurants     [22m 32 fair [36m███▎      [39m   63 good [36m██████▎   [39m   93 top  [32m█████████▎[39m
      vegetarian     13 low  [2m█▎        [22m   30 fair [2m███       [22m   57 good [2m█████▊    [22m
    [1mShopping        [22m 13 low  [2m█▎        [22m   38 fair [36m███▊      [39m  100 top  [32m██████████[39m
      luxury          9 low  [2m▉         [22m   30 fair [2m███       [22m   97 top  [2m█████████▊[22m
    [1mNight life      [22m 28 fair [36m██▊       [39m   57 good [36m█████▊    [39m   99 top  [32m█████████▉[39m

    [2m0 nothing of it, 100 as much as anywhere: higher is more[22m

    [2mnext:[22m [36mwayfare places near 40.4153 -3.6845[39m
    "
  `)
  expect(await seen('insights score 40.4153 -3.6845')).toMatchInlineSnapshot(`
    "Metres	Category	Score	Word
    200	sights	42	good
    200	historical	14	low
    200	beach and park	78	high
    200	restaurants	32	fair
    200	vegetarian	13	low
    200	shopping	13	low
    200	luxury	9	low
    200	night life	28	fair
    500	sights	77	high
    500	historical	52	good
    500	beach and park	78	high
    500	restaurants	63	good
    500	vegetarian	30	fair
    500	shopping	38	fair
    500	luxury	30	fair
    500	night life	57	good
    1500	sights	100	top
    1500	historical	80	high
    1500	beach and park	78	high
    1500	restaurants	93	top
    1500	vegetarian	57	good
    1500	shopping	100	top
    1500	luxury	97	top
    1500	night life	99	top
    "
  `)
})

test('a month that is not said is the last one that is over, and a year likewise', async () => {
  for (const which of ['traveled', 'booked']) {
    const { stderr } = await wayfare(`insights ${which} "new york"`)
    expect(stderr).toBe(`--from: new york is NYC New York (US)\n--period: the last month that is over is Oct 2026 (2026-10)\n${note}`)
    const { stdout } = await wayfare(`insights ${which} "new york" --json`)
    expect(JSON.parse(stdout).meta.links.self).toContain('originCityCode=NYC&period=2026-10&')
  }
  const { stderr } = await wayfare('insights busiest MAD', { now: '2027-01-02T12:00:00Z' })
  expect(stderr).toBe(`--period: the last year that is over is 2026\n${note}`)
  const january = await wayfare('insights traveled MAD', { now: '2027-01-02T12:00:00Z' })
  expect(january.stderr).toContain('Dec 2026 (2026-12)')
})

test('what cannot be is refused with what can', async () => {
  const { code, stdout, stderr } = await wayfare('insights traveled LHR 2026-12')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatchInlineSnapshot(`
    "sandbox: times, prices and seats are made up; no account and no network are used
    error: --from: the city code of London is LON; LHR is an airport there
           --period takes a month that is over, from 2011-01 to 2026-10; got "2026-12"
    hint: did you mean LON London (GB), LTN London Luton Airport (GB), LIN Milan Linate Airport (IT)?
    service: 400/4926 INVALID DATA RECEIVED at originCityCode
    service: 400/4926 INVALID DATA RECEIVED at period
    "
  `)
})

test('cities come one at a time: the answer does not say whose it is', async () => {
  const { code, stderr } = await wayfare('insights busiest MAD,BCN 2025')
  expect(code).toBe(2)
  expect(stderr).toMatchInlineSnapshot(`
    "error: --city takes one at a time; got "MAD,BCN"
    "
  `)
})

test('nothing found is said', async () => {
  const { code, stdout, stderr } = await wayfare('insights traveled MAD 2026-09 --max 3 --offset 3', { terminal: 80 })
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
  expect(stderr).toBe(`${note}nothing found: the list is empty\n`)
})
