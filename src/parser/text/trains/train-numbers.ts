/** Trains and long-distance buses in a line: `ICE 123`, `Frecciarossa 9713`, `SJ Snabbtåg 425`. */

import { MONTHS, WEEKDAYS } from '../days/months.ts'
import { allIn } from '../words/all-in.ts'
import { plain } from '../words/plain.ts'
import { rememberedOf } from '../words/remembered.ts'
import { wordSet } from '../words/vocabulary.ts'
import { operators } from './operators.ts'

export interface TrainMark {
  readonly start: number
  readonly end: number
  /** As it is called, with single spaces. */
  readonly name: string
}

/**
 * Who runs trains and buses that are called after them, `FlixBus 784`: other buses have no numbers, and trains of other railways are kinds of their own, as
 * `OUIGO` is, or called by their numbers alone, `1S25`.
 */
const NAMED = [...operators(['named']), ...operators(['bus'], ['surely'])]
const KINDS = [
  // Kinds that are printed in capitals.
  'ICE|IC|MEX|IRX|RRX|REX|CJX|YHT|Sz(?=\\s\\d{3})|Gy(?=\\s\\d{3})|KTX|SRT|ITX|AP|EC|ECE|EN|NJ|RJX?|IR|IRE|RE|RB|TGV(?: INOUI| Lyria)?|INOUI|OUIGO|TER(?:(?: [A-Z][A-Za-zéô-]{2,20}){1,2}(?: ?!)?(?=\\s(?:n°\\s?)?\\d{5,6}(?!\\d)))?|THA|EST|FR|FA|FB|AVE|AVLO|ALVIA|EUROMED|MD|AVANT|X2000|X2(?!\\d)|R(?=\\s?\\d{3})|ES|TLK|EICP?|EIP|IP|KM|REG|RV|D(?=\\s?\\d{3})|L(?=\\s?\\d{3})|S|OS|Sp|EX|FLX|WB|RGJ|SC|LYN|ICL|ICN|ICD|IRYO|HDM|PYO|LE(?=\\s\\d{3})|U(?=\\s\\d{4})|Z(?=\\s\\d{3})|Os|Ex|rjx?|[Ii]ryo|[Oo]uigo',
  `X ?2000(?: [Tt]åg)?|SJ Regional|Öresundståg|Intercit[eéy]s?(?: City| Nuit| Direct| de [Nn]uit)?|INTERCITÉS de nuit|InterCity(?:Lyn| Notte)?|EuroCity(?: Direct)?|EuroNight|Railjet(?: Xpress)?|Nightjet|Frecciarossa(?: 1000(?=\\s\\d{4}))?|Frecciargento|Frecciabianca|Italo AV|${NAMED.join('|')}|Regionale(?: Veloce)?|Snabbt[aå]g|SJ Snabbt[aå]g|SJ 3000|Regiont[aå]g|Nattåg|Lyntog|Lyn|InterCityLyn|Pendolino|Alfa Pendular|Intercidades|Cercanías|Media Distancia|Regionalexpress|(?:Glacier|Bernina|GoldenPass|Gotthard Panorama|Voralpen|Palm|Arctic|Stansted|Gatwick|Heathrow) Express|Nozomi|Hikari|Kodama|Hayabusa|Sakura|Mizuho|Shinkansen|Thunderbird|Acela|Northeast Regional|Sprinter|Pendolino S|Nattog|Fjerntog|Regiontog`,
]
const KIND = new RegExp(`^(?:${KINDS[0]})(?=\\s?\\d)`)
/** `IC 967`, `RJ 73`: letters of a kind of train, which may be those of an airline, and a number. */
export const beginsWithTrain = (text: string): boolean => KIND.test(text)

/** What trains and buses are called in general, which is no part of the name of one. */
const GENERAL =
  'Train|Zug|Treno|Tren|T[aå]g|Tog|Poci[aą]g|Trein|Comboio|Juna|Vlak|Buss|Coach(?=\\s\\d{3,4}\\b)|N° de train|Numéro de train|Bus(?!\\s?\\d(?!\\d))|Autob[uú]s|Autocar|Autocarro|Pullman|Coach service|(?<=[,·|(–:] |\\()(?:train|zug|treno|tren|tåg|tog|pociąg|trein|comboio|juna|vlak)|(?<=[A-Z]{3} )(?:train|zug|treno|tren|tåg|tog|pociąg|trein|comboio|juna|vlak)(?=\\s\\d{2,5}(?:$|\\s{2}|\\s?[,;.·|)(–-]))'
