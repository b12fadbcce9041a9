import type { Output } from './shell.ts'

/** The line of a terminal that shows that work is under way. Whoever writes beside it clears it first, or would write into it. */
export interface WorkingLine {
  /** Shows a text in place of what was there. */
  readonly draw: (text: string) => void
  /** Takes it away, if it is there. */
  readonly clear: () => void
}

export function createWorkingLine({ write }: Pick<Output, 'write'>): WorkingLine {
  let drawn = false
  const clear = () => {
    if (drawn) write('\r\u001b[K')
    drawn = false
  }
  return {
    clear,
    draw: (text) => {
      clear()
      write(text)
      drawn = true
    },
  }
}
