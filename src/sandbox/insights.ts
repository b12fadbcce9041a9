import { Refusal } from '../core/errors.ts'
import { faults } from '../core/faults.ts'
import type { Issue } from '../core/message.ts'
import type { CheckedInputOf } from '../core/operation.ts'
import type { AirTraffic } from '../operations/insights/model.ts'
import type { traveled } from '../operations/insights/traveled.ts'
import type { Handlers } from './handlers.ts'
import { firstMonth, lastMonth } from './making/months.ts'
import { listed, paged } from './paging.ts'
import type { World } from './world.ts'

type Destinations = CheckedInputOf<typeof traveled>
type Found = Omit<Issue, 'status'>

export const insights: Handlers<'insights'> = {
  async traveled(input, world) {
    demand(cityIssues(world, 'originCityCode', input.originCityCode), monthIssues(world, input.period))
    const { traveled } = await import('./making/airtraffic.ts')
    return destinations(traveled(world, wanted(input)), input)
  },

  async booked(input, world) {
    demand(cityIssues(world, 'originCityCode', input.originCityCode), monthIssues(world, input.period))
    const { booked } = await import('./making/airtraffic.ts')
    return destinations(booked(world, wanted(input)), input)
  },

  async busiest({ cityCode, period, direction }, world) {
    demand(cityIssues(world, 'cityCode', cityCode), yearIssues(world, period))
    const { busiest } = await import('./making/airtraffic.ts')
    return listed(busiest(world, { city: cityCode, year: period, direction, last: lastMonth(world.now()) }))
  },

  async score(point, world) {
    const [{ ratedAreas }, places] = await Promise.all([import('./making/ratedareas.ts'), world.atlas.destinations()])
    return listed(ratedAreas({ places, seed: world.seed }, point))
  },
}

/** Refuses with everything that is wrong. */
function demand(...issues: readonly Found[][]): void {
  if (issues.flat().length > 0) throw new Refusal(400, issues.flat())
}

/** Figures are kept for cities: an airport is told its city. */
function cityIssues({ atlas }: World, parameter: string, code: string): Found[] {
  const airports = atlas.airportsOf(code)
  const [first] = airports
  if (first?.cityCode === code) return []
  const detail = first
    ? `The city code of ${first.city} is ${first.cityCode}; ${code} is an airport there`
    : `No city has the code "${code}"`
  return [{ ...faults.data, detail, source: { parameter } }]
}

function monthIssues({ now }: World, period: string): Found[] {
  const last = lastMonth(now())
  if (period >= firstMonth && period <= last) return []
  return [periodIssue(`period takes a month that is over, from ${firstMonth} to ${last}; got "${period}"`)]
}

function yearIssues({ now }: World, period: string): Found[] {
  const [first, last] = [firstMonth.slice(0, 4), lastMonth(now()).slice(0, 4)]
  if (period >= first && period <= last) return []
  return [periodIssue(`period takes a year with a month that is over, from ${first} to ${last}; got "${period}"`)]
}

const periodIssue = (detail: string): Found => ({ ...faults.data, detail, source: { parameter: 'period' } })

const wanted = ({ originCityCode, period, sort, max }: Destinations) => ({
  city: originCityCode,
  period,
  sort: sort === 'analytics.flights.score' ? ('flights' as const) : ('travellers' as const),
  most: max,
})

/** A page of at most `max` destinations, of each only the members that `fields` names; the type is always told. */
function destinations(all: readonly AirTraffic[], input: Destinations) {
  const { meta, data } = paged(all, input)
  return { meta, data: data.map((row) => only(row, input.fields)) }
}

function only({ type, destination, subType, analytics = {} }: AirTraffic, fields: Destinations['fields']): AirTraffic {
  // A member is wanted by its own name, by that of what holds it, or by that of what it holds.
  const wants = (name: string): boolean =>
    fields?.some((field) => field === name || name.startsWith(`${field}.`) || field.startsWith(`${name}.`)) ?? true
  const { flights, travelers } = analytics
  return {
    type,
    ...(destination !== undefined && wants('destination') && { destination }),
    ...(subType !== undefined && wants('subType') && { subType }),
    ...(wants('analytics') && {
      analytics: {
        ...(flights && wants('analytics.flights') && { flights }),
        ...(travelers && wants('analytics.travelers') && { travelers }),
      },
    }),
  }
}
