/**
 * Where a car is fetched and brought back, by what stands beside their days: nothing that is said there besides and can be no place. Where nothing is left,
 * it is the place on the map that the sentence of the day tells.
 */

import type { Found, FoundCar } from '../../found.ts'
import { MONTHS, WEEKDAYS } from '../days/months.ts'
import { endsIn, paragraphsOf, sentenceAt } from '../page/letter-sentences.ts'
import type { Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { KIND } from './car-firm-words.ts'
import { placeKnown } from './car-place-cells.ts'
import { HAS_KIND, PLACE_WORDS, SAME_ANYWHERE } from './car-place-names.ts'
import { WITH_US } from './hire-said-places.ts'
import { bringingsIn, fetchingsIn, tellsDriven } from './hire-saying-words.ts'

/** `Step 2`, `Schritt 3`: what is done next. */
const STEP = /^(?:step|schritt|[eé]tape|paso|passo|stap|steg|trin|krok|vaihe) ?\d{1,2}$/i
/** `Plagwitz, zurück bitte bis`: what is said behind a place. */
const CLAUSE = /^(?<place>\p{Lu}[^,]*),(?: \p{Ll}+){2,}$/u
/** `Inverness on`, `Scheune in Tutzing abholen`: words in small letters behind one, which may be of its name: `Bodø sentrum`. */
const REST = /(?: \p{Ll}+)+$/u
const BEFORE_DAY = /^ (?:on|by|at|from|am|ab|um|bis|le|el|il|em|op|på|den|do|od|v|ve|w|na|de|du|da|a)(?: |$)/
/** `Fahrer seid ihr beide`: a capital, and then nothing but small words, of which none says where something is. */
const SAID =
  /^(?!(?:Opposite|Near|Next|Beside|Behind|In|At|On|By|Outside|Inside|Under|Gegenüber|Neben|Vor|Hinter|Am|Im|Bei|Face|Devant|Derrière|Près|Frente|Junto|Detrás|Delante|Accanto|Davanti|Dietro|Vicino|Ao|Em|No|Na|Atrás|Naast|Tegenover|Achter|Voor|Mittemot|Bredvid|Bakom|Vid|Overfor|Ved|Bag|Bak|Hos|Obok|Przy|Vedle|Naproti|U)(?!\p{L}))\p{Lu}\p{Ll}+(?: \p{Ll}+){2,}$/u
/** Behind what is theirs the town: `Scheune in Tutzing`. */
const IN_TOWN = /^\p{L}+ (?:in|à|a|en|em|i|w|v|te|ved) (?<town>\p{Lu}.*)$/u

/** `Christchurch branch` */
const OFFICE = / (?:branch|depot|office|yard|base|filiale|niederlassung|agence|agentur|kontor|vestiging|avdeling|afdeling)$/
/** Whether a name is one on the map, which may be that of a small place: words are called so as well, and it must be said that it is one. */
function isOnMap(page: Page, name: string): boolean {
  const bare = name.replace(OFFICE, '')
  return placeKnown(page, bare) !== undefined || page.gazetteer.isSmallPlace(bare)
}

const hasPlaceWord = (text: string): boolean =>
  HAS_KIND.test(plain(text)) ||
  plain(text)
    .split(' ')
    .some((word) => PLACE_WORDS.has(word))

const isSaidBesides = (rest: string): boolean =>
  BEFORE_DAY.test(rest) || fetchingsIn(plain(rest)).length + bringingsIn(plain(rest)).length > 0

/** Whether a line is of who hires out, and not of where: `Autovermietung Waldmann - PKW . Transporter . Anhänger`, or `Waldmann`, who signs. */
const isOfProvider = (page: Page, value: string, provider: Found | undefined): boolean => {
  const [firm, said] = [plain(provider?.value ?? ''), plain(value)]
  return (
    firm !== '' &&
    ((said.startsWith(`${firm} - `) && tellsDriven(said.slice(firm.length))) || (firm.split(' ').includes(said) && !isOnMap(page, value)))
  )
}

function sensible(page: Page, value: string, provider: Found | undefined): string | undefined {
  if (STEP.test(value) || isOfProvider(page, value, provider)) return undefined
  const first = CLAUSE.exec(value)?.groups?.place ?? value
  const bare = first.replace(REST, (rest) => (isSaidBesides(rest) ? '' : rest))
  const town = IN_TOWN.exec(bare)?.groups?.town ?? bare
  if (town !== value && isOnMap(page, town) && placeKnown(page, value) !== value) return town
  return SAID.test(first) && !hasPlaceWord(first) ? undefined : first
}

/** Words for where something is, before its name. */
const LED =
  /(?<!\p{L})(?:in|at|from|to|bei|am|im|vom|zum|nach|à|au|de|en|desde|al|a|da|alla|dalla|em|no|na|op|bij|van|te|vanaf|på|från|ved|fra|til|i|w|z|ze|v|ve|do)\s(?:(?:the|our|der|dem|unserem|unserer|notre|la|el|nuestra|het|onze|vores|vår)\s)?(?=\p{Lu})/gu
const NAME =
  /^\p{Lu}[\p{L}'’-]+(?: (?:(?:de|di|da|do|del|della|du|des|la|le|am|an|of|sur|upon|on the) )?\p{Lu}[\p{L}'’-]+){0,3}(?: (?:airport|station|branch|depot|office|port|harbour|lufthavn|havn|flygplats|hamn))?/u
