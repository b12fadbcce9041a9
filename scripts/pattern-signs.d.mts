export declare function signsOf(pattern: string, flags: string): string[] | undefined
