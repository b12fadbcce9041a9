import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { behind } from './behind.ts'
import { card } from './booking.ts'
import { served } from './served.ts'
import { wayfare, words } from './wayfare.ts'

/** Booking rooms at the command line: what is asked for, what is confirmed, and what is kept. */

const ada = '--guest "MS ADA LOVELACE" --email ada@example.com --phone "+34 612345678" --card-file CARD'
const enough = '--max-total 5000'

/** A home where offers were found, with a card in it. */
async function found(line = 'hotels offers 1,2,3,4,5 2027-02-09 2027-02-12 --adults 2'): Promise<string> {
  const { home } = await wayfare('hotels list BCN')
  writeFileSync(join(home, 'card.json'), JSON.stringify(card))
  const { code } = await wayfare(line, { home })
  expect(code).toBe(0)
  return home
}

type Options = NonNullable<Parameters<typeof wayfare>[1]>

const book = (home: string, line: string, options: Options = {}) =>
  wayfare(
    words(`hotels book ${line}`).map((word) => (word === 'CARD' ? join(home, 'card.json') : word)),
    { home, ...options },
  )

describe('a booking on a terminal', () => {
  test('tells what was booked, under which numbers, and how it is given back, at 80 columns', async () => {
    const { code, stdout, stderr } = await book(await found(), `2 ${ada} ${enough}`, { terminal: 80 })
    expect(code).toBe(0)
    expect(stdout).toMatchInlineSnapshot(`
      "TKKB2K · booked

      Confirmation 8008572528810

      ibis Styles Barcelona Eixample
      Tue 9 Feb → Fri 12 Feb 2027 · 3 nights, 1 room, 2 adults
      Standard Twin Room, two single beds, facing the quiet courtyard, Room only
      282.00 EUR

      Cancel    free until Tue 26 Jan 18:00 at the hotel, later 83.00 EUR are charged
      Pay       A deposit of 83.00 EUR is charged to the card at booking. The rest is
                paid at the hotel.
      Cards     Visa, Mastercard, American Express, JCB
      Rate      Advance Booking Rate. Book at least 14 days ahead, one night deposit.
      Check-in  from 15:00, check-out until 11:00

      To cancel, call the hotel with the confirmation number, until Tue 26 Jan 18:00
      its time.
      Rooms cannot be read back or cancelled through this service: keep the numbers.

      next: wayfare orders
      "
    `)
    expect(stderr).toMatchInlineSnapshot(`
      "sandbox: times, prices and seats are made up; no account and no network are used
      booked as TKKB2K
      "
    `)
  })

  test('of two rooms has a number for each, in colour at 120 columns', async () => {
    const home = await found('hotels offers all 2027-02-09 2027-02-12 --adults 2 --rooms 2 --all-rates --payment deposit')
    const guests = `${ada} --guest "BABBAGE/CHARLES" --guest "MR GEORGE BOOLE" --rooms 1+2,3 --request "a quiet room"`
    const { stdout } = await book(home, `1 ${guests} ${enough}`, { terminal: 120, colour: true })
    expect(stdout).toMatchInlineSnapshot(`
      "[1mTKKB2K[22m · [32mbooked[39m

      Room 1: confirmation [1m8008572528810[22m
      Room 2: confirmation [1m8008572528811[22m

      [1mApartamentos Conde[22m
      Tue 9 Feb → Fri 12 Feb 2027 · 3 nights, 2 rooms, 2 adults each
      Standard Double Room, Room only
      [1m556.00 EUR[22m

      [2mCancel    [22mfree until Tue 26 Jan 18:00 at the hotel, later 160.00 EUR are charged
      [2mPay       [22mA deposit of 160.00 EUR is charged to the card at booking. The rest is paid at the hotel.
      [2mCards     [22mVisa, Mastercard, American Express
      [2mRate      [22mAdvance Booking Rate. Book at least 14 days ahead, one night deposit.
      [2mCheck-in  [22mfrom 14:00, check-out until 12:00

      [2mTo cancel, call the hotel with the confirmation number, until Tue 26 Jan 18:00 its time.[22m
      [2mRooms cannot be read back or cancelled through this service: keep the numbers.[22m

      [2mnext:[22m [36mwayfare orders[39m
      "
    `)
  })

  test('by version 2 is told alike', async () => {
    const [first, second] = await Promise.all([
      book(await found(), `2 ${ada} ${enough}`, { terminal: 80 }),
      book(await found(), `2 ${ada} ${enough} --v2`, { terminal: 80 }),
    ])
    expect(second.stdout).toBe(first.stdout)
  })

  test('is a row for each room in a pipe', async () => {
    const { stdout } = await book(await found(), `1 ${ada} ${enough}`)
    expect(stdout).toMatch(/^Reference\tConfirmation\tId\nTKKB2K\t\d{13}\t[A-Z]{2}_\d{13}\n$/)
  })

  test('is in the list of what was booked, without a name or a card', async () => {
    const home = await found()
    await book(home, `1 ${ada} ${enough}`)
    const { stdout } = await wayfare('orders', { home })
    expect(stdout).toContain('TKKB2K\tbooked\t')
    expect(stdout).toContain('3 nights, 1 room, 2 adults')
    const journal = readFileSync(join(home, '.local/share/wayfare/bookings.jsonl'), 'utf8')
    expect(journal).not.toMatch(/LOVELACE|4111111111111111|ada@example/)
  })
})

