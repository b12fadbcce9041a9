/** Labels of people: short texts in which every word is one that such labels are made of, in ten languages and a few more. */

import { wordSet } from './vocabulary.ts'

/** Those who travel, stay or drive. */
const ROLES = wordSet(`
  passenger passengers pax traveller travellers traveler travelers guest guests driver drivers renter occupant occupants holder ticketholder cardholder
  companion companions lodger lodgers
  reisende reisender reisenden reiseteilnehmer reisegast reisegaste teilnehmer mitreisende fahrgast fahrgaste fluggast fluggaste passagier passagiere gast gaste gastes
  gastname gastnamen hauptgast begleitperson begleitpersonen begleitung mitreisender mitreisenden fahrer fahrerin hauptfahrer mieter passagername
  passager passagers passagere passageres voyageur voyageurs voyageuse voyageuses conducteur conductrice locataire titulaire participants
  accompagnant accompagnants accompagnante accompagnantes vacanciers
  pasajero pasajeros pasajera pasajeras viajero viajeros viajera viajeras huesped huespedes titular titulares conductor conductora ocupantes
  acompanante acompanantes
  passeggero passeggeri passeggera passeggere viaggiatore viaggiatori viaggiatrice ospite ospiti intestatario intestataria conducente guidatore nominativo nominativi partecipanti
  accompagnatore accompagnatori accompagnatrice occupanti alloggiati
  passageiro passageiros passageira passageiras viajante viajantes hospede hospedes condutor condutora ocupante
  reiziger reizigers passagiers gasten hoofdgast bestuurder hoofdbestuurder huurder
  resenar resenarer resenare resande passagerare passagerarna gaster huvudgast forare hyrestagare
  passasjer passasjerer gjest gjester hovedgjest forer sjafor rejsende passagerer gaest gaester hovedgaest billist
  pasazer pasazerowie pasazera pasazerow podrozny podrozni podroznych podrozujacy gosc goscie wlasciciel kierowca uczestnicy rezerwujacy
  matkustaja matkustajat vieras vieraat kuljettaja cestujici host hoste ridic pasazeri acompanhante acompanhantes
  hoofdboeker medereiziger medereizigers medresenar medresenarer bokare medreisende lejer medrejsende ledsager ledsagere
  goscia gosci wspolpodrozni wspolpodrozny majoittuja majoittujat varaaja kanssamatkustajat spolucestujici
  calator calatori utas utasok yolcu yolcular rider riders zusatzfahrer zweitfahrer conducteurs conductores arrendatario conducenti guida
  condutores locatario bestuurders medebestuurder huvudforare extraforare medforare hovedforer tilleggsforer ekstraforer leietaker forere
  kierowcy najemca kuljettajat lisakuljettaja paakuljettaja vuokraaja ridici najemce sofor vezeto berlo surucu kiraci participant
  participante participantes partecipante deelnemer deelnemers deltagare deltaker deltakere deltager deltagere uczestnik uczestnika
  osallistuja osallistujat ucastnik ucastnici ucastniku misafir misafirler vendeg vendegek medfoljande medfoljare medfolgende`)

/** How old they are: with a colon they are labels, `Adult: Anna Reed`. */
const AGES = wordSet(`
  adult adulte adulto adulta erwachsener erwachsene voksen vuxen volwassene dorosly dorosla aikuinen dospely dospela yetiskin felnott
  child enfant nino nina kind bambino bambina crianca barn dziecko lapsi dite cocuk gyermek infant baby bebe spadbarn`)

/** Names, which houses, firms and ships have, too. */
const NAMES = wordSet(`
  name names fullname customer customers client clients nom noms cliente clientes clienti nombre nombres nome nomi naam namen namn navn nimi jmeno jmena imie imiona neve adi
  kunde kunden kunder klant klanten kund klient klienci zakaznik zakaznici asiakas asiakkaat travelling traveling intestata intestato ad isim nev`)

const FAMILY = wordSet(`
  surname surnames lastname nachname nachnamen familienname zuname apellido apellidos cognome cognomi apelido apelidos sobrenome achternaam
  efternamn etternavn efternavn nazwisko nazwiska sukunimi prijmeni soyadi soyad soyadlari vezeteknev`)
const GIVEN = wordSet(`
  forename forenames firstname vorname vornamen prenom prenoms voornaam voornamen fornamn fornavn etunimi etunimet utonev keresztnev`)

