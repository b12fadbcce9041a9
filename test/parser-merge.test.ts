import { describe, expect, test } from 'vitest'
import {
  dated,
  type Found,
  type FoundCar,
  type FoundFlight,
  type FoundPerson,
  type FoundProduct,
  type FoundStay,
  type FoundTrain,
  type FoundTrip,
} from '../src/parser/found.ts'
import { believable } from '../src/parser/merge/believable.ts'
import { mergeTrips, type Source } from '../src/parser/merge/merge.ts'
import { mergePeople } from '../src/parser/merge/people.ts'

/** One trip out of what several sources tell. */

const found = <T>(value: T, sure = 0.9, rule = 'test'): Found<T> => ({ value, rule, sure })
const guessed = (moment: string): Found => dated(found(moment), true)
const flight = (more: Partial<FoundFlight> = {}): FoundFlight => ({
  kind: 'air',
  carrier: found('IB'),
  number: found('6251'),
  from: found('MAD'),
  to: found('JFK'),
  departs: found('2027-03-01T10:40'),
  arrives: found('2027-03-01T13:15'),
  ...more,
})
const stay = (more: Partial<FoundStay> = {}): FoundStay => ({
  kind: 'hotel',
  name: found('Casa Azul'),
  checkIn: found('2027-03-01'),
  checkOut: found('2027-03-04'),
  ...more,
})
const ride = (more: Partial<FoundTrain> = {}): FoundTrain => ({
  kind: 'train',
  number: found('ICE 123'),
  from: found('Köln Hbf'),
  to: found('Berlin Hbf'),
  departs: found('2027-03-02T08:00'),
  ...more,
})
const trip = (...products: FoundProduct[]): FoundTrip => ({ products, people: [], warnings: [] })
const merged = (...all: readonly [Source, FoundProduct][]) => mergeTrips(all.map(([source, product]) => ({ source, trip: trip(product) })))

describe('the reference of a whole journey', () => {
  const hired = (confirmation: string): FoundCar => ({
    kind: 'car',
    pickUp: found('2027-03-01T14:00'),
    dropOff: found('2027-03-04T09:00'),
    confirmation: found(confirmation),
  })
  const told = (reference: string, ...products: FoundProduct[]): FoundTrip => ({ ...trip(...products), reference: found(reference) })
  const ofBoth = (inText: string, ofFlight = 'QX7T2P') =>
    mergeTrips([
      { source: 'structured', trip: told('ES-20417', hired('ES-20417')) },
      { source: 'text', trip: told(inText, flight({ confirmation: found(ofFlight) }), hired('ES-20417')) },
    ]).reference?.value

  test('is that of the text where only the car is told to programs', () => expect(ofBoth('7295-1806')).toBe('7295-1806'))

  test('is no number of another part', () => expect(ofBoth('QX7T2P')).toBe('ES-20417'))

  test('is that told to programs where there is nothing but the car', () => {
    const all = [
      { source: 'structured' as const, trip: told('ES-20417', hired('ES-20417')) },
      { source: 'text' as const, trip: told('7295-1806', hired('ES-20417')) },
    ]
    expect(mergeTrips(all).reference?.value).toBe('ES-20417')
  })
})

describe('seats', () => {
  const seated = (sure: number, ...seats: string[]) => flight({ seats: seats.map((seat) => found(seat, sure)) })
  const seatsOf = (...all: readonly [Source, FoundProduct][]) =>
    merged(...all).products.flatMap((product) => (product.kind === 'air' ? (product.seats ?? []).map(({ value }) => value) : []))

  test('are those of all passes for one flight, each once', () => {
    expect(seatsOf(['barcode', seated(0.98, '12A')], ['barcode', seated(0.98, '12B')], ['barcode', seated(0.98, '12A')])).toEqual([
      '12A',
      '12B',
    ])
    expect(seatsOf(['structured', seated(0.97, '12A')], ['barcode', seated(0.98, '12A')], ['barcode', seated(0.98, '12B')])).toEqual([
      '12A',
      '12B',
    ])
  })

  test('are those of the better source where another is less sure', () => {
    expect(seatsOf(['barcode', seated(0.98, '12A')], ['wallet', seated(0.9, '14C')])).toEqual(['12A'])
  })
})

