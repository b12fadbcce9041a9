/** What the name of a house looks like. */

import { MONTHS, WEEKDAYS } from '../days/months.ts'
import { countIn, NIGHTS_HEADING } from '../days/nights.ts'
import { CLOSING } from '../page/closings.ts'
import type { Line } from '../page/page.ts'
import { withoutPicture } from '../page/pictures.ts'
import { beginsWithTitle } from '../people/names.ts'
import { NAMES } from '../people/person-words.ts'
import { countryByHand } from '../places/country-names.ts'
import { goneBeforeCapital } from '../words/before-capitals.ts'
import { HOUSE_KIND, LODGING } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { rememberedOf } from '../words/remembered.ts'
import { wordSet } from '../words/vocabulary.ts'
import { CHARGE, DONE_THERE, OF_SPA, OFFICE_ALONE, PICTURED } from './around-houses.ts'
import { ADDRESS_LABEL, ENTIRE, GRADED, HOLIDAY_HOUSE, HOUSE_HEAD, HOUSE_LABEL, HOUSE_SECTION } from './house-words.ts'
import { isRent } from './rents.ts'
import { SAID_BEFORE, SIGNED_FOR } from './said-before-houses.ts'
import { ARRIVAL, DEPARTURE, OWN_IN, OWN_OUT } from './stay-labels.ts'
import { ROOM } from './stay-words.ts'

/** A name that may be that of a house, and where it stands. */
export interface House {
  readonly name: string
  readonly line: number
  readonly rule: string
  /** What told it, where that decides whether it is one. */
  readonly how?: 'label' | 'column' | 'phrase' | 'letterhead' | 'signature' | 'address' | 'sender'
  readonly sure: number
}

export interface Candidate extends House {
  readonly score: number
  /** The label that told it, where that says what kind of house it is. */
  readonly label?: string
}

/** Lines of a letterhead. */
export const HEAD = 8
/** What a house is, and not what it is called. */
const BARE = new RegExp(
  `^(?:${HOLIDAY_HOUSE}|nachten?|nuits|nuitees|notti|noches|noites|nights|natter|netter|nocy|appart.?hotel|apartahotel|hotels?|hotell|hotelli|hostel|guest|house|guesthouse|inn|resort|bed|breakfast|pension|albergo|aparthotel|apartments?|the|your|and|und|et|och|og|en|ja|with|mit|avec|con|com|med|cafe|caffe|restaurant|restaurante|ristorante|gasthof|gasthaus|gastehaus|pensione|pensjonat|pensionat|chambres?|hotes|table|gites?|camere|habitaciones|quartos|kamers|zimmer|rooms?|fremdenzimmer|ferienwohnungen|appartements?|apartamentos|apartamenty|pokoje|noclegi|cabane|refuge|rifugio|hutte|haus|maison|holiday|vacation|rentals?|home|boutique|boutiquehotel|luxury|design|historic|wellness|stars?|sterne?|etoiles?|estrellas?|stelle|estrelas?|sterren|stjarnor|stjerner|gwiazdki?|hvezdy?|tahtea|stele|superior|photos?|images?|pictures?|exterior|interior|facade|fachada|facciata|exterieur|esterno|aussenansicht|gevel|logo|fotos?|listing|inserat|annonce|anuncio|annuncio|advertentie|annons|bild|bilder|imagen|imagenes|immagine|immagini|imagem|imagens|afbeelding|afbeeldingen|billede|billeder|bilde|bilden|zdjecie|zdjecia|obrazek|kuva|kuvat|kep|resim|gorsel|poza|imagine|map|mapa|mappa|karte|kaart|karta|kart|prices?|preise?|prix|precios?|prezz[oi]|precos?|prijs|prijzen|pris|priser|ceny?|hinta|fiyat)$`,
)
const GREETS =
  '(?:bonjour|bonsoir|geachte[n]?|kj?ae?re|kara|hej|hei|sehr geehrte[rs]?|guten tag|gentile|egregi[oa]|buongiorno|estimad[oa]s?|prezad[oa]s?|szanown[a-z]+|dzien dobry|dobry den|vazen[a-z]+|tisztelt)(?=$| )(?!.*(?:hotel|villa|apart|house|hostel|resort|suites))'
