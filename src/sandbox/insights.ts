import { faults } from '../core/faults.ts'
import type { Problem } from '../core/message.ts'
import type { CheckedInputOf } from '../core/operation.ts'
import type { AirTraffic } from '../operations/insights/model.ts'
import type { traveled } from '../operations/insights/traveled.ts'
import type { Handlers } from './handlers.ts'
import { cityCalled, known } from './known.ts'
import { firstMonth, lastMonth } from './making/places/months.ts'
import { listed, paged } from './paging.ts'
import { problem } from './problems.ts'
import type { World } from './world.ts'

type Destinations = CheckedInputOf<typeof traveled>

export const insights: Handlers<'insights'> = {
  async traveled(input, world) {
    known({ city: cityCalled(world.atlas, input.originCityCode, 'originCityCode'), month: monthCalled(world, input.period) })
    const { traveled } = await import('./making/places/airtraffic.ts')
    return destinations(traveled(world, wanted(input)), input)
  },

  async booked(input, world) {
    known({ city: cityCalled(world.atlas, input.originCityCode, 'originCityCode'), month: monthCalled(world, input.period) })
    const { booked } = await import('./making/places/airtraffic.ts')
    return destinations(booked(world, wanted(input)), input)
  },

  async busiest({ cityCode, period, direction }, world) {
    known({ city: cityCalled(world.atlas, cityCode, 'cityCode'), year: yearCalled(world, period) })
    const { busiest } = await import('./making/places/airtraffic.ts')
    return listed(busiest(world, { city: cityCode, year: period, direction, last: lastMonth(world.now()) }))
  },

  async score(point, world) {
    const [{ ratedAreas }, places] = await Promise.all([import('./making/places/ratedareas.ts'), world.atlas.destinations()])
    return listed(ratedAreas({ places, seed: world.seed }, point))
  },
}

function monthCalled({ now }: World, period: string): string | Problem {
  const last = lastMonth(now())
  if (period >= firstMonth && period <= last) return period
  return problem(faults.data, `period takes a month that is over, from ${firstMonth} to ${last}; got "${period}"`, 'period')
}

function yearCalled({ now }: World, period: string): string | Problem {
  const [first, last] = [firstMonth.slice(0, 4), lastMonth(now()).slice(0, 4)]
  if (period >= first && period <= last) return period
  return problem(faults.data, `period takes a year with a month that is over, from ${first} to ${last}; got "${period}"`, 'period')
}

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
