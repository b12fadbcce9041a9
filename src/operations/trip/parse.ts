import { also, listOf, object, optional, secret } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { flag, oneOf, text, textThat } from '../../core/words.ts'
import { ParsedTrip } from './model.ts'
import { parseView } from './parse.view.ts'

/** Looked for what is none of it: a pattern of millions of characters from end to end may need more stack than there is. */
const isBase64 = (text: string): boolean => text !== '' && !/[^A-Za-z0-9+/_\-=\s]/.test(text)

/** Bytes of the largest document: in Base64 it fits a body of 10 MB, the most that the sandbox takes. */
export const mostBytes = 7 * 1024 * 1024

/** What is sent beside a document. The document alone decides how it is read. */
const metadata = object(
  {
    documentType: optional(text('What kind of document it is said to be', 60, 'application/pdf')),
    name: optional(text('What it is called', 255, 'booking.pdf')),
    encoding: optional(oneOf(['BASE_64', 'BASE_64_URL'], 'How the document is encoded', { BASE64: 'BASE_64' })),
  },
  'About the document',
)

export const parse = operation({
  name: 'trip parse',
  summary: 'Read the trip out of booking confirmations: mail, PDF, HTML, calendars, wallet passes, images, text',
  route: 'POST /v3/travel/trip-parser',
  asks: 'POST',
  input: {
    // It is somebody's mail: no error repeats it.
    payload: secret(textThat(isBase64, 'The document', 'a document in Base64', 'SGVsbG8=')),
    metadata: also(optional(metadata), 'metaData'),
  },
  output: ParsedTrip,
  command: {
    args: ['files'],
    options: {
      files: listOf(
        text('A file or a folder, or - for standard input', 4096, 'booking.eml'),
        'Files, folders, or - for standard input',
        1000,
      ),
      format: optional(oneOf(['jsonld', 'ics'], 'Write reservations of schema.org, or a calendar')),
      explain: optional(flag('Show which rule gave each value'), false),
      local: optional(flag('Read it on this machine, whatever the profile: nothing is sent'), false),
    },
    byHand: true,
  },
  examples: ['booking.eml', 'booking.eml --explain', 'booking.eml --json'],
  view: parseView,
})
