/**
 * How settled a letter is. Hosts have a thousand words for `the room is yours`, and some have none: they write as to somebody who comes. What has come, what is
 * still to be paid there, where the key hangs and `see you` say it as well, and what is asked, offered, full or over speaks against it.
 */

import { endOfLetter } from '../page/letter-ends.ts'
import type { Page } from '../page/page.ts'
import { sentencesIn } from '../page/sentences.ts'
import { remembered, rememberedFor } from '../words/remembered.ts'

/** Stems of words, with which words begin. */
const stems = (words: string): string =>
  `(?<![a-z])(?:${words
    .trim()
    .split(/\s*[|\n]\s*/)
    .join('|')})`
const said = (...alternatives: readonly string[]): (() => RegExp) => remembered(() => new RegExp(alternatives.join('|')))
const whole = (words: string): string => `${stems(words)}(?![a-z])`

const MONEY = said(
  stems(`deposit|payment|dinero|dinheiro|soldi|pengene|pengarna|pieniadze|penize|novac|rahat|penz|balance|cheque|check(?![ -]?(?:in|out))|transfer(?!s? (?:from|to))|money|anzahlung|uberweisung|zahlung|geld|betrag
    acompte|arrhes|virement|versement|reglement|senal|sena(?![a-z])|transferencia|ingreso|bizum|anticipo|caparra|acconto|bonifico|sinal|pix(?![a-z])|pagamento
    (?:aan)?betaling|bedrag|amount|sum(?![a-z])|summe|montant|somme|importe|importo|valor|belop|belob|kwot|castk|iznos|osszeg|overschrijving|overboeking|huurprijs|waarborg|handpenning|insattning|betalning|depositum|(?:ind|inn)betaling|forskud
    zadat|zaliczk|wplat|przelew|zaloh|platb|kapar|akontacij|predujam|polog|uplat|(?:ennakko|varaus)maksu|eloleg|foglalo`),
)
const CAME = said(
  stems(`thank|got your|cheers|bless you|have had|received|arrived|came|landed|safely|went through|shows on|(?:ist|sind) da(?![a-z])|gesehen|vist[oa](?![a-z])|dank|eingegangen|erhalten|angekommen|eingetroffen|verbucht|merci|recu|(?:est|sont)(?: bien)? arrive
    gracias|recibi|consta(?![a-z])|llegado|llego|grazie|ricevut|avut[io]|arrivat|arrivare|obrigad|caiu|recebi|recebemos|bedankt|ontvangen|binnen|staat (?:er)?op|tack|kommit|mottagen|inne
    tak(?![a-z])|takk|modtaget|mottatt|kommet|dziek|wplyn|dotar|otrzym|zaksiegow|dekuj|dakuj|prisl|dosl|obdrzel|hvala|stigl|primil|kiitos|saapu|koszon|megerkez|megkap`),
)
const REST = said(
  stems(`remaining|balance|the rest|outstanding|left to pay|other half|pay(?![a-z])|paid|cash|bezahl|zahl(?:t|en|bar)|regler|payer|paye[rz]?|pagar|paga(?:n|te|no|mento)?(?![a-z])|betaal|betal|zapla|plac|platn|maks|fizet|£|€|restbetrag|rest(?![a-z])|restzahlung|il reste|reste|solde|el resto|resto|restante|rimanent|saldo
    outra metade|restbedrag|resterende|resten|resterande|restbelop|pozostal|zostalo|reszt|doplat|zbyt|zbyvaj|falta|queda|regning|afreken|regl|il conto|platnosc|plati|ostatak|loppu|fennmarad|hatralek|£|€|(?<!\\d)\\d{1,7} ?(?:euro|eur|kr|zl|kc|chf|franken)(?![a-z])`),
)
const THERE = said(
  stems(`when you(?:'re| are| get| arrive| come| leave| go)|(?:till|until) you (?:get|are|arrive)|bei (?:uns|mir)|oben(?![a-z])|en partant|en arrivant|au moment de partir|au depart|alla partenza|al salir|al marcharse|a saida|als (?:u|jullie|je) (?:weggaa|vertrek|kom|aankom)|po przyjezdzie|cuando llegu?e|quando chega|quando arriv|nar (?:ni|i|dere|du) (?:kommer|drar|rejser|aker|reiser)|on arrival|on departure|on the day|on the farm|vor ort|bei (?:der )?(?:an|ab)reise|wenn (?:ihr|sie) da
    bei (?:der )?ankunft|sur place|a votre arrivee|a l'arrivee|al llegar|a la llegada|aca(?![a-z])|aqui(?![a-z])|en el alojamiento|all'arrivo|si pagano qui|in loco|sul posto
    check-in|na chegada|no local|ter plaatse|bij aankomst|bij vertrek|pa plats|vid ankomst|ved ankomst|ved avreise|na miejscu|w dniu przyjazdu|przy zameldowaniu
    na miste|pri prijezdu|po dolasku|na licu mjesta|paikan paalla|saapuessa|helyben|erkezeskor`),
)
const MEETS = said(
  whole(`(?:we )?(?:will |'ll )?see you (?:on|in|then|soon|at|there)?|safe (?:travels|journey|trip)|have a (?:good|safe|lovely) (?:trip|journey|holiday)|till then|until then
    bis (?:bald|dann|im [a-z]+|am [a-z]+|zum [a-z]+|gly)|gute (?:an)?(?:reise|fahrt)|wir sehen uns|a (?:tres )?(?:bientot|vite)|bonne route|bon voyage
    hasta (?:pronto|entonces|el [a-z]+|julio|agosto)|nos vemos|buen viaje|a presto|ci vediamo|buon viaggio|ate (?:breve|ja|la|logo)|boa viagem
    tot (?:dan|gauw|snel|binnenkort|in [a-z]+|op [a-z]+)|goede reis|vi ses|val ?mott|valkomna?|trevlig resa|pa gensyn|god tur|vel mott|velkommen|god reise
    do zobaczenia|szerokiej drogi|na videnou|tesime se|na shledanou|stastnou cestu|vidimo se|sretan put|nahdaan|tervetuloa|hyvaa matkaa|varjuk (?:onoket|titeket)|jo utat`),
)
const ENTERS = said(
  whole(`keys?|key ?safe|key ?box|lock ?box|door code|schlussel[a-z]*|cles?|digicode|(?:gate|entry|access)? ?code|porte code|llaves?|chiav[ei]|chaves?|sleutel[a-z]*|nyckel[a-z]*|nycklar[a-z]*
    nogle[a-z]*|nokkel[a-z]*|nokler?|klucz[a-z]*|klic[a-z]*|kljuc[a-z]*|avaim?[a-z]*|kulcs[a-z]*`),
)
const FETCHES = said(
  stems(`pick you up|meet you (?:at|off)|ring (?:the bell|me when)|text me (?:when|from)|(?:hole|holen) (?:ich |wir )?(?:sie|euch|dich)|rufen sie|ruft (?:uns|mich|einfach)|klingel|(?:viens|venons|irai|vais) vous chercher|sonnez|appelez
    (?:le|os|les|te) recog|aviseme|avisadme|toque(?:n)? (?:el )?timbre|llame|(?:vengo|veniamo) a prender|suonate|chiamate|(?:vou|vamos) busca|toque|chama|ligue|haal(?:en)? (?:ik|wij|we)? ?(?:u|jullie|je)|bel (?:aan|maar|even)
    hamtar|ring pa|henter|ring (?:naar|nar|pa)|odbier|prosze dzwonic|vyzved|zazvon|zvon|docek|pozvon|soit|hakem|elmegyunk`),
)
const AGREED = said(
  stems(`(?:all|is) (?:sorted|settled|agreed|arranged|fixed|set)|locked in|perfect(?![a-z])|(?:how|so) lovely|so (?:glad|pleased|happy) (?:that )?you|freut (?:mich|uns)|wunderbar|super(?![a-z])|quel plaisir|ravie?s? que|que alegria|muito gosto em receb|che (?:bello|piacere)|leuk(?![a-z])|vad roligt|det lyder (?:dejligt|godt)|jsme radi|ciesz[a-z]+ sie|ausgemacht|abgemacht|passt|ist fix|sind fix|alles klar|geht (?:alles )?in ordnung|c'est (?:parfait|entendu|note|bon)|tout est (?:en ordre|pret|regle)|entendu
    todo (?:listo|arreglado|en orden)|perfecto|de acuerdo|quedamos|tutto (?:a posto|in ordine)|perfetto|d'accordo|combinad|esta (?:tudo )?(?:certo|combinad|fechad)|afgesproken|in orde|geregeld|fijn dat (?:u|jullie) komt|fijn dat jullie komen
    klart|overenskommet|det ar bestamt|pa plads|aftalt|i orden|avtalt|sa fint at dere|ustalon|umow(?:ion|ien)|wszystko gotowe|domluven|dohodnut|dogovoren|sovittu|rendben|megbeszelt`),
)
const NAMED = said(
  whole(`in the name(?: of)?|(?:under|in) (?:the|your) name(?: of)?|auf den namen|unter dem namen|au nom de|a nombre de|a nome|em nome d[eao]|op (?:de )?naam(?: van)?|i namnet|i navnet
    pa namnet|na nazwisko|na jmeno|na ime|nimella|neven`),
)
const YOURS = said(
  whole(`your (?:room|cottage|cabin|stay|week|booking|reservation|apartment|flat)|you(?: two| three| four| both| all)?(?: and [a-z]+(?: [a-z]+){0,2})?(?:'re| are| will be|'ll be) in (?:the|our)|you (?:will|'ll) have the|ihr(?:e|en|em)? (?:zimmer|buchung|aufenthalt|urlaub|reservierung)
    eue?re?[nm]? (?:zimmer|buchung|aufenthalt|urlaub|woche)|votre (?:chambre|sejour|gite|reservation|week-end)|vos (?:chambres|vacances)|su (?:habitacion|estancia|reserva|cuarto)
    (?:vuestra|tu) (?:habitacion|estancia|reserva|casa)|la (?:sua|vostra|tua) (?:camera|prenotazione|stanza)|(?:il )?(?:suo|vostro|tuo) soggiorno|(?:o|a) (?:vosso|vossa|seu|sua) (?:quarto|reserva|estadia)
    (?:uw|jullie|je) (?:kamer|huisje|verblijf|reservering|boeking|vakantie)|(?:ert|er|din|ditt) (?:rum|vistelse|bokning|stuga)|(?:jeres|dit|din) (?:vae?relse|ophold|booking)
    (?:deres|rommet deres|ditt) (?:rom|opphold)|(?:panstwa|wasz|twoj) (?:pokoj|pobyt)|(?:vas|vase|tvuj) (?:pokoj|pobyt|rezervac[a-z]*)|(?:vas|vasa) (?:soba|boravak|rezervacij[a-z]*)`),
)

