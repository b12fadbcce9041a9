import type { Ui } from '../core/view.ts'
import { wrap } from '../core/wrap.ts'

/** A sheet about one thing: a line for each fact there is, its name beside it, broken where the terminal ends. */
export function factSheet(facts: readonly (readonly [label: string, value: string | undefined])[], ui: Pick<Ui, 'width' | 'dim'>): string {
  const there = facts.filter(([, value]) => value)
  const width = Math.max(0, ...there.map(([label]) => label.length))
  return there
    .flatMap(([label, value = '']) =>
      wrap(value, ui.width - width - 2).map((line, at) => `${ui.dim((at === 0 ? label : '').padEnd(width))}  ${line}`),
    )
    .join('\n')
}
