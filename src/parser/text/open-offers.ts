/** What a host still waits for: a room that is offered, held until a day or not yet booked, whatever days and prices the letter tells. */

import { remembered } from './remembered.ts'

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

/** Letters from what can be had to that it has been given. */
const LONGEST = 160
const MADE =
  /^[^.?!]*(?<![a-z])(?:so|and|und|et|y|e|en|og|och|dus|donc|asi que|quindi|daher)[ ,](?:i've|i have|we've|we have|habe ich|haben wir|je vous ai|nous vous avons|(?:os|te|le|les) (?:he|hemos)|(?:vi|le|ti) (?:ho|abbiamo)|heb ik|hebben wij|har jeg|har jag|har vi) [a-z ]{0,14}(?:you|put|booked|pencilled|reserved|kept|eingetragen|gebucht|reserviert|sie|euch|inscrits?|reserve|note|apuntado|reservado|segnat[oi]|prenotat[oi]|u|jullie|dere|deg|er|dig)(?![a-z])/
/** Whether a text in plain letters says so. */
export const isOpenOffer = (small: string): boolean => {
  const at = OPEN().exec(small)
  if (!at) return false
  const rest = small.slice(at.index + at[0].length)
  const end = MADE.exec(rest.slice(0, LONGEST))
  // `I can do you the Saturday instead, so I've put you in the book`: what is offered has been taken at once.
  return end ? OPEN().test(rest.slice(end.index + end[0].length)) : true
}
