/** What a name of a person looks like, and how it is taken apart. */

import type { FoundPerson } from '../../found.ts'
import { ANY_PARTICLE, beginOfLast, beginsWithParticle, isParticle, PARTICLE } from '../../particles.ts'
import { beginsWithRank } from '../../ranks.ts'
import { isOperator } from '../trains/train-numbers.ts'
import { isOfFirm, isOfFirmInCapitals, isOfFirmInFull } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { isGivenAndTitle } from './given-and-title.ts'
import { isAbbreviation, isNobody, NEVER_FIRST } from './not-people.ts'
import { BESIDE, isOnlyRole, isRole, NAMES } from './person-words.ts'

export const TITLE =
  '(?:Mr|Mrs|Ms|Miss|Frl|Dª|Dº|Mstr|Mx|Dra|Dr|Prof|Mag|Ing|Herrn|Herr|Frau|Hr|Mme|Mlle|Madame|Monsieur|Mademoiselle|M\\.|Doña|Sr|Sra|Srta|Señora|Señor|D\\.[ªº]|D\\.|Dña|Sig|Sig\\.ra|Sig\\.na|Signora|Signor|Dott|Dott\\.ssa|Dhr|Mevr|Mevrouw|De heer|mevrouw|de heer|Mw|mw|dhr|mevr|Senhora|Senhor|senhora|senhor|signora|signor|señora|señor|madame|monsieur|Dna|Fru|Fröken|Frøken|Frk|Fräulein|Señorita|Senhorita|Signorina|Mejuffrouw|Meneer|meneer|Senyora|Senyor|Domnul|Doamna|Domnișoara|Gospodin|Gospođa|Gospođica|Härra|Proua|Encik|Bapak|Smt|Sn|Sayın|Rouva|Herra|Neiti|Hra|Rva|Úr|Asszony|Panna|Pan|Pani|Paní|pan|paní|pani|pí|Pí|Slečna|slečna|MR|MRS|MS|MISS|MME|MLLE|HERR|FRAU|SR|SRA|SRTA|DRA|DÑA|MX|MADAME|MONSIEUR|MADEMOISELLE|SEÑORA|SEÑOR|SENHORA|SENHOR|SIGNORA|SIGNOR|SIG\\.RA|SIG\\.NA|SIG|MSTR|DHR|MEVROUW|MEVR|ROUVA|HERRA|FRU|FRÖKEN|FRØKEN|FRK|FRÄULEIN|SEÑORITA|SENHORITA|SIGNORINA|MEJUFFROUW|PANI(?=\\s(?:AGNIESZKA|KATARZYNA|MAŁGORZATA|JOANNA|KRYSTYNA|GRAŻYNA|ELŻBIETA|BOŻENA|DANUTA|JADWIGA|HALINA|BEATA|DOROTA|IWONA|ALEKSANDRA|KAROLINA|JUSTYNA|ZOFIA|EWA|WERONIKA|KINGA|URSZULA|SYLWIA|JOLANTA)(?!\\p{L}))|PANI?(?=\\s\\p{L}{2,15}\\s\\p{L}*(?:SK[IA]|CK[IA]|ICZ|OVÁ|[ĄĆĘŁŃÓŚŹŻČĎĚŇŘŠŤŮÝŽ])))'
/** What a family is called before its name: a part of patterns. */
export const FAMILY = '(?:Familie|Family|Famille|Famiglia|Familia|Família|Familjen|Familien|Rodzina)'
/** Titles as tickets have them, before a name or behind it: a part of patterns. */
export const TITLE_IN_CAPITALS = 'MR|MRS|MS|MISS|MSTR|MX|HERR|FRAU|MME|MLLE|SIG|SRTA|SRA|SR|DHR|MEVR'
/** How old somebody is, behind the name and before a number or a colon: `Ann Reed Age 41`, where in the north people are called `Åge`. */
const AGE = "(?:Age|AGE|Alter|ALTER|Edad|EDAD|Età|ETÀ|E(?:ta|TA)['’]|Âge|Idade|IDADE|Leeftijd|Ålder|Alder|Wiek|Věk|Ikä|Yaş)"
const AGE_BEHIND = `${AGE}(?:\\s?:|\\s\\d)`
export const WORD = "\\p{Lu}[\\p{L}'’.-]*"
/** Within a name: `d’Angelo`, `Mac an t-Saoir`, and `ffolkes`, as a few families of England and Ireland write themselves. */
const FURTHER_WORD = `(?!${AGE_BEHIND})(?:(?:(?:d|dell|dall)['’])?\\p{Lu}|ff\\p{Ll}|(?<= an )t-?\\p{Lu})[\\p{L}'’.-]*`
/** What matches nothing. V8 writes a group of few repetitions out as often as it may be there, unless it may be empty; of a long one that takes three times as long. */
export const NEVER = '(?!)'
export const NAME = `${WORD}(?:\\s${PARTICLE})*(?:\\s(?:${ANY_PARTICLE}\\s){0,4}${FURTHER_WORD}|${NEVER}){1,4}`
const IS_AGE_BEHIND = new RegExp(`^\\s${AGE_BEHIND}`, 'u')
/** Whether a text goes on behind a name with how old its bearer is. */
export const tellsAge = (behind: string): boolean => IS_AGE_BEHIND.test(behind)

