/** Times of a page whose colons were lost, or were never written: `DEPART   MADRID (MAD)   21 50`. */

/** A row that is said to be of leaving or coming, and ends in a cell of two numbers. */
const PARTED =
  /^(?<row>\s*(?:dep|depart|departs|departure|arr|arrive|arrives|arrival|pick[ -]?up|drop[ -]?off|collect|abflug|ankunft|abfahrt|salida|llegada|d[ée]part|arriv[ée]e|partenza|arrivo|partida|chegada)(?![\p{L}:]).*\S\s{2,}(?:[01]\d|2[0-3])) (?=[0-5]\d\s*$)/iu
/** One alone may be something else. */
const FEWEST = 2

/** The lines of a page, such times with their colons where there are several. */
export function withColons(lines: readonly string[]): readonly string[] {
  const isParted = lines.map((line) => PARTED.test(line))
  return isParted.filter(Boolean).length < FEWEST ? lines : lines.map((line) => line.replace(PARTED, '$<row>:'))
}
