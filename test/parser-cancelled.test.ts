import { describe, expect, test } from 'vitest'
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

  test('is none in a message of the OpenTravel Alliance', async () => {
    const message = (status: string) => `<?xml version="1.0"?><OTA_HotelResRS><HotelReservations><HotelReservation ResStatus="${status}">
      <RoomStays><RoomStay><TimeSpan Start="2027-03-01" End="2027-03-04"/><BasicPropertyInfo HotelName="Casa Azul"/></RoomStay></RoomStays>
      </HotelReservation></HotelReservations></OTA_HotelResRS>`
    expect(await kindsIn(message('Commit'))).toEqual(['hotel'])
    expect(await kindsIn(message('Cancelled'))).toEqual([])
  })
})
