/** Whether a time or a line of a page is of leaving or of arriving, by the words around it. */

export type Role = 'departs' | 'arrives' | undefined

const LEAVING =
  '(?:dep(?:art(?:ure|s|ing)?)?|ab|abfahrt|abfahrten|depart|salida|sale|partenza|parte|partida|vertrek|avgang|avgar|afgang|afgar|avg|avresa|avreise|odjazdu?|wyjazd|lahto|lahtee|odjezd|odjizdi|vertrekt|leaves at|plecare|indulas|kalkis|from|von|de|da|van|fra|fran|z|origen|origem|origine|provenienza|leaves|leaving)'
const COMING =
  '(?:arr(?:iv(?:al|es?|ee|o|ing))?|an|ankunft|arrivee|llegada|llega|arrivo|arriva|chegada|aankomst|ankomst|ankommer|ank|przyjazdu?|tulo|saapuu|prijezd|prijizdi|sosire|erkezes|varis|to|nach|a|til|till|naar|do|destino|destination|destinazione|ziel)'
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

const ALONE = {
  departs: new RegExp(`^\\W*${LEAVING}(?: (?:from|de|da|von|time|station|place))?\\W*$`),
  arrives: new RegExp(`^\\W*${COMING}(?: (?:at|in|a|to|time|station|place))?\\W*$`),
}
/** What leaves or arrives somewhere is said before it. */
const OF_WHAT =
  /^\W*(?:stazione|station|estacion|estacao|gare|bahnhof|stacja|stasjon|asema|stanice|ora|hora|heure|orario|uhrzeit|godzina|time|data|date|datum|fecha|dia)\s(?:di |de |do |du |da |d'|of )?/
/** A label that is all of a line or a cell. */
export function roleAlone(text: string): Role {
  // `Stazione di Partenza / From`
  const [first = ''] = text.split('/', 1)
  const label = first.replace(OF_WHAT, '')
  return ALONE.departs.test(label) ? 'departs' : ALONE.arrives.test(label) ? 'arrives' : undefined
}

const SPOKEN =
  /(?:^|[^a-z])(?:departure|departs?|abfahrt|salida|partenza|partida|vertrek|avgang|afgang|avresa|odjazd|wyjazd|odjezd|lahto|arrival|arrives?|ankunft|arrivee|llegada|arrivo|chegada|aankomst|ankomst|przyjazd|prijezd|origen|destino|destinazione|provenienza)(?![a-z])/
/** Whether a word of leaving or arriving is in a text, which then is a label and no name. */
export const hasRole = (text: string): boolean => SPOKEN.test(text)
