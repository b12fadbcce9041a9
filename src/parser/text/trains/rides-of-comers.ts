/** Rides told to whoever comes by train, bus or ship, `Falls Sie mit der Bahn anreisen: ICE 508 …`, `Cómo llegar: el AVE …`: nobody has booked them here. */

import { type FoundProduct, isRide } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { endsSentence } from '../page/sentences.ts'
import { clausesOf } from '../plans/plan-clauses.ts'
import { remembered } from '../words/remembered.ts'

/** What makes a sentence one for some: a word anywhere in it, or a verb with which it begins; and by what they come. A language a line. */
const FOR_SOME: readonly (readonly [anywhere: string, atStart: string, by: string])[] = [
  [
    'if|should you|when you|whoever|anyone|those(?: of you)?|(?:for )?guests|visitors|delegates',
    'travell?ing|coming|arriving|are you|planning',
    'by (?:train|rail|bus|coach|ferry|air|plane|public transport)',
  ],
  [
    'falls|wenn|wer|sofern|sollten|fur (?:gaste|alle|bahnreisende|reisende)',
    'kommen|kommst|kommt|reisen|reist|bei (?:an)?reise|fahren sie',
    '(?:mit (?:der|dem|den) (?:bahn|zug|fern)?(?:bus|bahn|zug|fahre|offentlichen)|mit (?:der|dem) (?:bahn|zug|bus|fahre)|per (?:bahn|zug)|bahnanreise)',
  ],
  [
    'si|ceux|celles|quiconque|pour les|qui viennent|qui arrivent',
    'vous venez|vous arrivez|en venant|venir|vous voyagez|tu viens',
    '(?:en|par le) (?:train|tgv|bus|car|autocar|bateau|avion|transports?)',
  ],
  [
    'si|quienes|quien|los que|para (?:los|quienes)|en caso',
    'vienen?|vienes|llegan?|viaja',
    'en (?:tren|ave|bus|autobus|autocar|barco|ferry|avion|transporte)',
  ],
  [
    'se|chi|quanti|coloro|qualora',
    'arrivate|arrivi|venite|viaggiate|venendo|arrivando',
    '(?:in|col|con il) (?:treno|autobus|bus|pullman|traghetto|aereo)',
  ],
  ['se|quem|para (?:quem|os que)|caso', 'vem|chega|viaja|vindo', 'de (?:comboio|trem|autocarro|onibus|barco|aviao|ferry)'],
  [
    'als|indien|wie|voor (?:wie|gasten|reizigers)|mocht',
    'komt|kom|reist|bent u',
    '(?:met (?:de|het) (?:trein|bus|boot|ov|openbaar)|per trein)',
  ],
  ['om (?:du|ni|man)|for (?:dig|er|dem)|den som|de som', 'kommer|reser|aker', 'med (?:tag|taget|buss|bussen|farja|flyg)'],
  [
    'hvis|dersom|for (?:dem|dig|deg|gjester|gae?ster)|de som|dem der',
    'kommer|reiser|rejser|skal',
    'med (?:tog|toget|buss?|bussen|ferge|fae?rge|fly)',
  ],
  [
    'jesli|jezeli|gdy|dla (?:osob|gosci|tych)|osoby|kto',
    'przyjezdza[a-z]*|jedziesz|podrozuj[a-z]*',
    '(?:koleja|pociagiem|autobusem|promem|samolotem)',
  ],
  [
    'pokud|kdo|jestlize|pro (?:hosty|ty|cestujici)|kdyz',
    'prijedete-li|jedete(?:-li)?|cestujete',
    '(?:vlakem|autobusem|trajektem|letadlem)',
  ],
  ['jos|mikali|ne,? jotka|kun', 'tuletko|saavutko|saavutteko|tuletteko|matkustatko', '(?:junalla|bussilla|laivalla|lentaen)'],
]
/** `How to get here`, `Tip`: what says of all behind it that it only helps. */
const HELP =
  'how to (?:get|reach|find|come)|getting (?:here|to us)|directions|tip|tips|hint|suggest(?:ion|ed)[a-z ]{0,20}|recommended (?:train|connection|route)s?|example|anreisetipp|tipp|hinweis zur anreise|wegbeschreibung|so (?:erreichen|kommen|finden) sie|verbindungsvorschlag|vorschlag|beispiel|comment (?:venir|arriver|nous|se rendre)|pour (?:venir|nous rejoindre)|idee|conseil|astuce|exemple|como (?:llegar|chegar)|consejo|sugerencia|ejemplo|come (?:arrivare|raggiung[a-z]+)|consiglio|suggerimento|esempio|sugestao|dica|exemplo|routebeschrijving|hoe (?:komt|bereikt|kom)|voorbeeld|suggestie|hitta (?:hit|till oss)|vagbeskrivning|forslag|exempel|eksempel|slik (?:kommer|finner)|sadan (?:kommer|finder)|find vej|jak (?:do nas|dojechac|dojechat|se (?:k nam|dostat|dostanete)|sem)|dojazd|wskazowka|propozycja|rada|doporuceni|vinkki|ehdotus|nain saavut|saapumisohje|esimerkki'
