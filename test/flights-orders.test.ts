import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { FlightOrderAnswer } from '../src/operations/flights/order.model.ts'
import { ada, booked, bookingOf } from './booking.ts'
import { ask, errorsOf, noon, offersFor, sandbox, tokenOf } from './world.ts'

const toNewYork = 'originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1&nonStop=true'
const home = 'originLocationCode=MAD&destinationLocationCode=BCN&departureDate=2027-03-01&adults=1&nonStop=true'

async function world(query = toNewYork) {
  const { service, clock } = sandbox()
  const [offer] = await offersFor(service, query)
  if (!offer) throw new Error('no offer')
  return { service, clock, offer }
}

describe('an order', () => {
  test('holds what was booked, and is read back the same', async () => {
    const { service, offer } = await world()
    const created = await ask('POST /v1/booking/flight-orders', bookingOf(offer), service)
    expect(created.status).toBe(201)
    const answer = v.parse(FlightOrderAnswer, created.body)
    const { data } = answer
    expect({ ...data, flightOffers: data.flightOffers.length }).toMatchInlineSnapshot(`
      {
        "associatedRecords": [
          {
            "creationDate": "2026-11-20T12:00:00",
            "flightOfferId": "1",
            "originSystemCode": "GDS",
            "reference": "TKKB2K",
          },
        ],
        "automatedProcess": [
          {
            "code": "IMMEDIATE",
            "dateTime": "2026-11-21T12:00:00",
            "officeId": "WAYFARE01",
            "queue": {
              "category": "0",
              "number": "0",
            },
          },
        ],
        "flightOffers": 1,
        "id": "VEtLQjJLfDIwMjYtMTEtMjA",
        "queuingOfficeId": "WAYFARE01",
        "ticketingAgreement": {
          "option": "CONFIRM",
        },
        "travelers": [
          {
            "contact": {
              "emailAddress": "ada@example.com",
              "phones": [
                {
                  "countryCallingCode": "34",
                  "deviceType": "MOBILE",
                  "number": "612345678",
                },
              ],
            },
            "dateOfBirth": "1985-12-10",
            "documents": [
              {
                "documentType": "PASSPORT",
                "expiryDate": "2030-04-14",
                "holder": true,
                "issuanceCountry": "ES",
                "nationality": "ES",
                "number": "00000000",
              },
            ],
            "gender": "FEMALE",
            "id": "1",
            "name": {
              "firstName": "ADA",
              "lastName": "LOVELACE",
            },
          },
        ],
        "type": "flight-order",
      }
    `)
    expect(data.flightOffers[0]).toMatchObject({ id: offer.id, price: { total: offer.price.total, currency: 'EUR' } })
    const read = await ask(`GET /v1/booking/flight-orders/${data.id}`, undefined, service)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
  })

  test('is found by its id percent-encoded as well, and only by an id that exists', async () => {
    const { service, offer } = await world()
    const { id } = await booked(service, offer)
    const encoded = Array.from(id, (sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
    expect((await ask(`GET /v1/booking/flight-orders/${encoded}`, undefined, service)).status).toBe(200)
    const none = await ask('GET /v1/booking/flight-orders/none', undefined, service)
    expect([none.status, errorsOf(none)]).toMatchInlineSnapshot(`
      [
        404,
        [
          {
            "code": 1797,
            "detail": "No order has the id "none"",
            "source": {
              "parameter": "flight-orderId",
            },
            "status": 404,
            "title": "NOT FOUND",
          },
        ],
      ]
    `)
  })

  test('has a reference of its own, which no other order has', async () => {
    const { service, offer } = await world()
    const references = new Set<string>()
    for (let at = 0; at < 5; at++) references.add((await booked(service, offer)).associatedRecords[0]?.reference ?? '')
    expect(references.size).toBe(5)
    for (const reference of references) expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  })

  test('keeps nothing of a card but its brand, its holder and its last four digits', async () => {
    const { service, offer } = await world()
    const creditCard = { brand: 'VISA', holder: 'ADA LOVELACE', number: '4111111111111111', expiryDate: '2030-08', securityCode: '123' }
    const { id } = await booked(service, offer, { formOfPayments: [{ creditCard }] })
    const { body } = await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)
    expect((body as FlightOrderAnswer).data.formOfPayments).toEqual([
      { creditCard: { brand: 'VISA', holder: 'ADA LOVELACE', number: 'XXXXXXXXXXXX1111' } },
    ])
    expect(JSON.stringify(body)).not.toMatch(/4111111111111111|"123"|2030-08/)
  })

  test('keeps remarks, contacts and the office that tickets', async () => {
    const { service, offer } = await world()
    const rest = {
      remarks: { general: [{ subType: 'GENERAL_MISCELLANEOUS', text: 'ONLINE BOOKING' }] },
      contacts: [{ companyName: 'ENGINES', purpose: 'STANDARD', emailAddress: 'a@b.example' }],
      queuingOfficeId: 'NCE4D31SB',
    }
    expect(await booked(service, offer, rest)).toMatchObject(rest)
  })
})

describe('tickets', () => {
  test('come a day after the booking, one for each traveller', async () => {
    const { service, clock, offer } = await world()
    const { id, tickets, automatedProcess } = await booked(service, offer)
    expect([tickets, automatedProcess?.[0]?.dateTime]).toEqual([undefined, '2026-11-21T12:00:00'])
    clock.now = noon + 86_400_000
    const { body } = await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)
    expect((body as FlightOrderAnswer).data.tickets).toMatchInlineSnapshot(`
      [
        {
          "documentNumber": "996-2424961797",
          "documentStatus": "ISSUED",
          "documentType": "ETICKET",
          "segmentIds": [
            "2",
          ],
          "travelerId": "1",
        },
      ]
    `)
  })

  test('end what can be cancelled', async () => {
    const { service, clock, offer } = await world()
    const { id } = await booked(service, offer)
    clock.now = noon + 86_400_000
    const refused = await ask(`DELETE /v1/booking/flight-orders/${id}`, undefined, service)
    expect([refused.status, errorsOf(refused)]).toMatchInlineSnapshot(`
      [
        400,
        [
          {
            "code": 4926,
            "detail": "The order has had its tickets since 2026-11-21: what is ticketed is changed and refunded by the airline",
            "source": {
              "parameter": "flight-orderId",
            },
            "status": 400,
            "title": "INVALID DATA RECEIVED",
          },
        ],
      ]
    `)
  })

  test('of what is held come never: the order ends with its delay, and its seat is free again', async () => {
    const { service, clock, offer } = await world()
    const seats = async () => (await offersFor(service, toNewYork)).find(({ id }) => id === offer.id)?.numberOfBookableSeats
    const { id } = await booked(service, offer, { ticketingAgreement: { option: 'DELAY_TO_CANCEL', delay: '2D' } })
    clock.now = noon + 2 * 86_400_000
    const gone = await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)
    expect([gone.status, errorsOf(gone)[0]?.detail]).toMatchInlineSnapshot(`
      [
        404,
        "The order "VEtLQjJLfDIwMjYtMTEtMjA" was held until 2026-11-22 and is cancelled, since no ticket was asked for",
      ]
    `)
    expect(await seats()).toBeDefined()
  })

  test.each([
    [{ option: 'DELAY_TO_CANCEL', dateTime: '2026-11-20T11:00:00' }, 'dateTime', '2026-11-20T11:00:00 is over'],
    [{ option: 'CONFIRM', segmentIds: ['77'] }, 'segmentIds', 'No offer of the order has a segment "77"'],
  ])('cannot be ticketed as %j', async (ticketingAgreement, name, detail) => {
    const { service, offer } = await world()
    const refused = await ask('POST /v1/booking/flight-orders', bookingOf(offer, { ticketingAgreement }), service)
    expect(errorsOf(refused)).toEqual([
      { status: 400, code: 9112, title: 'TICKETING - TKT', detail, source: { pointer: `/data/ticketingAgreement/${name}` } },
    ])
  })

  test('repeats by what its travellers are known and which segments are ticketed', async () => {
    const { service, offer } = await world()
    const segmentIds = offer.itineraries.flatMap(({ segments }) => segments.map(({ id }) => id))
    const formOfIdentifications = [{ identificationType: 'PASSPORT', number: '00000000', travelerIds: ['1'], flightOfferIds: ['1'] }]
    const ticketingAgreement = { option: 'DELAY_TO_QUEUE', delay: '3D', segmentIds }
    const order = await booked(service, offer, { ticketingAgreement, formOfIdentifications })
    expect(order).toMatchObject({ ticketingAgreement, formOfIdentifications })
    const { body } = await ask(`GET /v1/booking/flight-orders/${order.id}`, undefined, service)
    expect(v.parse(FlightOrderAnswer, body).data).toEqual(order)
  })

  test('is not paid with a virtual card: nobody has a wallet here', async () => {
    const { service, offer } = await world()
    const formOfPayments = [{ b2bWallet: { cardUsageName: 'TRIP', flightOfferIds: ['1'] } }]
    const refused = await ask('POST /v1/booking/flight-orders', bookingOf(offer, { formOfPayments }), service)
    expect(errorsOf(refused)).toMatchObject([
      { status: 400, code: 34733, title: 'VIRTUAL CARD CREATION FAILED', source: { pointer: '/data/formOfPayments/0/b2bWallet' } },
    ])
  })

  test('wait for the queue where that is asked for', async () => {
    const { service, offer } = await world()
    const order = await booked(service, offer, { ticketingAgreement: { option: 'DELAY_TO_QUEUE', delay: '3D' } })
    expect(order.automatedProcess?.[0]?.dateTime).toBe('2026-11-24T12:00:00')
  })

  test('cannot be delayed without an end', async () => {
    const { service, offer } = await world()
    const refused = await ask(
      'POST /v1/booking/flight-orders',
      bookingOf(offer, { ticketingAgreement: { option: 'DELAY_TO_CANCEL' } }),
      service,
    )
    expect(errorsOf(refused)).toMatchInlineSnapshot(`
      [
        {
          "code": 32171,
          "detail": "DELAY_TO_CANCEL needs a delay, such as 6D, or a dateTime",
          "source": {
            "pointer": "/data/ticketingAgreement/delay",
          },
          "status": 400,
          "title": "MANDATORY DATA MISSING",
        },
      ]
    `)
  })
})

