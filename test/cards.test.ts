import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cardBrands, vendorOf, vendorOfBrand } from '../src/operations/cards.ts'
import { readName } from '../src/operations/people.ts'
import { card } from './booking.ts'
import { newHome, wayfare } from './wayfare.ts'

/** Cards and names as people have them, which every booking takes alike. */

test.each([
  [{ number: '4111111111111111' }, 'VI'],
  [{ number: '5555555555554444' }, 'CA'],
  [{ number: '3530111333300000' }, 'JC'],
  [{ number: '6200000000000005' }, 'CU'],
  [{ number: '4111111111111111', brand: 'visa debit' }, 'VI'],
  [{ number: '4111111111111111', brand: 'American-Express' }, 'AX'],
  [{ number: '9111111111111111', brand: 'tp' }, 'TP'],
])('%j goes by %s', (given, vendor) => {
  expect(vendorOf(given)).toBe(vendor)
})

test('every brand that is not for companies alone has two letters', () => {
  expect(cardBrands.filter((brand) => vendorOfBrand(brand) === undefined)).toEqual([
    'MASTERCARD_IXARIS',
    'VISA_IXARIS',
    'MASTERCARD_AIRPLUS',
  ])
})

test.each([
  ['LOVELACE/ADA KING MS', 'MS', 'ADA KING', 'LOVELACE'],
  ['ms. ada king lovelace', 'MS', 'ADA KING', 'LOVELACE'],
  ['Lovelace/Ada', undefined, 'ADA', 'LOVELACE'],
  ['prof Ada Lovelace', 'PROF', 'ADA', 'LOVELACE'],
])('%j is read as a name', (text, title, firstName, lastName) => {
  expect(readName(text, '--guest')).toEqual({ ...(title && { title }), firstName, lastName })
})

test('a name of one word is refused', () => {
  expect(() => readName('MS LOVELACE', '--guest')).toThrow('--guest takes a first and a family name; got "MS LOVELACE"')
})

const traveller = '--email ada@example.com --phone "+34 612345678" --max-total 2000'

test.each([
  ['flights search MAD JFK 2027-03-01', 'flights book 1 --traveler "LOVELACE/ADA 1985-12-10 F ES 00000000 2030-04-14"'],
  ['transfers search CDG PAR 2027-03-01T19:45', 'transfers book 2 --passenger LOVELACE/ADA'],
])('after %s, a card books whose number has spaces and whose brand nobody said', async (search, book) => {
  const home = newHome()
  const file = join(home, 'card.json')
  writeFileSync(file, JSON.stringify({ ...card, number: '4111 1111-1111 1111' }))
  await wayfare(search, { home })
  const { code, stderr } = await wayfare(`${book} ${traveller} --card-file ${file}`, { home })
  expect([code, stderr]).toEqual([0, expect.stringContaining('booked as')])
})

test.each([
  ['transfers book 1 --passenger LOVELACE/ADA', 'search first, such as `wayfare transfers search MAD Madrid "+30d 9:30"`'],
  ['safety show 1', 'search first, such as `wayfare safety score Barcelona`'],
])('%s names the search that is missing', async (line, hint) => {
  const { stderr } = await wayfare(`${line}${line.startsWith('transfers') ? ` ${traveller}` : ''}`)
  expect(stderr).toContain(`hint: ${hint}`)
})
