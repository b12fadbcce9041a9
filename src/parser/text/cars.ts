/** Hired cars of a page: the two labels with their moments and places, and who hires out. */

import { daysBetween } from '../../core/dates.ts'
import { dated, type Found, type FoundCar } from '../found.ts'
import { neighbour, saidAt } from './around.ts'
import { type Moment, written } from './block-time.ts'
import { FIRMS, firmOf } from './car-firms.ts'
import { labelledPlace, placeBeside, stationOf } from './car-labelled-places.ts'
import { type Ends, endsIn, HIRE_PERIOD, weakEnds } from './car-labels.ts'
import { type HirePlace, placeOf } from './car-places.ts'
import { underDay } from './hire-days.ts'
import { HOLIDAY_HOUSES } from './house-words.ts'
import { numbered, ownReference } from './own-references.ts'
import type { Line, Page } from './page.ts'
import { brokenPairs, daysOn, hitAt, hitsOf, type LabelledMoment, type MomentPair, momentPairs, type Told } from './pairs.ts'
import { areByNumber } from './passing.ts'
import { plain } from './plain.ts'
import { WORD_OF_RAIL } from './rail-words.ts'
import type { Reference } from './references.ts'
import { withTimeBelow } from './time-below.ts'
import type { TimeMark } from './times.ts'
import { vocabulary } from './vocabulary.ts'

