import type { GenericSchema } from 'valibot'
import type { Checked, Fields } from './fields.ts'
import type { Point } from './globe.ts'

/** What an adapted command may ask of the world while it turns its options into an input. */
export interface Context {
  /** Results by reference: the number of a row of the last list of that kind, `all` for every row, a file, or `-` for standard input. */
  readonly result: <T>(reference: string, wanted: ResultKind<T>) => Promise<readonly T[]>
  /** Asks whoever sits at the terminal for required fields, one by one; where nobody can be asked, the flag that gives them is missing. */
  readonly asked: <F extends Fields>(fields: F, flag: string) => Promise<Checked<F>>
  /** Reads a place a person wrote, a code or a name, as a code. */
  readonly place: (text: string, flag: string) => Promise<string>
  /** The town that a person can only mean by a name, where the tables here have it; its code is empty where no airport serves it. */
  readonly town: (name: string) => Promise<Town | undefined>
  /** Reads where a person means, degrees north and east, a code or a name, as degrees. A name that can be several places is refused. */
  readonly point: (text: string, flag: string) => Promise<Point>
  /** The id of a booking by what it is called here: the reference of one that was made on this machine, else the text as it is. */
  readonly booking: (text: string) => Promise<string>
  /** The number that confirms what was booked, of a booking that was made on this machine and has one. */
  readonly confirmation: (text: string) => Promise<string | undefined>
  /** The day it is on the calendar of this machine, `YYYY-MM-DD`. */
  readonly today: string
  /** Whether the tables here have an airport of that very code, and no more than a city. */
  readonly isAirport: (code: string) => Promise<boolean>
  /** Says a line to whoever typed the command. */
  readonly note: (text: string) => void
  /** Reads a day a person wrote as `YYYY-MM-DD`. */
  readonly day: (text: string, flag: string) => string
  /** Reads one day or a range of them as the service writes it. */
  readonly days: (text: string, flag: string) => string
}

/** A town that is known by its name. */
export interface Town extends Point {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** IATA city code. */
  readonly code: string
}

/** Results that can be referred to. */
export interface ResultKind<T> {
  /** The `type` of the items in lists. */
  readonly type: string
  readonly schema: GenericSchema<T>
  /** The member of an answer's `data` that holds them, where it is no list itself. */
  readonly within?: string
  /** A command that lists them, for those who have no list yet. */
  readonly listedBy?: string
}
