import { expect, test } from 'vitest'
import { seen, wayfare } from './wayfare.ts'

/** Cities, places and activities as people and programs see them. */

test('places at 80 columns', async () => {
  expect(await seen('places near 41.397158 2.160873', { terminal: 80 })).toMatchInlineSnapshot(`
    "Within 1 km of 41.397158, 2.160873

    #  Name                    Kind      Rank  Metres  Walk
    1  Casa Batlló             sight        3     700  9 min
    2  La Pedrera - Casa Milà  sight        4     220  3 min
    3  Passeig de Gràcia       shopping    12     670  8 min

    3 places, most famous first

    next: wayfare activities near 41.397158 2.160873
    "
  `)
})

test('places at 120 columns, around a city', async () => {
  expect(await seen('places near Barcelona --radius 3 --limit 6', { terminal: 120 })).toMatchInlineSnapshot(`
    "Within 3 km of Barcelona (41.3874, 2.1686)

    #  Name                    Kind        Rank  Metres  Walk    Tags
    1  Sagrada Família         sight          1    1870  23 min  sightseeing, church, landmark, architecture, gaudi
    2  Casa Batlló             sight          3     560  7 min   sightseeing, landmark, architecture, museum, gaudi
    3  La Pedrera - Casa Milà  sight          4    1050  13 min  sightseeing, landmark, architecture, museum, gaudi
    4  La Rambla               sight          5     810  10 min  sightseeing, street, landmark
    5  Barri Gòtic             historical     6     830  10 min  historical, sightseeing, district, old town
    6  Mercat de la Boqueria   food           8     680  9 min   food, market, tapas

    6 of 22 places, most famous first; --limit and --offset show others

    next: wayfare activities near 41.3874 2.1686
    "
  `)
})

