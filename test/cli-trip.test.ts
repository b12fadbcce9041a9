import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { boardingPass, calendar, flightMail, flightThing, mail, page, pdf, scriptOf } from './documents.ts'
import { hostile, steering } from './evil.ts'
import { served } from './served.ts'
import { newHome, type Options, wayfare } from './wayfare.ts'

/** `wayfare trip parse` as it is typed. */

const hotel = {
  '@type': 'LodgingReservation',
  reservationNumber: 'H123',
  checkinTime: '2027-03-01T15:00',
  checkoutTime: '2027-03-05T11:00',
  reservationFor: {
    name: 'Hotel Example',
    telephone: '+1 212 555 0100',
    address: { streetAddress: '1 Example Street', postalCode: '10001', addressLocality: 'New York', addressCountry: 'US' },
  },
}
const car = {
  '@type': 'RentalCarReservation',
  reservationNumber: 'C77',
  pickupTime: '2027-03-02T09:00',
  dropoffTime: '2027-03-04T18:00',
  pickupLocation: { name: 'JFK Airport' },
  dropoffLocation: { name: 'LaGuardia Airport' },
  reservationFor: { name: 'Seat Ibiza', rentalCompany: { name: 'Example Cars' } },
}
const wayBack = flightThing(
  {},
  {
    flightNumber: '6252',
    departureAirport: { iataCode: 'JFK' },
    arrivalAirport: { iataCode: 'MAD' },
    departureTime: '2027-03-08T17:30:00-05:00',
    arrivalTime: '2027-03-09T06:40:00+01:00',
  },
)
const wholeTrip = mail(`<html><body>${scriptOf([flightThing({ airplaneSeat: '12C' }), wayBack, hotel, car])}</body></html>`)
const ticket = pdf([
  page('Booking reference: QX7T2P', '', 'Flight IB6251', 'Madrid (MAD) 10:40', 'New York (JFK) 13:15', 'Monday, 1 March 2027'),
])
const parcel = 'Dear Ada,\nyour parcel 1234 was delivered on 1 March 2027.\n'

/** Files in a new folder. */
function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = newHome()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** Reads files of these contents; their folder is left out of what is printed. */
async function parsed(files: Readonly<Record<string, string | Uint8Array>>, rest = '', options: Options = {}) {
  const folder = folderWith(files)
  const outcome = await wayfare(
    ['trip', 'parse', ...Object.keys(files).map((name) => join(folder, name)), ...rest.split(' ').filter(Boolean)],
    options,
  )
  const plain = (text: string) => text.replaceAll(`${folder}/`, '')
  return { ...outcome, stdout: plain(outcome.stdout), stderr: plain(outcome.stderr) }
}

