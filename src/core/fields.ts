import * as v from 'valibot'

/**
 * How a value is written. On the wire `code`, `place` and `date` are plain text; a person at a terminal may also write
 * a code in lower case, a place by its name and a date as `tomorrow` or `+10d`. `days` and `span` are ranges of days and of numbers.
 */
export type Kind = 'text' | 'code' | 'place' | 'date' | 'days' | 'span' | 'integer' | 'number' | 'flag' | 'list' | 'object' | 'document'

export type Presence = 'required' | 'optional' | 'defaulted'

/** One input of an operation: what it is, how it reads, what is right. Made by the words of `words.ts`. */
export interface Field<T, P extends Presence = Presence, C = T> {
  readonly kind: Kind
  readonly presence: P
  /** What it means, for help and documentation. */
  readonly summary: string
  /** What is right, as the end of a sentence: `a whole number from 1 to 9`. */
  readonly expects: string
  readonly example: string
  readonly schema: v.GenericSchema<T>
  /** What the service takes it for where it is not said. */
  readonly fallback?: T
  /** What a person means who does not say it; the service still wants it said. */
  readonly usual?: T
  readonly choices?: readonly string[]
  /** Other names that are read for it. */
  readonly also?: readonly string[]
  /** Other spellings of a choice that are read for it. */
  readonly synonyms?: Readonly<Record<string, string>>
  /** A setting of the profile that is meant where nothing is said. */
  readonly setting?: 'currency'
  /** What was given for it is never repeated, in errors or elsewhere. */
  readonly secret?: true
  /** It is there for whoever carries the command out, such as the price of what is booked, and never sent. */
  readonly unsent?: true
  /** For a `date` and for `days`: it has to lie between today and the last day schedules are open for. */
  readonly ahead?: boolean
  /** For a `place` or a `date`: answers to several could not be told apart. */
  readonly single?: boolean
  /** For a `date` that lies ahead: so many days before today will do as well. */
  readonly back?: number
  /** For a `list`: what it holds. */
  readonly item?: Field<unknown>
  /** For an `object`: its members. */
  readonly members?: Fields
  /** For the compiler alone: the type once the defaults within are filled in. */
  readonly filled?: C
}

export type Fields = Readonly<Record<string, Field<unknown>>>

type Value<F> = F extends Field<infer T, Presence, infer _C> ? T : never
type Filled<F> = F extends Field<infer _T, Presence, infer C> ? C : never
type KeysOf<F extends Fields, P extends Presence> = { [K in keyof F]: F[K] extends Field<unknown, P> ? K : never }[keyof F]
type Flat<T> = { [K in keyof T]: T[K] }

/** What a caller gives: everything required, the rest if it likes. */
export type Given<F extends Fields> = Flat<
  { [K in KeysOf<F, 'required'>]: Value<F[K]> } & { [K in KeysOf<F, 'optional' | 'defaulted'>]?: Value<F[K]> | undefined }
>

/** What a handler gets: checked, and with the defaults filled in, those of nested objects as well. */
export type Checked<F extends Fields> = Flat<
  { [K in KeysOf<F, 'required' | 'defaulted'>]: Filled<F[K]> } & { [K in KeysOf<F, 'optional'>]?: Filled<F[K]> | undefined }
>

export function optional<T, C>(field: Field<T, 'required', C>): Field<T, 'optional', C>
export function optional<T, C>(field: Field<T, 'required', C>, fallback: NoInfer<T>): Field<T, 'defaulted', C>
export function optional<T, C>(field: Field<T, 'required', C>, fallback?: T): Field<T, 'optional' | 'defaulted', C> {
  return fallback === undefined ? { ...field, presence: 'optional' } : { ...field, presence: 'defaulted', fallback }
}

/** A field that a person need not name, since the command sends the usual value; where the service requires it, it still does. */
export const usually = <T, P extends Presence, C>(field: Field<T, P, C>, usual: NoInfer<T>): Field<T, P, C> => ({ ...field, usual })

/** The same field, also read under other names: services of this family do not agree on them. */
export const also = <T, P extends Presence, C>(field: Field<T, P, C>, ...names: string[]): Field<T, P, C> => ({ ...field, also: names })

/** The same field; what is given for it is never repeated. */
export const secret = <T, P extends Presence, C>(field: Field<T, P, C>): Field<T, P, C> => ({ ...field, secret: true })

/** The same field, kept on this side of the wire. */
export const unsent = <T, P extends Presence, C>(field: Field<T, P, C>): Field<T, P, C> => ({ ...field, unsent: true })

/** A list of things; `a,b` where it is written as text. */
export function listOf<T, C>(item: Field<T, 'required', C>, summary: string, most = 99, least = 1): Field<T[], 'required', C[]> {
  return {
    kind: 'list',
    presence: 'required',
    summary,
    expects: `${item.expects}${item.kind === 'object' ? '' : ', or several with commas between'}`,
    example: item.example,
    schema: v.pipe(v.array(item.schema), v.minLength(least), v.maxLength(most)),
    ...(item.choices && { choices: item.choices }),
    ...(item.synonyms && { synonyms: item.synonyms }),
    item,
  }
}

/** A nested object. Members it does not name pass through untouched. */
export function object<F extends Fields>(members: F, summary: string): Field<Given<F>, 'required', Checked<F>> {
  const entries = Object.fromEntries(
    Object.entries(members).map(([name, field]) => [name, field.presence === 'required' ? field.schema : v.optional(field.schema)]),
  )
  return {
    kind: 'object',
    presence: 'required',
    summary,
    expects: `an object with ${Object.keys(members).join(', ')}`,
    example: '{…}',
    // The entries were built from the members one by one, which the compiler cannot follow.
    schema: v.looseObject(entries) as v.GenericSchema<unknown> as v.GenericSchema<Given<F>>,
    members,
  }
}

/** A whole document described by a schema, such as a flight offer that is handed back. */
export function document<T>(schema: v.GenericSchema<T>, summary: string, expects: string): Field<T, 'required'> {
  return { kind: 'document', presence: 'required', summary, expects, example: '{…}', schema }
}
