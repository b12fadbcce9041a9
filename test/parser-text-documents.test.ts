import { describe, expect, test } from 'vitest'
import { CARS_AMENDED } from './parser/cars/amended-and-of-one-place.ts'
import { CARS_BESIDE_OTHERS } from './parser/cars/beside-other-things.ts'
import { CARS_BY_GROUPED_NUMBERS } from './parser/cars/by-grouped-numbers-and-branches.ts'
import { CARS_BY_HOW_BUILT } from './parser/cars/by-how-they-are-built.ts'
import { CARS_BY_LABELS } from './parser/cars/by-many-labels.ts'
import { CARS_IN_BLOCKS } from './parser/cars/in-blocks-of-plans.ts'
import { CARS_IN_CONFIRMATIONS } from './parser/cars/in-confirmations.ts'
import { CARS_IN_LETTERS } from './parser/cars/in-letters-and-by-brokers.ts'
import { CARS_UNDER_DAYS } from './parser/cars/in-plans-under-days.ts'
import { CARS_IN_FORMS } from './parser/cars/in-printed-forms.ts'
import { CARS_IN_VOUCHERS } from './parser/cars/in-vouchers-tables-and-mails.ts'
import { CARS_OF_ALL_KINDS } from './parser/cars/of-all-kinds.ts'
import { CARS_OF_FIRMS } from './parser/cars/of-firms-large-and-small.ts'
import { CARS_OF_COUNTRIES } from './parser/cars/of-many-countries.ts'
import { CARS_PAST_HOURS } from './parser/cars/past-hours-and-codes.ts'
import { CARS_SHARED } from './parser/cars/shared-by-members.ts'
import { CARS_BY_SHOWN_NUMBERS } from './parser/cars/shown-numbers-and-second-drivers.ts'
import { CARS_TOLD_BY_HIRERS } from './parser/cars/told-by-who-hires-out.ts'
import { CARS_TOLD_OTHERWISE } from './parser/cars/told-in-other-ways.ts'
import { CARS_BY_WORDING, CARS_WITH_WORDED_PLACES } from './parser/cars/worded-as-hires.ts'
import { FLIGHTS_AMONG_NUMBERS } from './parser/flights/among-other-numbers.ts'
import { FLIGHTS_BESIDE_MOMENTS } from './parser/flights/beside-other-moments.ts'
import { FLIGHTS_BY_AGENTS } from './parser/flights/by-agents-and-airlines.ts'
import { FLIGHTS_BY_NUMBERS } from './parser/flights/by-numbers-alone.ts'
import { FLIGHTS_IN_COLUMNS } from './parser/flights/in-columns.ts'
import { FLIGHTS_IN_CONFIRMATIONS } from './parser/flights/in-confirmations.ts'
import { FLIGHTS_OF_SMALL_AIRLINES } from './parser/flights/of-small-airlines.ts'
import { FLIGHTS_WITH_HOUSES } from './parser/flights/with-houses-to-stay-in.ts'
import { RIDES_AMONG_OTHERS } from './parser/rides/among-other-things.ts'
import { RIDES_BETWEEN_UNLISTED } from './parser/rides/between-unlisted-places.ts'
import { RIDES_BY_FEW_WORDS } from './parser/rides/by-few-words.ts'
import { RIDES_BY_SHORT_WORDS } from './parser/rides/by-short-words.ts'
import { RIDES_CHANGED } from './parser/rides/changed-and-broken-off.ts'
import { RIDES_IN_SENTENCES } from './parser/rides/in-sentences-and-under-labels.ts'
import { RIDES_OF_EAST_ASIA } from './parser/rides/of-east-asia.ts'
import { RIDES_OF_COUNTRIES } from './parser/rides/of-more-countries.ts'
import { RIDES_OF_RAILWAYS } from './parser/rides/of-railways-and-coaches.ts'
import { RIDES_ON_TICKETS } from './parser/rides/on-tickets.ts'
import { RIDES_IN_PIECES } from './parser/rides/told-in-pieces.ts'
import { RIDES_WHEREVER_TIMES_STAND } from './parser/rides/wherever-times-stand.ts'
import { RIDES_WITH_HEADINGS } from './parser/rides/with-headings-and-labels.ts'
import type { Sample } from './parser/sample.ts'
import { ADDRESSED_CARDED_AND_PREPARED_FOR } from './parser/several/addressed-carded-and-prepared-for.ts'
import { ADDRESSES_AND_CARRIERS } from './parser/several/addresses-and-carriers.ts'
import { ALIKE_AND_ANOTHER } from './parser/several/alike-and-another.ts'
import { JOURNEYS_AMONG_OTHERS } from './parser/several/among-other-things.ts'
import { AS_PHOTOGRAPHED } from './parser/several/as-photographed.ts'
import { AS_RECOGNISED } from './parser/several/as-recognised.ts'
import { AS_SCANNED } from './parser/several/as-scanned.ts'
import { KINDS_RUNS_AND_OFFICES } from './parser/several/beside-kinds-runs-and-offices.ts'
import { BESIDE_WHAT_IS_BOOKED } from './parser/several/beside-what-is-booked.ts'
import { BROKEN_AND_COUNTED } from './parser/several/broken-and-counted-otherwise.ts'
import { BUILT_ALIKE } from './parser/several/built-alike.ts'
import { CELLS_PLACES_AND_LETTERS } from './parser/several/cells-places-and-letters.ts'
import { CODES_AND_HOURS } from './parser/several/codes-and-hours.ts'
import { COPIED_AND_COUNTED } from './parser/several/copied-counted-and-unrolled.ts'
import { COUPLES_AND_FOR_WHOM } from './parser/several/couples-and-for-whom.ts'
import { DAY_BY_DAY } from './parser/several/day-by-day.ts'
import { FORMS_IN_CAPITALS } from './parser/several/forms-in-capitals-and-two-languages.ts'
import { HIRES_AND_NONE } from './parser/several/hires-and-what-is-of-none.ts'
import { HIRES_AND_ADDRESSEES } from './parser/several/hires-and-whom-letters-are-to.ts'
import { HIRES_LAID_OUT } from './parser/several/hires-in-other-layouts.ts'
import { HIRES_IN_PLANS } from './parser/several/hires-in-plans-and-letters.ts'
import { HIRES_OF_BROKERS } from './parser/several/hires-of-brokers-and-campers.ts'
import { TOLD_OTHERWISE } from './parser/several/hours-days-and-numbers-told-otherwise.ts'
import { IN_LISTS_OF_JOURNEYS } from './parser/several/in-lists-of-journeys.ts'
import { IN_MAILS_OF_CELLS } from './parser/several/in-mails-of-many-cells.ts'
import { JOURNEYS_IN_OTHER_WORDS } from './parser/several/in-other-words.ts'
import { PACKAGES } from './parser/several/in-packages-and-tours.ts'
import { JOURNEYS_IN_PROSE } from './parser/several/in-prose-columns-and-quotes.ts'
import { IN_TABLES_OF_FORMS } from './parser/several/in-tables-of-forms.ts'
import { IN_THE_OTHER_ORDER } from './parser/several/in-the-other-order.ts'
import { ITINERARIES } from './parser/several/itineraries-of-agencies.ts'
import { KEPT_BESIDE_LISTS } from './parser/several/kept-beside-lists.ts'
import { KINDS_CODES_AND_GRADES } from './parser/several/kinds-codes-and-grades.ts'
import { LAST_NAMES_ALONE } from './parser/several/last-names-alone.ts'
import { LENGTHS_AND_SHORT_NAMES, ROWS_BELOW_HEADINGS } from './parser/several/lengths-short-towns-and-labels.ts'
import { LETS_LABELS_AND_SUPPLIERS } from './parser/several/lets-labels-and-suppliers.ts'
import { NAMES_AND_REFERENCES } from './parser/several/names-and-references.ts'
import { HOURS_OF_RIDES, NUMBERS_OF_RIDES } from './parser/several/numbers-and-hours-of-rides.ts'
import { HOUSES_OF_CHAINS, NUMBERS_BELOW } from './parser/several/numbers-below-and-houses-of-chains.ts'
import { NUMBERS_BY_FURTHER_LABELS } from './parser/several/numbers-by-further-labels.ts'
import { NUMBERS_OF_JOURNEYS } from './parser/several/numbers-of-journeys.ts'
import { JOURNEYS_OF_SEVERAL_KINDS } from './parser/several/of-several-kinds.ts'
import { PEOPLE_AND_WHAT_STANDS_BESIDE } from './parser/several/people-and-what-stands-beside.ts'
import { PEOPLE_IN_MANY_WAYS } from './parser/several/people-in-many-ways.ts'
import { PEOPLE_IN_PRINTED_CONFIRMATIONS } from './parser/several/people-in-printed-confirmations.ts'
import { PEOPLE_IN_ROWS_OF_SENTENCES } from './parser/several/people-in-rows-of-sentences.ts'
import { PEOPLE_OF_MANY_TRADITIONS } from './parser/several/people-of-many-traditions.ts'
import { PEOPLE_WITH_CARDS } from './parser/several/people-with-cards-and-seats.ts'
import { PLANS_BESIDE_ADVICE } from './parser/several/plans-beside-advice.ts'
import { PLANS_IN_ROWS } from './parser/several/plans-in-rows.ts'
import { PLANS_IN_SENTENCES } from './parser/several/plans-in-sentences.ts'
import { PRAISED_HEADED_AND_NAMED } from './parser/several/praised-headed-and-named.ts'
import { PRINTED_FORMS } from './parser/several/printed-forms.ts'
import { PRINTED_PAGES } from './parser/several/printed-pages.ts'
import { PRINTED_SHEETS } from './parser/several/printed-sheets.ts'
import { ROWS_OF_SERVICES } from './parser/several/rows-of-services-and-payments.ts'
import { ROWS_SIGNERS_AND_STREETS } from './parser/several/rows-signers-and-streets.ts'
import { RUN_TOGETHER } from './parser/several/run-together.ts'
import { PARKED, SAID_OF_OTHERS } from './parser/several/said-of-others.ts'
import { TAKEN_BACK_ONE } from './parser/several/taken-back-one.ts'
import { TAKEN_BACK_TWO } from './parser/several/taken-back-two.ts'
import { TITLES_ROWS_AND_SAME_PLACES } from './parser/several/titles-rows-and-same-places.ts'
import { JOURNEYS_TOLD } from './parser/several/told-and-not-laid-out.ts'
import { THINGS_TOLD_APART } from './parser/several/told-apart.ts'
import { TOLD_THOUGH_LATE } from './parser/several/told-though-late-or-printed.ts'
import { TOLD_THOUGH_OVER } from './parser/several/told-though-over.ts'
import { USUAL_LINES } from './parser/several/usual-lines-that-mislead.ts'
import { WEEKDAYS_GROUPS_AND_TICKETS } from './parser/several/weekdays-groups-and-tickets.ts'
import { WHAT_ONLY_LOOKS_LIKE_PEOPLE } from './parser/several/what-only-looks-like-people.ts'
import { WHOSE_NUMBERS } from './parser/several/whose-numbers-are-whose.ts'
import { STAYS_ABOVE_HOSTS } from './parser/stays/above-hosts-and-below-days.ts'
import { ADDRESSES_BEHIND_NAMES } from './parser/stays/addresses-behind-names-and-between-signs.ts'
import { STAYS_BEHIND_WORDS } from './parser/stays/behind-words-and-numbers.ts'
import { STAYS_BELOW_WORDS } from './parser/stays/below-words-for-houses.ts'
import { STAYS_BESIDE_OFFICES } from './parser/stays/beside-offices-tours-and-spas.ts'
import { STAYS_BESIDE_SISTERS } from './parser/stays/beside-sisters-and-dues.ts'
import { STAYS_BESIDE_OTHERS } from './parser/stays/beside-what-looks-like-one.ts'
import { STAYS_BY_DAYS_ALONE } from './parser/stays/by-days-alone.ts'
import { STAYS_BY_SMALL_SIGNS } from './parser/stays/by-small-signs.ts'
import { STAYS_BY_VOUCHERS } from './parser/stays/by-vouchers-parks-and-brokers.ts'
import { STAYS_IN_COLUMNS } from './parser/stays/in-columns-and-catalogues.ts'
import { STAYS_IN_CONFIRMATIONS } from './parser/stays/in-confirmations.ts'
import { STAYS_IN_LETTERHEADS } from './parser/stays/in-letterheads-lists-and-tables.ts'
import { STAYS_IN_LETTERS } from './parser/stays/in-letters-of-hosts.ts'
import { STAYS_IN_FORMS } from './parser/stays/in-printed-forms.ts'
import { STAYS_OF_COUNTRIES } from './parser/stays/of-many-countries.ts'
import { NO_STAYS_PAST_SIGNS, STAYS_PAST_SIGNS } from './parser/stays/past-other-signs.ts'
import { STAYS_TOLD_OTHERWISE } from './parser/stays/told-in-other-ways.ts'
import { STAYS_IN_SEVERAL_WAYS } from './parser/stays/told-in-several-ways.ts'
import { STAYS_WITH_LABELS_AND_FEET } from './parser/stays/with-labels-rooms-and-feet.ts'
import { STAYS_WITH_NAMES_AND_NUMBERS } from './parser/stays/with-names-and-numbers.ts'
import { STAYS_WITH_NUMBERS_AS_COUNTED } from './parser/stays/with-numbers-as-keepers-count.ts'
import { STAYS_WITH_SMALL_THINGS } from './parser/stays/with-short-words-and-small-things.ts'
import { line, named, tripOf } from './parser-text.ts'

