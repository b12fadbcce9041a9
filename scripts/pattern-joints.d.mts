export declare function withJoints(code: string): string
