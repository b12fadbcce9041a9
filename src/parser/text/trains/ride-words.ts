/** Words of railways, long-distance buses and ferries, in many languages. */

import { vocabulary } from '../words/vocabulary.ts'
import { EVERY_KIND, plainOperators } from './operators.ts'

/** Said of little else. */
const CERTAIN = `
  train, trains, rail, railway, platform, zug, bahn, bahnhof, hbf, gleis, wagen, fahrkarte, gare, voie, voiture, quai, treno, treni, binario
  carrozza, stazione, tren, trenes, estacion, anden, comboio, carruagem, trein, spoor, perron, station, bus, autobus, autobuses, autocar, busbahnhof
  fernbus, buss, coach, nattog, snabbtag, nattag, lyntog, fjerntog, intercity, railjet, nightjet, vagn, tog, vogn, spor, pociag, pociagu
  med taget, taget fran, tar taget, tar du taget, tar ni taget, taget till, toget fra, toget til, med toget
  koleje, wagon, peron, juna, junan, junalla, junalippu, vlaku, vaunu, autocarro, autocarros, expressos, rodoviaria, rodoviario, billett, vlak, ktx, nozomi, hikari, shinkansen
  centrale, termini, porta nuova, porta garibaldi, porta susa, piazza principe, santa lucia, puerta de atocha, chamartin, barcelona sants
  joaquin sorolla, santa justa, st pancras, kings cross, london euston, london paddington, manchester piccadilly, waverley, temple meads
  montparnasse, part dieu, centraal, hl.n, glowny, glowna, centralna, keleti, nyugati, frecciarossa, alfa pendular, intercidades, ice, tgv
  vonat, palyaudvar, vagon, otobus, otogar, peronu, autobusz, busz, buszjegy, limited express
  ferry, ferries, ferry port, sailing, sailings, autofahre, fahrhafen, fahrbuchung, fahrpassage, fahrschiff, reederei, fahrverbindung, fahruberfahrt, traversee, gare maritime, travesia, buque
  traghetto, traghetti, traversata, travessia, veerboot, veerdienst, overtocht, farja, farjan, farjebiljett, ferge, fergen, overfart
  promu, promem, laiva, laivalla, laivan, laivamatka, lautta, lautalla, trajekt, trajektu, trajektem, komphajo, feribot, feribotu, vapur, ferge*, farjebil*, poizd, poizda, poezd, poezda, potag, zaliznic*, zeleznodoroz*, zeleznic*, ukrzaliznic*, vagon, vokzal, avtobus, avtobusa, avtovokzal, kolodvor, zeljeznic*, autobusni, treno, trenoy, leoforeio, sidirodromos, ploio, plataforma, parom, peron, rong, traukinys, vilciens, autobusas, faerge*, togrejs*, togreis*, tagres*, treinreis*, zugfahr*, bahnfahr*
  busfahr*, fernbus*, busticket*, busverbindung*, buslinie*, bahnsteig*, bahnticket*, zugticket*, zugverbindung*, reisebus*
  busreis*, buskaart*, busstation*, treinkaart*, treinstation*, spoorweg*, bussen, bussterminal*, busstasjon*, busstation*, bussbiljett*, bussbillett*
  bussreis*, bussresa*, bussavgang*, busseksp*, bussforbindel*, busbillet*, busrejs*, busforbindel*, busterminal*, rutebil*, jernban*, jarnvag*, togbill*, togstasjon*, tagbilj*
  tagstation*, bussi, bussilla, bussin, bussimatka*, bussilip*, linja-autoasema, junamatka*, junalip*, rautatie*, autobusow*, autobusem, autobusu, autokar*, kolejow*
  autobusov*, vlakov*, buszjar*, autobuszj*, autobuszall*, vasut*, vonatj*, otobus*, terminal promowy, promow*, farjelini*, farjelag*, fahrhafen*, fahrterminal*
  autoestacion, rodoviari*, estacion de autobuses, gare routiere, autostazione, autolinee, omnibus*
  ${plainOperators(EVERY_KIND, ['surely']).join(', ')}
`

/** Names and words that other things have as well. */
const MORE = `
  coach station, bus station, tgv inoui, train ticket, advance single, anytime single, anytime return, off-peak, standard class, railcard, coach w
  carriage, zuge, sitzplatz, inoui, billet de train, ave, coche, estacao, tag, tagresa, spar, togreise, regiontog, regionaltag, fjarrtag, zob
  autocares, bussbiljett, autokar, autobusova, linja-auto
  vonatjegy, menetjegy, helyjegy, kocsi, ulohely, yht, koltuk, spoj, berth, sail, crossing, crossings, vessel, uberfahrt, fahre, schiff, navire, bateau, barco
  ship:, naviera, camarote, nave, nave:, navio, schip, fartyg, hytt, skib, skibet, skip:, skipet, lugar:, kahyt, farge, fargen, hytti, satama, prom, komp, hajo, gemi, port of departure, port of arrival, porto di partenza, puerto de salida, port de depart, abfahrtshafen
  vertrekhaven, avgangshamn, afgangshavn, avgangshavn, lahtosatama
  dworzec, railway station, rautatieasema, nadrazi, jizdenka, matkalippu, paikka, raide, laituri, vagany, nastupiste, kolej, vuz, asiointi, togbillet, togbillett, tagbiljett, treinticket
  ${plainOperators(EVERY_KIND, ['perhaps']).join(', ')}
`

/** What says that a page may tell of trains, long-distance buses or ferries; each of these words once is one sign. */
export const SIGN_OF_RIDE = vocabulary(`${CERTAIN},${MORE}`)

/** What says so of a page on which flights seem to be told, too. */
export const WORD_OF_RIDE = vocabulary(CERTAIN)
