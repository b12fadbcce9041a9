/** Takes away what mail programs put around a text that is sent on, marks of quotation and when and by whom it was sent, and dots that lead the eye. */

import { MONTHS } from '../days/months.ts'
import { plain } from '../words/plain.ts'
import { ABOUT, SENT_AT, SENT_BY, SENT_TO } from './mail-heads.ts'
import { isMomentOfSending } from './printed-heads.ts'
import { withUmlauts } from './spelt-out.ts'

const QUOTED = /^\s*(?:>\s?)+/
/** `Comboio ....... AP 125`, `Ankomst ......: 4 maj` */
const LEADERS = /(?<=[^.\s])\s?\.{4,80}\s?:?\s?(?=\S)/g
/** `*Booking number*`: what was set in bold, in the plain text of a mail. Stars of houses and of cards stand together. */
const BOLD = /(?<=^|\s)\*(?=[^\s*])([^*]{1,60})(?<=\S)\*(?=$|[\s:.,;])/g
const withoutBold = (line: string): string => (line.includes('*') ? line.replace(BOLD, '$1') : line)
/** A line that is drawn, under the headings of a table or between two parts. */
const RULE = /^\s*(?:[-=_~*•·–—─━═]\s?){8,}$/
/** Names of the lines above a mail that is sent on, in many languages. */
const HEADER = new RegExp(`^(?:${SENT_BY}|${SENT_TO}|${SENT_AT}|${ABOUT}|reply-to)\\s?:\\s`)
/** Lines that mail headers alone have. */
const CERTAIN = new RegExp(`^(?:${SENT_BY})\\s?:.*@|^(?:${ABOUT})\\s?:`)
/** Letters of a line that tells who wrote what is quoted below it. */
const LONGEST_WROTE = 250
const WROTE =
  /(?:wrote|schrieb|a ecrit|escribio|ha scritto|escreveu|schreef|skrev|napisal\(?a?\)?|napisa[ol]a?(?:\/la)?|napsal\(?a?\)?|kirjoitti|irta)\s?:\s*$|\d.*\s(?:schrieb|schreef|skrev|escribio|napisal\(?a?\)?|kirjoitti)\s[^:\d]{2,60}:\s*$/
/** `Am 8.2.2027 um 20:17 schrieb Ann Reed:`, `On 8 Feb 2027, at 20:17, Ann Reed wrote:` */
const tellsWhoWrote = (small: string): boolean => small.length < LONGEST_WROTE && WROTE.test(small)
const CLOCK = /(?:,|\s(?:at|um|a|alle|om|kl\.?|as))?\s\d{1,2}[:.]\d{2}(?::\d{2})?\s?(?:[ap]m\b|uhr\b)?.*$/i

const TIME = /\d{1,2}[:.]\d{2}(?::\d{2})?(?!\d|[./]\d)(?:\s?[ap]m\b)?/gi

/** Without its clock a header's day still tells the year, and is no day of a journey. */
const asSent = (text: string): string => `Sent: ${text.replace(/^[^:]{1,20}:\s/, '').replace(CLOCK, '')}`

/** `From: Sun Rail <mail@…>   To: …   Sent: 3 May 2027 20:07   Subject: …`: all of a header in one line, as small print has it. */
const HEADER_IN_ONE = new RegExp(`^\\s*(?:${SENT_BY})\\s?:[^:]{2,80}@.*(?<![a-z])(?:${SENT_AT})\\s?:\\s(?=.*\\d)`)

function isSentOn(small: readonly string[], at: number): boolean {
  if (!HEADER.test(small[at] ?? '')) return false
  let first = at
  let last = at
  while (first > 0 && HEADER.test(small[first - 1] ?? '')) first--
  while (HEADER.test(small[last + 1] ?? '')) last++
  return last - first >= 2 && small.slice(first, last + 1).some((line) => CERTAIN.test(line))
}

/** What mail programs put before the subject of what is sent on; in Finnish, `VS` is put before that of an answer. */
const SENT_ON = /^\s*(?:fwd?|wg|tr|rv|enc|doorst|vs|vb|pd|vl|ilt|tov|i)\s?:/
/** Whether a subject says that a mail is sent on, and so is from another than who sent it last. */
export const isOfForward = (subject: string): boolean => SENT_ON.test(plain(subject))

