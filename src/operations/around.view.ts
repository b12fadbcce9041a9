import type { Sheet, Ui } from '../core/view.ts'
import { pointAsked } from './distances.ts'
import { askedBy } from './links.ts'

type Answer = Parameters<typeof askedBy>[0]

/** `Within 1 km of Barcelona (41.3874, 2.1686)`, or between which edges of the map. */
export function titleOf(answer: Answer, typed: { readonly place?: readonly string[] | undefined }, ui: Ui): Pick<Sheet, 'title'> {
  const asked = askedBy(answer)
  const point = pointAsked(answer)
  if (point) {
    const degrees = `${point.latitude}, ${point.longitude}`
    const named = typed.place?.join(' ')
    const where = named && /\p{L}/u.test(named) ? `${ui.bold(named)} (${degrees})` : ui.bold(degrees)
    return { title: `Within ${asked.get('radius') ?? '1'} km of ${where}` }
  }
  const edges = ['north', 'west', 'south', 'east'].map((edge) => asked.get(edge))
  if (edges.includes(null)) return {}
  return {
    title: `Between ${ui.bold(`${edges[0]}, ${edges[1]}`)} in the north-west and ${ui.bold(`${edges[2]}, ${edges[3]}`)} in the south-east`,
  }
}
