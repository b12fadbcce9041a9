/** Times at which a desk or a telephone is attended. */

import { anyOf } from './leaving.ts'
import { remembered } from './remembered.ts'
import { wordSet } from './vocabulary.ts'

/** Days with which a week at work begins, and days with which it ends. */
const FIRST = wordSet('su sun sunday mo mon lun lunes lunedi lundi segunda ma man mandag maandag montag monday pon seg')
const LAST = wordSet(`
  fri friday sun sunday sat saturday fr freitag so sonntag sa samstag ven vendredi dim dimanche sam samedi vie viernes dom domingo sab sabado venerdi
  domenica sabato sex sexta vr vrijdag zo zondag za fre fredag son sondag lor pt niedz nd`)
const TO = '(?:-|–|to|bis|a|au|al|tot|til|till|do)'
/** What is said before hours that are the same each day, or before any. */
const SAID = [
  'daily|taglich|tous les jours|todos los dias|tutti i giorni|todos os dias|dagelijks|dagligen|daglig|codziennie',
  "opening (?:hours|times)|offnungszeiten|hours of operation|horaires? d'ouverture|horario|orari(?:o)? (?:di )?apertura",
  'call (?:us|center|centre)|hotline|24/7|between',
  // Alone before a colon: `Hours: 07:00 - 23:30`.
  '(?:^|\\s{3})\\s*(?:hours|hrs|zeiten|horas|heures|orari)\\s?(?=:)',
  'open(?:s|ing)?|geoffnet|ouvert(?:e|ure)?|abierto|aperto|apertura|aberto|geopend|oppet|oppettider|abent|apent|apningstider|avoinna|czynne|otwarte|otevreno|nyitva|acik',
  'werktags|weekdays|jours ouvres|dias (?:uteis|laborables)|(?:giorni )?feriali|erreichbar|bereikbaar',
].join('|')

/** What these have in them: most lines have none of it, and the pattern takes long to get ready. */
const HOURS =
  /\b(?:su|mo|lu|se|ma|po)[a-z]*\.?\s?(?:[-–]|(?:to|bis|au?|al|tot|till?|do)\b)|\d\s?(?:[ap]m|uhr|h)?\s?[;,]\s?[a-z]|\d{4}\s?\(|\d [\d ]{5,}\(|daily|taglich|jours|dias|giorni|dagelijks|daglig|codziennie|hours|times|zeiten|horari|horaire|orari|call|hotline|24\/7|between|open|offnet|ouvert|abierto|apert|aberto|oppet|abent|apent|apning|avoinna|czynne|otwarte|otevreno|nyitva|acik|werktags|weekdays|ouvres|uteis|laborables|feriali|eichbar|eikbaar/

/** Up to the second of two times. */
const BEFORE = remembered(
  () =>
    new RegExp(
      // `Sun – Fri 9:00 – 23:30; Sat 9:00 – 18:00`, or a telephone with its hours in brackets.
      `(?:\\b(?:${anyOf(FIRST)}[a-z]*\\.?\\s?${TO}\\s?${anyOf(LAST)}[a-z]*|${SAID})[^\\d]{0,12}|\\d\\s?(?:[ap]m|uhr|h)?\\s?[;,]\\s?${anyOf(LAST)}[a-z]*\\.?:?\\s?|\\d\\d[\\d ]{5,}\\s?\\([^()\\d]{0,30})` +
        '(?:\\d{1,2}[:.h]?\\d{0,2}\\s?(?:h|am|pm|uhr)?\\s?(?:-|–|/|,|to|bis|and|und|a|et|y|e|en|tot|til|till|do)\\s?){0,3}$',
    ),
)

/** Whether what stands before a time, in plain letters, says that it is one of these. */
export const isOpeningHours = (before: string): boolean => HOURS.test(before) && BEFORE().test(before)
