/** Whether a page speaks of nothing but a stay that is booked: of several things that only those are told who sleep somewhere, and that it is settled. */

import type { Page } from '../page/page.ts'
import { isOpenOffer } from '../refusal/open-offers.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { remembered, rememberedFor } from '../words/remembered.ts'
import { listsSaid, vocabulary } from '../words/vocabulary.ts'
import { isSettledBy } from './how-settled.ts'
import { isOfElse } from './no-stay-words.ts'

/** What one sleeps in, on what, and how often: no page is of a stay that speaks of none. */
const SLEEPS = remembered(() =>
  [
    // Nights.
    'night, nights, nacht, nachte, nachten, nachtigung*, ubernachtung*, nuit, nuits, nuitee, nuitees, noche, noches, notte, notti, noite, noites, overnachting*, natt, natter, overnattning*, nat, naetter, overnatning*, netter, overnatting*, noc, noce, nocy, nocleg*, noci, yo, yota, yon',
    // What is let, whole or by the room.
    'room, rooms, *zimmer, chambre*, habitacion*, camera, camere, quarto, quartos, kamer, kamers, *rum, *rummet, *vaerelse, *varelse, *vaerelset, *varelset, *rom, *rommet, pokoj, pokoje, huone*, apartment, cottage, cottages, barn, lodge, chalet, cabin, holiday, *wohnung, ferienhaus, *hauschen, mietobjekt, gite, hebergement, apartamento, casa rural, appartamento, alloggio, agriturismo, alojamento, huisje, vakantiehuis, chambres, stuga, *stugan, sommerhus, feriehus, lejemal, hytte, hytta, *hytten, mokki, domek, chata, chalupa, pension, gasthof, guest house, hotel, lager, matratzenlager',
    // Beds and what is on them.
    'bed linen, linen, bed, beds, towels, sleeps, sheets, bedding, *bett, betten, bettwasche, handtucher, schlafplatz, schlafplatze, huttenschlafsack, bettzeug, lit, lits, draps, linge, couchages, ropa de cama, cama, camas, toallas, plazas, biancheria, asciugamani, letto, letti, posti letto, roupa de cama, toalhas, bedlinnen, beddengoed, slaapplaatsen, handdoeken, sangklader, lakan, baddar, handdukar, sengetoy, sengelinned, sengepladser, sengeplasser, handklaeder, handklar, liinavaatteet, pyyheliinat, vuodepaikkaa, posciel, reczniki, lozni pradlo, povleceni, luzka, lozka',
  ].map(vocabulary),
)
/** Houses by words that may be of any. */
const HOUSES = vocabulary(`
  house, houses, barn, bothy, annexe, yurt, hut, pitch, *haus, *hutte, huis, *huis, hus, *hus, *huset, *hyttan, talo, talon, *talo, *mokki, *mokin, mokissa, huoneisto, huoneen
  dom, domu, domku, domki, domkow, domek, pokoju, pokoi, mieszkanie, mieszkania, apartamentu, kwatera, kwatery, dum, chaty, chate, chalupy, chalupe, pokoji, penzionu, apartmanu
`)
/** What else those are told. */
const BESIDE = remembered(() =>
  [
    // Board.
    'breakfast, half board, full board, bed and breakfast, *fruhstuck, fruhstucksbuffet, halbpension, vollpension, verpflegung, petit-dejeuner, petit dejeuner, demi-pension, desayuno, media pension, colazione, mezza pensione, pequeno-almoco, cafe da manha, meia pensao, ontbijt, halfpension, frukost, morgenmad, frokost, halvpension, aamiainen, sniadanie, sniadania, snidane, polopenze',
    // Coming and leaving.
    'check-in, check in, check-out, check out, vacate, anreise, anreisetag, abreise, abreisetag, zimmerbezug, auschecken, raumung, am letzten tag, a votre arrivee, remise des cles, restitution, el ultimo dia, entrada, salida, data di arrivo, data di partenza, chegada, saida, aankomst, vertrek, toekomen, incheckning, utcheckning, ankomst, avresa, afrejse, avreisedagen, avreise, przyjazd, wyjazd, prijezd, odjezd, tulo, lahto, last day, self check-in',
    // What opens the door.
    'key, keys, key safe, keysafe, key code, schlussel, cles, llaves, chiavi, chaves, sleutel, sleutels, nyckel, nyckeln, nycklar, nogle, noglen, noglerne, nokkel, nokkelen, avain, avaimet, klucz, klucze, kluczy, klice',
    // What is paid ahead, or kept until all is well.
    'deposit, security deposit, balance, anzahlung, angeld, kaution, acompte, arrhes, caution, senal, fianza, caparra, acconto, cauzione, sinal, caucao, borg, voorschot, aanbetaling, handpenning, depositum, forskud, ennakkomaksu, zadatek, zaliczka, kaucja, zaloha, kauce, bizum',
    // What is done when one has left.
    'final cleaning, cleaning, *reinigung, menage, limpieza, pulizie, limpeza, schoonmaak, eindschoonmaak, slutstadning, stadning, *rengoring, utvask, loppusiivous, sprzatanie, uklid',
    // What towns want of those who sleep there.
    '*taxe, taxe de sejour, tasa turistica, imposta di soggiorno, tassa di soggiorno, taxa turistica, toeristenbelasting, tourist tax, city tax, turistskatt, oplata klimatyczna, rekreacni poplatek',
    // Who has taken it.
    'party size, lead guest, party leader, guest, guests, adults, gast, gaste, mieter, mieterin, locataire, huesped, huespedes, inquilino, ospite, ospiti, intestatari, hospede, hospedes, huurder, gasten, hyresgast, gast, lejer, leietaker, vuokraaja, najemca, gosc, host, hoste, personen, personnes, personas, persone, pessoas, personer, osoby, osob, hloa',
    // For what.
    'rent, rental, miete, mietpreis, loyer, alquiler, affitto, locazione, aluguer, huur, huursom, huurprijs, hyra, husleje, leie, vuokra, czynsz, najem, najmu, najma, pronajem, pronajmu, per night, pro nacht, pro person, par nuit, par personne, por noche, a notte, a persona, por noite, per nacht, per natt, pr. nat, pr natt, za noc, za dobe',
  ].map(vocabulary),
)
/** As many of these are told to those who sleep somewhere. */
const ENOUGH = 3

