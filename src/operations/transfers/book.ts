import { document, listOf, object, optional, unsent } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { text, textLike } from '../../core/words.ts'
import { cardFile } from '../cards.ts'
import { email, phone } from '../people.ts'
import { bookFields } from './book.fields.ts'
import { bookingInput, quoteOf, sameBooking } from './book.input.ts'
import { orderView } from './book.view.ts'
import { TransferOffer, TransferOrderAnswer } from './model.ts'

export const book = operation({
  name: 'transfers book',
  summary: 'Book a ride: confirms the price, writes down what is sent, books once',
  route: 'POST /v1/ordering/transfer-orders',
  query: ['offerId'],
  input: {
    offerId: text('The id of an offer', 8192, '5976726751'),
    /** Says what is booked and for how much, which the id does not. */
    offer: optional(unsent(document(TransferOffer, 'The offer as it was found', 'a transfer offer'))),
    data: object(bookFields, 'Who travels and how it is paid'),
  },
  output: TransferOrderAnswer,
  books: {
    quote: quoteOf,
    same: sameBooking,
    receipt: ({ data: { id, reference, transfers } }) => {
      const confirmation = transfers[0]?.confirmNbr
      return { id, reference: reference ?? confirmation ?? id, ...(confirmation !== undefined && { confirmation }) }
    },
  },
  command: {
    args: ['offerId'],
    names: { offerId: 'offer' },
    options: {
      offerId: text('A row of the last list, a file, or - for standard input', 8192, '1'),
      passenger: listOf(
        textLike(/^[^/\d]+\/[^/\d]+$/, 'A passenger', 'LAST/FIRST, with a title if you like', 'LOVELACE/ADA MS'),
        'Each passenger as LAST/FIRST, with a title if you like; the first one is met',
        99,
      ),
      email: email('E-mail address of the first passenger'),
      phone: phone('Telephone of the first passenger, which the driver calls'),
      flight: optional(text('The flight one comes from, or flies on with', 20, 'AF1001')),
      note: optional(text('A note for the driver', 500, 'With a dog')),
      cardFile: optional(cardFile),
      account: optional(text('Put it on this account, in place of a card', 200, 'ACCOUNT-1')),
    },
    where: (path) => (path[0] === 'offerId' ? '--offer' : flags.find(([step]) => path.map(String).includes(step))?.[1]),
    toInput: bookingInput,
  },
  examples: [
    '1 --passenger "LOVELACE/ADA" --email ada@example.com --phone "+34 612345678" --card-file card.json --max-total 300',
    '1 --passenger "LOVELACE/ADA MS" --email ada@example.com --phone "+34 612345678" --flight AF1498 --note "With a dog" --card-file card.json --yes --expect-total 300',
  ],
  view: orderView,
})

/** Which flag a member of the request comes from. */
const flags: readonly (readonly [step: string, flag: string])[] = [
  ['phoneNumber', '--phone'],
  ['email', '--email'],
  ['passengers', '--passenger'],
  ['payment', '--card-file'],
  ['flightNumber', '--flight'],
  ['note', '--note'],
]
