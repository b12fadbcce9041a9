import { expect, test } from 'vitest'
import { line, named, stays, tripOf } from './parser-text.ts'

/** Letters that hosts write themselves, and what small houses and tour operators tell in their own ways. */

const letter = (told: string) => `Liebe Frau Brinkmann-Thoma,

schön, dass Sie wieder zu uns kommen möchten! Am Mittwoch sind noch andere Gäste da, aber ab Donnerstag ist das Zimmer frei: ${told} Am Montag darauf müssten Sie bitte bis halb elf das Zimmer räumen.

Der Preis ist 94 Euro pro Nacht, mit Frühstück. Sie können ab 14 Uhr ins Zimmer.

Herzliche Grüße, auch an Ihren Mann

Pension Haus Seglerruh
Birte Harmsen
Hafenstraße 38
18374 Zingst`

const confirmed = 'Ich bestätige Ihnen hiermit fest das Doppelzimmer „Strandhafer“, von Donnerstag, dem 6. Mai, für vier Nächte.'
const stay = 'Pension Haus Seglerruh | 2027-05-06 – 2027-05-10 | Hafenstraße 38, 18374, Zingst | ?'

test('a letter that confirms a room is a booking, though it has no number and names nobody else', () => {
  expect(stays(letter(confirmed))).toEqual([stay])
  expect(stays(letter('Das Doppelzimmer kostet Sie von Donnerstag, dem 6. Mai, für vier Nächte nicht mehr als im Vorjahr.'))).toEqual([])
  expect(stays(letter(confirmed.replace('fest', 'gern, dass Ihre Anfrage angekommen ist, für')))).toEqual([])
})

test.each([
  ['before the one who wrote', 'Am 08.02.2027 um 20:17 schrieb Anke Brinkmann-Thoma:'],
  ['behind the one who wrote', 'On 8 Feb 2027 at 20:17, Anke Brinkmann-Thoma wrote:'],
])('what a letter answers is not what it tells, where the word stands %s', (_, wrote) => {
  expect(stays(`${letter(confirmed)}\n\n${wrote}\n> Wir würden gern vom 5. bis 9. Mai kommen. Haben Sie da etwas?`)).toEqual([stay])
})

test('a letterhead names its house above what it is', () => {
  const text = `La Borie aux Noyers
Chambres et table d’hôtes
Élise et Jean Vergnes
Lieu-dit Le Pech Haut
24220 Vézac

Madame Solène de Kerguelen
11, rue du Bignon
35000 Rennes

Vézac, le 3 février 2027

Votre chèque d’arrhes est bien arrivé ce matin. C’est donc avec plaisir que je vous confirme la chambre « Glycine » pour
vous deux, du vendredi 16 au lundi 19 avril, soit trois nuits. Le prix est de 98 euros la nuit, petit déjeuner compris.`
  expect(stays(text)).toEqual(['La Borie aux Noyers | 2027-04-16 – 2027-04-19 | Lieu-dit Le Pech Haut, 24220, Vézac | ?'])
})

const booked = (name: string, days: string) => `${name} – Reservierungsbestätigung

Reservierungsnummer   2617094
${days}
Anzahl Nächte   1
Kontaktperson
Name   Emre Yildiz`

test('huts in the mountains are houses', () => {
  const days = 'Ankunft   Freitag, 24.07.2026\nAbreise   Samstag, 25.07.2026'
  expect(stays(booked('Kreuzjochhütte', days))).toEqual(['Kreuzjochhütte | 2026-07-24 – 2026-07-25 | ? | 2617094'])
})

