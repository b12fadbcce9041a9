import type { Ui } from '../core/view.ts'
import { wrap } from '../core/wrap.ts'

/** A bill, as flights and hotels draw it: amounts below one another, what they are for beside them, and what it comes to below a line. */

export interface BillItem {
  readonly label: string
  readonly amount: string
  readonly detail?: string
  readonly total?: true
}

export function bill(items: readonly BillItem[], currency: string, ui: Pick<Ui, 'width' | 'bold' | 'dim'>): string {
  const labels = Math.max(...items.map(({ label }) => label.length)) + 2
  const amounts = Math.max(...items.map(({ amount }) => amount.length), currency.length)
  const [before, below] = [' '.repeat(labels), ' '.repeat(labels + amounts + 2)]
  const lines = items.flatMap(({ label, amount, detail = '', total }) => {
    const head = `${label.padEnd(labels)}${amount.padStart(amounts)}`
    const [first = '', ...more] = wrap(detail, Math.max(20, ui.width - below.length))
    return [
      ...(total ? [ui.dim(`${before}${'─'.repeat(amounts)}`)] : []),
      `${total ? ui.bold(head) : head}  ${ui.dim(first)}`.trimEnd(),
      ...more.map((line) => `${below}${ui.dim(line)}`),
    ]
  })
  return [ui.dim(`${before}${currency.padStart(amounts)}`), ...lines].join('\n')
}