describe('on a terminal', () => {
  test('a trip is told day by day, with local times and their zones', async () => {
    const { code, stdout, stderr } = await parsed({ 'trip.eml': wholeTrip }, '', { terminal: 80 })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatchInlineSnapshot(`
      "Booking QX7T2P · Ada Lovelace

      Mon 1 Mar 2027
        10:40 IB6251 Iberia · MAD Madrid (UTC+01:00) → JFK New York 13:15 (UTC-05:00)
              reference QX7T2P · seat 12C
        –     Check in at Hotel Example until Fri 5 Mar 2027
              1 Example Street, 10001 New York
              reference H123 · phone +1 212 555 0100

      Tue 2 Mar 2027
        09:00 Pick up the car of Example Cars until Thu 4 Mar 2027 18:00
              JFK Airport
              reference C77 · Seat Ibiza

      Thu 4 Mar 2027
        18:00 Return the car of Example Cars, LaGuardia Airport

      Fri 5 Mar 2027
        –     Check out of Hotel Example

      Mon 8 Mar 2027
        17:30 IB6252 Iberia · JFK New York (UTC-05:00) → MAD Madrid 06:40+1
              (UTC+01:00)
              reference QX7T2P
      "
    `)
  })

  test('a wide one breaks fewer lines', async () => {
    const { stdout } = await parsed({ 'trip.eml': wholeTrip }, '', { terminal: 120 })
    expect(stdout).toContain('  17:30 IB6252 Iberia · JFK New York (UTC-05:00) → MAD Madrid 06:40+1 (UTC+01:00)\n')
  })

  test('a car is told without the name of its firm where nothing tells it', async () => {
    const nameless = { ...car, reservationFor: { name: 'Seat Ibiza' } }
    const { stdout } = await parsed({ 'trip.eml': mail(`<html>${scriptOf([nameless])}</html>`) }, '', { terminal: 80 })
    expect(stdout).toMatchInlineSnapshot(`
      "Booking C77

      Tue 2 Mar 2027
        09:00 Pick up the car until Thu 4 Mar 2027 18:00
              JFK Airport
              reference C77 · Seat Ibiza

      Thu 4 Mar 2027
        18:00 Return the car, LaGuardia Airport
      "
    `)
  })

  test('rides on rails are told leg by leg', async () => {
    const rides =
      'SUMMARY:Köln Hbf -> Wien Hbf\r\nDTSTART;TZID=Europe/Berlin:20270301T220000\r\nDTEND;TZID=Europe/Berlin:20270302T090000\r\nDESCRIPTION:ab 22:00 Köln Hbf - Gleis 8 (ICE  123)\\nan 23:30 Mainz Hbf - Gleis 2\\n\\nab 00:10 Mainz Hbf  (NJ 456)\\nan 09:00 Wien Hbf'
    const { stdout } = await parsed({ 'trip.ics': calendar(rides) }, '', { terminal: 80 })
    expect(stdout).toMatchInlineSnapshot(`
      "Mon 1 Mar 2027
        22:00 ICE 123 · Köln Hbf → Mainz Hbf 23:30
              track 8

      Tue 2 Mar 2027
        00:10 NJ 456 · Mainz Hbf → Wien Hbf 09:00
      "
    `)
  })

  test('what was guessed is told, and what is missing', async () => {
    const { stdout, stderr } = await parsed({ 'pass.txt': boardingPass }, '', { terminal: 80 })
    expect(stdout).toMatchInlineSnapshot(`
      "Booking QX7T2P · ADA LOVELACE

      Mon 1 Mar 2027
        –     IB6251 Iberia · MAD Madrid → JFK New York
              reference QX7T2P · seat 12C
      "
    `)
    expect(stderr).toMatchInlineSnapshot(`
      "warning: the year of IB6251 was guessed
      warning: the arrival of IB6251 is not told
      "
    `)
  })

  test('--explain says of each value which rule gave it', async () => {
    const { stdout } = await parsed({ 'ticket.pdf': ticket }, '--explain', { terminal: 80 })
    expect(stdout).toMatchInlineSnapshot(`
      "Booking QX7T2P

              reference QX7T2P (label "Booking reference", 85 %)

      Mon 1 Mar 2027
        10:40 IB6251 Iberia · MAD Madrid (UTC+01:00) → JFK New York 13:15 (UTC-05:00)
              reference QX7T2P
              confirmationNumber QX7T2P (label "Booking reference", 85 %)
              departure.iataCode MAD (flight number and the block: code, 90 %)
              departure.localDateTime 2027-03-01T10:40:00 (flight number and the
              block, 90 %)
              arrival.iataCode JFK (flight number and the block: code, 90 %)
              arrival.localDateTime 2027-03-01T13:15:00 (time zones, 90 %)
              marketing.flightDesignator.carrierCode IB (flight number, 90 %)
              marketing.flightDesignator.flightNumber 6251 (flight number, 90 %)
      "
    `)
  })

  test('colour is for terminals that want it', async () => {
    const plain = await parsed({ 'trip.eml': wholeTrip }, '', { terminal: 80 })
    const { stdout } = await parsed({ 'trip.eml': wholeTrip }, '', { terminal: 80, colour: true })
    expect(plain.stdout).not.toContain('\u001b[')
    expect(stdout).toContain('\u001b[')
    expect(stdout.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[\\d+m`, 'g'), '')).toBe(plain.stdout)
  })

  test('names that steer a terminal do not', async () => {
    const names = Object.values(hostile).map((evil) =>
      flightThing({ underName: { name: `Ada ${evil} Lovelace` }, reservationNumber: evil }),
    )
    const evilHotel = { ...hotel, reservationFor: { ...hotel.reservationFor, name: Object.values(hostile).join(' ') } }
    const html = `<html><body>${scriptOf([...names, evilHotel])}</body></html>`
    for (const options of ['', '--explain', '--format ics', '--format jsonld', '--tsv', '--json']) {
      const { code, stdout, stderr } = await parsed({ 'evil.html': html }, options, { terminal: 80 })
      expect([options, code]).toEqual([options, 0])
      expect(`${stdout.replaceAll('\r\n', '\n')}${stderr}`).not.toMatch(steering)
    }
  })
})

describe('in a pipe', () => {
  test('a trip is a table of what is booked', async () => {
    const { stdout } = await parsed({ 'trip.eml': wholeTrip })
    expect(stdout).toMatchInlineSnapshot(`
      "Day	Time	What	Name	From	To	Until	Reference
      2027-03-01	10:40	flight	IB6251	MAD	JFK	2027-03-01T13:15	QX7T2P
      2027-03-01		hotel	Hotel Example	1 Example Street, 10001 New York		2027-03-05	H123
      2027-03-02	09:00	car	Example Cars	JFK Airport	LaGuardia Airport	2027-03-04T18:00	C77
      2027-03-08	17:30	flight	IB6252	JFK	MAD	2027-03-09T06:40	QX7T2P
      "
    `)
  })

  test('--explain is a table of where each value comes from', async () => {
    const { stdout } = await parsed({ 'pass.txt': boardingPass }, '--explain --quiet')
    expect(stdout).toMatchInlineSnapshot(`
      "Of	Field	Value	Rule	Sure
      IB6251	confirmationNumber	QX7T2P	barcode	0.98
      IB6251	departure.iataCode	MAD	barcode	0.98
      IB6251	departure.localDateTime	2027-03-01	barcode, its year guessed	0.7
      IB6251	arrival.iataCode	JFK	barcode	0.98
      IB6251	marketing.flightDesignator.carrierCode	IB	barcode	0.98
      IB6251	marketing.flightDesignator.flightNumber	6251	barcode	0.98
      IB6251	seats.0.number	12C	barcode	0.98
      	reference	QX7T2P	barcode	0.98
      	stakeholders.0.name	ADA, LOVELACE	barcode	0.97
      "
    `)
  })

  test('--json is the answer of the service, with sources where they are asked for', async () => {
    const plain = JSON.parse((await parsed({ 'trip.eml': flightMail }, '--json')).stdout)
    expect(plain).toEqual({
      meta: { links: { self: '/v3/travel/trip-parser' } },
      data: {
        trip: {
          creationDateTime: '2026-11-20T12:00:00',
          reference: 'QX7T2P',
          bookingNumber: 'QX7T2P',
          start: { localDateTime: '2027-03-01T10:40:00', iataCode: 'MAD' },
          end: { localDateTime: '2027-03-01T13:15:00', iataCode: 'JFK' },
          stakeholders: [{ id: '1', name: { firstName: 'Ada', lastName: 'Lovelace' } }],
          products: [
            {
              air: {
                confirmationNumber: 'QX7T2P',
                departure: { iataCode: 'MAD', localDateTime: '2027-03-01T10:40:00' },
                arrival: { iataCode: 'JFK', localDateTime: '2027-03-01T13:15:00' },
                marketing: { flightDesignator: { carrierCode: 'IB', flightNumber: '6251' } },
              },
            },
          ],
        },
      },
    })
    const { meta, ...rest } = JSON.parse((await parsed({ 'trip.eml': flightMail }, '--json --explain')).stdout)
    expect(rest).toEqual({ data: plain.data })
    expect(meta.sources).toContainEqual({ pointer: '/data/trip/products/0/air/departure/iataCode', rule: 'schema.org', sure: 0.99 })
  })

  test('a ride, a stay and a rental have the names of the service, strange as some are', async () => {
    const train = {
      '@type': 'TrainReservation',
      reservationNumber: 'T1',
      reservationFor: {
        trainNumber: 'ICE 123',
        departureStation: { name: 'Köln Hbf' },
        arrivalStation: { name: 'Berlin Hbf' },
        departureTime: '2027-03-02T08:00',
        arrivalTime: '2027-03-02T12:30',
      },
    }
    const { stdout } = await parsed({ 'trip.html': `<html>${scriptOf([train, hotel, car])}</html>` }, '--json')
    expect(JSON.parse(stdout).data.trip.products).toEqual([
      {
        hotel: {
          confirmationNumber: 'H123',
          name: 'Hotel Example',
          checkInDate: '2027-03-01',
          checkOutDate: '2027-03-05',
          contact: { phone: '+1 212 555 0100' },
          address: { lines: ['1 Example Street'], postalCode: '10001', cityName: 'New York', countryCode: 'US' },
        },
      },
      {
        train: {
          confirmNbr: 'T1',
          departure: { name: 'Köln Hbf' },
          departureDateTime: '2027-03-02T08:00:00',
          arrival: { name: 'Berlin Hbf' },
          arrivalDateTime: '2027-03-02T12:30:00',
          vehicle: { number: 'ICE 123' },
        },
      },
      {
        car: {
          confirmationNumber: 'C77',
          serviceProviderName: 'Example Cars',
          pickup: { localDateTime: '2027-03-02T09:00:00', location: { name: 'JFK Airport', address: { text: 'JFK Airport' } } },
          dropoff: {
            localDateTime: '2027-03-04T18:00:00',
            location: { name: 'LaGuardia Airport', address: { text: 'LaGuardia Airport' } },
          },
          vehicle: { carModel: 'Seat Ibiza' },
        },
      },
    ])
  })

  test('a ship is told by its name, and read back', async () => {
    const ferry = `
      Booking reference: QWPLKX
      Passenger: Ms Jane Doe
      Outward sailing
      Depart: Harwich   Friday 11 June 2027 at 09:00
      Arrive: Hook of Holland   Friday 11 June 2027 at 17:15
      Ship: Nordholm Star`
    const { stdout } = await parsed({ 'ferry.txt': ferry }, '--json')
    const [{ train }] = JSON.parse(stdout).data.trip.products
    expect(train).toMatchObject({ departure: { name: 'Harwich' }, vehicle: { displayName: 'Nordholm Star' } })
    const again = await parsed({ 'again.json': stdout }, '--json')
    expect(JSON.parse(again.stdout).data.trip.products).toEqual([{ train }])
    expect((await parsed({ 'ferry.txt': ferry })).stdout).toContain('Nordholm Star')
  })
})

describe('several documents', () => {
  const files = { 'ticket.eml': flightMail, 'pass.txt': boardingPass, 'parcel.txt': parcel }

  test('are one journey, in which a flight that two of them tell happens once', async () => {
    const { code, stdout, stderr } = await parsed(files)
    expect([code, stdout.split('\n').slice(1)]).toEqual([0, ['2027-03-01\t10:40\tflight\tIB6251\tMAD\tJFK\t2027-03-01T13:15\tQX7T2P', '']])
    expect(stderr).toBe(
      'there is no trip in parcel.txt\nwarning: pass.txt: the year of IB6251 was guessed\nwarning: pass.txt: the arrival of IB6251 is not told\n',
    )
  })

  test('tell of a stay, a train and a hire once, though each calls them something else', async () => {
    const trip = (...products: readonly object[]): string => JSON.stringify({ data: { trip: { products } } })
    const stay = { checkInDate: '2027-03-01', checkOutDate: '2027-03-04' }
    const train = { departureDateTime: '2027-03-01T09:00:00', arrivalDateTime: '2027-03-01T11:00:00' }
    const [pickup, dropoff] = [{ localDateTime: '2027-03-02T09:00:00' }, { localDateTime: '2027-03-03T09:00:00' }]
    const first = trip(
      { hotel: { ...stay, name: 'Hotel Linde', confirmationNumber: 'H7' } },
      { train: { ...train, departure: { name: 'PARIS GARE DE LYON' }, arrival: { name: 'LYON' }, vehicle: { number: '6607' } } },
      { car: { pickup, dropoff, serviceProviderName: 'Sixt', confirmationNumber: 'C9' } },
    )
    const second = trip(
      { hotel: { ...stay, name: 'Hotel zur Linde Garni', confirmationNumber: 'H7' } },
      {
        train: {
          ...train,
          departure: { name: 'Paris Gare de Lyon' },
          arrival: { name: 'Lyon Part-Dieu' },
          vehicle: { number: 'TGV 6607' },
        },
      },
      { car: { pickup, dropoff, serviceProviderName: 'Sixt Rent a Car' } },
    )
    const { stdout } = await parsed({ 'a.json': first, 'b.json': second }, '', { terminal: 80 })
    expect(stdout).toMatchInlineSnapshot(`
      "Booking H7

      Mon 1 Mar 2027
        09:00 TGV 6607 · PARIS GARE DE LYON → LYON 11:00
        –     Check in at Hotel zur Linde Garni until Thu 4 Mar 2027
              reference H7

      Tue 2 Mar 2027
        09:00 Pick up the car of Sixt Rent a Car until Wed 3 Mar 2027 09:00
              reference C9

      Wed 3 Mar 2027
        09:00 Return the car of Sixt Rent a Car

      Thu 4 Mar 2027
        –     Check out of Hotel zur Linde Garni
      "
    `)
    const others = await parsed({ 'a.json': first, 'b.json': first.replace('H7', 'H8').replace('6607', '6609').replace('C9', 'C8') })
    expect(others.stdout.split('\n')).toHaveLength(8)
  })

  test('are a list in JSON, each with its own trip', async () => {
    const { meta, data } = JSON.parse((await parsed(files, '--json')).stdout)
    expect(meta.count).toBe(3)
    expect(meta.documents.map((path: string) => path.split('/').at(-1))).toEqual(['ticket.eml', 'pass.txt', 'parcel.txt'])
    expect(data.map(({ trip }: { trip: { products: object[] } }) => trip.products.length)).toEqual([1, 1, 0])
  })

  test('that cannot be read are named beside those that can', async () => {
    const { code, stdout, stderr } = await parsed({ ...files, 'empty.txt': '', 'junk.bin': new Uint8Array([0, 1, 2, 3]) }, '--quiet')
    expect([code, stdout.split('\n').length]).toEqual([23, 3])
    expect(stderr).toMatchInlineSnapshot(`
      "error: empty.txt is empty
      error: junk.bin: Wrong file format! Please resend your file in HTML/PDF/EML format: it is of no kind that can be read
      service: 400/4926 INVALID DATA RECEIVED at /payload
      "
    `)
  })

  test('may be a folder and the folders in it, without what is hidden', async () => {
    const folder = folderWith({ 'a.eml': flightMail, 'old/b.eml': wholeTrip, '.hidden': parcel, 'old/.git/c.eml': parcel })
    symlinkSync(folder, join(folder, 'round'))
    const { code, stdout, stderr } = await wayfare(['trip', 'parse', folder, '--json'])
    expect([code, JSON.parse(stdout).meta.documents, stderr]).toEqual([0, [join(folder, 'a.eml'), join(folder, 'old', 'b.eml')], ''])
  })

  test('may be a folder with links to files; what is left out of it is told', async () => {
    const folder = folderWith({ 'a.eml': flightMail, '1/2/3/4/5/6/7/8/deep.eml': wholeTrip, '1/2/3/4/5/6/7/8/9/deeper.eml': parcel })
    symlinkSync(join(folderWith({ 'other.eml': flightMail }), 'other.eml'), join(folder, 'b.eml'))
    symlinkSync(join(folder, 'nowhere.eml'), join(folder, 'c.eml'))
    symlinkSync(folder, join(folder, 'round'))
    const { stdout } = await wayfare(['trip', 'parse', folder, '--json'])
    const read = JSON.parse(stdout).meta.documents.map((path: string) => path.replace(`${folder}/`, ''))
    expect(read).toEqual(['1/2/3/4/5/6/7/8/deep.eml', 'a.eml', 'b.eml'])
    const { code, stderr } = await wayfare(['trip', 'parse', folder])
    expect([code, stderr.replaceAll(`${folder}/`, '')]).toEqual([
      0,
      `left out: 1/2/3/4/5/6/7/8/9, more than 8 folders deep
left out: c.eml, a link that leads to no file
left out: round, a link to a folder, which may lead round
`,
    ])
  })

  test('may be a folder of which no more is told than five names', async () => {
    const folder = folderWith({ 'a.eml': flightMail })
    for (let at = 0; at < 7; at++) symlinkSync(folder, join(folder, `round${at}`))
    const { stderr } = await wayfare(['trip', 'parse', folder])
    expect(stderr.split('\n').slice(4)).toEqual([
      `left out: ${join(folder, 'round4')}, a link to a folder, which may lead round`,
      'left out: 2 more',
      '',
    ])
  })

  test('are at most five thousand, and no more of them are looked for', async () => {
    const folder = folderWith({})
    for (let at = 0; at < 5002; at++) writeFileSync(join(folder, `${at}`), '')
    const { code, stderr } = await wayfare(['trip', 'parse', folder])
    expect([code, stderr]).toEqual([2, 'error: these are more than 5000 files, the most one command reads\n'])
  })

  test('a hundred mails are read in one process', async () => {
    const names = Array.from({ length: 100 }, (_, at) => `${String(at).padStart(3, '0')}.eml`)
    const mails = names.map((name, at) => [name, mail(`<html>${scriptOf(flightThing({}, { flightNumber: String(1000 + at) }))}</html>`)])
    const { code, stdout } = await wayfare(['trip', 'parse', folderWith(Object.fromEntries(mails))])
    expect([code, stdout.split('\n').length]).toEqual([0, 102])
  })
})

describe('standard input', () => {
  test('is a document too', async () => {
    const { code, stdout } = await wayfare('trip parse -', { stdin: boardingPass })
    expect([code, stdout.split('\n')[1]]).toEqual([0, '2027-03-01\t\tflight\tIB6251\tMAD\tJFK\t\tQX7T2P'])
  })

  test('may be empty, which is told', async () => {
    const { code, stderr } = await wayfare('trip parse -', { stdin: '' })
    expect([code, stderr]).toEqual([2, 'error: standard input is empty\n'])
  })

  test('that is a terminal is not waited for', async () => {
    const { code, stderr } = await wayfare('trip parse -', { terminal: 80 })
    expect([code, stderr]).toEqual([
      13,
      'error: standard input is a terminal: pipe something into it\nhint: cat booking.eml | wayfare trip parse -\n',
    ])
  })
})

describe('what holds no trip', () => {
  test('ends well, with a word about it', async () => {
    const { code, stdout, stderr } = await parsed({ 'parcel.txt': parcel })
    expect([code, stdout.split('\n').length, stderr]).toEqual([0, 2, 'there is no trip in parcel.txt\n'])
    expect(JSON.parse((await parsed({ 'parcel.txt': parcel }, '--json')).stdout).data).toEqual({ trip: { products: [] } })
  })

  const folio = `Hotel Astoria
12 Quay Street, Bristol BS1 6UX
Guest: Ada Lovelace
Confirmation number: 88319204
Arrival: 21 September 2026
Departure: 23 September 2026`

  test.each([
    [
      'was over when it was written',
      'what it tells of was over when it was written',
      `INVOICE\nInvoice date: 23 September 2026\n${folio}\nThank you for staying with us.`,
    ],
    ['is accounted for', 'it is an account of what was used', `${folio}\nFolio no: 4471\nCharges   Credits\nRoom   180.00`],
    ['was cancelled', 'what it tells of was cancelled', `Your booking has been cancelled\n${folio.replaceAll('2026', '2027')}`],
  ])('says why, where it tells of a booking that %s', async (_, why, text) => {
    const { code, stderr } = await parsed({ 'stay.txt': text })
    expect([code, stderr]).toEqual([0, `there is no trip in stay.txt\nwarning: ${why}\n`])
  })

  test('says no more of an offer', async () => {
    const { stderr } = await parsed({ 'stay.txt': `Quote number 417 (replaces 411)\n${folio.replaceAll('2026', '2027')}` })
    expect(stderr).toBe('there is no trip in stay.txt\n')
  })

  test('fails where that is asked for', async () => {
    expect((await parsed({ 'parcel.txt': parcel }, '--fail-empty')).code).toBe(3)
    expect((await parsed({ 'parcel.txt': parcel, 'trip.eml': flightMail }, '--fail-empty')).code).toBe(0)
    expect((await parsed({ 'parcel.txt': parcel }, '--format ics --fail-empty')).code).toBe(3)
  })
})

describe('what cannot be read', () => {
  test.each([
    ['a file that is not there', 'nowhere.eml', /^error: nowhere\.eml cannot be read: there is no such file\n/],
    ['a folder without files', 'EMPTY', /^error: there are no files in .*\n$/],
  ])('is told: %s', async (_, path, says) => {
    const { code, stderr } = await wayfare(['trip', 'parse', path === 'EMPTY' ? newHome() : path])
    expect([code, stderr]).toEqual([2, expect.stringMatching(says)])
  })

  test('is told: a folder whose only file lies too deep', async () => {
    const folder = folderWith({ '1/2/3/4/5/6/7/8/9/10/a.eml': flightMail })
    const { code, stderr } = await wayfare(['trip', 'parse', folder])
    expect([code, stderr.replaceAll(folder, '~')]).toEqual([
      2,
      'error: there is nothing but what is left out in ~\nhint: left out: ~/1/2/3/4/5/6/7/8/9, more than 8 folders deep\n',
    ])
  })

  test.runIf(process.getuid?.() !== 0)('is told: a file of somebody else', async () => {
    const folder = folderWith({ 'secret.eml': flightMail })
    chmodSync(join(folder, 'secret.eml'), 0)
    const { code, stderr } = await wayfare(['trip', 'parse', join(folder, 'secret.eml')])
    expect([code, stderr]).toEqual([2, expect.stringContaining('cannot be read: EACCES')])
  })

  test.runIf(process.getuid?.() !== 0)('is told: a folder of somebody else', async () => {
    const folder = folderWith({ 'secret/a.eml': flightMail })
    chmodSync(join(folder, 'secret'), 0)
    const { code, stderr } = await wayfare(['trip', 'parse', folder])
    expect([code, stderr]).toEqual([2, expect.stringContaining('secret cannot be read: EACCES')])
  })

  test.runIf(process.platform === 'linux')('is told: a file that never ends', async () => {
    const { code, stderr } = await wayfare(['trip', 'parse', '/dev/zero'])
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^error: \/dev\/zero has 7\.\d MB; documents of at most 7 MB are read\n/)])
  })

  test('is told: nothing that can be read, a file that is empty, one that is too large', async () => {
    const { code, stderr } = await parsed({ 'junk.bin': new Uint8Array(100) })
    expect([code, stderr]).toEqual([
      2,
      'error: junk.bin: Wrong file format! Please resend your file in HTML/PDF/EML format: it is of no kind that can be read\nservice: 400/4926 INVALID DATA RECEIVED at /payload\n',
    ])
    expect((await parsed({ 'empty.eml': '' })).stderr).toBe('error: empty.eml is empty\n')
    expect((await parsed({ 'large.txt': new Uint8Array(8e6).fill(65) })).stderr).toBe(
      'error: large.txt has 7.6 MB; documents of at most 7 MB are read\n',
    )
  })

  test('is told in JSON to programs', async () => {
    const { code, stdout, stderr } = await parsed({ 'junk.bin': new Uint8Array(100) }, '--json')
    expect([code, stdout, JSON.parse(stderr).errors[0]]).toEqual([2, '', expect.objectContaining({ code: 4926, status: 400, exit: 2 })])
  })

  test('is told: options that cannot go together, or are none', async () => {
    expect((await parsed({ 'a.eml': flightMail }, '--format ics --json')).stderr).toContain('--format cannot be combined with --json')
    expect((await parsed({ 'a.eml': flightMail }, '--format pdf')).stderr).toContain('--format takes one of jsonld, ics; got "pdf"')
    expect((await wayfare('trip parse')).code).toBe(13)
  })
})

describe('other formats', () => {
  test('--format ics is a calendar that others read', async () => {
    const { stdout } = await parsed({ 'trip.eml': wholeTrip, 'pass.txt': boardingPass }, '--format ics --quiet')
    expect(stdout.replaceAll('\r\n', '\n')).toMatchInlineSnapshot(`
      "BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//wayfare//trip parse//EN
      BEGIN:VEVENT
      UID:Flight-IB6251-2027-03-01-10-40-MAD-QX7T2P-61xyz4@wayfare
      DTSTAMP:20261120T120000Z
      DTSTART:20270301T094000Z
      DTEND:20270301T181500Z
      SUMMARY:Flight IB6251 MAD – JFK
      LOCATION:MAD
      DESCRIPTION:Reference QX7T2P\\nseat 12C
      END:VEVENT
      BEGIN:VEVENT
      UID:Hotel-Hotel-Example-2027-03-01-1-Example-Street-10001-New-York-H123-13
       thmjf@wayfare
      DTSTAMP:20261120T120000Z
      DTSTART;VALUE=DATE:20270301
      DTEND;VALUE=DATE:20270305
      SUMMARY:Hotel: Hotel Example
      LOCATION:1 Example Street\\, 10001 New York
      DESCRIPTION:Reference H123\\nphone +1 212 555 0100
      END:VEVENT
      BEGIN:VEVENT
      UID:Car-Example-Cars-2027-03-02-09-00-JFK-Airport-C77-kbrvpq@wayfare
      DTSTAMP:20261120T120000Z
      DTSTART:20270302T090000
      DTEND:20270304T180000
      SUMMARY:Rental car: Example Cars
      LOCATION:JFK Airport
      DESCRIPTION:Reference C77\\nSeat Ibiza
      END:VEVENT
      BEGIN:VEVENT
      UID:Flight-IB6252-2027-03-08-17-30-JFK-QX7T2P-1ae7gjt@wayfare
      DTSTAMP:20261120T120000Z
      DTSTART:20270308T223000Z
      DTEND:20270309T054000Z
      SUMMARY:Flight IB6252 JFK – MAD
      LOCATION:JFK
      DESCRIPTION:Reference QX7T2P
      END:VEVENT
      END:VCALENDAR
      "
    `)
    expect(stdout.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  test('--format ics has another name for each booking, in whatever letters it is told', async () => {
    const hotel = (name: string, confirmationNumber?: string) => ({
      hotel: { name, confirmationNumber, checkInDate: '2027-03-01', checkOutDate: '2027-03-04' },
    })
    const car = {
      car: { serviceProviderName: 'Example Cars', pickup: { localDateTime: '2027-03-10' }, dropoff: { localDateTime: '2027-03-14' } },
    }
    const trips = [[hotel('東京ホテル')], [hotel('大阪ホテル')], [hotel('x'.repeat(120), 'H2')], [hotel('x'.repeat(120), 'H3'), car]]
    const files = Object.fromEntries(trips.map((products, at) => [`${at}.json`, JSON.stringify({ data: { trip: { products } } })]))
    const { stdout } = await parsed(files, '--format ics --quiet')
    const names = stdout.replaceAll('\r\n ', '').match(/^UID:.*$/gm) ?? []
    expect(new Set(names).size).toBe(5)
    // A car is driven until its last day.
    expect(stdout).toContain('DTSTART;VALUE=DATE:20270310\r\nDTEND;VALUE=DATE:20270315')
  })

  test('--format jsonld tells every seat', async () => {
    const seats = [{ number: '12A' }, { number: '12B' }]
    const segment = { departure: { iataCode: 'MAD', localDateTime: '2027-02-01T10:40:00' }, arrival: { iataCode: 'JFK' }, seats }
    const train = {
      departure: { name: 'Bath Spa' },
      arrival: { name: 'London Paddington' },
      departureDateTime: '2027-03-01T10:40:00',
      seats,
    }
    const { stdout } = await parsed(
      { 'trip.json': JSON.stringify({ data: { trip: { products: [{ air: segment }, { train }] } } }) },
      '--format jsonld',
    )
    const ticket = (seatNumber: string) => ({ '@type': 'Ticket', ticketedSeat: { '@type': 'Seat', seatNumber } })
    expect(JSON.parse(stdout)).toMatchObject([
      { airplaneSeat: '12A', reservedTicket: [ticket('12A'), ticket('12B')] },
      { reservedTicket: [ticket('12A'), ticket('12B')] },
    ])
  })

  test('--format jsonld tells what one reservation costs, and nothing of each where there are several', async () => {
    const air = { departure: { iataCode: 'MAD', localDateTime: '2027-02-01T10:40:00' }, arrival: { iataCode: 'JFK' } }
    const costs = async (...products: readonly object[]) => {
      const trip = { price: { total: '520.00', currency: 'EUR' }, products }
      const { stdout } = await parsed({ 'trip.json': JSON.stringify({ data: { trip } }) }, '--format jsonld')
      return JSON.parse(stdout).map((own: Record<string, unknown>) => [own.totalPrice, own.priceCurrency])
    }
    expect(await costs({ air })).toEqual([['520.00', 'EUR']])
    expect(await costs({ air }, { car: { pickup: { localDateTime: '2027-02-01T10:40:00' } } })).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  test('--format jsonld is what mails tell to programs, and is read again as the same trip', async () => {
    const { stdout } = await parsed({ 'trip.eml': wholeTrip }, '--format jsonld')
    expect(JSON.parse(stdout)[1]).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LodgingReservation',
      reservationNumber: 'H123',
      underName: { '@type': 'Person', givenName: 'Ada', familyName: 'Lovelace' },
    })
    const again = await parsed({ 'trip.json': stdout })
    expect(again.stdout).toBe((await parsed({ 'trip.eml': wholeTrip })).stdout)
  })

  test('an answer of this program is read again as the same trip', async () => {
    const { stdout } = await parsed({ 'trip.eml': wholeTrip }, '--json')
    expect((await parsed({ 'trip.json': stdout })).stdout).toBe((await parsed({ 'trip.eml': wholeTrip })).stdout)
  })
})

describe('somebody else’s service', () => {
  test('is sent the document after that was said', async () => {
    const { env } = await served()
    const { code, stdout, stderr } = await parsed({ 'trip.eml': flightMail }, '', { env })
    expect([code, stdout]).toEqual([0, (await parsed({ 'trip.eml': flightMail })).stdout])
    expect(stderr).toBe(`uploading trip.eml to ${env.WAYFARE_BASE_URL}; --local reads here instead\n`)
  })

  test('is not asked where the document is to stay here', async () => {
    const env = { WAYFARE_BASE_URL: 'http://127.0.0.1:9', WAYFARE_KEY: 'key', WAYFARE_SECRET: 'secret' }
    const { code, stdout, stderr } = await parsed({ 'trip.eml': flightMail }, '--local', { env })
    expect([code, stdout, stderr]).toEqual([0, (await parsed({ 'trip.eml': flightMail })).stdout, ''])
  })

  test('--dry-run sends nothing and shows nothing of the document', async () => {
    const { code, stdout } = await parsed({ 'trip.eml': flightMail }, '--dry-run')
    expect(code).toBe(0)
    expect(stdout).toContain('"payload": "…"')
  })
})

test('nothing is kept of what was read', async () => {
  const home = newHome()
  for (const content of [flightMail, 'junk\u0000', ticket]) await parsed({ 'trip.eml': content }, '', { home, terminal: 80 })
  const kept = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = kept.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
  expect(texts.filter((text) => /Lovelace|QX7T2P|trip\.eml/i.test(text))).toEqual([])
})
