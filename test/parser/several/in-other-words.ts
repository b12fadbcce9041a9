/** Documents made for the tests that call the same things by other words and write days in other ways. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const JOURNEYS_IN_OTHER_WORDS: readonly Sample[] = [
  {
    name: 'a Spanish stay with its days in one phrase',
    text: `
      ¡Reserva confirmada, Inmaculada!
      Código de reserva: HT-77120
      Hostal La Parra
      Calle Ancha 9, 11150 Vejer de la Frontera, España
      Fechas: del 3 al 6 de junio de 2027 (3 noches)
      1 habitación doble, 2 adultos`,
    products: ['Hostal La Parra | 2027-06-03 – 2027-06-06 | Calle Ancha 9, 11150, Vejer de la Frontera, ES | HT-77120'],
  },
  {
    name: 'an American stay with its days joined by a dash',
    text: `
      You're booked, Monica!
      Itinerary # 72098447129
      Redwood Creek Inn & Suites
      2250 Timberline Drive, Boise, ID 83702
      Jun 10 - Jun 12, 2027
      2 nights | 1 room | 2 adults
      Check-in time starts at 3:00 PM
      Check-out time is 11:00 AM
      Reserved for Monica Delgado`,
    products: ['Redwood Creek Inn & Suites | 2027-06-10 – 2027-06-12 | 2250 Timberline Drive, 83702, Boise, US | 72098447129'],
    people: ['Monica Delgado'],
  },
  {
    name: 'a German stay that begins and ends',
    text: `
      Reservierungsbestätigung
      Sehr geehrter Herr Oehler,
      wir freuen uns auf Ihren Besuch im Landhotel Rosengarten und bestätigen Ihre Reservierung Nr. 20271:
      Zeitraum: 14.05.2027 bis 17.05.2027 (3 Übernachtungen)
      1 Doppelzimmer zur Einzelnutzung inkl. Frühstück, 94,00 € pro Nacht
      Landhotel Rosengarten, Dorfstraße 7, 87534 Oberstaufen`,
    products: ['Landhotel Rosengarten | 2027-05-14 – 2027-05-17 | Dorfstraße 7, 87534, Oberstaufen | 20271'],
    people: ['Oehler'],
  },
  {
    name: 'a French stay in which one arrives and leaves',
    text: `
      Bonjour Lucien Armand,
      Nous vous confirmons votre réservation n° 88120 à l'Hôtel du Vieux Pont.
      Date d'arrivée : 08/05/2027
      Date de départ : 10/05/2027
      Nombre de nuits : 2
      Type de chambre : Chambre Double Supérieure
      Hôtel du Vieux Pont - 4 quai des Brumes - 67000 Strasbourg`,
    products: ['Hôtel du Vieux Pont | 2027-05-08 – 2027-05-10 | 4 quai des Brumes, 67000, Strasbourg | 88120'],
    people: ['Lucien Armand'],
  },
  {
    name: 'an Italian stay with short labels',
    text: `
      CONFERMA DI PRENOTAZIONE N. 4471/2027
      Hotel Bellavista ***
      Lungolago 22 - 38066 Riva del Garda (TN)
      Arrivo: 12/06/2027   Partenza: 15/06/2027   Notti: 3
      Camere: 1 Matrimoniale   Ospiti: 2 adulti
      Intestata a: Fulvio Ranieri`,
    products: ['Hotel Bellavista | 2027-06-12 – 2027-06-15 | Lungolago 22, 38066, Riva del Garda (TN) | 4471/2027'],
    people: ['Fulvio Ranieri'],
  },
  {
    name: 'a Danish stay',
    text: `
      Bookingbekræftelse
      Kære Mette Holst
      Bookingnummer: 77120944
      Hotel Strandhuset, Havnegade 3, 9990 Skagen, Danmark
      Ankomst: fredag d. 9. juli 2027
      Afrejse: søndag d. 11. juli 2027
      2 overnatninger, 1 dobbeltværelse, 2 voksne`,
    products: ['Hotel Strandhuset | 2027-07-09 – 2027-07-11 | Havnegade 3, 9990, Skagen, DK | 77120944'],
    people: ['Mette Holst'],
  },
  {
    name: 'a Finnish stay',
    text: `
      Varausvahvistus
      Varausnumero: 4471290
      Hotelli Kaisla
      Rantatie 5, 33210 Tampere, Suomi
      Tulopäivä: 18.6.2027
      Lähtöpäivä: 20.6.2027
      1 huone, 2 yötä, 2 aikuista
      Nimi: Aino Virtanen`,
    products: ['Hotelli Kaisla | 2027-06-18 – 2027-06-20 | Rantatie 5, 33210, Tampere, FI | 4471290'],
  },
  {
    name: 'a Czech stay',
    text: `
      Potvrzení rezervace č. 88120
      Penzion U Lípy
      Náměstí Míru 7, 381 01 Český Krumlov, Česká republika
      Příjezd: 3.7.2027
      Odjezd: 6.7.2027
      3 noci, 1 pokoj, 2 osoby`,
    products: ['Penzion U Lípy | 2027-07-03 – 2027-07-06 | Náměstí Míru 7, 381 01, Český Krumlov, CZ | 88120'],
  },
  {
    name: 'a car with the beginning and the end of the hire, in German',
    text: `
      Mietvertrag / Buchungsbestätigung
      Buchungsnummer: STC-447129
      Mietbeginn: 21.06.2027 08:00 Uhr, Station Leipzig Hauptbahnhof
      Mietende: 23.06.2027 18:00 Uhr, Station Leipzig Hauptbahnhof
      Fahrzeug: Opel Corsa oder ähnlich
      Vermieter: Starcar
      Fahrer: Torsten Wieland`,
    products: ['Starcar | 2027-06-21T08:00 Leipzig Hauptbahnhof | 2027-06-23T18:00 Leipzig Hauptbahnhof | STC-447129'],
    people: ['Torsten Wieland'],
  },
  {
    name: 'a car with the beginning and the end of the hire, in French',
    text: `
      Votre location est confirmée
      Dossier n° 4471290
      Début de location : mardi 6 juillet 2027 à 09h00
      Agence : Bordeaux Gare Saint-Jean
      Fin de location : vendredi 9 juillet 2027 à 18h00
      Agence : Bordeaux Gare Saint-Jean
      Véhicule : Renault Clio ou similaire
      Loueur : Ada
      Conducteur : M. Aurélien Costa`,
    products: ['Ada | 2027-07-06T09:00 Bordeaux Gare Saint-Jean | 2027-07-09T18:00 Bordeaux Gare Saint-Jean | 4471290'],
    people: ['Aurélien Costa'],
  },
  {
    name: 'a car with the beginning and the end of the hire, in Italian',
    text: `
      Prenotazione confermata
      Numero di conferma: IT-4471290
      Inizio noleggio: 10/09/2027 12:00 - Pisa Aeroporto
      Fine noleggio: 13/09/2027 10:00 - Firenze Aeroporto
      Categoria: Fiat 500 o simile
      Fornitore: Locauto
      Conducente: Martina Bellucci`,
    products: ['Locauto | 2027-09-10T12:00 Pisa Aeroporto | 2027-09-13T10:00 Firenze Aeroporto | IT-4471290'],
    people: ['Martina Bellucci'],
  },
  {
    name: 'a car collected and returned, with the times apart',
    text: `
      Car hire voucher
      Voucher number: CH-4471290
      Supplied by: Green Motion
      Lead driver: Mr Owen Pugh
      Collection point: Belfast International Airport
      Collection date: 03 July 2027
      Collection time: 10:30
      Return point: Dublin Airport
      Return date: 10 July 2027
      Return time: 09:00
      Car type: Kia Picanto or similar`,
    products: ['Green Motion | 2027-07-03T10:30 Belfast International Airport | 2027-07-10T09:00 Dublin Airport | CH-4471290'],
    people: ['Owen Pugh'],
  },
  {
    name: 'a Norwegian car',
    text: `
      Bekreftelse på leiebil
      Bestillingsnummer: NO-4471290
      Henting: 12. juli 2027 kl. 10:00, Bodø lufthavn
      Levering: 19. juli 2027 kl. 12:00, Bodø lufthavn
      Utleier: Hertz
      Bil: Toyota Yaris eller tilsvarende
      Fører: Ingrid Solberg`,
    products: ['Hertz | 2027-07-12T10:00 Bodø lufthavn | 2027-07-19T12:00 Bodø lufthavn | NO-4471290'],
    people: ['Ingrid Solberg'],
  },
  {
    name: 'an Austrian train in a table with headings',
    text: `
      Ihr Ticket - Buchungscode 4471 2909 1188
      Reisende/r: Hanne Pichler
      Datum   Ab   Von   An   Nach   Zug
      02.07.2027   08:30   Wien Hbf   10:52   Salzburg Hbf   RJX 162
      05.07.2027   17:08   Salzburg Hbf   19:30   Wien Hbf   RJX 169`,
    products: [
      'RJX 162 Wien Hbf 2027-07-02T08:30 – Salzburg Hbf 2027-07-02T10:52',
      'RJX 169 Salzburg Hbf 2027-07-05T17:08 – Wien Hbf 2027-07-05T19:30',
    ],
    people: ['Hanne Pichler'],
  },
  {
    name: 'a Swiss train',
    text: `
      Ihre Bestellung 447129088
      Billett Basel SBB – Lugano, einfache Fahrt
      Reisedatum: Sa 17.07.2027
      Basel SBB ab 09:03, Gleis 9
      IC 21 667
      Lugano an 12:00, Gleis 1
      2. Klasse, Halbtax
      Reisende: Beatrice Lodi`,
    products: ['IC 21 667 Basel SBB 2027-07-17T09:03 – Lugano 2027-07-17T12:00'],
    people: ['Beatrice Lodi'],
  },
  {
    name: 'a Spanish train in a sentence',
    text: `
      Hola Lourdes, tu billete de tren está comprado. Localizador 7TQPLX.
      Sales de Sevilla Santa Justa el sábado 19 de junio de 2027 a las 10:45 y llegas a Madrid Puerta de Atocha a las 13:20 en el AVE 2101, coche 5, plaza 7C.`,
    products: ['AVE 2101 Sevilla Santa Justa 2027-06-19T10:45 – Madrid Puerta de Atocha 2027-06-19T13:20'],
    reference: '7TQPLX',
  },
  {
    name: 'a British train with a change told in words',
    text: `
      Order confirmation
      Order number: 4471290881
      Bristol Temple Meads to York
      Wednesday 9 June 2027
      Dep 07:30 Bristol Temple Meads
      Arr 09:56 Derby
      Change trains
      Dep 10:22 Derby
      Arr 11:58 York
      Ticket type: Advance Single, 1 adult, Railcard 16-25
      Seat reservations: CrossCountry, coach D, seat 32`,
    products: ['? Bristol Temple Meads 2027-06-09T07:30 – Derby 2027-06-09T09:56', '? Derby 2027-06-09T10:22 – York 2027-06-09T11:58'],
    reference: '4471290881',
  },
  {
    name: 'a Finnish train',
    text: `
      Matkalippu - Varaustunnus ABX4471
      pe 16.7.2027
      IC 27
      Lähtö Helsinki 09.24
      Saapuu Oulu 15.31
      Vaunu 3, paikka 22`,
    products: ['IC 27 Helsinki 2027-07-16T09:24 – Oulu 2027-07-16T15:31'],
  },
  {
    name: 'a flight whose day stands in a table with labels in the first column',
    text: `
      Booking Reference   LTQ7PX
      Passenger Name   Ms Femke de Bruin
      Flight   KL 1234
      Route   Amsterdam Schiphol (AMS) - Bordeaux (BOD)
      Date   Thursday 24 June 2027
      Departure time   14:35
      Arrival time   16:15
      Seat   12F
      Baggage   1 x 23 kg`,
    products: ['KL 1234 AMS 2027-06-24T14:35 – BOD 2027-06-24T16:15'],
    people: ['Femke de Bruin'],
    reference: 'LTQ7PX',
  },
  {
    name: 'a flight with its days as 24JUN and its times as 1435',
    text: `
      RESERVATION CONFIRMED - RECORD LOCATOR QTL7PX
      BRUIN/FEMKE MS
      KL1234 24JUN27 AMSBOD 1435 1615
      KL1235 28JUN27 BODAMS 1700 1850`,
    products: ['KL 1234 AMS 2027-06-24T14:35 – BOD 2027-06-24T16:15', 'KL 1235 BOD 2027-06-28T17:00 – AMS 2027-06-28T18:50'],
    people: ['Femke Bruin'],
    reference: 'QTL7PX',
  },
  {
    name: 'a Turkish airline’s English with dots in the days',
    text: `
      Dear MR DEMIR EMRE, your ticket has been issued.
      PNR: TQ7LPX
      TK1822   Istanbul IST -> Paris CDG   25.06.2027 10:10 / 25.06.2027 12:55
      TK1827   Paris CDG -> Istanbul IST   29.06.2027 18:35 / 29.06.2027 23:05`,
    products: ['TK 1822 IST 2027-06-25T10:10 – CDG 2027-06-25T12:55', 'TK 1827 CDG 2027-06-29T18:35 – IST 2027-06-29T23:05'],
    reference: 'TQ7LPX',
  },
  {
    name: 'a Japanese airline’s English with slashes in the days',
    text: `
      Reservation Number: 0447
      Confirmation Code: J7TQPL
      2027/06/25 (Fri)
      NH 216   Frankfurt(FRA) 20:10 -> Tokyo/Haneda(HND) 15:35 (+1)
      2027/07/03 (Sat)
      NH 223   Tokyo/Haneda(HND) 11:20 -> Frankfurt(FRA) 18:40
      Passenger: NAIR/PRIYA`,
    products: ['NH 216 FRA 2027-06-25T20:10 – HND 2027-06-26T15:35', 'NH 223 HND 2027-07-03T11:20 – FRA 2027-07-03T18:40'],
    people: ['Priya Nair'],
  },
  {
    name: 'a Brazilian mail with the times written 9h35',
    text: `
      Sua reserva está confirmada!
      Código da reserva: QX7TPL
      Ida - sáb., 12 de jun. de 2027
      Voo LA 3340
      São Paulo (GRU) 9h35
      Salvador (SSA) 11h50
      Volta - ter., 15 de jun. de 2027
      Voo LA 3341
      Salvador (SSA) 19h20
      São Paulo (GRU) 21h55
      Passageiro: Thiago Lacerda`,
    products: ['LA 3340 GRU 2027-06-12T09:35 – SSA 2027-06-12T11:50', 'LA 3341 SSA 2027-06-15T19:20 – GRU 2027-06-15T21:55'],
    people: ['Thiago Lacerda'],
    reference: 'QX7TPL',
  },
  {
    name: 'a Norwegian mail with both ways on a line each',
    text: `
      Bekreftelse - Bestillingsreferanse QL7TPX
      Utreise: DY 620 Oslo Gardermoen (OSL) - Bergen (BGO), tor. 10. juni 2027, 16:00 - 16:55
      Retur: DY 631 Bergen (BGO) - Oslo Gardermoen (OSL), søn. 13. juni 2027, 18:10 - 19:05
      Reisende: Ingrid Solberg (voksen)`,
    products: ['DY 620 OSL 2027-06-10T16:00 – BGO 2027-06-10T16:55', 'DY 631 BGO 2027-06-13T18:10 – OSL 2027-06-13T19:05'],
    people: ['Ingrid Solberg'],
    reference: 'QL7TPX',
  },
  {
    name: 'a Czech mail',
    text: `
      Potvrzení rezervace
      Kód rezervace: PX7TQL
      Cestující: Jana Dvořáková
      Let OK 782 Praha (PRG) - Paříž (CDG)
      čtvrtek 1. července 2027   odlet 07:20   přílet 09:05`,
    products: ['OK 782 PRG 2027-07-01T07:20 – CDG 2027-07-01T09:05'],
    people: ['Jana Dvořáková'],
    reference: 'PX7TQL',
  },
]
