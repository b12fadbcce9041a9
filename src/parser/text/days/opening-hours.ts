/** Times at which a desk or a telephone is attended. */

import { SHORT_WEEKDAYS, WEEKDAYS } from './months.ts'

/** What they are called, as a label has it. */
const LABEL =
  "opening (?:hours|times)|hours of operation|offnungszeiten|horaires? d'ouverture|horaires? de l'agence[a-z ]{0,10}|horario de (?:la )?(?:oficina|tienda|loja)|orari(?:o)? (?:dell'agenzia|della sede|di ufficio)|stationszeiten|branch hours|horario (?:de )?(?:atencion|apertura|atendimento|funcionamento)|orario? (?:di )?apertura|openingstijden|openingsuren|oppettider|abningstider|apningstider|aukioloajat|godziny otwarcia|oteviraci doba|nyitvatartas(?:i ido)?|calisma saatleri"

/** What is said before hours that are the same each day, or before any. */
const SAID = [
  LABEL,
  'daily|taglich|tous les jours|todos los dias|tutti i giorni|todos os dias|dagelijks|dagligen|daglig|codziennie',
  'horario|call (?:us|center|centre)|hotline|24/7|between',
  // Alone before a colon: `Hours: 07:00 - 23:30`.
  '(?:^|\\s{3})\\s*(?:hours|hrs|zeiten|horas|heures|orari)\\s?(?=:)',
  'out[- ]of[- ]hours|after[- ]hours|auss?erhalb der',
  'open(?:s|ing)?|geoffnet|ouvert(?:e|ure)?|abierto|aperto|apertura|aberto|geopend|oppet|abent|apent|avoinna|czynne|otwarte|otevreno|nyitva|acik',
  'quiet (?:hours|times?)|silent hours|nachtruhe|ruhezeit(?:en)?|heures de (?:silence|calme)|horas? de (?:silencio|descanso)|ore di (?:silenzio|riposo)|(?:silencio|stilte|tystnad|hiljaisuus)(?=\\s?:| (?:de|desde|entre|das|van|vanaf|tussen|fran|mellan|klo) )|nachtrust|rusttijd(?:en)?|nattro|nattvila|cisza nocna|nocni klid|ejszakai csend|sessizlik',
  'werktags|weekdays|jours ouvres|dias (?:uteis|laborables)|(?:giorni )?feriali|erreichbar|bereikbaar',
].join('|')

/** What these have in them: most lines have none of it, and the pattern takes long to get ready. */
const HOURS =
  /\d\s?(?:[ap]m|uhr|h)?\s?[;,]\s?[a-z]|\d{4}\s?\(|\d [\d ]{5,}\(|daily|taglich|jours|dias|giorni|dagelijks|daglig|codziennie|hours|hrs|horas|heures|times|zeiten|horari|horaire|orari|call|hotline|24\/7|between|open|offnet|ouvert|abierto|apert|aberto|oppet|abent|apent|apning|avoinna|czynne|otwarte|otevreno|nyitva|acik|auss?erhalb|otwarc|openingst|openingsu|abningst|oteviraci|aukiolo|calisma|werktags|quiet|silen|ruhe|calme|descanso|riposo|stilte|rust|natt|hiljais|cisza|klid|csend|sessiz|weekdays|ouvres|uteis|laborables|feriali|eichbar|eikbaar/

/** Times before the one that is asked about: `9:00 – `, `9:00 – 12:00 and `. */
const FIRST_TIMES = '(?:\\d{1,2}[:.h]?\\d{0,2}\\s?(?:h|am|pm|uhr)?\\s?(?:-|–|/|,|to|bis|and|und|a|et|y|e|en|tot|til|till|do)\\s?){0,3}$'

/** Up to the second of two times. */
const BEFORE = new RegExp(
  // `…; Sat 9:00 – 18:00`, or a telephone with its hours in brackets.
  `(?:(?:\\b|(?=\\s))(?:${SAID})[^\\d]{0,12}|\\d\\s?(?:[ap]m|uhr|h)?\\s?[;,]\\s?(?<day>[a-z]{2,12})\\.?:?\\s?|\\d\\d[\\d ]{5,}\\s?\\([^()\\d]{0,30})${FIRST_TIMES}`,
)

/** `Opening hours: 12 Jun 2027 07:00-23:59`: those of the very day on which one comes. */
const ON_DAY = new RegExp(
  `(?:${LABEL})\\s?:?\\s?(?:[a-z]{2,10}[.,]{0,2}\\s)?\\d{1,4}[ ./-]{1,2}(?:\\d{1,2}|[a-z]{3,10})[ ./-]{1,2}\\d{2,4},?:?\\s${FIRST_TIMES}`,
)

/** `Sun – Fri 9:00 – 23:30`: from one weekday to another. */
const WEEK = new RegExp(
  `\\b(?<first>[a-z]{2,12}(?:-feira)?)\\.?(?:\\s?[-–]\\s?|\\s(?:to|bis|au?|al|tot|til|till|do)\\s)(?<last>[a-z]{2,12}(?:-feira)?)\\b[^\\d]{0,12}${FIRST_TIMES}`,
)

const isWeekday = (word = ''): boolean => {
  const name = word.replace('-feira', '')
  return SHORT_WEEKDAYS.has(name) || WEEKDAYS.has(name) || WEEKDAYS.has(name.replace(/s$/, ''))
}

/** Whether what stands before a time, in plain letters, says that it is one of these. */
export function isOpeningHours(before: string): boolean {
  if (HOURS.test(before)) {
    const said = BEFORE.exec(before)
    if (said ? said.groups?.day === undefined || isWeekday(said.groups.day) : ON_DAY.test(before)) return true
  }
  if (!/[a-z]\.?\s?[-–]\s?[a-z]|\s(?:to|bis|au?|al|tot|til|till|do)\s/.test(before)) return false
  // Both are among its words; `Check-in: Friday` has one.
  if (before.split(/[^a-z]+/).filter(isWeekday).length < 2) return false
  const { first, last } = WEEK.exec(before)?.groups ?? {}
  return isWeekday(first) && isWeekday(last)
}
