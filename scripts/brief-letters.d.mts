export declare function lettersOf(category: 'L' | 'Lu' | 'Ll' | 'Lo'): string
export declare function withBriefLetters(code: string): string