test('days in figures that have no such month tell the order of all, though a day in words is like one of several the other way round', () => {
  const ticket = `
    Biglietto ferroviario. Codice prenotazione (PNR): R7KX2M, acquistato il 18/10/2026
    Treno   Partenza   Arrivo
    Intercity 704   Ancona 01/11/2026 ore 9:06   Bologna Centrale 01/11/2026 ore 11:22
    Intercity 588   Bologna Centrale 01/11/2026 ore 11:46   Firenze Campo di Marte 01/11/2026 ore 13:02
    Mostra a Palazzo Vecchio fino al 11 gennaio`
  expect(tripOf(ticket).products.map((one) => 'departs' in one && one.departs?.value)).toEqual(['2026-11-01T09:06', '2026-11-01T11:46'])
})

test('one day in figures that has no such month tells the order of all, whatever other days are told in words', () => {
  const mail = (booked: string, first: string, second: string) => `Riad Dar Zohra
Your Reservation is Confirmed
Reservation Number
7403918265518
Booked on
${booked}
Check-in
${first}
from 14:00
Check-out
${second}
until 11:00
Guest Name   Ann Reed
The pool is not heated between 1 November and 31 March.`
  expect(stays(mail('11/01/2027', '09/03/2027', '14/03/2027'))[0]).toContain('2027-03-09 – 2027-03-14')
  expect(stays(mail('01/11/2027', '03/09/2027', '03/14/2027'))[0]).toContain('2027-03-09 – 2027-03-14')
})

test('a year behind a day in figures is of that day', () => {
  const days = 'Incheckning 12/2 2027 – Utcheckning 26/2 2027 (14 nätter)'
  expect(stays(booked('Hotell Granliden', days))).toEqual(['Hotell Granliden | 2027-02-12 – 2027-02-26 | ? | 2617094'])
})

test('the last figures of a card are no postal code', () => {
  const paid = 'Free child place saving   Included\nPaid today (deposit) – Visa ending 4417   £180.00'
  expect(stays(`Hotel Astoria\nBooking reference: 64817305\nCheck-in: 8 June 2027\nCheck-out: 11 June 2027\n${paid}`)).toEqual([
    'Hotel Astoria | 2027-06-08 – 2027-06-11 | ? | 64817305',
  ])
})

test('a name that a cell breaks behind its hyphen goes on in the cell that goes on so elsewhere', () => {
  const text = `Hotel Astoria
Booked by   Dr Nkechi Obi-Whitlock
Check-in: 8 June 2027
Check-out: 11 June 2027
Room   Guest name   Occupancy   Rate   Price
Addlebrough   Dr Nkechi Obi-   2 adults   Dinner, Bed   £219.00
(Luxury double)   Whitlock   Breakfast`
  expect(tripOf(text).people.map(({ value }) => named(value))).toEqual(['Nkechi Obi-Whitlock'])
})

test('an airport below a list of people is none of them', () => {
  const people = (text: string) => tripOf(text).people.map(({ value }) => named(value))
  const flight = 'LA 3328   06/03/2027   São Paulo (GRU) 09:35   Maceió (MCZ) 12:30'
  expect(people(`Localizador: MVQHTL\n${flight}\n\nPassageiros\nJoelma Kaminski\nZumbi dos Palmares\nSão Paulo`)).toEqual([
    'Joelma Kaminski',
  ])
  expect(people(`Localizador: MVQHTL\n${flight}\n\nPassageiros\nJoelma Kaminski\nSr. Paulo Maceió`)).toEqual([
    'Joelma Kaminski',
    'Paulo Maceió',
  ])
})

test('who is called like an airport may fly there', () => {
  const flight = 'KL 1035   12 May 2027   Amsterdam (AMS) 07:00   Liverpool (LPL) 08:20'
  const trip = tripOf(`Booking code K7PQ2M\nPassenger: John Lennon\n${flight}`)
  expect(trip.people.map(({ value }) => named(value))).toEqual(['John Lennon'])
})

test('the words for whoever comes first are no part of a name', () => {
  const people = tripOf(
    `Hotel Astoria\nCheck-in: 8 June 2027\nCheck-out: 11 June 2027\nTravellers\nMr Declan Fearghal O'Hanrahan Lead guest`,
  )
  expect(people.people.map(({ value }) => named(value))).toEqual(["Declan Fearghal O'Hanrahan"])
})

