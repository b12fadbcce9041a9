/** Words of leaving and of arriving, in the languages that tickets are written in; all in plain letters. */

import { wordSet } from './vocabulary.ts'

/** They mean nothing else. */
export const LEAVING = wordSet(`
  dep departure departures departs depart departing leave leaves leaving abf abfahrt abfahrten abfahrtszeit abfahrtsort abfahrtshafen abfahrtstag abflug abflugzeit
  salida origen partenza provenienza partida saida origem vertrek vertrekt vertrekhaven vertrektijd afrejse afrejser avgang avgar avgangstid avgangsort
  avgangshavn avgangshamn afgang afgar afgangstid afgangshavn avresa avreise odjazd odjazdu odj odlot odlotu wylot wylotu wyjazd wyjazdu wyplyniecie
  odplyniecie lahto lahtee lahtoaika lahtopaikka lahtosatama lahtoasema odjezd odjezdu odjizdi odlet vyplouva plecare plecarea plecarii pleaca
  indulas indul ind indulasi kalkis hareket binis honnan nereden odkud skad mista
  otpravlenie otpravlenia otpr vidpravlenna vidpr vidpravlaetjsa vyezd vyezda vyizd vylet vylit zaminavane zaminava tragvane tragva polazak polaska odlazak odhod odhoda odchod odchodu
  anahorisi isvykimas isvyksta atiesana izbrauksana valjumine valjub valjumisaeg`)
export const ARRIVING = wordSet(`
  arr arrival arrivals arrives arrive arriving ankunft ankunftszeit ankunftsort ankunftshafen ankunftstag arrivee llegada llegadas llega destino arrivo arriva destinazione
  chegada aankomst aankomsthaven aankomsttijd ankomst ankommer ankomsttid ankomstort ankomsthavn ankomsthamn przyjazd przyjazdu przyj przylot przylotu
  przyplyniecie tulo prij saapuu saapuminen saapumisaika saapumispaikka saapumissatama maarasatama maaraasema maaranpaa tuloaika tuloasema tulosatama
  prijezd prijezdu prijizdi prilet pripluje sosire sosirea sosirii soseste erkezes erk erkezik erkezesi varis inis hova nereye kam dokad minne mihin
  pribytie pribytia prib pributta naznacenie naznacenia priznacenna prilit pristigane pristiga dolazak dolaska odrediste odredisna prihod prihoda prichod prichodu
  afixi proorismos atvykimas atvyksta pienaksana ierasanas saabumine saabub saabumisaeg`)

/** They mean other things where nothing stands behind them that leaves or arrives. */
export const FROM = wordSet('from ab von de da van od z vanaf fran fra')
export const TO = wordSet('to an nach a naar do til till')

/** Short and rare forms, certain only right before a time: `sale`, `parte`. */
export const LEAVING_AT = wordSet('parte sale avg origine')
export const ARRIVING_AT = wordSet('ank destination ziel')

/** One of the words, as a part of a pattern. */
export const alternativesOf = (...sets: readonly Iterable<string>[]): string => `(?:${sets.flatMap((set) => [...set]).join('|')})`

/** A word or two before a time, which say that something leaves or arrives then; nothing but that must stand between. */
export const BEFORE_LEAVING = alternativesOf(LEAVING, FROM, LEAVING_AT)
export const BEFORE_ARRIVING = alternativesOf(ARRIVING, TO, ARRIVING_AT)
/** `Ab Bahnhof: St. Pölten Hbf`, `To station:`: what stands between such a word and the colon of a label. */
export const OF_PLACE =
  ' (?:station|stop|port|bahnhof|haltestelle|halt|hafen|ort|gare|arret|ville|estacion|parada|puerto|ciudad|stazione|fermata|porto|citta|estacao|paragem|cidade|halte|haven|plaats|hamn|havn|sted|plats|stacja|przystanek|dworzec|stanice|zastavka|asema|pysakki|allomas)'
/** Any that means nothing else, to begin a line or to end what stands before a time. */
export const LEAVING_OR_ARRIVING = alternativesOf(LEAVING, ARRIVING)
