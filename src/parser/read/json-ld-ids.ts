import { isRecord } from '../../core/records.ts'
import type { JsonObject } from '../document.ts'
import { mostElements } from '../limits.ts'

/** References in JSON-LD (https://www.w3.org/TR/json-ld11/#node-identifiers): `{ "@id": "#flight" }` stands for the thing with that name. */

/** How often one thing that is referred to may refer to the next: a reservation to its flight, to an airport, to an address. */
const mostSteps = 4

/** Things with what they refer to in its place, where `json`, which they are part of, tells it. */
export function withReferences(things: readonly JsonObject[], json: unknown): readonly JsonObject[] {
  const known = thingsById(json)
  if (known.size === 0) return things
  const made = new Map<string, JsonObject>()
  let left = mostElements
  return things.map((thing) => filled(thing, mostSteps))

  function filled(thing: JsonObject, steps: number): JsonObject {
    const members = Object.entries(thing)
    left -= members.length
    return left < 0 ? thing : Object.fromEntries(members.map(([name, value]) => [name, placed(value, steps)]))
  }

  function placed(value: unknown, steps: number): unknown {
    if (Array.isArray(value)) return value.map((each) => placed(each, steps))
    if (!isRecord(value)) return value
    const id = isReference(value) ? idOf(value) : undefined
    const meant = id === undefined ? undefined : known.get(id)
    if (meant === undefined) return filled(value, steps)
    if (steps === 0) return value
    // Made once for all that refer to it: made for each, things that refer to one another would be made over and over.
    const key = `${steps} ${id}`
    const before = made.get(key)
    if (before) return before
    const thing = filled(meant, steps - 1)
    made.set(key, thing)
    return thing
  }
}

const idOf = (thing: JsonObject): string | undefined => (typeof thing['@id'] === 'string' ? thing['@id'] : undefined)

/** It has nothing but a name and a type. */
const isReference = (thing: JsonObject): boolean => Object.keys(thing).every((name) => name === '@id' || name === '@type')

/** What is read where it stands: put in the place of references as well, it would be read again for each. */
const isBooking = (thing: JsonObject): boolean =>
  [thing['@type']].flat().some((type) => typeof type === 'string' && /(?:Reservation|Package|Offer|Order)$/.test(type))

/** What is told of each thing that has a name, the first time. */
function thingsById(json: unknown): ReadonlyMap<string, JsonObject> {
  const known = new Map<string, JsonObject>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isRecord(value)) return
    const id = idOf(value)
    if (id !== undefined && !isReference(value) && !isBooking(value) && !known.has(id)) known.set(id, value)
    for (const each of Object.values(value)) visit(each)
  }
  visit(json)
  return known
}
