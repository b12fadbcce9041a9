/** Names of houses that stand above an address, before it or beside it. */

import { cellAt, cellIndex, neighbour } from '../page/around.ts'
import { isValue } from '../page/labelled.ts'
import type { Line, Page } from '../page/page.ts'
import { isSentence } from '../page/sentences.ts'
import { personLabel } from '../people/person-labels.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { asAbove } from '../places/address-strips.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { isHosts } from './house-hosts.ts'
import { nameBesideKind } from './house-kinds-alone.ts'
import { type Candidate, HEAD, isCapital, isHouseName, starredHouse, trimmed, withoutColumn } from './house-names.ts'
import { ADDRESS_LABEL, HOUSE_ADDRESS, HOUSE_LABEL, OF_OWNER } from './house-words.ts'

/** `Booked by: Mika Lahti, Market Street 5`: a label that speaks of no house, in the cell of the address or in the one before. */
function isOfOthers({ line, start, before = '' }: AddressMark): boolean {
  const cell = cellAt(line, start)
  const left = cell && line.cells[line.cells.indexOf(cell) - 1]
  if (left && personLabel(line.plain.slice(left.start, left.end))?.isAll) return true
  const label = line.plain
    .slice(cell?.start ?? start, start)
    // `The Wee Byre · 14 Clachtoll · …`: the name itself is no label.
    .replace(plain(before), '')
    .replace(/(?<![:\s·•|∙])[:\s·•|∙]+$/, '')
    .trim()
  return label !== '' && !HOUSE_LABEL.test(label) && !ADDRESS_LABEL.test(label)
}

/** Whether all that stands above a line is a label of where one stays. */
const isUnderLabel = (page: Page, line: Line): boolean => {
  const above = neighbour(page, line.index, -1)?.plain.trim() ?? ''
  return ADDRESS_LABEL.exec(above)?.index === 0 || HOUSE_LABEL.exec(above)?.[0] === above
}

/** `Désignation   Le Moulin` above `Adresse du gîte   …`: what stands over the address that a label says is one of a house. */
function isAboveLabelled({ line, start }: AddressMark, above: Line): boolean {
  const cell = cellAt(line, start)
  const label = line.cells[(cell ? line.cells.indexOf(cell) : 0) - 1]
  return (
    label !== undefined &&
    above.cells.length === 2 &&
    HOUSE_ADDRESS.test(line.plain.slice(label.start, label.end)) &&
    personLabel(above.plain.slice(above.cells[0]?.start, above.cells[0]?.end)) === undefined
  )
}

/** `Guest: Ann Reed`, and a word for guests alone; houses are named after them, too: `Traveller's Joy`. */
function isOfPerson(name: string): boolean {
  const label = personLabel(plain(name))
  return label !== undefined && (label.isAll || label.hasColon || /^\s{2}/.test(name.slice(label.end)))
}

/** The number of a house, behind its street. */
const ENDS_IN_NUMBER = /\p{L} \d{1,4} ?[a-z]?$/u

/** `Shop 3, 28 Market Street`: where an agency has its office. */
const OFFICE = /^(?:shop|unit|suite|office|level|floor|kiosk|local|loja|oficina|bureau|laden)(?: n[o.°º]{0,2})? ?\d{1,4}[a-z]?$/

/** What it adds that who keeps a house stands there: a name in the letterhead is likelier. */
const OF_HOSTS = -0.5

