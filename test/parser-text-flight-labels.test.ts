import { expect, test } from 'vitest'
import { line, named, tripOf } from './parser-text.ts'

/** What confirmations of flights call things: title, reference, flight, from, to, departure, arrival, date, travellers; two days, and a time. */
const LANGUAGES: Readonly<Record<string, readonly [words: string, days: string, time: (time: string) => string]>> = {
  English: [
    'Booking confirmation|Booking reference|Flight|From|To|Departure|Arrival|Date|Passengers',
    'Fri 5 Mar 2027|Sun 14 Mar 2027',
    (time) => time,
  ],
  German: [
    'Buchungsbestätigung|Buchungscode|Flug|Von|Nach|Abflug|Ankunft|Datum|Passagiere',
    'Fr., 05.03.2027|So., 14.03.2027',
    (time) => `${time} Uhr`,
  ],
  French: [
    'Confirmation|Référence de réservation|Vol|De|À|Départ|Arrivée|Date|Passagers',
    'vendredi 5 mars 2027|dimanche 14 mars 2027',
    (time) => time.replace(':', 'h'),
  ],
  Spanish: [
    'Confirmación de reserva|Localizador|Vuelo|Origen|Destino|Salida|Llegada|Fecha|Pasajeros',
    '5 de marzo de 2027|14 de marzo de 2027',
    (time) => `${time} h`,
  ],
  Italian: [
    'Conferma di prenotazione|Codice di prenotazione|Volo|Da|A|Partenza|Arrivo|Data|Passeggeri',
    'ven 5 marzo 2027|dom 14 marzo 2027',
    (time) => time,
  ],
  Portuguese: [
    'Confirmação da reserva|Código da reserva|Voo|De|Para|Partida|Chegada|Data|Passageiros',
    '5 de março de 2027|14 de março de 2027',
    (time) => time.replace(':', 'h'),
  ],
  Dutch: [
    'Boekingsbevestiging|Boekingscode|Vlucht|Van|Naar|Vertrek|Aankomst|Datum|Passagiers',
    'vrijdag 5 maart 2027|zondag 14 maart 2027',
    (time) => `${time} uur`,
  ],
  Swedish: [
    'Bokningsbekräftelse|Bokningsnummer|Flyg|Från|Till|Avgång|Ankomst|Datum|Resenärer',
    'fre 5 mars 2027|sön 14 mars 2027',
    (time) => `kl. ${time}`,
  ],
  Danish: [
    'Bookingbekræftelse|Bookingreference|Fly|Fra|Til|Afgang|Ankomst|Dato|Passagerer',
    'fre. 5. marts 2027|søn. 14. marts 2027',
    (time) => `kl. ${time.replace(':', '.')}`,
  ],
  Norwegian: [
    'Bestillingsbekreftelse|Referansenummer|Fly|Fra|Til|Avgang|Ankomst|Dato|Reisende',
    'fre. 5. mars 2027|søn. 14. mars 2027',
    (time) => time,
  ],
  Finnish: [
    'Varausvahvistus|Varaustunnus|Lento|Mistä|Minne|Lähtö|Saapuminen|Päivä|Matkustajat',
    'pe 5.3.2027|su 14.3.2027',
    (time) => `klo ${time.replace(':', '.')}`,
  ],
  Polish: [
    'Potwierdzenie rezerwacji|Numer rezerwacji|Lot|Z|Do|Wylot|Przylot|Data|Pasażerowie',
    'pt., 5 marca 2027|niedz., 14 marca 2027',
    (time) => time,
  ],
  Czech: [
    'Potvrzení rezervace|Kód rezervace|Let|Z|Do|Odlet|Přílet|Datum|Cestující',
    'pá 5. března 2027|ne 14. března 2027',
    (time) => time,
  ],
  Hungarian: [
    'Foglalás visszaigazolása|Foglalási kód|Járat|Honnan|Hová|Indulás|Érkezés|Dátum|Utasok',
    '2027. március 5.|2027. március 14.',
    (time) => time,
  ],
  Turkish: [
    'Rezervasyon onayı|Rezervasyon kodu|Uçuş|Nereden|Nereye|Kalkış|Varış|Tarih|Yolcular',
    '5 Mart 2027 Cuma|14 Mart 2027 Pazar',
    (time) => time,
  ],
}

interface Flight {
  readonly number: string
  readonly day: string
  readonly from: string
  readonly to: string
  readonly leaves: string
  readonly lands: string
}

type Words = Readonly<Record<'flight' | 'from' | 'to' | 'departure' | 'arrival' | 'date', string>>

/** Ways in which confirmations set out a flight. */
const LAYOUTS: Readonly<Record<string, (said: Words, flight: Flight) => string>> = {
  'label: value': (said, f) =>
    `${said.flight}: ${f.number}\n${said.date}: ${f.day}\n${said.from}: ${f.from}\n${said.to}: ${f.to}\n${said.departure}: ${f.leaves}\n${said.arrival}: ${f.lands}`,
  'a label and a value in cells': (said, f) =>
    `${said.flight}   ${f.number}\n${said.date}   ${f.day}\n${said.from}   ${f.from}\n${said.to}   ${f.to}\n${said.departure}   ${f.leaves}\n${said.arrival}   ${f.lands}`,
  'rows of leaving and landing': (said, f) =>
    `${f.day}\n${f.number}\n${said.departure}   ${f.leaves}   ${f.from}\n${said.arrival}   ${f.lands}   ${f.to}`,
  'each on its own line': (_, f) => `${f.day} · ${f.number}\n${f.leaves}\n${f.from}\n${f.lands}\n${f.to}`,
  'two columns': (said, f) =>
    `${f.day}\n${said.departure}   ${said.arrival}\n${f.leaves}   ${f.lands}\n${f.from}   ${f.to}\n${said.flight} ${f.number}`,
  'a way, and its hours below': (_, f) => `${f.from} → ${f.to}\n${f.day}, ${f.leaves} – ${f.lands}, ${f.number}`,
  'one line for each end': (said, f) =>
    `${said.departure}: ${f.from}, ${f.day}, ${f.leaves}\n${said.arrival}: ${f.to}, ${f.day}, ${f.lands}\n${said.flight}: ${f.number}`,
}

