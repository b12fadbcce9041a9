export declare function withLazyPatterns(code: string): string
