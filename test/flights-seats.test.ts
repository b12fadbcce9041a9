import { expect, test } from 'vitest'
import { widthOf } from '../src/core/wrap.ts'
import { newHome, type Options, wayfare } from './wayfare.ts'

/** Seat maps as a person sees them, whole. */

async function seen(line: string, options: Options): Promise<string> {
  const { code, stdout, stderr } = await wayfare(line, options)
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/^sandbox: .+\n$/) })
  return stdout
}

/** What is seen of the first offer of a search. */
async function seatsOf(search: string, options: Options = { terminal: 80 }): Promise<string> {
  const home = newHome()
  await seen(`flights search ${search} --non-stop`, { ...options, home })
  const drawn = await seen('flights seats 1', { ...options, home })
  const widest = Math.max(...drawn.split('\n').map(widthOf))
  if (options.terminal !== undefined) expect(widest).toBeLessThanOrEqual(options.terminal)
  return drawn
}

test('a single-aisle in Europe: business class with the middle seats empty, a curtain, exits over the wings', async () => {
  expect(await seatsOf('MAD LHR 2027-03-01 --airline IB --max 1')).toMatchInlineSnapshot(`
    "IB1431 MAD → LHR · Mon 1 Mar 2027 08:20 · Airbus A320neo

          ╭──────────────────────╮
          │lav             galley│
          ├────── Business ──────┤
          │ A  B  C      D  E  F │
          │ ×  ·  ·   1  ·  ·  · │
          │ ·  ·  ·   2  ·  ·  · │
          │ ·  ·  ·   3  ·  ·  · │
          ├╌╌╌╌╌╌ Economy ╌╌╌╌╌╌╌┤
          │ A  B  C      D  E  F │
          │ 2  2  2   4  2  ×  × │
          │ ×  2  ×   5  2  2  2 │
          │ 2  2  2   6  2  2  2 │
          │ 2  2  2   7  ×  2  2 │
          │ 2  2  2   8  2  2  2 │
          │ 2  2  2   9  ×  2  2 │
         ▒│ 2  2  2  10  2  2  × │▒
     EXIT▒│ 3  3  3  11  3  3  · │▒EXIT
     EXIT▒│ 3  3  3  12  3  3  3 │▒EXIT
      ▒▒▒▒│[1] 1 [1] 14  1  1  1 │▒▒▒▒
     ▒▒▒▒▒│ 1  1  1  15  1  1  1 │▒▒▒▒▒
     ▒▒▒▒▒│ 1  1  ×  16  ×  1  1 │▒▒▒▒▒
     ▒▒▒▒▒│ ×  1  1  17  ×  1  1 │▒▒▒▒▒
     ▒▒▒▒▒│ 1  1  1  18  1  1  1 │▒▒▒▒▒
     ▒▒▒▒▒│ 1  1  1  19  1  1  1 │▒▒▒▒▒
     ▒▒▒▒▒│ 1  1  1  20  1  1  1 │▒▒▒▒▒
          │ 1  1  1  21  1  1  1 │
          │ 1  1  1  22  1  1  1 │
          │ 1  1  ×  23  1  1  1 │
          │ 1  1  1  24  1  1  1 │
          │ 1  1  1  25  1  1  1 │
          │ 1  1  1  26  1  1  1 │
          │ 1  1  ·  27  ×  1  1 │
          │ 1  1  1  28  1  1  1 │
          │ 1  1  ×  29  1  ×  1 │
          │lav     galley     lav│
          ╰──────────────────────╯

    133 of 150 economy seats are yours to choose · 1 13.00 EUR (87)
    2 21.00 EUR (35) · 3 31.00 EUR (11)
    best window 14A, 13.00 EUR · best aisle 14C, 13.00 EUR
    legroom 30 in · Wi-Fi for a fee · USB power · snack · drinks

    [ ] best choice   × taken   · not with this fare, or held back   ▒ wing
    lav lavatory

    LHR London · MAD Madrid
    "
  `)
})

