/** What a sentence says is called off: the booking, or a party, a class or a market that somebody who stays would have gone to. */

import { CALLED_OFF, CALLED_OFF_IN_LETTERS } from '../words/called-off.ts'
import { remembered } from '../words/remembered.ts'
import { THING } from '../words/things-booked.ts'
import { vocabulary, wordSet } from '../words/vocabulary.ts'

const IS_THING = remembered(() => new RegExp(`^(?:${THING})$`))
/** What is booked by more words than a title has for it, and what a table of bookings says of each. */
const MORE = vocabulary(`
  bookings, reservations, stays, trips, flights, journeys, orders, rentals, itinerary, confirmation, voucher, train, trains, coach, bus, ferry, crossing, departure, connection
  leg, room, rooms, nights, car, vehicle, apartment, accommodation, appointment, arrangements, *buchung, *buchungen, *reservierung, *reservierungen, *bestellung, *bestellungen
  *aufenthalt, *anmietung, *reise, *reisen, *flug, *fluge, *fahrt, *fahrten, zug, zuge, bahn, ice, ic, ec, tgv, verbindung, verbindungen, fahrkarte, fahrkarten, flugscheine, *zimmer
  ubernachtung, ubernachtungen, unterkunft, mietwagen, fahrzeug, fahre, *bestatigung, sejours, voyages, vols, commandes, trajet, trajets, traversee, chambre, chambres, nuits
  hebergement, vehicule, voiture, reservas, estancias, viajes, vuelos, pedidos, tren, trenes, trayecto, travesia, habitacion, habitaciones, noches, alojamiento, coche, vehiculo
  autobus, viagens, voos, estadias, comboio, trem, onibus, autocarro, quarto, quartos, noites, alojamento, carro, passagem, passagens, hospedagem, prenotazioni, soggiorni, viaggi
  voli, ordini, treno, treni, corsa, corse, tratta, camera, camere, notti, alloggio, auto, traghetto, pernottamento, *boeking, *boekingen, *reservering, *reserveringen, reizen, trein
  treinen, treinkaartjes, bestellingen, kamer, kamers, nachten, accommodatie, huurauto, overtocht, rit, ritten, *bokning, *bokningen, *bokningar, *bokningarna, *bestilling, *bestillingen
  *bestillinger, *bestillingerne, *booking, *bookingen, *bookinger, *reservation, *reservationen, *reservationer, *reservasjon, *reservasjonen, resor, resorna, reisen, rejsen, rejser
  flyget, flyet, flyvningen, flygningen, tag, taget, tog, toget, avgang, avgangen, bussen, farjan, fergen, fargen, biljett, biljetten, biljetter, biljetterna, billett, billetten
  billetter, billettene, billet, billetterne, rum, rummet, rom, rommet, varelse, varelset, vistelsen, oppholdet, opholdet, bilen, hyrbilen, leiebilen, lejebilen, boendet
  rezerwac*, zamowieni*, pobyt*, lot, lotu, podroz*, pociag*, bilet*, pokoj*, nocleg*, przejazd*, rejs*, polaczenie, samochod*, wynajem, varau*, matka*, lento*, juna*, lippu*, liput
  majoitu*, huone*, tilau*, yopym*, rezervac*, objednavk*, letu, cesta, cesty, jizden*, vlak*, spoj, ubytovani*, zajezd*, rezervasyon*, seyahat*, ucus*, sefer*, konaklama*
  foglalas*, utazas*, jarat*, jegy*, szallas*
  status, state, etat, statut, estado, stato
  situacao, stan, tila, stav, durum*
`)
const YOUR = vocabulary(`
  your, my, ihr, ihre, ihren, ihrem, ihrer, ihres, dein, deine, deinen, deinem, deiner, deines, eure, euren, votre, vos, ton, tes, tu, tus, su, sus, vuestr*, tuo, tua, tue, tuoi
  suo, sua, sue, suoi, suas, vostr*, seu, seus, teu, vossa, uw, je, jouw, jullie, din, ditt, dina, dit, dine, deres, jeres, twoj*, panstwa, pana, wasz*, vas, vase, vasi
`)
/** Where what is named begins anew. */
const THE = wordSet(`
  the this that these those both a an our all der die das den dem des diese dieser dieses ein eine einen unser unsere le la les l un une cette ce ces notre el los las una esta este
  nuestra nuestro il lo gli i uno questa questo nostra nostro o os as um uma de het een deze onze denna denne detta dette det en ett et var vart vores
`)
/** What makes of a thing no more than the time, the place or the reason: `the fireworks during your stay`. */
const BESIDE = wordSet(`
  during for of while in on to from with by before after near about wahrend bei beim auf zu zur zum im am vor nach fur von vom mit aufgrund wegen trotz pendant durant du pour dans
  avec sur durante para por con del dello della delle dei per nel nella alla al do da dos das no na com tijdens van voor op naar bij met under vid av til till pa hos fra fran podczas
  w z dla behem pri pro ve
`)
/** Danish says `at` of what is so. */
const IN_ENGLISH = wordSet('the your our a an this hotel')
/** `It has been cancelled`, `we have cancelled`: who does it and what has been named before. */
const ITSELF = wordSet(`
  it this these both they them sie es diese dieser dies elle elles il ils celle-ci celui-ci ceci ella ello esta este estas essa isto questa questo deze dit het den det denna denne
  detta dette ta to se tama ten we you i wir ich host hotel property guest airline owner nous j'ai vous on wij ik vi jeg jag du gastgeber gast hote proprietaire anfitrion everything alles tout todo tutto tudo allt alt wszystko kaikki vse
`)
/** A house by no more than what it is: `the hotel shuttle` is none. */
const HOUSE = wordSet(`
  hotel hotell hotellet hostel resort inn lodge pension gasthof guesthouse villa riad camping ferienwohnung ferienhaus appartement apartamento appartamento apartman feriehus feriehuset
  sommarhus sommerhus gite agriturismo cottage chalet
`)
/** `your massage appointment`, `Ihr Yoga-Kurs`, `votre cours de ski`: what one has beside a stay, perhaps with a word for that it is booked. */
const BESIDE_STAY =
  /(?:^|[ -])(?:class(?:es)?|lessons?|course|workshop|massages?|treatments?|dinner|lunch|table|transfers?|shuttle|[a-z]*kurse?|[a-z]*massagen?|[a-z]*behandlung|tisch(?:reservierung)?|cours|soins?|diner|transfert|navette|clases?|curso|masaje|cena|mesa|traslado|lezion[ei]|corso|massaggio|tavolo|trasferimento|navetta|aulas?|massagem|jantar|[a-z]*les|cursus|tafel|behandeling|[a-z]*kurs(?:en|et)|lekcja|zajecia|masaz|kolacja|stolik|subscription|newsletter|abonnement|suscripcion|abbonamento|assinatura)(?: (?:appointment|booking|reservation|termin|buchung|reservierung))?$/