/** Letters and papers that are of what has been taken. */
const TAKEN = vocabulary(`
  confirmed, we confirm, confirm, confirmation, secured, booked, all set, booking number, booking ref, bestatigt, bestatigen, bestatige, bestatigung, buchungsbestatigung, belegungsvertrag, mietvertrag, gebucht, fest eingetragen, alles fix, alles klar
  confirme, confirmee, confirmons, contrat de location, confirmada, confirmado, confirmamos, confirmo, confermo, confermiamo, confermata, confermato, confirmacao, reserva, prenotazione, bevestiging, bevestigd, bevestigen, boekingsbevestiging, ligt vast, ligt voor
  bekraftelse, hyresbekraftelse, hyresbevis, bekraftad, bekreftet, bekreftelse, bekraeftet, bekraftet, bekraefter, bekrafter, bekraeftelse, lejebevis, lejekontrakt, leiekontrakt, satt pa deg, potwierdzenie, potwierdzamy, potvrzujeme, potvrzeni, vahvistus, varausvahvistus
  umowa najmu, smlouva o pronajmu, huurovereenkomst, hyresavtal, hyreskontrakt, vuokrasopimus, contratto di locazione, contrato de alquiler, contrato de aluguer
`)

/** How many of the things that only a stay has a page tells; none where it is of something else. It is asked several times of each page. */
const termsOf = rememberedFor((page: Page): number => {
  const slept = listsSaid(SLEEPS(), page)
  // Sheets and towels are hired with saunas, campers and boats, too.
  if (slept === 0 || (listsSaid(SLEEPS().slice(0, 2), page) === 0 && !HOUSE_KIND.test(page.whole) && HOUSES.in(page).size === 0)) return 0
  const terms = slept + listsSaid(BESIDE(), page) + (HOUSE_KIND.test(page.whole) ? 1 : 0)
  return terms < ENOUGH || isOfElse(page) || isOpenOffer(page.whole) ? 0 : terms
})

/** How settled a letter without a number is to be. */
const SURELY = 1.5

/** Whether a page speaks surely of one stay that is booked: by its number, by what it calls itself, or in a letter in which all is settled. */
export const isSurelyOfStay = (page: Page, isReferred: boolean): boolean =>
  termsOf(page) >= ENOUGH && (isReferred || TAKEN.in(page).size > 0 || isSettledBy(page, SURELY))

/** Said by who lets of what is settled between the two, or what papers of that are called: no offer says so. */
const FIXED = vocabulary(`
  we confirm, i confirm, happy to confirm, delighted to confirm, all confirmed, is confirmed, now secured, all set, deposit received, pencilled you in, put you in the book, bestatigen wir, bestatige ich, wir bestatigen, ich bestatige, belegungsvertrag, mietvertrag, alles fix, ist fix, fest eingetragen, fest gebucht
  nous confirmons, nous vous confirmons, je vous confirme, contrat de location, acompte recu, te confirmo, le confirmo, os confirmo, le confirmamos, confirmamos, reserva confirmada, le confermo, vi confermo, le confermiamo, vi confermiamo, confermiamo, contratto di locazione
  confirmo, confirmamos a, tudo certo com a sua reserva, tudo certo com a tua reserva, recebi o comprovante, recebemos o comprovante, recebi o sinal, recebemos o sinal, sinal recebido, contrato de aluguer, wij bevestigen, hierbij bevestig, ligt voor, ligt vast, staat genoteerd, huurovereenkomst, vi bekraftar, harmed bekraftas, hyresbevis, hyresbekraftelse, hyresavtal, satt pa deg, satt pa dere, satt opp pa, skrevet deg opp, vi bekrefter, jeg bekrefter, leiekontrakt
  hermed bekraeftes, hermed bekraftes, vi bekraefter, vi bekrafter, jeg bekraefter, jeg bekrafter, lejebevis, lejekontrakt, potwierdzamy, potwierdzam, umowa najmu, potvrzujeme, potvrzuji, smlouva o pronajmu, vahvistamme, varausvahvistus, vuokrasopimus
`)
/** What is offered or asked beside a word that it is settled, at the most: letters have their terms of cancelling. And how settled it is to be without one. */
const [LEAST_WITH_WORD, LEAST_WITHOUT] = [-2, 3]
/** Whether a page that is surely of a stay says that it is settled, without any number. */
export const isFixedStay = (page: Page): boolean =>
  termsOf(page) > ENOUGH && isSettledBy(page, FIXED.in(page).size > 0 ? LEAST_WITH_WORD : LEAST_WITHOUT)
