import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { served } from './served.ts'
import { type Options, wayfare } from './wayfare.ts'

/** Booking from the command line: what is confirmed, what is written down, and what is never done twice. */

const ada = '--traveler "LOVELACE/ADA 1985-12-10 F ES 00000000 2030-04-14" --email ada@example.com --phone "+34 612345678"'
const enough = '--max-total 1000'

/** A home where offers were found. */
async function found(search = 'flights search MAD JFK 2027-03-01 --non-stop', options: Options = {}): Promise<string> {
  const { code, home } = await wayfare(search, options)
  expect(code).toBe(0)
  return home
}

const journalOf = (home: string): string => readFileSync(join(home, '.local/share/wayfare/bookings.jsonl'), 'utf8')

describe('an order on a terminal', () => {
  test('is an itinerary, at 80 columns', async () => {
    const home = await found('flights search MAN BKK 2027-03-01 2027-03-10')
    const { code, stdout, stderr } = await wayfare(`flights book 1 ${ada} ${enough}`, { home, terminal: 80 })
    expect(code).toBe(0)
    expect(stdout).toMatchInlineSnapshot(`
      "TKKB2K · booked Fri 20 Nov 2026 · to be ticketed

      Mon 1 Mar 2027   MAN → BKK   16h05
        16:30    MAN Manchester, terminal 2
        18:55    CDG Paris, terminal 2E
                 AF1498 Air France · 1h25 · Airbus A220-300 · Light, class O
                 no checked bag
                 · 3h25 between flights
        22:20    CDG Paris, terminal 2E
        15:35+1  BKK Bangkok
                 AF166 Air France · 11h15 · Airbus A350-900 · Light, class O
                 no checked bag

      Wed 10 Mar 2027   BKK → MAN   16h15
        08:35    BKK Bangkok
        15:15    CDG Paris, terminal 2E
                 AF165 Air France · 12h40 · Airbus A350-900 · Light, class O
                 no checked bag
                 · 2h05 between flights
        17:20    CDG Paris, terminal 2E
        17:50    MAN Manchester, terminal 2
                 AF1499 Air France · 1h30 · Airbus A220-300 · Light, class O
                 no checked bag

      LOVELACE/ADA · adult · born 10 Dec 1985
      578.12 EUR

      To be ticketed on Sat 21 Nov 2026 12:00 UTC; can be cancelled until then

      next: wayfare flights cancel TKKB2K
      "
    `)
    expect(stderr).toMatchInlineSnapshot(`
      "sandbox: times, prices and seats are made up; no account and no network are used
      booked as TKKB2K
      "
    `)
  })

  test('is an itinerary, at 120 columns and in colour', async () => {
    const home = await found()
    await wayfare(`flights book 1 ${ada} ${enough} --seats 28C --bags 1`, { home })
    const { stdout } = await wayfare('flights order TKKB2K', { home, terminal: 120, colour: true })
    expect(stdout).toMatchInlineSnapshot(`
      "[1mTKKB2K[22m · booked Fri 20 Nov 2026 · [33mto be ticketed[39m

      [1mMon 1 Mar 2027   MAD → JFK[22m   8h25
        [1m12:35[22m    MAD Madrid, terminal 1
        [1m15:00[22m    JFK New York
                 [1mUX91[22m Air Europa · 8h25 · Boeing 787-9 · Lite, class O · no checked bag · + 1 bag · seat 28C

      [1mLOVELACE/ADA[22m · adult · born 10 Dec 1985
      [1m327.29 EUR[22m

      [2mTo be ticketed on Sat 21 Nov 2026 12:00 UTC; can be cancelled until then[22m

      [2mnext:[22m [36mwayfare flights cancel TKKB2K[39m
      "
    `)
  })

  test('has its tickets a day later', async () => {
    const home = await found()
    await wayfare(`flights book 1 ${ada} ${enough}`, { home })
    const { stdout } = await wayfare('flights order TKKB2K', { home, terminal: 80, now: '2026-11-22T12:00:00Z' })
    expect(stdout).toMatchInlineSnapshot(`
      "TKKB2K · booked Fri 20 Nov 2026 · ticketed

      Mon 1 Mar 2027   MAD → JFK   8h25
        12:35    MAD Madrid, terminal 1
        15:00    JFK New York
                 UX91 Air Europa · 8h25 · Boeing 787-9 · Lite, class O
                 no checked bag

      LOVELACE/ADA · adult · born 10 Dec 1985 · ticket 996-2424961797
      237.29 EUR

      Ticketed: changes and refunds are now for the airline

      next: wayfare flights seats --order TKKB2K
      "
    `)
  })
})