describe('two rooms in one house', () => {
  const room = (confirmation: string): FoundStay => stay({ confirmation: found(confirmation) })
  const numbersOf = (...all: readonly [Source, FoundProduct][]) => merged(...all).products.map(({ confirmation }) => confirmation?.value)

  test('are two where programs are told two numbers', () => {
    expect(numbersOf(['structured', room('H1')], ['structured', room('H2')], ['structured', room('H 1')])).toEqual(['H1', 'H2'])
  })

  test('are one where people are told another number', () => {
    expect(numbersOf(['structured', room('H1')], ['text', room('9911')])).toEqual(['H1'])
    expect(numbersOf(['text', room('H1')], ['text', room('9911')])).toEqual(['H1'])
  })
})

describe('a journey by rail', () => {
  const first = ride({ arrives: found('2027-03-02T10:40'), to: found('Hannover Hbf') })
  const second = ride({
    number: found('ICE 655'),
    from: found('Hannover Hbf'),
    departs: found('2027-03-02T10:52'),
    arrives: found('2027-03-02T12:30'),
  })
  const whole = (more: Partial<FoundTrain> = {}): FoundTrain => {
    const { number: _, ...unnumbered } = ride({ arrives: found('2027-03-02T12:30'), ...more })
    return unnumbered
  }
  const both = { source: 'text' as const, trip: trip(first, second) }

  test('that a mail tells as a whole and its ticket train by train is told train by train', () => {
    for (const sources of [
      [{ source: 'text' as const, trip: trip(whole()) }, both],
      [both, { source: 'text' as const, trip: trip(whole({ to: found('Berlin') })) }],
    ])
      expect(mergeTrips(sources)).toMatchObject({
        products: [{ number: { value: 'ICE 123' }, to: { value: 'Hannover Hbf' } }, { number: { value: 'ICE 655' } }],
        warnings: [],
      })
  })

  test('that ends otherwise is another', () => {
    const other = { source: 'text' as const, trip: trip(whole({ arrives: found('2027-03-02T13:10'), from: found('Köln Messe') })) }
    expect(mergeTrips([both, { ...other, trip: trip(whole({ departs: found('2027-03-02T07:10') })) }]).products).toHaveLength(3)
  })
})

describe('one flight', () => {
  test.each<[string, Partial<FoundFlight>]>([
    ['said again', {}],
    ['without its number', { number: undefined, carrier: undefined } as unknown as Partial<FoundFlight>],
    ['with a day alone', { departs: found('2027-03-01') }],
    ['with a year that was guessed', { departs: guessed('2026-03-01') }],
    ['under the number of a partner', { carrier: found('BA'), number: found('4000') }],
  ])('is one, %s', (_, more) => {
    expect(merged(['structured', flight()], ['text', flight(more)]).products).toMatchObject([{ number: { value: '6251' } }])
  })

  test.each<[string, Partial<FoundFlight>]>([
    ['on another day', { departs: found('2027-03-02T10:40') }],
    ['in another year that is written, unsure as it may be', { departs: found('2028-03-01T10:40', 0.7) }],
    ['on another day of a year that was guessed', { departs: guessed('2026-03-02T10:40') }],
    ['to another place', { to: found('BOS') }],
    ['of another number at another time', { number: found('6253'), departs: found('2027-03-01T16:00') }],
  ])('is two, %s', (_, more) => {
    expect(merged(['barcode', flight()], ['barcode', flight(more)]).products).toHaveLength(2)
  })

  test('takes what one of its sources adds', () => {
    const bare = flight({ departs: found('2027-03-01'), seats: [found('12C')] })
    const { arrives: _, ...pass } = bare
    expect(merged(['barcode', pass], ['text', flight({ fromTerminal: found('4S') })]).products).toMatchObject([
      {
        departs: { value: '2027-03-01T10:40' },
        arrives: { value: '2027-03-01T13:15' },
        fromTerminal: { value: '4S' },
        seats: [{ value: '12C' }],
      },
    ])
  })

  test('has its day from the source that writes the year', () => {
    const pass = flight({ departs: guessed('2026-03-01') })
    const { products, warnings } = merged(['barcode', pass], ['text', flight({ departs: found('2027-03-01T10:40', 0.7) })])
    expect(products).toMatchObject([{ departs: { value: '2027-03-01T10:40' } }])
    expect(warnings).toEqual([])
  })

  test('keeps what the better source says, and tells where they differ', () => {
    const { products, warnings } = merged(['text', flight({ arrives: found('2027-03-01T14:00') })], ['structured', flight()])
    expect(products).toMatchObject([{ arrives: { value: '2027-03-01T13:15' } }])
    expect(warnings).toEqual(['two sources differ on the arrival: 2027-03-01T13:15 (test) and 2027-03-01T14:00 (test)'])
  })
})

