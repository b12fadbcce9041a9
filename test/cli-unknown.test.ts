import { appendFileSync, chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Response } from '../src/core/message.ts'
import { behind, type Fate } from './behind.ts'
import { reset } from './loopback.ts'
import { newHome, type Options, wayfare } from './wayfare.ts'

/** Bookings whose answer never came: whatever is tried then, and in whatever order, each is booked once. */

const ada = '--traveler "LOVELACE/ADA 1985-12-10 F ES 00000000 2030-04-14" --email ada@example.com --phone "+34 612345678"'
const book = `flights book 1 ${ada} --max-total 1000`

const firstIsLost: Fate = (_, response, number) => {
  if (number > 1) return 'told'
  reset(response)
  return 'else'
}

async function found(options: Options): Promise<string> {
  const { code, home } = await wayfare('flights search MAD JFK 2027-03-01 --non-stop', options)
  expect(code).toBe(0)
  return home
}

const journalIn = (home: string) => join(home, '.local/share/wayfare/bookings.jsonl')
const statesOf = async (home: string, env: Options['env'] = {}): Promise<string[]> =>
  JSON.parse((await wayfare('orders --json', { home, env })).stdout).map(({ state }: { state: string }) => state)

describe('a line that breaks after the service booked', () => {
  test('leaves the outcome unknown, and the second run books nothing new', async () => {
    const { env, orders } = await behind(firstIsLost)
    const home = await found({ env })
    const first = await wayfare(book, { env, home })
    expect([first.code, first.stdout, first.stderr.replaceAll(env.WAYFARE_BASE_URL, 'URL')]).toMatchInlineSnapshot(`
      [
        22,
        "",
        "error: no answer from URL: the connection broke: whether the request took effect is not known
      hint: repeat the same command: it goes out under the same key, so that a service that honours it books it once
      ",
      ]
    `)
    expect(await statesOf(home)).toEqual(['no answer'])
    const second = await wayfare(`${book} --json`, { env, home })
    expect(second.code).toBe(0)
    expect(orders()).toEqual([JSON.parse(second.stdout).data.id])
    expect(await statesOf(home)).toEqual(['booked'])
    expect((await wayfare(book, { env, home })).code).toBe(12)
    expect(orders()).toHaveLength(1)
  })

  test('does so however often it breaks, and when nobody can be reached in between', async () => {
    const { env, orders, stop, start } = await behind((_, response, number) => {
      if (number > 2) return 'told'
      reset(response)
      return 'else'
    })
    const home = await found({ env })
    const codes = [(await wayfare(book, { env, home })).code]
    await stop()
    codes.push((await wayfare(book, { env, home })).code)
    await start()
    codes.push((await wayfare(book, { env, home })).code, (await wayfare(book, { env, home })).code)
    expect(codes).toEqual([22, 8, 22, 0])
    expect(orders()).toHaveLength(1)
  })

  test('keeps its key for the same request: with other details nothing is sent as if it were new', async () => {
    const { env, orders } = await behind(firstIsLost)
    const home = await found({ env })
    await wayfare(book, { env, home })
    const other = await wayfare(`${book.replace('ada@', 'countess@')} --quiet`, { env, home })
    expect([other.code, other.stderr]).toMatchInlineSnapshot(`
      [
        22,
        "error: this was sent before with other details and got no answer: whether it was booked is not known
      hint: repeat it exactly as it was, with the same contacts, card, extras and version
      hint: or --again books it anew
      service: 422/4926 INVALID DATA RECEIVED
      ",
      ]
    `)
    expect(await statesOf(home)).toEqual(['no answer'])
    expect((await wayfare(book, { env, home })).code).toBe(0)
    expect(orders()).toHaveLength(1)
  })

  test('keeps it for the application that sent it: another one sends nothing', async () => {
    const { env, orders } = await behind(firstIsLost)
    const home = await found({ env })
    await wayfare(book, { env, home })
    const other = await wayfare(`${book} --quiet`, { env: { ...env, WAYFARE_KEY: 'another' }, home })
    expect([other.code, other.stderr.replaceAll(env.WAYFARE_BASE_URL, 'URL')]).toMatchInlineSnapshot(`
      [
        22,
        "error: UX91 MAD-JFK Mon 1 Mar was sent to URL on Fri 20 Nov 2026 and got no answer: nothing is sent now
      hint: it was sent with the key of another application: repeat it with that one
      hint: --again books it once more, whatever became of it
      ",
      ]
    `)
    expect((await wayfare(book, { env, home })).code).toBe(0)
    expect(orders()).toHaveLength(1)
  })

  test('is no matter for what is booked once more on purpose', async () => {
    const { env, orders } = await behind(firstIsLost)
    const home = await found({ env })
    await wayfare(book, { env, home })
    expect((await wayfare(`${book} --again`, { env, home })).code).toBe(0)
    expect(orders()).toHaveLength(2)
    expect((await wayfare(book, { env, home })).code).toBe(12)
  })

  test('before a cancellation was told: the second one finds it done, and the journal knows', async () => {
    const { env } = await behind((_, response, number) => {
      if (number !== 2) return 'told'
      reset(response)
      return 'else'
    })
    const home = await found({ env })
    await wayfare(book, { env, home })
    expect((await wayfare('flights cancel TKKB2K --yes', { env, home })).code).toBe(22)
    expect(await statesOf(home)).toEqual(['booked'])
    expect((await wayfare('flights cancel TKKB2K --yes', { env, home })).code).toBe(5)
    expect(await statesOf(home)).toEqual(['cancelled'])
    expect((await wayfare(book, { env, home })).code).toBe(0)
  })
})