test('somebody may be called Lead', () => {
  const { people } = tripOf('Hotel Astoria\nGuest: Anna Lead\nCheck-in: 8 June 2027\nCheck-out: 11 June 2027\nBooking number 118726')
  expect(people.map(({ value }) => named(value))).toEqual(['Anna Lead'])
})

test('a deposit that is paid back when one has left is not the price of the stay', () => {
  const text = (what: string) => `Hotel Astoria\nBooking confirmation 64817305\nCheck-in: 8 June 2027\nCheck-out: 11 June 2027\n${what}`
  expect(stays(text('Refund of your damage deposit will follow.'))).toHaveLength(1)
  expect(stays(text('Refund of your booking'))).toEqual([])
})

test('a name is whole though a gap parts it behind its apostrophe', () => {
  const text = (name: string) => `Hotel Astoria\nCheck-in: 8 June 2027\nCheck-out: 11 June 2027\nGuests: ${name}`
  expect(tripOf(text('Giulia D’ Angelo, Conor O’ Brien')).people.map(({ value }) => named(value))).toEqual([
    'Giulia D’Angelo',
    'Conor O’Brien',
  ])
})

test('how many mails are unread is the number of no flight', () => {
  const text = `Postvak IN 12   bpost 9:12 Uw pakje wordt vandaag geleverd   Bevestiging van uw boeking Y6RNK4
KLM Royal Dutch Airlines   9-11-2026 22:41
Heenreis: Brussel - Nairobi
vrijdag 5 februari 2027 - Totale reistijd 11 uur 55   1 overstap
09:45   Brussel, Brussels Airport (BRU)   KL 1724
10:35   Amsterdam, Schiphol (AMS)   Uitgevoerd door KLM Cityhopper
13:30   Amsterdam, Schiphol (AMS)   KL 565
23:40   Nairobi, Jomo Kenyatta Intl. (NBO)   Uitgevoerd door KLM

Terugreis: Nairobi - Brussel
vrijdag 19 februari 2027 - Totale reistijd 11 uur 01
23:59   Nairobi, Jomo Kenyatta Intl. (NBO)   KL 566
06:20   Amsterdam, Schiphol (AMS) (+1 dag)   Uitgevoerd door KLM`
  expect(tripOf(text).products.map(line)).toEqual([
    'KL 1724 BRU 2027-02-05T09:45 – AMS 2027-02-05T10:35',
    'KL 565 AMS 2027-02-05T13:30 – NBO 2027-02-05T23:40',
    'KL 566 NBO 2027-02-19T23:59 – AMS 2027-02-20T06:20',
  ])
})

test('hours behind the days of a week are when somebody is there, though a line ends between them', () => {
  const text = `Booking number: 91730482
Outward journey: Harwich - Hook of Holland
Departure   Fri 23 Jul 2027 23:00   Harwich
Arrival   Sat 24 Jul 2027 08:00   Hook of Holland

Return journey: Hook of Holland - Harwich
Departure   Sun 08 Aug 2027 14:15   Hook of Holland
Arrival   Sun 08 Aug 2027 19:45   Harwich

Carriage is subject to General Terms and Conditions, the Athens Convention 1974 as amended by the 2002 Protocol, and Regulation (EU) No 1177/2010 concerning

the rights of passengers when travelling by sea and inland waterway. Price includes all taxes and port charges. Stena Line Limited, Stena House, Station Approach, Holyhead,
Anglesey LL65 1DQ. Registered in England and Wales no. 01402237. Stena Line BV, Stationsweg 10, 3151 HS Hoek van Holland. Contact us: 03447 70 70 70, Monday to Friday
9:00-17:30, Saturday 9:00-17:00.`
  expect(tripOf(text).products.map(line)).toEqual([
    '? Harwich 2027-07-23T23:00 – Hook of Holland 2027-07-24T08:00',
    '? Hook of Holland 2027-08-08T14:15 – Harwich 2027-08-08T19:45',
  ])
})

