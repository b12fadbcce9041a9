/** How what no rule tells was found, for people. */

export const AMONG_WORDS = 'how it stands among words'
export const DAYS_AMONG_WORDS = 'how its days stand among words'
