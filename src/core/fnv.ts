/** What texts are mixed with, letter by letter (http://www.isthe.com/chongo/tech/comp/fnv/, 32 bits). */
const BASIS = 0x811c9dc5
export const FNV_PRIME = 0x01000193

/** FNV-1a over the code units of a text: a signed number of 32 bits. `from` is another number that this one continues. */
export function fnv1a(text: string, from = 0): number {
  let hash = BASIS ^ from
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return hash
}
