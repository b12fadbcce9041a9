import * as v from 'valibot'
import { type Field, optional } from '../../core/fields.ts'
import { instead, operation } from '../../core/operation.ts'
import { city, country, flag } from '../../core/words.ts'
import { AreaReports } from './restrictions.model.ts'
import { restrictionsView } from './restrictions.view.ts'

export const countryCode = country('The country')
export const cityCode = optional(city('A city of the country'))

/** A language of two letters. Which of them are known is for the service to say. */
const language: Field<string, 'required'> = {
  kind: 'code',
  presence: 'required',
  summary: 'Language of the texts',
  expects: 'a language of two letters',
  example: 'EN',
  // Digits and signs are of a wrong form; letters are only too many or too few.
  schema: v.pipe(v.string(), v.minLength(2), v.maxLength(2), v.regex(/^[A-Za-z-]*$/)),
}

export const restrictions = operation({
  name: 'safety restrictions',
  summary: 'Show what a country asks of travellers: entry, documents, health',
  route: 'GET /v2/duty-of-care/diseases/covid19-area-report',
  input: { countryCode, cityCode, language: optional(language) },
  output: AreaReports,
  command: {
    args: ['countryCode', 'cityCode'],
    names: { countryCode: 'country', cityCode: 'city' },
    options: {
      countryCode,
      cityCode,
      language: optional(language),
      v1: optional(flag('Ask the older version of the service, which names its fields otherwise')),
    },
    rule: ({ v1, language }) =>
      v1 && language !== undefined
        ? [{ fault: 'combination', path: ['language'], says: 'cannot be combined with --v1, which knows English alone' }]
        : [],
    toInput: async ({ v1, ...asked }) => {
      if (!v1) return asked
      const { restrictionsV1 } = await import('./restrictions-v1.ts')
      return instead(restrictionsV1, { countryCode: asked.countryCode, cityCode: asked.cityCode })
    },
  },
  examples: ['ES', 'US NYC', 'JP --v1', 'FR --json'],
  view: restrictionsView,
})
