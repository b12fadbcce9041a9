/** Labels of numbers by which whoever hires out a car knows a booking that others arranged. */

import { FIRMS } from '../words/hire-firms.ts'
import { HIRERS, SUPPLIERS } from '../words/hirers.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { isReferenceWord } from './reference-labels.ts'

/** Those who hire out, and where they do; of a firm, these two are headings and no labels. */
export const HIRERS_IN_LABELS: ReadonlySet<string> = new Set([...HIRERS, 'autovermietung', 'vermietstation'])
/** And whoever supplies anything or has a contract for it. */
const PROVIDERS = wordSet(
  'lieferant lieferanten lieferantenreferenz provider providers compania vertragspartner leistungstrager',
  HIRERS_IN_LABELS,
  SUPPLIERS,
)
/** Whether a label names one of them. */
export const isSupplier = (said: string): boolean => PROVIDERS.has(/^\s*([a-z]+)/.exec(said)?.[1] ?? '')
/** What they are called in more words than one. */
export const PHRASES =
  /(?<![a-z])(?:(?:car )?(?:rental|hire) (?:company|firm|agency|partner|supplier|provider|desk|car)|(?:societe|agence) de location|(?:compania|empresa|agencia) de (?:alquiler|aluguer|renta)|(?:compagnia|societa) di noleggio|rent ?a ?car)(?: s)?(?:'s)?(?![a-z])/g
/** What stands beside these in such a label. */
export const BESIDE = wordSet(
  's confirm confirmed by at for with from bei beim fur mit von vom chez par avec de del della des der dem dell do da du la van od con por para presso hos fra fran av voor bij u ve ile the n na en w',
)
/** `Código na locadora`: behind a word for number, that by which whoever hires out knows what is asked for. */
const AT = /^(?:codes?|codigo|codice|kode?|n(?:umber|ummer|umero|r|o)?\.?) (?:at|with|bei|beim|chez|en|na|no|presso|bij|hos|w|u) /
/** Words that say nothing of a booking beside the name of a firm. */
const OF_FIRMS = wordSet('car rental hire rent kind number no nr num code id n nummer numero codigo codice kod kode')
/** Words in brackets. */
const IN_BRACKETS = /\([^()\d]*\)/g
/** What else has suppliers. */
const OTHERS = wordSet('hotel hotels hotell airline airlines flight flug vol vuelo volo vlucht flyg ferry fahre transfer train')

/** The label with which a cell begins, where it speaks of the supplier and of a number of a booking and of nothing else. */
export function supplierLabel(cell: string, isPartner = false): string | undefined {
  const said = /^[^:]{4,60}?(?=\s*(?::|$))/.exec(cell)?.[0]
  if (said === undefined) return undefined
  const firms = [...FIRMS.in(said)]
  // `Código na locadora (Movida)`
  const rest = firms.reduce((text, firm) => text.replace(firm, ' '), said.replace(IN_BRACKETS, ' ')).replace(PHRASES, ' ')
  const spoken = rest.replace(/(?<![a-z])n[°º]/g, 'no').match(/[a-z]+/g) ?? []
  if (spoken.some((word) => OTHERS.has(word))) return undefined
  const isOne = (word: string): boolean => PROVIDERS.has(word) || (isPartner && word === 'partner')
  const isOfSupplier = firms.length > 0 || said.search(PHRASES) >= 0 || spoken.some(isOne)
  const isAtHirer = AT.test(said) && spoken.some((word) => HIRERS_IN_LABELS.has(word))
  const isOfBooking = isAtHirer || spoken.some((word) => !isOne(word) && !OF_FIRMS.has(word) && isOfReference(word))
  const isAll = spoken.every((word) => isOne(word) || BESIDE.has(word) || OF_FIRMS.has(word) || isOfReference(word))
  return isOfSupplier && isOfBooking && isAll ? said : undefined
}

const isOfReference = (word: string): boolean =>
  word === 'conf' || word === 'voucher' || word === 'res' || word === 'referenz' || isReferenceWord(word)

/** Whether a label says that one hires out cars. */
export const isOfHirer = (label: string): boolean =>
  label.search(PHRASES) >= 0 || (label.match(/[a-z]+/g) ?? []).some((word) => HIRERS_IN_LABELS.has(word))

/** Whether a label names one who hires out: by what it calls them, or by the firm beside it. */
export const isHirer = (label: string, name: string): boolean =>
  isSupplier(label) && ((label.match(/[a-z]+/g) ?? []).some((word) => HIRERS_IN_LABELS.has(word)) || FIRMS.in(plain(name)).size > 0)

/** Whether every word of a label is one of those of references. */
export function isReferenceLabel(said: string): boolean {
  const words = said.match(/[a-z]+/g) ?? []
  return (
    words.length > 0 &&
    words.every((word) => isOfReference(word) || PROVIDERS.has(word)) &&
    words.some((word) => !PROVIDERS.has(word) && word !== 'voucher')
  )
}
