import { expect, test } from 'vitest'
import { people } from './parser-text.ts'

/** Guests as vouchers and portals list them: turned round, beside their births, by their numbers, and apart from who is only to be asked. */

const stay = 'Hotel Sol\nBooking number 118726\nCheck-in: 22 January 2027\nCheck-out: 24 January 2027\n2 nights, 1 room\n'

test.each<[string, readonly string[]]>([
  // Two rows with a comma each leave no doubt.
  [
    'Sírvanse facilitar a / Please provide to:\nETXEBARRIA GOIKOETXEA, JON ANDER\nDE LA FUENTE MURO, MARÍA PAZ\nETXEBARRIA MURO, IRATI (niña, 5 años)',
    ['Jon Ander Etxebarria Goikoetxea', 'María Paz De La Fuente Muro', 'Irati Etxebarria Muro'],
  ],
  ['Gäste / Guests\nREUTER, MATTHIAS MR\nREUTER, ANNIKA MRS\nREUTER, JONAS CHD (07)', ['Matthias Reuter', 'Annika Reuter', 'Jonas Reuter']],
  // A town and its airport, in the rows of a flight below, are nobody.
  ['PASSENGERS\nREED, ANNA\nREED, TOM\nLONDON, HEATHROW\nPARIS, ORLY', ['Anna Reed', 'Tom Reed']],
  ['PASSENGERS\nREED, ANNA\nREED, TOM\nBA 117   12 JAN 2027   08:25   11:20\nNEW YORK, KENNEDY', ['Anna Reed', 'Tom Reed']],
  // Who flies may have the flight beside the name.
  ['Passengers   Flight   Seat\nREED, ANNA   KL 1035   12A\nHALE, TOM   KL 1035   12B', ['Anna Reed', 'Tom Hale']],
  // One such row is two people.
  ['Pasajeros\nANNA REED, TOM HALE', ['Anna Reed', 'Tom Hale']],
  // Rooms and beds stand among people who have a column of births.
  [
    'Quarto   Hóspedes   Nascimento\n1 x Standard\n2 camas de casal\nJOAO DOS SANTOS PACHECO\n17/02/1987\nTHAIS NOGUEIRA   30/08/1989',
    ['Joao Dos Santos Pacheco', 'Thais Nogueira'],
  ],
  // A day of this year is one of birth only among the others.
  ['Guests   Room   Born\nThais Nogueira   Double   30/08/48\nPaulo Nogueira   Double   12/01/2026', ['Thais Nogueira', 'Paulo Nogueira']],
  ['Guests   Room   Born\nThais Nogueira   Double   30/08/1989\nPrepared by\nMarta Ortega   12/11/2026', ['Thais Nogueira']],
  ['Adulto 1   María Fuentes Ortega\nAdulto 2   Ignacio Urrutia', ['María Fuentes Ortega', 'Ignacio Urrutia']],
  ['Adult 1   Super Off-Peak\nAdult 2   Advance Single', []],
  ['Joana Silva (adulto, titular)\nHeitor Silva (criança, 7 anos)', ['Joana Silva', 'Heitor Silva']],
  ['Traveler   DE LA CRUZ VILLANUEVA/MARIA ISABEL MS', ['Maria Isabel De La Cruz Villanueva']],
  ['VAN DER LINDE / SASKIA\nSurname / Given names', ['Saskia Van Der Linde']],
  [
    'Zimmer   Gast   Frühstück   Preis\n1 - Queensize-Bett, Doppelnutzung   Anna Reed   2 x 16 €   124 €\n2 - Queensize-Bett, Einzelnutzung   Tom Hale   -   109 €',
    ['Anna Reed', 'Tom Hale'],
  ],
  [
    'Room   Guest   Breakfast   Price\n1 - Twin, sea view   Ann Reed   yes   £124.00\n2 - Double, Garden Side   Tom Hale   –   £109.00',
    ['Ann Reed', 'Tom Hale'],
  ],
  [
    'Guests   4 Adults\n1. Bayview Studio – Winter Rate\nGuest: Ann Reed – 2 Adults\n2. Hilltop Cabin – Winter Rate\nGuest: Tom Hale – 2 Adults',
    ['Ann Reed', 'Tom Hale'],
  ],
  ['Gäste   EZ 1: Anna Reed\nEZ 2: Tom Hale', ['Anna Reed', 'Tom Hale']],
  ['Occupants   Chambre 1 : Claire Moreau\nChambre 2 : Luc Garnier', ['Claire Moreau', 'Luc Garnier']],
  ['Guests: Room 1: Ann Reed\nRoom 2: Tom Hale', ['Ann Reed', 'Tom Hale']],
  ['Rooms   EZ 1: Garden View\nEZ 2: Sea View', []],
  [
    'Gäste\nFrau Anna Reed\nSitz 11A\n1 Koffer\nHerr Tom Reed\nSitz 11B\n1 Koffer\nKind Emmi Reed (04.09.2021)   Sitz 11C',
    ['Anna Reed', 'Tom Reed', 'Emmi Reed'],
  ],
  [
    'Voyageurs\nMme Claire Moreau\nAller : siège 11A\nRetour : siège 12A\nEnfant Léa Moreau (04/09/2021)   Aller : siège 11C',
    ['Claire Moreau', 'Léa Moreau'],
  ],
  ['Guests\nMrs Ann Reed\nSeat 11A\nPriority\nInfant Lucy Reed   On lap', ['Ann Reed', 'Lucy Reed']],
  ['Guests\nMrs Ann Reed\nSeat 11A\nPriority\nChild Garden Club   20 EUR', ['Ann Reed']],
  ['Hóspede: Ana Prado\nSolar Lda, Edifício D. José I, 2770-203 Paço de Arcos', ['Ana Prado']],
  ['Hóspede: Ana Prado\nPraça do Rei D. Pedro IV', ['Ana Prado']],
  ['Huésped: Ana Prado\nSolar SL, Edificio Dña. Blanca Ruiz, 28001 Madrid', ['Ana Prado']],
])('“%s” lists its guests', (text, names) => {
  expect(people(stay + text)).toEqual(names)
})

