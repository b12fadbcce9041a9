import { expect, test } from 'vitest'
import { mail, tripIn } from './documents.ts'

/** What the trains of a mail are, each with both its ends. */
async function trainsIn(html: string): Promise<readonly string[]> {
  const { products } = await tripIn(mail(html))
  return products.flatMap((product) =>
    product.kind === 'train'
      ? [[product.number, product.from, product.departs, product.to, product.arrives].flatMap((found) => found?.value ?? []).join(' ')]
      : [],
  )
}

const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (...rows: readonly string[]): string => `<p>Booking reference: QX7PLM</p><table>${rows.join('')}</table>`

test('a cell that begins a row with a weekday above its date does not break the row, nor do dotted hours beside the hour of the purchase', async () => {
  const html = table(
    row('Comprado el 12/01/2027 a las 11:06 h.'),
    row('Fecha', 'Tren', 'Origen', 'Salida', 'Destino', 'Llegada', 'Coche'),
    row('Sábado<br>20/02/2027', 'AVE 02141', 'CORDOBA', '15.28', 'MADRID-PUERTA DE ATOCHA', '17.15', '5'),
    // Of the same day, whose cell reaches down to it.
    row('AVLO 06170', 'MADRID-PUERTA DE ATOCHA', '18.20', 'ZARAGOZA-DELICIAS', '19.39', '11'),
  )
  expect(await trainsIn(html)).toEqual([
    'AVE 02141 CORDOBA 2027-02-20T15:28 MADRID-PUERTA DE ATOCHA 2027-02-20T17:15',
    'AVLO 06170 MADRID-PUERTA DE ATOCHA 2027-02-20T18:20 ZARAGOZA-DELICIAS 2027-02-20T19:39',
  ])
})

test('rows of which most cells have two lines, one for where a train leaves and one for where it arrives', async () => {
  const html = table(
    row('Verbindung', 'Zeit', 'Gleis', 'Zug', 'Platz'),
    row('St. Gallen<br>Zürich HB', '08:25<br>09:29', '1<br>34', 'IC 1 710', '2. Klasse'),
    row('Zürich HB<br>Chur', '09:38<br>10:52', '8<br>9', 'IC 3 565', '2. Klasse, Wagen 6'),
    row('Reisedatum: Sa, 06.02.2027'),
  )
  expect(await trainsIn(html)).toEqual([
    'IC 1 710 St. Gallen 2027-02-06T08:25 Zürich HB 2027-02-06T09:29',
    'IC 3 565 Zürich HB 2027-02-06T09:38 Chur 2027-02-06T10:52',
  ])
})

test('a journey in each column, whose rows are set apart by empty lines', async () => {
  const html = table(
    [
      row('', 'IDA', 'VOLTA'),
      row('Data', '2027-04-30 (sexta-feira)', '2027-05-04 (terça-feira)'),
      row('Comboio', 'AP 133 - Alfa Pendular', 'IC 524 - Intercidades'),
      row('De', 'Lisboa - Oriente', 'Braga'),
      row('Partida', '15:09', '16:34'),
      row('Para', 'Braga', 'Lisboa - Santa Apolónia'),
      row('Chegada', '18:32', '20:41'),
    ].join('\n\n'),
  )
  expect(await trainsIn(html)).toEqual([
    'AP 133 Lisboa - Oriente 2027-04-30T15:09 Braga 2027-04-30T18:32',
    'IC 524 Braga 2027-05-04T16:34 Lisboa - Santa Apolónia 2027-05-04T20:41',
  ])
})
