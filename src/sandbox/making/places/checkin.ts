import type { Issue } from '../../../core/message.ts'
import type { CheckinLink } from '../../../operations/airlines/checkin.ts'
import type { Airline, Atlas } from '../../data/atlas.types.ts'
import { warning } from '../../problems.ts'

/** The language of all pages of the table. */
const ENGLISH = 'EN-GB'

/** Where an airline's passengers check in: one page for all devices, and where phones have one of their own, both by themselves as well. */
export function checkinLinks(
  atlas: Pick<Atlas, 'checkin'>,
  { iata, name }: Airline,
  language = ENGLISH,
): { links: CheckinLink[]; warnings: Issue[] } {
  const wanted = language.toUpperCase()
  const inEnglish = /^EN(-|$)/.test(wanted)
  const pages = atlas.checkin(iata)
  const link = (channel: CheckinLink['channel'], href: string): CheckinLink => ({
    type: 'checkin-link',
    id: `${iata}${inEnglish ? wanted : ENGLISH}${channel}`,
    href,
    channel,
  })
  if (!pages) return { links: [], warnings: [warning(`No check-in page of ${name} is known`, 'airlineCode')] }
  const { web, mobile } = pages
  return {
    links: [link('All', web), ...(mobile ? [link('Mobile', mobile), link('Web', web)] : [])],
    warnings: inEnglish
      ? []
      : [warning(`No check-in page of ${name} in the language "${language}" is known: this is the English one`, 'language')],
  }
}
