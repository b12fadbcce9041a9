import { describe, expect, test } from 'vitest'
import { type Options, wayfare } from './wayfare.ts'

/** What is wrong with a command line is told in its own words, all at once, and nothing is asked of the service. */

async function refused(line: string, options: Options = {}): Promise<string> {
  const { code, stdout, stderr } = await wayfare(line, options)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).not.toMatch(/^ +at /m)
  return stderr.replace(/^sandbox: .*\n/m, '')
}

interface Told {
  readonly status?: number
  readonly code?: number
  readonly title: string
  readonly detail: string
  readonly source?: { readonly parameter?: string; readonly pointer?: string }
  readonly exit: number
  readonly hint?: string
}

/** The same with --json: one line on stderr that is one JSON object. */
async function refusedInJson(line: string, options: Options = {}): Promise<readonly Told[]> {
  const said = await refused(`${line} --json`, options)
  expect(said.trimEnd().split('\n')).toHaveLength(1)
  const { errors, ...rest } = JSON.parse(said) as { errors: readonly Told[] }
  expect(rest).toEqual({})
  return errors
}

test('an unknown airport is answered with the nearest three by spelling, with their names', async () => {
  expect(await refused('flights search MAD JFX 2027-03-01')).toMatchInlineSnapshot(`
    "error: --to: no airport or city has the code "JFX"
    hint: did you mean JFK John F. Kennedy International Airport (US), JAX Jacksonville International Airport (US), JNX Naxos Island National Airport (GR)?
    service: 400/4926 INVALID DATA RECEIVED at destinationLocationCode
    "
  `)
})

test('an unknown name is answered with the nearest three by spelling, with their names', async () => {
  expect(await refused('flights search "barclona" "londn" 2027-03-01')).toMatchInlineSnapshot(`
    "error: --from takes an airport or city; there is none called "barclona"
           --to takes an airport or city; there is none called "londn"
    hint: did you mean BCN Barcelona (ES), BLA Barcelona (VE), BRX Barahona (DO)?
    hint: did you mean LON London (GB), YXU London Airport (CA), CGB Marechal Rondon Airport (BR)?
    "
  `)
})

test('a day in the past is refused, and one that no schedule reaches', async () => {
  expect(await refused('flights search MAD JFK 2026-11-19')).toBe(
    'error: --depart is in the past: give a day from 2026-11-20 on; got "2026-11-19"\n',
  )
  expect(await refused('flights search MAD JFK 2027-11-17')).toBe(
    'error: --depart is too far ahead: schedules are open until 2027-11-16; got "2027-11-17"\n',
  )
})

test.each(['the other day', '2027-02-29', '2027-2-1', '01.03.2027', 'someday', ''])('"%s" is no day', async (day) => {
  expect(await refused(`flights search MAD JFK "${day}"`)).toBe(
    `error: --depart takes a date, such as 2027-03-01; got "${day}"\nhint: \`wayfare help dates\` shows how days can be written\n`,
  )
})

test('a return before the departure is refused', async () => {
  expect(await refused('flights search MAD JFK 2027-03-08 2027-03-01')).toBe(
    'error: --return is before the departure on 2027-03-08; got "2027-03-01"\n',
  )
})

test('ten adults are refused, nine and a child, and more infants than laps', async () => {
  expect(await refused('flights search MAD JFK 2027-03-01 --adults 10')).toBe(
    'error: --adults takes a whole number from 1 to 9, such as 1; got 10\n',
  )
  expect(await refused('flights search MAD JFK 2027-03-01 --adults 9 --children 1')).toBe(
    'error: --children makes 10 seats with 9 adults: at most 9 fit one search\n',
  )
  expect(await refused('flights search MAD JFK 2027-03-01 --infants 2')).toBe(
    'error: --infants is more than the 1 adult who can hold them; got 2\n',
  )
})

test('airlines cannot be included and excluded at once, in a search and in a trip of legs', async () => {
  const says = 'error: --not-airline cannot be combined with a list of included airlines: give one of the two\n'
  expect(await refused('flights search MAD JFK 2027-03-01 --airline IB --not-airline UX')).toBe(says)
  expect(await refused('flights multi MAD JFK 2027-03-01 --airline IB --not-airline UX')).toBe(says)
})

test('words too many are named', async () => {
  expect(await refused('flights search MAD JFK 2027-03-01 2027-03-08 and more')).toBe(
    'error: too many words: "and", "more" are left over\nhint: wayfare flights search --help\n',
  )
  expect(await refused('flights search --from MAD --to JFK --depart 2027-03-01 --return 2027-03-08 LHR')).toContain(
    'too many words: "LHR" is left over',
  )
})

