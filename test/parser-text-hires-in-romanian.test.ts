import { expect, test } from 'vitest'
import { people, products } from './parser-text.ts'

const PAGE = `
    Munții Verzi Rent a Car
    Vă mulțumim pentru rezervare.

    Data   Ora   Locație
    Preluare   miercuri, 12 mai 2027   13:15   Aeroport Cluj-Napoca
    Returnare   sâmbătă, 15 mai 2027   06:00   Aeroport Sibiu

    Nr. rezervare: MVR-20663
    Șofer: Mihai Ardelean
    Mașina: Dacia Duster sau similar
    Zbor sosire: W6 3302`

test('a hire in Romanian is one, and the flight one comes by is no journey', () => {
  expect(products(PAGE)).toEqual([
    'Munții Verzi Rent a Car | 2027-05-12T13:15 Aeroport Cluj-Napoca | 2027-05-15T06:00 Aeroport Sibiu | MVR-20663',
  ])
  expect(people(PAGE)).toEqual(['Mihai Ardelean'])
})