/** Whether a mail, told by its subject and lines in plain letters, was passed on by somebody, who may have done so when it was over. */
export const isPassedOn = ([subject = '', ...lines]: readonly string[]): boolean =>
  isOfForward(subject) || lines.some((line) => PASSED_ON.test(line))
const PASSED_ON = new RegExp(`^\\s*(?:>|-{2,} ?[a-z ]{4,40} ?-{2,}\\s*$|(?:${SENT_BY})\\s?:.{0,80}@)`)

/** What was sent on, without what was written on top of it. */
export function withoutComment(lines: readonly string[], subject: string): readonly string[] {
  if (!isOfForward(subject)) return lines
  const small = lines.map((line) => plain(line.replace(QUOTED, '')))
  const first = small.findIndex((_, at) => isSentOn(small, at))
  return first > 0 ? lines.slice(first) : lines
}

/** What mail programs put before the subject of an answer. */
const ANSWERED = /^\s*(?:re|aw|antw|sv|odp|r|ynt|res)\s?:/
/** `-----Original Message-----`, and below it the head of the mail that is answered. */
const ORIGINAL =
  /^\s*-{3,} ?(?!.*(?:forward|weitergel|transf|reenv|inoltr|encaminh|doorgest|vidarebef|videresend|przekaz|preposl))[a-z' ]{5,40} ?-{3,}\s*$/
/** Lines from that to the head. */
const TO_HEAD = 3

/** Where the letter that an answer has below itself begins, without marks before its lines; -1 where it has none. */
function originalBelow(small: readonly string[], subject: string): number {
  if (!ANSWERED.test(plain(subject))) return -1
  return small.findIndex(
    (line, at) => at > 0 && ORIGINAL.test(line) && small.slice(at + 1, at + 1 + TO_HEAD).some((_, more) => isSentOn(small, at + 1 + more)),
  )
}

/** What was written on top of an answer, without the letter below that it quotes and answers. */
export function withoutAnswered(lines: readonly string[], subject = ''): readonly string[] {
  const small = lines.map(plain)
  const wrote = small.findIndex(tellsWhoWrote)
  const quoted = wrote < 0 ? -1 : lines.findIndex((line, at) => at > wrote && line.trim() !== '')
  if (quoted < 0 || !QUOTED.test(lines[quoted] ?? '')) {
    const original = originalBelow(small, subject)
    return original < 0 ? lines : lines.slice(0, original)
  }
  const end = lines.findIndex((line, at) => at > quoted && line.trim() !== '' && !QUOTED.test(line))
  return lines.filter((_, at) => at < quoted || (end > 0 && at >= end))
}

/** `18   October   2024, 21   October   2024`: in narrow columns words are drawn apart, and days stand nearer to one another than their parts. */
const DRAWN_APART = /(?<!\S)(\d{1,2}\.?)\s{3,8}(\p{L}{3,12}\.?)\s{3,8}((?:19|20)\d\d)(?!\d)(,?)/gu
/** `[Company logo]`, `[image: …]`: what the text of a mail has for a picture. */
const PICTURE = /^\s*\[(?:image:? ?[^\]]{0,40}|[^\]]{0,30}(?:logo|banner|icon)[^\]]{0,12})\]\s*/i
const closed = (line: string): string =>
  line.replace(DRAWN_APART, (whole: string, day: string, month: string, year: string, comma: string) =>
    MONTHS.has(plain(month).replace('.', '')) ? `${day} ${month} ${year}${comma}   ` : whole,
  )

/** `[ Reservation No. ]   0387-26`: a label in brackets, before what it tells. */
const LABEL_IN_BRACKETS = /^(?<start>\s*)[[【]\s?(?<label>\p{Lu}[^[\]【】]{2,38}?)\s?[\]】](?=\s{2,}\S)/u

