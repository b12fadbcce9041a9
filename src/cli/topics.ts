import { exits } from '../core/exits.ts'
import { wrap } from '../core/wrap.ts'

/** Help on things that are not commands: `wayfare help exit-codes`. */

const environment = {
  WAYFARE_PROFILE: 'the profile to use',
  WAYFARE_BASE_URL: 'the address of the service, in place of the profile’s',
  WAYFARE_KEY: 'the API key, in place of the profile’s',
  WAYFARE_SECRET: 'the API secret, in place of the profile’s',
  WAYFARE_CONFIG_DIR: 'where profiles are kept',
  WAYFARE_DATA_DIR: 'where bookings are kept, those of the sandbox and the list of what was booked',
  WAYFARE_STATE_DIR: 'where the last list is kept, so that its rows have numbers',
  WAYFARE_NOW: 'the moment it is, such as 2027-01-31T12:00:00Z, so that scripts get the same answers every day',
  WAYFARE_SEED: 'which of all possible worlds the sandbox inside the program makes',
  WAYFARE_FORCE_TTY: 'a number of columns: write as on a terminal so wide, also into a pipe',
  WAYFARE_DEBUG: 'print the stack of a bug, as --debug does',
  NO_COLOR: 'no colour',
  FORCE_COLOR: 'colour also where there is no terminal',
  TERM: 'dumb: no colour',
  CI: 'never ask',
}

/** Names and what they mean, side by side, in at most so many columns as every terminal has. */
function list(entries: readonly (readonly [name: string, meaning: string])[]): string {
  const indent = Math.max(...entries.map(([name]) => name.length)) + 2
  return entries.map(([name, meaning]) => name.padEnd(indent) + wrap(meaning, 80 - indent).join(`\n${' '.repeat(indent)}`)).join('\n')
}

export const topics: Readonly<Record<string, { summary: string; text: () => string }>> = {
  'exit-codes': {
    summary: 'The numbers a command can end with',
    text: () => list(Object.values(exits).map(([code, meaning]) => [String(code).padStart(3), meaning])),
  },
  environment: {
    summary: 'Variables that are read',
    text: () => list(Object.entries(environment)),
  },
  formats: {
    summary: 'How answers are written',
    text: () => `On a terminal: a table, at most 20 rows (--all shows the rest). In a pipe: the
same table as tab-separated values, every row, nothing cut, no colour.

  --json          the service's answer as it is; a terminal sees it indented
  --jsonl         one item of the answer a line
  --csv, --tsv    the table's columns for programs
  --md            the table in Markdown
  --fields a,b.c  only these members of each item, in any format

The answer goes to stdout; notes, warnings and errors go to stderr. With --json
an error is one JSON object there:
{"errors":[{"status","code","title","detail","source","exit","hint"}]}.`,
  },
  dates: {
    summary: 'How days can be written',
    text: () => `  2027-03-01   the day itself
  today, tomorrow, yesterday
  fri, friday  the next one after today
  +10d, +2w    so many days or weeks from today

Where a time is wanted as well: 2027-03-01T14:30, tomorrow 9:05, "+60d 14:30".

Where a command looks over many days:

  2027-03-01..31, 2027-03-30..2027-04-02, today..+30d
  2027-03      the whole month

What a word was read as is said on stderr. Days in the past are refused before a
call, but for what has a past, such as the status of a flight.`,
  },
  booking: {
    summary: 'How money is kept safe',
    text: () => `A booking asks for the price once more. On a terminal it shows the total and
asks; a script says beforehand what it may cost:

  --max-total 520.00                  book up to this price
  --yes --expect-total 512.30         book at this price or less

A higher price ends with 20 and books nothing. Every booking is written down
before it is sent, with a key that goes along as Idempotency-Key, and again when
it is known what became of it. Where no answer came (22), the same command sends
the same request under the same key once more, so that it is booked once. What
was booked already is not booked again without --again. \`wayfare orders\` lists
it all.

A card is read with --card-file (JSON: brand, holder, number, expiryDate,
securityCode; - for standard input), sent once and kept nowhere. What stands on
a command line can be seen by others on the machine: travellers come from files
as well (--traveler ada.json, in the words of the service). A profile for
production has to be named with --profile.`,
  },
  sandbox: {
    summary: 'The service inside this program',
    text: () => `Without a profile every command is answered by a travel service inside this
program: real airports, airlines, routes, aircraft, cities and sights; times,
fares, rooms and seats made by formulas. Nothing is sent anywhere, nothing can
be bought. The same question gets the same answer on the same day, but for what
was booked: bookings take seats and rooms until they are cancelled, in one file
for all processes of a profile. Flights and rides can be cancelled; for rooms
the service has no operation. An order of flights gets its tickets a day later
and can be cancelled until then; one that is held (--hold) is cancelled when its
days are over.

  wayfare sandbox serve --port 8526
      serves it for any client, on http://127.0.0.1:8526
  wayfare profile set NAME environment=http://127.0.0.1:8526
      makes a profile for it
  wayfare auth login --profile NAME
      takes any key and secret; a secret that begins with "wrong" is refused, to
      see how that looks`,
  },
}
