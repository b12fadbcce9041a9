/** The words that labels of people are made of, in ten languages and a few more: who they are, how old, what of their names, and what stands beside. */

import { wordSet } from '../words/vocabulary.ts'

/** Those who travel, to whom a journey is given (the one who is paid is told alone), those who stay, those who drive, those who come along, and those in whose name it is. */
const ROLES = wordSet(`
  passenger passengers pax traveller travellers traveler travelers participant
  reisende reisender reisenden reiseteilnehmer reisegast reisegaste teilnehmer teilnehmerin teilnehmerinnen teilnehmende teilnehmenden fahrgast fahrgaste fluggast fluggaste passagier passagiere passagername
  passager passagers passagere passageres voyageur voyageurs voyageuse voyageuses participante participantes participants
  pasajero pasajeros pasajera pasajeras viajero viajeros viajera viajeras
  passeggero passeggeri passeggera passeggere viaggiatore viaggiatori viaggiatrice partecipante partecipanti
  passageiro passageiros passageira passageiras viajante viajantes
  reiziger reizigers passagiers deelnemer deelnemers
  resenar resenarer resenare resande passagerare passagerarna deltagare passasjer passasjerer deltaker deltakere rejsende passagerer deltager deltagere
  rejsedeltager rejsedeltagere reisedeltaker reisedeltakere resedeltagare passasjerens passagerarens resenarens
  pasazer pasazerowie pasazera pasazerow podrozny podrozna podrozni podroznych okaziciel okaziciela pasazerka podrozujacy uczestnik uczestniczka uczestnika uczestnicy
  matkustaja matkustajat osallistuja osallistujat cestujici pasazeri ucastnik ucastnici ucastniku cestujiciho hosta matkustajan matkustajien vieraan pasazir pasaziri pasazira passazir passaziry passazira patnik patnici putnik putnici putnika hanh khach epivatis epivates reisija reisijad keleivis keleiviai pasazieris pasazieri calator calatori calatorul calatorului calatorilor pasager pasageri pasagerul pasagerului pasagerilor turist turisti turistul turistului turistilor participanti participantilor utas utasok yolcu yolcular

  guest guests occupant occupants lodger lodgers
  gastin gastinnen ubernachtende bewohner bewohnerin bewohnerinnen bewohnende belegung occupanten overnachters sovande
  gast gaste gastes gastname gastnamen hauptgast vacanciers
  huesped huespedes ocupantes ospite ospiti occupanti alloggiati hospede hospedes ocupante
  gasten hoofdgast gaster huvudgast gjest gjester hovedgjest gaest gaester hovedgaest gosc goscie goscia gosci
  vieras vieraat majoittuja majoittujat host hoste vendeg vendegek misafir misafirler misafiri konuk konuklar konugun gastens gasternes gjestens hovedgast oaspete oaspeti oaspetele oaspetelui oaspetii oaspetilor

  driver drivers rider riders renter hirer fahrer fahrers fahrerin hauptfahrer hauptfahrerin hauptfahrers zusatzfahrer zusatzfahrerin zweitfahrer zweitfahrerin mieter mieterin mieters anmieter anmieterin anmieters vertragspartner gruppenleitung gruppenleiter gruppenleiterin
  conducteur conducteurs conductrice locataire conductor conductora conductores arrendatario conducente conducenti guidatore guida
  condutor condutora condutores motorista locatario bestuurder bestuurders hoofdbestuurder medebestuurder huurder huurders contractant
  forare forarens huvudforare extraforare medforare hyrestagare hyresgast hyresgasten hyrestagaren hyrestagarens hyresman forer forere forerens hovedforer tilleggsforer ekstraforer sjafor sjaforens hovedsjafor
  chauffor chaufforens leietaker leietakers billist lejer lejers
  kierowca kierowcy sofer najemca najemcy kuljettaja kuljettajan kuljettajat lisakuljettaja paakuljettaja vuokraaja vuokraajan vuokralleottaja ridic ridice ridici najemce
  sofor surucu kiraci kiralayan kiracinin vezeto berlo soferi soferul soferului chirias conducatorul

  sharing companion companions mitreisende mitreisender mitreisenden begleitperson begleitpersonen begleitung
  accompagnant accompagnants accompagnante accompagnantes acompanante acompanantes accompagnatore accompagnatori accompagnatrice
  acompanhante acompanhantes medereiziger medereizigers medgast medgaster medgjest medgjester medgaest medgaester medresenar medresenarer medreisende medrejsende ledsager ledsagere
  reisgezelschap gezelschap ressallskap rejseselskab reisefolge seurue seurueen reisegruppe reiseselskap
  medfoljande medfoljare medfolgende wspolpodrozni wspolpodrozny kanssamatkustaja kanssamatkustajat spolucestujici towarzyszaca towarzyszacy towarzyszace kisero kiserok yolcunun refakatci

  beneficiaires beneficiarios beneficiari begunstigden
  ticketinhaber ticketinhaberin fahrkarteninhaber fahrkarteninhaberin
  holder holders ticketholder cardholder titulaire titular titulares intestatario intestataria intestatari intestatarie nominativo nominativi
  hoofdboeker wlasciciel
  varaaja varaajan objednatel objednatele objednatelka objednavatel objednavatele objednavatelka reservant reservante reservataire prenotante foglalo megrendelo rezervator rezervant titularul titularului insotitor insotitori sahibi
`)

