import { refusals } from '../core/faults.ts'
import type { Handlers } from './handlers.ts'
import { paged } from './paging.ts'
import { refusal } from './problems.ts'

export const safety: Handlers<'safety'> = {
  async score(input, world) {
    const { around } = await import('./making/safety/locations.ts')
    return paged(await around(world, input), input)
  },

  async square(input, world) {
    const { within } = await import('./making/safety/locations.ts')
    return paged(await within(world, input), input)
  },

  async show({ 'safety-rated-locationId': id }, world) {
    const { called } = await import('./making/safety/locations.ts')
    const data = await called(world, id)
    if (data) return { meta: {}, data }
    throw refusal(refusals.notFound, `No rated place has the id "${id}": take one from an earlier answer`, 'safety-rated-locationId', 404)
  },

  async restrictions({ countryCode, cityCode, language }, world) {
    const [{ reportFor }, { secondReport }] = await Promise.all([
      import('./making/safety/reports.ts'),
      import('./making/safety/report-v2.ts'),
    ])
    const { report, ...told } = await reportFor(world, { country: countryCode, city: cityCode, language })
    return { ...told, data: [secondReport(report)] }
  },

  async 'restrictions-v1'({ countryCode, cityCode }, world) {
    const [{ reportFor }, { firstReport }] = await Promise.all([
      import('./making/safety/reports.ts'),
      import('./making/safety/report-v1.ts'),
    ])
    const { report, ...told } = await reportFor(world, { country: countryCode, city: cityCode })
    return { ...told, data: [firstReport(report)] }
  },
}
