/** The answer of a house that has no room for whoever asked: whatever days and house it tells, there is no booking. */

import { isOfBesides } from '../words/besides.ts'
import { remembered } from '../words/remembered.ts'
import { anyOf } from '../words/word-patterns.ts'
import { IF } from './unsure.ts'

/** Ways to say it, a language a line. */
const SAID = [
  "(?:we|(?:our|the) (?:hotel|house|guest ?house|inn|hostel|property|lodge|apartments?|campsite))(?: are| is|'re) (?:[a-z]{1,13} ){0,2}(?:fully booked|sold out|booked out|full)|(?:(?:we|there) (?:[a-z]{1,13} ){0,2}(?:have|are) (?:[a-z]{1,13} ){0,1}no|(?:do not|don't) have any) (?:more |free |vacant )?(?:rooms?|availability|vacanc(?:y|ies)|beds)",
  '(?:wir|unsere? (?:haus|hotel|gasthof|gastehaus|pension|ferienwohnung|campingplatz)|das (?:haus|hotel)) .{0,60}(?:ausgebucht|(?:komplett|voll|vollstandig) (?:aus)?gebucht|(?:komplett|voll|vollstandig) belegt|vollbelegt)|(?:haben wir|wir haben) .{0,50}keine? (?:freien? |weiteren? )?(?:zimmer|betten|unterkunft|kapazitat(?:en)?|verfugbarkeit)',
  "(?:nous sommes|(?:notre |la |le |l')(?:hotel|maison|etablissement|auberge|gite|camping) (?:est|affiche)) (?:[a-z]{1,15} ){0,2}complete?s?(?![a-z])|(?:n'avons|n'y a|ne disposons) (?:malheureusement )?(?:plus|pas|plus aucune|aucune) (?:d[e'] ?)?(?:chambres?|disponibilites?|place(?! (?:au |dans |de (?:parking|stationnement)|a (?:table|bord)(?![a-z]))))",
  '(?:estamos|(?:el|nuestro) (?:hotel|hostal|alojamiento) esta) (?:[a-z]{1,13} ){0,2}(?:completos?|al completo|llenos?)|no (?:tenemos|disponemos de|nos quedan?|nos queda|hay) (?:[a-z]{1,8} )?(?:disponibilidad|habitacion(?:es)?|plazas)',
  "(?:siamo|(?:l'|il nostro |la nostra )(?:hotel|albergo|struttura|pensione) e) (?:[a-z]{1,13} ){0,2}(?:al completo|complet[io]|pien[io])|non (?:abbiamo|ci sono|disponiamo di|c'e) (?:[a-z]{1,10} ){0,2}(?:disponibilita|camere?|posti letto)",
  '(?:estamos|(?:o|o nosso) (?:hotel|alojamento) esta) (?:[a-z]{1,13} ){0,2}(?:lotad[oa]s?|complet[oa]s?|esgotad[oa]s?|chei[oa]s?)|nao (?:temos|ha|dispomos de) (?:[a-z]{1,8} )?(?:disponibilidade|quartos?|vagas)',
  '(?:(?:wij|we) zijn|zijn (?:wij|we)|(?:ons|het) (?:hotel|huis) is) .{0,50}(?:volgeboekt|volzet)|(?:(?:wij|we) hebben|hebben (?:wij|we)) .{0,40}geen (?:vrije )?(?:kamers?|beschikbaarheid|plaats)',
  '(?:vi ar|ar vi|hotellet ar) .{0,40}fullboka[dt]e?|(?:har vi|vi har) .{0,30}inga (?:lediga )?rum',
  '(?:er vi|vi er|hotellet er) .{0,40}(?:full?d?t? ?book(?:et|ede)|utsolgt|udsolgt|fullt belagt|fuldt belagt)|(?:har vi|vi har) .{0,30}(?:ingen|ikke (?:[a-z]{1,8} ){0,2}) ?(?:ledige )?(?:varelser|rom)',
  'nie mamy (?:[a-z]{1,10} ){0,2}(?:pokoi|miejsc)|(?:mamy|(?:nasz )?hotel ma) (?:[a-z]{1,10} )?(?:komplet|pelne oblozenie)|brak wolnych (?:pokoi|miejsc)',
  'olemme .{0,40}taynna|ei ole (?:enaa )?(?:yhtaan )?vapaita huoneita',
  '(?:mame|hotel je) .{0,40}obsazen[oy]?|nemame (?:[a-z]{1,8} ){0,2}(?:pokoje?|kapacitu)',
]
const NO_ROOM = anyOf(...SAID)
/** What is in all that this finds: most sentences have none of it. */
const STEM =
  /booked|sold out|full|rooms?|vacanc|availab|gebucht|belegt|zimmer|betten|unterkunft|kapazit|verfugbar|complet|chambre|disponib|place|llen[oa]|habitac|plazas|camer|pien[io]|posti|lotad|esgotad|chei[oa]|quarto|vagas|volgeboekt|volzet|kamer|beschikb|plaats|fullbok|book|utsolgt|udsolgt|belagt|varelser|rom|pokoi|miejsc|komplet|oblozen|taynna|huone|obsazen|pokoj|kapacit/

