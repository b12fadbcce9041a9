/** What a host still waits for: a room that is offered, held until a day or not yet booked, whatever days and prices the letter tells. */

import { allIn } from '../words/all-in.ts'
import { isOfBesides } from '../words/besides.ts'
import { CALL_OFF, CANCEL, PAY_BACK } from '../words/called-off.ts'
import { remembered } from '../words/remembered.ts'
import { UNTIL } from '../words/until-words.ts'
import { UNSECURED } from './unsecured.ts'

const OPEN = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:${[
        // English
        "(?:request|quote|enquiry|inquiry|option) is not an? (?:reservation|booking)|sent you a quote|awaiting your decision|before i put (?:anything|you|it) in|only hold (?:it|them|the)|(?:hold|holding|keep) (?:it|them|both|the room) (?:for you )?until|shall i (?:book|hold|keep|put) |both are (?:still )?free|nothing is (?:yet )?booked|(?:i|we) (?:can|could) (?:offer|do) you (?:the|a|one|two|our)(?! (?:transfer|lift|table|dinner|breakfast|discount))|let (?:me|us) know (?:which (?:one|room|of)|if you(?:'d| would) like (?:it|me to|us to))",
        // German
        '(?:option(?:iert)?|vorgemerkt) bis|(?:kann|konnen) (?:ich |wir )?(?:ihnen|euch|dir) (?:noch |gerne? |folgende[sn]? )?(?:das|die|den|ein|eine|einen|folgende[sn]?)(?: [a-z]+){1,6} anbieten|noch nichts (?:fest )?gebucht',
        // What would be free
        "(?:we|i)(?:'d| would) have (?:a|the|one|our) [a-z ]{3,30} free|(?:wir|ich) hatten? (?:noch |fur (?:sie|euch) )?frei|hatten? (?:wir|ich) (?:noch |fur (?:sie|euch) ){0,2}frei|nous aurions (?:encore )?(?:de )?libres?|il nous resterait|tendr(?:iamos|ia) libre|avr(?:emmo|ei) liber[oa]|ter(?:iamos|ia) livre|zouden (?:wij|we) (?:nog )?vrij hebben|ob sie (?:(?:das zimmer|fest) )?(?:buchen|kommen|reservieren) (?:mochten|wollen)",
        // French
        "(?:je peux|nous pouvons|puis) vous proposer (?:la chambre|une chambre|le gite|deux chambres|les chambres)|option jusqu'au|sans reponse de votre part",
        // Spanish
        '(?:si )?(?:quieres|quiere|quereis|deseas?) que (?:te|le|os) (?:la |lo )?reserve|hasta entonces no (?:puedo|podemos) garantizar|(?:puedo|podemos) ofrecer(?:te|le|os) (?:la|una|dos) habitaci',
        // Italian
        "(?:messo|tenut[oa]|bloccat[oa]) in opzione|scadenza opzione|non costituisce conferma|l'opzione decad|(?:posso|possiamo) (?:offrir|propor)(?:vi|le|la|ti) (?:la|una|due) camer",
        // Portuguese
        '(?:posso|podemos) (?:oferecer|propor)(?:-lhes?|-vos)? (?:o|um|dois) quarto',
        // Dutch
        'optie tot|(?:kan|kunnen) (?:ik|wij|we) (?:u|jullie|je) (?:de|het|een) (?:[a-z]+ ){0,2}(?:kamer|appartement|huisje) aanbieden',
        // Norwegian, Danish, Swedish
        '(?:jeg|vi) kan tilby(?:de)?:?(?: (?:dere|jer|deg|dig))?(?: (?:et|en|to|rom|hytt[ae]))?(?![a-z])|hold(?:er)? (?:begge |den |det |dem )?av til|(?:ingenting|intet) er bestilt|(?:jag|vi) kan erbjuda (?:er|dig)|inget ar bokat',
        // What is kept for somebody only as long as they may answer, in many languages
        "(?:tell me|let (?:me|us) know|answer|reply|hear from you) (?:by|before) (?:then|that)|(?:but )?only until (?:[a-z]+day|the|i hear)|or (?:it|the room|the house) (?:goes|will go)(?! up)|(?:otherwise|or else) (?:it|i|we)(?:'ll| will)? (?:goes?|let|release|offer)",
        'bis dahin (?:kurz |bitte )?(?:bescheid|antwort|zusage|eine zusage)|(?:sonst|andernfalls|ansonsten) (?:gebe|geben|vergebe|vergeben|vermiete|vermieten|muss|mussen) (?:ich|wir) (?:es|sie|ihn|das|die|den)|(?:je|nous|on) (?:la|le|les) (?:remets|remettrai|remettons|remettrons) en (?:location|vente)|sans nouvelles de (?:votre|ta) part',
        "(?:poi|altrimenti|dopo) (?:la camera |la casa |l'appartamento )?(?:torna|tornera) liber[oa]|(?:altrimenti|senno) (?:la|lo) (?:do|diamo|affitto|affittiamo)|si no (?:me|nos) (?:dices|dice|decis|contestas|respondes|confirmas)[a-z ]{0,20},? (?:la|lo|el|queda)|(?:caso contrario|senao),? (?:tenho|temos) de (?:a|o) (?:alugar|dar|libertar)",
        'anders (?:geef|geven|verhuur|verhuren) (?:ik|wij|we) (?:de|het|hem)|annars (?:slapper|hyr|ger) (?:jag|vi)|ellers (?:frigiver|frigir|slipper|lejer|leier|gir|giver) (?:jeg|vi)|w przeciwnym razie (?:oddam|oddamy|zwolni)|jinak (?:ho|ji|jej|pokoj) (?:uvolnim|uvolnime|pustim|nabidnu|nabidneme)|inace (?:ga|je|ju) (?:dajem|dajemo|oslobadam|oslobadamo)|muuten (?:vapautan|annan)|kulonben (?:kiadom|kiadjuk|felszabad)',
        // Hungarian, Polish, Czech
        'ajanlatot tudjuk|ajanlatunk (?:[a-z\\d.]+ ){1,6}ervenyes|nem tartjuk fenn|mozemy (?:panstwu )?zaproponowac|muzeme (?:vam )?nabidnout',
      ].join('|')})`,
    ),
)

/** Said of what binds nobody, or is not for good. */
const UNBINDING =
  '(?:unbinding|non-?binding|(?:with(?:out)?|no) obligations?|(?:with )?no strings|provisional(?:ly)?|unverbindlich|freibleibend|vorlaufig|ohne verpflichtung|sans engagement|sans obligation|provisoirement|sin compromiso|sin obligacion|provisionalmente|senza impegno|provvisoriamente|sem compromisso|provisoriamente|vrijblijvend|voorlopig|onder voorbehoud|utan forbindelse|preliminart|uden forpligtelse[rn]?|uforpligtende|uforpliktende|forelobigt?|uten forpliktelse[rn]?|alustavasti|sitoumuksetta|bez zobowiazan|wstepnie|nezavazne|predbezne)'
const UNTIL_THEN = `(?<![a-z])(?:${UNTIL}|up to|over the weekend|jusqu'(?:au|a)|hasta|fino a[la]?|saakka|asti)(?![a-z])`
const LATER = '(?! ?(?:\\d{1,2}(?::\\d\\d| ?(?:uhr|h|pm|am|o.clock))|(?:las|as|alle|ore|kl\\.?|klokken|klockan|godz\\.?) ))'
/** And until when: a day, and no hour of the evening on which one comes. */
const UNTIL_WHEN = remembered(
  () =>
    new RegExp(
      `(?<![a-z])${UNBINDING}(?![a-z])[^.!?\\n]{0,60}${UNTIL_THEN}${LATER}|${UNTIL_THEN}${LATER}[^.!?\\n]{0,50}(?<![a-z])${UNBINDING}(?![a-z])|pencil+ed (?:you|it|them|this|that|those) (?:down |in )?(?:until|till|for now|provisionally)|keep (?:it|them|the room) back for you|provisional hold`,
      'g',
    ),
)

/** What is done only when whoever reads it says so. */
const IF_TAKEN = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:${[
        "just say (?:the word|yes)|(?:if|should) (?:you(?:'d| would|'re| are| do)? (?:like to |want to |wish to |happy to )?(?:go ahead|proceed|take (?:it|the room|the house|the car))|i(?:'ve| have) not heard|i (?:haven't|don't) hear|we (?:haven't|don't) hear)|no need to decide|let me know either way|(?:we|i)(?: will|'ll) (?:then )?(?:raise a booking|write you in|put it in the book|book you in|confirm it)",
        'wenn (?:sie|ihr|du) (?:das|die|den|es|ihn|eines?) ?(?:zimmer |wohnung |haus |angebot |wagen )?(?:nehmen|buchen|reservieren|haben) (?:mochte|wolle|mochtet)|bei gefallen|falls (?:sie|ihr|du) (?:sich |euch |dich )?(?:dafur )?entscheide',
        'si (?:cela|ca) vous (?:convient|interesse|va)|si vous (?:souhaitez|voulez|desirez) (?:la |le |les )?(?:reserver|prendre|confirmer)|(?:et |alors )ce sera reserve',
        'si (?:te|le|les|os) (?:encaja|cuadra|interesa|parece bien|va bien)|si (?:se|te|os) decid(?:e|es|is|en)|hasta que no (?:la |lo )?(?:recibamos|llegue|tengamos)|sin (?:senal|deposito|anticipo) no (?:puedo|podemos|queda|se )|entonces queda reservad',
        'se (?:decid(?:e|ete|i) (?:di|per)|vi va bene|ti va bene|le va bene|siete interessati|e interessat[oa])|(?:la camera|la casa) sara (?:sua|vostra|tua)',
        'se (?:quiser(?:em|es)?|desejar(?:em)?|pretender(?:em)?) (?:avancar|reservar|ficar com)|(?:e|assim) fica reservad[oa](?= |$|[.,!])(?<=se [^.]{0,120})',
        '(?:als|indien) (?:u|je|jullie) (?:akkoord|geinteresseerd|wilt? (?:boeken|reserveren|komen))|(?:laat|laten) (?:je|jullie|u) (?:het |me |ons )?(?:maar )?weten\\?|dan zet ik (?:jullie|je|u) in',
        '(?:hvis|om) (?:i|du|de|dere|ni) (?:vil|onsker|vill|onskar) (?:ha(?:ve)? (?:det|den|huset|rommet|varelset)|booke|boka|bestille|reservere|leie|leje)|om ni vill boka',
        '(?:jesli|jezeli) (?:sie )?(?:panstwo |pan |pani )?(?:sie )?(?:zdecyduj|sa zainteresowani|jest zainteresowan)|pokud (?:mate|byste meli) (?:o [a-z]+ )?zajem|pokud se rozhodnete|jos (?:haluatte|haluat) (?:varata|ottaa)',
        ...UNSECURED,
      ].join('|')})`,
    ),
)
/** That something can be had, which alone is said of rooms that are given in the same breath. */
const CAN_BE_HAD =
  /(?<![a-z])(?:il (?:nous|me) reste|(?:is|are|still|have|has|got) (?:[a-z'’-]+ ){0,5}(?:free|available)|(?:noch|ist|sind|ware|waren) (?:[a-z]+ ){0,5}(?:frei|verfugbar)|(?:est|sont|encore) (?:[a-z]+ ){0,2}(?:libres?|disponibles?)|(?:tenemos|tengo|esta|estan|quedan?) (?:[a-z]+ ){0,4}(?:libres?|disponibles?)|(?:e|sono|abbiamo|risulta|risultano|ancora) (?:[a-z]+ ){0,3}(?:liber[oaei]|disponibil[ei])|(?:esta|estao|temos|tenho) (?:[a-z]+ ){0,3}(?:livres?|disponive(?:l|is))|(?:is|zijn|nog) (?:[a-z]+ ){0,3}(?:vrij|beschikbaar)|(?:er|ar|har|fortfarande) (?:[a-z]+ ){0,4}ledige?t?|(?:jest|sa|mamy) (?:[a-z]+ ){0,3}(?:woln[yae]|dostepn[yae])|(?:je|jsou|mame) (?:[a-z]+ ){0,3}voln[yae]|(?:on|ovat) (?:[a-z]+ ){0,3}(?:vapaana|vapaa|vapaita))(?![a-z])/
/** `If you could send a deposit, that would be grand`: what a host would be glad of costs nothing. */
const GLAD =
  '(?! (?:also |very |really |most |just |sehr |ganz |vraiment |tres |muy |molto |muito |heel |erg |valdigt |meget |veldig )?(?:grand|lovely|great|fine|perfect|nice|super|helpful|wonderful|appreciated|brilliant|kind|ideal|good|best|handy|marvellous|smashing|nett|schon|toll|prima|lieb|klasse|hilfreich|gut|parfait|gentil|bien|top|sympa|aimable|fijn|leuk|mooi|aardig|fint|bra|dejligt|flott|rart|hyggelig|snallt|toppen|supert|perfekt))'
/** And what it would cost. */
const WOULD = remembered(
  () =>
    new RegExp(
      String.raw`(?<![a-z])(?:(?:it|that|this|price|total|which)(?:'d| would) (?:be|come to)${GLAD}|would come to|(?:preis|das|es) (?:ware|wurde)${GLAD}|(?:der preis|das zimmer) ware|(?:prix|cela|ce) serait${GLAD}|(?:precio|seria|serian) (?:seria |de )|(?:prezzo|sarebbe) (?:sarebbe |di )|(?:preco|seria|ficaria) (?:seria |em )|zou(?:den)? [^.!?\n]{0,40}(?:zijn|kosten|komen)|(?:prisen )?(?:ville|skulle) (?:vare|bli|blive)${GLAD}|cena (?:wynosilaby|by byla))(?![a-z])`,
    ),
)

