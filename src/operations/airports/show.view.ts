import { type Sheet, table, type Ui } from '../../core/view.ts'
import type { FoundLocation, OneLocation } from './model.ts'

/** One place, a line for each thing that is known of it. */
export function locationView({ data }: OneLocation, ui: Ui): Sheet {
  const { name, iataCode, subType } = data
  const facts = factsOf(data)
  const width = Math.max(...facts.map(([label]) => label.length))
  return {
    title: `${ui.bold(iataCode)} ${name}`,
    table: table([data], {
      Code: () => iataCode,
      Kind: () => subType.toLowerCase(),
      Name: () => name,
      ...Object.fromEntries(facts.map(([label, value]) => [label, () => value])),
    }),
    drawing: facts.map(([label, value]) => `${ui.dim(label.padEnd(width))}  ${value}`).join('\n'),
    ...(data.analytics && { notes: ['Travellers: 100 is the busiest city there is'] }),
    ...(subType === 'AIRPORT' && { next: `wayfare airports routes ${iataCode}` }),
  }
}

function factsOf({ address, timeZoneOffset, geoCode, analytics }: FoundLocation): [label: string, value: string][] {
  const { cityName = '', cityCode = '', countryName = '', countryCode = '', stateCode } = address
  const facts: [string, string | undefined][] = [
    ['City', `${cityCode} ${cityName}`.trim()],
    ['State', stateCode],
    ['Country', `${countryCode} ${countryName}`.trim()],
    ['UTC', timeZoneOffset],
    ['Latitude', geoCode && String(geoCode.latitude)],
    ['Longitude', geoCode && String(geoCode.longitude)],
    ['Travellers', analytics && String(analytics.travelers.score)],
  ]
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}