/** What the name of a street and its town look like: `Longman Drive, Inverness`. */
const BEHIND_STREET = /^, (?<town>\p{Lu}[\p{L}'’-]+)/u

/** What is said of a day: its sentence, or where that tells other days from the one before to the one behind. */
interface Sentence {
  readonly text: string
  /** The line that the day is on. */
  readonly line: string
  /** Where the day stands in it. */
  readonly start: number
  readonly end: number
}

/** The first place on the map that a sentence tells behind its day, else the last before it. */
function placeSaid(page: Page, { text, line, start, end }: Sentence): string | undefined {
  const places = allIn(text, LED).flatMap(({ 0: said, index }): { readonly name: string; readonly at: number }[] => {
    const at = index + said.length
    const name = NAME.exec(text.slice(at))?.[0]
    if (name === undefined || KIND.test(plain(name))) return []
    const town = BEHIND_STREET.exec(text.slice(at + name.length))?.groups?.town
    if (town !== undefined && isOnMap(page, town)) return [{ name: `${name}, ${town}`, at }]
    const [first = ''] = plain(name).split(' ')
    const isDay = WEEKDAYS.has(first) || MONTHS.has(first)
    return isDay || FIRMS.in(plain(name)).size > 0 || !isOnMap(page, name) ? [] : [{ name, at }]
  })
  // `Christchurch branch, Monday 7 December`
  const first = NAME.exec(line)?.[0] ?? ''
  if (OFFICE.test(first) && isOnMap(page, first)) return first
  return (places.find(({ at }) => at >= end) ?? places.findLast(({ at }) => at < start))?.name
}

function sentenceOf(page: Page, { value }: Found): Sentence | undefined {
  for (const lines of paragraphsOf(page)) {
    const whole = lines.map(({ text }) => text).join(' ')
    let offset = 0
    const days = lines.flatMap((line) => {
      const from = offset
      offset += line.text.length + 1
      return line.dates.map((mark) => ({
        line: line.text,
        date: page.calendar.dayOf(mark)?.date,
        start: from + mark.start,
        end: from + mark.end,
      }))
    })
    const at = days.findIndex(({ date }) => date === value.slice(0, 10))
    const day = days[at]
    if (!day) continue
    const { own, begin } = sentenceAt(whole, endsIn(plain(whole), lines), day.start, day.end)
    const from = Math.max(begin, days[at - 1]?.end ?? 0)
    const to = Math.min(begin + own.length, days[at + 1]?.start ?? whole.length)
    return { text: whole.slice(from, to), line: day.line, start: day.start - from, end: day.end - from }
  }
  return undefined
}

/** Where it was fetched, or where one writes. */
const HERE = /(?<![a-z])(?:here|hier|hierher|ici|aqui|qui|her|har|tutaj|zde|sem)(?![a-z])/
const isThere = (small: string): boolean => [SAME_ANYWHERE, HERE, WITH_US].some((words) => words.test(small))

/** A hire with what can be the places of its ends. */
export function withSensiblePlaces(page: Page, car: FoundCar): FoundCar {
  const placeOf = (told: Found | undefined, end: Found | undefined): Found | undefined => {
    const value = told && sensible(page, told.value, car.provider)
    if (told && value === told.value) return told
    const said = end && sentenceOf(page, end)
    const place = said === undefined ? undefined : placeSaid(page, said)
    // `Longman Drive, Inverness` is more of the same.
    if (told && value !== undefined) return { ...told, value: place?.endsWith(`, ${value}`) ? place : value }
    return place === undefined ? undefined : { value: place, rule: 'in the sentence of its day', sure: 0.6 }
  }
  const { pickUpPlace: _fetched, dropOffPlace: _brought, ...rest } = car
  const pickUpPlace = placeOf(car.pickUpPlace, car.pickUp)
  const told = placeOf(car.dropOffPlace, car.dropOff)
  const isSame = !told && pickUpPlace && car.dropOff && isThere(plain(sentenceOf(page, car.dropOff)?.text ?? ''))
  const dropOffPlace = told ?? (isSame ? pickUpPlace : undefined)
  return { ...rest, ...(pickUpPlace && { pickUpPlace }), ...(dropOffPlace && { dropOffPlace }) }
}
