/**
 * Stays that a letter promises in a sentence: who writes says that something is kept, booked or let, and for when. `I've popped you in the diary from Monday
 * 31st May to Thursday 3rd June.`
 */

import { daysBetween } from '../../core/dates.ts'
import { allIn } from './all-in.ts'
import { isOfBesides } from './besides.ts'
import { WE_CONFIRM } from './confirming.ts'
import { HOUSE_KIND } from './house-names.ts'
import type { Line, Page } from './page.ts'
import { daysOn, hitAt, type MomentPair } from './pairs.ts'
import { remembered, rememberedFor } from './remembered.ts'
import { A_ROOM, OF_EVENT, OF_TERMS, UNDECIDED } from './stay-evidence.ts'

/** What is said of a guest who is expected, a language a line. */
const EXPECTS = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:${[
        // English
        '(?:booked|reserved|put|popped|pencilled|got) (?:you|both of you) (?:both )?(?:in|down|into)|(?:you in|in) the (?:diary|book|calendar)|have you (?:down|booked|in)|(?:is|are) (?:all )?yours|(?:look(?:ing)?|looking very much) forward to (?:welcoming|seeing|hosting|having|meeting) you|see you (?:on|from)',
        // German
        'gehort ihnen|mieten sie',
        // French
        '(?:est|sont) a vous|vous (?:ai|avons) (?:bien )?(?:note|inscrit)s?|vous attend(?:s|ons|rons)',
        // Spanish
        '(?:os|te|le|les|los) (?:espero|esperamos|tengo|tenemos)',
        // Italian
        '(?:la|vi|ti) aspett(?:o|a|iamo|ano)|e (?:vostr|su)[oa]',
        // Portuguese
        '(?:esperamos|aguardamos) (?:por )?(?:si|voces|vos)',
        // Dutch
        '(?:is|zijn) voor (?:u|jullie|jou)|huren jullie|huurt u',
        // Swedish, Danish, Norwegian
        '(?:ni|du) (?:hyr|har hyrt)|(?:skrevet|satt|noteret|notert) (?:dig|jer|deg|dere)|(?:i|du|dere) (?:lejer|leier)',
        // Polish
        'czeka(?:my)? na',
      ].join('|')})(?![a-z])`,
    ),
)
/** What is said of a room or a house that is kept for some days, and of much else. */
const KEEPS = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:${[
        WE_CONFIRM,
        // English
        '(?:is|are|now|been|have|has) (?:all )?(?:booked|reserved|confirmed|held|kept|blocked)|you have (?:booked|rented|reserved)',
        // German
        'reserviert|gebucht|geblockt|vorgemerkt|eingetragen|eingeplant|freigehalten|zugesagt|notiert|bestatige[nt]?|gemietet',
        // French
        '(?:est|sont) (?:bien )?(?:reservee?s?|retenue?s?|bloquee?s?|notee?s?|inscrite?s?)|(?:reserve|retenu|bloque|note|inscrit|garde)(?: bien)? (?:pour vous|la chambre|le gite|votre)|vous (?:ai|avons) (?:bien )?(?:reserve|garde)s?',
        // Spanish
        '(?:queda|quedan|esta|estan|tengo|tenemos|tienes|teneis|tienen|he|hemos|dejo|dejamos) (?:ya )?(?:confirmad|reservad|apuntad|anotad|guardad|bloquead)[oa]s?',
        // Italian
        '(?:e|sono|abbiamo|ho|resta|rimane) (?:gia |stat[oaie] )?(?:confermat|riservat|prenotat|bloccat|tenut|segnat)[oaie]',
        // Portuguese
        '(?:esta|estao|fica|ficam|ficou|temos|tenho) (?:ja )?(?:confirmad|reservad|marcad|guardad|bloquead)[oa]s?',
        // Dutch
        'gereserveerd|geboekt|genoteerd|vastgelegd|ingepland|vastgezet',
        // Swedish, Danish, Norwegian
        '(?:ar |har )?(?:bokad|bokat|reserverad|reserverat|uppskriven)|(?:er|har) (?:leid|leiet|lejet|booket|reservert|reserveret|notert|noteret)',
        // Polish, Czech
        '(?:jest|sa|jest dla (?:panstwa|ciebie)) (?:juz )?(?:zarezerwowan|zaklepan|zapisan)[a-z]*|zarezerwowa(?:lem|lam|lismy)|(?:je|mate|mame|jsou) (?:pro vas |u nas )?(?:rezervovan|zarezervovan|zapsan|zablokovan)[a-z]*',
        // Finnish, Hungarian
        '(?:on|ovat) varattu|vahvist[a-z]+|(?:lefoglalt|foglalt)[a-z]*|visszaigazol[a-z]*',
      ].join('|')})(?![a-z])`,
    ),
)
/** What is kept, or that it is for a stay. */
const TO_STAY = new RegExp(
  `${A_ROOM.source}|${HOUSE_KIND.source}|(?<![a-z])(?:stay|nights?|aufenthalt|nachte?|urlaub|sejour|nuits?|estancia|noches?|soggiorno|notti|notte|estadia|noites?|verblijf|nacht(?:en)?|vistelse|natter|natt|ophold|opphold|netter|nae?tter|pobyt|noce|noc|nocy|yota|ejszaka)(?![a-z])`,
)
/** Said of what is not yet, and may be: what is asked or offered, and what is over. */
const OFFERED =
  /\?|(?<![a-z])(?:would|could|can offer|offer you|if you|vacan|free from|provisional(?:ly)?|option|bieten|anbieten|konnten|wurden sie|wenn sie|falls|proposons|proposer|si vous|podemos ofrecer|ofrec[a-z]+|si le|offriamo|proponiamo|liber[aoie]\b|se (?:vuole|desidera)|podemos oferecer|livres?\b|aanbieden|als (?:u|je|jullie)|erbjud[a-z]*|om (?:du|ni|dere|i) |tilby[a-z]*|tilbud|hvis|wolne|mozemy zaproponowac|jesli|nabizime|nabidnout|volny|vapaa[a-z]*|stayed|visited|waren sie|avez sejourne)(?![a-z])/