/** `alle Zusatzleistungen Ihrer Buchung`: what one has beside what is booked, whosever it is. */
const EXTRAS =
  /(?:^\W*|[,;:!.] )(?:(?:all|any|the|your|alle|die|ihre|samtliche|tou(?:te)?s|les|vos|tod[oa]s|l[oa]s|sus|tutt[ei]|le|i|gli|[oa]s|de|uw|samtliga|wszystkie) ){0,3}(?:(?:zusatz|neben|sonder|extra)[a-z]*leistungen|extras|(?:extra|additional|optional) (?:services|options|items)|add-?ons|options|prestations (?:annexes|supplementaires|complementaires)|services (?:additionnels|supplementaires|optionnels)|(?:servicios|servicos) (?:adicionales|adicionais|extras?|opcionales|opcionais)|servizi (?:aggiuntivi|accessori|extra|opzionali)|(?:extra|aanvullende) (?:diensten|opties)|(?:tillaggs|tilleggs|tillae?gs)(?:tjanster|tjenester|ydelser)|uslugi dodatkowe|dodatkowe uslugi)(?![a-z])/
/** Of another guest, whose room is free now; `As another guest stays on, your booking …` is of that of the reader. */
const OF_ANOTHER_GUEST =
  /(?<![a-z])(?:an)?(?:other|andere[rn]?|autres?|otr[oa]|altr[oa]|outr[oa]|annan|anden|annen|inny) (?:guests?|party|gaste?|clients?|huesped|cliente|ospite|hospede|gast|gjest|gosc)(?![a-z])/