/** `<< Hotel >>`, `【Stay】`: a heading. */
const HEADING_IN_BRACKETS = /^\s*(?:<<|«|【)\s?(?<heading>\p{Lu}[^<>«»【】:]{2,30}?)\s?(?:>>|»|】)\s*$/u
const withoutBrackets = (line: string): string =>
  /[[【«<]/.test(line) ? line.replace(LABEL_IN_BRACKETS, '$<start>$<label>').replace(HEADING_IN_BRACKETS, '$<heading>') : line

/** `26 juin 202611:40Nice`, `09.37 +1Kiruna`: a day, an hour and a place, each in a box of its own, with nothing between. */
const RUN_INTO =
  /(?<=^\s*(?:[01]\d|2[0-3])[.:][0-5]\d(?: \+\d)?)(?=\p{Lu}\p{Ll})|(?<=\s(?:19|20)\d\d)(?=(?:[01]\d|2[0-3]):[0-5]\d(?!\d))|(?<=(?<!\d)(?:[01]\d|2[0-3]):[0-5]\d)(?=\p{Lu}\p{Ll}{2})/gu
const apart = (line: string): string => (/\d[.:]\d\d/.test(line) ? line.replace(RUN_INTO, ' ') : line)

/** `Lv Denver   7:05 AM`, `Ar Chicago   10:15 AM`: how American timetables write it, the second of a short word elsewhere. */
const LEAVES = /^(?<start>\s*)L[Vv]\.?:? +(?=\p{Lu})/u
const REACHES = /^(?<start>\s*)A[Rr]\.?:? +(?=\p{Lu})/u
const inFull = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => LEAVES.test(line)) && lines.some((line) => REACHES.test(line))
    ? lines.map((line) => line.replace(LEAVES, '$<start>Dep ').replace(REACHES, '$<start>Arr '))
    : lines

/** Some tell how many stars a house has by other signs: `The Millennials ◆◆◆`, `Grand Hôtel ◆◆◆◆ Beau Rivage`. */
const DIAMONDS = /[◆◇♦✦✧✪✯✶]{2,5}(?=\s*$)|(?<=\p{L} )[◆◇♦✦✧✪✯✶]{2,5}(?= \p{L}| {3})/gu

/** `Postvak IN 12`: how many mails are unread, beside one of them. */
const UNREAD = /(?<=\bPostvak IN) \d+/
/** `Giulia D’ Angelo`, as pictures and some typists part it. */
const PARTED = /(?<=(?:^|\s)[DO]['’])\s(?=\p{Lu}\p{Ll})/gu

/** `Casa Azul ★★★★ 9,1/10`: what others think of a house, behind its name. */
const RATING = /(?<=[★⭐✩☆*] ?)\s+\d{1,2}[.,]\d ?\/ ?(?:5|10)\s*$/u

/** A line without what was put around it. */
function bareOf(line: string): string {
  if (RULE.test(line)) return ''
  const told = line
    .replace(QUOTED, '')
    .replace(PICTURE, '')
    .replace(UNREAD, '')
    .replace(PARTED, '')
    .replace(RATING, '')
    .replace(DIAMONDS, (all) => '★'.repeat(all.length))
  return withUmlauts(apart(closed(withoutBold(withoutBrackets(told).replace(LEADERS, ': ')))).trimEnd())
}

/** `Lunenburg, NS  B0J 2C0`: Canada Post wants two blanks between a province and its code, which are no columns. */
const withCanadianCode = (line: string): string => line.replace(/(?<=[\s,][A-Z]{2}) {2}(?=[A-Z]\d[A-Z] \d[A-Z]\d(?!\S))/, ' ')

/** `-------` right below the two words of a heading, shorter than what is drawn between two parts. */
const UNDERLINE = /^\s*(?:-{3,7}|={3,7}|_{3,7}|~{3,7})\s*$/
const isHeading = (line: string | undefined): boolean => line !== undefined && /^\s*\p{Lu}[\p{L} '’/&-]{2,40}:?\s*$/u.test(line)
const withoutUnderlines = (lines: readonly string[]): readonly string[] =>
  lines.map((line, at) => (UNDERLINE.test(line) && isHeading(lines[at - 1]) ? '' : line))

/** The same number of lines, each without what was put around it. */
export function cleaned(lines: readonly string[]): string[] {
  const bare = inFull(withoutUnderlines(lines)).map((line) => bareOf(withCanadianCode(line)))
  const small = bare.map(plain)
  return bare.map((line, at) => {
    if (isMomentOfSending(bare, at)) return asSent(line)
    const inOne = small[at]?.includes('@') ? HEADER_IN_ONE.exec(small[at])?.[0] : undefined
    if (inOne !== undefined) return asSent(line.slice(inOne.length))
    if (isSentOn(small, at))
      return CERTAIN.test(small[at] ?? '') && !/@/.test(line) ? line.replace(/^[^:]*:\s*/, '') : /\d/.test(line) ? asSent(line) : ''
    // Who is answered stays told.
    return tellsWhoWrote(small[at] ?? '') ? `Sent: ${line.replace(TIME, '')}` : line
  })
}
