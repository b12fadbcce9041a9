import { faults } from '../core/faults.ts'
import { fold } from '../core/fold.ts'
import type { Handlers } from './handlers.ts'
import { countryCalled, known } from './known.ts'
import { refusal } from './problems.ts'

export const cities: Handlers<'cities'> = {
  async search({ keyword, countryCode, max, include = [] }, world) {
    if (fold(keyword) === '') throw refusal(faults.format, `keyword takes letters or digits; got "${keyword}"`, 'keyword')
    if (countryCode !== undefined) known({ country: countryCalled(world.atlas, countryCode, 'countryCode') })
    const { foundCities } = await import('./making/places/towns.ts')
    const places = await world.atlas.destinations()
    return foundCities(world.atlas, places, { keyword, country: countryCode, most: max, withAirports: include.includes('AIRPORTS') })
  },
}
