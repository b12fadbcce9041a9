/** Words for parking in titles: what one books beside a road, and what a house has where one sleeps. */

import type { FoundProduct } from '../../found.ts'
import { SHARES_CARS } from '../hires/car-clubs.ts'
import type { Page } from '../page/page.ts'
import { SOME_ROOMS } from '../stays/stay-words.ts'
import { remembered } from '../words/remembered.ts'

/** Of a place for a car alone; `airport parking` is booked by itself. */
const PARKING =
  /(?<![a-z])(?<!(?:airport|flughafen|prenotazione|reservation de|reserva de|rezerwacja) )(?:parcheggio|parkeren|parkering|estacionamento|parkovani|parkolas|otopark|pysakointi[a-z]*|place de parking|plaza de aparcamiento|your parking|votre parking)(?![a-z])/g
/** `Camera: doppia`, `Doppelzimmer`, `Chambre double`: which room it is, and not that there is one. */
const KIND_OF_ROOM = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:${SOME_ROOMS}(?::\\s|\\s{3,}| (?:doppi|singol|matrimonial|tripl|quadrupl|famil|doubl|doble|dupl|individual|simple|single|twin|superior|standard|deluxe|de luxe|comfort|confort|vista|vue|con vista|economy|classic))|(?:doppel|einzel|familien|dreibett|zweibett|mehrbett)zimmer|(?:double|twin|single|family|superior|standard|deluxe) room|(?:tweepersoons|eenpersoons|familie)kamer|(?:dubbel|enkel|familje)rum|(?:dobbelt|enkelt|familie)(?:rom|vae?relse)|pokoj (?:dwuosobowy|jednoosobowy))`,
    ),
)
/** What is parked. */
const PLATE =
  /(?<![a-z])(?:licen[cs]e plate|number plate|kennzeichen|immatriculation|matricula|targa|kenteken|regnr|registreringsnummer|registration(?: number)?|vehicle reg|plate number|nr rej(?:estracyjny)?|numer rejestracyjny|registracni znacka|spz|plaka|rendszam|rekisteri[a-z]*)(?![a-z])/

/** A title of a page without its parking, where that tells what room of a house one has, and of no car; or where a car is that many share. */
export function withoutParking({ whole }: Page, products: readonly FoundProduct[]): (title: string) => string {
  const isBeside = remembered(
    () =>
      (products.every(({ kind }) => kind === 'hotel') && KIND_OF_ROOM().test(whole) && !PLATE.test(whole)) ||
      // `parcheggio di Piazza Roma`: where a car stands that is shared.
      (products.every(({ kind }) => kind === 'car') && SHARES_CARS.test(whole)),
  )
  return (title) => (title.search(PARKING) >= 0 && isBeside() ? title.replace(PARKING, ' ') : title)
}

/** Whether the plate of a car is told. Houses ask for it too, where they have a room for its driver. */
export const isParkedCarTold = ({ whole }: Page): boolean => PLATE.test(whole)
