import type { Context } from '../core/context.ts'
import type { Complaint, Path } from '../core/faults.ts'
import { type Checked, type Fields, type Given, listOf, optional } from '../core/fields.ts'
import { count, latitude, longitude, text } from '../core/words.ts'

/** What lies around a point. */

/** The point, as the service takes it. */
export const aPoint = { latitude: latitude('Degrees north'), longitude: longitude('Degrees east') }

/** How far around it. */
export const radius = (most: number, usual: number, example: number) => optional(count('Kilometres around', 0, most, example), usual)

/** How a person says which point, by degrees or by the name of a place. Options of commands, not inputs. */
const around = {
  place: optional(
    listOf(
      text('A place by its code or name, or degrees north and east', 100, 'BCN'),
      'A place by its code or name, or degrees north and east',
    ),
  ),
  latitude: optional(latitude('Degrees north, in place of a name')),
  longitude: optional(longitude('Degrees east, in place of a name')),
}

interface Around {
  readonly place?: readonly string[] | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** One way of saying it, and all of it. */
function aroundRule({ place, latitude, longitude }: Around): Complaint[] {
  if (place && (latitude ?? longitude) !== undefined)
    return [{ fault: 'combination', path: ['place'], says: 'cannot be combined with --latitude and --longitude, which say it as well' }]
  if (place) return []
  if (latitude !== undefined && longitude !== undefined) return []
  if (latitude !== undefined) return [{ fault: 'missing', path: ['longitude'], says: 'is missing beside --latitude' }]
  if (longitude !== undefined) return [{ fault: 'missing', path: ['latitude'], says: 'is missing beside --longitude' }]
  return [{ fault: 'missing', path: ['place'], says: 'is missing: a place by its code or name, or degrees north and east' }]
}

/** The degrees of what was said. */
async function pointOf({ place, latitude, longitude }: Around, context: Pick<Context, 'point'>) {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  return context.point((place ?? []).join(' '), '--place')
}

/** A command about what lies around a point: all of its inputs but the point are flags. */
export const aroundCommand = <F extends Fields>(rest: F, names: { readonly [K in keyof F & string]?: string } = {}) => ({
  args: ['place'] as const,
  names,
  options: { ...around, ...rest },
  rule: aroundRule,
  where: ([name]: Path): string => `--${names[String(name)] ?? String(name)}`,
  toInput: async ({ place, latitude, longitude, ...others }: Around & Checked<F>, context: Pick<Context, 'point'>) => ({
    ...(await pointOf({ place, latitude, longitude }, context)),
    // What is left of all options are the rest, which the compiler cannot take apart.
    ...(others as unknown as Given<F>),
  }),
})