/** What such a word is put together with: `Passagierdaten`, `passasjernavn`, `matkustajatiedot`. */
const WITH_ROLE =
  /^(.{3,14}?)(?:s|n|en|ns)?(?:names?|namen|navn|namn|naam|nimi|daten|gegevens|uppgifter|opplysninger|oplysninger|tiedot|liste|lista|information|informationen|informatie|informasjon)$/

/** `Gästeinformation` tells guests of the house, and `Passagierinformation` of passengers. */
const FOR_GUESTS = /^(?:\p{L}{0,6}g(?:a|ae|je)st|vier).*informa/u

/** Whether a word is one for those who travel, stay, drive or come along, alone or put together with their names or data. */
export function isRole(word: string): boolean {
  if (ROLES.has(word)) return true
  const stem = WITH_ROLE.exec(word)?.[1]
  return stem !== undefined && ROLES.has(stem) && !FOR_GUESTS.test(word)
}

/** Of these words, those that families are called by as well. */
const FAMILIES = wordSet('gast gaster guest guests driver rider host guida hirer sharing')

/** Whether a word is one for those who travel, and no name of a family: `Anna Gast: 12A`. */
export const isOnlyRole = (word: string): boolean => isRole(word) && !FAMILIES.has(word)

/** Those who are grown up. */
export const ADULTS = wordSet(
  'adult adults erwachsener erwachsene erwachsenen adultes adultos adulti adultas volwassenen vuxna voksne doroslych dorosli aikuista dospeli dospelych adulte adulto adulta volwassene vuxen voksen dorosly dorosla dorosle aikuinen dospely dospela felnott yetiskin adultii',
)
/** How old they are: with a colon they are labels, `Adult: Anna Reed`. */
export const AGES = wordSet(
  `
    children infants kinder kindern enfants ninos bambini criancas kinderen borne dzieci lasta deti child infant baby youth senior kind kleinkind jugendlicher enfant bebe jeune nino nina joven bambino bambina ragazzo ragazza neonato crianca jovem
    nourrisson saugling lactante neonata bebek niemowle kojenec vauva csecsemo zuigeling spedbarn spaedbarn infante batole sylilapsi
    barn spadbarn ungdom pensionar honnor osoba dziecko lapsi nuori dite gyermek cocuk copil copii copiii`,
  ADULTS,
)

