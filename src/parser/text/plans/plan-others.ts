/** Houses of plans in which others sleep than whom a letter is to: most of its guests, a team, people it names, one's bags, a guard; or nobody, but a show goes on. */

import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'

/** Who sleeps there instead, or what lasts until then. */
const OTHERS =
  /(?<![a-z])(?:(?:most|some|many|several|half) of (?:you|us|them|the)|the others?|others (?:are|have|stay|sleep)|(?:the|our) guests|(?:team|squad|speakers?|drivers?|colleagues|staff|bridal party) (?:overnights?|stays?|sleeps?|is|are|has|have)|die (?:anderen|meisten|mannschaft|kollegen|gaste|fahrer)|la plupart|les autres|les invites|l'equipe|los demas|los otros|los invitados|el equipo|gli altri|gli invitati|la squadra|os outros|os convidados|a equipa|de anderen|de meesten|het team|de gasten|de andra|de flesta|gasterna|de andre|de fleste|gjestene|gasterne|gaesterne|pozostali|wiekszosc|goscie|druzyna|muut|vieraat|joukkue|ostatni|vetsina|hoste|tym)(?![a-z])|(?<![a-z])(?:snow|rain|wind|winds|storms?|schnee|regen|sturm|neige|pluie|nieve|lluvia|pioggia|neve|chuva|sneeuw|sno|regn|vind|snieg|deszcz|snih|lumi) (?:until|till?|bis|jusqu|hasta|fino|ate|tot|do|asti)/
/** `And Sue has two nights at …`: a name, and what its bearer does. */
const NAMED =
  /(?:^|[.;:,–-]\s|(?<!\p{L})(?:and|und|et|y|e|en|och|og|i|a|ja)\s)(?<name>\p{Lu}\p{Ll}{2,})(?:\s\p{Lu}\p{Ll}+)?\s(?:is\s(?:at|in)|has\s(?:\w+\s){1,2}nights?|stays|sleeps|wohnt|schläft|übernachtet|loge|dort|séjourne|se\saloja|duerme|alloggia|dorme|verblijft|slaapt|logeert|overnacht|bor|sover|overnatter|övernattar|yöpyy|nukkuu|nocuje|śpi|bydlí|spí)(?!\p{L})/gu
/** What is no name of anybody, where a sentence may begin with it. */
const NO_NAME =
  /^(?:breakfast|dinner|lunch|accommodation|lodging|hotel|check|night|everyone|everybody|all|group|family|the|this|that|your|our|who|gruppe|familie|jeder|unterkunft|alle|tout|chacun|grupo|todo|gruppo|famiglia|groep|iedereen|gruppen|alla|grupa|ryhma|skupina|mon|tue|wed|thu|fri|sat|sun)[a-z]*$/

/** Who is written to, and of whom the first lines are. */
const readers = rememberedFor((page: Page): string =>
  plain([page.addressee, page.addresseeWithin, ...page.lines.slice(0, 2).map(({ text }) => text)].join(' ')),
)

/** Whether what stands before a house says that somebody else sleeps there. */
export function isOfOtherPeople(page: Page, text: string): boolean {
  if (OTHERS.test(plain(text))) return true
  const named = [...text.matchAll(NAMED)].at(-1)?.groups?.name
  return named !== undefined && !NO_NAME.test(plain(named)) && !readers(page).includes(plain(named))
}

/** What is booked where one's bags go from house to house, or one watches over houses, or children sleep in a zoo. */
const NOT_OF_GUESTS =
  /(?<![a-z])(?:(?:luggage|baggage|bag) transfers? only|accommodation (?:is )?(?:booked|arranged|organi[sz]ed|reserved) by (?:you|yoursel)|gepack(?:transport|transfer) (?:ohne|nur)|nur (?:der )?gepacktrans|unterk(?:unft|unfte) (?:bereits )?(?:selbst|von ihnen) gebucht|transport de bagages (?:seul|uniquement)|solo (?:traslado de equipaje|trasporto bagagli)|alleen bagagevervoer|(?:security|night) guards?|nachtwachter|wachdienst|wachplan|veilleur de nuit|vigilante nocturno|guardia notturna|vigilante noturno|nachtwaker|nattevakt|nattvakt|sleepover)(?![a-z])/
/** Lines at the beginning of a page, in which it says what it is about. */
const HEAD = 6
export const isOfNoGuest = rememberedFor((page: Page): boolean =>
  page.lines.slice(0, HEAD).some(({ plain: small }) => NOT_OF_GUESTS.test(small)),
)

/** Where shows are and one sleeps seldom. */
const VENUE =
  /(?<![a-z])(?:theat(?:re|er)|teatro|teatr|teater|theatre|opera|oper|palacio|palazzo|palais|palacete|schloss|castle|castillo|castello|castelo|chateau|kasteel|slott|slot|zamek|linna|muse(?:um|o|u|e)|muzeum|museo|kurhaus|concertgebouw|konzerthaus|arena|stadium|stadion|casino|church|kirche|iglesia|chiesa|cathedral|zoo|gallery|galerie|planetarium|aquarium|hall|halle)(?![a-z])/
const OF_LODGING =
  /hotel|hostel|(?<![a-z])(?:inn|lodge|b&b|pension|rooms|suites|apartments?|guest ?house|gasthof|gasthaus|parador|pousada|resort|auberge|albergo)/
/** What goes on for a night in a house. */
const SHOW =
  /(?<![a-z])(?:music|musik|musique|musica|stories|reading|lesung|lecture|lettura|concert|concerto|concierto|konzert|flamenco|fado|jazz|film|films|kino|cinema|ghosts?|ghost walk|tour|fuhrung|visite|visita|gala|ball|show|disco|dance|tanz[a-z]*|baile|guard|watch|shift|vigil)(?![a-z])/
/** Whether a night in a house, told without a word for sleeping there, is one of a show. */
export const isOfShow = (name: string, clause: string): boolean =>
  (VENUE.test(plain(name)) && !OF_LODGING.test(plain(name))) || SHOW.test(clause)
