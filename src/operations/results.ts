import type { Context, ResultKind } from '../core/context.ts'
import { UserError } from '../core/errors.ts'

/** How commands take what earlier answers had. */

type Results = Pick<Context, 'result'>

/** The one result that a reference stands for. Where it stands for several, or none, it is refused with what `says` makes of their number. */
export async function oneResult<T>(
  reference: string,
  kind: ResultKind<T>,
  { result }: Results,
  says: (count: number) => string,
  hints: readonly string[] = [],
): Promise<T> {
  const [found, ...others] = await result(reference, kind)
  if (found !== undefined && others.length === 0) return found
  throw new UserError('usage', says(found === undefined ? 0 : others.length + 1), { hints })
}

/** The id of what is meant by a row of the last list; up to three digits are a row, whatever else is an id. */
export const rowOrId = async (said: string, kind: ResultKind<{ id: string }>, context: Results): Promise<string> =>
  /^\d{1,3}$/.test(said) ? (await oneResult(said, kind, context, () => `there is no row ${said}`)).id : said

/** As many as one call takes; where there are more, that is said: `the first 20 of 87 hotels are rated`. */
export function asManyAsFit<T>(all: readonly T[], most: number, what: string, { note }: Pick<Context, 'note'>): T[] {
  if (all.length > most) note(`the first ${most} of ${all.length} ${what}: more do not fit one call`)
  return all.slice(0, most)
}
