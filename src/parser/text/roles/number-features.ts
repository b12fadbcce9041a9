/** What is told of each number of a page, to learn which of them is that of its booking. */

import type { Features } from '../../features.ts'
import { signsOfNumber } from '../../learned.ts'
import { saidAt } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import { referenceLabels } from '../references/reference-labels.ts'
import { addContext, type Featured, roleFeatures, upTo } from './features.ts'
import { type NumberMention, numberRow, unspaced } from './numbers.ts'
import type { Token } from './tokens.ts'

/** Lines of a page that are told from one another as one. */
const STEP = 3

/** How it is written: a letter for letters, a sign for each figure. */
const shapeOf = (value: string): string =>
  value
    .replace(/[A-Z]+/g, (letters) => 'A'.repeat(upTo(4, letters.length)))
    .replace(/[a-z]+/g, 'a')
    .replace(/\d+/g, signsOfNumber)

/** `066 915 1344`, `02 31 90 14`: as one writes where to call. */
const AS_PHONES = /^(?:0\d|\d{2,3} \d{2,4}(?: \d{2,4})+$)/

/** How a number is written, whose letters and figures may be those of a house and of a year. */
function addShape(features: Features, { value, isRest, line, start, end }: NumberMention, { year, initials }: Around): void {
  features.add('shape', shapeOf(value))
  features.add('figures', upTo(12, value.replace(/\D/g, '').length))
  features.add('length', upTo(16, value.length))
  const letters = /^[A-Z]+/.exec(value)?.[0] ?? ''
  features.add('letters', upTo(5, letters.length), /[-/. ]/.exec(value)?.[0] ?? '')
  if (isRest) features.add('rest')
  if (value.includes(' ') && letters !== '') features.add('apart', letters)
  if (!/\d/.test(value)) features.add('vowels', value.match(/[AEIOUY]/g)?.length ?? 0)
  if (year.test(value)) features.add('year')
  if (/^(?:19|20)\d\d$/.test(value)) features.add('is year')
  if (letters.length > 1 && initials.some((one) => one.includes(letters))) features.add('initials')
  if (AS_PHONES.test(value)) features.add('as phones')
  if (line.flights.some((flight) => flight.start < end && start < flight.end)) features.add('flight')
}

/** The words of a text, each told apart. */
function addWords(features: Features, kind: string, said: string): void {
  for (const word of said.match(/[a-z]+/g) ?? []) features.add(kind, word)
}

/** Letters between a label of references and what it may be of, as they are told apart here. */
const gapOf = (gap: string): string => (!/[a-z]/.test(gap) ? 'next' : gap.length < 12 ? 'near' : gap.length < 40 ? 'line' : 'far')

/** What a number is called where it stands: by labels that are known, and by the word before it, whose beginning and end languages and compounds share. */
function addLabel(features: Features, tokens: readonly Token[], { at, line, start }: NumberMention & { readonly at: number }): void {
  let place = at - 1
  while (place >= 0 && !/^[a-z]{2,}$/.test(tokens[place]?.text ?? '')) place--
  const word = tokens[place]?.text ?? ''
  for (const length of [3, 5]) {
    if (word.length <= length) continue
    features.add('begins', word.slice(0, length))
    features.add('ends', word.slice(-length))
  }
  const label = referenceLabels(line.plain).findLast(({ end }) => end <= start)
  if (!label) {
    features.add('no label')
    return
  }
  const gap = gapOf(line.plain.slice(label.end, start))
  features.add('label', label.rank, String(label.isBooking), gap)
  features.add('gap', gap)
}

/** Lines above a cell in which its heading may stand. */
const ABOVE = 4

/** Its cell, and what stands in the one before and over it. */
function addCell(features: Features, { lines }: Page, { line, start, value }: NumberMention): void {
  const at = line.cells.findIndex((cell) => cell.start <= start && start < cell.end)
  const own = line.cells[at]
  features.add('cell', upTo(3, at), upTo(3, line.cells.length))
  if (!own) return
  if (line.text.slice(own.start, own.end).trim() === value) features.add('whole cell')
  if (start - own.start < 3) addWords(features, 'left', saidAt(line, line.cells[at - 1]))
  if (line.cells.length < 2) return
  const above = lines.slice(Math.max(1, line.index - ABOVE), line.index).reverse()
  const over = above.flatMap((one) => {
    const said =
      one.cells.length > 1
        ? saidAt(
            one,
            one.cells.find((cell) => cell.start <= start + 2 && start < cell.end + 2),
          )
        : ''
    return said === '' || /\d/.test(said) ? [] : said
  })
  addWords(features, 'above', over[0] ?? '')
}

/** A letter, a figure or a sign. */
const signOf = (sign: string): string => (/\p{L}/u.test(sign) ? 'a' : /\d/.test(sign) ? '#' : sign)

/** What stands right before it and behind it. */
function addSides(features: Features, { line, start, end }: NumberMention): void {
  const [before, behind] = [line.text.slice(0, start).trim(), line.text.slice(end).trim()]
  features.add('alone', before === '' ? 'first' : '', behind === '' ? 'last' : '')
  features.add('sign before', signOf(before.slice(-1)))
  features.add('sign behind', signOf(behind.slice(0, 1)))
}

/** First letters of words with capitals. */
const initialsOf = (text: string): string => (text.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('')
/** Longer lines are no names of houses. */
const LONGEST_NAME = 60

interface Around {
  /** That in which the page was written, in figures of two or four. */
  readonly year: RegExp
  /** Those of each line that may be a name. */
  readonly initials: readonly string[]
}
function aroundIn({ lines, written }: Page): Around {
  const [century, year] = [written.slice(0, 2), written.slice(2, 4)]
  return {
    year: new RegExp(`${century}${year}|(?:^|\\D)${year}(?:\\D|$)`),
    initials: [...new Set(lines.filter(({ text }) => text.length < LONGEST_NAME).map(({ text }) => initialsOf(text)))],
  }
}

/** The features of each number of a page: its words, its place, how it is written and how often. */
export function numberSlots(page: Page): readonly Featured<NumberMention>[] {
  const { mentions, tokens } = numberRow(page)
  const values = mentions.map(({ value }) => unspaced(value))
  const different = [...new Set(values)]
  const around = aroundIn(page)
  return mentions.map((mention, which) => {
    const features = roleFeatures()
    const { line, at, value } = mention
    const isSubject = line.index === 0
    addContext(features, isSubject ? 'subject' : 'number', tokens, at, ({ text }) => text)
    addLabel(features, tokens, mention)
    addCell(features, page, mention)
    addSides(features, mention)
    addShape(features, mention, around)
    features.add('shape behind', shapeOf(value), tokens[at - 1]?.text ?? '')
    const alike = mentions.filter((_, other) => values[other] === values[which])
    const isInSubject = alike.some((one) => one.line.index === 0)
    features.add('times', upTo(3, alike.length), isSubject ? 'subject' : '')
    if (isInSubject) features.add('in subject')
    if (isInSubject && alike.length > 1) features.add('in subject and below')
    if (isSubject) features.add('is in subject')
    features.add('rank', upTo(5, different.indexOf(unspaced(value))))
    features.add('others', upTo(8, different.length))
    features.add('line', upTo(6, Math.floor(line.index / STEP)))
    features.add('from end', upTo(4, Math.floor((page.lines.length - line.index) / STEP)))
    return { mention, slots: features.slots }
  })
}
