import { type Sheet, table, type Ui } from '../../core/view.ts'
import { type Fact, factLines } from '../facts.view.ts'
import type { FoundLocation, OneLocation } from './model.ts'

/** One place, a line for each thing that is known of it. */
export function locationView({ data }: OneLocation, ui: Ui): Sheet {
  const { name, iataCode, subType } = data
  return {
    title: `${ui.bold(iataCode)} ${name}`,
    table: table([data], {
      Code: () => iataCode,
      Kind: () => subType.toLowerCase(),
      Name: () => name,
      City: ({ address }) => address.cityCode,
      State: ({ address }) => address.stateCode,
      Country: ({ address }) => address.countryCode,
      UTC: ({ timeZoneOffset }) => timeZoneOffset,
      Latitude: ({ geoCode }) => geoCode?.latitude,
      Longitude: ({ geoCode }) => geoCode?.longitude,
      Travellers: ({ analytics }) => analytics?.travelers.score,
    }),
    drawing: factLines(factsOf(data), ui),
    ...(subType === 'AIRPORT' && { next: `wayfare airports routes ${iataCode}` }),
  }
}

function factsOf({ subType, address, timeZoneOffset, geoCode, analytics }: FoundLocation): Fact[] {
  const { cityName = '', cityCode = '', countryName = '', countryCode = '', stateCode } = address
  return [
    ['Kind', subType.toLowerCase()],
    ['City', `${cityCode} ${cityName}`.trim()],
    ['State', stateCode],
    ['Country', `${countryCode} ${countryName}`.trim()],
    ['Clocks', timeZoneOffset && `UTC${timeZoneOffset}`],
    ['Place', geoCode && `${geoCode.latitude} ${geoCode.longitude}`],
    ['Travellers', analytics && `${analytics.travelers.score}, where the busiest city has 100`],
  ]
}
