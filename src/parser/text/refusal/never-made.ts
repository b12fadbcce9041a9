/** Said of a booking that was never made: that there is none, that no ticket was issued, that one was about to book, or that it was asked for in vain. */

import { sentencesIn } from '../page/sentences.ts'
import { isOfBesides } from '../words/besides.ts'
import { sayingOf, type Way } from '../words/said-ways.ts'
import { isOfOldBooking } from './old-bookings.ts'
import { isPaidLater } from './paid-later.ts'
import { saysRequestRefused } from './refused-requests.ts'

/** Where what is said ends: `reservation number` goes on. */
const AT_END = '(?=\\s*(?:$|[.,;!:–-]))'

/** Ways to say it, a language a line, each with what is in all that it finds: most documents have nothing of most, and patterns take long to make ready. */
const SAID: readonly Way[] = [
  // `Nothing's booked!!`, in a letter that weighs where to go.
  [
    'nothing|nichts|rien|nada|niente|niets|inget|ingenting|nic ',
    "(?<=^\\s*|[.!?]\\s|[:\"„“«»”]\\s?)(?:nothing(?:'s| is| has been)? (?:yet )?booked(?: yet)?|nichts (?:ist )?(?:fest )?(?:gebucht|reserviert)|rien n'est (?:encore )?reserve|nada (?:esta )?reservado|niente (?:e )?(?:ancora )?prenotato|niets geboekt|inget (?:ar )?(?:annu )?bokat|ingenting er (?:enna )?(?:bestilt|booket)|nic (?:jeszcze )?nie (?:jest )?(?:zarezerwowan[eo]|zabukowane))",
  ],
  // `I haven't booked anything yet.`
  [
    'nothing|anything|nichts|rien|nada|niente|nulla|niks|niets|nagot|noget|noe|nic |mitaan',
    `(?:i|we)(?:'ve| have) (?:so far )?booked nothing(?: yet| so far)?${AT_END}|(?:i|we) (?:haven't|have not) (?:yet )?booked anything(?: yet| so far)?(?=,? but)|(?:i|we) (?:haven't|have not) (?:yet )?booked anything(?: yet| so far)?${AT_END}|(?:ich habe|wir haben|habe ich|haben wir) (?:bisher |bis jetzt )?(?:noch )?nichts (?:gebucht|reserviert)${AT_END}|(?:je|j'|nous|on) ?n'?(?:ai|avons|a) (?:encore )?rien reserve${AT_END}|no (?:he|hemos) reservado (?:aun |todavia )?nada(?: aun| todavia)?${AT_END}|non (?:ho|abbiamo) (?:ancora )?prenotato (?:ancora )?(?:niente|nulla)${AT_END}|(?:ainda )?nao (?:reserv(?:ei|amos)|marc(?:ei|amos)) nada(?: ainda)?${AT_END}|(?:heb(?:ben)? (?:ik |we |wij )?)?nog niks geboekt${AT_END}|har inte bokat nagot(?: an| annu)?${AT_END}|har ikke (?:bestilt|booket) (?:noget|noe)(?: enda| endnu| enna)?${AT_END}|nic (?:jeszcze )?nie (?:zarezerwowal|zabukowal)(?:am|em|ismy|ysmy)${AT_END}|nic (?:zatim |jeste )?neni (?:rezervovano|zarezervovano|objednano)${AT_END}|mitaan ei ole (?:viela )?varattu${AT_END}`,
  ],
  [
    'made|created|placed',
    '(?:no|not any) (?:booking|reservation|tickets?) (?:has|have|was|were|is) (?:yet |been ){0,2}(?:made|created|placed)',
  ],
  ['made|created|placed', '(?:booking|reservation|order) (?:has|was|is) not (?:been |yet ){0,2}(?:made|created|placed)'],
  ['no booking|no reservation', '(?:you )?(?:have|there is) no (?:booking|reservation) (?:yet|in your name|with us)'],
  [
    'away from',
    '(?:one|a) (?:step|click) away from (?:booking|completing|your (?:booking|reservation|trip|journey|stay|flight|holiday|tickets?)(?! (?:details|documents)))',
  ],
  [
    'declined|rejected|turned down|refused',
    '(?:request|reservation|booking) (?:to [a-z]{3,8} |(?:for|at) [^.]{3,40} )?(?:was|has been) (?:declined|rejected|turned down|refused)',
  ],
  ['keine', 'keine (?:buchung|reservierung) (?:angelegt|erstellt|vorgenommen|getatigt|ausgelost|zustande)'],
  [
    'nicht',
    '(?:buchung|reservierung) (?:wurde|ist|konnte) (?:daher |somit |leider |noch )?nicht (?:angelegt|erstellt|vorgenommen|durchgefuhrt)',
  ],
  ['keine', '(?:es besteht|sie haben|du hast) (?:noch )?keine (?:buchung|reservierung)'],
  [
    'keine|nicht|entfernt',
    '(?:wurden keine tickets?|keine tickets? wurden) ausgestellt|tickets? (?:wurden?|konnten?) (?:leider )?nicht ausgestellt|einen (?:schritt|klick) von (?:der |ihrem |ihrer |deinem |deiner )?(?:[a-z]{1,12} )?[a-z]*(?:buchung|reservierung|reise|fahrt|flug|aufenthalt|urlaub|bestellung|tickets?) entfernt|(?:sie sind|du bist) (?:nur )?(?:noch )?einen (?:schritt|klick) entfernt',
  ],
  ['abgelehnt|nicht', '(?:buchungs|reservierungs|unterkunfts)?anfrage (?:wurde )?(?:leider )?(?:abgelehnt|nicht angenommen)'],
  ['aucune', "aucune (?:reservation|commande) n'(?:a|est) (?:encore |ete ){0,2}(?:effectuee|creee|enregistree|faite|passee)"],
  ["n'a", "(?:reservation|commande) n'a (?:pas |malheureusement pas )(?:pu )?(?:ete|etre) (?:creee|effectuee|enregistree)"],
  [
    "n'a|n'ont|a un|a deux|aucune|pas",
    "billets? n'(?:a|ont) pas ete emis|a (?:un|une|deux) (?:pas|clics?|etapes?) de (?:reserver|partir|finaliser|votre (?:reservation|voyage|sejour|vol|billet|commande))|n'avez (?:pas encore|encore pas|aucune|encore aucune) (?:de )?reservation",
  ],
  ['refusee|declinee|rejetee', 'demande (?:de reservation )?(?:a (?:malheureusement )?ete |est )?(?:refusee|declinee|rejetee)'],
  [
    'ninguna|no ',
    '(?:no hay|no existe|no tienes|no tiene) (?:aun |todavia )?ninguna reserva|ninguna reserva (?:a (?:tu|su) nombre|(?:ha sido|fue) )',
  ],
  [
    'no |a un|a solo',
    '(?:reserva|compra) no (?:se (?:ha )?|ha sido )(?:cread[oa]|formaliz(?:ad[oa]|o)|registrad[oa])|a (?:un|solo un) (?:paso|clic) de (?:reservar|completar|terminar|(?:tu|su) (?:reserva|viaje|estancia|vuelo|billete|compra))',
  ],
  ['rechazada|denegada|no aceptada', 'solicitud (?:de [a-z]{5,12} )?(?:ha sido |fue )?(?:rechazada|denegada|no aceptada)'],
  [
    'nessuna|non |alcuna',
    "nessuna prenotazione (?:e stata |risulta )?(?:effettuata|creata|registrata|a (?:tuo|suo) nome)|(?:non (?:risulta|c'e|esiste|hai)) (?:ancora )?(?:alcuna|nessuna) prenotazione",
  ],
  [
    'non |a un|rifiutata|declinata',
    'prenotazione non e stata (?:creata|effettuata|registrata)|a un (?:passo|clic) (?:dal prenotare|dal completare|dalla (?:(?:tua|sua|vostra) )?prenotazione|dal (?:tuo|suo|vostro) (?:viaggio|soggiorno|volo|biglietto|acquisto))|richiesta (?:di prenotazione )?(?:e stata )?(?:rifiutata|declinata)',
  ],
  [
    'nenhuma|nao|qualquer',
    'nenhuma reserva (?:foi )?(?:efetuada|criada|feita|em seu nome)|reserva nao foi (?:criada|efetuada|feita)|nao (?:ha|existe|tem|tens) (?:ainda )?(?:nenhuma|qualquer) reserva',
  ],
  [
    'a um|recusad|rejeitad',
    'a um (?:passo|clique) de (?:reservar|concluir|finalizar)|(?:pedido|solicitacao) (?:de reserva )?(?:foi )?(?:recusad[oa]|rejeitad[oa])',
  ],
  [
    'geen|niet',
    '(?:er is|je hebt|u hebt|u heeft) (?:nog )?geen (?:boeking|reservering)|(?:boeking|reservering) is (?:nog )?niet (?:gemaakt|aangemaakt|tot stand gekomen|geplaatst)',
  ],
  [
    'verwijderd|afgewezen|geweigerd',
    '(?:een|1) (?:stap|klik) verwijderd van (?:(?:het )?boeken|(?:je|jouw|uw|de) (?:boeking|reservering|reis|vakantie|verblijf|vlucht|tickets?))|(?:[a-z]*aanvraag|[a-z]*verzoek) is (?:helaas )?(?:afgewezen|geweigerd)',
  ],
  [
    'ingen|inte|avbojts|nekats|avslagits',
    'ingen bokning (?:har )?(?:skapats|gjorts|genomforts)|bokningen (?:har|kunde|blev) inte (?:skapats|genomforas|skapad)|(?:[a-z]*forfragan) (?:har )?(?:avbojts|nekats|avslagits)',
  ],
  [
    'ingen',
    'ingen (?:bestilling|booking|reservation|reservasjon) (?:er|ble|blev) (?:opprettet|oprettet|gjort|foretatt|foretaget|gennemfort)',
  ],
  [
    'ikke|avslatt|afvist|avvist',
    '(?:bestillingen|bookingen|reservasjonen|reservationen) (?:ble|blev|er) ikke (?:opprettet|oprettet|gjennomfort|gennemfort)|(?:foresporselen|foresporgslen|anmodningen) (?:er|ble|blev) (?:avslatt|afvist|avvist)',
  ],
  [
    'nie ',
    'rezerwacja nie zostala (?:jeszcze )?(?:utworzona|dokonana|zlozona|zrealizowana)|bilety? nie zostal[ya]? wystawion[ey]|(?:nie masz|nie maja panstwo|nie ma) (?:jeszcze )?(?:zadnej )?rezerwacji',
  ],
  [
    'nie |odrzucon',
    'platnosc (?:nie powiodla sie|(?:[a-z]{2,12} ){0,4}(?:zostala )?odrzucona)|(?:prosba|zapytanie|zgloszenie) (?:o rezerwacje )?zostal[ao] odrzucon[ae]',
  ],
  [
    'upcoming|active itinerary|held',
    '(?:have|has) no upcoming (?:trips?|bookings?|journeys?)(?=\\s*(?:$|[.!]))|no active itinerary|(?:nothing|no rooms?) (?:is|are) (?:being )?held (?:for you|in your name)',
  ],
  [
    'keine|aucun|proximos|programma',
    'keine (?:bevorstehenden|kommenden) (?:reisen|buchungen|fahrten)|aucun (?:voyage|trajet) a venir|(?:sin|no tienes|no hay) (?:proximos viajes|viajes proximos)|nessun viaggio in programma',
  ],
  [
    'geen|inga|ingen|brak',
    'geen (?:komende|aankomende|geplande) reizen|inga kommande resor|ingen kommende (?:rejser|reiser)|brak nadchodzacych podrozy|ingen resa bokad|ingen (?:rejse|reise) (?:bestilt|booket)',
  ],
  [
    'not a |not yet a |not an ',
    "(?:this is|is|it's|it is) (?:not|not yet) (?:an? )?(?:confirmed |actual |firm )?(?:booking|reservation)(?= (?:yet|until)|\\s*(?:$|[.,;!:–-]))",
  ],
  ['keine ', `(?:dies|das|es) ist (?:noch )?keine (?:verbindliche |feste |bestatigte )?(?:buchung|reservierung|reservation)${AT_END}`],
  ["n'est pas", `(?:ceci|ce message|cela|ce) n'est pas (?:encore )?une (?:reservation|commande)${AT_END}`],
  [
    'no es |non e |nao e ',
    `est[eo] no es (?:todavia |aun )?una reserva${AT_END}|quest[ao] non e (?:ancora )?una prenotazione${AT_END}|ist[oa] nao e (?:ainda )?uma reserva${AT_END}`,
  ],
  [
    'geen |ingen |nie jest',
    `dit is (?:nog )?geen (?:boeking|reservering)${AT_END}|dett[ea] (?:ar|er) (?:annu |enda |endnu )?ingen (?:bokning|bestilling|booking|reservation|reservasjon)|to nie jest (?:jeszcze )?rezerwacja`,
  ],
  [
    'noch keine',
    '(?<!(?:^| )fur (?:[a-z]+ ){1,3})(?:wurden?|sind|ist) noch (?:keine?|nichts) (?:(?:platze?|zimmer|betten|tickets?|fahrkarten|flugscheine) )?(?:fest )?(?:reserviert|gebucht|ausgestellt)',
  ],
  [
    'been reserved|been booked',
    '(?:no|nothing|no (?:rooms?|beds?|places?|tickets?|flights?)) (?:has|have) (?:yet |been ){1,2}(?:reserved|booked)(?: yet)?(?=\\s*(?:$|[.,;!]|at this|for you))',
  ],
  [
    'warteliste|waiting list|waitlist|wait list|wachtlijst',
    '(?:anfrage|buchungswunsch|reservierungswunsch) (?:[a-z\\d-]+ ){0,2}(?:wurde|ist|steht) (?:nun |jetzt )?auf (?:die|der) warteliste|(?:request|booking|you) (?:has been|have been|was|is|are) (?:placed |put |added )?(?:on|to) (?:the|our) (?:waiting list|waitlist|wait list)(?! for)|(?:aanvraag|verzoek) (?:is|staat) op de wachtlijst',
  ],
  [
    "d'attente|de espera|d'attesa",
    "demande (?:a ete |est )?(?:placee|inscrite|mise) (?:sur|en) (?:la |notre )?liste d'attente|(?:solicitud|pedido) (?:esta |ha quedado |ficou )?(?:en|na|em) (?:la )?lista de espera|richiesta (?:e stata )?(?:inserita |messa )?in lista d'attesa",
  ],
  [
    'accommodate',
    "(?:can't|cannot|can not|unable to|not able to) accommodate you(?=\\s*(?:$|[.,!;]|on |for (?:th[eo]se|the )|then|that|this))",
  ],
  [
    'nicht|kein',
    '(?:konnen|kann) (?:wir |ich )?(?:sie|ihnen|euch|dich) (?:leider )?(?:nicht (?:aufnehmen|unterbringen|beherbergen)|kein(?:e|en)? zimmer(?! (?:mit|zum|zur)))',
  ],
  [
    'pouvons|sommes|podemos',
    'ne (?:pouvons|sommes) (?:malheureusement )?pas (?:en mesure de )?vous (?:accueillir|heberger|recevoir)|no podemos (?:alojar|recibir|hospedar)(?:les|le|te|os)',
  ],
  [
    'non |nao|niet',
    'non (?:possiamo|siamo in grado di) (?:ospitar|accoglier)(?:vi|la|ti|li)|nao (?:podemos|conseguimos) (?:recebe|aloja|hospeda)(?:-los|-lo|-la|-vos)|kunnen (?:wij|we) u (?:helaas )?niet ontvangen',
  ],
  [
    'inte|ikke|nie ',
    'kan vi (?:tyvarr )?inte ta emot|kan vi (?:desvarre|dessverre) ikke (?:tilby|ta imot|tage imod)|nie (?:mozemy|jestesmy w stanie) (?:panstwa )?przyjac',
  ],
  [
    'varausta|maksu|rezervace|platba',
    'varausta ei (?:ole )?(?:tehty|luotu)|maksu (?:hylattiin|evattiin)|rezervace nebyla (?:vytvorena)|platba (?:se nezdarila|byla zamitnuta)',
  ],
]

