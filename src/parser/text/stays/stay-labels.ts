/** Labels of the two ends of a stay, in plain letters: those said of houses alone, those of other journeys as well, and small words that are one only before a day. */

import { UNTIL_BETWEEN } from '../words/until-words.ts'

const labels = (...alternatives: readonly string[]): RegExp => new RegExp(`(?<![a-z])(?:${alternatives.join('|')})(?![a-z])`, 'g')

/** Said of nothing but houses. */
export const OWN_IN = labels(
  'check[- ]?in(?: date)?|date in|(?<=^|\\s{3})in(?=\\s?:\\s|\\s\\d{1,2}[a-z]{0,2} [a-z]{3,9}.{0,20}\\s{3}out\\s\\d)|(?<=^|\\s{3})first night(?=\\s*(?::|$|\\s{3}))|an-(?= ?(?:und|&|/) ?abreise)|check ind|checking in|anreise(?:tag|datum)?|einchecken|entrada|(?:data|fecha|dia) de entrada|ingreso|(?:data )?ingresso|date d.entree',
  'incheckning(?:sdatum|sdag)?|incheck(?:en|datum)?|innsjekk(?:ing)?(?:sdato)?|inntjekking|indtjekning(?:sdato)?|indcheckning|(?:otele )?giris(?: tarihi| gunu)?',
  'debut (?:du|de votre) sejour|(?:inizio|inizio del) soggiorno|(?:inicio|comienzo) de (?:la |su )?estancia|inicio da estadia|aufenthaltsbeginn|beginn (?:des|ihres) aufenthalt[e]?s|(?:start|beginning) of (?:your )?stay|begin (?:van het |van uw )?verblijf',
  'bejelentkezes(?: (?:datuma|napja|ideje))?|(?:data |dzien )?zameldowani[ae]|sisaankirjautumi(?:nen|spaiva|saika)|(?:datum )?nastup(?:u)?(?: (?:na|k) (?:pobyt|ubytovani))?',
)
export const OWN_OUT = labels(
  'check[- ]?out(?: date)?|date out|(?<=^|\\s{3})out(?=\\s?:\\s)|(?<=^in .{3,30}\\s{3})out(?=\\s\\d)|(?<=check[- ]?in ?/ ?)out|check ud|checking out|abreise(?:tag|datum)?|auschecken|salida|(?:data|fecha|dia) de (?:salida|saida)|saida|egreso|date de sortie',
  'utcheckning(?:sdatum|sdag)?|uitcheck(?:en|datum)?|utcheck|utsjekk(?:ing)?(?:sdato)?|udtjekning(?:sdato)?|udcheckning|(?:otelden )?cikis(?: tarihi| gunu)?',
  'fin (?:du|de votre) sejour|(?:fine|fine del) soggiorno|fin de (?:la |su )?estancia|fim da estadia|aufenthaltsende|ende (?:des|ihres) aufenthalt[e]?s|end of (?:your )?stay|einde (?:van het |van uw )?verblijf|abmarsch(?:tag)?',
  'kijelentkezes(?: (?:datuma|napja|ideje))?|(?:data |dzien )?wymeldowani[ae]|uloskirjautumi(?:nen|spaiva|saika)|ukonceni (?:pobytu|ubytovani)',
)
/** Said in so many words of checking in and out. */
export const CHECKING_IN = labels(
  'check[- ]?in(?: date)?|einchecken|incheckning(?:sdatum|sdag)?|incheck(?:en|datum)|innsjekk(?:ing)?(?:sdato)?|indtjekning(?:sdato)?',
)
export const CHECKING_OUT = labels(
  'check[- ]?out(?: date)?|auschecken|utcheckning(?:sdatum|sdag)?|uitcheck(?:en|datum)|utsjekk(?:ing)?(?:sdato)?|udtjekning(?:sdato)?',
)
/** Hours at which one comes and leaves, where a cell begins with that: those of who brings what, or of a taxi, are told behind other words. */
const HOURS_IN = '(?<=^|\\s{3})(?:aankomsttijd|ankomsttid)(?=\\s?:|\\s{3})'
const HOURS_OUT = '(?<=^|\\s{3})(?:vertrektijd|avresetid|avreisetid|afrejsetid)(?=\\s?:|\\s{3})'
/** Said of other journeys, too. */
export const ARRIVAL = labels(
  "arrival(?: (?:date|day))?|arriv(?:ing|e)|ankunft(?:stag|sdatum)?|(?:date d'|jour d')?arrivee|(?:fecha de )?llegada|arribo|(?:data (?:di )?)?arrivo|(?:data de )?chegada",
  `(?:datum van )?aankomst(?:datum|dag)?|ankomst(?:dato|dag|datum)?|${HOURS_IN}|(?:data |dzien )?przyjazdu?|saapumi(?:nen|spaiva|saika)|tulo(?:paiva|aika)?|(?:datum )?prijezdu?`,
  'erkezes(?: (?:datuma|napja|ideje))?|(?:varis|gelis)(?: tarihi)?|(?:data |ziua )?sosir(?:e|ea|ii)|dolazak|(?:datum |dan )dolaska|(?<=^|\\s{3})(?:aan boord|an bord|a bord|a bordo|ombord|om bord)(?=\\s?:|\\s{3})',
)
export const DEPARTURE = labels(
  'departure(?: (?:date|day))?|depart(?:ing)?|leav(?:e|ing)|(?:date de |jour de )?depart|(?:data (?:di )?)?partenza|(?:data de )?partida|(?:datum van )?vertrek(?:datum|dag)?',
  `avres(?:a|edatum|edag)|avreise(?:dato|dag)?|afrejse(?:dato|dag)?|${HOURS_OUT}|(?:data |dzien )?wyjazdu?|lahto(?:paiva|aika)?|(?:datum )?odjezdu?`,
  '(?:tavozas|elutazas)(?: (?:datuma|napja|ideje))?|ayrilis(?: tarihi)?|(?:data |ziua )?plecar(?:e|ea|ii)|odlazak|(?:datum |dan )odlaska|(?<=^|\\s{3})(?:van boord|von bord|sbarco|fra borde|fran borde|i land|fra bord)(?=\\s?:|\\s{3})',
)

