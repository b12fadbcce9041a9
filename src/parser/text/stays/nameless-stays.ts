/**
 * A stay of which no house is named, where nothing else is told: its days are said to be those of checking in and out, it has a number, and it says how many
 * sleep there, for how many nights or in what. Cars, berths, dogs and suitcases are checked in and out as well, and are no stays.
 */

import { daysBetween } from '../../../core/dates.ts'
import { dated, type FoundStay } from '../../found.ts'
import { nightsTold } from '../days/nights.ts'
import { momentPairs } from '../days/pairs.ts'
import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { numbered, ownReference } from '../references/own-references.ts'
import type { Reference } from '../references/references.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { vocabulary } from '../words/vocabulary.ts'
import { isAgency } from './agencies.ts'
import { isCapital, isHouseName, trimmed } from './house-names.ts'
import { mayBeStay } from './seeming-stays.ts'
import { CHECKING_IN, CHECKING_OUT } from './stay-labels.ts'
import { ADULT_COUNT, SOME_ROOMS } from './stay-words.ts'

/** Nights beyond these are of what is stored or let. */
const MOST_NIGHTS = 30

/** What else is checked in and out, or lasts from one day to another. */
const OTHER_THINGS = vocabulary(`
  park*, valet, garage, vehicle*, car, cars, driver, drivers, plate, plates, kennzeichen, *fahrzeug*, fahrer*, *mietwagen*, *stellplatz*, wohnmobil*, vehicul*, voiture*, conduct*, targa, veicol*, auto, conducent*
  aparcamiento, estacionamento, estacionamiento, coche, matricula, voertuig*, bil, bilen, kenteken, samochod*, parcheggi*, *parkplatz*, stationnement, auto's, camper, campervan, motorhome, van
  boat*, yacht*, berth*, marina, mooring*, vessel*, boot, boote, *liegeplatz*, *liegeplatze, bateau*, amarre*, barca, barche, ormeggio, embarcacion*, barco*, *ligplaats*, batplats*, *hafen, cruise*, kreuzfahrt*, croisiere*, crucero*, crociera*
  pet, pets, dog, dogs, cat, cats, kennel*, cattery, puppy, hund, hunde, katze*, tierpension, chien*, chat, chats, perro*, gato*, mascota*, cane, cani, gatto, gatti, animal*, hond, honden, hundpensionat, daycare, day care
  luggage, baggage, bag, bags, storage, locker*, unit, units, *gepack*, bagage*, consigne, equipaje, consigna, bagagli*, deposito bagagli, *lager, self-storage
  flight*, flug, fluge, vol, vols, vuelo*, volo, voli, voo, voos, airport, boarding, train*, zug, bus, coach, ferry
  spa, massage, treatment*, appointment*, termin, hospital, clinic*, klinik*, ward, patient*, surgery, doctor, school, course*, kurs*, class, lesson*, conference*, congress*, delegate*, event, exhibition, stand, booth, coworking, hot desk, desk booking, standing desk, workspace, office, meeting*
  library, loan*, borrow*, laptop*, equipment, tool*, bike*, bicycle*, fahrrad*, velo*, bici*, ski, skis, kayak*, membership, gym, invoice, receipt, rental, hire, verleih, locat*, alquiler, noleggio, aluguer, verhuur, timesheet, shift, roster, employee*, visa, warehouse, delivery, parcel*, shipment*
`)

/** What one sleeps in. */
const OF_SLEEP = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:${SOME_ROOMS}|(?:doppel|einzel|familien)zimmer|(?:tweepersoons|eenpersoons)kamer|apartments?|appartements?|cabins?|cottages?|lodges?|villas?|bungalows?|ferienwohnung|ferienhaus|gite)(?![a-z])`,
    ),
)

/** Kinds of houses in the plural, as those are called who let several: `Lakeside Cabins`. */
const SEVERAL = /(?<![a-z])(?:cabins|cottages|lodges|villas|chalets|bungalows|rooms|suites)$/

/** The house that sent a mail, where the sender is called as houses are. */
function houseOfSender(from: string): string | undefined {
  const name = trimmed(senderName(from))
  const isHouse = HOUSE_KIND.test(plain(name)) || SEVERAL.test(plain(name))
  return isHouse && isHouseName(name) && isCapital(name) && !isAgency(name) ? name : undefined
}

/** The one such stay of a page on which nothing is found. */
export function namelessStay(page: Page, references: readonly Reference[]): readonly FoundStay[] {
  if (references.length === 0 || OTHER_THINGS.in(page).size > 0) return []
  const nights = new Set(nightsTold(page))
  const adults = ADULT_COUNT.exec(page.whole)?.[1]
  const [pair, ...more] = momentPairs(page, CHECKING_IN, CHECKING_OUT)
  if (!pair || more.length > 0 || !(nights.size > 0 || adults !== undefined || OF_SLEEP().test(page.whole))) return []
  const { first, second } = pair
  if (daysBetween(first.date, second.date) > MOST_NIGHTS || !mayBeStay(page, pair, true, false, nights)) return []
  const name = houseOfSender(page.sender)
  const confirmation = ownReference(numbered(page), references, first.hit.line.index, 'hotel')
  return [
    {
      kind: 'hotel',
      ...(name !== undefined && { name: { value: name, rule: 'sender', sure: 0.5 } }),
      checkIn: dated({ value: first.date, rule: `label "${first.hit.label}"`, label: first.hit.label, sure: 0.7 }, first.guessed),
      checkOut: dated({ value: second.date, rule: `label "${second.hit.label}"`, label: second.hit.label, sure: 0.7 }, second.guessed),
      ...(confirmation && { confirmation }),
      ...(adults !== undefined && { adults: { value: Number(adults), rule: 'a number of adults', sure: 0.8 } }),
    },
  ]
}
