import { plainText } from '../../core/html.ts'
import type { AreaReport } from './restrictions.model.ts'

/** What a report says, fact by fact. */

/** A text of the service on one line. */
export const inOneLine = (html: string | undefined): string | undefined =>
  html === undefined ? undefined : plainText(html).replaceAll('\n', ' ')

interface Fact {
  readonly topic: string
  readonly field: string
  readonly value: string | number
}

/** Every fact of a report that has a value: a row each. */
export function factsOf(report: AreaReport): Fact[] {
  const access = report.areaAccessRestriction ?? {}
  const { entry, declarationDocuments: documents, exit, diseaseCases: cases } = { ...access, diseaseCases: report.diseaseCases }
  const facts: (readonly [topic: string, field: string, value: string | number | undefined])[] = [
    ['summary', 'text', report.summary?.text],
    ['summary', 'updated', report.summary?.lastUpdate],
    ['summary', 'risk', report.diseaseRiskLevel?.text],
    ['summary', 'hotspots', report.hotspots?.text],
    ['summary', 'policy', report.AreaPolicy?.text],
    ['entry', 'ban', entry?.ban],
    ['entry', 'until', entry?.throughDate],
    ['entry', 'text', entry?.text],
    ['entry', 'exemptions', entry?.exemptions],
    ['entry', 'rules', entry?.referenceLink],
    ...(entry?.borderBan ?? []).map((border) => ['entry', border.borderType ?? 'border', border.status] as const),
    ['entry', 'transport', access.transportation?.text],
    ['exit', 'text', exit?.text],
    ['documents', 'required', documents?.isRequired],
    ['documents', 'text', documents?.text],
    ['documents', 'link', documents?.travelDocumentationLink],
    ...checksOf(report).flatMap(({ name, required, text }) => [
      ['health', name, required] as const,
      ['health', `${name}: details`, text] as const,
    ]),
    ...(report.areaRestrictions ?? []).map(({ title, text }) => ['more', (title ?? 'more').toLowerCase(), text] as const),
    ['more', 'other', access.otherRestrictions?.text],
    ['figures', 'cases', cases?.confirmed],
    ['figures', 'deaths', cases?.deaths],
    ['figures', 'counted until', cases?.lastUpdate],
    ['figures', 'new cases per 100,000', report.diseaseInfection?.rate],
    ...(report.areaVaccinated ?? []).map(
      ({ vaccinationDoseStatus, percentage }) => ['figures', `vaccinated, ${vaccinationDoseStatus ?? 'any'} (%)`, percentage] as const,
    ),
    ...sourcesOf(report).map((link, at) => ['sources', String(at + 1), link] as const),
  ]
  return facts.flatMap(([topic, field, value]) => {
    const plain = typeof value === 'string' ? inOneLine(value) : value
    return plain === undefined || plain === '' ? [] : [{ topic, field, value: plain }]
  })
}

interface HealthCheck {
  /** `test` */
  readonly name: string
  /** `No`, `Yes`, `Yes, conditional` */
  readonly required: string | undefined
  readonly text: string | undefined
}

export function checksOf({ areaAccessRestriction: access = {} }: AreaReport): HealthCheck[] {
  const { travelTest, travelVaccination, travelQuarantineModality: quarantine, masks, areaHealthPass, tracingApplication } = access
  const check = (name: string, it: { readonly text?: string | undefined } | undefined, required: string | undefined): HealthCheck[] =>
    it ? [{ name, required: required === undefined ? undefined : plainText(required), text: it.text }] : []
  const noQuarantine = quarantine?.duration === 0 || /^no/i.test(quarantine?.quarantineType ?? '')
  return [
    ...check('test', travelTest, travelTest?.isRequired),
    ...check('vaccination', travelVaccination, travelVaccination?.isRequired),
    ...check('quarantine', quarantine, noQuarantine ? 'No' : quarantine?.quarantineType),
    ...check('masks', masks, masks?.isRequired),
    ...check('health pass', areaHealthPass, areaHealthPass?.isRequired),
    ...check('tracing app', tracingApplication, tracingApplication?.isRequired),
  ]
}

export const sourcesOf = ({
  dataSources: { governmentSiteLink, healthDepartmentSiteLink, covidDashboardLink } = {},
}: AreaReport): string[] => [governmentSiteLink, healthDepartmentSiteLink, covidDashboardLink].filter((link) => link !== undefined)
