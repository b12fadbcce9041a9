/** Words that say of a heading, a label or a sentence of a plan that it is of a house one sleeps in: for houses, for nights, and for what one does there. */

import { LODGING } from '../words/house-kinds.ts'
import { remembered } from '../words/remembered.ts'
import { wordSet } from '../words/vocabulary.ts'

/** For houses of which several are listed, beside the words for lodging. */
const HOUSES = `
  hoteller hotellen hoteles hoteis alberghi albergo unterkunfte hebergements alojamientos alojamentos pernottamenti sistemazioni accommodations accommodaties overnattinger
  overnatninger hotelle hotelli hotellit hotely szalloda szallodak hospedagem hospedaje logies
`
/** For nights and what one does in them. */
const SLEEPING = `
  checkin overnight overnights stay stays staying overnightstay nights night accommodated einchecken ubernachtung ubernachtungen nacht nachte nachten ubernachten ubernachtet aufenthalt wohnen wohnt
  logieren nachtigen einquartiert schlafen schlaf
  nuit nuits nuitee nuitees sejour sejournez sejournerez logerez dormirez hebergement dormir dodo noche noches estancia alojara alojaran alojado alojados dormira dormiran pernocta
  notte notti sistemazione soggiorno soggiornerete dormirete dormire dormiamo alloggerete pernottate pernoite noite noites estadia ficara ficarao alojada hospedado dormida dormidas
  inchecken overnachting overnachtingen verblijft verblijven overnacht slapen incheckning natt natter nat natten bor bo bodde vistelse sova sove innsjekk innsjekking opphold overnatter indtjekning
  ophold zameldowanie pobyt nocleg noclegi noce nocujemy spanie yopyminen majoitumme yo yota ubytovani noci nocleh spani ejszaka ej sleep sleeping sleeps
`
const houses = remembered(() => wordSet(HOUSES))
const nights = remembered(() => wordSet(SLEEPING))

/** Whether a word in plain letters says that one sleeps, or for how long. */
export const isNightWord = (word: string): boolean => nights().has(word)

/** Whether it is one for where one sleeps: a heading above a house, or above several. */
export const isHouseWord = (word: string): boolean => LODGING.has(word) || houses().has(word)

/** Whether it is a word for either. */
export const isOfSleeping = (word: string): boolean => isHouseWord(word) || isNightWord(word)

/** Whether a text in plain letters has such a word. */
export const saysSleeping = (small: string): boolean => (small.match(/[a-z]+/g) ?? []).some(isOfSleeping)