describe('a service that booked, and', () => {
  const told =
    (status: number, body: string): Fate =>
    (_, response, number) => {
      if (number > 1) return 'told'
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
      return 'else'
    }

  test.each([
    ['says that something broke', 500, '{"errors":[{"status":500,"code":141,"title":"SYSTEM ERROR HAS OCCURRED"}]}'],
    ['has a gateway that gave up', 504, 'gone'],
    ['has a gateway with a status of its own', 524, 'gone'],
    ['answers with nothing', 201, '{}'],
    ['answers without a reference', 201, '{"data":{"associatedRecords":[]}}'],
    ['answers with something that is not JSON', 201, '<html>'],
  ])('%s leaves the outcome unknown', async (_, status, body) => {
    const { env, orders } = await behind(told(status, body))
    const home = await found({ env })
    expect((await wayfare(book, { env, home })).code).toBe(22)
    expect(await statesOf(home)).toEqual(['no answer'])
    expect((await wayfare(book, { env, home })).code).toBe(0)
    expect(orders()).toHaveLength(1)
  })
})

test('what was refused is known not to be booked, and may be tried again', async () => {
  const { env, orders } = await behind((_, response, number) => {
    if (number > 1) return 'told'
    response.writeHead(400).end('{"errors":[{"status":400,"code":34651,"title":"SEGMENT SELL FAILURE"}]}')
    return 'else'
  })
  const home = await found({ env })
  expect((await wayfare(book, { env, home })).code).toBe(21)
  expect(await statesOf(home)).toEqual(['not booked'])
  expect((await wayfare(book, { env, home })).code).toBe(0)
  // The line lied here: the service had booked. What counts is that another key was sent.
  expect(orders()).toHaveLength(2)
})

test('a second booking that fails does not make the first forgotten', async () => {
  const { env, orders } = await behind((_, response, number) => {
    if (number !== 2) return 'told'
    response.writeHead(503).end('{}')
    return 'else'
  })
  const home = await found({ env })
  await wayfare(book, { env, home })
  expect((await wayfare(`${book} --again`, { env, home })).code).toBe(8)
  expect(await statesOf(home)).toEqual(['not booked', 'booked'])
  expect((await wayfare(book, { env, home })).code).toBe(12)
  expect(orders()).toHaveLength(2)
})

test('two commands that book the same at the same moment book it once', async () => {
  const { env, orders } = await behind(() => 'told')
  const home = await found({ env })
  const both = await Promise.all([wayfare(book, { env, home }), wayfare(book, { env, home, now: '2026-11-20T12:00:01Z' })])
  expect(both.map(({ code }) => code).sort()).toEqual([0, 12])
  expect(orders()).toHaveLength(1)
  expect((await statesOf(home)).sort()).toEqual(['booked', 'not booked'])
})

test('a service that knows no keys is never sent the same twice', async () => {
  const home = await found({})
  const { stdout } = await wayfare('flights price 1 --json', { home })
  const offer = join(home, 'offer.json')
  writeFileSync(offer, stdout)
  await wayfare(book, { home })
  const [begun = ''] = readFileSync(journalIn(home), 'utf8').split('\n')
  const env = { WAYFARE_BASE_URL: 'https://test.api.amadeus.com', WAYFARE_KEY: 'k', WAYFARE_SECRET: 's' }
  writeFileSync(journalIn(home), `${begun.replace('"service":"sandbox"', `"service":"${env.WAYFARE_BASE_URL}"`)}\n`)
  const { code, stderr } = await wayfare(`${book.replace(' 1 ', ` ${offer} `)}`, { home, env })
  expect([code, stderr]).toMatchInlineSnapshot(`
    [
      22,
      "error: UX91 MAD-JFK Mon 1 Mar was sent to https://test.api.amadeus.com on Fri 20 Nov 2026 and got no answer: nothing is sent now
    hint: ask there whether it was booked
    hint: --again books it once more, whatever became of it
    ",
    ]
  `)
})

