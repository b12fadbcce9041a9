/** The year that is meant by its last two figures, or by all of them: `'27`, `2027`. Nobody travels by what is written of more than a few decades hence. */
export function fullYear(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text.replace("'", ''))
  if (number > 99) return number
  return number < 70 ? 2000 + number : 1900 + number
}
