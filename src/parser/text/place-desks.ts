/** What letters say around the name of a place where a car is fetched: `at our desk in …, where Tom expects you`. */

/** Where one goes, up to the name: `presso il nostro banco all'`, `an unserem Schalter am`. */
const DESK = [
  '(?:at|from|to) (?:our|the) (?:desk|counter|office|branch|stand) (?:at|in|of) (?:the )?',
  '(?:an|bei|in) (?:unserem|unserer|dem|der) (?:schalter|station|büro|counter|filiale) (?:am|im|in|an der|in der) ',
  "(?:à|au|dans) (?:notre|le|l'|la) ?(?:comptoir|agence|guichet|bureau) (?:de l['’]|de la |du |à l['’]|à la |au |de |à )",
  '(?:en|a|al) (?:nuestro|nuestra|el|la) (?:mostrador|oficina|sucursal|stand) (?:del |de la |de |en el |en la |en )',
  "(?:presso|al|allo|nel) (?:il |lo |la )?(?:nostro |nostra )?(?:banco|sportello|ufficio|desk|agenzia|sede) (?:all['’]|alla |al |dell['’]|della |del |di |presso l['’]|presso il |in )",
  '(?:no|na|ao) (?:nosso |nossa )?(?:balcão|balcao|loja|escritório|stand) (?:do |da |de |no |na |em )',
  '(?:aan|bij|op) (?:onze|ons|de|het) (?:balie|kantoor|vestiging|loket) (?:op|in|van|bij) (?:het |de )?',
  '(?:vid|på|i|ved|hos) (?:vår|vårt|vores|våres)? ?(?:disk|disken|skranke|skranken|kontor|kontoret) (?:på|i|ved|vid) ',
].join('|')
const TO_DESK = new RegExp(`^\\s*(?:${DESK})`, 'iu')
/** `, where one of us expects you` */
const WHERE = /(?<=\p{L}), (?:where|wo|où|donde|dónde|dove|onde|waar|där|hvor|gdzie|kde|missä)\s.*$/iu
/** An article that one says before the name: `al Porto di Olbia`, `à la Gare de Lyon`. */
const ARTICLE = /^\s*(?:all['’]|alla |allo |al |presso (?:l['’]|la |il |lo )|à l['’]|à la |am |zum |aan het |bij het )(?=\p{Lu})/u

/** `… am Hauptbahnhof zurück.`: the end of a verb, behind the place. */
const OF_VERB = /\s(?:zurück|ab|terug|tillbaka|tilbage|tilbake)(?:\.\s.*|\.?\s*)$/u

/** The rest of a sentence without what leads to its place, and what is said of that. */
export function withoutDesk(told: string): string {
  const name = told.replace(TO_DESK, '')
  return (/^\s*\p{Ll}/u.test(name) ? name.replace(ARTICLE, '') : name).replace(WHERE, '').replace(OF_VERB, '').replace(OF_VERB, '')
}
