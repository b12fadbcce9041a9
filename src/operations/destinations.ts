import * as v from 'valibot'
import { timePart } from '../core/say.ts'
import { type Sheet, table, type Ui } from '../core/view.ts'
import { GeoCode } from './answers.ts'

/** A city that can be flown to without a stop, as the operations on the routes of airports and of airlines tell it. */
export const Destination = v.object({
  type: v.literal('location'),
  subtype: v.literal('city'),
  name: v.string(),
  iataCode: v.string(),
  geoCode: GeoCode,
  address: v.object({ countryName: v.string(), countryCode: v.string(), stateCode: v.optional(v.string()), regionCode: v.string() }),
  timeZone: v.object({ offSet: v.string(), referenceLocalDateTime: v.string() }),
  /** Flights a week, where the city that has most has 100, and so have the homes of an airline. */
  metrics: v.object({ relevance: v.number() }),
})

export type Destination = v.InferOutput<typeof Destination>

const rounded = (kilometres: number | undefined): number | undefined => (kilometres === undefined ? undefined : Math.round(kilometres))

/** The cities as a list, with how often one can fly there; and how far it is, where all flights leave from one place. */
export const destinationsSheet = (data: readonly Destination[], order: string, ui: Ui, from?: string): Sheet => ({
  table: table(data, {
    Code: { value: ({ iataCode }) => iataCode, shown: ui.bold },
    City: ({ name }) => name,
    Country: ({ address }) => address.countryName,
    ...(from !== undefined && { km: ({ geoCode }: Destination) => rounded(ui.kilometresFrom(from, geoCode)) }),
    ...(data.some(({ address }) => address.stateCode) && { State: ({ address }: Destination) => address.stateCode }),
    UTC: ({ timeZone }) => timeZone.offSet,
    Now: {
      value: ({ timeZone }) => timeZone.referenceLocalDateTime,
      shown: (_, { timeZone }) => timePart(timeZone.referenceLocalDateTime),
      spare: true,
    },
    Flights: ({ metrics }) => metrics.relevance,
  }),
  ...(data.length > 0 && { notes: ['Flights: how often one can fly there; 100 is most often'] }),
  rowsAre: { one: 'destination', many: 'destinations', order },
})
