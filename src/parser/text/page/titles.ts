/** The lines a document begins with, which say what it is. */

import type { Line, Page } from './page.ts'

/** Lines with words on them that a title may be among: the sender's name, a street and a town may stand above it. */
const TITLE_LINES = 6
/** The same where it is also told, above the title, who writes and whom it is sent to: names, streets, towns, numbers for taxes. */
const ADDRESSED_LINES = 14

/** A line of rules or figures says nothing. */
export const isWorded = ({ plain }: Line): boolean => /[a-z]{2}/.test(plain)

export const titlesAmong = (lines: readonly Line[]): readonly Line[] => lines.filter(isWorded).slice(0, TITLE_LINES)
export const titlesOf = ({ lines }: Page): readonly Line[] => titlesAmong(lines)
export const titlesBelowAddress = ({ lines }: Page): readonly Line[] => lines.filter(isWorded).slice(0, ADDRESSED_LINES)
