/** Sentences that tell a guest days without a word of giving, in a letter that says elsewhere that all is settled: `So it will be the two of you from … to …`. */

import type { Page } from '../page/page.ts'
import { isSettledBy } from './how-settled.ts'
import { TO_STAY } from './stay-promise-words.ts'

/** With so much a letter says in other sentences that all is settled. */
const SETTLED = 2
/** Whether a letter tells so much beside its days. */
export const isWellSettled = (page: Page): boolean => isSettledBy(page, SETTLED)
/** Words of a sentence, which a line of a table or a title has not. */
const IS_SAID = /(?:(?<![a-z])[a-z]{2,}[^a-z]+(?:[a-z][^a-z]+)*){5}/
/**
 * A guest who is spoken to, by a word or by how verbs end. What is told of others, and of those who write, is no stay: `we will be away`, `Bella comes on
 * Friday`, `the tent is put up`.
 */
const GUEST =
  /(?<![a-z])(?:you|yours?|yourselves|ihr|ihnen|euch|euer|eure|du|dich|dir|sie (?:kommen|bleiben|haben|sind|reisen|konnen|wohnen)|kommen sie|vous|votre|vos|toi|tu|usted(?:es)?|os|vosotr[oa]s|vuestr[oa]s?|(?:entr|lleg|qued|estar|tendr|podr|pod|ten|ven)(?:ais|eis)|venis|salis|voi|vi|vostr[oae]|(?:arriv|entr|star|sar|avr|potr|trov|ripart|part)[aei]?(?:ete|ate|ite|rete)|uscite|da noi|voces?|voss[oa]s?|com a gente|u|uw|jullie|jij|je|ni|(?:kommer|bor|far|har) (?:ni|du|i|dere)|dig|din|i (?:bor|kommer|rejser|skal|har|far|kan)|jer|jeres|dere|deres|deg|panstw[oau]|panstwem|pan[aiu]?|was|wam|wy|vas|vam|vase|budete|prijedete|teita|teille|teidan|sinu[a-z]*|onok[a-z]*|titeket|benneteket|wir sehen uns|it is(?=[.,!]|$)|arrivals?|arrivee|ankunft|anreise|arrivo|llegada|chegada|aankomst|ankomst|przyjazd|prijezd|dolazak|(?<=^ ?|[.!:,;] )(?:chegam?|entram?|entran?|llegan?|vienen?|arriva(?:no)?|entrate|entrano))(?![a-z])/
/** Said of those who write when they are not there, and of what is on in the village. */
const OF_OTHER_DAYS =
  /(?<![a-z])(?:[a-z]*fest(?:ival|e|es)?|[a-z]*mar(?:kt|ket|che|kad)(?:en)?|fete|fiestas?|sagra|festa|kermis|kermesse|jarmark[a-z]*|odpust|pout|roadworks|bauarbeiten|travaux|obras|lavori|gesperrt|school holidays|ferien beginnen|menus?|restaurant|we(?:'ll| will| are|'re)(?: be)? (?:away|closed|abroad)|(?:wir|ich) (?:sind|bin) (?:verreist|weg|nicht da|im urlaub)|nous (?:serons|sommes) (?:absents|en vacances|fermes)|(?:estaremos|estamos) (?:fuera|de vacaciones|cerrados)|(?:siamo|saremo) (?:via|fuori|in ferie|chiusi)|(?:estamos|estaremos) (?:fora|de ferias)|(?:wij|we) zijn (?:weg|met vakantie|er niet)|vi ar (?:borta|bortresta)|vi er (?:bortrejst|bortreist|ikke hjemme)|nie ma nas|wyjezdzamy|nejsme doma)(?![a-z])/