describe('cancelling', () => {
  test('answers 204, and the order is gone', async () => {
    const { service, offer } = await world()
    const { id } = await booked(service, offer)
    expect(await ask(`DELETE /v1/booking/flight-orders/${id}`, undefined, service)).toEqual({ status: 204, headers: {} })
    const gone = await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)
    expect([gone.status, errorsOf(gone)[0]?.code, errorsOf(gone)[0]?.detail?.replace(id, 'ID')]).toMatchInlineSnapshot(`
      [
        404,
        1797,
        "The order "ID" was cancelled on 2026-11-20",
      ]
    `)
    expect((await ask(`DELETE /v1/booking/flight-orders/${id}`, undefined, service)).status).toBe(404)
  })
})

describe('nothing is booked', () => {
  const refusal = async (body: object, service = sandbox().service) => {
    const { status, ...answer } = await ask('POST /v1/booking/flight-orders', body, service)
    return [
      status,
      errorsOf({ status, ...answer }).map(({ code, title, detail, source }) => `${code} ${title} ${source?.pointer}: ${detail}`),
    ]
  }

  test('where the price is another one now', async () => {
    const { service, offer } = await world()
    const price = { ...offer.price, total: '1.00', grandTotal: '1.00' }
    expect(await refusal(bookingOf({ ...offer, price }), service)).toMatchInlineSnapshot(`
      [
        400,
        [
          "37200 PRICE DISCREPANCY /data/flightOffers/0/price: The price is now 237.29 EUR; the offer says 1.00 EUR",
        ],
      ]
    `)
  })

  test('where the offer was altered by hand', async () => {
    const { service, offer } = await world()
    const [segment] = offer.itineraries[0]?.segments ?? []
    const detail = offer.travelerPricings[0]?.fareDetailsBySegment[0]
    const withDetail = (change: object) => ({
      ...offer,
      travelerPricings: offer.travelerPricings.map((pricing) => ({ ...pricing, fareDetailsBySegment: [{ ...detail, ...change }] })),
    })
    const withSegment = (change: object) => ({
      ...offer,
      itineraries: [{ ...offer.itineraries[0], segments: [{ ...segment, ...change }] }],
    })
    const altered = [
      withDetail({ fareBasis: 'FREE' }),
      withDetail({ includedCheckedBags: { quantity: 9 } }),
      withSegment({ duration: 'PT1H' }),
      withSegment({ aircraft: { code: 'CNC' } }),
      withSegment({ number: '1' }),
      withSegment({ departure: { iataCode: 'MAD', at: '2027-03-01T00:01:00' } }),
      { ...offer, validatingAirlineCodes: ['AA'] },
    ]
    expect(await Promise.all(altered.map((each) => refusal(bookingOf(each), service)))).toMatchInlineSnapshot(`
      [
        [
          400,
          [
            "4926 INVALID DATA RECEIVED /data/flightOffers/0/travelerPricings/0/fareDetailsBySegment/0/fareBasis: The offer is not one of this service: it says something else than what is sold; got "FREE"",
          ],
        ],
        [
          400,
          [
            "4926 INVALID DATA RECEIVED /data/flightOffers/0/travelerPricings/0/fareDetailsBySegment/0/includedCheckedBags/quantity: The offer is not one of this service: it says something else than what is sold; got 9",
          ],
        ],
        [
          400,
          [
            "4926 INVALID DATA RECEIVED /data/flightOffers/0/itineraries/0/segments/0/duration: The offer is not one of this service: it says something else than what is sold; got "PT1H"",
          ],
        ],
        [
          400,
          [
            "4926 INVALID DATA RECEIVED /data/flightOffers/0/itineraries/0/segments/0/aircraft/code: The offer is not one of this service: it says something else than what is sold; got "CNC"",
          ],
        ],
        [
          400,
          [
            "4926 INVALID DATA RECEIVED /data/flightOffers/0/itineraries/0/segments/0: The offer names a flight that does not operate as the offer says: UX1 on 2027-03-01 from MAD to JFK at 2027-03-01T12:35:00",
          ],
        ],
        [
          400,
          [
            "4926 INVALID DATA RECEIVED /data/flightOffers/0/itineraries/0/segments/0: The offer names a flight that does not operate as the offer says: UX91 on 2027-03-01 from MAD to JFK at 2027-03-01T00:01:00",
          ],
        ],
        [
          400,
          [
            "4926 INVALID DATA RECEIVED /data/flightOffers/0/validatingAirlineCodes/0: The offer is not one of this service: it says something else than what is sold; got "AA"",
          ],
        ],
      ]
    `)
  })

  test('of an offer from another world', async () => {
    const { service } = sandbox({ seed: 'elsewhere' })
    const [offer] = await offersFor(service, toNewYork)
    expect(await refusal(bookingOf(offer ?? {}))).toMatchInlineSnapshot(`
      [
        400,
        [
          "4926 INVALID DATA RECEIVED /data/flightOffers/0/itineraries/0/segments/0: The offer names a flight that does not operate as the offer says: UX17 on 2027-03-01 from MAD to JFK at 2027-03-01T15:35:00",
        ],
      ]
    `)
  })

  test('on a flight that has left', async () => {
    const { service, clock, offer } = await world()
    clock.now = Date.parse('2027-03-02T12:00:00Z')
    expect(await refusal(bookingOf(offer), service)).toMatchInlineSnapshot(`
      [
        400,
        [
          "4926 INVALID DATA RECEIVED /data/flightOffers/0/itineraries/0/segments/0: The offer names a flight that has left: UX91 on 2027-03-01",
        ],
      ]
    `)
  })

  test('for travellers who are not those of the offer, or of whom something is missing', async () => {
    const { service, offer } = await world()
    const travelers = [{ id: '2', name: ada.name }]
    expect(await refusal(bookingOf(offer, { travelers }), service)).toMatchInlineSnapshot(`
      [
        400,
        [
          "4926 INVALID DATA RECEIVED /data/travelers: The offer is for a traveller "1", who is not among the travelers",
          "4926 INVALID DATA RECEIVED /data/travelers/0/id: No offer is for a traveller "2"",
          "32171 MANDATORY DATA MISSING /data/travelers/0/contact/emailAddress: An e-mail address is missing",
          "32171 MANDATORY DATA MISSING /data/travelers/0/contact/phones: A telephone number is missing",
        ],
      ]
    `)
    expect(await refusal(bookingOf(offer, { travelers: [{ id: '1', name: ada.name }] }), service)).toMatchInlineSnapshot(`
      [
        400,
        [
          "32171 MANDATORY DATA MISSING /data/travelers/0/gender: The gender of traveller "1" is missing",
          "32171 MANDATORY DATA MISSING /data/travelers/0/dateOfBirth: The day of birth of traveller "1" is missing",
          "32171 MANDATORY DATA MISSING /data/travelers/0/documents: Traveller "1" crosses a border and needs a passport",
          "32171 MANDATORY DATA MISSING /data/travelers/0/contact/emailAddress: An e-mail address is missing",
          "32171 MANDATORY DATA MISSING /data/travelers/0/contact/phones: A telephone number is missing",
        ],
      ]
    `)
  })

  test('for a child that is an adult, or a passport that ends too early', async () => {
    const { service, offer } = await world()
    const young = { ...ada, dateOfBirth: '2020-01-01', documents: [{ ...ada.documents[0], expiryDate: '2027-02-28' }] }
    expect(await refusal(bookingOf(offer, { travelers: [young] }), service)).toMatchInlineSnapshot(`
      [
        400,
        [
          "4926 INVALID DATA RECEIVED /data/travelers/0/dateOfBirth: An adult is at least 12 years old on 2027-03-01; born on 2020-01-01, this traveller is 7",
          "425 INVALID DATE /data/travelers/0/documents/0/expiryDate: The document ends on 2027-02-28, before the last flight on 2027-03-01",
        ],
      ]
    `)
    const unborn = { ...ada, dateOfBirth: '2027-01-01' }
    expect(await refusal(bookingOf(offer, { travelers: [unborn] }), service)).toMatchInlineSnapshot(`
      [
        400,
        [
          "4926 INVALID DATA RECEIVED /data/travelers/0/dateOfBirth: Nobody was born on 2027-01-01 yet",
        ],
      ]
    `)
  })

  test('for a card that is none or has ended; its number is not repeated', async () => {
    const { service, offer } = await world()
    const card = (change: object) => ({
      formOfPayments: [{ creditCard: { brand: 'VISA', number: '4111111111111111', expiryDate: '2030-08', ...change } }],
    })
    const all = [card({ number: '4111111111111112' }), card({ expiryDate: '2026-10' }), card({ number: '4111 1111 1111 1111' })]
    const said = await Promise.all(all.map((each) => refusal(bookingOf(offer, each), service)))
    expect(said).toMatchInlineSnapshot(`
      [
        [
          400,
          [
            "1304 CREDIT CARD NOT ACCEPTED /data/formOfPayments/0/creditCard/number: The card number is not one that a card can have",
          ],
        ],
        [
          400,
          [
            "1304 CREDIT CARD NOT ACCEPTED /data/formOfPayments/0/creditCard/expiryDate: The card ended with 2026-10",
          ],
        ],
        [
          400,
          [
            "477 INVALID FORMAT /data/formOfPayments/0/creditCard/number: data.formOfPayments[0].creditCard.number takes the digits of a card, such as 4111111111111111",
          ],
        ],
      ]
    `)
    expect(JSON.stringify(said)).not.toMatch(/41{14}2|4111 1111/)
  })

  test('twice on the same flight in one order', async () => {
    const { service, offer } = await world()
    const flightOffers = [offer, { ...offer, id: '99' }]
    expect(await refusal(bookingOf(offer, { flightOffers }), service)).toMatchInlineSnapshot(`
      [
        400,
        [
          "4926 INVALID DATA RECEIVED /data/flightOffers/1: The flight UX91 2027-03-01 MAD is in two offers of the order",
        ],
      ]
    `)
  })

  test('where nothing is said, and all that is missing is told', async () => {
    expect(await refusal({})).toMatchInlineSnapshot(`
      [
        400,
        [
          "32171 MANDATORY DATA MISSING /data: data is missing: give an object with type, flightOffers, travelers, remarks, formOfPayments, ticketingAgreement, contacts, formOfIdentifications, queuingOfficeId",
        ],
      ]
    `)
    expect(await refusal({ data: { type: 'flight-order' } })).toMatchInlineSnapshot(`
      [
        400,
        [
          "32171 MANDATORY DATA MISSING /data/flightOffers: data.flightOffers is missing: give a flight offer, or several with commas between, such as {…}",
          "32171 MANDATORY DATA MISSING /data/travelers: data.travelers is missing: give an object with id, name, dateOfBirth, gender, contact, documents, such as {…}",
        ],
      ]
    `)
  })
})

