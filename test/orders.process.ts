import { existsSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openSandbox } from '../src/cli/embedded.ts'
import type { Request } from '../src/core/message.ts'
import { createAtlas } from '../src/sandbox/data/atlas.ts'

/**
 * One of several processes that book the last seats of a flight. Prints a line for each order once it is acknowledged: its id. Arguments: the
 * folder of the tables, the file of the bookings, how often to try, the flight, its day, its ends, a name that sets its travellers apart.
 */
const [, , tables = '', path = '', times = '', flight = '', day = '', from = '', to = '', name = ''] = process.argv
const atlas = createAtlas((table) => readFileSync(join(tables, table)))
const now = Date.parse('2026-11-20T12:00:00Z')
const service = openSandbox({ atlas, now: () => now, ledgerFile: { isThere: () => existsSync(path), path: () => path } })

interface Offer {
  readonly itineraries: readonly { readonly segments: readonly { readonly carrierCode: string; readonly number: string }[] }[]
}

async function ask(
  method: string,
  address: string,
  body?: object,
): Promise<{ status: number; body: { data: never; errors?: { code: number }[] } }> {
  const [at = '', query = ''] = address.split('?')
  const headers = { authorization: `Bearer ${await token}`, 'content-type': 'application/json' }
  const request: Request = { method, path: at, query, headers, ...(body && { body }) }
  return (await service(request)) as never
}

const token = service({
  method: 'POST',
  path: '/v1/security/oauth2/token',
  query: '',
  headers: {},
  body: 'grant_type=client_credentials&client_id=k&client_secret=s',
}).then(({ body }) => (body as { access_token: string }).access_token)

async function offerNow(): Promise<Offer | undefined> {
  const query = `originLocationCode=${from}&destinationLocationCode=${to}&departureDate=${day}&adults=1&nonStop=true&includedAirlineCodes=${flight.slice(0, 2)}`
  const { body } = await ask('GET', `/v2/shopping/flight-offers?${query}`)
  return (body.data as Offer[]).find(({ itineraries }) => itineraries[0]?.segments[0]?.number === flight.slice(2))
}

const letters = (number: number): string => Array.from(String(number), (digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')

async function main() {
  let last: Offer | undefined
  for (let at = 0; at < Number(times); at++) {
    // Once it is sold out, the offer that was there before is tried on and on.
    const offer: Offer | undefined = (await offerNow()) ?? last
    // On a busy machine the others may have sold every seat before this one asks for the first time.
    if (!offer) return
    last = offer
    const { status, body } = await ask('POST', '/v1/booking/flight-orders', {
      data: {
        type: 'flight-order',
        flightOffers: [offer],
        travelers: [
          {
            id: '1',
            name: { firstName: letters(at), lastName: name },
            gender: 'FEMALE',
            dateOfBirth: '1985-12-10',
            contact: { emailAddress: 'a@b.example', phones: [{ number: '612345678' }] },
            documents: [{ documentType: 'PASSPORT', number: 'A1' }],
          },
        ],
      },
    })
    if (status === 201) writeSync(1, `${(body.data as { id: string }).id}\n`)
    // The price may have risen since it was asked for: it is asked for again.
    else if (!body.errors?.every(({ code }) => code === 37200 || code === 34651)) throw new Error(JSON.stringify(body))
  }
}

void main()
