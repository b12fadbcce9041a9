import { createHmac } from 'node:crypto'

/** A short signature over a text, to know again what this sandbox gave out. It guards against mistakes, not against attackers. */
export const signature = (text: string): string => createHmac('sha256', 'wayfare sandbox').update(text).digest('base64url').slice(0, 22)
