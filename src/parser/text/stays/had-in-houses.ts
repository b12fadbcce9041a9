/** Whether a sentence says that a stay is somebody's own, or that it was booked: `your room`, `I booked us into`, `queda reservada`. */

import type { Page } from '../page/page.ts'
import { anyOf } from '../words/word-patterns.ts'
import { isOnlySpokenOf, saysToGuests } from './said-of-stays.ts'
import { NOT_SO } from './stay-gifts.ts'

/** A few words between whose it is and what: `your three nights`, `Ihre kleine Wohnung` */
const SOME = '(?: [a-z\\d-]+){0,2}'

/** What is somebody's, a language a line. */
const OWN = anyOf(
  `(?:your|our)${SOME} (?:stay|rooms?|booking|reservation|nights?|cabin|pitch|accommodation|beds?|break|holiday|weekend)`,
  `(?:ihr|euer|eur|dein|unser)e?[nmrs]?${SOME} (?:[a-z]*aufenthalt[a-z]*|[a-z]*zimmer[ns]?|[a-z]*buchung|reservierung|unterkunft|ferienwohnung|urlaub|nachte|ubernacht[a-z]*|quartier|stellplatz)`,
  `(?:votre|vos|notre|nos|ton|ta)${SOME} (?:sejour|chambres?|reservation|nuite?e?s?|hebergement|emplacement)`,
  `(?:su|sus|tu|tus|vuestr[oa]s?|nuestr[oa]s?)${SOME} (?:estancia|habitacion(?:es)?|reserva|noches?|alojamiento|parcela)`,
  `(?:su[oa]|tu[oa]|vostr[oa]|nostr[oa])${SOME} (?:soggiorno|camer[ae]|prenotazione|nott[ei]|alloggio|piazzola)`,
  `(?:su[oa]s?|tu[oa]s?|voss[oa]s?|noss[oa]s?)${SOME} (?:estadia|quartos?|reserva|noites?|alojamento|estada)`,
  `(?:uw|jullie|je|jouw|ons|onze)${SOME} (?:verblijf|[a-z]*kamers?|boeking|reservering|nacht(?:en)?|vakantiehuis|huisje|[a-z]*plaats)`,
  `(?:din|ditt|dit|er|ert|era|jeres|deres|var|vart|vores|dine|dina)${SOME} (?:vistelse|ophold|opphold|boende|rum|va?e?relse|rom|bokning|bestilling|booking|reservation|natter|netter|naetter|stuga|hytte?)|(?:oppholdet|rommet|bestillingen|hytten|hytta) (?:ditt|din|deres)`,
  '(?:majoitu|varau|huonee)[a-z]{1,5}(?:nne|si|mme)|(?:pana|pani|panstwa|twoj|wasz|nasz)[a-z]{0,2} (?:pobyt|pokoj|nocleg|rezerwacj)[a-z]{0,3}|(?:vas|tvuj|nas)[aei]? (?:pobyt|pokoj|rezervac)[a-z]{0,3}',
)

/** The same of what is a home as well, of visits to anything, and of those who are expected, at courts and camps too: theirs who are guests, where something says that they are. */
const PERHAPS_OWN = anyOf(
  `(?:your|our)${SOME} (?:cottage|flat|apartment|visit)|(?:ihr|euer|eur|dein|unser)e?[nmrs]?${SOME} [a-z]*wohnung|(?:votre|vos|notre|nos|ton|ta)${SOME} (?:gite|appartement)`,
  `(?:su|sus|tu|tus|vuestr[oa]s?|nuestr[oa]s?|su[oa]|tu[oa]|vostr[oa]|nostr[oa]|voss[oa]s?|noss[oa]s?)${SOME} (?:apartamento|appartamento)|(?:uw|jullie|je|jouw|ons|onze)${SOME} appartement`,
  '(?:are|is) expected|(?:werden|wird)(?: [^.;!?]{0,60})? erwartet|(?:est|sont|etes|suis|sommes) (?:bien |deja )?attendue?s?|(?:e|siete|sei) attes[oaie]|wordt verwacht',
)

