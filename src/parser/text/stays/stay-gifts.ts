/** Words with which a host gives a room, a house or a boat to somebody: that it is theirs, that they are in the book, that it is kept for them. */

import { UNTIL } from '../words/until-words.ts'
import { anyOf } from '../words/word-patterns.ts'

/** A few words in between: `the whole bunkhouse`, `in das Buch` */
const some = (least: number, most: number): string => `(?: [a-z\\d'"-]+){${least},${most}}`

/** All that stands before the verb at the end of a sentence, days among it, where nothing denies it, and nobody else does anything: `für die Nacht von Freitag, 4., auf Samstag, 5. Juni` */
const TO_VERB = '(?:(?! (?:nicht|kein|niet|geen|dass|dat|aber|maar|hat|heeft|haben|hebben) )[^;:!?]){0,110}'

/** What is said of a room that is given, a language a line, in sentences without their adverbs. */
export const GIVES = anyOf(
  // English
  `(?:i|we)(?:'ve| have) (?:blocked|booked|reserved|kept|saved|marked|set aside|put aside)(?: (?:out|off))?${some(1, 7)} for (?:you|the (?:two|three|four|lot|pair|six) of you|your [a-z]+|the (?:club|group|party|family))|(?:i|we)(?:'ve| have) (?:written|entered|noted|marked) you (?:in|down|up)|(?:that's|that is) (?:you|the (?:two|three|four) of you)(?: lot| all| both| two)? (?:sorted|settled|done|booked|all set)|(?:your names? (?:is|are)|you go|you're|you are) (?:down )?in (?:the|my|our) (?:book|diary|calendar|ledger)|consider (?:it|yourselves|yourself) (?:booked|reserved|confirmed|done)`,
  // German
  `(?:ihnen|euch|dir|sie|dich|fur (?:sie|euch|dich|(?:ihre|eure|deine)n?))${TO_VERB} (?:eingetragen|eingeschrieben|reserviert|freigehalten|freigeblockt|geblockt|gebucht|eingeplant|zuruckgelegt|festgemacht|vermerkt)|trage(?:n)? (?:ich |wir )?(?:sie|euch|dich|ihnen|dir)${some(0, 5)} ein|(?:sie haben|ihr habt|du hast|haben sie|habt ihr|hast du) (?:die|das|den|unsere?n?)${some(1, 4)} (?:verbindlich|fest|sicher|(?:ab|vom|von|fur) (?=[a-z]+tag|\\d|(?:mo|di|mi|do|fr|sa|so)\\.? \\d))|rechne(?:n)? (?:ich |wir )?mit (?:ihnen|euch|dir)|(?:ist|sind) (?:ihre?|eure?|deine?)(?=[,.]| (?:vom|von|ab|bis|fur))`,
  // French
  `(?:vous|t'|te) ?(?:ai|avons|a) (?:note|inscrit|reserve|garde|bloque|retenu|marque)e?s?|vous (?:etes|serez) (?:inscrit|note|attendu)e?s?|(?:considerer|considerez)(?: que)?${some(0, 4)} (?:est|sont|c'est|comme) (?:reservee?s?|acquise?s?|confirmee?s?)|(?:je|nous|on) comptons?(?: [a-z]+)? sur vous`,
  // Spanish
  `(?:os|te|le|les|los|se) (?:lo |la |los |las )?(?:he|hemos|tengo|tenemos|dejo|dejamos|queda|quedan) (?:apuntad|anotad|reservad|guardad|bloquead)[oa]s?|contamos con(?:tigo| vosotr[oa]s| ustedes| usted)|(?:dalo|delo|dadlo) por (?:hecho|reservado)|(?:es|esta) (?:vuestr|tuy|suy)[oa]`,
  // Italian
  "(?:vi|le|ti|la|l'|(?:glie|ve|te)(?:la|lo|li|le| ?l')) ?(?:ho|abbiamo) (?:segnat|riservat|tenut|prenotat|bloccat|inserit|scritt|mess)[oaie](?: (?:in|nel|sul|da parte))?|contiamo su di (?:voi|lei|te)|(?:consideri|considerate|considera)(?:la|lo|tela|telo)? (?:confermat|prenotat|riservat|vostr|su)[oa]|(?:la|vi) attend(?:o|iamo)",
  // Portuguese
  `(?:reservei|guardei|marquei|bloqueei|apontei|anotei|reservamos|guardamos|marcamos|apontamos|registamos)(?:-lhes?|-vos|-l[oa]s?)|(?:ja )?(?:vos|lhes?) (?:reservei|guardei|marquei|apontei|anotei|reservamos|guardamos|marcamos|apontamos)|(?:espero|esperamos|aguardamo|esperamo)-(?:vos|l[oa]s?)|contamos com (?:voces|o senhor|a senhora)|e (?:voss|su)[oa](?=[,.]| de)`,
  // Dutch
  `(?:heb|hebben|heeft)${some(0, 4)} (?:u|jullie|je|jou)${TO_VERB} (?:genoteerd|ingeschreven|opgeschreven|bijgeschreven|ingepland|ingeboekt|gereserveerd|geboekt|vastgelegd|vastgezet|vrijgehouden|(?:agenda|boek|logboek|kalender|lijst|planning|rooster) (?:gezet|genoteerd))|rekenen (?:wij |we )?op (?:u|jullie|je)|houd(?:en)? (?:ik |wij |we )?${some(0, 4)} (?:voor (?:u|jullie|je)) vrij`,
  // Swedish, Danish, Norwegian
  `(?:har|er) (?:jag |vi |jeg |eg )?(?:skrivit|bokat|noterat|reserverat|fort|lagt|skrevet|noteret|notert|booket|reserveret|reservert|sat|satt) (?:upp |in |av |undan |op |ind |opp |inn )?(?:er|dig|jer|dere|deg|(?:till?|at|for) (?:er|dig|jer|dere|deg))|(?:er [a-z]{4,20} (?:deres|jeres)|ar [a-z]{4,20} (?:er|din|eran))(?= (?:fra|fran|i|den))|(?:rummet|stugan|lagenheten|huset|hytten|hytta|rommet|vaerelset|varelset|lejligheden|leiligheten|baten|platsen|pladsen|plassen) (?:ar|er) (?:er|ert|eran|din|ditt|dit|jeres|deres)(?=[,.]| (?:fran|fra|i|den|till?|nu))|(?:ar|er) (?:rummet|stugan|lagenheten|huset|hytten|hytta|rommet|vae?relset|lejligheden|leiligheten|baten|platsen|pladsen|plassen) (?:er|ert|eran|din|ditt|dit|jeres|deres)(?=[,.]| (?:fran|fra|i|den|till?|nu))|(?:raknar|regner) med (?:er|dig|jer|dere|deg)|vantar (?:vi )?(?:er|dig)|venter (?:vi )?(?:jer|dig|dere|deg)`,
  // Polish
  '(?:zapisal|wpisal|zarezerwowal|zablokowal|odlozyl)[a-z]* (?:dla )?(?:panstwa|panstwu|pania|pana|pani|panu|was|wam|cie|ci)|(?:panstwa|pania|pana|was|cie) (?:zapisal|wpisal)[a-z]*|(?:jest|sa) (?:panstwa|wasz[aey]?|twoj[ae]?)(?=[,.]| od)|liczymy na (?:panstwa|was)',
  // Czech and Slovak
  `(?:zapsal|poznamenal|zarezervoval|zamluvil|nechal|podrzel|zablokoval)[aiy]? (?:jsem |jsme |som |sme )?(?:si )?(?:vas|vam|te|ti|pro vas)|(?:jsme|jsem|sme|som) (?:vam|ti|vas|te|pro vas|pre vas)${some(0, 2)} (?:zapsal|poznamenal|zarezervoval|zamluvil|nechal|podrzel|zablokoval|zapisal|rezervoval)[aiy]?|(?:ocekavame|cekame|cakame) (?:na )?(?:vas|te)|(?:je|jsou|su) (?:vas|vase|tvuj|tvoje|tvoj)(?=[,.]| od)`,
  // Croatian, Serbian, Slovene
  '(?:cekamo|ocekujemo|ocekujem|pricakujemo) (?:vas|te)|(?:je|su) (?:vas|vasa|vase|vasi|tvoj|tvoja)(?=[,.]| od)|(?:upisal|zapisal|zabiljezil|zabelezil|rezerviral|rezervisal|zablokiral|sacuval|upisao|zapisao|vpisal)[aeio]* (?:sam|smo) (?:vas|vam|te|ti|za vas)|(?:sam|smo) (?:vas|vam|te|ti|za vas) (?:upisal|zapisal|zabiljezil|zabelezil|rezerviral|rezervisal|vpisal)[aeio]*|racunamo (?:na|s) (?:vas|vama)',
  // Finnish
  `(?:odotamme|odotan) (?:teita|sinua)|(?:varasin|varasimme|merkitsin|merkitsimme|kirjasin|kirjasimme)${some(0, 3)} (?:teille|sinulle|teidat|sinut)|(?:teille|sinulle|teidat|sinut)${some(0, 3)} (?:varattu|varasin|varasimme|merkitty|merkitsin|kirjattu)|(?:on|ovat) (?:teidan|sinun)(?=[,.])`,
  // Hungarian
  '(?:felirtam|felirtuk|beirtam|beirtuk|lefoglaltam|lefoglaltuk|fenntartottam|fenntartottuk|felirtalak|beirtalak)(?: (?:titeket|benneteket|onoket|ont|teged))?|(?:onoke|onoe|tietek|tied) (?:a|az) (?:szoba|haz|apartman|fahaz|vendeghaz)',
)

