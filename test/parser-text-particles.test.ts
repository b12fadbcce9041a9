import { expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

const flight = 'BA 413   2 March 2027   London Heathrow (LHR) 09:20   Oslo (OSL) 12:30'
const halves = (text: string): readonly string[] =>
  tripOf(text).people.map(({ value: { firstName, lastName } }) => `${firstName} | ${lastName}`)
const listed = (...names: readonly string[]): readonly string[] =>
  halves(`Flight confirmation\nBooking reference: QX7T2P\n\nPassengers\n${names.join('\n')}\n\n${flight}`)

test.each([
  ["Mevr. Margriet van 't Veer", "Margriet | van 't Veer"],
  ['Dhr. Klaas op den Brink', 'Klaas | op den Brink'],
  ["Mevr. Ineke in 't Groen", "Ineke | in 't Groen"],
  ['Mr Rodel dela Peña', 'Rodel | dela Peña'],
  ['Sig.ra Bianca Degli Orsi', 'Bianca | Degli Orsi'],
  ['Ms Gráinne Ní Chonaill', 'Gráinne | Ní Chonaill'],
  ['Mme Odile LE BRAS', 'Odile | Le Bras'],
  ['Mme Odile MOREL DE LA TOUR', 'Odile | Morel De La Tour'],
  ['Mr Lancelot ffarington', 'Lancelot | ffarington'],
  ['Sig. Ugo d’Ancona', 'Ugo | d’Ancona'],
  ['Sr. Caio do Amaral Rocha', 'Caio do Amaral | Rocha'],
  ['Mrs Helen Van Price', 'Helen | Van Price'],
])('%s is called by the whole of a last name', (told, name) => {
  expect(listed(told)).toEqual([name])
})

test('small words in capitals are no words of a name, however many it has', () => {
  expect(halves(`Vuelo confirmado\nLocalizador: QX7T2P\n\nPasajero: PILAR DE LOS ANGELES MONTERO DE LA SIERRA\n\n${flight}`)).toEqual([
    'Pilar De Los Angeles Montero | De La Sierra',
  ])
})

test('small words of families are words of sentences as well', () => {
  expect(listed('Please Do Not Wait', 'Tickets op Dinsdag')).toEqual([])
  expect(listed('Mr Tom Reed in den Bergen')).toEqual(['Tom | Reed'])
  expect(halves(`Thank you, Mrs Ann Reed op de Rotterdam.\nBooking reference: QX7T2P\n\n${flight}`)).toEqual(['Ann | Reed'])
})

test('airlines write small words as well', () => {
  expect(listed('DO AMARAL/CAIO MR')).toEqual(['Caio | Do Amaral'])
})

test('a letter stays an initial', () => {
  expect(listed('Mr Tom E Reed', 'Mrs ANNA Y HALE')).toEqual(['Tom E | Reed', 'Anna Y | Hale'])
})

test('who is greeted by a last name with small words is told elsewhere', () => {
  expect(
    halves(`Sehr geehrte Frau Dr. von der Aue-Lindt,\nFlugbuchung\nBuchungscode: QX7T2P\n\nFrau Dr. Ulla von der Aue-Lindt\n\n${flight}`),
  ).toEqual(['Ulla | von der Aue-Lindt'])
})

test('what nobles are called is a part of the last name, and some families are called so alone', () => {
  expect(listed('Herr Egon Freiherr von Aue', 'Frau Lina Graf', 'Herr Jan Baron Reed', 'Frau Ida Gräfin zu Tann')).toEqual([
    'Egon | Freiherr von Aue',
    'Lina | Graf',
    'Jan Baron | Reed',
    'Ida | Gräfin zu Tann',
  ])
  expect(listed('Freiherr von Aue, Egon (Herr)', 'Graf, Lina (Frau)')).toEqual(['Egon | Freiherr von Aue', 'Lina | Graf'])
  expect(halves(`Flugbuchung\nBuchungscode: QX7T2P\n\nReisende: LENA FREIFRAU VON AUE\n\n${flight}`)).toEqual(['Lena | Freifrau Von Aue'])
})

test('who is greeted as a noble is told by half a name', () => {
  expect(halves(`Sehr geehrter Herr Graf von Aue,\nFlugbuchung\nBuchungscode: QX7T2P\n\n${flight}`)).toEqual([])
})

test('who is a noble in one place and not in another is one person', () => {
  expect(
    halves(`Flugbuchung\nBuchungscode: QX7T2P\nGebucht für: Egon von Aue\n\nReisende\nHerr Egon Freiherr von Aue\n\n${flight}`),
  ).toEqual(['Egon | Freiherr von Aue'])
})

test('an address calls a noble more than the list of those who come', () => {
  const letter = (list: string): readonly string[] =>
    halves(`Herrn\nDr. Egon Freiherr von Aue\nAm Anger 3\n\nFlugbuchung\nBuchungscode: QX7T2P\n\n${list}\n\n${flight}`)
  expect(letter('Reisende: Egon von Aue')).toEqual(['Egon | von Aue'])
  expect(letter('Reisende: Egon Freiherr von Aue')).toEqual(['Egon | Freiherr von Aue'])
  expect(letter('Vielen Dank')).toEqual(['Egon | Freiherr von Aue'])
})

test('how old somebody is stands behind the name, and in the north families are called alike', () => {
  expect(halves(`Flight confirmation\nBooking reference: QX7T2P\n\nPassenger: Ms Ann Reed-Hale Age 41 · seat 4A\n\n${flight}`)).toEqual([
    'Ann | Reed-Hale',
  ])
  expect(halves(`Vuelo confirmado\nLocalizador: QX7T2P\n\nPasajero\nTOMAS RUEDA DE LA SIERRA Edad: 41\n\n${flight}`)).toEqual([
    'Tomas Rueda | De La Sierra',
  ])
  expect(listed('Mr Per Åge Alter', 'Mrs Ida Age')).toEqual(['Per Åge | Alter', 'Ida | Age'])
})

test('whose child somebody is told to be is the last name, to its end', () => {
  expect(listed('Ahmad Faiz bin Syed Osman', 'Siti Aminah binti Yusof', 'Macsen ap Tudur')).toEqual([
    'Ahmad Faiz | bin Syed Osman',
    'Siti Aminah | binti Yusof',
    'Macsen | ap Tudur',
  ])
  expect(listed('Carl von und zu Rothenau', 'Anna Reed')).toEqual(['Carl | von und zu Rothenau', 'Anna | Reed'])
})

test('a letter greets by all of the last name, or by the first word of it', () => {
  const letter = (greeting: string, name: string): readonly string[] =>
    halves(`${greeting}\nVuelo confirmado\nLocalizador: QX7T2P\nPasajero: ${name}\n\n${flight}`)
  expect(letter('Estimada Sra. Rueda:', 'Ana Rueda Olmo')).toEqual(['Ana | Rueda Olmo'])
  expect(letter('Estimada Sra. Olmo:', 'Ana Rueda Olmo')).toEqual(['Ana Rueda | Olmo'])
  expect(letter('Gentile Sig.ra Rueda,', 'Ana Rueda De Rosa')).toEqual(['Ana | Rueda De Rosa'])
  expect(letter('Estimada Sra. Ana:', 'Ana Rueda Olmo')).toEqual(['Ana Rueda | Olmo'])
  expect(letter('Estimada Sra. Rueda:', 'Ana Rueda OLMO')).toEqual(['Ana Rueda | Olmo'])
})

test('the last name of another is no given name', () => {
  expect(listed('Zoe Hale', 'Anna Hale Reed')).toEqual(['Zoe | Hale', 'Anna | Hale Reed'])
  expect(listed('HALE/ZOE MS', 'REED/ANNA HALE MS')).toEqual(['Zoe | Hale', 'Anna Hale | Reed'])
  expect(listed('Zoe Hale', 'Anna Marie Reed')).toEqual(['Zoe | Hale', 'Anna Marie | Reed'])
})

test('a second given name is no family that somebody else has, and another word is', () => {
  expect(listed('David James Reed', 'Sarah James')).toEqual(['David James | Reed', 'Sarah | James'])
  expect(listed('Anna Hale Reed', 'Zoe Hale')).toEqual(['Anna | Hale Reed', 'Zoe | Hale'])
})