/** What guests of a house can have beside their room, if they like. */
const OF_GUESTS =
  /(?<![a-z])(?:pools?|swimming pool|saunas?|hot tub|wi-?fi|wlan|firewood|bikes?|e-bikes?|bicycles|skis?|kayaks?|boats?|lifts?|highchair|schwimmbad|[a-z]*rader|kaminholz|piscin[ae]s?|velos?|bicicletas?|biciclett[ae]|lena|legna|lenha|zwembad|fietsen|cyklar|cykler|sykler|rowery|basen[u]?|kola|bazen|[a-z]*pyor[a-z]*|poyta|bordet|stoly?|sto[lt]ik[a-z]*|masaz[e]?|kids|tours?|guide[dn]?)(?![a-z])/
/** What guests may hire with a house. */
const OF_LINEN =
  /(?<![a-z])(?:(?:bed )?linen|towels|bettwasche|handtucher|draps|linge|sabanas|toallas|lenzuola|asciugamani|roupa de cama|toalhas|beddengoed|handdoeken|lakan|handdukar|sengetoj|sengeto[yi]|sengelinned|handklar|posciel|reczniki|liinavaatteet|pyyhkeet|lozni pradlo|rucniky)(?![a-z])/
const isOfExtras = (small: string): boolean => isOfBesides(small) || OF_GUESTS.test(small) || OF_LINEN.test(small)
/** The hour from which a room can be had, on the day for which it is booked. */
const FROM_HOUR =
  /^(?: (?:to you|fur sie|pour vous|per voi|para (?:vos|ti|usted|voces?)))? ?(?:from|ab|des|a partir (?:de|das|da)|desde las|dalle(?: ore)?|das|vanaf|fran(?: kl)?|fra(?: kl)?|od(?: godz)?)\.? (?:les |las |as |le |ore |kl\.? |klokken |klockan |godz\.? )?\d{1,2}(?: ?(?:h|uhr|am|pm|uur|o.clock)(?![a-z])|[:.]\d\d| hrs|(?=[.,;!]))/