test('an airport goes on in no line below where it is whole', () => {
  const text = `Localizador: RG-5530418
RECOGIDA   DEVOLUCIÓN
Lunes, 1 de noviembre de 2027 - 11:15 h   Domingo, 7 de noviembre de 2027 - 19:00 h
Tenerife Sur Aeropuerto   Tenerife Norte Aeropuerto
Aeropuerto Reina Sofía, Terminal de llegadas   Carretera San Lázaro s/n
Grupo C - Fiat 500, Kia Picanto o similar`
  expect(tripOf(text).products.map(line)[0]).toContain(
    '2027-11-01T11:15 Tenerife Sur Aeropuerto | 2027-11-07T19:00 Tenerife Norte Aeropuerto',
  )
})

const days = 'Buchungsnummer: 87413305\nAnreise: 14.07.2027\nAbreise: 18.07.2027\nAnzahl Nächte: 4'

test('a house may be called after a year, and what a sentence says of a flat is no name', () => {
  const text = (below: string) => `Unterkunft: Fachwerkliebe 1604\n${days}\n${below}`
  expect(stays(text('Die Wohnung liegt im 1. Obergeschoss, links neben der Treppe'))).toEqual([
    'Fachwerkliebe 1604 | 2027-07-14 – 2027-07-18 | ? | 87413305',
  ])
})

test('where the owner of a house lives is not where it stands, if a label tells that', () => {
  const text = (owner: string) =>
    `Unterkunft: Fachwerkliebe\n${days}\n\nAdresse der Wohnung\nPölle 27\n06484 Quedlinburg\n\nListe der Regeln\n\nLiebe Grüße\n\nFachwerkliebe${owner} · Advokatenweg 9 · 06114 Halle`
  expect(stays(text(' · Inh. Annett Klar'))[0]).toContain('Pölle 27, 06484, Quedlinburg')
})

test('the town to which a house welcomes, and the street in which it stands, are not the house', () => {
  const booked = 'Bokningsnummer: 11842\nAnkomst: 2027-07-06\nAvresa: 2027-07-09\nAntal nätter: 3'
  expect(stays(`Gamla Lotsgården\nLotsgatan 4\n742 42 Öregrund\nSverige\n\n${booked}\n\nVarmt välkommen till Öregrund`)).toEqual([
    'Gamla Lotsgården | 2027-07-06 – 2027-07-09 | Lotsgatan 4, 742 42, Öregrund, SE | 11842',
  ])
  const prenotato = 'Numero di prenotazione\nBE-4172509160033\nCheck-in: 31/10/2027\nCheck-out: 02/11/2027\n2 notti'
  expect(
    stays(
      `Ai Tre Gelsi\nGrazie, la tua prenotazione è confermata.\n${prenotato}\n\nAi Tre Gelsi\nBorgo Brossana 21\n33043 Cividale del Friuli`,
    ),
  ).toEqual(['Ai Tre Gelsi | 2027-10-31 – 2027-11-02 | Borgo Brossana 21, 33043, Cividale del Friuli | BE-4172509160033'])
})

test('a pitch of a campsite is a stay, whose name a site has without its article', () => {
  const text = `’t Zwarte Veen
receptie@zwarteveen.example.nl

Mevrouw F. Yıldız

Reserveringsbevestiging
Reserveringsnummer 27-00164
Aankomst   vrijdag 16 juli 2027 vanaf 13.00 uur
Vertrek   vrijdag 30 juli 2027 vóór 11.00 uur
Plaats   Comfortplaats 84, 120 m²
Kampeermiddel   Vouwwagen`
  expect(stays(text)).toEqual(['’t Zwarte Veen | 2027-07-16 – 2027-07-30 | ? | 27-00164'])
})

