import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { minutesOf } from '../src/core/durations.ts'
import { TransferOffers, vehicleCodes } from '../src/operations/transfers/model.ts'
import { search } from '../src/operations/transfers/search.ts'
import { ridesFor, searchFor } from './rides.ts'
import { ask, bodyOf, errorsOf, noon, sandbox } from './world.ts'

/** Searches of transfers as the service answers them. */

const { service } = sandbox()

const warningsOf = async (rest: object): Promise<(string | undefined)[]> =>
  (bodyOf(await searchFor(rest, service), search).warnings ?? []).map(({ detail }) => detail)

test('an offer of a private car, whole', async () => {
  const [offer, ...others] = await ridesFor(
    {
      endLocationCode: undefined,
      endAddressLine: 'Avenue Anatole France 5',
      endZipCode: '75007',
      endCityName: 'Paris',
      endCountryCode: 'FR',
      endGeoCode: '48.859466,2.2976965',
      endName: 'Souvenirs De La Tour',
      endGooglePlaceId: 'ChIJL-DOWeBv5kcRfTbh97PimNc',
      startDateTime: '2027-03-01T19:30:00',
      startConnectedSegment: { transportationType: 'FLIGHT', transportationNumber: 'AF1498' },
      passengers: 2,
      vehicleCode: 'SUV',
      vehicleCategory: 'ST',
      providerCodes: 'BLF',
      currency: 'USD',
      equipmentCodes: 'CST',
      extraServiceCodes: 'FLM',
    },
    service,
  )
  expect(others).toEqual([])
  const { id, ...rest } = offer ?? { id: '' }
  expect(id).toMatch(/^[\w-]{100,1200}$/)
  expect(rest).toMatchInlineSnapshot(`
    {
      "cancellationRules": [
        {
          "feeType": "PERCENTAGE",
          "feeValue": "0",
          "metricMin": "24",
          "metricType": "HOURS",
          "ruleDescription": "Free cancellation up to 24 hours before the pick-up.",
        },
        {
          "feeType": "PERCENTAGE",
          "feeValue": "50",
          "metricMax": "24",
          "metricMin": "3",
          "metricType": "HOURS",
          "ruleDescription": "Half of the price is charged between 24 and 3 hours before the pick-up.",
        },
        {
          "feeType": "PERCENTAGE",
          "feeValue": "100",
          "metricMax": "3",
          "metricMin": "0",
          "metricType": "HOURS",
          "ruleDescription": "The full price is charged less than 3 hours before the pick-up or when nobody shows up.",
        },
      ],
      "converted": {
        "base": {
          "monetaryAmount": "131.75",
        },
        "currencyCode": "USD",
        "fees": [
          {
            "currencyCode": "USD",
            "indicator": "AIRPORT_FEE",
            "monetaryAmount": "4.54",
          },
        ],
        "isEstimated": false,
        "monetaryAmount": "136.29",
        "totalFees": {
          "monetaryAmount": "4.54",
        },
      },
      "distance": {
        "unit": "KM",
        "value": 29,
      },
      "duration": "PT54M",
      "end": {
        "address": {
          "cityName": "Paris",
          "countryCode": "FR",
          "latitude": 48.859466,
          "line": "Avenue Anatole France 5",
          "longitude": 2.297697,
          "zip": "75007",
        },
        "dateTime": "2027-03-01T20:24:00",
        "googlePlaceId": "ChIJL-DOWeBv5kcRfTbh97PimNc",
        "name": "Souvenirs De La Tour",
      },
      "equipment": [
        {
          "code": "CST",
          "converted": {
            "base": {
              "monetaryAmount": "5.68",
            },
            "currencyCode": "USD",
            "isEstimated": false,
            "monetaryAmount": "5.68",
          },
          "description": "Child seat, 4-7 years",
          "includedInTotal": false,
          "isBookable": true,
          "quotation": {
            "base": {
              "monetaryAmount": "5.00",
            },
            "currencyCode": "EUR",
            "isEstimated": false,
            "monetaryAmount": "5.00",
          },
          "taxIncluded": true,
        },
      ],
      "extraServices": [
        {
          "code": "FLM",
          "converted": {
            "base": {
              "monetaryAmount": "0.00",
            },
            "currencyCode": "USD",
            "isEstimated": false,
            "monetaryAmount": "0.00",
          },
          "description": "Flight monitoring",
          "includedInTotal": true,
          "isBookable": true,
          "quotation": {
            "base": {
              "monetaryAmount": "0.00",
            },
            "currencyCode": "EUR",
            "isEstimated": false,
            "monetaryAmount": "0.00",
          },
          "taxIncluded": true,
        },
      ],
      "language": "EN",
      "methodsOfPaymentAccepted": [
        "CREDIT_CARD",
      ],
      "quotation": {
        "base": {
          "monetaryAmount": "115.97",
        },
        "currencyCode": "EUR",
        "fees": [
          {
            "currencyCode": "EUR",
            "indicator": "AIRPORT_FEE",
            "monetaryAmount": "4.00",
          },
        ],
        "isEstimated": false,
        "monetaryAmount": "119.97",
        "totalFees": {
          "monetaryAmount": "4.00",
        },
      },
      "serviceProvider": {
        "code": "BLF",
        "contacts": {
          "email": "rides@bleu-ciel-transferts.example",
          "phoneNumber": "+442079460202",
        },
        "logoUrl": "https://bleu-ciel-transferts.example/logo.png",
        "name": "Bleu Ciel Transferts",
        "settings": [
          "CVV_NUMBER_REQUIRED",
        ],
        "termsUrl": "https://bleu-ciel-transferts.example/terms",
      },
      "start": {
        "dateTime": "2027-03-01T19:30:00",
        "locationCode": "CDG",
      },
      "startConnectedSegment": {
        "arrival": {
          "iataCode": "CDG",
          "localDateTime": "2027-03-01T18:55:00",
        },
        "departure": {
          "iataCode": "MAN",
          "localDateTime": "2027-03-01T16:30:00",
        },
        "transportationNumber": "AF1498",
        "transportationType": "FLIGHT",
      },
      "transferType": "PRIVATE",
      "type": "transfer-offer",
      "vehicle": {
        "baggages": [
          {
            "count": 5,
            "size": "M",
          },
        ],
        "category": "ST",
        "code": "SUV",
        "description": "Sport utility vehicle",
        "seats": [
          {
            "count": 5,
          },
        ],
      },
    }
  `)
})

