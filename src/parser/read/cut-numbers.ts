/** Numbers of flights that lost figures: airlines that fill them up with noughts write all of them with as many figures. */

const FILLED = /(?<![\p{L}\d])(?<carrier>[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?(?<number>0\d{1,3})(?![\p{L}\d:/]|[.,]\d)/gu

/** `BA4`, where `BA04` stands beside `BA0347`: flights as `carrier` and `number` tell them, of which figures are missing. */
export function cutNumbersIn(lines: readonly string[]): ReadonlySet<string> {
  const all = [...lines.join('\n').matchAll(FILLED)].map(({ groups: { carrier = '', number = '' } = {} }) => ({ carrier, number }))
  const isCut = ({ carrier, number }: (typeof all)[number]): boolean =>
    all.some((other) => other.carrier === carrier && other.number.length > number.length)
  return new Set(all.filter(isCut).map(({ carrier, number }) => `${carrier}${Number(number)}`))
}
