import type * as v from 'valibot'
import type { Context, ResultKind } from './context.ts'
import type { Complaint, Path } from './faults.ts'
import type { Checked, Fields, Given } from './fields.ts'
import type { Sheet, Ui } from './view.ts'

/** What fields demand of one another: everything that is wrong. */
export type Rule<F extends Fields> = (input: Checked<F>) => readonly Complaint[]

/** A command whose flags are the inputs. */
export interface Direct<In extends Fields> {
  /** Inputs that are written without a flag, in this order. */
  readonly args?: readonly (keyof In & string)[]
  /** Flags that are named other than their input. */
  readonly names?: { readonly [K in keyof In & string]?: string }
}

/** A command with options of its own, for nested bodies, files and earlier results. */
export interface Adapted<In extends Fields, Opt extends Fields> extends Direct<Opt> {
  readonly options: Opt
  /** What the options demand of one another. */
  readonly rule?: Rule<Opt>
  readonly toInput: (options: Checked<Opt>, context: Context) => Given<In> | Instead | Promise<Given<In> | Instead>
  /** How a person knows a place in the input: `leg 2`. */
  readonly where?: (path: Path) => string | undefined
}

/** Another operation that answers what was typed, such as the seat maps of an order where an offer could have been named. */
export interface Instead {
  readonly instead: AnyOperation
  readonly input: Readonly<Record<string, unknown>>
}

export const instead = <O extends AnyOperation>(operation: O, input: GivenInputOf<O>): Instead => ({ instead: operation, input })

/** A command with options of its own that does more than turn them into an input: it is carried out by a file of `cli/commands`. */
export interface ByHand<Opt extends Fields> extends Direct<Opt> {
  readonly options: Opt
  readonly byHand: true
}

/** No command of its own: it is reached by the options of another. */
export interface Within {
  /** The words of that command: `flights seats`. */
  readonly within: string
}

/** Calls another operation. */
export interface Calls {
  readonly call: <O extends AnyOperation>(operation: O, input: GivenInputOf<O>) => Promise<OutputOf<O>>
}

/** What something costs now, and how it is then to be booked. */
export interface Quote<In> {
  readonly input: In
  /** Decimal text, as are all amounts. */
  readonly total: string
  /** What it cost when it was found, with what is added now. */
  readonly before: string
  /** How much of the total is for what was added: bags, seats, the fee of a card. */
  readonly added: string
  readonly currency: string
  /** What is booked, in one line. */
  readonly says: string
  /** What the service quoted, as the request holds it: nobody's name and no card. */
  readonly quoted: unknown
}

/** How an operation that costs money is carried out: confirmed, written down before it is sent, and never repeated blindly. */
export interface Books<In extends Fields, Out> {
  /** Asks what it costs now, or takes what was `quoted` before. */
  readonly quote: (input: Given<In>, calls: Calls, quoted?: unknown) => Promise<Quote<Given<In>>>
  /** What makes two bookings the same: what is booked, and for whom. */
  readonly same: (input: Given<In>) => unknown
  /** Under what it was booked: the id for the service, the reference for people, and the number that confirms it where it has one of its own. */
  readonly receipt: (answer: Out) => { readonly id: string; readonly reference: string; readonly confirmation?: string }
}

/** What the service takes and gives, and how a person asks for it. Calling, answering, typing and documenting it all read this object. */
export interface Operation<In extends Fields, Out, Opt extends Fields> {
  /** The words of the command: `flights search`. */
  readonly name: string
  readonly summary: string
  /** Method and path. What stands in braces travels in the path; the rest in the query of a GET, in the body of a POST. */
  readonly route: `${'GET' | 'POST' | 'DELETE'} /${string}`
  /** A POST that only asks, so that it may be repeated; `GET` where the service wants it called one by `X-HTTP-Method-Override`. */
  readonly asks?: 'GET' | 'POST'
  readonly input: In
  /** Inputs of a POST that travel in the query. */
  readonly query?: readonly (keyof In & string)[]
  /** What fields demand of one another. */
  readonly rule?: Rule<In>
  readonly output: v.GenericSchema<Out>
  readonly books?: Books<In, Out>
  /** Of what takes a booking back: what that costs, in words, by what was quoted when it was booked; nothing where it costs nothing. */
  readonly costs?: (quoted: unknown) => string | undefined
  /** What the items of its answer are, where they can be referred to by their row. */
  readonly rows?: ResultKind<unknown>
  readonly command: Direct<In> | Adapted<In, Opt> | ByHand<Opt> | Within
  readonly examples: readonly string[]
  /**
   * How an answer is shown; `typed` has what was typed for the flags where one call was made, such as a price to compare with,
   * and what was quoted where something was booked.
   */
  readonly view: (answer: Out, ui: Ui, typed: Partial<Checked<In>> & Partial<Checked<Opt>> & { readonly quoted?: unknown }) => Sheet
}

/** Any operation, where its types do not matter. The one `any` of the project: a view takes what only its own operation gives. */
// biome-ignore lint/suspicious/noExplicitAny: views and rules are contravariant, so no honest top type exists
export type AnyOperation = Operation<any, any, any>

export type OutputOf<O> = O extends Operation<infer _In, infer Out, infer _Opt> ? Out : never
export type CheckedInputOf<O> = O extends Operation<infer In, infer _Out, infer _Opt> ? Checked<In> : never
export type GivenInputOf<O> = O extends Operation<infer In, infer _Out, infer _Opt> ? Given<In> : never

/** Writes an operation down; only the types are worked out here. */
export const operation = <const In extends Fields, Out, const Opt extends Fields = Record<never, never>>(
  it: Operation<In, Out, Opt>,
): Operation<In, Out, Opt> => it