/** Words that say since when, or how surely, and no more; hosts put them anywhere. What says that it is not yet so is none of them. */
const ADVERBS =
  /(?<![a-z'-])(?:now|just|also|already|gladly|hereby|happily|therefore|accordingly|duly|jetzt|nun|dann|daher|deshalb|somit|damit|hiermit|bereits|gleich|gern|gerne|selbstverstandlich|naturlich|stattdessen|schon|mal|eben|donc|bien|deja|alors|ainsi|maintenant|evidemment|ya|pues|entonces|ahora|asi que|por tanto|gia|dunque|quindi|allora|ora|cosi|pertanto|ja|entao|assim|portanto|agora|dus|alvast|nu|meteen|graag|gewoon|even|daarom|bij deze|alltsa|redan|darfor|altsa|allerede|derfor|hermed|herved|wiec|juz|zatem|tedy|uz|teda|dakle|vec|sad|sada|zato|siis|nyt|jo|taten|tehat|igy|mar)(?![a-z'-])[ ,]?/g
export const withoutAdverbs = (sentence: string): string => sentence.replace(ADVERBS, ' ').replace(/ {2,}/g, ' ')

/** That something is free, said before it is given: `le gîte est bien libre, je vous ai donc inscrits`. */
export const FREE =
  /(?<![a-z])(?:frei|verfugbar|free|vacant|available|availability|libres?|disponib[a-z]*|liber[aoie]|livres?|vrij|beschikbaar|ledig[at]?|woln[aeyi]|dostepn[a-z]*|voln[a-z]{1,2}|slobod[a-z]*|vapaa[a-z]*|szabad[a-z]*)(?![a-z])/g

