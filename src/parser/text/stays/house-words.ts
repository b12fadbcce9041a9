/** What houses are called where it is not said which, and the labels of the one one stays in: put together as each language puts its words together, in plain letters. */

const any = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s*[,\n]\s*/)
    .join('|')})`

/** Whose it is. */
const YOUR =
  any(`your, booked, ihr, ihre, dein, deine, euer, eure, deres, jeres, gebuchtes, gebuchte, votre, tu, su, il tuo, la tua, il suo, la sua, il vostro, la vostra, o seu, a sua, seu, uw, jouw, je
  din, ditt, dit, twoj, twoja, vas, vase, az on, sinun`)
/** What heads all that is told of a house. */
const SECTIONS = 'hotel overview, hotel summary, hotel-?leistung(?:en)?, hotel-?ubersicht, hotel-?daten, hotelgegevens'
export const HOUSE_SECTION = new RegExp(`^${any(SECTIONS)}$`)
/** What houses are called where nothing is said of which one it is. */
const KINDS =
  any(`hotel, hotels?, ${SECTIONS}, property, accommodation, lodging, establishment, place to stay, unterkunft, ferienunterkunft, haus, objekt, ubernachtungsbetrieb, gastgeber, beherbergungsbetrieb, hotelbetrieb, etablissement, hebergement
  logement, alojamiento, establecimiento, hospedaje, struttura, struttura ricettiva, alloggio, alojamento, unidade, unidade hoteleira, propriedade, hospedagem, empreendimento, accommodatie, verblijf, vakantieverblijf, boende, semesterboende, anlaggning
  hotell, overnatting, overnattingssted, overnatningssted, indkvartering, feriebolig, fritidsbolig, obiekt, nocleg, zakwaterowanie, hotelu, obiektu, pensjonat, majoitus, majoituspaikka, kohde, hotelli, hotellisi, ubytovani, ubytovaci zarizeni, objektu
  otel, konaklama, tesis, konaklama tesisi, szallas, szallashely, szalloda, hotel/property, cazare, cazarea, unitate de cazare, unitatea de cazare, hotelul, proprietate, proprietatea`)
/** Campsites, parks and the like. */
const PLACES =
  any(`camping, campsite, votre site, campingplatz, riad, park, parc, vakantiepark, holiday park, ferienpark, feriepark, fritidspark, resort, residence, hostel, jugendherberge
  cabane, refuge, rifugio, hutte, berghutte, schutzhutte, turisthytte, youth hostel, auberge de jeunesse, vandrarhem, vandrerhjem, pension, gasthof, guest house, guesthouse, b&b, ryokan`)
/** What is let as a whole and called by no word that means anything else. */
export const HOLIDAY_HOUSES = `
  feriehus, ferienhaus, ferienobjekt, ferienwohnung, sommerhus, fritidshus, holiday home, holiday house, vacation home, cottage, gite
  natuurhuisje, huisje, maison de vacances, location de vacances, casa di vacanza, sommarhus, ferielejlighed, ferieleilighet, dom wakacyjny
  stuga, hytte, casa vacanze, casa vacacional, casa rural, casa de ferias, vakantiehuis, vakantiewoning, mokki, lomamokki, domek, chata, chalupa
`
/** What is let as a whole, by its number or by a name behind a colon: a part of patterns. */
export const HOLIDAY_HOUSE = any(`${HOLIDAY_HOUSES.trim()}, cabin, chalet, villa, hus`)
const NAME = any(
  'name, nom, denomination, bezeichnung, denominacion, denominazione, denominacao, benamning, benaming, betegnelse, nombre, nome, naam, namn, navn, nazwa, nazev, nev, neve, adi, isim, nimi, nume, numele',
)
const OF = "(?:of (?:the )?|der |des |de l'|de la |du |de |del |della |dell'|dello |di |do |da |van (?:het |de )?|pa |av )"

/** What houses are called, within a text: a hotel as it is written where something is its own as well. */
export const HOUSE_KINDS = new RegExp(
  `(?<![a-z])(?:${KINDS}|hotellets?|boendets?|overnattingsstedets?|overnatningsstedets?|albergo|unterkunfts|hauses|gastgebers)(?![a-z])`,
  'g',
)

/** Whose number it is, behind a label: `Bestätigungsnummer der Unterkunft`, `Numer potwierdzenia obiektu`. */
export const OF_THE_HOUSE = new RegExp(
  `^\\.? (?:${OF}|dell'|du |for |fur (?:das |die )?|hos |fra |fran |bei (?:der |dem )?|beim |im |in the |at the |a l'|en el |no |nell'|na |i |vom |dal |dalla |by (?:the )?)?(?:${KINDS}|hotels?|hotellet|hotellets|boendet|overnattingsstedet|overnatningsstedet|indkvarteringen|accommodaties?|unterkunfts)(?=\\s*(?::|$)|\\s{3})`,
)

/** The label of a house, from where a cell begins. */
export const HOUSE_LABEL = new RegExp(
  `^(?:${NAME} ?${OF}?${KINDS}|(?:${YOUR} )?(?:${KINDS}|${PLACES})(?:[ -]?${NAME})?|${YOUR} ${HOLIDAY_HOUSE}|(?<own>${HOLIDAY_HOUSE})(?:[ -]?(?:no|nr|nummer|number|n[°º])\\.?(?: ?[a-z]{0,3}\\d[a-z\\d-]{2,12})?)?)(?=\\s*(?::|$))`,
)

