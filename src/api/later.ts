import type { Response } from '../core/message.ts'

/** Milliseconds a service asks its caller to stay away: `Retry-After` as seconds or as an HTTP date (RFC 9110, section 10.2.3). */
export function retryAfter({ headers }: Response, now: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const instant = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - now)
}

/** `at 14:05:10 UTC, in 5 minutes` */
export function whenText(wait: number, now: number): string {
  const [size, unit] =
    (
      [
        [3_600_000, 'hour'],
        [60_000, 'minute'],
      ] as const
    ).find(([least]) => wait > 1.5 * least) ?? ([1000, 'second'] as const)
  const amount = Math.ceil(wait / size)
  const at = new Date(now + wait).toISOString()
  const day = at.slice(0, 10) === new Date(now).toISOString().slice(0, 10) ? '' : `on ${at.slice(0, 10)} `
  return `${day}at ${at.slice(11, 19)} UTC, in ${amount} ${unit}${amount === 1 ? '' : 's'}`
}
