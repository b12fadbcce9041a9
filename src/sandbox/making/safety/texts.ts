import type { Country } from '../../data/atlas.types.ts'
import type { CountryFacts } from '../../data/safety.ts'

/** What reports on areas say, in HTML. */

export interface Texts {
  readonly summary: string
  readonly government: string
}

/** What is said of rules that no country has any more. */
export const ended = {
  policy: 'No restrictions against the disease are in force.',
  hotspots: 'None is known.',
  flights: 'Flights are not restricted.',
  test: 'No test is asked for.',
  application: 'No application is asked for.',
  quarantine: 'There is no quarantine.',
  mask: 'No masks are asked for.',
  exit: 'Nothing is asked of those who leave.',
  vaccination: 'No vaccination against COVID-19 is asked for.',
} as const

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;')
export const listOf = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

export const government = (host: string): string => `https://${host}`

export function textsOf({ name }: Country, facts: CountryFacts | undefined, city: { readonly name: string } | undefined): Texts {
  const sample = paragraph('Sample data of this sandbox, not advice: ask the government before you travel.')
  if (!facts)
    return {
      summary: `${sample}${paragraph(`Of ${name} this sandbox knows no more than its name.`)}`,
      government: 'https://www.gov.uk/foreign-travel-advice',
    }
  const advice = facts.entry.includes('ADVISE') ? '<p><b>Many governments advise against travel.</b></p>' : ''
  const rules = paragraph(`${name}: the rules against COVID-19 have ended.`)
  return {
    summary: `${sample}${advice}${rules}${city ? paragraph(`${city.name} has no rules of its own.`) : ''}`,
    government: government(facts.site),
  }
}
