/** The labels of the lines above a mail that is printed or sent on, each a part of patterns in plain letters. */

/** Who sent it. */
export const SENT_BY = 'from|von|de|da|van|fran|fra|od|lahettaja|odesilatel|felado|kimden'
/** Whom it is to. */
export const SENT_TO = 'to|cc|an|kopie|a|para|aan|till|til|do|vastaanottaja|komu|cimzett|kime'
/** What it is about. */
export const ABOUT = 'subject|betreff|objet|asunto|oggetto|assunto|onderwerp|amne|emne|temat|aihe|predmet|targy|konu'
/** When it was sent. */
export const SENT_AT = 'sent|date|gesendet|datum|envoye|enviado(?: el)?|enviada(?: em)?|fecha|inviato|data|verzonden|skickat|sendt|wyslano'
