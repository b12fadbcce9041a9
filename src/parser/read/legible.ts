import { mostEnlarged, mostUnfolded } from '../limits.ts'
import { flattened, noiseOf } from './flat.ts'
import { greyMap, greyOf } from './grey.ts'
import { letterHeight, lettersOf } from './letter-height.ts'
import { withoutPanels } from './panels.ts'
import type { Size } from './picture-size.ts'
import { halved, resized } from './resized.ts'
import { slanted, slopeOf } from './slope.ts'

/** How high small letters are best recognised at, in pixels. */
const best = 16
/** What would be made larger by less stays as it is, and nothing is made larger by more. */
const least = 1.2
const most = 3

/**
 * A picture of a page as letters are best recognised in it: straight, dark on white, and as large as its letters call for (measured: of a page at 96
 * dots an inch three times as much is read). What cannot be unpacked here, or is so large that it would take long, stays as it is.
 */
export async function legible(bytes: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  if (width * height > mostUnfolded) return bytes
  const whole = await greyOf(bytes)
  if (!whole) return bytes
  const grey = whole.width * whole.height > mostEnlarged ? halved(whole) : whole
  const noise = noiseOf(grey)
  const letters = lettersOf(flattened(grey, noise))
  const straight = slanted(grey, slopeOf(letters))
  const room = Math.sqrt(mostEnlarged / (grey.width * grey.height))
  const factor = Math.min(best / (letterHeight(letters) ?? best), most, room)
  return greyMap(flattened(withoutPanels(factor < least ? straight : resized(straight, factor)), noise))
}