const kinds: readonly (readonly [string, readonly Sample[]])[] = [
  ['flights', FLIGHTS_IN_CONFIRMATIONS],
  ['flights told by their numbers alone', FLIGHTS_BY_NUMBERS],
  ['flights of small airlines', FLIGHTS_OF_SMALL_AIRLINES],
  ['hotel stays', STAYS_IN_CONFIRMATIONS],
  ['hired cars', CARS_IN_CONFIRMATIONS],
  ['hired cars in blocks of plans', CARS_IN_BLOCKS],
  ['rides with changes and broken lines', RIDES_CHANGED],
  ['stays in printed forms', STAYS_IN_FORMS],
  ['stays whose days have names of their own', STAYS_BY_DAYS_ALONE],
  ['hired cars in printed forms', CARS_IN_FORMS],
  ['stays of many countries', STAYS_OF_COUNTRIES],
  ['hired cars of many countries', CARS_OF_COUNTRIES],
  ['hired cars by many labels', CARS_BY_LABELS],
  ['hired cars by vouchers, tables and mails', CARS_IN_VOUCHERS],
  ['hired cars beside other things', CARS_BESIDE_OTHERS],
  ['hired cars that were changed, or have one place', CARS_AMENDED],
  ['hired cars in letters and by brokers', CARS_IN_LETTERS],
  ['stays beside other houses and days of payment', STAYS_BESIDE_SISTERS],
  ['stays behind words and numbers', STAYS_BEHIND_WORDS],
  ['hired cars by numbers that are shown', CARS_BY_SHOWN_NUMBERS],
  ['hired cars of firms large and small', CARS_OF_FIRMS],
  ['people with cards and seats', PEOPLE_WITH_CARDS],
  ['hired cars by numbers in groups and branches of their own', CARS_BY_GROUPED_NUMBERS],
  ['hired cars told in other ways', CARS_TOLD_OTHERWISE],
  ['hired cars in plans, under their days', CARS_UNDER_DAYS],
  ['hired cars past hours and codes', CARS_PAST_HOURS],
  ['stays by vouchers, of parks and brokers', STAYS_BY_VOUCHERS],
  ['stays below words for houses', STAYS_BELOW_WORDS],
  ['letters of hosts', STAYS_IN_LETTERS],
  ['letterheads, lists of houses and tables of guests', STAYS_IN_LETTERHEADS],
  ['trains', RIDES_ON_TICKETS],
  ['journeys in prose, columns and quoted mails', JOURNEYS_IN_PROSE],
  ['journeys among other things', JOURNEYS_AMONG_OTHERS],
  ['journeys of several kinds', JOURNEYS_OF_SEVERAL_KINDS],
  ['people and what stands beside them', PEOPLE_AND_WHAT_STANDS_BESIDE],
  ['people in many ways', PEOPLE_IN_MANY_WAYS],
  ['people in printed confirmations', PEOPLE_IN_PRINTED_CONFIRMATIONS],
  ['people of many traditions', PEOPLE_OF_MANY_TRADITIONS],
  ['what only looks like people', WHAT_ONLY_LOOKS_LIKE_PEOPLE],
  ['journeys in other words', JOURNEYS_IN_OTHER_WORDS],
  ['printed pages', PRINTED_PAGES],
  ['lengths, short names and short labels', LENGTHS_AND_SHORT_NAMES],
  ['rows below headings, whose cells have several lines', ROWS_BELOW_HEADINGS],
  ['tables that were copied, counted and unrolled', COPIED_AND_COUNTED],
  ['rows that are broken or counted otherwise', BROKEN_AND_COUNTED],
  ['forms in capitals and in two languages', FORMS_IN_CAPITALS],
  ['what stands beside praise, under headings and behind the word for a stay', PRAISED_HEADED_AND_NAMED],
  ['documents of railways and coaches', RIDES_OF_RAILWAYS],
  ['railways, wherever times and stations stand', RIDES_WHEREVER_TIMES_STAND],
  ['ferries, coaches and trains of more countries', RIDES_OF_COUNTRIES],
  ['rides that are told in pieces', RIDES_IN_PIECES],
  ['rides that short words tell of', RIDES_BY_SHORT_WORDS],
  ['rides with headings and labels', RIDES_WITH_HEADINGS],
  ['rides of East Asia, and of which only the leaving is told', RIDES_OF_EAST_ASIA],
  ['rides between places that nobody has listed', RIDES_BETWEEN_UNLISTED],
  ['rides that are told by few words', RIDES_BY_FEW_WORDS],
  ['cars that many share', CARS_SHARED],
  ['hires told by those who hire out', CARS_TOLD_BY_HIRERS],
  ['hires by how their letters are worded', CARS_BY_WORDING],
  ['hires whose places are in sentences', CARS_WITH_WORDED_PLACES],
  ['printed forms', PRINTED_FORMS],
  ['documents of flights in columns', FLIGHTS_IN_COLUMNS],
  ['documents of journeys', FLIGHTS_WITH_HOUSES],
  ['printed sheets', PRINTED_SHEETS],
  ['forms in tables', IN_TABLES_OF_FORMS],
  ['mails of many cells', IN_MAILS_OF_CELLS],
  ['what is alike and another', ALIKE_AND_ANOTHER],
  ['lists of journeys', IN_LISTS_OF_JOURNEYS],
  ['rides told in another order', IN_THE_OTHER_ORDER],
  ['what is booked, beside what is only told with it', BESIDE_WHAT_IS_BOOKED],
  ['what is built alike', BUILT_ALIKE],
  ['plans that tell day by day where one sleeps', DAY_BY_DAY],
  ['plans that tell it in sentences and rows of desks', PLANS_IN_SENTENCES],
  ['plans that advise and put forward beside what is booked', PLANS_BESIDE_ADVICE],
  ['plans that list houses in rows that begin with their days', PLANS_IN_ROWS],
  ['codes and hours of other things', CODES_AND_HOURS],
  ['weekdays, groups and tickets', WEEKDAYS_GROUPS_AND_TICKETS],
  ['cells, places and letters', CELLS_PLACES_AND_LETTERS],
  ['hires and whom letters are to', HIRES_AND_ADDRESSEES],
  ['hires that are laid out otherwise', HIRES_LAID_OUT],
  ['hires of brokers and campers', HIRES_OF_BROKERS],
  ['numbers of brokers, hirers and others', WHOSE_NUMBERS],
  ['rows of services and payments', ROWS_OF_SERVICES],
  ['kinds of trains, codes and grades', KINDS_CODES_AND_GRADES],
  ['rows, signers and streets', ROWS_SIGNERS_AND_STREETS],
  ['bookings beside lists and figures', KEPT_BESIDE_LISTS],
  ['bookings with usual lines that mislead', USUAL_LINES],
  ['labels, names and hours that have run together', RUN_TOGETHER],
  ['hires told in plans and letters', HIRES_IN_PLANS],
  ['hires beside what is of something else', HIRES_AND_NONE],
  ['lets, labels and suppliers', LETS_LABELS_AND_SUPPLIERS],
  ['what was recognised in pictures', AS_RECOGNISED],
  ['what was photographed', AS_PHOTOGRAPHED],
  ['what was scanned', AS_SCANNED],
  ['documents that are told', JOURNEYS_TOLD],
  ['names and references', NAMES_AND_REFERENCES],
  ['numbers below their labels and those of suppliers', NUMBERS_BELOW],
  ['rides beside other numbers', NUMBERS_OF_RIDES],
  ['what is told otherwise than it looks', TOLD_OTHERWISE],
  ['rides beside other hours and names', HOURS_OF_RIDES],
  ['houses of chains, and where houses are', HOUSES_OF_CHAINS],
  ['flights told by agents and airlines', FLIGHTS_BY_AGENTS],
  ['documents that tell things apart', THINGS_TOLD_APART],
  ['bookings that read as what is over does', TOLD_THOUGH_OVER],
  ['bookings that speak of what is late, made or printed', TOLD_THOUGH_LATE],
  ['stays and hired cars by small signs', STAYS_BY_SMALL_SIGNS],
  ['stays and hired cars in columns and catalogues', STAYS_IN_COLUMNS],
  ['documents that rules for others once took something of', TAKEN_BACK_TWO],
  ['things said of others', [...SAID_OF_OTHERS, ...PARKED]],
  ['documents whose words rules mistook', TAKEN_BACK_ONE],
  ['flights beside other moments', FLIGHTS_BESIDE_MOMENTS],
  ['flights among other numbers', FLIGHTS_AMONG_NUMBERS],
  ['itineraries of agencies', ITINERARIES],
  ['addresses in letterheads, carriers that thank and codes of insurers', ADDRESSES_AND_CARRIERS],
  ['packages, tours and vouchers', PACKAGES],
  ['rides among other things', RIDES_AMONG_OTHERS],
  ['rides in sentences and under labels', RIDES_IN_SENTENCES],
  ['stays beside what looks like one', STAYS_BESIDE_OTHERS],
  ['stays beside offices, tours and spas', STAYS_BESIDE_OFFICES],
  ['stays with numbers as keepers of houses count them', STAYS_WITH_NUMBERS_AS_COUNTED],
  ['stays with names and numbers told elsewhere', STAYS_WITH_NAMES_AND_NUMBERS],
  ['stays with labels, rooms and feet of letters', STAYS_WITH_LABELS_AND_FEET],
  ['stays told in several ways', STAYS_IN_SEVERAL_WAYS],
  ['stays told otherwise', STAYS_TOLD_OTHERWISE],
  ['travellers, trains and numbers beside others', KINDS_RUNS_AND_OFFICES],
  ['stays told shortly, in large print and behind numbers', STAYS_WITH_SMALL_THINGS],
  ['houses above their hosts and below their days', STAYS_ABOVE_HOSTS],
  ['those a mail is to, with their cards, and for whom it was made', ADDRESSED_CARDED_AND_PREPARED_FOR],
  ['people by their last names alone', LAST_NAMES_ALONE],
  ['numbers in pieces and those of journeys', NUMBERS_OF_JOURNEYS],
  ['addresses behind names and between signs', ADDRESSES_BEHIND_NAMES],
  ['two of one last name, and for whom it is said to be', COUPLES_AND_FOR_WHOM],
  ['people in rows of sentences', PEOPLE_IN_ROWS_OF_SENTENCES],
  ['numbers by further labels', NUMBERS_BY_FURTHER_LABELS],
  ['hires by how they are built', CARS_BY_HOW_BUILT],
  ['hires of all kinds', CARS_OF_ALL_KINDS],
  ['titles behind names, plans in short and the same places', TITLES_ROWS_AND_SAME_PLACES],
  ['stays and hires past other signs', [...STAYS_PAST_SIGNS, ...NO_STAYS_PAST_SIGNS]],
]

describe.each(kinds)('%s are read from', (_, samples) => {
  test.each(samples)('$name', ({ text, products, people, reference, from, subject }) => {
    const trip = tripOf(text, { ...(from ? { from } : {}), ...(subject ? { subject } : {}) })
    expect(trip.products.map(line)).toEqual(products)
    if (people) expect(trip.people.map(({ value }) => named(value))).toEqual(people)
    if (reference) expect(trip.reference?.value).toBe(reference)
  })
})
