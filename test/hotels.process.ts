import { existsSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openSandbox } from '../src/cli/embedded.ts'
import type { Request } from '../src/core/message.ts'
import { createAtlas } from '../src/sandbox/data/atlas.ts'

/**
 * One of several processes that book the last rooms of an offer, until there are none. Prints a line for each booking once it is acknowledged:
 * its id. Arguments: the folder of the tables, the file of the bookings, the id of the offer.
 */
const [, , tables = '', path = '', offerId = ''] = process.argv
const atlas = createAtlas((table) => readFileSync(join(tables, table)))
const now = Date.parse('2026-11-20T12:00:00Z')
const service = openSandbox({ atlas, now: () => now, ledgerFile: { isThere: () => existsSync(path), path: () => path } })

const form = 'grant_type=client_credentials&client_id=k&client_secret=s'
const name = { firstName: 'ADA', lastName: 'LOVELACE' }
const data = {
  offerId,
  guests: [{ id: 1, name, contact: { phone: '+34 612345678', email: 'ada@example.com' } }],
  payments: [{ id: 1, method: 'creditCard', card: { vendorCode: 'VI', cardNumber: '4111111111111111', expiryDate: '2030-08' } }],
}

async function main() {
  const granted = await service({ method: 'POST', path: '/v1/security/oauth2/token', query: '', headers: {}, body: form })
  const headers = { authorization: `Bearer ${(granted.body as { access_token: string }).access_token}`, 'content-type': 'application/json' }
  const request: Request = { method: 'POST', path: '/v1/booking/hotel-bookings', query: '', headers, body: { data } }
  for (let refused = 0; refused < 3; ) {
    const { status, body } = await service(request)
    if (status === 201) writeSync(1, `${(body as { data: { id: string }[] }).data[0]?.id}\n`)
    else if ((body as { errors: { code: number }[] }).errors[0]?.code === 3664) refused++
    else throw new Error(JSON.stringify(body))
  }
}

void main()
