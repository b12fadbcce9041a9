import { describe, expect, test } from 'vitest'
import { startOf } from '../src/parser/found.ts'
import { boardingPass, calendar, flightThing, mail, scriptOf, tripIn, walletPass } from './documents.ts'

/** What a person reads in a mail about the flight that programs are told of. */
const said =
  '<p>Booking reference QX7T2P</p><p>Passenger: Ms Ada Lovelace</p><p>IB 6251   1 March 2027   Madrid (MAD) 10:40   New York (JFK) 13:15</p>'
const undone = flightThing({ reservationStatus: 'http://schema.org/ReservationCancelled' })
const kindsIn = async (content: string | Uint8Array) => (await tripIn(content)).products.map(({ kind }) => kind)
const event =
  'SUMMARY:Flight to New York (IB 6251)\r\nLOCATION:MAD\r\nDTSTART;TZID=Europe/Madrid:20270301T104000\r\nDTEND;TZID=Europe/Madrid:20270301T191500'

describe('what programs are told is cancelled', () => {
  test('is not read from the text of its mail', async () => {
    expect(await kindsIn(mail(`<html><body>${said}</body></html>`))).toEqual(['air'])
    expect(await kindsIn(mail(`<html><body>${said}${scriptOf(undone)}</body></html>`))).toEqual([])
  })

  test('leaves what is not', async () => {
    const stay = {
      '@context': 'http://schema.org',
      '@type': 'LodgingReservation',
      reservationStatus: 'http://schema.org/ReservationConfirmed',
      checkinTime: '2027-03-01',
      checkoutTime: '2027-03-04',
      reservationFor: { '@type': 'LodgingBusiness', name: 'Casa Azul' },
    }
    expect(await kindsIn(mail(`<html><body>${said}${scriptOf([undone, stay])}</body></html>`))).toEqual(['hotel'])
  })

  test('is none in a calendar', async () => {
    expect(await kindsIn(calendar(event))).toEqual(['air'])
    expect(await kindsIn(calendar(`${event}\r\nSTATUS:CANCELLED`))).toEqual([])
    expect(await kindsIn(calendar(event).replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:CANCEL'))).toEqual([])
  })

  test('in one calendar of a file is not in another, but for the same event', async () => {
    const [undone, other] = [calendar(event).replace('VERSION:2.0', 'METHOD:CANCEL'), calendar(event.replaceAll('0301T', '0308T'))]
    expect(await kindsIn(`${other}${undone}`)).toEqual(['air'])
    expect(await kindsIn(`${undone}${other}`)).toEqual(['air'])
    expect(await kindsIn(`${calendar(event)}${undone}`)).toEqual([])
  })

  describe('in one calendar of a file and told in another', () => {
    const lines = (...told: readonly string[]): string => told.join('\r\n')
    const told = (method: string, ...properties: readonly string[]): string =>
      calendar(lines(...properties)).replace('VERSION:2.0', `METHOD:${method}`)
    const at = (hour: string): string =>
      lines('LOCATION:MAD', `DTSTART;TZID=Europe/Madrid:20270301T${hour}4000`, `DTEND;TZID=Europe/Madrid:20270301T${Number(hour) + 8}1500`)
    const flight = lines('SUMMARY:Flight to New York (IB 6251)', at('10'))
    const calledOff = lines('SUMMARY:Canceled: Flight to New York (IB 6251)', at('10'))
    const departures = async (...calendars: readonly string[]) =>
      (await tripIn(calendars.join(''))).products.map((product) => startOf(product)?.value)

    test('is known by its name alone, whatever programs make of its title', async () => {
      expect(await departures(told('REQUEST', 'UID:77', flight), told('CANCEL', 'UID:77', calledOff))).toEqual([])
      expect(await departures(told('REQUEST', 'UID:77', flight), told('CANCEL', 'UID:77'))).toEqual([])
      expect(await departures(told('REQUEST', 'UID:77', flight), told('PUBLISH', 'UID:77', 'STATUS:CANCELLED'))).toEqual([])
    })

    test('is another where it was booked anew under another name', async () => {
      const anew = told('PUBLISH', 'UID:99', 'SEQUENCE:2', flight)
      expect(await departures(told('CANCEL', 'UID:77', 'SEQUENCE:1', flight), anew)).toEqual(['2027-03-01T10:40'])
      expect(await departures(anew, told('CANCEL', 'UID:77', 'SEQUENCE:1', flight))).toEqual(['2027-03-01T10:40'])
    })

    test('without a name is known by its beginning and its title', async () => {
      expect(await departures(told('REQUEST', flight), told('CANCEL', calledOff))).toEqual([])
      expect(await departures(told('REQUEST', 'UID:77', flight), told('CANCEL', calledOff))).toEqual([])
      expect(await departures(told('REQUEST', flight), told('CANCEL', lines('SUMMARY:Flight to New York (IB 6253)', at('10'))))).toEqual([
        '2027-03-01T10:40',
      ])
      expect(await departures(told('REQUEST', flight), told('CANCEL', 'DESCRIPTION:Nothing is said of it'))).toEqual(['2027-03-01T10:40'])
    })

    test('holds as it was told last: by its number, by when it was written, and else by where it stands', async () => {
      const up = (...more: readonly string[]) => told('REQUEST', 'UID:77', flight, ...more)
      const down = (...more: readonly string[]) => told('CANCEL', 'UID:77', calledOff, ...more)
      expect(await departures(down('SEQUENCE:1'), up('SEQUENCE:2'))).toEqual(['2027-03-01T10:40'])
      expect(await departures(up('SEQUENCE:2'), down('SEQUENCE:1'))).toEqual(['2027-03-01T10:40'])
      expect(await departures(down('SEQUENCE:2'), up('SEQUENCE:1'))).toEqual([])
      expect(await departures(down('SEQUENCE:1', 'DTSTAMP:20270103T080000Z'), up('SEQUENCE:1', 'DTSTAMP:20270102T080000Z'))).toEqual([])
      expect(await departures(up('DTSTAMP:20270103T080000Z'), down('DTSTAMP:20270102T080000Z'))).toEqual(['2027-03-01T10:40'])
      expect(await departures(up('SEQUENCE:3'), down())).toEqual([])
      expect(await departures(down(), up())).toEqual(['2027-03-01T10:40'])
    })

    test('leaves only the last of what was changed', async () => {
      const [first, changed] = [
        told('REQUEST', 'UID:77', 'SEQUENCE:0', flight),
        told('REQUEST', 'UID:77', 'SEQUENCE:1', 'SUMMARY:Flight to New York (IB 6253)', at('12')),
      ]
      expect(await departures(first, changed)).toEqual(['2027-03-01T12:40'])
      expect(await departures(changed, first)).toEqual(['2027-03-01T12:40'])
      expect(await departures(first, told('CANCEL', 'UID:77', 'SEQUENCE:1'), changed.replace('SEQUENCE:1', 'SEQUENCE:2'))).toEqual([
        '2027-03-01T12:40',
      ])
      expect(await departures(first, changed, told('CANCEL', 'UID:77', 'SEQUENCE:2'))).toEqual([])
      // Some give all that is booked one name.
      expect(await departures(first, changed.replace('SEQUENCE:1', 'SEQUENCE:0'))).toEqual(['2027-03-01T10:40', '2027-03-01T12:40'])
    })

    test('may be one of several under one name, or all of them', async () => {
      const occurrence = (hour: string): string => `RECURRENCE-ID;TZID=Europe/Madrid:20270301T${hour}4000`
      const both = [
        told('REQUEST', 'UID:77', occurrence('10'), flight),
        told('REQUEST', 'UID:77', occurrence('12'), 'SUMMARY:Flight to New York (IB 6253)', at('12')),
      ]
      expect(await departures(...both, told('CANCEL', 'UID:77', occurrence('10')))).toEqual(['2027-03-01T12:40'])
      expect(await departures(...both, told('CANCEL', 'UID:77'))).toEqual([])
      expect(await departures(told('REQUEST', 'UID:77', flight), told('CANCEL', 'UID:77', occurrence('10')))).toEqual([])
      expect(await departures(told('REQUEST', 'UID:77', flight), told('CANCEL', 'UID:77', occurrence('12')))).toEqual(['2027-03-01T10:40'])
    })

    test('takes with it what was put into it for programs', async () => {
      const reserved = `X-EXAMPLE-RESERVATION:${JSON.stringify([flightThing()]).replaceAll(',', '\\,')}`
      expect(await departures(told('REQUEST', 'UID:77', flight, reserved))).toEqual(['2027-03-01T10:40'])
      expect(await departures(told('REQUEST', 'UID:77', flight, reserved), told('CANCEL', 'UID:77'))).toEqual([])
      expect(await departures(told('PUBLISH', 'UID:77', flight, reserved, 'STATUS:CANCELLED'))).toEqual([])
    })

    test('is not read from the mail, though all it says is its name', async () => {
      const other = calendar(
        'SUMMARY:Hotel stay: Casa Azul\r\nDTSTART;VALUE=DATE:20270301\r\nDTEND;VALUE=DATE:20270304\r\nLOCATION:Casa Azul',
      )
      const file = [told('REQUEST', 'UID:77', flight), told('CANCEL', 'UID:77'), other].join('')
      expect(await kindsIn(mail(`<html><body>${said}</body></html>`, { 'trip.ics': file }))).toEqual(['hotel'])
    })
  })

  test('is not read from the mail a calendar comes with', async () => {
    const html = `<html><body>${said}</body></html>`
    expect(await kindsIn(mail(html, { 'trip.ics': calendar(`${event}\r\nSTATUS:CANCELLED`) }))).toEqual([])
  })

  test('does not take away the other events of a calendar', async () => {
    const meeting = 'SUMMARY:Lunch\r\nDTSTART:20270302T120000\r\nDTEND:20270302T130000\r\nSTATUS:CANCELLED'
    expect(await kindsIn(calendar(event, meeting))).toEqual(['air'])
  })

  test('is none in a pass that is void', async () => {
    const pass = (more: object) =>
      walletPass({
        organizationName: 'Example Air',
        description: 'Boarding pass IB6251',
        relevantDate: '2027-03-01T10:40+01:00',
        barcode: { message: boardingPass, format: 'PKBarcodeFormatPDF417' },
        boardingPass: {
          transitType: 'PKTransitTypeAir',
          primaryFields: [
            { key: 'origin', label: 'Madrid', value: 'MAD' },
            { key: 'destination', label: 'New York', value: 'JFK' },
          ],
        },
        ...more,
      })
    expect(await kindsIn(pass({}))).toEqual(['air'])
    expect(await kindsIn(pass({ voided: true }))).toEqual([])
  })

  test('in one of several answers takes back what that is of, and no more', async () => {
    const flight = {
      carrierCode: 'IB',
      number: '6251',
      departure: { iataCode: 'MAD', at: '2027-03-01T10:40:00' },
      arrival: { iataCode: 'JFK' },
    }
    const flightOrder = (status?: string) => ({ type: 'flight-order', status, flightOffers: [{ itineraries: [{ segments: [flight] }] }] })
    const hotelOrder = {
      type: 'hotel-order',
      hotelBookings: [{ hotel: { name: 'Casa Azul' }, hotelOffer: { checkInDate: '2027-03-01', checkOutDate: '2027-03-04' } }],
    }
    const attached = async (...data: readonly object[]) =>
      kindsIn(mail(`<html><body>${said}</body></html>`, { 'orders.json': JSON.stringify({ data }) }))
    expect(await attached(hotelOrder)).toEqual(['hotel', 'air'])
    expect(await attached(hotelOrder, flightOrder())).toEqual(['hotel', 'air'])
    expect(await attached(hotelOrder, flightOrder('CANCELLED'))).toEqual(['hotel'])
    expect(await attached({ ...hotelOrder, status: 'CANCELLED' }, flightOrder())).toEqual(['air'])
    expect(await attached({ ...hotelOrder, status: 'CANCELLED' })).toEqual([])
  })

  test('is none in a message of the OpenTravel Alliance', async () => {
    const message = (status: string) => `<?xml version="1.0"?><OTA_HotelResRS><HotelReservations><HotelReservation ResStatus="${status}">
      <RoomStays><RoomStay><TimeSpan Start="2027-03-01" End="2027-03-04"/><BasicPropertyInfo HotelName="Casa Azul"/></RoomStay></RoomStays>
      </HotelReservation></HotelReservations></OTA_HotelResRS>`
    expect(await kindsIn(message('Commit'))).toEqual(['hotel'])
    expect(await kindsIn(message('Cancelled'))).toEqual([])
  })
})