/** Signs that end what is said of one thing, and letters that are looked at of it. */
const [STOPS, NEAR] = [/[;:!?\n]|\.(?!\d)|,(?![-\d])/, 60]
const before = (small: string, at: number): string =>
  small
    .slice(Math.max(0, at - NEAR), at)
    .split(STOPS)
    .at(-1) ?? ''
const behind = (small: string, at: number): string => small.slice(at, at + NEAR).split(STOPS, 1)[0] ?? ''

/** Whether something is said, and not only of what guests can have beside. */
const isSaid = (small: string, said: RegExp, hasBehind: boolean): boolean =>
  allIn(small, new RegExp(said, 'g')).some(
    ({ index, 0: all }) =>
      !isOfExtras(`${before(small, index)}${all}${hasBehind ? behind(small, index + all.length) : ''}`) &&
      !FROM_HOUR.test(small.slice(index + all.length, index + all.length + NEAR)),
  )
/** What can be called off until a day is booked. */
const OF_RULES = new RegExp(`${CALL_OFF}|${CANCEL}|${PAY_BACK}|obligation to pay`)
/** Whether something is kept only until a day, that is not what may be called off up to it, nor a table. */
const isKeptUntil = (small: string): boolean =>
  allIn(small, UNTIL_WHEN()).some(({ index, 0: all }) => {
    const own = `${before(small, index)}${all}${behind(small, index + all.length)}`
    return !OF_RULES.test(own) && !isOfExtras(`${before(small, index)}${all}`)
  })