test('every answer is what the operation says of it', async () => {
  const body = bodyOf(await searchFor({}, service), search)
  expect(body.data.length).toBeGreaterThan(10)
  expect(Object.keys(body)).toEqual(['data'])
})

test('the cheapest come first, and of every kind that there is', async () => {
  const offers = await ridesFor({}, service)
  const prices = offers.map(({ quotation }) => Number(quotation.monetaryAmount))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect([...new Set(offers.map(({ transferType }) => transferType))].toSorted()).toEqual([
    'AIRPORT_BUS',
    'AIRPORT_EXPRESS',
    'PRIVATE',
    'SHARED',
    'TAXI',
  ])
})

describe('what is wrong has a code of its own', () => {
  const none = { endLocationCode: undefined }
  const flight = (transportationNumber: string, rest: object = {}) => ({ startConnectedSegment: { transportationNumber, ...rest } })
  test.each<[what: string, rest: object, ...told: [code: number, title: string, pointer: string][]]>([
    ['no place to start', { startLocationCode: undefined }, [32800, 'MISSING PICKUP LOCATION INFORMATION', '/startLocationCode']],
    ['no place to go', none, [32803, 'MISSING DROP OFF LOCATION INFORMATION', '/endLocationCode']],
    ['no time', { startDateTime: undefined }, [33891, 'PICKUP DATE TIME REQUIRED', '/startDateTime']],
    ['a day without a time', { startDateTime: '2027-03-01' }, [3337, 'INVALID DATE/TIME', '/startDateTime']],
    ['a time with an offset', { startDateTime: '2027-03-01T14:30:00+01:00' }, [3337, 'INVALID DATE/TIME', '/startDateTime']],
    ['a day that is none', { startDateTime: '2027-02-29T14:30:00' }, [3337, 'INVALID DATE/TIME', '/startDateTime']],
    ['a time that is over', { startDateTime: '2026-11-20T12:59:00' }, [3337, 'INVALID DATE/TIME', '/startDateTime']],
    ['a time too far ahead', { startDateTime: '2027-11-17T12:00:00' }, [3337, 'INVALID DATE/TIME', '/startDateTime']],
    ['no airport', { startLocationCode: 'QQQ' }, [1876, 'INVALID IATA CODE', '/startLocationCode']],
    ['no code', { endLocationCode: 'PARIS' }, [1876, 'INVALID IATA CODE', '/endLocationCode']],
    [
      'an unknown country',
      { ...none, endGeoCode: '48.8,2.3', endCountryCode: 'XX' },
      [830, 'MISSING/INVALID COUNTRY CODE', '/endCountryCode'],
    ],
    ['a country alone', { ...none, endCountryCode: 'FR' }, [12669, 'DROP OFF ADDRESS IS MISSING', '/endAddressLine']],
    [
      'a country alone to start from',
      { startLocationCode: undefined, startCountryCode: 'FR' },
      [12668, 'PICK UP ADDRESS IS MISSING', '/startAddressLine'],
    ],
    ['a street without a city', { ...none, endAddressLine: 'Rue Cler 5' }, [11257, 'NEED CITY NAME', '/endCityName']],
    [
      'a city that nobody knows',
      { ...none, endAddressLine: 'Rue Cler 5', endCityName: 'Atlantis' },
      [34604, 'NEED GEOCODES OF THE ADDRESS', '/endGeoCode'],
    ],
    [
      'degrees beyond the poles',
      { ...none, endGeoCode: '98.8,192.3' },
      [32986, 'INVALID LATITUDE', '/endGeoCode'],
      [32987, 'INVALID LONGITUDE', '/endGeoCode'],
    ],
    ['degrees that are none', { ...none, endGeoCode: 'here' }, [477, 'INVALID FORMAT', '/endGeoCode']],
    ['the middle of an ocean', { ...none, endGeoCode: '-40,-110' }, [11, 'UNABLE TO PROCESS', '/endGeoCode']],
    ['a railway station', { ...none, endUicCode: '8727100' }, [15566, 'INVALID RAIL INFORMATION', '/endUicCode']],
    ['nowhere else', { startLocationCode: 'PAR' }, [2668, 'PARAMETER COMBINATION INVALID/RESTRICTED', '/endLocationCode']],
    ['a kind of ride that is none', { transferType: 'LIMO' }, [450, 'INVALID SERVICE TYPE', '/transferType']],
    ['a vehicle that is none', { vehicleCode: 'TUK' }, [530, 'INVALID VEHICLE TYPE', '/vehicleCode']],
    ['a class that is none', { vehicleCategory: 'ZZ' }, [13114, 'INVALID BOOKING CLASS CODE', '/vehicleCategory']],
    ['nobody', { passengers: 0 }, [9385, 'INVALID NUMBER OF PASSENGER', '/passengers']],
    ['more people than a train holds', { passengers: 201 }, [9385, 'INVALID NUMBER OF PASSENGER', '/passengers']],
    ['an unknown provider', { providerCodes: 'GLB,XYZ' }, [24198, 'INVALID PROVIDER CODE', '/providerCodes']],
    ['unknown equipment', { equipmentCodes: 'MAG' }, [534, 'INVALID SPECIAL EQUIPMENT CODE', '/equipmentCodes']],
    ['an unknown service', { extraServiceCodes: 'CST' }, [10479, 'INVALID SPECIAL REQUEST', '/extraServiceCodes']],
    ['an unknown currency', { currency: 'QQQ' }, [6323, 'INVALID CURRENCY CODE', '/currency']],
    ['a language that is none', { language: 'english' }, [2038, 'INVALID LANGUAGE CODE', '/language']],
    ['by the hour without hours', { transferType: 'HOURLY' }, [34499, 'THE DURATION IS MANDATORY', '/duration']],
    ['half an hour', { transferType: 'HOURLY', duration: 'PT30M' }, [32949, 'INVALID DURATION', '/duration']],
    ['hours in other words', { transferType: 'HOURLY', duration: '3 hours' }, [32949, 'INVALID DURATION', '/duration']],
    [
      'a flight without a number',
      { startConnectedSegment: {} },
      [34649, 'INVALID FLIGHT INFORMATION', '/startConnectedSegment/transportationNumber'],
    ],
    ['a flight by its name', flight('Air France'), [34649, 'INVALID FLIGHT INFORMATION', '/startConnectedSegment/transportationNumber']],
    ['an unknown airline', flight('QQ1'), [34649, 'INVALID FLIGHT INFORMATION', '/startConnectedSegment/transportationNumber']],
    ['a flight to elsewhere', flight('IB6251'), [34649, 'INVALID FLIGHT INFORMATION', '/startConnectedSegment/transportationNumber']],
    ['a number that nobody flies', flight('AF9999'), [5095, 'INVALID FLIGHT/DATE', '/startConnectedSegment/transportationNumber']],
    [
      'a train without a number',
      { startConnectedSegment: { transportationType: 'TRAIN' } },
      [15566, 'INVALID RAIL INFORMATION', '/startConnectedSegment/transportationNumber'],
    ],
    ['a boat', flight('1', { transportationType: 'BOAT' }), [572, 'INVALID OPTION', '/startConnectedSegment/transportationType']],
    ['a stop without a city', { stopOvers: [{ addressLine: 'Rue Cler 5' }] }, [11257, 'NEED CITY NAME', '/stopOvers/0/cityName']],
  ])('%s', async (_, rest, ...told) => {
    const answer = await searchFor(rest, service)
    expect(answer.status).toBe(400)
    expect(errorsOf(answer).map(({ code, title, source }) => [code, title, source?.pointer])).toEqual(told)
  })

  test('and all that is wrong is told at once', async () => {
    const codes = errorsOf(
      await ask('POST /v1/shopping/transfer-offers', { transferType: 'LIMO', passengers: 0, currency: 'QQQ' }, service),
    )
    expect(codes.map(({ code }) => code)).toEqual([450, 9385, 6323, 32800, 32803, 33891])
  })
})