describe('what is sent', () => {
  const sent = async (line: string, search?: string) => {
    const { stdout, stderr, code } = await book(await found(search), `${line} --dry-run`)
    expect([code, stderr]).toEqual([0, ''])
    return JSON.parse(stdout.slice(stdout.indexOf('{\n')))
  }

  test('is the offer, the guests and the card', async () => {
    expect(await sent(`1 ${ada}`)).toEqual({
      data: {
        offerId: expect.stringMatching(/^[A-Z0-9]{35}$/),
        guests: [
          {
            id: 1,
            name: { title: 'MS', firstName: 'ADA', lastName: 'LOVELACE' },
            contact: { phone: '+34 612345678', email: 'ada@example.com' },
          },
        ],
        payments: [{ id: 1, method: 'creditCard', card: { vendorCode: 'VI', cardNumber: '…1111', expiryDate: '2030-08' } }],
      },
    })
  })

  test.each([
    ['MS ADA LOVELACE', { title: 'MS', firstName: 'ADA', lastName: 'LOVELACE' }],
    ['ada king lovelace', { firstName: 'ADA KING', lastName: 'LOVELACE' }],
    ['LOVELACE/ADA', { firstName: 'ADA', lastName: 'LOVELACE' }],
    ['de la Cruz/Juana Dr.', { title: 'DR', firstName: 'JUANA', lastName: 'DE LA CRUZ' }],
  ])('has the name of "%s" in its parts', async (guest, name) => {
    const body = await sent(`1 ${ada.replace('MS ADA LOVELACE', guest)}`)
    expect(body.data.guests[0].name).toEqual(name)
  })

  test('puts all guests of one room in it, and one guest in each of as many rooms', async () => {
    const two = `${ada} --guest "MR CHARLES BABBAGE"`
    expect((await sent(`1 ${two}`)).data.rooms).toEqual([{ guestIds: [1, 2], paymentId: 1 }])
    const rooms = 'hotels offers all 2027-02-09 2027-02-12 --rooms 2'
    expect((await sent(`1 ${two}`, rooms)).data.rooms).toEqual([
      { guestIds: [1], paymentId: 1 },
      { guestIds: [2], paymentId: 1 },
    ])
  })

  test('by version 2 has a room for each association', async () => {
    const { data } = await sent(`1 ${ada} --v2`, 'hotels offers all 2027-02-09 2027-02-12 --rooms 2')
    expect(data.roomAssociations).toHaveLength(2)
    expect(data.payment.paymentCard.paymentCardInfo).toMatchObject({ vendorCode: 'VI', cardNumber: '…1111', securityCode: '…' })
  })
})

