import type { Ui } from '../core/view.ts'

/** Shares drawn as bars, one below the other. */

export interface Bar {
  readonly label: string
  /** 0 to 1. */
  readonly share: number
  /** What stands behind the number: `good`, `most likely`. */
  readonly word?: string
  readonly paint: (text: string) => string
}

/** Most columns of a bar: a longer one says no more. */
const longest = 48

/** `On time   ██████████░░  87.7 %  good`, as wide as the terminal allows. What is full and what is not differs without colour. */
export function bars(list: readonly Bar[], ui: Pick<Ui, 'width' | 'bold'>): string {
  const wide = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length))
  const [labels, numbers, words] = [list.map(({ label }) => label), list.map(percentOf), list.map(({ word = '' }) => word)]
  const beside = wide(labels) + wide(numbers) + wide(words) + 6
  const width = Math.max(8, Math.min(longest, ui.width - beside))
  return list
    .map((each, at) => {
      const label = each.label.padEnd(wide(labels))
      const number = (numbers[at] ?? '').padStart(wide(numbers))
      return `${label}  ${each.paint(barOf(each.share, width))}  ${ui.bold(number)}  ${each.word ?? ''}`.trimEnd()
    })
    .join('\n')
}

/** 0.877 → `87.7 %` */
const percentOf = ({ share }: Bar): string => `${(100 * share).toFixed(1)} %`

/** `██████░░░░`; the smallest share is still seen. */
function barOf(share: number, width: number): string {
  const full = Math.max(share > 0 ? 1 : 0, Math.round(Math.min(1, share) * width))
  return '█'.repeat(full) + '░'.repeat(width - full)
}
