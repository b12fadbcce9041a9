import { expect, test } from 'vitest'
import { named, tripOf } from './parser-text.ts'

/** Names, and what stands beside them, that a narrow column or the end of a line breaks. */
const flight = 'BA 413   2 March 2027   London Heathrow (LHR) 09:20   Oslo (OSL) 12:30'
const stay = 'Hotel Amselhof, Lindenweg 4, 80331 München\nCheck-in: 8 June 2027\nCheck-out: 11 June 2027'
const peopleOf = (text: string): readonly string[] => tripOf(text).people.map(({ value }) => named(value))
const flown = (text: string): readonly string[] => peopleOf(`Flight confirmation\nBooking reference: QX7T2P\n\n${text}\n\n${flight}`)
const stayed = (text: string): readonly string[] => peopleOf(`Booking confirmation\n${stay}\n${text}`)

test('the number of a ticket goes on in the next line, below which others are named', () => {
  expect(
    flown(
      'Rejsende\nSøren Nørgaard Østergaard · EuroBonus EBS 618 402 775 · Billetnr. 117-\n2418837710\nFreja Højlund · Billetnr. 117-2418837711',
    ),
  ).toEqual(['Søren Nørgaard Østergaard', 'Freja Højlund'])
  expect(
    flown(
      'Passengers\nAnn Reed · Ticket 117-24188\n37710 · 1 bag\nTom Hale · Ticket 117-2418837711 · 1 bag\nZoe Hale · Ticket 117-2418837712',
    ),
  ).toEqual(['Ann Reed', 'Tom Hale', 'Zoe Hale'])
})

test('behind a label, a long name goes on in a line of its own', () => {
  expect(stayed('Hóspede principal   Thiago Nascimento dos Santos\nAlbuquerque\n\n2.° hóspede   Ana Luisa Vasconcelos Pimentel')).toEqual([
    'Thiago Nascimento dos Santos Albuquerque',
    'Ana Luisa Vasconcelos Pimentel',
  ])
  expect(stayed("Driver's name   Maria del Carmen Echevarria\nde la Torre\nBreakfast   included")).toEqual([
    'Maria del Carmen Echevarria de la Torre',
  ])
  expect(stayed('Huésped 1   Maria Isabella Hernandez\nGómez\nHuésped 2   Ana Reis')).toEqual([
    'Maria Isabella Hernandez Gómez',
    'Ana Reis',
  ])
  expect(stayed("Driver's name: Maria del Carmen Echevarria\nde la Torre\nAge: 34")).toEqual(['Maria del Carmen Echevarria de la Torre'])
})

test('what stands below a name is no more of it where it is a heading, a card or a town, or would have had room', () => {
  for (const word of ['Economy', 'Overview', 'Insurance', 'Buchungsdetails', 'Prestations', 'Alojamiento', 'Gold', 'München'])
    expect(stayed(`Guest   Maria Isabella Hernandez\n${word}\nBreakfast   yes`)).toEqual(['Maria Isabella Hernandez'])
  for (const word of [
    'Vegetarian',
    'Honeymoon',
    'Smoker',
    'Netherlands',
    'Deutschland',
    'Stammgast',
    'Femme',
    'Cumpleaños',
    'Medlem',
    'Halbpension',
  ])
    expect(stayed(`Guest   Maria Isabella Hernandez\n${word}\nBreakfast   yes`)).toEqual(['Maria Isabella Hernandez'])
  // No column is so narrow that this name fills it.
  expect(stayed('Guest   Anna Margarethe Reed\nGaribaldi\nBreakfast   yes')).toEqual(['Anna Margarethe Reed'])
  expect(stayed('Guest: Maria Isabella Hernandez\nMadrid\n\nBreakfast: yes')).toEqual(['Maria Isabella Hernandez'])
  expect(stayed('Guest   Maria Isabella Hernandez\nGómez\nBreakfast   in the garden, with eggs of our hens')).toEqual([
    'Maria Isabella Hernandez',
  ])
})

test('a greeting goes on within the name', () => {
  expect(stayed('Estimado(a) Sr.(a) Thiago Nascimento dos Santos\nAlbuquerque,\nAgradecemos a preferência')).toEqual([
    'Thiago Nascimento dos Santos Albuquerque',
  ])
  expect(stayed('Thanks for travelling with us, THANH BINH NGUYEN-\nPHAM')).toEqual(['Thanh Binh Nguyen-Pham'])
  expect(stayed('Thanks for travelling with us, Thanh Binh Nguyen-\nPham!')).toEqual(['Thanh Binh Nguyen-Pham'])
  expect(stayed('Sehr geehrter Herr Dr. Johann Wolfgang von\nGoethe,\nwir freuen uns')).toEqual(['Johann Wolfgang von Goethe'])
  expect(stayed('Estimada Sra. Maria del Carmen Echevarria\nde la Torre:\nGracias')).toEqual(['Maria del Carmen Echevarria de la Torre'])
})