const EXAMPLE =
  'z\\. ?b\\.|for example|e\\.g\\.|zum beispiel|par exemple|por ejemplo|por exemplo|ad esempio|per esempio|bijvoorbeeld|bijv\\.|till exempel|t\\. ?ex\\.|for eksempel|f\\. ?eks\\.|na przyklad|np\\.|napriklad|napr\\.|esimerkiksi'

const PATTERNS = remembered(() => ({
  some: new RegExp(
    FOR_SOME.map(
      ([anywhere, atStart, by]) => `(?:(?<![a-z])(?:${anywhere})|^[^a-z]*(?:${atStart}))(?![a-z])[^.!?]{0,70}(?<![a-z])${by}(?![a-z])`,
    ).join('|'),
  ),
  help: new RegExp(`(?:^|[.!?] )[^a-z]*(?:${HELP})(?![a-z])[^.!?:]{0,50}:`),
  heading: new RegExp(`^[^a-z]*(?:${HELP})(?![a-z])`),
  example: new RegExp(`(?<![a-z])(?:${EXAMPLE})`),
}))
/** Letters of a heading above what it is of. */
const HEADING = 60

/** What is said before an hour, of its own sentence and of the question right before it. */
function saidBefore(line: Line, at: number): string {
  // `5. 6. 2027` ends no sentence.
  const bare = line.dates.reduce((text, { start, end }) => `${text.slice(0, start)}${'-'.repeat(end - start)}${text.slice(end)}`, line.text)
  const clauses = clausesOf({ ...line, text: bare })
  const which = clauses.findIndex(({ start, end }) => at >= start && at < end)
  const before = clauses[which - 1]
  const asked = before?.plain.trimEnd().endsWith('?') ? before : undefined
  return line.plain.slice(asked ? asked.start : (clauses[which]?.start ?? 0), at)
}

/** Whether a line tells an hour to whoever comes. */
function isForComers(page: Page, line: Line, at: number): boolean {
  const said = saidBefore(line, at)
  const { some, help, example, heading } = PATTERNS()
  if (help.test(said) || example.test(said) || some.test(said)) return true
  const above = neighbour(page, line.index, -1)
  const isHeading = above !== undefined && above.index > 0 && above.plain.length <= HEADING && above.dates.length + above.times.length === 0
  return isHeading && !endsSentence(above.plain) && heading.test(above.plain)
}

/** Without the rides whose hour of leaving is told nowhere else. */
export function withoutRidesOfComers(page: Page, products: readonly FoundProduct[]): readonly FoundProduct[] {
  return products.filter((product) => {
    if (!isRide(product)) return true
    const leaves = minutesIn(product.departs?.value)
    const told = page.lines.flatMap((line) => line.times.flatMap(({ minutes, start }) => (minutes === leaves ? [{ line, start }] : [])))
    return told.length === 0 || !told.every(({ line, start }) => isForComers(page, line, start))
  })
}
