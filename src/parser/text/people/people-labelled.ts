/** People by the labels before and above their names. */

import type { FoundPerson } from '../../found.ts'
import { cellText, neighbour } from '../page/around.ts'
import { isCharged } from '../page/charges.ts'
import { labelled } from '../page/labelled.ts'
import type { Line, Page } from '../page/page.ts'
import { isOfFirmInFull } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { AMOUNT, PRICE } from '../words/prices.ts'
import { vocabulary } from '../words/vocabulary.ts'
import { namesDriver, withoutCost } from './further-drivers.ts'
import { withoutButton } from './name-buttons.ts'
import { LEADING_TITLE, TITLE } from './names.ts'
import { isCount, isFirmOfCustomer } from './not-people.ts'
import { byPaper, byPersons, byQuestion, isCountOfAges, manyIn, underLastLabel } from './people-asked.ts'
import { isOfTrade } from './people-bookers.ts'
import { besideTitled, forWhom, keptUnder } from './people-for-whom.ts'
import { withFurtherGiven } from './people-further-given.ts'
import { areAsides, belowCount, brokenList, cutLast, ENDS_ASIDE, furtherBelow, furtherBeside, goneOn } from './people-gone-on.ts'
import { byAsides, byColumns, byHalves } from './people-halves.ts'
import { IS_SLASHED, isHeader } from './people-headers.ts'
import { wholeOf } from './people-left-over.ts'
import { isNameCell, namesIn, wholeName } from './people-lists.ts'
import { partedBySlash } from './people-parted.ts'
import { turnedBelow } from './people-turned.ts'
import { namesBelow } from './people-under.ts'
import { isHeadOfColumn } from './people-unrolled.ts'
import { labelWithin, type PersonLabel, personLabel } from './person-labels.ts'
import { AGES } from './person-words.ts'

/** Said of several. */
const OF_SEVERAL = vocabulary(`
  drivers, riders, passengers, travellers, travelers, guests, pax, companions, medrejsende, medresenarer, medereizigers, acompanantes, accompagnatori, accompagnants, acompanhantes, wspolpodrozni, reisende, mitreisende, reiseteilnehmer, teilnehmer, teilnehmende, gaste, ocupantes, occupants, participants, participantes, partecipanti, deelnemers, reisgezelschap, ressallskap, rejseselskab, reisefolge, seurue, deltagare, deltakere, deltagere, passagiere, conducteurs, passagers, voyageurs
  conductores, pasajeros, viajeros, huespedes, conducenti, passeggeri, viaggiatori, ospiti, condutores, passageiros, viajantes, hospedes, bestuurders
  passagiers, reizigers, gasten, resenarer, resande, passagerare, gaster, passasjerer, gjester, forere, rejsende, passagerer, gaester, kierowcy
  pasazerowie, podrozni, goscie, kuljettajat, matkustajat, vieraat, ridici, cestujici, hoste, utasok, yolcular, misafirler, ucastnici, uczestnicy, rejsedeltagere, oaspeti, oaspetii, oaspetilor, pasageri, pasagerii, calatori, turisti, details, daten, gegevens, passagierdaten, passagiersgegevens, datos, dati, dados, dane, tiedot, matkustajatiedot, bilgileri, information`)

/** `Guest name(s)`, `Namen der Gäste` */
const OF_NAMES = /(?<![a-z])(?:names|namen|noms|nombres|nomi|nomes|namn|navne|imiona)(?![a-z])|[a-z]\((?:s|n|en|e|er|i|es)\)/
const tellsSeveral = (label: string): boolean => OF_SEVERAL.in(label).size > 0 || OF_NAMES.test(label)

/** What it costs, and nobody's name. */
const COSTS = new RegExp(`^\\s*-?(?:${PRICE}|${AMOUNT}\\s*$)`)