/** What says right before a promise that it is not so: `noch nicht eingetragen`, `haven't booked you in`. */
export const NOT_SO =
  /(?:(?<![a-z])(?:not|cannot|never|nicht|kein[a-z]*|pas|jamais|niet|geen|inte|ej|ikke|nie|nem|nisam|nismo|ei|emme|en)|n't) (?:yet |noch |encore |ancora |nog |annu |enda |jeszcze |[a-z]+ )?$|(?<![a-z])(?:no|non|nao|ne) $/

/** Words for until and from, before a day. */
const BEFORE_DAY = "\\s(?:[a-z']+[,.]?\\s){0,3}(?=\\d{1,2}(?!\\d|[.:]\\d\\d(?!\\d|\\.)))"
const UNTIL_DAY = new RegExp(
  `(?<![a-z])(?:${UNTIL}|by|jusqu'(?:au|a)|d'ici|avant|hasta|antes|fino|entro|voor|senast|az|asti|mennessa)${BEFORE_DAY}`,
)
const FROM_DAY = new RegExp(
  `(?<![a-z])(?:from|on|vom|von|ab|am|du|des|le|desde|del?|el|dal?|il|de|van|vanaf|op|fran|fra|den|od|v|u|w)${BEFORE_DAY}`,
)
/** `Ich habe Ihnen das Zimmer bis Freitag, 5. März reserviert`: kept only as long as somebody may decide. */
export const isHeldUntil = (sentence: string): boolean => {
  const at = UNTIL_DAY.exec(sentence)?.index
  return at !== undefined && !FROM_DAY.test(sentence.slice(0, at))
}
