import * as v from 'valibot'
import { Issue } from '../answers.ts'
import { list, Meta, number, Related, some, text } from './members.ts'

/** A report on an area in version 2 of the service. Every member may be left out. Texts are HTML. */

const dated = { lastUpdate: text, text }

const Area = v.object({
  name: text,
  code: text,
  geoCode: some({ latitude: v.number(), longitude: v.number() }),
  areaType: text,
})

const Expiry = some({ expiresAfter: text, referenceDateTime: text })

const Vaccine = v.object({
  supportedVaccineProducts: text,
  numberOfDoses: number,
  expiration: Expiry,
  boosterRequired: text,
  boosterExpiration: Expiry,
  validity: some({ delay: text, referenceDateTime: text }),
})

const Access = v.object({
  transportation: some({ ...dated, transportationType: text, isBanned: text, throughDate: text }),
  declarationDocuments: some({
    ...dated,
    isRequired: text,
    healthDocumentationLink: text,
    travelDocumentationLink: text,
    healthInsurance: list(v.object({ isRequired: text, minAmount: text, currencyCode: text, text })),
  }),
  entry: some({
    ...dated,
    ban: text,
    throughDate: text,
    referenceLink: text,
    exemptions: text,
    bannedArea: list(Area),
    borderBan: list(v.object({ borderType: text, status: text })),
    bannedTravellers: text,
  }),
  travelTest: some({
    ...dated,
    isRequired: text,
    requirement: text,
    referenceLink: text,
    travelTestConditionsAndRules: list(v.object({ travelPhases: text, scenarios: list(v.looseObject({ name: text })) })),
  }),
  tracingApplication: some({ ...dated, isRequired: text, iosUrl: list(v.string()), androidUrl: list(v.string()) }),
  masks: some({ ...dated, isRequired: text }),
  exit: some({ ...dated, specialRequirements: text, referenceLink: text, isBanned: text }),
  otherRestrictions: some(dated),
  travelVaccination: some({
    ...dated,
    isRequired: text,
    referenceLink: text,
    acceptedCertificates: list(v.string()),
    qualifiedVaccines: list(Vaccine),
    details: text,
    minimumAge: number,
    exemptionFromVaccination: text,
    vaccinatedTravellers: some({ policy: text, exemptions: text }),
  }),
  travelQuarantineModality: some({
    ...dated,
    eligiblePerson: text,
    quarantineType: text,
    duration: number,
    referenceLink: text,
    mandateList: text,
    quarantineOnArrivalAreas: list(Area),
  }),
  areaHealthPass: some({ ...dated, isRequired: text, applicationGuidance: text, obtentionMethods: text, referenceLink: text }),
})

const AreaReport = v.object({
  type: text,
  area: v.optional(Area),
  /** Reports on the areas within, which may be as long as this one. */
  subAreas: list(v.looseObject({ type: text, area: v.optional(Area) })),
  summary: some(dated),
  dataSources: some({ covidDashboardLink: text, healthDepartmentSiteLink: text, governmentSiteLink: text }),
  relatedArea: list(Related),
  areaVaccinated: list(v.object({ ...dated, vaccinationDoseStatus: text, percentage: number })),
  hotspots: some(dated),
  diseaseCases: some({ ...dated, active: number, recovered: number, deaths: number, confirmed: number }),
  diseaseInfection: some({ ...dated, level: text, rate: number, infectionMapLink: text, trend: text }),
  diseaseRiskLevel: some(dated),
  AreaPolicy: some({ ...dated, status: text, startDate: text, endDate: text, referenceLink: text }),
  areaAccessRestriction: v.optional(Access),
  areaRestrictions: list(v.object({ ...dated, restrictionType: text, title: text })),
})

export const AreaReports = v.object({ warnings: list(Issue), meta: Meta, data: v.array(AreaReport) })

export type AreaReport = v.InferOutput<typeof AreaReport>
export type AreaReports = v.InferOutput<typeof AreaReports>
