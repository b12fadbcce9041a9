/** What the name of a place looks like where a hired car is fetched or brought back, and what else stands there. */

import { AIRPORT_WORD } from '../../airport-words.ts'
import { MONTHS, WEEKDAYS } from '../days/months.ts'
import { personLabel } from '../people/person-labels.ts'
import { goneBeforeCapital } from '../words/before-capitals.ts'
import { SIMILAR } from '../words/car-models.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { isOfFirm } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { CALLED_AS_PLACES } from './car-firms.ts'
import { HIRE_PERIOD, isEnd, STATION } from './car-labels.ts'
import { isNoPlace } from './car-no-places.ts'
import { withoutDesk } from './place-desks.ts'

/** What is said over or before a place, in any language. */
export const PLACE_WORDS = wordSet(`
  verhuurstation verhuurlocatie ophaalstation inleverstation mietstation abholstation
  location locations place places point depot desk shop store branch office agency address addr where ort anschrift filiale adresse standort wo lieu
  agence ou lugar oficina sucursal agencia delegacion direccion domicilio ubicacion donde punto luogo sede ufficio agenzia indirizzo stazione
  dove local loja balcao endereco morada ponto unidade estacao estacion onde plaats locatie vestiging kantoor adres waar plats adress
  uthyrningsstalle stalle var sted kontor lokation lokasjon stasjon station hvor paikka toimipiste noutopiste toimisto osoite missa sijainti
  miejsce oddzial lokalizacja punkt biuro stacja placowka gdzie misto pobocka provozovna provozovne pujcovna telephely fiok avdeling afdeling adresa lokalita stanice kde yer yeri ofis ofisi sube subesi adresi
  lokasyon lokasyonu nokta hely helye helyszin iroda cim cime hol`)
/** Airports and stations, as a place says that it is one: a part of patterns. */
export const KIND = `(?:${AIRPORT_WORD}|station|gare|hauptbahnhof|bahnhof|estacion|stazione)`
/** A place that says what kind it is. */
export const HAS_KIND = new RegExp(`${KIND}(?![a-z])`)
const SAME_PLACE =
  'same (?:location|branch|depot|desk|counter|place|office|base|yard|address|as (?:the )?pick[- ]?up)|gleiche[rn]? (?:ort|station|filiale)|(?:de)?(?:rs|ms)elben (?:ort|station|filiale|stelle)|meme (?:agence|lieu|endroit|comptoir)|(?:el )?mismo lugar|mism[ao] (?:mostrador|oficina|estacion|agencia|sucursal|sede)|stess[oa] (?:luogo|sede|agenzia|stazione|ufficio)|mesmo (?:local|balcao)|mesma (?:estacao|agencia|loja)|(?:het)?zelfde (?:vestiging|kantoor|station|balie)|samma (?:plats|stalle|station|kontor)|samme (?:sted|stasjon|station|kontor)|sama(?:ssa|an)? (?:paik(?:ka|assa|kaan)|toimipist[a-z]+|toimisto[a-z]*)|(?:to samo|tym samym) miejsc[eu]|(?:stejne|totez) misto|stejn[ae] pobock[aeuy]'
/** `Same as pick-up`: the place is that of the other end. */
export const SAME = new RegExp(
  `^(?:(?:the )?(?:${SAME_PLACE}|same (?:as|place|branch|station|office))|wie (?:abhol|ubernahme|anmiet)|idem|come (?:il )?ritiro|(?:de)?zelfde|samma|samme)(?![a-z])`,
)
/** The same, and nothing else: `Same fuel level` is of the tank. */
export const IS_SAME =
  /^(?!same (?:desk|fuel)|samm[ae] (?!som|plats|st|kontor|lokation|lokasjon|utleie)|(?:de)?zelfde (?!als|plaats|loc|vest|kant|adres|stat))(?!.{0,60}[a-z] (?:desk|counter|fuel|schalter)(?![a-z]))/
