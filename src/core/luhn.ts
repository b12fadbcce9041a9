/** The number of a card as it is printed, in groups, without what is between them. */
export const withoutGroups = (number: string): string => number.replace(/[ -]/g, '')

/** The check digit of card numbers (ISO/IEC 7812-1, annex B): doubled from the right, the digits add up to a multiple of ten. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const digits = Array.from(number, Number).reverse()
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9), 0)
  return sum % 10 === 0
}