test('in a pipe an order is a line for each flight', async () => {
  const home = await found('flights search MAD JFK 2027-03-01 2027-03-08 --non-stop')
  const { stdout } = await wayfare(`flights book 1 ${ada} ${enough}`, { home })
  expect(stdout).toMatchInlineSnapshot(`
    "Reference	Flight	From	Depart	To	Arrive	Class	Seats
    TKKB2K	UX91	MAD	2027-03-01T12:35	JFK	2027-03-01T15:00	O	
    TKKB2K	UX92	JFK	2027-03-08T19:40	MAD	2027-03-09T08:40	O	
    "
  `)
})

describe('a price', () => {
  test('has to be confirmed: without that nothing is booked', async () => {
    const home = await found()
    for (const gates of ['', '--yes', '--expect-total 1000']) {
      const { code, stdout, stderr } = await wayfare(`flights book 1 ${ada} ${gates}`, { home })
      expect([code, stdout]).toEqual([12, ''])
      expect(stderr).toMatch(/needs to be confirmed: nothing is booked/)
    }
    expect((await wayfare('orders', { home })).stderr).toBe('nothing was booked on this machine yet\n')
  })

  test('that is higher than expected, or than the most, books nothing', async () => {
    const home = await found()
    const said = [
      await wayfare(`flights book 1 ${ada} --yes --expect-total 200`, { home }),
      await wayfare(`flights book 1 ${ada} --max-total 200.00`, { home }),
    ]
    expect(said.map(({ code, stderr }) => `${code} ${stderr}`).join('\n')).toMatchInlineSnapshot(`
      "20 sandbox: times, prices and seats are made up; no account and no network are used
      error: the price is now 237.29 EUR; 200 was expected, 37.29 less: nothing is booked
      hint: --yes --expect-total 237.29 takes the new price

      20 sandbox: times, prices and seats are made up; no account and no network are used
      error: the price is 237.29 EUR, more than --max-total 200.00: nothing is booked
      hint: --max-total 237.29 takes it as it is now
      "
    `)
  })

  test('that is as expected, or less, is taken', async () => {
    const home = await found()
    const { code, stderr } = await wayfare(`flights book 1 ${ada} --yes --expect-total 1000 --quiet`, { home })
    expect([code, stderr]).toEqual([0, ''])
  })

  test('is an amount', async () => {
    const home = await found()
    const { code, stderr } = await wayfare(`flights book 1 ${ada} --max-total lots`, { home })
    expect([code, stderr]).toMatchInlineSnapshot(`
      [
        2,
        "error: --max-total takes an amount, such as 520.00; got "lots"
      ",
      ]
    `)
  })
})

describe('the same booking', () => {
  test('is not made twice by mistake, and made again when that is said', async () => {
    const home = await found()
    await wayfare(`flights book 1 ${ada} ${enough}`, { home })
    const { code, stderr } = await wayfare(`flights book 1 ${ada} ${enough}`, { home })
    expect([code, stderr]).toMatchInlineSnapshot(`
      [
        12,
        "sandbox: times, prices and seats are made up; no account and no network are used
      error: the same was booked on Fri 20 Nov 2026 as TKKB2K: nothing is booked
      hint: wayfare flights order TKKB2K
      hint: --again books it once more
      ",
      ]
    `)
    expect((await wayfare(`flights book 1 ${ada} ${enough} --again`, { home })).code).toBe(0)
  })

  test('for somebody else is another one, and so is one after it was cancelled', async () => {
    const home = await found()
    await wayfare(`flights book 1 ${ada} ${enough}`, { home })
    expect((await wayfare(`flights book 1 ${ada.replace('ADA', 'ANNE')} ${enough}`, { home })).code).toBe(0)
    expect((await wayfare('flights cancel TKKB2K --yes', { home })).code).toBe(0)
    expect((await wayfare(`flights book 1 ${ada} ${enough}`, { home })).code).toBe(0)
  })
})

