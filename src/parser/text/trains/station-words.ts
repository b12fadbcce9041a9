/** Names that say themselves that they are of stations, so that no list must know them: `Geilo stasjon`, `Gare routière de Thiers`. */

import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'

/** What ends such a name; of railways those whose stations are called after them, in the words of their language: `Gare SNCF`. */
const BEHIND =
  /(?:^|\s)(?:station|stn|(?:bus|buss|tag|tog|central|hovedbane|resande)?stationen|(?:jernbane|rutebil|buss?|central|sentral|hoved|tog)?(?:stasjon|stasjonen|station)|[a-z]*(?:bahnhof|banegard)|hbf|zob|(?:bus|coach|ferry|ferge|farje|faerge|buss|rutebil)[ -]?(?:terminal|terminalen)|resecentrum|trafikkterminal|trafikterminal|(?:linja-auto|rautatie|linja-)?asema|matkakeskus|(?:hlavni |autobusove )?nadrazi|(?:palyaudvar|autobusz-?allomas|vasutallomas|buszpalyaudvar)|(?:tren )?(?:gari|istasyonu)|otogari|(?:autobusni |glavni |zeljeznicki )?kolodvor|gare(?: routiere| sncf)?|estacion de autobuses|estacao|estacao rodoviaria|(?:dworzec|stacja)(?: autobusowy| glowny| kolejowa)?|treinstation|busstation)$/
/** What begins one. */
const BEFORE =
  /^(?:gare (?:routiere |sncf |maritime )?(?:de |du |des |d'|la )?|estacion (?:de (?:autobuses|tren|trenes) )?(?:de |del )?|estacio (?:de |d')?|estacao (?:rodoviaria |ferroviaria )?(?:de |do |da )?|rodoviaria (?:de |do |da )?|terminal (?:de omnibus|de autobuses|rodoviario|rodoviaria) (?:de |do |da |del )?|(?:auto)?stazione (?:(?:fs|autolinee|ferroviaria) )?(?:di |del |della )?|(?:dworzec|stacja)(?: autobusowy| kolejowy| kolejowa| pkp| pks)? |(?:auto)?gara (?:de )?|bahnhof |busbahnhof |station )(?=[a-z])/
/** What else stands with such a word, and is the name of none. */
const COMMON = wordSet(`
  bus coach train railway rail central main ferry metro tube underground subway tram u-bahn s-bahn the your our my next nearest closest this other any local first last
  gas petrol fuel police fire radio service charging power docking weather space work play filling tank pumping polling
  departure departures arrival arrivals start end final destination origin boarding transfer change interchange connecting
  naechste nachste nachster ihr mein dein der die das am im zum vom alter neuer haupt fern
  prochaine prochain votre notre la le les une un depart arrivee routiere principale
  proxima proximo su tu el los una uno de del autobuses salida llegada origen destino servicio servicios
  prossima lo il di partenza arrivo centrale autobus servizio meteo
  a o do da partida chegada origem
  volgend volgende dichtstbijzijnde het een uw jouw vertrek aankomst
  narmaste nasta din ditt er den det en ett et naermeste neste naeste nermeste avgang ankomst avgangs fra til fran till
  najblizszy najblizsza nastepna nastepny twoj twoja odjazd przyjazd glowny autobusowy kolejowy
  lahin seuraava lahto tulo sinun nejblizsi pristi vase odjezd prijezd hlavni autobusove indulasi erkezesi kovetkezo kalkis varis sonraki
  link parking car hire rental taxi hotel airport airports flughafen aeroport aeropuerto aeroporto
`)

/** What stands in small letters within names: `Château-du-Loir sur Eure`, `Skarnes vest stasjon`. */
const WITHIN =
  /^(?:de|du|des|la|le|les|el|los|las|del|da|do|di|della|of|upon|on|the|am|an|im|bei|in|i|ob|a|sur|sous|en|et|y|and|und|og|och|van|aan|den|der|het|nad|nord|nordre|norra|norr|north|syd|sud|sor|sodra|sondre|south|ost|oster|ostre|ostra|east|est|este|vest|vestre|vast|vastra|west|ovest|oeste|nedre|ovre|midtre|by|gamle|gamla|nye|nya)$/

/** Whether a name says that it is one of a station, and of which: a town or another word of its own stands with it. */
export function saysStation(name: string): boolean {
  const small = plain(name).replace(/\s*\([^)]*\)$/, '')
  const kind = BEHIND.exec(small)?.[0] ?? BEFORE.exec(small)?.[0]
  if (kind === undefined) return false
  const own = small.replace(kind, ' ')
  // A sentence may end with such a word as well: `Meet at the station`.
  const at = small.indexOf(own.trim())
  const words = name
    .slice(at, at + own.trim().length)
    .split(/[\s,/()-]+/)
    .filter(Boolean)
  return (
    /^\p{Lu}/u.test(name) &&
    words.every((word) => /^[\p{Lu}\d'’]/u.test(word) || WITHIN.test(plain(word))) &&
    words.some((word) => /^\p{Lu}/u.test(word) && word.length > 2 && !COMMON.has(plain(word)))
  )
}
