/** Papers that call themselves what agencies and those who travel for a firm are given: an itinerary, a plan of a journey, its documents. */

import type { Page } from '../page/page.ts'
import { endsSentence } from '../page/sentences.ts'
import { rememberedFor } from '../words/remembered.ts'
import { vocabulary } from '../words/vocabulary.ts'

/** What such papers are called, a language a line. */
const TITLES = vocabulary(`
  itinerary, itineraries, travel plan, travel plans, trip plan, travel schedule, travel arrangements, trip arrangements, travel documents, travel pack, final arrangements, tour voucher
  reiseplan, reiseverlauf, reiseunterlagen, reiseprogramm, reiseablauf, ablaufplan, reisedokumente, reisemappe
  carnet de voyage, carnet de route, itineraire, programme de voyage, programme du voyage, programme de votre voyage, plan de voyage, documents de voyage, feuille de route, plan de deplacement
  itinerario, itinerarios, plan de viaje, programa de viaje, programa del viaje, documentacion de viaje, hoja de ruta
  programma di viaggio, programma del viaggio, piano di viaggio, documenti di viaggio, foglio di viaggio
  roteiro, programa de viagem, programa da viagem, plano de viagem, documentos de viagem
  reisschema, reisprogramma, reisplan, reisbescheiden, reisdocumenten
  resplan, reseplan, resprogram, reseprogram, resehandlingar, fardplan
  rejseplan, rejseprogram, rejsedokumenter, reiseprogram, reiserute, reisedokumenter
  plan podrozy, program podrozy, plan wyjazdu, program wyjazdu, program wycieczki, dokumenty podrozy
  matkaohjelma, matkasuunnitelma, matka-asiakirjat, matkasi ohjelma
  plan cesty, program cesty, itinerar, cestovni plan, program zajezdu, cestovni doklady
`)
/** Lines in which a paper says what it is, its subject among them. */
const HEAD = 8
/** Letters of a line that does. */
const LONGEST = 90

/** Whether a page calls itself so in its subject or at its head, in no sentence: `our tours: see the itinerary on the website.` names another paper. */
export const isTitledPlan: (page: Page) => boolean = rememberedFor((page: Page) =>
  page.lines
    .filter(({ plain }) => plain.trim() !== '')
    .slice(0, HEAD)
    .some(({ plain }) => plain.length <= LONGEST && !endsSentence(plain) && TITLES.in(plain).size > 0),
)

/** `Reiseplan`, `Itinerary for …`: whether what stands alone is such a title, and no name of a house. */
export const isCalledPlan = (small: string): boolean => [...TITLES.in(small)].some((title) => small.trimStart().startsWith(title))
