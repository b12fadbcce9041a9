import type { Lookup, Sheet, Ui } from '../core/view.ts'
import { localDay } from './days.ts'
import { type Layout, render } from './formats.ts'
import type { Shell } from './shell.ts'
import { coloured, createUi } from './ui.ts'

const nobody = () => undefined
export const knowsNothing: Lookup = {
  placeName: nobody,
  airlineName: nobody,
  aircraftName: nobody,
  clockOf: nobody,
  kilometresFrom: nobody,
}

/** An answer as text, in the format and for the place it is written to. It must be `cleaned` where a terminal may see it. */
export async function written<T>(
  answer: T,
  view: (answer: T, ui: Ui) => Sheet,
  common: Pick<Layout, 'format' | 'fields' | 'there' | 'most'>,
  shell: Shell,
  lookup: Lookup = knowsNothing,
): Promise<string> {
  const ui = await createUi({
    colour: common.format === 'terminal' && coloured(shell, shell.stdout),
    width: shell.stdout.columns,
    today: localDay(shell.now()),
    ...lookup,
  })
  return render(answer, (each) => view(answer, each), { ...common, indent: shell.stdout.isTTY ? 2 : 0 }, ui)
}