describe('one stay', () => {
  test('has longer and shorter names', () => {
    expect(merged(['structured', stay()], ['calendar', stay({ name: found('Hotel Casa Azul Madrid') })]).products).toHaveLength(1)
  })

  test('has a number that is set in groups here and not there, whatever it is called', () => {
    const told = (number: string, name: string) => stay({ name: found(name), confirmation: found(number) })
    const [grouped, closed, other] = [
      told('4471 2290', 'Casa Azul'),
      told('44712290', 'Hotel de la Plaza'),
      told('44712291', 'Hotel de la Plaza'),
    ]
    expect(merged(['structured', grouped], ['structured', closed]).products).toHaveLength(1)
    expect(merged(['structured', grouped], ['structured', other]).products).toHaveLength(2)
  })

  test('is another in another hotel, or on other days', () => {
    expect(merged(['structured', stay()], ['structured', stay({ name: found('Casa Verde') })]).products).toHaveLength(2)
    expect(
      merged(['structured', stay()], ['structured', stay({ checkIn: found('2027-04-01'), checkOut: found('2027-04-02') })]).products,
    ).toHaveLength(2)
  })
})

test('a ride is one where its number or its places are the same, and its time is', () => {
  expect(merged(['structured', ride()], ['calendar', ride({ from: found('Köln') })]).products).toHaveLength(1)
  expect(merged(['structured', ride()], ['calendar', ride({ departs: found('2027-03-02T09:00') })]).products).toHaveLength(2)
})

test('text adds no flight where all are told for programs, but a hotel', () => {
  expect(
    merged(['structured', flight()], ['text', flight({ number: found('9999'), departs: found('2027-05-01T08:00') })]).products,
  ).toHaveLength(1)
  expect(merged(['structured', flight()], ['text', stay()]).products).toHaveLength(2)
  expect(
    merged(['barcode', flight()], ['text', flight({ number: found('6252'), departs: found('2027-03-08T17:30') })]).products,
  ).toHaveLength(2)
})

test('a trip is told in the order in which it happens', () => {
  const days = ['2027-03-09', '2027-03-01', '2027-03-05']
  const { products } = mergeTrips([
    { source: 'structured', trip: trip(...days.map((day, at) => ride({ departs: found(`${day}T08:00`), number: found(`ICE ${at}`) }))) },
  ])
  expect(products.map((product) => (product.kind === 'train' ? product.departs?.value.slice(0, 10) : ''))).toEqual([...days].sort())
})

test('without a product there is no trip: neither people nor warnings', () => {
  expect(
    mergeTrips([{ source: 'text', trip: { products: [], people: [found({ lastName: 'Lovelace' })], warnings: ['guessed'] } }]),
  ).toEqual({
    products: [],
    people: [],
    warnings: [],
  })
})

