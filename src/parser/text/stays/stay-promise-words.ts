/** Words with which those who keep a house say that a room is somebody's for some days, that it was paid for, or that it is still to be decided. */

import { WE_CONFIRM } from '../refusal/confirming.ts'
import { AND_OR_TO } from '../words/and-words.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { UNTIL_BETWEEN } from '../words/until-words.ts'
import { anyOf } from '../words/word-patterns.ts'
import { A_ROOM } from './stay-evidence.ts'

/** `you and Moira`, `you both` */
const YOU = '(?:you|ye|both of you)(?: both| all)?(?: and (?:your )?[a-z]+)?'

/** What is said of a guest who is expected, a language a line. */
export const EXPECTS = anyOf(
  // English
  `(?:booked|reserved|put|popped|pencilled|got) ${YOU} (?:in|down|into)|(?:have|i've|we've) (?:saved|kept|reserved|booked|given|set aside) ${YOU} (?:the|our|a)|${YOU} in the (?:diary|book|calendar)|have ${YOU} (?:down|booked|in)|(?:is|are|it's) (?:all )?yours|(?:can't|cannot|can hardly) wait to (?:welcome|see|host|have|meet) you|(?:look(?:ing)?|looking very much) forward to (?:welcoming|seeing|hosting|having|meeting) you|see you (?:on|from|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:put|set|kept) aside for you|you(?:'ll| will) be (?:with us|staying|in the [a-z]+ (?:room|suite|cottage|cabin))|(?:i|we) (?:have )?(?:keep|kept) for you|holding (?:the|a|your)(?: [a-z']+){1,4} for you|yourself (?:and [a-z]+ )?(?:down|booked)|expect(?:ing)? you|pleased to receive you|you(?:'re| are) (?:all |well )?(?:set|sorted|booked in|confirmed)`,
  // German
  'gehort (?:ihnen|euch|dir)|(?:sie sind|sind sie|ihr seid|seid ihr|du bist|bist du) (?:dann |also |somit )?(?:bei (?:uns|mir)|unsere? gast)|mieten sie|(?:ist|sind) (?:ihnen|euch|dir) sicher|(?:erwarten|begruss?en) (?:wir )?(?:sie|euch|dich)|sie haben (?:also |dann |somit )?(?:unsere?n?|die|das|den)|trage ich (?:sie|euch|dich) (?:fest )?ein|bestatige(?:n)? (?:ich |wir )?(?:ihnen|euch|dir) (?:hiermit |gerne? )?(?:verbindlich|fest)|(?:durfen|duerfen) (?:wir )?(?:sie|euch|dich)(?: [a-z\\d.,]+){0,8} willkommen heiss?en',
  // French
  "(?:est|sont) a vous|vous (?:serez|etes|logerez|dormirez) (?:chez nous|des notres|nos hotes)|vous (?:ai|avons) (?:bien )?(?:note|inscrit)s?|vous attend(?:s|ons|rons|ent)?|(?:je|nous) vous (?:garde|gardons|reserve|reservons)|c'est (?:donc )?(?:note|bon|entendu|reserve) (?:pour|du)",
  // Spanish
  '(?:os|te|le|les|los) (?:espera|espero|esperamos|tengo|tenemos|guardo|guardamos|apunto|reservo)|es (?:vuestr|suy|tuy)[oa]|(?:estareis|estaras|os quedais|te quedas) con nosotros|(?:es|esta|queda) (?:ya )?(?:para (?:vosotros|ustedes|usted|ti)|todo apuntado)',
  // Italian
  '(?:la|vi|ti) aspett(?:o|a|iamo|ano)|ci vediamo|e (?:tenut|riservat)[oa] per (?:lei|voi|te)|(?:(?:e|sono) vostr[oaie]|e su[oa])(?! (?:moglie|marito|figli[oae]?|famiglia|madre|padre|sorella|fratello|amic[aoi]|compagn[oa]))|(?:vi|le|ti) (?:tengo|teniamo|riservo)',
  // Portuguese
  '(?:esperamos|aguardamos) (?:por )?(?:si|voces|vos)|(?:(?:voces? (?:e [a-z]+ |e [ao] [a-z]+ )?|(?<=^ ?|[.!:,] ))ficam?|estarao) (?:connosco|conosco|com a gente)|fica assim confirmad[oa]|contamos con(?:sigo|vosco)|lhes? confirm(?:o|amos)',
  // Dutch
  '(?:is|zijn|staat)(?: [a-z]+){0,4} (?:voor|van) (?:u|jullie|jou)|huren jullie|huurt u|verwachten (?:wij |we )?(?:u|jullie|je)|(?:zijn|bent|logeren|logeert|slapen|slaapt) (?:jullie |u |je )?(?:dan |dus )?bij ons',
  // Swedish, Danish, Norwegian
  '(?:ni|du) (?:hyr|har hyrt)|(?:bor|er|ar) (?:i|ni|du|dere) hos (?:oss|os|mig|meg)|(?:i|ni|du|dere) (?:bor|er|ar) hos (?:oss|os|mig|meg)|(?:skrevet|satt|noteret|notert|lagt in|skrivit in|bokat in) (?:dig|jer|deg|dere|er)|(?:i|du|dere) (?:lejer|leier)|er (?:dere|i|du) satt opp|(?:satt av|sat af|lagt undan|satt undan|holder av|reserverer) (?:[a-z]+ ){1,5}(?:til|till|for|at) (?:dere|deg|jer|dig|er)',
  // Polish, Czech
  'czeka(?:my)? na|(?:bedziecie|(?:beda|bedzie) (?:panstwo|pani|pan)) u nas|pocitame s (?:vami|tebou)|(?:je|jsou) (?:vas|vase)',
)