describe('nothing is booked', () => {
  test.each([
    ['without a confirmation', `1 ${ada}`, 12, 'needs to be confirmed'],
    ['above a limit', `1 ${ada} --max-total 1`, 20, 'more than --max-total 1'],
    ['at another price than was expected', `1 ${ada} --yes --expect-total 10`, 20, 'the price is now'],
    ['without a guest', `1 --email ada@example.com --phone "+34 612345678" --card-file CARD ${enough}`, 13, '--guest is missing'],
    ['without a card', `1 ${ada.replace('--card-file CARD', '')} ${enough}`, 13, '--card-file is missing'],
    [
      'for a guest with one name',
      `1 ${ada.replace('MS ADA LOVELACE', 'MS LOVELACE')} ${enough}`,
      2,
      '--guest takes a first and a family name',
    ],
    ['for a guest who is in no list', `1 ${ada} --rooms 1+2 ${enough}`, 2, '--rooms names guest 2: 1 were given with --guest'],
    ['for a row that was not shown', `77 ${ada} ${enough}`, 2, 'the last list has no row 77'],
    ['for an id of nobody', `NOSUCHOFFER ${ada} ${enough}`, 5, 'No offer has the id "NOSUCHOFFER"'],
    [
      'for three in a room of two',
      `1 ${ada} --guest "A B" --guest "C D" ${enough}`,
      2,
      '--rooms: the offer is for 2 in each room; these are 3',
    ],
  ])('%s', async (_, line, code, says) => {
    const outcome = await book(await found(), line)
    expect([outcome.code, outcome.stdout]).toEqual([code, ''])
    expect(outcome.stderr).toContain(says)
  })

  test('where it is not said who sleeps where', async () => {
    const home = await found('hotels offers all 2027-02-09 2027-02-12 --rooms 2 --adults 2')
    const { code, stderr } = await book(home, `1 ${ada} --guest "MR CHARLES BABBAGE" --guest "MR GEORGE BOOLE" ${enough}`)
    expect([code, stderr]).toEqual([13, expect.stringContaining('--rooms is missing: 3 guests sleep in 2 rooms')])
  })

  test('twice, unless it is said', async () => {
    const home = await found()
    expect((await book(home, `1 ${ada} ${enough}`)).code).toBe(0)
    const { code, stderr } = await book(home, `1 ${ada} ${enough}`)
    expect([code, stderr]).toEqual([12, expect.stringContaining('the same was booked on Fri 20 Nov 2026 as TKKB2K')])
    // It is booked once more, unless that was the last room.
    expect([0, 21]).toContain((await book(home, `1 ${ada} ${enough} --again`)).code)
  })

  test('when the last room is gone', async () => {
    const home = await found()
    let last = await book(home, `1 ${ada} ${enough} --again`)
    for (let count = 0; count < 20 && last.code === 0; count++) last = await book(home, `1 ${ada} ${enough} --again`)
    expect([last.code, last.stderr]).toEqual([21, expect.stringContaining('no such room is left for these nights: nothing is booked')])
  })

  test('with a card that the hotel does not take', async () => {
    const home = await found()
    writeFileSync(join(home, 'card.json'), JSON.stringify({ ...card, brand: 'UATP_AIRPLUS' }))
    const { code, stderr } = await book(home, `1 ${ada} ${enough}`)
    expect(code).toBe(2)
    expect(stderr).toMatch(/takes VI Visa, CA Mastercard.*; got TP/)
    expect(stderr).not.toContain('4111111111111111')
  })

  test('with a card that ends before the stay', async () => {
    const home = await found()
    writeFileSync(join(home, 'card.json'), JSON.stringify({ ...card, expiryDate: '2026-12' }))
    expect((await book(home, `1 ${ada} ${enough}`)).stderr).toContain(
      '--card-file: the card ends with 2026-12, before the day of arrival, 2027-02-09',
    )
  })
})

