/** Who hires out a car: the firm that a label names, a known one, else one whose name says what it does. */

import type { Found } from '../../found.ts'
import { neighbour } from '../page/around.ts'
import { datedHeading } from '../page/dated-headings.ts'
import { labelled } from '../page/labelled.ts'
import type { Line, Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { personLabel } from '../people/person-labels.ts'
import { referenceLabels } from '../references/reference-labels.ts'
import { allIn } from '../words/all-in.ts'
import { isModel } from '../words/car-models.ts'
import { BEGIN_OTHERS, FIRMS, isBroker } from '../words/hire-firms.ts'
import { DESKS, HIRERS, isHireLabel, SUPPLIERS } from '../words/hirers.ts'
import { isOfFirmInCapitals, LEGAL_FORM } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { GENERIC, KIND, TITLE } from './car-firm-words.ts'
import { letterhead, signedFirm, titledFirm, withoutTail } from './car-letterheads.ts'
import { thankingFirm } from './car-thanks.ts'

/** `Saint-Jean-de-Sixt`: the end of what a town is called. */
const OF_TOWN = /-(?:de|du|la|le|les|sur|sous|en)-[a-z]+/g

/** Where a firm is that hires out what others arranged, behind what it is called: `Verhuurder ter plaatse`. */
const ON_SITE =
  '(?: (?:vor ort|ter plaatse|ter plekke|sur place|local[ei]?|locaux|en destino|no destino|in loco|sul posto|pa plats|pa stedet|na miejscu|na miste|paikan paalla|on site|at destination))?'
/** Said of the firm of a car alone. */
const OWN_LABEL = new RegExp(
  `^(?:(?:${[...HIRERS, ...SUPPLIERS].join('|')})${ON_SITE}|lokale (?:auto)?(?:verhuurder|partner)|local (?:supplier|partner)|(?:car )?(?:rental|hire|car) (?:company|firm|agency|supplier|provider|partner)|(?:ihr )?(?:auto)?vermieter(?: vor ort)?|votre loueur|(?:societe|agence) de location|(?:compania|empresa) de (?:alquiler|aluguer)|(?:compagnia|societa) di noleggio|wypozyczalnia samochodow|firma (?:wynajmujaca|najmu)|tedarikci firma|(?:arac )?kiralama (?:firmasi|sirketi))(?=\\s*(?::|$))`,
)
/** Said of other firms, too. */
const LABEL = /^(?:provider|firm|provided by|je huurt bij|rented from|company|compania|compagnia|empresa|bedrijf)(?=\s*(?::|$))/

const CAPITALS = /\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:a|of|de|&) )?(?:4x4|\p{Lu}[\p{L}\d'’&-]*)){1,4}/gu
const capital = (text: string): string => text.replace(/(^|[\s-])[a-z]/g, (start) => start.toUpperCase())

/** What labels call firms, and in which line. */
const labelledFirms = (page: Page, label: RegExp): readonly (Found & { readonly line: number })[] =>
  labelled(page, label).flatMap(({ label: said, value, line }) => {
    const name = value
      .split(/,\s|\s[-–|·]\s|\s?[([]|(?<=\p{L}{4})\.\s(?=\p{Lu})/u)[0]
      // How others liked it: `Record Go 8,4`
      ?.replace(/\s(?:\p{Lu}\p{Ll}+ )?\d{1,2}[.,]\d(?:\s?\/\s?(?:5|10))?$|[.,:;]+$/u, '')
      // `Centauro Rent a`, and `Car` in the line below.
      .replace(/\srent[ -]an?$/i, '')
      .trim()
    if (
      name &&
      !/\s[/|]$/.test(value) &&
      !personLabel(plain(name))?.isAll &&
      name.length > 2 &&
      name.length < 40 &&
      // Some write their names in small letters: `roadsurfer`.
      (/^\p{Lu}/u.test(name) || FIRMS.in(plain(name)).has(plain(name))) &&
      !/\d{3}|:/.test(name) &&
      // `Buchungsnummer Vermieter`: the label below, with its own word.
      referenceLabels(`${plain(name)}:`).length === 0
    )
      return [{ value: name, rule: `label "${said}"`, sure: 0.85, line: line.index }]
    return []
  })
function labelledFirm(page: Page, label: RegExp): Found | undefined {
  const [first] = labelledFirms(page, label)
  return first && { value: first.value, rule: first.rule, sure: first.sure }
}

/** Who hires out one of several cars: what a label says among the lines of its own, where it says another elsewhere. */
export function firmInBlock(page: Page, index: number): Found | undefined {
  const firms = [OWN_LABEL, LABEL]
    .map((label) => labelledFirms(page, label))
    .find((told) => new Set(told.map(({ value }) => value)).size > 1)
  const isGap = (at: number): boolean => (page.lines[at]?.text.trim() ?? '') === ''
  const isOwn = (line: number): boolean =>
    !page.lines.slice(Math.min(line, index), Math.max(line, index)).some((_, at) => isGap(Math.min(line, index) + at))
  const [own, ...more] = (firms ?? []).filter(({ line }) => isOwn(line))
  return own && more.length === 0 ? { value: own.value, rule: own.rule, sure: own.sure } : undefined
}

/** `©2027 Enterprise Mobility, …`: to whom the brands belong under which cars are hired out. */
const AT_FOOT = /^\s*(?:©|\(c\) ?(?:19|20)\d\d|copyright(?![a-z]))/
interface NamedFirm {
  readonly name: string
  readonly isAtFoot: boolean
}

/** The known firms of a page, the one named nearest to a line first; also where its name is broken in the first cell of a table's row. */
function knownFirms(page: Page, index: number): readonly NamedFirm[] {
  const found = page.lines.slice(1).flatMap((line) => {
    const below = neighbour(page, line.index, 1)
    const [cell, under] = [line.cells[0], below?.cells[0]]
    const broken =
      below && cell && under && line.cells.length > 2 && below.cells.length === line.cells.length
        ? `${line.text.slice(cell.start, cell.end)} ${below.text.slice(under.start, under.end)}`
        : ''
    return [broken, line.text].flatMap((text) => {
      const small = plain(text)
      return [...FIRMS.in(small.replace(OF_TOWN, ' '))].flatMap((name) => {
        const at = small.indexOf(name)
        // `Avis Budget UK Ltd` runs both.
        if (/^(?:avis|budget)$/.test(name) && small.includes('avis budget') && small.split(name).length === 2) return []
        // `Area Rent a Car`, `Hitachi Rent a Car`: what says what firms do has another name before it.
        // `the "rent a car" car park`: in small letters it is what firms do, too.
        if (name === 'rent a car' && (/\p{L}\.?\s(?:[-–|·•] )?$/u.test(text.slice(0, at)) || text[at] === 'r')) return []
        if (BEGIN_OTHERS.get(name)?.test(text.slice(at + name.length))) return []
        return { name: text.slice(at, at + name.length), far: Math.abs(line.index - index), at, isAtFoot: AT_FOOT.test(small) }
      })
    })
  })
  // What all of them do is the name of one where no other is known.
  const isGeneric = (name: string): number => Number(/^rent a car$/i.test(name))
  return found.sort((a, b) => isGeneric(a.name) - isGeneric(b.name) || a.far - b.far || a.at - b.at)
}

/** Parts of what stands behind a name, with the end of its own word, that may be more of it. */
const MOST_WORDS = 5
/** Letters of what a firm is by law. */
const LEGAL = 20
const WITH_FORM = new RegExp(`^ ${LEGAL_FORM}(?!\\p{L})`, 'iu')

/**
 * Who writes as `Clark Rental` and is `Clark Car & Van Rental` in each of its branches, or writes as `Panek Rent a Car` and signs as `Panek`: the name that the
 * page tells, where it never tells that of the sender.
 */
function asItCallsItself(page: Page, sender: string): string {
  const words = sender.split(' ')
  const end = words.findIndex((word) => GENERIC.has(plain(word)))
  const own = words.slice(0, end).join(' ')
  if (end < 1 || own.length < 4) return sender
  const isSigned = page.lines
    .slice(1)
    .some(({ text }) => text.startsWith(`${own} `) && WITH_FORM.test(text.slice(own.length, own.length + LEGAL)))
  if (isSigned) return own
  if (page.lines.slice(1).some(({ text }) => text.includes(sender))) return sender
  const told = page.lines.slice(1).flatMap(({ text }) => {
    const at = text.indexOf(own)
    const rest = at < 0 ? [] : text.slice(at + own.length).split(/(?=\s)/, MOST_WORDS)
    const last = rest.findLastIndex((word) => GENERIC.has(plain(word).replace(/[^a-z]/g, '')))
    const run = rest.slice(0, last + 1).map((word) => word.replace(/[,.;:]$/, ''))
    return run.length > 0 && run.every((word) => /^ (?:&|\p{Lu})/u.test(word)) && KIND.test(plain(run.join(''))) ? [own + run.join('')] : []
  })
  const [name] = told
  return name !== undefined && told.length > 1 && told.every((other) => other === name) ? name : sender
}

/** A name without the desk that is told before it, `Prenotazioni Nuraghe Autonoleggio`. */
function withoutDesk(name: string): string {
  const end = name.indexOf(' ')
  return end > 0 && DESKS.has(plain(name.slice(0, end))) && /^\p{Lu}/u.test(name.slice(end + 1)) ? name.slice(end + 1) : name
}

/** `CLARK RENTALS LTD`: a name in capitals without what the firm is by law. */
const withoutForm = (name: string): string => (isOfFirmInCapitals(name) ? name.slice(0, name.lastIndexOf(' ')) : name)

/** A name that says it hires out cars, in the sender or on the page. */
function namedFirm(page: Page): Found | undefined {
  // `Car Rental` on a sign is what any of them does.
  const isFirm = (name: string): boolean => {
    const small = plain(name)
    const words = small.split(/[^a-z\d]+/)
    return KIND.test(small) && !TITLE.test(small) && words.some((word) => word !== '' && !GENERIC.has(word))
  }
  const headed = letterhead(page)
  if (headed) return headed
  const sender = withoutTail(senderName(page.sender))
  if (sender.length < 40 && / /.test(sender) && isFirm(sender)) return { value: asItCallsItself(page, sender), rule: 'sender', sure: 0.7 }
  const name = page.lines
    // `Clark Rent a Car S.r.l.`: of what it is by law the first letter has a capital, too.
    .flatMap(({ text }) =>
      allIn(text, CAPITALS).map(({ 0: run, index }) =>
        withoutDesk(withoutForm(text[index + run.length] === '.' ? run.replace(/ \p{Lu}$/u, '') : run)),
      ),
    )
    .find(isFirm)
  return name === undefined ? undefined : { value: name, rule: 'the name of a firm that hires out cars', sure: 0.6 }
}

/** Firms that are called as places are. */
export const CALLED_AS_PLACES: ReadonlySet<string> = new Set(['ada', 'maui'])

/** Whether a line heads a hire, by its day. */
export const isCarHeading = (line: Line): boolean => isHireLabel(datedHeading(line)?.word ?? '')

/** `(63 avis)`: what others think of it, in French; a firm is called so with a capital. */
const isNamedInSmall = (name: string): boolean => name !== 'avis'

/** States and classes, where a heading names no firm. */
const NO_FIRM =
  /(?<![a-z])(?:confirmed|booked|reserved|requested|ok|days?|suv|intermediate|economy|compact|standard|premium|full-?size|mid-?size|van)(?![a-z])/
/** Who hires out, behind the day of the heading a hire stands under. */
function headedFirm(page: Page, index: number): Found | undefined {
  const line = page.lines.slice(0, index + 1).findLast(isCarHeading)
  const name = line ? (datedHeading(line)?.name ?? '') : ''
  const small = plain(name)
  const isFirm = /^\p{Lu}[\p{L}\d&'’ -]{2,38}$/u.test(name) && !NO_FIRM.test(small) && !isModel(small)
  return isFirm && page.gazetteer.airportNamed(name) === undefined ? { value: name, rule: 'the heading of a car', sure: 0.8 } : undefined
}

/** `Car: `, before a name. */
const LED = /^\s*(?<label>[^:]{3,24}?)\s?:\s+/
/** `Car: Coastline Rentals` at the head of a hire's own lines, or of other such lines where one of them names a firm: else it may be what is driven. */
function cardFirm(page: Page, index: number): Found | undefined {
  const nameOn = ({ text, plain: small, cells }: Line): string => {
    const led = cells.length === 1 ? LED.exec(small) : null
    const name = led && isHireLabel(led.groups?.label ?? '') ? text.slice(led[0].length).trim() : ''
    return /^\p{Lu}(?:[\p{L}\d&'’ -]|\.(?!\p{Ll})){2,38}$/u.test(name) && !NO_FIRM.test(plain(name)) && !isModel(plain(name)) ? name : ''
  }
  const above = page.lines.slice(1, index)
  const name = above
    .slice(above.findLastIndex(({ plain: small }) => small.trim() === '') + 1)
    .map(nameOn)
    .findLast((one) => one !== '')
  const isGeneric = (one: string): boolean => one.split(/[^a-z\d]+/).every((word) => GENERIC.has(word))
  const saysFirm = (one: string): boolean => (KIND.test(plain(one)) && !isGeneric(plain(one))) || FIRMS.in(plain(one)).size > 0
  const isFirm = name !== undefined && (saysFirm(name) || page.lines.some((line) => saysFirm(nameOn(line))))
  return isFirm ? { value: name, rule: 'the head of a hire', sure: 0.8 } : undefined
}

export function firmOf(page: Page, index: number): Found | undefined {
  const own = labelledFirm(page, OWN_LABEL)
  // What stands with a label may be something else: a known name nearby is better than an unknown one.
  if (own && (KIND.test(plain(own.value)) || FIRMS.in(plain(own.value)).size > 0)) return own
  const card = cardFirm(page, index)
  if (card) return card
  const all = knownFirms(page, index)
  const known = all.filter(({ isAtFoot }) => !isAtFoot).map(({ name }) => name)
  const written = known.filter((name) => /^[A-Z]/.test(name))
  const firm = written.find((name) => !CALLED_AS_PLACES.has(plain(name))) ?? written[0]
  if (firm && own && isBroker(firm)) return own
  if (firm) return { value: firm, rule: 'a firm that hires out cars', sure: 0.85 }
  const headed = headedFirm(page, index)
  if (headed) return headed
  // `Panek Rent a Car` has a name of its own.
  const [sender] = [page.sender, page.lines[0]?.plain ?? ''].flatMap((said) =>
    [...FIRMS.in(plain(said))].filter((name) => name !== 'rent a car' || !/[a-z]\srent a car/.test(plain(said))),
  )
  if (sender) return { value: capital(sender), rule: 'sender', sure: 0.8 }
  const [small] = known.filter(isNamedInSmall)
  if (small) return { value: capital(small), rule: 'a firm that hires out cars', sure: 0.7 }
  const atFoot = all.find(({ name }) => /^[A-Z]/.test(name))
  return (
    own ??
    labelledFirm(page, LABEL) ??
    namedFirm(page) ??
    (atFoot && { value: atFoot.name, rule: 'the foot of the page', sure: 0.7 }) ??
    thankingFirm(page) ??
    titledFirm(page) ??
    signedFirm(page)
  )
}
