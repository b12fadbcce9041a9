import { describe, expect, test } from 'vitest'
import { readPage } from '../src/parser/text/page/page.ts'
import { stationIn } from '../src/parser/text/trains/stations.ts'
import { findTrains } from '../src/parser/text/trains/train-numbers.ts'
import { readTrains } from '../src/parser/text/trains/trains.ts'
import { documentOf, gazetteer, products, TODAY, tripOf } from './parser-text.ts'

const referencesIn = (text: string) => {
  const { products, reference } = tripOf(text)
  return { rides: products.map(({ confirmation }) => confirmation?.value), reference: reference?.value }
}

test('a number of a ticket above each ride is that ride’s', () => {
  expect(
    referencesIn(`
      Jízdenky zaplaceny
      TAM Praha → Bratislava   jízdenka č. 7710442001
      pá 11. 6. 2027   07:20   Praha hl.n.
      11:18   Bratislava hl.st.
      Spoj   RJ 1021
      ZPĚT Bratislava → Praha   jízdenka č. 7710442002
      ne 13. 6. 2027   16:44   Bratislava hl.st.
      20:38   Praha hl.n.
      Spoj   RJ 1036`),
  ).toEqual({ rides: ['7710442001', '7710442002'], reference: '7710442001' })
})

test('reservations may have numbers that look like years', () => {
  expect(
    referencesIn(`
      Your train reservation has been completed.
      Reservation number : 2017
      Date of travel : Jun. 3 (Thu.), 2027
      HIKARI 633  (16-car train)
      NAGOYA   09:12
      OKAYAMA   11:01
      ------------------
      Reservation number : 2018
      Date of travel : Jun. 6 (Sun.), 2027
      KODAMA 848  (8-car train)
      OKAYAMA   15:20
      SHIN-KOBE   16:44`),
  ).toEqual({ rides: ['2017', '2018'], reference: '2017' })
})

test('a booking’s reference is that of all its rides, whatever seats or tickets are called', () => {
  expect(
    referencesIn(`
      Buchungsnummer: 88120044
      Hinfahrt am 12.06.2027
      Ticketnummer 5512001
      ab 08:05 Ulm Hbf, ICE 592
      an 10:44 Mannheim Hbf
      Rückfahrt am 14.06.2027
      Ticketnummer 5512002
      ab 17:20 Mannheim Hbf, ICE 599
      an 19:02 Ulm Hbf`),
  ).toEqual({ rides: ['88120044', '88120044'], reference: '88120044' })
})

test('of several kinds, each has the reference that stands with it', () => {
  const agency = `
      Reference: AGX40928
      Flight BA 2490   9 July 2027   London (LHR) 09:55   Milan (LIN) 13:00
      Booking code: M9XKTB

      Train
      9 July 2027   Milano Centrale 15:10   Venezia Mestre 17:12   FR 9733
      Reservation: 7BX291`
  expect(referencesIn(agency)).toEqual({ rides: ['M9XKTB', '7BX291'], reference: 'AGX40928' })
})

test('a booking of trains alone has one reference, wherever another number stands', () => {
  expect(
    referencesIn(`
      Booking reference: AGX40928

      Train
      9 July 2027   Milano Centrale 15:10   Venezia Mestre 17:12   FR 9733
      Reservation: 7BX291

      Train
      12 July 2027   Venezia Mestre 15:10   Milano Centrale 17:12   FR 9744`),
  ).toEqual({ rides: ['AGX40928', 'AGX40928'], reference: 'AGX40928' })
})

test('the same ride on the tickets of two people is one, and nothing is left to be read otherwise', () => {
  const ticket = (who: string) => `
      Billete de tren   Localizador: QK7M2D
      ${who}
      Fecha   07/09/2027
      Origen   Salida   Destino   Llegada   Tren
      Madrid Chamartin   07:10   Burgos Rosa Manzano   08:44   ALVIA 4073`
  const page = readPage(documentOf(ticket('Marta Ibarra') + ticket('Ander Ibarra')), gazetteer, TODAY)
  const { trains, areAll } = readTrains(page)
  expect([trains.length, areAll]).toEqual([1, true])
})

test('a letter within the code of a flight is no kind of train', () => {
  expect(findTrains('SK1202   06:05 Aalborg')).toEqual([])
  expect(findTrains('Bus C14').map(({ name }) => name)).toEqual(['C14'])
  expect(findTrains('S1202').map(({ name }) => name)).toEqual(['S 1202'])
})