test.each([
  ['flihts', 'flights'],
  ['airport', 'airports'],
  ['flights serch', 'search'],
  ['airports nearst', 'nearest'],
  ['flights search MAD JFK 2027-03-01 --adult 2', '--adults'],
  ['flights search MAD JFK 2027-03-01 --nonstop', '--non-stop'],
  ['airports search lon --jsn', '--json'],
])('`%s` is answered with %s', async (line, near) => {
  expect(await refused(line)).toMatch(new RegExp(`^error: unknown (command|option) .*\n.*${near}\\?`, 'm'))
})

test.each([
  ['econmy', 'economy'],
  ['buisness', 'business'],
  ['premium', 'premium-economy'],
  ['frist', 'first'],
])('the cabin %s is answered with %s, and with all there are', async (cabin, near) => {
  expect(await refused(`flights search MAD JFK 2027-03-01 --cabin ${cabin}`)).toBe(
    `error: --cabin takes one of economy, premium-economy, business, first; got "${cabin}"\nhint: did you mean ${near}?\n`,
  )
})

test('a choice that is like none gets no hint', async () => {
  expect(await refused('airports nearest 0 0 --sort beauty')).toBe(
    'error: --sort takes one of relevance, distance, flights, travelers; got "beauty"\n',
  )
})

test('everything that is wrong is told at once', async () => {
  expect(await refused('flights search nowhereville JFK 2020-01-01 --adults ten --cabin busines --max-price 0 --airline IBERIA')).toBe(
    `error: --from takes an airport or city; there is none called "nowhereville"
       --depart is in the past: give a day from 2026-11-20 on; got "2020-01-01"
       --adults takes a whole number from 1 to 9, such as 1; got "ten"
       --cabin takes one of economy, premium-economy, business, first; got "busines"
       --airline takes an airline code of two characters, such as IB; got "IBERIA"
       --max-price takes a whole number from 1, such as 500; got 0
hint: did you mean business?
`,
  )
})

test('what the service refuses is told by flag as well, with what the service calls it', async () => {
  expect(await refused('flights search MAD MAD 2027-03-01')).toBe(
    `error: --to: origin and destination are the same place: MAD and MAD
service: 400/2668 PARAMETER COMBINATION INVALID/RESTRICTED at destinationLocationCode
`,
  )
  expect(await refused('flights search MAD JFK 2027-03-01 --currency XYZ')).toBe(
    `error: --currency: no currency has the code "XYZ"
service: 400/4926 INVALID DATA RECEIVED at currency
`,
  )
})

test('both ends of a flight that are unknown are told at once', async () => {
  const said = await refused('flights search QQQ XQX 2027-03-01')
  expect(said).toContain('--from: no airport or city has the code "QQQ"\n')
  expect(said).toContain('--to: no airport or city has the code "XQX"\n')
  expect(said.match(/^hint: did you mean [A-Z]{3} /gm)).toHaveLength(2)
})

test('with --json every complaint is an error of its own in the shape of the service', async () => {
  const errors = await refusedInJson('flights search MAD JFK 2020-01-01 --adults 10 --cabin econmy')
  const hint = 'did you mean economy?'
  expect(errors).toEqual([
    {
      code: 425,
      title: 'INVALID DATE',
      detail: '--depart is in the past: give a day from 2026-11-20 on; got "2020-01-01"',
      source: { parameter: '--depart' },
      exit: 2,
      hint,
    },
    {
      code: 477,
      title: 'INVALID FORMAT',
      detail: '--adults takes a whole number from 1 to 9, such as 1; got 10',
      source: { parameter: '--adults' },
      exit: 2,
      hint,
    },
    {
      code: 572,
      title: 'INVALID OPTION',
      detail: '--cabin takes one of economy, premium-economy, business, first; got "econmy"',
      source: { parameter: '--cabin' },
      exit: 2,
      hint,
    },
  ])
})

test('with --json what the service refused keeps its status, code and source', async () => {
  expect(await refusedInJson('flights search MAD JFX 2027-03-01')).toEqual([
    {
      status: 400,
      code: 4926,
      title: 'INVALID DATA RECEIVED',
      detail: 'No airport or city has the code "JFX"',
      source: { parameter: 'destinationLocationCode' },
      exit: 2,
      hint: expect.stringMatching(/^did you mean JFK /),
    },
  ])
})

