/**
 * Journeys that are told from the first day to the last and yet only proposed, priced, asked about or praised. What leaves a journey
 * open is a sentence that asks or sets a condition and speaks of booking or liking it, one that says that nothing is booked, a price for each, or a
 * word for a thing that is not fixed. What is refused for these would have to show a number of its booking, so they may well be many.
 */

import { joinedLines } from '../page/joined-lines.ts'
import type { Page } from '../page/page.ts'
import { sentencesIn } from '../page/sentences.ts'
import { remembered } from '../words/remembered.ts'

/** Whole words, or beginnings of them. */
const words = (...lines: readonly string[]): RegExp => new RegExp(`(?<![a-z])(?:${lines.join('|')})`)

/** What asks, or sets a condition, a language a line. */
const ASKS = remembered(() =>
  words(
    'let (?:me|us) know|tell (?:me|us)|would you|shall (?:i|we)|should (?:i|we)|if |once |until |whether |please (?:confirm|reply|advise|respond)|may (?:i|we)|want me|awaiting|how (?:does|do|about)|what do you|does (?:this|that|it)|can i|ready to|sign up|register',
    '[a-z]*bescheid|teilen sie|sag[a-z]* (?:sie|mir|uns)|soll(?:en)? (?:ich|wir)|ob |sobald|wenn |falls |(?:durfen|darf) (?:wir|ich)|gerne? |mochten sie|mochtest|konnen wir|bitte bestatig|bei (?:interesse|gefallen)|was (?:meint|meinst|meinen|halt)|anmeld',
    "dites|dis-moi|faites[- ](?:nous|moi)|si |s'il|des que |une fois |merci de |puis-je|dois-je|pouvons-nous|souhaite|attend|qu'en|qui est|inscri",
    'decid|dime|digan|diga|avisad|avisa|avise|si |cuando |puedo|desea|espera|que (?:os|te|le) parec|quer(?:eis|es)|inscri',
    'fate(?:ci|mi)|fammi|facci|mi faccia|ci faccia|se |attesa|riscontro|posso|dobbiamo|possiamo|volete|vuole|appena |che (?:ne|te)|iscri',
    'diga|digam|aguard|podemos|quando |o que ach|que ach|querem|inscri',
    'laat (?:ons|me|mij)|als |bij |mogen (?:we|wij)|mag ik|zal ik|zullen we|zodra |of (?:we|wij|ik)|wat vind|horen|willen jullie|aanmeld|inschrijv',
    'hor av|sag till|om |ska (?:jag|vi)|nar (?:du|ni)|far (?:jag|vi)|vad (?:tycker|sager)|meddela|vill (?:du|ni)|anmal',
    'sig til|si fra|hvis |skal (?:jeg|vi)|nar (?:du|i|dere)|ma (?:jeg|vi)|giv |gi beskjed|hvad (?:synes|siger)|hva (?:synes|sier)|vil (?:du|i|dere)|tilmeld|pameld',
    'prosze o|czy |jesli |jezeli |daj|po akcept|gdy |co (?:o tym|na to|sadz|mysl)|zapis|zglos',
    'dejte|dej |napiste|mam |mame |jestli |pokud |jakmile |az |co (?:rik|mysl)|prihlas',
    'kerro|ilmoit|jos |sopiiko|varaanko|varaammeko|kun |heti|mita mielta',
  ),
)
/** What books, or likes it. */
const AGREES = remembered(() =>
  words(
    're-?book|book|reserv|confirm|like|happy|agree|suit|interest|ok(?![a-z])|go ahead|proceed|hold|approv|sound|think|look right|work for',
    '[a-z]*buch|reservier|bestatig|gefall|zustimm|zusag|pass(?:t|en)|einverstanden|interess|fix',
    'reserv|confirm|convien|accord|plai|valid|bloqu|pens',
    'gust|acuerdo|convien|parec|vale(?![a-z])|adelante|bloque',
    'prenot|conferm|piac|va bene|vanno bene|accordo|blocc|proced|pens|pare(?![a-z])|ok(?![a-z])',
    'gost|concord|avanc|agrad|ach[ae]',
    '[a-z]*boek|akkoord|beval|vastleg|bevestig|vind|interesse',
    'bok[a-z]*|passar|gillar|godkan|bekraft|tycker|intresse',
    'bestil|passer|synes|godkend|godkjen|bekreft',
    'rezerw|odpowiada|akcept|pasuj|podoba|potwierdz|sadz|mysl|zainteres',
    'rezerv|vyhov|libi|souhlas|potvr|rik|mysl',
    'vara(?:a|amme|n|nko|ta|us)|sopi|vahvist|hyvaksy|miel',
  ),
)
/** Rules for what one may call off ask for nothing. */
const OF_RULES =
  /cancel|storn|ann?ul|avbok|avbest|afbest|peruut|odwol|refund|erstatt|rembours|reembols|rimbors|question|frage|domanda|pregunta|pytani|vrag/

