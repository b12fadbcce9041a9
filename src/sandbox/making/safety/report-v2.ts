import type { AreaReport } from '../../../operations/safety/restrictions.model.ts'
import { type Place, paragraph, type Report } from './reports.ts'

const path = '/v2/duty-of-care/diseases/covid19-area-report'

/** A report in the second version of the service: texts with their dates, codes called `code`. */
export function secondReport({ country, city, cities, date, texts, known }: Report): AreaReport {
  const cityArea = ({ code, name, latitude, longitude }: Place) => ({ name, code, geoCode: { latitude, longitude }, areaType: 'city' })
  const related = (query: string, rel: string) => ({ href: `${path}?${query}`, methods: ['GET'], rel })
  const dated = (text: string) => ({ lastUpdate: date, text: paragraph(text) })
  return {
    type: 'disease-area-report',
    area: city ? cityArea(city) : { name: country.name, code: country.code, areaType: 'country' },
    subAreas: city ? [] : cities.map((each) => ({ type: 'disease-area-report', area: cityArea(each) })),
    summary: { lastUpdate: date, text: texts.summary },
    dataSources: { covidDashboardLink: 'https://data.who.int/dashboards/covid19/cases', governmentSiteLink: texts.government },
    relatedArea: city
      ? [related(`countryCode=${country.code}`, 'Parent')]
      : cities.map(({ code }) => related(`countryCode=${country.code}&cityCode=${code}`, 'Child')),
    ...(known && {
      diseaseRiskLevel: { lastUpdate: date, text: known.risk },
      diseaseInfection: { lastUpdate: date, level: known.risk, rate: known.rate },
      diseaseCases: { lastUpdate: known.counted, confirmed: known.cases, deaths: known.deaths },
      hotspots: dated('None is known.'),
      areaVaccinated: [{ lastUpdate: known.counted, vaccinationDoseStatus: 'fully', percentage: known.doses }],
      AreaPolicy: { ...dated('No restrictions against the disease are in force.'), status: 'Open' },
      areaAccessRestriction: {
        ...(known.open && {
          transportation: { ...dated('Flights are not restricted.'), transportationType: 'FLIGHT', isBanned: 'No' },
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
        travelTest: { ...dated('No test is asked for.'), isRequired: 'No' },
        tracingApplication: { ...dated('No application is asked for.'), isRequired: 'No' },
        masks: { ...dated('No masks are asked for.'), isRequired: 'No' },
        exit: { ...dated('Nothing is asked of those who leave.'), specialRequirements: 'No', isBanned: 'No' },
        travelVaccination: { ...dated('No vaccination against COVID-19 is asked for.'), isRequired: 'No' },
        travelQuarantineModality: {
          ...dated('There is no quarantine.'),
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
