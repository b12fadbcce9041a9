/** Tidies the names of airports and towns, which many hands wrote. */

const tidy = (text: string): string => text.replace(/[\s\u00a0\u200b]+/g, ' ').trim()

/** `Paris (Orly, Val-de-Marne)` → `Paris`, `Kona / Kailua` → `Kona`. */
export const cleanCity = (text: string): string => tidy(text.replace(/\s*[([].*$/, '').replace(/\s*[/,;].*$/, ''))

export const cleanName = (text: string): string => tidy(text)
