/** `FROM/TO`, `ABFLUG / ANKUNFT`, `IDA/VUELTA`: the heading of a column of ways between places, which in capitals looks like a name as airlines write it. */

import { BACK, OUT } from '../page/unfold.ts'
import { roleAlone } from '../trains/train-roles.ts'
import { wordSet } from '../words/vocabulary.ts'

const FROM = wordSet(`
  from von ab de desde da dal dalla du depuis van vanaf vanuit fran fra z ze od skad odkud mista honnan nereden origin origen origem origine
  oorsprong ursprung start startort herkunft kutse depart departure abfahrt abflug salida partenza partida odjazd odlet odjezd polazak indulas
  plecare lahto meno kalkis iz innen oda ut plecari starting abflugort
`)
const TO = wordSet(`
  to nach an bis a au hasta hacia para al alla ate naar tot till til do vers dokad kam mihin hova nereye destination destino destinazione bestemming
  ziel zielort cil cel varis varmas arrive arrivee arrival ankunft llegada arrivo chegada przyjazd przylot prilet prijezd dolazak erkezes sosire
  sosiri saapuminen tulo paluu vissza ide la ending
`)
/** `DE LA/LA`, of two words. */
const FROM_IN_TWO = new Set(['de la', 'van af'])

const isStart = (said: string): boolean =>
  FROM.has(said) || FROM_IN_TWO.has(said) || OUT.exec(said)?.[0] === said || roleAlone(said) === 'departs'
const isGoal = (said: string): boolean => TO.has(said) || BACK.exec(said)?.[0] === said || roleAlone(said) === 'arrives'

/** Whether what stands on both sides of a slash, in plain letters, is where ways begin and where they end. */
export const areWays = (one: string, other: string): boolean => (isStart(one) && isGoal(other)) || (isGoal(one) && isStart(other))
