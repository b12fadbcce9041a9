/** Sentences of letters in which the name of a house stands, by what is said before it or behind it. */

import type { Line } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'

/** Words with capitals, and the small ones between them. */
export const CAPITALS =
  /\p{Lu}[\p{L}\d'’&.-]*(?:(?: (?:de|da|das|do|dos|della|del|des|du|van|von|den|het|nad|pod|sur|on|la|le|les|of|the|am|an|der|zum|zur|im|in|by|&|and|y|e|og|och))* \p{Lu}[\p{L}\d'’&-]*){0,6}/gu

const LEADING = new RegExp(`^${CAPITALS.source}`, 'u')
/** The words with capitals that a text begins with. */
export const leadingRun = (text: string): string | undefined => LEADING.exec(text)?.[0]

/** What thanks for the choice of a house, or welcomes to it: no town is chosen so. */
const THANKS = [
  // English
  'thank(?:s| you)(?: very much| so much)? for (?:choosing(?: to (?:stay|book)(?: with us)?(?: at| in)?)?|booking(?: with| at)?|staying (?:at|with)|reserving(?: with| at)?|selecting|(?:making )?(?:a|your) (?:reservation|booking) (?:with|at))(?: us at)? (?:the )?',
  'forward to (?:welcoming|welcome|seeing|hosting|receiving) you (?:to|at|here at) (?:the )?',
  "greetings from (?:the )?|(?:you're|you are) all set (?:for|at) (?:the )?|welcome to (?:the )?",
  // German
  'sich fur (?:das|die|den|unser(?:e|en)?(?: hause?| hotel)?|einen? (?:aufenthalt|urlaub) (?:im|in der|bei)) |(?:buchung|reservierung|aufenthalt) in unserem (?:hause?|hotel),? ',
  '(?:freuen uns(?: schon| sehr)?,? sie|heiss?en sie) (?:\\p{L}+ ){0,3}(?:im|in der|bei uns im|in unserem (?:hause?|hotel)) |willkommen (?:im|in der|bei) ',
  // French
  "d'avoir (?:choisi|reserve)(?: (?:a l'|au|a la|a|chez))? (?:l'|le |la )?|bienvenue (?:a l'|au |a la |a |chez )|equipe (?:de l'|du |de la |de |d')",
  // Spanish
  '(?:gracias|obrigad[oa]) por (?:reservar|escolher|ter escolhido|elegir|haber elegido|la reserva|su reserva|a sua reserva|confiar)(?: en| no| na| em| con)? (?:el |la |o |a )?|haya(?:n|s)? (?:elegido|escogido|reservado en) (?:el |la )?|bienvenid[oa]s? (?:al? |a la )',
  // Italian
  "(?:per )?aver (?:prenotato|scelto)(?: (?:presso|al|all'))? ?(?:il |la |l')?|benvenut[oiae] (?:al |all'|alla |a |presso )|(?:lo staff|il team|la direzione) (?:di |del |dell'|della )",
  // Portuguese
  'preferencia (?:pelo|pela|por) |bem-vind[oa]s? (?:ao|a) ',
  // Dutch
  '(?:hebt|heeft) gekozen voor (?:het )?|welkom (?:bij|in) (?:het )?',
  // Swedish, Danish, Norwegian
  '(?:har )?(?:valt|valde|valgte|valgt)(?: att bo| at bo| a bo)?(?: pa| hos| i)? |(?:valkommen|velkommen|velkomne) (?:till|til|pa|hos) ',
  // Finnish, Polish, Czech
  'tervetuloa |kiitos,? etta valitsit(?:te)? |dziekujemy za (?:wybor|wybranie) (?:hotelu |obiektu )?|witamy w |dekujeme,? ze jste si (?:vybrali|zvolili) ',
  // Hungarian: the name has `szállodát` behind it.
  'koszonjuk,? hogy az? |foglalas(?:at|a)? az? ',
]