/** Whether a sentence promises a stay, perhaps with the one before it. */
const promises = (own: string, before: string): boolean =>
  [OFFERED, UNDECIDED, OF_TERMS, OF_EVENT].every((words) => !words.test(own)) &&
  !isOfBesides(own) &&
  (EXPECTS().test(before + own) || (KEEPS().test(before + own) && TO_STAY.test(before + own)))
/** Between both days: a word for until or for leaving, days of the week and small words. */
const UNTIL =
  /^[\s,.]*(?:20\d\d[\s,.]*)?(?:\([^()\d]{1,20}\)[\s,]*)?(?:[a-z']{1,12}[\s,.]+){0,4}?(?:to|until|till?|through|thru|bis|au|jusqu'au|al?|hasta|fino|ate|tot|do|az|[-–—]|(?:leav|depart|return|go|head)[a-z]*|abreis[a-z]*|abfahrt|depart|partenza|partendo|salida|saida|vertrek|avres[a-z]*|avreis[a-z]*|afrejs[a-z]*|wyjazd[a-z]*|odjezd[a-z]*|lahto[a-z]*)(?:[\s,.:]+[a-z']{1,14}[.,]?){0,4}[\s,.]*$/
/** Nights of a stay that a letter promises. */
const MOST = 40
/** Lines of a paragraph that are looked at. */
const LONGEST = 12

/** `Venue: Grand Hotel, Bath`: no line of a sentence that goes on. */
const LABELLED = /^[^:.,;\d]{2,30}:\s/

/** Running text from one empty line to the next, of which no line has columns or a label. */
function paragraphsOf({ lines }: Page): readonly (readonly Line[])[] {
  const out: Line[][] = []
  for (const line of lines.slice(1)) {
    const last = out.at(-1)
    if (line.cells.length !== 1) out.push([])
    else if (LABELLED.test(line.text)) out.push([line], [])
    else if (last && last.length < LONGEST) last.push(line)
    else out.push([line])
  }
  return out.filter((each) => each.some(({ dates }) => dates.length > 0))
}

/** Where a sentence ends: behind a word or a year, and not behind the number of a day. */
const STOP = /(?:[a-z)]{3}|[a-z]\)|\d{4})[.!?](?=\s)/g

/** The sentence in which something stands from one place of a text to another, with the question mark or the point it ends with. */
function sentenceAt(text: string, start: number, end: number): { readonly own: string; readonly before: string } {
  const ends = allIn(text, STOP).map((match) => match.index + match[0].length)
  const begin = ends.findLast((at) => at <= start) ?? 0
  const last = ends.find((at) => at >= end) ?? text.length
  return { own: text.slice(begin, last), before: text.slice(ends.findLast((at) => at < begin) ?? 0, begin) }
}

/** `4th until the`: a day whose month stands with the next one. */
const GOES_ON = /^[^a-z]*\d{1,2}[^\d]*$/

function pairIn(page: Page, lines: readonly Line[]): readonly MomentPair[] {
  const text = lines.map(({ plain }) => plain).join(' ')
  let offset = 0
  const marks = lines.flatMap((line) => {
    const at = offset
    offset += line.plain.length + 1
    const days = daysOn(page, line)
    return line.dates.flatMap(({ start, end }, which) => {
      const day = days[which]
      return day ? [{ line, day, column: start, start: at + start, end: at + end }] : []
    })
  })
  const found = marks.flatMap((first, at): MomentPair[] => {
    const second = marks[at + 1]
    const nights = second ? daysBetween(first.day.date, second.day.date) : 0
    if (!second || nights < 1 || nights > MOST) return []
    const isSpan =
      UNTIL.test(text.slice(first.end, second.start)) || (second.start - first.end < 2 && GOES_ON.test(text.slice(first.start, first.end)))
    const { own, before } = sentenceAt(text, first.start, second.end)
    if (!isSpan || !promises(own, before)) return []
    const hit = hitAt(first.line, { start: first.column, end: first.column + first.end - first.start })
    return [{ first: { ...first.day, hit }, second: { ...second.day, hit } }]
  })
  return found.filter(({ first }, at) => !found.slice(0, at).some(({ second }) => first.date < second.date))
}

/** The days of the stays that a letter promises. */
export const promised = rememberedFor((page: Page): readonly MomentPair[] => paragraphsOf(page).flatMap((lines) => pairIn(page, lines)))