/** Words that no person is called, though they begin with a capital. */
const NOT_NAMES = wordSet(`
  nr classe clase richtlinie buchungsreferenz reservierungsreferenz guarantee leeftijdsgroep sitz sedile asiento assento zetel stoel miejsce sedadlo cpf rg hanim hanimefendi beyefendi tarihi giris cikis belegung occupancy permis fuhrerschein rijbewijs korkort korekort forerkort issued pension suv midsize fullsize intermediate sedan convertible hatchback crossover minivan modifier modify andern bearbeiten modificar
  modifica wijzigen zmien contract nonend noend nonref nonrefund nonendo nonrer nonrerouting rfnd refnd pnty chng nonendorsable endorsable
  nontransferable changed changes what kilometer kilometers unbegrenzte unbegrenzt kindersitz kindersitze gruppe fahrzeuggruppe arrivo
  arrivi partenza partenze llegada salida chegada partida ankunft abfahrt abflug vertrek aankomst ankomst afgang avgang przyjazd odjazd
  prijezd odjezd route only vol vols aller retour hinflug ruckflug hinfahrt ruckfahrt hinreise ruckreise vuelo andata ritorno voo regresso
  heenvlucht terugvlucht heenreis terugreis utresa hemresa aterresa utflyg hemflyg udrejse hjemrejse utreise hjemreise wylot przylot powrot
  studio studios cottage cabin bungalow penthouse dormitory einzelnutzung doppelnutzung einzelbelegung doppelbelegung doppelbett einzelbett queensizebett kingsizebett queensize kingsize
  matrimoniale doppia tripla quadrupla singola dubbelrum dobbeltrom dobbeltvarelse dobbeltvaerelse doppelzimmer einzelzimmer tweepersoonskamer dwuosobowy
  contact info outside requests checking checkin checkout hostel hostels hospedagem estratto fondo
  deluxe superior suite twin typ zimmer zimmertyp zimmerkategorie chambre habitacion quarto kamer kamertype pokoj pokoju rumstyp romtype
  varelsestype vaerelsestype huone huonetyyppi personbil personbilar lastbil husbil husvagn wohnmobil wohnwagen pkw lkw kfz fahrzeug fahrzeuge
  personenwagen kleinwagen voiture vehicule vehicles motorhome caravan campervan motorcycle motorbike motorrad motocykl samochod pojazd
  vehiculo furgoneta autocaravana autovettura veicolo viatura veiculo personenauto voertuig motorfiets bobil personvogn kjoretoy koretoj
  motorsykkel motorcykel henkiloauto ajoneuvo matkailuauto moottoripyora vozidlo fahrrad bicycle velo bicicleta bicicletta fiets cykel
  sykkel polkupyora remorque tilhenger slapvagn anhanger dog hund hunde perro chien hond koira haustier mascota husdjur kjaeledyr kaeledyr
  lemmikki billett billette billetter biljett biljetter bilety biglietti bilhetes kaartje kaartjes lippu liput jizdenka jizdenky jegyek
  fahrschein fahrscheine zuschlag platzreservation platzreservierung sitzplatzreservierung dein deine deinen deiner deinem eure euer eurer
  mein meine meinen vos nos tuo tuoi suoi vostri vostre nostri nostre teus seus suas jullie mijn ditt deres jeres twoj twoje wasze vase vasa
  sinun teidan preferences preference tren trenul treno trein vlak pociag comboio vonat do not full tam private shuttle att attn familien
  familie familia famille famiglia family familjen fam rodzina perhe rodina csalad pick pickup drop dropoff nonsmoking smoking nichtraucher
  fumeur fumeurs fumadores fumatori roken rokfri tkt etkt prio inc llc ltd corp corporation plc gmbh anzahl antal antall aantal liczba pocet
  ilosc quantity numero club program programme train exp adult adults child children infant adulto adulte erwachsener erwachsene voksen
  vuxen volwassene dorosly flight hotel airlines airline air airways booking reservation confirmation reference number ticket tickets seat
  class economy business premium room name passenger passengers guest guests date departure arrival from to time total price status
  confirmed terminal airport international travel travels tours viajes agency agent desk customer service services member card standard
  check online street road avenue city united states kingdom germany france spain italy the your our you this please thank thanks dear
  details information phone email fax tel address payment visa mastercard american express company corporate itinerary meal baggage bags
  suitcases luggage gepack gepackstuck gepackstucke koffers bagages bagage valises equipaje maletas bagagli valigie bagagem kufferter
  kofferter resvaskor vaskor walizki bagaz zavazadla matkalaukkua matkatavarat bavul frequent flyer skywards krisflyer mileageplus
  aadvantage skymiles aeroplan avios finnair eurobonus arrive arrives depart departs ihre ihr unser unsere votre notre vostro vostra jouw uw
  twoja wasza gold silver platinum bronze senior blue plus points miles night nights breakfast double single car rental vehicle coach direct
  return outbound inbound one-way way gate boarding group zone view manage add trip hin klasse type travelling traveler ref carte karte
  tarjeta carta cartao kaart kort karta bahncard vorteilscard halbtax railcard bonus join sehr geehrter hello hola hallo guten pnr reserva preis prix precio
  prezzo preco prijs pris cena eur usd gbp choice fare fecha hora lugar entrega devolucion recogida datum data dato heure lieu uhrzeit luogo
  factuur rechnung facture factura fattura faktura bevestiging bestatigung totalt totale totaal summa suma celkem razem yhteensa osszesen
  toplam tutar ucret nok sek dkk pln chf czk huf rail railway railways ferry ferries bilet tipi yolcu koltuk bagaj ucus hotelli hotell
  gastebeitrag kurbeitrag gastetaxe familienrabatt stadt hotellet honors bonvoy reward rewards refundable nonrefundable remboursable reembolsable rimborsabile reembolsavel erstattbar terugbetaalbaar
  dni nif nie pasaporte passeport passaporto passaporte reisepass personalausweis ausweis paspoort
  steuern steuer gebuhren gebuehren gebuhr gebuehr taxes taxe tax fees fee tasas impuestos tasse imposte taxas impostos fruhstuck
  fruehstueck abendessen mittagessen lunch dinner snack almuerzo desayuno dejeuner diner pranzo colazione jantar aircraft avion flugzeug
  aeronave aeromobile vliegtuig flygplan samolot letadlo airbus boeing embraer saab bombardier atr addon addons extras uslugi reiseplan reiserute
  reiseroute resplan rejseplan reisschema itineraire itinerario matkasuunnitelma matkaohjelma invitez invite convida nodig summary devices
  cartafreccia wizard licence license passport loyalty preferred limited seats priority id consulting solutions technologies keine kein keinen aucun aucune nessun nessuna ningun ninguna inget rentals properties realty
  tarifas tariffa tariffe tarif tarifs tarife tarief tarieven tariff tariffs taryfa executive medallion titanium membership
  umtausch erstattung stornierung kosten payant remboursement fidelidade fidelidad fidelite fedelta confirmada confirmado confermata confermato confirmee confirme bestatigt bevestigd bekraftad bekreftet
  bekraftet bekraeftet potwierdzona potwierdzono potvrzena potvrzeno vahvistettu consultoria consultores asesoria asesores ingenieria construcciones
  constructora servicios soluciones sociedad sociedade societe societa gesellschaft registrata registrada registered eingetragen enregistree
  electronico electronica electronic electronique elektronisch elektronische elektroniczny elettronico eletronico eticket billete
  billetes billets bilhete biglietto fahrkarte fahrkarten buchungscode buchungsnr buchungsdatum rate rates code codes codigo codice
  oplata przejazd przejazdu comida comidas equipo duracion duracao durata dauer duree varighed varighet residence residency country
  nationality nationalitat nationalite nacionalidad nacionalidade nazionalita narodowosc signature unterschrift remarks remark bemerkung
  bemerkungen observaciones osservazioni observacoes remarques equipment ausstattung mietbeginn mietende ubernahme ruckgabe abholung
  anreise abreise reisedatum geburtsdatum verpflegung unterkunft leistung leistungen beschreibung description descripcion descrizione
  descricao betrag amount importe montant importo valor currency wahrung operated operado opere nonstop wagon klasa ulga godz relacja
  waznosc horario orario horaire binario quai gleis spor peron emision emissione emissao ausstellung ausgestellt validity gultigkeit
  validite validez itinerarios recibo recu ricevuta quittung receipt voucher bono gutschein plazas sitzplatze subtotal mwst iva vat
  parking included inkludiert inklusive inbegriffen inclus incluse inclusi incluidos incluidas inbegrepen inkluderat benefits inclusions amenities
  trasa trasy podrozy podroz szczegoly podsumowanie platnosc odprawa souhrn prehled betalning betaling zahlung paiement pagamento pagamenti
  half inclusive catering cancellation flexible pensione ubernachtung
  tba tbc tbd unbekannt unbekannte unknown inconnu inconnue desconocido desconocida sconosciuto sconosciuta desconhecido onbekend okand ukendt ukjent nieznany neznamy tuntematon nachgereicht
  friends niva niveau nivel livello geboortedatum fodselsdato fodelsedatum dokument documento reduction ermassigung riduzione reduccion korting rabatt
`)