describe('at home', () => {
  test('an adult needs no passport, and no day of birth', async () => {
    const { service, offer } = await world(home)
    const { documents: _, dateOfBirth: __, ...plain } = ada
    expect((await booked(service, offer, { travelers: [plain] })).travelers).toEqual([plain])
  })
})

describe('an Idempotency-Key', () => {
  async function send(service: ReturnType<typeof sandbox>['service'], body: object, key: string, application = 'key') {
    const { body: token } = await service({
      method: 'POST',
      path: '/v1/security/oauth2/token',
      query: '',
      headers: {},
      body: `grant_type=client_credentials&client_id=${application}&client_secret=s`,
    })
    const headers = { authorization: `Bearer ${(token as { access_token: string }).access_token}`, 'idempotency-key': key }
    return service({ method: 'POST', path: '/v1/booking/flight-orders', query: '', headers, body })
  }

  test('with the same body gives the same order', async () => {
    const { service, offer } = await world()
    const [one, other] = [await send(service, bookingOf(offer), 'k1'), await send(service, bookingOf(offer), 'k1')]
    expect(other).toEqual(one)
    expect(one.status).toBe(201)
    const third = await send(service, bookingOf(offer), 'k2')
    expect((third.body as FlightOrderAnswer).data.id).not.toBe((one.body as FlightOrderAnswer).data.id)
  })

  test('with another body is refused, and belongs to the application that sent it', async () => {
    const { service, offer } = await world()
    await send(service, bookingOf(offer), 'k1')
    const refused = await send(service, bookingOf(offer, { queuingOfficeId: 'X' }), 'k1')
    expect([refused.status, errorsOf(refused)]).toMatchInlineSnapshot(`
      [
        422,
        [
          {
            "code": 4926,
            "detail": "The Idempotency-Key came before with another request: a key stands for one request and what became of it",
            "status": 422,
            "title": "INVALID DATA RECEIVED",
          },
        ],
      ]
    `)
    expect((await send(service, bookingOf(offer, { queuingOfficeId: 'X' }), 'k1', 'another')).status).toBe(201)
  })

  test('takes as many characters as anybody needs', async () => {
    const { service, offer } = await world()
    expect(errorsOf(await send(service, bookingOf(offer), 'k'.repeat(256)))).toMatchInlineSnapshot(`
      [
        {
          "code": 2781,
          "detail": "The header Idempotency-Key takes 1 to 255 characters; got 256",
          "status": 400,
          "title": "INVALID LENGTH",
        },
      ]
    `)
    expect(await tokenOf(service)).toBeTypeOf('string')
  })
})
