const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A horizontal bar: a share from 0 to 1 of so many columns, to an eighth of a column. Whatever is not nothing can be seen. */
export function bar(share: number, width: number): string {
  const most = width * 8
  const eighths = share > 0 ? Math.min(most, Math.max(1, Math.round(share * most))) : 0
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]
}
