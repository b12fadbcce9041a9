import type { Sample } from '../sample.ts'

/** What was recognised in scans and screens: lengths of time beside what one flies in, charges of nights, titles of several words. */
export const AS_SCANNED: readonly Sample[] = [
  {
    name: 'where rows begin with their times, how long flights take is no time of theirs',
    text: `
      Réf. de réservation RWXK2P
      Aller - mar. 12 oct. 2027 Durée totale 9 h 50
      10:20 Bordeaux (BOD)
      Mérignac
      AF 7431 - Air France - 1 h 20
      11:40   Paris (CDG)
      Terminal 2F

      Correspondance 1 h 45 - changement de terminal 2F

      13:25 Paris (CDG)
      AF 348 - Air France 7 h 20
      Airbus A350-900
      14:45   Montréal (YUL)`,
    products: ['AF 7431 BOD 2027-10-12T10:20 – CDG 2027-10-12T11:40', 'AF 348 CDG 2027-10-12T13:25 – YUL 2027-10-12T14:45'],
  },
]