test('a wide body with four cabins', async () => {
  expect(await seatsOf('CDG JFK 2026-12-01 --airline AF --max 1')).toMatchInlineSnapshot(`
    "AF10 CDG → JFK · Tue 1 Dec 2026 12:35 · Boeing 777-300ER

          ╭──────────────────────────────────────╮
          │lav             galley             lav│
          ├─────────────── First ────────────────┤
          │ A               D  G               K │
          │ ×         1     ×  ×      1        · │
          │ ·         2     ·  ·      2        · │
          │lav          lav gal  lav          lav│
          ├────────────── Business ──────────────┤
          │ A               D  G               K │
          │ ·         5     ·  ·      5        × │
          │ ×         6     ·  ·      6        · │
          │ ×         7     ×  ·      7        · │
          │ ·         8     ·  ·      8        · │
          │ ·         9     ×  ×      9        · │
          │ ×        10     ·  ×     10        × │
          │ ·        11     ·  ×     11        · │
          │ ×        12     ·  ·     12        × │
          │ ×        14     ·  ·     14        · │
          │ ·        15     ·  ×     15        · │
          │ ·        16              16        · │
          │lav          lav gal  lav          lav│
          ├────────── Premium economy ───────────┤
          │ A     C      D  E  F  G      H     K │
         ▒│ ·     ·  20  ×  ·  ·  ×  20  ·     × │▒
        ▒▒│ ·     ×  21  ·  ·  ·  ·  21  ·     × │▒▒
       ▒▒▒│ ·     ·  22  ×  ·  ×  ×  22  ·     · │▒▒▒
      ▒▒▒▒│lav          lav gal  lav          lav│▒▒▒▒
      ▒▒▒▒├────────────── Economy ───────────────┤▒▒▒▒
      ▒▒▒▒│ A  B  C      D  E  F  G      H  J  K │▒▒▒▒
     EXIT▒│ ×  3  ·  30  ×  ·  ×  ×  30  ×  ·  3 │▒EXIT
     ▒▒▒▒▒│ 2  ×  ×  31  ×  2  ×  ×  31  2  ×  2 │▒▒▒▒▒
     ▒▒▒▒▒│ ×  2  2  32  2  ×  2  ×  32  ×  ×  · │▒▒▒▒▒
     ▒▒▒▒▒│ 2  2  ·  33  2  ×  ×  ×  33  2  ×  2 │▒▒▒▒▒
     ▒▒▒▒▒│ ×  2  2  34  ×  2  ×  2  34  2  2  × │▒▒▒▒▒
     ▒▒▒▒▒│ ×  ×  2  35  ×  2  ×  ×  35  ×  2  × │▒▒▒▒▒
     ▒▒▒▒▒│ ×  2  ×  36  2  ×  2  ×  36  2  2  × │▒▒▒▒▒
     ▒▒▒▒▒│ ×  1 [1] 37  1  1  ×  1  37  1  × [1]│▒▒▒▒▒
     ▒▒▒▒▒│ 1  1  ×  38  1  ·  ×  ×  38  1  1  × │▒▒▒▒▒
     ▒▒▒▒▒│ ×  1  ×  39  1  ×  1  ×  39  ×  ×  × │▒▒▒▒▒
     ▒▒▒▒▒│ ×  1  1  40  ·  1  ×  1  40  1  1  1 │▒▒▒▒▒
     ▒▒▒▒▒│ ×  ×  1  41  1  1  1  1  41  1  ×  1 │▒▒▒▒▒
     ▒▒▒▒▒│ ×  1  1  42  1  ×  1  ×  42  1  1  1 │▒▒▒▒▒
     ▒▒▒▒▒│ ×  1  1  43  1  ×  1  ·  43  1  ×  · │▒▒▒▒▒
          │ 1  1  1  44  ×  ×  1  1  44  ×  1  × │
          │lav          lav gal  lav          lav│
     EXIT │ ×  3  3  45  ×  ×  ×  ×  45  3  3  × │ EXIT
          │ ×  1  1  46  1  1  1  ×  46  ×  1  1 │
          │ 1  ×  1  47  ×  ×  1  1  47  ×  1  × │
          │ ×  1  1  48  1  ×  ×  ×  48  ×  1  × │
          │ 1  1  1  49  ×  ×  1  ×  49  ×  1  1 │
          │ 1  1  ×  50  1  1  1  1  50  ×  1  1 │
          │ ×  1  ×  51  ×  1  ×  1  51  ×  ×  1 │
          │ ×  1  ×  52  1  1  1  1  52  ×  1  1 │
          │ ×     ×  53  1  ×  ×  1  53  1     1 │
          │ 1     1  54  1  1  ×  ×  54  ×     × │
          │ ×     1  55  ×  1  ×  1  55  1     × │
          │ 1     1  56  1  ×  1  ×  56  1     · │
          │lav             galley             lav│
          ╰──────────────────────────────────────╯

    138 of 262 economy seats are yours to choose · 1 30.00 EUR (105)
    2 48.00 EUR (27) · 3 83.00 EUR (6)
    best window 37K, 30.00 EUR · best aisle 37C, 30.00 EUR
    legroom 31 in · Wi-Fi · socket and USB power · films on demand · meal · drinks

    [ ] best choice   × taken   · not with this fare, or held back   ▒ wing
    lav lavatory   gal galley

    CDG Paris · JFK New York
    "
  `)
})