/** What stands beside these. */
const BESIDE = wordSet(`
  of the your our all and in under for to first last given family lead leading main primary full number no nr num list details detail information info data seat seats ticket tickets type
  age ages title gender booked reserved booking order contact adult adults child children s i ii on reservation
  person personen persona personne persone persoon osoba
  der die des den ihr ihre ihren und mit nummer alter anrede platz platze sitz sitze sitzplatz sitzplatze daten angaben liste r n innen fur auf haupt
  de du le la les l d et votre vos nos civilite principal principale place places siege sieges famille titre e a au
  del el los las y sus tu tus su datos asiento asientos plaza plazas edad tratamiento lista informacion as os o billete billetes
  di dei della delle degli il suo vostro posto posti dati eta titolo elenco biglietto
  do da dos das seu assento assentos lugar lugares dados idade titulo
  van het en uw je gegevens stoel stoelen zitplaats leeftijd aanhef ticketgegevens
  och din dina plats platser uppgifter alder titel biljett pa
  og dine sete seter plass plasser detaljer opplysninger billett saede saeder plads pladser oplysninger billet
  miejsce miejsca dane wiek bilet biletu
  buchung reserva prenotazione boeking bokning bestilling rezerwacja rezerwacji varaus rezervace
  this these diese dieser diesen cette cet ces esta este estas estos questa questo queste nesta neste desta deste deze dit denna detta denne dette tej ta tassa taman teto
  document documento dokument dokumentu doc dni nie ausweis ausweisnummer identite identidad okmany pasaporte passport passeport passaporto passaporte
  ja paikka paikat tiedot ika lippu ad ve misto mista udaje vek sedadlo sedadla jizdenka ul other others additional accompanying second staying
  weitere weiterer andere gebucht autre autres otro otros otras demas altri altre outro outros outras overige ovriga andra ovrige andre
  pozostali inni muu muut dalsi ostatni
  add secondary extra designated weiteren zusatzlicher zweiter supplementaire additionnel additionnels secondaire designe designes
  adicional adicionales adicionais segundo aggiuntivo aggiuntivi secondo tweede ytterligare ekstra toinen dodatkowy drugi druhy ikinci ek
  bilgileri tipi`)

export interface PersonLabel {
  /** Where the label ends, colon and all; what follows is what it is said of. */
  readonly end: number
  /** Whether nothing follows. */
  readonly isAll: boolean
  readonly hasColon: boolean
  /** Whether it speaks of a person and not of a mere name. */
  readonly isRole: boolean
  /** `Name, Vorname` */
  readonly isTurned: boolean
  /** Of half a name: `Surname`. */
  readonly half?: 'given' | 'family'
}

const LONGEST = 60
const SHORT = 45
/** Words, numbers, signs, and what stands in brackets. */
const TOKEN = /[a-z]+|\d+|\([^()]{1,40}\)|[^\sa-z\d]/g
const AND = /^(?:[/&,]|and|und|et|y|e|en|och|og|i|ja|a)$/
const isOurs = (word: string): boolean =>
  [ROLES, AGES, NAMES, FAMILY, GIVEN, BESIDE].some((set) => set.has(word)) || /^(?:\d{1,2}|\(.+\)|[()/&.,*+•#'’–-])$/.test(word)

/** Whether a word is one for those who travel or stay, or for names: no part of a name itself. */
export const isLabelWord = (word: string): boolean => ROLES.has(word) || NAMES.has(word)

const GIVEN_NAME = /(?:^| )(?:first|given) names?(?: |$)/
const FAMILY_NAME = /(?:^| )(?:last|family) names?(?: |$)/
const FOR = /(?:^| )(?:booked|reserved) for$/

/** What words are a label of, where they have a word of people at all. */
function judge(tokens: readonly string[], end: number, isAll: boolean, hasColon: boolean): PersonLabel | undefined {
  const text = tokens.join(' ')
  const find = (set: ReadonlySet<string>, phrase?: RegExp): number => {
    const at = tokens.findIndex((word) => set.has(word))
    return at >= 0 ? at : phrase?.test(text) ? text.slice(0, text.search(phrase)).split(' ').length : -1
  }
  const isRole = find(ROLES) >= 0 || (hasColon && find(AGES) >= 0)
  const [name, family, given] = [find(NAMES, FOR), find(FAMILY, FAMILY_NAME), find(GIVEN, GIVEN_NAME)]
  if (!isRole && name < 0 && family < 0 && given < 0) return undefined
  // In German and French the name is the family's, in Spanish, Italian and Czech the given one.
  const [first, last] = [given >= 0 ? given : name, family >= 0 ? family : name]
  const isBoth = /(?:^| )adi? (?:ve )?soyadi?(?: |$)/.test(text)
  const isHalf = !isBoth && family >= 0 !== given >= 0 && !tokens.some((word) => AND.test(word))
  return {
    end,
    isAll,
    hasColon,
    isRole,
    isTurned: first >= 0 && last >= 0 && last < first,
    ...(isHalf && { half: given >= 0 ? 'given' : 'family' }),
  }
}

/** The label of people with which a text in small letters begins. */
export function personLabel(small: string): PersonLabel | undefined {
  const tokens: string[] = []
  for (const match of small.slice(0, LONGEST).matchAll(TOKEN)) {
    const end = match.index + match[0].length
    if (match[0] === ':' || match[0] === '：') return judge(tokens, end, small.slice(end).trim() === '', true)
    if (!isOurs(match[0])) return judge(tokens, match.index, false, false)
    tokens.push(match[0])
  }
  return small.length <= LONGEST ? judge(tokens, small.length, true, false) : undefined
}

/** A label of people at the end of other words, or before their colon: `Ticket issued for passenger: `. */
export function labelWithin(small: string): PersonLabel | undefined {
  const colons = [...small.matchAll(/:(?!\d)/g)].map(({ index }) => index)
  for (const at of small.length < SHORT ? [...colons, small.length] : colons) {
    const tokens: string[] = []
    for (const [word] of [...small.slice(Math.max(0, at - LONGEST), at).matchAll(TOKEN)].reverse()) {
      if (!isOurs(word)) break
      tokens.unshift(word)
    }
    const label = judge(tokens, Math.min(at + 1, small.length), small.slice(at + 1).trim() === '', at < small.length)
    if (label?.isRole || (label?.hasColon && !label.half)) return label
  }
  return undefined
}
