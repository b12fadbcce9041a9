/** Words of railways and long-distance buses, in many languages. */

import { vocabulary } from './vocabulary.ts'

/** Said of little else. */
const CERTAIN = `
  train, trains, rail, railway, platform, zug, bahn, bahnhof, hbf, gleis, wagen, fahrkarte, gare, voie, voiture, quai, treno, treni, binario
  carrozza, stazione, tren, trenes, estacion, anden, comboio, carruagem, trein, spoor, perron, station, bus, autobus, autobuses, autocar, busbahnhof
  fernbus, buss, flixbus, coach, nattog, snabbtag, nattag, lyntog, fjerntog, intercity, railjet, nightjet, vagn, tog, vogn, spor, pociag, pociagu
  koleje, wagon, peron, juna, vaunu, autocarro, autocarros, expressos, rodoviaria, rodoviario, billett, vlak, ktx, nozomi, hikari, shinkansen
  centrale, termini, porta nuova, porta garibaldi, porta susa, piazza principe, santa lucia, puerta de atocha, chamartin, barcelona sants
  joaquin sorolla, santa justa, st pancras, kings cross, london euston, london paddington, manchester piccadilly, waverley, temple meads
  montparnasse, part dieu, centraal, hl.n, glowny, glowna, centralna, keleti, nyugati, frecciarossa, italo, alfa pendular, intercidades, ice, tgv
  sncf, renfe, trenitalia, eurostar, thalys, amtrak
`

/** Names of railways and sellers, and words that other things share. */
const MORE = `
  coach station, bus station, tgv inoui, train ticket, advance single, anytime single, anytime return, off-peak, standard class, railcard, coach w
  carriage, zuge, sitzplatz, ouigo, inoui, billet de train, ave, coche, cp, estacao, ns, tag, tagresa, sj, spar, togreise, dsb, vy, pkp, vr
  trainline, via rail, lner, gwr, avanti, scotrail, sbb, obb, oebb, interrail, eurail, flixtrain, raileurope, rail europe, irctc, korail, regiontog
  regionaltag, fjarrtag, zob, autocares, bussbiljett, autokar, autobusova, linja-auto, national express, megabus, greyhound, blablacar, alsa, itabus
  berth, dworzec, railway station, rautatieasema, nadrazi, jizdenka, matkalippu, paikka, asiointi, togbillet, togbillett, tagbiljett, treinticket
`

/** What says that a page may tell of trains or buses; each of these words once is one sign. */
export const SIGN_OF_RAIL = vocabulary(`${CERTAIN},${MORE}`)

/** What says so of a page on which flights seem to be told, too. */
export const WORD_OF_RAIL = vocabulary(CERTAIN)
