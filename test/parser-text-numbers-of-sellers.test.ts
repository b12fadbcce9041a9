import { describe, expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

/** The number of a trip, and that of the one thing that is booked. */
function numbersOf(text: string): readonly (string | undefined)[] {
  const { reference, products } = tripOf(text)
  return [reference?.value, products[0]?.confirmation?.value]
}

/** A car that somebody else sold. */
const hire = (head: string, numbers: string): readonly (string | undefined)[] =>
  numbersOf(`${head}
    Rental voucher

    ${numbers}

    Rental company: Sixt
    Pick-up: 4 May 2027, 10:00, Porto Airport
    Drop-off: 9 May 2027, 18:00, Porto Airport
    Driver: Nora Quill`)

/** A stay that somebody else sold. */
const stay = (head: string, numbers: string): readonly (string | undefined)[] =>
  numbersOf(`${head}
    Hotel voucher

    ${numbers}

    Hotel: Willow Court Hotel
    Address: 12 North Bailey, Durham DH1 3ET
    Guest: Nora Quill
    Check-in: 4 May 2027
    Check-out: 7 May 2027
    1 double room, 3 nights`)

describe('a number beside the name of who sold a car is that of the trip, and the supplier knows the car by another', () => {
  test.each([
    ['Dossier Wheelhopper   WH 9914 0733', 'N° de confirmation du loueur (à donner au comptoir)   SXT-26-5571'],
    ['N. VOUCHER WHEELHOPPER   WH 9914 0733', 'N. CONFERMA NOLEGGIATORE   SXT-26-5571'],
    ['Código da Wheelhopper   WH 9914 0733', 'Código na locadora (Sixt)   SXT-26-5571'],
    ['Buchungsnummer Wheelhopper   WH 9914 0733', 'Reservierungsnummer des Vermieters   SXT-26-5571'],
    ['Wheelhopper booking number: WH 9914 0733', 'Supplier confirmation: SXT-26-5571'],
    ['Wheelhopper-Vorgangsnummer   WH 9914 0733', 'Code beim Vermieter   SXT-26-5571'],
    ['Dossiernummer Wheelhopper   WH 9914 0733', 'Reserveringsnr. verhuurder   SXT-26-5571'],
  ])('%s', (sellers, suppliers) => {
    expect(hire('Wheelhopper', `${sellers}\n    ${suppliers}`)).toEqual(['WH 9914 0733', 'SXT-26-5571'])
    expect(hire('Wheelhopper', `${suppliers}\n    ${sellers}`)).toEqual(['WH 9914 0733', 'SXT-26-5571'])
  })
})

describe('a number beside what a house is called is that of the stay', () => {
  test.each([
    'Conf. hotel   RPR-5517',
    'NUM. CONF. HOTEL : RPR-5517',
    'N. di conferma della struttura   RPR-5517',
    'Hotelreservierungsnummer   RPR-5517',
    'Bestätigungsnr. der Unterkunft: RPR-5517',
    'N° de confirmation de l’hôtel : RPR-5517',
    'Código de confirmação do hotel: RPR-5517',
    'Hotellets ref.   RPR-5517',
    'RESERVERINGSNUMMER HOTEL   RPR-5517',
    'Numer potwierdzenia hotelu: RPR-5517',
    "Supplier's confirmation   RPR-5517",
  ])('%s', (houses) => {
    expect(stay('Bednest', `Bednest reference: BN8824190\n    ${houses}`)).toEqual(['BN8824190', 'RPR-5517'])
    expect(stay('Bednest', `Vouchercode   UB-4417-91\n    ${houses}`)).toEqual(['UB-4417-91', 'RPR-5517'])
    expect(stay('Bednest', houses)).toEqual(['RPR-5517', 'RPR-5517'])
  })

  test.each(['Hotel ID: 30917', 'Hotel code: DUR3091', 'Property ref: 309177', 'Hotelnummer   309177', 'Hotel phone: 0191 496 0122'])(
    'which house it is, and where it is called, is no number of a stay: %s',
    (label) => {
      expect(stay('Bednest', `Booking number: BN8824190\n    ${label}`)).toEqual(['BN8824190', 'BN8824190'])
    },
  )
})

test('of two numbers, one beside who sold a car and one in a sentence, the second is that of the car', () => {
  expect(
    hire('Wheelhopper', 'At the Sixt desk please show confirmation number SX-0049926617.\n    Wheelhopper reference   WH99140733'),
  ).toEqual(['WH99140733', 'SX-0049926617'])
})

describe('what stands beside a name is no number of a trip', () => {
  test.each([
    'Claim number: 7/MC/2291840',
    'Rides of Wheelhopper, S.L.   C.I.C.MA 2214',
    'Wheelhopper member number: 30917712',
    'Wheelhopper invoice: 30917712',
    'Wheelhopper phone: 0191 496 0122',
    'Wheelhopper   30917712',
  ])('%s', (told) => {
    expect(hire('Wheelhopper', `Booking number: WH99140733\n    ${told}`)[0]).toBe('WH99140733')
  })

  test('and a name that nobody goes by who writes is none of a seller', () => {
    expect(hire('Wheelhopper', 'Booking number: WH99140733\n    Sunfarers dossier: SF 3091 77')[0]).toBe('WH99140733')
  })
})

describe('a number that is surely that of the booking is believed rather than one that looks like it', () => {
  test('as that of a licence behind the name of what is let', () => {
    expect(
      numbersOf(`MORGENROT RENT-A-CAR
    RESERVATION CONFIRMATION NO. 2027/PDL/01946

    Dear Ms Quill,
    we confirm your car.

    VEHICLE   Group B, Dacia Sandero or similar
    PICK-UP   4 May 2027, 10:00, Porto Airport
    DROP-OFF   9 May 2027, 18:00, Porto Airport
    DRIVER   Nora Quill

    Morgenrot Rent-a-Car Ltd.
    Licence of Rent-a-Car n.º 14/88   Tel. 296 555 891`),
    ).toEqual(['2027/PDL/01946', '2027/PDL/01946'])
  })

  test('but not rather than that of whoever hires the car out', () => {
    expect(
      hire('Morgenrot Voyages', 'Bon d’échange, dossier MV-508812\n    N° de confirmation loueur   1172 883 904\n    Dossier MV-508812'),
    ).toEqual(['MV-508812', '1172 883 904'])
  })
})