test('an A380: two decks, business class free of charge upstairs', async () => {
  expect(await seatsOf('DXB LHR 2027-01-10 --airline EK --cabin BUSINESS --max 1', { terminal: 120 })).toMatchInlineSnapshot(`
    "EK7 DXB → LHR · Sun 10 Jan 2027 09:00 · Airbus A380-800

          Upper deck
          ╭────────────────────╮
          │lav    stairs    lav│
          ├────── First ───────┤
          │ A      D  G      K │
          │ ·   1  ·  ·   1  · │
          │ ·   2  ·  ·   2  · │
          │ ·   3  ×  ·   3  × │
          │ ·   4         4  · │
          │lav    galley    lav│
          ├───── Business ─────┤
          │ A      D  G      K │
          │ ×   6  × [□]  6  □ │
          │[□]  7  □  □   7  × │
          │ □   8  □  □   8  □ │
         ▒│ □   9  □  □   9  × │▒
        ▒▒│ ×  10  □  □  10  × │▒▒
       ▒▒▒│ ·  11  □  □  11  □ │▒▒▒
      ▒▒▒▒│ □  12  ×  □  12  □ │▒▒▒▒
     ▒▒▒▒▒│ □  13  □  □  13  □ │▒▒▒▒▒
     ▒▒▒▒▒│ ×  14  □  □  14  □ │▒▒▒▒▒
     ▒▒▒▒▒│ □  15  □  □  15  × │▒▒▒▒▒
     ▒▒▒▒▒│ □  16  □  □  16  □ │▒▒▒▒▒
     ▒▒▒▒▒│ □  17  □  □  17  □ │▒▒▒▒▒
          │ □  18  □  □  18  □ │
          │ ·  19  □  □  19  □ │
          │ ×  20  □  □  20  □ │
          │ □  21  □  □  21  □ │
          │ ·  22  □  □  22  □ │
          │ ·  23  □  □  23  □ │
          │ ×  24  □  □  24  □ │
          │lav    galley    lav│
          ╰────────────────────╯

          Main deck
          ╭──────────────────────────────────────╮
          │lav             galley             lav│
          ├────────────── Economy ───────────────┤
          │ A  B  C      D  E  F  G      H  J  K │
     EXIT │ ·  ·  ×  43  ·  ×  ·  ·  43  ·  ·  · │ EXIT
          │ ×  ×  ·  44  ×  ·  ·  ·  44  ·  ·  · │
          │ ·  ·  ·  45  ·  ·  ·  ×  45  ·  ·  · │
          │ ·  ·  ·  46  ·  ·  ·  ·  46  ×  ·  · │
          │ ·  ·  ×  47  ×  ·  ·  ×  47  ·  ·  × │
          │ ×  ·  ×  48  ×  ·  ·  ×  48  ·  ×  · │
          │ ·  ·  ×  49  ·  ×  ·  ·  49  ·  ·  · │
          │ ·  ·  ·  50  ×  ·  ·  ·  50  ·  ·  · │
          │ ·  ·  ·  51  ·  ·  ·  ×  51  ·  ·  × │
          │ ·  ·  ·  52  ·  ·  ·  ×  52  ·  ·  × │
          │ ·  ·  ×  53  ×  ×  ·  ·  53  ·  ·  · │
          │ ·  ·  ×  54  ×  ·  ×  ×  54  ·  ·  × │
          │ ·  ·  ×  55  ·  ·  ·  ×  55  ·  ×  · │
         ▒│ ·  ·  ·  56  ·  ·  ×  ·  56  ·  ·  · │▒
        ▒▒│ ·  ·  ·  57  ·  ·  ×  ·  57  ·  ·  · │▒▒
       ▒▒▒│ ×  ×  ·  58  ·  ×  ·  ·  58  ·  ·  × │▒▒▒
      ▒▒▒▒│ ·  ×  ·  59  ·  ×  ·  ·  59  ·  ·  · │▒▒▒▒
     ▒▒▒▒▒│ ×  ·  ·  60  ·  ·  ·  ·  60  ·  ·  · │▒▒▒▒▒
     ▒▒▒▒▒│ ×  ·  ×  61  ·  ·  ·  ·  61  ×  ·  · │▒▒▒▒▒
     ▒▒▒▒▒│ ·  ·  ×  62  ×  ·  ·  ×  62  ·  ·  · │▒▒▒▒▒
     ▒▒▒▒▒│ ×  ·  ×  63  ·  ×  ·  ·  63  ·  ·  × │▒▒▒▒▒
     ▒▒▒▒▒│ ×  ·  ·  64  ·  ·  ×  ×  64  ·  ·  × │▒▒▒▒▒
     ▒▒▒▒▒│ ·  ·  ×  65  ·  ·  ×  ·  65  ·  ·  × │▒▒▒▒▒
     ▒▒▒▒▒│ ·  ·  ×  66  ·  ·  ·  ·  66  ×  ×  × │▒▒▒▒▒
     ▒▒▒▒▒│ ·  ·  ·  67  ×  ·  ·  ×  67  ·  ·  · │▒▒▒▒▒
     ▒▒▒▒▒│lav          lav gal  lav          lav│▒▒▒▒▒
     EXIT▒│ ×  ·  ·  68  ·  ·  ·  ·  68  ·  ·  · │▒EXIT
     ▒▒▒▒▒│ ×  ·  ·  69  ·  ·  ×  ×  69  ·  ·  · │▒▒▒▒▒
     ▒▒▒▒▒│ ·  ·  ×  70  ·  ·  ·  ·  70  ·  ·  · │▒▒▒▒▒
          │ ·  ·  ·  71  ·  ·  ·  ·  71  ·  ·  · │
          │ ·  ·  ·  72  ·  ·  ·  ·  72  ·  ·  · │
          │ ·  ·  ·  73  ·  ·  ×  ·  73  ·  ·  · │
          │ ·  ·  ×  74  ·  ·  ·  ·  74  ×  ·  · │
          │ ·  ·  ·  75  ·  ×  ×  ·  75  ·  ·  × │
          │ ·  ×  ×  76  ·  ·  ·  ·  76  ×  ·  × │
          │ ·  ·  ·  77  ·  ·  ·  ·  77  ·  ·  · │
          │ ×  ·  ·  78  ·  ×  ·  ·  78  ·  ×  · │
          │ ·     ·  79  ·  ·  ·  ·  79  ·  ·  · │
          │ ·     ·  80  ·  ×  ·  ·  80  ×     × │
          │ ·     ·  81  ·  ·  ·  ·  81  ·     · │
          │ ·     ·  82  ·  ·  ·  ·  82  ·     · │
          │ ·     ·  83  ·  ·  ×  ·  83  ·     · │
          │lav             galley             lav│
          ╰──────────────────────────────────────╯

    61 of 76 business seats are yours to choose · □ free of charge (61)
    best window 7A, free of charge · best aisle 6G, free of charge
    legroom 76 in, flat bed · Wi-Fi · socket and USB power · films on demand · fresh meal · drinks

    [ ] best choice   × taken   · not with this fare, or held back   ▒ wing   lav lavatory   gal galley

    DXB Dubai · LHR London
    "
  `)
})