test('whatever stands in a search, the answer is one', async () => {
  const names = Object.keys(search.input)
  const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('', ' ', '48,2', 'CDG', 'PAR', 'PT3H', '2027-03-01T14:30:00', -1, 0, 1e9, 1.5))
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 4 }), async (rest) => {
      const answer = await searchFor(rest, service)
      expect([200, 400]).toContain(answer.status)
      if (answer.status === 200) expect(v.parse(TransferOffers, answer.body)).toEqual(answer.body)
    }),
    { numRuns: 120 },
  )
})

describe('where a ride goes', () => {
  test('a code that an airport and its city share is the city beside the airport', async () => {
    const [offer] = await ridesFor({ startLocationCode: 'MAD', endLocationCode: 'MAD' }, service)
    expect([offer?.start.address, offer?.end?.address?.latitude, offer?.distance?.value]).toEqual([undefined, 40.4168, 14])
  })

  test('an address without degrees is looked for in the towns around, and that is said', async () => {
    const rest = { endLocationCode: undefined, endAddressLine: 'Rue Royale 5', endCityName: 'Versailles' }
    expect(await warningsOf(rest)).toEqual(['The address has no degrees: the way is reckoned to the middle of Versailles'])
    const [offer] = await ridesFor(rest, service)
    expect(offer?.end?.address).toEqual({
      line: 'Rue Royale 5',
      countryCode: 'FR',
      cityName: 'Versailles',
      latitude: expect.closeTo(48.8, 1),
      longitude: expect.closeTo(2.13, 1),
    })
  })

  test('from an address to an airport it is as far as back', async () => {
    const there = { endLocationCode: undefined, endGeoCode: '48.8583,2.2945' }
    const back = { startLocationCode: undefined, startGeoCode: '48.8583,2.2945', endLocationCode: 'CDG' }
    const [out, home] = [await ridesFor(there, service), await ridesFor(back, service)]
    expect(out[0]?.distance).toEqual(home[0]?.distance)
  })

  test.each([
    ['over an ocean', 'CDG', 'JFK'],
    ['over the Channel', 'CDG', 'LHR'],
    ['from island to island', 'PMI', 'IBZ'],
    ['from an island to the mainland', 'PMI', 'BCN'],
    ['over a gulf', 'HEL', 'TLL'],
    ['over a strait', 'AGP', 'TNG'],
    ['from Bali to Lombok', 'DPS', 'LOP'],
    ['from the one to the other half of New Zealand', 'WLG', 'NSN'],
    ['from Scotland to Northern Ireland', 'GLA', 'BFS'],
    ['farther than anybody drives', 'MAD', 'BCN'],
  ])('nobody drives %s: the list is empty and says why', async (_, startLocationCode, endLocationCode) => {
    const places = { startLocationCode, endLocationCode }
    expect(await ridesFor(places, service)).toEqual([])
    expect(await warningsOf(places)).toEqual([
      expect.stringMatching(/^Nobody drives from .+: there is no road, or it is longer than 300 km$/),
    ])
  })

  test.each([
    ['over a border', 'GVA', 'LYS'],
    ['over the one border in Ireland', 'DUB', 'BFS'],
    ['on an island', 'TFS', 'TFN'],
    ['on a large island', 'CTA', 'PMO'],
    ['over the Øresund', 'CPH', 'MMX'],
    ['in Luzon', 'CRK', 'MNL'],
    ['around the Adriatic', 'TRS', 'RJK'],
    ['from town to town in Java', 'CGK', 'BDO'],
    ['from airport to airport', 'LHR', 'LGW'],
  ])('somebody drives %s', async (_, startLocationCode, endLocationCode) => {
    const offers = await ridesFor({ startLocationCode, endLocationCode }, service)
    expect(offers.length).toBeGreaterThan(3)
    expect(offers.filter(({ transferType }) => transferType.startsWith('AIRPORT'))).toEqual([])
  })

  test('stops on the way make it longer and dearer, and only drivers make them', async () => {
    const stop = { geoCode: '48.9,2.4', duration: 'PT30M', sequenceNumber: 1 }
    const [straight] = await ridesFor({ transferType: 'PRIVATE' }, service)
    const [round] = await ridesFor({ transferType: 'PRIVATE', stopOvers: [stop] }, service)
    expect(Number(round?.quotation.monetaryAmount)).toBeGreaterThan(Number(straight?.quotation.monetaryAmount) + 10)
    expect(minutesOf(round?.duration ?? '')).toBeGreaterThan(minutesOf(straight?.duration ?? '') + 30)
    expect(round?.stopOvers).toEqual([
      { duration: 'PT30M', sequenceNumber: 1, location: { address: { countryCode: 'FR', latitude: 48.9, longitude: 2.4 } } },
    ])
    const kinds = (await ridesFor({ stopOvers: [stop] }, service)).map(({ transferType }) => transferType)
    expect([...new Set(kinds)].toSorted()).toEqual(['PRIVATE', 'TAXI'])
  })
})