/** What is booked somewhere, or confirmed: towns stand behind it as well. */
const BOOKED = [
  'your (?:[a-z]+ )?rooms? at (?:the )?|(?:your |upcoming |forthcoming )?(?:stay|reservation|booking|visit) (?:(?:is |has been )?(?:now )?confirmed )?(?:at|with|in) (?:the )?|confirmation of your reservation:|booking confirmation:?',
  // Who or what awaits one there.
  "(?:waiting|ready) for you (?:at|in) (?:the )?|(?:wartet|warten) (?:auf (?:sie|dich|euch) )?(?:im|in der|bei) |(?:vous|t') ?attend(?:ent)? (?:a l'|au |a la |chez |a )",
  "(?:te|le|os|les) esperan? en (?:el |la )?|(?:ti|la|vi) aspettan? (?:al |all'|alla |presso |a )|a (?:tua|sua|vossa) espera (?:no |na |em )|(?:wacht|wachten) op (?:je|u|jullie) (?:in|bij) (?:het )?",
  '(?:vantar pa|venter pa) (?:dig|deg|er|dere|jer) (?:pa|hos|i) |(?:czeka|czekaja) (?:na (?:ciebie|was|panstwa) )?w ',
  // How soon one comes to a house.
  "(?:your |upcoming )arrival (?:at|to) (?:the )?|(?:ihre|deine)[rmn]? (?:anreise|ankunft) (?:im|in der|bei) |votre arrivee (?:a l'|au |a la |chez |a )",
  "(?:tu|su) llegada (?:al |a la |a )|(?:tuo|suo|vostro) arrivo (?:al |all'|alla |presso |a )|(?:sua|tua) chegada (?:ao |a )|(?:je|uw) aankomst (?:in|bij) (?:het )?",
  "(?:you're|you are|you will be|you'll be) staying (?:at|with|in) (?:the )?",
  'sie (?:ubernachten|wohnen) (?:im|in der|bei) |hotelaufenthalt:|(?:hotel|zimmer)?(?:buchung|reservierung|aufenthalt|besuch) (?:im|in der|bei|fur(?: das)?) ',
  "vous (?:sejournez|sejournerez|logerez) (?:a l'|au |a la |chez |a )|(?:reservation|sejour) (?:a l'|au |a la |chez |a )",
  '(?:te alojas|se aloja|te alojaras|se alojara) en (?:el |la )?|(?:reserva|estancia) en (?:el |la )?',
  "(?:soggiornerai|soggiornera|alloggerai|alloggera) (?:presso|all'|al|a) (?:il |la |l')?|(?:prenotazione|soggiorno) (?:presso|all'|al|a) (?:il |la |lo |l')?",
  '(?:reserva|estadia) (?:no |na |em )',
  '(?:je|u) verblijft (?:in|bij) (?:het )?|(?:verblijf|boeking|reservering) (?:in|bij) (?:het )?',
  '(?:du|i|ni) bor pa |(?:bokning|vistelse) (?:pa|hos) |(?:ophold|overnatning|booking|reservation) (?:pa|hos) |(?:opphold|overnatting|bestilling) (?:pa|hos) ',
  'kiitos varaukses\\p{L}*:? |(?:rezerwacj[aie]|pobyt|rezerwacje) w (?:obiekcie |hotelu )?|(?:rezervac[ie]|rezervaci|pobyt) v (?:hotelu )?',
]

const FOUND = remembered(() => new RegExp(`(?<!\\p{L})(?:(?<thanks>${THANKS.join('|')})|${BOOKED.join('|')})`, 'u'))

/** Whether a line in plain letters may have any of these, which take milliseconds to get ready. */
const LIKELY =
  /thank|forward to|your (?:[a-z]+ )?rooms? at|greetings|all set|welcome to|sich fur|freuen uns|heiss?en sie|willkommen|d'avoir|bienven|equipe|gracias|obrigad|haya|aver |benvenut|lo staff|il team|direzione|preferencia|bem-vind|gekozen|welkom|(?:valt|valde|valgte?) |val?kommen|velkom|tervetuloa|kiitos|dziekuj|witamy|dekujeme|koszonj|staying|verblijft|soggiorner|allogger|wohnen|ubernacht|sejour|logerez|aloj|aufenthalt:|for you (?:at|in) |warte[nt] (?:auf|im|in|bei)|attend|espera|aspetta|wacht|vantar pa|venter pa|czeka|(?:stay|booking|reservation|visit|buchung|reservierung|aufenthalt|besuch|reserva|estancia|prenotazione|soggiorno|estadia|verblijf|boeking|reservering|arrival|ankunft|anreise|arrivee|llegada|arrivo|chegada|aankomst|bokning|vistelse|ophold|opphold|overnatting|overnatning|bestilling|rezerwacj[aei]|pobyt|rezervaci?e?|foglalas(?:at|a)?) (?:is|has|now|confirmed|confirmation|at|to|with|in|im|bei|fur|al|all'|alla|ao|a|au|chez|en|presso|no|na|em|bij|pa|hos|w|v|az?)(?![a-z])|confirmation of your reservation|booking confirmation| bor pa /

