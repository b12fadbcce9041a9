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
        // Hungarian, Polish, Czech
        'ajanlatot tudjuk|ajanlatunk (?:[a-z\\d.]+ ){1,6}ervenyes|nem tartjuk fenn|mozemy (?:panstwu )?zaproponowac|muzeme (?:vam )?nabidnout',
      ].join('|')})`,
    ),
)

/** Whether a text in plain letters says so. */
export const isOpenOffer = (small: string): boolean => OPEN().test(small)
