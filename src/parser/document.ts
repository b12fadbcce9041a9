/** What a file holds once its format is read, whatever the format was. Nothing of it is understood yet. */

export type Format = 'eml' | 'pdf' | 'html' | 'xml' | 'json' | 'ics' | 'pkpass' | 'image' | 'bcbp' | 'text'

export type JsonObject = { readonly [name: string]: unknown }

/** An event of a calendar. Moments are local, with the zone they are told in where one is told. */
export interface CalendarEvent {
  readonly summary: string
  readonly description: readonly string[]
  readonly location: string
  readonly starts: string
  readonly ends: string
  readonly zone?: string
  /** The zone its end is told in, where that is another one. */
  readonly endZone?: string
  /** It will not be, or is taken back by the whole calendar. */
  readonly cancelled?: true
}

/** A field of a wallet pass. */
export interface PassField {
  readonly key: string
  readonly label: string
  readonly value: string
}

export interface WalletPass {
  /** `boardingPass`, `eventTicket`, … and for boarding passes by what they are for: `PKTransitTypeAir`. */
  readonly style: string
  readonly transit?: string
  readonly organization: string
  readonly description: string
  /** ISO 8601 */
  readonly relevantDate?: string
  /** It can be used no more. */
  readonly voided?: true
  readonly fields: readonly PassField[]
  /** What newer passes tell of themselves by names that do not change. */
  readonly tags: Readonly<Record<string, unknown>>
}

/** Text in lines, and the same text in other orders it may be meant in: by its columns, or as the mail says it without its layout. */
export interface Lines {
  /** As it is seen, line by line; columns that stand apart have three spaces between them. No control characters. */
  readonly lines: readonly string[]
  readonly otherwise: readonly (readonly string[])[]
  /** Words of a picture, as `fold` makes them, of which letters are likely to have been misread. */
  readonly unsure?: ReadonlySet<string>
  /** Codes of a picture in which a figure is likely to have been taken for a letter. */
  readonly unsureCodes?: ReadonlySet<string>
}

/** An element of XML or HTML. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Element | string)[]
}

export interface ReadDocument extends Lines {
  readonly format: Format
  /** Things of schema.org, from JSON-LD and microdata, as JSON-LD. */
  readonly things: readonly JsonObject[]
  readonly barcodes: readonly string[]
  readonly events: readonly CalendarEvent[]
  readonly pass?: WalletPass
  /** Any other JSON. */
  readonly json?: unknown
  /** The root of any other XML. */
  readonly xml?: Element
  readonly subject?: string
  /** Who sent it, by name or address. */
  readonly from?: string
  /** The address of who sent it. */
  readonly mailbox?: string
  /** To whom it was sent, by name or address. */
  readonly to?: string
  /** The day it was written, `YYYY-MM-DD`, where it says so. */
  readonly written?: string
  /** What came with it: attachments of a mail, files of a pass. */
  readonly parts: readonly ReadDocument[]
  /** Reads it in another way, which takes as long again, for where the first told of no trip. */
  readonly again?: () => Promise<Lines | undefined>
  /** What could not be read of it, in words for people. */
  readonly troubles: readonly string[]
}
