import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type MeaningsOf, meaningsIn } from '../src/parser/meanings.ts'
import { plain } from '../src/parser/text/words/plain.ts'

const opened = (...rows: readonly string[]): MeaningsOf => meaningsIn(() => Buffer.from(rows.join('\n')))()

describe('what a word means', () => {
  const meanings = opened('hire\thire hyra *verleih udlej*', 'bed\troom zimmer', 'price\trate room', 'bring-back\tback retur*')

  test.each([
    ['hire', ['hire']],
    ['zimmer', ['bed']],
    ['back', ['bring-back']],
    ['tree', []],
    ['', []],
  ])('is told by the word itself: %s', (word, meant) => expect(meanings(word)).toEqual(meant))

  test.each([
    ['udlejning', ['hire']],
    ['udlej', ['hire']],
    ['udle', []],
    ['genudlejning', []],
    ['returnerer', ['bring-back']],
  ])('is told by a stem, with whatever follows it or nothing: %s', (word, meant) => expect(meanings(word)).toEqual(meant))

  test.each([
    ['fahrradverleih', ['hire']],
    ['verleih', ['hire']],
    ['erleih', []],
    ['verleiher', []],
  ])('is told by an ending, with whatever stands before it or nothing: %s', (word, meant) => expect(meanings(word)).toEqual(meant))

  test.each([
    ['hires', []],
    ['hyran', []],
    ['bathroom', []],
    ['rooms', []],
  ])('is not told by a word within another: %s', (word, meant) => expect(meanings(word)).toEqual(meant))

  test('is told of words in plain letters', () => {
    expect(meanings('Zimmer')).toEqual([])
    expect(meanings(plain('ZIMMER'))).toEqual(['bed'])
  })
})

describe('a word of several meanings', () => {
  test('has them in the order of the table', () => {
    expect(opened('bed\troom', 'price\troom', 'party\troom')('room')).toEqual(['bed', 'price', 'party'])
  })

  test('has those of the word, then those of its stems and endings, the shorter first', () => {
    const meanings = opened('ending\t*rent', 'long\treserv*', 'short\trese*', 'word\treserverent', 'longer ending\t*verent')
    expect(meanings('reserverent')).toEqual(['word', 'short', 'ending', 'long', 'longer ending'])
  })

  test('has each once, however often it is told', () => {
    expect(opened('book\treserva reser* reserv* *erva')('reserva')).toEqual(['book'])
    expect(opened('book\treser* reserv*', 'bed\t*erva')('reserva')).toEqual(['bed', 'book'])
  })

  test('has those of a stem and of an ending that are all of it', () => {
    expect(opened('bed\troom*', 'price\t*room', 'party\troom')('room')).toEqual(['party', 'bed', 'price'])
  })
})

describe('a table', () => {
  test('of nothing tells nothing', () => {
    expect(['room', 'reservation'].map(opened())).toEqual([[], []])
  })

  test('ends with a line of its own or without', () => {
    expect([opened('bed\troom')('room'), opened('bed\troom', '')('room')]).toEqual([['bed'], ['bed']])
  })

  test('is read when a word is first asked for, once for all who ask', () => {
    let times = 0
    const read = (): Uint8Array => {
      times++
      return Buffer.from('bed\troom')
    }
    const [one, other] = [meaningsIn(read), meaningsIn(read)]
    expect(times).toBe(0)
    expect([one()('room'), other()('room'), one()('tree')]).toEqual([['bed'], ['bed'], []])
    expect(times).toBe(1)
  })
})

test('a word of a thousand letters, and thousands of words, have none', () => {
  const meanings = opened('book\treserv* *erva')
  expect(meanings('e'.repeat(1000))).toEqual([])
  expect(meanings(`reserv${'e'.repeat(1000)}erva`)).toEqual(['book'])
  expect(new Set(Array.from({ length: 5000 }, (_, at) => meanings(`w${at.toString(36)}`).length))).toEqual(new Set([0]))
})

const file = new URL('../src/sandbox/data/meanings.tsv', import.meta.url)

describe('the table that comes with the program', () => {
  const meanings = meaningsIn(() => readFileSync(file))()

  test.each([
    ['hire', 'rental huur Verleih location alquiler noleggio aluguer udlejning uthyrning leie wypożyczalnia půjčovna vuokra'],
    ['book', 'booked gebucht reservering réservé reserva prenotazione marcação bestilt bokning rezerwacja rezervace varaus'],
    [
      'confirm',
      'confirmed bestätigen bevestiging confirmation confirmación confermato bekræfter bekrefter potwierdzenie potvrzujeme vahvistus',
    ],
    ['cancel', 'cancelled storniert geannuleerd annulé cancelado annullata aflyst avbokad odwołany zrušeno peruttu'],
    ['not-no', 'not nicht niet pas nao não ikke inte nie není ei'],
    ['stay-night', 'nights Nächte nachten nuits noches notti noites nætter nätter netter noce yötä'],
  ])('tells of words of many languages that they mean %s: %s', (meaning, words) => {
    expect(words.split(' ').filter((word) => !meanings(plain(word)).includes(meaning))).toEqual([])
  })

  test('tells of words that are put together what their end means, and what their beginning does', () => {
    const told = ['Damenfahrrad', 'Fahrradmiete', 'Mietwagen', 'Ferienwohnung'].map((word) => meanings(plain(word)).join(', '))
    expect(told).toEqual(['bicycle', 'bicycle', 'car, hire', 'house-let'])
  })

  test('tells nothing of names and of words that are of no booking', () => {
    expect(['okafor', 'reimann', 'elephant', 'oxygen', 'qwrtz'].flatMap(meanings)).toEqual([])
  })

  const rows = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  const words = rows.flatMap(([, all = '']) => all.split(' '))

  test('has a row for each meaning: what it is called, and words', () => {
    expect(rows.filter((row) => row.length !== 2)).toEqual([])
    const names = rows.map(([name]) => name)
    expect(names).toEqual([...new Set(names)])
    expect(names.filter((name) => !/^[a-z]+(?:-[a-z]+)*$/.test(name ?? ''))).toEqual([])
  })

  test('has words in plain letters alone, as those of a text are asked for', () => {
    expect(words.filter((word) => plain(word) !== word || !/^\*?[a-z]+\*?$/.test(word))).toEqual([])
  })

  test('has stems and endings of four letters or more: no shorter ones are looked for', () => {
    expect(words.filter((word) => word.includes('*') && word.length < 5)).toEqual([])
    expect(words.filter((word) => word.startsWith('*') && word.endsWith('*'))).toEqual([])
  })

  test('has each word once in its row', () => {
    expect(
      rows.flatMap(([name, all = '']) => all.split(' ').flatMap((word, at, list) => (list.indexOf(word) < at ? `${name}: ${word}` : []))),
    ).toEqual([])
  })
})
