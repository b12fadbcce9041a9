/** Cars that many share who are members of one firm: `Cobalt Car Club`, `Carsharing`, `Bilpoolen`. They are booked by the hour, from when until when, and stand in a street. */

import { daysBetween } from '../../../core/dates.ts'
import type { MomentPair } from '../days/pairs.ts'
import { filledLines } from '../page/filled-lines.ts'
import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { MAKES } from '../words/car-models.ts'
import { plain } from '../words/plain.ts'
import { stationOf } from './car-labelled-places.ts'
import type { EndPlaces } from './hire-block-places.ts'

/** What those who share cars call it, in names and beside them. */
export const SHARES_CARS =
  /(?<![a-z])(?:car[- ]?club|car[- ]?shar(?:e|ing)|(?:gemeinschafts|teil)autos?|autopartage|(?:auto|voitures?) partagee?s?|(?:deel|buurt)autos?|autodelen|bilpool(?:en|er)?|bildel(?:ing|ning)(?:en)?|bilkollektivet?|delebil(?:en|er)?|coches? compartidos?|carros? (?:partilhados?|compartilhados?)|auto condivis[ae]|yhteiskayttoauto[a-z]*|auta na minuty|sdilen[ae] (?:auta|auto))(?![a-z])/
/** Which car it is: its plate stands behind it. */
const PLATE =
  /(?<![\p{L}\d])(?:\p{Lu}{2}\d\d ?\p{Lu}{3}|\p{Lu}{1,3}-\p{Lu}{1,2} ?\d{1,4}|\p{Lu}{2}-\d{3}-\p{Lu}{2}|\d{4} ?\p{Lu}{3}|\p{Lu}-\d{3}-\p{Lu}{2}|\p{Lu}{3} ?\d\d[\p{Lu}\d]|\p{Lu}{2} ?\d{3} ?\p{Lu}{2}|\p{Lu}{2} ?\d\d ?\d{3})(?![\p{L}\d])/u
/** What is told of a car beside that: whose make may be called by a word for much else, `Seat Ibiza`. */
const OF_CAR =
  /(?<![a-z])(?:car(?=\s?:)|vehicle|reg(?:istration)?|(?:number |licen[cs]e )?plate|fahrzeug|kennzeichen|vehicule|immatricul[a-z]*|vehiculo|coche|matricula|veicolo|targa|viatura|carro|plaat|kenteken|auto|reg\.?(?:nr|nummer)|nummerplade|bil|rejestracyjn[a-z]*|spz|rekisteri[a-z]*)(?![a-z])/
/** Lines at the head of a page and at its foot, where who writes is named. */
const [HEAD, FOOT] = [4, 3]

/** Whether a page by who shares cars tells of one of them. */
export function isOfCarClub(page: Page): boolean {
  const said = filledLines(page).lines
  const isBy =
    SHARES_CARS.test(plain(senderName(page.sender))) ||
    [...said.slice(0, HEAD), ...said.slice(-FOOT)].some(({ plain: small }) => SHARES_CARS.test(small))
  return isBy && said.some(({ text, plain: small }) => PLATE.test(text) && (MAKES.in(small).size > 0 || OF_CAR.test(small)))
}

/** Days for which a member takes one at the most; who is a member of it is so for longer. */
const MOST_DAYS = 21
export const isOfMember = ({ first, second }: MomentPair): boolean => daysBetween(first.date, second.date) <= MOST_DAYS

/** Where it is said to be, up to the name of a street: `She lives in the marked bay on Cotham Brow, …`, `Ze staat op de Biltstraat`. */
const STANDS =
  /(?<!\p{L})(?:lives|parked|stands|waits|waiting|bay|space|steht|Stellplatz|(?<=, )Station|staat|geparkeerd|stationnée?|garée?|se trouve|emplacement|place|parcheggio|parcheggiata|si trova|plaza|aparcado|está|fica|står|holder|parkeret|parkert|seisoo|stoi|stojí)(?!\p{L})(?<way>[\p{Ll} '’]{1,40}?)(?<name>(?:(?:calle|rue|via|viale|piazza|avenue|rua|ulica|ul\.) )?\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|\d{1,3}[a-z]?|de|la|du|des|del|van|der|di)){0,4})(?=[,.;(]|\s*$|\s[–—|·])/u
/** Where such a car is fetched, and is to be brought back to. */
export function placesOfClub(page: Page): EndPlaces | undefined {
  const said = page.lines
    .map(({ text, index }) => (index > 0 ? STANDS.exec(text)?.groups?.name : undefined))
    .find((name) => name !== undefined)
  const place =
    said === undefined ? stationOf(page) : { value: said.replace(/(?<=\p{L}{4})\.$/u, ''), rule: 'where the car is said to stand' }
  return place && { fetched: place, brought: place }
}
