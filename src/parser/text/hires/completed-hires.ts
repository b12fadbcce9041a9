/** What a letter of one hire leaves open: the hours that stand among its words as those of its ends, and who hires out, where that is who writes. */

import type { Found, FoundCar } from '../../found.ts'
import { written } from '../days/block-time.ts'
import { isLetter, type Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { isCalledAsSite, sitesIn } from '../page/sites.ts'
import { personOf } from '../people/names.ts'
import { BOOKING } from '../refusal/refusal-words.ts'
import { AMONG_WORDS } from '../roles/among-words.ts'
import { likeliestHirer } from '../roles/hirers.ts'
import { hourSpan, spanOf } from '../roles/spans.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { isBetween } from './go-betweens.ts'

/** From where on a letter is worded as a hire, and as nothing but one. */
const [OF_HIRE, SURELY] = [-1, 1]
/** An end with the hour that is told for it, where its day alone was found. */
const withHour = (end: Found | undefined, minutes: number | undefined): Found | undefined =>
  end === undefined || minutes === undefined || end.value.includes('T') ? end : { ...end, value: written({ date: end.value, minutes }) }

/** A name of a firm as it is written over a letter and below it, and no sentence; `Mietwagen-Voucher` is what a paper is called. */
const NAME = /^(?=.{3,45}$)\p{Lu}[\p{L}\d&'’+.-]*(?: (?:&|[\p{L}\d'’+.&-]+)){0,5}$/u
const isName = (name: string): boolean =>
  NAME.test(name) && !/[.!?]$|\.\p{Ll}{2,}$/u.test(name) && !isBetween(name) && BOOKING.in(plain(name)).size === 0
/** `Inês Carvalho`, `Inês`: who works for whoever hires out. */
const isPerson = (name: string): boolean => personOf(name) !== undefined || isGivenName(plain(name))
/** Signs between a name and what is told of it. */
const BREAK = /\s[-–—|·•]\s|[,|·•]\s|\s{3,}/
/** Letters of a name that stand in that of a site by no chance. */
const LEAST_LETTERS = 5

/** Who writes: the sender where that is nobody's name, whoever in the letter is called as its site, or what stands over one that nobody sent. */
function whoWrites(page: Page): Found | undefined {
  const sender = senderName(page.sender).trim()
  const [self = ''] = plain(page.mailbox ?? '').split('@')
  const sites = [...page.sites(), ...sitesIn(plain(page.mailbox ?? ''))]
  // `anders@…`, who signs `Anders`
  const isSite = (name: string): boolean => isCalledAsSite(sites, plain(name), LEAST_LETTERS) && !self.includes(plain(name))
  if (isName(sender) && (isSite(sender) || !isPerson(sender))) return { value: sender, rule: 'who sent it', sure: 0.6 }
  const parts = page.lines.slice(1).flatMap(({ text }) => text.trim().split(BREAK, 1))
  const called = parts.find((part) => isName(part) && isSite(part))
  if (called !== undefined) return { value: called, rule: 'called as its site', sure: 0.6 }
  const [top = ''] = parts.filter((part) => part !== '')
  return sender === '' && isName(top) && !isPerson(top) ? { value: top, rule: 'the name over it', sure: 0.55 } : undefined
}

/** From where on a name is believed to be of who hires out by how it stands, where no rule tells it: those of brokers, which are most of the others, rules tell. */
const LIKELY = 1

/** Who hires out by how names stand on the page of a hire, where that is no person and no agency. */
function likelyHirer(page: Page): Found | undefined {
  const { hire, stay } = page.gazetteer.wording(page)
  if (hire < OF_HIRE || hire < stay || page.lines.some(({ flights }) => flights.length > 0)) return undefined
  const likely = likeliestHirer(page)
  // Firms are called in two words as people are: `Cycles Bruneau`.
  const isOfPerson = isGivenName(plain(likely?.name ?? '').split(' ')[0] ?? '')
  if (!likely || likely.score < LIKELY || isOfPerson || !isName(likely.name)) return undefined
  return { value: likely.name, rule: AMONG_WORDS, sure: 0.55 }
}

/** A hire with its hours and who hires out, where its days are surely those of what is booked. */
function withSureSpan(page: Page, car: FoundCar): FoundCar {
  const { booking, hire } = page.gazetteer.wording(page)
  if (booking <= 0 || hire < OF_HIRE || !isLetter(page)) return car
  const span = spanOf(page, car.pickUp?.value, car.dropOff?.value)
  if (!span) return car
  const hours = hourSpan(page, span)
  // The one hour of a letter is that of the end that has it.
  const isOfBoth = hours.first !== hours.last || !(car.pickUp?.value.includes('T') || car.dropOff?.value.includes('T'))
  const { first, last } = isOfBoth ? hours : {}
  const [pickUp, dropOff] = [withHour(car.pickUp, first?.minutes), withHour(car.dropOff, last?.minutes)]
  const provider = car.provider ?? (hire >= SURELY ? whoWrites(page) : undefined)
  return {
    ...car,
    ...(provider && { provider }),
    ...(pickUp && { pickUp }),
    ...(dropOff && { dropOff }),
  }
}

/** A hire with what its letter tells besides, where nothing else is booked by it. */
export function completedHire(page: Page, car: FoundCar): FoundCar {
  const told = withSureSpan(page, car)
  const provider = told.provider ? undefined : likelyHirer(page)
  return provider ? { ...told, provider } : told
}
