import type { Handlers } from './handlers.ts'
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
}