const IN_BRACKETS = /^[^()]{4,40}\((\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'’.-]+){1,3})\)$/u

/**
 * `Additional driver (Tom Reed)`, in a row of prices as well, where another label tells of a Reed: by themselves, capitals in brackets may say
 * `Super Cover`.
 */
function inBrackets(page: Page, line: Line, cell: string): FoundPerson | undefined {
  const person = wholeName(IN_BRACKETS.exec(cell)?.[1] ?? '')
  const family = plain(person?.lastName ?? '')
  const isRelated = (other: Line): boolean =>
    other !== line &&
    other.plain.includes(` ${family}`) &&
    !other.plain.includes('(') &&
    personLabel(other.plain.slice(0, other.cells[0]?.end)) !== undefined
  const isOfAddressee = plain(page.addressee ?? '')
    .split(/[^a-z]+/)
    .includes(family)
  return family.length > 2 && (isOfAddressee || page.lines.some(isRelated)) ? person : undefined
}

const BEFORE_AGE = /^\s*(?<name>(?<first>\p{Lu}[\p{Lu}'’-]+)(?: \p{Lu}[\p{Lu}'’-]+){1,3}) (?<age>\p{Lu}?\p{Ll}{2,})(?!\p{L})/u

/** `Voyageur REED ANNA Adulte 28-59 ans`: capitals before an age. Whose first word ends another line, as that of the booking's family, is turned. */
function inCapitals(page: Page, line: Line, rest: string): FoundPerson | undefined {
  const { name = '', first = '', age = '' } = BEFORE_AGE.exec(rest)?.groups ?? {}
  if (!AGES.has(plain(age))) return undefined
  return wholeName(
    name,
    page.lines.some((other) => other !== line && other.text.trimEnd().endsWith(` ${first}`)),
  )
}

/** `Guest name`, `Nome passeggero (Adulto)`: no word of it is one of names. */
const NAME_OF =
  /^(?:(?:passenger|guest|driver|travell?er|renter)(?:'?s)? name|(?:full )?name (?:des|der|of|of the) [a-z]+|nom d[ue] (?:la )?[a-z]+|nome (?:do |del |della )?(?:passegger|ospit|passageir|hospede|conducent|condutor|viaggiator)[a-z]*|nombre del? (?:la )?[a-z]+|naam [a-z]+|imie i nazwisko [a-z]+)(?: \([^()]{2,20}\))?\s$/
/** Whether a text is of nothing but names. */
const areNames = (text: string): boolean => {
  const parts = text
    .replace(/[\s–-]+$/, '')
    .trim()
    .split(/\s\/\s|,\s/)
  return parts.every((part) => /^[\p{L}\s'’.-]{5,40}$/u.test(part) && wholeName(part) !== undefined)
}

/** `Guest name Special Wishes` above `Anna Reed   Quiet room`: labels so close that they are one cell. */
const isHeading = (page: Page, line: Line): boolean => {
  const below = page.lines[line.index + 1]
  return below !== undefined && below.cells.length > 1 && isNameCell(cellText(below, 0))
}

/** `Name: Anna   No.: AB` above `Reed   2914`: half a name, and the rest of it below, where a number beside it goes on as well; by itself it may be a room. */
const ONE_WORD = new RegExp(`^(?:${TITLE}\\.?\\s)?\\p{Lu}[\\p{L}'’-]+$`, 'u')
const ENDS_IN_LETTERS = /:\s*[A-Z]{1,4}\s*$/
function withCellBelow(page: Page, line: Line, at: number, rest: string): string {
  const below = page.lines[line.index + 1]
  const isBroken =
    line.cells.length > 1 && ONE_WORD.test(rest) && below?.cells.length === line.cells.length && goesOnBeside(line, below, at)
  const word = isBroken ? cellText(below, at).trim() : ''
  return /^\p{Lu}[\p{L}'’-]+$/u.test(word) && !below?.text.includes(':') && below?.places().length === 0 ? `${rest} ${word}` : rest
}

/** Whether a number beside a cell is broken into two lines. */
const goesOnBeside = (line: Line, below: Line, at: number): boolean =>
  line.cells.some((_, of) => of !== at && ENDS_IN_LETTERS.test(cellText(line, of)) && /^\d+$/.test(cellText(below, of).trim()))

/** `passenger.`: the end of a sentence, broken before it. */
const ENDS_SENTENCE = /^\s*\p{Ll}[^:]*\.\s*$/u

/** Those of a cell that begins with a label, or has one before a colon. */
function ofCell(page: Page, line: Line, at: number): FoundPerson[] {
  const cell = line.cells[at]
  if (!cell) return []
  const small = line.plain.slice(cell.start, cell.end)
  const begun = personLabel(small)
  const label = begun?.hasColon || begun?.isAll ? begun : (labelWithin(small) ?? begun)
  if (!label) return []
  const told = toldOf(page, line, at, label)
  // `Cliente: TALLERES OLMO SL`
  return label.isRole
    ? told
    : told.filter(({ firstName = '', lastName }) => ![isFirmOfCustomer, isOfTrade].some((isFirm) => isFirm(`${firstName} ${lastName}`)))
}

/** The cell of a label, and what it says. */
interface LabelledCell {
  readonly page: Page
  readonly line: Line
  readonly at: number
  readonly label: PersonLabel
  /** The label, and all of its cell, in plain letters. */
  readonly said: string
  readonly small: string
  /** What follows the label in its cell, or in the next one where the label is all of it. */
  readonly value: string
  /** Whether something may be clicked behind that. */
  readonly hasButton: boolean
}

function toldOf(page: Page, line: Line, at: number, label: PersonLabel): FoundPerson[] {
  const cell = line.cells[at]
  if (!cell) return []
  const small = line.plain.slice(cell.start, cell.end)
  if (label.half || (label.isAll && ENDS_SENTENCE.test(line.text))) return []
  const said = small.slice(0, label.end)
  const all = label.isAll ? cellText(line, at + 1) : line.text.slice(cell.start + label.end, cell.end)
  const value = withoutButton(said, all)
  const several = partedBySlash(page.whole, said, value)
  if (several.length > 0) return several
  const further = withFurtherGiven(page, said, value)
  if (further) return [further]
  const relative = label.isAll && label.isRole ? inBrackets(page, line, cellText(line, at)) : undefined
  if (relative) return [relative]
  const told: LabelledCell = { page, line, at, label, said, small, value, hasButton: value !== all }
  if (label.isAll) return besideOrBelow(told)
  return label.hasColon ? behindColon(told) : behindLabel(told)
}

/** `Passengers: Ann Reed, Tom Reed` */
function behindColon({ page, line, at, label, said, small, value }: LabelledCell): FoundPerson[] {
  const isOfSeveral = at === line.cells.length - 1 && tellsSeveral(said)
  // `Occupants: 2 adults, 1 child` above their names
  if (isOfSeveral && isCountOfAges(small.slice(label.end).trim())) return belowCount(page, line, manyIn(value))
  const told = namesIn(
    line.cells.length === 1 && !isOfSeveral ? wholeOf(page, line, value.trim()) : withCellBelow(page, line, at, value.trim()),
    label.isTurned,
  )
  const beside = told.length === 1 && tellsSeveral(said) ? [...told, ...furtherBeside(line, at)] : []
  const broken = told.length > 1 ? brokenList(page, line, value.trim()) : beside
  if (broken.length > told.length) return broken
  const goesOn = isOfSeveral || (ENDS_ASIDE.test(value) && ENDS_ASIDE.test(page.lines[line.index + 1]?.text ?? ''))
  return told.length > 0 && goesOn ? [...told, ...furtherBelow(page, line)] : [...told, ...cutLast(page, line, value.trim(), told)]
}

/** `Nom du client`: firms are clients, too, and houses have names. */
const OF_CLIENT =
  /^(?:(?:customer|client)(?:'?s)? name|nom du client|nombre del? cliente|nome del? cliente|nome do cliente|naam (?:van de )?klant|name des kunden|kundens navn|kundens namn)\s$/
/** Whether a label of several words is written in capitals, and what follows in its cell is not. */
function isShoutedLabel({ text, cells }: Line, end: number): boolean {
  const start = cells[0]?.start ?? 0
  const [label, rest] = [text.slice(start, start + end).trim(), text.slice(start + end, cells[0]?.end)]
  return label.includes(' ') && label === label.toUpperCase() && /\p{Ll}/u.test(rest)
}

/** `Titular / conductor Anna Reed`: two words for who it is. */
const TWO_ROLES = /^[a-z]{5,20}\s?\/\s?[a-z]{5,20}\s$/

/** `Hóspede Sr. Duarte Vasconcelos`, without a colon, `Passenger 2 Anna Reed` */
function behindLabel({ page, line, at, label, said, value, hasButton }: LabelledCell): FoundPerson[] {
  if (at > 0 || !(label.isRole || OF_CLIENT.test(said) || isShoutedLabel(line, label.end))) return []
  const capitals = inCapitals(page, line, value)
  if (capitals) return [capitals]
  // `Guest name Ann Reed   For   2 adults`, `NAME ON BOOKING Ann Reed`
  const isName =
    (hasButton || NAME_OF.test(said) || TWO_ROLES.test(said) || namesDriver(said, value) || isShoutedLabel(line, label.end)) &&
    areNames(withoutCost(value)) &&
    !isHeading(page, line)
  return isName || LEADING_TITLE.test(value) || /\d\s*$/.test(said) ? namesIn(value) : []
}

/** In the next cell, or under the label as its heading. */
function besideOrBelow({ page, line, at, label, small, value }: LabelledCell): FoundPerson[] {
  // `Additional driver   32,97 €` or `Included`, `+ 1 companion`: what it costs, or how many they are, and nobody's name is below.
  if (COSTS.test(plain(value)) || (at + 2 === line.cells.length && isCharged(line)) || /^\s*\+\s?\d/.test(small)) return []
  if (!isHeader(page, line, at)) {
    const beside = line.cells[at + 1] ? namesIn(wholeOf(page, line, value), label.isTurned) : []
    const isOfSeveral = areAsides(line, at + 2) && tellsSeveral(small)
    // `Ann Reed (1979), Tom Reed (1981),` and more below.
    if (beside.length > 0 && /,\s*$/.test(value)) return [...beside, ...goneOn(page, line)]
    const below = page.lines[line.index + 1]?.text ?? ''
    const areAlike = ENDS_ASIDE.test(value) && ENDS_ASIDE.test(below)
    // `TRAVELER   REED/ANN MS`, and below it another label.
    if (beside.length === 0 && IS_SLASHED.test(value.trim())) return []
    // `Client   Reed Traders plc`, and below it who advises them.
    if (beside.length === 0 && isOfFirmInFull(value.trim())) return []
    if (beside.length > 0) return isOfSeveral || areAlike ? [...beside, ...furtherBelow(page, line)] : beside
  }
  // `Rooms 1 Guests 2 adults`: labels that have run together, each with its value.
  if (HAS_COUNT.test(small) && !personLabel(small)) return []
  // `5 passengers   4 bags   Automatic`: how many a car has room for.
  if (/^\s*\d/.test(small) && line.cells.slice(at + 1).some(({ start }) => /^\d{1,2} [a-z]/.test(line.plain.slice(start)))) return []
  // `PASSENGERS   2 adults` above `VEHICLE   Minivan`: labels with their values beside them, and no heading.
  const below = neighbour(page, line.index, 1)
  if (at === 0 && line.cells.length === 2 && /^\d/.test(cellText(line, 1)) && below?.cells.length === 2) return []
  const isRole = label.isRole || isUnderPeople(page, line, at)
  const turned = isRole ? turnedBelow(page, line) : []
  return turned.length > 0 ? turned : namesBelow(page, line, at, { ...label, isRole })
}

const HAS_COUNT = /[a-z] \d{1,2} [a-z]+\s*$/

/** `Name   Ticket   Seat` below `Passengers`, or `Name   Ticket number`: the names of its rows are theirs. */
function isUnderPeople(page: Page, line: Line, at: number): boolean {
  const isTable = line.cells.length >= TABLE || (line.cells.length === 2 && OF_TICKETS.in(line.plain).size > 0)
  // `Travellers` above `Name`, `Born` and what they tell, a line each.
  const isUnrolled = line.cells.length === 1 && isHeadOfColumn(page, line)
  const over = at === 0 && (isTable || isUnrolled) ? neighbour(page, line.index, -1) : undefined
  const label = over?.cells.length === 1 ? personLabel(over.plain) : undefined
  return label?.isAll === true && label.isRole
}
/** Cells of the heading of a table. */
const TABLE = 3
/** What the only other column of one is called. */
const OF_TICKETS = vocabulary('ticket*, billet*, bigliett*, bilhete*, biljett*, bilet*, lippu*')

/** The same as a label. */
const NAMED =
  /^(?:(?:reservation|booking) )?(?:travell?ing with|(?:reserved|booked|booking) for|in the name of|under the name(?: of)?|(?:reserviert|gebucht|buchung|reservierung) (?:fur|auf)(?: den namen)?|auf den namen|(?:reservation |reserve )?au nom de|(?:reserva |reservad[oa] )?(?:a nombre de|em nome de)|reservad[oa] para|reservee? pour|(?:prenotazione |prenotat[oa] )?a nome(?: di)?|prenotat[oa] per|(?:gereserveerd|geboekt) (?:voor|op naam(?: van)?)|op naam(?: van)?|(?:boka[dt]|reservera[dt]) (?:for|till|i namnet)|i (?:namnet|navnet)|(?:reserveret|reservert|booket|bestilt|bestilled) (?:til|for)|pa navnet|na nazwisko|na jmeno|nimella|pe numele)(?=\s*(?::|$))/

/** What a label tells. */
const toldBy = (page: Page, label: RegExp): string[] => labelled(page, label).map(({ value }) => value)

export function byLabel(page: Page): FoundPerson[] {
  const halves = byHalves(page)
  // `Nombre   JOSÉ RAMÓN` above `Apellidos   GARCÍA`: two given names are no name.
  const isHalf = ({ firstName, lastName }: FoundPerson): boolean => halves.some((whole) => whole.firstName === `${firstName} ${lastName}`)
  const beside = (line: Line) => line.cells.flatMap((_, at) => ofCell(page, line, at)).filter((person) => !isHalf(person))
  return [
    ...page.lines.slice(1).flatMap((line) => [...beside(line), ...forWhom(page, line), ...keptUnder(line)]),
    // `Reservado para: Dos Adultos`
    ...toldBy(page, NAMED).flatMap((name) =>
      namesIn(name).filter(({ firstName, lastName }) => !AGES.has(plain(lastName)) && !isCount(plain(firstName ?? ''), plain(lastName))),
    ),
    ...besideTitled(page),
    ...halves,
    ...byAsides(page),
    ...byColumns(page),
    ...byQuestion(page),
    ...byPersons(page),
    ...byPaper(page),
    ...underLastLabel(page),
  ]
}
