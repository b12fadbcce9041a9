import { listOf, optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { count, currency, oneOf, text, textLike } from '../../core/words.ts'
import { TransferOffers, transferOffers, transferTypes } from './model.ts'
import { searchFields } from './search.fields.ts'
import { classNames, searchInput, vehicleNames } from './search.input.ts'
import { searchView } from './search.view.ts'

const degrees = (summary: string) =>
  textLike(/^\s*-?\d{1,2}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?\s*$/, summary, 'degrees north and east with a comma between', '48.8583,2.2945')

/** Of the words of a table, those that a person types, with the codes as other spellings. */
const wordsOf = <K extends string>(summary: string, codes: Readonly<Record<K, string>>) => {
  const [first, ...rest] = Object.keys(codes) as [K, ...K[]]
  const spellings = Object.entries<string>(codes).map(([word, code]) => [code, word as K] as const)
  return oneOf<readonly [K, ...K[]]>([first, ...rest], summary, Object.fromEntries(spellings))
}

const codes = (summary: string, example: string) =>
  listOf(textLike(/^[A-Za-z]{3}$/, summary, 'a code of three letters', example), summary, 20)

export const search = operation({
  name: 'transfers search',
  summary: 'Find rides between an airport and an address: cars, shuttles, taxis, trains, coaches',
  route: 'POST /v1/shopping/transfer-offers',
  asks: 'POST',
  input: searchFields,
  output: TransferOffers,
  rows: transferOffers,
  command: {
    args: ['from', 'to', 'when'],
    options: {
      from: text('Where it starts: an airport or city by its code or name, or an address', 200, 'CDG'),
      to: optional(text('Where it ends, in the same words; not needed for a car by the hour', 200, 'Avenue Anatole France 5, Paris')),
      when: optional(
        listOf(
          text('Day and local time of the pick-up', 40, '2027-03-01T14:30'),
          'Day and local time of the pick-up: 2027-03-01T14:30, +60d 14:30',
          2,
        ),
      ),
      fromGeo: optional(degrees('Where the address of the start is, in degrees')),
      toGeo: optional(degrees('Where the address of the end is, in degrees')),
      passengers: optional(count('How many travel', 1, 200, 2), 1),
      bags: optional(count('How many bags come along', 0, 200, 2)),
      type: optional(
        oneOf(transferTypes, 'Only this kind of ride', {
          express: 'AIRPORT_EXPRESS',
          train: 'AIRPORT_EXPRESS',
          bus: 'AIRPORT_BUS',
          coach: 'AIRPORT_BUS',
          shuttle: 'SHARED',
        }),
      ),
      vehicle: optional(wordsOf('Only this kind of vehicle', vehicleNames)),
      class: optional(wordsOf('Only this class', classNames)),
      provider: optional(codes('Only these providers', 'GLB')),
      duration: optional(text('How long a car by the hour is wanted', 20, '3h')),
      flight: optional(text('The flight one comes from', 20, 'AF1001')),
      equipment: optional(codes('Only with this equipment, such as CSI, CSB, CST child seats or WHC wheelchair', 'CST')),
      service: optional(codes('Only with these services, such as MAG meet and greet or EWT longer waiting', 'MAG')),
      currency: optional(currency('Currency to tell prices in as well')),
    },
    rule: ({ to, when }) =>
      when === undefined && to === undefined
        ? [{ fault: 'missing', path: ['when'], says: 'is missing: give a day and a time, such as 2027-03-01T14:30' }]
        : [],
    where: ([name]) => flags[String(name)],
    toInput: (options, context) => searchInput({ ...options, when: options.when ?? [] }, context),
  },
  examples: [
    'CDG "Rue Cler 5, Paris" 2027-03-01T14:30 --to-geo 48.8566,2.3055 --passengers 2',
    'MAD Madrid +60d 9:30 --type taxi',
    'JFK "New York" 2027-03-01 18:00 --bags 2 --currency USD',
    'CDG PAR 2027-03-01T19:45 --flight AF1498 --type private --equipment CST',
    'LHR "+60d 10:00" --type hourly --duration 4h --class business',
  ],
  view: searchView,
})

/** Which flag a member of the request comes from. */
const flags: Readonly<Record<string, string>> = {
  startDateTime: '--when',
  startLocationCode: '--from',
  startAddressLine: '--from',
  startCityName: '--from',
  startGeoCode: '--from-geo',
  endLocationCode: '--to',
  endAddressLine: '--to',
  endCityName: '--to',
  endGeoCode: '--to-geo',
  transferType: '--type',
  vehicleCode: '--vehicle',
  vehicleCategory: '--class',
  providerCodes: '--provider',
  baggages: '--bags',
  equipmentCodes: '--equipment',
  extraServiceCodes: '--service',
  startConnectedSegment: '--flight',
}