/** That those who write or read have booked, or that it is booked: what a third has booked is no stay of theirs. */
const DONE = anyOf(
  "(?:i|we|you|i've|we've|you've|(?:has|have|having)(?= (?:now |already )?(?:booked|reserved) (?:us|you)))(?: have)?(?: now| just| already| also)? (?:booked|reserved)|(?:is|are|been|all) (?:now |already )?(?:booked|reserved)",
  '(?:habe|haben ich|haben wir|wir haben|ha(?:t|ben) (?:uns|dir|dich|euch|ihnen|sie)|ist|sind|wurde|wurden)(?: [^.;!?]{0,150})? (?:fest |schon |bereits )?(?:gebucht|reserviert)',
  "(?:j'ai|ai|avons|est|sont|etes|suis|sommes|(?:nous|vous|t') ?a|ete) (?:bien |deja )?(?:reserve|retenu|inscrit)e?s?",
  '(?:he|hemos|(?:nos|os|te|les?) (?:ha|han)|has|ha sido|han sido|queda|quedan|esta|estan) (?:ya )?(?:reservad|confirmad)[oa]s?|(?:reservei|reservamos|esta reservad[oa]|ficou reservad[oa]|foi reservad[oa]|marquei)',
  '(?:ho|abbiamo|(?:ci|vi|ti) ha|hai|e|e stat[oa]|sono stat[ei]) (?:gia )?(?:prenotat|riservat)[oaie]',
  '(?:(?:ik|we|wij) (?:heb|hebben)|(?:heb|hebben) (?:ik|we|wij)|heeft (?:ons|u|jou|je|jullie)|is|zijn|staat)(?: [^.;!?]{0,150})? (?:al )?(?:geboekt|gereserveerd)',
  '(?:(?:jag|jeg|vi) har|har (?:jag|jeg|vi)|ar|er)(?: [^.;!?]{0,90})? (?:bokat|bokad|bokade|booket|bestilt|reserverat|reserverad|reservert|reserveret)',
  'varasi(?:n|mme)|on varattu|zarezerwowa(?:lem|lam|lismy|ny|na|ne)|(?:rezervoval|zarezervoval|zamluvil)[aiy]? (?:jsem|jsme)|(?:jsem|jsme)(?: [^.;!?]{0,60})? (?:rezervoval|zarezervoval|zamluvil)[aiy]?',
)

/** What else is booked in houses: halls, stands, tables; or brought there. */
const OF_ELSE = anyOf(
  '(?:meeting|conference|function|board|treatment|practice|storage|training|changing) rooms?|hall|stands?|stalls?|booths?|storage|deliver(?:y|ed)?|exhibition|rehearsal|barn|venue|premises|hospital|clinic|surgery',
  '[a-z]*(?:stands?|saal|saals|saales|lieferung|lieferungen)|(?:tagungs|besprechungs|seminar|sitzungs|lager|behandlungs|probe)(?:raum[a-z]*|zimmer)|liefern|geliefert|tisch|[a-z]*markt|baustelle|[a-z]*klinik|krankenhaus',
  '(?:salles?|stand|livr[a-z]+|table|marche|hopital|clinique|chantier)|(?:salas?|salon|mesa|entreg[a-z]+|mercado|feria|feira|clinica)|(?:sal[ae]|tavolo|consegn[a-z]+|mercato|fiera|ospedale)|[a-z]*zaal|vergaderkamer|tafel|gelever[a-z]+|levering|[a-z]*markt|ziekenhuis',
  '(?:mote|konferens|konferanse|moede)[a-z]*|(?:selskaps|fest)?lokalet?|lever[ae][a-z]*|kokous[a-z]*|sali[a-z]*|toimit[a-z]*|sal[aei]|dostaw[a-z]*|zasedac[a-z]*|stolik|stul',
)

