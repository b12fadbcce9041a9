/** Whether a time or a line of a page is of leaving or of arriving, by the words around it. */

export type Role = 'departs' | 'arrives' | undefined

const LEAVING =
  '(?:dep(?:art(?:ure|s|ing)?)?|ab|abfahrt|abfahrten|depart|salida|sale|partenza|parte|partida|vertrek|avgang|afgang|avg|avresa|odjazdu?|wyjazd|lahto|lahtee|odjezd|plecare|indulas|kalkis|from|von|de|da|van|fra|fran|z|origen|origine|leaves|leaving)'
const COMING =
  '(?:arr(?:iv(?:al|es?|ee|o|ing))?|an|ankunft|arrivee|llegada|llega|arrivo|arriva|chegada|aankomst|ankomst|ank|przyjazdu?|tulo|saapuu|prijezd|sosire|erkezes|varis|to|nach|a|til|till|naar|do|destino|destinazione)'
const AT_TIME = '\\.?:?\\s*(?:\\d\\d\\.\\d\\d\\.?)?[^a-z]*(?:kl\\.?|um|at|a las|as|alle|a|om|ore|godz\\.?)?\\s*$'
export const DEPARTS = new RegExp(`(?:^|[^a-z])${LEAVING}${AT_TIME}`)
export const ARRIVES = new RegExp(`(?:^|[^a-z])${COMING}${AT_TIME}`)
/** `Partida: Lisboa, 09/07/2027, 10:00`: what a line is of, at its beginning. */
const LEADS = { departs: new RegExp(`^\\s*${LEAVING}\\s?:`), arrives: new RegExp(`^\\s*${COMING}\\s?:`) }

/** `08:16 vertrek   10:57 aankomst`: what stands behind a time that begins its cell. */
const BEHIND = {
  departs: /^\s(?:departure|departs?|abfahrt|depart|salida|partenza|partida|vertrek|avgang|afgang|avresa|odjazd|lahto|odjezd)(?![a-z])/,
  arrives: /^\s(?:arrival|arrives?|ankunft|arrivee|llegada|arrivo|chegada|aankomst|ankomst|przyjazd|prijezd)(?![a-z])/,
}
export const behind = (text: string): Role => (BEHIND.departs.test(text) ? 'departs' : BEHIND.arrives.test(text) ? 'arrives' : undefined)

export const leadOf = (text: string): Role => (LEADS.departs.test(text) ? 'departs' : LEADS.arrives.test(text) ? 'arrives' : undefined)
