import type { AreaReport } from '../../../operations/safety/restrictions.model.ts'
import { type Place, type Report, relatedTo, sourcesOf } from './reports.ts'
import { ended, paragraph } from './texts.ts'

/** A report in the second version of the service: texts with their dates, codes called `code`. */
export function secondReport(report: Report): AreaReport {
  const { country, city, cities, date, texts, known } = report
  const cityArea = ({ code, name, latitude, longitude }: Place) => ({ name, code, geoCode: { latitude, longitude }, areaType: 'city' })
  const dated = (text: string) => ({ lastUpdate: date, text: paragraph(text) })
  return {
    type: 'disease-area-report',
    area: city ? cityArea(city) : { name: country.name, code: country.code, areaType: 'country' },
    subAreas: city ? [] : cities.map((each) => ({ type: 'disease-area-report', area: cityArea(each) })),
    summary: { lastUpdate: date, text: texts.summary },
    dataSources: sourcesOf(texts),
    relatedArea: relatedTo(report, 'v2'),
    ...(known && {
      diseaseRiskLevel: { lastUpdate: date, text: known.risk },
      diseaseInfection: { lastUpdate: date, level: known.risk, rate: known.rate },
      diseaseCases: { lastUpdate: known.counted, confirmed: known.cases, deaths: known.deaths },
      hotspots: dated(ended.hotspots),
      areaVaccinated: [{ lastUpdate: known.counted, vaccinationDoseStatus: 'fully', percentage: known.doses }],
      AreaPolicy: { ...dated(ended.policy), status: 'Open' },
      areaAccessRestriction: {
        ...(known.open && {
          transportation: { ...dated(ended.flights), transportationType: 'FLIGHT', isBanned: 'No' },
        }),
        declarationDocuments: {
          lastUpdate: date,
          text: known.documents,
          isRequired: known.needsDocuments ? 'Yes' : 'No',
          travelDocumentationLink: texts.government,
        },
        entry: {
          lastUpdate: date,
          text: known.entry,
          ban: 'No',
          referenceLink: texts.government,
          ...(known.open && { borderBan: [{ borderType: 'airBorderBan', status: 'Open' }] }),
        },
        travelTest: { ...dated(ended.test), isRequired: 'No' },
        tracingApplication: { ...dated(ended.application), isRequired: 'No' },
        masks: { ...dated(ended.mask), isRequired: 'No' },
        exit: { ...dated(ended.exit), specialRequirements: 'No', isBanned: 'No' },
        travelVaccination: { ...dated(ended.vaccination), isRequired: 'No' },
        travelQuarantineModality: {
          ...dated(ended.quarantine),
          quarantineType: 'None',
          duration: 0,
          quarantineOnArrivalAreas: [],
        },
        areaHealthPass: { ...dated('No health pass is asked for.'), isRequired: 'No' },
      },
      areaRestrictions: [{ lastUpdate: date, text: known.emergency, restrictionType: 'ADDITIONAL_SECTION', title: 'Emergency numbers' }],
    }),
  }
}