/** What says nothing of what is called off. */
const EMPTY = vocabulary(`
  has, have, had, is, are, was, were, be, been, now, already, successfully, also, hereby, unfortunately, regrettably, sorry, therefore, so, hat, haben, ist, sind, wurde, wurden, leider, hiermit
  nun, bereits, erfolgreich, wunschgemas, daher, somit, a, ont, est, sont, ete, bien, malheureusement, donc, ha, han, sido, fue, fueron, lamentablemente, correctamente, e, stato
  stata, sono, purtroppo, foi, foram, infelizmente, werd, zijn, helaas, har, er, ar, nu, na, tyvarr, dessverre, desvarre, zostala, zostal, zostaly, zostalo, jest, niestety, on
  valitettavasti, byl, byla, bylo, bohuzel, se, yes, ok, que, qu, che, that, dass, dat, att, at, ze, hemos, he, avons, abbiamo, ho, hebben
`)
/** What says who reports it to whom, before the word that begins what is so. */
const REPORTED =
  /^.*(?<![a-z])(?:that|dass|qu[e']|che|dat|att|ze|(?:om|med|for|beklager?|bek[a-z]*ft[a-z]+|meddel[a-z]+|opp?lys[a-z]+|hermed),? at)(?![a-z])/
/** Another thing behind the last comma or the last `and`, unless it only tells more of what is before it: `your booking, the Garden Suite, has been …` */
const ANOTHER =
  /^.*(?:[,;]|(?<![a-z])(?:and|und|et|y|e|en|och|og|but|aber|mais|pero|ma|mas|maar|men|ale)) (?=(?:the|der|die|das|le|la|les|l'|el|los|las|il|lo|gli|het|de|our|unser[a-z]*|notre|nuestr[oa]|nostr[oa]|onze|ons|vores) )/

const wordsOf = (text: string): string[] => text.match(/[a-z]+(?:-[a-z]+)*|[,;:()]|\d+/g) ?? []
const isBooked = (word: string): boolean => IS_THING().test(word) || MORE.in(word).size > 0

/** Whether what words begin with, up to where a place, a time or the deed is told, is of something beside a stay. */
function areBesideStay(words: readonly string[]): boolean {
  const end = words.findIndex((word) => BESIDE.has(word) || THE.has(word) || /[,;:()]/.test(word) || EMPTY.in(word).size > 0)
  return BESIDE_STAY.test(words.slice(0, end < 0 ? undefined : end).join(' '))
}

/** Whether words name what is booked, and that not only as the time, the place or the reason of something else. */
function nameBooking(words: readonly string[]): boolean {
  let isBeside = false
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? ''
    const isWhose = YOUR.in(word).size > 0
    if (BESIDE.has(word) || (word === 'at' && IN_ENGLISH.has(words[at + 1] ?? ''))) isBeside = true
    else if (isWhose && areBesideStay(words.slice(at + 1))) isBeside = true
    else if (/[,;:()]/.test(word) || ((isWhose || THE.has(word)) && !BESIDE.has(before) && before !== 'at' && !THE.has(before)))
      isBeside = false
    if (!isBeside && (isWhose || isBooked(word))) return true
  }
  return false
}

/** In how many words behind what is done it comes to what it is done to. */
const NEAR = 8
/** Where it goes on with what is not called off. */
const NEXT_THING =
  /[,;.(]|(?<=[a-z0-9] ?):| (?:and|but|und|aber|sondern|et|mais|y|pero|e|ma|mas|en|maar|och|og|men|i|ale|ja|mutta|a) (?=[a-z])/
/** `BA 117`, `TGV 6613`, `4471290833` */
const NUMBERED = /^\W*(?:(?:the|le|la|el|il|der|die|de) )?(?:[a-z]{1,3}|[a-z]\d|\d[a-z])? ?\d{2,12}(?![\d:.])/
/** `Cancelled: …`, `Storniert – …`, `Ada Lovelace   cancelled` */
const PARTED_BEFORE = /(?:[:|•·–—(*-] ?|\s{3})$/
const IMPERSONAL = /^(?:an?ulowano|odwolano|zruseno)$/
/** `Cancelled the concert`; `annulée le 29 juin` is when it was. */
const OF_THING_BEHIND = new RegExp(`^ (?:${[...THE].filter((word) => word !== 'that').join('|')})(?: |')(?!\\d)[a-z]`)

/** What may be the name of a house: `Marina Bay Sands, 9 to 12 February, has been …` */
const nameIn = (clause: string): string =>
  wordsOf(clause.replace(/^\s*(?:the|das|le|l'|el|il|o|het) /, '').split(/[,;(]/)[0] ?? '')
    .filter((word, at) => at === 0 || EMPTY.in(word).size === 0)
    .join(' ')

/** What is called off beside extras, with a word that begins it: `All extras and your booking`; `extras such as breakfast and parking` tells only which. */
const AS_WELL =
  /^[^,;:()]*(?<![a-z])(?:and|und|sowie|as well as|et|ainsi que|y|e|en|och|og|oraz|i|a|ja),? (?=(?:the|your|my|this|ihre|deine|eure|die|diese|vos|votre|la|le|cette|sus?|tus?|vuestra|el|esta|sua|tua|vostra|il|questa|suas|tuas|uw|je|jouw|jullie|de|deze|het|din|dina|ditt|dit|dine|deres|den|twoja|panstwa|rezerwacj[a-z]*|booking|reservation|stay|buchung|reservierung|sejour|reserva|estancia|prenotazione|soggiorno|boeking|reservering|bokning(?:en)?|bestilling(?:en)?|booking(?:en)?)(?![a-z]))/

/** Whether what stands before words of calling off names extras, and not the booking with them. */
function areExtras(clause: string): boolean {
  const extras = EXTRAS.exec(clause)
  if (!extras || nameBooking(wordsOf(clause.slice(0, extras.index)))) return false
  const behind = clause.slice(extras.index + extras[0].length)
  const more = AS_WELL.exec(behind)
  if (!more) return true
  const asWell = behind.slice(more[0].length)
  return areExtras(asWell) || !nameBooking(wordsOf(asWell))
}

/** Whether what stands before and behind words of calling off makes the booking what they are of. */
function isOfBooking(before: string, off: string, behind: string, isNamed: (name: string) => boolean): boolean {
  const clause = /,\s*$/.test(before) ? before : before.replace(REPORTED, '').replace(ANOTHER, '')
  const other = OF_ANOTHER_GUEST.exec(clause)
  if (other && !wordsOf(clause.slice(other.index)).some((word) => YOUR.in(word).size > 0)) return false
  if (areExtras(clause)) return false
  const words = wordsOf(clause)
  if (nameBooking(words) || NUMBERED.test(clause.trim()) || PARTED_BEFORE.test(before)) return true
  if (nameBooking(wordsOf(behind.split(NEXT_THING)[0] ?? '').slice(0, NEAR))) return true
  const told = words.filter((word) => /[a-z]{2}|[ij]/.test(word) && EMPTY.in(word).size === 0)
  const isNothing = told.every((word) => ITSELF.has(word) || THE.has(word) || HOUSE.has(word))
  if (!isNothing && !ITSELF.has(told.at(-1) ?? '')) return isNamed(nameIn(clause))
  return !OF_THING_BEHIND.test(behind) && !(IMPERSONAL.test(off) && wordsOf(behind).length > 0)
}

/** Whether a sentence in plain letters calls off what is booked, as far as it calls off anything; `isNamed` knows the name of the house. */
export function callsOffBooking(sentence: string, isNamed: (name: string) => boolean = () => false): boolean {
  const said = [...CALLED_OFF_IN_LETTERS.in(sentence), ...CALLED_OFF.in(sentence)]
  if (said.length === 0) return true
  return said.some((off) => {
    const at = sentence.indexOf(off)
    return isOfBooking(sentence.slice(0, at), off, sentence.slice(at + off.length), isNamed)
  })
}