test('a turboprop with two seats on either side', async () => {
  expect(await seatsOf('LUX MUC 2026-12-10 --airline LG --max 1')).toMatchInlineSnapshot(`
    "LG1263 LUX → MUC · Thu 10 Dec 2026 21:00 · De Havilland Dash 8-400

          ╭────────────────╮
          ├─── Economy ────┤
          │ A  C      D  F │
     EXIT │ ·  ×   1  ×  3 │ EXIT
          │ 2  2   2  2  2 │
          │ ×  ×   3  2  × │
          │ 2  ×   4  ×  2 │
          │ 2  2   5  ×  × │
          │ ×  ×   6 [1][1]│
         ▒│ ×  1   7  1  × │▒
        ▒▒│ 1  1   8  1  × │▒▒
       ▒▒▒│ 1  ×   9  ×  1 │▒▒▒
      ▒▒▒▒│ ×  1  10  1  1 │▒▒▒▒
     ▒▒▒▒▒│ ×  1  11  ×  × │▒▒▒▒▒
     ▒▒▒▒▒│ 1  1  12  ×  1 │▒▒▒▒▒
     ▒▒▒▒▒│ ×  1  13  ×  × │▒▒▒▒▒
     ▒▒▒▒▒│ 1  1  14  1  1 │▒▒▒▒▒
          │ ×  ×  15  ×  1 │
          │ 1  ×  16  1  1 │
          │ ×  ·  17  1  1 │
          │ ×  1  18  1  1 │
     EXIT │ ×  ×  19  ×  3 │ EXIT
          │ ·  1  20       │
          │lav       galley│
          ╰────────────────╯

    42 of 78 economy seats are yours to choose · 1 15.00 EUR (31) · 2 24.00 EUR (9)
    3 34.00 EUR (2)
    best window 6F, 15.00 EUR · best aisle 6D, 15.00 EUR
    legroom 30 in · snack · soft drinks

    [ ] best choice   × taken   · not with this fare, or held back   ▒ wing
    lav lavatory

    LUX Luxembourg · MUC Munich
    "
  `)
})

