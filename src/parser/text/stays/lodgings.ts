/** What a page says of stays and of other journeys, looked for once for all who ask. */

import { nightsTold } from '../days/nights.ts'
import type { Page } from '../page/page.ts'
import { isOfOthers } from '../places/address-owners.ts'
import { findAddresses } from '../places/addresses.ts'
import type { Reference } from '../references/references.ts'
import { WORD_OF_FLIGHT } from '../words/air-words.ts'
import { remembered } from '../words/remembered.ts'
import type { Lodging } from './stay-days.ts'
import { ROOMS } from './stay-words.ts'
import { isSurelyOfStay } from './surely-stays.ts'
import { addressesToldByNights } from './told-nights.ts'

export function lodgingIn(page: Page, references: readonly Reference[]): Lodging {
  const isSure = (): boolean => isSurelyOfStay(page, references.length > 0)
  const words = ROOMS.in(page).size
  const isOfFlights = page.lines.some(({ flights }) => flights.length > 0) && WORD_OF_FLIGHT.in(page).size > 0
  const addressed = remembered(() => {
    const told = addressesToldByNights(page)
    const others = findAddresses(page).filter((mark) => !isOfOthers(page, mark) && !told.some(({ line }) => line === mark.line))
    return [...others, ...told]
  })
  return { page, references, words, isOfFlights, nights: new Set(nightsTold(page)), addressed, isSure }
}