/** The same in a sentence. */
export const SAME_ANYWHERE = new RegExp(`(?<![a-z])(?:${SAME_PLACE})(?![a-z])`)
/** `Ufficio / Office: Palermo` says it in two languages. */
const BEFORE_PLACE = /^\s*(?<word>[a-z]+)(?:\s?\/\s?[a-z]+(?=\s*:))?(?:\s*[:–-]\s*|\s{3,}|\s\|\s)/
/** `Location: `, `at   `: how long the label of a place is with which a text begins. */
export function placeLabel(small: string): number {
  const label = BEFORE_PLACE.exec(small)
  const word = label?.groups?.word ?? ''
  return label && (PLACE_WORDS.has(word) || /^(?:at|in|from)$/.test(word)) ? label[0].length : 0
}
/** Words before a place in a sentence. */
const BEFORE =
  /^(?:(?:your|the|it|rental|hire|car|vehicle)\s)*(?:at|in|from|to|en|em|a|à|au|bei|am|på|i|ved|til|fra|w|v|na|presso|de|du)\s+(?=\p{Lu})/u
/** Where in an airport one has to go. */
const IN_AIRPORT =
  /^(.*\b(?:airport|aeroporto|aeropuerto|aéroport|flughafen))\s(?:(?:free |gratis[- ])?shuttle|terminal de|terminal [a-z]{4}|parque|parking|zona|planta|level|niveau|nivel|piso|arrivals?|llegadas|chegadas|arrivi|ankunft)\b.*$/i
