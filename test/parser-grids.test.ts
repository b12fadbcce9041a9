import { expect, test } from 'vitest'
import { linesOfText } from '../src/parser/read/columns.ts'
import { readHtml } from '../src/parser/read/html.ts'
import { understand } from '../src/parser/text/understand.ts'
import { documentOf, gazetteer, line } from './parser-text.ts'

const products = (text: string): string[] => {
  const document = documentOf('', linesOfText(text))
  return understand(document, gazetteer, '2026-12-01').products.map(line)
}

test('a table with a journey in each column is read by its columns, each with the names of its rows', () => {
  expect(
    products(`
Booking reference: QXT7PL

Flight       QF 1501            EK 409             EK 111
Departs      Thu 08 Jul 2027    Thu 08 Jul 2027    Sun 11 Jul 2027
             4:35 PM            9:15 PM            10:50 AM
From         Hobart (HBA)       Melbourne (MEL)    Dubai (DXB)
Arrives      5:55 PM            5:25 AM +1         2:55 PM
To           Melbourne (MEL)    Dubai (DXB)        Athens (ATH)
`),
  ).toEqual([
    'QF 1501 HBA 2027-07-08T16:35 – MEL 2027-07-08T17:55',
    'EK 409 MEL 2027-07-08T21:15 – DXB 2027-07-09T05:25',
    'EK 111 DXB 2027-07-11T10:50 – ATH 2027-07-11T14:55',
  ])
})

test('what is struck through is not read', async () => {
  const document = await readHtml(
    '<p>Booking reference: QXT7PL</p><p>Flight LH 1172, 8 July 2027</p><p>Frankfurt (FRA) <s>08:10</s> 09:20</p><p>Porto (OPO) <span style="text-decoration: line-through">10:00</span> 11:10</p>',
  )
  expect(understand(document, gazetteer, '2026-12-01').products.map(line)).toEqual(['LH 1172 FRA 2027-07-08T09:20 – OPO 2027-07-08T11:10'])
})

test('what a class of the page strikes through is not read', async () => {
  const document = await readHtml(
    '<style>.old{color:#999;text-decoration:line-through}.new{font-weight:bold}</style><p>Booking reference: QXT7PL</p><p>Flight LH 1172, 8 July 2027</p><table><tr><td>Frankfurt (FRA)</td><td class="old">08:10</td><td class="new">09:20</td></tr><tr><td>Porto (OPO)</td><td class="old">10:00</td><td class="new">11:10</td></tr></table>',
  )
  expect(understand(document, gazetteer, '2026-12-01').products.map(line)).toEqual(['LH 1172 FRA 2027-07-08T09:20 – OPO 2027-07-08T11:10'])
})

test('a word and what is told of it are apart where nothing but their look parts them', async () => {
  const document = await readHtml(
    '<p>Bokningsnummer: 61840927</p><h2>Scandic Strand</h2><div><span>Incheckning</span><strong>lör 9 januari 2027, från 15.00</strong></div><div><span>Utcheckning</span><strong>mån 11 januari 2027</strong></div><div><span>Gäster</span><b>2 vuxna</b></div><p><b>Bok</b><i>ning</i></p>',
  )
  expect(understand(document, gazetteer, '2026-12-01').products.map(line)).toEqual([
    'Scandic Strand | 2027-01-09 – 2027-01-11 | ? | 61840927',
  ])
  expect(document.lines).toContain('Bokning')
})