/** `My sister has booked a room at`, and not for those who read. */
const OF_THIRD = anyOf(
  '(?:my|our|his|her|their) (?:[a-z]+ )?(?:sister|brother|mother|father|parents|son|daughter|friends?|cousin|aunt|uncle|neighbou?rs?|colleagues?|boss)(?: and [a-z]+)? (?:has|have|had|is|are|will be)(?! (?:booked|reserved|got) (?:us|you))|(?:mum|mom|dad|gran|granny|grandma|grandpa|he|she) (?:has|is|was|stays|will|sleeps)(?! (?:booked|reserved|got) (?:us|you))',
  '(?:meine?|unsere?|seine?|ihre?) (?:schwester|bruder|mutter|vater|eltern|sohn|tochter|freund(?:in|e)?|tante|onkel|nachbarn?|kolleg(?:e|in|en))(?: und [a-z]+)? (?:hat|haben|ist|sind)(?! (?:uns|euch|dir|ihnen|fur))|(?:oma|opa|mama|mutti|papa|vati) (?:hat|ist|wohnt|schlaft|ubernachtet|bleibt)(?! (?:uns|euch|dir|ihnen|fur))|(?:mamie|papi|papy|maman|papa) (?:a|est|loge|dort|sejourne)(?! (?:pour|reserve pour) (?:nous|vous))',
  '(?:ma|mon|mes|notre|nos) (?:soeur|sour|frere|mere|pere|parents|fils|fille|ami(?:e|es|s)?|tante|oncle|voisins?|collegues?) (?:a|ont|est|sont)(?! (?:pour|reserve pour) (?:nous|vous))',
  '(?:mi|mis|nuestr[oa]s?) (?:hermana|hermano|madre|padre|padres|hijo|hija|amig[oa]s?|ti[oa]|vecin[oa]s?|prim[oa]s?) (?:ha|han)|(?:mia|mio|miei|i miei|nostr[oaie]) (?:sorella|fratello|madre|padre|genitori|figli[oa]|amic[oaihe]+|zi[oa]|cugin[oa]) (?:ha|hanno)',
  '(?:a minha|o meu|os meus) (?:irma|irmao|mae|pai|pais|filh[oa]|amig[oa]s?|ti[oa]) (?:reservou|reservaram)|(?:mijn|onze) (?:zus|broer|moeder|vader|ouders|zoon|dochter|vriend(?:in|en)?|buren) (?:heeft|hebben)(?! (?:ons|jou|je|jullie|u))',
  '(?:min|mina|mine|mitt|var|vores) (?:syster|sosters?|bror|mor|mamma|far|pappa|foraldrar|foreldre|foraeldre|son|dotter|datter|van|venn?|veninde|venninne) har(?! (?:bokat at oss|booket til oss))',
  '(?:foreldrene|foraeldrene|soster[ae]?n|broren|moren|mora|faren|sonnen|datter(?:a|en)|vennene|tanta) (?:min|mi|mine|var|vare) har(?! (?:booket til oss|bestilt til oss))',
  // `Your guest Tom Reed comes to your cottage`: whoever reads lets it.
  'your guests?(?: (?:[^.;!?]|(?<=\\d)\\.){0,80})? your (?:flat|cottage|apartment|house|place|property)|ihre? gaste?(?: (?:[^.;!?]|(?<=\\d)\\.){0,80})? ihre?[mrn]? (?:[a-z]*wohnung|[a-z]*haus|unterkunft)|(?:votre|vos) (?:clients?|hotes?|locataires?)(?: (?:[^.;!?]|(?<=\\d)\\.){0,80})? votre (?:gite|appartement|maison|logement)',
  'sus? huesped(?:es)?(?: (?:[^.;!?]|(?<=\\d)\\.){0,80})? su (?:apartamento|casa|alojamiento)|(?:suo|suoi) ospit[ei](?: (?:[^.;!?]|(?<=\\d)\\.){0,80})? su[oa] (?:appartamento|casa|alloggio)|uw gast(?:en)?(?: (?:[^.;!?]|(?<=\\d)\\.){0,80})? uw (?:appartement|huis|huisje|vakantiehuis|woning)',
)

/** Whether a sentence is of what else is booked in a house, or of what somebody else has booked, or only speaks of a stay. */
export const isOfElseInHouse = (sentence: string): boolean =>
  OF_ELSE().test(sentence) || OF_THIRD().test(sentence) || isOnlySpokenOf(sentence)

/** Whether nothing right before it says that it is not so. */
function says(words: () => RegExp, sentence: string): boolean {
  const at = words().exec(sentence)?.index
  return at !== undefined && !NOT_SO.test(sentence.slice(0, at))
}

/** Whether a sentence of a page, in plain letters, says so. */
export const isHad = (page: Page, sentence: string): boolean =>
  says(OWN, sentence) || says(DONE, sentence) || (saysToGuests(page) && says(PERHAPS_OWN, sentence))
