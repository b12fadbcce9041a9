import type { Input } from '../api/wire.ts'
import { UserError } from '../core/errors.ts'
import { merged } from './several.ts'

/** Calls under way at once. Services of this family take ten a second. */
const atOnce = 3

export interface Batch {
  readonly answer: unknown
  /** What went wrong with some. */
  readonly failures: readonly UserError[]
}

/** Makes several calls. What fails is told beside the rest; where all fail, as the first one did. */
export async function callAll(
  inputs: readonly Input[],
  call: (input: Input) => Promise<unknown>,
  progress: (done: number, of: number) => void,
): Promise<Batch> {
  const answers = new Map<number, unknown>()
  const errors = new Map<number, UserError>()
  let next = 0
  let done = 0
  // After a bug or Ctrl-C the answer is lost, so nothing more is asked for.
  let stopped = false
  const work = async (): Promise<void> => {
    while (!stopped && next < inputs.length) {
      const at = next++
      try {
        answers.set(at, await call(inputs[at] ?? {}))
      } catch (error) {
        if (!(error instanceof UserError) || error.exit === 'interrupted') {
          stopped = true
          throw error
        }
        errors.set(at, error)
      }
      progress(++done, inputs.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, inputs.length) }, work))
  const first = errors.get(0)
  if (first && errors.size === inputs.length) throw first
  const inOrder = inputs.flatMap((_, at) => (answers.has(at) ? [answers.get(at)] : []))
  return {
    answer: merged(inOrder),
    failures: [...errors].sort(([a], [b]) => a - b).map(([at, error]) => named(error, describe(inputs[at] ?? {}))),
  }
}

const named = ({ exit, message, hints, issues }: UserError, call: string): UserError =>
  new UserError(exit, `${call}: ${message}`, { hints, issues })

/** Which of the calls it was: the places and days that were asked for. */
const describe = (input: Input): string =>
  Object.values(input)
    .filter((value) => typeof value === 'string')
    .join(' ')
