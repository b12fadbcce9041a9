/** Whether a time or a line of a page is of leaving or of arriving, by the words around it. */

import { ARRIVING, ARRIVING_AT, BEFORE_ARRIVING, BEFORE_LEAVING, FROM, LEAVING, LEAVING_AT, OF_PLACE, TO } from '../words/leaving.ts'
import { remembered } from '../words/remembered.ts'
import { type WordSet, wordSet } from '../words/vocabulary.ts'

export type Role = 'departs' | 'arrives' | undefined

/** `Ankomst til Odden` says nothing of `od` and `den`. */
const AT_TIME =
  '(?![a-z])\\.?:?\\s*(?:\\d\\d\\.\\d\\d\\.?)?[^a-z]*(?:(?:le|den|am|il|el|on|op|em|dnia|ma|ti|ke|to|pe|la|su)[^a-z]+)?(?:klo?\\.?|um|at|a las|as|alle|a|om|ore|(?:o )?godz\\.?|saat)?\\s*$'
/** `București Nord Gr.A 09:30` is no arrival. */
export const DEPARTS = new RegExp(`(?:^|[^a-z.])${BEFORE_LEAVING}${AT_TIME}`)
export const ARRIVES = new RegExp(`(?:^|[^a-z.])${BEFORE_ARRIVING}${AT_TIME}`)
/** `Partida: Lisboa, 09/07/2027, 10:00`: what a line is of, at its beginning. */
const LEADS = {
  departs: new RegExp(`^\\s*${BEFORE_LEAVING}(?:${OF_PLACE})?\\s?:`),
  arrives: new RegExp(`^\\s*${BEFORE_ARRIVING}(?:${OF_PLACE})?\\s?:`),
}

/** Said of times that may yet change. */
const EXPECTED = `
  est estimated approximate scheduled expected voraussichtliche voraussichtlich geplante geplant prevue prevu estimee estime prevista estimada estimado
  aproximada aprox approx approximately circa previsto stimata stimato presunto verwachte geschatte geplande beraknad beraknat planerad forventet beregnet planlagt planlagte tahmini planlanan beklenen
  przewidywany przewidywana przewidywane planowany planowana planowane szacowany predpokladany predpokladana planovany planovana arvioitu arvioidut
  suunniteltu varhato tervezett becsult estimat estimata orientativa orientativo`
const IS_EXPECTED = wordSet(EXPECTED)
/** Whether a word is but said of a time: `Tahmini varış`. */
export const isOfExpected = (text: string): boolean => IS_EXPECTED.has(text)

/** What it is of: a place or a time. */
const OF_LEAVING = wordSet(`
  ${EXPECTED}
  station port ferryport harbour terminal stop place city town time date day at in of from to on the local planned
  bahnhof hafen ort zeit uhrzeit datum tag haltestelle am um gare arret lieu ville heure jour de du d le la
  estacion puerto parada ciudad hora fecha dia del stazione porto fermata citta ora orario data di della
  estacao cidade paragem do da haven halte tijd plaats vertrekplaats hamn tid plats dag havn sted dato kl klo
  stacja miejsce godz godzina czas stanice pristav zastavka cas a asema satama aika paikka paivamaara ja
  and und et y e og och en i train zug tren treno trein tag tog comboio vlak pociag juna vonat bus coach ferry
  statia gara portul orasul localitatea
  yeri saati tarihi istasyonu limani duragi noktasi ve allomas kikoto ideje ido idopont helye datuma
  stancia stancii stantsia vokzal vokzala vremja vrema vreme god gorod misto punkt poizda poezda grad mesto kolodvor vrijeme datumi postaja stanica
  imerominia statmos limenas stotis laikas pilseta laiks jaam kell aeg kuupaev`)

/** What one word says that means nothing else. */
const roleOfWord = (word = ''): Role => (LEAVING.has(word) ? 'departs' : ARRIVING.has(word) ? 'arrives' : undefined)

/** `Turku, lähtö`, `Turku (tulo)`: what stands behind the station. */
const LAST = /(?:,\s|\()([a-z]{2,12})\.?\)?$/
export function behind(text: string): Role {
  // `08:16 vertrek   10:57 aankomst`
  const first = /^\s([a-z]+)/.exec(text)?.[1]
  return roleOfWord(first) ?? roleOfWord(LAST.exec(text.trimEnd())?.[1])
}

/** What a label that has but such words is of. */
const roleOfWords = (label: string): Role => roleAmong(label, LEAVING, ARRIVING, OF_LEAVING)

function roleAmong(label: string, leaving: WordSet, arriving: WordSet, others: WordSet): Role {
  const said = label.match(/[a-z]+/g) ?? []
  if (said.length === 0 || said.length > 6 || /\d/.test(label)) return undefined
  const isLeaving = said.some((word) => leaving.has(word))
  const isComing = said.some((word) => arriving.has(word))
  const isAll = said.every((word) => leaving.has(word) || arriving.has(word) || others.has(word))
  return !isAll || isLeaving === isComing ? undefined : isLeaving ? 'departs' : 'arrives'
}

