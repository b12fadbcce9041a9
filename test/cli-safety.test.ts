import { expect, test } from 'vitest'
import { newHome, seen, wayfare } from './wayfare.ts'

/** What a person sees of how safe places are. */

test('the places around a point at 80 columns', async () => {
  expect(await seen('safety score 41.397158 2.160873', { terminal: 80 })).toMatchInlineSnapshot(`
    "How safe it is around 41.397158, 2.160873

    #  Place      Overall          Theft  Harm  Women  LGBTQ  Medical  Freedom
    1  Barcelona   45 fairly safe     44    36     34     39       69       50
    2  Eixample    46 fairly safe     46    36     36     40       69       50
    3  Gràcia      44 fairly safe     41    33     31     38       68       50

    3 places, nearest first
    1 safest, 100 least safe: lower is better

    next: wayfare safety show 1
    "
  `)
})

test('the places around a point at 120 columns', async () => {
  expect(await seen('safety score 41.397158 2.160873 --radius 2', { terminal: 120 })).toMatchInlineSnapshot(`
    "How safe it is around 41.397158, 2.160873

    #  Place      Overall                       Theft  Harm  Women  LGBTQ  Medical  Freedom  Kind      Id
    1  Barcelona   45 fairly safe █████▍           44    36     34     39       69       50  city      Q930402719
    2  Eixample    46 fairly safe █████▌           46    36     36     40       69       50  district  Q602207392
    3  Gràcia      44 fairly safe █████▎           41    33     31     38       68       50  district  Q446138879
    4  El Raval    51 take care   ██████▏          59    45     43     40       71       50  district  Q920427786

    4 places, nearest first
    1 safest, 100 least safe: lower is better

    next: wayfare safety show 1
    "
  `)
})

