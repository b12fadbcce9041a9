import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutNumbersIn } from '../src/parser/read/cut-numbers.ts'
import { fanOf } from '../src/parser/read/fan.ts'
import { flattened, noiseOf } from '../src/parser/read/flat.ts'
import { type Grey, greyMap, greyOf } from '../src/parser/read/grey.ts'
import { letterHeight, lettersOf } from '../src/parser/read/letter-height.ts'
import { withDarkLetters } from '../src/parser/read/pale.ts'
import { withoutPanels } from '../src/parser/read/panels.ts'
import { linesOfWritten } from '../src/parser/read/picture-rows.ts'
import { halved, resized } from '../src/parser/read/resized.ts'
import { slanted, slopeOf } from '../src/parser/read/slope.ts'
import { quartersOf, turned } from '../src/parser/read/turned.ts'
import { writtenOf } from './written.ts'

/** Pictures of pages: how they are made ready, and how what is recognised in them becomes lines. */

const drawn = (width: number, height: number, shade: (x: number, y: number) => number): Grey => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))),
})

/** Boxes with holes in them, as wide as high, in rows. */
const isLetter = (x: number, y: number, high = 12): boolean => {
  const [across, down] = [x % (2 * high), y % (3 * high)]
  const isBox = across < high && down < high
  return isBox && (across < 3 || across >= high - 3 || down < 3 || down >= high - 3)
}

describe('the height of letters', () => {
  test('is told by most of them, whatever else there is', () => {
    for (const high of [6, 9, 14, 22]) {
      const page = drawn(400, 400, (x, y) => (isLetter(x, y, high) || y === 390 || (x > 380 && y > 300) ? 0 : 255))
      expect(letterHeight(lettersOf(page))).toBe(high)
    }
  })

  test('is not told where there are hardly any', () => {
    expect(letterHeight(lettersOf(drawn(200, 200, () => 255)))).toBe(undefined)
    expect(letterHeight(lettersOf(drawn(200, 200, (x, y) => ((x * 7 + y * 13) % 29 === 0 ? 0 : 255))))).toBe(undefined)
  })
})

describe('the lines of a page', () => {
  const straight = drawn(500, 300, (x, y) => (y > 40 && y < 260 && isLetter(x, y) ? 0 : 255))

  test('are made straight where they fall or rise', () => {
    expect(slopeOf(lettersOf(straight))).toBe(0)
    for (const slope of [-0.05, -0.02, 0.01, 0.04]) {
      const found = slopeOf(lettersOf(slanted(straight, -slope)))
      expect(found).toBeCloseTo(slope, 2)
      expect(Math.abs(slopeOf(lettersOf(slanted(slanted(straight, -slope), found))))).toBeLessThan(0.004)
    }
  })

  test('are made straight where those above fall otherwise than those below', () => {
    const page = drawn(900, 700, (x, y) => (y > 40 && y < 660 && x > 40 && x < 860 && isLetter(x, y) ? 0 : 255))
    expect(fanOf(lettersOf(page), 0)).toEqual({ slope: 0, change: 0 })
    const fanned = slanted(page, 0.018, -0.03 / 700)
    const letters = lettersOf(fanned)
    const { slope, change } = fanOf(letters, slopeOf(letters))
    expect(slope).toBeCloseTo(-0.018, 2)
    expect(slope + change * fanned.height).toBeCloseTo(0.012, 2)
    const straightened = lettersOf(slanted(fanned, slope, change))
    const half = fanned.height / 2
    for (const part of [straightened.filter(({ top }) => top < half), straightened.filter(({ top }) => top > half)])
      expect(slopeOf(part)).toBe(0)
  })

  test('stay as they are where there are none', () => {
    expect(slopeOf([])).toBe(0)
    expect(fanOf([], 0.01)).toEqual({ slope: 0.01, change: 0 })
    expect(slanted(straight, 0)).toBe(straight)
  })
})

describe('pale letters', () => {
  const page = (shade: (x: number) => number): Grey =>
    drawn(400, 216, (x, y) => (isLetter(x, y) ? shade(x) : 255 - ((x * 31 + y * 17) % 9)))
  const isDark = (shade: number, at: number): boolean => shade < 40 || !isLetter(at % 400, Math.floor(at / 400))

  test('become as dark as the bold ones among them', () => {
    expect(withDarkLetters(page((x) => (x > 300 ? 0 : 140))).pixels.every(isDark)).toBe(true)
  })

  test('stay as they are where most are dark, and so does the grain of paper', () => {
    const some = page((x) => (x > 300 ? 140 : 0))
    expect(withDarkLetters(some)).toBe(some)
    const grain = drawn(400, 216, (x, y) => 255 - ((x * 31 + y * 17) % 40))
    expect(withDarkLetters(grain)).toBe(grain)
  })
})

