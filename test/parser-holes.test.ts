import { describe, expect, test } from 'vitest'
import type { Grey } from '../src/parser/read/grey.ts'
import { withEights } from '../src/parser/read/holes.ts'
import type { Written } from '../src/parser/read/tools.ts'

/** Signs of seven by nine pixels, as their ink lies. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '8': ['.#####.', '#.....#', '#.....#', '#.....#', '.#####.', '#.....#', '#.....#', '#.....#', '.#####.'],
  S: ['.#####.', '#.....#', '#......', '#......', '.#####.', '......#', '......#', '#.....#', '.#####.'],
  T: ['#######', '...#...', '...#...', '...#...', '...#...', '...#...', '...#...', '...#...', '...#...'],
  L: ['#......', '#......', '#......', '#......', '#......', '#......', '#......', '#......', '#######'],
  K: ['#.....#', '#....#.', '#...#..', '#..#...', '####...', '#..#...', '#...#..', '#....#.', '#.....#'],
  '6': ['.#####.', '#......', '#......', '#......', '######.', '#.....#', '#.....#', '#.....#', '.#####.'],
}
const ROOM = 10
const EDGE = 6

/** A line in which these signs stand, and what they were taken for. */
function looked(drawn: string, read: string): string | undefined {
  const [width, height] = [drawn.length * ROOM + 2 * EDGE, 9 + 2 * EDGE]
  const pixels = new Uint8Array(width * height).fill(255)
  for (const [at, sign] of [...drawn].entries())
    for (const [y, row] of (SIGNS[sign] ?? []).entries())
      for (const [x, ink] of [...row].entries()) if (ink === '#') pixels[(y + EDGE) * width + x + EDGE + at * ROOM] = 0
  const page: Grey = { width, height, pixels }
  const right = width - EDGE - 3
  const written: Written[] = [
    {
      words: [{ text: read, left: EDGE, right, top: EDGE, confidence: 60 }],
      baseline: { left: 0, right: width, from: EDGE + 8, to: EDGE + 8 },
    },
  ]
  return withEights(page, written)[0]?.words[0]?.text
}

describe('the signs of a code', () => {
  test('with two holes are eights, whatever they were taken for', () => {
    expect(looked('T8LK6L', 'TSLK6L')).toBe('T8LK6L')
    expect(looked('8TLKS8', 'STLKS6')).toBe('8TLKS8')
  })

  test('stay what they are where they have fewer holes', () => {
    expect(looked('TSLK6L', 'TSLK6L')).toBe('TSLK6L')
  })

  test('stay what they are where one was lost or taken for two, in words, and in what is short', () => {
    expect(looked('T8LK6L', 'TSLK6')).toBe('TSLK6')
    expect(looked('T8LK6L', 'Tslk6l')).toBe('Tslk6l')
    expect(looked('T8LK', 'TSLK')).toBe('TSLK')
  })

  test('are looked for at once where there is nothing but specks or lines, and not in what is as large as a page', () => {
    const of = (size: number, isInk: (x: number, y: number) => boolean): Grey => ({
      width: size,
      height: size,
      pixels: Uint8Array.from({ length: size * size }, (_, at) => (isInk(at % size, Math.floor(at / size)) ? 0 : 255)),
    })
    const begun = process.cpuUsage()
    for (const page of [
      of(700, (x, y) => x % 2 === 0 && y % 2 === 0),
      of(700, (x, y) => (x + y) % 4 === 0),
      of(2_000, (x, y) => x % 2 === 0 && y % 2 === 0),
    ]) {
      const words = [{ text: 'TSLK6L', left: 0, right: page.width, top: 0, confidence: 60 }]
      const line: Written = { words, baseline: { left: 0, right: page.width, from: page.height, to: page.height } }
      expect(withEights(page, [line])).toEqual([line])
    }
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(4_000)
  })
})
