/** What stands where a place might, where a hired car is fetched or brought back, and is none: in plain letters. */

import { MONTHS, WEEKDAYS } from '../days/months.ts'
import { CLOSES } from '../page/closings.ts'
import { wordSet } from '../words/vocabulary.ts'
import { SAID_OF_CAR } from './car-sentences.ts'

/** Words with which no place begins. */
const FIRST = wordSet(`
  date dates data datum dato fecha tarih time times hora heure ora uhrzeit zeit tijd tid saat paiva aika godzina cas horario horaires kl at um uhr
  day days tage dias jours giorni dagen night nights nachte nuits noches notti noites nachten natter netter noci nocy
  open opening hours oppet apent late early
  terminal flight flights flug fluge vol vuelo volo voo shuttle meet hotel hotels
  desk counter schalter tel phone
  driver car cars vehicle bil fordon kjoretoy pojazd samochod vozidlo vozilo vuz auto arac vehiculo vehicule veiculo viatura veicolo voertuig
  gruppe grupp grupo gruppo groupe group class klasse category categorie kategorie categoria kategoria kategori categorija luokka trida klasa compact economy intermediate midsize standard modelo modell modello
  company supplier vermieter autovermieter verhuurder autoverhuurder loueur arrendador arrendadora noleggiatore locadora
  booking reservation payment return included insurance extra extras unlimited mileage freikilometer
  total price rate tarif tarifs mietpreis preis precio preco prezzo prix pris prijs cena hinta fiyat
  pos position bezeichnung designation descripcion descrizione descricao description concepto conceito omschrijving
  your please what how who why bitte important importante pana pania panstwa ciebie sie ihnen lei usted voce
  permis permiso patente licence license fuhrerschein rijbewijs korkort korekort ajokortti kaution caution fianza cauzione deposit charge hauteur longueur volume
  document documents documento documentos documenti unterlagen impressum imprint agb datenschutz
  wegbeschreibung itineraire indicazioni routebeschrijving vagbeskrivning vejviser veibeskrivelse dojazd stationstyp`)

/** How such words begin, where they go on in several ways. */
const STEM =
  /^(?:wichtig|ruckgabe|rucknahme|ubergabe|riconsegna|rientro(?! [a-z]{4,}$)|inlever|palautus|vracen|prevzet|garant|estimat|geschatzt|confirm|fahrzeug|kilomet|chilomet|quilomet|anfahrt)/

/** Words with which no place begins, though places begin with the first of them. */
const PHRASE = new RegExp(
  `^(?:${[
    'in terminal|when you|vor ort|people carrier|full-?size|mid-size|(?:car )?rental company|drop.?off|pick.?up',
    '(?:station|location|branch) type|type de (?:station|agence)|tipo (?:de|di) (?:oficina|estacion|stazione|ufficio)',
    'was sie|ce qu|que (?:llevar|traer|levar|debe)|cosa portare|wat u|(?:hvad?|vad) du|co zabrac',
    // `JOUR 1`, `Letzter Tag`: over a day of a journey.
    '(?:jour|tag|day|giorno|dia|dag|dzien|den|paiva) \\d{1,2}',
    '(?:(?:dernier|premier) jour|(?:last|first) day|(?:letzter|erster) tag|(?:ultimo|primo|primer|primeiro) (?:dia|giorno)|(?:laatste|eerste|sista|forsta|siste|forste|sidste) dag(?:en)?|(?:ostatni|pierwszy) dzien|(?:posledni|prvni) den)',
    '(?:hire|rental|hired|rented) (?:from|to|until|start|end|begins|ends|period)',
    'free (?:cancel[a-z]*|mileage|of charge)|kostenlose stornierung',
    "(?:get|view|see) (?:directions|map|route)|plan d'acces|como llegar|ver mapa|come arrivare|como chegar",
  ].join('|')})(?![a-z])`,
)

/** `Northern one-way fee`, `Estimated total`: at the end of what is paid. */
const PAID =
  /(?<![a-z])(?:fees?|surcharges?|(?<!station |service |relais )(?:sub)?totals?|supplements?|deposits?|[a-z]*gebuhr(?:en)?|[a-z]*zuschlag|[a-z]*pauschale|[a-z]*kosten|gesamtbetrag|summe|frais|supplement|montant|caution|recargos?|cargo extra|tasas?|importe|suplementos?|fianza|costo|importo|supplement[oi]|tass[ae]|cauzione|taxas?|encargos|valor total|caucao|toeslag|kosten|(?<=[a-z] )borg|[a-z]*avgift|[a-z]*gebyr|belop|belob|oplata|doplata|kaucja|[a-z]*maksu|poplatek|priplatek|kauce)$|\d ?(?:km|miles|mil|kr\.?|eur|euros?|zl|kc|chf|gbp|usd|€|£)$/

/** What is no place by itself, and may begin one. */
const ALONE = wordSet(`
  directions map route departs arrives departing arriving leaving landing departure arrival abflug abfahrt ankunft salida llegada depart arrivee
  partenza arrivo partida chegada vertrek aankomst avgang ankomst afgang
  tag tags tages jour giorno dia dag den dzien gun nap quando quand wann when wanneer hvornar nar kdy kiedy milloin mikor
  ido alle ore kello klo klockan klokken`)
const FLIGHTS = /^(?:arrival|departure|inbound|outbound) flights?$/

/** `Tuesday Nov 3`, `lordag 4. juli` */
const isDay = (small: string): boolean => {
  const [first = '', second = ''] = small.split(/[\s,.]+/, 2)
  return WEEKDAYS.has(first) && (MONTHS.has(second) || /^\d/.test(second))
}

/** Whether a text in plain letters is no place, or begins with what stands before something else. */
export const isNoPlace = (small: string): boolean =>
  /^\d/.test(small) ||
  ALONE.has(small) ||
  WEEKDAYS.has(small.replace(/-feira$/, '')) ||
  FIRST.has(/^[a-z]+/.exec(small)?.[0] ?? '') ||
  STEM.test(small) ||
  PHRASE.test(small) ||
  SAID_OF_CAR.test(small) ||
  PAID.test(small) ||
  FLIGHTS.test(small) ||
  CLOSES.test(small) ||
  isDay(small)
