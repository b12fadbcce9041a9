/** What says on the line of a flight's number, if not right before it, that it is one. */

import type { Gazetteer } from '../../found.ts'

/** The name of an airline, by a word that is in few other names, at the end of what stands before its letters. */
const AIRLINE_AT_END =
  /(?<![a-z])[a-z]{3,15} (?:air|airlines?|airways|linee aeree|lineas aereas|linhas aereas|luftfahrt|aviation)(?: [a-z]{4,10})?,? $/
/** Airlines by names without such a word, whose letters are those of trains as well, or of nobody. */
const BY_NAME: ReadonlyMap<string, string> = new Map([
  ['albastar', 'AP'],
  ['freebird', 'FH'],
  ['sky express', 'GQ'],
  ['skyup', 'U5'],
  ['jettime', 'JO'],
  ['jet time', 'JO'],
])
/** Words of the name of an airline. */
const LONGEST = 4
/** Letters before a number in which such a name may stand. */
const NEAR = 50

/** `Vlucht: Zonnewind/Duinair als K9 812`, `Heenvlucht   Zonnewind K9 812`: a cell that is headed by what a flight is called, and who flies it before its number. */
const HEADED =
  /(?:^|\s{3})(?:(?:outbound|outward|inbound|return|your|departing|connecting) )?(?:flights?|flyg|fly|[a-z]{0,9}vlucht|[a-z]{0,7}flug|(?:ut|hem|retur|ud|hjem)fly[gv]?(?:ning)?|flyvning|flyrejse|flyreise|vuelos?|vol|volo|voo|voli|vols|lento|(?:meno|paluu)lento|lot|let|lennot|prze?lot)(?: (?:aller|retour|ida|vuelta|andata|ritorno|volta|tam|powrotny|zpet|de ida|de vuelta|di andata|di ritorno|de volta|operator|number|nr|no)){0,2}(?: ?[12])?\.?(?:\s?:\s{0,4}|\s{3,6})(?:[a-z][a-z.'&-]*[ /]{1,2}){1,6}$/

/** Whether a text in plain letters ends in the name of the airline whose code follows. */
function endsInName(before: string, carrier: string, gazetteer: Gazetteer): boolean {
  const words = before
    .slice(-NEAR)
    .trimEnd()
    .replace(/[,:]$/, '')
    .split(/[^a-z'’.&-]+/)
  return Array.from({ length: LONGEST }, (_, count) => words.slice(-1 - count).join(' ')).some(
    (name) => name.length > 3 && (BY_NAME.get(name) ?? gazetteer.airlineNamed(name)) === carrier,
  )
}

/**
 * Whether what stands before letters and figures says that they are the number of a flight: the name of its airline, or a label before that. Machines are
 * called `Nordwind Air` as well: where nobody knows the letters, such a word says it only `amongFlights`, on a page that speaks of them.
 */
export const isSaidBefore = (before: string, carrier: string, gazetteer: Gazetteer, amongFlights: boolean): boolean =>
  /[a-z][,:]? {1,2}$/.test(before) &&
  (HEADED.test(before) || (amongFlights && AIRLINE_AT_END.test(before.slice(-NEAR))) || endsInName(before, carrier, gazetteer))