/** Not a name: what else stands on documents of houses, and whom a letter greets; `Kara Villa` is one. */
const NOT_NAME = new RegExp(
  `^(?:(?:and|und|et|og|och)(?= [a-z])|${GREETS}|(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|amne|emne|aihe|temat|predmet) ?:|(?:please )?(?:collect|pick ?up|bring|leave|return|fetch|ring|call) (?:the|your|our|us|me)|(?:vermieter(?:in)?|eigentumer(?:in)?|inhaber(?:in)?|owner|host|proprietaire|propietari[oa]|proprietari[oa]|eigenaar|verhuurder) ?:|(?:booked|reserved) by|(?:gebucht|reserviert) von|reservee? par|reservad[oa] por|prenotat[oa] da|(?:gereserveerd|geboekt) door|(?:bokad|bestilt|reservert|reserveret) a[vf]|(?:main )?(?:economy|coach|premium|business|first)(?: (?:economy|class))?(?: ?[/(] ?(?:coach|class|[a-z]\\)))*$|${CLOSING}|(?:vielen |besten |herzlichen )?dank|danke|merci|gracias|muchas gracias|grazie|obrigad[oa]|bedankt|dank u|tack|takk?|kiitos|dziekujemy|dekujeme|koszonjuk|tesekkur|(?:varauk|varaus|foglal|visszaigazol|rezervasyon|rezerwacj|rezervac)[a-z]*|(?:twoja|vase|a sua|su|la tua|ihre|uw|din) (?:rezerw|rezerv|reserv|prenot|buchung|boeking|bokning)|your (?:stay|hotel|booking|reservation)|hotels (?:in|near|nearby|at|around|by|close)|hotell?ist[ae]?(?![a-z])|hotellijst|hotel list|hotel-?(?:nr|no|nummer|number|ref)(?![a-z])|(?:bono|buono|bon|voucher|gutschein|tegoedbon) (?:d'echange )?\\d{1,2}$|hotel-?(?:buchung|reservierung|bestatigung|gutschein|voucher)|check.?in|check.?out|address|adresse|rooms?(?! (?:hotels?|mate)(?![a-z]))|guest|guests|bookings?|reservations?|confirmation|(?:confirmed|reserved|booked)$|details|total|price|thank|dear|hotel (?:only|segments?|website|details|information|policy|policies|confirmation|voucher|reservation|address|phone|contact|bill|booking)|cancel|payment|paid|pago|pagado|pagar|paiement|paye|a payer|zahlung|zahlbar|bezahlt|pagamento|pagato|pagare|betaling|betaald|betalen|betalt|betalas|platnosc|zaplacono|platba|maksu|odeme|fizetes|free|if you|please|all|our|(?:house rules|normas (?:de la|da) casa|regole della casa)(?= *$)|the hotel|the room|we|when|for|cabin (?:bag|bags|baggage|luggage|class|crew|type|category|number|size|allowance|fare|service)|add|save|earn|from|member|view|manage|get |see|find|number|no |non|name|date|status|included|includes|breakfast|terms|policy|rate|tax|taxes|phone|tel|contact|messages?|(?:flights?|hotels?|stays) ?(?:&|\\+|and) ?(?:flights?|hotels?|homes|cars?|apartments|packages))(?![a-z])`,
)
const SENTENCE =
  /(?<!^\p{L}+)!|\?|\p{L}{4}\.\s|\.$|@|https?:|www\.|\p{L}\.(?:com|net|org|info|co\.\p{L}{2})(?!\p{L})|(?<!\p{L})(?:is|are|will|werden|wurden?|your|(?<!^)(?:lies|liegt|befindet|trova|trouve|encuentra|ligger|ligt)|ist|sind|wird|ihr|ihre|ihren|ihrem|unser|unsere|unserem|unserer|est|sont|votre|vous|es|esta|son|su|tu|sera|vostra|tua|uw|je|jouw|din|ditt|dig|(?<!^)pan|you|we|wir|nous|please|bitte)(?!\p{L})/u

