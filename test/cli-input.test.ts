import { expect, test } from 'vitest'
import { wayfare } from './wayfare.ts'

/** How people may write places, days and flags. What was understood is seen in the request that would be sent. */

async function understood(line: string, now?: string): Promise<{ query: Record<string, string>; notes: string }> {
  const { code, stdout, stderr } = await wayfare(`${line} --dry-run`, now ? { now } : {})
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
  const [, query = ''] = /^GET \S+\?(\S+)$/m.exec(stdout) ?? []
  return { query: Object.fromEntries(new URLSearchParams(query)), notes: stderr }
}

const searched = (rest: object) => ({ adults: '1', ...rest })

test('codes in any case, with only what is needed', async () => {
  const { query, notes } = await understood('flights search mad Jfk 2027-03-01 --airline ib,ux --currency gbp')
  expect(query).toEqual(
    searched({
      originLocationCode: 'MAD',
      destinationLocationCode: 'JFK',
      departureDate: '2027-03-01',
      includedAirlineCodes: 'IB,UX',
      currency: 'GBP',
    }),
  )
  expect(notes).toBe('')
})

test.each([
  ['New York', 'NYC', 'New York (US)'],
  ['new york', 'NYC', 'New York (US)'],
  ['münchen', 'MUC', 'Munich (DE)'],
  ['MUENCHEN', 'MUC', 'Munich (DE)'],
  ['heathrow', 'LHR', 'London Heathrow Airport (GB)'],
  ['london heathrow', 'LHR', 'London Heathrow Airport (GB)'],
  ['Zürich', 'ZRH', 'Zurich (CH)'],
  ['são paulo', 'SAO', 'São Paulo (BR)'],
])('"%s" is %s, and that is said', async (name, code, place) => {
  const { query, notes } = await understood(`flights search MAD "${name}" 2027-03-01`)
  expect(query.destinationLocationCode).toBe(code)
  expect(notes).toBe(`--to: ${name} is ${code} ${place}\n`)
})

test.each(['san jose', 'birmingham', 'victoria', 'la paz'])(
  '"%s" can be several places: it is refused, and each is named',
  async (name) => {
    const { code, stdout, stderr } = await wayfare(`flights search MAD "${name}" 2027-03-01`)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`error: --to "${name}" can be several places`)
    expect(stderr).toMatch(/^hint: say which by its code: [A-Z]{3} .+ \([A-Z]{2}\), [A-Z]{3} .+ \([A-Z]{2}\)/m)
  },
)

test.each([
  ['today', '2026-11-20', 'Fri 20 Nov 2026'],
  ['tomorrow', '2026-11-21', 'Sat 21 Nov 2026'],
  ['TOMORROW', '2026-11-21', 'Sat 21 Nov 2026'],
  ['sat', '2026-11-21', 'Sat 21 Nov 2026'],
  ['fri', '2026-11-27', 'Fri 27 Nov 2026'],
  ['Friday', '2026-11-27', 'Fri 27 Nov 2026'],
  ['+10d', '2026-11-30', 'Mon 30 Nov 2026'],
  ['+2w', '2026-12-04', 'Fri 4 Dec 2026'],
  ['+0d', '2026-11-20', 'Fri 20 Nov 2026'],
])('%s is %s, and that is said', async (day, date, said) => {
  const { query, notes } = await understood(`flights search MAD JFK ${day}`)
  expect(query.departureDate).toBe(date)
  expect(notes).toBe(`--depart: ${day} is ${said} (${date})\n`)
})

test('days are counted from the day it is', async () => {
  expect((await understood('flights search MAD JFK tomorrow', '2027-02-28T12:00:00Z')).query.departureDate).toBe('2027-03-01')
})

test('words and flags mix in any order: flags fill what they name, words the rest', async () => {
  const wanted = searched({
    originLocationCode: 'MAD',
    destinationLocationCode: 'JFK',
    departureDate: '2027-03-01',
    returnDate: '2027-03-08',
    adults: '2',
  })
  for (const line of [
    'flights search MAD JFK 2027-03-01 2027-03-08 --adults 2',
    'flights search --adults 2 MAD JFK 2027-03-01 2027-03-08',
    'flights search MAD --adults 2 JFK --return 2027-03-08 2027-03-01',
    'flights search --to JFK MAD 2027-03-01 2027-03-08 --adults=2',
    'flights search --from=MAD --depart 2027-03-01 JFK 2027-03-08 --adults 2',
    'flights search --return 2027-03-08 --depart 2027-03-01 --to JFK --from MAD --adults 2',
  ]) {
    expect((await understood(line)).query).toEqual(wanted)
  }
})

test('negative degrees are numbers, not flags', async () => {
  expect((await understood('airports nearest 51.57285 -0.44161')).query).toMatchObject({ latitude: '51.57285', longitude: '-0.44161' })
  expect((await understood('airports nearest --longitude -0.44161 --latitude -51')).query).toMatchObject({
    latitude: '-51',
    longitude: '-0.44161',
  })
})

test('choices in any case and with any dash', async () => {
  for (const cabin of ['premium-economy', 'PREMIUM_ECONOMY', 'premium_economy', 'PremiumEconomy', '"premium economy"']) {
    expect((await understood(`flights search MAD JFK 2027-03-01 --cabin ${cabin}`)).query.travelClass).toBe('PREMIUM_ECONOMY')
  }
  expect((await understood('airports search lon --type City,AIRPORT')).query.subType).toBe('CITY,AIRPORT')
  expect((await understood('airports nearest 0 0 --sort analytics.flights.score')).query.sort).toBe('flights')
})

test('a list is written with commas or as several words', async () => {
  expect((await understood('airlines show ib,BAW qf')).query.airlineCodes).toBe('IB,BAW,QF')
  expect((await understood('airlines show --codes ib,qf')).query.airlineCodes).toBe('IB,QF')
})

test('legs by names, codes and days become the body of a trip', async () => {
  const { code, stdout, stderr } = await wayfare('flights multi mad "new york" +10d NYC heathrow +2w --children 1 --infants 1 --dry-run')
  expect(code).toBe(0)
  expect(stderr).toBe(
    `leg 1: new york is NYC New York (US)
leg 1: +10d is Mon 30 Nov 2026 (2026-11-30)
leg 2: heathrow is LHR London Heathrow Airport (GB)
leg 2: +2w is Fri 4 Dec 2026 (2026-12-04)
`,
  )
  const [head = '', body = ''] = stdout.split('\n\n')
  expect(head).toMatch(/^POST \{base_url\}\/v2\/shopping\/flight-offers$/m)
  expect(JSON.parse(body)).toMatchObject({
    originDestinations: [
      { id: '1', originLocationCode: 'MAD', destinationLocationCode: 'NYC', departureDateTimeRange: { date: '2026-11-30' } },
      { id: '2', originLocationCode: 'NYC', destinationLocationCode: 'LHR', departureDateTimeRange: { date: '2026-12-04' } },
    ],
    travelers: [
      { id: '1', travelerType: 'ADULT' },
      { id: '2', travelerType: 'CHILD' },
      { id: '3', travelerType: 'HELD_INFANT', associatedAdultId: '1' },
    ],
    sources: ['GDS'],
  })
})
