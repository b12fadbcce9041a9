/** Stations in a line: those that are known, and what stands where a station must stand. */

import type { Gazetteer } from '../../found.ts'
import { MONTHS, WEEKDAYS } from '../days/months.ts'
import { STATION_NAME } from '../page/east-asian-rides.ts'
import { WITHIN_TOWNS } from '../places/broken-addresses.ts'
import { BEFORE_ARRIVING, BEFORE_LEAVING, LEAVING_OR_ARRIVING, OF_PLACE } from '../words/leaving.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor, rememberedOf } from '../words/remembered.ts'
import { wordSet } from '../words/vocabulary.ts'
import { PORTS, SHIPS, shipByItself } from './ships.ts'
import { saysStation } from './station-words.ts'
import { findTrains, isOperator } from './train-numbers.ts'
import { hasRole, isOfExpected, roleAlone } from './train-roles.ts'

export interface StationMark {
  readonly start: number
  readonly end: number
  readonly name: string
  /** It is in the gazetteer, or says that it is one. */
  readonly known: boolean
  /** A label says that a journey begins or ends there. */
  readonly isLabelled?: boolean
  /** Nothing but where it stands says that it is one. */
  readonly isGuessed?: boolean
  /** Known of small places alone, as whose names words and people are called. */
  readonly isSmall?: boolean
}

