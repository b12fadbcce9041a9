/** Pages that say that what they tell is booked: by what is only given out of a booking, by the rest of a price that is due on a day, or in a sentence. */

import type { Page } from '../page/page.ts'
import { sentencesIn } from '../page/sentences.ts'
import { remembered, rememberedFor } from '../words/remembered.ts'
import { vocabulary } from '../words/vocabulary.ts'

/** What is only given out of what is booked: its papers, its last word, where its group meets, and how those are sent off who go, a language a line. */
const FIRM = vocabulary(`
  travel documents, final details, final information, final itinerary, joining instructions, tour voucher, travel voucher, vouchers, e-tickets, your tickets, all set, all sorted, all booked, everything is booked, pnr, record locator, bon voyage, enjoy your trip, safe travels, meeting point, emergency number, emergency contact
  reiseunterlagen, reisedokumente, letzte informationen, endgultiger reiseplan, gutscheinheft, alles fix, steht alles, alles gebucht, fest gebucht, ihre tickets, eure tickets, gute reise, schone reise, treffpunkt, notfallnummer, reisebestatigung
  carnet de voyage, programme definitif, itineraire definitif, convocation, documents de voyage, vos billets, tout est reserve, bons d'echange, rendez-vous a, numero d'urgence, dernieres informations
  hoja informativa, documentacion de viaje, itinerario definitivo, ya esta todo, todo cerrado, ya cerrado, todo reservado, vuestros billetes, sus billetes, tus billetes, bonos, buen viaje, punto de encuentro, telefono de emergencia, informacion final
  foglio notizie, foglio informativo, documenti di viaggio, programma definitivo, partecipanti confermati, tutto prenotato, tutto confermato, i vostri biglietti, ritrovo, punto di incontro, buon viaggio, numero di emergenza, convocazione
  documentos de viagem, documentacao de viagem, roteiro final, itinerario final, roteiro definitivo, tudo reservado, tudo confirmado, os vossos bilhetes, boa viagem, ponto de encontro, telefone de emergencia
  reisdocumenten, reisbescheiden, laatste info, laatste informatie, definitief reisschema, definitieve reisschema, definitieve programma, alles geboekt, alles is geboekt, jullie tickets, goede reis, fijne reis, verzamelen, noodnummer
  resehandlingar, resedokument, slutlig resplan, allt ar bokat, allt ar klart, era biljetter, trevlig resa, samling, nodnummer, sista informationen
  rejsedokumenter, endelig rejseplan, endelige rejseplan, alt er booket, alt er bestilt, god rejse, modested, jeres billetter, sidste informationer
  reisedokumenter, endelig reiseplan, endelige reiseplan, god tur, god reise, oppmote, billettene deres
  dokumenty podrozy, ostateczny plan, ostateczny program, wszystko zarezerwowane, udanej podrozy, szczesliwej podrozy, zbiorka, numer alarmowy, panstwa bilety
  cestovni doklady, cestovni dokumenty, definitivni program, konecny program, pokyny na cestu, vse zarezervovano, stastnou cestu, sraz, vase jizdenky, vase letenky
  matka-asiakirjat, lopullinen matkaohjelma, lopullinen ohjelma, kaikki varattu, kaikki on varattu, hyvaa matkaa, kokoontuminen, lippunne, hatanumero
  uti okmanyok, jo utat, minden le van foglalva
`)
/** What is left to pay of a price: with a day by which it is, that is of a booking, without one it is a rule of those who sell. */
const REST = vocabulary(`
  balance, final payment, remaining amount, amount due, restzahlung, restbetrag, restsumme, solde, solde restant, saldo, pago final, resto del pago, pagamento final, restbedrag, restbetaling, slutbetalning, resterande, restbelob, restbelop, sluttbetaling, doplata, doplatek, loppumaksu
`)
/** What is booked, said of what is told, a language a line. */
const BOOKED = remembered(
  () =>
    /(?<![a-z])(?:(?:is|are|have|has been|we've|i've|been|all|now|already) (?:[a-z]+ ){0,2}(?:booked|confirmed|reserved|paid for)|(?:ist|sind|habe|haben|hab|wurden?|alles|schon|bereits) (?:[^.;!?\d]{1,40} )?(?:gebucht|reserviert|bestatigt)|(?:est|sont|ai|avons|a ete|ont ete|tout|deja) (?:[a-z]+ ){0,3}(?:reservee?s?|confirmee?s?)|(?:he|hemos|esta|estan|queda|todo|ya) (?:[a-z]+ ){0,3}(?:reservad[oa]s?|confirmad[oa]s?)|(?:ho|abbiamo|e|sono|tutto|gia) (?:[a-z]+ ){0,3}(?:prenotat[oaie]|confermat[oaie])|(?:esta|estao|ja|tudo|foi|foram) (?:[a-z]+ ){0,3}(?:reservad[oa]s?|confirmad[oa]s?)|(?:is|zijn|heb|hebben|alles|al) (?:[^.;!?\d]{1,40} )?(?:geboekt|bevestigd|gereserveerd)|(?:ar|har|allt) (?:[a-z]+ ){0,3}(?:bokat|bokad[e]?|bekraftat)|(?:er|har|alt) (?:[a-z]+ ){0,3}(?:booket|bestilt|reserveret|bekreftet|bekraeftet|bekraftet)|(?:jest|sa|zostaly|wszystko|juz) (?:[a-z]+ ){0,3}(?:zarezerwowan[aoey]|potwierdzon[aoey])|(?:je|jsou|mame|vse|uz) (?:[a-z]+ ){0,3}(?:rezervovan[oay]|zarezervovan[oay]|potvrzen[oay])|(?:on|ovat|olen|olemme|kaikki) (?:[a-z]+ ){0,3}(?:varattu|varannut|varanneet|vahvistettu))(?![a-z])/,
)
/** What takes that back, or puts it off. */
const NOT_YET =
  /\?|(?<![a-z])(?:not|n't|yet|still|once|when|if|until|unless|need[a-z]*|must|to be|will be|nicht|nichts|kein[a-z]*|noch|wenn|sobald|falls|muss|mussen|werden|pas|rien|encore|si|quand|no|nada|aun|todavia|cuando|non|niente|nulla|ancora|se|quando|nao|ainda|niet|niets|geen|nog|moet|moeten|als|zodra|inte|inget|annu|om|nar|ikke|intet|enna|endnu|hvis|skal|nie|jeszcze|jesli|gdy|ne|nic|jeste|pokud|az|ei|viela|jos|kun)(?![a-z])/

/** Whether a page says that what it tells is booked. */
export const isFirm = rememberedFor(
  (page: Page): boolean =>
    FIRM.in(page).size > 0 ||
    page.lines.some(({ plain, dates }) => dates.length > 0 && REST.in(plain).size > 0) ||
    page.lines.some(({ plain }) => BOOKED().test(plain) && sentencesIn(plain).some((said) => BOOKED().test(said) && !NOT_YET.test(said))),
)
