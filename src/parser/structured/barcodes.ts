import { addDays, daysBetween } from '../../core/dates.ts'
import type { Found, FoundFlight, FoundTrain, FoundTrip, Gazetteer } from '../found.ts'
import { type BoardingPass, type PassLeg, readBoardingPass } from './boarding-pass.ts'

/** Flights, and trains sold as flights, in the barcodes of boarding passes. `around` is a day that lies near them. */
export function tripOfBarcodes(barcodes: readonly string[], around: string, gazetteer: Gazetteer): FoundTrip {
  const passes = barcodes.map(readBoardingPass).filter((pass) => pass !== undefined)
  const products = passes.flatMap((pass) =>
    pass.legs
      .filter(({ from, to }) => from !== to)
      .map((leg) => (isRail(leg, gazetteer) ? trainOf : flightOf)(leg, pass, around, gazetteer)),
  )
  return {
    products,
    people: passes.flatMap(({ person }) => (person ? [{ value: person, rule: 'barcode', sure: 0.97 }] : [])),
    ...(products[0]?.confirmation && { reference: products[0].confirmation }),
    warnings: [],
  }
}

const barcode = (value: string, sure = 0.98): Found => ({ value, rule: 'barcode', sure })

/** Railway stations have codes of IATA that begin with Q, X or Z; so do few airports, and those are known. */
const isRail = ({ from, to }: PassLeg, { airport }: Gazetteer): boolean => [from, to].some((code) => /^[QXZ]/.test(code) && !airport(code))

/** A train with the flight number of an airline that takes passengers to its flights. */
function trainOf(leg: PassLeg, { issued }: BoardingPass, around: string, { airlineOfIcao }: Gazetteer): FoundTrain {
  const day = dayOf(leg, issued, around)
  return {
    kind: 'train',
    number: barcode(`${airlineOfIcao(leg.carrier) ?? leg.carrier} ${leg.number}`),
    from: barcode(leg.from),
    to: barcode(leg.to),
    ...(day && { departs: departureOn(day, issued) }),
    ...(leg.confirmation && { confirmation: barcode(leg.confirmation) }),
    ...(leg.seat && { seats: [barcode(leg.seat)] }),
  }
}

const dayOf = (leg: PassLeg, issued: BoardingPass['issued'], around: string): string | undefined =>
  leg.day === undefined ? undefined : issued ? dayAfter(leg.day, issued, around) : dayNear(leg.day, around)

const departureOn = (day: string, issued: BoardingPass['issued']): Found =>
  issued ? barcode(day, 0.97) : { value: day, rule: 'barcode, its year guessed', how: 'day of a year', sure: 0.7, isYearGuessed: true }

function flightOf(leg: PassLeg, { issued }: BoardingPass, around: string, { airlineOfIcao, airport }: Gazetteer): FoundFlight {
  const day = dayOf(leg, issued, around)
  return {
    kind: 'air',
    // Some write the three letters of ICAO.
    carrier: barcode(airlineOfIcao(leg.carrier) ?? leg.carrier),
    number: barcode(leg.number),
    from: barcode(leg.from, airport(leg.from) ? 0.98 : 0.8),
    to: barcode(leg.to, airport(leg.to) ? 0.98 : 0.8),
    ...(day && { departs: departureOn(day, issued) }),
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