test.each<[string, readonly string[]]>([
  ['Guest Name   LIU/MEIHUA\nContact Name   CHEN/WEI', ['Meihua Liu']],
  ['Contact Name   CHEN/WEI', ['Wei Chen']],
  ['Reizigers\nMevr. Fatima El Amrani\nThuisblijver\nDhr. Hassan El Amrani', ['Fatima El Amrani']],
  ['Contact\nAnn Reed\nGuests\nAnn Reed, Tom Reed', ['Ann Reed', 'Tom Reed']],
])('of “%s” only who comes is told, if anybody is said to come', (text, names) => {
  expect(people(stay + text)).toEqual(names)
})

test('a house whose name begins as a title does is nobody', () => {
  expect(people(`${stay.replace('Hotel Sol', 'Pan Pacific Vancouver')}Guest name: Ann Reed`)).toEqual(['Ann Reed'])
})

test('two initials of a firm are no Monsieur, but in French', () => {
  expect(people(`${stay}Hóspede: Ana Prado\nM. F. Nóbrega Hospedagem ME - CNPJ 14.208.551/0001-37`)).toEqual(['Ana Prado'])
  expect(people(`${stay}Reservation for\nM. F. Nóbrega`)).toEqual([])
  expect(people(`${stay}Arrivée : 22 janvier 2027\nM. J. Dupont`)).toEqual(['J. Dupont'])
  expect(people(`${stay}Votre séjour est réservé\nM. J. Dupont`)).toEqual(['J. Dupont'])
})

test('whoever booked comes along, but for firms', () => {
  expect(people(`${stay}Booked by Ann Reed`)).toEqual(['Ann Reed'])
  for (const firm of ['Booked by Sunny Holidays', 'Gebucht von Reisewelt Müller', 'Booked by Acme Robotics'])
    expect(people(stay + firm)).toEqual([])
})