test('a ship is called by its name, and where it goes is none', () => {
  const shipIn = (told: string) =>
    tripOf(`
      Bokningsnummer: 41907736
      Göteborg - Kiel
      Avgång:   fredag 2 juli 2027 kl. 18:45
      Ankomst:   lördag 3 juli 2027 kl. 09:15
      ${told}
      Hytt:   1 x Comfort Outside 4 bäddar`).products.map((product) => (product.kind === 'train' ? product.number?.value : product.kind))
  expect(shipIn('Fartyg:   Nordholm Regina')).toEqual(['Nordholm Regina'])
  expect(shipIn('Färja:   Kiel')).toEqual([undefined])
  expect(shipIn('Färja:   bokad och betald')).toEqual([undefined])
})

test('a code in three groups is a reference, and a bay is no flight', () => {
  expect(
    referencesIn(`
      Kód transakce:   4J7 KPQ 92   Kód jízdenky:   58-2217-0046-31
      Vlak   Datum   Z   Odj.   Do   Příj.
      SC 508   17.09.2027   Ostrava hl.n.   07:06   Praha hl.n.   10:13`).reference,
  ).toBe('4J7 KPQ 92')
  const page = readPage(documentOf('Take the free shuttle from Ground Transportation, spaces A25/B17. Flight A3 5'), gazetteer, TODAY)
  expect(page.lines.flatMap(({ flights }) => flights.map(({ carrier, number }) => carrier + number))).toEqual(['A35'])
})

test('a row with the codes of airports and what looks like a flight is no ride', () => {
  const trip = tripOf(`
    Bestillingsnr. 4619 3077
    Dato   Fly   Fra   Afg.   Til   Ank.
    Lø 12. jun 2027   DK 1648   Billund (BLL)   06:10   Chania (CHQ)   10:45
    Rejsende: Mette Lund`)
  expect(trip.products.filter(({ kind }) => kind === 'train')).toEqual([])
})

const daysAndTimes = (text: string) => {
  const { lines, calendar } = readPage(documentOf(text), gazetteer, TODAY)
  return {
    days: lines.flatMap(({ dates }) => dates.map((mark) => calendar.dayOf(mark)?.date)),
    times: lines.flatMap((line) => line.times.map(({ start, end }) => line.text.slice(start, end))),
  }
}

test('the number of a heading is no day, and a span that tells both weekdays or none is one', () => {
  expect(daysAndTimes('Trajet 3 - Samedi 9 août 2025').days).toEqual(['2025-08-09'])
  expect(daysAndTimes('du samedi 2 - samedi 9 août 2025').days).toEqual(['2025-08-02', '2025-08-09'])
  expect(daysAndTimes('2 - 9 août 2025').days).toEqual(['2025-08-02', '2025-08-09'])
})

test('`9h05` is a time where rows begin with times, and a length elsewhere', () => {
  const rows = '15h18   Paris Gare de Lyon\n18h30   Marseille Saint-Charles\n'
  expect(daysAndTimes(`Voyage\n${rows}9h05   Lyon Part-Dieu`).times).toEqual(['15h18', '18h30', '9h05'])
  expect(daysAndTimes(`Voyage\n${rows}1h40\nDurée 2h10`).times).toEqual(['15h18', '18h30'])
  expect(daysAndTimes('Voyage\n9h05   Lyon Part-Dieu').times).toEqual([])
})

test('each ride has the code below it that its ship’s company gave it, whatever stands behind a bar', () => {
  expect(
    referencesIn(`
      Your ferry booking is confirmed
      Booking reference
      FH-3K7Q-81MN
      Tuesday, 6 July 2027
      07:25
      Piraeus
      12:45
      Naxos
      Ferry company booking code: BSF 40218937 | 2 x Deck
      Saturday, 10 July 2027
      09:30
      Naxos
      14:10
      Piraeus
      Ferry company booking code: SJ-1199542 | 2 x Economy`),
  ).toEqual({ rides: ['BSF 40218937', 'SJ-1199542'], reference: 'FH-3K7Q-81MN' })
})

test('a number of a ticket that is written in two ways is one', () => {
  expect(
    referencesIn(`
      RegioVlak - jízdenka č. 5804117299
      Číslo jízdenky
      5 804 117 299
      pá 11. 6. 2027   07:20   Praha hl.n.
      11:18   Bratislava hl.st.
      Spoj   RJ 1021`).reference,
  ).toBe('5804117299')
})

