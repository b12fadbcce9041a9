/**
 * Learns `src/sandbox/data/wording.bin` from the corpus and from the documents made for the tests; the same documents give the same bytes. With `--measure`
 * it writes nothing, and tells how well documents are told apart that were not learned from.
 */

import { writeFileSync } from 'node:fs'
import { openWording, SUBJECTS } from '../src/parser/wording.ts'
import { toldApart } from './folds.ts'
import { shipped, tableFile } from './shipped.ts'
import { isSo, wordingTables } from './wording-tables.ts'
import { type WordedText, wordedTexts } from './wording-texts.ts'

/** Of each two of which one is so and the other not, how many have the right one before the other. */
function inOrder(scored: readonly { readonly score: number; readonly isSo: boolean }[]): number {
  const [those, others] = [true, false].map((is) => scored.filter((one) => one.isSo === is).map(({ score }) => score)) as [
    number[],
    number[],
  ]
  const right = those.reduce((sum, score) => sum + others.filter((other) => other < score).length, 0)
  return right / (those.length * others.length)
}

function measured(texts: readonly WordedText[]): string {
  const told = toldApart(
    texts,
    (others) => {
      const bytes = wordingTables(others)
      return openWording((name) => (name === 'wording.bin' ? bytes : shipped(name)))
    },
    (wording, one) => ({ one, scores: wording({ whole: one.text }) }),
  )
  return SUBJECTS.map((of) => {
    const scored = told.flatMap(({ one, scores }) => {
      const is = isSo(of, one)
      return is === undefined ? [] : [{ score: scores[of], isSo: is }]
    })
    const share = (is: boolean) => {
      const these = scored.filter((one) => one.isSo === is)
      return (these.filter(({ score }) => score < 0).length / these.length).toFixed(3)
    }
    return `${of}: ${inOrder(scored).toFixed(3)} of pairs in order; below 0 are ${share(true)} of those that are one, ${share(false)} of the others`
  }).join('\n')
}

const texts = await wordedTexts()
if (process.argv.includes('--measure')) process.stdout.write(`${measured(texts)}\n`)
else writeFileSync(tableFile('wording.bin'), wordingTables(texts))