/** Where a sentence begins, perhaps behind a greeting or a word of assent: hosts who write shortly leave out who has done what they did. */
const AT_BEGIN =
  "(?<=^(?:[a-z' ]{1,24}[,!:] ?)?(?:ok(?:ay|ey)?|va bene|bene|perfetto|certo|si|d'accordo|perfect|great|yes|right|alles klar|passt|gut|ja|bien|d'accord|parfait|oui|vale|perfecto|listo|perfeito|sim|prima|goed|akkoord|bra|fint|dobrze|dobra|tak|dobre|jasne)?[,.:!]? ?)"
/** `Segnati 2 posti per la notte di …`, `Booked you in for …` */
const DONE = [
  '(?:booked|reserved|pencilled|put) you(?: (?:all|both))? (?:in|down)|(?:notiert|eingetragen|reserviert|gebucht|vorgemerkt)(?= (?:fur|sind|seid|ist|vom|von|\\d)|:)',
  '(?:note|reserve|inscrit)e?s?(?= (?:pour|du|de|une?|deux|\\d))|(?:apuntad|reservad|anotad|guardad)[oa]s?(?= (?:para|del?|la|el|una?|dos|\\d))',
  '(?:segnat|prenotat|riservat|confermat)[oaie](?= (?:per|dal?|la|il|una?|due|\\d))|(?:reservad|marcad|confirmad|anotad)[oa]s?(?= (?:para|de|do|o|a|um|uma|dois|duas|\\d))',
  '(?:genoteerd|gereserveerd|geboekt)(?= (?:voor|van|\\d)|:)|(?:bokat|bokad|noterat|noteret|notert|booket|reservert|reserveret)(?= (?:for|till?|fra|fran|den|\\d)|:)|(?:zapisan|zarezerwowan|rezervovan)[a-z]{1,2}(?= (?:na|dla|pro|od|\\d))',
].join('|')

