import type { Address, Air, Car, Hotel, Product, Train, Trip } from '../src/operations/trip/model.ts'

/** What of a trip is compared when readings are scored, and when two texts say the same. */

/** Whether what was read says what was expected. Not the same the other way round: more may be read than was expected. */
type Same = (expected: string, got: string) => boolean

/** A field with something in it. */
export interface Value {
  readonly text: string
  readonly same: Same
}

export type Kind = keyof Product

export interface Compared {
  readonly kind: Kind
  readonly values: ReadonlyMap<string, Value>
}

/** Small letters and figures in words: accents and signs are left out, as are letters that are no Latin ones. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const sameWords: Same = (expected, got) => plain(expected) === plain(got)

const sameUnspaced: Same = (expected, got) => plain(expected).replaceAll(' ', '') === plain(got).replaceAll(' ', '')

/** To the minute; where only a day is expected, the day suffices. */
const sameMoment: Same = (expected, got) => expected === got || (expected.length === 10 && got.slice(0, 10) === expected)

/** Airlines that are as often told by the code of ICAO. */
const IATA: Readonly<Record<string, string>> = { ezy: 'u2', eju: 'u2', ryr: 'fr', dlh: 'lh' }

const iata = (carrier: string): string => IATA[plain(carrier)] ?? plain(carrier)

const sameCarrier: Same = (expected, got) => iata(expected) === iata(got)

/** Its figures: `ICE 018` is 18. What has none is its word. */
const figures = (number: string): string => (plain(number).replace(/\D/g, '') || plain(number)).replace(/^0+/, '')

const sameNumber: Same = (expected, got) => figures(expected) === figures(got)

/** One may be a part of the other, as `Hotel Post` is of `Hotel Post Seefeld`; what is read may be 2.2 times as long at most. */
export const sameName: Same = (expected, got) => {
  const [one, other] = [plain(expected), plain(got)]
  return (
    one === other || (one.length > 3 && other.includes(one) && other.length < 2.2 * one.length) || (other.length > 3 && one.includes(other))
  )
}

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean)

/** Half of the words that were expected suffice. */
export const sameAddress: Same = (expected, got) => {
  const [words, read] = [new Set(wordsOf(expected)), new Set(wordsOf(got))]
  return [...words].filter((word) => read.has(word)).length >= 0.5 * words.size
}

/** `2027-03-01T10:40` or `2027-03-01`. */
const moment = (text: string | undefined): string | undefined => /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?/.exec(text ?? '')?.[0]

const day = (text: string | undefined): string | undefined => moment(text)?.slice(0, 10)

export const addressLine = ({ lines = [], postalCode, cityName, text }: Address = {}): string =>
  [...lines, postalCode, cityName, text].filter(Boolean).join(' ')

type Told = readonly [name: string, text: string | undefined, same: Same]

const airOf = ({ marketing, departure, arrival }: Air): Told[] => [
  ['carrier', marketing?.flightDesignator?.carrierCode, sameCarrier],
  ['number', marketing?.flightDesignator?.flightNumber, sameNumber],
  ['from', departure?.iataCode, sameWords],
  ['to', arrival?.iataCode, sameWords],
  ['departs', moment(departure?.localDateTime), sameMoment],
  ['arrives', moment(arrival?.localDateTime), sameMoment],
]

const hotelOf = ({ name, checkInDate, checkOutDate, confirmationNumber, address }: Hotel): Told[] => [
  ['name', name, sameName],
  ['check-in', day(checkInDate), sameMoment],
  ['check-out', day(checkOutDate), sameMoment],
  ['confirmation', confirmationNumber, sameUnspaced],
  ['address', addressLine(address), sameAddress],
]

const trainOf = ({ vehicle, departure, arrival, departureDateTime, arrivalDateTime, confirmNbr }: Train): Told[] => [
  ['number', vehicle?.number || vehicle?.displayName, sameNumber],
  ['from', departure?.name, sameName],
  ['to', arrival?.name, sameName],
  ['departs', moment(departureDateTime), sameMoment],
  ['arrives', moment(arrivalDateTime), sameMoment],
  ['confirmation', confirmNbr, sameUnspaced],
]

const carOf = ({ serviceProviderName, pickup, dropoff, confirmationNumber }: Car): Told[] => [
  ['provider', serviceProviderName, sameName],
  ['pick-up', moment(pickup?.localDateTime), sameMoment],
  ['drop-off', moment(dropoff?.localDateTime), sameMoment],
  ['confirmation', confirmationNumber, sameUnspaced],
  ['pick-up place', pickup?.location?.name, sameName],
  ['drop-off place', dropoff?.location?.name, sameName],
]

const compared = (kind: Kind, told: readonly Told[]): Compared => ({
  kind,
  values: new Map(told.flatMap(([name, text, same]) => (text ? [[name, { text, same }]] : []))),
})

/** The products of a trip, in its order. */
export const productsOf = ({ products = [] }: Trip): Compared[] =>
  products.flatMap(({ air, hotel, train, car }) => [
    ...(air ? [compared('air', airOf(air))] : []),
    ...(hotel ? [compared('hotel', hotelOf(hotel))] : []),
    ...(train ? [compared('train', trainOf(train))] : []),
    ...(car ? [compared('car', carOf(car))] : []),
  ])

/** Who travels, each once and the words of a name in the order of the alphabet: some write the surname first. */
export const peopleOf = ({ stakeholders = [] }: Trip): Set<string> =>
  new Set(
    stakeholders
      .map(({ name }) =>
        wordsOf(`${name?.firstName ?? ''} ${name?.lastName ?? ''}`)
          .sort()
          .join(' '),
      )
      .filter(Boolean),
  )

/** Whether both tell the same main reference. */
export const sameReference: Same = sameWords
