import { compactDate, utcDay } from '../core/dates.ts'
import { faults } from '../core/faults.ts'
import type { Handlers } from './handlers.ts'
import { refusal } from './problems.ts'

export const trip: Handlers<'trip'> = {
  async purpose({ originLocationCode, destinationLocationCode, departureDate, returnDate, searchDate }, world) {
    const [{ businessProbability }, { endsOfTrip }] = await Promise.all([
      import('./making/trips/purpose.ts'),
      import('./making/fares/ends.ts'),
    ])
    const { atlas } = world
    const [origin, destination] = [
      { code: originLocationCode, at: 'originLocationCode' },
      { code: destinationLocationCode, at: 'destinationLocationCode' },
    ]
    const { to } = endsOfTrip(atlas, origin, destination, faults.data)
    const searched = searchDate ?? utcDay(world.now())
    if (searched > departureDate) {
      const detail = `departureDate is before ${searched}, the day of the search: give that day as well; got "${departureDate}"`
      throw refusal(faults.date, detail, 'departureDate')
    }
    const cities = to.map((code) => atlas.airport(code)?.cityCode ?? code)
    const beach = (await Promise.all(cities.map((city) => atlas.isBeach(city)))).some(Boolean)
    const business = businessProbability({ departure: departureDate, return: returnDate, searched, beach })
    const isBusiness = business >= 0.5
    return {
      data: {
        type: 'prediction',
        subType: 'trip-purpose',
        id: `${originLocationCode}${destinationLocationCode}${compactDate(departureDate)}`,
        result: isBusiness ? 'BUSINESS' : 'LEISURE',
        probability: probabilityText(isBusiness ? business : 1 - business),
      },
      meta: searchDate === undefined ? { defaults: { searchDate: searched } } : {},
    }
  },
}

/** Decimal text as the service writes it. */
const probabilityText = (probability: number): string => probability.toFixed(7)
