/** The bar over the screen of a telephone: what time it is there, who carries its calls, and how full it is. None of it is of the document. */

/** `06:48   Orange 5G 71%`, `22:08   Free 4G`: an hour that begins the line, and what only such bars have; what is on board or is less by as much is none. */
const BAR =
  /^\s*(?:[01]?\d|2[0-3])[:.][0-5]\d(?:\s?[AaPp][Mm])?\s(?!.*\d[:.]\d\d)(?:.{0,30}?(?<![\p{L}\d])(?:[345]G\+?|LTE|VoLTE)(?![\p{L}\d])|\s*(?:\S{1,15}\s+)?Wi-?Fi(?!\p{L})|.{0,30}?(?<!\d)\d{1,3} ?%\W*$)/u
/** Lines among which it stands. */
const HEAD = 2

/** The lines of a page, the bar at its head left empty. */
export const withoutStatusBar = (lines: readonly string[]): readonly string[] =>
  lines.map((line, at) => (at < HEAD && BAR.test(line) ? '' : line))