describe('a service that prices', () => {
  interface Priced {
    readonly data: { readonly flightOffers: readonly { readonly price: object; readonly itineraries: readonly unknown[] }[] }
  }
  const priced = (change: (offer: Priced['data']['flightOffers'][number]) => object[]) => (path: string, answer: Response) => {
    if (!path.endsWith('/pricing') || answer.status !== 200) return answer.body
    const { data } = answer.body as Priced
    return { ...(answer.body as object), data: { ...data, flightOffers: data.flightOffers.flatMap(change) } }
  }
  test.each<[string, number, Parameters<typeof priced>[0]]>([
    ['with something that is no number', 20, (offer) => [{ ...offer, price: { ...offer.price, grandTotal: 'free' } }]],
    ['with less than nothing', 20, (offer) => [{ ...offer, price: { ...offer.price, grandTotal: '-1.00' } }]],
    ['in another currency', 20, (offer) => [{ ...offer, price: { ...offer.price, currency: 'KWD' } }]],
    ['nothing', 21, () => []],
    ['the same twice', 21, (offer) => [offer, offer]],
    ['another flight', 21, (offer) => [{ ...offer, itineraries: JSON.parse(JSON.stringify(offer.itineraries).replaceAll('UX', 'IB')) }]],
  ])('%s is sent no booking, whatever the limit', async (_, exit, change) => {
    const { env, made } = await behind(() => 'told', priced(change))
    const home = await found({ env })
    expect((await wayfare(book, { env, home })).code).toBe(exit)
    expect(made).toEqual([])
    expect(await statesOf(home)).toEqual([])
  })
})

describe('the journal', () => {
  test('goes on after a line that was cut off', async () => {
    const home = await found({})
    await wayfare(book, { home })
    appendFileSync(journalIn(home), '{"key":"half a li')
    expect((await wayfare(book.replace('ADA', 'ANNE'), { home })).code).toBe(0)
    expect(await statesOf(home)).toEqual(['booked', 'booked'])
    expect((await wayfare(book.replace('ADA', 'ANNE'), { home })).code).toBe(12)
  })

  test.skipIf(process.getuid?.() === 0)('that cannot be read keeps from booking what may be booked already', async () => {
    const home = await found({})
    await wayfare(book, { home })
    chmodSync(journalIn(home), 0o200)
    expect((await wayfare(book, { home })).code).toBe(10)
  })

  test('that fails once it is booked loses no answer, and the same key is sent the next time', async () => {
    let fail = () => {}
    const { env, orders } = await behind(() => {
      fail()
      return 'told'
    })
    const home = await found({ env })
    const [path, aside] = [journalIn(home), join(home, 'aside.jsonl')]
    fail = () => {
      renameSync(path, aside)
      mkdirSync(path)
    }
    const { code, stdout, stderr } = await wayfare(`${book} --json`, { env, home })
    expect([code, stderr.replaceAll(home, 'HOME')]).toMatchInlineSnapshot(`
      [
        0,
        "warning: booked as TKKB2K, but the booking cannot be written down in HOME/.local/share/wayfare/bookings.jsonl: EISDIR: illegal operation on a directory, open 'HOME/.local/share/wayfare/bookings.jsonl'
      ",
      ]
    `)
    expect(orders()).toEqual([JSON.parse(stdout).data.id])
    fail = () => {}
    rmSync(path, { recursive: true })
    renameSync(aside, path)
    expect((await wayfare(book, { env, home })).code).toBe(0)
    expect(orders()).toHaveLength(1)
    expect(await statesOf(home)).toEqual(['booked'])
  })

  test('that is a folder is no journal, and nothing is booked', async () => {
    const home = await found({})
    await wayfare(book, { home })
    rmSync(journalIn(home))
    mkdirSync(journalIn(home))
    const { code, stderr } = await wayfare(`${book} --quiet`, { home })
    expect([code, stderr.replaceAll(home, 'HOME')]).toMatchInlineSnapshot(`
      [
        10,
        "error: the bookings in HOME/.local/share/wayfare/bookings.jsonl cannot be read: EISDIR: illegal operation on a directory, read
      hint: WAYFARE_DATA_DIR names another folder for bookings
      ",
      ]
    `)
  })

  test('tells sandboxes apart, which all begin with the same reference', async () => {
    const home = newHome()
    await wayfare('profile set other environment=sandbox', { home })
    const search = 'flights search MAD JFK 2027-03-01 --non-stop'
    for (const profile of ['sandbox', 'other']) {
      await wayfare(`${search} --profile ${profile}`, { home })
      expect((await wayfare(`${book} --profile ${profile}`, { home })).code).toBe(0)
    }
    expect((await wayfare('flights cancel TKKB2K --yes --profile other', { home })).code).toBe(0)
    expect(await statesOf(home)).toEqual(['cancelled', 'booked'])
    expect((await wayfare('flights order TKKB2K --profile sandbox', { home })).code).toBe(0)
    expect((await wayfare('flights order TKKB2K --profile other', { home })).code).toBe(5)
  })
})
