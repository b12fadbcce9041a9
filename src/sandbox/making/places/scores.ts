/** A part of a whole as a score from 1 to 100: a share below one half is still a share. */
export const scoreOf = (part: number, whole: number): number => Math.min(100, Math.max(1, Math.round((100 * part) / whole)))
