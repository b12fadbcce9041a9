/** Words of pages that tell of stays: what one sleeps in, and how many are booked or come. */

import { ADULTS } from '../people/person-words.ts'
import { vocabulary } from '../words/vocabulary.ts'

/** Said of houses, rooms and nights. */
export const ROOMS = vocabulary(`
  overnatting, overnattning, sengetoy, sangklader, sengelinned, utvask, bettwasche, bed linen, linge de lit, ropa de cama, biancheria, roupa de cama, beddengoed
  *hotel, *hotels, *hotell, vardshus, gasthof, gasthaus, auberge, pousada, posada, zajazd, gosciniec, gjestehus, gastehaus, room, rooms, night, nights, guest, guests, breakfast, fruhstuck, petitdejeuner, petit-dejeuner, desayuno, colazione, ontbijt
  frukost, frokost, morgenmad, sniadanie, accommodation, stay, zimmer, doppelzimmer, einzelzimmer, nacht, nachte, gaste, unterkunft, ubernachtung
  ubernachtungen, aufenthalt, chambre, chambres, nuit, nuits, nuitee, nuitees, sejour, hebergement, logement, habitacion, habitaciones, noche
  noches, huespedes, alojamiento, estancia, camera, camere, notti, notte, ospiti, soggiorno, struttura, quarto, quartos, noite, noites, hospede
  hospedes, alojamento, estadia, kamer, kamers, nachten, overnachting, overnachtingen, gasten, verblijf, rum, natter, natt, gaster, boende, varelse, vaerelse
  varelser, vaerelser, naetter, nat, ophold, rom, netter, gjester, opphold, pokoj, noce, nocy, nocleg, noclegi, gosci, huone, yota, pokoje, noci, suite
  apartment, apartments, hostel, overnatning, overnatninger, *varelse, *varelser, personer, dobbeltrom, penzion, osoby, osob, pokoju, huonee
  huoneet, hotelli, jednoluzkovy, dvouluzkovy, ferienwohnung, ferienwohnungen, ferienhaus, appartement, gite, camping, mobilhome, mobil-home
  campsite, villa, holiday home, guesthouse, guest house, pension, b&b, resort, inn, anreise, abreise, checkin, check-in, check in, checkout
  check-out, check out, feriehus, sommerhus, fritidshus, hytte, stuga, vakantiehuis, *mokki, yopyjia, otel, gece, konaklama, szallas, ejszaka, ejszakak, szoba, chata, agriturismo, albergo, hostal, pensjonat, zameldowanie, wymeldowanie, incheckning, utcheckning, oda, odasi, odalar
  konaklamaniz, yetiskin, szallashely, felnott, vieras, majoittuja, majoitus, sisaankirjautuminen, vendeg
  kampeer*, comfortplaats, staanplaats, piazzola, toeristenbelasting, kurtaxe
  innsjekk, innsjekking, utsjekk, utsjekking, sjekker inn, sjekker ut, indtjekning, udtjekning, indtjek, udtjek, indcheckning, udcheckning, tjekker ind, tjekker ud, uloskirjautuminen, saavutte, lahdette, gjestegard, gjestgiveri
  noapte, nopti, camera dubla, oaspeti, cazare, pensiunea, sejur, sejurul, mic dejun
`)
/** What one sleeps in is called, as before the number on its door: a part of patterns, in plain letters, which Danish is written with in two ways. */
export const ROOM = '(?:room|zimmer|chambre|habitacion|camera|quarto|kamer|rum|rom|vae?relse|varelse|pokoj|huone|szoba|oda)'
/** The same as it is counted: a part of patterns. */
export const SOME_ROOMS =
  '(?:rooms?|zimmer|doppelzimmer|einzelzimmer|chambres?|habitacion(?:es)?|camer[ae]|quartos?|kamers?|rum|vae?relser?|varelser?|rom|pokoj(?:e|i)?|huone(?:tta)?|szoba|oda|accommodations?)'
/** How many rooms are booked. */
export const ROOM_COUNT = new RegExp(`\\b(\\d{1,2})(?: x)? ?${SOME_ROOMS}\\b`)
/** How many grown people come. */
export const ADULT_COUNT = new RegExp(`\\b(\\d{1,2}) ?(?:${[...ADULTS].join('|')})\\b`)
