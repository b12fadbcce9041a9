import { expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

test.each([
  ['Ford Focus or similar', 'Ford Focus'],
  ['Škoda Octavia nebo podobný', 'Škoda Octavia'],
  ['Kompakt: VW Golf Variant ODER ÄHNLICH', 'VW Golf Variant'],
  ['Volvo V60, eller likvärdig', 'Volvo V60'],
])('the car of “%s” is the %s', (line, model) => {
  const { products } = tripOf(`Car rental booking QX7TPL\nPick-up: 5 April 2027 10:00\nDrop-off: 7 April 2027 12:00\n${line}`)
  expect(products).toMatchObject([{ kind: 'car', model: { value: model } }])
})