/** Names, which houses, firms and ships have, too; and those who have them with a firm. */
export const NAMES = wordSet(`
  name names fullname nom noms nombre nombres nome nomi naam namen namn navn nimi jmeno jmena imie imiona neve nev adi ad isim nume numele
  imja ima imena ime onoma onomateponymo pib fio vardas vards
  customer customers client clients kunde kunden cliente clientes clienti klant klanten kund kunder klient klienci klienti klientka klienta
  zakaznik zakaznici zakaznika ugyfel musteri asiakas asiakkaat travelling traveling intestata intestato
`)
export const FAMILY = wordSet(`
  surname surnames lastname nachname nachnamen familienname zuname apellido apellidos cognome cognomi apelido apelidos sobrenome achternaam
  efternamn etternavn efternavn nazwisko nazwiska sukunimi prijmeni soyadi soyad soyadlari vezeteknev prizvise prezime familia familno eponymo perekonnanimi pavarde uzvards
`)
export const GIVEN = wordSet(`
  forename forenames firstname vorname vornamen prenom prenoms voornaam voornamen fornamn fornavn etunimi etunimet utonev keresztnev prenume prenumele
`)

/** What seats are called. */
export const SEATS = wordSet(`
  seat seats sitzplatz sitzplatze platz platze sitz sitze siege sieges place places plaza plazas asiento asientos posto posti lugar lugares assento assentos
  stoel stoelen zitplaats zitplaatsen plats platser plads pladser plass plasser sete seter saede sade sader saeder miejsce miejsca paikka paikat sedadlo sedadla misto mista`)
/** What stands beside these: small words; first and further ones; what is listed of people; their seats, tickets and papers. */
export const BESIDE = wordSet(
  `
  completo completi complet complete vollstandiger vollstandige volledige fullstandigt fulde fullt pelne uplne
    of the your our all and in under for to on this these party i ii s
    der die des den ihr ihre ihren und mit r n innen fur auf diese dieser diesen
    de du le la les l d et a au votre vos nos cette cet ces
    zajezdu zakupu del el los las y e sus tu tus su esta este estas estos as os o
    di dei della delle degli il suo vostro questa questo queste
    do da dos das seu nesta neste desta deste
    van het en uw je deze dit och din dina pa denna detta og dine denne dette ja ad ve ul tej ta tassa taman teto si pentru

    first second given last family lead leading main primary full secondary extra add additional designated other others accompanying staying
    haupt weitere weiterer weiteren andere zusatzlicher zweiter principal principale famille autre autres supplementaire additionnel additionnels
    secondaire designe designes otro otros otras demas adicional adicionales segundo altri altre aggiuntivo aggiuntivi secondo seconda deuxieme segunda anden
    outro outros outras adicionais overige tweede ovriga andra ytterligare ovrige andre ekstra pozostali dodatkowy drugi
    glowny glowna glowni hlavni
    inni muu muut toinen dalsi ostatni druhy ikinci ek

    person personen persona personne persone persoon adults children osoba osoby osob
    no nr num number nummer list liste lista elenco detail details detaljer information info informacion data daten dati datos dados dane
    type tipi angaben gegevens uppgifter opplysninger oplysninger tiedot udaje bilgileri
    quarto habitacion zimmers chambre kamer varelset vaerelset rommet rummet pokoju
    vehicle vehicles fahrzeug fahrzeuge vehicule vehicules vehiculo vehiculos veicolo veicoli veiculo veiculos voertuig voertuigen fordon fordonet koretoj kjoretoy pojazd ajoneuvo
    age ages alter edad eta idade leeftijd alder wiek ika vek title titel titre titolo titulo anrede civilite tratamiento aanhef gender contact

    booked reserved booking order reservation gebucht buchung reserva prenotazione boeking bokning bestilling rezerwacja rezerwacji varaus rezervace rezervare rezervarii rezervarea rezervasyon foglalas
    ticket tickets billete billetes biglietto ticketgegevens biljett billett billet bilet biletu lippu jizdenka
    document documento dokument dokumentu doc dni nie ausweis ausweisnummer identite identidad okmany pasaporte passport passeport passaporto passaporte`,
  SEATS,
)
