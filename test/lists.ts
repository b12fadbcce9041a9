/** Commands that take a row of a list other than one of flight offers, with a command that gives such a list. */
const lists: Readonly<Record<string, string>> = {
  'places show': 'places near Barcelona',
  'activities show': 'activities near Barcelona',
}

/** The command whose list a line takes a row of. */
export const listFor = (line: string): string =>
  Object.entries(lists).find(([command]) => line.startsWith(`${command} `))?.[1] ?? 'flights search MAD JFK 2027-03-01 2027-03-08'
