/** People by what stands with their names: a title, a seat, a number in a list, or a slash between last and first name as airlines write. */

import type { FoundPerson } from '../found.ts'
import { capitalised, clean, isCode, LEADING_TITLE, NAME, NEXT, NOT_NAMES, personOf, TITLE } from './names.ts'
import { isOfOfficer } from './officers.ts'
import { cellAt, type Line, labelOf, neighbour, type Page } from './page.ts'
import { wholeName } from './people-lists.ts'
import { personLabel } from './person-labels.ts'
import { plain } from './plain.ts'
import { vocabulary } from './vocabulary.ts'

const BY_TITLE = new RegExp(`(?<![\\p{L}/]|\\p{L}\\.)(?<title>${TITLE})\\.?\\s{1,2}(?<name>${NAME})`, 'gu')
const IS_TITLE = /^(?:An )?(?:Herrn?|Frau|Monsieur|Madame|Mr\.?|Mrs\.?|Ms\.?|Sr\.?|Sra\.?|Sig\.?|Gent\.mo Sig\.|Dhr\.|Mevr\.)$/
const BY_SLASH =
  /(?<![\p{L}/])(?<last>\p{Lu}(?:[\p{Lu}'-]| (?! )){1,30}?)\s?\/\s?(?<first>\p{Lu}(?:[\p{Lu}'-]| (?! )){1,30}?)(?:\s{0,2}(?<title>\((?:ADT|CHD|CNN|INF|YTH)\)|MR|MRS|MS|MISS|MSTR|DR|CHD|ADT|HERR|FRAU|MME|MLLE|SIG|SRA|SR|DHR|MEVR))?(?=\s{2,}|\s*$|[,;()*.:•·]|\s\d|\s[([]|\s[-–]\s)/gu

/** Without a title, `A/B` is a name only where nothing else stands in its cell. */
function isWhole(line: Line, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length
  return line.cells.some(
    (cell) =>
      /^(?:[\s\d.)•-]*|.*[:：]\s*)$/.test(line.text.slice(cell.start, Math.max(cell.start, match.index))) &&
      match.index >= cell.start &&
      end <= cell.end &&
      /^\s*(?:\[.*)?$/.test(line.text.slice(end, cell.end)),
  )
}

/** `NAIROBI / JOMO KENYATTA` in a row of a journey is a city and its airport. */
const isPlace = (line: Line, { index, 0: { length } }: RegExpExecArray): boolean =>
  line.times.length > 0 && line.places().some(({ start, end }) => start < index + length && index < end)

/** `CUSTOMER / DRIVER` is a heading: set apart from the slash, names have a number or the label of a person. */
function isSaidOfPeople(page: Page, line: Line, match: RegExpExecArray): boolean {
  const label = labelOf(page, line, match.index)
  const said = personLabel(label)
  const isFirst = line.text.slice(cellAt(line, match.index)?.start ?? 0, match.index).trim() === ''
  return !isFirst || (said !== undefined && (!said.isRole || !label.includes('/')))
}

export function bySlash(page: Page): FoundPerson[] {
  // `DELVAUX/BASTIEN M` is Monsieur in French, and has a second name elsewhere.
  const isFrench = /\b(?:vols?|billet|passagers?|dossier)\b/.test(page.whole)
  return page.lines.flatMap((line) =>
    [...line.text.matchAll(BY_SLASH)].flatMap((match): FoundPerson[] => {
      const { last = '', first = '', title } = match.groups ?? {}
      const [surname, given] = [
        clean(last),
        clean(isFrench ? first.replace(/\sM$/, '') : first).replace(
          /\s?(?:MR|MRS|MS|MISS|MSTR|DR)$|\s(?:HERR|FRAU|MME|MLLE|SIG|SRA|SR|DHR|MEVR)$/,
          '',
        ),
      ]
      const odd = [...surname.split(' '), ...given.split(' ')].some((word) => NOT_NAMES.has(word.toLowerCase()) || isCode(word))
      if (
        odd ||
        isOfOfficer(line.plain, match.index) ||
        surname.length < 2 ||
        given.length < 2 ||
        surname.length + given.length < 6 ||
        (!title && (!isWhole(line, match) || isPlace(line, match) || (/\s\/|\/\s/.test(match[0]) && !isSaidOfPeople(page, line, match)))) ||
        (surname.length === 3 && given.length === 3) ||
        surname.split(' ').length > 3
      )
        return []
      return [
        {
          firstName: capitalised(given),
          lastName: capitalised(surname),
          ...(title && !/CHD|ADT|CNN|INF|YTH/.test(title) ? { title } : {}),
        },
      ]
    }),
  )
}

/** With what letters close; who signs them stays at home. */
const CLOSING = vocabulary(`
  kind regards, best regards, warm regards, warmest regards, yours sincerely, yours faithfully, sincerely yours, mit freundlichen grussen
  mit freundlichen grusen, mit freundlichem grus, freundliche gruse, freundliche grusse, mit herzlichen grusen, herzliche gruse, mit besten grusen, beste gruse
  cordialement, sinceres salutations, salutations distinguees, un cordial saludo, cordiales saludos, saludos cordiales, atentamente, cordiali saluti
  distinti saluti, cordialmente, atenciosamente, melhores cumprimentos, met vriendelijke groet, vriendelijke groeten, met vriendelijke groeten
  vanliga halsningar, med vanlig halsning, med venlig hilsen, venlig hilsen, med vennlig hilsen, vennlig hilsen, ystavallisin terveisin
  z powazaniem, z wyrazami szacunku, s pozdravem, udvozlettel, saygilarimizla
`)
/** Lines of a closing, and of the names below it. */
const LONGEST_CLOSING = 60
const SIGNED = 4

/** Whether a line is one of those below the closing of a letter. */
function isSignature(page: Page, line: Line): boolean {
  let above = neighbour(page, line.index, -1)
  for (let count = 0; above && count < SIGNED; count++, above = neighbour(page, above.index, -1)) {
    if (above.text.length < LONGEST_CLOSING && CLOSING.in(above.plain).size > 0) return true
  }
  return false
}

export const byTitle = (page: Page): FoundPerson[] =>
  page.lines
    .slice(1)
    .filter((line) => !isSignature(page, line))
    .flatMap((line) => [...titledIn(line.text), ...(IS_TITLE.test(line.text.trim()) ? underTitle(page, line) : [])])

/** `Herrn` above a name, as addresses begin. */
function underTitle(page: Page, line: Line): FoundPerson[] {
  const text = page.lines[line.index + 1]?.text.trim() ?? ''
  const person = /^[\p{L}\s'’.-]+$/u.test(text) ? wholeName(text) : undefined
  return person ? [{ ...person, title: line.text.trim().replace(/^An /, '') }] : []
}

function titledIn(text: string): FoundPerson[] {
  return [...text.matchAll(BY_TITLE)].flatMap((match): FoundPerson[] => {
    if (/(?:\bdr|\bby|\bprof|@)\s*$/i.test(text.slice(0, match.index)) || isOfOfficer(plain(text), match.index)) return []
    const { name = '', title } = match.groups ?? {}
    const person = personOf(name, title)
    const next = name.search(NEXT)
    return [...(person ? [person] : []), ...(next > 0 ? titledIn(name.slice(next)) : [])]
  })
}

/** A cell that is `REED ANNA MRS` and no more. */
const TITLE_BEHIND = /^(?<last>\p{Lu}[\p{Lu}'’-]+) (?<first>\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)?) (?<title>MR|MRS|MS|MISS|MSTR)\.?$/u

export function byTitleBehind(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap((line) =>
    line.cells.flatMap(({ start, end }): FoundPerson[] => {
      const text = line.text.slice(start, end).trim()
      const person = TITLE_BEHIND.test(text) ? personOf(text) : undefined
      return person ? [person] : []
    }),
  )
}

const SEAT =
  'seats?|sitzplatze?|platze?|sitze?|plazas?|asientos?|sieges?|places?|post[io]|lugar(?:es)?|assentos?|stoel(?:en)?|zitplaats(?:en)?|plats(?:er)?|plads(?:er)?|plass(?:er)?|seter?|sete|saeder?|miejsc[ae]|paikka|paikat|sedadl[oa]|misto|mista'
const CAR = 'coach|car|wagen|voiture|coche|carrozza|carruagem|rijtuig|vagn|vogn|wagon|vaunu|vuz'
const SEAT_WORD = new RegExp(`(?<![a-z])(?:${SEAT})(?![a-z])`)
/** A line or cell that gives a seat to the name before it. */
const GIVES_SEAT = new RegExp(`^[\\s,:;(–·•|-]*(?:(?:${CAR})\\s?\\d{1,3}[\\s,/–·-]{1,4})?(?:${SEAT}|${CAR})[\\s:.]{0,3}\\d{1,3}`)
const SEATED = new RegExp(`(?<=^|[:,;/–-]\\s{0,3}|\\s{3})(?<name>${NAME})[\\s:,(–-]{1,4}\\d{1,3}\\s?[A-L](?![\\p{L}\\d])`, 'gu')
/** What seats are called; without such a word nobody has one. */
const SEATING = vocabulary(`
  seat, seats, sitzplatz, sitzplatze, platz, platze, sitz, sitze, plaza, plazas, asiento, asientos, siege, sieges, place, places, posto, posti, lugar, lugares
  assento, assentos, stoel, stoelen, zitplaats, zitplaatsen, plats, platser, plads, pladser, plass, plasser, sete, seter, saede, saeder, miejsce, miejsca
  paikka, paikat, sedadlo, sedadla, misto, mista, coach, car, wagen, voiture, coche, carrozza, carruagem, rijtuig, vagn, vogn, wagon, vaunu, vuz
`)
const LINE_OF_NAME = new RegExp(`^(?:\\d{1,2}[.)]\\s+)?(?:${TITLE}\\.?\\s+)?${NAME}`, 'u')
const LONGEST_NAME = 45

/** `Seats: Ann Reed 12A, Tom Reed 12B`, `Ann Reed   Coach 5 - Seat 17`, and a name with its seat on the line below. */
export function bySeat(page: Page): FoundPerson[] {
  if (SEATING.in(page).size === 0) return []
  return page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const inList = SEAT_WORD.test(line.plain)
      ? [...line.text.matchAll(SEATED)].flatMap((match) => personOf(match.groups?.name ?? '') ?? [])
      : []
    if (inList.length > 0) return inList
    const named = clean(LINE_OF_NAME.exec(line.text)?.[0] ?? '')
    if (named === '' || named.length > LONGEST_NAME) return []
    const rest = line.plain.slice(named.length)
    const under = rest.trim() === '' ? (neighbour(page, line.index, 1)?.plain ?? '') : rest
    const person = /\d/.test(under) && GIVES_SEAT.test(under) ? wholeName(named) : undefined
    return person ? [person] : []
  })
}

const NUMBERED = /^\s*(?<number>\d)[.)]\s+(?=\S)/

/** Names that are numbered from one on, each on a line: `1. Ann Reed`, `2. Tom Reed`. */
export function byNumber(page: Page): FoundPerson[] {
  const out: FoundPerson[] = []
  for (const line of page.lines.slice(1)) {
    const number = Number(NUMBERED.exec(line.text)?.groups?.number ?? 0)
    if (number !== out.length + 1) continue
    const person = wholeName(line.text)
    if (person) out.push(person)
  }
  return out.length > 1 ? out : []
}

/** Who is spoken to, and by how much of the name. */
const SALUTATION =
  '(?:Dear|Hello|Hi|Hey|Hallo|Guten Tag|Hola|Bonjour|Bonsoir|Ciao|Salve|Olá|Ola|Hej|Hei|Hoi|Moi|Beste|Geachte|Buongiorno|Gentile|Egregio|Estimad[oa]|Querid[oa]|Prezad[oa]|Car[oa]|Cher|Chère|Liebe[r]?|Sehr geehrte[r]?|Thank you,?|Thanks,?|Witaj|Cześć|Kjære|Kære|Bästa|Hyvä|Dobrý den,?|Ahoj|Vážený|Vážená|Szanown[ya]|Kära|Goedemorgen|Dag|Sayın|Tisztelt|Kedves|Merhaba)'
const THANKS =
  '(?:Thanks?|Tack|Takk?|Vielen Dank|Danke|Merci|Gracias|Grazie|Obrigad[oa]|Bedankt|Dank|Dziękujemy|Kiitos|Děkujeme)[^,.!:]{0,60},'
const GREETS = new RegExp(`^${SALUTATION},?\\s`, 'u')
const GREETING = new RegExp(`(?:^|[\\s,¡])(?:${SALUTATION},?|${THANKS})\\s+(?<name>${NAME})`, 'u')
/** Half a name: `Hej Tuva!`, `Sehr geehrter Herr Quandt,`, `All is ready, Ann!` */
const HALF = new RegExp(
  `(?:^[¡\\s]*(?:${SALUTATION},?|${THANKS})\\s+(?:${TITLE}\\.?\\s+)?|,\\s(?=[^\\s!]{1,20}!))(?<half>\\p{Lu}[\\p{L}'’-]{1,20})\\s?(?:[,!:.]|$)`,
  'u',
)
const NAMES = new RegExp(`(?<![\\p{L}\\d@./-])${NAME}(?![\\p{L}\\d@])`, 'gu')
const LINES_OF_GREETING = 20

/** The name on the page that begins or ends with what the greeting says. */
function completed(page: Page, half: string): FoundPerson | undefined {
  for (const line of page.lines.slice(1)) {
    if (!line.text.includes(half)) continue
    for (const [name] of line.text.matchAll(NAMES)) {
      const words = name.replace(GREETS, '').replace(LEADING_TITLE, '').split(' ')
      const at = words.indexOf(half)
      const person = at === 0 || at === words.length - 1 ? personOf(words.join(' ')) : undefined
      if (person) return person
    }
  }
  return undefined
}

/** The one who is greeted; where it is by half a name, as the page tells the whole of it elsewhere. */
export function byGreeting(page: Page): FoundPerson[] {
  const lines = page.lines.slice(1, LINES_OF_GREETING)
  for (const line of page.lines.slice(1, 30)) {
    const person = personOf((GREETING.exec(line.text)?.groups?.name ?? '').replace(LEADING_TITLE, ''))
    if (person) return [person]
  }
  for (const line of lines) {
    const half = HALF.exec(line.text)?.groups?.half
    const person = half ? completed(page, half) : undefined
    if (person) return [person]
  }
  return []
}