test('the places around a point in colour', async () => {
  expect(await seen('safety score 41.397158 2.160873', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
    "How safe it is around [1m41.397158, 2.160873[22m

    [2m#[22m  [2mPlace[22m      [2mOverall[22m          [2mTheft[22m  [2mHarm[22m  [2mWomen[22m  [2mLGBTQ[22m  [2mMedical[22m  [2mFreedom[22m
    [2m1[22m  [1mBarcelona[22m  [36m 45 fairly safe[39m  [36m   44[39m  [36m  36[39m  [32m   34[39m  [36m   39[39m  [31m     69[39m  [36m     50[39m
    [2m2[22m  [1mEixample[22m   [36m 46 fairly safe[39m  [36m   46[39m  [36m  36[39m  [36m   36[39m  [36m   40[39m  [31m     69[39m  [36m     50[39m
    [2m3[22m  [1mGràcia[22m     [36m 44 fairly safe[39m  [36m   41[39m  [32m  33[39m  [32m   31[39m  [36m   38[39m  [31m     68[39m  [36m     50[39m

    [2m3 places, nearest first[22m
    [2m1 safest, 100 least safe: lower is better[22m

    [2mnext:[22m [36mwayfare safety show 1[39m
    "
  `)
})

test('the places around a point for a program', async () => {
  expect(await seen('safety score 41.397158 2.160873')).toMatchInlineSnapshot(`
    "#	Place	Overall	Theft	Harm	Women	LGBTQ	Medical	Freedom	Kind	Id	Word
    1	Barcelona	45	44	36	34	39	69	50	city	Q930402719	fairly safe
    2	Eixample (Barcelona)	46	46	36	36	40	69	50	district	Q602207392	fairly safe
    3	Gràcia (Barcelona)	44	41	33	31	38	68	50	district	Q446138879	fairly safe
    "
  `)
})

test('a city alone is drawn in bars', async () => {
  expect(await seen('safety score -1.28 36.82', { terminal: 80 })).toMatchInlineSnapshot(`
    "How safe it is around -1.28, 36.82: Nairobi

    Overall               █████████████████████████░░░░░░░░░░░░░░░░  61  take care
      Theft               ██████████████████████████░░░░░░░░░░░░░░░  63  take care
      Physical harm       ███████████████████████░░░░░░░░░░░░░░░░░░  57  take care
      Women               █████████████████████████░░░░░░░░░░░░░░░░  60  take care
      LGBTQ               ███████████████████████████████░░░░░░░░░░  76  risky
      Health and medical  ███████████████████████░░░░░░░░░░░░░░░░░░  57  take care
      Political freedom   █████████████████████░░░░░░░░░░░░░░░░░░░░  50  fairly safe

    1 place
    1 safest, 100 least safe: lower is better

    next: wayfare insights score -1.283 36.817
    "
  `)
  expect((await seen('safety score -1.28 36.82')).split('\n')[0]).toContain('#\tPlace\tOverall')
})

test('a square at 80 columns, a page of it', async () => {
  expect(await seen('safety square 41.42 2.12 41.36 2.22 --limit 4 --offset 4', { terminal: 80 })).toMatchInlineSnapshot(`
    "How safe it is between 41.42, 2.12 and 41.36, 2.22

    #  Place                Overall          Theft  Harm  Women  LGBTQ  Medical
    1  El Born - La Ribera   49 fairly safe     52    42     38     40       70
       (Barcelona)
    2  Gràcia (Barcelona)    44 fairly safe     41    33     31     38       68
    3  Barceloneta - Port    48 fairly safe     51    41     37     39       70
       Olímpic (Barcelona)
    4  Sants - Montjuïc      46 fairly safe     47    37     35     40       69
       (Barcelona)

    4 of 9 places, nearest first; --limit and --offset show others
    1 safest, 100 least safe: lower is better

    next: wayfare safety show 1
    "
  `)
})

test('one place at 80 columns, at 120 and in colour', async () => {
  expect(await seen('safety show Q930402719', { terminal: 80 })).toMatchInlineSnapshot(`
    "How safe it is in Barcelona (city)

    Overall               ██████████████████░░░░░░░░░░░░░░░░░░░░░░░  45  fairly safe
      Theft               ██████████████████░░░░░░░░░░░░░░░░░░░░░░░  44  fairly safe
      Physical harm       ███████████████░░░░░░░░░░░░░░░░░░░░░░░░░░  36  fairly safe
      Women               ██████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░  34  safe
      LGBTQ               ████████████████░░░░░░░░░░░░░░░░░░░░░░░░░  39  fairly safe
      Health and medical  ████████████████████████████░░░░░░░░░░░░░  69  risky
      Political freedom   █████████████████████░░░░░░░░░░░░░░░░░░░░  50  fairly safe

    1 safest, 100 least safe: lower is better

    next: wayfare insights score 41.3874 2.1686
    "
  `)
  expect(await seen('safety show Q930402719', { terminal: 120 })).toMatchInlineSnapshot(`
    "How safe it is in Barcelona (city)

    Overall               ██████████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░  45  fairly safe
      Theft               █████████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░  44  fairly safe
      Physical harm       █████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  36  fairly safe
      Women               ████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  34  safe
      LGBTQ               ███████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  39  fairly safe
      Health and medical  █████████████████████████████████░░░░░░░░░░░░░░░  69  risky
      Political freedom   ████████████████████████░░░░░░░░░░░░░░░░░░░░░░░░  50  fairly safe

    1 safest, 100 least safe: lower is better

    next: wayfare insights score 41.3874 2.1686
    "
  `)
  expect(await seen('safety show Q930402719', { terminal: 60, colour: true })).toMatchInlineSnapshot(`
    "How safe it is in [1mBarcelona[22m (city)

    [1mOverall             [22m  [36m█████████░░░░░░░░░░░░[39m [1m 45[22m  fairly safe
      Theft               [36m█████████░░░░░░░░░░░░[39m [1m 44[22m  fairly safe
      Physical harm       [36m████████░░░░░░░░░░░░░[39m [1m 36[22m  fairly safe
      Women               [32m███████░░░░░░░░░░░░░░[39m [1m 34[22m  safe
      LGBTQ               [36m████████░░░░░░░░░░░░░[39m [1m 39[22m  fairly safe
      Health and medical  [31m██████████████░░░░░░░[39m [1m 69[22m  risky
      Political freedom   [36m███████████░░░░░░░░░░[39m [1m 50[22m  fairly safe

    [2m1 safest, 100 least safe: lower is better[22m

    [2mnext:[22m [36mwayfare insights score 41.3874 2.1686[39m
    "
  `)
})

test('one place for a program', async () => {
  expect(await seen('safety show q930402719 --csv')).toMatchInlineSnapshot(`
    "Theme,Score,Word
    Overall,45,fairly safe
    Theft,44,fairly safe
    Physical harm,36,fairly safe
    Women,34,safe
    LGBTQ,39,fairly safe
    Health and medical,69,risky
    Political freedom,50,fairly safe
    "
  `)
  expect(await seen('safety show Q930402719 --fields name,safetyScores.overall')).toBe('name\tsafetyScores.overall\nBarcelona\t45\n')
})

test('a row of the last list is shown by its number, of a square as of a point', async () => {
  const home = newHome()
  await seen('safety score 41.397158 2.160873', { home })
  expect(await seen('safety show 2', { home, terminal: 80 })).toContain('How safe it is in Eixample (Barcelona) (district)\n')
  await seen('safety square 41.42 2.12 41.36 2.22', { home })
  expect(await seen('safety show 4', { home, terminal: 80 })).toContain('El Raval (Barcelona)')
  const { code, stderr } = await wayfare('safety show 99', { home })
  expect([code, stderr.split('\n')[0]]).toEqual([2, 'error: the last list has no row 99: it has 9'])
})

test('a list of another program is taken from standard input, as long as it has one place', async () => {
  const one = await wayfare('safety score -1.28 36.82 --json')
  expect(await seen('safety show - --fields name', { stdin: one.stdout })).toBe('name\nNairobi\n')
  const several = await wayfare('safety score 41.397158 2.160873 --json')
  const { code, stderr } = await wayfare('safety show -', { stdin: several.stdout })
  expect([code, stderr]).toEqual([2, 'error: --place takes one place; these are 3\n'])
})

test('nothing rated nearby is said', async () => {
  const { code, stdout, stderr } = await wayfare('safety score 30 -40 --quiet', { terminal: 80 })
  expect([code, stdout, stderr]).toEqual([0, '', ''])
  expect((await wayfare('safety score 30 -40 --fail-empty')).code).toBe(3)
})

test.each([
  ['safety score --latitude 41', 13, 'error: --longitude is missing'],
  ['safety score 41', 2, 'error: --place takes degrees north and east; got "41"'],
  ['safety score 91 2', 2, 'error: --latitude takes degrees from -90 to 90, such as 40.4168; got 91'],
  ['safety score 41 2 --radius 21', 2, 'error: --radius takes a whole number from 0 to 20, such as 5; got 21'],
  ['safety square 41 2 42 3', 2, 'error: --south lies north of north, 41; got 42'],
  ['safety show Q1', 5, 'error: --place: no rated place has the id "Q1": take one from an earlier answer'],
])('`%s` ends with %i', async (line, exit, message) => {
  const { code, stdout, stderr } = await wayfare(line)
  expect([code, stdout]).toEqual([exit, ''])
  expect(stderr).toContain(message)
})
