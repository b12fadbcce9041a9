/**
 * English letters are what is recognised: in the endings of Spanish words an `ó` is taken for an `é`. Where `El 678` fills a cell, it is `EI 678`, the
 * number of a flight. One nought may be taken for two signs: `BAO0440`. Days of tickets have figures beside capitals: `020CT23`, `O5SEP25`.
 */
export const respelt = (text: string): string =>
  text
    .replace(/(?<=\p{L}{3}[cs]i)é(?=n(?!\p{L}))/gu, 'ó')
    .replace(/(?<=[A-Z\d])(?:O0|0O)(?![a-z])/g, '0')
    .replace(/(?<=^|\s{2})(?:[A-Z]l|l[A-Z])(?= ?(?!19\d\d|20\d\d)\d{2,4}(?:\s{2}|\s*$))/gm, (code) => code.replace('l', 'I'))
    .replace(DAY, (_, day: string, month: string) => `${day.replaceAll('O', '0').replace(/[Il]/g, '1')}${MONTHS[month] ?? month}`)

/** Months of which one sign looks like another, behind their day and before their year or a blank. */
const MONTHS: Readonly<Record<string, string>> = {
  FE8: 'FEB',
  JU1: 'JUL',
  JUI: 'JUL',
  JUl: 'JUL',
  AU6: 'AUG',
  '5EP': 'SEP',
  '0CT': 'OCT',
  N0V: 'NOV',
  '0EC': 'DEC',
}
const DAY =
  /(?<![\p{L}\d])([0-3O][\dOIl])(JAN|FEB|FE8|MAR|APR|MAY|JUN|JU[L1Il]|AUG|AU6|SEP|5EP|[O0]CT|N[O0]V|[D0]EC)(?=(?:20)?\d\d(?!\d)|\s|$)/gu
