import { describe, expect, test } from 'vitest'
import { namesOfCorpus, openSet } from '../scripts/corpus.ts'
import { FOLDS, foldOf } from '../scripts/folds.ts'

const count = (names: readonly string[]): number[] => FOLDS.map((fold) => names.filter((name) => foldOf(name) === fold).length)

describe('the parts of all documents', () => {
  test('are six', () => expect(FOLDS).toEqual([0, 1, 2, 3, 4, 5]))

  test('are the same each time: a document is in the one that its name tells', () => {
    expect(['carL/07-cyklar-oland.txt', 'mixK/07-bahn.eml', 'stays/a German confirmation', ''].map(foldOf)).toEqual([3, 2, 2, 5])
  })

  test('have each document once, and about as many each', () => {
    const names = namesOfCorpus().flatMap((set) => openSet(set).documents.map(({ name }) => `${set}/${name}`))
    const parts = count(names)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(names.length)
    for (const part of parts) expect(Math.abs(part / names.length - 1 / 6)).toBeLessThan(0.03)
  })

  test('have about as many each of names that are almost the same', () => {
    const parts = count(Array.from({ length: 600 }, (_, at) => `mix/${at}.txt`))
    for (const part of parts) expect(Math.abs(part - 100)).toBeLessThan(30)
  })
})