/** Labels of what stands beside a name, which runs into them where no sign parts the two: `Anna Reed Geburtsdatum`. */
const FIELDS = wordSet(`
  geboortedatum geburtsdatum fodselsdato fodelsedatum dokument documento buchungscode buchungsnummer vorgangsnummer kundennummer ticketnummer ticketcode auftragsnummer nationality nationalitat
  nationalite nacionalidad
`)

/** Of these, what people are called all the same: `Mrs Helen Price`. Without a title it is more often the other thing. */
const SURNAMES = new Set('price street gold silver miles guest child fee blue senior france spain'.split(' '))

/** Of these, last names: `Jan Vos`. At the beginning it is the other thing: `Vos billets`. */
const LAST_NAMES = new Set('vos hund hond perro nos velo vol route'.split(' '))

/** Of these, what is one of two given names in China: `Tsz Hin Lau`. Beside one word it is the other thing: `Berlin Hin`. */
const OF_TWO_GIVEN = new Set(['hin'])

/** Whether a word in plain letters is no name, of somebody whose title is said or not. */
export const isNoName = (word: string, isTitled: boolean): boolean =>
  (NOT_NAMES.has(word) || /[a-z]{3}(?:nummer|nummeret|number)$/.test(word)) && !(isTitled && SURNAMES.has(word))

