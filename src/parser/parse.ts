import { addDays } from '../core/dates.ts'
import { onOldEngine, optimizeLater } from '../core/engine.ts'
import type { ReadDocument } from './document.ts'
import type { FoundProduct, FoundTrip, Gazetteer } from './found.ts'
import { believable, type Network } from './merge/believable.ts'
import { mergeTrips, type Sourced } from './merge/merge.ts'
import { isSame } from './merge/same.ts'
import { withoutMisread } from './misread.ts'
import { type Means, readDocument } from './read/read.ts'
import { tripOfBarcodes } from './structured/barcodes.ts'
import { tripOfRailStrings } from './structured/rail-strings.ts'

export { Unreadable } from './unreadable.ts'

export interface World extends Means {
  readonly gazetteer: Gazetteer
  readonly network: Network
  /** The day it is, `YYYY-MM-DD`. */
  readonly today: string
}

/** The trip in a document of any kind. Throws `Unreadable` where nothing can be made of it; one without a trip has no products. */
export async function parse(bytes: Uint8Array, world: World): Promise<FoundTrip> {
  const document = await readDocument(bytes, world)
  const late: string[] = []
  const trip = mergeTrips(await sourcesOf(document, document.written, world, late))
  const troubles = [...troublesOf(document), ...late]
  return troubles.length ? { ...trip, warnings: [...trip.warnings, ...troubles] } : trip
}

/** What each part of a document says, read in each way there is. `written` is when the mail around it was; `late` is told what is left out. */
async function sourcesOf(document: ReadDocument, written: string | undefined, world: World, late: string[]): Promise<Sourced[]> {
  const day = byNow(written ?? document.written, world.today)
  const found = await structuredIn(document, day, world)
  const { written: _, ...undated } = document
  const dated = { ...undated, ...(day && { written: day }) }
  if (document.lines.length > 0) {
    const text = await textIn(dated, found, world)
    const isTold = [...found, ...text].some(({ trip }) => trip.products.length > 0)
    const again = isTold ? undefined : await document.again?.()
    if (!isTold && document.again && !again) late.push('the picture was not looked at a second time: that would take too long')
    found.push(...(again ? await textIn({ ...dated, ...again }, found, world) : text))
  }
  for (const part of document.parts) {
    // Without a pause the clock that aborts would stand still.
    await new Promise(setImmediate)
    if (world.signal.aborted) {
      if (late.length === 0) late.push('not all that is attached was read: that would take too long')
      break
    }
    found.push(...(await sourcesOf(part, day, world, late)))
  }
  return found
}

/** No document was written after the day on which it is read, as some clocks have it; where days begin earlier it may be tomorrow. */
const byNow = (written: string | undefined, today: string): string | undefined =>
  written !== undefined && written.slice(0, 10) > addDays(today, 1) ? undefined : ofSetClock(written)

/** Clocks that were never set tell of years in which nothing was booked, and from which no year can be reckoned. */
const ofSetClock = (day: string | undefined): string | undefined => (day !== undefined && day >= '1970' && day < '9999' ? day : undefined)

/** What is written for programs. The reader of each kind is loaded when there is something of it. */
async function structuredIn(
  { things, json, xml, barcodes, pass, events, lines }: ReadDocument,
  day: string | undefined,
  { gazetteer, today }: World,
): Promise<Sourced[]> {
  const found: Sourced[] = []
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
  const around = ofSetClock(pass?.relevantDate?.slice(0, 10)) ?? day ?? today
  if (barcodes.length > 0) found.push({ source: 'barcode', trip: tripOfBarcodes(barcodes, around, gazetteer) })
  const rail = tripOfRailStrings([...barcodes, ...lines], around)
  if (rail) found.push({ source: 'barcode', trip: rail })
  if (pass) {
    const { tripOfPass } = await import('./structured/wallet.ts')
    found.push({ source: 'wallet', trip: tripOfPass(pass, gazetteer) })
  }
  if (events.length > 0) {
    const { tripOfEvents } = await import('./structured/events.ts')
    found.push({ source: 'calendar', trip: tripOfEvents(events, gazetteer) })
  }
  return found
}

/** Lines of a short text. */
const SHORT = 40

/** What is written for people. */
async function textIn(document: ReadDocument, before: readonly Sourced[], { gazetteer, network, today }: World): Promise<Sourced[]> {
  const { understand } = await import('./text/understand.ts')
  // A short text is read before V8 would optimize anything.
  const settings = document.lines.length > SHORT ? [optimizeLater] : []
  const seeming = await onOldEngine(settings, () => understand(document, gazetteer, today))
  const trip = withoutMisread({ ...seeming, products: believable(seeming.products, network) }, document)
  const isToldBefore = before.some(({ trip }) => trip.products.length > 0)
  const onlyAdds = isToldBefore && (document.format === 'ics' || document.format === 'pkpass')
  // The titles of events tell of flights; of stays, hires and trains none may, and then what is written in them does.
  const isOther = (one: FoundProduct): boolean =>
    (one.kind === 'hotel' || one.kind === 'car' || (one.kind === 'train' && one.number !== undefined)) &&
    !before.some(({ trip }) => trip.products.some(({ kind }) => kind === one.kind))
  const others = document.format === 'ics' && onlyAdds ? trip.products.filter(isOther) : []
  const found: Sourced[] = [
    { source: 'text', trip, onlyAdds },
    ...(others.length > 0 ? [{ source: 'text' as const, trip: { ...trip, products: others, warnings: [] } }] : []),
  ]
  const [only, ...more] = before.flatMap(({ source, trip }) => (source === 'barcode' ? trip.products : []))
  if (only?.kind !== 'air' || more.length > 0 || trip.products.some((product) => isSame(product, only))) return found
  // On a boarding pass a flight number may stand in pieces. What is said of the one flight there is, is found when its name is put first.
  const name = `${only.carrier?.value ?? ''}${only.number?.value ?? ''} ${only.from?.value} ${only.to?.value}`
  const again = withoutMisread(understand({ ...document, lines: [name, ...document.lines] }, gazetteer, today), document)
  return [...found, { source: 'text', trip: { ...again, warnings: [] }, onlyAdds: true }]
}

const troublesOf = ({ troubles, parts }: ReadDocument): string[] => [...troubles, ...parts.flatMap(troublesOf)]
