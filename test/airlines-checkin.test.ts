import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkin } from '../src/operations/airlines/checkin.ts'
import { atlas } from './making-atlas.ts'
import { wayfare } from './wayfare.ts'
import { ask, errorsOf, sandbox } from './world.ts'

/** Where passengers of an airline check in. */

const { service } = sandbox()

async function links(query: string) {
  const { status, body } = await ask(`GET /v2/reference-data/urls/checkin-links?${query}`, undefined, service)
  expect(status).toBe(200)
  const answer = v.parse(checkin.output, body)
  expect(answer).toEqual(body)
  return answer
}

test('an airline with a page for phones, whole', async () => {
  const page = 'https://www.britishairways.com/travel/olcilandingpageauthreq/public/en_gb'
  expect(await links('airlineCode=BA')).toEqual({
    meta: { count: 3, links: { self: '/v2/reference-data/urls/checkin-links?airlineCode=BA' } },
    data: [
      { type: 'checkin-link', id: 'BAEN-GBAll', href: page, channel: 'All' },
      { type: 'checkin-link', id: 'BAEN-GBMobile', href: `${page}/device-mobile`, channel: 'Mobile' },
      { type: 'checkin-link', id: 'BAEN-GBWeb', href: page, channel: 'Web' },
    ],
  })
})

test('one page for all devices is one link', async () => {
  expect((await links('airlineCode=TP')).data).toEqual([
    { type: 'checkin-link', id: 'TPEN-GBAll', href: 'https://www.flytap.com/en-us/check-in', channel: 'All' },
  ])
})

test('the airline also goes by its old name of parameter and by its ICAO code', async () => {
  const { data } = await links('airlineCode=LH')
  expect((await links('airline=LH')).data).toEqual(data)
  expect((await links('airlineCode=DLH')).data).toEqual(data)
})

test('English is had in all its kinds; another language is told to be missing', async () => {
  const ids = async (language: string) => (await links(`airlineCode=TP&language=${language}`)).data.map(({ id }) => id)
  expect([await ids('en'), await ids('EN-us')]).toEqual([['TPENAll'], ['TPEN-USAll']])
  expect(await links('airlineCode=TP&language=fr-FR')).toMatchObject({
    data: [{ id: 'TPEN-GBAll' }],
    warnings: [
      {
        code: 4926,
        detail: 'No check-in page of TAP Air Portugal in the language "fr-FR" is known: this is the English one',
        source: { parameter: 'language' },
      },
    ],
  })
})

test('an airline without a known page is an empty list that says so; one that nobody has is refused', async () => {
  expect(await links('airlineCode=2T')).toMatchObject({
    meta: { count: 0 },
    data: [],
    warnings: [{ detail: 'No check-in page of BermudAir is known', source: { parameter: 'airlineCode' } }],
  })
  for (const code of ['XX', 'XXX']) {
    const answer = await ask(`GET /v2/reference-data/urls/checkin-links?airlineCode=${code}`, undefined, service)
    expect(errorsOf(answer)).toMatchObject([
      { status: 400, code: 4926, detail: `No airline has the code "${code}"`, source: { parameter: 'airlineCode' } },
    ])
  }
})

test('every page is a secure address', () => {
  const pages = atlas.airlines().flatMap(({ iata }) => atlas.checkin(iata) ?? [])
  expect(pages).toHaveLength(166)
  for (const { web, mobile = web } of pages) {
    expect(new URL(web).protocol).toBe('https:')
    expect(new URL(mobile).protocol).toBe('https:')
  }
})

test('the pages on a terminal and behind a pipe: an address is never cut', async () => {
  const shown = (await wayfare('airlines checkin AC --quiet', { terminal: 80 })).stdout
  expect(shown).toMatchInlineSnapshot(`
    "For       Address
    all       https://www.aircanada.com/ca/en/aco/home/fly/check-in.html
    phone     https://mobile.aircanada.com/
    computer  https://www.aircanada.com/ca/en/aco/home/fly/check-in.html

    3 pages
    "
  `)
  expect((await wayfare('airlines checkin AC --quiet', { terminal: 120 })).stdout).toBe(shown)
  expect((await wayfare('airlines checkin AC --quiet', { terminal: 80, colour: true })).stdout).toMatchInlineSnapshot(`
    "[2mFor[22m       [2mAddress[22m
    all       [36mhttps://www.aircanada.com/ca/en/aco/home/fly/check-in.html[39m
    phone     [36mhttps://mobile.aircanada.com/[39m
    computer  [36mhttps://www.aircanada.com/ca/en/aco/home/fly/check-in.html[39m

    [2m3 pages[22m
    "
  `)
  expect((await wayfare('airlines checkin BA --quiet', { terminal: 60 })).stdout).toContain(
    'https://www.britishairways.com/travel/olcilandingpageauthreq/public/en_gb/device-mobile\n',
  )
  expect((await wayfare('airlines checkin AC --quiet')).stdout).toMatchInlineSnapshot(`
    "For	Address
    All	https://www.aircanada.com/ca/en/aco/home/fly/check-in.html
    Mobile	https://mobile.aircanada.com/
    Web	https://www.aircanada.com/ca/en/aco/home/fly/check-in.html
    "
  `)
})

test('what is missing is said on stderr', async () => {
  const { code, stderr } = await wayfare('airlines checkin TP --language fr', { terminal: 80 })
  expect(code).toBe(0)
  expect(stderr).toContain('warning: No check-in page of TAP Air Portugal in the language "fr" is known')
  const none = await wayfare('airlines checkin 2T --fail-empty', { terminal: 80 })
  expect([none.code, none.stdout]).toEqual([3, ''])
})
