/** Labels of the two ends of a hire, in fourteen languages: where and when a car is fetched and brought back. */

import { saidAt } from '../page/around.ts'
import type { Line } from '../page/page.ts'
import { remembered } from '../words/remembered.ts'
import { YOU_BRING, YOU_FETCH } from './car-label-verbs.ts'
import { BRINGS_BACK, FETCHES } from './car-sentences.ts'

/** What a label says of the end of a hire besides its name: `Pick-up location`, `Alış Tarihi`. */
const ENGLISH = '(?: (?:date|time|location|details|point|place|address|office|branch|depot|desk|station|and return location|and time))*'
const GERMAN = '(?:datum|ort|station|zeit|zeitpunkt|uhrzeit|adresse|termin|tag|filiale|stelle|punkt)?'
const DUTCH = '(?:datum|locatie|moment|tijd|tijdstip|punt|plaats|adres|station|vestiging|kantoor)'
const NORDIC =
  '(?:s(?=-)|s?(?:ort|plats|plass|station|stasjon|stalle|sted|datum|dato|dag|tid|tidpunkt|tidspunkt|adresse?|kontor|punkt|lokation|lokasjon|filial|klokkeslett))?'
const FINNISH = '(?:-?(?:paikka|aika|ajankohta|paiva|paivamaara|pvm|kellonaika|piste|toimipiste|toimisto|asema|osoite))?'
const TURKISH =
  '(?: (?:yeri|tarihi|ofisi|subesi|noktasi|saati|lokasyonu|zamani|tarih|ofis|adresi))*(?: ?(?:ve|-|/) ?(?:saati|tarihi|zamani))?'
const HUNGARIAN =
  '(?:i (?:hely|helyszin|pont|iroda|cim|ido|idopont|datum|nap)|[ea]?(?: (?:helye|helyszine|ideje|datuma|idopontja|idopont|napja|cime))?)'

/** `To pay at pick-up: child seat`: said of money, and no label of an end. */
const PAID_AT =
  '(?:pay(?:able)?|due|zahlen|fallig|payer|pagar|pagare|betalen|betalas?|betales?|zaplaty|doplaty)\\s(?:at|on|upon|bei|bij|vid|ved|przy|a|al|no|na|en)\\s(?:der |the |het |la |el |o )?'