test('the hour from which a room is ready is no ride to it', () => {
  const text = `
    Confirmación de su reserva
    DATOS DE LA RESERVA   48120657
    Fecha de la) reserva   10/02/2026 12:33h
    Establecimiento   Parador de Cangas de Onís
    Villanueva, s/n
    33550 Cangas de Onís (Asturias)
    Entrada   viernes, 3 de abril de 2026 (a partir de las 14:00 h)
    Salida   lunes, 6 de abril de 2026 (antes de las 12:00 h)
    Titular   José Ignacio Etxeberria
    Estación de tren más cercana: Arriondas (5 km)`
  expect(tripOf(text).products.map(({ kind }) => kind)).toEqual(['hotel'])
})

test('the heading of the coaches is no station', () => {
  const stations = ['Carrozza/ Coach', 'Carrozza', 'Rijtuig'].map((text) => stationIn(text, gazetteer)?.name)
  expect(stations).toEqual([undefined, undefined, undefined])
})

test('the number of a ticket is that of the booking where it is said to be in two languages', () => {
  expect(
    tripOf(`
      BIGLIETTO ELETTRONICO / E-TICKET
      Codice Biglietto / Ticket Code (PNR)   Data emissione / Issue date   Canale / Channel   Titolo n. / Ticket no.
      XK93QD   04/11/2025 ore 20:37   www.trenitalia.com   2471880536-1
      Stazione di Partenza / Departure station   Data / Date   Ore / Time   Stazione di Arrivo / Arrival station   Ore / Time
      Verona Porta Nuova   20/12/2025   08:52   Bologna Centrale   09:44
      Treno / Train   Carrozza/   Posti / Seats
      Frecciarossa 8535   Coach   12A, 12B`).reference?.value,
  ).toBe('XK93QD')
})

test('one may eat at one’s table on a train for which one has a ticket', () => {
  const ticket = `LNER   Booking confirmation
Thanks, Ann. You're all booked.
Booking reference   Booked on   Delivery
LNR7QX3B   Wednesday 7 October 2026   E-ticket
Saturday 28 November 2026
Departs   Arrives   Operator   Seats
09:42   10:31   LNER   Coach D
Durham   York   towards London Kings Cross   Seats 41, 42
Passengers
Ms Ann Reed   Adult, Two Together Railcard
Order food to your seat using the code on your table. Planned engineering works may affect your journey.`
  expect(products(ticket)).toEqual(['? Durham 2026-11-28T09:42 – York 2026-11-28T10:31'])
})

test('no train stops at a house whose name and town are set as two ends', () => {
  const letter = (house: string) => `Potwierdzenie rezerwacji nr 1189/2027
${house} - Zakopane
Państwa rezerwacja jest gwarantowana.
Przyjazd   Wyjazd   Liczba nocy   Nr rezerwacji
26.01.2027
wtorek, od 15:00
31.01.2027
niedziela, do 11:00
5
1189/2027
Gość: Adam Nowak
${house}, ul. Długa 48, 34-500 Zakopane`
  expect(products(letter('Willa Kosodrzewina'))).toEqual([
    'Willa Kosodrzewina | 2027-01-26 – 2027-01-31 | ul. Długa 48, 34-500, Zakopane, PL | 1189/2027',
  ])
})

describe('days below the rows of rides, as cells of two lines have them', () => {
  const table = (...rows: string[]) =>
    `Conferma acquisto PNR H7KQ2M
Di seguito il riepilogo del suo acquisto effettuato il 02/03/2027 alle ore 11:08.
Viaggio   Treno   Stazione di Partenza   Ore   Stazione di Arrivo   Ore   Carrozza / Posti
${rows.join('\n')}
Passeggero
Giorgio Manno (Adulto)`
  const [out, back] = [
    'ANDATA   Frecciarossa 9523   Bologna Centrale   10:38   Roma Termini   12:49   5 / 12D',
    'RITORNO   Frecciarossa 9548   Roma Termini   17:35   Bologna Centrale   19:42   7 / 3A',
  ]

  test('are those of the rows above them', () => {
    expect(products(table(out, '10/03/2027', back, '11/03/2027'))).toEqual([
      'Frecciarossa 9523 Bologna Centrale 2027-03-10T10:38 – Roma Termini 2027-03-10T12:49',
      'Frecciarossa 9548 Roma Termini 2027-03-11T17:35 – Bologna Centrale 2027-03-11T19:42',
    ])
  })

  test('are those of the rows below them where one stands over the first', () => {
    expect(products(table('10/03/2027', out, '11/03/2027', back))).toEqual([
      'Frecciarossa 9523 Bologna Centrale 2027-03-10T10:38 – Roma Termini 2027-03-10T12:49',
      'Frecciarossa 9548 Roma Termini 2027-03-11T17:35 – Bologna Centrale 2027-03-11T19:42',
    ])
  })
})
