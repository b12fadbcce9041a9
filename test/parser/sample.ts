/** A document made for the tests and what it must be read as. Nobody in one exists. */
export interface Sample {
  readonly name: string
  readonly text: string
  readonly products: readonly string[]
  readonly people?: readonly string[]
  readonly reference?: string
  readonly from?: string
  readonly subject?: string
}
