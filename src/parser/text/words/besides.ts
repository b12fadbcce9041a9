/** What is booked, asked for or called off beside a journey or a stay: a table, a parking place, a cot, a seat. The journey is up without it. */

import { remembered } from './remembered.ts'

const WORDS = [
  'dinner|lunch|breakfast|brunch|restaurants?|parking|car park|garage|spa|massages?|treatments?|cots?|crib|extra beds?|(?:late|early) (?:check-?(?:out|in)|arrival|departure)|(?:sea|lake|mountain|garden|ocean) view(?! room)',
  'seats?|meals?|bags?|baggage|luggage|insurance|transfer[a-z]*|shuttle|upgrades?|lounge|extras?|taxi|special requests?|connecting rooms|high(?:er)? floor|pets?|tennis|golf|museums?|concerts?|theat(?:re|er)|boat (?:trips?|tours?)|excursions?',
  '(?:abend|mittag)essen|fruhstuck|tisch(?:reservierung)?|[a-z]*parkplatz[a-z]*|stellplatz|tiefgarage|parkhaus|behandlung|(?:kinder|baby|zustell)bett|spate[nrs]? (?:abreise|anreise|check-?out)|(?:meer|see|berg)blick|balkon|sitzpl[a-z]*|gepack[a-z]*|[a-z]*versicherung|sonderwunsch[a-z]*|konzert|ausfl[a-z]*',
  "diner|(?<!petit-)dejeuner|petit-dejeuner|stationnement|soins?|lit (?:bebe|d'appoint|supplementaire)|depart tardif|arrivee tardive|vue sur|sieges?|bagages?|assurance|transfert|navette",
  'cena|comida|almuerzo|desayuno|restaurante|mesa|aparcamiento|masaje|cuna|cama supletoria|salida tardia|vistas al|asientos?|equipaje|seguro|traslado',
  'pranzo|colazione|ristorante|tavolo|parcheggio|posto auto|massaggio|culla|letto aggiunto|vista mare|posti? a sedere|bagagl[a-z]+|assicurazione|trasferimento|navetta',
  'jantar|(?<!pequeno-)almoco|pequeno-almoco|cafe da manha|estacionamento|berco|cama extra|vista (?:para o )?mar|lugares|bagagem',
  'ontbijt|tafel|parkeer[a-z]*|kinderbed|laat uitchecken|stoelen|zitplaats[a-z]*|verzekering',
  'middag(?:en|smad)?|aftensmad|frukost|frokost(?:en)?|restaurangen|bord|parkering(?:s[a-z]*)?|barnsang|barneseng|spjalsang|platsreservation|forsakring',
  'kolacj[a-z]*|sniadani[a-z]*|restauracj[a-z]*|stolik[a-z]*|parkingow[a-z]*|lozeczk[a-z]*|bagaz[a-z]*|ubezpieczeni[a-z]*',
  'illallis[a-z]*|aamiai[a-z]*|ravintola[a-z]*|pysakoin[a-z]*|vecer[ei]|snidan[ei]|parkovani|postylk[a-z]*|pojisteni',
]
/** `Double room with two extra beds` is a room, and `Hotel-Restaurant Krone` a house. */
const OF_ROOM =
  '(?<!(?<![a-z])(?:(?:with|including|mit|mit dem|inkl\\.?|avec|con|com|met|med|incl\\.?)(?: (?:\\d{1,2}|an?|two|eine[mr]?|zwei|une?|deux|una?|dos|due))?|hotel|and|und|et|y|e|en|och|og|i|&)[ -])'
/** `Adler Spa Resort`: houses are called after what they have. */
const OF_HOUSE = '(?!(?:[ -](?:and|&|und|et) [a-z]{3,10})?[ -](?:hotels?|resort|lodge|inn|hostel)(?![a-z]))'
/** Such a thing, as part of a pattern. */
export const BESIDES = `(?<![a-z])${OF_ROOM}(?:${WORDS.join('|')})(?![a-z])${OF_HOUSE}`
const IS_OF_BESIDES = remembered(() => new RegExp(BESIDES))

/** Whether a sentence in plain letters names such a thing. */
export const isOfBesides = (sentence: string): boolean => IS_OF_BESIDES().test(sentence)
