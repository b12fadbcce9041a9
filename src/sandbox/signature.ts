import { hash } from './making/keys.ts'

/**
 * A short signature over a text, to know again what this sandbox gave out. It guards against mistakes, not against attackers: there is
 * nothing to steal here, and loading real cryptography would take a tenth of the time of a short command.
 */
export const signature = (text: string): string =>
  [1, 2, 3, 4]
    .map((round) =>
      hash(text, hash(`wayfare ${round}`))
        .toString(36)
        .padStart(7, '0'),
    )
    .join('')
