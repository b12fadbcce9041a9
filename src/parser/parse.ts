import type { ReadDocument } from './document.ts'
import type { FoundTrip, Gazetteer } from './found.ts'
import { mergeTrips, type Sourced } from './merge/merge.ts'
import { type Means, readDocument } from './read/read.ts'
import { tripOfBarcodes } from './structured/barcodes.ts'

export { Unreadable } from './unreadable.ts'

export interface World extends Means {
  readonly gazetteer: Gazetteer
  /** The day it is, `YYYY-MM-DD`. */
  readonly today: string
  /** What the document is called, if it is called anything. */
  readonly name?: string | undefined
}

/** The trip in a document of any kind. Throws `Unreadable` where nothing can be made of it; one without a trip has no products. */
export async function parse(bytes: Uint8Array, world: World): Promise<FoundTrip> {
  const document = await readDocument(bytes, world.name, world)
  const trip = mergeTrips(await sourcesOf(document, document.written, world))
  const troubles = troublesOf(document)
  return troubles.length ? { ...trip, warnings: [...trip.warnings, ...troubles] } : trip
}

/** What each part of a document says, read in each way there is. `written` is when the mail around it was. */
async function sourcesOf(document: ReadDocument, written: string | undefined, { gazetteer, today, ...rest }: World): Promise<Sourced[]> {
  const { things, barcodes, events, pass, json, xml, parts } = document
  const found: Sourced[] = []
  const day = written ?? document.written
  if (things.length > 0) {
    const { tripOfThings } = await import('./structured/schema.ts')
    found.push({ source: 'structured', trip: tripOfThings(things, gazetteer) })
  }
  if (json !== undefined) {
    const { tripOfJson } = await import('./structured/answers.ts')
    found.push({ source: 'structured', trip: tripOfJson(json) })
  }
  if (xml) {
    const { tripOfXml } = await import('./structured/ota.ts')
    found.push({ source: 'structured', trip: tripOfXml(xml) })
  }
  const around = pass?.relevantDate?.slice(0, 10) ?? day ?? today
  if (barcodes.length > 0) found.push({ source: 'barcode', trip: tripOfBarcodes(barcodes, around, gazetteer) })
  if (pass) {
    const { tripOfPass } = await import('./structured/wallet.ts')
    found.push({ source: 'wallet', trip: tripOfPass(pass, gazetteer) })
  }
  if (events.length > 0) {
    const { tripOfEvents } = await import('./structured/events.ts')
    found.push({ source: 'calendar', trip: tripOfEvents(events, gazetteer) })
  }
  if (document.lines.length > 0) {
    const { understand } = await import('./text/understand.ts')
    found.push({ source: 'text', trip: understand({ ...document, ...(day && { written: day }) }, gazetteer, today) })
  }
  for (const part of parts) found.push(...(await sourcesOf(part, day, { gazetteer, today, ...rest })))
  return found
}

const troublesOf = ({ troubles, parts }: ReadDocument): string[] => [...troubles, ...parts.flatMap(troublesOf)]
