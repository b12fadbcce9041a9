import type { AreaReportV1 } from '../../../operations/safety/restrictions-v1.model.ts'
import { type Place, paragraph, type Report } from './reports.ts'

const path = '/v1/duty-of-care/diseases/covid19-area-report'

/** A report in the first version of the service: flat texts, dates called `date`, codes `iataCode`. */
export function firstReport({ country, city, cities, date, texts, known }: Report): AreaReportV1 {
  const cityArea = ({ code, name, latitude, longitude }: Place) => ({
    name,
    iataCode: code,
    geoCode: { latitude, longitude },
    areaType: 'City',
  })
  const related = (query: string, rel: string) => ({ href: `${path}?${query}`, methods: ['GET'], rel })
  const dated = (text: string) => ({ date, text: paragraph(text) })
  return {
    type: 'disease-area-report',
    area: city ? cityArea(city) : { name: country.name, iataCode: country.code, areaType: 'Country' },
    subAreas: city ? [] : cities.map((each) => ({ type: 'disease-area-report', area: cityArea(each) })),
    summary: texts.summary,
    dataSources: { covidDashboardLink: 'https://data.who.int/dashboards/covid19/cases', governmentSiteLink: texts.government },
    relatedArea: city
      ? [related(`countryCode=${country.code}`, 'Parent')]
      : cities.map(({ code }) => related(`countryCode=${country.code}&cityCode=${code}`, 'Child')),
    ...(known && {
      diseaseRiskLevel: known.risk,
      diseaseInfection: { date, level: known.risk, rate: known.rate },
      diseaseCases: { date: known.counted, confirmed: known.cases, deaths: known.deaths },
      hotspots: paragraph('None is known.'),
      areaVaccinated: [{ date: known.counted, vaccinationDoseStatus: 'fully', percentage: known.doses }],
      areaPolicy: { ...dated('No restrictions against the disease are in force.'), status: 'Open' },
      areaAccessRestriction: {
        ...(known.open && {
          transportation: { ...dated('Flights are not restricted.'), transportationType: 'FLIGHT', isBanned: 'No' },
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
        diseaseTesting: { ...dated('No test is asked for.'), isRequired: 'No' },
        tracingApplication: { ...dated('No application is asked for.'), isRequired: 'No' },
        quarantineModality: { ...dated('There is no quarantine.'), quarantineType: 'None', duration: 0, quarantineOnArrivalAreas: [] },
        mask: { ...dated('No masks are asked for.'), isRequired: 'No' },
        exit: { ...dated('Nothing is asked of those who leave.'), specialRequirements: 'No', isBanned: 'No' },
        diseaseVaccination: { ...dated('No vaccination against COVID-19 is asked for.'), isRequired: 'No' },
      },
      areaRestrictions: [{ date, text: known.emergency, restrictionType: 'ADDITIONAL_SECTION', title: 'Emergency numbers' }],
    }),
  }
}
