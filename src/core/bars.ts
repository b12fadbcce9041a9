/** `████▌     `: a share from 0 to 1 as a bar of so many columns, to the eighth of a column. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8)
  return ('█'.repeat(Math.floor(eighths / 8)) + ' ▏▎▍▌▋▊▉'.charAt(eighths % 8).trim()).padEnd(width)
}