test.each(['flights price nowhere.json', 'flights price 1', 'flights multi MAD JFK', 'flights search MAD JFK +30d --fields nope'])(
  'with --json `%s` leaves stdout empty and says why in one JSON object',
  async (line) => {
    expect(await refusedInJson(line)).toEqual([{ title: 'ERROR', detail: expect.any(String), exit: 2, hint: expect.any(String) }])
  },
)

test('with --json what is missing is told in JSON, too', async () => {
  const { code, stdout, stderr } = await wayfare('flights search MAD --json')
  expect([code, stdout]).toEqual([13, ''])
  expect(JSON.parse(stderr)).toMatchObject({ errors: [{ detail: '--to, --depart are missing', exit: 13 }] })
})

test('a terminal breaks long complaints between words', async () => {
  const said = await refused('flights search QQQ "san fransico" 2020-01-01 --cabin nothing-of-the-kind', { terminal: 60 })
  const lines = said.split('\n')
  expect(lines.filter((line) => line.length > 60)).toEqual([])
  expect(said.replace(/\n +/g, ' ')).toContain('--cabin takes one of economy, premium-economy, business, first; got')
})

test('legs of a trip come in threes and in order', async () => {
  expect(await refused('flights multi MAD LHR')).toContain('every leg takes three words, from, to and day; got 2: MAD LHR')
  expect(await refused('flights multi MAD LHR 2027-03-08 LHR JFK 2027-03-01')).toContain(
    'is before the leg that comes first, on 2027-03-08; got "2027-03-01"',
  )
  expect(await refused('flights multi MAD LHR 2027-03-01 LHR XQX 2027-03-04')).toMatch(
    /No airport or city has the code "XQX"\nhint: did you mean /,
  )
})

test('words after --dry-run are not swallowed', async () => {
  expect(await refused('flights search --dry-run MAD JFK 2027-03-01')).toBe(
    'error: --dry-run takes nothing or =curl; got "MAD"\nhint: write --dry-run last, after MAD\n',
  )
})

describe('what a stranger types', () => {
  const said = async (line: string) => {
    const { code, stderr } = await wayfare(`${line} --quiet`)
    return `${code} ${stderr}`
  }

  test('a name where degrees are wanted leads to where the degrees are', async () => {
    expect(await said('airports nearest --latitude "new york" --longitude -74')).toMatchInlineSnapshot(`
      "2 error: --latitude takes degrees from -90 to 90, such as 40.4168; got "new york"
      hint: \`wayfare airports show "new york"\` tells the degrees of an airport or city
      "
    `)
  })

  test('a flight by its name where an offer is wanted leads to one', async () => {
    expect(await said('flights delay IB6253')).toMatchInlineSnapshot(`
      "2 error: --offer takes a row of the last list, a file, or -; got "IB6253"
      hint: search for the flight, then give its row: \`wayfare flights delay 1\`
      hint: \`wayfare flights status IB6253\` tells how it is doing today
      "
    `)
  })

  test('what is missing is told by what can be typed for it', async () => {
    expect(await said('flights recommend')).toMatchInlineSnapshot(`
      "13 error: --cities is missing
      hint: --cities: a place by its code or name, such as MAD or Madrid, or several with commas between
      hint: wayfare flights recommend --help
      "
    `)
    expect(await said('flights price')).toMatchInlineSnapshot(`
      "13 error: --offers is missing
      hint: --offers: rows of the last list, files, or - for standard input, such as 1
      hint: wayfare flights price --help
      "
    `)
    expect(await said('flights seats')).toMatchInlineSnapshot(`
      "13 error: --offers is missing: give a row of the last list, or --order with a reference
      hint: wayfare flights seats --help
      "
    `)
  })

  test('a town without an airport is not told to be another town', async () => {
    const { stderr } = await wayfare('flights search york london 2027-03-01 --max 1')
    expect(stderr.split('\n').slice(0, 2)).toEqual([
      '--from: york has no airport of its own; the one it goes by is MAN Manchester (GB)',
      '--to: london is LON London (GB)',
    ])
  })

  test('a code that is none is told as it was typed', async () => {
    expect(await said('airlines routes ryanair')).toContain('such as IB; got "ryanair"')
  })

  test('a home that is no folder has no settings, and spoils no answer', async () => {
    const { code, stderr } = await wayfare('flights search MAD JFK 2027-03-01 --max 1 --quiet', { home: '/dev/null' })
    expect([code, stderr]).toEqual([0, ''])
  })
})
