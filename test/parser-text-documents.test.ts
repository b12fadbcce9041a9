import { describe, expect, test } from 'vitest'
import { ABODES } from './parser/abodes.ts'
import { AIRBORNE } from './parser/airborne.ts'
import { ALOFT } from './parser/aloft.ts'
import { ALONG } from './parser/along.ts'
import { BARE } from './parser/bare.ts'
import { BUSY } from './parser/busy.ts'
import { CARS } from './parser/cars.ts'
import { CROSSINGS } from './parser/crossings.ts'
import { DRIVES } from './parser/drives.ts'
import { DWELLINGS } from './parser/dwellings.ts'
import { FETCHED } from './parser/fetched.ts'
import { FLIGHTS } from './parser/flights.ts'
import { FORMS } from './parser/forms.ts'
import { HIRES } from './parser/hires.ts'
import { HOSTS } from './parser/hosts.ts'
import { HOUSES } from './parser/houses.ts'
import { INNS } from './parser/inns.ts'
import { JOURNEYS } from './parser/journeys.ts'
import { LAYOUTS } from './parser/layouts.ts'
import { LODGINGS } from './parser/lodgings.ts'
import { MANNERS } from './parser/manners.ts'
import { MOVING } from './parser/moving.ts'
import { NAMED } from './parser/named.ts'
import { PORTS } from './parser/ports.ts'
import { PRINTED } from './parser/printed.ts'
import { QUARTERS } from './parser/quarters.ts'
import { RAIL } from './parser/rail.ts'
import { NO_RETREATS, RETREATS } from './parser/retreats.ts'
import { RIDES } from './parser/rides.ts'
import { ROWS } from './parser/rows.ts'
import type { Sample } from './parser/sample.ts'
import { SERVICES } from './parser/services.ts'
import { SEVERAL } from './parser/several.ts'
import { SHEETS } from './parser/sheets.ts'
import { SPOKEN } from './parser/spoken.ts'
import { STAYS } from './parser/stays.ts'
import { STOPS } from './parser/stops.ts'
import { TRAINS } from './parser/trains.ts'
import { WEIGHED } from './parser/weighed.ts'
import { WHEELS } from './parser/wheels.ts'
import { WORDS } from './parser/words.ts'
import { line, named, tripOf } from './parser-text.ts'

const kinds: readonly (readonly [string, readonly Sample[]])[] = [
  ['flights', FLIGHTS],
  ['flights told by their numbers alone', BARE],
  ['hotel stays', STAYS],
  ['hired cars', CARS],
  ['stays in printed forms', HOUSES],
  ['hired cars in printed forms', HIRES],
  ['stays of many countries', INNS],
  ['hired cars of many countries', WHEELS],
  ['hired cars by vouchers, tables and mails', DRIVES],
  ['hired cars beside other things', FETCHED],
  ['letters of hosts', HOSTS],
  ['letterheads, lists of houses and tables of guests', LODGINGS],
  ['trains', TRAINS],
  ['journeys in prose, columns and quoted mails', LAYOUTS],
  ['journeys among other things', BUSY],
  ['journeys of several kinds', SEVERAL],
  ['journeys in other words', WORDS],
  ['printed pages', PRINTED],
  ['documents of railways and coaches', RAIL],
  ['railways, wherever times and stations stand', STOPS],
  ['ferries, coaches and trains of more countries', CROSSINGS],
  ['rides that are told in pieces', RIDES],
  ['rides between places that nobody has listed', PORTS],
  ['rides that are told by few words', MOVING],
  ['printed forms', FORMS],
  ['documents of flights in columns', AIRBORNE],
  ['documents of journeys', JOURNEYS],
  ['printed sheets', SHEETS],
  ['documents that are told', SPOKEN],
  ['names and references', NAMED],
  ['flights told by agents and airlines', ALOFT],
  ['documents that tell things apart', ROWS],
  ['stays and hired cars by small signs', QUARTERS],
  ['stays and hired cars in columns and catalogues', DWELLINGS],
  ['flights among other numbers', MANNERS],
  ['itineraries of agencies', SERVICES],
  ['rides among other things', ALONG],
  ['stays beside what looks like one', ABODES],
  ['stays told in several ways', WEIGHED],
  ['stays and hires past other signs', [...RETREATS, ...NO_RETREATS]],
]

describe.each(kinds)('%s are read from', (_, samples) => {
  test.each(samples)('$name', ({ text, products, people, reference, from, subject }) => {
    const trip = tripOf(text, { ...(from ? { from } : {}), ...(subject ? { subject } : {}) })
    expect(trip.products.map(line)).toEqual(products)
    if (people) expect(trip.people.map(({ value }) => named(value))).toEqual(people)
    if (reference) expect(trip.reference?.value).toBe(reference)
  })
})
