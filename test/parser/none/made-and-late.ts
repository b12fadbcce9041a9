import type { NoTrip } from '../no-trip.ts'

/** Receipts for journeys that were made, and what is paid back for late ones. Nobody in them exists. */
export const NONE_MADE_AND_LATE: readonly NoTrip[] = [
  {
    name: 'a Danish receipt that heads its rides as made',
    text: `
      Kvittering til rejseafregning
      Bestillingsnummer   KV44P7
      Rejsende   Astrid Holmgaard
      Gennemførte rejser
      12-10-2026   Odense St. 07:14 – København H 08:51   IC Lyn 42   289,00 kr
      I alt   289,00 kr`,
  },
  {
    name: 'a German receipt that was printed after its rides',
    text: `
      Quittung   Nr. 88-20417
      Auftragsnummer   QW7T4L
      Gedruckt am   21.10.2026
      Reisende   Henrike Altmann
      14.10.2026   Hamburg Hbf ab 08:06   Berlin Hbf an 09:52   ICE 703
      Betrag   74,90 EUR`,
  },
  {
    name: 'what an English railway decided of a claim, in a file of no day',
    text: `
      Your Delay Repay claim has been approved
      Booking reference: KTR7PL
      Passenger: Imogen Fairweather
      Date of travel 14 October 2026
      London Kings Cross 09:00   York 10:52   LNER train 1E05
      Arrived 74 minutes late
      Amount: £31.20, by bank transfer`,
  },
  {
    name: 'the mail of an Italian railway about money for a late train',
    written: '2026-10-30',
    text: `
      Indennizzo per ritardo
      Gentile Ottavia Bellandi,
      Codice prenotazione (PNR)   XH29LT
      Passeggero   Ottavia Bellandi
      Frecciarossa 9514   12/10/2026   Roma Termini 08:00 - Milano Centrale 11:10
      Ritardo all'arrivo   82 minuti
      Importo   19,50 EUR`,
  },
  {
    name: 'the letter of an English airline about a claim, which has no title',
    text: `
      Northwind Airways
      Mrs Honoria Peverell
      8 Canonmills Row
      Edinburgh EH3 5LF
      14 October 2026
      Booking ref: JBR4K7Q
      Flight: LS726 Tenerife South (TFS) to Edinburgh (EDI), 30 September 2026
      Dear Mrs Peverell,
      Thank you for your claim of 3 October 2026 under Regulation UK261.
      Your flight was due to leave Tenerife at 14:55 and to arrive in Edinburgh at 19:25. It arrived with a delay of 3 hours and 37 minutes.`,
  },
  {
    name: 'the letter of a Spanish airline about a claim',
    text: `
      Estimado Sr. Belmonte:
      Hemos recibido su reclamación de compensación por el vuelo siguiente.
      Localizador: K7QX2L
      IB 3166 Madrid (MAD) 12:10 – Lisboa (LIS) 12:35, 30/09/2026
      El vuelo llegó con un retraso de 4 horas.`,
  },
  {
    name: 'what a Swedish railway decided of a request, on a page of no day',
    text: `
      Hej Ebba!
      Vi beklagar förseningen på din resa och har nu beslutat om din ansökan.
      Ärendenummer   26-1188403
      Bokningsnummer QRT7K4VL
      Resa   Snabbtåg 437, Stockholm C – Göteborg C
      Resdatum   tisdag 3 februari 2026
      Tidtabell   avg 12.22, ank 15.27
      Faktisk ankomst   17.04 (97 minuter sen)
      Ersättning   50 % = 322,50 kr`,
  },
  {
    name: 'what somebody has travelled in a month by a Dutch railway, on a page of no day',
    text: `
      Je factuur staat klaar
      Hieronder vind je wat je in april 2026 hebt gereisd. We schrijven het bedrag rond 26 mei af.
      Datum   Reis   Bedrag
      06-04-2026   Zwolle 07:16 - Utrecht Centraal 08:12, dal/spits 0%   € 19,80
      06-04-2026   Utrecht Centraal 18:47 - Zwolle 19:42, korting 40%   € 11,88
      Factuurnummer 9021 4471 660, kaartnummer 3528 01•• •••• 7713.`,
  },
]