/** What heads all that is told of a house, or the row that tells its number: `Dit feriehus`, `Hus nr.` */
export const HOUSE_HEAD = new RegExp(
  `^(?:${YOUR} )?(?:${KINDS}|${PLACES}|${HOLIDAY_HOUSE})(?: (?:no|nr|nummer|number)\\.?)?(?=\\s*:?\\s*(?:$|\\s{3})|\\s[–—-]\\s)`,
)
/** The label of a name, of whatever it is. */
export const NAME_LABEL = new RegExp(`^${NAME}(?=\\s*(?::|$|\\s{3}))`)

/** `Il tuo soggiorno: La Grotta di Nonna`: a stay is called by its house, and behind a colon alone. */
export const STAY_LABEL = new RegExp(
  `^${YOUR} ${any('stay, aufenthalt, sejour, estancia, soggiorno, estadia, vistelse, opphold, ophold, pobyt, majoitus')}(?= ?: ?[a-z])`,
)

const ADDRESS =
  any(`address, adresse, anschrift, standort, lage, location, situation, situacion, localisation, direccion, ubicacion, domicilio, indirizzo, ubicazione, posizione, endereco, morada, localizacao, adres, locatie, adress, beliggenhed
  where, wo, donde, dove, onde, waar, hvor, kde, gdzie
  adresa, osoite, cim, cime, adresi, lokalizacja, poloha, sijainti, konum, unde`)
/** The label of an address that says it is one of a house. */
export const HOUSE_ADDRESS = new RegExp(`^(?:${KINDS} ${ADDRESS}|${ADDRESS} ${OF}(?:${KINDS}|${PLACES}|${HOLIDAY_HOUSE}))\\s*:?$`)
/** What heads where a house is, for who goes there: `Getting there`. */
const WAY_THERE =
  any(`getting there, getting here, how to get (?:there|here), how to find us, finding us, find us, finding (?:the|your) (?:house|place|property|accommodation), directions, where you'll (?:be|stay)
  anfahrt, anfahrtsbeschreibung, wegbeschreibung, so (?:kommen sie|kommst du|kommt ihr) (?:hin|zu uns|zur unterkunft), so (?:finden sie|findest du|findet ihr) (?:uns|hin|her)
  acces, plan d'acces, comment (?:s'y rendre|y aller|venir|nous trouver|arriver), s'y rendre, nous trouver, como llegar, como encontrarnos, come arrivare, come raggiungerci, dove siamo, dove trovarci
  como chegar, onde estamos, onde ficamos, donde estamos, hoe kom je er, hoe komt u er, routebeschrijving, zo vind je ons, hitta hit, hitta till oss, vagbeskrivning, find vej, sadan finder du (?:os|frem|huset)
  veibeskrivelse, finn veien, slik finner du (?:oss|frem), jak dojechac, jak do nas (?:dojechac|trafic), jak trafic, dojazd, ajo-ohje, ajo-ohjeet, nain loydat perille, jak se k nam dostanete, jak nas najdete, ulasim, megkozelites, cum ajungi`)
/** Such a heading and nothing more. */
export const HEADS_WAY_THERE = new RegExp(`^${WAY_THERE}$`)
/** The label of an address, alone or with what it is the address of, at the end of a text. */
export const ADDRESS_LABEL = new RegExp(
  `^${WAY_THERE}\\s*:?\\s*$|(?:^|\\s)(?:(?:${KINDS} )?${ADDRESS}(?: (?:of|der|des|de|del|della|dell'|du|do|da|van|av|til|pa)(?: |')[a-z' ]{2,25}| (?:and|und|et|y|e|en|og|och) [a-z]{4,16}| (?:${KINDS}))?|(?:ihre |votre )?(?:hotel|haus|unterkunfts)adresse|hotellets adresse|hotelladresse)\\s*:?\\s*$`,
)

/** How much of a house is let, between its name and its host, or before the host on the same line. */
export const ENTIRE =
  /^(?:(?:entire|whole|private|shared) (?:home|place|rental unit|apartment|condo|cabin|cottage|villa|house|loft|guest ?house|guest suite|bungalow|chalet|room|townhouse|flat)|(?:ganze|gesamte|komplette)[sr]? (?:wohnung|unterkunft|haus|ferienwohnung|ferienhaus|gastehaus|loft|hutte|villa)|privatzimmer|logement entier|chambre privee|(?:alojamiento|apartamento|piso|casa) (?:enter|complet)[oa]|habitacion privada|(?:intero alloggio|alloggio intero|casa intera|appartamento intero)|stanza privata|(?:espaco|apartamento|casa|alojamento) inteir[oa]|quarto (?:privado|inteiro)|(?:hele|volledige) (?:woning|accommodatie|appartement|huis)|prive ?kamer|hela (?:boendet|bostaden)|hele (?:boligen|stedet|lejligheden)|caly dom|cale (?:mieszkanie|miejsce))(?![a-z])/

/** `Inh. Anna Reed`: to whom a house belongs. */
export const OF_OWNER =
  /(?<![a-z])(?:inh\.|inhaber(?:in)?|eigentumer(?:in)?|vermieter(?:in)?|prop\.|proprietor|owner|titolare|proprietari[oa]|proprietaire|eigenaar|innehavare|indehaver|wlasciciel)(?![a-z])/

/** `Bord Fáilte approved ****`: who says how good a house is. */
export const GRADED =
  /\s(?:approved|accredited|registered|inspected|graded|assured|certified|zertifiziert|klassifiziert|homologue|homologado|certificato)$/
