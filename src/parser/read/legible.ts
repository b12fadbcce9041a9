import { mostEnlarged, mostUnfolded } from '../limits.ts'
import { fanOf } from './fan.ts'
import { flattened, noiseOf } from './flat.ts'
import { type Grey, greyOf } from './grey.ts'
import { letterHeight, lettersOf } from './letter-height.ts'
import { withDarkLetters } from './pale.ts'
import { withoutPanels } from './panels.ts'
import { pause } from './pause.ts'
import type { Size } from './picture-size.ts'
import { halved, resized } from './resized.ts'
import { slanted, slopeOf } from './slope.ts'

/** How high small letters are best recognised at, in pixels. */
const best = 14
/** What would be made larger by less stays as it is, and nothing is made larger by more. */
const least = 1.2
const most = 3

/**
 * A picture of a page as letters are best recognised in it: straight, dark on white, and as large as its letters call for (measured: of a page at 96
 * dots an inch three times as much is read). Undefined where it cannot be unpacked here, or is so large that it would take long. Between its steps
 * other things go on, such as what recognises the letters and is being started.
 */
export async function legible(bytes: Uint8Array, { width, height }: Size): Promise<Grey | undefined> {
  if (width * height > mostUnfolded) return undefined
  const whole = await greyOf(bytes)
  if (!whole) return undefined
  await pause()
  const grey = whole.width * whole.height > mostEnlarged ? halved(whole) : whole
  const noise = noiseOf(grey)
  const letters = lettersOf(flattened(grey, noise))
  await pause()
  const { slope, change } = fanOf(letters, slopeOf(letters))
  const straight = slanted(grey, slope, change)
  const room = Math.sqrt(mostEnlarged / (grey.width * grey.height))
  const factor = Math.min(best / (letterHeight(letters) ?? best), most, room)
  const large = factor < least ? straight : resized(straight, factor)
  await pause()
  const plain = withoutPanels(large)
  await pause()
  const page = flattened(plain, noise)
  // What was made larger is pale all over, and its letters would run together.
  return large === straight ? withDarkLetters(page) : page
}
