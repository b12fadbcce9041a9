import type { Command } from 'commander'
import { type Input, toRequest } from '../../api/wire.ts'
import { cleaned } from '../../core/cleaned.ts'
import { ServiceError, UserError } from '../../core/errors.ts'
import type { Exit } from '../../core/exits.ts'
import { horizonOf } from '../../core/horizon.ts'
import type { AnyOperation } from '../../core/operation.ts'
import { isRecord } from '../../core/records.ts'
import { printable } from '../../core/untrusted.ts'
import { counted } from '../../core/view.ts'
import { type ParsedTrip, SeveralTrips, type Trip } from '../../operations/trip/model.ts'
import type { Slots } from '../command.ts'
import { commonOf } from '../common.ts'
import { createContext } from '../context.ts'
import { type DocumentFile, documentsOf } from '../documents.ts'
import { inWordsOfTheCommand, tellFailures } from '../failures.ts'
import { gather, typedFor } from '../gather.ts'
import type { Session } from '../session.ts'
import { builtIn } from '../settings.ts'
import type { Shell } from '../shell.ts'
import { lookupFor, show, warningsOf } from '../showing.ts'
import type { Task } from '../task.ts'

/** `wayfare trip parse` reads documents, one call for each, and shows what they hold as one trip or as many. */
export async function perform(operation: AnyOperation, command: Command, slots: Slots, shell: Shell, session: Session): Promise<Exit> {
  const common = commonOf(command, shell)
  // A body says it all, as with every operation.
  if (common.body !== undefined) return (await import('../perform.ts')).perform(operation, command, slots, shell, session)
  const note = (text: string) => {
    if (common.notes) shell.stderr.write(`${text}\n`)
  }
  const chosen = session.profile({ profile: common.profile })
  const context = createContext(shell, session, chosen, { note, mayAsk: common.mayAsk })
  const typing = { reader: context, horizon: horizonOf(shell.now()), settings: chosen, help: `wayfare ${operation.name} --help` }
  const { whole } = await gather(typedFor(command, slots), slots, undefined, typing)
  // Its fields have checked it; what any operation is known by does not tell their types.
  const { files, format, explain, local } = whole as unknown as Options
  if (format !== undefined && common.format !== 'tsv' && common.format !== 'terminal') {
    throw new UserError('usage', `--format cannot be combined with --${common.format}`)
  }
  const documents = documentsOf(files, shell, note)
  const profile = local && chosen.baseUrl !== undefined ? session.profile({ profile: builtIn }) : chosen
  const task: Task = { operation, slots, common, shell, session, profile, context, typed: { explain } }
  if (common.dryRun) return showRequests(documents, task)
  if (profile.baseUrl !== undefined) note(`${uploading(documents)} to ${profile.baseUrl}; --local reads here instead`)

  const forPrograms = common.format === 'json' || common.format === 'jsonl'
  const told = new Map<string, ParsedTrip>()
  const client = await session.client(profile)
  const read = async (at: Input): Promise<unknown> => {
    const document = documents[Number(at.at)]
    if (!document) return undefined
    try {
      const answer = await client.call(operation, await inputOf(document))
      const given = tripIn(answer)
      const isTrusted = forPrograms || profile.baseUrl === undefined
      const trip = isTrusted ? given : (await import('../fitted-trip.ts')).fitted(given, operation, document.path, note)
      if ((trip.data.trip.products ?? []).length === 0) note(`there is no trip in ${printable(document.path)}`)
      told.set(String(at.at), trip)
      return trip
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const { exit, message, hints, issues } = await inWordsOfTheCommand(error, { ...task, input: {} }, session.tables.read)
      throw new UserError(exit, `${document.path}: ${message}`, { hints, issues })
    }
  }
  const reading = (say: (text: string) => void) => readAll(documents, read, (done, of) => say(`${done} of ${of} documents`))
  const failures =
    documents.length === 1 && profile.baseUrl === undefined
      ? await readAll(documents, read)
      : await (await import('../progress.ts')).withSpinner(shell, common, reading, session.working)
  const answers = documents.flatMap((document, at) => (told.has(String(at)) ? [{ document, answer: told.get(String(at)) }] : []))
  const answer = documents.length === 1 ? told.get('0') : joined(answers)
  const isEmpty = [...told.values()].every(({ data }) => (data.trip.products ?? []).length === 0)
  if (format !== undefined) await writeAs(format, [...told.values()], task)
  else
    await show(
      forPrograms && !explain ? withoutSources(answer) : answer,
      // A view that fails looks whether that is what was answered.
      documents.length === 1 ? task : { ...task, operation: { ...operation, output: SeveralTrips } },
    )
  if (failures.length > 0) {
    tellFailures(failures, command, shell)
    return 'partial'
  }
  return isEmpty && common.failEmpty ? 'empty' : 'fine'
}

