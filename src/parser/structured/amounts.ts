/** Amounts of money that programs wrote. */

/** Money of which a thousandth is a coin (ISO 4217). */
const inThousandths = /^(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/

/**
 * An amount with the figures of its coins, two or as many as there are: `420.1` → `420.10`, `1.234,56 EUR` → `1234.56`, `1.234` → `1234.00`,
 * `120.500` of Kuwait → `120.500`. `price` is a text or a number of JSON, which has nothing between its thousands.
 */
export function amountIn(price: string | number, currency: string | undefined): string | undefined {
  const text = String(price)
  // Numbers that JSON writes with a power of ten are nobody's price.
  if (typeof price === 'number' && !/^\d+(\.\d+)?$/.test(text)) return undefined
  const written = /\d[\d.,' ]*/.exec(text)?.[0].replace(/[.,' ]+$/, '')
  if (written === undefined) return undefined
  const places = inThousandths.test(currency ?? '') ? 3 : 2
  const at = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','))
  if (at < 0 || !(typeof price === 'number' || isDecimal(written.slice(0, at), written.slice(at), places)))
    return `${written.replace(/\D/g, '')}.00`
  const amount = `${written.slice(0, at).replace(/\D/g, '')}.${written.slice(at + 1).padEnd(2, '0')}`
  return amount.length - amount.indexOf('.') - 1 > places ? Number(amount).toFixed(places) : amount
}

/** Whether what begins with a mark is less than the unit of money. Three figures behind it are thousands, unless there could be none before them. */
function isDecimal(before: string, behind: string, places: number): boolean {
  const [mark = '', figures] = [behind[0], behind.length - 1]
  if (before.includes(mark)) return false
  return figures <= places || figures > 3 || /[.,]/.test(before) || (mark === '.' && /^(?:0|\d{4,})$/.test(before))
}
