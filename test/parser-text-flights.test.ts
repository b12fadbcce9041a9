import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

test('a flight whose times stand around its number', () => {
  const text = `
    Your trip is confirmed
    Outbound – Thursday 11 March 2027
    09:40 Toulouse Blagnac (TLS)
    AF7525 · Economy
    11:10 Paris Charles de Gaulle (CDG)`
  expect(products(text)).toEqual(['AF 7525 TLS 2027-03-11T09:40 – CDG 2027-03-11T11:10'])
})

test('flights whose number comes after what it tells', () => {
  const text = `
    Confirmation code: PW77QD
    Tue 2 Feb 2027
    06:30 London (Heathrow Airport)
    Tue 2 Feb 2027
    09:00 Amsterdam (Schiphol)
    Flight number: KL 1000
    Tue 2 Feb 2027
    10:25 Amsterdam (Schiphol)
    12:25 San Francisco (San Francisco Intl.)
    Flight number: KL 0605`
  expect(products(text)).toEqual([
    'KL 1000 LHR 2027-02-02T06:30 – AMS 2027-02-02T09:00',
    'KL 605 AMS 2027-02-02T10:25 – SFO 2027-02-02T12:25',
  ])
})

test('a flight that lands on the next day, by the zones of both ends', () => {
  const text = `
    Booking reference: KX81PQ
    Flight   From   To   Departs   Arrives
    IB 6251   MAD Madrid   JFK New York   14 Feb 2027 11:55   14:05
    IB 6252   JFK New York   MAD Madrid   21 Feb 2027 17:30   06:40`
  expect(products(text)).toEqual([
    'IB 6251 MAD 2027-02-14T11:55 – JFK 2027-02-14T14:05',
    'IB 6252 JFK 2027-02-21T17:30 – MAD 2027-02-22T06:40',
  ])
})

test('a connection after midnight leaves on the day after', () => {
  const text = `
    Booking reference: TR4LWN
    Inbound – Thu 25 March 2027
    20:50 Montréal (YUL)
    AF345
    08:55 +1 Paris (CDG)
    10:30 Paris (CDG)
    AF7786
    11:50 Toulouse (TLS)`
  expect(products(text)).toEqual([
    'AF 345 YUL 2027-03-25T20:50 – CDG 2027-03-26T08:55',
    'AF 7786 CDG 2027-03-26T10:30 – TLS 2027-03-26T11:50',
  ])
})

test('a buyer with an address below the flights is no house', () => {
  const bought = (name: string): string[] =>
    products(`
    Tu viaje a París está confirmado
    Número de reserva: 21840577316
    IDA - jueves, 8 de octubre de 2026   Directo
    20:55   2h 05min   23:00
    Valencia (VLC)   París (ORY)
    Vueling VY 8318

    VUELTA - lunes, 12 de octubre de 2026   Directo
    06:30   2h 05min   08:35
    París (ORY)   Valencia (VLC)
    Vueling VY 8319

    Pasajeros y equipaje
    Sr. Joaquín Ferrer de la Hoz - Adulto   1 maleta de cabina

    Datos del comprador
    ${name} - C/ Sueca 41, pta. 9 - 46006 Valencia +34 655 55 21 08
    Atención al cliente: check-in y cambios`).filter((line) => !line.startsWith('VY'))
  expect(bought('Joaquín Ferrer de la Hoz')).toEqual([])
})

test('a house below `Contact information` that tells when one checks in is no buyer', () => {
  const trip = `Booking 118726
BA 117   12 December 2026   London LHR 08:25   New York JFK 11:20
Contact information
The Standard
848 Washington Street, New York, NY 10014
Check-in: 12 December 2026
Check-out: 15 December 2026
3 nights, 1 room`
  expect(products(trip)).toEqual([
    'BA 117 LHR 2026-12-12T08:25 – JFK 2026-12-12T11:20',
    'The Standard | 2026-12-12 – 2026-12-15 | 848 Washington Street, 10014, New York, US | 118726',
  ])
})

test('the hour of checking in that stands beside that of leaving is no departure', () => {
  const text = `
    BOOKING REFERENCE   HN7RQE
    FLIGHT   DEPART /   AIRPORT / TERMINAL   CHECK-IN   CLASS   COUPON   BAGGAGE
    ARRIVE   OPENS   VALIDITY
    EK018   18 FEB 2027   MANCHESTER (MAN)   18 FEB 2027   ECONOMY   NOT BEFORE   30Kgs
    CONFIRMED   13:25   MANCHESTER AIRPORT   10:25   Flex /L   18 FEB 2027
    Airbus A380-800   TERMINAL 2   Seat 58K   NOT AFTER
    18 FEB 2027
    19 FEB 2027   DUBAI (DXB)
    00:30   DUBAI INTERNATIONAL AIRPORT
    TERMINAL 3`
  expect(products(text)).toEqual(['EK 18 MAN 2027-02-18T13:25 – DXB 2027-02-19T00:30'])
})

test('a way below each row of a table of flights is of that row', () => {
  const text = `
    Bestillingsreferanse: N5WJ8D
    Fly   Dato   Avgang   Ankcasunt   Klasse
    DY1784   3. okt. 2027   07:15   11:20   LowFare+
    Oslo-Gardermoen (OSL)   Malaga (AGP)
    DY1787   10. okt. 2027   18:05   22:10   LowFare+
    Malaga (AGP)   Oslo-Gardermoen (OSL)

    Navn   Billettnummer   Sete   Bagasje
    Ingrid Sofie Ødegaard   328-2410983315   DY1784: 12A DY1787: 9F   1 innsjekket, 23 kg`
  expect(products(text)).toEqual([
    'DY 1784 OSL 2027-10-03T07:15 – AGP 2027-10-03T11:20',
    'DY 1787 AGP 2027-10-10T18:05 – OSL 2027-10-10T22:10',
  ])
})

