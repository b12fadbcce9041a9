/** What one drives: a make and a model, `or similar`. */

import type { Line } from './page.ts'
import { vocabulary } from './vocabulary.ts'

/** What cars are called after, as people and houses may be: they count where a line tells of a vehicle; one may bring one's own on a ferry. */
export const MAKES = vocabulary(
  'peugeot, renault, volkswagen, vw, opel, vauxhall, skoda, toyota, citroen, hyundai, nissan, dacia, fiat, suzuki, mazda, mitsubishi, chevrolet, cupra',
)
const OF_VEHICLE =
  /(?:^|\s{3})car(?=\s?:)|(?<![a-z])(?:vehicle|car (?:type|model|group|class)|fahrzeug[a-z]*|wagentyp|mietwagen|vehicule|voiture|vehiculo|coche|veicolo|autovettura|veiculo|viatura|carro|voertuig|auto|fordon|bil|koretoj|kjoretoy|pojazd|samochod|vozidlo|vuz|arac|ajoneuvo)(?![a-z])/

/** What is said of a model, since another may stand there, in plain letters. */
export const OR_SIMILAR =
  'or similar, oder ahnlich, ou similaire, o similar, o simile, ou similar, of vergelijkbaar, eller liknande, eller likvardig, eller lignende, eller tilsvarende, tai vastaava, nebo podobny, lub podobny, car type'
/** The same behind a model, however the word ends. */
export const SIMILAR = new RegExp(`,? \\(?(?:${OR_SIMILAR.replaceAll(', ', '|')}|of (?:een )?vergelijkba(?:ar|re))`)
const MODEL = /\p{Lu}[\p{L}\d-]+(?: [\p{Lu}\d][\p{L}\d-]*){0,4}$/u
/** `Škoda Octavia nebo podobný` */
export function modelOn({ text, plain: small }: Line): string | undefined {
  const similar = SIMILAR.exec(small)
  return similar ? MODEL.exec(text.slice(0, similar.index))?.[0] : undefined
}

/** `Ford Focus`: nothing but a make and a model. */
export function isModel(small: string): boolean {
  const [first = '', ...model] = small.trim().split(/\s+/)
  return model.length > 0 && model.length < 4 && MAKES.in(first).size > 0
}
/** Whether a line says what one drives. */
export const tellsVehicle = ({ plain: small }: Line): boolean => SIMILAR.test(small) || OF_VEHICLE.test(small) || isModel(small)
