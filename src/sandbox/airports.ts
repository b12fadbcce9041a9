import { compactDate } from '../core/dates.ts'
import { faults, refusals } from '../core/faults.ts'
import { fold } from '../core/fold.ts'
import type { Handlers } from './handlers.ts'
import { airportCalled, countryCalled, known } from './known.ts'
import { findLocations, locationOf } from './making/places/locations.ts'
import { neighbourhood } from './making/places/neighbourhood.ts'
import { listed, paged } from './paging.ts'
import { refusal } from './problems.ts'

export const airports: Handlers<'airports'> = {
  search(input, world) {
    const { keyword, subType, countryCode, view } = input
    if (fold(keyword) === '') throw refusal(faults.format, `keyword takes letters or digits; got "${keyword}"`, 'keyword')
    return paged(findLocations(world, { keyword, kinds: subType, country: countryCode, full: view === 'FULL' }), input)
  },

  show({ locationId }, world) {
    const data = locationOf(world, locationId)
    if (data) return { meta: {}, data }
    const detail = `No airport or city has the id "${locationId}": give A or C and a code, such as AMUC`
    throw refusal(refusals.notFound, detail, 'locationId', 404)
  },

  nearest(input, world) {
    return paged(neighbourhood(world, input), input)
  },

  async routes({ departureAirportCode, arrivalCountryCode, max }, world) {
    const { destinations, fromAirport } = await import('./making/places/nonstop.ts')
    const { atlas } = world
    const { airport } = known({
      airport: airportCalled(atlas, departureAirportCode, 'departureAirportCode'),
      ...(arrivalCountryCode && { country: countryCalled(atlas, arrivalCountryCode, 'arrivalCountryCode') }),
    })
    return listed(destinations(world, fromAirport(world, airport), { country: arrivalCountryCode, most: max, order: 'code' }))
  },

  async 'on-time'({ airportCode, date }, world) {
    const { punctualityAt } = await import('./making/flying/predictions.ts')
    const { airport } = known({ airport: airportCalled(world.atlas, airportCode, 'airportCode') })
    const shares = punctualityAt(world, airport, date)
    if (!shares) throw refusal(faults.data, `No flight leaves ${airportCode} on ${date}`, 'airportCode')
    const id = `${airport.iata}${compactDate(date)}`
    const [result, probability] = [shares.onTime.toFixed(3), shares.noDelay.toFixed(3)]
    return { meta: {}, data: { type: 'prediction', subType: 'on-time', id, result, probability } }
  },
}
