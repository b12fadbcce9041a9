/** A train, a ship or a flight that does not leave, told in the letter of somebody else: `The evening train from Inverness has been cancelled` undoes no stay. */

import type { FoundProduct } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { AND } from '../words/and-words.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { remembered } from '../words/remembered.ts'

const THE = "(?:the|this|that|der|die|das|dieser|diese|le|la|l'|ce|cette|el|este|esta|il|lo|questo|questa|o|a|os|de|het|deze|dit|det|den)"
const KINDS = {
  train:
    '(?:train|bus|coach|ferry|boat|sailing|[a-z]*zug|[a-z]*bahn|[a-z]*bus|[a-z]*fahre|autocar|bateau|tren|autobus|barco|treno|traghetto|nave|comboio|trem|autocarro|onibus|trein|veerboot|boot|taget|toget|tog|bussen|farjan|fergen|faergen)',
  air: '(?:flight|[a-z]*flug|vol|vuelo|volo|voo|vlucht|flyget|flyet)',
} as const
const IS =
  '(?:is|are|was|were|has been|have been|wird|wurde|ist|fallt|entfallt|a ete|est|ha sido|esta|fue|se ha|e stato|e stata|foi|werd|ar|er|har|ble|blev)'
const OFF =
  '(?:cancell?ed|storniert|annulliert|gestrichen|aus|annule|annulee|supprime|supprimee|cancelad[oa]|anulad[oa]|suprimid[oa]|cancellat[oa]|annullat[oa]|soppress[oa]|geannuleerd|vervallen|installt|installd|innstilt|kansellert|aflyst|avlyst)'

/** Up to two words that say which it is, and what is told of it before it is said to be off; a point within an hour ends no sentence. */
const SAID = remembered(
  () =>
    new Map(
      (['train', 'air'] as const).map((kind) => [
        kind,
        new RegExp(
          `(?<=^|[.!?:;\\n] ?|\\s{3})${THE}\\s?(?:[a-z-]{1,16}\\s){0,2}${KINDS[kind]}(?![a-z])(?:[^.!?]|\\.(?=\\d)){0,110}?(?<![a-z])${IS}\\s(?:[^.!?]{0,40}\\s)?${OFF}(?![a-z])`,
          'g',
        ),
      ]),
    ),
)
/** What is called off together with the ride: then nothing of it is left. */
const WITH_REST =
  /(?<![a-z])(?:hotel|rooms?|stay|accommodation|(?:whole|entire|complete) (?:trip|holiday|journey|tour)|(?:ganze|gesamte|komplette) reise|unterkunft|hebergement|alojamiento|alloggio|alojamento|accommodatie|overnatting|booking|reservation|order|zimmer|buchung|reservierung|aufenthalt|chambre|sejour|reserva|habitacion|estancia|prenotazione|camera|soggiorno|quarto|estadia|kamer|boeking|verblijf|bokning(?:en)?|rummet|bestilling(?:en)?|rommet|vae?relset)(?![a-z])/
const NUMBERED = /[a-z] (?:[a-z]{1,4} ?)?\d{2,5}(?![\d.:h]| [a-z]{3})/
/** `The flight and the cottage`: so is a house that is told by what it is. */
const WITH_HOUSE = remembered(() => new RegExp(`(?<![a-z])(?:${AND}) ${THE}\\s?${HOUSE_KIND.source}`))
/** What is in all of these. */
const STEM = /cancel|storn|ann?ul|gestrich|fallt|supprim|suprim|soppress|vervall|install|innstil|kansel|aflys|avlys/

/** The hour at which it leaves, as the sentence may tell it, and the digits of its number. */
function marksOf(product: FoundProduct): readonly string[] {
  if (product.kind !== 'train' && product.kind !== 'air') return []
  const [hour = '', minute = ''] = product.departs?.value.slice(11).split(':') ?? []
  const digits = /\d+/.exec(product.number?.value ?? '')?.[0]
  return [
    ...(hour && minute ? [`${Number(hour)}:${minute}`, `${Number(hour)}.${minute}`, `${Number(hour)}h${minute}`] : []),
    ...(digits ? [` ${digits}`] : []),
  ]
}

/** What a page tells when what it says of a ride alone is left to that ride; where no ride is told, it is one that nobody has booked here. */
export function withoutRidesOff(
  page: Page,
  products: readonly FoundProduct[],
): { readonly page: Page; readonly products: readonly FoundProduct[] } {
  const others = products.filter(({ kind }) => kind === 'hotel' || kind === 'car')
  if (others.length === 0 || !page.lines.some(({ plain }) => STEM.test(plain))) return { page, products }
  let text = page.lines.map(({ plain }) => plain).join('\n')
  let left = products
  for (const [kind, pattern] of SAID())
    text = text.replace(pattern, (sentence) => {
      if (WITH_REST.test(sentence) || WITH_HOUSE().test(sentence)) return sentence
      const ofKind = left.filter((product) => product.kind === kind)
      const named = ofKind.filter((product) => marksOf(product).some((mark) => sentence.includes(mark)))
      const off = named.length > 0 || ofKind.length > 1 ? named : ofKind
      // `Le train TGV 6613 a été annulé`: what is so named is what the letter is about.
      if (ofKind.length === 0 && NUMBERED.test(sentence)) return sentence
      // Of several that may be meant, nobody knows which is.
      if (off.length === 0 && ofKind.length > 0) return sentence
      left = left.filter((product) => !off.includes(product))
      return sentence.replace(/[^\n]/g, ' ')
    })
  const plains = text.split('\n')
  const lines = page.lines.map((line, at): Line => (line.plain === plains[at] ? line : { ...line, plain: plains[at] ?? '' }))
  return { page: { ...page, lines }, products: left }
}