/** An answer regrets it, or speaks of the days that were asked for: `We are fully booked in August` may be said to anybody. */
const ANSWERED =
  /(?<![a-z])(?:unfortunately|sadly|regret(?:fully|tably)?|sorry|afraid|leider|bedauer[a-z]*|malheureusement|regret[a-z]*|desoles?|lament[a-z]*|sentimos|desafortunadamente|desgraciadamente|purtroppo|spiacent[ei]|dispiace|infelizmente|helaas|spijt[a-z]*|tyvarr|beklag[a-z]*|dessverre|desvarre|niestety|przykro|valitettavasti|pahoittel[a-z]*|bohuzel|litu[a-z]*|(?:these|those|your|the requested) (?:dates|nights|days)|diese[nmr]? (?:zeit(?:raum)?|tagen?|nachte?n?|daten|termine?n?)|ces (?:dates|jours|nuits)|cette periode|es[at]+s (?:fechas|noches|dias)|(?:quell[ei]|quest[ei]|tali) (?:date|notti|giorni)|n?ess[ae]s (?:datas|noites)|deze (?:data|nachten|dagen|periode))(?![a-z])/
/** Of rooms of one kind or before some hour, of a pool, of more nights than are booked, of what one has been given instead, or not quite so. */
const OF_OTHERS =
  /(?<![a-z])(?:(?:rooms?|zimmer|chambres?|habitaciones|habitacion|camere?|quartos?|kamers?|rum|rom|varelser|pokoi|huoneita|pokoje?) (?:[a-z]{4,12} )?(?:with|mit|avec|con|com|met|med|z|of th[ei][a-z]*|dieser art)|exten[ds][a-z]*|verlanger[a-z]*|prolong[a-z]*|prorrog[a-z]*|amplia[a-z]*|verleng[a-z]*|forlang[a-z]*|instead|stattdessen|a la place|en su lugar|invece|em vez|in plaats daarvan|istallet|i stedet|zamiast|upgrad[a-z]*|booked you|umgebucht|you (?:stay|will stay|have a))(?![a-z])/
const OF_SOME_ROOMS =
  /(?<![a-z])(?:(?:non-?)?smoking|[a-z]*raucher[a-z]*|(?:non-)?fumeurs?|fumadores|fumatori|connecting|adjoining|communicantes|comunica(?:das|ntes?|nti)|accessible|barrierefrei[a-z]*|rollstuhl[a-z]*|floor|erdgeschoss|stockwerk|rez-de-chaussee|planta baja|pian[oi]|pools?|swimming|sauna|[a-z]*schwimmbad|piscin[ae]|zwembad|before \d{1,2}(?::\d\d)? ?[ap]\.?m|vor \d{1,2}(?:[.:]\d\d)? uhr|avant \d{1,2} ?h|antes d[ea]s? las?|prima delle|another (?:room|night)|weitere nacht|noch eine nacht|nuit supplementaire|otra noche|un'altra notte|(?:almost|nearly)(?! (?:every|always))|(?:fast|nahezu|beinahe)(?! (?:jede|immer))|presque(?! (?:chaque|tou))|casi(?! (?:cada|siempre|tod))|quasi(?! (?:ogni|sempre|tutt))|quase(?! (?:cada|sempre|tod))|bijna(?! (?:elk|ieder|altijd))|nastan|nesten|naesten|prawie|temer)(?![a-z])/
const MAY_BE = remembered(() => new RegExp(`(?<![a-z])${IF}(?![a-z])`))

/** Whether a sentence in plain letters says so. */
export const saysNoRoom = (sentence: string): boolean =>
  STEM.test(sentence) &&
  ANSWERED.test(sentence) &&
  NO_ROOM().test(sentence) &&
  !isOfBesides(sentence) &&
  !OF_OTHERS.test(sentence) &&
  !OF_SOME_ROOMS.test(sentence) &&
  !MAY_BE().test(sentence)
