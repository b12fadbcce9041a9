/** What else lasts from one day to another and has a room, a bed, a key or a deposit. */

import type { Page } from './page.ts'
import { remembered } from './remembered.ts'
import { vocabulary } from './vocabulary.ts'

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
  kennel, guard, guards, shift, shifts, turno, turni, vigilancia, impfpass, storage, magazzino, opslag, magazyn, landlord, nebenkosten, points, to win, terminal, vessel, boarding, passengers, patient, clinic, hospital, ward, station, paciente, szpital
  nursery, solicitors, estate agents, notaire, notaria, quote, bewertung, bewertungen, folio, parkhaus, car park, einfahrt, teilnehmerin, day spa, table for, your table
`),
)
const SEVERAL = 2

/** Whether a page is of something else than a stay, though it speaks of rooms and nights. */
export const isOfElse = (page: Page): boolean => SURELY().in(page).size > 0 || PERHAPS().in(page).size >= SEVERAL