describe('what is written down', () => {
  test('is there before the booking is sent and after, without names, documents and cards', async () => {
    const home = await found()
    const card = join(home, 'card.json')
    writeFileSync(
      card,
      JSON.stringify({ brand: 'VISA', holder: 'ADA LOVELACE', number: '4111111111111111', expiryDate: '2030-08', securityCode: '123' }),
    )
    const { code, stdout } = await wayfare(`flights book 1 ${ada} ${enough} --card-file ${card} --json`, { home })
    expect([code, stdout.includes('XXXXXXXXXXXX1111')]).toEqual([0, true])
    const journal = journalOf(home)
    const [sent, ended, ...rest] = journal.trim().split('\n')
    expect(rest).toEqual([])
    expect(JSON.parse(sent ?? '')).toMatchObject({
      command: 'flights book',
      profile: 'sandbox',
      service: 'sandbox',
      says: 'UX91 MAD-JFK Mon 1 Mar',
    })
    expect(JSON.parse(ended ?? '')).toMatchObject({ outcome: { state: 'booked', reference: 'TKKB2K' } })
    expect(journal + stdout).not.toMatch(/4111111111111111|2030-08|"123"/)
    expect(journal).not.toMatch(/LOVELACE|00000000|ada@/)
    expect(statSync(join(home, '.local/share/wayfare/bookings.jsonl')).mode & 0o777).toBe(0o600)
  })

  test('is listed by `orders`, the latest first', async () => {
    const home = await found()
    await wayfare(`flights book 1 ${ada} ${enough}`, { home })
    await wayfare(`flights book 2 ${ada} ${enough}`, { home })
    await wayfare('flights cancel TKKB2K --yes', { home })
    expect((await wayfare('orders', { home, terminal: 120 })).stdout).toMatchInlineSnapshot(`
      "Reference  State      Booked           What                     Total       Profile
      CQGPN5     booked     Fri 20 Nov 2026  DL127 MAD-JFK Mon 1 Mar  252.29 EUR  sandbox
      TKKB2K     cancelled  Fri 20 Nov 2026  UX91 MAD-JFK Mon 1 Mar   237.29 EUR  sandbox
      "
    `)
    const { stdout } = await wayfare('orders --json', { home })
    expect(Object.keys(JSON.parse(stdout)[0])).toEqual([
      'reference',
      'id',
      'state',
      'command',
      'profile',
      'service',
      'says',
      'total',
      'currency',
      'sent',
    ])
  })

  test('can lose its last line to the end of the machine, and no more', async () => {
    const home = await found()
    await wayfare(`flights book 1 ${ada} ${enough}`, { home })
    appendFileSync(join(home, '.local/share/wayfare/bookings.jsonl'), '{"key":"half a li')
    expect((await wayfare('orders', { home })).stdout).toContain('TKKB2K')
  })

  test('has to be: where it cannot, nothing is booked', async () => {
    const home = await found()
    writeFileSync(join(home, 'a-file'), '')
    const { code, stderr } = await wayfare(`flights book 1 ${ada} ${enough} --quiet`, {
      home,
      env: { WAYFARE_DATA_DIR: join(home, 'a-file', 'below') },
    })
    expect([code, stderr.replaceAll(home, 'HOME')]).toMatchInlineSnapshot(`
      [
        10,
        "error: the booking cannot be written down in HOME/a-file/below/bookings.jsonl: EEXIST: file already exists, mkdir 'HOME/a-file'
      hint: nothing is booked without being written down first
      hint: WAYFARE_DATA_DIR names another folder
      ",
      ]
    `)
  })
})

describe('at a terminal', () => {
  const asked = { terminal: 80, env: { CI: '' } } as const

  test('the price is shown before it is confirmed: what is added is no rise', async () => {
    const home = await found()
    const { code, stderr } = await wayfare(`flights book 1 ${ada} --bags 1`, { home, ...asked, stdin: 'n\r' })
    expect([code, questions(stderr)]).toMatchInlineSnapshot(`
      [
        12,
        "sandbox: times, prices and seats are made up; no account and no network are used
      UX91 MAD-JFK Mon 1 Mar
      Total 301.29 EUR, 64.00 of it for what is added
      ? Book it? (y/N)? Book it? (y/N) n✔ Book it? No
      error: nothing is booked
      ",
      ]
    `)
  })

  test('how to reach who travels is asked for as well', async () => {
    const home = await found()
    // Whoever is asked presses Ctrl-C.
    const line = 'flights book 1 --traveler "LOVELACE/ADA 1985-12-10 F"'
    const { code, stderr } = await wayfare(line, { home, ...asked, stdin: '\u0003' })
    expect(code).toBe(130)
    expect(stderr).toContain('E-mail address for all (such as ada@example.com)')
  })
})

/** What was said and asked, without what moves the cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are made of
const questions = (said: string): string => said.replace(/\u001b\[[?\d;]*[A-Za-z]/g, '')

describe('a booking that got no answer', () => {
  /** A home in which the journal says that a booking was sent, and nothing else. */
  async function cutOff(options: Options = {}): Promise<string> {
    const home = await found(undefined, options)
    await wayfare(`flights book 1 ${ada} ${enough}`, { home, ...options })
    const path = join(home, '.local/share/wayfare/bookings.jsonl')
    writeFileSync(path, `${journalOf(home).split('\n')[0]}\n`)
    return home
  }

  test('is told as such, and sent again under the same key, which books it once', async () => {
    const home = await cutOff()
    expect((await wayfare('orders', { home, terminal: 100 })).stdout).toMatchInlineSnapshot(`
      "Reference  State      Booked           What                    Total       Profile
                 no answer  Fri 20 Nov 2026  UX91 MAD-JFK Mon 1 Mar  237.29 EUR  sandbox

      No answer: repeat the same booking; it goes out under the same key, which books it once
      "
    `)
    const { code, stderr, stdout } = await wayfare(`flights book 1 ${ada} ${enough} --json`, { home })
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout).data.associatedRecords[0].reference).toBe('TKKB2K')
    const other = await wayfare(`flights book 2 ${ada} ${enough} --json`, { home })
    // The second reference ever: the first booking was not made twice.
    expect(JSON.parse(other.stdout).data.associatedRecords[0].reference).not.toBe('TKKB2K')
    expect((await wayfare('orders --json', { home })).stdout.match(/"state":"booked"/g)).toHaveLength(2)
  })

  test('says so to whoever sits there', async () => {
    const home = await cutOff()
    const { stderr } = await wayfare(`flights book 1 ${ada} ${enough}`, { home })
    expect(stderr).toMatchInlineSnapshot(`
      "sandbox: times, prices and seats are made up; no account and no network are used
      this was sent on Fri 20 Nov 2026 and got no answer: it is sent again under the same key, which books it once
      booked as TKKB2K
      "
    `)
  })
})