export function byAddress(page: Page, addresses: readonly AddressMark[]): Candidate[] {
  // A name that is no kind of house is likelier to be one where the subject or other lines say it, too.
  const said = (name: string): number => {
    const count = page.lines.filter(({ text }) => text.includes(name)).length
    const isLetterhead = page.lines.find(({ index, text }) => index > 0 && text.trim() !== '')?.text.trim() === name
    return (page.lines[0]?.text.includes(name) ? 1.5 : 0) + (isLetterhead ? 0.5 : 0) + Math.min(1, (count - 1) * 0.4)
  }
  return addresses.flatMap((mark): Candidate[] => {
    const out: Candidate[] = []
    const besideKind = mark.before === undefined ? undefined : nameBesideKind(mark.before)
    const own = mark.before === undefined ? '' : (besideKind ?? asAbove(page, withoutColumn(mark.line, trimmed(mark.before))))
    if (
      isHouseName(own) &&
      isCapital(own) &&
      !OFFICE.test(plain(own)) &&
      (HOUSE_KIND.test(plain(own)) || besideKind !== undefined || !(isOfOthers(mark) || isOfPerson(own)))
    )
      out.push({
        name: own,
        line: mark.line.index,
        rule: 'before the address',
        how: 'address',
        sure: 0.75,
        score: 3 + (HOUSE_KIND.test(plain(own)) || besideKind !== undefined ? 1.5 : isHosts(own) ? OF_HOSTS : 0) + (mark.labelled ? 1 : 0),
      })
    // In letterheads the name may stand beside the street.
    const which = cellIndex(mark.line, mark.start)
    const left = mark.line.cells[which - 1]
    const beside = left ? trimmed(mark.line.text.slice(left.start, left.end)) : ''
    if (which === 1 && mark.line.index <= HEAD && isHouseName(beside) && isCapital(beside) && isValue(plain(beside)))
      out.push({ name: beside, line: mark.line.index, rule: 'beside the address', how: 'address', sure: 0.65, score: 1.6 + said(beside) })
    // `Le Rondini | Bed & Breakfast | Via Roma 12 | 53100 Siena`
    const pair = which > 1 ? mark.line.cells.slice(which - 2, which).map(({ start, end }) => mark.line.text.slice(start, end)) : []
    const inRow = pair.length > 1 && mark.line.dates.length === 0 ? nameBesideKind(pair.join(' | ')) : undefined
    if (inRow)
      out.push({ name: inRow, line: mark.line.index, rule: 'beside its kind and the address', how: 'address', sure: 0.75, score: 4 })
    if (mark.isStrip && mark.before) return out
    for (let at = mark.line.index - 1; at > mark.line.index - 4 && at > 0; at--) {
      const line = page.lines[at]
      // `3.7.27 – 17.7.27   Candia Maris   1-3`: what stands behind the days.
      const cell =
        line?.cells.length === mark.line.cells.length
          ? line.cells[which]
          : (line?.cells.find(({ start, end }) => /\p{L}{3}/u.test(line.text.slice(start, end))) ?? line?.cells[0])
      const told = line && cell ? line.text.slice(cell.start, cell.end).trim() : ''
      // What is in brackets belongs to the name where the subject says so, too.
      const isPair = line?.cells.length === 2 && mark.line.cells.length === 1
      const named = nameBesideKind(isPair ? line.text : told)
      const name = named ?? (told !== '' && page.lines[0]?.text.includes(told) ? told : trimmed(told))
      const isUnder = line !== undefined && isUnderLabel(page, line)
      // `Ouistreham – Gare Maritime` above `14150 Ouistreham`: a town is no house.
      const isTown = !isUnder && plain(name) === plain(mark.address.city ?? '')
      // `나인트리 서울`: the name once more, in other letters.
      const isAgain = /^\P{L}*\p{Lo}/u.test(told)
      // `Haus Seeblick`, `Inhaber Familie Reed`, `Seestraße 4`
      const isOwner = plain(name).search(OF_OWNER) === 0 && !HOUSE_KIND.test(plain(name))
      // `Am Brunnenhof 12` above a town and its code: no word says that it is a street.
      const isStreet = mark.address.lines === undefined && ENDS_IN_NUMBER.test(name) && !HOUSE_KIND.test(plain(name)) && !isUnder
      if (line && name !== line.text.trim() && isSentence(line)) break
      if (name === '' || isAgain || isTown || isOwner || isStreet || (isHosts(name) && !isUnder)) continue
      if (line && isHouseName(name) && /^\p{Lu}/u.test(name) && !/:/.test(line.text) && !(line.dates.length > 1 && line.cells.length < 2)) {
        const isKind = HOUSE_KIND.test(plain(name)) || named !== undefined || starredHouse(told) !== undefined
        const score = 1.6 + said(name) + (isKind ? 1.5 : 0) + (isUnder ? 1 : isAboveLabelled(mark, line) ? 1.8 : 0)
        out.push({ name, line: at, rule: 'above the address', how: 'address', sure: 0.65, score })
      }
      break
    }
    return out
  })
}
