/** Bookings that somebody left before they were made, as sellers remind of them: what they ask one to do, and what they say of it. */

/** `Complete your booking`, `Rond je boeking af`: in a title, what one is asked to do. */
export const ASKED_TO_FINISH = [
  '(?:finish|complete|resume|continue) your (?:booking|reservation|purchase|order)',
  '(?:buchung|reservierung|bestellung) (?:ist )?(?:noch nicht abgeschlossen|(?:jetzt )?abschliess?en)|(?:schliess?e|beende)(?:n sie)? (?:jetzt )?(?:deine|ihre) (?:buchung|reservierung|bestellung)',
  '(?:finalise[zr]?|termine[zr]?|acheve[zr]?|reprene[zr]) (?:votre|ta|ma) (?:reserv|commande)',
  '(?:finaliza|completa|termina|concluye|retoma) (?:ya )?(?:tu|su) (?:reserva|compra)',
  '(?:completa|termina|concludi|finalizza|riprendi) la (?:tua )?prenotazione',
  '(?:finalize|conclua|complete|termine|retome) a (?:sua|tua) (?:reserva|compra)',
  'rond (?:je|uw) (?:boeking|reservering) af|voltooi (?:je|uw) (?:boeking|reservering)|maak (?:je|uw) (?:boeking|reservering) af',
  '(?:slutfor|avsluta) (?:din bokning|bokningen)|fullfor (?:bestillingen|bookingen|reservasjonen|bestillingen din)|(?:gennemfor|afslut|fardiggor|faerdiggor) din (?:booking|bestilling|reservation)',
  '(?:dokoncz|ukoncz|zakoncz|sfinalizuj) (?:swoja |twoja )?rezerwacje|viimeistele varauksesi|dokoncete (?:svou )?rezervaci',
].join('|')

/** Where a sentence or its half ends. */
const END =
  '(?=\\s*(?:$|[.!;:–-]|,(?! (?:unless|until|till|if|wenn|solange|bis|sauf|si|tant|salvo|hasta|a menos|se|finche|tenzij|tot|om|forran|medmindre|jesli|dopoki)(?![a-z]))))'
/** What is booked stands between: `Your booking in Lisbon is not ready yet`. */
const OF = '(?:[a-z]+ ){0,4}'
/** `Your booking isn't ready yet`, `You were unable to finish it`. */
export const LEFT_OPEN = [
  `(?:booking|reservation|order) ${OF}(?:isn't|is not|is still not|is not yet|wasn't|was not|was never|has not been|hasn't been) (?:quite |yet )?(?:ready|finished|completed?|done)(?: yet| just yet)?${END}`,
  "(?:did not|didn't|were not able|weren't able|were unable) (?:manage )?to (?:finish|complete) (?:your|the) (?:booking|reservation|purchase|order)",
  `(?:buchung|reservierung) ${OF}nicht (?:ganz )?(?:fertig|komplett|vollstandig|beendet|zu ende gefuhrt)(?: worden)?${END}`,
  '(?:buchung|reservierung) (?:leider )?nicht (?:beenden|abschliess?en|fertigstellen)',
  `reservation ${OF}n'est pas (?:encore |tout a fait ){0,2}(?:prete|terminee|complete|achevee)${END}`,
  `reservation ${OF}n'a pas ete (?:terminee|finalisee|achevee|completee)${END}`,
  '(?:avez|as) pas (?:pu|reussi a) (?:terminer|finaliser|achever|completer) (?:votre|ta|la) (?:reservation|commande)',
  `reserva ${OF}no esta (?:aun |todavia )?(?:lista|terminada|completa|acabada)(?: aun| todavia)?${END}`,
  `reserva ${OF}(?:no (?:se (?:ha |llego a )?|ha sido |fue )|quedo sin )(?:terminad[oa]|completad[oa]|finalizad[oa]|completar|finalizar|terminar|completo|termino)${END}`,
  'no (?:has|ha|pudiste|pudo|conseguiste|lograste) (?:podido |conseguido |logrado )?(?:terminar|completar|finalizar|concluir) (?:tu|su|la) (?:reserva|compra)',
  `prenotazione ${OF}non e (?:ancora |stata ){0,2}(?:completata|finalizzata|pronta|completa|conclusa|terminata|finita)${END}`,
  'non (?:sei riuscit[oa] a|e riuscit[oa] a|hai potuto) (?:completare|terminare|concludere|finalizzare) la (?:tua |sua )?prenotazione',
  `reserva ${OF}nao (?:esta|foi) (?:ainda )?(?:pronta|concluida|completa|terminada|finalizada)${END}`,
  'nao (?:conseguiu|conseguiste) (?:concluir|terminar|finalizar|completar) a (?:sua |tua )?(?:reserva|compra)',
  `(?:boeking|reservering) ${OF}(?:is nog niet (?:helemaal )?(?:klaar|compleet|af|gereed)|(?:is|werd) niet (?:afgerond|afgemaakt|voltooid))${END}`,
  'niet gelukt (?:om )?(?:je|uw|de) (?:boeking|reservering) (?:af te ronden|te voltooien)',
  `bokning(?:en)? ${OF}ar (?:annu )?inte (?:helt )?(?:klar|fardig)(?: annu| an)?${END}|bokning(?:en)? (?:slutfordes aldrig|slutfordes inte|blev (?:aldrig|inte) (?:klar|fardig|slutford))|lyckades inte slutfora (?:din bokning|bokningen)`,
  `(?:booking|bestilling|reservation|reservasjon)(?:en)? ${OF}er (?:enda |endnu |ennu )?ikke (?:helt )?(?:klar|fardig|faerdig|ferdig)(?: enda| endnu| ennu| enna)?${END}|(?:booking|bestilling|reservation|reservasjon)(?:en)? ${OF}(?:blev|ble) (?:ikke|aldri|aldrig) (?:gennemfort|gennemfoert|gjort faerdig|gjort fardig|fullfort|afsluttet|avsluttet)${END}`,
  `rezerwacja ${OF}nie (?:jest|zostala) (?:jeszcze |przez pania |przez pana )?(?:gotowa|ukonczona|zakonczona|dokonczona|kompletna|sfinalizowana)${END}`,
  'nie udalo (?:ci |sie |panstwu |pani |panu ){1,3}(?:dokonczyc|ukonczyc|zakonczyc|sfinalizowac) (?:swojej |twojej |tej )?rezerwacji',
  `rezervace ${OF}neni (?:jeste )?(?:hotova|dokoncena|kompletni)${END}|varauksesi ei ole (?:viela )?valmis${END}`,
].join('|')
