/** Sums of decimal text, with as many decimals as the amounts have: `['1.50', '-0.25']` → `1.25`. */
export function sum(amounts: readonly string[]): string {
  const digits = Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0))
  const minor = 10 ** digits
  return (amounts.reduce((total, amount) => total + Math.round(Number(amount) * minor), 0) / minor).toFixed(digits)
}
