import type { AreaReport } from './restrictions.model.ts'
import type { AreaReportV1 } from './restrictions-v1.model.ts'

/** A report of the first version in the form of the second, so that both can be shown alike. */
export function fromV1(report: AreaReportV1): AreaReport {
  const { area, subAreas, summary, diseaseRiskLevel, diseaseInfection, diseaseCases, hotspots, dataSources, areaPolicy } = report
  const access = report.areaAccessRestriction
  const of = <T extends Dated>(it: T | undefined) => it && { ...it, lastUpdate: it.date }
  const { date: summarised } = access?.entry ?? diseaseCases ?? {}
  return {
    ...(area && { area: areaOf(area) }),
    ...(subAreas && { subAreas: subAreas.map(({ area }) => (area ? { area: areaOf(area) } : {})) }),
    ...(summary !== undefined && { summary: { text: summary, lastUpdate: summarised } }),
    ...(diseaseRiskLevel !== undefined && { diseaseRiskLevel: { text: diseaseRiskLevel } }),
    ...(hotspots !== undefined && { hotspots: { text: hotspots } }),
    diseaseInfection: of(diseaseInfection),
    diseaseCases: of(diseaseCases),
    dataSources: dataSources && { ...dataSources, healthDepartmentSiteLink: dataSources.healthDepartementSiteLink },
    areaRestrictions: report.areaRestrictions,
    areaVaccinated: report.areaVaccinated,
    AreaPolicy: areaPolicy,
    ...(access && {
      areaAccessRestriction: {
        transportation: access.transportation,
        declarationDocuments: access.declarationDocuments && {
          ...access.declarationDocuments,
          isRequired: access.declarationDocuments.documentRequired,
        },
        entry: access.entry && { ...access.entry, bannedArea: undefined, referenceLink: access.entry.rules },
        travelTest: access.diseaseTesting && { isRequired: access.diseaseTesting.isRequired, text: access.diseaseTesting.text },
        tracingApplication: access.tracingApplication,
        masks: access.mask,
        exit: access.exit,
        otherRestrictions: access.otherRestriction,
        travelVaccination: access.diseaseVaccination && {
          isRequired: access.diseaseVaccination.isRequired,
          text: access.diseaseVaccination.text,
        },
        travelQuarantineModality: access.quarantineModality && { ...access.quarantineModality, quarantineOnArrivalAreas: undefined },
      },
    }),
  }
}

interface Dated {
  readonly date?: string | undefined
}

function areaOf({ name, iataCode, geoCode, areaType }: NonNullable<AreaReportV1['area']>): NonNullable<AreaReport['area']> {
  return {
    name,
    code: iataCode,
    areaType,
    ...(geoCode && { geoCode: { latitude: Number(geoCode.latitude), longitude: Number(geoCode.longitude) } }),
  }
}
