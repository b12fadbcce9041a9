/**
 * What is not so of something, by what should be: for what is asked of tens of thousands, since as many calls of `expect` take longer than to make
 * what they are about. A list of them is to be empty.
 */
export const faultsOf = (name: string, should: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(should).flatMap(([what, isSo]) => (isSo ? [] : [`not so: ${name} ${what}`]))
