/** Mails whose cells stand one below the other, with offers and luggage beside what is booked, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const IN_MAILS_OF_CELLS: readonly Sample[] = [
  {
    name: 'a train whose letters an airline has as well, beside what luggage one may bring',
    text: `
      Din booking er bekræftet
      Reservationsnummer: 583003489458
      Rejsende
      Anne Holmgaard
      Peter Holmgaard
      Tog   Fra   Til
      IC 5238   København H   Aarhus H
      Afgang   Ankomst   Rejsetid
      søndag 8. august 2027, kl. 14.27   søndag 8. august 2027, kl. 17.39   3 h 12 min
      Håndbagage / Indchecket bagage
      Indchecket bagage   1 x 23 kg inkluderet`,
    products: ['IC 5238 København H 2027-08-08T14:27 – Aarhus H 2027-08-08T17:39'],
    people: ['Anne Holmgaard', 'Peter Holmgaard'],
    reference: '583003489458',
  },
  {
    name: 'flights whose letters a train has as well, behind the label of their number',
    text: `
      Ihre Reservierung 55F5YT
      Passagiere: Jost Backhaus
      Flug-Nr.: OS 1992
      Von: Wien (VIE)
      Nach: Gdańsk (GDN)
      Abflug: Samstag 10. April 2027 12:20 Uhr
      Ankunft: Samstag 10. April 2027 13:55 Uhr`,
    products: ['OS 1992 VIE 2027-04-10T12:20 – GDN 2027-04-10T13:55'],
    people: ['Jost Backhaus'],
  },
  {
    name: 'a change at a station of two names',
    text: `
      Numero di prenotazione
      2B7KPT
      sabato 20 febbraio 2027
      07:23   Zürich HB
      IR 4343
      08:22   Bern
      Cambio a Bern (9 min)
      08:31   Bern
      IC 4142
      08:56   Fribourg/Freiburg`,
    products: [
      'IR 4343 Zürich HB 2027-02-20T07:23 – Bern 2027-02-20T08:22',
      'IC 4142 Bern 2027-02-20T08:31 – Fribourg/Freiburg 2027-02-20T08:56',
    ],
  },
  {
    name: 'a table of travellers whose cells stand one below the other, and the way of their train below it',
    text: `
      Bokningskod: 648617443048
      Resenärer

      Resenärer
      Klass
      Plats
      Jonas Bäcklund
      2 klass
      13E
      Tove Skarsgård
      2 klass
      17E
      Skövde C - Göteborg C, 2027-02-13
      Datum   Avgång   Från   Ankomst   Till   Tåg
      2027-02-13   15:07   Skövde C   16:18   Göteborg C   SJ Snabbtåg 495`,
    products: ['SJ Snabbtåg 495 Skövde C 2027-02-13T15:07 – Göteborg C 2027-02-13T16:18'],
    people: ['Jonas Bäcklund', 'Tove Skarsgård'],
  },
  {
    name: 'the way of a train below the one who travels, who alone is named',
    text: `
      Número de reserva: 119703269639
      Pasajeros
      Inés Sandoval
      Madrid-Puerta de Atocha - Lleida Pirineus, 31/03/2027
      Fecha   Salida   Desde   Llegada   Hasta   Tren   Plaza
      31/03/2027   06:04   Madrid-Puerta de Atocha   08:22   Lleida Pirineus   ALVIA 7093   61`,
    products: ['ALVIA 7093 Madrid-Puerta de Atocha 2027-03-31T06:04 – Lleida Pirineus 2027-03-31T08:22'],
    people: ['Inés Sandoval'],
  },
  {
    name: 'flights below travellers in capitals, and the heading of the way out that is nobody',
    text: `
      N° DE CONFIRMATION:
      RPKRGG
      PASSAGERS
      Carine Ormières
      Béatrice Figuières
      VOL ALLER
      VOL OS 724, 24 mars 2027
      13:45 HEL Helsinki
      15:15 VIE Vienne`,
    products: ['OS 724 HEL 2027-03-24T13:45 – VIE 2027-03-24T15:15'],
    people: ['Carine Ormières', 'Béatrice Figuières'],
  },
  {
    name: 'flights by numbers that look like years, of the airline that sends the mail',
    from: 'Frontier Airlines <reservations@emails.flyfrontier.com>',
    text: `
      TRIP CONFIRMATION NUMBER
      LK4T7X
      DEPARTING FLIGHT  |  Saturday, March 13, 2027
      DEN
      Denver, CO
      8:05 AM
      [to]
      Flight 2028
      3 hr 30 min
      Nonstop   MCO
      Orlando, FL
      1:35 PM
      Passenger  Seat
      Della Okonjo  12D`,
    products: ['F9 2028 DEN 2027-03-13T08:05 – MCO 2027-03-13T13:35'],
    reference: 'LK4T7X',
  },
  {
    name: 'the code of an airport above its town, which has a greater one',
    text: `
      Numer rezerwacji: ED6A7D
      Pasażerowie
      Agata Nowicka
      Paryż → Helsinki
      pt. 25 cze 2027
      ORY
      Paryż
      godz. 12:10
      to
      AY-1009
      3h 05m
      HEL
      Helsinki
      godz. 16:15
      pt. 25 cze 2027
      HEL
      Helsinki
      godz. 18:25
      to
      AY-2550
      2h 30m
      VIE
      Wiedeń
      godz. 19:55`,
    products: ['AY 1009 ORY 2027-06-25T12:10 – HEL 2027-06-25T16:15', 'AY 2550 HEL 2027-06-25T18:25 – VIE 2027-06-25T19:55'],
  },
  {
    name: 'a Norwegian word in capitals that is the code of an airport',
    text: `
      BESTILLINGSNUMMER
      9MJW4E
      FLYVNING   LH878
      FRA   ARN, Stockholm
      TIL   FRA, Frankfurt
      AVREISE   08. mai 2027 kl. 20:35
      ANKOMST   08. mai 2027 kl. 22:50`,
    products: ['LH 878 ARN 2027-05-08T20:35 – FRA 2027-05-08T22:50'],
  },
  {
    name: 'days three lines below the times they are of',
    text: `
      RÉFÉRENCE DE RÉSERVATION
      5PHZAP
      TRAJET ALLER | mer. 30 juin 2027
      SAS SK478
      DÉPART
      11 h 20
      Helsinki (HEL)
      Terminal 3
      mer. 30 juin 2027
      ARRIVÉE
      12 h 10
      Copenhague (CPH)
      Terminal 2
      mer. 30 juin 2027
      CABINE: 2e classe
      RETOUR
      SAS SK968
      DÉPART
      20 h 50
      Copenhague (CPH)
      Terminal 2
      mer. 14 juil. 2027
      ARRIVÉE
      23 h 40
      Helsinki (HEL)
      Terminal 3
      mer. 14 juil. 2027
      CABINE: 2e classe`,
    products: ['SK 478 HEL 2027-06-30T11:20 – CPH 2027-06-30T12:10', 'SK 968 CPH 2027-07-14T20:50 – HEL 2027-07-14T23:40'],
  },
  {
    name: 'a stay without years beside a day until which one may save',
    text: `
      Tak for din booking. Din booking er bekræftet.
      Bookingnummer
      URFCEXGF
      Pensão Vista Mar
      12. sep. – 18. sep. (6 nætter)
      Adresse:   Rua Augusta 45, 1100-053 Lisboa, Portugal
      Booket af:   Inger Sandvad
      Optjen point: bliv medlem og spar 10 % til 31. december 2027`,
    products: ['Pensão Vista Mar | 2027-09-12 – 2027-09-18 | Rua Augusta 45, 1100-053, Lisboa, PT | URFCEXGF'],
    people: ['Inger Sandvad'],
  },
  {
    name: 'a hired car that is told by its make',
    text: `
      Din booking er bekræftet
      Bestillingsnummer
      8490717834
      Peugeot 208
      Afhentning
      03-05-2027 kl. 16.00
      Faro Airport
      Aflevering
      13-05-2027 kl. 16.30
      Faro Airport
      Chauffør
      Inger Sandvad`,
    products: ['? | 2027-05-03T16:00 Faro Airport | 2027-05-13T16:30 Faro Airport | 8490717834'],
    people: ['Inger Sandvad'],
  },
  {
    name: 'a crossing that nothing but the name of the line says to be one',
    text: `
      Rezerwacja potwierdzona: Świnoujście - Ystad
      Polferries   Numer rezerwacji: QKEN5G
      pon. 07 cze 2027
      godz. 17:35   Świnoujście
      7 h 22 min
      godz. 00:57 (+1)   Ystad
      Pasażerowie
      Henryk Molski`,
    products: ['? Świnoujście 2027-06-07T17:35 – Ystad 2027-06-08T00:57'],
    people: ['Henryk Molski'],
  },
  {
    name: 'a coach whose number stands above the label of leaving',
    text: `
      NÚMERO DE CONFIRMACIÓN
      608708586396
      Autobús 366
      SALIDA
      9 de abril de 2027
      13:35 h
      Madrid Avda. América
      LLEGADA
      9 de abril de 2027
      19:50 h
      Santander`,
    products: ['366 Madrid Avda. América 2027-04-09T13:35 – Santander 2027-04-09T19:50'],
  },
  {
    name: 'stations named like towns that have airports, and a train with letters of an airline',
    text: `
      Bokningsbekräftelse
      Bekräftelsenummer: 280982433230
      sön 6 jun 2027
      SJ 8355
      06:59
      Stockholm Central
      10:20
      Göteborg C
      Vagn 3, Plats 12`,
    products: ['? Stockholm Central 2027-06-06T06:59 – Göteborg C 2027-06-06T10:20'],
  },
  {
    name: 'days below all times, of which a heading tells the first once more',
    text: `
      Referencia de reserva: 46541732
      Viaje de ida – martes, 15 de junio de 2027
      Tren ALVIA 2390
      Madrid-Puerta de Atocha
      15:01
      martes, 15 de junio de 2027
      Zaragoza-Delicias
      16:23
      martes, 15 de junio de 2027

      Zaragoza-Delicias → Madrid-Puerta de Atocha
      Tren AVE 7652
      Zaragoza-Delicias
      11:10
      jueves, 24 de junio de 2027
      Madrid-Puerta de Atocha
      12:36
      jueves, 24 de junio de 2027`,
    products: [
      'ALVIA 2390 Madrid-Puerta de Atocha 2027-06-15T15:01 – Zaragoza-Delicias 2027-06-15T16:23',
      'AVE 7652 Zaragoza-Delicias 2027-06-24T11:10 – Madrid-Puerta de Atocha 2027-06-24T12:36',
    ],
  },
  {
    name: 'links two of which look like names, as many lines apart as those between',
    text: `
      Ihre Buchung 9774410827
      SIXT
      Mietwagen: VW Golf
      Abholung: Hamburg Hauptbahnhof, 02.06.2027 14:00 Uhr
      Rückgabe: Berlin Hauptbahnhof, 05.06.2027 18:30 Uhr
      Fahrer
      Änderungen bis zur Abholung
      Bei Nichtabholung
      Kosten von 20 EUR
      Buchung Verwalten`,
    products: ['SIXT | 2027-06-02T14:00 Hamburg Hauptbahnhof | 2027-06-05T18:30 Berlin Hauptbahnhof | 9774410827'],
    people: [],
  },
  {
    name: 'a crossing with a car of one’s own, which nobody hires',
    text: `
      Numero di prenotazione: TR4471821
      Traghetto   Partenza   Arrivo
      Genova - Porto Torres   26/07/2027 20:30   27/07/2027 07:30
      Sistemazione: cabina interna
      Veicolo: Fiat Panda`,
    products: ['? Genova 2027-07-26T20:30 – Porto Torres 2027-07-27T07:30'],
    reference: 'TR4471821',
  },
  {
    name: 'a house in a line below its chain, which several houses share',
    text: `
      Meliá Hotels International   Referencia de reserva: 8493153417
      Tu reserva está confirmada. Guarda este correo.
      Meliá Barcelona Torre
      martes 27 abril 2027 – lunes 3 mayo 2027 (6 noches)
      Dirección   Carrer de Pere IV 272-286, 08005 Barcelona, España`,
    products: ['Meliá Barcelona Torre | 2027-04-27 – 2027-05-03 | Carrer de Pere IV 272-286, 08005, Barcelona, ES | 8493153417'],
  },
  {
    name: 'a Czech table of a house, columns of which have run together, below the agency that sells it',
    text: `
      CK SLUNEČNICE
      Na Strži 11, 140 00 Praha 4
      Potvrzení o zájezdu
      Číslo smlouvy   7204418837

      Ubytování
      Hotel   Od   Do   Pokoj   Strava
      Side Moon Park *****   10.06.2027 17.06.2027 1x dvoulůžkový pokoj   All`,
    products: ['Side Moon Park | 2027-06-10 – 2027-06-17 | ? | 7204418837'],
  },
]
