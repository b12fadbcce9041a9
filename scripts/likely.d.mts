export declare class Likely {
  constructor(make: () => RegExp, signs: string, flags: string, within?: number)
  made?: RegExp
  lastIndex: number
  readonly source: string
  readonly flags: string
  test(text: string): boolean
  exec(text: string): RegExpExecArray | null
  [Symbol.match](text: string): RegExpMatchArray | null
  [Symbol.matchAll](text: string): RegExpStringIterator<RegExpMatchArray>
  [Symbol.replace](text: string, by: string): string
  [Symbol.search](text: string): number
  [Symbol.split](text: string, limit?: number): string[]
}
