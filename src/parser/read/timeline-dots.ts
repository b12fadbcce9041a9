/** Ways are drawn as a line with a ring at each stop, between the time and the name of the stop: a ring is recognised as a letter or a sign like it. */

/**
 * `09:30   O Leeds`, `09:30 QO Leeds`, `09:30 OLeeds`, `09:30 (Leeds`: a time that begins its row, a ring, and what begins with a capital. A bracket that
 * is closed is none.
 */
const WITH_RING =
  /^(?<time>\s*\d{1,2}[:.h]\d\d\s{1,20})(?:\(?[OoQ0©®@]{1,2} (?=\p{Lu})|[OQ0©®@](?=\p{Lu}\p{Ll})|\((?=\p{Lu}\p{Ll}[^()]*$))/u
const WITH_TIME = /^\s*\d{1,2}[:.h]\d\d\s{1,20}\p{L}/u
/** A way has two stops at least: `O Porriño` alone is a town. */
const fewest = 2

/** The rows of a page without the rings that stand before most of what is told with a time. */
export function withoutRings(lines: readonly string[]): readonly string[] {
  const rings = lines.filter((line) => WITH_RING.test(line)).length
  const others = lines.filter((line) => WITH_TIME.test(line)).length - rings
  return rings < fewest || rings <= others ? lines : lines.map((line) => line.replace(WITH_RING, '$<time>'))
}
