/** What one drives: a make and a model, `or similar`. */

import type { Line } from '../page/page.ts'
import { vocabulary } from './vocabulary.ts'

/** What cars are called after, as people and houses may be: they count where a line tells of a vehicle; one may bring one's own on a ferry. */
export const MAKES = vocabulary(
  'peugeot, renault, volkswagen, vw, opel, vauxhall, skoda, toyota, citroen, hyundai, nissan, dacia, fiat, suzuki, mazda, mitsubishi, chevrolet, cupra',
)
const OF_VEHICLE =
  /(?:^|\s{3})car(?=\s?:)|(?<![a-z])(?:vehicles?|car (?:type|model|group|class)|fahrzeug[a-z]*|wagentyp|mietwagen|vehicule|voiture|vehiculo|coche|veicolo|autovettura|veiculo|viatura|carro|voertuig|auto|fordon|bil|koretoj|kjoretoy|pojazd|samochod|vozidlo|vuz|arac|ajoneuvo)(?![a-z])/

/** What is said of a model, since another may stand there, in plain letters. */
export const OR_SIMILAR = `
  or similar, oder ahnlich, oder vergleichbar, oder gleichwertig, ou similaire, ou semblable, o similar, o similare, o similari, o simile, ou similar
  of vergelijkbaar, of vergelijkbare, of een vergelijkbaar, of een vergelijkbare, of soortgelijk, of gelijkwaardig, eller liknande, eller likvardig
  eller motsvarande, el. likn, eller lignende, eller tilsvarende, tai vastaava, tai samankaltainen, tai samanlainen, nebo podobny, nebo podobne, nebo podobna
  ci podobny, ci podobne, lub podobny, lub podobne, lub podobna, lub rownorzedny, veya benzeri, vagy hasonlo
`
/** The same, said of tools, boats and licences as well. */
export const OR_EQUIVALENT = 'or equivalent, ou equivalent, o equivalente, ou equivalente'
/** What is said of a model behind it, however the last word ends. */
export const SIMILAR = new RegExp(
  `,? \\(?(?:${OR_SIMILAR.trim()
    .replaceAll('.', '\\.')
    .split(/,\s|\n\s*/)
    .join('|')})`,
)
const MODEL = /\p{Lu}[\p{L}\d-]+(?: [\p{Lu}\d][\p{L}\d-]*){0,4}$/u
/** `Škoda Octavia nebo podobný` */
export function modelOn({ text, plain: small }: Line): string | undefined {
  const similar = SIMILAR.exec(small)
  return similar ? MODEL.exec(text.slice(0, similar.index))?.[0] : undefined
}

function isModelOf(makes: typeof MAKES, small: string): boolean {
  const [first = '', ...model] = small.trim().split(/\s+/)
  return model.length > 0 && model.length < 4 && makes.in(first).size > 0
}
/** `Škoda Octavia`: nothing but a make and a model. */
export const isModel = (small: string): boolean => isModelOf(MAKES, small)
/** What people are called as often. */
const ALSO_PEOPLE = vocabulary('ford, audi, bmw, kia, honda, volvo, tesla, mini, subaru, porsche, jaguar, lexus')
/** `Ford Focus`, in a list below `Passengers and vehicle` */
export const isModelUnder = (heading: Line, { plain: small }: Line): boolean =>
  (isModel(small) || isModelOf(ALSO_PEOPLE, small)) && OF_VEHICLE.test(heading.plain)
/** `votre BMW R1250 GS`, `your Honda CB500X`: of those that people are called as, with a number of the model. */
export const tellsModel = (small: string): boolean => ALSO_PEOPLE.in(small).size > 0 && OF_MODEL.test(small)
const OF_MODEL = /(?<![a-z])(?:ford|audi|bmw|kia|honda|volvo|tesla|mini|porsche|lexus) (?:model [a-z\d]|[a-z]{0,4}\d)/
/** Whether a line says what one drives. */
export const tellsVehicle = ({ plain: small }: Line): boolean => SIMILAR.test(small) || OF_VEHICLE.test(small) || isModel(small)
