/** Words for bookings, and for the papers on which they are told, which are in no name: in plain letters. */

import { wordSet } from './vocabulary.ts'

/** Said of bookings and of no house. */
export const OF_BOOKING = wordSet(`
  confirmation confirmed booking reservation buchung buchungsbestatigung bestatigung reservierung reservierungsbestatigung zimmerbestatigung
  confirmacion confirmacao conferma prenotazione bevestiging reserveringsbevestiging boekingsbevestiging reservering boeking
  bokning bokningsbekraftelse bekraftelse bestilling bestillingsbekreftelse bekreftelse bookingbekraeftelse bookingbekraftelse bookingbekreftelse bekraeftelse ordrebekreftelse
  varaus varausvahvistus vahvistus potwierdzenie rezerwacja rezerwacji potvrzeni rezervace
  foglalas visszaigazolas
`)
/** What such a paper is called. */
export const OF_PAPERS = wordSet(`
  facture rechnung factura fattura fatura faktura factuur invoice receipt quittung recu recibo ricevuta kvitto kvittering kuitti lasku szamla
  devis quote quotation angebot presupuesto preventivo orcamento offerte offert tilbud tarjous oferta nabidka ajanlat
  recapitulatif synthese resumen resume riepilogo resumo summary zusammenfassung ubersicht overzicht samenvatting oversigt oversikt sammanfattning yhteenveto
  podsumowanie souhrn shrnuti prehled osszefoglalo rappel recordatorio promemoria lembrete erinnerung herinnering pamindelse paminnelse muistutus
  przypomnienie pripominka aviso avviso hinweis justificatif comprobante comprovante justificante
`)
