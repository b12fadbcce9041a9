import { type Sheet, table, type Ui } from '../../core/view.ts'
import type { FoundCities, FoundCity } from './model.ts'

/** Cities with where they are and, where they were asked for, the airports that serve them. */
export function citiesView({ data, included }: FoundCities, ui: Ui): Sheet {
  const airports = included?.airports
  const named = (code: string): string => (airports?.[code] ? `${code} ${airports[code].name}` : code)
  const codesOf = ({ relationships = [] }: FoundCity): string[] => relationships.map(({ id }) => id)
  const [first] = data
  const place = first && (first.iataCode ?? degrees(first))
  return {
    table: table(data, {
      Name: { value: ({ name }) => name, shown: ui.bold },
      Code: ({ iataCode }) => iataCode,
      Country: ({ address }) => address?.countryCode,
      State: ({ address }) => address?.stateCode,
      ...(airports && {
        Airports: {
          value: (city: FoundCity) => codesOf(city).join(' '),
          shown: (_: string, city: FoundCity) => codesOf(city).map(named).join(', '),
        },
      }),
      Latitude: { value: ({ geoCode }) => geoCode?.latitude, spare: true },
      Longitude: { value: ({ geoCode }) => geoCode?.longitude, spare: true },
    }),
    rowsAre: { one: 'city', many: 'cities', order: 'biggest first' },
    ...(place && { next: `wayfare places near ${place}` }),
  }
}

const degrees = ({ geoCode }: FoundCity): string | undefined => geoCode && `${geoCode.latitude} ${geoCode.longitude}`
