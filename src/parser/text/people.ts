/** People of a booking: by label, by title, and as airlines write them (`SMITH/JOHN MR`). */

import type { Found, FoundPerson } from '../found.ts'
import { capitalised, clean, isName, LEADING_TITLE, NAME, NOT_NAMES, personOf, TITLE, WORD } from './names.ts'
import { type Line, neighbour, type Page } from './page.ts'
import { plain } from './plain.ts'

const BY_TITLE = new RegExp(`(?<![\\p{L}/])(?<title>${TITLE})\\.?\\s{1,2}(?<name>${NAME})`, 'gu')
const BY_SLASH =
  /(?<![\p{L}/])(?<last>\p{Lu}[\p{Lu}' -]{1,30}?)\s?\/\s?(?<first>\p{Lu}[\p{Lu}' -]{1,30}?)(?:\s?(?<title>MR|MRS|MS|MISS|MSTR|DR|CHD|ADT|HERR|FRAU|MME|MLLE|SIG|SRA|SR|DHR|MEVR))?(?=\s{2,}|\s*$|[,;()*.:•·]|\s\d|\s[-–]\s)/gu

const ROLE =
  /(?:^|[\s|(])(?:passenger(?:s|\(s\)| name| names| list)?|travell?ers?(?: names?| information)?|guests?(?: names?)?|name of guest|lead guest|main guest|booked for|reserved for|travell?ing|name|names|full name|customer(?: name)?|driver(?:'s name)?|main driver|renter|ticket holder|under name|in the name of|reservation name|name on reservation|reisende(?:\/?[rn])?|fahrgast|fahrgaste|fluggaste?|passagiere?|gast|gaste|gastname|hauptgast|fahrer(?:in)?|hauptfahrer|mieter|name des gastes|passagers?|voyageurs?|nom(?: du (?:voyageur|client|passager|conducteur))?|conducteur(?: principal)?|client|pasajeros?(?:\/as)?|viajeros?|viajer[oa]s|nombre(?: del (?:pasajero|huesped|conductor|titular))?|huesped(?:es)?|titular|conductor[a]?|cliente|passeggeri?|passeggero|viaggiatori?|viaggiatore|viaggiatrice|passeggera|pasajera|passagere|voyageuse|passageira|nome(?: (?:del|do|da) [a-z]+)?|ospite|ospiti|intestatario|intestata a|conducente|passageiros?|hospedes?|condutor|nome do hospede|reiziger(?:s|\(s\))?|naam|hoofdgast|bestuurder|hoofdbestuurder|resenarer?|resenar|resande|passagerare|gast(?:er)?|rejsende|passasjer(?:er)?|reisende|gjester?|gaest(?:er)?|sjafor|forare|forer|pasazer(?:owie)?|podrozni|podrozny|gosc|goscie|imie i nazwisko|kierowca|rezerwujacy|navn|namn|nimi|jmeno|navn pa passasjer|matkustajat?|calator(?:i|ul)?|utas(?:ok)?(?: neve)?|yolcu(?: adi)?|cestujici)\s*(?:\(s\)|\([a-z0-9 ]+\)|\d{1,2})?\s*[:.–-]?\s*$/

const STARTS_WITH_NAME = new RegExp(`^(?:(?<title>${TITLE})\\.?\\s+)?(?<name>${NAME})(?![\\p{L}\\d])`, 'u')

/** The colon behind a role, if there is one; else the first. */
function colonOf(text: string): number {
  const all = [...text.matchAll(/[:：]/g)].map(({ index }) => index)
  return all.find((at) => ROLE.test(text.slice(0, at + 1)) && text.slice(at + 1).trim() !== '') ?? all[0] ?? -1
}

interface Sighting {
  readonly person: FoundPerson
  readonly rule: string
  readonly sure: number
}

const TURNED = new RegExp(
  `^(?<last>${WORD}(?:[ -]${WORD}){0,2}),\\s(?<first>${WORD}(?:[ -]${WORD}){0,2})(?:\\s\\(?(?<title>${TITLE})\\.?\\)?|\\s\\((?:[Aa]dult|[Cc]hild|[Aa]dulte|Erwachsener|Kind|[Aa]dulto|[Vv]uxen|[Vv]oksen)\\))?$`,
  'u',
)

/** `Petersen, Maike (Frau) / Petersen, Jonas (Herr)`: last names first, where a title or a single word on both sides leaves no doubt. */
function turnedIn(text: string): Sighting[] {
  const parts = text.split(/\s\/\s|;\s?|\s{3,}|\s(?:and|und|et|y|e|en|och|og|i|&|\+)\s/)
  const out = parts.flatMap((part): Sighting[] => {
    const { first = '', last = '', title } = TURNED.exec(part.trim())?.groups ?? {}
    const isSure =
      title !== undefined ||
      part.trim().endsWith(')') ||
      (!first.includes(' ') && (!last.includes(' ') || (part === part.toUpperCase() && parts.length === 1)))
    if (last === '' || !isSure || !isName(`${first} ${last}`)) return []
    return [{ person: { firstName: first, lastName: last, ...(title ? { title } : {}) }, rule: 'label', sure: 0.85 }]
  })
  return out.length === parts.length ? out : []
}

/** `OKONKWO / ADAEZE MS` is one name. */
const SLASHED =
  /^\s*(?:\p{Lu}[\p{Lu}'-]+\s?\/|\p{Lu}[\p{Lu}' -]+\s?\/\s?\p{Lu}[\p{Lu}'-]+(?:\s(?:MR|MRS|MS|MISS|MSTR|DR|HERR|FRAU|MME|SIG|SRA|SR))?(?:\s{2}|$))/u

/** The names at the beginning of a text, apart by commas, slashes or “and”. */
function namesIn(text: string): Sighting[] {
  if (SLASHED.test(text)) return []
  const turned = turnedIn(text)
  if (turned.length > 0) return turned
  const out: Sighting[] = []
  for (const part of text.split(/,|;|\s[-–/]\s|\s(?:and|und|et|y|e|en|och|og|i|&|\+)\s|\s{3,}/)) {
    const match = STARTS_WITH_NAME.exec(part.trim().replace(/^[\d.)#•*–-]+\s*/, ''))
    if (!match) {
      if (out.length > 0) break
      if (/[a-z]{3}|\d/.test(part)) return out
      continue
    }
    const person = personOf(match.groups?.name ?? '', match.groups?.title)
    if (!person) break
    out.push({ person, rule: 'label', sure: 0.85 })
  }
  return out
}

function byLabel(page: Page): Sighting[] {
  const found: Sighting[] = []
  for (const line of page.lines.slice(1)) {
    for (const [at, cell] of line.cells.entries()) {
      const small = line.plain.slice(cell.start, cell.end)
      const colon = colonOf(small)
      const label = ROLE.exec(colon >= 0 ? small.slice(0, colon + 1) : small)
      if (colon >= 0 && label && small.slice(colon + 1).trim() !== '') {
        found.push(...namesIn(line.text.slice(cell.start + colon + 1, cell.end)))
        continue
      }
      if (!label || small.length > 45) continue
      const next = line.cells[at + 1]
      const beside = next ? namesIn(line.text.slice(next.start, next.end)) : []
      if (beside.length > 0) {
        found.push(...beside)
        continue
      }
      // A list under its heading.
      let below = neighbour(page, line.index, 1)
      for (let count = 0; below && count < 9; count++, below = neighbour(page, below.index, 1)) {
        const under = below.cells.length === line.cells.length ? below.cells[at] : below.cells[0]
        const after = page.lines[below.index + 1]
        const text = under ? below.text.slice(under.start, under.end) : ''
        // A name may go on in the next line.
        const names = namesIn(
          /(?:,|\s(?:and|und|et|y|e)|[,\s]\p{Lu}\p{L}+)$/u.test(text) && text.includes(',') && after ? `${text} ${after.text}` : text,
        )
        if (names.length === 0) break
        found.push(...names)
      }
    }
    // `Hóspede Sr. Duarte Vasconcelos`, without a colon
    const bare =
      /^\s*(?:passenger|guest|travell?er|driver|hospede|huesped|ospite|gast|passagier|conducteur principal|pasajero|passeggero|passageiro|resenar|reisender|fahrgast)\s+(?=\S)/.exec(
        line.plain,
      )
    if (bare) {
      const rest = line.text.slice(bare[0].length)
      if (LEADING_TITLE.test(rest)) found.push(...namesIn(rest))
    }
    const forWhom =
      /\b(?:reserved for|booked for|in the name of|reserviert fur|gebucht fur|au nom de|a nombre de|a nome di|em nome de|op naam van)\s+(?=\S)/.exec(
        line.plain,
      )
    if (forWhom) found.push(...namesIn(line.text.slice(forWhom.index + forWhom[0].length)).slice(0, 1))
  }
  return found
}

/** Without a title, `A/B` is a name only where nothing else stands in its cell. */
function isWhole(line: Line, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length
  return line.cells.some(
    (cell) =>
      /^(?:[\s\d.)•-]*|.*[:：]\s*)$/.test(line.text.slice(cell.start, Math.max(cell.start, match.index))) &&
      match.index >= cell.start &&
      end <= cell.end &&
      line.text.slice(end, cell.end).trim() === '',
  )
}

const SEATED = new RegExp(`(?<=^|[:,;/–-]\\s{0,3}|\\s{3})(?<name>${NAME})[\\s:,(–-]{1,4}\\d{1,3}\\s?[A-L](?![\\p{L}\\d])`, 'gu')

/** `Seats: Ann Reed 12A, Tom Reed 12B` */
function bySeats(page: Page): Sighting[] {
  return page.lines.slice(1).flatMap((line): Sighting[] => {
    if (
      !/(?<![a-z])(?:seats?|sitzplatze?|sitze?|plazas?|asientos?|sieges?|places?|post[io]|lugar(?:es)?|assentos?|stoel(?:en)?|zitplaats(?:en)?|plats(?:er)?|pladser|seter?|sete|saeder|miejsc[ae])(?![a-z])/.test(
        line.plain,
      )
    )
      return []
    return [...line.text.matchAll(SEATED)].flatMap((match): Sighting[] => {
      const person = personOf(match.groups?.name ?? '')
      return person ? [{ person, rule: 'name with a seat', sure: 0.75 }] : []
    })
  })
}

/** `Test Traveller   Coach 5 - Seat 17`: a name at the beginning of a line that gives it a seat. */
function bySeat(page: Page): Sighting[] {
  return page.lines.slice(1).flatMap((line): Sighting[] => {
    const match =
      /^(?<name>.{5,40}?)[\s,:–-]+(?:Coach|Seat|Wagen|Sitzplatz|Voiture|Place|Coche|Plaza|Asiento|Carrozza|Posto|Carruagem|Lugar|Vagn|Vogn|Sete|Plats)\s?\d/u.exec(
        line.text,
      )
    const whole = match && new RegExp(`^${NAME}$`, 'u').test(match.groups?.name ?? '')
    const person = whole ? personOf(match.groups?.name ?? '') : undefined
    return person ? [{ person, rule: 'name with a seat', sure: 0.75 }] : []
  })
}

function bySlash(page: Page): Sighting[] {
  // `DELVAUX/BASTIEN M` is Monsieur in French, and has a second name elsewhere.
  const isFrench = /\b(?:vols?|billet|passagers?|dossier)\b/.test(page.whole)
  return page.lines.flatMap((line) =>
    [...line.text.matchAll(BY_SLASH)].flatMap((match): Sighting[] => {
      const { last = '', first = '', title } = match.groups ?? {}
      const [surname, given] = [
        clean(last),
        clean(isFrench ? first.replace(/\sM$/, '') : first).replace(
          /\s?(?:MR|MRS|MS|MISS|MSTR|DR)$|\s(?:HERR|FRAU|MME|MLLE|SIG|SRA|SR|DHR|MEVR)$/,
          '',
        ),
      ]
      const odd = [...surname.split(' '), ...given.split(' ')].some((word) => NOT_NAMES.has(word.toLowerCase()))
      if (
        odd ||
        surname.length < 2 ||
        given.length < 2 ||
        surname.length + given.length < 6 ||
        (!title && !isWhole(line, match)) ||
        (surname.length === 3 && given.length === 3) ||
        surname.split(' ').length > 3
      )
        return []
      return [
        {
          person: { firstName: capitalised(given), lastName: capitalised(surname), ...(title && !/CHD|ADT/.test(title) ? { title } : {}) },
          rule: 'name as LAST/FIRST',
          sure: 0.9,
        },
      ]
    }),
  )
}

function byTitle(page: Page): Sighting[] {
  return page.lines.slice(1).flatMap((line) =>
    [...line.text.matchAll(BY_TITLE)].flatMap((match): Sighting[] => {
      if (/(?:\bdr|\bby|\bprof|@)\s*$/i.test(line.text.slice(0, match.index))) return []
      const person = personOf(match.groups?.name ?? '', match.groups?.title)
      return person ? [{ person, rule: 'title', sure: 0.8 }] : []
    }),
  )
}

const GREETING = new RegExp(
  `(?:^|[\\s,])(?:Dear|Hello|Hi|Hallo|Guten Tag|Hola|Bonjour|Ciao|Olá|Ola|Hej|Hei|Beste|Buongiorno|Gentile|Estimad[oa]|Caro|Cara|Cher|Chère|Liebe[r]?|Thank you,?|Thanks,?|Witaj|Kjære|Kære|Hyvä|Dobrý den,?|Vážený pane|Kära|Thanks for [^,]{3,40},)\\s+(?<name>${NAME})`,
  'u',
)

function byGreeting(page: Page): Sighting[] {
  for (const line of page.lines.slice(1, 30)) {
    const person = personOf((GREETING.exec(line.text)?.groups?.name ?? '').replace(LEADING_TITLE, ''))
    if (person) return [{ person, rule: 'greeting', sure: 0.6 }]
  }
  return []
}

const keyOf = ({ firstName = '', lastName }: FoundPerson): string =>
  plain(`${firstName} ${lastName}`)
    .split(/[\s.-]+/)
    .sort()
    .join(' ')

/** Everyone a page names as travelling, each once. */
export function findPeople(page: Page): Found<FoundPerson>[] {
  const told = [...bySlash(page), ...byLabel(page), ...byTitle(page), ...bySeat(page), ...bySeats(page)]
  const seen = new Map<string, Found<FoundPerson>>()
  for (const { person, rule, sure } of told.length > 0 ? told : byGreeting(page)) {
    const value = {
      ...person,
      lastName: capitalised(person.lastName),
      ...(person.firstName ? { firstName: capitalised(person.firstName) } : {}),
    }
    const key = keyOf(value)
    if (!seen.has(key)) seen.set(key, { value, rule, sure })
  }
  // `Maria Garcia` is `Maria Garcia Lopez` told in short.
  const keys = [...seen.keys()]
  const short = (key: string): boolean =>
    keys.some((other) => other !== key && key.split(' ').every((word) => other.split(' ').includes(word)))
  return keys
    .filter((key) => !short(key))
    .flatMap((key) => seen.get(key) ?? [])
    .slice(0, 12)
}
