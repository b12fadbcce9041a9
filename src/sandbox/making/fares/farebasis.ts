import type { BookingClass } from './classes.ts'

/** `QLX14R2S`: class, low or high season, X midweek or W weekend, days ahead if any, return or one way, the family's rank from 1 and the initial of its last word. */
export function fareBasis({ letter, ahead }: BookingClass, season: string, roundTrip: boolean, family: string, rank: number): string {
  const days = ahead > 0 ? String(ahead).padStart(2, '0') : ''
  const initial = family.slice(family.lastIndexOf(' ') + 1, family.lastIndexOf(' ') + 2).toUpperCase() || 'S'
  return `${letter}${season}${days}${roundTrip ? 'R' : 'O'}${rank}${initial}`
}
