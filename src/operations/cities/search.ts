import type { Complaint } from '../../core/faults.ts'
import { listOf, optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { country, oneOf, text, wholeNumber } from '../../core/words.ts'
import { FoundCities } from './model.ts'
import { citiesView } from './search.view.ts'

/** Letters of a keyword: what is longer is looked for by its beginning. */
const [fewest, most] = [2, 10]

function keywordRule({ keyword }: { readonly keyword: string }): Complaint[] {
  const length = Array.from(keyword.trim()).length
  if (length >= fewest && length <= most) return []
  const beginning = Array.from(keyword.trim()).slice(0, most).join('').trim()
  const advice = length > most ? `; the beginning will do: ${JSON.stringify(beginning)}` : ''
  return [{ fault: 'length', path: ['keyword'], says: `takes ${fewest} to ${most} letters of a name${advice}`, got: keyword }]
}

export const search = operation({
  name: 'cities search',
  summary: 'Find cities and towns by how their names begin, the biggest first',
  route: 'GET /v1/reference-data/locations/cities',
  input: {
    keyword: text('How the name begins, in 2 to 10 letters, or the code of a city', 200, 'paris'),
    countryCode: optional(country('Only in this country')),
    max: optional(wholeNumber('Most cities to give', 1, 10)),
    include: optional(listOf(oneOf(['AIRPORTS'], 'What to tell beside'), 'Tell their airports as well')),
  },
  rule: keywordRule,
  output: FoundCities,
  command: { args: ['keyword'], names: { countryCode: 'country' } },
  examples: ['paris --include airports', 'san --country US --max 5', 'NYC --json'],
  view: citiesView,
})
