import type { AreaReportV1 } from '../../../operations/safety/restrictions-v1.model.ts'
import { type Place, type Report, relatedTo, sourcesOf } from './reports.ts'
import { ended, paragraph } from './texts.ts'

/** A report in the first version of the service: flat texts, dates called `date`, codes `iataCode`. */
export function firstReport(report: Report): AreaReportV1 {
  const { country, city, cities, date, texts, known } = report
  const cityArea = ({ code, name, latitude, longitude }: Place) => ({
    name,
    iataCode: code,
    geoCode: { latitude, longitude },
    areaType: 'City',
  })
  const dated = (text: string) => ({ date, text: paragraph(text) })
  return {
    type: 'disease-area-report',
    area: city ? cityArea(city) : { name: country.name, iataCode: country.code, areaType: 'Country' },
    subAreas: city ? [] : cities.map((each) => ({ type: 'disease-area-report', area: cityArea(each) })),
    summary: texts.summary,
    dataSources: sourcesOf(texts),
    relatedArea: relatedTo(report, 'v1'),
    ...(known && {
      diseaseRiskLevel: known.risk,
      diseaseInfection: { date, level: known.risk, rate: known.rate },
      diseaseCases: { date: known.counted, confirmed: known.cases, deaths: known.deaths },
      hotspots: paragraph(ended.hotspots),
      areaVaccinated: [{ date: known.counted, vaccinationDoseStatus: 'fully', percentage: known.doses }],
      areaPolicy: { ...dated(ended.policy), status: 'Open' },
      areaAccessRestriction: {
        ...(known.open && {
          transportation: { ...dated(ended.flights), transportationType: 'FLIGHT', isBanned: 'No' },
        }),
        declarationDocuments: {
          date,
          text: known.documents,
          documentRequired: known.needsDocuments ? 'Yes' : 'No',
          travelDocumentationLink: texts.government,
        },
        entry: {
          date,
          text: known.entry,
          ban: 'No',
          rules: texts.government,
          ...(known.open && { borderBan: [{ borderType: 'airBorderBan', status: 'Open' }] }),
        },
        diseaseTesting: { ...dated(ended.test), isRequired: 'No' },
        tracingApplication: { ...dated(ended.application), isRequired: 'No' },
        quarantineModality: { ...dated(ended.quarantine), quarantineType: 'None', duration: 0, quarantineOnArrivalAreas: [] },
        mask: { ...dated(ended.mask), isRequired: 'No' },
        exit: { ...dated(ended.exit), specialRequirements: 'No', isBanned: 'No' },
        diseaseVaccination: { ...dated(ended.vaccination), isRequired: 'No' },
      },
      areaRestrictions: [{ date, text: known.emergency, restrictionType: 'ADDITIONAL_SECTION', title: 'Emergency numbers' }],
    }),
  }
}