/** How a city and its airport are told. */
const PLACES: readonly ((city: string, code: string) => string)[] = [
  (city) => city,
  (city, code) => `${city} (${code})`,
  (city, code) => `${code} ${city}`,
]

/** Every language has every layout, and both have all ways to tell a place, one after the other. */
const placesIn = (language: number, layout: number) => PLACES.filter((_, at) => (language + layout) % PLACES.length === at)

test.each(Object.keys(LANGUAGES))('a flight there and back is read wholly in %s, however it is set out', (language) => {
  const [words = '', days = '', time = String] = LANGUAGES[language] ?? []
  const [title, reference, flight = '', from = '', to = '', departure = '', arrival = '', date = '', travellers] = words.split('|')
  const [day = '', back = ''] = days.split('|')
  for (const [at, layout] of Object.values(LAYOUTS).entries())
    for (const place of placesIn(Object.keys(LANGUAGES).indexOf(language), at)) {
      const [hamburg, barcelona] = [place('Hamburg', 'HAM'), place('Barcelona', 'BCN')]
      const flights: readonly Flight[] = [
        { number: 'LH 2512', day, from: hamburg, to: barcelona, leaves: time('09:20'), lands: time('12:05') },
        { number: 'LH 2513', day: back, from: barcelona, to: hamburg, leaves: time('17:40'), lands: time('20:25') },
      ]
      const told = flights.map((one) => layout({ flight, from, to, departure, arrival, date }, one)).join('\n\n')
      const read = tripOf(`${title}\n\n${reference}: QX7T2P\n\n${travellers}\nAda Lovelace\nCharles Babbage\n\n${told}`)
      expect({
        flights: read.products.map(line),
        people: read.people.map(({ value }) => named(value)),
        reference: read.reference?.value,
      }).toEqual({
        flights: ['LH 2512 HAM 2027-03-05T09:20 – BCN 2027-03-05T12:05', 'LH 2513 BCN 2027-03-14T17:40 – HAM 2027-03-14T20:25'],
        people: ['Ada Lovelace', 'Charles Babbage'],
        reference: 'QX7T2P',
      })
    }
})

test('flights that are named for what one may carry in all of them are told elsewhere', () => {
  const receipt = `Your e-ticket receipt 5TGH8Q: 22 May 2027 11:15
Booking reference: 5TGH8Q
Flight   Depart   Arrive
BA0213   22 May 2027   22 May 2027
British Airways   11:15   13:40
World Traveller   Heathrow (London)   Logan International (Boston)
BA0212   29 May 2027   30 May 2027
British Airways   19:05   06:35
World Traveller   Logan International (Boston)   Heathrow (London)
Baggage allowance
BA0213 and BA0212, each   2 bags at max. 23kg`
  expect(tripOf(receipt).products.map(line)).toEqual([
    'BA 213 LHR 2027-05-22T11:15 – BOS 2027-05-22T13:40',
    'BA 212 BOS 2027-05-29T19:05 – LHR 2027-05-30T06:35',
  ])
})

test('an hour behind a dash that leaves the one before is one', () => {
  const flight = `Buchungscode: 7QK3ZM
Di. 27. Oktober 2026: Frankfurt München
11:15 -12:10   Frankfurt, Flughafen (FRA)   LH 100   Economy
Terminal 1   München, Flughafen (MUC)`
  expect(tripOf(flight, { written: '2026-05-20' }).products.map(line)).toEqual(['LH 100 FRA 2026-10-27T11:15 – MUC 2026-10-27T12:10'])
})

test('flights that are named for what one may carry and nowhere else are told by that', () => {
  const ticket = `E-ticket K7TQ2M
Your flights BA0213 and BA0212, 1 x 23 kg bag each
Meals on BA0213 and BA0212: hot meal
Boston BOS to London LHR
12 December 2026 19:10`
  expect(tripOf(ticket).products.map(line)).toEqual(['BA 212 BOS 2026-12-12T19:10 – LHR ?'])
})

test('how far a clock is behind the others is no hour', () => {
  const flight = (leaves: string, lands: string) =>
    tripOf(`Flight LA 8070 12 December 2026\nDeparture GRU ${leaves}\nArrival MAD ${lands}\nBooking reference K7TQ2M`).products.map(line)
  expect(flight('2026-12-12 16:25 -03:00', '2026-12-13 05:40 +01:00')).toEqual(['LA 8070 GRU 2026-12-12T16:25 – MAD 2026-12-13T05:40'])
  expect(flight('16:25 -03:00', '05:40 +01:00')).toEqual(['LA 8070 GRU 2026-12-12T16:25 – MAD 2026-12-13T05:40'])
})

test('what stands close behind the hour of a whole day is until when one flies, unless the clock is written as machines do', () => {
  const flight = (when: string) =>
    tripOf(`Flight SK 431 Stockholm ARN - Copenhagen CPH ${when}\nBooking reference K7TQ2M`).products.map(line)
  expect(flight('2026-12-12 07:00-08:30')).toEqual(['SK 431 ARN 2026-12-12T07:00 – CPH 2026-12-12T08:30'])
  expect(flight('2026-12-12T07:00-08:00')).toEqual(['SK 431 ARN 2026-12-12T07:00 – CPH ?'])
})