const CAR = vocabulary(`
  car hire, car rental, car rentals, rental car, rental cars, rent-a-car, rent-a car, rent a-car, rent a car, rental agreement, rental, vehicle, or similar, main driver
  lead driver, hauptfahrer, hoofdbestuurder, conducteur principal, conductor principal, conducente principale, condutor principal, huvudforare
  your car, your hire car, your rental car, mietwagen, mietauto, autovermietung, fahrzeug, fahrzeuge, fahrzeugklasse, fahrzeugkategorie, oder ahnlich
  mietvertrag, votre location, debut de location, location de voiture, location de vehicule, voiture de location, loueur, vehicule, ou similaire, ou semblable
  alquiler, alquiler de coche, alquiler de coches, coche de alquiler, vehiculo, o similar, autonoleggio, noleggio, noleggio auto, veicolo, o simile
  aluguer, aluguel, veiculo, viatura, ou similar, huurauto, autohuur, of vergelijkbaar, hyrbil, hyrbilen, biluthyrning, eller likvardig
  biludlejning, lejebil, leiebil, leiebilen, bilutleie, eller lignende, eller tilsvarende, tai vastaava, nebo podobny, car type, wynajem, samochod
  samochodu, wypozyczalnia, pujceni, pronajem vozu, pronajem auta, rezervace vozu, vuokraamo, lub podobny, vuokra-auto, pujcovna, acriss, car group
  mileage, kilometrage, kilometraje, chilometraggio, cdw, car class, motorcycle rental, your motorcycle, motorhome, motorhome hire, campervan, campervan hire
  camper van, rv rental, van hire, van rental, scooter rental, wohnmobil, wohnmobilvermietung, reisemobil, campervermietung, transporter, motorradvermietung
  mietfahrzeug, mietstation, ubernahmestation, camping-car, fourgon, utilitaire, location de camping-car, location de moto, ou equivalent, autocaravana
  furgoneta, alquiler de autocaravanas, alquiler de motos, camperhuur, huurcamper, gelijkwaardig, bobil, autocamper, husbil, husvagn, asuntoauto
  matkailuauto, autonvuokraus, kampervan, obytny vuz, obytne auto, wynajem samochodu, wypozyczenie, furgone, motociclo, autocarro, carrinha
  arac, arac kiralama, kiralik arac, araba kiralama, veya benzeri, benzeri, autoberles*, berauto, berelt auto, vagy hasonlo, jarmu
  mietwagen*, mietauto*, leihwagen*, fahrzeuggruppe, fahrzeugtyp, fahrzeugmodell, wagenklasse, wagengruppe, wagentyp, wagenkategorie, oder vergleichbar
  oder gleichwertig, autovermieter, mietwagenfirma, fahrzeugubernahme, fahrzeugabholung, fahrzeugruckgabe, freikilometer
  car category, car model, car size, car supplier, or equivalent, unlimited kilometers, unlimited kilometres, unlimited km
  ou equivalente, o equivalente, o similare, o similari, auto o simile, autoveicolo, autovettura, coche o similar, locadora, carro, rentadora
  huurwagen, huurauto*, autoverhuur*, autogroep, autoklasse, autocategorie, autotype, of soortgelijk, of gelijkwaardig
  hyrbil*, biluthyr*, bilgrupp, bilklass, bilkategori, biltyp, bilmodell, fordon, eller liknande, eller motsvarande, el. likn, fria mil
  lejebil*, biludlej*, billeje*, bilgruppe, bilklasse, biltype, bilmodel, koretoj, leiebil*, bilutlei*, kjoretoy, fri kjorelengde, frie kilometer
  autovuokra*, vuokra-autosi, vuokra-auton, vuokra-autovaraus, autoluokka, autoryhma, automalli, ajoneuvo, ajoneuvoluokka
  tai samankaltainen, tai samanlainen, wypozyczalni, pojazd, klasa pojazdu, klasa samochodu, grupa pojazdu, lub podobne, lub podobna, lub rownorzedny,
  wynajmu samochodu, wynajem auta, najem samochodu, najmu samochodu, autopujcovna, pujcovny, pujcovne, pronajem vozidla, pronajem automobilu, vozidlo
  nebo podobne, nebo podobna, ci podobny, ci podobne, kategorie vozu, kategorie vozidla, trida vozu, autokolcsonz*, gepjarmu, autokategoria, arac grubu
  rental voucher, hire voucher, car voucher, rental contract, mietgutschein, mietwagengutschein, bon de location, contrat de location, agence de location
  location auto, location de vehicules, bono de alquiler, contrato de alquiler, oficina de alquiler, buono di noleggio, voucher noleggio, contratto di noleggio
  voucher de aluguer, contrato de aluguer, contrato de aluguel, huurvoucher, huurovereenkomst auto, hyresavtal bil, hyrbilsvoucher, lejekontrakt bil, leiekontrakt bil
  vuokrasopimus auto, umowa najmu samochodu, voucher najmu, smlouva o najmu vozidla, voucher na pronajem
  driving licence, driving license, driver's licence, driver's license, drivers license, fuhrerschein, permis de conduire, licencia de conducir, carne de conducir
  permiso de conducir, patente di guida, carta de conducao, carteira de habilitacao, cnh, rijbewijs, korkort, korekort, forerkort, ajokortti, prawo jazdy
  ridicsky prukaz, ehliyet, jogositvany, full to full, full/full, fuel policy, tankregelung, sipp
`)
/** What cars are called after, as people and houses may be: they count where a line tells of a vehicle; one may bring one's own on a ferry. */
const MAKES = vocabulary(
  'peugeot, renault, volkswagen, vw, opel, vauxhall, skoda, toyota, citroen, hyundai, nissan, dacia, fiat, suzuki, mazda, mitsubishi, chevrolet, cupra',
)
const OF_VEHICLE =
  /(?<![a-z])(?:vehicle|car (?:type|model|group|class)|fahrzeug[a-z]*|wagentyp|mietwagen|vehicule|voiture|vehiculo|coche|veicolo|autovettura|veiculo|viatura|carro|voertuig|auto|fordon|bil|koretoj|kjoretoy|pojazd|samochod|vozidlo|vuz|arac|ajoneuvo)(?![a-z])/
/** Let for days as cars are. */
const HOUSES = vocabulary(`
  ${HOLIDAY_HOUSES}
  holiday cottage, holiday apartment, holiday let, holiday rental, vacation rental, ferienwohnungen, location saisonniere, location de vacances
  apartment, appartement, apartamento, appartamento, apartament, sommarstuga, stugan, feriebolig, hytta, check-in, anreise
`)
/** Firms with names of people and words of much else: by themselves they are no sign of a car. */
const NAMED_LIKE_OTHERS: ReadonlySet<string> = new Set(['ada', 'apex', 'budget', 'dollar', 'movida'])
/** Said of tools and boats, or asked of those who sleep in a house, too. */
const HIRE =
  /^(?:driv|fuhrerschein|permis|licencia|carne|permiso|patente|carta|carteira|cnh|rijbewijs|korkort|korekort|forerkort|ajokortti|prawo|ridicsky|ehliyet|jogositvany|or equivalent|o equivalente|ou equivalente)|^(?:rental|rental agreement|votre location|debut de location|mietvertrag|alquiler|noleggio|aluguer|aluguel|wynajem)$/
const momentOf = (told: Told): string =>
  told.minutes === undefined ? told.date : written({ date: told.date, minutes: told.minutes } satisfies Moment)