/** What is asked, offered or only may be: no such sentence says that anything is settled. */
const OPEN = said(
  '\\?',
  whole(`if you(?:'d| would)? (?:want|wish|like|prefer|decide|are interested)|would|could|might|as soon as|once (?:we|the|your)|until we (?:have|get)|wenn sie (?:mochten|wollen)|sobald|falls|konnten|wurden?|ware
    si vous (?:souhaitez|voulez|desirez)|des que|des reception|pourr[a-z]+|serait|si (?:quiere|desea|quieres|quereis)|en cuanto|podria[a-z]*|seria|se (?:vuole|volete|desidera)|appena|potre[a-z]*|sarebbe
    se (?:quiser|quiserem)|assim que|poderi[a-z]+|als (?:u|je|jullie) (?:wilt?|wenst)|zodra|zou(?:den)?|om ni vill|sa snart|skulle|hvis|jesli|gdy(?:by)?|po otrzymaniu|pokud|jakmile|ako|jos|amint`),
)
const OFFERS = said(
  stems(`offer|quote|(?:let (?:me|us) know|tell me|say) (?:if|whether|the word)|(?:sagen|schreiben|melden) sie (?:mir|uns|sich)[a-z ]{0,12} ob|dites[- ](?:moi|nous) si|dime(?:lo)? si|(?:mi|ci) (?:dica|dite|faccia sapere|fate sapere) se|diga(?:m)?(?:-me|-nos)? se|(?:laat|laten) [a-z ]{0,12}weten of|hor av (?:dig|er) om|(?:sig til|si fra) (?:om|hvis)|(?:dac|daj) znac|dejte (?:prosim )?vedet|javite|available|availab|vacan|enquir|inquir|option|interested|angebot|anbiet|verfugbar|anfrage|unverbindlich|bescheid|zusage|entscheid
    propos|disponib|devis|libre|ofrec|ofert|presupuest|consulta|offert|preventiv|proponi|propor|orcament|pedido|livre|aanbied|aanbod|beschikba|vrij(?![a-z])|aanvraag
    erbjud|ledig|forfrag|tilby|tilbud|foresporsel|propon|wolny|wolne|dostepn|zapytan|nabidk|nabidn|volny|volne|poptavk|ponud|slobod|upit|tarjou|vapaa|tiedustel|ajanl|szabad|erdeklod`),
)
const REFUSES = said(
  stems(`cancel|bounced|fully booked|waiting list|no longer|refund|storn|ausgebucht|warteliste|leider|annul|complet(?![a-z])|malheureusement|rembours|desole|cancelad|anulad|lo siento|lista de espera
    purtroppo|al completo|cancellat|lista d'attesa|infelizmente|lotad|geannuleerd|helaas|wachtlijst|volgeboekt|avbok|tyvarr|fullbok|afbestil|desvaerre|beklager|avbestil|odwolan|niestety|bohuzel|zrusen|nazalost|otkazan|valitettavasti|peru(?:ut|tt)|sajnos|lemond`),
)
const OVER = said(
  stems(`you were with us|enjoyed having you|staying with us last|thank you for staying|for your stay|review|tripadvisor|bewertung|rezension|ihr aufenthalt war|bewerten|votre passage|avis sur|resena|vuestro paso
    recension|siete partiti|siete stati|avete trascorso|avaliac|foi um prazer|recensie|beoordel|omdome|anmeldelse|opini|recenz|hodnocen|recenzij|arvostel|ertekel`),
)