/** What says that something is not, and behind it what is not done: `nothing has been booked`, `non ancora confermati`. */
const NOT_DONE = remembered(
  () =>
    /(?<![a-z])(?:not|nothing|none|neither|no|[a-z]{2,6}n't|nichts?|keine?[a-z]?|pas|rien|aucune?|nada|non|niente|nulla|nessun[oa]?|nao|niets?|geen|inte|inget|inga|ikke|intet|ingenting|nie|nic|ne|nebyl[oay]?|neni|ei|eivat|mitaan|nincs)(?![a-z])[^.;!?]{0,45}?(?<![a-z])(?:booked|confirmed|reserved|held|secured|finali[sz]ed|gebucht|reserviert|bestatigt|gesichert|fix|reserve|reservee?s?|confirmee?s?|reservad[oa]s?|confirmad[oa]s?|prenotat[oaie]|confermat[oaie]|bloccat[oaie]|geboekt|vastgelegd|bevestigd|gereserveerd|bokat|bokad[e]?|bekraftat|booket|bestilt|reserveret|bekreftet|zarezerwowan[aoey]|potwierdzon[aoey]|rezervovan[oay]|potvrzen[oay]|varattu|vahvistettu|foglalva)(?![a-z])/,
)
/** What is not fixed, a language a line. */
const OPEN = remembered(() =>
  words(
    "(?:an?|our|the|my|this|your|some|two|three|revised|first|second) (?:[a-z]+ )?(?:proposal|suggestion|quote|quotation|estimate|draft|idea|offer)s?(?![a-z])|proposed|suggested|sample |example itin|rough|provisional|tentative|pending|could (?:look|be|go)|would be|would (?:cost|come)|we(?:'d| would) suggest|i(?:'d| would) (?:go|suggest)|wish ?list|bucket list|option(?:s|al)?(?! to)(?![a-z])|brochure|generated|may change|might change|subject to|availab|minimum|we (?:stayed|flew|loved)|how we did|book (?:now|by|it|online)|unsubscribe|view in browser|from only|departures from|in your (?:basket|cart)",
    '(?:unser|ihr|folgende[sn]?|dieses|mein|ein|kein)e?[nrs]? (?:[a-z]+ )?(?:[a-z]*angebot|[a-z]*vorschlag|entwurf|idee)(?![a-z])|[a-z]*(?:beispiel|muster)(?:reise|route|plan)|unverbindlich|freibleibend|vorlaufig|voraussichtlich|geplant|konnte(?:n|t)? (?:es|so|ihre|die|man|wir|sie)|so konnte|konnten (?:sie|ihr)|vorbehalt|verfugbar|wunschliste|variante|[a-z]*option(?:en)?(?![a-z])|mindest|einzelzimmerzuschlag|ez-zuschlag|jetzt buchen|katalog|warenkorb|reisebericht|wir waren|newsletter',
    "proposition|(?:votre|notre|ce|un) devis|estim|indicatif|projet|exemple d'|brouillon|pourrait|pourriez|idee|a valider|provisoire|en option|disponib|supplement|minimum|liste d'envies|sommes rentres|nous avons (?:dormi|loge|adore)|reservez|se desabonner|panier|brochure",
    'propuest|(?:su|tu|vuestro|nuestro|este|el) presupuesto|cotiz|orientativ|aproximad|ejemplo de|borrador|podria|idea|provisional|pendiente|opcional|opcion(?:es)?(?![a-z])|disponib|suplemento|minim[oa]|lista de deseos|nos alojamos|reserva ya|darse de baja|carrito|plazas limitadas',
    'propost|(?:il|suo|vostro|nostro|questo) preventivo|preventivo (?:valido|n)|stima|indicativ|esempio di|un esempio|bozza|potrebbe|potreste|idea|provvisori|in opzione|opzion[ei](?![a-z])|disponib|supplemento|almeno|minim[oai]|lista dei desideri|siamo stati|prenota (?:ora|subito)|disiscriv|carrello|quota individuale',
    'orcamento para|rascunho|poderia|ideia|exemplo de|provisori|opcao|opcoes|lista de desejos|ficamos|reserve ja|carrinho',
    '[a-z]*voorstel|(?:onze|deze|uw|jullie) offerte|richtprijs|voorbeeld(?:reis|route)|concept|zou(?:den)? |idee|voorlopig|optie|voorbehoud|beschikba|toeslag|minimaal|wensenlijst|verlanglijst|boek nu|winkelmand',
    '[a-z]*forslag|(?:var|denna|er|ditt|vores|dette|jeres|vart|deres|dit|vort) (?:offert|erbjudande|tilbud)|skulle kunna|kunde|exempel|eksempel|utkast|udkast|ide(?![a-z])|preliminar|forelobig|alternativ|tillgang|tilgjengelig|forbehall|forbehold|onskelista|onskeliste|enkelrumstillagg|minst|boka nu|bestil nu|bestill na',
    'propozyc|(?:nasza|ta|panstwa) ofert[aey]|moglby|mogloby|przyklad|szkic|pomysl|wstepn|orientacyjn|opcja|opcje|dostepn|moga sie zmienic|moze sie zmienic|doplata do pokoju|minimaln|lista zyczen',
    'nabid|navrh|mohl[aoy]?(?![a-z])|priklad|vzorov|napad|predbezn|orientacn|moznost|dostupn|priplatek|minimaln|seznam prani',
    'tarjou[ks]|ehdotu[ks]|voisi|esimerkki|luonnos|idea|alustava|vaihtoeh|saatavuu|toivelista',
  ),
)
/** What the title of a page calls it that is none but an offer. */
const TITLE = remembered(() =>
  words(
    '(?:proposal|quote|quotation|options?|ideas?|draft|brochure|[a-z]*angebote?|[a-z]*vorschlag|entwurf|ausschreibung|ideen|devis|offre|projet|presupuesto|oferta|borrador|preventivo|offerta|bozza|orcamento|rascunho|offerte|aanbieding|offert|erbjudande|tilbud|wycena|ajanlat)(?![a-z])',
  ),
)
/** A quote that is said to be no more, since there is a booking: `replaces the quotation of 3 March`, `presupuesto aceptado`. */
const TAKEN_UP =
  /(?<![a-z])(?:replac|remplac|supersed|ersetz|hinfallig|sustitu|reemplaz|sostitu|substitu|vervang|vervallen|ersatt|erstatt|zastep|zastap|korva|nahraz|accept|angenommen|aceptad|accettat|aceite|geaccepteerd|antaget|przyjet|prijat|hyvaksy)/

/** Three figures or more, as a journey costs; what one is asked for at a door or by a town has fewer. */
const SUM = /(?<!\d)\d{1,3}[., ']?\d{2,3}(?!\d)/
/** What is for each who goes along. */
const EACH = remembered(
  () =>
    /(?<![a-z])(?:each|(?:per|pro|par|por|a|na|od) (?:person(?:a|e|en)?|personne|pessoa|persoon|osob[aye]|pax|head|kopf|tete|testa|cabeza)|pr\.? person|p\. ?p|pp|pvp|fo)(?![a-z])|\/ ?(?:hlo|pers|os|p(?![a-z]))/,
)
const isPricedEach = (text: string): boolean => /\d{2}/.test(text) && SUM.test(text) && EACH().test(text)

const textOf = ({ lines }: Page): string => joinedLines(lines.map(({ plain }) => plain))

/** Whether a sentence leaves open what it is about. */
const isOpen = (sentence: string): boolean =>
  (OPEN().test(sentence) && !TAKEN_UP.test(sentence)) ||
  NOT_DONE().test(sentence) ||
  isPricedEach(sentence) ||
  (ASKS().test(sentence) && AGREES().test(sentence) && !OF_RULES.test(sentence))

/** Whether a page only proposes what it tells. */
export const isProposed = (page: Page): boolean =>
  page.lines.slice(0, TITLES).some(({ plain }) => TITLE().test(plain) && !TAKEN_UP.test(plain)) || sentencesIn(textOf(page)).some(isOpen)
/** Lines a title is among: the subject of a mail and the first of its own. */
const TITLES = 3