const labels = (alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z])(?<!${PAID_AT})(?:${alternatives.join('|')})(?![a-z])`, 'g')

/** Where a label begins: a cell, maybe behind a mark that is drawn before headings, `■ Departure`. */
const BEGINS = '(?<=(?:^|\\s{3})(?:[■□▪▫●○◆◇▶►•·*+>–—[【-]\\s?)?)'
/** Where it ends: with its colon, its cell, or a day that follows at once, `levantar 10/07/2027`. */
const STOPS = '(?=\\s*[:\\]】]|\\s{3}|\\s*$)'
const BEFORE_DAY = '(?=\\s{1,2}(?:(?:[a-z]{1,3}\\s)?[a-z]{2,13}[.,]{0,2}\\s)?\\d{1,4}[./ -])'
/** What tells an end where it is a label, and nothing in a sentence. */
const alone = (words: string): string => `${BEGINS}(?:${words})(?:${STOPS}|${BEFORE_DAY})`

const FETCHED = [
  `pick(?:ing)?[- ]?up${ENGLISH}|collection(?: (?:date|time|location|point|address|office|branch|depot|station))*|collect(?:ion|ing)? (?:from|at)|collect (?:your|the) (?:car|vehicle|van)|collect it|(?<=^|\\s{3})collect(?=\\s{3}|\\s?:|$)`,
  'pick (?:it|(?:your|the) (?:car|vehicle|van)) up|start of (?:hire|rental)|(?:hire|rental) (?:from|start|begins|starts)(?: (?:date|time))?',
  `(?:fahrzeug)?(?:abholung|anmietung|(?:abhol|anmiet|ubernahme|ubergabe)${GERMAN})|mietbeginn|mietstart|beginn der (?:an)?miete|fahrzeugannahme`,
  'prise en charge|prise du vehicule|prise de possession|retrait|enlevement|mise a disposition|depart(?: le)?|debut de (?:la )?location|recuperation',
  'recogida|retiro|retirada|fecha de recogida|entrega del vehiculo|inicio (?:del |de )?(?:el )?(?:alquiler|renta|arriendo)|(?:lugar|oficina|sucursal|fecha|hora) de renta',
  'ritiro|data ritiro|presa (?:dell.)?(?:auto|veicolo)|presa in carico|presa in consegna|inizio (?:del )?noleggio',
  'levantamento|recolha|inicio d[oa] (?:alugue[lr]|locacao)',
  `(?:op|af)halen|afhaling|(?:op|af)haal${DUTCH}|(?:start|begin)(?:datum)? huur|begin van de huur|huurbegin`,
  `(?:(?:ut|upp)?hamtning|utlamning|(?:af|opp|ut)?hentn?ing|(?:ud|ut)levering|hamt(?=[a-z])|hente(?=[a-z]))${NORDIC}`,
  'hamtas?|hyresstart|(?:start|borjan) av hyran|(?:af)?hentes?|(?:leie|leje)start|(?:leie|leje)periodens start',
  `(?:(?:auton )?nouto|luovutus)${FINNISH}|noudetaan|noudon (?:aika|ajankohta|paikka|paiva)|vuokraus alkaa|vuokra-aika alkaa`,
  '(?:poczatek|rozpoczecie) (?:naj|wynaj)mu|wydanie (?:pojazdu|samochodu|auta)|(?:miejsce|termin) wydania|(?:miejsce |data )?podstawieni[ea]',
  'vyzvednuti|prevzeti|pristaveni|vypujceni|zapujceni|vypujck[ay]|predani|(?:zacatek|pocatek) (?:pro)?najmu',
  `(?:arac(?:i)? )?(?:alis|teslim al(?:ma|im|is))${TURKISH}|(?:auto |jarmu )?(?:atvetel|felvetel)${HUNGARIAN}|berles kezdete`,
  alone(
    'preluare(?: auto| masina| vehicul)?|preluarea (?:masinii|autoturismului|vehiculului)|ridicare(?: auto| masina)?|preuzimanje(?: vozila)?|prevzem(?: vozila)?|collecting|abholen|annahme|wydanie|presa|hente?|afhente?|hamta|lejestart|recuperer|recoger|retirar|ritirare|levantar|odebrac|nouda|vyzvednout',
  ),
  alone(YOU_FETCH),
]

const BROUGHT_BACK = [
  `(?:drop(?:ping)?[- ]?off|return)${ENGLISH}|returning|bring (?:(?:it|(?:your|the) (?:car|vehicle|van)) )?back|(?:drop|hand|take) it (?:off|back)`,
  'return (?:it|(?:your|the) (?:car|vehicle|van))|end of (?:hire|rental)|(?:hire|rental) ends?(?: (?:date|time))?',
  `(?:fahrzeug)?(?:ruckgabe|rucknahme|abgabe)${GERMAN}|mietende|ende der (?:an)?miete`,
  'retour(?: le)?|restitution|retour du vehicule|fin de (?:la )?location',
  'devolucion|fecha de devolucion|fin (?:del |de )?(?:alquiler|renta|arriendo)',
  'riconsegna|restituzione|data riconsegna|rilascio(?: (?:dell.)?(?:auto|veicolo))?|rientro|fine (?:del )?noleggio',
  'devolucao|fim d[oa] (?:alugue[lr]|locacao)',
  `inleveren|(?:inlever|terugbreng)${DUTCH}|inlevering|terugbrengen|teruggave|einde (?:van de )?huur|einddatum huur|huureinde`,
  `(?:(?:ater|in)?lamning|(?:ind|af|tilbage|inn|tilbake)?levering|retur(?:nering)?)${NORDIC}`,
  '(?:ater)?lamnas?|aterlamnande|hyresslut|slut pa hyran|(?:inn|ind|af|tilbage)?leveres|returneres|(?:leie|leje)slutt?',
  `(?:auton )?palautus${FINNISH}|palautetaan|palautuksen (?:aika|ajankohta|paikka|paiva)|vuokraus paattyy|vuokra-aika paattyy`,
  '(?:miejsce |data )?zwrot[u]?|(?:koniec|zakonczenie) (?:naj|wynaj)mu|(?:misto |datum )?(?:vraceni|odevzdani)|konec (?:pro)?najmu',
  `(?:arac(?:i)? )?(?:donus|iade|birakis|birakma|teslim etme)${TURKISH}|(?:auto |jarmu )?(?:leadas|visszaadas|visszavetel)${HUNGARIAN}|berles vege`,
  alone(
    'zuruckbringen|zuruck|ramener|rendre|riportare|riporta|tillbaka|lamna tillbaka|tilbage|tilbake|takaisin|zpet|terug|returnare(?: auto| masina| vehicul)?|returnarea (?:masinii|autoturismului|vehiculului)|predare(?: auto| masina)?|povrat(?: vozila)?|vracanje(?: vozila)?|vracilo(?: vozila)?|zuruckgeben|abgeben|levere?|aflevere?|tilbakelevere?|lamna|aterlamna|restituer|devolver|riconsegnare|restituire|oddac|palauta|vratit|retur',
  ),
  alone(YOU_BRING),
]

/** What is said of either end: which of the two, the word for the other one tells. */
interface Either {
  readonly word: string
  /** The label of a first end, beside which it is the second. */
  readonly fetched: RegExp
  /** A word for the second end, beside which it is the first. */
  readonly broughtBack: RegExp
}
const LABEL_OF =
  '(?:^|\\s{3}|(?:fecha|lugar|hora|oficina|punto|data|local|luogo|ora|sede|miejsce|godzina) (?:(?:y|e) (?:hora|ora) )?(?:d[eio] )?)'
const labelled = (words: string): RegExp => new RegExp(`${LABEL_OF}(?:${words})(?:${STOPS}|${BEFORE_DAY})`, 'm')
const EITHER: readonly Either[] = [
  {
    word: `(?:(?:fecha|lugar|hora|oficina) (?:de )?)?(?:entrega|teslim(?: (?:yeri|tarihi|ofisi|noktasi|saati))*)|${alone('entregar')}`,
    fetched: labelled('recogida|retiro|retirada|recolha|levantamento|recoger|retirar|levantar'),
    broughtBack: /(?<![a-z])(?:devolucion|devolver|iade)(?![a-z])/,
  },
  { word: 'consegna', fetched: labelled('ritiro|presa'), broughtBack: /(?<![a-z])(?:riconsegna|restituzione|rilascio|rientro)(?![a-z])/ },
  { word: '(?:miejsce |data )?odbioru?', fetched: labelled('podstawieni[ea]|wydani[ea]'), broughtBack: /^/ },
]

export interface Ends {
  readonly pickUp: RegExp
  readonly dropOff: RegExp
}

/** Made once each: patterns so long take milliseconds to get ready. */
const made = new Map<string, Ends>()

/** The labels of both ends on a page with this text, in plain letters. */
export function endsIn(whole: string): Ends {
  const isFirst = EITHER.map(({ fetched, broughtBack }) => broughtBack.test(whole) && !fetched.test(whole))
  const known = made.get(isFirst.join())
  if (known) return known
  const words = (first: boolean): string[] => EITHER.filter((_, at) => isFirst[at] === first).map(({ word }) => word)
  const ends = {
    pickUp: labels([...FETCHES, ...FETCHED, ...words(true)]),
    dropOff: labels([...BRINGS_BACK, ...BROUGHT_BACK, ...words(false)]),
  }
  made.set(isFirst.join(), ends)
  return ends
}

/** `Departure Date/Time`, `Return Branch`: of either end its moment or its place. */
const DAY_OR_PLACE = '(?:(?:date|time)(?:\\s?(?:/|&|and)\\s?(?:date|time))?|branch|shop|store|office|location)'

const WHOLE = new RegExp(`^(?:${[...FETCHED, ...BROUGHT_BACK, ...EITHER.map(({ word }) => word), `departure ${DAY_OR_PLACE}`].join('|')})$`)

/** Whether a text in plain letters is nothing but the name of an end, whichever, and its colon. */
export function isEnd(text: string): boolean {
  return WHOLE.test(text.replace(/\s?:$/, ''))
}

/** `Pick-up   Drop-off`, over what is told of both. */
export const areEnds = (line: Line): boolean => line.cells.length === 2 && line.cells.every((cell) => isEnd(saidAt(line, cell)))

/** Words of other journeys, too: they are ends of a hire where a page tells of nothing else, and as labels alone. */
const WEAK_ENDS: readonly (readonly [string, string])[] = [
  [
    `departure(?: ${DAY_OR_PLACE})?|start|from|start date|(?:trip|booking|reservation) start`,
    `return(?: ${DAY_OR_PLACE})?|end|until|to|end date|(?:trip|booking|reservation) end`,
  ],
  ['von|ab|beginn|start|reisebeginn|mietanfang|startdatum', 'bis|ende|reiseende|enddatum'],
  ['du|debut|depart|date de debut', 'au|fin|retour|date de fin'],
  ['desde|salida|inicio|fecha de (?:inicio|salida)', 'hasta|regreso|entrada|fin|final|fecha de (?:fin|regreso|retorno)'],
  ['dal|inizio|partenza|uscita|presa|data (?:di )?(?:inizio|uscita)', 'al|fine|rientro|data (?:di )?(?:fine|rientro)'],
  ['de|inicio|saida|data de inicio', 'ate|fim|entrada|regresso|retorno|data de fim'],
  ['van|begin|start|begindatum|startdatum', 'tot|eind|einde|einddatum'],
  ['fran|fra|start|startdatum|startdato|starttid|uthyrning', 'till|til|slut|slutt|slutdatum|slutdato|sluttdato|sluttid|aterlamning'],
  ['od|poczatek|rozpoczecie|zacatek|(?:data|datum|termin) od', 'do|koniec|zakonczenie|konec|(?:data|datum|termin) do'],
  ['alkaa', 'paattyy'],
  ['baslangic(?: tarihi)?', 'bitis(?: tarihi)?'],
  ['kezdete?|(?:berles )?kezdo idopont', 'vege|zaro idopont'],
  ['date out|out', 'date in|in'],
  ['out|going out|goes out', 'back|coming back|comes back'],
]
const weak = (words: string): RegExp => new RegExp(`${BEGINS}(?:${words})${STOPS}`, 'g')
/** Who hires out a car checks it out first; who lets a house checks a guest in. */
const CHECKED: readonly [string, string] = ['(?:vehicle |car |date )?check.?out(?: date)?', '(?:vehicle |car |date )?check.?in(?: date)?']
const weakly = ([first, second]: readonly [string, string]): Ends => ({ pickUp: weak(first), dropOff: weak(second) })
const ALL_WEAK = remembered(() => WEAK_ENDS.map(weakly))
const ALL_CHECKED = remembered(() => weakly(CHECKED))

/** These on a page with this text, in plain letters. */
export function weakEnds(whole: string): readonly Ends[] {
  const [out, back] = [whole.search(/check.?out/), whole.search(/check.?in(?![a-z])/)]
  return [...ALL_WEAK(), ...(out >= 0 && out < back ? [ALL_CHECKED()] : [])]
}

/** How long a car is hired for: `Rental period: 3 May – 9 May`. */
export const HIRE_PERIOD =
  /(?<![a-z])(?:(?:rental|hire) (?:period|dates|duration)|mietzeitraum|reisezeitraum|mietzeit|mietdauer|mietperiode|(?:periode|duree|dates) de (?:la )?location|periodo de (?:alquiler|aluguer|renta|locacao)|fechas? (?:del|de) alquiler|periodo (?:di|del) noleggio|durata (?:del )?noleggio|huurperiode|hyrestid|hyresperiod|lejeperiode|leieperiode|vuokra-?aika|okres (?:naj|wynaj)mu|doba (?:pro)?najmu|kiralama (?:donemi|suresi|tarihleri)|berleti idoszak)(?![a-z])/

/** One place for both ends: `Mietstation: Hamburg-Nord`. */
export const STATION =
  /^(?:(?:votre|notre|ihre|deine|your|our|su|tu|la sua|la tua|a sua|uw|je|din|ditt|deres|twoj|twoja|vase) )?(?:mietstation|vermietstation|station|(?:your )?(?:rental )?branch|rental (?:station|location|office|branch)|agence(?: de location)?|oficina(?: de alquiler)?|estacion|estacao|stazione|agenzia|uthyrnings(?:station|stalle|kontor)|udlejnings(?:sted|station|kontor)|utleie(?:sted|stasjon|kontor)|vuokraustoimipiste|toimipiste|verhuurlocatie|verhuurstation|vestiging|filiale|sede(?: di (?:noleggio|ritiro e riconsegna))?|kontor|sucursal|oddzial|pobocka|sube|ofis|(?:(?:car|vehicle|pick-?up and return) )?location|(?:auto)?locatie|lieu|luogo|lugar|(?:fahrzeug)?standort|(?:bilens )?(?:sted|plats|placering)|adresse d[eu] (?:la voiture|vehicule)|sijainti|miejsce|(?:punkt|miejsce) (?:wy)?najmu|misto|(?:parking )?(?:bay|spot)|standplaats|standplatz|stellplatz|emplacement|plaza de aparcamiento|posto auto|uppstallningsplats|oppstillingsplass|stanoviste)(?=\s*(?::|$))/
