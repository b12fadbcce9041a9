/** Whom a letter is written to: `Dear Anna Reed`, and by half a name, `Hej Anna!`, where the page tells the whole of it elsewhere. */

import type { FoundPerson } from '../found.ts'
import { allIn } from './all-in.ts'
import { LEADING_TITLE, NAME, personOf, TITLE } from './names.ts'
import type { Page } from './page.ts'

/** Who is spoken to, and by how much of the name. */
const SALUTATION =
  '(?:Dear|Hello|Hi|Hey|Hallo|Guten Tag|Hola|Bonjour|Bonsoir|Ciao|Salve|Olá|Ola|Hej|Hei|Hoi|Moi|Beste|Geachte|Buongiorno|Gentile|Egregio|Estimad[oa]|Querid[oa]|Prezad[oa]|Car[oa]|Cher|Chère|Liebe[r]?|Sehr geehrte[r]?|Thank you,?|Thanks,?|Witaj|Cześć|Kjære|Kære|Bästa|Hyvä|Dobrý den,?|Ahoj|Vážený|Vážená|Szanown[ya]|Kära|Goedemorgen|Dag|Sayın|Tisztelt|Kedves|Merhaba)'
const THANKS =
  '(?:Thanks?|Tack|Takk?|Vielen Dank|Danke|Merci|Gracias|Grazie|Obrigad[oa]|Bedankt|Dank|Dziękujemy|Kiitos|Děkujeme)[^,.!:]{0,60},'
const GREETS = new RegExp(`^${SALUTATION},?\\s`, 'u')
const GREETING = new RegExp(`(?:^|[\\s,¡])(?:${SALUTATION},?|${THANKS})\\s+(?<name>${NAME})`, 'u')
/** `Dear Mr./Ms. Reed` */
const EITHER = new RegExp(`(?<![\\p{L}])(${TITLE})\\.?\\s?/\\s?${TITLE}(?:\\.|(?![\\p{L}]))`, 'u')
/** Half a name: `Hej Tuva!`, `Sehr geehrter Herr Quandt,`, `All is ready, Ann!` */
const HALF = new RegExp(
  `(?:^[¡\\s]*(?:${SALUTATION},?|${THANKS})\\s+(?:${TITLE}\\.?\\s+)?|,\\s(?=[^\\s!]{1,20}!))(?<half>\\p{Lu}[\\p{L}'’-]{1,20})\\s?(?:[,!:.]|$)`,
  'u',
)
const NAMES = new RegExp(`(?<![\\p{L}\\d@./-])${NAME}(?![\\p{L}\\d@])`, 'gu')
const LINES_OF_GREETING = 20
/** `Caro(a) Sr(a).`, `Estimado/a`, `Sehr geehrte(r)`: written for whoever reads it. */
const OF_ANYBODY = /(?<=^[^,]{0,24}\p{L}\.?)(?:\((?:as?|os?|e|r|in|ne)\)|\/(?:as?|o|e|r|in)(?!\p{L}))/giu
const greetingOf = (text: string): string => text.replace(EITHER, '$1').replace(OF_ANYBODY, '')

/** The name on the page that begins or ends with what the greeting says. */
function completed(page: Page, half: string): FoundPerson | undefined {
  for (const line of page.lines.slice(1)) {
    if (!line.text.includes(half)) continue
    for (const [name] of allIn(line.text, NAMES)) {
      const words = name.replace(GREETS, '').replace(LEADING_TITLE, '').split(' ')
      const at = words.indexOf(half)
      const person = at === 0 || at === words.length - 1 ? personOf(words.join(' ')) : undefined
      if (person) return person
    }
  }
  return undefined
}

/** The one who is greeted; where it is by half a name, as the page tells the whole of it elsewhere. */
export function byGreeting(page: Page): FoundPerson[] {
  const lines = page.lines.slice(1, LINES_OF_GREETING)
  for (const line of page.lines.slice(1, 30)) {
    const person = personOf((GREETING.exec(greetingOf(line.text))?.groups?.name ?? '').replace(LEADING_TITLE, ''))
    if (person) return [person]
  }
  for (const line of lines) {
    const half = HALF.exec(greetingOf(line.text))?.groups?.half
    const person = half ? completed(page, half) : undefined
    if (person) return [person]
  }
  return []
}