/** What is said of a room or a house that is kept for some days, and of much else. */
export const KEEPS = anyOf(
  WE_CONFIRM,
  `${AT_BEGIN}(?:${DONE})`,
  // English
  '(?:made up|prepared) for you|(?:is|are|now|been|have|has) (?:all )?(?:booked|reserved|confirmed|held|kept|blocked)|you have (?:booked|rented|reserved)|put aside|set aside',
  // German
  '(?:vorbereitet|hergerichtet|bereit) fur (?:sie|euch|dich)|wartet auf (?:sie|euch|dich)|reserviert|gebucht|geblockt|vorgemerkt|eingetragen|eingeplant|freigehalten|zugesagt|notiert|bestatige[nt]?|gemietet',
  // French
  '(?:est|sont) (?:bien )?(?:prepare|pret)e?s? (?:a votre nom|pour vous)|(?:est|sont) (?:bien )?(?:reservee?s?|retenue?s?|bloquee?s?|notee?s?|inscrite?s?)|(?:reserve|retenu|bloque|note|inscrit|garde)(?: bien)? (?:pour vous|la chambre|le gite|votre)|vous (?:ai|avons) (?:bien )?(?:reserve|garde)s?',
  // Spanish
  '(?:queda|quedan|esta|estan|tengo|tenemos|tienes|teneis|tienen|he|hemos|dejo|dejamos) (?:ya )?(?:(?:ustedes |vosotros )?(?:[a-z\\d]+ ){1,4})?(?:confirmad|reservad|apuntad|anotad|guardad|bloquead)[oa]s?',
  // Italian
  'sono (?:suoi|tuoi|sue|tue)|(?:pront|preparat)[aoei] per (?:voi|lei|te)|(?:e|sono|abbiamo|ho|resta|rimane) (?:gia |stat[oaie] )?(?:confermat|riservat|prenotat|bloccat|tenut|segnat)[oaie]',
  // Portuguese
  '(?:esta|ta|fica|ficou) (?:tudo )?(?:fechad|combinad|acertad|marcad)[oa](?=[:,!.])|(?:esta|estao|fica|ficam|ficou|temos|tenho) (?:ja |assim )?(?:confirmad|reservad|marcad|guardad|bloquead|garantid)[oa]s?',
  // Dutch
  'staat (?:klaar|gereed) voor (?:u|jullie|je)|gereserveerd|geboekt|genoteerd|vastgelegd|ingepland|vastgezet',
  // Swedish, Danish, Norwegian
  '(?:ar |har )?(?:bokad|bokat|reserverad|reserverat|uppskriven)|(?:er|har) (?:leid|leiet|lejet|booket|reservert|reserveret|notert|noteret)',
  // Polish, Czech
  '(?:jest|sa|jest dla (?:panstwa|ciebie)) (?:juz )?(?:zarezerwowan|zaklepan|zapisan)[a-z]*|zarezerwowa(?:lem|lam|lismy)|(?:je|mate|mame|jsou) (?:pro vas |u nas )?(?:rezervovan|zarezervovan|zapsan|zablokovan)[a-z]*',
  // Finnish, Hungarian
  '(?:on|ovat) varattu|vahvist[a-z]+|(?:lefoglalt|foglalt)[a-z]*|visszaigazol[a-z]*',
)

/** What is kept, or that it is for a stay. */
export const TO_STAY = new RegExp(
  `${A_ROOM.source}|${HOUSE_KIND.source}|(?<![a-z])(?:stay|bedrooms?|hut|quarters|pokoj[a-z]*|pokoi|double|twin|bunks?|betten|lager|schlafplatze?|lits|camas|posti letto|sangplats(?:er)?|sengeplass(?:er)?|nights?|aufenthalt|nachte?|urlaub|sejour|nuits?|estancia|noches?|soggiorno|notti|notte|estadia|noites?|verblijf|nacht(?:en)?|vistelse|natter|natt|ophold|opphold|netter|nae?tter|pobyt|noce|noc|nocy|yota|ejszaka)(?![a-z])`,
)

/** `queda reservada la casa entera`: what is kept is a whole house, in words that are said of no other thing that is kept. */
export const WHOLE_HOUSE =
  /(?<![a-z])(?:(?:whole|entire) house|house to yourselves|(?:ganze|gesamte|komplette)[ns]? haus|haus (?:fur euch|fur sie) (?:allein|alleine)|maison entiere|toute la maison|casa (?:entera|completa|intera|inteira|toda|para vosotros)|(?:toda|tutta) (?:la|a) casa|(?:hele|gehele) huis|hela huset|hele huset|caly dom|cely dum|koko talo)(?![a-z])/