test.each([
  ['JOSÉ RAMÓN', 'DE LA FUENTE IRIGOYEN', 'José Ramón De La Fuente Irigoyen'],
  ['María José', 'de la Fuente', 'María José de la Fuente'],
])('two given names with a label of their own are no whole name: %s', (given, family, whole) => {
  const text = `Hotel Astoria\nCheck-in: 8 June 2027\nCheck-out: 11 June 2027\nDATOS DEL CLIENTE\nNombre   ${given}\nApellidos   ${family}\nDNI   ***114K`
  expect(tripOf(text).people.map(({ value }) => named(value))).toEqual([whole])
})

test('the stays of dogs and boats, and skis that are hired, are no trips', () => {
  const kennel = `Booking no: 27/0148
Guests: BISCUIT (Border Terrier, 6 yrs, neutered male)
Owner: Mr A. Rao
Check-in: Saturday 13 February 2027
Check-out: Sunday 21 February 2027
Nights: 8
Accommodation: 1 x Deluxe Double Suite`
  const berth = `MARINA DI PORTO ROSMARINO
N. prenotazione / Booking no.   PR-2026/T-0417
Arrivo / Arrival   sabato 07/08/2027
Partenza / Departure   sabato 14/08/2027
Notti / Nights   7
Posto assegnato / Berth   Pontile C, n. 27
Imbarcazione / Boat   Bavaria Cruiser 41
Armatore / Owner   Gianmaria Rossi, Viale Italia 64, 57127 Livorno (LI)`
  const skis = `VOUCHER DI NOLEGGIO
Prenotazione n.   IT-5503819-K
RITIRO   RICONSEGNA
sabato 30 gennaio 2027   venerdì 5 febbraio 2027
dalle 16:00   entro le 18:30
Ludovica   Excellence – sci + scarponi   168 cm`
  const vaccinated = 'Please bring the vaccination card of each dog: two dogs are kept in one kennel, and each needs its booster.'
  expect(
    [kennel, `${berth}\nTirante: VHF canale 9, corpo morto a prua`, skis].flatMap((text) => tripOf(`${text}\n${vaccinated}`).products),
  ).toEqual([])
  const hotel =
    'Hotel Astoria\nBooking no: 27/0148\nCheck-in: 13 February 2027\nCheck-out: 21 February 2027\nDogs are welcome, £15 per dog and night, on a leash.'
  expect(stays(hotel)).toHaveLength(1)
})

test('a room in a clinic is no stay', () => {
  const text = (below: string) => `Les Trois Ormeaux
27 avenue du Maréchal Foch
69006 Lyon
N° de dossier   27-003188
Date d'arrivée   Lundi 8 février 2027
Date de départ   Vendredi 12 février 2027
Chambre   Confort Plus, petit-déjeuner, 4 nuits
Monsieur Jean Delacroix
${below}`
  expect(stays(text('Hôtel calme au bord du parc'))).toHaveLength(1)
  expect(stays(text('Hôtel calme au bord du parc. Service de chirurgie : restez à jeun, prenez votre carte Vitale'))).toEqual([])
})

test('a place on a waiting list is none in a house', () => {
  const text = (said: string) =>
    `${said}\nBoende: Fjällstationen\nÄrendenummer: VL-338061\nAnkomst: lördag 7 augusti 2027\nAvresa: tisdag 10 augusti 2027\nAntal nätter: 3\nGäster: Saga Nord`
  expect(stays(text('Din bokning är bekräftad'))).toHaveLength(1)
  expect(stays(text('Du står på väntelistan'))).toEqual([])
})

test('until and from when a cancellation costs something is no hire, though cars are praised below', () => {
  const text = `Hotel Astoria
Booking number: 4821093557
Check-in: 15 October 2026
Check-out: 18 October 2026
Cancellation   Free cancellation ended on 13 October 2026 23:59 [WEST]. From 14 October 2026 00:00: € 204

Rent a car`
  expect(tripOf(text, { written: '2026-10-12' }).products.map(({ kind }) => kind)).toEqual(['hotel'])
})
