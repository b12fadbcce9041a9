/** What a supplier's number is written like. */

import type { Found } from '../../found.ts'

/** In groups, with letters or without. */
export const CODE = /^(?=(?:[^\d]*\d){3})[A-Z0-9]{1,14}(?:[ ./-][A-Z0-9]{1,14}){0,4}$/
/** A code with a figure in it, at the beginning of a cell. */
export const LEADING_CODE = /^(?=[A-Z0-9/-]{0,12}\d)[A-Z0-9](?:[A-Z0-9]|[-/](?=[A-Z0-9])){4,23}(?=$|\s|[.,;)](?:\s|$))/

export interface SupplierReference {
  readonly found: Found
  readonly label: string
  readonly line: number
  readonly start: number
}

/** The number that is all of a text, or begins it. */
export const codeIn = (value: string): string | undefined => (CODE.test(value) ? value : LEADING_CODE.exec(value)?.[0])
