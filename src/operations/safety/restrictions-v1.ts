import { operation } from '../../core/operation.ts'
import { cityCode, countryCode } from './restrictions.ts'
import { restrictionsV1View } from './restrictions.view.ts'
import { AreaReportsV1 } from './restrictions-v1.model.ts'

/** The same in the first version of the service: what `safety restrictions --v1` asks. */
export const restrictionsV1 = operation({
  name: 'safety restrictions-v1',
  summary: 'Show what a country asks of travellers, in the older form',
  route: 'GET /v1/duty-of-care/diseases/covid19-area-report',
  input: { countryCode, cityCode },
  output: AreaReportsV1,
  command: { within: 'safety restrictions' },
  examples: [],
  view: restrictionsV1View,
})