/** What a guest has asked or written is told again, and nothing is said of it yet; what was put off, or is so only unless something else is. */
const REPORTED =
  /(?<![a-z])(?:your (?:friends?|sister|brother|mother|father|parents|son|daughter|colleagues?)|had (?:arranged|planned|booked|hoped|wanted)|instead|stattdessen|au lieu|en vez|invece|em vez|in plaats|istallet|i stedet|zamiast|you (?:asked|ask|wrote|write|mention(?:ed)?|said|say|want(?:ed)?)|sie (?:schreiben|schrieben|fragen|fragten|wunschen)|du (?:schreibst|fragst)|ihr (?:schreibt|fragt)|vous (?:demandez|demandiez|ecrivez|souhaitez)|(?:me|nos) (?:pregunta|pide|escribe|comenta)[a-z]*|(?:mi|ci) (?:chiede|scrive|chiedete|scrivete)|(?:pergunta|escreve|pediu)|(?:u|je|jullie) (?:schrijft|schrijven|vraagt|vragen|schreef)|(?:du|ni|i|dere) (?:skriver|skrev|spor|sporger|fragar)|(?:skriver|skrev|spor|sporger|fragar) (?:du|ni|i|dere)|(?:schreiben|fragen) sie|(?:schreibst|fragst) du|(?:schrijft|schrijven|vraagt|vragen) (?:u|je|jullie)|(?:pan|pani|panstwo) (?:pyta|pisze)[a-z]*|ptate se|pisete|unless|es sei denn|a moins que|a menos que|a meno che|tenzij|no hay|there is no|es gibt kein|il n'y a pas|non c'e|nao ha|er is geen|(?:hemos|he) pasado|aplazad[oa]|verschoben|verlegt|postponed|put off|reportee?s?|spostat[oaie]|rinviat[oaie]|adiad[oa]|verplaatst|verzet|flyttat|flyttet|przelozon[aey]|presunut[aoy])(?![a-z])/
/** That a guest comes, stays or is awaited; what a room costs, or that there is one, is said of it with other verbs. */
const COMES =
  /(?<![a-z])(?:arriv(?:e|ing)|arrivals?|arrivee|ankunft|anreise|arrivo|llegada|chegada|aankomst|ankomst|wir sehen uns|it is(?=[.,!])|you are in|entrate|entran|entram|starete|(?:you(?:'ll| will)?|to) (?:come|stay)|coming|will be in|will find|kommen sie|sie (?:kommen|reisen)|reisen sie|you have (?:your|the|our)|(?:ihr|du) komms?t|erwarte[nt]?|empfang[a-z]*|vous (?:arrivez|arriverez|serez|venez|viendrez)|(?:vous )?attend(?:s|ons|rons)|llegais|llegan?|venis|vienen?|entrais|estareis|espera(?:mos)?|arrivate|arriva|sarete|sara (?:nostr|mio|mia)[a-z]*|aspett(?:o|a|iamo)|chegam?|ficam?|receb[a-z]+|jullie (?:komen|zijn)|u (?:komt|bent)|verwelkomen|(?:ni|du|i|dere) (?:kommer|bor|bliver|blir|far|to kommer)|przyjezdza[a-z]*|przyjazd|czekam[y]?|prijedete|prijezd|budete|cekame)(?![a-z])/
/** What a sentence says up to its last day, and of whom it goes on to speak behind that: `The painters are here from … to …, and you have your peace`. */
const upToLast = (own: string, last: number): string => own.slice(0, last) + (GOES_ON_WITH.exec(own.slice(last))?.[0] ?? '')
const GOES_ON_WITH = /^(?:(?! (?:and|und|et|y|e|en|och|og|a|i|but|aber|mais|pero|ma|mas|maar|men|ale|so|also|donc|quindi|dus) )[^.;:!?])*/
/**
 * Whether, in a letter in which all is settled, a sentence tells a guest who is spoken to the days on which they come, or of a room; `last` is where its
 * days end.
 */
export const tellsGuest = (page: Page, own: string, last: number): boolean =>
  IS_SAID.test(own) &&
  (COMES.test(own) || TO_STAY.test(own)) &&
  GUEST.test(upToLast(own, last)) &&
  TO_STAY.test(page.whole) &&
  !OF_OTHER_DAYS.test(own) &&
  !REPORTED.test(own) &&
  isSettledBy(page, COMES.test(own) ? SETTLED - COMING : SETTLED)
/** What it counts that somebody comes. */
const COMING = 1
