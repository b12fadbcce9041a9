import { utcDay } from '../core/dates.ts'
import { faults } from '../core/faults.ts'
import { mostBytes } from '../operations/trip/parse.ts'
import { openGazetteer } from '../parser/gazetteer.ts'
import type { Network } from '../parser/merge/believable.ts'
import { parse, Unreadable } from '../parser/parse.ts'
import type { Means } from '../parser/read/read.ts'
import { answerOf } from './making/trips/answer.ts'
import { refusal } from './problems.ts'
import type { World } from './world.ts'

/** What of the world documents are read with. */
type Desk = Pick<World, 'atlas' | 'now' | 'worked' | 'readPicture' | 'apart'>

/** Milliseconds of work after which nothing more of a document is begun: what was not read by then is left out. */
const mostWork = 5_000

function patience({ worked }: Desk): Means['signal'] {
  if (!worked) return AbortSignal.timeout(mostWork)
  const before = worked()
  return {
    get aborted() {
      return worked() - before >= mostWork
    },
  }
}

/** Reads the trip in a document, `payload` being its bytes in either alphabet of Base64. */
export async function readTrip(payload: string, world: Desk) {
  const bytes = new Uint8Array(Buffer.from(payload, 'base64'))
  if (bytes.length > mostBytes) throw refusal(faults.length, `The document is larger than ${mostBytes / 1024 / 1024} MB`, '/payload')
  const means = {
    gazetteer: openGazetteer(world.atlas.read),
    network: networkOf(world),
    today: utcDay(world.now()),
    barcodeReader: () => world.atlas.read('zxing_reader.wasm'),
    readPicture: world.readPicture ?? (async () => undefined),
    apart: world.apart,
    signal: patience(world),
  }
  try {
    return answerOf(await parse(bytes, means), world.now())
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const detail = `Wrong file format! Please resend your file in HTML/PDF/EML format: ${error.message}`
    throw refusal(faults.data, detail, '/payload')
  }
}

/** Where airlines fly in this world, which is where they fly in the real one. */
function networkOf({ atlas }: Desk): Network {
  const known = new Map<string, ReadonlySet<string>>()
  const airportsOf = (airline: string): ReadonlySet<string> => {
    const airports = known.get(airline) ?? new Set(atlas.routesOf(airline).flatMap(({ home, away }) => [home, away]))
    known.set(airline, airports)
    return airports
  }
  return {
    flies: (airline) => airportsOf(airline).size > 0,
    serves: (airline, airport) => airportsOf(airline).has(airport),
    isRoute: (from, to) => atlas.carriers(from, to).length > 0,
  }
}