const SIMILAR =
  /,? (?:or similar|oder ahnlich|ou similaire|o similar|o simile|ou similar|of vergelijkbaar|eller (?:liknande|likvardig|lignende|tilsvarende)|tai vastaava|nebo podobny|lub podobny|car type)/
const MODEL = /\p{Lu}[\p{L}\d-]+(?: [\p{Lu}\d][\p{L}\d-]*){0,4}$/u
/** `Škoda Octavia nebo podobný` */
function modelOn({ text, plain: small }: Line): string | undefined {
  const similar = SIMILAR.exec(small)
  return similar ? MODEL.exec(text.slice(0, similar.index))?.[0] : undefined
}

/** Nobody hires a car for longer, and what one checks in to is a house. */
function isHire({ first, second }: MomentPair): boolean {
  const days = daysBetween(first.date, second.date)
  const isOfStay = /check.?in|check.?out/.test(first.hit.line.plain) && !/^check.?out/i.test(first.hit.label)
  return days >= 0 && days <= 120 && !isOfStay
}

const isFetched = ({ first }: MomentPair): boolean => !/^(?:d[eé]part|consegna|start|from)/i.test(first.hit.label)

const isTimed = ({ first, second }: MomentPair): boolean => first.minutes !== undefined && second.minutes !== undefined

/** The hires that labels tell. Flights and guests depart as well: where something is handed over, that is said of the car. */
function hires(page: Page, { pickUp, dropOff }: Ends): readonly MomentPair[] {
  const all = momentPairs(page, pickUp, dropOff, [underDay]).filter(isHire)
  if (all.length > 0 && all.every(isFetched)) return all
  const notDeparting = new RegExp(`(?!depart)${pickUp.source}`, pickUp.flags)
  if (all.length === 0) return brokenPairs(page, notDeparting, dropOff).filter((pair) => isHire(pair) && isTimed(pair))
  const handed = momentPairs(page, notDeparting, dropOff).filter(isHire)
  return handed.some(isTimed) ? handed : all
}

/** Nobody hires two cars for the same days in one booking: other days are of what is said about the first. */
function withoutOverlaps(pairs: readonly MomentPair[]): MomentPair[] {
  const kept: MomentPair[] = []
  for (const { first, second } of pairs) {
    const overlaps = (one: MomentPair): boolean =>
      (one.first.date < second.date && first.date < one.second.date) || (one.first.date === first.date && one.second.date === second.date)
    if (!kept.some(overlaps)) kept.push({ first, second })
  }
  return kept
}

/** What one says of the two ends of a stay. */
const STAY =
  /(?<![a-z])(?:check.?(?:in|out)|anreise|abreise|arrivee|entrada|salida|llegada|saida|arrivo|partenza|aankomst|vertrek|ankomst|avresa|avreise|incheckning|utcheckning|indtjekning|udtjekning|innsjekking|utsjekking|tulo|lahto|zameldowanie|wymeldowanie|przyjazd|wyjazd|prijezd|odjezd|giris|cikis|erkezes|tavozas)(?![a-z])/

/** `Mon 1 March, 9:00 – Thu 4 March, 17:00`: two moments on a line, the place of each before it if it is told there. */
function spans(page: Page): (MomentPair & { readonly isSpan: true })[] {
  return page.lines.slice(1).flatMap((line) => {
    if (STAY.test(line.plain)) return []
    const [from, to, third] = daysOn(page, line)
    const [starts, ends, more] = line.times
    if (!from || !to || third || !starts || !ends || more || starts.start > to.hit.start || ends.start < from.end) return []
    const moment = (day: LabelledMoment, time: TimeMark): LabelledMoment => {
      const end = Math.max(day.end, time.end)
      return { ...day, minutes: time.minutes, end, hit: hitAt(line, { start: day.hit.start, end }) }
    }
    return [{ first: moment(from, starts), second: moment(to, ends), isSpan: true as const }]
  })
}

