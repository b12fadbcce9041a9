/** People by the paper that tells who they are, when its number stands right below them. */

import type { FoundPerson } from '../../found.ts'
import { isParticle } from '../../particles.ts'
import { cellText, saidAt } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { wholeName } from './people-lists.ts'
import { AGES, BESIDE, isRole, NAMES } from './person-words.ts'

/** `DNI/NIE/Pasaporte: ****4417*`; a firm has a number for taxes, and none of these. */
const PAPER =
  /^(?:(?:n(?:o|r|um|umero)?[.º°]? ?(?:de |del |di |do )?)?(?:dni|nie|cpf|rg|pesel|passport|pasaporte|passeport|passaporto|passaporte|reisepass|personalausweis|paspoort|paszport|documento(?: de identidad| de identidade| d'identita)?|(?:carta|carte|piece) d'identit[ae]|identity card)(?: ?\/ ?(?=[a-z]))?){1,3}(?: ?(?:number|nummer|no|nr|n[º°])\.?)?\s?:\s*(?=[*•x\da-z.-]*\d{3})[*•x\da-z.-]{5,}$/

/** In capitals, as tickets have names: in small letters headings stand there. */
const SHOUTED = /^\p{Lu}[\p{Lu}'’-]+(?: [\p{Lu}'’-]{2,}){1,5}$/u

/** `DATOS PERSONALES` */
const isOfLabel = (word: string): boolean => BESIDE.has(word) || NAMES.has(word) || AGES.has(word) || isRole(word)

/** The names above such numbers, each in its column. */
export const byIdentity = (page: Page): FoundPerson[] =>
  page.lines.slice(2).flatMap((line) =>
    line.cells.flatMap((cell, at): FoundPerson[] => {
      const above = page.lines[line.index - 1]
      if (above?.cells.length !== line.cells.length) return []
      const name = cellText(above, at).trim()
      // What is quickly seen comes first: the pattern of papers takes long to make ready.
      if (name !== name.toUpperCase() || !saidAt(line, cell).includes(':') || !PAPER.test(saidAt(line, cell))) return []
      const words = name.split(' ').filter((word) => !isParticle(word))
      if (!SHOUTED.test(name) || words.some((word) => isOfLabel(plain(word))) || page.gazetteer.stations(name).length > 0) return []
      const person = wholeName(name)
      return person ? [person] : []
    }),
  )
