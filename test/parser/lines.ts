/** More documents of railways and coaches made for the tests: reservations of agencies, tickets with one leg, with changes, with a return. Nobody in them exists. */

import type { Sample } from './sample.ts'

export const LINES: readonly Sample[] = [
  {
    name: 'an Austrian ticket of a railjet',
    text: `
      ÖBB Ticket                                             Ticketcode: 4471 2908 1377 2210
      Sparschiene Österreich   1 Erwachsener   2. Klasse
      Graz Hbf - Wien Hbf
      Fr, 11.06.2027
      Abfahrt   Graz Hbf      06:26   Bahnsteig 4
      RJ 130    (Zugbindung)
      Ankunft   Wien Hbf      09:02   Bahnsteig 9
      Name: Hannelore Stix`,
    products: ['RJ 130 Graz Hbf 2027-06-11T06:26 – Wien Hbf 2027-06-11T09:02'],
    people: ['Hannelore Stix'],
  },
  {
    name: 'a French mail of three trains',
    text: `
      Bonjour Odile, votre voyage est confirmé.
      Référence : LWQTPX
      mercredi 9 juin 2027
      06h12  Quimper
             TGV INOUI 8702   voiture 3   place 21
      09h52  Paris Montparnasse
      mercredi 9 juin 2027
      11h20  Paris Est
             TGV INOUI 2415   voiture 15   place 84
      13h08  Strasbourg
      samedi 12 juin 2027
      15h46  Strasbourg
             TGV INOUI 5480   voiture 1   place 7
      20h59  Quimper
      Voyageur : Odile Armand (26-59 ans)`,
    products: [
      'TGV INOUI 8702 Quimper 2027-06-09T06:12 – Paris Montparnasse 2027-06-09T09:52',
      'TGV INOUI 2415 Paris Est 2027-06-09T11:20 – Strasbourg 2027-06-09T13:08',
      'TGV INOUI 5480 Strasbourg 2027-06-12T15:46 – Quimper 2027-06-12T20:59',
    ],
    people: ['Odile Armand'],
    reference: 'LWQTPX',
  },
  {
    name: 'an Italian high-speed ticket told in one line for each end',
    text: `
      Il tuo viaggio è confermato
      Codice biglietto: QX7TPL
      Partenza: Torino Porta Susa h 07:50 del 18/06/2027
      Arrivo: Venezia Mestre h 11:02 del 18/06/2027
      Treno Italo 8903 | Carrozza 4 | Posto 17
      Viaggiatori: Sig.ra Beatrice Morandi, Sig. Aldo Morandi`,
    products: ['Italo 8903 Torino Porta Susa 2027-06-18T07:50 – Venezia Mestre 2027-06-18T11:02'],
    people: ['Beatrice Morandi', 'Aldo Morandi'],
    reference: 'QX7TPL',
  },
  {
    name: 'a Spanish return in a table',
    text: `
      Tu compra se ha realizado correctamente
      Localizador: XQWT7P
      Trayecto   Fecha          Tren          Origen              Salida    Destino             Llegada   Coche   Plaza
      Ida        24/06/2027     ALVIA 00621   Gijón               07:15     Madrid Chamartín    11:54     3       8A
      Vuelta     27/06/2027     ALVIA 04140   Madrid Chamartín    15:10     Gijón               19:53     5       2D
      Viajero: Ramón Ibarra Luque
      Importe total: 88,40 €`,
    products: [
      'ALVIA 00621 Gijón 2027-06-24T07:15 – Madrid Chamartín 2027-06-24T11:54',
      'ALVIA 04140 Madrid Chamartín 2027-06-27T15:10 – Gijón 2027-06-27T19:53',
    ],
    people: ['Ramón Ibarra Luque'],
    reference: 'XQWT7P',
  },
  {
    name: 'a British itinerary with arrows and changes',
    text: `
      Thanks for your order, Nia. Your tickets are ready to collect.
      Collection reference: QX7WTPLK
      Cardiff Central to Newcastle
      Friday 18 June 2027
      08:50 Cardiff Central → 12:13 Birmingham New Street (CrossCountry)
      12:30 Birmingham New Street → 15:41 Newcastle (CrossCountry)
      Seats: Coach E 41, Coach C 09
      Ticket type: Advance Single, Standard Class`,
    products: [
      '? Cardiff Central 2027-06-18T08:50 – Birmingham New Street 2027-06-18T12:13',
      '? Birmingham New Street 2027-06-18T12:30 – Newcastle 2027-06-18T15:41',
    ],
    reference: 'QX7WTPLK',
  },
  {
    name: 'a Swiss itinerary in French',
    text: `
      Billet dégriffé   2e classe   1/2
      Genève → Zürich HB
      Date: 25.06.2027
      Genève              dép. 14:15   voie 4    IC 1
      Zürich HB           arr. 17:00   voie 31
      Voyageur: Lucien Armand, 04.05.1981
      N° de commande: 447129083112`,
    products: ['IC 1 Genève 2027-06-25T14:15 – Zürich HB 2027-06-25T17:00'],
    people: ['Lucien Armand'],
    reference: '447129083112',
  },
  {
    name: 'a Polish mail',
    text: `
      Potwierdzenie zakupu biletu
      Numer zamówienia: 4471290831
      Relacja: Wrocław Główny - Warszawa Centralna
      Wyjazd: 2027-06-21 05:48
      Przyjazd: 2027-06-21 09:33
      Pociąg: EIC 6100 Panorama, wagon 12, miejsce 55 (okno)
      Pasażer: Halina Dudek`,
    products: ['EIC 6100 Wrocław Główny 2027-06-21T05:48 – Warszawa Centralna 2027-06-21T09:33'],
    people: ['Halina Dudek'],
    reference: '4471290831',
  },
  {
    name: 'a Swedish ticket of a coach',
    text: `
      Bussbiljett
      Bokningsnr: 447-129-083
      Från: Göteborg Nils Ericson Terminalen
      Till: Oslo Bussterminal
      Avresa: tor 17 juni 2027 kl. 09:15
      Ankomst: tor 17 juni 2027 kl. 12:50
      Linje: Buss 820    Plats: 4C
      Resenär: Nils Hedlund`,
    products: ['Buss 820 Göteborg Nils Ericson Terminalen 2027-06-17T09:15 – Oslo Bussterminal 2027-06-17T12:50'],
    people: ['Nils Hedlund'],
    reference: '447-129-083',
  },
  {
    name: 'a Dutch night train of an agency',
    text: `
      Reisbevestiging nachttrein
      Reserveringsnummer: QXW-7T-PLK
      Vertrek: Amsterdam Centraal, do 8 juli 2027 om 19:01
      Aankomst: Innsbruck Hbf, vr 9 juli 2027 om 09:14
      Trein: NJ 421, rijtuig 262, bedden 11 en 13
      Reizigers: Joris Verhagen en Marijke Verhoeven`,
    products: ['NJ 421 Amsterdam Centraal 2027-07-08T19:01 – Innsbruck Hbf 2027-07-09T09:14'],
    people: ['Joris Verhagen', 'Marijke Verhoeven'],
    reference: 'QXW-7T-PLK',
  },
  {
    name: 'a German coach of long distance',
    text: `
      Buchungsbestätigung   Buchungsnummer 3044 7129 08
      So., 20. Juni 2027
      13:45   Bremen (ZOB)
      16:05   Hamburg (ZOB)
      Direktverbindung, Linie 1084
      Fahrgast: Kerstin Aulich, 1 Sitzplatz (12C)
      Fernbus - bitte 15 Minuten vor Abfahrt da sein`,
    products: ['? Bremen (ZOB) 2027-06-20T13:45 – Hamburg (ZOB) 2027-06-20T16:05'],
    people: ['Kerstin Aulich'],
    reference: '3044712908',
  },
  {
    name: 'a Finnish ticket',
    text: `
      Matkalippu
      Varaustunnus: QXTWPL
      Tampere – Helsinki
      pe 18.6.2027
      Lähtö 16.07   Tampere
      Saapuminen 17.46   Helsinki
      Juna IC 174, vaunu 5, paikka 63
      Matkustaja: Aino Lahtinen`,
    products: ['IC 174 Tampere 2027-06-18T16:07 – Helsinki 2027-06-18T17:46'],
    people: ['Aino Lahtinen'],
    reference: 'QXTWPL',
  },
  {
    name: 'a Czech train in English',
    text: `
      E-ticket   Transaction code: 4471-2908-31
      Praha hl.n. → Wien Hbf
      Date: 22. 6. 2027
      Train   From            Dep.    To          Arr.    Carriage   Seat
      RJ 75   Praha hl.n.     08:43   Wien Hbf    12:49   24         61
      Passenger: Callum Reid`,
    products: ['RJ 75 Praha hl.n. 2027-06-22T08:43 – Wien Hbf 2027-06-22T12:49'],
    people: ['Callum Reid'],
  },
  {
    name: 'an American reservation of a train',
    text: `
      Reservation number: 7QX4TL
      Wed, Jun 16, 2027
      Train 2159 Acela
      New York, NY - Moynihan Train Hall (NYP)   8:00 AM
      Washington, DC - Union Station (WAS)   10:58 AM
      1 Business Class seat, Car 4, Seat 6F
      Passenger: Quigley, Marla (Adult)`,
    products: ['Train 2159 New York 2027-06-16T08:00 – Washington 2027-06-16T10:58'],
    people: ['Marla Quigley'],
    reference: '7QX4TL',
  },
]
