/**
 * Itineraries of agencies set each service under a heading of its own: `AIR`, `CAR`, `HOTEL`, `RAIL`. What stands under one is of that service and of no
 * other, and what is only noted or advised is of none.
 */

import type { FoundProduct } from '../../found.ts'
import { isHouseWord } from '../stays/words-of-sleeping.ts'
import { beginsWithTrain } from '../trains/train-numbers.ts'
import { remembered } from '../words/remembered.ts'
import { saidIn } from '../words/vocabulary.ts'
import { datedHeading } from './dated-headings.ts'
import type { Line, Page } from './page.ts'
import { withoutPicture } from './pictures.ts'
import { BACK, OUT } from './unfold.ts'

type Kind = FoundProduct['kind']
type Service = Kind | 'none' | 'any'

/** How a heading begins, in plain letters; the words behind it tell the firm, the day or the state. */
const HEADINGS: Readonly<Record<Exclude<Service, 'any'>, RegExp>> = {
  air: /^(?:air(?: segment| travel)?|flights?(?: details| information)?|flug|fluge|flugverbindung|vols?|vuelos?|voli|volo|voos?|vlucht(?:en)?|flyg|fly|lento|lennot|lot|loty)\b/,
  hotel:
    /^(?:hotels?(?: details| information| stay)?|lodging|accommodations?|your (?:accommodations?|stays?|hotels?)|where you(?:'re| are|'ll be| will be| will)? stay(?:ing)?|(?:ihre )?(?:unterkunfte?|ubernachtungen)|(?:votre |vos )?hebergements?|(?:su |tu )?alojamientos?|(?:o seu )?alojamentos?|(?:il tuo |i tuoi )?allogg(?:io|i)|(?:uw |je )?(?:accommodaties?|verblijf)|(?:ditt )?boende|(?:din |ditt )?(?:overnatting|overnatningssted|overnatning|indkvartering)|zakwaterowanie|noclegi|majoitus|ubytovani|szallas|konaklama|cazare|hotell|hotelli)\b/,
  car: /^(?:cars?(?: rental| hire| details)?(?! \d)|(?:your )?(?:rental|hire) car|vehicle (?:rental|hire)|auto|mietwagen|mietauto|leihwagen|autovermietung|wagenmiete|voiture(?: de location)?|location (?:de )?(?:voiture|vehicule)|vehicule de location|coche(?: de alquiler)?|alquiler(?: de (?:coche|vehiculo|auto|carro))?|(?:renta|arriendo) de (?:auto|carro|vehiculo)|auto a noleggio|noleggio(?: auto| di auto)?|autonoleggio|aluguer(?: de (?:carro|automovel|viatura))?|aluguel de carro|(?:carro|viatura) de aluguer|carro alugado|huurauto|autohuur|hyrbil|bilhyra|leiebil|bilutleie|leie av bil|lejebil|billeje|biludlejning|vuokra-auto|auton ?vuokraus|autovuokraus|wynajem (?:samochodu|auta)|samochod(?: z wypozyczalni)?|pronajem (?:auta|vozu|vozidla)|pujceni auta|autopujcovna|motorhomes?|campervans?|camper van|rv (?:hire|rental)|wohnmobil|reisemobil|camping-car|autocaravana|bobil|husbil|autocamper)\b/,
  train: /^(?:rail|trains?|bahn|zug|treno|tren|trein|tag|tog|juna|pociag|bus|ferry|coach)\b/,
  none: /^(?:other|notes?|remarks?|information|info|advisory|hinweise?|bemerkungen|remarques?|notas?|observaciones|opmerkingen|tour|insurance|ticket information|ticket(?:s|ing)?|fare|invoice|misc(?:ellaneous)?|general)\b/,
}
const KINDS = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]