/** A number of a list, behind what is counted and before a name. */
const COUNTED_HEADING =
  /^(?:hotels?|vouchers?|stay|accommodation|property|booking|unterkunft|aufenthalt|hotelgutschein|gutschein|hébergement|séjour|alojamiento|estancia|bono|soggiorno|alloggio|buono|alojamento|estadia|verblijf|accommodatie|boende|vistelse|opphold|overnatting|ophold|nocleg|pobyt)\s(?:n[or]\.?\s)?\d{1,2}(?:\s?[-–—:]|\.)\s/iu
/** What stands in brackets behind a name, but for the same in our letters: `箱根花荘旅館 (Hakone Hanaso Ryokan)`. */
const ASIDE = /(?<!\p{Lo}\s{0,2})[([{].*$|(?<=\p{Lo}\s{0,2})(?!\(\p{Lu}[\p{L}\d '’&.-]{3,40}\)\s*$)[([{].*$/u

/** `Leith City (Elm Street) Travelodge`: what is in brackets stands within a name of which only the end says that it is one of a house. */
function isKindBehindAside(text: string): boolean {
  const { before = '', behind = '' } = WITHIN_NAME.exec(plain(text))?.groups ?? {}
  return behind !== '' && HOUSE_KIND.test(behind) && !HOUSE_KIND.test(before)
}
const WITHIN_NAME = /^(?<before>[a-z][a-z '&-]{2,30}) \([a-z][a-z .'-]{2,30}\) (?<behind>[a-z][a-z '&-]{2,30})$/

/** Cuts what follows a name on its line. */
export const trimmed = rememberedOf((text: string): string => {
  return (
    withoutPicture(text)
      .replace(/^\s*\d{1,2}[.)]\s+/, '')
      .replace(SIGNED_FOR, '')
      .replace(SAID_BEFORE, (said) => (HOUSE_KIND.test(plain(said)) ? said : ''))
      // `Voucher 1 – Alaya Resort`: a number of a list with what it counts.
      .replace(COUNTED_HEADING, goneBeforeCapital)
      // `F41207 "Klitrosen"`: its number in a catalogue and its name; `„Seeblick“`, nothing but its name.
      .replace(/^(?:[A-Z]{1,4}-?\d{3,6} ["„“”«]([^"„“”»]{3,40})["“”»]|["„“”«]([^"„“”»]{3,40})["“”»]$)/u, '$1$2')
      // `HOTEL BZO 21044 Hotel Sonnleiten`: what it is, and its number in a catalogue.
      .replace(/^(?:HOTEL|UNTERKUNFT|HAUS|FEWO|APARTMENT)\s+[A-Z]{2,4} ?\d{3,6}[A-Z]?\s+(?=\p{Lu}\p{L})/u, '')
      // A heading, and then the name.
      .replace(/^hotel\s+(?=hotel\s)/i, '')
      .replace(/^(?:hotel|property|accommodation) name:?\s+/iu, goneBeforeCapital)
      .replace(LODGING_BEFORE, '')
      .replace(/^(?:hotel|hôtel|property|accommodation|unterkunft)(?:\s*:\s*|\s[–—-]\s)/iu, goneBeforeCapital)
      .replace(
        /\s+(?:rezervasyon\w*|foglal[aá]s\w*|No\.?|Nr\.?|Ref\.?|#|n°|nº|confirmation|booking|reservation|check[- ]?in|from \d|on \d|for \d|vom \d|du \d|del \d|dal \d|is confirmed|has been|,? ?is booked|ist bestätigt|est confirmée|está confirmada|è confermata)\b.*$/i,
        '',
      )
      .replace(ASIDE, (aside) => (isKindBehindAside(text) ? aside : ''))
      .replace(/(?:\s[-–|·•]\s|,\s(?!(?:an? )?(?:\p{Lu}\p{L}+ (?:(?:of|by) )?){1,4}(?:Collection|Portfolio)\s*$)).*$/u, '')
      .replace(/\s+(?:tel|telephone|telefon[oe]?|phone|tlf|fax)\.?$/i, '')
      // `Days Inn Maui CONFIRMED`: how its booking stands
      .replace(
        /(?<=\p{Ll})\s+(?:CONFIRMED|BOOKED|BESTÄTIGT|GEBUCHT|CONFIRMÉE?|CONFIRMAD[OA]|CONFERMAT[OA]|BEVESTIGD|BEKRÄFTAD|BEKREFTET|BEKRÆFTET)$/u,
        '',
      )
      // `***S`: better than most of their stars. A figure tells how many only before one: `Motel 6 ★★` is called so.
      .replace(/(?:(?<=\s)[1-7](?:[.,]5\s?|\s?(?=.(?![★⭐*✩☆☀]))))?[★⭐*✩☆☀]+(?:\s?(?:S|Sup|[Ss]uperior)\.?(?![\p{L}\d])|\s?\+|½)?/gu, '')
      // `Hotel ★★★ Goldener Hirsch`
      .replace(/(?<=\S) {2}(?=\S)/g, ' ')
      .replace(COUNTED_STARS, '')
      .replace(/[\s.,:;!–-]+$/, '')
      .trim()
  )
})

/**
 * `Accommodatie Sporthotel Alpenblick`: a label that has run into a name that says what it is. Its letters are those of the languages that have such labels: all
 * there are, in capitals as well, take V8 as long to make ready as twenty other patterns.
 */
const LODGING_BEFORE =
  /^(?:accommodatie|accommodation|unterkunft|alojamiento|alojamento|alloggio|hébergement|boende|overnatting|property)\s+(?=[a-zß-öø-ÿ]*(?:hotel|hôtel|hostel|pension|villa|residence|resort|apartments?)(?![a-zß-öø-ÿ]))/i

/** `Hotel Bellavista 4 stelle` */
const COUNTED_STARS =
  /\s[1-7](?:[.,]5)?[ -]?(?:stars?|sterne?|étoiles?|estrellas?|stelle|estrelas?|sterren|stjärnor|stjerner|stjernet|gwiazdk[ai]|gwiazdek|tähteä|hvězdičk[ya]|hvězdy|csillag|yıldız|stele)(?![\p{L}]).*$/iu

const IN_IT =
  /\s(?:(?:at|in|to|from|near) the|im|vom|zum|beim|am|au|du|a l'|de l'|en el|del|al|desde el|in|nel|all'|dell'|dall'|no|do|ao|(?:in|naar|van|bij) het|pa|w|z|v|till?|fran?|vid|ved|mot|hotelle) (?:hotel|hotellet|hotell|hotelu|hostel|hostelu|vandrarhemmet)(?=$|\s(?:in|on|at|near|pa|i|vid|ved|auf|an|en|sur|su|sul|em|na|op|w|v|til|till|fran?|mot|och|og|and|und)\s)/
/** How many of what one sleeps in: `1 chambre Supérieure côté jardin`. */
const COUNTED =
  /^(?:\d{1,2}|one|ein|eine|une?|una|uno|um|uma|een|en|et|jeden|jedna) (?:(?:single|double|twin|triple|family) )?(?:rooms?|zimmer|doppelzimmer|einzelzimmer|chambres?|habitacion(?:es)?|camer[ae]|quartos?|kamers?|vae?relser?|rum|dobbeltrom|pokoj|pokoje|pokoi|huone|huonetta|szoba|oda|cottage|mobil-?home|bungalow|chalet|tente|emplacement|stellplatz|stacaravan|piazzola|parcela)(?![a-z])/

/** What drives to a house or from it: `Flygbussar till hotellet`. */
const DRIVES =
  /transfer|shuttle|transport|traslado|trasferiment|kuljetu|navette|(?:fly|flyg|flughafen|lufthavns|lentokentta|airport |hotell?|lotnisko)-?bus/

/** `Hausboot im Oktober`: what is asked about. */
const BEFORE_MONTH = wordSet('im in en au vom from fur for pour para voor till om ved pa')
/** Words that are no one's name: `Hotel Monday`, `Guesthouse`, `Bus transfer hotel`. */
const hasOwnWord = (small: string): boolean =>
  !DRIVES.test(small) &&
  small
    .split(/[\s,.']+/)
    .some(
      (word) =>
        word.length > 1 && !BARE.test(word) && !BEFORE_MONTH.has(word) && !WEEKDAYS.has(word) && !MONTHS.has(word) && !/^\d+$/.test(word),
    )

/** Holiday houses have a number in a catalogue, and then a name: `Feriehus B2417 Lyngtoppen`, `Feriehus B2417 »Lyngtoppen«`. */
const IN_CATALOGUE = new RegExp(`^(?:${HOLIDAY_HOUSE}|casa) [a-z]{1,4}-?\\d{3,5}(?= ["„“”«»]?[a-z]{3})`)

/** The label of a day, and no house. */
const IS_END = new RegExp(`^(?:${[OWN_IN, OWN_OUT, ARRIVAL, DEPARTURE].map(({ source }) => source).join('|')})$`)

/** A label, which says what stands beside it: `Accommodation` above `Name`, too. */
const isLabel = (small: string): boolean =>
  /^[a-z]+ \/ [a-z]+$/.test(small) ||
  LODGING.has(small) ||
  NAMES.has(small) ||
  HOUSE_LABEL.exec(small)?.[0] === small ||
  HOUSE_HEAD.exec(small)?.[0] === small ||
  ADDRESS_LABEL.exec(small)?.index === 0 ||
  IS_END.test(small) ||
  NIGHTS_HEADING.exec(small)?.[0] === small

/** `1 x Comfort Class` is a cabin, and neither a port nor who sails nor where keys are kept is a house. */
const AT_SEA =
  /^\d{1,2}\s?[x×]\s|(?:international|ferry) port$|(?:^|\s)(?:ferries|line|lines|services?|reception|rezeption)$|(?:linjen|linien|rederi|rederiet|rederiaktiebolaget|faergen|faergerne|farjor|ferjer)$/
/** `Book a hotel in Bergen`, `Reserve your room`: what an advertisement asks one to do. */
const OFFERED = new RegExp(
  `^(?:(?:(?:re)?serve[rz]?|book|buchen? (?:sie )?|find|add|need|boek|vind|voeg|reservieren? (?:sie )?|reserva(?:r)?|busca(?:r)?|prenota|cerca|trova|boka|hitta|bestill?|finn|lej|varaa|etsi|zarezerwuj|znajdz|rezervujte|objednejte|trouve[rz]?|ajoute[rz]?)\\s?(?:(?:an?|your|the|eine?n?|ihr|een|je|uw|une?|votre|un|una|tu|il tuo|um|o seu|ett|en|et|ditt|dit)(?:\\s(?:own|great|goedkoop|gunstiges))? )?(?:hotels?|hotell|hotelli|hotelu|hotellet|${ROOM})(?![a-z])|(?:book (?:an?|any|your|more|another|now|our)|buchen sie|jetzt buchen|buche (?:ein|dein|jetzt)[a-z]*|reservez|reservez? (?:un|votre)|reserva (?:un|tu|ya|ahora|aqui|o seu|um)[a-z]*|reserve (?:an?|your|um|o seu|su|un)|prenota(?: (?:un|il|ora|subito|qui)[a-z]*)?|boek (?:een|je|uw|nu|ook|direct)|boka (?:ett?|ditt|hotell|nu)|bestill? (?:ett?|ditt|hotell?|nu|na)|zarezerwuj|rezerwuj|rezervujte(?: si)?|varaa|foglalj(?:on)?|rezerva[tț]i|rezervasyon yap[a-z]*)(?![a-z]))`,
)
/** `Día 1-6`: days of a journey by their numbers. */
const DAY_OF_JOURNEY = /^(?:days?|tage?|jours?|dias?|giorn[oi]|dag(?:en|ar|e)?|dzien|dni|paiva|den|nap) \d{1,2}(?: ?[-–] ?\d{1,2})?$/
/** `ul. Piękna 31 m. 8`: where somebody lives. */
const STREET_IN_POLISH = /^(?:ul|al|os|pl)\. [a-z]/
/** Where a journey goes: the label of a town or a country. */
const DESTINATION =
  /^(?:destinations?|bestemming|reiseziel|zielort|zielgebiet|destino|destinazione|resmal|rejsemal|reisemal|kierunek|cil cesty)$/

/** What else stands on documents of houses, and is none. */
const isOther = (small: string): boolean =>
  DESTINATION.test(small) ||
  isRent(small) ||
  STREET_IN_POLISH.test(small) ||
  countryByHand(small) !== undefined ||
  NOT_NAME.test(small) ||
  HOUSE_SECTION.test(small) ||
  BOARD.test(small) ||
  DAY_OF_JOURNEY.test(small) ||
  AT_SEA.test(small) ||
  COUNTED.test(small) ||
  // `6 nights` beside `Stay`.
  (/^\d{1,2} /.test(small) && countIn(small) !== undefined) ||
  // `Coach + hotel`: what is advertised together.
  /\s\+\s/.test(small) ||
  CHARGE.test(small) ||
  OF_SPA.test(small) ||
  OFFICE_ALONE.test(small) ||
  OFFERED.test(small) ||
  GRADED.test(small) ||
  // `Parking at the hotel`: which one was said before.
  IN_IT.test(small)

/** `Hotel Casa 1800 Granada` */
const YEAR_IN_NAME = /(?<=\p{Lu}\p{L}+ )1[5-9]\d\d(?= \p{Lu}\p{Ll}|$)/u

/** Written as names are: in a few words, without the signs of sentences, prices and hours. */
const isWrittenAsName = (name: string, small: string): boolean =>
  name.length >= 3 &&
  name.length <= 70 &&
  /^[\p{Lu}\p{Lo}\d'’"a-z]/u.test(name) &&
  /\p{L}{2}/u.test(name) &&
  name.split(/\s+/).length <= 9 &&
  !/\d{3}|€|\$|£|\d[:.]\d\d/.test(name.slice(IN_CATALOGUE.exec(small)?.[0].length ?? 0).replace(YEAR_IN_NAME, '')) &&
  !SENTENCE.test(name === name.toUpperCase() ? name.toLowerCase() : name.slice(0, 1).toLowerCase() + name.slice(1))

/** `Standart Oda`, `Junior Suite Sea View`, `Duplo standard`: what one sleeps in. */
const NAMED_AS_ROOM =
  /(?:^|\s)(?:rooms?|[a-z]*zimmer|chambres?|habitacion(?:es)?|camer[ae]|quartos?|kamers?|[a-z]*rum|[a-z]*rom|vae?relser?|pokoj|huone|szoba|odas?i?|suite|studio)(?=$|\s|,)|^(?:(?:standard|superior|deluxe|comfort|komfort) )?(?:double|twin|single|doble|duplo|dupla|doppia|matrimoniale|singola|individual|dubbel|dobbelt)(?: (?:standard|estandar|superior|deluxe|comfort|twin))?$/
/** `6-persoons strandhuis Luxe`, `4-bäddsrum med dusch`: what parks and hostels let, by how many it is for. */
const FOR_SO_MANY =
  /^(?:(?:1 )?(?:bed|bett|lit|cama|posto letto|seng|lozko) (?:in|im|en|em|i|w) (?:an? |einem |einer |un |una |dortoir (?:mixte |feminin )?(?:de )?|pokoju )?)?\d{1,2}(?:-| )?(?:beds?(?:skamer)?|bett(?:en)?(?:-?zimmer)?|badds?[a-z]*|sengs?[a-z]*|sengers[a-z]*|lits?|camas?|letti|posti letto|hengen|luzk[a-z]*|manns?rom|er-?(?:zimmer|schlafsaal)|osob[a-z]*|persoons?|personen|persons?|people|pers\.?|personnes?|personas?|persone|pessoas|personers?|osobowy|osobowe)(?![a-z])/
export const isRoom = (name: string): boolean => {
  const small = plain(name)
  return FOR_SO_MANY.test(small) || (NAMED_AS_ROOM.test(small) && !HOUSE_KIND.test(small.replace(NAMED_AS_ROOM, ' ')))
}

/** What there is to eat, by words of which some are kinds of houses as well: `Mezza pensione`. */
const BOARD =
  /^(?:(?:half|full) board|bed (?:&|and) breakfast|room only|all inclusive|(?:halb|voll|half|vol|halv|hel)-?pension|uber(?:nachtung|n\.?) mit fruhstuck|ubernachtung\/fruhstuck|(?:demi|pleine)[- ]pension|pension complete|petit[- ]dejeuner|tout compris|media pension|pension completa|alojamiento y desayuno|solo alojamiento|todo incluido|(?:mezza|trattamento di mezza) pensione|pensione completa|pernottamento e (?:prima )?colazione|solo pernottamento|(?:meia|pensao) (?:pensao|completa)|alojamento e pequeno[- ]almoco|so alojamento|tudo incluido|logies (?:en|met) ontbijt|logies|halvpensjon|helpensjon|(?:obiadokolacj|sniadani)[a-z]*.*|puolihoito|taysihoito|polopenze|plna penze|felpanzio|teljes panzio)$/

/** `Entire guesthouse hosted by Ann`: how much of a house is let, and no name. */
export function isHowMuch(small: string): boolean {
  const said = ENTIRE.exec(small)?.[0]
  return (
    said !== undefined &&
    /^(?:\/(?:apt|flat|apartment|place|wohnung|logement|piso))?(?:$|\s?[·|–-]|\s(?:host(?:ed)?(?![a-z])|managed|gehostet|chez|propose|anfitri|ospitat|verhuurd))/.test(
      small.slice(said.length),
    )
  )
}

/** `Hilton Honors`, what chains call those who come often, at the foot of their mails with an address; those who let for others; `Priority & 2 cabin bags`. */
const NO_HOUSE =
  /(?:^| )gites? de france|(?:^| )(?:honors|bonvoy|rewards|limitless|cabin (?:bags?|baggage|luggage|crew)|(?:walking|guided|boat|bus|coach|day|sightseeing) tours?)(?![a-z])/

/** `8.9 Fabulous`, `4,7 / 5`: what others think of it. */
const IS_RATING = /^\d{1,2}[.,]\d(?:\/\d{1,2})?\s/

export const isHouseName = rememberedOf((name: string): boolean => {
  const small = plain(name)
  return (
    isWrittenAsName(name, small) &&
    hasOwnWord(small) &&
    !isLabel(small) &&
    !isOther(small) &&
    !PICTURED.test(name) &&
    !DONE_THERE.test(name) &&
    !isHowMuch(small) &&
    !NO_HOUSE.test(small) &&
    !IS_RATING.test(small) &&
    (HOUSE_KIND.test(small) || !beginsWithTitle(name))
  )
})

/** A name has capitals: most of its longer words. */
export const isCapital = (name: string): boolean => {
  const words = name.split(/[\s-]+/).filter((word) => word.length > 3)
  return words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length * 2 >= words.length
}

/** Whether a text may be what a house is called: it is written as names are, and is none of a room. */
export const mayBeHouse = (name: string): boolean => isHouseName(name) && isCapital(name) && !isRoom(name)

/** In a row with its day, the figure right before a name is of the column before: `61 Hotel Post`. */
export const withoutColumn = ({ dates }: Line, name: string): string => (dates.length > 0 ? name.replace(/^\d{1,3} (?=\p{Lu})/u, '') : name)

/** `Sunwing Alcudia ★★★★+`: nothing but houses has so many stars. */
const STARRED = /^(?<name>\p{Lu}[^★*⭐✩☆:]{3,50}?)(?:\s?(?:[★⭐✩☆]{2,7}|\*{3,5})\+?|\s[1-5]\s?[*★])(?:\s\(\p{Lu}[\p{L} ]{3,20}\))?$/u
/** The name that is all of a text but for its stars; what those of `Double Room Sea Side 2 *` say is told below. */
export function starredHouse(text: string): string | undefined {
  const told = STARRED.exec(text.trim())?.groups?.name
  const name = told && trimmed(told)
  return name && mayBeHouse(name) ? name : undefined
}

/** `Rifugio Monte Alto, 2.140 m`: how high a house lies. */
const HEIGHT = /,? \(?\d[.\d']{2,4} ?m(?:\.| ?s\.? ?l\.? ?m\.?| ?ü\. ?M\.| ?n\. ?p\. ?m\.)?\)?\s*$/u
/** Whether a line is the name of a house and nothing more. */
export const isHouseAlone = (text: string): boolean => {
  if (starredHouse(text) !== undefined) return true
  const name = trimmed(text)
  return HOUSE_KIND.test(plain(name)) && isHouseName(name) && isCapital(name) && text.replace(HEIGHT, '').trim().length < name.length + 8
}

/** `Villa Rosa - Bed & Breakfast - Familie Huber`: the name of a house, and what else it says of itself. */
export const beginsWithHouse = (text: string): boolean => {
  const name = trimmed(text)
  const rest = text.trim().slice(name.length)
  return text.trim().startsWith(name) && /^\s[-–|·•]\s[^\d:]+$/.test(rest) && isHouseAlone(name)
}
