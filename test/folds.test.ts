import { describe, expect, test } from 'vitest'
import { wholeCorpus } from '../scripts/corpus.ts'
import { FOLDS, foldOf, learnedApart, toldApart } from '../scripts/folds.ts'

const count = (names: readonly string[]): number[] => FOLDS.map((fold) => names.filter((name) => foldOf(name) === fold).length)

describe('the parts of all documents', () => {
  test('are six', () => expect(FOLDS).toEqual([0, 1, 2, 3, 4, 5]))

  test('are the same each time: a document is in the one that its name tells', () => {
    expect(['carL/07-cyklar-oland.txt', 'mixK/07-bahn.eml', 'stays/a German confirmation', ''].map(foldOf)).toEqual([3, 2, 2, 5])
  })

  test('have each document once, and about as many each', () => {
    const names = wholeCorpus().map(({ name }) => name)
    const parts = count(names)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(names.length)
    for (const part of parts) expect(Math.abs(part / names.length - 1 / 6)).toBeLessThan(0.03)
  })

  test('have about as many each of names that are almost the same', () => {
    const parts = count(Array.from({ length: 600 }, (_, at) => `mix/${at}.txt`))
    for (const part of parts) expect(Math.abs(part - 100)).toBeLessThan(30)
  })
})

describe('what is learned of parts', () => {
  const documents = Array.from({ length: 40 }, (_, at) => ({ name: `mix/${at}.txt` }))
  const namesOf = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name)

  test('is learned of all documents but those of one part, for each', () => {
    const learned = learnedApart(documents, namesOf)
    expect(learned.length).toBe(FOLDS.length)
    for (const [fold, names] of learned.entries()) expect(names).toEqual(namesOf(documents).filter((name) => foldOf(name) !== fold))
  })

  test('tells of each document what the others taught, and never what it taught itself', () => {
    const told = toldApart(documents, namesOf, (names, { name }) => ({ name, isKnown: names.includes(name), others: names.length }))
    expect(namesOf(told).toSorted()).toEqual(namesOf(documents).toSorted())
    expect(told.filter(({ isKnown }) => isKnown)).toEqual([])
    for (const { name, others } of told) expect(others).toBe(40 - documents.filter((one) => foldOf(one.name) === foldOf(name)).length)
  })
})
