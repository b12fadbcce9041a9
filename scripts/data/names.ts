/** Tidies the names of airports and towns, which many hands wrote. */

const tidy = (text: string): string => text.replace(/[\s\u00a0\u200b]+/g, ' ').trim()

/** `Paris (Orly, Val-de-Marne)` → `Paris`, `Kona / Kailua` → `Kona`. */
export const cleanCity = (text: string): string => tidy(text.replace(/\s*[([].*$/, '').replace(/\s*[/,;].*$/, ''))

/** The military half of a shared field. */
const MILITARY =
  /\b(Air ?base|AFB|Air Force|Army|Air Guard|National Guard|Naval|Marine Corps|RAAF|INS|CFB|JASDF|JMSDF|Airfield|Training Base)\b/i

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bRgnl\b\.?/g, 'Regional'],
  [/\bIntl\b\.?/g, 'International'],
  [/\bMuni\b\.?/g, 'Municipal'],
  [/\bA[eé]r(?:o|ó)dromo\b/g, 'Aerodrome'],
]

/** `Cam Ranh International Airport / Cam Ranh Air Base` → the first half, `Halifax / Stanfield …` → both, remarks in brackets → nothing, `Rio Branco - Plácido` with a dash. */
export function cleanName(text: string): string {
  const halves = text.replace(/\s*\([^)]*\)?/g, ' ').split(/\s*\/\s+|\s+\/\s*|(?<=Airport)\//)
  const civil = halves.filter((half) => !MILITARY.test(half))
  const kept = civil.length > 0 ? civil : halves.slice(0, 1)
  const whole = kept.filter((half) => /Airport|Airfield|Aerodrome/.test(half)).length > 1 ? kept.slice(0, 1) : kept
  return SHORT.reduce(
    (name, [pattern, word]) => name.replace(pattern, word),
    tidy(whole.join(' ').replace(/ +,/g, ',').replace(/ - /g, '–')),
  )
}

/** `Birdsville Airport` → `Birdsville`, for fields far from any town. */
export const placeInName = (name: string): string =>
  tidy(name.replace(/ (International |Regional )?(Airport|Heliport|Airstrip|Seaplane Base).*$/, ''))