/** What was paid ahead has come. */
export const PAID = anyOf(
  // English
  '(?:thank you|thanks) for (?:your|the) (?:cheque|check|deposit|payment|transfer)|(?:deposit|cheque|check|payment|transfer|money)(?: [a-z]+){0,5} (?:received|arrived|came|safely|landed|gone through)|(?:received|got|have) your (?:deposit|cheque|check|payment|transfer)',
  // German
  '(?:dank|danke)[a-z ]{0,20} (?:fur|fuer) (?:die|ihre|eure|deine)(?: [a-z]+){0,5} (?:anzahlung|uberweisung|zahlung)|(?:anzahlung|uberweisung|zahlung|geld)(?: [a-z]+){0,7} (?:angekommen|eingegangen|erhalten|eingetroffen|da)',
  // French
  '(?:acompte|arrhes|virement|cheque|versement)(?: [a-z]+){0,5} (?:recue?s?|arrivee?s?)|(?:recu|bien recu) (?:votre|le|les|vos) (?:acompte|arrhes|virement|cheque|versement)',
  // Spanish, Italian, Portuguese
  '(?:senal|deposito|transferencia|anticipo)(?: [a-z]+){0,5} (?:recibid[oa]|recibi|llegado|caiu|recebid[oa])|(?:recibido|recibi|llegado|visto|recebemos|recebi)(?: [a-z]+){0,3} (?:la|el|su|tu|vuestr[oa]|a|o) (?:senal|transferencia|ingreso|bizum|anticipo|deposito|sinal|pagamento)',
  '(?:caparra|acconto|bonifico)(?: [a-z]+){0,5} (?:ricevut[oa]|arrivat[oa])|(?:ricevuto|(?:ho|abbiamo) visto)(?: [a-z]+){0,2} (?:la|il|la sua|il suo|la vostra|il vostro) (?:caparra|acconto|bonifico)',
  // Dutch, Swedish, Danish, Norwegian
  '(?:aan)?betaling(?: [a-z]+){0,5} (?:binnen|ontvangen)|(?:handpenning|insattning|betalning)(?:en)?(?: [a-z]+){0,5} (?:kommit|mottagen)|(?:depositum|indbetaling|innbetaling)(?:et|en)?(?: [a-z]+){0,5} (?:modtaget|mottatt|kommet)',
  // Polish, Czech
  '(?:zaliczk|zadatek|wplat|przelew)[a-z]*(?: [a-z]+){0,4} (?:dotarl|otrzyma|wplyn|zaksiegow)[a-z]*|(?:otrzymalismy|otrzymalam|dotarla) (?:panstwa )?(?:zaliczke|zadatek|wplate|przelew|zaliczka)|zaloh[a-z]*(?: [a-z\\d]+){0,6} (?:nasli|obdrzeli|prisla|dosla|uctu)',
  // Croatian, Finnish, Hungarian
  '(?:akontacij|kapar|predujam|predujm|uplat|polog)[a-z]*(?: [a-z]+){0,5} (?:primil|primio|stigl|stigao|sjela|dosl|dobil)[a-z]*|(?:primil|dobil)[aiosm]* (?:[a-z]+ ){0,2}(?:akontacij|kapar|predujam|uplat)[a-z]*|(?:varaus|ennakko)maksu[a-z]*(?: [a-z]+){0,4} (?:saapui|saapunut|saatu|tullut|perilla)|(?:eloleg|foglalo)[a-z]*(?: [a-z]+){0,4} (?:megerkezett|megjott|beerkezett|megkaptuk|megkaptam)',
)

/** Said of what is not yet, and may be: what is asked or offered, and what is over. */
export const OFFERED =
  /\?|(?<![a-z])(?:would|could|can offer|offer you|if you|vacan|free from|provisional(?:ly)?|option|only hold|hold(?:ing)? (?:it|.{1,40} until)|before i put|bieten|anbieten|konnten|konnte|wurden sie|wenn sie|falls|proposons|proposer|si vous|podemos ofrecer|ofrec[a-z]+|si le|si quieres|si queris|offriamo|proponiamo|liber[aoie]\b|se (?:vuole|desidera)|podemos oferecer|livres?\b|aanbieden|als (?:u|je|jullie)|erbjud[a-z]*|om (?:du|ni|dere|i) |tilby[a-z]*|tilbud|hvis|wolne|mozemy zaproponowac|jesli|gdyby|moglibysmy|nabizime|nabidnout|volny|vapaa[a-z]*|jos|tarjoamme|tarjous|pokud|kdyby|mohli bychom|ako|mozemo ponuditi|ponuda|slobodn[a-z]*|amennyiben|szabad|ajanlat[a-z]*|zou(?:den)?|indien|dersom|skulle|avremmo|potremmo|sarebbe|potrebbe|podriamos|podria|pourrions|pourrait|pourriez|serait|poderiamos|teriamos|seria|(?:waiting|cancellation) list|warteliste|liste d'attente|list[aey] (?:de espera|d'attesa|di attesa|oczekujacych)|wachtlijst|reservelijst|vantelista|venteliste|cekaci listin[a-z]*|poradnik[a-z]*|(?:mezi )?nahradni[a-z]*|list[aeyi] (?:rezerwow[a-z]*|cekanj[a-z]*)|mamy komplet|mame plno|je plno|popunjen[a-z]*|on taytta|taynna|minden foglalt|jonotuslista[a-z]*|varolista[a-z]*|stayed|visited|waren sie|avez sejourne)(?![a-z])/