describe('the ground of a page', () => {
  test('is white where light comes from one side, and what is written on it as dark as elsewhere', () => {
    const lit = drawn(400, 200, (x, y) => (130 + x / 4) * (isLetter(x, y) ? 0.3 : 1))
    const { pixels } = flattened(lit, noiseOf(lit))
    const wrong = pixels.filter((shade, at) => (isLetter(at % 400, Math.floor(at / 400)) ? shade > 60 : shade < 200))
    expect(wrong.length).toBeLessThan(pixels.length / 200)
  })

  test('is white where there is grain in it', () => {
    const rough = drawn(200, 200, (x, y) => 200 + ((x * 31 + y * 17 + x * y) % 17))
    expect(flattened(rough, noiseOf(rough)).pixels.every((shade) => shade > 230)).toBe(true)
  })

  test('of a bar is white too, and letters on it are dark, whatever its shade', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 190 }), (shade) => {
        const isBar = (x: number, y: number): boolean => x >= 20 && x < 220 && y >= 20 && y < 60
        const isOnBar = (x: number, y: number): boolean => y >= 36 && y < 48 && x >= 48 && x < 200 && isLetter(x, y - 36)
        const letters = shade > 150 ? 20 : 255
        const { pixels } = withoutPanels(drawn(240, 90, (x, y) => (isOnBar(x, y) ? letters : isBar(x, y) ? shade : 255)))
        return pixels.every((shade, at) => (isOnBar(at % 240, Math.floor(at / 240)) ? shade < 60 : shade === 255))
      }),
      { numRuns: 20 },
    )
  })

  test('stays as it is where letters are large', () => {
    const page = drawn(240, 120, (x, y) => (isLetter(x, y, 40) ? 0 : 255))
    expect(withoutPanels(page).pixels.every((shade, at) => shade === page.pixels[at])).toBe(true)
  })
})

describe('a picture', () => {
  test('of one shade is of one shade in any size', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.double({ min: 1, max: 3, noNaN: true }), (shade, factor) => {
        const { width, height, pixels } = resized(
          drawn(17, 9, () => shade),
          factor,
        )
        expect([width, height]).toEqual([Math.round(17 * factor), Math.round(9 * factor)])
        return pixels.every((each) => each === shade)
      }),
    )
    expect(halved(drawn(7, 5, () => 90))).toEqual(drawn(3, 2, () => 90))
  })

  test('is turned as the camera was held', () => {
    const told = (way: number) => new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, way, 0, 0])
    expect([1, 3, 6, 8].map((way) => quartersOf(told(way)))).toEqual([0, 2, 1, 3])
    expect(quartersOf(new Uint8Array([0xff, 0xd8]))).toBe(0)
    const page = drawn(3, 2, (x, y) => 10 * y + x)
    expect(turned(page, 1)).toEqual(drawn(2, 3, (x, y) => 10 * (1 - x) + y))
    expect(turned(turned(page, 1), 3)).toEqual(page)
    expect(turned(turned(page, 2), 2)).toEqual(page)
  })

  test('is read from a PNG of any filter, and one that can be seen through stands on white', async () => {
    const lines = [
      [0, 10, 20, 30],
      [1, 10, 10, 10],
      [2, 0, 0, 0],
      [3, 5, 5, 5],
      [4, 1, 1, 1],
    ]
    const grey = await greyOf(png(3, 5, 0, lines.flat()))
    expect([...(grey?.pixels ?? [])]).toEqual([10, 20, 30, 10, 20, 30, 10, 20, 30, 10, 20, 30, 11, 21, 31])
    expect((await greyOf(png(2, 1, 4, [0, 0, 0, 0, 255])))?.pixels).toEqual(new Uint8Array([255, 0]))
    expect(await greyOf(png(2, 1, 0, []).fill(7, 41))).toBe(undefined)
  })

  test('is written as a grey map', () => {
    expect(new TextDecoder().decode(greyMap(drawn(2, 1, (x) => 65 + x)))).toBe('P5\n2 1\n255\nAB')
  })
})

const page = [
  'Thank you for flying with us, here are your flights',
  '10:40   Madrid          13:15   New York',
  'IB 6251                 Economy',
  'Please be at the airport two hours before your flight',
  'Bags are to be handed in an hour before it leaves',
].join('\n')

