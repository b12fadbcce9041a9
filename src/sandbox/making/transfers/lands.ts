import type { Airport } from '../../data/atlas.types.ts'

/** Which places a road leads between: those on one land. What is not named here is on the mainland of its part of the world. */

/** Countries that no road leads out of. */
const islands = new Set(
  'AG AW BB BM BS CU CV CW CY FJ FO GB GD IE IS JM JP KM KN KY LC LK MG MT MU MV NZ PH PR SC TC TT TW VC VG VI VU WS ID'.split(' '),
)

/** Regions (ISO 3166-2) of islands, by the land they are on. */
const regions: Readonly<Record<string, readonly string[]>> = {
  Ireland: ['GB NIR'],
  Balearics: ['ES IB'],
  Canaries: ['ES CN'],
  Azores: ['PT 20'],
  Madeira: ['PT 30'],
  Corsica: ['FR COR'],
  Sicily: ['IT 82'],
  Sardinia: ['IT 88'],
  Crete: ['GR M'],
  'Ionian Islands': ['GR F'],
  'North Aegean': ['GR K'],
  'South Aegean': ['GR L'],
  Gotland: ['SE I'],
  Hawaii: ['US HI'],
  Tasmania: ['AU TAS'],
  Hokkaido: ['JP 01'],
  Okinawa: ['JP 47'],
  Jeju: ['KR 49'],
  Hainan: ['CN HI', 'CN 46'],
  'South Island': ['NZ NSN', 'NZ TAS', 'NZ MBH', 'NZ WTC', 'NZ CAN', 'NZ OTA', 'NZ STL'],
  Java: ['ID JK', 'ID BT', 'ID JB', 'ID JT', 'ID YO', 'ID JI'],
  Sumatra: ['ID AC', 'ID SU', 'ID RI', 'ID JA', 'ID SB', 'ID BE', 'ID SS', 'ID LA'],
  Luzon: ['PH 00', 'PH PAM', 'PH ZMB', 'PH LUN', 'PH ILN', 'PH BEN', 'PH CAG', 'PH ISA', 'PH AUR', 'PH CAS', 'PH ALB'],
  Mindanao: ['PH DAS', 'PH SCO', 'PH BTC', 'PH MDN', 'PH MSR', 'PH MSC', 'PH ZAN', 'PH ZAS', 'PH SUR'],
  Panay: ['PH ILI', 'PH AKL', 'PH CAP'],
  Negros: ['PH NEC', 'PH NER'],
  Samar: ['PH NSA', 'PH WSA', 'PH LEY'],
  Borneo: ['ID KB', 'ID KI', 'ID KS', 'ID KT', 'ID KU'],
  Celebes: ['ID GO', 'ID SA', 'ID SG', 'ID SN', 'ID SR', 'ID ST'],
  Africa: ['ES CE', 'ES ML'],
}

const landOfRegion = new Map(Object.entries(regions).flatMap(([land, codes]) => codes.map((code) => [code, land] as const)))

/** Lands of several islands, and the longest way on one of them in km. */
const reach: Readonly<Record<string, number>> = {
  Balearics: 90,
  Canaries: 80,
  Azores: 60,
  Madeira: 60,
  'Ionian Islands': 70,
  'North Aegean': 70,
  'South Aegean': 80,
  Hawaii: 60,
  Okinawa: 90,
}

/** Countries with the sea between them where they come near each other. */
const straits = new Set(['EE FI', 'AL IT', 'GR IT', 'DK NO', 'AE IR', 'DJ YE', 'IT ME'])

type Where = Pick<Airport, 'country' | 'region'>

function landOf({ country, region }: Where): string {
  const known = landOfRegion.get(`${country} ${region}`)
  if (known !== undefined) return known
  if (country === 'IE') return 'Ireland'
  if (country === 'MA' || country === 'DZ' || country === 'TN') return 'Africa'
  // Countries of so many islands that each region is one, more or less.
  if (country === 'ID' || country === 'PH') return `${country} ${region}`
  return islands.has(country) ? country : 'mainland'
}

/** Whether a road may lead from near one airport to near another, so many km away. */
export function onOneLand(one: Where, other: Where, kilometres: number): boolean {
  const land = landOf(one)
  if (land !== landOf(other) || kilometres > (reach[land] ?? Number.POSITIVE_INFINITY)) return false
  return !straits.has([one.country, other.country].sort().join(' '))
}