/** Words for until, of a stay that goes on from one day to another. */
const TILL = `${UNTIL_BETWEEN}|a|through|thru|jusqu'au|hasta|fino|az|-?t[oe]l|[-–—]`
/** Words for leaving, a language or two a line. */
const LEAVES = [
  '(?:leav|depart|return|go|head|setting off|travel on)[a-z]*|check(?:ing)? out|(?:need|want|have) you out|see you off|out(?: again)?(?: by| before)?|bring [a-z ]{1,12} back',
  '(?:ab|weiter|heim)(?:reis|fahr)[a-z]*|fahr(?:en|t)|abfahrt|verlass(?:en|t)|zuruck[a-z]*',
  '(?:re)?part(?:ez|irez|ent|ons)|repart[a-z]*|depart|quitt(?:ez|erez)|rend(?:ez|rez)|liber(?:ez|erez)|laisserons repartir',
  '(?:os|se|te) (?:vais|marchais|van|marchan|vas|marchas|va|marcha)|sal(?:is|ida|dreis)|dejais|dejan|desped[a-z-]*|decimos adios',
  '(?:ri)?part(?:ite|ono|enza|irete|endo)|saindo|usc(?:ite|irete)|scend(?:ete|erete|e)|ripart[a-z]*|lasciate|lascia|salut(?:iamo|o)|saida|saem|saireis|part(?:em|ida|irao)|deixam|regressam',
  '(?:tager|tar|kor(?:er)?|drar|aker) (?:hjem|hem|videre|vidare)|(?:naar|nach) (?:huis|hause)|rentrez|tornate|volveis|regresais',
  'vertrek[a-z]*|verlaat|verlaten|avres[a-z]*|avreis[a-z]*|afrejs[a-z]*|aker|reser|rejser|reiser|drar|lamnar|forlader|forlater',
  'wyjazd[a-z]*|wyjezdza[a-z]*|wyjedz[a-z]*|odjezd[a-z]*|odjizdi[a-z]*|odjed[a-z]*|odlaz[a-z]*|lahto[a-z]*|lahde[a-z]*|(?:el|haza)?utaz[a-z]*|tavoz[a-z]*|indul[a-z]*',
].join('|')
const WORD = "[a-z'-]{1,16}"
/** What stands between both days of a stay: a word for until or for leaving, days of the week and small words. */
export const TO_SECOND_DAY = new RegExp(
  `^[\\s,.;]*(?:20\\d\\d[\\s,.]*)?(?:${WORD}[\\s,.;]+){0,7}?(?:${TILL}|${LEAVES})(?:[\\s,.:]+${WORD}){0,6}[\\s,.]*$`,
)
/** Either of these: a part of patterns. */
export const LEAVES_OR_UNTIL = `${TILL}|${LEAVES}`
/** `… 4 juni, en maandag 7 juni vertrekken jullie weer`: what stands between both days, and behind the second, where verbs follow the day. */
export const AND_ON = new RegExp(`^[\\s,.]*(?:20\\d\\d[\\s,.]*)?(?:${AND_OR_TO}|es)\\s(?:[a-z]{1,9}\\s){0,5}$`)
export const LEAVES_THEN = new RegExp(`^[\\s,.]*(?:20\\d\\d[\\s,.]*)?(?:${WORD}[\\s]+){0,3}?(?:${LEAVES})(?![a-z])`)

/** Weeks that are told instead of nights, one of them and two. */
export const ONE_WEEK =
  /(?<![a-z])(?:(?:an?|one|the|a whole|a full) week|eine(?:r)? (?:ganze[n]? )?woche|une (?:bonne |petite )?semaine|una (?:semana|settimana)|uma semana|(?:een|1) week|en (?:hel )?(?:uge|uke|vecka)|tydzien|tyden)(?![a-z])/
export const TWO_WEEKS =
  /(?<![a-z])(?:two weeks|a fortnight|zwei(?:e?n)? wochen|deux semaines|quinze jours|dos semanas|due settimane|duas semanas|twee weken|to (?:uger|uker)|tva veckor|dwa tygodnie|dva tydny)(?![a-z])/