/** Reads each document; what is wrong with the only one is thrown, with some of several told. */
async function readAll(
  documents: readonly DocumentFile[],
  read: (at: Input) => Promise<unknown>,
  progress: (done: number, of: number) => void = () => {},
): Promise<readonly UserError[]> {
  if (documents.length === 1) {
    await read({ at: '0' })
    return []
  }
  const inputs = documents.map((_, at) => ({ at: String(at) }))
  const { callAll } = await import('../batch.ts')
  const { failures } = await callAll(inputs, read, progress)
  return failures.map(unnumbered)
}

/** What the options of the command were checked to be. */
interface Options {
  readonly files: readonly string[]
  readonly format?: 'jsonld' | 'ics'
  readonly explain: boolean
  readonly local: boolean
}

async function inputOf({ path, name, read }: DocumentFile): Promise<Input> {
  const bytes = await read()
  if (bytes.length === 0) throw new UserError('usage', `${path} is empty`)
  const payload = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
  return { payload, metadata: { encoding: 'BASE_64', ...(name !== undefined && { name: name.slice(-255) }) } }
}

async function showRequests(documents: readonly DocumentFile[], { operation, profile, common, shell }: Task): Promise<Exit> {
  const { requestText } = await import('../request-text.ts')
  for (const document of documents) {
    const request = toRequest(operation, await inputOf(document))
    shell.stdout.write(requestText(request, { baseUrl: profile.baseUrl, fields: operation.input, asCurl: common.dryRun === 'curl' }))
  }
  return 'fine'
}

const uploading = (documents: readonly DocumentFile[]): string =>
  `uploading ${documents.length === 1 ? printable(documents[0]?.path ?? '') : counted(documents.length, 'document')}`

/** Services of this family tell the trip within `data.trip`, or as `data` itself. */
function tripIn(answer: unknown): ParsedTrip {
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : {}
  const trip = isRecord(data.trip) ? data.trip : data
  // Whether it is one is looked at before it is shown.
  return { ...(isRecord(answer) ? answer : {}), data: { trip: trip as Trip } }
}

/** Without the number of the call, which says nothing to people: the name of the file is told. */
const unnumbered = ({ exit, message, hints, issues }: UserError): UserError =>
  new UserError(exit, message.replace(/^\d+: /, ''), { hints, issues })

/** As the service answers: where each value comes from is told where it is asked for. */
function withoutSources<T extends Partial<Pick<ParsedTrip, 'meta'>>>(answer: T | undefined): T | undefined {
  if (answer?.meta?.sources === undefined) return answer
  const { sources, ...meta } = answer.meta
  const { meta: _, ...rest } = answer
  return (Object.keys(meta).length > 0 ? { ...answer, meta } : rest) as T
}

/** Several answers as one: a trip for each document that could be read, and their names in the same order. */
function joined(answers: readonly { readonly document: DocumentFile; readonly answer: ParsedTrip | undefined }[]) {
  const warnings = answers.flatMap(({ document, answer }) =>
    list(answer?.warnings).map((issue) => ({ ...issue, detail: `${document.path}: ${issue.detail ?? issue.title}` })),
  )
  const sources = answers.flatMap(({ answer }, at) =>
    list(answer?.meta?.sources).map((source) => ({ ...source, pointer: String(source.pointer).replace('/data/', `/data/${at}/`) })),
  )
  return {
    ...(warnings.length > 0 && { warnings }),
    meta: { count: answers.length, documents: answers.map(({ document }) => document.path), ...(sources.length > 0 && { sources }) },
    data: answers.flatMap(({ answer }) => (answer ? [answer.data] : [])),
  }
}

/** In JSON answers are told as they came, whatever they hold. */
function list<T>(value: readonly T[] | undefined): readonly T[] {
  const all: readonly T[] = Array.isArray(value) ? value : []
  return all.filter((each) => isRecord(each))
}

async function writeAs(format: 'jsonld' | 'ics', answers: readonly ParsedTrip[], { shell, session, context }: Task): Promise<void> {
  for (const warning of answers.flatMap(warningsOf)) context.note(`warning: ${printable(warning)}`)
  const trips = answers.map(({ data }) => data.trip)
  const { clockOf } = await lookupFor('terminal', session)
  if (format === 'jsonld') {
    const { reservationsOf } = await import('../../operations/trip/jsonld.ts')
    const reservations = trips.flatMap((trip) => reservationsOf(trip, clockOf))
    shell.stdout.write(`${JSON.stringify(shell.stdout.isTTY ? cleaned(reservations) : reservations, null, 2)}\n`)
  } else {
    const { calendarOf } = await import('../../operations/trip/ics.ts')
    const { text, left } = calendarOf(cleaned(trips), shell.now(), clockOf)
    for (const name of left) context.note(`left out of the calendar, for it has no date: ${printable(name)}`)
    shell.stdout.write(text)
  }
}
