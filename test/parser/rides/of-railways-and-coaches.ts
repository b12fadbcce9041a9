/** Documents of railways and coaches made for the tests: tickets, reservations and plans of many countries, in columns and in lines. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_OF_RAILWAYS: readonly Sample[] = [
  {
    name: 'a German online ticket with a change',
    text: `
      Online-Ticket
      Flexpreis (Einfache Fahrt)
      Klasse: 2        Erw: 1
      Hinfahrt: Stuttgart - Leipzig, mit ICE
      Gültig ab: 08.06.2027
      Zangen-Abdruck: 28
      Ihre Reiseverbindung und Reservierung Hinfahrt am 08.06.2027
      Halt                       Datum    Zeit        Gleis   Produkte   Reservierung / Hinweise
      Stuttgart Hbf              08.06.   ab 07:51    6       ICE 694    1 Sitzplatz, Wg. 5, Pl. 63, 1 Fenster
      Frankfurt(Main)Hbf         08.06.   an 09:08    7
      Frankfurt(Main)Hbf         08.06.   ab 09:18    9       ICE 1553   Wg. 24, Pl. 15
      Leipzig Hbf                08.06.   an 12:29    11
      Auftragsnummer: QWT7PL
      Name: Annegret Fölsing`,
    products: [
      'ICE 694 Stuttgart Hbf 2027-06-08T07:51 – Frankfurt(Main)Hbf 2027-06-08T09:08',
      'ICE 1553 Frankfurt(Main)Hbf 2027-06-08T09:18 – Leipzig Hbf 2027-06-08T12:29',
    ],
    people: ['Annegret Fölsing'],
    reference: 'QWT7PL',
  },
  {
    name: 'a French e-ticket in columns',
    text: `
      e-Billet                                    Référence dossier : PLQTWX
      Nom du dossier : GARNIER                    Date d'émission : 02/05/2027
      ALLER
      Départ                 Arrivée                 Date              Train
      Rennes                 Paris Montparnasse      12/06/2027        TGV 8624
      09h05                  10h40
      Voiture 12   Place 34   Duo côte à côte
      Passager 1 : SOLENE GARNIER, Adulte`,
    products: ['TGV 8624 Rennes 2027-06-12T09:05 – Paris Montparnasse 2027-06-12T10:40'],
    people: ['Solene Garnier'],
    reference: 'PLQTWX',
  },
  {
    name: 'an Italian ticket of two trains',
    text: `
      Biglietto elettronico                     PNR: TQ7WPL
      Soluzione di viaggio   Milano Centrale - Napoli Centrale del 14/05/2027
      Treno: Frecciarossa 9531
      Stazione di Partenza: Milano Centrale        Ore 10:10 - 14/05/2027
      Stazione di Arrivo: Roma Termini             Ore 13:29 - 14/05/2027
      Carrozza 6   Posto 11D
      Treno: Intercity 597
      Stazione di Partenza: Roma Termini           Ore 14:26 - 14/05/2027
      Stazione di Arrivo: Napoli Centrale          Ore 16:31 - 14/05/2027
      Carrozza 3   Posto 45
      Passeggero: Beatrice Morandi
      Importo totale pagato: 64,00 €`,
    products: [
      'Frecciarossa 9531 Milano Centrale 2027-05-14T10:10 – Roma Termini 2027-05-14T13:29',
      'Intercity 597 Roma Termini 2027-05-14T14:26 – Napoli Centrale 2027-05-14T16:31',
    ],
    people: ['Beatrice Morandi'],
    reference: 'TQ7WPL',
  },
  {
    name: 'a Spanish ticket with labels beside values',
    text: `
      BILLETE ELECTRÓNICO
      Localizador  WQTP7L              Nº de billete  7447100012345
      TREN   AVE 03142                 FECHA   21/05/2027
      SALIDA   18:30  MADRID PUERTA DE ATOCHA
      LLEGADA  21:00  BARCELONA SANTS
      COCHE  7   PLAZA  12C   CLASE  Estándar
      Pasajero  ROCIO SALCEDO PRIETO
      Total  62,30 €`,
    products: ['AVE 03142 MADRID PUERTA DE ATOCHA 2027-05-21T18:30 – BARCELONA SANTS 2027-05-21T21:00'],
    people: ['Rocio Salcedo Prieto'],
    reference: 'WQTP7L',
  },
  {
    name: 'a British mail with a change in London',
    text: `
      Booking confirmation
      Your booking reference is TTPQ7WLX
      Outward journey - Thu 17 Jun 2027
      Depart   07:42   Bath Spa (BTH)
      Arrive   09:14   London Paddington (PAD)
      Great Western Railway, seat reservation: Coach D, Seat 22A
      Depart   10:00   London Kings Cross (KGX)
      Arrive   14:22   Edinburgh (EDB)
      London North Eastern Railway, seat reservation: Coach F, Seat 08
      1 adult   Super Off-Peak Single   £96.40`,
    products: [
      '? Bath Spa 2027-06-17T07:42 – London Paddington 2027-06-17T09:14',
      '? London Kings Cross 2027-06-17T10:00 – Edinburgh 2027-06-17T14:22',
    ],
    reference: 'TTPQ7WLX',
  },
  {
    name: 'a Swiss ticket with its way',
    text: `
      E-Ticket    Sparbillett    2. Klasse
      Zürich HB → Lugano
      Gültig: Mi, 30.06.2027
      Reisende/r: Urs Tobler, Geburtsdatum 11.02.1980
      Verbindung
      ab 09:05   Zürich HB      Gleis 8     EC 15
      an 11:13   Lugano         Gleis 2
      Ticket-ID 447129 881 20
      Bestellnummer: 7712 4471 09`,
    products: ['EC 15 Zürich HB 2027-06-30T09:05 – Lugano 2027-06-30T11:13'],
    people: ['Urs Tobler'],
  },
  {
    name: 'a Polish ticket with a table',
    text: `
      BILET INTERNETOWY
      Nr biletu: EIP 44712908
      Stacja odjazdu      Data / godz.         Stacja przyjazdu     Data / godz.         Pociąg     Wagon   Miejsce
      Gdańsk Główny       18.06.2027 06:52     Kraków Główny        18.06.2027 12:16     EIP 3502   5       61
      Podróżny: Wojciech Zaręba
      Cena: 199,00 zł`,
    products: ['EIP 3502 Gdańsk Główny 2027-06-18T06:52 – Kraków Główny 2027-06-18T12:16'],
    people: ['Wojciech Zaręba'],
  },
  {
    name: 'a Swedish journey with a change',
    text: `
      Resehandlingar
      Bokningsnummer: WPL7QT2K
      Resenär: Astrid Hedlund
      Fredag 11 juni 2027
      06.15 Malmö C
      SJ Snabbtåg 522, vagn 2, plats 14
      10.39 Stockholm C
      Byte
      11.22 Stockholm C
      SJ Regional 166, ej platsbokad
      12.28 Västerås C`,
    products: [
      'SJ Snabbtåg 522 Malmö C 2027-06-11T06:15 – Stockholm C 2027-06-11T10:39',
      'SJ Regional 166 Stockholm C 2027-06-11T11:22 – Västerås C 2027-06-11T12:28',
    ],
    people: ['Astrid Hedlund'],
    reference: 'WPL7QT2K',
  },
  {
    name: 'a Dutch ticket abroad',
    text: `
      Uw treinticket
      Boekingscode (DNR): QTWPLXK
      Reiziger: Marijke Verhoeven
      Heenreis   vrijdag 4 juni 2027
      Van                 Vertrek   Naar              Aankomst   Trein
      Utrecht Centraal    08:02     Düsseldorf Hbf    09:58      ICE 123
      Terugreis  zondag 6 juni 2027
      Van                 Vertrek   Naar              Aankomst   Trein
      Düsseldorf Hbf      17:59     Utrecht Centraal  19:56      ICE 220`,
    products: [
      'ICE 123 Utrecht Centraal 2027-06-04T08:02 – Düsseldorf Hbf 2027-06-04T09:58',
      'ICE 220 Düsseldorf Hbf 2027-06-06T17:59 – Utrecht Centraal 2027-06-06T19:56',
    ],
    people: ['Marijke Verhoeven'],
    reference: 'QTWPLXK',
  },
  {
    name: 'a reservation of seats alone',
    text: `
      Reservierungsbestätigung
      Auftrag QL7TWP
      Sitzplatzreservierung für 2 Personen
      EC 218   Graz Hbf - Saarbrücken Hbf
      Di, 13.07.2027
      ab Salzburg Hbf 14:00 Uhr
      an München Hbf 15:41 Uhr
      Wagen 261, Plätze 31, 32, Großraum, Fenster/Gang
      Reisende: Hannelore Stix und Gernot Stix`,
    products: ['EC 218 Salzburg Hbf 2027-07-13T14:00 – München Hbf 2027-07-13T15:41'],
    people: ['Hannelore Stix', 'Gernot Stix'],
    reference: 'QL7TWP',
  },
  {
    name: 'a night train',
    text: `
      Booking confirmation - night train
      Booking code: 7QLT-WPX2
      Travelling from Hamburg Hbf to Wien Hbf
      Departure   Fri 02/07/2027 20:24
      Arrival     Sat 03/07/2027 09:19
      Train NJ 491, coach 265, berth 61 (sleeper double)
      Passengers: Rhiannon Lloyd, Gareth Lloyd`,
    products: ['NJ 491 Hamburg Hbf 2027-07-02T20:24 – Wien Hbf 2027-07-03T09:19'],
    people: ['Rhiannon Lloyd', 'Gareth Lloyd'],
    reference: '7QLT-WPX2',
  },
  {
    name: 'a Danish ticket told by from and to',
    text: `
      Din togbillet
      Ordrenummer: 44712908
      Fra: København H
      Til: Aarhus H
      Afgang: torsdag d. 10. juni 2027 kl. 08.00
      Ankomst: kl. 11.02
      Tog: IC 129   Vogn: 31   Plads: 74
      Rejsende: Sofie Krogh`,
    products: ['IC 129 København H 2027-06-10T08:00 – Aarhus H 2027-06-10T11:02'],
    people: ['Sofie Krogh'],
    reference: '44712908',
  },
  {
    name: 'a British return in columns',
    text: `
      Ticket collection reference: 7QTWPLX2
      Outbound                                   Return
      Sat 03 Jul 2027                            Sun 04 Jul 2027
      Manchester Piccadilly  09:15               London Euston  18:20
      London Euston  11:24                       Manchester Piccadilly  20:28
      Avanti West Coast                          Avanti West Coast
      Coach B Seat 12                            Coach C Seat 31
      Standard Class, 1 adult with 16-25 Railcard`,
    products: [
      '? Manchester Piccadilly 2027-07-03T09:15 – London Euston 2027-07-03T11:24',
      '? London Euston 2027-07-04T18:20 – Manchester Piccadilly 2027-07-04T20:28',
    ],
    reference: '7QTWPLX2',
  },
  {
    name: 'a Belgian ticket in French, the train between its ends',
    text: `
      Confirmation de votre réservation   PNR QTWXPL
      Bruxelles-Midi
      jeu. 17 juin 2027 · 07:52
      Eurostar 9321 · Voiture 8 · Siège 61
      Paris Nord
      09:14
      M. Bastien Delvaux`,
    products: ['Eurostar 9321 Bruxelles-Midi 2027-06-17T07:52 – Paris Nord 2027-06-17T09:14'],
    people: ['Bastien Delvaux'],
    reference: 'QTWXPL',
  },
  {
    name: 'a Portuguese ticket of a train',
    text: `
      Bilhete de comboio
      Código de reserva: PLW7QT
      Partida: Lisboa Santa Apolónia, 09/07/2027, 10:00
      Chegada: Coimbra-B, 09/07/2027, 11:41
      Comboio: Alfa Pendular 123 - Carruagem 4 - Lugar 62
      Passageiro: Henrique Moita Neves`,
    products: ['Alfa Pendular 123 Lisboa Santa Apolónia 2027-07-09T10:00 – Coimbra-B 2027-07-09T11:41'],
    people: ['Henrique Moita Neves'],
    reference: 'PLW7QT',
  },
  {
    name: 'a Norwegian journey by train in a sentence a line',
    text: `
      Takk for at du reiser med oss!
      Bestillingsnr: 7TQ-PLW-X
      Tog 601 fra Oslo S til Bergen
      Mandag 28.06.2027, avgang 08:25, ankomst 15:03
      Vogn 5, sete 44
      Reisende: Sigrid Aasen`,
    products: ['601 Oslo S 2027-06-28T08:25 – Bergen 2027-06-28T15:03'],
    people: ['Sigrid Aasen'],
    reference: '7TQ-PLW-X',
  },
  {
    name: 'stations behind labels with lines of checking in between, and days of their own',
    text: `
      Booking confirmation
      Booking number   KX4407719
      Guests   Mr Owen Tarrant
      Departing   Adelaide Parklands Terminal, Keswick SA
      Departure date   Sunday 8 August 2027
      Check-in   from 10:15am, luggage closes 11:15am
      Departure time   12:10pm
      Arriving   Darwin Terminal, Berrimah NT
      Arrival date   Tuesday 10 August 2027
      Arrival time   5:30pm
      Service number   7GA8
      Accommodation   Twin Cabin – Carriage F, Cabin 3`,
    products: ['7GA8 Adelaide Parklands Terminal 2027-08-08T12:10 – Darwin Terminal 2027-08-10T17:30'],
    people: ['Owen Tarrant'],
    reference: 'KX4407719',
  },
  {
    name: 'dotted times in rows of a page that was bought at a time with a colon',
    text: `
      Bokningsnummer: KNT-48Y2PD
      Bokningsdatum: 2027-01-09 10:31
      UTRESA
      fredag 26 mars 2027
      16.20   Stockholm Central
      Tåg 301 Norrtåget
      20.50   Malmö C
      Vagn   12
      HEMRESA
      söndag 4 april 2027
      06.07   Malmö C
      Tåg 3940 Norrtåget
      11.04   Stockholm Central
      Resenär: Birgitta Sjölund`,
    products: [
      '301 Stockholm Central 2027-03-26T16:20 – Malmö C 2027-03-26T20:50',
      '3940 Malmö C 2027-04-04T06:07 – Stockholm Central 2027-04-04T11:04',
    ],
    people: ['Birgitta Sjölund'],
    reference: 'KNT-48Y2PD',
  },
  {
    name: 'stations with dashes in their names beside an arrow, below the times',
    text: `
      Localizador: R7VQQ3
      Viernes, 30 de abril de 2027
      16:00   2h 30min   18:30
      Madrid - Puerta de Atocha Almudena Grandes   →   Barcelona - Sants
      Tren
      IRYO 06161
      Pasajero: Remedios Pozo Lara`,
    products: ['IRYO 06161 Madrid - Puerta de Atocha Almudena Grandes 2027-04-30T16:00 – Barcelona - Sants 2027-04-30T18:30'],
    people: ['Remedios Pozo Lara'],
    reference: 'R7VQQ3',
  },
  {
    name: 'a coach and a train, each with where it goes on to behind its number',
    text: `
      Referansenummer   XTV-6RGQ2
      Fredag 27. november 2026
      06:45   Narvik bussterminal
      Buss NW100 Bodø
      11:20   Fauske stasjon
      Bytte på Fauske stasjon
      12:38   Fauske stasjon
      Tog 472 Trondheim
      21:17   Trondheim S
      Reisende: Ingrid Aune`,
    products: [
      'NW100 Narvik bussterminal 2026-11-27T06:45 – Fauske stasjon 2026-11-27T11:20',
      '472 Fauske stasjon 2026-11-27T12:38 – Trondheim S 2026-11-27T21:17',
    ],
    people: ['Ingrid Aune'],
    reference: 'XTV-6RGQ2',
  },
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
    products: ['820 Göteborg Nils Ericson Terminalen 2027-06-17T09:15 – Oslo Bussterminal 2027-06-17T12:50'],
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
    reference: '3044 7129 08',
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
    products: ['2159 New York 2027-06-16T08:00 – Washington 2027-06-16T10:58'],
    people: ['Marla Quigley'],
    reference: '7QX4TL',
  },
]
