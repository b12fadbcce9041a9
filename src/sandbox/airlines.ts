import type { Handlers } from './handlers.ts'
import { airlineCalled, countryCalled, known } from './known.ts'
import { listed } from './paging.ts'

export const airlines: Handlers<'airlines'> = {
  show({ airlineCodes }, { atlas }) {
    const byIcao = new Map(atlas.airlines().map((airline) => [airline.icao, airline]))
    // Codes that nobody has are left out, as the service did; the list tells by what is missing.
    const found = [...new Set(airlineCodes)].flatMap((code) => (code.length === 3 ? byIcao.get(code) : atlas.airline(code)) ?? [])
    const data = found.map(({ iata, icao, name }) => ({
      type: 'airline' as const,
      iataCode: iata,
      icaoCode: icao,
      businessName: name,
      commonName: name,
    }))
    return listed(data)
  },

  async routes({ airlineCode, arrivalCountryCode, max }, world) {
    const { destinations, ofAirline, takenOver } = await import('./making/places/nonstop.ts')
    const { atlas } = world
    const { airline } = known({
      airline: airlineCalled(atlas, airlineCode, 'airlineCode'),
      ...(arrivalCountryCode && { country: countryCalled(atlas, arrivalCountryCode, 'arrivalCountryCode') }),
    })
    const data = destinations(world, ofAirline(world, airline), { country: arrivalCountryCode, most: max, order: 'name' })
    // The service says so, though the cities come in the order of their names.
    const answer = listed(data, takenOver(world, airline))
    return { ...answer, meta: { ...answer.meta, sort: 'iataCode' } }
  },

  async checkin({ airlineCode, language }, { atlas }) {
    const { checkinLinks } = await import('./making/places/checkin.ts')
    const { airline } = known({ airline: airlineCalled(atlas, airlineCode, 'airlineCode') })
    const { links, warnings } = checkinLinks(atlas, airline, language)
    return listed(links, warnings)
  },
}
