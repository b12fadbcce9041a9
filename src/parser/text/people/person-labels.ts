/** Labels of people: short texts in which every word is one that such labels are made of. */

import { AND_OR_TO } from '../words/and-words.ts'
import { rememberedOf } from '../words/remembered.ts'
import { type WordSet, wordSet } from '../words/vocabulary.ts'
import { isOfRailway } from './not-people.ts'
import { AGES, BESIDE, FAMILY, GIVEN, isRole, NAMES } from './person-words.ts'

export interface PersonLabel {
  /** Where the label ends, colon and all; what follows is what it is said of. */
  readonly end: number
  /** Whether nothing follows. */
  readonly isAll: boolean
  readonly hasColon: boolean
  /** Whether it speaks of a person and not of a mere name. */
  readonly isRole: boolean
  /** `Name, Vorname` */
  readonly isTurned: boolean
  /** Of half a name: `Surname`. */
  readonly half?: 'given' | 'family'
}

/** Letters in which a label of people goes. */
const LONGEST = 60
/** Letters of a cell that is short enough for a label to end it without a colon: more are a sentence. */
export const SHORT_CELL = 45
/** Words, numbers, signs, and what stands in brackets. */
const TOKEN = /[a-z]+|\d+|\([^()]{1,40}\)|[^\sa-z\d]/g
const IS_AND = new RegExp(`^(?:[/&,]|${AND_OR_TO}|si|es|ve)$`)
const isOurs = (word: string): boolean =>
  [AGES, NAMES, FAMILY, GIVEN, BESIDE].some((set) => set.has(word)) || isRole(word) || /^(?:\d{1,2}|x|\(.+\)|[()/&.,*+•#'’–-])$/.test(word)

/** Whether a word is one for those who travel or stay, or for names: no part of a name itself. */
export const isLabelWord = (word: string): boolean => isRole(word) || NAMES.has(word)

const TYPES = wordSet('type typ tipo tipi tipus')
const GIVEN_NAME = /(?:^| )(?:first|given) names?(?: |$)/
const FAMILY_NAME = /(?:^| )(?:last|family) names?(?: |$)/
/** Another party is one to a contract, or one that has balloons. */
const OUR_PARTY = /(?:^| )(?:your|our|travell?ing) party(?: |$)/
const FOR = /(?:^| )(?:booked|reserved) for$/

/** Who answers for what is known of people: `Titular del tratamiento`. */
const ANSWERS_FOR = /^(?:titular|titulaire|titolare|responsable) (?:del?|du|do|des) (?:tratt?a|traite)/

/** What words are a label of, where they have a word of people at all. */
function judge(tokens: readonly string[], end: number, isAll: boolean, hasColon: boolean): PersonLabel | undefined {
  const text = tokens.join(' ')
  if (ANSWERS_FOR.test(text)) return undefined
  const find = (set: WordSet, phrase?: RegExp): number => {
    const at = tokens.findIndex((word) => set.has(word))
    return at >= 0 ? at : phrase?.test(text) ? text.slice(0, text.search(phrase)).split(' ').length : -1
  }
  const ofRole = tokens.some(isRole) || OUR_PARTY.test(text) || (hasColon && find(AGES) >= 0)
  const [name, family, given] = [find(NAMES, FOR), find(FAMILY, FAMILY_NAME), find(GIVEN, GIVEN_NAME)]
  // `Passenger type`, `Yolcu Tipi`
  if (name < 0 && family < 0 && given < 0 && tokens.some((word) => TYPES.has(word)) && !tokens.some((word) => IS_AND.test(word)))
    return undefined
  if (!ofRole && name < 0 && family < 0 && given < 0) return undefined
  // In German and French the name is the family's, in Spanish, Italian and Czech the given one.
  const [first, last] = [given >= 0 ? given : name, family >= 0 ? family : name]
  const isBoth = /(?:^| )adi? (?:ve )?soyadi?(?: |$)/.test(text)
  const isHalf = !isBoth && family >= 0 !== given >= 0 && !tokens.some((word) => IS_AND.test(word))
  return {
    end,
    isAll,
    hasColon,
    isRole: ofRole,
    isTurned: first >= 0 && last >= 0 && last < first,
    ...(isHalf && { half: given >= 0 ? 'given' : 'family' }),
  }
}

/** `Họ tên`: a name in two words, each of which means other things elsewhere. */
const NAME_IN_TWO = /^\s*ho (?:va )?ten(?![a-z])/

/** Who lets the house; `host` alone is the Czech word for a guest. */
const LETS = /^\s*(?:your|the|meet your) hosts?(?![a-z])/

/** What each of these has, which most labels have not. */
const MAY_PROVIDE = /provid|render|supply|extend|facilitar|prestar|proporcionar|fourni/
/** `Please provide to:`, as vouchers ask those who are to serve somebody. */
const PROVIDED_TO =
  /(?:please|kindly) (?:provide|render|supply|extend)(?: (?:the )?(?:following |above )?(?:services?|facilities))? to(?=\s*(?:[:/]|$))|(?:sirvanse|se ruega|rogamos) (?:facilitar|prestar|proporcionar)(?: (?:los )?(?:siguientes )?servicios)? a(?=\s*(?:[:/]|$))|(?:priere|merci) de fournir(?: (?:les )?services)? a(?=\s*(?:[:/]|$))|(?:si prega di|vi preghiamo di) fornire(?: (?:i )?(?:seguenti )?servizi)? a(?=\s*(?:[:/]|$))/g

/** `Ticketinhaber:in`, `Reisende*r`: said of women and men, with a sign within the word. */
const OF_BOTH = /(?<=[a-z]{3})[:*_](?=(?:in|innen|r|n)(?![a-z]))/g

/** `PERSONAL DETAILS` above a name: whose these are travels or drives. */
const PERSONAL =
  /^\s*(?:(?:your|my|ihre|deine|vos|sus|tus|i suoi|i tuoi|os seus|uw|je|dina|dine|twoje|vase) )?(?:personal (?:details|information)|personliche (?:daten|angaben)|(?:donnees|informations|coordonnees) personnelles|datos personales|informacion personal|dati personali|dados pessoais|persoonlijke gegevens|personuppgifter|personlige (?:oplysninger|opplysninger)|henkilotiedot|dane osobowe|osobni udaje)\s*:?\s*$/

/** The label of people with which a text in small letters begins. */
export const personLabel = rememberedOf((told: string): PersonLabel | undefined => {
  if (LETS.test(told)) return undefined
  const small = (MAY_PROVIDE.test(told) ? told.replace(PROVIDED_TO, (said) => 'guests'.padEnd(said.length)) : told)
    .replace(NAME_IN_TWO, (said) => 'name'.padEnd(said.length))
    .replace(PERSONAL, (said) => 'guests'.padEnd(said.length))
    .replace(OF_BOTH, '/')
  const tokens: string[] = []
  for (const match of small.slice(0, LONGEST).matchAll(TOKEN)) {
    const end = match.index + match[0].length
    if (match[0] === ':' || match[0] === '：') return judge(tokens, end, small.slice(end).trim() === '', true)
    // `Sharing with`
    const isWith = match[0] === 'with' && tokens.at(-1) === 'sharing'
    if (!isWith && !isOurs(match[0])) return judge(tokens, match.index, false, false)
    tokens.push(match[0])
  }
  return small.length <= LONGEST ? judge(tokens, small.length, true, false) : undefined
})

/** What has a name and is nobody. */
const OF_HOUSES = wordSet(
  'hotel hotell hotelli hotellin hotelu otel otelin tesis szalloda szallas szallashely property accommodation lodging house ship vessel company firm agency unterkunft obiektu objektu majoituspaikan kohteen',
)

/** `Číslo zákazníka`, `Numer klienta`: a number that somebody has. */
const OF_NUMBERS = wordSet('cislo cisla numer numeru numero broj kod kodu')

/** `Atención al cliente`: who answers questions. */
const ANSWERS = /aten(?:cion|cao|dimento) (?:al|ao) cliente$/
/** `Address for your driver:`, `Note for guests:` what is told them, and who they are not. */
const TOLD_TO =
  /(?<![a-z])(?:address|directions?|notes?|info(?:rmation)?|advice|tips?|hinweise?|infos?|adresse|anfahrt|wegbeschreibung|indications?|conseils?|direccion|indicaciones|notas?|aviso|indirizzo|indicazioni|avviso|endereco|adres) (?:for|fur|to|pour|para|per|voor)(?: (?:the|your|our|unsere|die|ihren|les|vos|votre|los|las|su|sus|gli|i|os|as|uw|de|all))* [a-z]+$/
/** `Standard car, 5 passengers`, `Room 007 2 passengers`: how many. */
const COUNTED = /(?:,|\d) \d{1,2} [a-z]+$/

const PRICED = wordSet(
  'free gratis kostenlos kostenfrei gratuit gratuito gratuita included inklusive inbegriffen inclus incluido incluso inbegrepen',
)
const IN_SENTENCE = wordSet('zu zum als as comme como come som jako by von vom mit with avec con med per s')

/** A label of people at the end of other words, or before their colon: `Ticket issued for passenger: `. */
export function labelWithin(small: string): PersonLabel | undefined {
  if (LETS.test(small)) return undefined
  const colons = [...small.matchAll(/:(?!\d)/g)].map(({ index }) => index)
  for (const at of small.length < SHORT_CELL ? [...colons, small.length] : colons) {
    const tokens: string[] = []
    let other = ''
    for (const [word] of [...small.slice(Math.max(0, at - LONGEST), at).matchAll(TOKEN)].reverse()) {
      other = word
      // `1 extra driver free: Ann Reed`
      if (tokens.length === 0 && at < small.length && PRICED.has(word)) continue
      if (!isOurs(word)) break
      tokens.unshift(word)
    }
    // `Otel adı: …`, `SNCF Voyageurs`, and the class `World Traveller`; `SNCF Voyageur : …` is a label all the same.
    const isName = at === small.length && (isOfRailway(other) || other === 'world')
    if (
      OF_HOUSES.has(other) ||
      OF_NUMBERS.has(other) ||
      isName ||
      TOLD_TO.test(small.slice(0, at)) ||
      ANSWERS.test(small.slice(0, at)) ||
      (at === small.length && COUNTED.test(small))
    )
      continue
    const label = judge(tokens, Math.min(at + 1, small.length), small.slice(at + 1).trim() === '', at < small.length)
    // `You are Anna's guest`, `zu Gast`: a sentence that ends in the word.
    const before = at === small.length ? /([a-z]+)\s+[^\s]+$/.exec(small.slice(0, at))?.[1] : undefined
    if (before !== undefined && IN_SENTENCE.has(before)) continue
    if (label?.isRole || (label?.hasColon && !label.half)) return label
  }
  return undefined
}
