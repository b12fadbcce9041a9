import type { World } from '../../world.ts'
import { isBlacklisted } from './blacklist.ts'

/** The large airline that this service never sold, as its specification says; low-cost airlines it did not sell either. */
const neverSold = new Set(['AA'])

/** Which airlines may fly a part of a trip. */
export function carriers(
  { atlas }: Pick<World, 'atlas'>,
  {
    included,
    excluded = [],
    blacklisted = false,
  }: { included?: readonly string[] | undefined; excluded?: readonly string[] | undefined; blacklisted?: boolean | undefined } = {},
) {
  return (code: string): boolean =>
    !neverSold.has(code) &&
    atlas.airline(code)?.kind !== 'L' &&
    (included?.includes(code) ?? true) &&
    !excluded.includes(code) &&
    (blacklisted || !isBlacklisted(atlas, code))
}
