import { rowNumber, type Sheet, table, type Ui } from '../../core/view.ts'
import { nameAndCode } from '../names.ts'
import type { HotelEntry, HotelList } from './model.ts'
import { starsText } from './stars.ts'

interface Typed {
  readonly city?: string | undefined
  readonly radius?: number | undefined
  readonly radiusUnit?: string | undefined
}

/** What the stars of a hotel promise. */
const classes: Readonly<Record<number, string>> = { 5: 'luxury', 4: 'superior', 3: 'comfort', 2: 'budget', 1: 'basic' }

/** Where it stands: its district, or its town where hotels of several are listed. */
function placeOf({ address: { lines: [district] = [], cityName } }: HotelEntry, several: boolean): string | undefined {
  return several ? [cityName, district].filter(Boolean).join(', ') : district
}

/** The hotels as a numbered list, nearest first. */
export function listView({ data }: HotelList, ui: Ui, { city, radius, radiusUnit }: Typed): Sheet {
  const several = new Set(data.map(({ address }) => address.cityName)).size > 1
  const unit = data.find(({ distance }) => distance)?.distance?.unit
  const miles = unit === 'MILE'
  const code = city === undefined ? undefined : data[0]?.iataCode
  const within = `within ${radius} ${radiusUnit === 'MILE' ? 'miles' : 'km'} of its centre`
  const title = code && `Hotels in ${ui.bold(nameAndCode(code, ui.placeName(code) ?? data[0]?.address.cityName))}, ${within}`
  return {
    ...(title && { title }),
    table: table(data, {
      '#': rowNumber(ui),
      Hotel: { value: (hotel) => hotel.name, shown: ui.bold },
      Stars: { value: (hotel) => hotel.rating, shown: (_, hotel) => ui.yellow(starsText(hotel.rating)) },
      Class: { value: (hotel) => hotel.rating && classes[hotel.rating], spare: true },
      Place: { value: (hotel) => placeOf(hotel, several), spare: true },
      ...(unit && { [miles ? 'Miles' : 'km']: (hotel: HotelEntry) => hotel.distance?.value.toFixed(1) }),
      Chain: { value: (hotel) => hotel.chainCode, spare: true },
      Id: (hotel) => hotel.hotelId,
    }),
    rowsAre: { one: 'hotel', many: 'hotels', ...(unit && { order: 'nearest first' }) },
    ...(data.length > 0 && { next: 'wayfare hotels offers 1 +30d +32d' }),
  }
}
