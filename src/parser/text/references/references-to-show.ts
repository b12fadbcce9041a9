/** Numbers that a confirmation asks one to show or to tell: `Merci de présenter ce numéro au comptoir :` above the number, alone. */

import type { Line, Page } from '../page/page.ts'
import { OWN_IN, OWN_OUT } from '../stays/stay-labels.ts'
import type { Reference } from './references.ts'

/** What is asked, a language or two a line. */
const ASKED = [
  '(?:show|present|quote|give|mention|state|bring|use) (?:this|the following) (?:booking |reservation |confirmation )?(?:number|code|reference)',
  '(?:diese|folgende)[nrs]? (?:buchungs|reservierungs|bestatigungs)?(?:nummer|code) (?:[a-z]{1,14} ){0,6}(?:vor|an|bereit|nennen|angeben|vorzeigen|vorlegen)|(?:nennen|zeigen|geben) sie (?:[a-z]{1,14} ){0,4}(?:diese|folgende)[nrs]? (?:[a-z]{1,14})?(?:nummer|code)',
  '(?:presenter|indiquer|communiquer|rappeler|donner|mentionner|montrer|presentez|indiquez|rappelez|montrez) (?:ce|le|cette) (?:numero|code|reference)',
  '(?:present|muestr|indi|dig|mencion|facilit)(?:e|en|ar|a|que|quen|car) (?:este|el siguiente) (?:numero|codigo|localizador)',
  '(?:present|mostr|esib|indic|comunic|cit)(?:i|a|are|ire|ate|ite|hi|hino) (?:questo|il seguente) (?:numero|codice)',
  '(?:apresent|mostr|indi|inform|mencion)(?:e|em|ar|que|quem|car) (?:este|o seguinte) (?:numero|codigo)',
  '(?:toon|vermeld|noem|geef|laat) (?:dit|het volgende|deze) (?:[a-z]{1,14})?(?:nummer|code)',
  '(?:visa|uppge|ange|vis|oppgi|oplys|angiv) (?:upp |frem )?(?:detta|dette|denne|den har) (?:[a-z]{1,14})?(?:nummer|nummeret|kode|kod)',
  '(?:podac|okazac|pokazac|przedstawic|prosimy o podanie) (?:ten|tego) (?:numer|numeru|kod|kodu)',
]
/** Ended by a colon, up to which it may tell where. */
const TO_SHOW = new RegExp(`(?<![a-z])(?:${ASKED.join('|')})(?![a-z])[^.:;!?]{0,60}:\\s*$`)
/** `Show this at the bar (that's reception too):`, of a page that tells when one checks in and out. */
const SHOW_THIS = new RegExp(
  `(?<![a-z])(?:${[
    '(?:show|flash|give|read|bring) (?:us )?(?:this|it) (?:at|to|when|on arrival)|(?:zeig|zeige|zeigen sie|zeigt|nenn|nenne) (?:uns )?(?:das|dies|diesen code) (?:an|am|bei|beim|in)|(?:montre|montrez|donne|donnez) (?:ceci|ca|cela) (?:a|au|lors)',
    '(?:ensena|ensene|muestra|muestre) esto (?:en|al)|(?:mostra|mostri|mostrate|fai vedere) (?:questo|ci[oò]) (?:al|alla|in)|(?:mostre|mostra) isto (?:na|no|a)|(?:laat|toon) dit (?:zien )?(?:bij|aan|op)',
    '(?:visa|vis|fremvis) (?:detta|dette|det har|dette her) (?:i|vid|ved|for|nar)|nayta tama|pokaz to (?:w|na|przy)|ukaz(?:te)? to (?:na|v)',
  ].join('|')})(?![a-z])[^.:;!?]{0,60}:\\s*$`,
)

/** What is shown elsewhere for a parcel or a coat. */
const OF_BOOKING =
  /(?<![a-z])(?:booking|booked|reserv[a-z]*|confirm[a-z]*|[a-z]*buchung|gebucht|[a-z]*bestatigung|bestatigt|prenotazione|prenotat[oa]|conferma(?:t[oa])?|boeking|geboekt|bevestigd|bokning(?:en)?|bokad|bestilling(?:en)?|bekreftet|bekraftet|rezerwacj[a-z]*|location|rental|hire|mietwagen|alquiler|noleggio|aluguer)(?![a-z])/
/** A code in one piece, or figures in groups, and nothing else. */
const ALONE = /^(?=[A-Z-]{0,8}\d)(?:[A-Z\d]{5,16}|[A-Z]{1,5}-[A-Z\d]{3,12}(?:-[A-Z\d]{1,8})?|\d{2,4}(?: \d{3,4}){1,3})$/

/** The number below a line that asks so of a booking. */
export function shownNumbers({ lines, whole }: Page, line: Line): Reference[] {
  if (!/:\s*$/.test(line.plain)) return []
  const isOfStay = SHOW_THIS.test(line.plain) && whole.search(OWN_IN) >= 0 && whole.search(OWN_OUT) >= 0
  if (!isOfStay && !TO_SHOW.test(line.plain)) return []
  const said = `${lines[line.index - 1]?.plain ?? ''} ${line.plain}`
  const below = lines.slice(line.index + 1).find(({ text }) => text.trim() !== '')
  const value = below?.cells.length === 1 ? below.text.trim() : ''
  const isNumber = ALONE.test(value) && below !== undefined && below.dates.length === 0
  if (!isNumber || !(isOfStay || OF_BOOKING.test(said))) return []
  const start = below.text.indexOf(value)
  return [{ value, line: below.index, start, rule: 'the number that is to be shown', rank: 2, isBooking: true }]
}