const WORD = /(?:['’]s-)?[\p{L}(][\p{L}\d'’.()/-]*/gu
/** `’s-Hertogenbosch` */
const CAPITAL = /^(?:['’]s-)?\p{Lu}/u
/** Words of the name of a station that is known. */
const LONGEST = 6
/** Signs of the name of a station. */
const LONGEST_NAME = 45
/** Signs and words of one that says that it is one: `LONDON AIRPORT Central Bus Station T2`. */
const LONGEST_SAID = 60
const MOST_WORDS = 6
const MOST_SAID = 8

/** Words of tickets that are also towns that travellers go to: all of what is said, they are towns. */
const TOWNS = new Set(['split', 'nice', 'reading'])

/** Words that are towns somewhere and something else on tickets. */
const COMMON = new Set([
  ...TOWNS,
  ...'standard premier second first class klasse classe clase seat coach wagen platz voiture place via heure heures hora hour uhrzeit tijd tid godzina direct return single adult train zug treno tren tag tog halt datum zeit gleis date time hin ruck from to ab an von nach de da a le la fra til van naar do ze summe preis price total name herr frau mr mrs booking reference number ticket bahn central station hbf international test user reise reisende outbound inbound aller retour ida vuelta andata ritorno utresa aterresa plats vagn passenger passengers buss autobus autobuss autobusz autocar autocarro ferry farja ferge faerge traghetto prom platform fare open flex comfort komfort plus business economy off peak online carte abo bc card order sitzplatz fenster grossraum grosraum reservation reservierung buchung bestellung reserva prenotazione reservering boeking bokning bestilling rezerwacja rezervace varaus mit und bar best most may mar sol orange bay gate service ore hours times pasajero pasajera passeggero passeggeri viajero viaggiatore viaggiatori reisender reisende fahrgast matkustaja cestujici pasazer resenar rejsende passagier passageiro voyageur voyageurs asiento posto plaats plass plads miejsce misto fecha hora ora heure dato datum dag zeit tarifa tariff tarif tarief taxa accommodation vehicle unterkunft fahrzeug hebergement vehicule alojamiento vehiculo sistemazione veicolo alojamento veiculo voertuig fordon kjoretoy koretoj ajoneuvo pojazd vozidlo stop stand room cabin bus car hotel normal cena data nome nom nombre navn namn naam nimi totalt totaal totale suma summa celkem sum coche carrozza carrozze carruagem rijtuig vaunu vuz sete seter gidis donus tam zpet meno paluu menomatka paluumatka odaut visszaut oda vissza utreise hjemreise hemresa udrejse hjemrejse utresa regreso regresso powrot wyjazd passasjer passasjerer passageiros reiziger reizigers viajante viajantes viajeros resande passagerare passagerer matkustajat podrozny podrozni utas utasok yolcu yolcular sale llega llegan parte arriva hareket seyahat tur retur heenreis terugreis volta auch ins eu nueva posada holiday holidays'.split(
    ' ',
  ),
])

/** What is a label where it is all of a cell, and a part of names elsewhere. */
const LABELS = wordSet(
  'bokningsnummer bookingnummer bestillingsnummer buchungsnummer reservierungsnummer auftragsnummer reserveringsnummer boekingsnummer bookingreference check-in entrada ingreso reitti route ruta rutt rute strecke ligne linje linea trayecto trajet trajeto tratta rotta overfahrt uberfahrt crossing sailing operator carrier supplier vehicle duration dauer duree duracion durata duur kesto status',
  PORTS,
  SHIPS,
)

const isWord = rememberedOf((text: string): boolean => {
  const word = plain(text).replace(/[.,()*/]/g, '')
  return COMMON.has(word) || MONTHS.has(word) || WEEKDAYS.has(word)
})

/** What follows the name of a town where it has several stations. */
const KIND_AFTER =
  /^(?: (?:estaci[oó]n de autobuses|estaci[oó]n|gare routi[eè]re|flughafen(?: fernbf| fernbahnhof| regionalbf)?|fernbf|airport(?: station)?|a[eé]roport(?: cdg)?(?: \d)? tgv|bus station|coach station|busbahnhof|zob|autostazione|dworzec autobusowy|nord|s[uü]d|ost|west|midi|zuid)(?![\p{L}])| \([\p{L} .'-]{0,24}(?:station|estaci[oó]n|esta[cç][aã]o|stazione|bus|hbf|terminal|airport|gare|nord|europe|central|stadion|flughafen)[\p{L} ]{0,12}\))/iu

/** `Hook of Holland` is no Holland; `Port of Dover` is Dover. */
const isOfAnother = (before: string): boolean =>
  /(?<![\p{L}])(?!(?:Port|City|Town|Station|Terminal) )\p{Lu}\p{L}+\s(?:of|van|upon|OF|VAN|UPON)\s$/u.test(before)

/** `direction Barcelone`: where a train or a coach goes on to. */
const BOUND =
  /(?:^|[^\p{L}])(?:direction|direzione|direcci[oó]n|direção|richtung|retning|riktning|richting|kierunek|směr|smer|sentido|bound for)\s?:?\s$/iu

/** `Ms Ada Lovelace` is no Ada. */
const AFTER_TITLE = /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Herrn?|Frau|Mme|Mlle|Sra?|Srta|Sig|Dhr|Mevr|Hr|Fru|Pan|Pani)\.?\s$/u

/** `164 Mackay Street` is no Mackay, and `164 Buckingham Palace Road` no Buckingham. */
export const STREETS = '(?:Street|Road|Avenue|Lane|Drive|Square|Terrace|Parade|Highway)'
const STREET = new RegExp(`^\\s(?:\\p{Lu}[\\p{L}'’]{2,14}\\s)?${STREETS}(?![\\p{L}])`, 'u')

/** `Avda. Kansas City s/n`, `Rue de Lyon 12`: nor is a town the street of a house that is called after it. */
const BEFORE_STREET =
  /(?<!\p{L})(?:Avda|Avenida|Avenue|Av|Calle|C\/|Carrer|Paseo|Ronda|Ctra|Carretera|Rue|Boulevard|Bd|Viale|Corso|Rua|Estrada|Ul|ul|Aleja|Al)\.?\s?(?:d[eoa]l?s?(?: la)?\s)?$/u
const NUMBER_OF_HOUSE = /^,?\s(?:s\/n|n[°º.]{0,2}\s?\d|\d{1,4}[a-z]?(?![\d:.h]))/i

/** `Hook of` is no Hook. */
const GOES_ON = /^\s(?:of|upon)(?:\s|$)/i

/** `BALTIMORE, MD - PENN STATION`: what stands behind the state is the town's station. */
const IN_STATE = /^, [A-Z]{2} [-–] [\p{L} .']{2,30}(?![\p{L},])/u

/** `PROMO -26 ANS` are years, `45 Min.` minutes and `90 Lei` money, and no towns. */
const COUNTED = /^(?:ans|an|anni|lei|min|std|plus|points|mal)$/i
const COUNT = /\d\s?$/

/** `Métro 12` is a line of a city. */
const OF_CITY = /^(?:m[eé]tro|tram|tramway|bus|subway|underground)$/i
const LINE = /^\s[A-Z]?\d/

/** Known stations of a line, the longest names first, in order. */
export const findStations = (original: string, gazetteer: Gazetteer): readonly StationMark[] => stationsBy(gazetteer)(original)

const stationsBy = rememberedFor((gazetteer: Gazetteer) => rememberedOf((original) => knownStations(original, gazetteer)))

function knownStations(original: string, gazetteer: Gazetteer): readonly StationMark[] {
  const words = [...original.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
  const found: StationMark[] = []
  for (let first = 0; first < words.length; ) {
    const head = words[first]
    let taken = 0
    if (head && CAPITAL.test(head.text)) {
      for (let count = Math.min(LONGEST, words.length - first); count > 0 && taken === 0; count--) {
        const last = words[first + count - 1]
        if (!last) continue
        const name = original
          .slice(head.start, last.end)
          .replace(/[,(]+$/, '')
          .replace(/(?<!\.\p{L}{1,3})\.$/u, '')
        if (/\s{3}|[→➔▶|•·:;!?,]/.test(name)) continue
        if (/\s[-–]\s/.test(name) && !gazetteer.stations(name)[0]?.isListed) continue
        if (count === 1 && (isWord(name) || name.length < 3)) continue
        if (count === 1 && COUNTED.test(name) && COUNT.test(original.slice(0, head.start))) continue
        if (count === 1 && OF_CITY.test(name) && LINE.test(original.slice(last.end, last.end + 3))) continue
        if (isWord(last.text) && !/^(?:hbf|central|station|international)$/i.test(last.text)) continue
        const places = gazetteer.stations(name)
        // `Nice Ville` is a station although the one word is none.
        if (places.length === 0 || (isWord(head.text) && !(count > 1 && places[0]?.isListed))) continue
        const before = original.slice(Math.max(0, head.start - 24), head.start)
        if (isOfAnother(before) || BOUND.test(before) || AFTER_TITLE.test(before)) continue
        if (GOES_ON.test(original.slice(last.end, last.end + 10))) continue
        if (STREET.test(original.slice(last.end, last.end + 28)) && /\d\p{L}?\s$/u.test(original.slice(0, head.start))) continue
        if (NUMBER_OF_HOUSE.test(original.slice(last.end, last.end + 8)) && BEFORE_STREET.test(before)) continue
        const rest = KIND_AFTER.exec(original.slice(head.start + name.length))?.[0] ?? ''
        const end = head.start + name.length + rest.length
        const behind = IN_STATE.exec(original.slice(end))?.[0].length ?? 0
        found.push({ start: head.start, end, name: original.slice(head.start, end), known: true })
        taken = words.filter(({ start }) => start >= head.start && start < end + behind).length
      }
    }
    first += Math.max(1, taken)
  }
  return found
}

/** `ORVIETO Ore/Time 12:18`: what a form calls its times, in two languages. */
const OF_TIMES = '(?:times?|hours?|ora|ore|orario|horas?|heures?|uhrzeit|zeit|tijd|tid|godz\\.?|godzina)'

/** `Venezia Mestre con RJ 132`: what one rides, behind where it leaves. */
const WITH = '(?:con|col|mit|par|avec|by|with|aboard|com|met|med|z|pociagiem|vlakem|junalla|tog|tag)'

/** What stands after a station's name on its line, in plain text. */
const ENDS = new RegExp(
  `\\s{3}|\\s\\+\\s?\\d|\\s[-–—|·•]\\s|[,;|→➔➜⟶▶»>·•]|\\s\\((?=[^)]*(?:\\d|$))|\\s(?:gleis|bahnsteig|raide|kolej|nastupiste|voie|binario|via|anden|spor|spar|spoor|peron|platform|pl\\.|quai|track|bin\\.?|nast\\.?|kol\\.|per\\.|perron|bstg\\.?|bahnst\\.?|gl\\.|kl\\.)\\s?\\d|\\s\\d|\\s(?:on|at|um|le|am)\\s|\\s${WITH}\\s(?=(?:[a-z']+ ){1,3}\\d)|\\s${OF_TIMES}\\s?/\\s?${OF_TIMES}(?![a-z])|\\s${LEAVING_OR_ARRIVING}(?![a-z])`,
)
/** `Gare de Lyon Hall 1 & 2`: the number of a hall is part of the name. */
const HALL = /\s(?:terminal|hall|halle|hal|hala|halli) \d(?: ?(?:&|et|und|and|e|y|i|-|–|\/) ?\d)?(?=\s*$|\s{3})/

/** What stands before it. */
const BEGINS = new RegExp(
  `^(?:\\d{7} (?=[a-z])|[\\s:.,>→➔▶–—-]|\\+\\d|(?:stazione|estacion|estacao|station|gare|stacja|bahnhof) (?:di |de |do |du )?(?=${LEAVING_OR_ARRIVING}(?![a-z]))|(?:${BEFORE_LEAVING}|${BEFORE_ARRIVING})${OF_PLACE}\\s?(?=:)|(?:uhr|hrs?|h|in|start|${BEFORE_LEAVING}|${BEFORE_ARRIVING})(?![a-z\\d])\\.?)+`,
)
/** What stands between it and its time. */
const BEFORE_TIME = new RegExp(`\\s(?:ab|an|kl|um|at|ore|hrs|alle|${LEAVING_OR_ARRIVING})\\.?$`, 'i')

/** `Portsmouth to Caen` are two, and so are `Helsinki–Tukholma`. */
const ROUTE = /\p{L}\)?[–—]\p{Lu}|[\p{L})] (?:to|nach|naar|till|para) \p{Lu}/u

/** `Deluxe Double Room`, `Europe/Prague)` */
const NO_STATION =
  /(?<![a-z])(?:rooms?|suite|[a-z]*zimmer|chambre|habitacion|camera|quarto|[a-z]*kamer|dobbeltrom|dubbelrum|[a-z]*vae?relse)(?![a-z])|^[a-z]+\/[a-z]+\)$/

/** `Hook of`, `Frankfurt am`: the rest of the name stands on another line. */
export const CUT_NAME = new RegExp(`\\s${WITHIN_TOWNS}$`, 'i')

const isDayWord = (word: string): boolean => /^\s\p{Ll}{2}$/u.test(word) || WEEKDAYS.has(plain(word).replace(/[^a-z]/g, ''))

/** Where the name of a station ends that begins a text: `Neunkirchen am Sand`, and `Bern am 3. Mai`. */
function endIn(text: string, small: string, gazetteer: Gazetteer): { readonly index: number } | undefined {
  const end = ENDS.exec(small)
  const hall = end && HALL.exec(small)
  if (hall && hall.index < end.index && hall.index + hall[0].length > end.index) return { index: hall.index + hall[0].length }
  if (!end || !/^\s(?:am|le|an)\s/.test(end[0])) return end ?? undefined
  const [listed] = findStations(text, gazetteer)
  return listed?.start === 0 && listed.end > end.index + end[0].length ? { index: listed.end } : end
}

/** Where the brackets open that are the last in a text, with nothing closed within them: -1 where there are none. */
function openedBefore(text: string, end: number): number {
  const closed = text.lastIndexOf(')', end - 1) + 1
  const at = text.slice(closed, end).search(/\s\(/)
  return at < 0 ? -1 : closed + at
}

/** `Pardubice hl.n. (odj.)`, `Vitoria (hora salida)`: a name without the brackets behind it that say what one does there, or that are not closed. */
function withoutRole(text: string): string {
  const open = openedBefore(text, text.length)
  const name = open < 0 ? text : text.slice(0, open)
  const at = name.endsWith(')') ? openedBefore(name, name.length - 1) : -1
  return at >= 0 && roleAlone(plain(name.slice(at + 2, -1))) ? name.slice(0, at) : name
}

/** The text where a station must stand, cut where another thing begins; undefined where it looks like none. */
export function stationIn(text: string, gazetteer: Gazetteer): StationMark | undefined {
  const small = plain(text)
  const begin = BEGINS.exec(small)?.[0].length ?? 0
  const rest = text.slice(begin)
  // `ab 12:05   ICE 279`, `M/S Visby`
  if (findTrains(rest)[0]?.start === 0 || shipByItself(rest)) return undefined
  // `Lisboa - Oriente`, `Marne-la-Vallée—Chessy` and `A Coruña` are one station each.
  const [all, whole] = [text.trim(), rest.trim()]
  for (const name of [all, whole])
    if (/\s[-–]\s|—|^A\s\p{Lu}/u.test(name) && name.length < LONGEST_NAME && gazetteer.stations(name)[0]?.isListed) {
      const start = text.indexOf(name)
      return { start, end: start + name.length, name, known: true }
    }
  const east = STATION_NAME.exec(rest)?.[0]
  if (east !== undefined) return { start: begin, end: begin + east.length, name: east, known: true }
  const end = endIn(rest, small.slice(begin), gazetteer)
  const told = rest
    .slice(0, end?.index ?? rest.length)
    .replace(/[\s:,–-]+$/, '')
    .replace(/\sh$/, '')
    // `Turku pe 11.6.`, `København fredag 11. juni`
    .replace(/,?\s\p{L}{2,12}\.?$/u, (word) => (/^\s?\d/.test(rest.slice(end?.index)) && isDayWord(word) ? '' : word))
    // `Leeds (LDS)`, `Leeds [LDS]`
    .replace(/\s(?:\((?!ZOB|SBB)[A-Z]{3}\)|\[[A-Z]{3}\])$/, '')
    .replace(BEFORE_TIME, '')
  const name = withoutRole(told)
    .replace(/(?<!\.\p{L}{1,3})\.$/u, '')
    // `Dubrovnik Main Bus Station (Autobusni kolodvor)`
    .replace(/^(.{3,})\s\([^()]*\)$/u, (long, short: string) => (long.length > LONGEST_NAME ? short : long))
  const says = saysStation(name.replace(/ T\d$/, ''))
  if (
    name.length < 2 ||
    name.length > (says ? LONGEST_SAID : LONGEST_NAME) ||
    !CAPITAL.test(name) ||
    /\d{2}|:|^(?=.*\d)[A-Z\d]{5,8}$/.test(name) ||
    ROUTE.test(name) ||
    /\s\/$/.test(name) ||
    CUT_NAME.test(name) ||
    roleAlone(plain(name)) ||
    isOfExpected(plain(name)) ||
    LABELS.has(plain(name)) ||
    plain(name).replace(HALL, '').split(/\s+/).length > (says ? MOST_SAID : MOST_WORDS)
  )
    return undefined
  const bare = name.replace(/ ?\([^)]*\)$/, '')
  const places = gazetteer.stations(bare)
  const isTown = TOWNS.has(plain(name)) && name === whole
  const isOdd = !isTown && (isWord(name.split(' ')[0] ?? '') || hasRole(plain(name)))
  if (places.length === 0 && !says && (NO_STATION.test(plain(name)) || /\s\p{Ll}{3,}\s\p{Ll}{3,}/u.test(name) || isOperator(plain(name))))
    return undefined
  // `Des Moines` is a town although the one word is none.
  const isCity = places.some((place) => plain(place.name) === plain(bare))
  if (isOdd && !(name.includes(' ') && (places[0]?.isListed || isCity))) return undefined
  const isSmall = places.length === 0 && !says && !isWord(bare) && gazetteer.isSmallPlace(bare)
  return { start: begin, end: begin + name.length, name, known: places.length > 0 || says || isSmall, ...(isSmall && { isSmall }) }
}
