/** Where the two ends of a hire are, in the sentences and parts of plans that tell them: `bei Hertz am Flughafen Porto um 11:15 Uhr`, `Panek, Lotnisko Gdańsk, godz. 10:30`. */

import type { Found } from '../../found.ts'
import { MONTHS, WEEKDAYS } from '../days/months.ts'
import { hoursOf } from '../days/said-hours.ts'
import type { Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { MAKES } from '../words/car-models.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { type HirePlace, placeKnown } from './car-place-cells.ts'
import { HAS_KIND, placeIn, SAME_ANYWHERE } from './car-place-names.ts'
import type { SaidHire, Saying } from './hire-sayings.ts'

/** Before a place, with its article. */
const BEFORE =
  /(?<!\p{L})(?:(?:à|de|a|al|all|dall|dell)\s?l?['’]|(?:from|at|in|to|of|ab|am|an|im|vom|von|bei|beim|zum|à|au|aux|a|chez|depuis|al|allo|alla|dal|dalla|presso|en|desde|no|na|em|nos|ao|op|bij|vanaf|naar|te|på|hos|från|i|ved|vid|fra|til|till|w|we|z|v|ve|u|od|de|du|di|do|da|dans|auch|wieder|aussi|anche|ook|myös|też|zase)(?:\s(?:the|our|its|their|der|dem|den|het|la|le|el|il|lo|o|notre|unserem|unserer|nuestra|nuestro|onze))?\s)/giu
/** What kind of place it is, in small letters before its name. */
const KIND_FIRST =
  /^(?:airport|aeroporto|aeropuerto|aeroport|luchthaven|lotnisk[oau]|letiste|letisti|gare|estacion|estacao|stazione|puerto|porto|port|terminal|station|bahnhof|dworz(?:ec|ca|cu)|nadrazi|centre|centro|downtown|city|agence|agenzia|oficina|filiale)(?![a-z])/
/** Within and behind a name, in small letters. */
const PARTICLES = wordSet('de di da do das dos del della dei du des d la le les el of the van der den am an sur sous en y i and und e et')
const BEHIND_NAME = wordSet(`
  airport station depot office branch downtown centre center city terminal flygplats flygplatsen lufthavn lufthavnen luchthaven lentoasema lentoasemalla
  centralstation hovedbanegard port harbour marina yard`)
/** At the end of what stands before an hour. */
const OF_HOUR =
  /[\s,]*(?:(?<!\p{L})(?:at|um|ab|à|a|às|as|alle|alle ore|ore|a las|om|kl|klo|kello|godz|o godz|v|o|w|by|before|bis|spätestens|uiterlijk|senast|senest|innen|entro|entro le|le|antes de las|até às|avant|do|until|from|från|fra)\.?)*[\s,]*$/iu
const OFFICE =
  /^(?:comptoir|counter|desk|schalter|mostrador|sportello|balcao|balcão|balie|agence|agenzia|oficina|filiale|office|branch|vestiging|kontor|loja|agencia)\s(?:(?:de|di|da|do)\s)?(?=\p{L})/iu

/** `Flughafen Porto (Renault …)`: as many words as are of a name. */
function nameAt(text: string): string {
  const words = text.split(/(?=\s)/)
  let length = 0
  let taken = 0
  let isKind = false
  for (const [at, word] of words.entries()) {
    const bare = word.trim().replace(/[,;:.)]+$/, '')
    const small = plain(bare)
    const isFirstKind = at === 0 && KIND_FIRST.test(small)
    const isName = /^\p{Lu}/u.test(bare) && !/[(¦]/.test(bare)
    const isNumber = /^\d{1,2}$/.test(bare) && at > 0
    if (/^\s?[(¦–|·-]/.test(word) && !isName) break
    if (isName || isFirstKind || (at > 0 && (BEHIND_NAME.has(small) || isNumber))) {
      taken = length + word.length
      isKind ||= isFirstKind
    } else if (!PARTICLES.has(small.replace(/['’].*$/, '')) && !/^(?:d|l|dell|dall)['’]\p{Lu}/u.test(bare)) break
    else if (/^(?:d|l|dell)['’]\p{Lu}/u.test(bare)) taken = length + word.length
    length += word.length
    if (/[,;:)]$|\p{L}{4}\.$/u.test(word)) break
  }
  const name = text
    .slice(0, taken)
    .trim()
    .replace(/[,;:.)]+$/, '')
  // Of a kind alone nobody knows which.
  return isKind && !/\s/.test(name) ? '' : name
}

/** `Return Thrifty car Perth Airport` */
const DRIVEN_FIRST = /^(?:\p{Lu}[\p{L}-]+ ){0,2}(?:car|van|minibus|camper|vehicle|voiture|coche|vettura|huurauto) (?=\p{Lu})/u

const isFirm = (name: string): boolean => FIRMS.in(plain(name)).size > 0
/** `Hertz Fairtown Central`: which branch of a firm. */
const isBranch = (name: string): boolean => {
  const small = plain(name)
  return [...FIRMS.in(small)].some((firm) => small.startsWith(`${firm} `)) && !MAKES.in(small).size && !KIND_OF_FIRM.test(small)
}
const KIND_OF_FIRM =
  /^\S+ (?:car|rent|rental|rentals|hire|cars|autovermietung|van|vans|mobility|group|deutschland|uk|italia|france|espana)(?![a-z])/
/** `Vestiging van Zeist` is the name of it. */
const withoutOffice = (name: string): string =>
  name.replace(OFFICE, (office: string) => (/^\p{Lu}/u.test(name.slice(office.length)) && !/^\p{Lu}\S* \S/u.test(office) ? '' : office))
/** `Puerto de Ibiza`: before what belongs to a name. */
const KIND_OF_NAME = /(?:^|\s)(?<kind>\p{L}\p{Ll}+)\s$/u
const isWithinName = (before: string): boolean => {
  const kind = plain(KIND_OF_NAME.exec(before)?.groups?.kind ?? '')
  // `notre agence de Nîmes` is in that town.
  return KIND_FIRST.test(kind) && !OFFICES.test(kind)
}
const OFFICES = /^(?:agence|agenzia|oficina|filiale|station)$/
/** The end of a sentence, and no abbreviation: `Uppsala.`, `Halle 3.` */
const FULL_STOP = /(?<=\p{L}{4}|\d|[)])\.\s*$/u
/** A name that is one of a place, as it is printed; one may begin with what kind of place it is. */
function asPlace(name: string): string | undefined {
  const own = withoutOffice(name).replace(FULL_STOP, '').trim()
  const led = own.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  const small = plain(own)
  const [first = ''] = small.split(' ')
  // `Anna's` is of somebody.
  if (own.length < 3 || /['’]s$|^[^(]*\)/.test(own) || WEEKDAYS.has(first) || MONTHS.has(first) || MAKES.in(small).size > 0)
    return undefined
  if (placeIn(led) === undefined && !/^hot[eé]ll? \S/.test(small)) return undefined
  return own
}

/** `their Edinburgh Seafield branch`, `en Sevilla Santa Justa` */
const THEIR_BRANCH = /^(?:their|its|the|our)\s(?<name>\p{Lu}.*?)(?:\s(?:branch|office))?$/u
const OF_FIRM = /^[\p{L} ]{2,30}['’]s (?<branch>\p{Lu}.{2,40}?)(?: (?:branch|office))$/u
const LED = /^(?:in|at|en|à|a|am|im|bei|i|w)\s/
/** `bei uns am Hof in Villach`: what a firm has, behind its article, and not the town that is called so. */
const YARD =
  /^(?:hof|betriebshof|platz|lagerplatz|lager|buro|halle|gelande|betriebsgelande|firmensitz|standort|garage|werkstatt|tankstelle)$/
const WITH_ARTICLE = /^(?:am|im|vom|beim|zum|an der|in der|auf dem|der|dem|den)\s|\s(?:dem|der|den|unserem|unserer)\s$/iu
const isYard = (said: string, name: string): boolean => YARD.test(plain(name)) && WITH_ARTICLE.test(said)

/** Where one goes back to without its name. */
const THERE =
  /(?<![a-z])(?:there|dort|dorthin|ebenda|la-bas|alli|ahi|daar|tam|siella|sinne|same|samma|samme|gleichen|selben|dieselbe|meme|mismo|misma|stesso|stessa|mesmo|mesma|zelfde|hetzelfde|tym samym|stejnem|ebenfalls|ebendort|igualmente|tambien|egalement|ugualmente|eveneens|likewise|ocksa|ogsa|rowniez|taktez)(?![a-z])/
/** Where somebody is who writes, which is the same place only where none is named. */
export const WITH_US = /(?<![a-z])(?:tez u nas|with us|to us|zu uns|bei uns|chez nous|da noi|bij ons|hos oss|hos os)(?![a-z])/

/** The text of a saying, with a sign where its day and hour stand. */
function withoutMoments({ line, from, to }: Saying): string {
  let text = line.text.slice(from, to)
  for (const { start, end } of [...line.dates, ...hoursOf(line)].toSorted((a, b) => b.start - a.start))
    if (start >= from && end <= to) text = `${text.slice(0, start - from)}¦${text.slice(end - from)}`
  return text.replace(WHERE, '')
}
/** `, where one of us expects you` */
const WHERE = /, (?:where|wo|où|donde|dónde|dove|onde|waar|där|hvor|gdzie|kde|missä)\s.*$/isu

/** `Panek, Lotnisko Gdańsk, godz. 10:30`: who hires out, before the place, behind the word for the end. */
export function firmBeforePlace(page: Page, saying: Saying): Found | undefined {
  const parts = withoutMoments(saying)
    .slice(saying.end - saying.from)
    .replace(/^[^:,]{0,30}:/, '')
    .split(/[,;¦]|\s[·–-]\s/, MOST_PARTS)
    .map((part) => part.trim())
  const name = parts.find((part, at) => {
    const isName = /^\p{Lu}[\p{L}\d&'’-]+(?: (?:\p{Lu}[\p{L}\d&'’-]*|&)){0,3}$/u.test(part)
    if (!isName || placeKnown(page, part) !== undefined || MAKES.in(plain(part)).size > 0 || WEEKDAYS.has(plain(part))) return false
    const next = parts[at + 1] ?? ''
    return (
      placeKnown(
        page,
        next.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      ) !== undefined
    )
  })
  return name === undefined ? undefined : { value: name, rule: 'before the place', sure: 0.7 }
}
/** Parts of a saying in which the firm and its branch stand. */
const MOST_PARTS = 6

/** `Van   3 augustus, 10:30`: what leads to a day, also where a town is called so. */
const LEADS_TO_DAYS: ReadonlySet<string> = new Set(['from', 'until', 'before-by'])
const leadsToDays = ({ gazetteer }: Page, name: string): boolean => gazetteer.meanings(plain(name)).some((one) => LEADS_TO_DAYS.has(one))

/** The place of a saying; `same` where it but says that it is the other's. */
function saidPlace(page: Page, saying: Saying): HirePlace | 'same' | undefined {
  const text = withoutMoments(saying)
  const rule = `behind “${saying.line.text.slice(saying.start, saying.end)}”`
  const ledAt = allIn(text, BEFORE).flatMap(({ 0: said, index }) => {
    // `at Clark's Truro branch`
    const name = nameAt(text.slice(index + said.length)).replace(OF_FIRM, '$<branch>')
    if (name === '' || isYard(said, name) || isWithinName(text.slice(0, index))) return []
    if (!isFirm(name)) return [{ name, index }]
    // `Sixt, agence Rabat Agdal`
    const rest = /^,\s(?<rest>.+)$/su.exec(text.slice(index + said.length + name.length))?.groups?.rest
    return [rest ? nameAt(rest.replace(LED, '')) : '', name].flatMap((one) => (one === '' ? [] : { name: one, index }))
  })
  // `Drive back to Bristol and drop the car at the Temple Meads branch`
  const isBehind = ({ index }: { readonly index: number }): boolean => index >= saying.end - saying.from - 1
  const [led, before] = [ledAt.filter(isBehind), ledAt.filter((one) => !isBehind(one))].map((all) => all.map(({ name }) => name)) as [
    string[],
    string[],
  ]
  const behind = text.slice(saying.end - saying.from)
  const parts = behind
    .split(/[,·|:¦(]|\s[–—-]\s|\s{3}/u)
    .map((part) =>
      withoutOffice(
        part
          .replace(OF_HOUR, '')
          .trim()
          .replace(/(?<=\p{L}{4})\.$/u, '')
          .replace(DRIVEN_FIRST, '')
          .replace(THEIR_BRANCH, '$<name>'),
      ),
    )
    .filter((part) => (/^\p{Lu}/u.test(part) || KIND_FIRST.test(plain(part))) && !leadsToDays(page, part))
  const names = [...led, ...parts.flatMap((part) => (isFirm(part) && !HAS_KIND.test(plain(part)) ? [] : part)), ...before].flatMap(
    (name) => asPlace(name) ?? [],
  )
  const isKnown = (name: string): boolean => HAS_KIND.test(plain(name)) || placeKnown(page, name) !== undefined
  const own = names.find((name) => isKnown(name) && !isFirm(name)) ?? names.find(isKnown)
  if (own !== undefined) return { value: own, rule }
  const small = plain(text)
  if (SAME_ANYWHERE.test(small) || THERE.test(small)) return 'same'
  const open = [...led, ...before].flatMap((name) => (isFirm(name) ? [] : (asPlace(name) ?? [])))[0]
  if (open === undefined && WITH_US.test(small)) return 'same'
  const named = open ?? (parts[0] && !isFirm(parts[0]) ? asPlace(parts[0]) : undefined) ?? [...led, ...before].find(isBranch)
  return named === undefined ? undefined : { value: named, rule }
}

/** The places of both ends, where it may be said that one is the other's; `headed` is where the heading over them says that the car is hired. */
export function saidPlaces(page: Page, one: Saying, other: Saying, headed?: HirePlace): Pick<SaidHire, 'fetched' | 'brought'> {
  const [first, second] = [saidPlace(page, one), saidPlace(page, other)]
  const isOwn = first !== undefined && first !== 'same' && (headed === undefined || placeKnown(page, first.value) !== undefined)
  const fetched = isOwn ? first : (headed ?? (first === 'same' ? undefined : first))
  const isBrought = second !== undefined && second !== 'same' && (headed === undefined || placeKnown(page, second.value) !== undefined)
  const there = second === 'same' || (headed !== undefined && !isOwn) ? fetched : undefined
  return { fetched, brought: isBrought ? second : there }
}