/** The same, where it begins a cell. */
const SERVICE = 'Service|Schedule|Serviço|Servicio|Linje|Linie|Linia|Línea|Linha|Ligne|Járat|Sefer|Vuoro|Corsa|Kurs|Corrida|Рейс'
/** The same patterns in capitals, but for what is a sign of the pattern: `\\d`. */
const inCapitals = (pattern: string): string => pattern.replace(/(?<!\\)\p{L}/gu, (letter) => letter.toUpperCase())

/** `OUIGO 4 jours avant le départ`: days and hours are counted, too. */
const COUNTED =
  '\\d{1,2} (?:jours?|journ[ée]es?|days?|Tagen?|giorn[io]|d[ií]as?|dagen|dag(?:ar|er|e)|dni|dní|nap|p[aä]iv[aä]{1,2}|semaines?|weeks?|Wochen?|settiman[ae]|semanas?|weken|heures?|hours?|Stunden?|horas?|minutes?|Minuten?|minut[oi]s?)(?!\\p{L})'

const NUMBER = new RegExp(
  `(?<![\\p{L}\\d/+-])(?:(?<kind>${[...KINDS, ...KINDS.slice(1).map(inCapitals)].join('|')})|${GENERAL}|${inCapitals(GENERAL)}|(?<compound>\\p{Lu}\\p{Ll}{2,12}(?:tåget|tåg|zug|tog|bus|buss|express))|(?<=^|\\s{3}|(?:SEGMENT|Segment) \\d )(?:${SERVICE}|SCHEDULE))(?:\\s*(?:[nN][°ºo]\\.?|nº|no\\.?|nr\\.?|number|num\\.?|numéro|numero|nummer|#))?\\s*[:.]?\\s{0,5}(?<number>(?!X2000|0\\d{1,4} \\d|${COUNTED})(?:(?<!\\p{L})[A-Z])?\\d{1,5}|(?<=(?<!\\p{L})TER[^\\d]{1,24})\\d{6})(?![\\d\\p{L}€°]|[:.,]\\d|-\\d{4}|/\\d{4}| \\d[A-Z]{2}\\b|\\s?(?:€|EUR|%|kg|km|x\\b|Uhr|persons?|Personen|adult))`,
  'gu',
)

/** `tognr. L 26`, `Train GR 4410`, `service 1S25`: a word says that it is one, of whatever kind. */
const SAID =
  /(?<!\p{L})(?:(?:[Tt][oåa]g|[Zz]ug|[Tt]rein|[Jj]unan?|[Vv]onat)-?(?:nr|nummer|numero|szám)\.?\s?:?\s{0,3}(?=(?:\p{Lu}{1,4} )?\d)|(?:[Tt]rain|[Tt]reno?|[Zz]ug|[Tt][oåa]g|[Tt]rein|[Cc]omboio|[Vv]lak|[Pp]oci[aą]g|[Jj]una|[Vv]onat|TRAIN|TRENO?|ZUG|TOG|TÅG|TREIN|COMBOIO|VLAK|POCIĄG|JUNA|VONAT)\s?:?\s{1,3}(?=\p{Lu}{1,4} \d\d)|(?:[Пп]оезд|[Пп]оїзд|[Пп]отяг|ПОЕЗД|ПОЇЗД|ПОТЯГ)\s?:?\s{0,3}(?:№\s?)?(?=\d{1,3}\p{L}?)|(?:[Ss]ervice|[Tt]rain) (?=\d\p{Lu}\d\d)|(?:[Tt]rain|[Tt][oåa]g|[Bb]uss?|[Cc]oach|[Bb]usz|[Aa]utob[uú]s) (?=\p{Lu}{1,3}\d{2,4}(?!\d)))(?<name>\p{Lu}{1,3}\d{2,4}|\d{2,3}\p{Script=Cyrillic}|\d\p{Lu}\d\d|(?:(?!N[RO] )\p{Lu}{1,4} )?\d{1,5})(?![\d\p{L}€]|[:.,]\d)/gu

