import { addDays, daysBetween } from '../../core/dates.ts'
import type { Found, FoundFlight, FoundTrip, Gazetteer } from '../found.ts'
import { type BoardingPass, type Leg, readBoardingPass } from './boarding-pass.ts'

/** Flights in the barcodes of boarding passes. `around` is a day that lies near them. */
export function tripOfBarcodes(barcodes: readonly string[], around: string, gazetteer: Gazetteer): FoundTrip {
  const passes = barcodes.map(readBoardingPass).filter((pass) => pass !== undefined)
  const products = passes.flatMap((pass) =>
    pass.legs.filter(({ from, to }) => from !== to).map((leg) => flightOf(leg, pass, around, gazetteer)),
  )
  return {
    products,
    people: passes.flatMap(({ person }) => (person ? [{ value: person, rule: 'barcode', sure: 0.97 }] : [])),
    ...(products[0]?.kind === 'air' && products[0].confirmation && { reference: products[0].confirmation }),
    warnings: [],
  }
}

/** How a day was found of which the barcode does not tell the year. */
export const guessedYear = 'barcode, its year guessed'

const barcode = (value: string, sure = 0.98): Found => ({ value, rule: 'barcode', sure })

function flightOf(leg: Leg, { issued }: BoardingPass, around: string, { airlineOfIcao, airport }: Gazetteer): FoundFlight {
  const day = leg.day === undefined ? undefined : issued ? dayAfter(leg.day, issued, around) : dayNear(leg.day, around)
  return {
    kind: 'air',
    // Some write the three letters of ICAO.
    carrier: barcode(airlineOfIcao(leg.carrier) ?? leg.carrier),
    number: barcode(leg.number),
    from: barcode(leg.from, airport(leg.from) ? 0.98 : 0.8),
    to: barcode(leg.to, airport(leg.to) ? 0.98 : 0.8),
    ...(day && { departs: issued ? barcode(day, 0.97) : { value: day, rule: guessedYear, sure: 0.7 } }),
    ...(leg.confirmation && { confirmation: barcode(leg.confirmation) }),
    ...(leg.seat && { seats: [barcode(leg.seat)] }),
  }
}

/** The day of a year that is nearest to another day, rather a little after it than long before. */
function dayNear(dayOfYear: number, around: string): string {
  const year = Number(around.slice(0, 4))
  const days = [year - 1, year, year + 1].map((each) => dayOfThe(dayOfYear, each))
  // Passes are kept for weeks, and are there for a year ahead.
  const fitting = days.find((day) => daysBetween(around, day) >= -90)
  return fitting ?? dayOfThe(dayOfYear, year)
}

/** The first such day on or after the day a pass was issued; of that year the last digit is told. */
function dayAfter(dayOfYear: number, { digit, day }: { readonly digit: number; readonly day: number }, around: string): string {
  const latest = Number(addDays(around, 365).slice(0, 4))
  const year = Array.from({ length: 10 }, (_, back) => latest - back).find((each) => each % 10 === digit) ?? latest
  return dayOfThe(dayOfYear, dayOfYear >= day ? year : year + 1)
}

const dayOfThe = (dayOfYear: number, year: number): string => addDays(`${year}-01-01`, dayOfYear - 1)
