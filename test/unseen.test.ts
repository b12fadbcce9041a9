import { describe, expect, test } from 'vitest'
import { foldOf } from '../scripts/folds.ts'
import { shipped } from '../scripts/shipped.ts'
import { tablesApart } from '../scripts/unseen.ts'
import type { WordedText } from '../scripts/wording-texts.ts'
import { openWording } from '../src/parser/wording.ts'

/** Rooms that are booked, and dogs that are boarded, in words which say either and nothing else. */
const texts: readonly WordedText[] = Array.from({ length: 60 }, (_, at): WordedText => {
  const isBooking = at % 2 === 0
  const words = isBooking ? ['zimmerle', 'gebuchtet', 'freuling'] : ['hundele', 'futterung', 'leinig']
  return { name: `own/${at}.txt`, text: `\n${words.join(' ').concat(' ').repeat(3)}`, isBooking, isPersonal: undefined, kinds: undefined }
})

const apart = tablesApart(texts, [], shipped)
const scoreOf = (table: ReturnType<typeof apart>, whole: string): number => openWording(table)({ whole }).booking

describe('tables for a document that is not to be known', () => {
  test('tell what others taught: a word that stands in it alone means nothing', () => {
    const [first, ...others] = texts as [WordedText, ...WordedText[]]
    const odd = { ...first, text: `${first.text}quallenrast` }
    const own = tablesApart([odd, ...others], [], shipped)
    const elsewhere = others.find(({ name }) => foldOf(name) !== foldOf(odd.name))?.name ?? ''
    const means = (name: string): number => scoreOf(own(name), '\nquallenrast') - scoreOf(own(name), '\nforgelbunt')
    expect([means(odd.name), means(elsewhere) > 0]).toEqual([0, true])
  })

  test('tell of what was not learned by what is like it', () => {
    for (const { name, text, isBooking } of texts) expect(scoreOf(apart(name), text) > scoreOf(apart(name), '\n')).toBe(isBooking)
  })

  test('are the same for all of a part, and for a document of which nobody knows', () => {
    expect(apart('own/0.txt')).toBe(apart('own/0.txt'))
    expect(new Set(texts.map(({ name }) => apart(name))).size).toBe(new Set(texts.map(({ name }) => foldOf(name))).size)
    expect(apart('elsewhere/7.eml')('wording.bin').length).toBe(shipped('wording.bin').length)
  })

  test('are those of the program where nothing is learned', () => {
    expect(apart('own/0.txt')('meanings.tsv')).toEqual(shipped('meanings.tsv'))
  })
})
