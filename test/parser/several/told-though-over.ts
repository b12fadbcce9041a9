/** Documents that speak of bills, thanks, points and miles as those do that are of what is over, and are of bookings. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const TOLD_THOUGH_OVER: readonly Sample[] = [
  {
    name: 'a confirmation that thanks already, read long after',
    text: `
      Reservation confirmed
      Thank you for renting with Enterprise.
      Confirmation # 1944027799
      Renter   DENISE BOYLE
      Pickup   Wed, Sep 16, 2026 9:30 AM   Worcester - Park Ave
      Return   Sun, Sep 20, 2026 9:30 AM   Worcester - Park Ave
      Amount due now   $0.00`,
    products: ['Enterprise | 2026-09-16T09:30 Worcester - Park Ave | 2026-09-20T09:30 Worcester - Park Ave | 1944027799'],
  },
  {
    name: 'a receipt that tells when it was paid, before the nights',
    text: `
      RECEIPT
      Booked on 4 May 2026
      Itinerary # 72044711200
      Hotel Ibis Wien Mariahilf
      Mariahilfer Gürtel 22, 1060 Wien
      Check-in 12 Sep 2026   Check-out 15 Sep 2026
      Paid by Visa **** 2201   € 288.00
      Amount due   € 0.00`,
    products: ['Hotel Ibis Wien Mariahilf | 2026-09-12 – 2026-09-15 | Mariahilfer Gürtel 22, 1060, Wien | 72044711200'],
  },
  {
    name: 'a voucher with room for what the car reads, and with what may be driven',
    text: `
      VOUCHER
      Reservation number: 4471120044
      Supplier: Alamo
      Pick-up   12.09.2026 10:00   Heraklion Airport
      Drop-off   19.09.2026 10:00   Heraklion Airport
      Driver: Matteo Rinaldi
      Mileage: 1,400 km included, then up to 2,000 km, 600 more than that
      The deposit is released once the vehicle has been returned.
      Odometer out: .........   Odometer in: .........`,
    products: ['Alamo | 2026-09-12T10:00 Heraklion Airport | 2026-09-19T10:00 Heraklion Airport | 4471120044'],
  },
  {
    name: 'a ticket whose rules speak of travel that is completed, with miles that were used',
    text: `
      ELECTRONIC TICKET ITINERARY RECEIPT
      Booking reference QXPLT7
      Passenger   STERN/PAULA MRS   Ticket number 220-2411770399
      OS 201   12 SEP 2026   Vienna (VIE) 07:10   Frankfurt (FRA) 08:40   OK
      Miles used   0
      Thank you for flying with us. Refunds are not available for completed travel.`,
    products: ['OS 201 VIE 2026-09-12T07:10 – FRA 2026-09-12T08:40'],
  },
  {
    name: 'a bill that was paid in advance',
    text: `
      FACTURA / INVOICE 2026-0418
      Fecha / Date   08/04/2026
      Hotel Alcor, Calle Feria 4, 41003 Sevilla
      Reserva 771204
      Llegada / Arrival   10/07/2026
      Salida / Departure   17/07/2026
      Saldo   0,00`,
    products: ['Hotel Alcor | 2026-07-10 – 2026-07-17 | Calle Feria 4, 41003, Sevilla | 771204'],
  },
  {
    name: 'a confirmation with the balance of an account and the points of its own stay',
    text: `
      Booking confirmation
      Account summary: 38,120 points
      You'll earn 2,200 points on this stay.
      Confirmation: 3390112277
      Hampton Inn Salem
      23 Main St, Salem, NH 03079
      Check-in   Jul 9, 2026   3:00 PM
      Check-out   Jul 11, 2026   11:00 AM`,
    products: ['Hampton Inn Salem | 2026-07-09 – 2026-07-11 | 23 Main St, 03079, Salem, US | 3390112277'],
  },
  {
    name: 'what calls off and replaces what was confirmed before',
    text: `
      Cet e-mail annule et remplace la confirmation du 14 décembre 2026.
      Numéro de confirmation : 4290771838
      Hôtel du Port
      8 rue Romiguières, 31000 Toulouse
      Arrivée   mardi 9 mars 2027
      Départ   vendredi 12 mars 2027`,
    products: ['Hôtel du Port | 2027-03-09 – 2027-03-12 | 8 rue Romiguières, 31000, Toulouse | 4290771838'],
  },
  {
    name: 'the same in German',
    text: `
      Diese Bestätigung storniert und ersetzt die Bestätigung vom 2. April 2027.
      Reservierungsnummer: 771204
      Hotel Rössli, Dorfstrasse 4, 6353 Weggis
      Anreise: 10. Juli 2027
      Abreise: 14. Juli 2027`,
    products: ['Hotel Rössli | 2027-07-10 – 2027-07-14 | Dorfstrasse 4, 6353, Weggis | 771204'],
  },
  {
    name: 'a ticket that tells by whom its coach is run, and how many journeys were made before, read a day after',
    text: `
      Billet de car
      Référence de réservation : 4410928837
      Passager : Solène Marchand
      Lundi 13 avril 2026
      21:05 Lyon Perrache
      23:40 Grenoble Gare Routière
      Bus 1207
      Trajet effectué par : Alpenbus
      Trajets effectués : 12`,
    products: ['1207 Lyon Perrache 2026-04-13T21:05 – Grenoble Gare Routière 2026-04-13T23:40'],
  },
  {
    name: 'a house whose mail counts journeys and makes good what they do to the air',
    text: `
      Auberge du Lac - Confirmation de réservation
      Compensation carbone offerte
      Réservation n° : 5512904
      Trips taken: 6
      Auberge du Lac, 8 rue des Tilleuls, 74000 Annecy
      Arrivée : 12/09/2026
      Départ : 14/09/2026
      Départ tardif (late check-out) 14 h sur demande`,
    products: ['Auberge du Lac | 2026-09-12 – 2026-09-14 | 8 rue des Tilleuls, 74000, Annecy | 5512904'],
  },
  {
    name: 'a house that takes no cash',
    text: `
      Booking confirmation 44712908
      The Gannet Inn, 4 Harbour Street, Whitby YO21 3PU
      Check-in: 4 June 2027   Check-out: 6 June 2027   2 nights
      Cash payment not accepted.
      Guest: Winifred Stott`,
    products: ['The Gannet Inn | 2027-06-04 – 2027-06-06 | 4 Harbour Street, YO21 3PU, Whitby, GB | 44712908'],
  },
  {
    name: 'a house that says what it does if it is not paid',
    text: `
      Booking confirmation 44712908
      The Gannet Inn, 4 Harbour Street, Whitby YO21 3PU
      Check-in: 4 June 2027   Check-out: 6 June 2027   2 nights
      If payment has not been authorised by 1 May we will call you.
      Guest: Winifred Stott`,
    products: ['The Gannet Inn | 2027-06-04 – 2027-06-06 | 4 Harbour Street, YO21 3PU, Whitby, GB | 44712908'],
  },
]
