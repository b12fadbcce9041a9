/** Chains of hotels, in plain letters, as parts of patterns: what says of a name that it is one of a house, and of none in particular. */

const NAMES = [
  'citadines|voco|aloft|movenpick|swissotel|yotel|kimpton|malmaison|copthorne|fairfield|ibis|novotel|mercure|sofitel|pullman|hilton|doubletree',
  'marriott|courtyard|sheraton|westin|ritz|hyatt|radisson|park inn|scandic|thon|nh|melia|barcelo|riu|iberostar|premier inn|travelodge',
  'holiday inn|crowne plaza|intercontinental|best western|motel one|leonardo|a&o|generator|25hours|citizenm|moxy|wyndham',
  'ramada|clarion|kyriad|campanile|adagio|staycity|four seasons|fairmont|kempinski|la quinta|catalonia|h10|eurostars|vila gale|tivoli|jurys',
  'maldron|maritim|zleep|super 8|red roof|pan pacific|rydges|shangri-la|mandarin oriental|waldorf astoria|le meridien|jw marriott|homewood suites|home2 suites',
  'embassy suites|staybridge|candlewood|hotel indigo|six senses|microtel|baymont|econo lodge|rodeway|intercityhotel|prizeotel|dorint|premiere classe',
  'mgallery|mama shelter|nhow|anantara|centara|lemon tree|vivanta|toyoko inn|dormy inn|rotana|jumeirah|protea hotel|ac hotel|vincci|petit palace|ilunion',
  'occidental|grupotel|hipotels|palladium|bahia principe|fiesta americana|fiesta inn|city express|decameron|tui blue|robinson club|van der valk',
  '(?:autograph|curio|luxury|tapestry|unbound|trademark|handwritten|vignette|tribute|ascend|signature|premier) collection|tribute portfolio|design hotels|lxr',
  // One word of these is none of a chain alone.
  'b&b hotels?|village hotels?|(?:quality|comfort) (?:inn|hotel)|days inn',
]
/** Of these many people are called; of a house they are the first word of several, as in `Conrad Bangkok`, and what is said before is a small word. */
const FAMILIES = 'conrad|hampton|steigenberger|pestana|lindner|fletcher|meininger'
const BEHIND_OTHERS = '(?<![a-z.](?<!(?<![a-z])(?:a|al|am|at|au|by|da|do|in|im|of|the|our|your|und|and|or|hotell?|new)) [a-z]{6,13})'
export const CHAINS = `${NAMES.join('|')}|(?:${FAMILIES})${BEHIND_OTHERS}(?= [a-z])`

/** What some of them call some of their houses: `Holiday Inn Express`, `Radisson Blu`. */
export const STYLES = 'express|styles|budget|plus|royal|blu|red|(?:garden )?inn|by (?:hilton|radisson)'

/** Whether a name in plain letters tells one of them. */
export const IS_CHAIN = new RegExp(`(?<![a-z])(?:${CHAINS})(?![a-z])`)
/** Whether it tells nothing else, and so none of its houses. */
export const IS_ONLY_CHAIN = new RegExp(`^(?:${CHAINS})$`)