/** Where a sentence ends in a name, `Thank you for booking with us, Ann Reed. We look forward …`: behind three small letters, so that initials and most titles end none. */
export const SENTENCE_END = /(?<=\p{Ll}{3}|\p{Lu}{4})(?<!(?<!\p{L})(?:Prof|Dott|Dipl))\.\s/u

/** What is said of travellers behind their names. */
const BEHIND =
  /\s(?:[Ii]n\s)?(?:Coach|Seats?|Wagen|Sitzplatz|Platz|Voiture|Places?|Coche|Plaza|Asiento|Carrozza|Posto|Carruagem|Lugar|Vagn|Vogn|Plats|Plads|Plass|Stoel|Miejsce|Adult[aeo]?|ADULT[AEO]?|Adt|ADT|CHD|INF|Child|CHILD|Senior|Avis Preferred|Emerald Club|Gold Plus|SIXT ONE|Erwachsener|Vuxen|Voksen|Tickets?|TICKET|Biglietto|Billete?|Biljett|DNI|NIE|NIF|Passport|Passeport|Pasaporte|Passaporto?e?|Reisepass|Paszport|Card|Karte|Karta|Carte|Tarjeta|Carta|ID|\p{L}{3,14}(?:nr|nummer)|Hilton Honors|Marriott Bonvoy|World of Hyatt|IHG One|Flying Blue|Miles & More|EuroBonus)(?![\p{L}\d]).*$/u

export function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(BEHIND, '')
    .replace(/[\s,;:.–—-]+$/, '')
    .trim()
}

