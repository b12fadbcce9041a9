import * as v from 'valibot'
import { also, optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { table } from '../../core/view.ts'
import { airlineOfAnyKind, language } from '../../core/words.ts'
import { listOfAnswers } from '../answers.ts'

const channels = ['All', 'Mobile', 'Web'] as const

const CheckinLink = v.object({
  type: v.literal('checkin-link'),
  /** Airline, language and channel: `BAEN-GBAll`. */
  id: v.string(),
  href: v.string(),
  channel: v.picklist(channels),
})

export type CheckinLink = v.InferOutput<typeof CheckinLink>

const meant: Readonly<Record<(typeof channels)[number], string>> = { All: 'all', Mobile: 'phone', Web: 'computer' }

export const checkin = operation({
  name: 'airlines checkin',
  summary: 'Find the page where passengers of an airline check in',
  route: 'GET /v2/reference-data/urls/checkin-links',
  input: {
    airlineCode: also(airlineOfAnyKind('The airline'), 'airline'),
    language: optional(language('Language of the page')),
  },
  output: listOfAnswers(CheckinLink),
  command: { args: ['airlineCode'], names: { airlineCode: 'airline' } },
  examples: ['BA', 'IB --language en-GB'],
  view: ({ data }, ui) => ({
    table: table(data, {
      For: { value: ({ channel }) => channel, shown: (_, { channel }) => meant[channel] },
      Address: { value: ({ href }) => href, shown: ui.cyan },
    }),
    rowsAre: { one: 'page', many: 'pages' },
  }),
})
