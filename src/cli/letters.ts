import { availableParallelism } from 'node:os'
import { mostStrips } from '../parser/limits.ts'
import type { PictureLayout, ReadPicture, Written } from '../parser/read/tools.ts'
import { Unreadable } from '../parser/unreadable.ts'
import { afterEffort } from './effort.ts'
import { recognizerIn, type StartRecognizer } from './recognizer.ts'
import type { Shell } from './shell.ts'

/** Recognises the letters in pictures, several parts of a page at once. */

/** Milliseconds of work; a page takes one or two thousand, a grey scan full of specks five times as much, unclear words a few hundred. A second look begins within six seconds on two processors, and all must end within ten. */
const LONGEST: Readonly<Record<PictureLayout, number>> = { pieces: 12_000, blocks: 6_000, line: 2_000 }

/** For all pictures of a run, which are read one after another by the same recognisers; `start` is absent where letters are not installed. */
export function openPictures(
  shell: Pick<Shell, 'packageFolder' | 'worked'>,
  start: StartRecognizer | undefined = recognizerIn(shell.packageFolder),
  atOnce: number = Math.min(availableParallelism(), mostStrips),
  longest: Readonly<Record<PictureLayout, number>> = LONGEST,
): ReadPicture {
  let started: readonly ReturnType<StartRecognizer>[] | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function read(begin: StartRecognizer, pictures: readonly Uint8Array[], layout: PictureLayout): Promise<Found | undefined> {
    const recognizers = startSome(begin)
    const found: (readonly Written[])[] = pictures.map(() => [])
    const waiting = [...pictures.entries()]
    const work = async (starting: ReturnType<StartRecognizer>): Promise<boolean> => {
      const recognizer = await starting
      if (!recognizer) return false
      for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await recognizer.read(next[1], layout)
      return true
    }
    let stop = (): void => {}
    const tooLong = new Promise<undefined>((resolve) => {
      stop = afterEffort(shell, longest[layout], () => resolve(undefined))
    })
    const ended = await Promise.race([Promise.all(recognizers.map(work)), tooLong])
    stop()
    if (ended) return ended.includes(true) ? found : undefined
    // They do not stop by themselves; the next picture gets others.
    waiting.length = 0
    started = undefined
    for (const each of recognizers) void each.then((recognizer) => recognizer?.end())
    throw new Unreadable('reading it takes too long')
  }

  function startSome(begin: StartRecognizer): readonly ReturnType<StartRecognizer>[] {
    started ??= Array.from({ length: atOnce }, begin)
    return started
  }

  return async (parts, layout) => {
    if (!start) return undefined
    startSome(start)
    const pictures = await parts()
    if (pictures.length === 0) return []
    const reading = last.then(() => read(start, pictures, layout))
    last = reading.catch(() => {})
    return reading
  }
}

type Found = readonly (readonly Written[])[]
