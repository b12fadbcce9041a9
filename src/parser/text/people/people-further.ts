/** Who only comes along: whoever travels first is told in another way. */

import type { FoundPerson } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { vocabulary } from '../words/vocabulary.ts'
import { isCompanionIn } from './people-companions.ts'
import { personLabel } from './person-labels.ts'

/** What is said of one more who drives or comes along. */
const FURTHER = vocabulary(`
  additional driver, extra driver, second driver, additional drivers, zusatzfahrer, zweitfahrer, zusatzlicher fahrer, weiterer fahrer, weitere fahrer, mitreisende
  mitreisender, mitreisenden, begleitperson, begleitung, conducteur additionnel, conducteur supplementaire, deuxieme conducteur, second conducteur, accompagnant
  accompagnante, conductor adicional, segundo conductor, acompanante, conducente aggiuntivo, secondo conducente, guidatore aggiuntivo, accompagnatore
  condutor adicional, segundo condutor, acompanhante, extra bestuurder, tweede bestuurder, medebestuurder, medereiziger, extraforare, extra forare, medresenar
  ekstraforer, ekstra forer, tilleggsforer, medreisende, medrejsende, dodatkowy kierowca, drugi kierowca, dalsi ridic, druhy ridic, lisakuljettaja
`)

/** Whether a line without a label stands below such a label and nothing else: not below `Additional driver: free of charge`. */
const isBelowLabel = (line: Line, above: Line | undefined): boolean => {
  const said = above?.plain.replace(/[\s\d:.()]+$/, '').trim() ?? ''
  return [...FURTHER.in(said)].includes(said) && !personLabel(line.plain)?.hasColon
}

/** Whether all that a page tells of somebody is that he is one more. */
export const comesAlong = ({ lines }: Page, person: FoundPerson): boolean => {
  const { lastName, firstName = '' } = person
  const [family, given] = [plain(lastName), plain(firstName)]
  const told = lines.filter(({ plain: small }) => small.includes(family) && small.includes(given))
  return (
    told.length > 0 &&
    told.every((line) => FURTHER.in(line.plain).size > 0 || isBelowLabel(line, lines[line.index - 1]) || isCompanionIn(line, person))
  )
}