/** Of the way back, which one may still have to book, and of what was found when others had no room. */
const OF_ANOTHER =
  /(?<![a-z])(?:(?:for|fur|pour|para|per|voor|til|dla) (?:the |your |die |den |ihre |votre |le |la |el |su |tu |il |o |de )?(?:return|way back|inbound|ruck(?:fahrt|reise|flug|weg)|retour|vuelta|regreso|ritorno|volta|terugreis|(?:hem|ater|retur)resan|(?:hjem|retur)(?:rejsen|reisen)|powrot)|(?:before|bevor|avant que|antes de que|prima che|voordat|innan|zanim) (?:we|wir|nous|wij|vi)|(?:before finding|avant de trouver|antes de encontrar|prima di trovare))(?![a-z])/

/** The sentences of a text but for those that are of something beside the booking, of an old one, or of what is paid later. */
export const ofTheBooking = (text: string): readonly string[] =>
  sentencesIn(text).filter(
    (sentence) => ![isOfBesides, isOfOldBooking, isPaidLater].some((isOther) => isOther(sentence)) && !OF_ANOTHER.test(sentence),
  )

const saysSo = sayingOf(SAID)

/** Whether a text in plain letters says so of what it is all about. */
export const saysNeverMade = (text: string): boolean => (saysSo(text) && ofTheBooking(text).some(saysSo)) || saysRequestRefused(text)