describe('what is typed', () => {
  test.each([
    [`flights book 1 --traveler "LOVELACE/ADA tomorrow F" ${enough}`],
    [`flights book 1 --traveler nobody.json ${enough}`],
    [`flights book 1 ${ada} ${ada.split(' --email')[0]} ${enough}`],
    [`flights book 1 ${ada.split(' --email')[0]} ${enough}`],
    [`flights book 1 ${enough}`],
    [`flights book 1 ${ada} --seats 99Z ${enough}`],
    [`flights book 1 ${ada} --bags 9 ${enough}`],
    [`flights book 99 ${ada} ${enough}`],
    ['flights order NONE'],
    ['flights cancel NONE --yes'],
    ['flights cancel TKKB2K'],
  ])('%s', async (line) => {
    const home = await found()
    const { code, stdout, stderr } = await wayfare(`${line} --quiet`, { home })
    expect(stdout).toBe('')
    expect(`${code} ${stderr}`).toMatchSnapshot()
  })

  test('travellers come from a file as well', async () => {
    const home = await found('flights search MAD JFK 2027-03-01 --adults 1 --children 1')
    const file = join(home, 'family.json')
    const person = (first: string, dateOfBirth: string) => ({
      name: { firstName: first, lastName: 'LOVELACE' },
      dateOfBirth,
      gender: 'FEMALE',
      documents: [{ documentType: 'PASSPORT', number: 'X1', expiryDate: '2031-01-01' }],
    })
    writeFileSync(file, JSON.stringify([person('ADA', '1985-12-10'), person('ANNE', '2020-01-01')]))
    const { code, stdout } = await wayfare(
      `flights book 1 --traveler ${file} --email a@b.example --phone "+34 612345678" --max-total 3000 --json`,
      { home },
    )
    expect(code).toBe(0)
    expect(
      JSON.parse(stdout).data.travelers.map(({ id, name }: { id: string; name: { firstName: string } }) => `${id} ${name.firstName}`),
    ).toEqual(['1 ADA', '2 ANNE'])
  })

  test('a dry run shows the request and books nothing', async () => {
    const home = await found()
    const { stdout } = await wayfare(`flights book 1 ${ada} --dry-run`, { home })
    expect(stdout.split('\n')[0]).toBe('POST {base_url}/v1/booking/flight-orders')
    expect((await wayfare('orders', { home })).stderr).toBe('nothing was booked on this machine yet\n')
  })
})

test('a profile that books for real money has to be named with the command', async () => {
  const home = await found()
  await wayfare('profile set live environment=production key=k secret=s', { home })
  await wayfare('profile use live', { home })
  const { code, stderr } = await wayfare(`flights book offer.json ${ada} ${enough}`, { home })
  expect([code, stderr]).toMatchInlineSnapshot(`
    [
      2,
      "error: offer.json cannot be taken: there is no such file
    hint: give a file, or - for standard input; results also go by their row in the last list
    ",
    ]
  `)
})

test('over HTTP a booking is the same, is read back and cancelled', async () => {
  const { env } = await served()
  const home = await found(undefined, { env })
  const booked = await wayfare(`flights book 1 ${ada} ${enough} --json`, { home, env })
  const { data } = JSON.parse(booked.stdout)
  const [{ reference }] = data.associatedRecords
  const read = await wayfare(`flights order ${reference} --json`, { home, env })
  expect(JSON.parse(read.stdout).data).toEqual(data)
  const gone = await wayfare(`flights cancel ${reference} --yes`, { home, env })
  expect([gone.code, gone.stderr]).toEqual([0, `cancelled ${reference} (UX91 MAD-JFK Mon 1 Mar)\n`])
  expect((await wayfare(`flights order ${reference}`, { home, env })).code).toBe(5)
})
