/** Cruises, whose ports and hours look like those of trains: nobody gets on at one port and off at the next. */

import type { FoundTrain } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { remembered, rememberedFor } from '../words/remembered.ts'
import { SHIPS } from './ships.ts'
import { beginsWithTrain } from './train-numbers.ts'

/** What such a journey is called; ferries are called so as well. */
const CRUISE =
  /(?<![a-z])(?:cruise|[a-z]*kreuzfahrt|croisiere|crucero|crociera|cruzeiro|[a-z]*kryssning|krydstogt|risteily|rejs(?:u)? (?:wycieczkowy|statkiem)|okruzni plavb[ay]|plavba)/
/** What no ferry has: days at sea, rooms of state and ports of call. */
const OF_CRUISES = remembered(
  () =>
    /(?<![a-z])(?:at sea|day at sea|sea day|state ?room|ports? of call|embark|disembark|debark|seetage?s?|tag auf see|auf see|einschiffung|ausschiffung|anlaufhafen|en mer|journee en mer|embarquement au port|navegacion|dia de mar|en alta mar|navigazione|in navigazione|giorno in mare|imbarco al porto|dia no mar|navegacao|op zee|dag op zee|inscheping|ontscheping|till sjoss|dag till havs|ilandstigning|til sos|dag pa havet|til havs|na morzu|dzien na morzu|zaokretowanie|na mori|den na mori|vylodeni|meripaiva|merella)(?![a-z])/,
)

const isOfCruise = rememberedFor(
  ({ lines }: Page) => lines.some(({ plain: small }) => CRUISE.test(small)) && lines.some(({ plain: small }) => OF_CRUISES().test(small)),
)
/** The way to the port and back, told by what one rides there. */
const BY_RAIL =
  /(?<![a-z])(?:trains?|rail|railway|coach [a-z\d]{1,2}|zug|bahn(?:fahrt)?|wagen \d+|voiture \d+|tren(?:es)?|coche \d+|treno|carrozza \d+|comboio|carruagem \d+|trein|rijtuig \d+|tag(?:et)?|vagn \d+|tog(?:et)?|vogn \d+|pociag[a-z]*|wagon \d+|vlak[a-z]*|vuz \d+|juna[a-z]*|vaunu \d+)(?![a-z])/
/** Lines from the word for it to both its ends. */
const REACH = 2
const isByRail = ({ lines }: Page, { from, to }: FoundTrain): boolean => {
  const [first, last] = [from, to].map((end) => plain(end?.value ?? ''))
  return lines.some(({ plain: small, index }) => {
    const near = lines.slice(Math.max(1, index - REACH), index + 1).map((line) => line.plain)
    return first && last && small.includes(first) && small.includes(last) && near.some((said) => BY_RAIL.test(said) && !CRUISE.test(said))
  })
}

/** What ships are called by before their names. */
const SHIP_BY_ITSELF = /^(?:m\/?[svf]|mts|hsc|n\/m) /

/** Whether what looks like a ride is of a ship that cruises: it has no number on its page, or that of a ship. */
export function isOnCruise(page: Page, ride: FoundTrain): boolean {
  const { number } = ride
  const name = plain(number?.value ?? '')
  const isShip = SHIP_BY_ITSELF.test(name) || SHIPS.has(name.split(' ', 1)[0] ?? '')
  return (number === undefined || (isShip && !beginsWithTrain(number.value))) && isOfCruise(page) && (isShip || !isByRail(page, ride))
}
