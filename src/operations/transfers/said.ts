import { inWords, sayMoment } from '../../core/say.ts'
import type { Ui } from '../../core/view.ts'
import { codeAndName } from '../names.ts'
import type { Place, TransferOffer } from './model.ts'

/** Rides and places as people say them. */

/** `CDG`, `Avenue Anatole France 5, Paris`, or degrees where nothing else was said. */
export function placeText({ locationCode, address, name }: Place, nameOf: Ui['placeName'] = () => undefined): string {
  if (name !== undefined) return name
  const street = [address?.line, [address?.zip, address?.cityName].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  if (street) return street
  if (locationCode === undefined) return `${address?.latitude ?? ''}, ${address?.longitude ?? ''}`
  // A code with an address is a city's: its middle is meant.
  if (address) return nameOf(locationCode) ?? locationCode
  return codeAndName(locationCode, nameOf(locationCode))
}

const kinds: Readonly<Record<string, string>> = {
  PRIVATE: 'private car',
  SHARED: 'shared shuttle',
  TAXI: 'taxi',
  HOURLY: 'by the hour',
  AIRPORT_EXPRESS: 'train',
  AIRPORT_BUS: 'coach',
}

const kindText = (type: string): string => kinds[type] ?? inWords(type)

const words: Readonly<Record<string, string>> = { ...kinds, PRIVATE: 'private', SHARED: 'shuttle', HOURLY: 'hourly' }

/** The same in one word, for a column. */
export const kindWord = (type: string): string => words[type] ?? inWords(type)

/** `taxi, Sedan`; of a train there is no more to say. */
export const inWhat = ({ transferType, vehicle }: Pick<TransferOffer, 'transferType' | 'vehicle'>): string =>
  transferType.startsWith('AIRPORT') ? kindText(transferType) : `${kindText(transferType)}, ${vehicle.description},`

/** `taxi, Sedan, MAD → Gran Vía 1, Madrid, Mon 1 Mar 14:30` */
export function rideName({ transferType, vehicle, start, end }: Pick<TransferOffer, 'transferType' | 'vehicle' | 'start' | 'end'>): string {
  const way = end ? `${placeText(start)} → ${placeText(end)}` : `from ${placeText(start)}`
  return `${inWhat({ transferType, vehicle })} ${way}, ${sayMoment(start.dateTime ?? '')}`
}