/** `from Friday the 12`, `vom 14.05. bis`, `Von:`, and no `du über 15.000`. */
const DAY_OR_NONE =
  /(?=\s{0,3}:?\s{0,3}(?:$|\s{3})|(?::?\s{1,3}|(?<=ll'))(?:[a-z-]{1,13}[.,]{0,2}\s{1,2}){0,3}(?:\d{4}-)?\d{1,2}(?!\d|[.,:h]?\d\d(?:(?!\.\s)\D|$)(?![./-]?\d)|\.\d{3}(?!\d)|,\d|\s?[%€]))/

/** `from 6 October 2027 00:00 [WEST]: € 176`: what it costs to give up a stay from midnight on. */
const NO_COSTS =
  /(?! ?(?:el |le )?\d{1,2}\.? (?:de )?[a-z]{3,12}\.?(?: de)? \d{4},? ?(?:00:00|(?:\d\d:\d\d ?)?(?:\[[a-z]{1,5}\] ?)?: ?[€£$]))/

const twice = (words: string): RegExp => labels(`(?<=^|\\s{3})(?:${words}) ?[/|] ?(?:${words})`)
/** `From / Desde`, in two languages, where a cell begins: a label, whatever has run into it. */
const FROM_TWICE = twice('from|vom|von|dal?|du|desde|van|fran|fra|od|de')
const UNTIL_TWICE = twice(`${UNTIL_BETWEEN}|a|hasta`)

/** Any of three patterns; what the last matches is a label only where it stands alone or a day follows at once, and not as the end of `RS-1047729-DE`. */
const or = (one: RegExp, other: RegExp, small: RegExp, both: RegExp): RegExp =>
  new RegExp(`${one.source}|${other.source}|${both.source}|(?<!\\d{4}-)(?:${small.source})${NO_COSTS.source}${DAY_OR_NONE.source}`, 'g')

const either = (one: RegExp, other: RegExp): RegExp => new RegExp(`${one.source}|${other.source}`, 'g')
export const IN_OR_ARRIVAL = either(OWN_IN, ARRIVAL)
export const OUT_OR_DEPARTURE = either(OWN_OUT, DEPARTURE)
export const CHECK_IN = or(
  OWN_IN,
  ARRIVAL,
  labels('from', 'vom', 'von', 'dal', "dall'", 'du', 'del?', 'desde(?: el)?', 'van', 'fran', 'fra', 'od', 'entree(?: le)?', 'intrare'),
  FROM_TWICE,
)
export const CHECK_OUT = or(
  OWN_OUT,
  DEPARTURE,
  labels(
    'sortie(?: le)?',
    'iesire',
    'uscita',
    // Longer ones first: the day follows behind them.
    'bis zum',
    "all'",
    'hasta(?: el)?',
    'tot en met',
    't\\/m',
    'a',
    UNTIL_BETWEEN,
  ),
  UNTIL_TWICE,
)

/** How a stay is headed, before its two days. */
export const STAY_PERIOD =
  /^\s*(?:(?:your |dates? of |ihr |votre |su |tu |din |ditt |dit |uw |jouw |je |il tuo |o seu |a sua |twoj |vas )?(?:stay|aufenthalt|reisezeitraum|mietzeitraum|mietperiode|mietdauer|lejeperiode|leieperiode|hyresperiod(?:en)?|huurperiode|verblijfsperiode|opholdsperiode|reiseperiode|rejseperiode|buchungszeitraum|sejour|estancia|soggiorno|estadia|verblijf|vistelse|ophold|opphold|pobyt|oleskelu|majoitus|konaklama|tartozkodas|sejur(?:ul)?)(?:sdatum|sdauer|szeitraum| dates?| tarihleri| ideje)?|(?:period[oe]?|dates|datas|fechas|termin[e]?|okres) (?:of|de|du|del|della|di|do|da|pobytu|der|des) ?(?:l'|la |le |il )?(?:stay|sejour|estancia|soggiorno|estadia|aufenthalts?|pobytu)?|dates?|datum|dato|reisezeit|zeitraum|termin(?: pobytu)?|periodo?|fechas|datas|periode|period|ajankohta|ajanjakso|idoszak|idopont|tarih(?:ler(?:i)?)?|perioada(?: (?:sejurului|cazarii))?)\s*(?::|\s{3}|$)/

/** Whether a line tells from when to when one stays, in words said of nothing but houses. */
export const tellsStay = (plainLine: string): boolean => plainLine.search(OWN_IN) >= 0 && plainLine.search(OWN_OUT) >= 0