describe('an offer of yesterday', () => {
  const now = '2026-11-21T09:00:00Z'

  test('is booked at the price of today, which has to be confirmed', async () => {
    const home = await found()
    const { stdout: before } = await wayfare('hotels offer 1 --json', { home })
    const { stdout: after } = await wayfare('hotels offer 1 --json', { home, now })
    const [old, today] = [before, after].map((text) => JSON.parse(text).data.offers[0].price.total)
    expect(today).not.toBe(old)
    const { code, stderr } = await book(home, `1 ${ada}`, { now })
    expect([code, stderr]).toEqual([12, expect.stringContaining(`${today} EUR needs to be confirmed`)])
    expect((await book(home, `1 ${ada} --yes --expect-total ${today}`, { now })).code).toBe(0)
  })
})

test.each(['', '--v2'])('a booking without an answer is sent again under the same key, and made once %s', async (way) => {
  const { env, made } = await behind((_, response, number) => {
    if (number > 1) return 'told'
    response.destroy()
    return 'else'
  })
  const { home } = await wayfare('hotels list BCN', { env })
  writeFileSync(join(home, 'card.json'), JSON.stringify(card))
  await wayfare('hotels offers 1,2,3,4,5 2027-02-09 2027-02-12 --adults 2', { home, env })
  const lost = await book(home, `2 ${ada} ${enough} ${way}`, { env })
  expect([lost.code, lost.stdout]).toEqual([22, ''])
  const again = await book(home, `2 ${ada} ${enough} ${way}`, { env })
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('sent again under the same key')])
  expect(made).toHaveLength(2)
  expect(made[1]).toEqual(made[0])
})

test('over HTTP a booking is the same', async () => {
  const here = await book(await found(), `1 ${ada} ${enough} --json`)
  const { env } = await served()
  const { home } = await wayfare('hotels list BCN', { env })
  writeFileSync(join(home, 'card.json'), JSON.stringify(card))
  await wayfare('hotels offers 1,2,3,4,5 2027-02-09 2027-02-12 --adults 2', { home, env })
  const there = await book(home, `1 ${ada} ${enough} --json`, { env })
  expect(there.code).toBe(0)
  expect(JSON.parse(there.stdout)).toEqual(JSON.parse(here.stdout))
})

test('what was booked by one version of the service is not booked again by the other', async () => {
  const home = await found()
  expect((await book(home, `2 ${ada} ${enough} --v2`)).code).toBe(0)
  const again = await book(home, `2 ${ada} ${enough}`)
  expect([again.code, again.stdout]).toEqual([12, ''])
  expect(again.stderr).toContain('as TKKB2K: nothing is booked')
  expect((await book(home, `2 ${ada} ${enough} --again`)).code).toBe(0)
})

test('what got no answer from one version is not sent to the other', async () => {
  const { env } = await behind((_, response) => {
    response.destroy()
    return 'else'
  })
  const { home } = await wayfare('hotels list BCN', { env })
  writeFileSync(join(home, 'card.json'), JSON.stringify(card))
  await wayfare('hotels offers 1,2,3 2027-02-09 2027-02-12 --adults 2', { home, env })
  expect((await book(home, `2 ${ada} ${enough}`, { env })).code).toBe(22)
  const other = await book(home, `2 ${ada} ${enough} --v2`, { env })
  expect([other.code, other.stderr]).toEqual([22, expect.stringContaining('with other details')])
})

test('the number of a card may be in groups in a file', async () => {
  const home = await found()
  writeFileSync(join(home, 'card.json'), JSON.stringify({ ...card, number: '4111-1111 11111111' }))
  expect((await book(home, `1 ${ada} ${enough}`)).code).toBe(0)
})
