const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar of a share from 0 to 1, at most so many columns long, to an eighth of a column. */
export function bar(share: number, width: number): string {
  const parts = Math.round(Math.min(1, Math.max(0, share)) * width * 8)
  return '█'.repeat(Math.floor(parts / 8)) + (eighths[parts % 8] ?? '')
}
