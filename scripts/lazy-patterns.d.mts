export declare function withLazyPatterns(code: string): string
export declare const lazyPatterns: {
  readonly name: string
  renderChunk(
    this: { error(message: string): void },
    code: string,
    chunk: { readonly moduleIds: readonly string[] },
  ): { code: string; map: null } | null
}
