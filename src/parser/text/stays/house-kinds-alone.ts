/** What kind of house one is, said beside its name: `Solar da Romãzeira – Hotel Histórico`, `Hotel garni · Zum Karpfen`. Such words alone are no name. */

import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { wordSet } from '../words/vocabulary.ts'
import { isCapital, isHouseName } from './house-names.ts'

/** Words for kinds of houses, and what these are praised with or have beside rooms, that are no one's name. */
const SAYS_KIND = remembered(() =>
  wordSet(`
    hotel hotels hotell hotelli hotelik hostel hostal pension pensione pensjonat pensionat penzion pensao residencial inn rooms room guest house guesthouse bed breakfast
    b&b gasthof gasthaus gastehaus landgasthof landgasthaus landhotel wellnesshotel aparthotel apartments appartements apartamentos appartamenti apartamenty apartmany
    ferienwohnung ferienwohnungen fewo zimmer fremdenzimmer gastezimmer chambres chambre hotes table tables gite gites auberge maison logis relais chateau
    albergo locanda agriturismo affittacamere residenza residence camere ostello rifugio posada casa casas rural rurales turismo alojamento local habitaciones
    solar quintas hospedaria estalagem pousada herberg logement kamers pensions vandrarhem vandrerhjem stugor hytter hytte stugby kro vardshus gastgiveri vertshus
    gjestehus gjestegard retkeilymaja majatalo majoitus zajazd gosciniec noclegi pokoje goscinne agroturystyka ubytovani hostinec ubytovna camping campsite glamping lodge lodges
    resort villa villas restaurant restaurante ristorante restauracja restauracyjny restaurace ravintola restaurang spisehus bistro brasserie cafe caffe kawiarnia kavarna
    bar pub pizzeria osteria trattoria tavern taverna weinstube wirtshaus brauerei gastwirtschaft metzgerei weingut winery cellar spa wellness thermal therme
    boutique design lifestyle historico historic historique storico charme encanto epoca heritage luxury familiar familial familie garni superior business city beach
    konferens konference konferanse konferencje conference conferences kongress tagung tagungen tagungshotel seminar seminare seminarhotel events event evenementen vergaderlocatie vergaderen groepsaccommodatie vakantieappartementen
    bryllup bankiety wesela swiatecznie country rustic romantik sport golf ski bike family stars star sterne etoiles estrellas stelle estrelas sterren
    stjarnor stjerner gwiazdki gwiazdkowy hvezdy tahtea
    and und et y e en og och ja i a with mit avec con com met med z s de d di da del della des du do dos of in im am the`),
)
const isOfKind = (word: string): boolean => SAYS_KIND().has(word) || /^[*★⭐✩☆\d]+s?$/.test(word)
/** Letters of such a text. */
const LONGEST = 60

/** Whether a text says but what kind of house one is. */
export function saysOnlyKind(text: string): boolean {
  if (text.length > LONGEST) return false
  const small = plain(text).trim()
  if (!HOUSE_KIND.test(small) && !OTHER_KIND.test(small)) return false
  return small.split(/\s&\s|[\s+/,'’-]+/).every((word) => word === '' || isOfKind(word))
}
/** Said of houses beside a name, and of much else alone. */
const OTHER_KIND = /^turismo (?:rural|de habitacao)|^rooms|^affittacamere|^residenza d|^alojamento local/

/** Signs between a name and what kind of house it is. */
const SIGN = /\s[-–—|·•]\s|,\s|\s{3,}/

/** The name that stands beside what kind of house it is, whichever comes first; a text of more parts tells other things. */
export function nameBesideKind(text: string): string | undefined {
  const [one = '', other = '', ...more] = text.trim().split(SIGN)
  if (other === '' || more.length > 0) return undefined
  const [name, kind] = saysOnlyKind(one) ? [other, one] : [one, other]
  return saysOnlyKind(kind) && !saysOnlyKind(name) && isHouseName(name) && isCapital(name) && !/[\d:@]/.test(name) ? name : undefined
}
