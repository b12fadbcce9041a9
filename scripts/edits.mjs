/** A text with parts of it replaced: `edits` are from where to where, none within another, and what stands there instead. It is put together in one pass. */
export function edited(text, edits) {
  const parts = []
  let at = 0
  for (const { start, end, text: instead } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, start), instead)
    at = end
  }
  return parts.join('') + text.slice(at)
}