/** `OCT 16`, `8:30 AM`, `→`, `OCT 20`, `8:30 AM`: two moments in lines, with an arrow between. */
function aroundArrows(page: Page): MomentPair[] {
  // Rides and stays have such cards as well, and are praised cars beside them.
  if (WORD_OF_RAIL.in(page).size > 0 || !page.lines.some(({ plain: small }) => SIMILAR.test(small))) return []
  return page.lines.slice(1).flatMap(({ text, index }): MomentPair[] => {
    if (!/^\s*(?:[→➔➜»]|--?>)\s*$/.test(text)) return []
    const day = (lines: readonly Line[]): LabelledMoment | undefined => {
      const [line, more] = lines.filter(({ dates }) => dates.length > 0)
      const [told] = line && !more ? daysOn(page, line) : []
      return told && { ...told, ...withTimeBelow(page, told) }
    }
    const [first, second] = [day(page.lines.slice(Math.max(1, index - 3), index)), day(page.lines.slice(index + 1, index + 4))]
    return first?.minutes !== undefined && second?.minutes !== undefined ? [{ first, second }] : []
  })
}

/** `Rental period: 3 – 9 May`, or the row of a vehicle with two days; the hours are those that stand with the names of the ends, if they are told. */
function periods(page: Page, ends: Ends): MomentPair[] {
  const hour = (label: RegExp): number | undefined =>
    hitsOf(page, label)
      .map(({ line }) => (line.dates.length === 0 ? line.times[0]?.minutes : undefined))
      .find((minutes) => minutes !== undefined)
  const [fetched, brought] = [hour(ends.pickUp), hour(ends.dropOff)]
  return page.lines.slice(1).flatMap((line): MomentPair[] => {
    const said =
      HIRE_PERIOD.exec(line.plain) ??
      (line.dates.length === 2 && line.cells.length > 2 && CAR.in(line.plain).size > 0 ? [line.plain] : null)
    const [where] = said ? [line, neighbour(page, line.index, 1)].filter((one) => one?.dates.length === 2) : []
    const [from, to] = where ? daysOn(page, where) : []
    if (!from || !to) return []
    const moment = (day: LabelledMoment, minutes: number | undefined): LabelledMoment => (minutes === undefined ? day : { ...day, minutes })
    return [{ first: moment(from, fetched), second: moment(to, brought) }]
  })
}

/** Ends that words of other journeys tell, where the page has none: `Departure` and `Return`, `Von` and `Bis`. */
function weakly(page: Page): { readonly ends: Ends; readonly pairs: readonly MomentPair[] }[] {
  if (!page.lines.every(areByNumber)) return []
  return weakEnds(page.whole).flatMap((ends) => {
    const pairs = momentPairs(page, ends.pickUp, ends.dropOff).filter(
      (pair) => isHire(pair) && pair.first.minutes !== undefined && pair.second.minutes !== undefined,
    )
    return pairs.length > 0 ? [{ ends, pairs: pairs.slice(0, 1) }] : []
  })
}

/** `Fahrzeugannahme`, `Inleveren`: a car that is left where it is parked has its two ends, too. */
const PARKING =
  /(?<![a-z])(?:valet|park(?:ing|service|platz|platze|haus|ering|eren|oviste)|parkplatz[a-z]+|parcheggio|aparcamiento|estacionamento|estacionamiento|stellplatz|pysakointi|parkolo|otopark)(?![a-z])/
const isOfParking = ({ lines }: Page): boolean => lines.slice(0, HEAD).some(({ plain }) => PARKING.test(plain))
/** Lines that say what a letter is about. */
const HEAD = 8

/** `Ford Focus`: nothing but a make and a model. */
function isModel(small: string): boolean {
  const [first = '', ...model] = small.trim().split(/\s+/)
  return model.length > 0 && model.length < 4 && MAKES.in(first).size > 0
}
/** Whether a line says what one drives. */
const tellsVehicle = ({ plain: small }: Line): boolean => SIMILAR.test(small) || OF_VEHICLE.test(small) || isModel(small)

