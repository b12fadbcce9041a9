import { expect, test } from 'vitest'
import { openLetter } from '../src/parser/read/letter.ts'
import { textOf } from '../src/parser/read/letters.ts'

/** Node 20 decodes windows-1252 as if it were latin1, in which dashes and the euro are controls. */
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('dashes, quotes and euros of Windows are read in pages that name its letters', () => {
  expect(textOf(bytes('<meta charset="windows-1252">Hotel \x84Post\x93: 5.6. \x96 7.6., 90 \x80'))).toBe(
    '<meta charset="windows-1252">Hotel „Post“: 5.6. – 7.6., 90 €',
  )
})

test('and in mails, in their subjects as well', async () => {
  const mail = `From: "B\xfcro" <a@example.org>\r\nSubject: =?windows-1252?Q?5.6._=96_7.6.?=\r\nContent-Type: text/plain; charset="windows-1252"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n5.6. =96 7.6., 90 =80\r\n`
  const { subject, text } = await openLetter(bytes(mail))
  expect(subject).toBe('5.6. – 7.6.')
  expect(text?.trim()).toBe('5.6. – 7.6., 90 €')
})
