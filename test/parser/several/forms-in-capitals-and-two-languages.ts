/** Forms in the letters of telegrams, with columns for codes and figures, and labels in two languages. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const FORMS_IN_CAPITALS: readonly Sample[] = [
  {
    name: 'flights of an agency, their letters and figures in columns behind the airline',
    text: `
      REISEBUERO ABENDSTERN GMBH   DATUM: 12FEB27
      BUCHUNGSCODE: 6MQZ4P
      REISEPLAN / ITINERARY

      LUFTHANSA   - LH   0716
      ----------------------------------------------
      VON   : FRANKFURT, FRANKFURT INTL - DE   ABFLUG   : 24APR   12:45
      NACH   : TOKIO, HANEDA INTL - JP   ANKUNFT : 25APR   08:30
      DAUER   : 12:45   KLASSE : ECONOMY (W)

      SWISS   - LX   0161
      ----------------------------------------------
      VON   : TOKIO, NARITA INTL - JP   ABFLUG   : 09MAI   10:25
      NACH   : ZUERICH, ZUERICH AIRPORT - CH   ANKUNFT : 09MAI   17:45
      DAUER   : 14:20   KLASSE : ECONOMY (Q)`,
    products: ['LH 716 FRA 2027-04-24T12:45 – HND 2027-04-25T08:30', 'LX 161 NRT 2027-05-09T10:25 – ZRH 2027-05-09T17:45'],
    reference: '6MQZ4P',
  },
  {
    name: 'an Italian hire with labels in two languages, which goes out before it comes in',
    text: `
      CONFERMA DI PRENOTAZIONE / RESERVATION CONFIRMATION
      Sicily by Car
      N. Prenotazione / Res. number   Data / Date   Fonte / Source
      IT6609274   04/08/2027   WEB PREPAID
      Volo / Flight   FR 4913
      Ritiro / Check-out   Riconsegna / Check-in
      Ufficio / Office: Palermo Aeroporto (PMO)   Ufficio / Office: Trapani Aeroporto (TPS)
      Data / Date: 02/09/2027 Ora / Time: 10:45   Data / Date: 11/09/2027 Ora / Time: 08:00
      Gruppo / Group   B - FIAT PANDA o similare`,
    products: ['Sicily by Car | 2027-09-02T10:45 Palermo Aeroporto (PMO) | 2027-09-11T08:00 Trapani Aeroporto (TPS) | IT6609274'],
    reference: 'IT6609274',
  },
  {
    name: 'Swedish trains whose number stands behind a small word',
    text: `
      Tack för ditt köp!
      Bokningsnummer: LKT4917M
      Utresa, tisdag 21 december 2027
      14.24   Stockholm Central
      SJ Snabbtåg, tåg 575 · 2 klass · Vagn 5, plats 33
      17.30   Sundsvall Central`,
    products: ['575 Stockholm Central 2027-12-21T14:24 – Sundsvall Central 2027-12-21T17:30'],
  },
  {
    name: 'an Italian train over its class, whose figure is no number',
    text: `
      Biglietto con prenotazione
      PNR: XT94HM
      Stazione di Partenza / From   Stazione di Arrivo / To   Treno / Train
      Bologna Centrale   Verona Porta Nuova   Regionale 16420
      Ore 21:10 – 22/09/2027   Ore 22:38 – 22/09/2027   2^ classe`,
    products: ['Regionale 16420 Bologna Centrale 2027-09-22T21:10 – Verona Porta Nuova 2027-09-22T22:38'],
  },
  {
    name: 'a train between towns in the letters of telegrams',
    text: `
      Online-Ticket   Auftragsnummer: 318077412093
      Fahrgast: Herr Joern Braeunlich Ticketcode: K3XW9PQ2
      ICE 587   14.05.2027
      Wuerzburg Hbf   ab 10:04
      Muenchen Hbf   an 12:07`,
    products: ['ICE 587 Wuerzburg Hbf 2027-05-14T10:04 – Muenchen Hbf 2027-05-14T12:07'],
    people: ['Joern Braeunlich'],
  },
  {
    name: 'a boarding pass with the hour of boarding over those of the flight',
    text: `
      BOARDING PASS   CONFIRMATION # HQ4WEX
      PASSENGER NAME   VILLANOVA/MARCO ANTONIO
      FLIGHT DL1192   08FEB27
      DEPART   ARRIVE   BOARDING TIME   GATE B18   ZONE 1
      ATL Atlanta, GA   SLC Salt Lake City, UT   8:45AM
      9:25AM   11:41AM`,
    products: ['DL 1192 ATL 2027-02-08T09:25 – SLC 2027-02-08T11:41'],
  },
]
