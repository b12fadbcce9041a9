export interface Signs {
  /** Texts of which each text that the pattern matches has at least one. */
  readonly signs: string[]
  /** Among so many of its first letters. */
  readonly within: number
}
export declare function signsOf(pattern: string, flags: string): Signs | undefined
