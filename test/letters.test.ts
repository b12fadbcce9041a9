import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPictures } from '../src/cli/letters.ts'
import type { Recognizer } from '../src/cli/recognizer.ts'
import type { Written } from '../src/parser/read/tools.ts'
import { writtenOf } from './written.ts'

/** Recognisers of letters, several of which work on a page at once. */

/** Reads the text that a picture is here, the longer the later. */
function recognizer(log: string[] = []): Recognizer {
  let isEnded = false
  return {
    read: async (picture, layout) => {
      const text = Buffer.from(picture).toString()
      await new Promise((resolve) => setTimeout(resolve, 10 * text.length))
      if (!isEnded) log.push(`read ${text} in ${layout}`)
      return writtenOf(text)
    },
    end: () => {
      isEnded = true
      log.push('ended')
    },
  }
}

const shell = { packageFolder: '/nowhere', worked: () => 0 }
const pictures = (...texts: readonly string[]) => texts.map((text) => new TextEncoder().encode(text))
const textsOf = (found: readonly (readonly Written[])[] | undefined) =>
  found?.map((lines) => lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' '))

describe('parts of a page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
    const caught = work.catch(() => {})
    await vi.advanceTimersByTimeAsync(milliseconds)
    await caught
    return work
  }

  test('are told in their order, however many are read at once', async () => {
    const texts = ['the longest of all', 'a', 'longer', 'bc']
    for (const atOnce of [1, 2, 4]) {
      const read = openPictures(shell, async () => recognizer(), atOnce)
      expect(
        textsOf(
          await within(
            1_000,
            read(async () => pictures(...texts), 'pieces'),
          ),
        ),
      ).toEqual(texts)
    }
  })

  test('are made ready while what recognises them starts, once for all pictures', async () => {
    const log: string[] = []
    const start = async () => {
      log.push('start')
      return recognizer(log)
    }
    const read = openPictures(shell, start, 2)
    const ready = async () => {
      log.push('make ready')
      return pictures('ab', 'c')
    }
    await within(1_000, read(ready, 'pieces'))
    await within(1_000, read(ready, 'blocks'))
    expect(log).toEqual([
      'start',
      'start',
      'make ready',
      'read c in pieces',
      'read ab in pieces',
      'make ready',
      'read c in blocks',
      'read ab in blocks',
    ])
  })

  test('of one page are all read before those of another', async () => {
    const log: string[] = []
    const read = openPictures(shell, async () => recognizer(log), 2)
    await within(1_000, Promise.all([read(async () => pictures('abcd', 'ab'), 'pieces'), read(async () => pictures('e'), 'blocks')]))
    expect(log).toEqual(['read ab in pieces', 'read abcd in pieces', 'read e in blocks'])
  })

  test('are read by those recognisers that could be started', async () => {
    let count = 0
    const read = openPictures(shell, async () => (count++ === 0 ? undefined : recognizer()), 2)
    expect(
      textsOf(
        await within(
          1_000,
          read(async () => pictures('a', 'b'), 'pieces'),
        ),
      ),
    ).toEqual(['a', 'b'])
    expect(
      await within(
        1_000,
        openPictures(shell, async () => undefined, 2)(async () => pictures('a'), 'pieces'),
      ),
    ).toBe(undefined)
  })

  test('that take too long are given up, and others start for the next page', async () => {
    const log: string[] = []
    const start = async () => {
      log.push('start')
      return recognizer(log)
    }
    const read = openPictures({ ...shell, worked: () => Date.now() }, start, 2, { pieces: 300, blocks: 300, line: 300 })
    const endless = 'x'.repeat(1_000)
    await expect(
      within(
        9_000,
        read(async () => pictures(endless, 'a', endless, 'b'), 'pieces'),
      ),
    ).rejects.toThrow('reading it takes too long')
    expect(log).toEqual(['start', 'start', 'read a in pieces', 'ended', 'ended'])
    expect(
      textsOf(
        await within(
          1_000,
          read(async () => pictures('c'), 'pieces'),
        ),
      ),
    ).toEqual(['c'])
    expect(log.slice(5)).toEqual(['start', 'start', 'read c in pieces'])
  })

  test('may be none, which nothing is waited for', async () => {
    expect(await openPictures(shell, () => new Promise(() => {}), 2)(async () => [], 'pieces')).toEqual([])
  })

  test('are not even made ready where nothing recognises letters', async () => {
    const read = openPictures(shell, undefined, 2)
    expect(await read(() => Promise.reject(new Error('made ready')), 'pieces')).toBe(undefined)
  })
})