/** `Agência de retirada`: the label of a place, and no place. */
const OFFICE_OF = /^(?<word>[a-z]+) (?:(?:de|di|da|do|der|van|of|for|til) (?:la |el |il )?|d')?/
function withoutOffice(small: string): string {
  const [said = '', word = ''] = OFFICE_OF.exec(small) ?? []
  return PLACE_WORDS.has(word) ? small.slice(said.length) : small
}
/** `Agence de départ et de retour`: one place for both. */
export const AND_BACK =
  /^\s*-?\s?(?:\/|&|and|und|et|y|e|en|och|og|ja|i|a|ve)\s?(?:de |del |di |d')?(?:return|drop|ruckgabe|rucknahme|abgabe|retour|restitution|devoluc|entrega|riconsegna|restituzione|inlever|terugbreng|ater|inlamn|aflever|indlever|innlever|retur|palautus|zwrot|vrac|odevzd|iade|donus|leadas|visszaad)[a-z-]*/
/** The same at the end of a label. */
const AND_END = new RegExp(`${AND_BACK.source.replace('^', '')}$`)

/** `Edinburgh Airport am Samstag`, before the day. */
const TO_DAY = /\s(?:on|am|le|el|il|em|op|på|den|w|we|v|ve|na)\s(\p{L}+)[.,]?(?:\s+\d.*)?\s*$/iu

/** Numbers of firms, at the foot of a letter. */
const REGISTERED = /^(?:tva|vat|rcs|siret|siren|iban|bic|nif|cif|p\.? ?iva|ust|uid|kvk|btw|hrb)(?![a-z])|\d{3} \d{3}/

/** An amount is of what one pays, and not of where one goes. */
const AMOUNT = /\d[.,]\d\d(?!\d)|^(?:[A-Z]{3}(?: \d|\d\d)|[£€$] ?\d)/
/** `our yard, Lochybridge`: whose it is, before where it is. */
const OUR_YARD =
  /^(?:our|unsere?[mnrs]?|notre|nuestr[oa]|il nostro|la nostra|[ao]? ?noss[oa]|onze?|vart?|vores|vare?) (?:yard|office|depot|base|garage|branch|hof|buro|büro|filiale|agence|bureau|oficina|ufficio|sede|agenzia|escritorio|escritório|kantoor|kontor|kontoret),\s/iu

/** `Hof in Villach`: what they have in the town that is named. */
const YARD_IN =
  /^(?:hof|betriebshof|gelände|lager|yard|garage|base|cour|dépôt|patio|piazzale|pátio|erf|loods|gård(?:en)?|plac) (?:in|i|à|a|em|en|te|w|v) /iu

/** `our yard, 8am Friday`, `our base, Harbour Lane 18`: the one place of a small firm, where its town is not told. */
const OURS_ALONE =
  /^[\s:.,;–—|-]*(?:(?:at|from|to|an|auf|bei|à|en|da|op) )?(?<place>(?:our|unser(?:e[mnrs]?)?|notre|nuestr[oa]|(?:il )?nostro|(?:la )?nostra|(?:[ao] )?noss[oa]|onze?|vårt?|vores|vår) (?:yard|office|depot|base|garage|branch|workshop|hof|buero|büro|filiale|station|agence|dépôt|bureau|oficina|almacén|ufficio|sede|deposito|escritório|armazém|kantoor|loods|kontor|lager|gård))(?=\s*$|,\s*$|,\s(?:[^,]{0,40}\s\d|\d|¦)|\s\()/iu

export const isOurs = (name: string): boolean => OURS_ALONE.exec(name)?.groups?.place === name

/** `Collect: Hotel Sonne, Lindos, Sunday 12 May` */
const HOUSE = /^(?:Hotel|Hôtel|Hotell|Hotelli) (?=(?:\p{L}{1,3} )?\p{Lu}[\p{L}'’-]+)/u
/** What a hotel does for those who hire. */
const SERVICE =
  /^(?:deliver|service|parking|voucher|pick|drop|desk|insurance|reception|collection|transfer|guest|zustell|livraison|entrega|consegna)/
const isHouse = (name: string): boolean => {
  const called = plain(name.replace(HOUSE, ''))
  return HOUSE.test(name) && !SERVICE.test(called) && !isNoPlace(called)
}
/** `Airport – hotel – airport by coach` */
const TRANSFER = /(?<![a-z])(?:transfers?|im bus|per bus|by (?:bus|coach)|en (?:auto)?bus|in autobus|de autocarro|autobusem)$/

/** How one shifts: `Manual, 5 people`. */
const GEARS =
  /^(?:manual|automatic|schaltgetriebe|automatik|automatikgetriebe|manuelle?|automatique|automatic[oa]|manuale|handgeschakeld|automaat|automat|manualna|automatyczna|manuaali|automaatti)$/
/** `agence NANTES EST`: what a place is, in small letters before its name. */
const OFFICE = /^(?<word>\p{Ll}{4,})\s(?:(?:de|di|da|do|du|of|van)\s)?(?=\p{Lu})/u
/** `(drop the keys into the box)`: what one does there; `(aeroporto de Lisboa)` and `(centro de la ciudad)` say which place of a town it is. */
const DONE_THERE = /\s\((?!cent|city )\p{Ll}+(?: [\p{Ll}'’]+){2,}\)?$/u
/** `(Nachtbriefkasten)`, `, keys to the desk`: what one does with the keys when nobody is there. */
const LEFT_THERE =
  /(?:,\s|\s\(|\s[–-]\s)(?:(?:the|into the|in the|drop the|den|die|der|les?|la|las|los|le|de|o|as) )?(?:keys?(?= (?:to|in|at|into|through|under|return|drop)(?!\p{L}))|key ?(?:box|safe|drop)|nacht(?:brief|schlüssel)?kasten|nachteinwurf|nachttresor|schlüssel(?!feld|burg)\p{L}*|boîte (?:à|aux) (?:clés|clefs|lettres)|clés|clefs|dépôt des? cl[eé]f?s|buzón|llaves|chiavi|cassetta|chaves|sleutel(?:s|kluis|kastje|bus)|nyck\p{L}*|nøgle\p{L}*|nøkkel\p{L}*|avai\p{L}*|klucz\p{L}*|klíč\p{L}*|skrzynk\p{L}*|schránk\p{L}*)(?!\p{L}).*$/iu
/** `Late returns welcome. See instructions` */
const SENTENCES = /\p{Ll}{4}[.!?] \p{Lu}\p{Ll}+ \p{Ll}/u
/** `Málaga Aeropuerto. Mostrador en terminal`: a short name that says what kind of place it is, before a sentence. */
function withoutSentence(name: string): string {
  const dot = name.search(/(?<=\p{Ll}{4})\. \p{Lu}\p{Ll}+ \p{Ll}/u)
  const first = name.slice(0, Math.max(0, dot))
  return HAS_KIND.test(plain(first)) && first.split(' ').length < 5 ? first : name
}

/** `Opel Corsa o. ä.`, `Renault Megane ili sl.`: a model, and no place. */
const SIMILAR_IN_SHORT = /\s(?:o\.\s?a\.|ili sl(?:icno|icni)?(?![a-z])|(?:or|ou|o) equivalente?(?![a-z]))/

/** `the car will be handed over at our station `, before the name of that. */
const IN_SENTENCE =
  /^(?:\p{L}{1,20}\s){0,3}(?:\p{Ll}{1,20}\s){3,9}(?:branch|station|office|depot|desk|filiale|agence|comptoir|estación|oficina|sucursal|agenzia|stazione|ufficio|sede|estação|agência|loja|balcão|vestiging|kantoor|kontor)\s(?:(?:in|at|of|am|im|de|do|da|del|di|à|van)\s)?(?=\p{Lu})/u

/** `Voucher GR-55012`, `N° de bon CA-0602-71`: a number, and no place. */
const NUMBERED =
  /^(?:vouchers?|conf|confirmation|confirmacion|conferma|confirmacao|ref|referen[a-z]+|res|reserv[a-z]+|booking|buchung[a-z]*|bons?|bono|buono|vahvistus|varaus(?:numero)?|bekr[a-z]{0,8}|bokning[a-z]*|bestilling[a-z]*|best[aä]tigung[a-z]*|bevestiging|potw[a-z]*|rezerw[a-z]*|rezerv[a-z]*|prenotazione|n[°ºo]|nr|no|num(?:ber|mer|ero)?)\.?(?=[\s.:#])(?:\s(?:de|di|do|da|of|n[°ºo]?|no|nr|num(?:ber|mer|ero)?|code|codigo|codice|bon|bono|reserva|reservation|voucher)\.?(?![a-z]))*[\s.:#]{0,3}[a-z]{0,5}[-/ ]?(?=[a-z\d./-]*\d{3})[a-z\d./-]{3,24}$/
/** Within names in small letters: as many other words make a sentence. */
const WITHIN = wordSet(`
  of the de del della dei delle degli di da do dos das du des la le les el los las d l a al am an der dem den und et y e en and sur sous bei op van het
  i og och ved vid pa po na u w z v k`)
const MOST_SMALL = 3
/** `All booked in for you`, `Full insurance zero excess, also tyres and glass` */
const isSaying = (name: string): boolean =>
  /\?/.test(name) || (name.match(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*/gu) ?? []).filter((word) => !WITHIN.has(plain(word))).length > MOST_SMALL

/** `Heraklion Airport - our man waits for you …` */
const SAID_BEHIND = /\s[–-]\s(?:\p{Ll}[\p{Ll}'’]* ){3}.*$/su
/** `, Vollkasko inklusive`: what is paid with it. */
const INCLUDED =
  /,\s(?:vollkasko|inklusive|inkl|incl|including|all inclusive|full insurance|unlimited|alles (?:bezahlt|inkl)|tout compris|todo incluido|tutto incluso|tudo incluido|seguro|assurance|km ill|kaution|deposit|paid|bezahlt).*$/iu
/** `Rovaniemen lentoasema, klo`, before its hour. */
const TO_HOUR = /[\s,]+(?:kl|klo|kello|godz|o godz|hod|uhr)\.?\s*$/iu

/** Cuts a place where something else begins: an office hour, a telephone, an address. `isLed`: a label stands before it, and a day behind. */
export function placeIn(text: string, isLed = false): string | undefined {
  // `Type:   Intermediate`
  if (/^\s*\p{L}[^:]{1,25}:\s{3}/u.test(text) && placeLabel(plain(text)) === 0) return undefined
  const ours = OURS_ALONE.exec(text)?.groups?.place
  if (ours !== undefined) return ours
  const told = text.replace(/^[\s:.,;–—|-]+/, '').replace(/^(?:uhr|uur|h|hrs?|hod|godz|o'clock|location)\b[\s:.,–-]*/i, '')
  const name = withoutDesk(told.slice(placeLabel(plain(told))))
    .replace(LEFT_THERE, '')
    .replace(OUR_YARD, goneBeforeCapital)
    .replace(BEFORE, '')
    .replace(IN_SENTENCE, '')
    .replace(YARD_IN, goneBeforeCapital)
    .replace(/^station\s+(?=\p{L})/iu, '')
    .replace(OFFICE, (whole, word: string) => (PLACE_WORDS.has(plain(word)) ? '' : whole))
    .replace(/\s{3}.*$/, '')
    .replace(/\s+(?:on|am|le|el|il|at|um|no|em)(?:\s+\d.*|\s*)$/i, '')
    .replace(TO_DAY, (whole, word: string) => (WEEKDAYS.has(plain(word)) ? '' : whole))
    .replace(
      /\s\((?=[^)]*(?:\d|,|\b(?:box|desk|counter|shuttle|schalter|balie|comptoir|guichet|mostrador|sportello|banco|balcão|disk|skranke|tiski|stanowisko|přepážka|terminal|arrivals|ankunft|arrivi|llegadas)\b)).*$/i,
      '',
    )
    .replace(
      /(?:,\s(?=[^,]*\d)|;|\s[|·•]\s|\s[–-]\s(?=shuttle)|,\s(?:oficina|comptoir|guichet|desk|counter|schalter|mostrador|sportello|banco|balcao|balcão|balie|disk|disken|skranke|tiski|stanowisko|prepazka|přepážka|shuttle[a-z]*)(?!\p{L})|\s(?:tel|tlf|phone)\.?\s).*$/iu,
      '',
    )
    .replace(/(?<=\))\s*[,–-].*$|\s[–-]\s(?=\d{1,5} \p{L}).*$/u, '')
    .replace(/^.*$/su, withoutSentence)
    .replace(INCLUDED, '')
    // `Graz Hbf. Gute Fahrt!`
    .replace(/(?<=\p{L}{3})[.!]\s\p{Lu}[^.]{3,40}!$/u, '')
    .replace(IN_AIRPORT, '$1')
    .replace(DONE_THERE, '')
    .replace(/\s(?:and|und|et|y|e|och|og|en|i|a)\s*$/, '')
    .replace(SAID_BEHIND, '')
    .replace(TO_HOUR, '')
    .replace(/[\s.,:;–-]+$/, '')
    .trim()
  const small = plain(name)
  if (
    name.length < 3 ||
    name.length > 80 ||
    !(/^\p{Lu}/u.test(name) || FIRMS.in(plain(name.split(' ')[0] ?? '')).size > 0) ||
    !/\p{L}{3}/u.test(name) ||
    (isNoPlace(small) && !(isLed && isHouse(name))) ||
    PLACE_WORDS.has(small) ||
    SAME.test(small) ||
    SIMILAR.test(small) ||
    SIMILAR_IN_SHORT.test(small) ||
    // The number of a voucher.
    /\d{7}/.test(small) ||
    STATION.test(small) ||
    // Signed by a firm, or the name of one.
    isOfFirm(name) ||
    (FIRMS.in(small).has(small) && !CALLED_AS_PLACES.has(small)) ||
    small.split(/\s?[/|]\s?/).every(isEnd) ||
    isEnd(withoutOffice(small).replace(AND_END, '')) ||
    HIRE_PERIOD.test(small) ||
    GEARS.test(small) ||
    SENTENCES.test(name) ||
    NUMBERED.test(small) ||
    isSaying(name) ||
    name.endsWith('!') ||
    TRANSFER.test(small) ||
    AMOUNT.test(name) ||
    REGISTERED.test(small) ||
    personLabel(small)?.isAll ||
    WEEKDAYS.has(small) ||
    MONTHS.has(small) ||
    /\b\d{1,2}[:.h]\d{2}\b|[€$£:]|@|\s(?:is|are|will|must|ist|sind|est|sont|es|son|sono|wird|werden|wurde|kann|können|muss|müssen|peut|peuvent|doit|puede|pueden|debe|può|possono|deve|pode|podem|wordt|worden|moet|kan|kommer|can|may|should)\s|\s(?:you|we|they)['’]/.test(
      name,
    )
  )
    return undefined
  return name
}
