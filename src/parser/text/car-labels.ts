/** Labels of the two ends of a hire, in fourteen languages: where and when a car is fetched and brought back. */

import { remembered } from './remembered.ts'

/** What a label says of the end of a hire besides its name: `Pick-up location`, `Alış Tarihi`. */
const ENGLISH = '(?: (?:date|time|location|details|point|place|address|office|branch|and return location|and time))*'
const GERMAN = '(?:datum|ort|station|zeit|adresse|termin|tag)?'
const DUTCH = '(?:datum|locatie|moment|tijd|tijdstip|punt|plaats|adres|station)'
const NORDIC = '(?:s?(?:ort|plats|plass|station|stalle|sted|datum|dato|tid|tidspunkt|adress|adresse))?'
const FINNISH = '(?:paikka|aika|paiva|piste|toimipiste|osoite)?'
const TURKISH = '(?: (?:yeri|tarihi|ofisi|subesi|noktasi|saati|lokasyonu|zamani|tarih|ofis|adresi))*(?: ve saati)?'
const HUNGARIAN = '(?: (?:helye|ideje|datuma|idopontja|idopont))?'

const labels = (alternatives: readonly string[]): RegExp => new RegExp(`(?<![a-z])(?:${alternatives.join('|')})(?![a-z])`, 'g')

const FETCHED = [
  `pick(?:ing)?[- ]?up${ENGLISH}|collection(?: (?:date|time|location|point))*|collect(?:ion)? (?:from|at)|collect (?:your|the) (?:car|vehicle|van)|collect it|(?<=^|\\s{3})collect(?=\\s{3}|\\s?:|$)`,
  'pick (?:it|(?:your|the) (?:car|vehicle|van)) up|start of (?:hire|rental)|(?:hire|rental) (?:start|begins|starts)',
  `(?:fahrzeug)?(?:abholung|abhol${GERMAN}|anmietung|anmiet${GERMAN}|(?:ubernahme|ubergabe)${GERMAN})|mietbeginn|mietstart|beginn der miete`,
  'prise en charge|prise du vehicule|prise de possession|retrait|enlevement|mise a disposition|depart(?: le)?|debut de (?:la )?location',
  'recogida|retiro|fecha de recogida|entrega del vehiculo|inicio (?:del |de )?(?:el )?(?:alquiler|renta|arriendo)',
  'ritiro|data ritiro|consegna|presa in carico|inizio (?:del )?noleggio',
  'levantamento|retirada|recolha|inicio do alugue[lr]',
  `ophalen|ophaal${DUTCH}|afhalen|afhaal${DUTCH}|start huur|begin huur`,
  `(?:ut|upp)?hamtning${NORDIC}|hamtas?|hamt(?:ort|plats|station|datum|tid)|utlamning${NORDIC}`,
  `(?:af)?hentning${NORDIC}|henting|(?:af)?hentes?|hente(?:sted|tid|dato)|(?:ud|ut)levering${NORDIC}`,
  `nouto${FINNISH}|noudetaan`,
  '(?:miejsce |data )?odbior[u]?|(?:misto |datum )?(?:vyzvednuti|prevzeti|pristaveni|vypujceni)',
  `(?:arac(?:i)? )?(?:alis|teslim al(?:ma|im|is))${TURKISH}|(?:auto )?(?:atvetel|felvetel)${HUNGARIAN}`,
]

const BROUGHT_BACK = [
  `drop(?:ping)?[- ]?off${ENGLISH}|return${ENGLISH}|returning|bring (?:it|(?:your|the) (?:car|vehicle|van)) back|(?:drop|hand|take) it (?:off|back)`,
  'return (?:it|(?:your|the) (?:car|vehicle|van))|end of (?:hire|rental)|(?:hire|rental) ends?',
  `(?:fahrzeug)?(?:ruckgabe|rucknahme|abgabe)${GERMAN}|mietende|ende der miete`,
  'retour(?: le)?|restitution|retour du vehicule|fin de (?:la )?location',
  'devolucion|fecha de devolucion|fin (?:del |de )?(?:alquiler|renta|arriendo)',
  'riconsegna|restituzione|data riconsegna|rilascio|fine (?:del )?noleggio',
  'devolucao|fim do alugue[lr]',
  `inleveren|inlever${DUTCH}|terugbrengen|terugbreng${DUTCH}|teruggave|einde huur`,
  `(?:ater|in)lamning${NORDIC}|(?:ater)?lamnas?|lamning|aterlamnande`,
  `(?:ind|af|tilbage|inn|tilbake)?levering${NORDIC}|(?:inn|ind|af|tilbage)?leveres|returneres|returnering${NORDIC}|retur${NORDIC}`,
  `palautus${FINNISH}|palautetaan`,
  '(?:miejsce |data )?zwrot[u]?|(?:misto |datum )?(?:vraceni|odevzdani)',
  `(?:arac(?:i)? )?(?:donus|iade|birakis|birakma|teslim etme)${TURKISH}|(?:auto )?(?:leadas|visszaadas|visszavetel)${HUNGARIAN}`,
]