/** `JWQZRB/ET` is a reference and an airline: no name of so many letters has no vowel. */
export const isCode = (word: string): boolean => /^\p{L}{5,}$/u.test(word) && !/[aeiouy]/.test(plain(word))

/** `Via Fillungo`, `Aachener Str.`; Rue, Corso, Calle and Strada people are called, too: `Calle de la Rosa` nobody is. */
const STREET =
  /^(?:Via|Viale|Rua|(?:Calle|Strada)(?=\s(?:de|del|della|dei|delle|la|los|las)\s)|Piazza|Piazzale|Avenida|Praça|Carrer|Ulica|Vicolo|Travessa)\s|\p{Ll}(?:straße|strasse|str|gatan|gaten|vägen|veien|vejen)\.?$|[\s-](?:Str|Straße|Strasse)\.?$/u
/** `Sparen Sie Zeit`: what one is told to do. */
const TOLD_TO = /^\p{L}+ Sie /u

/** Words of a name, and small ones among them, at the most. */
const MOST_WORDS = 6
const MOST_PARTICLES = 3
/** Letters of a name, and of one such as `Johannes Willem Franciscus van den Berg-Kuipers`. */
const [LONGEST, LONGEST_WITH_PARTICLES] = [45, 55]

export const isPersonName = (text: string, isTitled = false): boolean => {
  const words = text.split(' ')
  return (
    words.length >= 2 &&
    words.length <= MOST_WORDS + MOST_PARTICLES &&
    words.filter((word) => !isParticle(word)).length <= MOST_WORDS &&
    text.length <= (words.some(isParticle) ? LONGEST_WITH_PARTICLES : LONGEST) &&
    // `Frau Dr. von der Heide` tells half a name.
    !beginsWithParticle(text) &&
    !beginsWithRank(text) &&
    !/\d/.test(text) &&
    // A sentence ends in it, or something is somebody's.
    !/\p{Ll}{2}\.\s|\p{Ll}['’]s(?!\p{L})/u.test(text) &&
    !STREET.test(text) &&
    !(TOLD_TO.test(text) || isGivenAndTitle(text)) &&
    (isTitled ||
      (!isOperator(plain(text)) &&
        !isNobody(plain(text)) &&
        !(text === text.toUpperCase() ? isOfFirmInCapitals(text) : isOfFirmInFull(text) || (words.length > 2 && isOfFirm(text))))) &&
    // `Nome Passeggero (Adulto): …` below `Passeggeri`
    !words.every((word) => NAMES.has(plain(word)) || isRole(plain(word))) &&
    !isLabelOfRole(words) &&
    words.every((word, at) => {
      const small = plain(word).replace(/[.,]/g, '')
      if (at > 0 && (LAST_NAMES.has(small) || (words.length > 2 && OF_TWO_GIVEN.has(small)))) return true
      if (at > 0 && at < words.length - 1 && isParticle(word)) return true
      if (at === 0 && !isTitled && NEVER_FIRST.has(small)) return false
      return !isNoName(small, isTitled) && !isNoName(small.replaceAll('-', ''), isTitled) && !isCode(word) && !isAbbreviation(word)
    })
  )
}

/** `Weitere Fahrer`, at the beginning of a sentence about them: no word of it is one of names. */
const isLabelOfRole = (words: readonly string[]): boolean =>
  words.some((word) => isOnlyRole(plain(word))) && words.every((word) => BESIDE.has(plain(word)) || isRole(plain(word)))

/** In capitals; `W.J.` are initials. */
const isShouted = (word: string): boolean =>
  /\p{Lu}\P{L}*\p{Lu}/u.test(word) && word === word.toUpperCase() && !/^(?:\p{Lu}\.-?)+$/u.test(word)

export const capitalised = (text: string): string =>
  text === text.toUpperCase()
    ? text
        .toLowerCase()
        .replaceAll('i\u0307', 'i')
        .replace(/(^|[\s'’.-])\p{L}/gu, (start) => start.toUpperCase())
    : text

/** Where the next person begins: with a title, which no name has within it, perhaps after a word for and. */
export const NEXT =
  /(?:\s(?:and|und|et|e|y|en|och|og|i|&|\+|\/))?\s(?=(?:M[rR]|M[rR][sS]|M[sS]|Miss|MISS|Herrn?|Frau|Mme|Mlle|Sra?\.|Srta\.|Sig\.|Sig\.ra|Dhr\.|Mevr\.|Mevrouw|Fru)\.?\s\p{Lu})|\s(?:and|und|et|e|y|en|och|og|i|&)\s(?=(?:D\.|D[ªº]\.?|Dña\.?|Doña|Dra?\.|Prof\.)\s\p{Lu})|\s(?:and|et|&)\s(?=M\.\s\p{Lu})/u
/** The same behind a French title: elsewhere `M.` is an initial, `Maria Clara M. Dela Cruz`. */
const MONSIEUR_NEXT = "\\s(?=M\\.\\s\\p{Lu}[\\p{L}'’-]+\\s\\p{Lu})(?<=\\p{Lu}[\\p{L}'’-]+\\s\\p{Lu}[\\p{L}'’-]+\\s)"
export const MONSIEUR_BEHIND_TITLE = `(?<=(?:^|\\s)(?:M\\.|Mme|Mlle|Monsieur|Madame)\\s[^,;]{3,60})${MONSIEUR_NEXT}`
const NEXT_IN_FRENCH = new RegExp(`${NEXT.source}|${MONSIEUR_NEXT}`, 'u')
/** Where the next begins behind somebody with such a title. */
export const nextBehind = (title = ''): RegExp => (/^(?:M|Mme|Mlle|Monsieur|Madame)\.?$/.test(title) ? NEXT_IN_FRENCH : NEXT)

/** `DUPONT Marie`: what alone is in capitals at the beginning is the last name. */
function shoutedFirst(words: readonly string[]): number {
  const small = words.findIndex((word) => !isShouted(word))
  return small > 0 && words.slice(small).every((word) => /^\p{Lu}\p{Ll}/u.test(word)) ? small : 0
}

/** `Marie LEROY DE LA TOUR`: so is all that stands so at the end. */
function shoutedLast(words: readonly string[]): number {
  const first = words.findIndex((word) => isShouted(word))
  return first > 0 && words.slice(first).every(isShouted) && words.slice(0, first).every((word) => /\p{Ll}/u.test(word)) ? first : 0
}

const titled = (title: string | undefined): { readonly title?: string } => (title ? { title: title.replace(/\.$/, '') } : {})

/** More titles behind the first, and those behind a name: `Herrn Prof. Dr. Anton Reed`, `Reed, Anton Prof. Dr.`; without points and lines. */
const DEGREES = new Set(
  `DR DRA PROF MAG DIPL DIPLING DOTT DOTTSSA MGR PHD Pfarrer Pfarrerin Pfr Pastor Pastorin Direktor Direktorin Bc BcA Mgr MgA MUDr JUDr PhDr RNDr MVDr Lic Avv Geom
  Rag Arch Inż mgr inż lek Prof Professor Professoressa Doktor Doctor Dr Dra Mag Ing Dipl DiplIng Dott Dottssa PhD MSc MBA BSc Jr II III IV`.split(
    /\s+/,
  ),
)
const isDegree = (word: string | undefined): boolean => word !== undefined && DEGREES.has(word.replace(/[.-]/g, ''))
/** Families are called so, too. */
const isBehind = (word: string | undefined): boolean => isDegree(word) && word !== 'Pastor'

/** A name without them, before it and behind it: looked for word by word, which takes no pattern. */
export function withoutDegrees(name: string): string {
  const words = name.split(' ')
  const first = words.findIndex((word) => !isDegree(word))
  let end = words.length
  while (end > first + 1 && isBehind(words[end - 1])) end--
  return first > 0 || (first === 0 && end < words.length) ? words.slice(first, end).join(' ').replace(/,$/, '') : name
}

/** Names of families that are words of bookings, too. */
const ALSO_WORDS = new Set('price miles page day may night cook'.split(' '))
/** `Helen Price`: of two words the last may be one of other things. */
const isCalledSo = (name: string): boolean => {
  const [first = '', last = '', ...more] = plain(name).split(' ')
  return ALSO_WORDS.has(last) && more.length === 0 && !NOT_NAMES.has(first)
}

/** `M REED TOM`: Monsieur before a name in capitals; by itself it is how a name begins. */
const MONSIEUR = /^M (?=\p{Lu}{2}[\p{Lu}'’-]* \p{Lu}{2}[\p{Lu}'’-]*$)/u

/** `ANN MARIE REED Disc. large family`: behind capitals, a word cut short by a dot is what her fare is called, or whose son he is. */
const CUT_SHORT = /(?<=^\P{Ll}{2,40}\s\P{Ll}{2,40})\s\p{Lu}\p{Ll}{1,4}\..*$/u

/** `Karl Baum Ticketcode`, `Mrs Ruth Okonjo Airline reference: …`: the label of what follows has run into the name. */
const isField = (word: string): boolean => FIELDS.has(plain(word))
function withoutField(name: string): string {
  const words = name.split(' ')
  return words.length > 2 && isField(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : name
}
const withoutShort = (text: string): string => (text.includes('.') ? text.replace(CUT_SHORT, '') : text)

/** The last name is the last word with what belongs to it: `van der Berg`. What stands among others may be called as other things are: `Helen Price`. */
export function personOf(full: string, said?: string, isTurned = false, isAmongOthers = false): FoundPerson | undefined {
  // `mevr. M. Blom`: behind a title it is an initial.
  const head =
    said !== undefined && /^[DM]\. (?:\p{Ll}+ ){0,3}\S+$/u.test(full) ? undefined : (LEADING_TITLE.exec(full) ?? MONSIEUR.exec(full))?.[0]
  const title = said ?? head?.replace(/[.\s]+$/, '')
  const told = withoutField(clean(withoutShort(withoutDegrees(full.slice(head?.length ?? 0).split(nextBehind(title))[0] ?? ''))))
  const turned = HAS_TITLE_BEHIND.test(told) ? AIRLINES_WAY.exec(told)?.groups : undefined
  if (turned && !isCode(turned.last ?? '')) return { firstName: turned.first ?? '', lastName: turned.last ?? '', ...titled(turned.title) }
  // `LOURDES MRS` is half a name.
  const name = told.replace(ENDS_IN_TITLE, '')
  if (!isPersonName(name, title !== undefined || (isAmongOthers && isCalledSo(name)))) {
    const words = name.split(' ')
    const isEnd = (word: string): boolean => isField(word) || (title !== undefined && (isNoName(plain(word), true) || STREET.test(word)))
    const end = words.findIndex((word, at) => at > 1 && isEnd(word))
    return end < 0 ? undefined : personOf(words.slice(0, end).join(' '), title, isTurned)
  }
  const words = name.split(' ')
  const before = shoutedFirst(words) || (isTurned ? Math.min(words.length - 1, words.length > 3 ? 2 : 1) : 0)
  if (before > 0) return { firstName: words.slice(before).join(' '), lastName: words.slice(0, before).join(' '), ...titled(title) }
  let at = beginOfLast(words, shoutedLast(words) || words.length - 1)
  if (at > 1 && beginsWithRank(words.slice(at - 1).join(' '))) at--
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' '), ...titled(title) }
}

/** Whether a text begins with a title of a person; `Miss Sophie's` and `Mrs Miggins's Inn` are houses. */
export const beginsWithTitle = (text: string): boolean => LEADING_TITLE.test(text) && !/^\S+ \p{L}+['’]s(?!\p{L})/u.test(text)

/** `MORANDI BEATRICE SIG.RA`: with the title last, as on tickets. */
const TITLED_BEHIND = String.raw`\(?(?<title>${TITLE_IN_CAPITALS}|DR|SIG\.RA|SIG\.NA|MONSIEUR|MADAME|Herr|Frau|Mr|Mrs|Ms|Mme|Mlle)\.?\)?$`
/** The same, and behind a whole name the word before `guest` or `passenger` of whoever comes first. */
const ENDS_IN_TITLE = / (?:(?<= \S+ )Lead|MRS?|MS|MISS|MSTR|MME|MLLE|Mrs?|Ms|Mme|Mlle)\.?$/
const HAS_TITLE_BEHIND = new RegExp(` ${TITLED_BEHIND}`)
const AIRLINES_WAY = new RegExp(
  String.raw`^(?<last>\p{Lu}[\p{L}'’-]+) (?<first>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) ${TITLED_BEHIND}`,
  'u',
)
/** Before a name alone: these are words of much else, too. */
export const LEADING_TITLE = new RegExp(`^(?:${TITLE}|Bay|Bayan|BAY|BAYAN|[Jj]ongeheer|[Mm]ejuffrouw|Master|MASTER)\\.?\\s+`, 'u')
