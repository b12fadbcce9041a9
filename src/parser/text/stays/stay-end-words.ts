/** How the two ends of a stay, and the time between, are called where no word is said of coming to a house or leaving it; and of what other days are. */

import { CALL_OFF, CANCEL, PAY_BACK } from '../words/called-off.ts'
import { remembered } from '../words/remembered.ts'

const BEGINS = remembered(
  () =>
    /(?<![a-z])(?:start[a-z]*|begin[a-z]*|welcom[a-z]*|willkommen|begruss?en|accueillir|recibir[a-z]*|acoger[a-z]*|ospitar[a-z]*|accoglier[a-z]*|receber|verwelkom[a-z]*|valkom[a-z]*|velkom[a-z]*|witamy|privitame|beginn|[a-z]*beginn|commenc[a-z]*|from|arriv[a-z]*|com(?:e|ing)|entry|keys? (?:from|ready)|collect[a-z]* keys?|you're with us|in|ab|von|vom|seit|anreis[a-z]*|ankunft|einzug|bezug|[a-z]*bezug|ubernahme|[a-z]*ubergabe|kommt|kommen|debut|du|des|prise de possession|remise des cles|entree|arrivee|inicio|desde|entrada|entra[a-z]*|lleg[a-z]*|comienzo|inizio|dal?|arriv[oi]|consegna|entrata|chegada|cheg[a-z]*|entrega|aanvang|begin|vanaf|van|aankomst|kom(?:t|en)|inga?ng|start|fran|tilltrade|ankomst|fra|begynder|starter|overtagelse|kommer|overtakelse|innflytting|poczatek|od|przyjazd[a-z]*|zameldowanie|zacatek|prijezd[a-z]*|nastup|alkaa|alku|tulo[a-z]*|saapum[a-z]*|alkaen|until then)(?![a-z])/,
)
const ENDS = remembered(
  () =>
    /(?<![a-z])(?:end|ends|ending|finish[a-z]*|conclu[a-z]*|until|to|leav[a-z]*|out|depart[a-z]*|vacate[a-z]*|goes? home|keys? (?:back|return[a-z]*)|return[a-z]*|hand[a-z]* back|bis|[a-z]*ende|abreis[a-z]*|auszug|ruckgabe|raumung|abgabe|fin|au|restitution|depart|sortie|hasta|salida|sal[ie][a-z]*|termina|fine|al|partenza|riconsegna|rilascio|uscita|fim|ate|saida|termo|devolucao|einde|tot|vertrek|vertrekt|eind|slut[a-z]*|till|avresa|frantrade|afrejse|ophor[a-z]*|til|avreise|slutter|fraflytting|koniec|do|wyjazd[a-z]*|wymeldowanie|konec|odjezd[a-z]*|paattyy|loppu[a-z]*|lahto[a-z]*)(?![a-z])/,
)
/** Whether a text in plain letters says that something begins, and whether that it ends. */
export const saysBegin = (small: string): boolean => BEGINS().test(small)
export const saysEnd = (small: string): boolean => ENDS().test(small)

const PERIOD = remembered(
  () =>
    /(?<![a-z])(?:[a-z]*(?:zeit|zeitraum|termin|dauer|belegung)|(?:hyres|lejem?als?|leje|leie|huur|verblijfs|opholds|vuokra)[a-z]*|period[a-z]*|dates?|fechas|datas?|stay|holiday|break|aufenthalt|urlaub|sejour|estancia|soggiorno|estadia|estada|verblijf|vistelse|ophold|opphold|pobyt[u]?|okres|ajankohta|vuokra-aika|semaine|week|woche|vecka|uge|uke|semana|settimana|occupancy|let|mietzeit|location|zimmer|room|chambre|kamer|camera|habitacion|quarto|rum|pokoj)(?![a-z])/,
)
/** Whether a text in plain letters calls a time so, or tells of what is had for it. */
export const saysPeriod = (small: string): boolean => PERIOD().test(small)

/** A week, and two of them, told instead of nights. */
export const ONE_OR_TWO_WEEKS =
  /(?<![a-z])(?:(?<one>(?:an?|one|1) week|(?:eine|1) woche|(?:une|1) semaine|(?:una|1) (?:semana|settimana)|uma semana|(?:een|1) week|(?:en|1) (?:uge|uke|vecka))|(?<two>(?:two|2) weeks|a fortnight|(?:zwei|2) wochen|(?:deux|2) semaines|quinze jours|(?:dos|2) semanas|(?:due|2) settimane|duas semanas|(?:twee|2) weken|(?:to|2) (?:uger|uker)|(?:tva|2) veckor))(?![a-z])/

/** Said of days on which something is paid, called off, written, valid, eaten, offered or done, and of those on which a house is closed. */
export const OF_OTHER_DAYS = new RegExp(
  `${CALL_OFF}|${CANCEL}|${PAY_BACK}|(?<![a-z])(?:[a-z]*zahl(?:ung|bar|t|en)|fallig|due(?! (?:nott|settiman|person|ospit|adult|camer))|paid|pay(?:able|ment)?|charged?|balance|deposit|instal[a-z]*|regl[a-z]*|solde|acompte|verse[rz]?|pag(?:o|a|ar|ado|ada|amento|ato|ata|ares?)|saldo|caparra|senal|sinal|betaal[a-z]*|betal[a-z]*|maks[a-z]*|plat(?:b|n|i|ny)[a-z]*|zaplac[a-z]*|zadat[a-z]*|zaliczk[a-z]*|zaloh[a-z]*|uhrad[a-z]*|voorschot|anzahlung|angeld|valid[a-z]*|gultig|valable|geldig|giltig|gyldig|wazn[a-z]*|platnos[a-z]*|issued?|created|printed|booked on|received|sent|dated|erstellt|ausgestellt|gebucht am|stand(?=\\s?:| \\d)|emis[a-z]*|edite|emitid[oa]|emess[oa]|utfardad|udstedt|utstedt|born|geb|geboren|nee?|nacid[oa]|nat[oa]|fodt|fodd|closed|geschlossen|ferme|cerrad[oa]|chius[oa]|gesloten|stangt|lukket|stengt|special offer|angebot|saison|season|temporada|stagione|last year|letztes jahr|next year|naechstes jahr|abendessen|mahlzeit|dinner|lunch|massage|behandlung|fango|konzert|concert|ferry|fahre|flug|flight|zug|train|clocks|spatestens|senest|senast|viimeistaan|umtausch|feiertag)(?![a-z])`,
)
/** Said right before a day up to which something is to be done. */
export const NO_LATER =
  /(?<![a-z])(?:by|before|no later than|bis (?:spatestens|zum)|spatestens(?: am| bis)?|vor(?: dem)?|avant(?: le)?|d'ici(?: le| au)?|antes del?|entro(?: il)?|prima del?|ate(?: ao?)?|uiterlijk|senast(?: den)?|innan|senest(?: den)?|inden|przed|do dnia|najpozniej(?: do)?|nejpozdeji(?: do)?|mennessa|viimeistaan)(?: [a-z]{2,13}[.,]{0,2})?\s*$/
/** Said right before the day on which somebody leaves. */
export const LEAVES_ON =
  /(?<![a-z])(?:until|till|leav(?:e|ing)|depart(?:ing|ure)?|check(?:ing)?[ -]?out|bis(?: zum)?|abreise|jusqu'au|depart|hasta(?: el)?|salida|fino a(?:l)?|partenza|ate(?: ao?)?|saida|tot(?: en met)?|vertrek|avresa|afrejse|avreise|wyjazd|odjezd|lahto)(?: (?:on|am|le|el|il|em|op|den|the|a))?\s?:?\s{0,3}(?:[a-z]{2,13}[.,]{0,2}\s)?(?:den |the )?$/