/** What is told of a service beside its heading. */
const PROOF: Readonly<Record<Kind, (lines: readonly Line[]) => boolean>> = {
  air: (lines) => lines.some(({ flights }) => flights.length > 0),
  hotel: (lines) =>
    lines.some(({ plain }) =>
      /check.?in|\bin[: ]|\bnights?\b|\bnachte?\b|\bnuits?\b|\bnoches?\b|\bnotti\b|\banreise\b|\barriv/.test(plain),
    ),
  car: (lines) =>
    lines.some(({ plain }) =>
      /\bpick.?up\b|\breturn\b|\bdrop.?off\b|abholung|ruckgabe|\bannahme\b|prise en charge|restitution|recogida|entrega|ritiro|riconsegna|levantamento|devolucao|retirada|\bophalen\b|inleveren|upphamtning|avhamtning|hamtas|aterlamn|henting|hentes|avhenting|afhentning|odbior|\bzwrot|nouto|palautus|vyzvednuti|prevzeti|vraceni|^\s*collect\b|\s{3}collect\b/.test(
        plain,
      ),
    ),
  // `SBB IC 725` under `RAIL`: letters of a kind of train are those of an airline as well.
  train: (lines) =>
    lines.some(({ times }) => times.length > 0) &&
    lines.every(({ flights }) => flights.every(({ carrier, number }) => beginsWithTrain(`${carrier}${number}`))),
}

/** Words of a heading that stands alone. */
const FEW = 5

/**
 * `Hotels (room and breakfast)`, `HOSPEDAGEM 2`: what is said aside of what a heading heads, and which of several that is. What stood above has come to its
 * end there; but pages with such headings may have others below that are not known, so that nothing is left to houses alone.
 */
const ASIDE = /\s\([^()]*\)$|\s\d{1,2}$/

/** `Monday 06 September 2027 — `: the day of a heading, before what it heads. */
function dayBefore({ plain, dates: [day, more], cells: [cell] }: Line): number {
  if (!day || more || !cell || day.end > cell.end || !/^\s*(?:[a-z]{2,12}[.,]?\s)?$/.test(plain.slice(0, day.start))) return 0
  const mark = /^\s?[–—|-]\s/.exec(plain.slice(day.end, cell.end))?.[0]
  return mark === undefined ? 0 : day.end + mark.length
}

/** `BUS ZURÜCK`, `TRAIN – OUTBOUND`: which way of the journey a heading is of, and nothing else. */
const isWay = (said: string): boolean => said !== '' && [OUT, BACK].some((way) => way.exec(said)?.[0].replace(/\W+$/, '') === said)

/** In a page in capitals a heading may be followed by anything, and anywhere by its day; else it stands alone. */
function serviceOf(line: Line, mayBeDated: boolean, mayBeCell = false): Service | undefined {
  const { cells } = line
  const day = dayBefore(line)
  const [text, plain] = [line.text.slice(day), line.plain.slice(day)]
  const [first, second = ''] = withoutPicture(text).trim().split(/\s+/)
  if (first === undefined || !/^\p{Lu}/u.test(first)) return undefined
  const small = withoutPicture(plain).trim()
  const [word = ''] = small.split(/\s/, 1)
  const isAlone = cells.length === 1 && !/[:\d]/.test(small) && small.split(' ').length <= FEW
  const isLoud =
    first === first.toUpperCase() &&
    first.length > 2 &&
    !/^[:/-]/.test(second) &&
    (second === '' || second === second.toUpperCase() || (mayBeDated && datedHeading(line) !== undefined) || (mayBeCell && isOwnCell(line)))
  const own = isAlone || isLoud ? headed(small, isAlone, isLoud) : undefined
  // `ACCOMMODATION In 12 May`, and in a line of its own `Hotels (room only)`.
  const isOfHouse = isHouseWord(small.replace(ASIDE, '')) || (first === first.toUpperCase() && isHouseWord(word))
  return own ?? (cells.length === 1 && isOfHouse ? 'any' : undefined)
}