test('why there is none is told once, and only where there is none', () => {
  const refused = { products: [], people: [], warnings: [], refused: 'it was over' }
  expect(
    mergeTrips([
      { source: 'text', trip: refused },
      { source: 'text', trip: refused },
    ]).warnings,
  ).toEqual(['it was over'])
  expect(merged(['text', flight()]).warnings).toEqual(
    mergeTrips([
      { source: 'text', trip: refused },
      { source: 'text', trip: trip(flight()) },
    ]).warnings,
  )
})

describe('people', () => {
  const names = (...all: FoundPerson[]) => mergePeople(all.map((person) => found(person))).map(({ value }) => value)

  test('are each told once, by the fuller name in small letters', () => {
    expect(names({ firstName: 'ADA', lastName: 'LOVELACE', title: 'MS' }, { firstName: 'Ada King', lastName: 'Lovelace' })).toEqual([
      { firstName: 'Ada King', lastName: 'Lovelace', title: 'MS' },
    ])
  })

  test('of one family are several', () => {
    expect(names({ firstName: 'Ada', lastName: 'Lovelace' }, { firstName: 'Ralph', lastName: 'Lovelace' })).toHaveLength(2)
  })

  test('are known by names that were cut off, or written without spaces', () => {
    expect(names({ firstName: 'ADAKIN', lastName: 'LOVELACE' }, { firstName: 'Ada King', lastName: 'Lovelace' })).toHaveLength(1)
    const cut = { firstName: 'BIANCAM', lastName: 'DEGLIORSI' }
    expect(names(cut, { firstName: 'Bianca Maria Degli', lastName: 'Orsi' })).toEqual([
      { firstName: 'Bianca Maria Degli', lastName: 'Orsi' },
    ])
    expect(names({ firstName: 'A', lastName: 'WESTERMANNLINDQVIS' }, { firstName: 'Ada', lastName: 'Westermann-Lindqvist' })).toHaveLength(
      1,
    )
    expect(names({ firstName: 'T', lastName: 'VASQUEZ E QUEIROS' }, { firstName: 'TERESA', lastName: 'VASQUEZ E QUEIROSA' })).toHaveLength(
      1,
    )
    expect(names({ firstName: 'JOERG', lastName: 'AUE' }, { firstName: 'Jörg', lastName: 'Aue' })).toHaveLength(1)
  })

  test('of one family are several all the same where barcodes write them', () => {
    expect(names({ firstName: 'BIANCA', lastName: 'DEGLIORSI' }, { firstName: 'Ugo', lastName: 'Degli Orsi' })).toHaveLength(2)
    expect(names({ firstName: 'BIANCA', lastName: 'ORSI' }, { firstName: 'Bianca', lastName: 'Orsini' })).toHaveLength(2)
  })
})

describe('flights in text are believed', () => {
  const network = {
    flies: (airline: string) => airline === 'IB' || airline === 'A4',
    serves: (airline: string, airport: string) => airline === 'IB' && airport !== 'NRT',
    isRoute: (from: string) => from === 'OSL',
  }
  const named = (code: string) => ({ ...found(code, 0.8), how: 'name' as const })

  test('where an airline flies that is told by names alone', () => {
    expect(believable([flight({ from: named('MAD'), to: named('JFK') })], network)).toHaveLength(1)
    expect(believable([flight({ carrier: found('A4'), from: named('MAD'), to: named('JFK') })], network)).toHaveLength(0)
  })

  test('where somebody flies, of an airline that the tables do not know and whose code is no word', () => {
    const by = (carrier: string, from: string) =>
      believable([flight({ carrier: found(carrier), from: named(from), to: named('NCE') })], network)
    expect(by('D8', 'OSL')).toHaveLength(1)
    expect(by('D8', 'MAD')).toHaveLength(0)
    expect(by('A4', 'OSL')).toHaveLength(0)
    expect(by('MI', 'OSL')).toHaveLength(0)
  })

  test('always where airports are told by their codes', () => {
    expect(believable([flight({ carrier: found('A4') })], network)).toHaveLength(1)
  })

  test('rather than trains of the same number', () => {
    expect(believable([flight(), ride({ number: found('IB6251') })], network)).toMatchObject([{ kind: 'air' }])
  })
})
