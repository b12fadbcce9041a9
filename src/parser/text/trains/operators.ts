/**
 * Who runs what one rides in, railways, buses and ferries, as they are written. Lists of words and patterns are made of these, each of as many as it can
 * use: what one of them leaves out, it says why.
 */

import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'

interface Operators {
  /**
   * Railways of states, whose firms are called `SNCF Voyageurs` and `DB Fernverkehr`; those after which their trains are called, `Eurostar 9014`; other railways,
   * buses and ferries; and who sells tickets of many.
   */
  readonly kind: 'state' | 'named' | 'railway' | 'bus' | 'ferry' | 'seller'
  /**
   * What a page tells that has the name on it: surely that it is of rides, or perhaps, where other things are called so as well. Nothing, where it is
   * letters of much else (`-3 dB`), or stands with what tells of the same one: `SBB CFF FFS`, the `Bahn` of `Deutsche Bahn`.
   */
  readonly tells: 'surely' | 'perhaps' | 'nothing'
  readonly names: string
}

const OPERATORS: readonly Operators[] = [
  { kind: 'state', tells: 'surely', names: 'SNCF, Renfe, Trenitalia' },
  { kind: 'state', tells: 'perhaps', names: 'SBB, ÖBB, OEBB, NS, SNCB, NMBS, SJ, DSB, Vy, PKP, VR, CP' },
  { kind: 'state', tells: 'nothing', names: 'DB, FS, CFF, FFS' },
  { kind: 'named', tells: 'surely', names: 'Eurostar, Thalys, Amtrak, Italo' },
  { kind: 'named', tells: 'perhaps', names: 'FlixTrain, Westbahn, WESTbahn, RegioJet, Leo Express, Lumo' },
  { kind: 'railway', tells: 'perhaps', names: 'LNER, GWR, Avanti, ScotRail, Via Rail, Korail, Ouigo, Iryo' },
  { kind: 'railway', tells: 'nothing', names: 'Deutsche Bahn' },
  { kind: 'bus', tells: 'surely', names: 'FlixBus' },
  { kind: 'bus', tells: 'perhaps', names: 'National Express, Megabus, Greyhound, BlaBlaCar, Alsa, Itabus' },
  {
    kind: 'ferry',
    tells: 'surely',
    names: `
      Stena Line, DFDS, Viking Line, Tallink, Silja Line, Color Line, Fjord Line, TT-Line, Finnlines, Polferries, Unity Line, Scandlines, Molslinjen
      Bornholmslinjen, Destination Gotland, Hurtigruten, Havila, Eckero Line, Wasaline, CalMac, Caledonian MacBrayne, Wightlink, Red Funnel, P&O
      Baleària, Trasmediterránea, Naviera Armas, Fred Olsen Express, Jadrolinija, Moby, Moby Lines, Tirrenia, Grimaldi Lines, Grandi Navi Veloci
      Toremar, Siremar, Caremar, Liberty Lines, SNAV, La Méridionale, Minoan Lines, Anek Lines, Superfast, Hellenic Seaways, Seajets`,
  },
  { kind: 'seller', tells: 'perhaps', names: 'Trainline, Interrail, Eurail, Rail Europe, RailEurope, IRCTC' },
]

type Kinds = readonly Operators['kind'][]
type Tells = readonly Operators['tells'][]

export const EVERY_KIND: Kinds = ['state', 'named', 'railway', 'bus', 'ferry', 'seller']

/** The names of some kinds, and of those that tell so much, where that is asked for. */
export const operators = (kinds: Kinds, tells: Tells = ['surely', 'perhaps', 'nothing']): readonly string[] =>
  OPERATORS.filter((each) => kinds.includes(each.kind) && tells.includes(each.tells)).flatMap(({ names }) =>
    names.trim().split(/,\s|\n\s*/),
  )

/** The same in plain letters. */
export const plainOperators = (kinds: Kinds, tells?: Tells): readonly string[] => operators(kinds, tells).map(plain)

/** Names of one word that no page has which is not of rides, in plain letters. */
export const SURE_OPERATORS = remembered(() => new Set(plainOperators(EVERY_KIND, ['surely']).filter((name) => !name.includes(' '))))
