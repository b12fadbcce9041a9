/** Chains of hotels, in plain letters, as parts of patterns: what says of a name that it is one of a house, and of none in particular. */

const NAMES = [
  'citadines|voco|aloft|movenpick|swissotel|yotel|kimpton|malmaison|copthorne|fairfield|ibis|novotel|mercure|sofitel|pullman|hilton|doubletree',
  'conrad|hampton|marriott|courtyard|sheraton|westin|ritz|hyatt|radisson|park inn|scandic|thon|nh|melia|barcelo|riu|iberostar|premier inn|travelodge',
  'holiday inn|crowne plaza|intercontinental|best western|motel one|steigenberger|leonardo|a&o|generator|meininger|25hours|citizenm|moxy|wyndham',
  'ramada|clarion|kyriad|campanile|adagio|staycity|four seasons|fairmont|kempinski|la quinta|catalonia|h10|eurostars|pestana|vila gale|tivoli|jurys',
  'maldron|maritim|zleep|super 8|red roof|pan pacific|rydges|shangri-la|mandarin oriental|waldorf astoria|le meridien|jw marriott|homewood suites|home2 suites',
  'embassy suites|staybridge|candlewood|hotel indigo|six senses|microtel|baymont|econo lodge|rodeway|intercityhotel|prizeotel|dorint|lindner|premiere classe',
  'mgallery|mama shelter|nhow|anantara|avani|centara|lemon tree|vivanta|toyoko inn|dormy inn|rotana|jumeirah|protea hotel|ac hotel|vincci|petit palace|ilunion',
  'occidental|allegro|grupotel|hipotels|palladium|bahia principe|fiesta americana|fiesta inn|city express|decameron|tui blue|robinson club|van der valk|fletcher',
  // One word of these is none of a chain alone.
  'b&b hotels?|village hotels?|(?:quality|comfort) (?:inn|hotel)|days inn',
]
export const CHAINS = NAMES.join('|')

/** What some of them call some of their houses: `Holiday Inn Express`, `Radisson Blu`. */
export const STYLES = 'express|styles|budget|plus|royal|blu|red|(?:garden )?inn|by (?:hilton|radisson)'