/** `Train Al Boraq n° 142`, `Schnellzug Haruka 17`: behind the word for a train its name, of whatever railway, and its number. */
const CALLED =
  /(?<!\p{L})(?:[Tt]rain|[Tt]reno?|[Zz]ug|[Tt][oåa]g|[Tt]rein|[Cc]omboio|[Vv]lak|[Pp]oci[aą]g|[Jj]una|\p{Lu}\p{Ll}{2,22}(?:zug|tåg|tog|trein))\s(?<name>(?:\p{Lu}[\p{L}'’-]{1,16} ){1,3}(?:[nN][°ºr]\.? ?)?\d{1,5})(?=$|[,;)]|[.:](?:\s|$)|\s(?!\d|Uhr|h(?!\p{L})|[€$£%]|EUR|kg|km|min|[ap]m))/gu
/** Words of such a name that make it something else: `Train Monday 4`, `Zug Wagen 5`. */
const isOfNoName = (name: string): boolean =>
  isOfSeats(name) || (plain(name).match(/[a-z]+/g) ?? []).some((word) => WEEKDAYS.has(word) || MONTHS.has(word) || OF_WAYS.has(word))
/** `Train Journey 1`, `Zug Hinfahrt 1`: which way of a journey it is. */
const OF_WAYS = wordSet(`
  journey leg ticket trip outward outbound inbound return hinfahrt ruckfahrt hinreise ruckreise fahrt fahrkarte aller retour trajet billet andata ritorno viaggio biglietto
  ida vuelta trayecto billete volta viagem bilhete heenreis terugreis reis kaartje utresa aterresa hemresa resa udrejse hjemrejse rejse utreise hjemreise reise bilet podroz
  menomatka paluumatka matka cesta jizdenka number nummer numero
`)

/**
 * `COACH   HIGHLAND LINES   SERVICE 708`, `BUS   FLIXBUS   LINIE N77`, `Coach Greyhound GX418`: at the head of a row the word for what one rides in, who runs
 * it, and its number, of which a word or letters say that it is one.
 */
const RUN_BY =
  /(?<=^\s*)(?:COACH|BUS|RAIL|TRAIN|BAHN|ZUG|TREN|TRENO|AUTOB[UÚ]S|AUTOCAR|AUTOBUS|Coach|Bus|Rail|Train|Bahn|Zug|Fernbus|Tren|Treno|Autob[uú]s|Autocar|Buss)\s{1,5}(?:\p{Lu}[\p{L}&'’-]{1,20}\s{1,3}){1,4}?(?:(?:SERVICE|Service|SVC|LINIE|Linie|LINJE|Linje|LINE|Line|L[IÍ]NEA|L[ií]nea|LIGNE|Ligne|LIJN|Lijn|ROUTE|Route|LINHA|Linha)\s{1,3}(?<name>(?:\p{Lu}{1,3} ?)?\d{1,4})|(?<code>\p{Lu}{1,3}\d{2,4}))(?=$|,|\s{3}|\s[·|–-]\s)/gu

/** `LNER, 1A16 service to Leeds` */
const HEADCODE = /(?<![\p{L}\d])\d\p{Lu}\d\d(?=\s(?:service|train)\s(?:to|from)\s)/gu

/** `RB 59460 … (RB6)`: the line that a train runs on, in brackets behind its number. */
const isOfLine = (original: string, { start, end, name }: TrainMark): boolean =>
  original[start - 1] === '(' && original[end] === ')' && /^(?:IRE|MEX|R|RB|RE|S) ?\d{1,2}$/.test(name)

/** `take the R527 towards the tunnel`: a road of South Africa or Ireland. */
const isRoad = (original: string, { start, name }: TrainMark): boolean =>
  /^R ?\d{2,3}$/.test(name) && /(?<!\p{L})the $/iu.test(original.slice(Math.max(0, start - 5), start))

/** `art. L 221-28`: what a law is cited by. */
const isOfLaw = (original: string, { start }: TrainMark): boolean =>
  /(?<!\p{L})art(?:icles?|\.|[ií]culos?|icoli|igos?)?\s$/iu.test(original.slice(Math.max(0, start - 12), start))

/** `ABTA L9912`, `ATOL R4410`, `Lic. R 2210`: by what an agency is registered. */
const isOfAgency = (original: string, { start, name }: TrainMark): boolean =>
  /^[A-Z]{1,2} ?\d{3,5}$/.test(name) &&
  /(?<!\p{L})(?:ABTA|ATOL|IATA|TIDS|CLIA|TICO|ASTA|AITO|Li[cz][a-zéèêę]{0,6}|Reg(?:istration)?|KvK)\.?(?: ?(?:[nN][or°º]\.?|number|:))?\s{1,4}$/u.test(
    original.slice(Math.max(0, start - 24), start),
  )

/** `Bus 63, 68, 69, 73`: the lines that stop somewhere. */
const isOneOfMany = (original: string, { start, end }: TrainMark): boolean =>
  /^(?:bus|tram|autob|l[ií]n|ligne)/i.test(original.slice(start, end)) &&
  /^(?:,\s?\d{1,3}(?![\d:.h]|\s?\p{L})){2}/u.test(original.slice(end, end + 12))

/** `IC 1 710`, `RE 3 (3308)`, `F4 605`: the number of the train behind that of its line. */
const BEHIND_LINE =
  /^(?:(?:\d{1,2}|[A-Z]\d{1,2}(?= \d{3,5} \p{Lu}\p{Ll}{4})|[A-Z]\d{1,2})(?<train> \d{3,5})(?=$|\s{3}|\s?[,·|(]|(?<=^[A-Z]\d{1,2} \d{3,5})\s\p{Lu}\p{Ll}{4})|\d{1,2}(?<bracketed> \(\d{3,6}\)))/u

const mayBeOfLine = (kind: string | undefined, number: string): boolean =>
  kind !== undefined ? number.length < 3 : /^[A-Z]\d{1,2}$/.test(number)

/** `original` keeps the capitals. */
export const findTrains = rememberedOf((original: string): readonly TrainMark[] => {
  if (!/\d/.test(original)) return []
  const found = allIn(original, NUMBER).map((match) => {
    const { kind, compound = kind, number = '' } = match.groups ?? {}
    const name = compound === undefined ? number : `${compound.replace(/\s+/g, ' ').replace(/ 1000$/, '')} ${number}`
    const end = match.index + match[0].length
    const { train, bracketed } =
      (mayBeOfLine(kind, number) ? BEHIND_LINE.exec(`${number}${original.slice(end, end + 12)}`)?.groups : undefined) ?? {}
    const behind = train ?? bracketed ?? ''
    return { start: match.index, end: end + behind.length, name: `${name}${behind}` }
  })
  const said = [...allIn(original, SAID), ...allIn(original, HEADCODE)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, name: match.groups?.name ?? match[0] }))
    .filter(({ start, end }) => !found.some((one) => start < one.end && one.start < end))
  const run = allIn(original, RUN_BY).map(({ 0: whole, index, groups }) => {
    const name = groups?.name ?? groups?.code ?? ''
    return { start: index + whole.length - name.length, end: index + whole.length, name }
  })
  said.push(...run.filter(({ start, end }) => ![...found, ...said].some((one) => start < one.end && one.start < end)))
  const called = allIn(original, CALLED).flatMap((match): TrainMark[] => {
    const { name = '' } = match.groups ?? {}
    const [start, end] = [match.index, match.index + match[0].length]
    const isTaken = [...found, ...said].some((one) => start < one.end && one.start < end)
    return isTaken || isOfNoName(name) ? [] : [{ start, end, name }]
  })
  return [...found, ...said, ...called]
    .filter(
      (mark) =>
        !isOfLine(original, mark) &&
        !isRoad(original, mark) &&
        !isOfLaw(original, mark) &&
        !isOfAgency(original, mark) &&
        !isOneOfMany(original, mark),
    )
    .sort((a, b) => a.start - b.start)
})

const WHAT =
  'train|treno|tren|zug|tag|tog|juna|junan|vlak|vlaku|spoj|spoje|poc|pociag|pociagu|comboio|trein|vonat|coach|bus|service|schedule|sefer|jarat|linia|linie|linje|ligne|linea|linha|tur|corrida|corsa|carreira|kurs|kurz|vuoro|vuoron|rit|poizd|potag|poezd|poezda|rejs|voz|reiss|traukinys|vilciens|buss|rong'
const NUMERO = 'no|nr|n|n[.]?[o°º]|num|number|numero|nummer|numer|nomer|aritmos|broj|numara|numarasi|cislo|c(?=[.])|szam|szama'
const WHATS = WHAT.split('|')
/** What a column of the numbers of trains is called. */
const LABEL = new RegExp(
  `^(?:(?:${WHAT}|produkte?)(?:[- ]?(?:${NUMERO})?[.]?)?|(?:${NUMERO})[.]? ?(?:de |do |di |del |du )?(?:${WHAT}))(?:\\s?/\\s?name)?$`,
)
/** `1S25` is how British railways call a train among themselves. */
const VALUE =
  /^(?<kind>(?:\p{L}{1,12},? ){0,4})#?(?<number>\d\p{Lu}{1,2}\d{1,2}(?!\p{L})|\d{2,3}\p{Script=Cyrillic}(?!\p{L})|\p{Lu}{2,4}-\d{2,4}|\p{Lu}?\d{1,5}(?![\p{Lu}°ºª^]))(?![\d:.,-]|\s?\d|\s?(?:kg|km|min|pcs|Stk)(?!\p{L}))/u

/** `MEX 19347`, `Ankara Ekspresi 82002`, `GWR 1C84`: a name and figures, with which a cell begins. */
const ALONE =
  /^(?<kind>\p{Lu}[\p{L}\d'’]{0,14}(?: (?:\p{Lu}[\p{L}'’-]{0,14}|!)){0,2}) (?<number>\d\p{Lu}\d\d|\d{3,6})(?=$|\s?[,·•|(–]\s?(?<rest>.*)$|\s{3})/u
/** `Italo · 9971`: who runs it, and its number, as all of a cell. */
const OF_OPERATOR = new RegExp(`^(?:${NAMED.join('|')})\\s?[·•|]\\s?(?<number>\\d{3,5})$`)
/** What has figures behind it on tickets and is no train. */
const NO_TRAIN = wordSet(`
  eur usd gbp chf sek nok dkk pln czk huf try ron brl inr jpy cad aud kr pl wg nr no id cc tel fax pin ref gate seat seats sitz sitze platz platze sitzplatze zitplaatsen platser pladser seter paikat
  sitzplatz pos art box hrb ust vat nif nip ico total price fare sum gleis bahnsteig bstg gl wagen coach car carriage berth cabin cabins kabine kabinen cabine cabina camarote camerote hytt hytte kahytt kabina kajuta hut hytti kamara kupe deck room platform
  plat track voie quai voiture place places siege coche coches plaza plazas asiento asientos butaca butacas poltrona via anden vagon vagao carruagem lugar lugares cais linha carrozza posto posti binario bin
  rijtuig zitplaats stoel spoor perron vagn plats spar vogn plads plass sete spor vaunu paikka raide laituri wagon miejsce miejsca peron tor vuz misto
  mista kolej nastupiste nast kocsi hely ulohely vagany koltuk klasse class classe clase klass luokka klasa trida osztaly halt change stop km min
  flight flights flug flugnummer flugnr vol vuelo volo voo vlucht vluchtnummer vluchtnr flyg flygnummer flygnr fly flynummer flynr flyvning lento lennon lotu letu ucus
  block blok bloc bloque bloco blocco section sektor secteur sector settore row reihe rang rangee fila fileira rij rad rakke raekke rivi rzad entrance eingang ingresso turnstile
  civ uic rics ticket tickets booking order pnr reference adult adults erwachsene zone tarif card bahncard avg ank dep arr ab an abf page seite`)

/** `Corso Lucci 156`, `Karlsgatan 112`: the number of a house. */
const STREET =
  /(?:^|\s)(?:corso|viale|piazza|piazzale|largo|via|rue|avenue|boulevard|quai|cours|calle|avenida|avda|paseo|plaza|rambla|carrer|carretera|rua|praca|estrada|ul|ulica|aleja|aleje|plac|ulice|namesti|trida|utca|street|road|lane|drive|square|rd|ave|blvd|strada|bulevardul|caddesi|sokak)(?:\.?\s|$)|[a-z](?:strass?e|str\.?|weg|platz|gasse|allee|damm|ring|straat|laan|plein|kade|gracht|gatan|gata|vagen|vag|torget|vej|gade|gate|veien|vei|katu|tie|utca|korut|caddesi)(?:\s|$)/

/** Whether a text has a word for what has figures and is no train. */
export const isOfSeats = (text: string): boolean => (plain(text).match(/[a-z]+/g) ?? []).some((word) => NO_TRAIN.has(word))

/** A cell that looks like the number of a train, of whatever kind; only to be asked where a ride is told. */
export function lonelyTrain(original: string): TrainMark | undefined {
  const own = OF_OPERATOR.exec(original.trim())?.groups?.number
  if (own !== undefined) return { start: 0, end: original.length, name: own }
  const found = ALONE.exec(original)
  const { kind = '', rest = '' } = found?.groups ?? {}
  // What stands behind it is where one sits.
  return found && !isOfSeats(kind) && !STREET.test(plain(kind)) && (rest === '' || isOfSeats(rest))
    ? { start: 0, end: found[0].length, name: found[0] }
    : undefined
}

/** `Tren: Ankara Ekspresi 81022`: the label with its number in one cell. */
export function trainBehindLabel(original: string, small: string): TrainMark | undefined {
  const colon = small.indexOf(':')
  if (colon < 3 || colon > 24) return undefined
  const start = colon + 1 + (/^\s*/.exec(original.slice(colon + 1))?.[0].length ?? 0)
  // `• Service: A204`
  const found = labelledTrain(original.slice(start), small.slice(0, colon).replace(/^\s*[•·*–-]\s/, ''))
  return found && { ...found, start, end: start + found.end }
}

/** `Hull Trains`: who runs what one rides in. */
const OPERATOR =
  /\s(?:trains|rail|railways?|coaches|coachlines|buses|buslines|ferries|lines|seaways|treni|ferrovie|trenes|ferrocarriles|autobuses|autocars|comboios|autobuss?i|bussar|busser|rederi|tagkompani|rederij|koleje|drahy)$/
export const isOperator = (small: string): boolean => OPERATOR.test(small)

/** Few labels are: the pattern is long, and slow to make ready. */
const isOfTrains = (label: string): boolean => label.includes('produkt') || WHATS.some((what) => label.includes(what))

/** `Trajet` above `1513`: said of ways as well, and of a number where there is no more than that. */
const RUN = /^(?:trajet|trayecto|fahrt)(?: ?(?:no|nr|n[°º]|num|numero|nummer))?\.?\s?:?$/
const RUN_NUMBER = /^(?!(?:19|20)\d\d$)\d{3,5}$/

/** A number under or behind a label that says it is a train's: `Train` above `9018`. `label` is plain. */
export function labelledTrain(original: string, label: string): TrainMark | undefined {
  if (RUN_NUMBER.test(original.trim()) && RUN.test(label.trim())) return { start: 0, end: original.length, name: original.trim() }
  // `Tren / Train`
  const isSaid = isOfTrains(label) && [label, ...label.split(/\s\/\s/, 2)].some((said) => LABEL.test(said.trim().replace(/[\s:#]+$/, '')))
  const found = isSaid ? VALUE.exec(original) : null
  // `Coach 11` behind `Coach / berths`
  const words = plain(found?.groups?.kind ?? '').match(/[a-z]+/g) ?? []
  const isPlace = words.some((word) => NO_TRAIN.has(word))
  // `fre 20 dec` in a column that has slid below the heading of the next one.
  const isDay =
    words.some((word) => WEEKDAYS.has(word)) || MONTHS.has(/^\.?\s([a-z]{3,})/.exec(plain(original.slice(found?.[0].length)))?.[1] ?? '')
  if (!found || isPlace || isDay) return undefined
  const { kind = '', number = '' } = found.groups ?? {}
  // `Hull Trains 1A92`: it is called by its number, whoever runs it.
  return { start: 0, end: found[0].length, name: isOperator(plain(kind).trim()) ? number : found[0].replace(',', '') }
}
