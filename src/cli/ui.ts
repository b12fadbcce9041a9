import type { Lookup, Ui } from '../core/view.ts'
import type { Output, Shell } from './shell.ts'

/** Whether colour is wanted on a stream: NO_COLOR and FORCE_COLOR are asked first, then the terminal. */
export function coloured({ env }: Pick<Shell, 'env'>, stream: Output): boolean {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  return stream.isTTY && env.TERM !== 'dumb'
}

const plain = (text: string): string => text

/** What a view is given. Chalk is loaded only where there is colour. */
export async function createUi(options: Lookup & { colour: boolean; width: number; today: string }): Promise<Ui> {
  const { colour, ...rest } = options
  if (!colour) return { ...rest, bold: plain, dim: plain, red: plain, green: plain, yellow: plain, cyan: plain }
  const { Chalk } = await import('chalk')
  const chalk = new Chalk({ level: 1 })
  const style = (paint: (text: string) => string) => (text: string) => (text ? paint(text) : text)
  return {
    ...rest,
    bold: style(chalk.bold),
    dim: style(chalk.dim),
    red: style(chalk.red),
    green: style(chalk.green),
    yellow: style(chalk.yellow),
    cyan: style(chalk.cyan),
  }
}
