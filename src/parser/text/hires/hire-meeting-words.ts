/** Words of those who bring a car themselves: where one meets, and where it is left; in plain letters, in all the languages that are read. */

import { type Range, rangesOf } from '../words/all-in.ts'
import { everyOf } from '../words/word-patterns.ts'

/** Where whoever hires out waits with it. */
const MEETS = everyOf(
  "i(?:'ll| will|'m going to) (?:be(?: waiting)?(?= at| in| outside)|meet you|wait for you|bring (?:it|her|the car))|we(?:'ll| will) (?:be waiting|meet you|wait for you|bring (?:it|her|the car))|we meet|meet (?:me|us)|we(?:'ll| will| look forward to)? (?:see|seeing|expect|expecting|greet) you|(?:car|van|camper|minibus|bike|it)(?: will|'ll) be(?: parked| left| waiting)?(?= in | at | outside | on )|(?:will be|is|be) (?:waiting|ready)(?: and waiting)?(?: for you)?(?= at| on| in| from| by)",
  '(?:ich|wir) (?:warte[n]?|erwarte[n]? (?:sie|dich|euch)|stehe[n]?|treffe[n]? (?:sie|dich|euch)|bringe[n]? (?:ihn|es|ihnen|dir|euch|das auto|den wagen))|treffpunkt|erwarten (?:wir )?(?:sie|dich|euch)|steh(?:t|en)(?= (?:[^.!?]|\\.\\d){0,90}bereit)|(?:steht|wartet) (?:fur (?:sie|dich|euch) )?(?:bereit|abholbereit|ab|am|an)',
  "je (?:serai|vous attends|t'attends|vous attendrai|vous retrouve)|nous vous attend(?:ons|rons)|on se (?:retrouve|voit)|rendez-vous(?= a | au | devant)|vous attend(?:ra)?|sera (?:pret|prete|disponible|a votre disposition)|(?:est|sera) (?:mise?|tenue?) a (?:votre )?disposition",
  'nos vemos|(?:le|la|te|os|les) (?:espero|esperamos|esperare)|estare(?= en)|quedamos(?= en)|(?:le|te|os|les) estara(?:n)? esperando|estara (?:list[oa]|disponible|preparad[oa])|(?:tendra|tendras) (?:el coche|la furgoneta) (?:list[oa]|a su disposicion|a tu disposicion)|(?:queda|estara) a (?:su|tu) disposicion',
  '(?:la|lo|vi|ti) (?:aspetto|aspettiamo)|(?:io )?(?:sono|saro)(?= a | al | alla | all)|ci (?:vediamo|troviamo)|trover(?:a|ai|ete) (?:la |l.|il )(?:auto|macchina|vettura|veicolo)|sara (?:pront[oa]|disponibile)|(?:sara|e) a (?:sua|tua|vostra )?disposizione|(?:la|ti|vi) (?:attende|aspetta)',
  'esper[ao]?(?:mos|ra)? (?:por )?(?:si|ti|vos|voces|voce)(?![a-z])|a (?:sua|tua) espera|estara a (?:sua|tua) disposicao|encontramo-nos|estarei(?= no| na| em)|estara (?:pront[oa]|disponivel|a sua espera)',
  '(?:ik|wij|we) (?:sta|staan|wacht|wachten|zie|zien)(?: (?:je|u|jullie))?|we spreken af|staat(?= (?:[^.!?]|\\.\\d){0,90}klaar)|verwachten (?:we |wij )?(?:je|u|jullie)',
  '(?:jag|vi) (?:moter|vantar pa|star)(?: (?:dig|er))?|(?:jeg|vi) (?:moder|moter|venter pa|star)(?: (?:dig|deg|jer|dere))?|vi (?:modes|motes|ses)|(?:star|holder|ar|er) (?:klar|redo)(?: til| till)?(?: deg| dig| dere| er)?|har bilen klar|(?:jag|vi) vantar(?: dig| er)|(?:jeg|vi) venter (?:deg|dig|dere|jer)',
  '(?:czekam|czekamy|bede czekal|spotykamy sie)|(?:bedzie )?czeka(?:l|c)?(?: na (?:ciebie|panstwa|pana|pania|was))?|bedzie (?:gotow[yae]|dostepn[yae])|bude (?:pripraven[oay]?|cekat)|on valmiina|odottaa (?:sinua|teita)|(?:budu|budeme) (?:cekat|stat)|sejdeme se|cekam|tavataan|odotan|odotamme',
)
/** Where one leaves it. */
const LEAVES_IT = everyOf(
  '(?:just )?(?:leave|park) (?:it|her|the (?:car|van|wee car|camper))|(?:stellen|stellt|stell) (?:sie |ihr )?(?:ihn|es|den wagen|das auto)(?: einfach)?|(?:laissez|laisse|laissez-la|laissez la voiture|deposez)(?: la)?',
  '(?:dej[ae]|dejen|dejan)(?:lo)?(?: el coche)?|(?:lasci|lascia|lasciate)(?: la macchina| l.auto)?|(?:deixe|deixa|deixem)(?: o carro)?|(?:zet|laat|parkeer) (?:hem|de (?:auto|bus))',
  '(?:stall|lamna|parkera) (?:den|bilen)|(?:stil|saet|sett|parker) (?:den|bilen)|(?:prosze )?zostawic|zostaw(?:cie)?|nechte|nechat|jata (?:auto)?',
)

/** Where a text in plain letters says where one meets, and where it says that one leaves the car. */
export const meetingsIn = (small: string): readonly Range[] => rangesOf(small, MEETS())
export const leavingsIn = (small: string): readonly Range[] => rangesOf(small, LEAVES_IT())