/** What is handed over is the car where its return has a word of its own, else it is brought back. */
const HANDED_OVER = '(?:(?:fecha|lugar|hora|oficina) (?:de )?)?(?:entrega|teslim(?: (?:yeri|tarihi|ofisi|noktasi|saati))*)'
const OWN_RETURN = /(?<![a-z])(?:devolucion|iade)(?![a-z])/

export interface Ends {
  readonly pickUp: RegExp
  readonly dropOff: RegExp
}

const ends = remembered(() => new RegExp(`^(?:${[...FETCHED, ...BROUGHT_BACK, HANDED_OVER].join('|')})$`))

/** Whether a text in plain letters is nothing but the name of an end. */
export const isEnd = (text: string): boolean => ends().test(text)

/** The labels of both ends on a page with this text, in plain letters. */
export function endsIn(whole: string): Ends {
  const isHandedOver = OWN_RETURN.test(whole)
  return {
    pickUp: labels(isHandedOver ? [...FETCHED, HANDED_OVER] : FETCHED),
    dropOff: labels(isHandedOver ? BROUGHT_BACK : [...BROUGHT_BACK, HANDED_OVER]),
  }
}

/** Words of other journeys, too: they are ends of a hire where a page tells of nothing else, and as labels alone. */
const WEAK_ENDS: readonly (readonly [string, string])[] = [
  ['departure|start|from|start date|(?:trip|booking|reservation) start', 'return|end|until|to|end date|(?:trip|booking|reservation) end'],
  ['von|ab|beginn|start|reisebeginn|mietanfang|startdatum', 'bis|ende|reiseende|enddatum'],
  ['du|debut|depart|date de debut', 'au|fin|retour|date de fin'],
  ['desde|salida|inicio|fecha de (?:inicio|salida)', 'hasta|regreso|entrada|fin|final|fecha de (?:fin|regreso|retorno)'],
  ['dal|inizio|partenza|data (?:di )?inizio', 'al|fine|rientro|data (?:di )?fine'],
  ['de|inicio|saida|data de inicio', 'ate|fim|entrada|regresso|retorno|data de fim'],
  ['van|begin|start|begindatum|startdatum', 'tot|eind|einde|einddatum'],
  ['fran|fra|start|startdatum|startdato', 'till|til|slut|slutt|slutdatum|slutdato|sluttdato'],
  ['od|poczatek|zacatek', 'do|koniec|konec'],
  ['alkaa', 'paattyy'],
  ['baslangic(?: tarihi)?', 'bitis(?: tarihi)?'],
]
const weak = (words: string): RegExp => new RegExp(`(?<=^|\\s{3})(?:${words})(?=\\s*:|\\s{3}|\\s*$)`, 'g')
export const weakEnds = (): readonly Ends[] => WEAK_ENDS.map(([first, second]) => ({ pickUp: weak(first), dropOff: weak(second) }))

/** How long a car is hired for: `Rental period: 3 May – 9 May`. */
export const HIRE_PERIOD =
  /(?<![a-z])(?:(?:rental|hire) (?:period|dates|duration)|mietzeitraum|reisezeitraum|mietzeit|mietdauer|mietperiode|(?:periode|duree|dates) de (?:la )?location|periodo de (?:alquiler|aluguer|renta|locacao)|fechas? (?:del|de) alquiler|periodo (?:di|del) noleggio|durata (?:del )?noleggio|huurperiode|hyrestid|hyresperiod|lejeperiode|leieperiode|vuokra-?aika|okres (?:naj|wynaj)mu|doba (?:pro)?najmu|kiralama (?:donemi|suresi|tarihleri)|berleti idoszak)(?![a-z])/

/** One place for both ends: `Mietstation: Hamburg-Nord`. */
export const STATION =
  /^(?:mietstation|vermietstation|station|rental (?:station|location|office|branch)|agence(?: de location)?|oficina(?: de alquiler)?|estacion|estacao|stazione|agenzia|uthyrningsstation|uthyrningsstalle|udlejningssted|utleiested|vuokraustoimipiste|toimipiste|verhuurlocatie|verhuurstation|oddzial|pobocka|sube|ofis|(?:(?:car|vehicle|pick-?up and return) )?location|(?:auto)?locatie|lieu|luogo|lugar|(?:fahrzeug)?standort|(?:bilens )?(?:sted|plats|placering)|adresse d[eu] (?:la voiture|vehicule)|sijainti|miejsce|misto)(?=\s*(?::|$))/