function headed(small: string, isAlone: boolean, isLoud: boolean): Service | undefined {
  return KINDS.find((kind) => {
    const told = HEADINGS[kind].exec(small)?.[0]
    // `HOTEL: Casa Azul` and `FLIGHT NUMBER` are labels.
    return (
      told !== undefined &&
      // `CAR RENTAL – Brightcar`: who it is of, set apart.
      (isAlone && !(isLoud && /^ [–—|-] /.test(small.slice(told.length)))
        ? told.length === small.length || isWay(small.slice(told.length).trim())
        : !/^\s?[:#]|^ (?:number|no\.?|nr\.?|date|time|class)\b/.test(small.slice(told.length)))
    )
  })
}

/** `HOTEL   Rose House, Fairtown`: a heading in capitals that is all of the first cell of its line. */
function isOwnCell({ text, plain, cells: [first, ...more] }: Line): boolean {
  const told = first && text.slice(first.start, first.end).trim()
  const small = first && plain.slice(first.start, first.end).trim()
  return (
    told !== undefined &&
    more.length > 0 &&
    told === told.toUpperCase() &&
    KINDS.some((kind) => HEADINGS[kind].exec(small ?? '')?.[0] === small)
  )
}

/** A day alone, or in a line that is drawn, `-- WED 10 JUN 2026 -----`: what stands below goes on with the day. */
const isDay = ({ dates, times, plain }: Line): boolean =>
  dates.length === 1 && times.length === 0 && plain.split(/[^a-z\d.]+/).filter(Boolean).length <= 5

/** A flight, or both times of a ride: what stands under the heading of a house has come to its end. */
const isOfRide = ({ flights, times, plain }: Line): boolean =>
  flights.length > 0 ||
  (times.length > 1 &&
    !/check|open|recep|desk|office|breakfast|dinner|lunch|fruhstuck|frokost|frukost|desayuno|colazione|petit/.test(plain))

const isKind = (service: Service): service is Kind => service !== 'none' && service !== 'any'

interface Section {
  readonly service: Service
  readonly lines: readonly Line[]
}

/** The services of a page, each with its lines; none where fewer than two kinds are headed and told. */
function sectionsOf({ lines }: Page): readonly Section[] {
  const headed = (mayBeDated: boolean, mayBeCell = false) =>
    lines.slice(1).flatMap((line) => {
      const service = serviceOf(line, mayBeDated, mayBeCell)
      return service ? [{ service, at: line.index }] : []
    })
  // `CAR Monday 20 September 2027`: an itinerary that sets its houses under such a heading sets all so.
  const dated = headed(true)
  const loud = dated.some(({ service }) => service === 'hotel') ? dated : headed(false)
  // Where one is set in a cell of its own, all are, whatever the next cell begins with.
  const heads = loud.some(({ at }) => lines[at] !== undefined && isOwnCell(lines[at])) ? headed(loud === dated, true) : loud
  if (new Set(heads.map(({ service }) => service).filter((service) => service !== 'any')).size < 2) return []
  const sections = heads.map(({ service, at }, which): Section => {
    const own = lines.slice(at, heads[which + 1]?.at)
    const end = own.findIndex((line, index) => index > 0 && (isDay(line) || dayBefore(line) > 0 || (service === 'hotel' && isOfRide(line))))
    return { service, lines: end < 0 ? own : own.slice(0, end) }
  })
  const proved = sections.filter(({ service, lines: own }) => !isKind(service) || PROOF[service](own))
  const kinds = new Set(proved.map(({ service }) => service).filter(isKind))
  return kinds.size > 1 ? proved : []
}

const EMPTY = { text: '', plain: '', cells: [], dates: [], times: [], flights: [], places: () => [] }

/** A page for each kind of product. */
export type Services = Readonly<Record<Kind, Page>>

/** The page as each service is to be read from it: without what stands under the headings of the others. */
export function pagesOf(page: Page): Services {
  const sections = remembered(() => sectionsOf(page))
  const of = (kind: Kind): Page => {
    const others = new Set(
      sections().flatMap(({ service, lines }) => (service === kind || service === 'any' ? [] : lines.map(({ index }) => index))),
    )
    if (others.size === 0) return page
    const lines = page.lines.map((line) => (others.has(line.index) ? { ...line, ...EMPTY } : line))
    return { ...page, lines, ...saidIn(lines.map(({ plain }) => plain).join('\n')) }
  }
  return { air: of('air'), hotel: of('hotel'), car: of('car'), train: of('train') }
}
