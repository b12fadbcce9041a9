/** Parts of the world as airlines see them, and the country lists that fares and schedules need. Hand-written. */

const words = (text: string): string[] => text.split(' ')

export type Region =
  | 'Europe'
  | 'Eurasia'
  | 'North America'
  | 'Latin America'
  | 'Middle East'
  | 'Africa'
  | 'South Asia'
  | 'South East Asia'
  | 'North East Asia'
  | 'Oceania'

const REGIONS: readonly (readonly [Region, string])[] = [
  [
    'Europe',
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB CH NO IS RS AL ME MK BA MD XK LI MC SM VA AD GI IM JE GG FO AX SJ',
  ],
  ['Eurasia', 'RU BY UA KZ UZ KG TJ TM GE AM AZ'],
  ['North America', 'US CA PM BM GL'],
  [
    'Latin America',
    'MX GT HN SV NI CR PA BZ CU DO JM BS BB TT PR VI VG KY TC HT AG AI AW CW BQ SX MF BL GP MQ DM GD KN LC MS VC BR AR CL PE CO EC VE UY PY BO GY SR GF FK',
  ],
  ['Middle East', 'AE QA SA KW BH OM JO LB IQ IR IL PS SY YE TR'],
  ['South Asia', 'IN PK BD LK NP MV BT AF'],
  ['North East Asia', 'CN HK MO TW JP KR KP MN'],
  ['South East Asia', 'TH VN SG MY ID PH KH LA MM BN TL'],
  ['Oceania', 'AU NZ FJ PG NC PF WS TO VU SB KI NR TV CK NU WF AS GU MP PW FM MH NF CX CC'],
]

const REGION_OF = new Map(REGIONS.flatMap(([region, codes]) => words(codes).map((code) => [code, region] as const)))

/** The region of an ISO country; what is not listed is Africa. */
export const regionOf = (country: string): Region => REGION_OF.get(country) ?? 'Africa'

const SCHENGEN = new Set(words('AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH MC SM VA AX'))

const UNITED_STATES = new Set(words('US PR VI GU MP AS'))

/** The country whose taxes and border an ISO country has: the territories of the United States have those of the States. */
export const fiscalCountry = (country: string): string => (UNITED_STATES.has(country) ? 'US' : country)

/** True where a flight stays within one country, its territories included. */
export const isDomestic = (one: string, other: string): boolean => fiscalCountry(one) === fiscalCountry(other)

/** True where a flight between two countries meets no passport control: one country, or both in the Schengen area (29 states since 2025). */
export const borderless = (one: string, other: string): boolean => isDomestic(one, other) || (SCHENGEN.has(one) && SCHENGEN.has(other))

/** Everyone who lands from abroad enters the country, even to fly on. */
export const entersToConnect = (country: string): boolean => fiscalCountry(country) === 'US' || country === 'CA'
