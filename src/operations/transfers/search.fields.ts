import { also, listOf, object, optional } from '../../core/fields.ts'
import { count, text, wholeNumber } from '../../core/words.ts'
import { connectedSegment } from './segments.fields.ts'

/**
 * What is asked of a search of transfers, in the words of the service. Much of it is any text here: the service has an error code of its own
 * for each member that is missing or wrong.
 */

/** Longest code of anything; what is longer is no code of any kind. */
const code = (summary: string, example: string) => optional(text(summary, 40, example))

const start = {
  startLocationCode: code('Airport or city where it starts', 'CDG'),
  startAddressLine: optional(text('Street and number where it starts', 70, 'Avenue Anatole France 5')),
  startZipCode: optional(text('Postal code there', 120, '75007')),
  startCountryCode: code('Country there', 'FR'),
  startCityName: optional(text('City there', 35, 'Paris')),
  startStateCode: code('State there', 'NY'),
  startGeoCode: code('Degrees north and east there', '48.8583,2.2945'),
  startName: optional(text('Name of the place', 200, 'Hotel')),
  startGooglePlaceId: optional(text('Id of the place at Google', 400, 'ChIJLU7jZClu5kcR4PcOOO6p3I0')),
  startUicCode: code('Railway station where it starts', '8727100'),
}

const end = {
  endLocationCode: code('Airport or city where it ends', 'PAR'),
  endAddressLine: optional(text('Street and number where it ends', 70, 'Avenue Anatole France 5')),
  endZipCode: optional(text('Postal code there', 120, '75007')),
  endCountryCode: code('Country there', 'FR'),
  endCityName: optional(text('City there', 35, 'Paris')),
  endStateCode: code('State there', 'NY'),
  endGeoCode: code('Degrees north and east there', '48.8583,2.2945'),
  endName: optional(text('Name of the place', 200, 'Eiffel Tower')),
  endGooglePlaceId: optional(text('Id of the place at Google', 400, 'ChIJLU7jZClu5kcR4PcOOO6p3I0')),
  endUicCode: code('Railway station where it ends', '8727100'),
}

const stopOver = object(
  {
    duration: code('How long', 'PT30M'),
    sequenceNumber: optional(wholeNumber('Which stop it is', 1)),
    locationCode: code('Airport or city', 'PAR'),
    addressLine: optional(text('Street and number', 70, 'Avenue Anatole France 5')),
    zipCode: optional(text('Postal code', 20, '75007')),
    countryCode: code('Country', 'FR'),
    cityName: optional(text('City', 35, 'Paris')),
    stateCode: code('State', 'NY'),
    geoCode: code('Degrees north and east', '48.8583,2.2945'),
    name: optional(text('Name of the place', 200, 'Hotel')),
    googlePlaceId: optional(text('Id of the place at Google', 400, 'ChIJLU7jZClu5kcR4PcOOO6p3I0')),
    uicCode: code('Railway station', '8727100'),
  },
  'A stop on the way',
)

export const searchFields = {
  startDateTime: code('Day and time of the pick-up, local', '2027-03-01T14:30:00'),
  passengers: optional(wholeNumber('How many travel', 0, 2), 1),
  ...start,
  ...end,
  transferType: code('Kind of ride', 'PRIVATE'),
  duration: code('How long the car is wanted, for HOURLY', 'PT3H'),
  language: optional(text('Language of the answer', 40, 'EN'), 'EN'),
  currency: code('Currency in which prices are told as well', 'EUR'),
  vehicleCategory: code('Standard, business or first class', 'ST'),
  vehicleCode: code('Kind of vehicle', 'VAN'),
  providerCodes: optional(text('Only these providers', 200, 'GLB')),
  baggages: optional(count('How many bags', 0, 999, 2)),
  discountNumbers: optional(text('Discounts', 200, 'CD-123456')),
  extraServiceCodes: optional(text('Services that are wanted', 200, 'MAG')),
  equipmentCodes: optional(text('Equipment that is wanted', 200, 'CST')),
  reference: optional(text('A reference of the caller', 200, 'TRIP-1')),
  stopOvers: optional(listOf(stopOver, 'Stops on the way', 10, 0)),
  startConnectedSegment: optional(connectedSegment('The flight or train one comes from')),
  endConnectedSegment: optional(connectedSegment('The flight or train one goes on with')),
  passenegerCharacteristics: optional(
    also(
      listOf(
        object(
          {
            passengerTypeCode: code('Adult or child', 'CHD'),
            age: optional(count('Age in years', 0, 150, 5)),
          },
          'A passenger',
        ),
        'Who travels',
        100,
        0,
      ),
      'passengerCharacteristics',
    ),
  ),
}
