/** What rooms of a house cost in a year or a season, as houses print it for anybody: the days of a feast that are told there are no stay. */

import type { Line } from '../page/page.ts'
import { titlesOf } from '../page/titles.ts'
import { confirmsRoom } from '../stays/stay-evidence.ts'
import { given, promised } from '../stays/stay-promises.ts'
import { allIn } from '../words/all-in.ts'
import { PRICE } from '../words/prices.ts'
import { remembered } from '../words/remembered.ts'
import { isConfirmation } from './confirmations.ts'
import { isNamed, type Seeming } from './evidence.ts'

/** What is called so. */
const LIST =
  '(?:price ?lists?|rate (?:cards?|sheets?)|tariff sheet|preislisten?|preisverzeichnis|preisblatt|(?:zimmer)?tarife|grille tarifaire|lista de precios|listino(?: prezzi)?|tabela de precos|tarifario|precario|prijslijst|prislista[n]?|prislisten?|hinnasto|cennik|cenik)'
/** And what is called so with a year: `Prices include breakfast` is said of any stay. */
const RATES =
  '(?:tariffs?|rates|prices|preise|zimmerpreise|tarifs?|prix|tarifas?|precios|tariffe|prezzi|precos|tarieven|prijzen|priser|rumspriser|rompriser|varelsespriser|hinnat|huonehinnat|ceny(?: pokoi| pokoju)?)'
const WORDS = '(?:[a-z]{1,14} ){0,3}'
/** `Tariff 2027`, `Prislista`, `Sommerpreise 2026/27`: the whole of a cell. */
const TITLE = remembered(
  () =>
    new RegExp(
      `^\\W*${WORDS}(?:[a-z]{0,10}${LIST}(?: ${WORDS}20\\d\\d)?|[a-z]{0,10}${RATES} ${WORDS}20\\d\\d|20\\d\\d ${WORDS}[a-z]{0,10}(?:${LIST}|${RATES}))(?: ?[/–-] ?(?:20)?\\d\\d)?\\W*$`,
    ),
)
/** One of these is in all titles. */
const STEM = /tari|rate|preis|price|prix|preci|prec[oa]|prez|listin|pri[sj]|hin[tn]a|cen[niy]/

const cellsOf = ({ plain }: Line): readonly string[] => plain.trim().split(/\s{3,}|\s?[|·]\s?/)
const isTitle = (line: Line): boolean => STEM.test(line.plain) && cellsOf(line).some((cell) => TITLE().test(cell))

const HAS_PRICE = new RegExp(PRICE, 'g')
/** Prices of rooms that are listed: what one stay costs may be told by its nights, with a sum. */
const SOME_PRICES = 2

/** Whether a page is such a list, and nobody is told to have a room there. */
export const isRateCard = ({ page, products, people, referred }: Seeming): boolean =>
  !referred &&
  products.every(({ kind }) => kind === 'hotel') &&
  !isNamed(people) &&
  titlesOf(page).some(isTitle) &&
  allIn(page.whole, HAS_PRICE).length >= SOME_PRICES &&
  !isConfirmation(page) &&
  !confirmsRoom(page) &&
  [given, promised].every((days) => days(page).length === 0)
