/** What catalogues of tours say, in plain letters: in words of theirs alone, and in those that bookings share. */

import { vocabulary } from '../words/vocabulary.ts'

/** Said of nothing but catalogues: two of these make a document one. */
export const CATALOGUES = vocabulary(`
  mindestteilnehmer, mindestteilnehmerzahl, ez-zuschlag, einzelzimmerzuschlag, reisekatalog, katalogseite, nur noch wenige platze, minimum participants, minimum number of participants, single supplement, price per person sharing, places left, brochure page
  minimum de participants, supplement chambre individuelle, supplement single, dates de depart, notre catalogue, suplemento individual, minimo de participantes, fechas de salida, nuestro catalogo, supplemento singola, minimo partecipanti, numero minimo di partecipanti, date di partenza, il nostro catalogo
  suplemento single, datas de partida, o nosso catalogo, minimum aantal deelnemers, toeslag eenpersoonskamer, eenpersoonskamertoeslag, vertrekdata, onze brochure, enkelrumstillagg, minsta antal deltagare, avresedatum, enkeltvarelsestillag, minimum deltagere, minste antall deltakere, enkeltromstillegg, avgangsdatoer, afrejsedatoer
  doplata do pokoju, minimalna liczba uczestnikow, terminy wyjazdow, priplatek za jednoluzkovy, minimalni pocet ucastniku, terminy zajezdu, yhden hengen lisa, vahimmaisosallistujamaara, lahtopaivat
`)

/**
 * Said of what one may choose, and of what is booked as well: a price for each who comes, on which days one can leave, and how many must. It tells a catalogue
 * only where rows of days to choose from are told.
 */
export const OFFERS_DAYS =
  /(?<![a-z])(?:(?:per|pro|par|por|a|na|od|za) (?:person(?:a|e|en)?|personne|pessoa|persoon|osob[aeuy]|pax)|pr\.? person|p\. ?p\.|per henkilo|hlo|departures|departure dates|abfahrten|abfahrtstermine|reisetermine|termine und preise|dates? (?:de depart|et prix)|(?:fechas|dias) de salida|date (?:di partenza|e prezzi)|datas? de partida|vertrekdata|vertrekdatums|avresedagar|afrejsedatoer|avreisedatoer|terminy(?: i ceny| a ceny)?|lahtopaivat|(?:single|individuelle|individual|singola|eenpersoons[a-z]*|enkelrum[a-z]*|enkeltvae?relses?[a-z]*|jednoosobow[a-z]*)[ -]?(?:supplement|tillagg|tillaeg|toeslag)|einzelzimmerzuschlag|mindestteilnehmer[a-z]*|minimum \d+)(?![a-z])/
