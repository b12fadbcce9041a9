/** Words of pages that tell of stays: what one sleeps in, and how many are booked or come. */

import { vocabulary } from './vocabulary.ts'

/** Said of houses, rooms and nights. */
export const ROOMS = vocabulary(`
  *hotel, *hotels, *hotell, vardshus, gasthof, gasthaus, auberge, pousada, posada, zajazd, gosciniec, gjestehus, gastehaus, room, rooms, night, nights, guest, guests, breakfast, fruhstuck, petitdejeuner, petit-dejeuner, desayuno, colazione, ontbijt
  frukost, frokost, morgenmad, sniadanie, accommodation, stay, zimmer, doppelzimmer, einzelzimmer, nacht, nachte, gaste, unterkunft, ubernachtung
  ubernachtungen, aufenthalt, chambre, chambres, nuit, nuits, nuitee, nuitees, sejour, hebergement, logement, habitacion, habitaciones, noche
  noches, huespedes, alojamiento, estancia, camera, camere, notti, notte, ospiti, soggiorno, struttura, quarto, quartos, noite, noites, hospede
  hospedes, alojamento, estadia, kamer, kamers, nachten, overnachting, overnachtingen, gasten, verblijf, rum, natter, natt, gaster, boende, vaerelse
  vaerelser, naetter, nat, ophold, rom, netter, gjester, opphold, pokoj, noce, nocy, nocleg, noclegi, gosci, huone, yota, pokoje, noci, suite
  apartment, apartments, hostel, overnatning, overnatninger, *varelse, *varelser, personer, dobbeltrom, penzion, osoby, osob, pokoju, huonee
  huoneet, hotelli, jednoluzkovy, dvouluzkovy, ferienwohnung, ferienwohnungen, ferienhaus, appartement, gite, camping, mobilhome, mobil-home
  campsite, villa, holiday home, guesthouse, guest house, pension, b&b, resort, inn, anreise, abreise, checkin, check-in, check in, checkout
  check-out, check out, feriehus, sommerhus, fritidshus, hytte, stuga, vakantiehuis, *mokki, yopyjia, otel, gece, konaklama, szallas, ejszaka, ejszakak, szoba, chata, agriturismo, albergo, hostal, pensjonat, zameldowanie, wymeldowanie, incheckning, utcheckning, oda, odasi, odalar
  konaklamaniz, yetiskin, szallashely, felnott, vieras, majoittuja, majoitus, sisaankirjautuminen, vendeg
  noapte, nopti, camera dubla, oaspeti, cazare, pensiunea, sejur, sejurul, mic dejun
`)
export const ROOM_COUNT =
  /\b(\d{1,2})(?: x)? ?(?:rooms?|zimmer|doppelzimmer|einzelzimmer|chambres?|habitacion(?:es)?|camer[ae]|quartos?|kamers?|rum|vaerelser?|rom|pokoj(?:e|i)?|accommodations?)\b/
export const ADULTS =
  /\b(\d{1,2}) ?(?:adults?|erwachsenen?|adultes?|adultos?|adulti|volwassenen?|vuxna|vuxen|voksne|voksen|dorosl(?:ych|y|e)|aikuista)\b/
