/** Rows of a form that are marked as called off, where another row tells the same thing anew: `Return   24/05/2027 (CANCELLED)` above `New return   26/05/2027`. */

import { isCalledOff } from '../words/called-off.ts'
import { plain } from '../words/plain.ts'
import { columnsOf } from './cells.ts'

/** A word or two in brackets. */
const ASIDE = /[([]\s?(?<said>\p{L}[^()[\]\d]{3,29})[)\]]/u
/** Said of what something else took the place of. */
const REPLACED =
  /^(?:superseded|replaced|no longer valid|void|ersetzt|uberholt|ungultig|nicht mehr gultig|entfallt|remplace[es]?|non valable|caduque?|sustituid[oa]|sin efecto|sostituit[oa]|superat[oa]|non (?:piu )?valid[oa]|substituid[oa]|sem efeito|vervangen|vervallen|ersatt|erstattet|ugyldig|ogiltig|zastapion[aey]|niewazn[aey]|nahrazen[aoy]?|neplatn[aey]|korvattu)$/

const asideOf = (line: string): string => plain(ASIDE.exec(line)?.groups?.said ?? '').trim()
const isReplaced = (line: string): boolean => REPLACED.test(asideOf(line))

function isMarkedOff(line: string): boolean {
  const said = asideOf(line)
  return said !== '' && (REPLACED.test(said) || (isCalledOff(said) && !said.includes(' ')))
}

/** Words of the label with which a row begins; short ones are no more than articles. */
const labelOf = (line: string): readonly string[] => (plain(columnsOf(line)[0] ?? '').split(/[:(\d]/, 1)[0] ?? '').match(/[a-z]{5,}/g) ?? []

/** Said of days that one might have instead: they take the place of nothing. */
const MAY_BE =
  /(?<![a-z])(?:offer(?:ed)?|propos[a-z]*|possible|available|suggest[a-z]*|option[a-z]*|from|angebot[a-z]*|moglich[a-z]*|vorschlag[a-z]*|verfugbar[a-z]*|fruhestens|spatestens|ab|dispon[a-z]*|possibil[ei]|posible|possivel|offert[ae]?|oferta|suger[a-z]*|a partir|a partire|mogelijk[a-z]*|voorstel|beschikbaar|vanaf|mojlig[a-z]*|forslag|mulig[a-z]*|fra|fran|mozliw[a-z]*|propozycja|mozn[a-z]*|navrh|mahdollinen|ehdotus)(?![a-z])/

const DAY = /\d{1,4}[./-]\d{1,2}[./-]|\d{1,2}\.? \p{L}{3}|\p{L}{3} \d{1,2}/u

/**
 * The same lines, without rows whose day was called off for that of another row; as they are where none says what is so now. `beginsUpdated` tells whether a
 * line begins with a label that says so.
 */
export function withoutReplacedRows(lines: readonly string[], beginsUpdated: (line: string) => boolean): readonly string[] {
  const isOff = (line: string): boolean => /[([]/.test(line) && DAY.test(line) && isMarkedOff(line)
  const off = lines.filter(isOff)
  // Where both ends are called off, so is the journey, unless it is said that something took their place.
  if (off.length === 0 || (off.length > 1 && !off.every(isReplaced))) return lines
  const updated = lines.filter((line) => DAY.test(line) && !isOff(line) && beginsUpdated(line) && !MAY_BE.test(plain(line))).map(labelOf)
  const isToldAnew = (line: string): boolean => labelOf(line).some((word) => updated.some((words) => words.includes(word)))
  return lines.map((line) => (isOff(line) && isToldAnew(line) ? '' : line))
}