/** Letters from what can be had to that it has been given. */
const LONGEST = 160
const MADE =
  /^[^.?!]*(?<![a-z])(?:so|and|und|also|darum|deshalb|et|y|e|en|og|och|dus|donc|asi que|quindi|daher|por isso|derfor|darfor|sa)[ ,](?:i've|i have|we've|we have|habe ich|haben wir|je vous ai|nous vous avons|(?:os|te|le|les) (?:he|hemos)|(?:vi|le|ti) (?:ho|abbiamo)|heb ik|hebben wij|har jeg|har jag|har vi) [a-z ]{0,14}(?:you|put|booked|pencilled|reserved|kept|eingetragen|gebucht|reserviert|sie|euch|inscrits?|reserve|note|apuntado|reservado|segnat[oi]|prenotat[oi]|u|jullie|dere|deg|er|dig)(?![a-z])/
/** Whether a text in plain letters says so. */
export const isOpenOffer = (small: string): boolean =>
  isOffered(small) ||
  isKeptUntil(small) ||
  (CAN_BE_HAD.test(small) &&
    (WOULD().test(small) || IF_TAKEN().test(small)) &&
    isSaid(small, CAN_BE_HAD, true) &&
    !isTakenAtOnce(small) &&
    (isSaid(small, WOULD(), false) || isSaid(small, IF_TAKEN(), true)))

/** `The blue room is free, so I've put you down`: whether all that can be had is given in the same breath. */
const isTakenAtOnce = (small: string): boolean =>
  allIn(small, new RegExp(CAN_BE_HAD, 'g')).every(({ index, 0: { length } }) =>
    MADE.test(small.slice(index + length, index + length + LONGEST)),
  )

/** Whether a room is offered, and not taken at once. */
function isOffered(small: string): boolean {
  const at = OPEN().exec(small)
  if (!at) return false
  const rest = small.slice(at.index + at[0].length)
  const end = MADE.exec(rest.slice(0, LONGEST))
  // `I can do you the Saturday instead, so I've put you in the book`: what is offered has been taken at once.
  return end ? OPEN().test(rest.slice(end.index + end[0].length)) : true
}
