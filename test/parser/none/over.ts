import type { NoTrip } from '../no-trip.ts'

/** What is told only of what is over: closed hires, flown coupons, points earned, bills of many titles. Nobody in them exists. */
export const NONE_OF_WHAT_IS_OVER: readonly NoTrip[] = [
  {
    name: 'a hire that is said to be closed',
    text: `
      Larkfield Cars
      Rental Agreement # 718820044
      RENTAL CLOSED - Below is your receipt.
      Renter: OSTROWSKI, PETER
      PICK-UP   Oct 12, 2026 2:11 PM   Tampa International Airport (TPA)
      RETURN   Oct 17, 2026 10:42 AM   Tampa International Airport (TPA)
      Total Charges   $267.14`,
  },
  {
    name: 'a German hire by what the car read when it went and when it came back',
    text: `
      SIXT
      Ihr Mietvertrag Nr. 9471120388
      Frau Svenja Petersohn
      Reservierungsnummer: 9914470021
      Abholung   Kiel Hauptbahnhof   12.10.2026 09:04   km-Stand 11.203
      Rückgabe   Kiel Hauptbahnhof   15.10.2026 16:40   km-Stand 11.871
      Gefahren   668 km
      Gesamtbetrag   272,00 EUR`,
  },
  {
    name: 'a French hire by the mileage when it was brought back',
    text: `
      Europcar - Votre contrat
      Bonjour Lise Aubry,
      Réservation n° 1188204477
      Départ : 14/09/2026 09:10 - Nantes Gare
      Retour : 17/09/2026 18:32 - Nantes Gare
      Kilométrage départ : 14 220 km   Kilométrage retour : 14 804 km
      Montant total : 166,40 EUR`,
  },
  {
    name: 'a Spanish hire by how far the car was driven',
    text: `
      Resumen de alquiler Avis
      Número de reserva 21440077ES3
      Conductor: NOA ITURBE
      Recogida   17/09/2026 11:30   Bilbao Aeropuerto
      Devolución   20/09/2026 18:05   Bilbao Aeropuerto
      Kilómetros recorridos   410`,
  },
  {
    name: 'the bill of a Spanish hotel in two languages, its day in the cell behind its label',
    text: `
      Hotel Alcor
      Calle Feria 4, 41003 Sevilla
      FACTURA / INVOICE ES26-0441-0018829
      Cliente / Customer   Fecha factura / Date   21/10/2026
      Huésped / Guest   Sr. Unai Otxoa
      Llegada / Arrival   18/10/2026
      Salida / Departure   21/10/2026
      Localizador   1183746205
      TOTAL FACTURA   483,40`,
  },
  {
    name: 'the copy of an Italian bill, with its number below',
    text: `
      Europcar
      COPIA DI CORTESIA FATTURA N.   Spett.le
      9271844063   FABBRI ELENA
      Data 21/10/2026   VIA DELLE FONDERIE 18
      Prenotazione   1179935520
      Uscita   OLBIA AEROPORTO   Rientro   OLBIA AEROPORTO
      11/10/2026 13:04   20/10/2026 17:41
      TOTALE FATTURA EUR   654,97`,
  },
  {
    name: 'the bill of a Polish hotel that tells two days',
    text: `
      FAKTURA VAT nr FV/2026/10/0331
      Data wystawienia: 21.10.2026   Data sprzedaży: 21.10.2026
      Hotel Pod Lipą, ul. Floriańska 14, 31-021 Kraków
      Gość: Tomasz Nowicki   Rezerwacja nr 120044
      Przyjazd: 18.10.2026   Wyjazd: 21.10.2026
      Razem   1440,00`,
  },
  {
    name: 'the bill of an Austrian inn, its day that of a letter',
    text: `
      Gasthof Post, Dorfplatz 3, 6580 St. Anton am Arlberg
      Familie Dr. Martin Oberhuber
      St. Anton, 21. Oktober 2026
      Rechnung Nr. 2026/00318
      Buchungsnr. 44120
      Anreise: 14.10.2026   Abreise: 21.10.2026
      Anzahlung vom 10.08.2026   -400,00
      Gesamtbetrag   1.926,30`,
  },
  {
    name: 'nights that were paid for when one left, under no title',
    text: `
      Heron House Hotel
      Masthead Close, Dartford DA2 6QF
      Mr Owen Cartledge
      Arrival Date 26/09/2026   Departure Date 28/09/2026
      Confirmation Number: 3290114477
      26/09/2026   GUEST ROOM   £112.00
      27/09/2026   GUEST ROOM   £112.00
      28/09/2026   MC *4410   (£224.00)`,
  },
  {
    name: 'a stay for which thanks are given and nothing is due',
    text: `
      Van der Berg Hotel Breukelen
      Stationsweg 91, 3621 LK Breukelen
      Hartelijk dank voor uw verblijf, mevrouw Femke Hoekstra.
      Reserveringsnummer 55120041
      Aankomst 03-09-2026   Vertrek 05-09-2026
      Totaal EUR 278,00
      Openstaand EUR 0,00`,
  },
  {
    name: 'flights whose coupons were used',
    text: `
      Confirmation GH7KPL
      Passenger   MARTA ELLISON   Ticket 006 2177120044
      DL 1402   Sep 20, 2026   Atlanta (ATL) 7:15 AM   Boston (BOS) 9:52 AM   USED
      DL 1877   Sep 24, 2026   Boston (BOS) 5:40 PM   Atlanta (ATL) 8:31 PM   USED
      Total fare $310.20`,
  },
  {
    name: 'a Spanish journey that was made',
    text: `
      JUSTIFICANTE DE VIAJE REALIZADO
      Localizador KQ7PLM
      Viajero: Unai Otxoa
      AVE 03112   24/09/2026   Madrid Puerta de Atocha 09:00   Sevilla Santa Justa 11:32
      Importe 62,40 €`,
  },
  {
    name: 'the stays of a month, and the points they earned',
    text: `
      Marcus, your October Larkfield Rewards statement is here
      Larkfield Inn REWARDS
      Marcus D. Ellingboe
      Check-in   Check-out   Activity   Confirmation   Points
      10/02/2026   10/04/2026   Larkfield Inn Omaha Downtown   3390184471   +5,412
      10/12/2026   10/15/2026   Larkfield Inn Minneapolis   3384471902   +14,230`,
  },
  {
    name: 'rides of last month on the bill of a card, whose days are two numbers with a dash',
    written: '2026-11-12',
    text: `
      Je factuur staat klaar
      Factuurdatum 12-11-2026
      Hieronder vind je wat je in oktober 2026 hebt gereisd. We schrijven het bedrag rond 26 november af.
      Datum   Reis   Bedrag
      06-10   Zwolle 07:16 - Utrecht Centraal 08:12, dal/spits 0%   € 19,80
      06-10   Utrecht Centraal 18:47 - Zwolle 19:42, korting 40%   € 11,88
      17-10   Zwolle 10:21 - Groningen 11:19, weekend, korting 40%   € 12,66
      -   Abonnement Weekend Voordeel, november   € 3,10
      Totaal inclusief 9% btw (€ 8,63)   € 104,55
      Factuurnummer 9021 4471 611, kaartnummer 3528 01•• •••• 7711.`,
  },
  {
    name: 'the bill of a stay, with its day alone below the word for it',
    written: '2026-11-20',
    text: `
      HÔTEL DES TROIS PONTS
      4 quai des Tanneurs
      19000 Tulle
      Société Menuiserie Vidal
      M. Octave Vidal
      FACTURE N° F-26-01177
      Date de facture
      20/11/2026
      Chambre   Arrivée   Départ   Dossier
      104   17/11/2026   20/11/2026   20617
      Libellé   Débit   Crédit
      Hébergement   84,00
      Taxe de séjour   1,10
      Total EUR   255,30   255,30
      FACTURE ACQUITTÉE. Merci de votre visite et à bientôt.`,
  },
]
