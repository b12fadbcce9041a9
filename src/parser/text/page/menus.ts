/** Rows of links at the head of a page. */

import type { Line } from './page.ts'

/** Cells of a menu. */
const MENU = 3
/** `RESERVATIONS   DINING   SPA`: words in capitals and nothing else. */
export const isMenu = ({ text, plain: small, cells }: Line): boolean =>
  cells.length >= MENU &&
  !/[\d:]/.test(small) &&
  cells.every(({ start, end }) => text.slice(start, end) === text.slice(start, end).toUpperCase())