test('what stands below a greeting is no more of the name where it is a sentence or a heading', () => {
  for (const word of ['Great!', 'Willkommen!', 'Summary:', 'PRIVATE', 'Ready:'])
    expect(stayed(`Hello Ann-Marie Reed-Hale Smith\n${word}`)).toEqual(['Ann-Marie Reed-Hale Smith'])
  expect(stayed('Dear Ann Marie Reed, thank you for staying with\nHarbour,')).toEqual(['Ann Marie Reed'])
})

test('a row whose other cells go on in the next line goes on in its name as well', () => {
  expect(
    flown(
      'Pasajeros\nRocío de los Ángeles Muñoz   Asientos: 8A /   1 maleta 25 kg ida y\nPeñalver   9A   vuelta\nXavier Puigdevall i Serra   Asientos: 8B / 9B   Bolsa bajo asiento',
    ),
  ).toEqual(['Rocío de los Ángeles Muñoz Peñalver', 'Xavier Puigdevall i Serra'])
  const head = 'Passengers   Seats   Bags'
  expect(flown(`${head}\nAnn-Marie Reed-Hale Smith   4A, 5A   Checked bag\nBurton   out only\nTom Hale   4B, 5B   Checked bag`)).toEqual([
    'Ann-Marie Reed-Hale Smith Burton',
    'Tom Hale',
  ])
  // A card, and a name of its own.
  expect(flown(`${head}\nAnn-Marie Reed-Hale Smith   4A, 5A   1 bag and\nGold   6A   1 ski`)).toEqual(['Ann-Marie Reed-Hale Smith'])
  expect(flown('Passengers\nAnn-Marie Reed-Hale Smith   seat 4A   1 bag,\nTom Hale   seat 4B   no bag')).toEqual([
    'Ann-Marie Reed-Hale Smith',
    'Tom Hale',
  ])
})

test('a name goes on in the line below where both stand alone below their label', () => {
  expect(flown('PASSENGERS\nMRS HARRIET\nREED\n125-2418830917\nMR OLUSEGUN\nREED\n125-2418830918')).toEqual([
    'Harriet Reed',
    'Olusegun Reed',
  ])
  expect(stayed('CLIENT\nApolline\nde La Rochelle-Reed\nTÉL.\n06 39 98 55 07')).toEqual(['Apolline de La Rochelle-Reed'])
  expect(stayed('OSPITE\nMaria\nDe Santis\nCAMERA\nDoppia')).toEqual(['Maria De Santis'])
  expect(stayed('GAST\nFrau Annegret\nvon der Heide\nTEL\n0171 555 0144')).toEqual(['Annegret von der Heide'])
  expect(stayed('TITULAR\nInmaculada Peñarrubia\nSáez\nADULTOS / NIÑOS\n2 / 0')).toEqual(['Inmaculada Peñarrubia Sáez'])
})

test('what stands alone below a name is no more of it where it is a town, another one, or the panel had room', () => {
  expect(stayed('Gast\nAnna Reed\nHamburg')).toEqual(['Anna Reed'])
  expect(stayed('Guest\nAnn Reed\nVegetarian\nRoom\nDouble')).toEqual(['Ann Reed'])
  expect(stayed('Guests\nMrs Ann\nMr Tom Reed')).toEqual(['Tom Reed'])
  expect(stayed('Guest\nAnn-Marie Hale-Burton\nGarden\nRoom\nDouble with a view of the garden')).toEqual(['Ann-Marie Hale-Burton'])
})

test('a name that begins beside its label ends alone in the line below', () => {
  expect(stayed('Fahrer   Holger\nSteinbrink-Voss\nZimmer   Doppelzimmer')).toEqual(['Holger Steinbrink-Voss'])
  expect(stayed('Lead guest   Harriet\nPenhale\nBoard   breakfast')).toEqual(['Harriet Penhale'])
  expect(stayed('Huésped   Inmaculada\nPeñarrubia\nRégimen   desayuno')).toEqual(['Inmaculada Peñarrubia'])
  expect(stayed('Hoofdgast   Mevr. Femke\nHoekstra\nKamer   tweepersoonskamer')).toEqual(['Femke Hoekstra'])
  expect(stayed('Guest   Ann\nLondon\nBoard   breakfast')).toEqual([])
})