describe('trains, coaches and flat fares', () => {
  test('are for the middle of the city, not for its surroundings', async () => {
    const kinds = async (endGeoCode: string) =>
      (await ridesFor({ endLocationCode: undefined, endGeoCode }, service)).filter(
        ({ transferType, quotation }) => transferType.startsWith('AIRPORT') || (transferType === 'TAXI' && !quotation.isEstimated),
      ).length
    expect(await kinds('48.8566,2.3522')).toBeGreaterThan(2)
    expect(await kinds('48.80,1.90')).toBe(0)
  })

  test('trains do not run at night', async () => {
    const offers = await ridesFor({ startDateTime: '2027-03-01T02:30:00' }, service)
    expect(offers.filter(({ transferType }) => transferType.startsWith('AIRPORT'))).toEqual([])
  })

  test('are as they are written: the flat fare into Paris, the train of Vienna, none in Prague', async () => {
    const taxi = await ridesFor({ transferType: 'TAXI' }, service)
    expect([taxi[0]?.quotation.monetaryAmount, taxi[0]?.quotation.isEstimated]).toEqual(['62.00', false])
    const [cat] = await ridesFor(
      { startLocationCode: 'VIE', endLocationCode: 'VIE', transferType: 'AIRPORT_EXPRESS', passengers: 2 },
      service,
    )
    expect(cat?.quotation.monetaryAmount).toBe('29.80')
    expect(await ridesFor({ startLocationCode: 'PRG', endLocationCode: 'PRG', transferType: 'AIRPORT_EXPRESS' }, service)).toEqual([])
  })
})

