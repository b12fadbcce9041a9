/** Flight confirmations made for the tests, in the ways airlines and agencies lay them out. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const FLIGHTS_IN_CONFIRMATIONS: readonly Sample[] = [
  {
    name: 'an English table with a row for each flight',
    text: `
      Booking reference: K7PLQ2
      Passenger: Ms Harriet Bowman
      Flight   Date   From   To   Departs   Arrives   Class
      BA 2166   12/03/2027   London Gatwick (LGW)   Tampa (TPA)   11:05   16:00   Economy
      BA 2167   26/03/2027   Tampa (TPA)   London Gatwick (LGW)   18:05   07:15   Economy
      Total paid GBP 812.40`,
    products: ['BA 2166 LGW 2027-03-12T11:05 – TPA 2027-03-12T16:00', 'BA 2167 TPA 2027-03-26T18:05 – LGW 2027-03-27T07:15'],
    people: ['Harriet Bowman'],
    reference: 'K7PLQ2',
  },
  {
    name: 'an American itinerary with the month first and halves of days',
    text: `
      Your trip confirmation
      Confirmation code: QWZTRM
      Depart: Friday, April 9, 2027
      AA 1043
      Dallas/Fort Worth, TX (DFW) 7:15 AM
      Miami, FL (MIA) 11:02 AM
      Return: Sunday, April 18, 2027
      AA 2210
      Miami, FL (MIA) 6:40 PM
      Dallas/Fort Worth, TX (DFW) 8:55 PM
      Passengers
      Dwayne Carter
      Loretta Carter
      Total $512.60 USD`,
    products: ['AA 1043 DFW 2027-04-09T07:15 – MIA 2027-04-09T11:02', 'AA 2210 MIA 2027-04-18T18:40 – DFW 2027-04-18T20:55'],
    people: ['Dwayne Carter', 'Loretta Carter'],
    reference: 'QWZTRM',
  },
  {
    name: 'a German travel plan with labels below one another',
    text: `
      Ihre Buchungsbestätigung
      Buchungscode: X4RTPL
      Reisende: Frau Annegret Vollmer
      Flug LH 1122
      Datum: Montag, 8. März 2027
      Abflug: 07:05 Uhr Frankfurt (FRA), Terminal 1
      Ankunft: 09:35 Uhr Barcelona (BCN), Terminal 1
      Flug LH 1135
      Datum: Freitag, 12. März 2027
      Abflug: 18:40 Uhr Barcelona (BCN), Terminal 1
      Ankunft: 20:50 Uhr Frankfurt (FRA), Terminal 1`,
    products: ['LH 1122 FRA 2027-03-08T07:05 – BCN 2027-03-08T09:35', 'LH 1135 BCN 2027-03-12T18:40 – FRA 2027-03-12T20:50'],
    people: ['Annegret Vollmer'],
    reference: 'X4RTPL',
  },
  {
    name: 'a German low-cost mail with numeric days',
    text: `
      Buchungsnummer: PF81QT
      Hinflug 22.05.2027
      EW 9462 Düsseldorf – Palma de Mallorca
      Abflug 06:10   Ankunft 08:30
      Rückflug 29.05.2027
      EW 9463 Palma de Mallorca – Düsseldorf
      Abflug 09:15   Ankunft 11:40
      Passagiere: Jörg Petersen, Ute Petersen`,
    products: ['EW 9462 DUS 2027-05-22T06:10 – PMI 2027-05-22T08:30', 'EW 9463 PMI 2027-05-29T09:15 – DUS 2027-05-29T11:40'],
    people: ['Jörg Petersen', 'Ute Petersen'],
    reference: 'PF81QT',
  },
  {
    name: 'a French confirmation with hours written 7h40',
    text: `
      Votre réservation est confirmée
      Référence de réservation : LMK4T9
      Passager : Mme Solène Garnier
      Aller : vendredi 5 février 2027
      Vol AF1148 Paris-Charles de Gaulle (CDG) → Barcelone (BCN)
      Départ à 09h50, arrivée à 11h35
      Retour : lundi 8 février 2027
      Vol AF1449 Barcelone (BCN) → Paris-Charles de Gaulle (CDG)
      Départ à 18h10, arrivée à 20h05
      Durée du vol : 1h45`,
    products: ['AF 1148 CDG 2027-02-05T09:50 – BCN 2027-02-05T11:35', 'AF 1449 BCN 2027-02-08T18:10 – CDG 2027-02-08T20:05'],
    people: ['Solène Garnier'],
    reference: 'LMK4T9',
  },
  {
    name: 'a Spanish confirmation with the weekday and no year',
    text: `
      ¡Tu reserva está confirmada!
      Código de reserva: HX2MND
      Pasajeros: Rocío Salcedo Prieto
      IDA  mié. 14 abr.
      VY6102
      Salida 06:55 Barcelona (BCN) T1
      Llegada 08:55 Roma Fiumicino (FCO) T3
      VUELTA  dom. 18 abr.
      VY6103
      Salida 09:40 Roma Fiumicino (FCO) T3
      Llegada 11:35 Barcelona (BCN) T1`,
    products: ['VY 6102 BCN 2027-04-14T06:55 – FCO 2027-04-14T08:55', 'VY 6103 FCO 2027-04-18T09:40 – BCN 2027-04-18T11:35'],
    people: ['Rocío Salcedo Prieto'],
    reference: 'HX2MND',
  },
  {
    name: 'an Italian electronic ticket',
    text: `
      Biglietto elettronico - Ricevuta di viaggio
      Codice prenotazione: ZP3KLA
      Passeggero: BELLUCCI/MARTINA MRS
      Volo AZ 2041   Data 11 giu 2027   Milano Linate (LIN) 09:00   Roma Fiumicino (FCO) 10:10
      Volo AZ 2080   Data 13 giu 2027   Roma Fiumicino (FCO) 19:00   Milano Linate (LIN) 20:10`,
    products: ['AZ 2041 LIN 2027-06-11T09:00 – FCO 2027-06-11T10:10', 'AZ 2080 FCO 2027-06-13T19:00 – LIN 2027-06-13T20:10'],
    people: ['Martina Bellucci'],
    reference: 'ZP3KLA',
  },
  {
    name: 'a Portuguese mail',
    text: `
      A sua reserva foi confirmada
      Código de reserva: T5GHWN
      Passageiro: Sr. Duarte Figueira
      Voo TP 1358
      Sexta-feira, 7 de maio de 2027
      Partida: 07:30 Lisboa (LIS)
      Chegada: 10:10 Londres Heathrow (LHR)
      Voo TP 1363
      Domingo, 9 de maio de 2027
      Partida: 18:05 Londres Heathrow (LHR)
      Chegada: 20:50 Lisboa (LIS)`,
    products: ['TP 1358 LIS 2027-05-07T07:30 – LHR 2027-05-07T10:10', 'TP 1363 LHR 2027-05-09T18:05 – LIS 2027-05-09T20:50'],
    people: ['Duarte Figueira'],
    reference: 'T5GHWN',
  },
  {
    name: 'a Dutch mail with days and months in words',
    text: `
      Bedankt voor je boeking
      Boekingscode: R8VWQJ
      Passagiers
      De heer Maarten Hoekstra
      Heenvlucht: zaterdag 3 juli 2027
      HV5951 Amsterdam Schiphol (AMS) 06:35 - Faro (FAO) 08:35
      Terugvlucht: zaterdag 10 juli 2027
      HV5952 Faro (FAO) 09:20 - Amsterdam Schiphol (AMS) 13:15`,
    products: ['HV 5951 AMS 2027-07-03T06:35 – FAO 2027-07-03T08:35', 'HV 5952 FAO 2027-07-10T09:20 – AMS 2027-07-10T13:15'],
    people: ['Maarten Hoekstra'],
    reference: 'R8VWQJ',
  },
  {
    name: 'a Swedish agency',
    text: `
      Bokningsbekräftelse
      Bokningsnummer: SE48KQ
      Resenär: Elin Bergqvist
      SK 533   Stockholm Arlanda (ARN) - London Heathrow (LHR)
      Avgång: tis 16 feb 2027 kl. 16.10
      Ankomst: tis 16 feb 2027 kl. 17.55
      SK 528   London Heathrow (LHR) - Stockholm Arlanda (ARN)
      Avgång: tors 18 feb 2027 kl. 18.55
      Ankomst: tors 18 feb 2027 kl. 22.25`,
    products: ['SK 533 ARN 2027-02-16T16:10 – LHR 2027-02-16T17:55', 'SK 528 LHR 2027-02-18T18:55 – ARN 2027-02-18T22:25'],
    people: ['Elin Bergqvist'],
    reference: 'SE48KQ',
  },
  {
    name: 'a Danish receipt',
    text: `
      Tak for din bestilling
      Bookingreference: DKP3R7
      Rejsende: Mikkel Thorsen
      Udrejse lørdag den 27. marts 2027
      SK1213   København (CPH) 08.20   Aalborg (AAL) 09.05
      Hjemrejse mandag den 29. marts 2027
      SK1218   Aalborg (AAL) 17.30   København (CPH) 18.15`,
    products: ['SK 1213 CPH 2027-03-27T08:20 – AAL 2027-03-27T09:05', 'SK 1218 AAL 2027-03-29T17:30 – CPH 2027-03-29T18:15'],
    people: ['Mikkel Thorsen'],
    reference: 'DKP3R7',
  },
  {
    name: 'a Polish confirmation',
    text: `
      Potwierdzenie rezerwacji
      Numer rezerwacji: LOX7QD
      Pasażer: Pani Zofia Majewska
      Lot LO 379, 4 czerwca 2027
      Wylot 13:05 Warszawa Chopina (WAW)
      Przylot 15:00 Frankfurt (FRA)
      Lot LO 380, 6 czerwca 2027
      Wylot 15:50 Frankfurt (FRA)
      Przylot 17:35 Warszawa Chopina (WAW)`,
    products: ['LO 379 WAW 2027-06-04T13:05 – FRA 2027-06-04T15:00', 'LO 380 FRA 2027-06-06T15:50 – WAW 2027-06-06T17:35'],
    people: ['Zofia Majewska'],
    reference: 'LOX7QD',
  },
  {
    name: 'a boarding pass in columns',
    text: `
      BOARDING PASS
      NAME   BOOKING REF
      OKONKWO/CHIDI MR   MV3RQT
      FROM   TO
      Manchester (MAN)   Dublin (DUB)
      FLIGHT   DATE   GATE CLOSES   DEPARTS   SEAT
      FR 555   19 Jan 2027   17:35   18:05   14C`,
    products: ['FR 555 MAN 2027-01-19T18:05 – DUB ?'],
    people: ['Chidi Okonkwo'],
    reference: 'MV3RQT',
  },
  {
    name: 'lines of a reservation system',
    text: `
      RP/LON1A2345/
      1.WHITFIELD/OSCAR MR
      2  QR 004 J 09FEB 2 LHRDOH HK1  2125 0705+1
      3  QR 840 J 10FEB 3 DOHBKK HK1  0840 1915
      BOOKING REF 5TQXLM`,
    products: ['QR 4 LHR 2027-02-09T21:25 – DOH 2027-02-10T07:05', 'QR 840 DOH 2027-02-10T08:40 – BKK 2027-02-10T19:15'],
    people: ['Oscar Whitfield'],
    reference: '5TQXLM',
  },
  {
    name: 'one flight in a sentence',
    text: `
      Booking confirmed. Reference: ABQ7ZT
      Your flight SQ 318 leaves Singapore (SIN) on 3 March 2027 at 12:45 and arrives in London Heathrow (LHR) at 19:10.
      Travellers: Mr Adrian Tan`,
    products: ['SQ 318 SIN 2027-03-03T12:45 – LHR 2027-03-03T19:10'],
    people: ['Adrian Tan'],
    reference: 'ABQ7ZT',
  },
  {
    name: 'across the day line',
    text: `
      Itinerary. Booking reference NZ4TKP
      NZ 6   Auckland (AKL)   Los Angeles (LAX)   Tue 2 Feb 2027 19:45   12:40
      NZ 5   Los Angeles (LAX)   Auckland (AKL)   Tue 9 Feb 2027 21:30   07:25 +2`,
    products: ['NZ 6 AKL 2027-02-02T19:45 – LAX 2027-02-02T12:40', 'NZ 5 LAX 2027-02-09T21:30 – AKL 2027-02-11T07:25'],
    reference: 'NZ4TKP',
  },
  {
    name: 'departures and arrivals in two columns',
    text: `
      E-TICKET ITINERARY RECEIPT
      Booking reference: W2PXKD
      Departure   Arrival
      TK 1980   Economy
      London Heathrow (LHR)   Istanbul (IST)
      Sat 20 Mar 2027 16:25   Sat 20 Mar 2027 23:20
      TK 54   Economy
      Istanbul (IST)   Singapore (SIN)
      Sun 21 Mar 2027 01:40   Sun 21 Mar 2027 17:10`,
    products: ['TK 1980 LHR 2027-03-20T16:25 – IST 2027-03-20T23:20', 'TK 54 IST 2027-03-21T01:40 – SIN 2027-03-21T17:10'],
    reference: 'W2PXKD',
  },
]
