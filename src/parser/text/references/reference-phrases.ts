/** Labels of references that are set phrases, and need not be put together from words. */

import { bySigns } from '../words/by-signs.ts'
import { NO_CODE_BEGINS } from '../words/code-letters.ts'

/** What else has a number in a sentence about a booking. */
const OTHERS =
  '(?:tele|phone|room|zimmer|chambre|habitacion|camera|kamer|rum |rom |pokoj|account|konto|compte|cuenta|conto|customer|kunden|client|card|karte|carte|invoice|rechnung|facture|factura|flight|flug|vol )'

/** What vouchers are for that hire out nothing. */
const WORTH =
  '(?:achat|cadeau|reduction|remise|avoir|gift|discount|regalo|descuento|sconto|rabatt|geschenk|wert|im wert|value|valeur|valor|free|gratis|upgrade)'
/** Words of hire: vouchers are for parking, drinks and the next stay as well. */
const HIRE =
  '(?:location|voiture|vehicule|loueur|mietwagen|mietauto|leihwagen|autovermietung|fahrzeug|alquiler|coche|vehiculo|noleggio|autonoleggio|auto|veicolo|car|rental|vehicle|hire|aluguer|carro|huurauto|autohuur)'

/** Labels of one or two words that need no others, mostly with what must follow; before each what has to be in a line for it to be there. */
const SET: readonly (readonly [signs: string, label: string])[] = [
  // `ref. grupo AB-2027-118`, `Group ref: F-2266`
  [
    'grup, group',
    '(?:ref\\.? (?:de |del |do |di )?grup(?:o|po)|(?:group|gruppen?|grupo|gruppo)[ -]?ref(?:erence|\\.)?)(?=\\s?:? [a-z]{0,4}-?\\d[a-z\\d/-]{3})',
  ],
  ['gruppennummer, gruppenbuchung, group booking', 'gruppennummer|gruppenbuchung(?: nr\\.?)?|group booking (?:number|reference|code|no)'],
  ['|pnr', 'pnr(?: code| no| number| nr| kod| kodu| numarasi)?'],
  ['|dnr', 'dnr(?=[\\s:]+[a-z]{7}\\b|\\s*$)'],
  [
    'locator, localizador',
    'record locator|locator|localizador(?: (?:del? (?:la |su )?)?(?:ruta|viaje|reserva|estancia|hotel|aereo|vuelo|aerolinea|coche|tren|proveedor))?',
  ],
  ['filekey, expediente, dossier', 'filekey|expediente|dossier(?: voyage)?'],
  // `Pratica GIR 26-0712 — Anna Reed`: letters before figures in two pieces.
  [
    '|pratica, |dossier, |expediente, |processo, |proc., |vorgang',
    '(?:pratica|dossier|expediente|processo|proc\\.|vorgang)(?=\\s?:? (?:n\\.? ?[º°]?\\.? )?(?:\\d{1,3}\\.\\d{3}/\\d{2}(?!\\d)|[a-z]{2,4} \\d{2,4}[-/]\\d{3,6}|\\d{3,6}/\\d{2}(?!\\d)|(?:19|20)\\d\\d/\\d{3,6}|[a-z]{1,3}/\\d{3,6})(?:\\s*$|\\s{2}|[.,;)]|\\s[|·–—(-]))',
  ],
  // `Références Air France : T8MWQS`, `Reserva aérea TAP: T8MWQS`: of an airline that is named.
  [
    'references, reserva aerea, reservation aerienne, |lokali',
    'references(?= [a-z]{2,14}(?: [a-z]{2,14})?\\s?: ?[a-z0-9]{6}(?:$|\\s))|reserva aerea|reservation aerienne|lokali[sz](?:er|ator)(?=\\s?:?\\s{1,3}(?=[a-z0-9]{6}(?:$|[\\s.,;]))[a-z]*\\d?)',
  ],
  ['|pratica', 'pratica(?= [a-z]{3,14}\\s?:\\s{0,9}[a-z]{0,3}\\d)'],
  ['localizzatore, localisateur', '(?:localizzatore|localisateur)(?=[\\s:]+(?:[a-z0-9]{5,8}\\b|$))'],
  ['referencyjny, variabilni, rendeles', 'numer referencyjny|variabilni symbol|rendeles'],
  ['collection reference, reference client', '(?:ticket )?collection reference|reference client'],
  ['|rif', 'rif\\.? (?:conferma|prenotazione)'],
  [
    'refer, |rif, |viite, azonosito',
    '(?:reference|referenz|referencia|riferimento|referens|referanse|referentie|viite|referinta|azonosito)(?=(?: [a-z]{2,12}){0,2}\\s?:|\\s{3,}[a-z0-9/-]{5,20}(?:\\s|$)| (?=[a-z]{0,7}\\d)[a-z0-9]{5,8}(?=$|\\s[·|•])| (?![a-z]{2,4}[/-]\\d{2}[/-](?:19|20)\\d\\d(?!\\d))[a-z]{2,4}(?:[/-]\\d{2,8}){2}(?=$|\\s[·|•]))',
  ],
  [
    'number, nummer, numero, cislo, numar, |referans, szam, unser zeichen',
    '(?:your )?(?:reference|referens|referanse) ?(?:number|nummer)(?= is|\\s?:|\\s{3}|$| [a-z]{0,4}-?\\d[\\d-]{4})|referenznummer|referensnummer|referansenummer|referencenummer|referentienummer|viitenumero(?:si)?|referencni cislo|numar de referinta|referans (?:no|numarasi|kodu)|referencia ?szam|unser zeichen(?=\\s?:|\\s{3})',
  ],
  ['numero, number, code, º, °', '(?:n\\.?[º°]|numero|number|code) (?:de |di |of )?(?:referencia|reference|riferimento)'],
  ['|res', '(?<=^|\\s{3})res\\.? ?(?:number|no|nr)'],
  // `rez. č. AB/4471`
  [
    '|rez',
    'rez\\.? ?(?:c|cislo|nr|numer)\\.?(?=\\s?:?\\s{1,3}(?:[a-z]{1,4}[-/]?\\d{3,8}|\\d{5,10}|\\d{2,3}(?: \\d{3}){1,2})(?:$|[\\s.,;)]))',
  ],
  // `1)  RES 4471190-JNB`, at the head of what it is of; figures alone are where one calls as well.
  [
    '|res',
    '(?<=^\\s{0,6}(?:\\d{1,2}[.)]\\s{1,4})?|\\s{3})res\\.?(?=\\s?:?\\s{1,3}(?:[a-z]{1,4}-?\\d{5,12}(?:-[a-z\\d]{1,6})?|\\d{5,12}-[a-z]{1,6})(?:$|[\\s.,;]))',
  ],
  ['|conf', 'conf(?:irm)?\\.?(?=\\s?:?\\s[a-z]{1,4}-?\\d{4})'],
  // `Conf VR 7H2K0P`, at the end of a row
  ['|conf', '(?<=^|\\s{2})conf\\.?(?=\\s?:?\\s[a-z]{2} (?=[a-z]{0,5}\\d)(?=(?:\\d{0,5}[a-z]){2})[a-z\\d]{6}\\s*$)'],
  ['#, |conf', 'res(?:ervation)?\\.? ?#|conf(?:irm(?:ation)?)?\\.? ?(?:#|no)'],
  ['your booking is, your reservation is', 'your (?:booking|reservation) is'],
  ['|voucher', 'voucher(?=[:# ]{0,3}(?:[a-z]{1,3}-[a-z]{1,3} \\d{4}|[a-z]{0,4}-?)\\d|\\s{3}|$)'],
  [
    '|bono, |gutschein, |buono',
    '(?:bono|gutschein|buono)(?=(?: ?-? ?(?:nr|no|n[o°º])\\.?)?[:# ]{0,3}[a-z]{0,4}-?(?:\\d{5}|\\d{3,4}-[a-z]{1,3}-?\\d{4}))',
  ],
  [
    // `Bon de location prépayé n° FR1234567-2`: what is hired by it, and not what it is worth.
    '|bon, |voucher, |buono, |gutschein',
    `(?:bon|voucher|bono|buono|gutschein) (?=(?:[a-z]{2,12} ){0,3}${HIRE} )(?:(?!${WORTH})[a-z]{2,14} ){1,4}(?:n[°º]|nr\\.?|no\\.?)(?=[:# ]{0,3}[a-z]{0,3}-?\\d{6})`,
  ],
  [
    '|ref',
    `ref\\.?(?=\\s?:?\\s{0,6}[a-z0-9]{0,4}[-/]?\\d{4}|\\s?:\\s{1,6}(?!${NO_CODE_BEGINS} )[a-z]{3} \\d{5}(?=$|\\s\\()|\\s?:\\s{0,6}[a-z]{1,5}[-/]\\d{2}[-/]\\d{3})`,
  ],
  // `Ref   ABC-1D2-345`, in a form of its own cells
  ['|ref', '(?<=^\\s{0,6})ref\\.?(?=(?:\\s?:\\s{1,6}|\\s{3,9})(?=[a-z-]{0,8}\\d)[a-z\\d]{2,8}(?:-[a-z\\d]{2,8}){1,3}(?:$|\\s{3}))'],
  // `votre séjour n° ABC-12345`
  [
    'n°, nº, nr, n.',
    '(?:sejour|aufenthalt|soggiorno|estancia|estadia|verblijf|opphold(?:et)?|ophold(?:et)?|vistelse(?:n)?|pobyt(?:u)?) (?:n\\.?[°º]|nr\\.?|n\\.)(?=[:# ]{0,3}[a-z]{0,5}-?\\d[a-z\\d-]{3})',
  ],
  ['ticket reference', 'ticket reference(?=(?:\\s?:\\s?| )[a-z]*\\d)'],
  [
    // Alone on its line, with the code below.
    'refer, |rif, |viite, azonosito, zeichen, |ref',
    '(?<=^(?:(?:your|our|votre|notre|ihre?|unsere?|su|nuestra|vostro|nostro|uw|onze|din|vores|var) )?)(?:reference|referenz|referencia|riferimento|referens|referanse|referentie|viite|referinta|azonosito|zeichen|ref\\.?|rif\\.?)(?=\\s*$)',
  ],
  // The name of who sold it, and below it a code.
  ['reference', "(?<=^[a-z][a-z0-9.&'-]{2,24} )reference(?=\\s*$)"],
  [
    'reference, referencia, riferimento',
    "(?<=^(?:(?:votre|su|tu|tuo|suo) )?)(?:reference|referencia|riferimento)(?= [a-z][a-z0-9.&'-]{2,24}\\s*$)",
  ],
  [
    // In French what is hired, elsewhere a place.
    'location',
    '(?:numero|n[o°º]\\.?|reference) (?:de (?:la |votre )?)?location|(?<=^|\\s{3}|(?:^|\\s{3})votre )location (?:n[°º]|numero)(?=\\s?:?\\s{0,3}[a-z]{0,3}-?\\d{6})',
  ],
  [
    // `Our ref for the booking is`
    '|is|',
    '(?:our|your|the|my) (?:ref(?:erence)?)(?: (?:number|no\\.?))?(?: (?:for|of) (?:the|your|this) (?:booking|reservation|stay))?(?= is )',
  ],
  [
    '|lautet|, |ist|, |est|, |es|, |e|, |is|, |ar|, |er|',
    '(?:ihre|deine|unsere|votre|notre|su|tu|nuestra|(?:il )?(?:vostro|suo|tuo|nostro)|(?:a )?sua|uw|je|onze|din|ditt|vores) (?:referenz|reference|referencia|riferimento|referentie|referens|referanse)(?= (?:lautet|ist|est|es|e|is|ar|er) (?=[a-z/-]{0,8}\\d))',
  ],
  [
    // `Our reference TC/44192/RA`
    '|our r, |our k, |our f, |unser, |notre, |nuestra, |nostro, |onze, |vores, |nasz',
    '(?:our|unsere?|notre|nuestra|nostro|onze|vores|nasza?) (?:ref\\.?|reference|referenz|referencia|riferimento|rif\\.?|referentie|kenmerk|referens|referanse|viite|file|dossier|pratica|expediente)(?=:? (?=[a-z\\d/-]*\\d{3})[a-z\\d]+(?:[/-][a-z\\d]+)*(?:$|[\\s,;|]|\\.(?:\\s|$)))',
  ],
  [
    // `Your reservation is registered under the number`
    '|number, |nummer, |numero, |numerem, |cisl, |nr, n°, nº',
    `(?:booking|reserva|buchung|reservierung|prenotazione|boeking|bokning|bestilling|rezerwacja|rezervace)[a-z]{0,8} (?!${OTHERS})(?:[a-z']{1,14} (?!${OTHERS})){1,5}(?:number|nummer|numero|numerem|cislem|cislo|n[°º]|nr)`,
  ],
  // `Conf: SWR-11874`, alone on its line or in its cell
  ['|conf', '(?<=^|\\s{3})conf\\.?(?=\\s?:\\s{0,9}[a-z]{0,5}-?[a-z]{0,3}\\d[a-z\\d-]{3,20}(?:$|\\s{3}))'],
  // `(code 553.118.902)` behind what is confirmed
  ['(', '(?<=\\()(?:codice|codigo|code|conf(?:irmation)?|ref|rif|kod|nr|n[°º])\\.?(?=:? ?[a-z]{0,3}[\\d.-]{6,})'],
]
/** Those in a line of plain text. */
export const setLabels = bySigns(SET.map(([signs, label]) => [signs, `(?<![a-z])(?:${label})(?![a-z])`]))
