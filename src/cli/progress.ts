import type { Common } from './common.ts'
import type { Shell } from './shell.ts'
import { createWorkingLine } from './working.ts'

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * Tells on a terminal that work is under way, after a moment in which most of it is done, and leaves no trace. `line` is that of
 * the session, so that notes on the work do not run into it.
 */
export async function withSpinner<T>(
  { stderr, env }: Shell,
  { notes }: Pick<Common, 'notes'>,
  work: (say: (text: string) => void) => Promise<T>,
  line = createWorkingLine(stderr),
): Promise<T> {
  if (!stderr.isTTY || !notes || env.CI || env.TERM === 'dumb') return work(() => {})
  let text = ''
  let frame = 0
  const draw = () => line.draw(`${frames[frame++ % frames.length]} ${text}`)
  let ticking: NodeJS.Timeout | undefined
  const starting = setTimeout(() => {
    draw()
    ticking = setInterval(draw, 80)
  }, 150)
  try {
    return await work((said) => {
      text = said
    })
  } finally {
    clearTimeout(starting)
    clearInterval(ticking)
    line.clear()
  }
}
