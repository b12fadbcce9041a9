import type { Written } from '../src/parser/read/tools.ts'

/** Text as it is recognised in a picture, its letters ten pixels wide, twenty high and all of one width; `turn`: by how much lines fall. */
export const writtenOf = (text: string, turn = 0): Written[] =>
  text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((cell) => {
      const at = (column: number, y: number): [number, number] => [Math.round(column * 10 - turn * y), Math.round(y + turn * column * 10)]
      const [left, from] = at(cell.index, row * 24 + 20)
      const [right, to] = at(cell.index + cell[0].length, row * 24 + 20)
      const words = [...cell[0].matchAll(/\S+/g)].map((word) => {
        const [x, y] = at(cell.index + word.index, row * 24 + 20)
        return { text: word[0], left: x + 1, right: x + word[0].length * 10 - 1, top: y - 14, confidence: 90 }
      })
      return { words, baseline: { left, right, from, to } }
    }),
  )