test('a family: seats side by side, and exits only for those who may sit there', async () => {
  const drawn = await seatsOf('MUC DUB 2026-11-26 --airline LH --adults 2 --children 1 --infants 1 --max 1')
  expect(drawn).toMatchInlineSnapshot(`
    "LH2255 MUC → DUB · Thu 26 Nov 2026 17:10 · Airbus A320neo

          ╭──────────────────────╮
          │lav             galley│
          ├────── Business ──────┤
          │ A  B  C      D  E  F │
          │ ·  ·  ·   1  ×  ·  · │
          │ ·  ·  ·   2  ×  ·  · │
          │ ×  ·  ·   3  ×  ·  × │
          ├╌╌╌╌╌╌ Economy ╌╌╌╌╌╌╌┤
          │ A  B  C      D  E  F │
          │ ×  2  2   4  2  ·  × │
          │ ×  2  ×   5  2  ×  × │
          │ ×  ×  ×   6  ×  2  × │
          │ 2  2  ×   7  2  ×  × │
          │ 2  2  2   8  ×  2  × │
          │ ×  ×  ×   9  ×  2  × │
         ▒│ ×  2  ×  10  2  ×  2 │▒
     EXIT▒│ ×  3  ×  11  ×  3  × │▒EXIT
     EXIT▒│ ×  ×  ×  12  ×  3  × │▒EXIT
      ▒▒▒▒│ ×  ×  1  14  1  1  × │▒▒▒▒
     ▒▒▒▒▒│[1][1][1] 15  1  1  × │▒▒▒▒▒
     ▒▒▒▒▒│ ·  ×  ×  16  ×  ×  × │▒▒▒▒▒
     ▒▒▒▒▒│ ×  ×  ×  18  1  1  × │▒▒▒▒▒
     ▒▒▒▒▒│ ×  1  ×  19  ×  1  × │▒▒▒▒▒
     ▒▒▒▒▒│ 1  1  1  20  1  1  1 │▒▒▒▒▒
     ▒▒▒▒▒│ ×  1  1  21  1  ×  × │▒▒▒▒▒
          │ 1  1  ×  22  1  1  × │
          │ ×  1  1  23  ×  ×  × │
          │ ×  ×  1  24  ×  1  1 │
          │ 1  1  ×  25  1  1  1 │
          │ 1  ×  ×  26  ·  1  × │
          │ ×  1  ×  27  ×  1  × │
          │ 1  ×  ×  28  1  1  × │
          │ ×  1  1  29  1  1  1 │
          │ 1  1  1  30  ×  1  × │
          │lav     galley     lav│
          ╰──────────────────────╯

    71 of 150 economy seats are yours to choose · 1 11.00 EUR (51)
    2 18.00 EUR (17) · 3 28.00 EUR (3) · travellers 1 and 3 may have 68 of them
    best together 15A 15B 15C, 11.00 EUR each
    legroom 30 in · USB power · films on your own screen · snack · drinks

    [ ] best choice   × taken   · not with this fare, or held back   ▒ wing
    lav lavatory

    DUB Dublin · MUC Munich
    "
  `)
})

