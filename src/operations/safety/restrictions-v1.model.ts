import * as v from 'valibot'
import { Issue } from '../answers.ts'
import { list, Meta, number, Related, some, text } from './members.ts'

/** A report on an area in version 1 of the service: flat texts, dates called `date`. Every member may be left out. Texts are HTML. */

const dated = { date: text, text }
/** Degrees, in some places written as text. */
const degrees = v.union([v.number(), v.string()])

const Area = v.object({ name: text, iataCode: text, geoCode: some({ latitude: degrees, longitude: degrees }), areaType: text })

const Access = v.object({
  transportation: some({ ...dated, transportationType: text, isBanned: text, throughDate: text }),
  declarationDocuments: some({ ...dated, documentRequired: text, healthDocumentationLink: text, travelDocumentationLink: text }),
  entry: some({
    ...dated,
    ban: text,
    throughDate: text,
    rules: text,
    exemptions: text,
    bannedArea: list(Area),
    borderBan: list(v.object({ borderType: text, status: text })),
  }),
  diseaseTesting: some({
    ...dated,
    isRequired: text,
    when: text,
    requirement: text,
    rules: text,
    testType: text,
    minimumAge: number,
    validityPeriod: some({ delay: text, referenceDateType: text }),
  }),
  tracingApplication: some({ ...dated, isRequired: text, iosUrl: list(v.string()), androidUrl: list(v.string()), website: text }),
  quarantineModality: some({
    ...dated,
    eligiblePerson: text,
    quarantineType: text,
    duration: number,
    rules: text,
    mandateList: text,
    quarantineOnArrivalAreas: list(Area),
  }),
  mask: some({ ...dated, isRequired: text }),
  exit: some({ ...dated, specialRequirements: text, rulesLink: text, isBanned: text }),
  otherRestriction: some(dated),
  diseaseVaccination: some({
    ...dated,
    isRequired: text,
    referenceLink: text,
    acceptedCertificates: list(v.string()),
    qualifiedVaccines: list(v.string()),
    policy: text,
    exemptions: text,
    details: text,
  }),
})

const AreaReportV1 = v.object({
  type: text,
  area: v.optional(Area),
  /** Reports on the areas within, which may be as long as this one. */
  subAreas: list(v.looseObject({ type: text, area: v.optional(Area) })),
  summary: text,
  diseaseRiskLevel: text,
  diseaseInfection: some({ date: text, level: text, rate: number, infectionMapLink: text }),
  diseaseCases: some({ date: text, active: number, recovered: number, deaths: number, confirmed: number }),
  hotspots: text,
  // `Departement` is how the service spells it in this version.
  dataSources: some({ covidDashboardLink: text, healthDepartementSiteLink: text, governmentSiteLink: text }),
  areaRestrictions: list(v.object({ ...dated, restrictionType: text, title: text })),
  areaAccessRestriction: v.optional(Access),
  areaPolicy: some({ ...dated, status: text, startDate: text, endDate: text, referenceLink: text }),
  relatedArea: list(Related),
  areaVaccinated: list(v.object({ ...dated, vaccinationDoseStatus: text, percentage: number })),
})

export const AreaReportsV1 = v.object({ warnings: list(Issue), meta: Meta, data: v.array(AreaReportV1) })

export type AreaReportV1 = v.InferOutput<typeof AreaReportV1>
export type AreaReportsV1 = v.InferOutput<typeof AreaReportsV1>