/** The days of the hires of a page, and the labels that tell their ends; nothing where nothing on it speaks of hiring a car. */
function hiresOf(page: Page, from: string): { readonly ends: readonly Ends[]; readonly pairs: readonly MomentPair[] } | undefined {
  const ofVehicles = page.lines.filter(tellsVehicle).map(({ plain }) => plain)
  const makes = WORD_OF_RAIL.in(page).size > 0 ? [] : MAKES.in(ofVehicles.join('\n'))
  const words = new Set([...CAR.in(page), ...makes])
  const firms = new Set([...FIRMS.in(page), ...FIRMS.in(plain(from))])
  const isOfCars = [...firms].some((firm) => !NAMED_LIKE_OTHERS.has(firm)) || [...words].some((word) => !HIRE.test(word))
  if (!isOfCars || (firms.size === 0 && isOfParking(page))) return undefined
  const ends = endsIn(page.whole)
  const all = hires(page, ends)
  // Two labels of which one is said of nothing that leaves by itself.
  const isLabelled =
    (/pick[- ]?up|collect/.test(page.whole) && /drop[- ]?off|return|bring/.test(page.whole)) ||
    all.some(isFetched) ||
    HIRE_PERIOD.test(page.whole)
  if (words.size + Math.min(1, firms.size) + (isLabelled ? 1 : 0) < 2) return undefined
  // Where cars have their hours, days without are of what is said about them.
  const labelled = all.some(isTimed) ? all.filter(isTimed) : all
  if (labelled.length > 0) return { ends: [ends], pairs: labelled }
  const [weak] = weakly(page)
  if (weak) return { ends: [ends, weak.ends], pairs: weak.pairs }
  // Days alone of a hire are those of a house as well: more than a word must speak of cars.
  const isSaid = firms.size > 0 || [...words].filter((word) => !HIRE.test(word)).length > 1
  const lasting = HOUSES.in(page).size > 0 ? [] : periods(page, ends).filter((pair) => isTimed(pair) || isSaid)
  return { ends: [ends], pairs: [...spans(page), ...aroundArrows(page).filter(isHire), ...lasting].slice(0, 1) }
}

const SAME_PLACE = /\b(?:same location|gleiche station|meme agence|mismo lugar|stesso luogo|mesmo local)\b/

/** Where a car is fetched and brought back, by any of the labels of its ends; those said of cars alone come first. */
function placesOf(page: Page, ends: readonly Ends[], { first, second }: MomentPair) {
  const shared = ends.map(({ pickUp }) => labelledPlace(page, pickUp, true)).find((found) => found !== undefined) ?? stationOf(page)
  const place = (labels: readonly RegExp[], own: LabelledMoment, other: LabelledMoment): HirePlace | undefined =>
    labels.map((label) => labelledPlace(page, label, false)).find((found) => found !== undefined) ??
    placeOf(page, own, other) ??
    (labels[0] && placeBeside(page, labels[0])) ??
    shared
  const fetched = place(
    ends.map(({ pickUp }) => pickUp),
    first,
    second,
  )
  const brought = place(
    ends.map(({ dropOff }) => dropOff),
    second,
    first,
  )
  return { fetched, brought: brought ?? (SAME_PLACE.test(page.whole) ? fetched : undefined) }
}

const momentFound = (told: LabelledMoment): Found =>
  dated(
    {
      value: momentOf(told),
      rule: `label "${told.hit.label}"`,
      sure: told.minutes === undefined ? 0.75 : 0.9,
      // The days of a span have no label but themselves.
      isTold: !/\d/.test(told.hit.label),
    },
    told.guessed,
  )

/** The cars of a page. */
export function readCars(page: Page, references: readonly Reference[], from: string): readonly FoundCar[] {
  const { ends = [], pairs = [] } = hiresOf(page, from) ?? {}
  const numbers = numbered(page)
  return withoutOverlaps(pairs).map((pair): FoundCar => {
    const { first, second } = pair
    const provider = firmOf(page, first.hit.line.index, from)
    const { fetched, brought } = placesOf(page, ends, pair)
    const confirmation = ownReference(numbers, references, first.hit.line.index, 'car')
    const model = page.lines.map(modelOn).find((name) => name !== undefined)
    // The name of the firm is no place where it stands alone: what is beside it belongs to another column.
    const firm = plain(provider?.value ?? '')
    const isFirm = (name: string): boolean =>
      plain(name) === firm && page.lines.some((line) => line.cells.some((cell) => saidAt(line, cell) === firm))
    const place = (told: HirePlace | undefined): Found | undefined =>
      told === undefined || isFirm(told.value) || isModel(plain(told.value)) ? undefined : { ...told, sure: 0.75 }
    const [pickUpPlace, dropOffPlace] = [place(fetched), place(brought)]
    return {
      kind: 'car',
      ...(provider ? { provider } : {}),
      pickUp: momentFound(first),
      dropOff: momentFound(second),
      ...(pickUpPlace ? { pickUpPlace } : {}),
      ...(dropOffPlace ? { dropOffPlace } : {}),
      ...(confirmation ? { confirmation } : {}),
      ...(model ? { model: { value: model, rule: 'a model “or similar”', sure: 0.8 } } : {}),
    }
  })
}
