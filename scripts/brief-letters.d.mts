export declare function lettersOf(category: 'L' | 'Lu' | 'Ll' | 'Lo' | 'So'): string
export declare function withBriefLetters(code: string): string
