/** What else lasts from one day to another and has a room, a bed, a key or a deposit. */

import type { Page } from '../page/page.ts'
import { remembered } from '../words/remembered.ts'
import { vocabulary } from '../words/vocabulary.ts'
import { IN_OR_ARRIVAL, OUT_OR_DEPARTURE } from './stay-labels.ts'

/** Said of nothing else: a page with one of these is of no stay. */
const SURELY = remembered(() =>
  vocabulary(`
  kennels, cattery, boarding kennels, dog hotel, cat hotel, tierpension, hundepension, katzenpension, pension canine, pension feline, residencia canina, pensione per cani, dierenpension, hondenpension, hundpensionat, hundepensionat, hotel dla psow, hotel dla zwierzat
  kattenpension, kattenhotel, hondenhotel, kattpensionat, katthotell, hundehotel, kattehotel, kattepension, hotel para perros, hotel per cani, hotel per gatti, hotel canino, hotel felino, vaccinatieboekje, carnet de vaccination, cartilla de vacunacion, libretto sanitario, vaccination card
  security guard, security plan, wachdienst, schichtplan, ronde de securite, vigilante, bewaking, vaktlista, vagtplan, ochrona obiektu
  your request has reached us, received your request, received your enquiry, received your inquiry, anfrage angekommen, anfrage eingegangen, anfrage erhalten, recu votre demande, bien recu ta demande, recibido su solicitud, recibido tu solicitud, ricevuto la sua richiesta, ricevuto la tua richiesta, recebemos o seu pedido, aanvraag ontvangen, mottagit din forfragan, modtaget din foresporgsel, mottatt foresporselen, otrzymalismy zapytanie, obdrzeli jsme poptavku
  self storage, storage unit, lagerraum, lagerbox, selfstorage, garde-meuble, guardamuebles, trastero, magasinering, opbevaring
  tenancy, assured shorthold, tenancy agreement, kaltmiete, warmmiete, unbefristet, bail d'habitation, contrat de bail, contrato de arrendamiento, per month, a month, pcm, pro monat, monatlich, par mois, al mes, al mese, per maand, per manad, pr. maned, miesiecznie
  hyresavi, hyresvard, hyresratt, manadshyra, hyresnamnden, mietforderung, dauermietvertrag, quittance de loyer, bailleur, recibo de alquiler, recibo de renda, senhorio, canone mensile, huurnota, verhuurder van de woning, huslejeopkravning, husleje for, udlejer og lejer, vuokralasku, czynsz za, najemne za
  bonus points, concours, gewinnspiel, sorteo, concorso, prijsvraag, prize draw, win a, sailing
  dog boarding, cat boarding, pet boarding, dog sitting, pet sitting, hundebetreuung, katzenbetreuung, garde de chien, garde de chat, guarderia canina, dogsitting
  motorhome hire, hire of our motorhome, motorhome rental, campervan hire, camper van hire, wohnmobilmiete, wohnmobilvermietung, location de camping-car, alquiler de autocaravana, noleggio camper, aluguer de autocaravana, camperverhuur, husbilsuthyrning, bobilutleie, autocamperudlejning, wynajem kampera, pronajem obytneho vozu, matkailuauton vuokraus
  mobile sauna, fass-sauna, saunafass, marquee, partyzelt
  contract of employment, your contract as, seasonal staff, wages, salary, arbeitsvertrag, dienstvertrag, gehalt, bruttolohn, stundenlohn, contrat de travail, salaire, contrato de trabajo, contrato laboral, salario, contratto di lavoro, stipendio, contrato de trabalho, arbeidsovereenkomst, anstallningsavtal, anstallning, ansaettelse, ansettelse, arbeidskontrakt, umowa o prace, umowa zlecenie, wynagrodzenie, pracovni smlouva, mzda, tyosopimus, palkka
  cleaning rota, housekeeping rota, next changeovers, your payout, your earnings, reinigungsplan, putzplan, ihre auszahlung, ihre einnahmen, planning de menage, vos revenus, turno de limpieza, tus ingresos, turni di pulizia, i tuoi guadagni, schoonmaakrooster, uw uitbetaling, stadschema, rengoringsplan, din utbetaling, din udbetaling, grafik sprzatania, twoja wyplata, rozpis uklidu
  berth, mooring, liegeplatz*, amarre, ormeggio, ligplaats, batplats, badplads
  patientin, klinik, aufnahmebestatigung, hospitalisation, ricovero, ziekenhuis, sykehus, sjukhus
  kita, krippe, nursery place, creche, guarderia, asilo nido, kinderopvang, forskola, bornehave, barnehage, przedszkole
  policyholder, certificate of insurance, insurance certificate, sum insured, start of cover, versicherungsschein, versicherungsbeginn, police d'assurance, attestation d'assurance, poliza, polizza
  exchange of contracts, completion date, conveyancing, kaufvertrag, notartermin, rogito
  quotation, this offer, unser angebot, unverbindlich*, devis, presupuesto, preventivo, orcamento, vrijblijvend, offert, tilbud pa, oferta cenowa, nabidka, wir haben noch frei, lista d'attesa, waiting list, warteliste, liste d'attente, lista de espera, wachtlijst, venteliste, vantelista
  how was your stay, thank you for staying, hope you enjoyed, leave a review, ihr aufenthalt war, votre avis, tu opinion, la tua recensione, jouw beoordeling
  guest folio, saldo 0, balance 0.00, nebensaison, hauptsaison, low season, high season, basse saison, haute saison, temporada baja, temporada alta, bassa stagione, alta stagione, laagseizoen, hoogseizoen, lagsasong, hogsasong, lavsason, hojsason
  parking space booked, delegate, delegates, registration fee, kursgebuhr, kursleitung, treatment room, tischreservierung, eintrittskarte, eintrittskarten, season ticket
`),
)

