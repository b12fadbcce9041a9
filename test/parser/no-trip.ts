/** A document made for the tests that holds no trip. */
export interface NoTrip {
  readonly name: string
  readonly text: string
  readonly subject?: string
  readonly from?: string
  /** The day it was written, where it says so. */
  readonly written?: string
}
