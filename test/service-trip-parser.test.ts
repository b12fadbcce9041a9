import { expect, test } from 'vitest'
import { parse } from '../src/operations/trip/parse.ts'
import { boardingPass, bytesOf, flightMail, flightThing, scriptOf } from './documents.ts'
import { ask, bodyOf, errorsOf, sandbox } from './world.ts'

/** The trip parser as programs call it. */

const route = 'POST /v3/travel/trip-parser'
const { service } = sandbox()
const base64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64')
const parsed = async (body: object) => bodyOf(await ask(route, body, service), parse)
const refused = async (body: object) => {
  const answer = await ask(route, body, service)
  const [{ code, title, detail, source } = { code: 0, title: '', detail: '', source: undefined }] = errorsOf(answer)
  return { status: answer.status, code, title, detail, at: source?.pointer }
}

test('a trip comes within `data.trip`, with the names the service gives', async () => {
  const { data } = await parsed({ payload: base64(boardingPass) })
  expect(data).toEqual({
    trip: {
      creationDateTime: '2026-11-20T12:00:00',
      reference: 'QX7T2P',
      bookingNumber: 'QX7T2P',
      start: { localDateTime: '2027-03-01', iataCode: 'MAD' },
      end: { iataCode: 'JFK' },
      stakeholders: [{ id: '1', name: { firstName: 'ADA', lastName: 'LOVELACE' } }],
      products: [
        {
          air: {
            confirmationNumber: 'QX7T2P',
            departure: { iataCode: 'MAD', localDateTime: '2027-03-01' },
            arrival: { iataCode: 'JFK' },
            marketing: { flightDesignator: { carrierCode: 'IB', flightNumber: '6251' } },
            seats: [{ number: '12C' }],
          },
        },
      ],
    },
  })
})

test('what was guessed and what is missing are warnings', async () => {
  const { warnings } = await parsed({ payload: base64(boardingPass) })
  expect(warnings?.map(({ detail }) => detail)).toEqual(['the year of IB6251 was guessed', 'the arrival of IB6251 is not told'])
})

test('every source is a pointer to what it gave', async () => {
  const answer = await parsed({ payload: base64(flightMail) })
  const sources = answer.meta?.sources ?? []
  expect(sources.length).toBeGreaterThan(5)
  for (const { pointer, sure } of sources) {
    const value = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], answer)
    expect([pointer, value === undefined, sure >= 0 && sure <= 1]).toEqual([pointer, false, true])
  }
})

test.each([
  ['`metadata`, as every example has it', { metadata: { documentType: 'application/pdf', name: 'booking.eml', encoding: 'BASE_64' } }],
  ['`metaData`, as the schema has it', { metaData: { documentType: 'EML', name: 'booking.eml', encoding: 'BASE_64' } }],
  ['nothing at all', {}],
])('about the document it takes %s', async (_, about) => {
  const { data } = await parsed({ payload: base64(flightMail), ...about })
  expect(data.trip.reference).toBe('QX7T2P')
})

test('both alphabets of Base64 are read, with lines and without an end', async () => {
  // Its bytes give all letters of both.
  const text = `<html>ÿþ¿¾>>>???~~~ ${scriptOf(flightThing())}</html>`
  const plain = base64(text)
  for (const payload of [plain, Buffer.from(text).toString('base64url'), plain.replace(/.{76}/g, '$&\r\n'), plain.replace(/=+$/, '')]) {
    expect((await parsed({ payload, metadata: { encoding: 'BASE_64_URL' } })).data.trip.products?.length).toBe(1)
  }
})

test('a document without a trip has no products, and is no error', async () => {
  const { data, meta } = await parsed({ payload: base64('Dear Ada, your parcel was delivered on 1 March 2027.') })
  expect([data, meta?.sources]).toEqual([{ trip: { products: [] } }, undefined])
})

test.each([
  ['no payload', {}, 32171, '/payload'],
  ['an empty payload', { payload: '' }, undefined, '/payload'],
  ['a payload that is no Base64', { payload: 'no, not at all!' }, undefined, '/payload'],
  ['a payload that is a number', { payload: 12 }, undefined, '/payload'],
  ['an encoding nobody knows', { payload: 'SGVsbG8=', metadata: { encoding: 'ROT13' } }, undefined, '/metadata/encoding'],
])('%s is refused', async (_, body, code, at) => {
  const told = await refused(body)
  expect([told.status, told.at]).toEqual([400, at])
  if (code !== undefined) expect(told.code).toBe(code)
})

test('a document that cannot be read is refused in the words of the service, with the reason', async () => {
  expect(await refused({ payload: base64(new Uint8Array(100)) })).toEqual({
    status: 400,
    code: 4926,
    title: 'INVALID DATA RECEIVED',
    detail: 'Wrong file format! Please resend your file in HTML/PDF/EML format: it is of no kind that can be read',
    at: '/payload',
  })
})

test('a document that is too large is refused', async () => {
  const { status, detail } = await refused({ payload: base64(new Uint8Array(7 * 1024 * 1024 + 1)) })
  expect([status, detail]).toEqual([400, expect.stringContaining('larger than 7 MB')])
})

test('no error repeats a word of the document', async () => {
  const secret = bytesOf('Ada Lovelace QX7T2P \u0000\u0001')
  for (const payload of [base64(secret), `${base64(secret)}!`, base64(`{"a":"Ada Lovelace"${'['.repeat(100)}`)]) {
    const { body } = await ask(route, { payload }, service)
    expect(JSON.stringify(body)).not.toMatch(/Lovelace|QX7T2P|QWRhIExvdmVsYWNl/)
  }
})

test('what is not known is left out, never empty', async () => {
  const { data } = await parsed({ payload: base64(flightMail) })
  expect(JSON.stringify(data)).not.toMatch(/null|""|\{\}/)
})

test('the same document gives the same answer', async () => {
  const body = { payload: base64(flightMail) }
  expect(await parsed(body)).toEqual(await parsed(body))
})