/** What says that it has not come yet, or asks for it: `noch nicht eingegangen`, `please pay the deposit by Monday, thank you`, `merci de nous verser un acompte` */
const NOT_COME = said(
  "n't",
  whole(
    `not|never|nicht|kein[a-z]*|pas|pas encore|non|no|nao|niet|geen|inte|ikke|ej|nie|ne|jamais|still (?:to|out|waiting|due)|please|bitte|veuillez|merci de|por favor|per favore|alstublieft|graag|until|wait[a-z]*|prosze|prosim`,
  ),
)
const hasCome = (sentence: string): boolean => MONEY().test(sentence) && CAME().test(sentence) && !NOT_COME().test(sentence)

/** Said of a letter, and how much it counts, each once: what was paid and has come is enough by itself where the sentence with the days says that somebody comes. */
const FOR: readonly { readonly worth: number; readonly isSaid: (sentence: string) => boolean }[] = [
  { worth: 2, isSaid: hasCome },
  { worth: 1, isSaid: (each) => REST().test(each) && THERE().test(each) },
  { worth: 1, isSaid: (each) => MEETS().test(each) },
  { worth: 1, isSaid: (each) => ENTERS().test(each) },
  { worth: 1, isSaid: (each) => FETCHES().test(each) },
  { worth: 1, isSaid: (each) => AGREED().test(each) },
  { worth: 1, isSaid: (each) => NAMED().test(each) },
  { worth: 1, isSaid: (each) => YOURS().test(each) },
]
/** And what takes it away, each time. */
const AGAINST: readonly { readonly worth: number; readonly isSaid: (sentence: string) => boolean }[] = [
  { worth: 0.5, isSaid: (each) => /\?/.test(each) },
  { worth: 1, isSaid: (each) => OFFERS().test(each) },
  { worth: 1, isSaid: (each) => REFUSES().test(each) },
  { worth: 2, isSaid: (each) => OVER().test(each) },
]

const sentencesOf = rememberedFor((page: Page): readonly string[] =>
  page.lines
    .slice(1, endOfLetter(page))
    .filter(({ cells }) => cells.length === 1)
    .flatMap(({ plain }) => sentencesIn(plain)),
)

/** How much speaks for it. */
const speaksFor = rememberedFor((page: Page): number => {
  const isSure = (sentence: string): boolean => !OPEN().test(sentence)
  return FOR.reduce((sum, { worth, isSaid }) => sum + (sentencesOf(page).some((each) => isSaid(each) && isSure(each)) ? worth : 0), 0)
})

const speaksAgainst = rememberedFor((page: Page): number =>
  AGAINST.reduce((sum, { worth, isSaid }) => sum + worth * sentencesOf(page).filter(isSaid).length, 0),
)

/** Whether at least so much more speaks for it than against it. */
export const isSettledBy = (page: Page, least: number): boolean =>
  speaksFor(page) >= least && speaksFor(page) - speaksAgainst(page) >= least