test('a flight whose hour is unreadable does not take those of the flight before it, where another day stands beside its number', () => {
  const text = `
    BOOKING REF   QX7T2P
    FLIGHT   SQ 224 - SINGAPORE AIRLINES   FRI 12 MARCH 2027
    DEPARTURE:   PERTH, AU (PERTH)   12 MAR 17:25
    ARRIVAL:   SINGAPORE, SG (CHANGI)   12 MAR 22:50

    FLIGHT   SQ 346 - SINGAPORE AIRLINES   SAT 13 MARCH 2027
    DEPARTURE:   SINGAPORE, SG (CHANGI)   13 MAR 01:25
    ARRIVAL:   ZURICH, CH (ZURICH AIRPORT)   13 MAR 08:10

    FLIGHT   SQ 345 - SINGAPORE AIRLINES   FRI 02 APRIL 2027
    DEPARTURE:   ZURICH, CH (ZURICH AIRPORT)   02 APR 1   0
    ARRIVAL:   SINGAPORE, SG (CHANGI)   03 APR 06:00

    FLIGHT   SQ 215 - SINGAPORE AIRLINES   SAT 03 APRIL 2027
    DEPARTURE:   SINGAPORE, SG (CHANGI)   03 APR   5
    ARRIVAL:   PERTH, AU (PERTH)   03 APR 14:55`
  expect(products(text).slice(0, 2)).toEqual([
    'SQ 224 PER 2027-03-12T17:25 – SIN 2027-03-12T22:50',
    'SQ 346 SIN 2027-03-13T01:25 – ZRH 2027-03-13T08:10',
  ])
})

test('a flight far from where its airline is at home, where its name or codes beside it tell that it is one', () => {
  const text = `
    Booking reference   QX7TPL
    Carga   CM 204
    12 March 2027
    09:30 Bogota
    10:50 Medellin`
  expect(products(text)).toEqual([])
  expect(products(`Copa Airlines\n${text}`)).toEqual(['CM 204 BOG 2027-03-12T09:30 – MDE 2027-03-12T10:50'])
  expect(products(text.replace('Bogota', 'BOG').replace('Medellin', 'MDE'))).toEqual(['CM 204 BOG 2027-03-12T09:30 – MDE 2027-03-12T10:50'])
})

test('a flight between two foreign places is one where its row tells both of them and both hours', () => {
  expect(products('Confirmed\nRef ABC123\nMs Anna Reed\n\nFri 12 March 2027\nEK 412 Sydney to Christchurch dep 0750 arr 1300')).toEqual([
    'EK 412 SYD 2027-03-12T07:50 – CHC 2027-03-12T13:00',
  ])
  expect(products('Booking 4471902\nMs Anna Reed\n12 March 2027\nEK 412\nSydney 07:50\nChristchurch 13:00')).toEqual([
    'EK 412 SYD 2027-03-12T07:50 – CHC 2027-03-12T13:00',
  ])
})

test('no leg of a list is left out because its airline is at home elsewhere', () => {
  const text = `
    Ihre Reise
    Buchungsnummer 4471902
    Frau Anna Reed

    12.03.2027
    SQ 26   Frankfurt 08:20   New York 11:10
    ET 510   Lome 13:00   Sao Paulo 16:00
    LA 8070   Frankfurt  20:00   Sao Paulo 05:00`
  expect(products(text)).toEqual([
    'SQ 26 FRA 2027-03-12T08:20 – JFK 2027-03-12T11:10',
    'ET 510 LFW 2027-03-12T13:00 – GRU 2027-03-12T16:00',
    'LA 8070 FRA 2027-03-12T20:00 – GRU 2027-03-13T05:00',
  ])
})

test('what is told as a flight is that is proven is one as well', () => {
  const leg = (first: string) => `
    Booking reference   QX7TPL
    12 March 2027
    ${first} CM 204
    09:30 Bogota
    10:50 Medellin
    13 March 2027
    ${first} AV 9314
    09:30 Medellin
    10:40 Bogota`
  const both = ['CM 204 BOG 2027-03-12T09:30 – MDE 2027-03-12T10:50', 'AV 9314 MDE 2027-03-13T09:30 – BOG 2027-03-13T10:40']
  expect(products(leg('Leg'))).toEqual(both)
  expect(products(leg('Leg').replace('Leg CM', 'Carga CM'))).toEqual(both.slice(1))
})

test('what is let, delivered or driven beside towns and hours flies nowhere', () => {
  for (const told of [
    'Rüttelplatte CM 204, Abholung 12.03.2027\n    Filialen: Berlin 09:00 - 18:00 Hamburg 10:00 - 19:00',
    'Lieferung am 12.03.2027\n    LI 4182   Berlin 09:00   Hamburg 18:00\n    KL 21   Bohrer 4 mm   2 Stück',
    '12.03.2027\n    Fahrzeug KL 4471 Berlin 09:00 - Hamburg 18:00',
    '12 March 2027\n    Driver: Tom, plate CM 204, pick up Nice 10:00, drop off Cannes 11:00',
  ])
    expect(products(`Auftrag 4471902\n    Herr Tom Reed\n    ${told}`)).toEqual([])
})