test('a full flight: every seat is taken', async () => {
  const home = newHome()
  await seen('flights search BRR GLA 2026-12-22 --non-stop', { terminal: 80, home })
  expect(await seen('flights seats 1', { terminal: 80, home, now: '2026-12-22T06:00:00Z' })).toMatchInlineSnapshot(`
    "LM1006 BRR → GLA · Tue 22 Dec 2026 17:40 · De Havilland Twin Otter

          ╭─────────────╮
          ├── Economy ──┤
          │ A      D  F │
          │ ×   1  ×  × │
          │ ×   2  ×  × │
         ▒│ ×   3  ×  × │▒
        ▒▒│ ×   4  ×  × │▒▒
       ▒▒▒│ ×   5  ×  × │▒▒▒
          │ ×   6  ×  × │
     EXIT │ ×   7       │ EXIT
          ╰─────────────╯

    Every seat of this flight is taken
    legroom 30 in

    × taken   ▒ wing

    BRR Eoligarry · GLA Glasgow
    "
  `)
})

test('a small flight in colour', async () => {
  expect(await seatsOf('BRR GLA 2026-12-10 --max 1', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
    "[1mLM1006 BRR → GLA[22m · Thu 10 Dec 2026 17:40 · De Havilland Twin Otter

          ╭─────────────╮
          ├──[1m Economy [22m──┤
          │[2m A      D  F [22m│
          │[33m 2 [39m[2m  1 [22m[31m × [39m[2m · [22m│
          │[36m 1 [39m[2m  2 [22m[36m 1 [39m[31m × [39m│
         [2m▒[22m│[31m × [39m[2m  3 [22m[1m[32m[□][39m[22m[1m[32m[□][39m[22m│[2m▒[22m
        [2m▒▒[22m│[31m × [39m[2m  4 [22m[31m × [39m[31m × [39m│[2m▒▒[22m
       [2m▒▒▒[22m│[32m □ [39m[2m  5 [22m[32m □ [39m[31m × [39m│[2m▒▒▒[22m
          │[32m □ [39m[2m  6 [22m[32m □ [39m[32m □ [39m│
    [33m EXIT[39m │[31m × [39m[2m  7 [22m      │ [33mEXIT[39m
          ╰─────────────╯

    10 of 19 economy seats are yours to choose · [32m□[39m free of charge (7)
    [36m1[39m 16.00 EUR (2) · [33m2[39m 27.00 EUR (1)
    best window [1m3F[22m, free of charge · best aisle [1m3D[22m, free of charge
    [2mlegroom 30 in[22m

    [1m[ ][22m best choice   [31m×[39m taken   · not with this fare, or held back   ▒ wing

    [2mBRR Eoligarry · GLA Glasgow[22m
    "
  `)
})

const trip = 'flights search MAD JFK 2027-03-01 2027-03-08 --non-stop --airline IB --max 1'

test('a trip of several flights has a map of each, and one of them can be picked', async () => {
  const home = newHome()
  await seen(trip, { terminal: 80, home })
  const titles = (text: string) => text.split('\n').filter((line) => line.includes(' → '))
  expect(titles(await seen('flights seats 1', { terminal: 80, home }))).toMatchInlineSnapshot(`
    [
      "IB6251 MAD → JFK · Mon 1 Mar 2027 10:50 · Airbus A330-300",
      "IB32 JFK → MAD · Mon 8 Mar 2027 21:00 · Airbus A330-200",
    ]
  `)
  expect(titles(await seen('flights seats 1 --segment 2', { terminal: 80, home }))).toMatchInlineSnapshot(`
    [
      "IB32 JFK → MAD · Mon 8 Mar 2027 21:00 · Airbus A330-200",
    ]
  `)
  const { code, stderr } = await wayfare('flights seats 1 --segment 3', { terminal: 80, home })
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('error: --segment 3: offer 1 has 2 flights\n') })
})

test('in a pipe there is a row for each seat', async () => {
  const home = newHome()
  await seen('flights search MAD LHR 2027-03-01 --airline IB --non-stop --max 1', { home })
  const lines = (await seen('flights seats 1', { home })).split('\n')
  expect([...lines.slice(0, 3), ...lines.filter((line) => /\t(11A|14B|29F)\t/.test(line))]).toMatchInlineSnapshot(`
    [
      "Flight	Seat	Cabin	Status	EUR	Characteristics",
      "IB1431	1A	business	occupied		Front of cabin class/compartment; Bulkhead seat; Left side of aircraft; Window seat",
      "IB1431	1B	business	blocked		Center seat (not window, not aisle); Front of cabin class/compartment; Bulkhead seat; Left side of aircraft; Seat to be left vacant or offered last",
      "IB1431	11A	economy	available	31.00	Seat not allowed for infant; Chargeable seats; Exit row seat; Seat not suitable for child; Leg space seat; Left side of aircraft; Overwing seat(s); Window seat; Premium seat",
      "IB1431	14B	economy	available	13.00	Center seat (not window, not aisle); Chargeable seats; Left side of aircraft; Overwing seat(s)",
      "IB1431	29F	economy	available	13.00	Restricted recline seat; Chargeable seats; Right side of aircraft; Window seat",
    ]
  `)
  expect(lines.length).toBe(1 + 168 + 1)
  const csv = (await seen('flights seats 1 --csv', { home })).split('\r\n')
  expect(csv[1]).toMatchInlineSnapshot(
    `"IB1431,1A,business,occupied,,Front of cabin class/compartment; Bulkhead seat; Left side of aircraft; Window seat"`,
  )
  const markdown = (await seen('flights seats 1 --md', { home })).split('\n')
  expect(markdown.slice(0, 3)).toMatchInlineSnapshot(`
    [
      "| Flight | Seat | Cabin | Status | EUR | Characteristics |",
      "| --- | --- | --- | --- | --- | --- |",
      "| IB1431 | 1A | business | occupied |  | Front of cabin class/compartment; Bulkhead seat; Left side of aircraft; Window seat |",
    ]
  `)
})

test('for a family a pipe tells for whom a seat is', async () => {
  const home = newHome()
  await seen('flights search MAD LHR 2027-03-01 --airline IB --non-stop --max 1 --adults 2 --infants 1', { home })
  const lines = (await seen('flights seats 1', { home })).split('\n')
  expect(lines.filter((line) => /\t(11A|14B)\t/.test(line))).toMatchInlineSnapshot(`
    [
      "IB1431	11A	economy	available for 2	31.00	Seat not allowed for infant; Chargeable seats; Exit row seat; Seat not suitable for child; Leg space seat; Left side of aircraft; Overwing seat(s); Window seat; Premium seat",
      "IB1431	14B	economy	available	13.00	Center seat (not window, not aisle); Chargeable seats; Left side of aircraft; Overwing seat(s)",
    ]
  `)
})

test('JSON is the answer as the service gave it, and a list can be piped in', async () => {
  const found = await wayfare('flights search MAD LHR 2027-03-01 --airline IB --non-stop --max 1 --json')
  const { code, stdout } = await wayfare('flights seats - --json', { stdin: found.stdout })
  expect(code).toBe(0)
  const answer = JSON.parse(stdout) as { data: readonly object[]; dictionaries: object }
  expect(Object.keys(answer)).toEqual(['meta', 'data', 'dictionaries'])
  expect(answer.data.map((map) => Object.keys(map))).toMatchInlineSnapshot(`
    [
      [
        "type",
        "id",
        "departure",
        "arrival",
        "carrierCode",
        "number",
        "operating",
        "aircraft",
        "class",
        "flightOfferId",
        "segmentId",
        "decks",
        "aircraftCabinAmenities",
        "availableSeatsCounters",
      ],
    ]
  `)
})

test('a flight that has left is refused in words', async () => {
  const home = newHome()
  await seen('flights search BRR GLA 2026-12-22 --non-stop', { terminal: 80, home })
  const { code, stdout, stderr } = await wayfare('flights seats 1', { terminal: 80, home, now: '2026-12-23T06:00:00Z' })
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatchInlineSnapshot(`
    "sandbox: times, prices and seats are made up; no account and no network are used
    error: The offer names a flight that has left: LM1006 on 2026-12-22
    service: 400/8791 SEAT MAP DISPLAY REQUEST IS OUTSIDE SYSTEM DATE RANGE at
             /data/0/itineraries/0/segments/0
    "
  `)
})

test('without a list there is nothing to show the seats of', async () => {
  const { code, stderr } = await wayfare('flights seats 1', { terminal: 80 })
  expect(code).toBe(2)
  expect(stderr).toMatchInlineSnapshot(`
    "error: there is no list yet that row 1 could be of
    hint: search first, such as \`wayfare flights search MAD JFK +30d\`
    "
  `)
})