test('places in colour', async () => {
  expect(await seen('places near BCN --category restaurant,shopping --radius 2', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
    "Within 2 km of [1mBCN[22m (41.3874, 2.1686)

    [2m#[22m  [2mName[22m                   [2mKind[22m      [2mRank[22m  [2mMetres[22m  [2mWalk[22m
    [2m1[22m  [1mMercat de la Boqueria[22m  [33mfood[39m         8     680  9 min
    [2m2[22m  [1mPasseig de Gràcia[22m      [36mshopping[39m    12     590  7 min
    [2m3[22m  [1mEls Quatre Gats[22m        [33mfood[39m        23     460  6 min
    [2m4[22m  [1mPortal de l'Àngel[22m      [36mshopping[39m    24     450  6 min

    [2m4 places, most famous first[22m

    [2mnext:[22m [36mwayfare activities near 41.3874 2.1686[39m
    "
  `)
})

test('places for a program', async () => {
  expect(await seen('places near BCN --radius 2 --limit 3')).toMatchInlineSnapshot(`
    "#	Name	Kind	Rank	Metres	Walk	Tags
    1	Sagrada Família	sight	1	1870	23 min	sightseeing, church, landmark, architecture, gaudi
    2	Casa Batlló	sight	3	560	7 min	sightseeing, landmark, architecture, museum, gaudi
    3	La Pedrera - Casa Milà	sight	4	1050	13 min	sightseeing, landmark, architecture, museum, gaudi
    "
  `)
  expect(await seen('places near BCN --fields name,geoCode.latitude --limit 2 --csv')).toMatchInlineSnapshot(`
    "name,geoCode.latitude
    Casa Batlló,41.3917
    La Rambla,41.3809
    "
  `)
})

test('places in a square', async () => {
  expect(await seen('places square 41.40 2.16 41.38 2.18 --limit 3', { terminal: 80 })).toMatchInlineSnapshot(`
    "Between 41.4, 2.16 in the north-west and 41.38, 2.18 in the south-east

    #  Name                    Kind   Rank
    1  Casa Batlló             sight     3
    2  La Pedrera - Casa Milà  sight     4
    3  La Rambla               sight     5

    3 of 10 places, most famous first; --limit and --offset show others

    next: wayfare activities near 41.3917 2.165
    "
  `)
})

test('one place, by its row or its id', async () => {
  const { home } = await wayfare('places near BCN')
  const shown = await seen('places show 1', { home, terminal: 80 })
  expect(shown).toMatchInlineSnapshot(`
    "Casa Batlló

    Kind       sight
    Rank       3, where 1 is the most famous of the city
    Known for  sightseeing, landmark, architecture, museum, gaudi
    Place      41.3917 2.165
    Id         1C34A491B3

    next: wayfare activities near 41.3917 2.165
    "
  `)
  const { data } = JSON.parse(await seen('places near BCN --json'))
  expect(await seen(`places show ${data[0].id}`, { terminal: 80 })).toBe(shown)
  expect(await seen('places show 1', { home })).toMatchInlineSnapshot(`
    "Id	Name	Kind	Rank	Latitude	Longitude	Tags
    1C34A491B3	Casa Batlló	sight	3	41.3917	2.165	sightseeing, landmark, architecture, museum, gaudi
    "
  `)
})

test('activities at 80 columns', async () => {
  expect(await seen('activities near Colosseum', { terminal: 80 })).toMatchInlineSnapshot(`
    "Within 1 km of Colosseum (41.8902, 12.4922)

     #  Name                         Price       More  Rated  Lasts   Metres  Walk
     1  Colosseum underground and    85.50 EUR      +  4.4 ★  3 h          0  here
        arena floor tour
     2  Colosseum: Skip-the-Line     22.00 EUR         4.5 ★  2 h          0  here
        Ticket
     3  Colosseum: Entry Ticket      16.00 EUR         4.8 ★  2 h          0  here
        with Audio Guide
     4  Colosseum: Guided Tour       43.00 EUR         4.9 ★  1 h 30       0  here
     5  Colosseum: Early Access      89.50 EUR         4.9 ★  2 h          0  here
        Tour
     6  Rome: E-Bike Tour            53.00 EUR         4.3 ★  3 h          0  here
     7  Rome: Photo Walk with a      45.00 EUR         4.3 ★  2 h        240  3 min
        Photographer
     8  Rome: Architecture Walk      36.00 EUR         3.9 ★  2 h        250  3 min
     9  Rome: Hidden Corners of      29.00 EUR      +  3.9 ★  2 h 30     430  5 min
        Monti
    10  Rome: Countryside and        120.50 EUR     +  4.3 ★  9 h        470  6 min
        Villages Day Trip
    11  Rome: Panoramic Night Tour   27.50 EUR         4.5 ★  1 h 30     630  8 min
        by Open-Top Bus
    12  Rome: Ghosts and Legends     23.50 EUR         4.1 ★  1 h 30     640  8 min
        Night Walk
    13  Gladiator school on the      60.00 EUR         4.4 ★  2 h        720  9 min
        Appian Way
    14  Circus Maximus: Private      162.50 EUR        4.6 ★  2 h 30     720  9 min
        Tour with a Historian
    15  Capitoline Museums and       79.00 EUR         4.8 ★  3 h        850  11 min
        Colosseum: Combined Guided
        Tour
    16  Capitoline Museums: Evening  41.50 EUR         4.3 ★  1 h 30     850  11 min
        Visit
    17  Tivoli villas half-day trip  103.50 EUR        4.9 ★  5 h        970  12 min
    18  Basilica di Santa Maria      235.50 EUR        4.5 ★  2 h 30     970  12 min
        Maggiore: Private Tour with
        a Historian

    18 activities, nearest first
    prices are for one person; + something more is to be paid there

    next: wayfare activities show 1
    "
  `)
})

test('activities at 120 columns', async () => {
  expect(await seen('activities near 35.6762 139.6503 --radius 6', { terminal: 120 })).toMatchInlineSnapshot(`
    "Within 6 km of 35.6762, 139.6503

     #  Name                                     Price      More  Rated  Lasts   Metres  Walk
     1  Meiji Shrine: Guided Tour                9050 JPY         4.4 ★  1 h 30    4430  55 min
     2  Tokyo: Rooftop Bars by Night             12400 JPY        4.3 ★  3 h       4690  59 min
     3  Izakaya crawl through Shinjuku's alleys  17300 JPY        4.5 ★  3 h       4820  1 h
     4  Tokyo: Hop-On Hop-Off Bus, 24 Hours      7400 JPY         4.4 ★  1 day     4830  1 h
     5  Mount Fuji and Hakone day trip           18100 JPY        4.5 ★  11 h      4870  1 h 01
     6  Tokyo: Musical or Theatre Ticket         22600 JPY        4.1 ★  2 h 30    4880  1 h 01
     7  Samurai sword lesson                     12100 JPY        4.3 ★  1 h 30    4930  1 h 02
     8  Tokyo: Tea Ceremony                      7950 JPY         4.6 ★  1 h       4970  1 h 02
     9  Tokyo: Pub Crawl                         3250 JPY      +  4.6 ★  4 h       4990  1 h 02
    10  Tokyo: Jazz Club Night                   5400 JPY         4.4 ★  2 h 30    5020
    11  Shinjuku Gyoen: Guided Garden Walk       5300 JPY         4.3 ★  1 h 30    5480

    11 activities, nearest first
    prices are for one person; + something more is to be paid there

    next: wayfare activities show 1
    "
  `)
})

test('activities in colour', async () => {
  expect(await seen('activities near "Anne Frank House"', { terminal: 100, colour: true })).toMatchInlineSnapshot(`
    "Within 1 km of [1mAnne Frank House[22m (52.3752, 4.884)

     [2m#[22m  [2mName[22m                                             [2mPrice[22m       [2mMore[22m  [2mRated[22m  [2mLasts[22m   [2mMetres[22m  [2mWalk[22m
     [2m1[22m  [1mAnne Frank story walk through the Jewish[0m         42.50 EUR         4.4 ★  2 h          0  here
        [1mquarter[22m
     [2m2[22m  [1mAnne Frank House: Guided Tour[22m                    75.50 EUR         [32m4.7 ★[39m  1 h 30       0  here
     [2m3[22m  [1mAmsterdam: Highlights Walking Tour[22m               32.50 EUR      +  4.2 ★  3 h          0  here
     [2m4[22m  [1mOpen-boat canal tour with cheese and wine[22m        39.00 EUR         [32m4.7 ★[39m  1 h 30      80  1 min
     [2m5[22m  [1mBrown cafés and genever tasting[22m                  38.00 EUR         [32m4.6 ★[39m  2 h 30     200  3 min
     [2m6[22m  [1mAmsterdam: Evening Tasting Tour with herring[0m     112.50 EUR     +  4.1 ★  3 h 30     260  3 min
        [1mand bitterballen[22m
     [2m7[22m  [1mAmsterdam: Countryside and Villages Day Trip[22m     77.00 EUR      +  4.2 ★  9 h        320  4 min
     [2m8[22m  [1mAmsterdam: Pub Crawl[22m                             30.50 EUR         4.3 ★  4 h        480  6 min
     [2m9[22m  [1mRoyal Palace of Amsterdam: Private Tour with a[0m   282.50 EUR        [32m4.7 ★[39m  2 h 30     540  7 min
        [1mHistorian[22m
    [2m10[22m  [1mAmsterdam: Private Boat Hire with Skipper[22m        264.00 EUR        4.3 ★  2 h        560  7 min
    [2m11[22m  [1mAmsterdam: Ghosts and Legends Night Walk[22m         24.00 EUR         4.3 ★  1 h 30     570  7 min
    [2m12[22m  [1mWindmills of Zaanse Schans, Volendam and Marken[22m  58.00 EUR         4.3 ★  6 h        630  8 min
    [2m13[22m  [1mDam Square: Guided Tour[22m                          45.00 EUR         4.4 ★  1 h 30     630  8 min
    [2m14[22m  [1mAmsterdam: Electric Scooter Tour[22m                 46.50 EUR         4.4 ★  1 h 30     650  8 min
    [2m15[22m  [1mAmsterdam: Guided Kayak Tour[22m                     58.00 EUR         [32m4.6 ★[39m  2 h        660  8 min
    [2m16[22m  [1mAmsterdam: Street Food Tour[22m                      86.00 EUR         4.2 ★  3 h        670  8 min
    [2m17[22m  [1mAmsterdam: Old Town Walking Tour[22m                 39.00 EUR         [32m4.6 ★[39m  2 h 30     750  9 min
    [2m18[22m  [1mBegijnhof: Private Tour with a Historian[22m         142.50 EUR        [32m4.5 ★[39m  2 h 30     760  10 min
    [2m19[22m  [1mAmsterdam: Hop-On Hop-Off Bus, 24 Hours[22m          34.00 EUR         4.3 ★  1 day      860  11 min

    [2m19 activities, nearest first[22m
    [2mprices are for one person; + something more is to be paid there[22m

    [2mnext:[22m [36mwayfare activities show 1[39m
    "
  `)
})

test('activities for a program', async () => {
  expect(await seen('activities near Colosseum --csv')).toMatchInlineSnapshot(`
    "#,Name,Price,More,Rated,Lasts,Metres,Walk
    1,Colosseum underground and arena floor tour,85.50 EUR,'+,4.4,3 h,0,here
    2,Colosseum: Skip-the-Line Ticket,22.00 EUR,,4.5,2 h,0,here
    3,Colosseum: Entry Ticket with Audio Guide,16.00 EUR,,4.8,2 h,0,here
    4,Colosseum: Guided Tour,43.00 EUR,,4.9,1 h 30,0,here
    5,Colosseum: Early Access Tour,89.50 EUR,,4.9,2 h,0,here
    6,Rome: E-Bike Tour,53.00 EUR,,4.3,3 h,0,here
    7,Rome: Photo Walk with a Photographer,45.00 EUR,,4.3,2 h,240,3 min
    8,Rome: Architecture Walk,36.00 EUR,,3.9,2 h,250,3 min
    9,Rome: Hidden Corners of Monti,29.00 EUR,'+,3.9,2 h 30,430,5 min
    10,Rome: Countryside and Villages Day Trip,120.50 EUR,'+,4.3,9 h,470,6 min
    11,Rome: Panoramic Night Tour by Open-Top Bus,27.50 EUR,,4.5,1 h 30,630,8 min
    12,Rome: Ghosts and Legends Night Walk,23.50 EUR,,4.1,1 h 30,640,8 min
    13,Gladiator school on the Appian Way,60.00 EUR,,4.4,2 h,720,9 min
    14,Circus Maximus: Private Tour with a Historian,162.50 EUR,,4.6,2 h 30,720,9 min
    15,Capitoline Museums and Colosseum: Combined Guided Tour,79.00 EUR,,4.8,3 h,850,11 min
    16,Capitoline Museums: Evening Visit,41.50 EUR,,4.3,1 h 30,850,11 min
    17,Tivoli villas half-day trip,103.50 EUR,,4.9,5 h,970,12 min
    18,Basilica di Santa Maria Maggiore: Private Tour with a Historian,235.50 EUR,,4.5,2 h 30,970,12 min
    "
  `)
})

test('activities in a square', async () => {
  expect(await seen('activities square 41.895 12.485 41.888 12.495', { terminal: 80 })).toMatchInlineSnapshot(`
    "Between 41.895, 12.485 in the north-west and 41.888, 12.495 in the south-east

     #  Name                                        Price       More  Rated  Lasts
     1  Colosseum underground and arena floor tour  85.50 EUR      +  4.4 ★  3 h
     2  Colosseum: Skip-the-Line Ticket             22.00 EUR         4.5 ★  2 h
     3  Colosseum: Entry Ticket with Audio Guide    16.00 EUR         4.8 ★  2 h
     4  Colosseum: Guided Tour                      43.00 EUR         4.9 ★  1 h 30
     5  Colosseum: Early Access Tour                89.50 EUR         4.9 ★  2 h
     6  Rome: Hidden Corners of Monti               29.00 EUR      +  3.9 ★  2 h 30
     7  Rome: Architecture Walk                     36.00 EUR         3.9 ★  2 h
     8  Rome: Photo Walk with a Photographer        45.00 EUR         4.3 ★  2 h
     9  Rome: E-Bike Tour                           53.00 EUR         4.3 ★  3 h
    10  Rome: Panoramic Night Tour by Open-Top Bus  27.50 EUR         4.5 ★  1 h 30
    11  Rome: Countryside and Villages Day Trip     120.50 EUR     +  4.3 ★  9 h

    11 activities
    prices are for one person; + something more is to be paid there

    next: wayfare activities show 1
    "
  `)
})

test('one activity, with what is to be paid there', async () => {
  const { data } = JSON.parse(await seen('activities near Rome --radius 10 --json'))
  const dear = data.find(({ price }: { price: { amount: string } }) => price.amount.endsWith('A'))
  expect(await seen(`activities show ${dear.id}`, { terminal: 80 })).toMatchInlineSnapshot(`
    "Rome: Countryside and Villages Day Trip

    What     Out of Rome by coach with a guide, lunch free. You meet at Monti -
             Colosseum. In English and Spanish. At most 45 people. Not in the price
             and paid there: admission on the way. Free cancellation until 24 hours
             before.
    Price    120.50 EUR a person, and something more to pay there
    Rated    4.3 ★ of 5
    Lasts    9 h
    Begins   41.8944 12.4924
    Book     https://activities.example.com/book/1186846
    Picture  https://images.example.com/activities/1186846-1.jpg
    Id       1186846

    next: wayfare places near 41.8944 12.4924
    "
  `)
  expect(await seen(`activities show ${dear.id} --tsv`)).toMatchInlineSnapshot(`
    "Id	Name	Price	To pay there	Rated	Lasts	Latitude	Longitude	Link
    1186846	Rome: Countryside and Villages Day Trip	120.50 EUR	yes	4.3	9 h	41.8944	12.4924	https://activities.example.com/book/1186846
    "
  `)
})

test('an activity by its row', async () => {
  const { home } = await wayfare('activities near Colosseum')
  const shown = await seen('activities show 2', { home, terminal: 120 })
  expect(shown).toMatchInlineSnapshot(`
    "Colosseum: Skip-the-Line Ticket

    What     Walk past the queue with a timed ticket for Colosseum. It begins at Colosseum. Free cancellation until 24 hours
             before.
    Price    22.00 EUR a person
    Rated    4.5 ★ of 5
    Lasts    2 h
    Begins   41.8902 12.4922
    Book     https://activities.example.com/book/1186808
    Picture  https://images.example.com/activities/1186808-1.jpg
    Id       1186808

    next: wayfare places near 41.8902 12.4922
    "
  `)
})

test('a row before there is a list says where lists come from', async () => {
  for (const [line, list] of [
    ['places show 3', 'places near Barcelona'],
    ['activities show 3', 'activities near Barcelona'],
  ]) {
    const { code, stderr } = await wayfare(line ?? '')
    expect([code, stderr]).toEqual([2, expect.stringContaining(`search first, such as \`wayfare ${list}\``)])
  }
})

test('cities at 80 columns', async () => {
  expect(await seen('cities search paris --include airports', { terminal: 80 })).toMatchInlineSnapshot(`
    "Name                   Code  Country  State   Airports
    Paris                  PAR   FR       FR-IDF  CDG Paris Charles de Gaulle
                                                  Airport, ORY Paris-Orly Airport,
                                                  BVA Paris-Beauvais Airport
    Paris                        US       US-TX
    Cormeilles-en-Parisis        FR       FR-IDF
    Fond Parisien                HT       HT-OU

    4 cities, biggest first

    next: wayfare places near PAR
    "
  `)
})

test('cities at 120 columns', async () => {
  expect(await seen('cities search san --country US --max 4', { terminal: 120 })).toMatchInlineSnapshot(`
    "Name           Code  Country  State  Latitude  Longitude
    San Diego      SAN   US       US-CA    32.716   -117.165
    San Antonio    SAT   US       US-TX    29.424    -98.494
    San Jose       SJC   US       US-CA    37.339   -121.895
    San Francisco  SFO   US       US-CA    37.775   -122.419

    4 cities, biggest first

    next: wayfare places near SAN
    "
  `)
})

test('cities in colour', async () => {
  expect(await seen('cities search nyc --max 2', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
    "[2mName[22m      [2mCode[22m  [2mCountry[22m  [2mState[22m  [2mLatitude[22m  [2mLongitude[22m
    [1mNew York[22m  NYC   US       US-NY    40.714    -74.006

    [2m1 city, biggest first[22m

    [2mnext:[22m [36mwayfare places near NYC[39m
    "
  `)
})

test('cities for a program', async () => {
  expect(await seen('cities search london --include airports --max 2')).toMatchInlineSnapshot(`
    "Name	Code	Country	State	Airports	Latitude	Longitude
    London	LON	GB	GB-ENG	LHR LGW STN LTN LCY SEN	51.509	-0.126
    East London	ELS	ZA	ZA-EC	ELS	-33.015	27.912
    "
  `)
})

test('a keyword that is too long is refused before a call, with the fix', async () => {
  const { code, stdout, stderr } = await wayfare('cities search "San Francisco"')
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain('--keyword takes 2 to 10 letters of a name; the beginning will do: "San Franci"; got "San Francisco"')
  expect((await wayfare('cities search x')).stderr).toContain('--keyword takes 2 to 10 letters of a name; got "x"')
})

test('where nothing is there nothing is shown, and it is said', async () => {
  const { code, stdout, stderr } = await wayfare('places near 30 -40', { terminal: 80 })
  expect([code, stdout]).toEqual([0, ''])
  expect(stderr).toContain('nothing found: the list is empty')
})