describe('who and what fits', () => {
  const people = fc.integer({ min: 1, max: 60 })
  const bags = fc.integer({ min: 0, max: 60 })

  test('whatever is offered has room for all', async () => {
    await fc.assert(
      fc.asyncProperty(people, bags, fc.constantFrom('CDG', 'MAD', 'BKK', 'JFK'), async (passengers, baggages, airport) => {
        const city = { CDG: 'PAR', MAD: 'MAD', BKK: 'BKK', JFK: 'NYC' }[airport]
        const offers = await ridesFor({ startLocationCode: airport, endLocationCode: city, passengers, baggages }, service)
        for (const { vehicle } of offers) {
          expect(vehicle.seats[0]?.count).toBeGreaterThanOrEqual(passengers)
          expect(vehicle.baggages?.[0]?.count).toBeGreaterThanOrEqual(baggages)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('one filter leaves what fits it and the prices as they are', async () => {
    const all = await ridesFor({}, service)
    const priceOf = (offers: typeof all) => new Map(offers.map((offer) => [offer.id, offer.quotation.monetaryAmount]))
    for (const [filter, kept] of [
      [{ transferType: 'TAXI' }, all.filter(({ transferType }) => transferType === 'TAXI')],
      [{ vehicleCode: 'VAN' }, all.filter(({ vehicle }) => vehicle.code === 'VAN')],
      [{ vehicleCategory: 'BU' }, all.filter(({ vehicle }) => vehicle.category === 'BU')],
      [{ providerCodes: 'glb, blf' }, all.filter(({ serviceProvider }) => ['GLB', 'BLF'].includes(serviceProvider.code))],
    ] as const)
      expect(priceOf(await ridesFor(filter, service))).toEqual(priceOf(kept))
  })

  test('nobody rides on a motorbike who did not ask for one, or has a bag', async () => {
    const bangkok = { startLocationCode: 'BKK', endLocationCode: 'BKK' }
    const bikes = async (rest: object) =>
      (await ridesFor({ ...bangkok, ...rest }, service)).filter(({ vehicle }) => vehicle.code === 'MBR').length
    expect([
      await bikes({}),
      await bikes({ vehicleCode: 'MBR' }),
      await bikes({ baggages: 0 }),
      await bikes({ vehicleCode: 'MBR', baggages: 1 }),
    ]).toEqual([0, 3, 3, 0])
  })

  test('equipment and services leave those who have a driver for it, with their prices on top', async () => {
    const offers = await ridesFor({ equipmentCodes: 'CST,WHC', extraServiceCodes: 'MAG', currency: 'GBP' }, service)
    expect([...new Set(offers.map(({ transferType }) => transferType))].toSorted()).toEqual(['PRIVATE', 'SHARED'])
    expect(
      offers[0]?.equipment?.map(({ code, quotation, converted, includedInTotal }) => [
        code,
        quotation?.monetaryAmount,
        converted?.monetaryAmount,
        includedInTotal,
      ]),
    ).toEqual([
      ['CST', '5.00', '4.29', false],
      ['WHC', '0.00', '0.00', true],
    ])
    const plain = await ridesFor({ transferType: 'SHARED' }, service)
    expect(plain[0]?.quotation).toEqual(offers[0]?.quotation)
  })
})

describe('prices', () => {
  test('are in the money of the place, and in another where that is asked for', async () => {
    const [offer] = await ridesFor({ startLocationCode: 'HND', endLocationCode: 'TYO', transferType: 'PRIVATE', currency: 'EUR' }, service)
    expect([offer?.quotation.currencyCode, offer?.converted?.currencyCode]).toEqual(['JPY', 'EUR'])
    expect(offer?.quotation.monetaryAmount).toMatch(/^\d+$/)
    expect(offer?.converted?.monetaryAmount).toMatch(/^\d+\.\d\d$/)
    const [own] = await ridesFor({ currency: 'EUR' }, service)
    expect(own?.converted).toBeUndefined()
  })

  test('add up: the ride and the fees of the airport', async () => {
    for (const { quotation, converted } of await ridesFor({ startLocationCode: 'HND', endLocationCode: 'TYO', currency: 'GBP' }, service))
      for (const each of [quotation, converted])
        expect(Number(each?.base?.monetaryAmount) + Number(each?.totalFees?.monetaryAmount ?? 0)).toBeCloseTo(
          Number(each?.monetaryAmount),
          6,
        )
  })

  test('are higher at night for what has a driver, unless the fare is flat', async () => {
    const at = async (time: string) =>
      new Map(
        (await ridesFor({ startDateTime: `2027-03-02T${time}:00` }, service)).map((offer) => [
          `${offer.serviceProvider.code}${offer.transferType}${offer.vehicle.description}`,
          offer,
        ]),
      )
    const [day, night] = [await at('12:00'), await at('23:30')]
    for (const [key, { transferType, quotation }] of night) {
      const ratio = Number(quotation.base?.monetaryAmount) / Number(day.get(key)?.quotation.base?.monetaryAmount)
      expect(ratio, key).toBeCloseTo(transferType === 'PRIVATE' || transferType === 'SHARED' ? 1.15 : 1, 2)
    }
  })

  test('grow with the people where each pays, and do not where the car is paid', async () => {
    const price = async (transferType: string, passengers: number) =>
      Number((await ridesFor({ transferType, passengers }, service))[0]?.quotation.monetaryAmount)
    expect(await price('SHARED', 3)).toBeCloseTo(3 * (await price('SHARED', 1)), 1)
    expect(await price('AIRPORT_BUS', 2)).toBe(2 * (await price('AIRPORT_BUS', 1)))
    expect(await price('TAXI', 2)).toBe(await price('TAXI', 1))
  })

  test('are the same in the same world and others in another', async () => {
    const prices = async (seed: string) =>
      (await ridesFor({ transferType: 'PRIVATE' }, sandbox({ seed }).service)).map(({ quotation }) => quotation.monetaryAmount)
    expect(await prices('wayfare')).toEqual(await prices('wayfare'))
    expect(await prices('other')).not.toEqual(await prices('wayfare'))
  })
})

describe('by the hour', () => {
  const london = { startLocationCode: 'LHR', endLocationCode: undefined, transferType: 'HOURLY' }

  test('a car needs no place to go to, costs as long as it is had, and comes back', async () => {
    const [two, four] = [await ridesFor({ ...london, duration: 'PT2H' }, service), await ridesFor({ ...london, duration: 'PT4H' }, service)]
    expect(two[0]?.end).toBeUndefined()
    expect(two[0]?.distance).toBeUndefined()
    expect(two[0]?.duration).toBe('PT2H')
    expect(Number(four[0]?.quotation.base?.monetaryAmount)).toBeCloseTo(2 * Number(two[0]?.quotation.base?.monetaryAmount), 1)
  })

  test('nobody offers it where it is not asked for', async () => {
    expect((await ridesFor({}, service)).some(({ transferType }) => transferType === 'HOURLY')).toBe(false)
    expect((await ridesFor({ duration: 'PT3H' }, service)).some(({ transferType }) => transferType === 'HOURLY')).toBe(true)
  })
})

describe('the flight one comes from', () => {
  const flight = { startConnectedSegment: { transportationType: 'FLIGHT', transportationNumber: 'af 1498' } }

  test('is told with its times, which are those of the flight status', async () => {
    const [offer] = await ridesFor({ ...flight, startDateTime: '2027-03-01T19:30:00' }, service)
    expect(offer?.startConnectedSegment).toEqual({
      transportationType: 'FLIGHT',
      transportationNumber: 'AF1498',
      departure: { iataCode: 'MAN', localDateTime: '2027-03-01T16:30:00' },
      arrival: { iataCode: 'CDG', localDateTime: '2027-03-01T18:55:00' },
    })
    const { body } = await ask(
      'GET /v2/schedule/flights?carrierCode=AF&flightNumber=1498&scheduledDepartureDate=2027-03-01',
      undefined,
      service,
    )
    expect(JSON.stringify(body)).toContain('"qualifier":"STA","value":"2027-03-01T18:55+01:00"')
  })

  test.each([
    ['2027-03-01T18:30:00', 'AF1498 lands at 2027-03-01 18:55, after the pick-up at 2027-03-01 18:30'],
    ['2027-03-01T23:58:00', 'AF1498 lands at 2027-03-01 18:55, long before the pick-up at 2027-03-01 23:58'],
  ])('is compared with a pick-up at %s', async (startDateTime, says) => {
    expect(await warningsOf({ ...flight, startDateTime })).toEqual([says])
  })

  test('may have landed the day before', async () => {
    expect(await warningsOf({ ...flight, startDateTime: '2027-03-02T00:10:00' })).toEqual([
      expect.stringContaining('lands at 2027-03-01 18:55'),
    ])
  })

  test('or goes on with: the ride has to be there in time', async () => {
    const to = { startLocationCode: 'PAR', endLocationCode: 'CDG', endConnectedSegment: { transportationNumber: 'AF1499' } }
    expect(await warningsOf({ ...to, startDateTime: '2027-03-10T12:00:00' })).toEqual([])
    expect(await warningsOf({ ...to, startDateTime: '2027-03-10T16:30:00' })).toEqual([
      expect.stringMatching(/^AF1499 leaves at 2027-03-10 17:20; the ride is/),
    ])
  })
})

describe('what makes no difference is told', () => {
  test('members that are known and not heeded', async () => {
    expect(await warningsOf({ discountNumbers: 'CD-123', reference: 'TRIP-1' })).toEqual([
      'discountNumbers makes no difference here: no provider knows it',
      'reference makes no difference here: no provider knows it',
    ])
  })

  test('members that nobody knows, beside what else there is to tell', async () => {
    expect(await warningsOf({ startConnectedSegment: { transportationType: 'TRAIN', transportationNumber: '9001', wagon: 3 } })).toEqual([
      'startConnectedSegment.wagon is not known here and was left out of account',
      'Trains are not known here: the ride does not wait for one',
    ])
  })
})

test('times are those of the place, also over the end of the day', async () => {
  const [offer] = await ridesFor({ startDateTime: '2027-03-01T23:50:00', transferType: 'PRIVATE' }, service)
  expect([offer?.start.dateTime, offer?.end?.dateTime?.slice(0, 10)]).toEqual(['2027-03-01T23:50:00', '2027-03-02'])
})

test('any search that is well formed has an answer that is well formed', async () => {
  const airports = fc.constantFrom('CDG', 'MAD', 'JFK', 'HND', 'SYD', 'KEF', 'GRU', 'BOM', 'CPT', 'ABZ', 'PMI')
  const degrees = fc.tuple(fc.double({ min: -0.4, max: 0.4, noNaN: true }), fc.double({ min: -0.4, max: 0.4, noNaN: true }))
  const hours = fc.integer({ min: 1, max: 24 * 300 })
  await fc.assert(
    fc.asyncProperty(airports, degrees, hours, fc.integer({ min: 1, max: 8 }), async (airport, [north, east], later, passengers) => {
      const { body: found } = await ask(`GET /v1/reference-data/locations/A${airport}`, undefined, service)
      const { latitude, longitude } = (found as { data: { geoCode: { latitude: number; longitude: number } } }).data.geoCode
      const startDateTime = new Date(noon + 86_400_000 + later * 3_600_000).toISOString().slice(0, 19)
      const { status, body } = await searchFor(
        {
          startLocationCode: airport,
          endLocationCode: undefined,
          endGeoCode: `${latitude + north},${longitude + east}`,
          startDateTime,
          passengers,
        },
        service,
      )
      if (status === 400) {
        expect(errorsOf({ status, headers: {}, body })[0]?.code).toBe(2668)
        return
      }
      expect(v.parse(TransferOffers, body)).toEqual(body)
      for (const offer of (body as v.InferOutput<typeof TransferOffers>).data) {
        expect(Number(offer.quotation.monetaryAmount)).toBeGreaterThan(0)
        expect(minutesOf(offer.duration ?? '')).toBeGreaterThan(4)
        expect(vehicleCodes).toContain(offer.vehicle.code)
        expect((offer.end?.dateTime ?? '') > (offer.start.dateTime ?? '')).toBe(true)
      }
    }),
    { numRuns: 30 },
  )
})
