import { expect, test } from 'vitest'
import { withoutComment } from '../src/parser/text/clean.ts'

test.each([
  ['German', 'WG: Buchung', ['Von: hotel@example.com', 'Gesendet: 2. März 2027', 'Betreff: Buchung']],
  ['Hungarian', 'Tov: Foglalás', ['Feladó: hotel@example.com', 'Címzett: Ada', 'Dátum: 2027. 03. 02.', 'Tárgy: Foglalás']],
  ['Turkish', 'İlt: Rezervasyon', ['Kimden: hotel@example.com', 'Kime: Ada', 'Konu: Rezervasyon']],
])('what was sent on begins with its own %s head', (_, subject, head) => {
  expect(withoutComment(['Look at this!', '', ...head, 'Hotel Astoria'], subject)).toEqual([...head, 'Hotel Astoria'])
})