describe('what is recognised', () => {
  test('is in rows by where it stands, in whatever order it was found, and on a page that is turned', () => {
    const { lines } = linesOfWritten(writtenOf(page))
    expect(lines.slice(1, 3)).toEqual(['10:40   Madrid   13:15   New York', 'IB 6251   Economy'])
    expect(linesOfWritten(writtenOf(page).toReversed()).lines).toEqual(lines)
    for (const turn of [0.03, -0.02]) expect(linesOfWritten(writtenOf(page, turn)).lines).toEqual(lines)
  })

  test('leaves out the signs that rules and frames are taken for', () => {
    const words = writtenOf('|  IB 6251  —  Economy  ~')
    expect(linesOfWritten(words).lines).toEqual(['IB 6251   Economy'])
  })

  test('leaves out rows of nothing but a dash, which would part the halves of a name', () => {
    const words = writtenOf('Mrs Ann Reed-\n                    -   -\nHale')
    expect(linesOfWritten(words).lines).toEqual(['Mrs Ann Reed-', 'Hale'])
    expect(linesOfWritten(writtenOf('Meal   -   Seat 4A')).lines).toEqual(['Meal   -   Seat 4A'])
  })

  test('leaves out what dashes are taken for, and keeps codes that are not sure', () => {
    const unsure = writtenOf('em mec me peep yp\nNumber: SNT5X8').map(({ words, baseline }) => ({
      words: words.map((word) => ({ ...word, confidence: 20 })),
      baseline,
    }))
    expect(linesOfWritten(unsure).lines).toEqual(['Number: SNT5X8'])
  })

  test('leaves out the squares of a barcode, and what short word among them is sure of itself', () => {
    const isSquare = (text: string): boolean => /^[a-z-]{1,3}$/.test(text)
    const unsure = (text: string): number => (text === 'an' ? 88 : 40)
    const pass = writtenOf('Ticket number   NXEH\n\n   mn   Ih   xr\n   -u   un   an\n\n\n\nFriday   an   4').map(
      ({ words, baseline }) => ({
        words: words.map((word) => (isSquare(word.text) || word.text === 'Ih' ? { ...word, confidence: unsure(word.text) } : word)),
        baseline,
      }),
    )
    expect(linesOfWritten(pass).lines).toEqual(['Ticket number   NXEH', '', 'Friday   an   4'])
  })

  test('says which words are hardly legible, but not those that are read surely elsewhere', () => {
    const sureOf = (text: string, at: number): number => (text.includes('Lind') ? 40 : text === 'Ada' && at === 0 ? 30 : 90)
    const page = writtenOf('Ada Proctor-Lindgvist\n\nDear Ada').map(({ words, baseline }) => ({
      words: words.map((word, at) => ({ ...word, confidence: sureOf(word.text, at) })),
      baseline,
    }))
    expect(linesOfWritten(page).unsure).toEqual(new Set(['proctor', 'lindgvist']))
  })

  test('is not unsure of half a name where the other half was spelt right since', () => {
    const page = writtenOf('Rezerwacja Agnieszka Wéjcik-Reed Kowal-Lindgvist').map(({ words, baseline }) => ({
      words: words.map((word) => ({ ...word, confidence: word.text.includes('-') ? 45 : 95 })),
      baseline,
    }))
    expect(linesOfWritten(page).unsure).toEqual(new Set(['kowal', 'lindgvist']))
  })

  test('says in which codes a figure may have been taken for a letter', () => {
    const sureOf = (text: string): number => (text === 'TBXK4W' || text === 'TWXK4Z' ? 70 : 90)
    const page = writtenOf('Code: TBXK4W, TWXK4Z\n\nQBRW7T').map(({ words, baseline }) => ({
      words: words.map((word) => ({ ...word, confidence: sureOf(word.text.replace(',', '')) })),
      baseline,
    }))
    expect(linesOfWritten(page).unsureCodes).toEqual(new Set(['TBXK4W']))
    const hardly = writtenOf('Code: 8552Q0, 5QJH8M, QW4ZLP, 8552002').map(({ words, baseline }) => ({
      words: words.map((word) => ({ ...word, confidence: 50 })),
      baseline,
    }))
    expect(linesOfWritten(hardly).unsureCodes).toEqual(new Set(['8552Q0']))
  })

  test('may be nothing', () => {
    expect(linesOfWritten([]).lines).toEqual([])
  })
})

/** Eight bits a value, of one colour type, its lines as they are given, each with its filter. */
function png(width: number, height: number, colour: number, lines: readonly number[]): Uint8Array {
  const chunk = (name: string, content: Uint8Array): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, colour, 0, 0, 0], 8)
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.from(lines))), chunk('IEND', Buffer.alloc(0))]),
  )
}

test('icons behind a name are no part of it, and signs that are written stay', () => {
  expect(linesOfWritten(writtenOf('Hotel Sol +»\n\n*Y Lima -> Quito **')).lines).toEqual(['Hotel Sol', '', '*Y Lima -> Quito **'])
})

test('the name of a house before the label of its address is a line of its own', () => {
  const { lines } = linesOfWritten(writtenOf('Hostal Sol Dirección: Calle Mayor 4     19     23\n\nYour email address: Anna'))
  expect(lines).toEqual(['Hostal Sol', 'Dirección: Calle Mayor 4   19   23', '', 'Your email address: Anna'])
})

test('numbers of flights that have fewer figures than others of their airline, noughts and all, lost some', () => {
  expect(cutNumbersIn(['XA04   07:20', 'XA0347   19:05', 'QF01   QF 0081,'])).toEqual(new Set(['XA4', 'QF1']))
  expect(cutNumbersIn(['QF01   QF 81', 'XA0347   YB04', 'XA 05:30'])).toEqual(new Set())
})
