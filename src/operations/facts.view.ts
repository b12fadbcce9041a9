import type { Ui } from '../core/view.ts'
import { wrap } from '../core/wrap.ts'

/** What is known of one thing: a line for each fact there is, its name beside it, broken where the terminal ends. */

export type Fact = readonly [label: string, value: string | undefined]

/** Facts of one name stand below one another, with the name beside the first. `margin` is for the columns of the names. */
export function factLines(facts: readonly Fact[], ui: Pick<Ui, 'width' | 'dim'>, margin?: number): string {
  const there = facts.filter(([, value]) => value)
  const before = margin ?? Math.max(0, ...there.map(([label]) => label.length)) + 2
  return there
    .flatMap(([label, value = ''], at) => {
      const isNew = there[at - 1]?.[0] !== label
      return wrap(value, Math.max(20, ui.width - before)).map(
        (line, part) => `${ui.dim((isNew && part === 0 ? label : '').padEnd(before))}${line}`,
      )
    })
    .join('\n')
}
