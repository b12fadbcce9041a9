import type { Ui } from '../core/view.ts'

/** Shares drawn as bars. */

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar for a cell of a table: a share from 0 to 1 of so many columns, to an eighth of a column. Whatever is not nothing can be seen. */
export function bar(share: number, width: number): string {
  const most = width * 8
  const eighths = share > 0 ? Math.min(most, Math.max(1, Math.round(share * most))) : 0
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]
}

export interface Bar {
  readonly label: string
  /** 0 to 1. */
  readonly share: number
  /** What stands behind the number: `good`, `most likely`. */
  readonly word?: string
  readonly paint: (text: string) => string
}

/** Most columns of a bar: a longer one says no more. */
export const longestBar = 48

/** Bars one below the other: `On time   ██████████░░  87.7 %  good`, as wide as the terminal allows. What is full and what is not differs without colour. */
export function bars(list: readonly Bar[], ui: Pick<Ui, 'width' | 'bold'>): string {
  const wide = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length))
  const [labels, numbers, words] = [
    list.map(({ label }) => label),
    list.map(({ share }) => percent(share)),
    list.map(({ word = '' }) => word),
  ]
  const beside = wide(labels) + wide(numbers) + wide(words) + 6
  const width = Math.max(8, Math.min(longestBar, ui.width - beside))
  return list
    .map((each, at) => {
      const label = each.label.padEnd(wide(labels))
      const number = (numbers[at] ?? '').padStart(wide(numbers))
      return `${label}  ${each.paint(tracked(each.share, width))}  ${ui.bold(number)}  ${each.word ?? ''}`.trimEnd()
    })
    .join('\n')
}

/** 0.877 → `87.7 %`; what is there but rounds to nothing is `<0.1 %`. */
export const percent = (share: number): string => (share > 0 && share < 0.0005 ? '<0.1 %' : `${(100 * share).toFixed(1)} %`)

/** `██████░░░░`; the smallest share is still seen. */
export function tracked(share: number, width: number): string {
  const full = Math.max(share > 0 ? 1 : 0, Math.round(Math.min(1, share) * width))
  return '█'.repeat(full) + '░'.repeat(width - full)
}
