/** Kilometres from the middle of a town to its edge: one of 100,000 people reaches some 1.8. */
export const extentOf = (people: number): number => 0.5 * Math.sqrt(people / 10_000) + 0.2