/** `Partenza da`, `Destination`, `Para`: the same of the labels of a form, where a small word may stand behind the others or alone. */
export const roleInForm = (label: string): Role =>
  roleAmong(label, ...FORMS()) ?? (FROM.has(label) ? 'departs' : TO.has(label) || TO_ALONE.has(label) ? 'arrives' : undefined)
const FORMS = remembered(
  () => [wordSet('', LEAVING, LEAVING_AT), wordSet('', ARRIVING, ARRIVING_AT), wordSet('', OF_LEAVING, FROM, TO)] as const,
)
/** Said of much else in a sentence. */
const TO_ALONE = wordSet('para pour vers hacia per naar bis do az ke mot')

/** Letters of a heading. */
const LONGEST_HEADING = 160

/** Whether a line is the heading of a table that names where journeys begin and end, or when, each more than once or beside other columns. */
export function isHeadingOfRides(heading: string): boolean {
  const small = heading.replace(/\s\|\s/g, '   ')
  if (small.length > LONGEST_HEADING || /\d/.test(small)) return false
  const said = small.match(/[a-z]+/g) ?? []
  if (said.length < 3 || !/\s{3}/.test(small)) return false
  const [from, to] = [LEAVING, ARRIVING].map((set) => said.findIndex((word) => set.has(word)))
  // `Stacja OD   Data   Stacja DO`
  const roles = small.split(/\s{3,}/).map((cell) => roleAlone(cell.trim()))
  const [cellFrom, cellTo] = [roles.indexOf('departs'), roles.indexOf('arrives')]
  const isTold = from !== undefined && to !== undefined && from >= 0 && to > from
  const isInCells = cellFrom >= 0 && cellTo > cellFrom
  return isTold || isInCells
}

/** What a line or cell is of by the label at its beginning. */
export function leadOf(text: string): Role {
  if (LEADS.departs.test(text)) return 'departs'
  if (LEADS.arrives.test(text)) return 'arrives'
  const colon = text.indexOf(':')
  return colon > 0 && colon < LONGEST_LABEL ? roleOfWords(text.slice(0, colon)) : undefined
}

/** `Afgang København fredag 11. juni 2027 kl. 15:30`: the first word of a line that ends in its time. */
export function firstRole(text: string): Role {
  const [, word = ''] = /^\s*([a-z]{3,14})\s(?=\S)/.exec(text) ?? []
  return roleOfWord(word)
}

/** Signs of a label. */
const LONGEST_LABEL = 40

const ALONE = {
  departs: new RegExp(`^\\W*${BEFORE_LEAVING}(?: (?:from|de|da|von|time|station|place))?\\W*$`),
  arrives: new RegExp(`^\\W*${BEFORE_ARRIVING}(?: (?:at|in|a|to|time|station|place))?\\W*$`),
}
/** What leaves or arrives somewhere is said before it. */
const OF_WHAT =
  /^\W*(?:stazione|station|estacion|estacao|gare|bahnhof|stacja|stasjon|asema|stanice|statia|gara|ora|hora|heure|orario|uhrzeit|godzina|time|data|date|datum|fecha|dia)\s(?:di |de |do |du |da |d'|of )?/
/** A label that is all of a line or a cell. */
export function roleAlone(text: string): Role {
  // `Stazione di Partenza / From`, `Bertolak / Depart`
  for (const part of text.split('/', 2)) {
    const label = part.trim().replace(OF_WHAT, '')
    if (ALONE.departs.test(label)) return 'departs'
    if (ALONE.arrives.test(label)) return 'arrives'
  }
  return text.length < LONGEST_LABEL ? roleOfWords(text) : undefined
}

/** Whether a word of leaving or arriving is in a text, which then is a label and no name. */
export const hasRole = (text: string): boolean => (text.match(/[a-z]+/g) ?? []).some((word) => roleOfWord(word) !== undefined)

/** `dep london/heathrow`: a place behind the word for what one does there. */
export const leadsWithRole = (text: string): boolean => {
  const [, word = ''] = /^([a-z]{3,14})\.?:? (?=[a-z])/.exec(text) ?? []
  return roleOfWord(word) !== undefined
}

const OF_TIME = wordSet(`
  time times zeit zeiten uhrzeit uhrzeiten heure heures hora horas horario ora ore orario orari tijd tijden tijdstip tid tider tidspunkt klockslag klokkeslett
  klokkeslaet kl czas godz godzina godziny cas casy hodina aika ajat klo kellonaika saat saati ido idopont vremja vrema vreme vrijeme`)
/** Whether the heading of a column says that times stand below it: `Time`, `Dep.`, `Dep / Arr`, `Ankunft (Uhrzeit)`. */
export const isOfTime = (label: string): boolean => {
  const [first = '', ...more] = label.match(/[a-z]+/g) ?? []
  const areRoles = more.length < 2 && [first, ...more].every((word) => roleOfWord(word) !== undefined)
  return more.length < 3 && (OF_TIME.has(first) || OF_TIME.has(more.at(-1) ?? '') || areRoles)
}