/** `Pera Palas oteli için rezervasyonunuz`: a name at the beginning of a sentence, by what goes on behind it. */
const BEHIND =
  /^(?:['’]\p{L}{1,3})? (?:(?:otelini? |otelimizi )?(?:tercih ettiginiz|sectiginiz)|otelindeki |otelinde |(?:is|are) (?:delighted|pleased|happy|looking forward) to |freut sich|a le plaisir de|vous remercie|le agradece|agradece|ringrazia|ha il piacere|dankt|heet u|dziekuje|dekuje)/u

export interface PhraseMark {
  /** Where the name begins in the line. */
  readonly at: number
  readonly said: string
  /** Nobody says it of a town. */
  readonly isThanks: boolean
}

/** Said of coming anywhere: to a house, a port, a desk. */
const COMING = /(?:arrival|ankunft|anreise|arrivee|llegada|arrivo|chegada|aankomst)(?![a-z])/
/** `On your arrival at`: what is to be done there. */
const WHEN_THERE =
  /(?<![a-z])(?:on|upon|after|before|following|for|at|bei|nach|vor|mit|des|lors de|a|apres|avant|pour|al momento d[ie]l?(?:la)?|al|antes de|despues de|tras|prima d[ie]l?(?:la)?|dopo(?: la)?|na|apos|bij|voor) $/
/** Places that are come to on the way, or in the house. */
const ON_THE_WAY =
  /(?<![a-z])(?:[a-z]*port|puerto|porto|harbour|harbor|marina|airport|flughafen|aeroport[a-z]*|station|[a-z]*bahnhof|gare|estacion|stazione|terminal|[a-z]*zentrum|cent(?:er|re)|reception|rezeption|recepcion|desk|counter|schalter|conciergerie|park(?:ing|platz|haus)|parkeer[a-z]+)(?![a-z])/
/** How soon: `Noch 3 Tage bis zu`. */
const DAYS = /(?<![a-z])(?:days?|tagen?|jours?|dias?|giorn[oi]|dagen|forward to|uns auf)(?![a-z])/
/** Words before a phrase on its line, where it is all that is said: more are a sentence about something else. */
const FEW_WORDS = 4
/** Whether the coming that a line speaks of is that to a house: subjects and headings tell it, and what counts the days. */
function isToHouse({ index, plain: small }: Line, at: number, end: number): boolean {
  const before = small.slice(0, at)
  if (WHEN_THERE.test(before) || ON_THE_WAY.test(small.slice(end))) return false
  return index === 0 || DAYS.test(before) || (before.trim().split(/\s+/).length <= FEW_WORDS && !/[.;!?]/.test(small))
}

/** Phrases of a line that are looked at: a letter thanks for the choice of a chain and confirms a house of it. */
const MOST_PHRASES = 3
/** The phrases on a line after which the name of a house stands. */
export function phrasesOn(line: Line): readonly PhraseMark[] {
  const found: PhraseMark[] = []
  if (!LIKELY.test(line.plain)) return found
  for (let from = 0; found.length < MOST_PHRASES; ) {
    const match = FOUND().exec(line.plain.slice(from))
    if (!match) return found
    const [start, said] = [from + match.index, match[0].trim()]
    from = start + match[0].length
    if (!COMING.test(said) || isToHouse(line, start, from)) found.push({ at: from, said, isThanks: match.groups?.thanks !== undefined })
  }
  return found
}

/** The name that begins a line and of which the rest of its sentence speaks. */
export function nameBeforePhrase(text: string): string | undefined {
  const run = leadingRun(text)
  return run !== undefined && BEHIND.test(plain(text.slice(run.length))) ? run : undefined
}