/** Said of such things, and by houses in passing: `ten minutes from the station`, `ski storage`. It takes several. */
const PERHAPS = remembered(() =>
  vocabulary(`
  your order, ihre bestellung, votre commande, tu pedido, il tuo ordine, uw bestelling, din bestallning, din ordre, zamowienie, mattress, matratze, delivery, lieferung, livraison, levering, leverans, dostawa
  kennel, guard, guards, shift, shifts, turno, turni, vigilancia, impfpass, storage, magazzino, opslag, magazyn, landlord, nebenkosten, points, statement, level, kontoauszug, punkte, pramienkonto, releve, extracto, puntos, estratto, punti, extrato, pontos, punten, poang, poeng, to win, terminal, vessel, boarding, passengers, patient, clinic, hospital, ward, station, paciente, szpital
  nursery, solicitors, estate agents, notaire, notaria, quote, bewertung, bewertungen, folio, parkhaus, car park, einfahrt, teilnehmerin, day spa, table for, your table
`),
)
const SEVERAL = 2

/** What is given to somebody who will choose the days, in the head of its paper. */
const TO_GIVE = remembered(() =>
  vocabulary(`
  gift voucher, gift card, gift certificate, geschenkgutschein, gutschein, bon cadeau, coffret cadeau, cheque regalo, bono regalo, tarjeta regalo, buono regalo, cofanetto, vale oferta, vale presente, cadeaubon, cadeaukaart
  presentkort, gavekort, bon podarunkowy, voucher podarunkowy, darkovy poukaz, darkovy certifikat, lahjakortti
`),
)
/** Lines of a head. */
const HEAD = 7
/** What is given is redeemed where both days are chosen. */
const areChosen = ({ lines }: Page): boolean =>
  [IN_OR_ARRIVAL, OUT_OR_DEPARTURE].every((label) => lines.some(({ plain, dates }) => dates.length > 0 && plain.search(label) >= 0))
const isGift = (page: Page): boolean => page.lines.slice(0, HEAD).some(({ plain }) => TO_GIVE().in(plain).size > 0) && !areChosen(page)

/** Whether a page is of something else than a stay, though it speaks of rooms and nights. */
export const isOfElse = (page: Page): boolean => SURELY().in(page).size > 0 || isGift(page) || PERHAPS().in(page).size >= SEVERAL
