import * as v from 'valibot'
import { listOf } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { table } from '../../core/view.ts'
import { airlineOfAnyKind } from '../../core/words.ts'
import { listOfAnswers } from '../answers.ts'

const Airline = v.object({
  type: v.literal('airline'),
  iataCode: v.string(),
  icaoCode: v.string(),
  businessName: v.string(),
  commonName: v.string(),
})

export const show = operation({
  name: 'airlines show',
  summary: 'Look airlines up by their codes',
  route: 'GET /v1/reference-data/airlines',
  input: { airlineCodes: listOf(airlineOfAnyKind('An airline'), 'IATA or ICAO codes of airlines') },
  output: listOfAnswers(Airline),
  command: { args: ['airlineCodes'], names: { airlineCodes: 'codes' } },
  examples: ['IB', 'BAW LH', 'IB,QF --json'],
  view: ({ data }, ui) => ({
    table: table(data, {
      IATA: { value: ({ iataCode }) => iataCode, shown: ui.bold },
      ICAO: ({ icaoCode }) => icaoCode,
      Name: ({ commonName }) => commonName,
    }),
    rowsAre: { one: 'airline', many: 'airlines' },
  }),
})
