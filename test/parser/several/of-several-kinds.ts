/** Documents made for the tests, of journeys of all kinds: mails, receipts, cards and papers of agencies. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const JOURNEYS_OF_SEVERAL_KINDS: readonly Sample[] = [
  {
    name: 'a business trip of an agency with air, hotel, car and rail',
    text: `
      TRAVEL ITINERARY                                         Record locator: PLQ7XT
      Traveler: LLOYD/RHIANNON MS                              Issued: 12 JAN 2027
      AIR     Mon, 10 May 2027
              British Airways BA 922
              Depart: London Heathrow (LHR), Terminal 5        11:05
              Arrive: Stuttgart (STR)                          13:45
              Airline confirmation: 8QXTPL
      CAR     Mon, 10 May 2027
              Europcar
              Pick-up:  Stuttgart Airport, 10 May 2027 14:30
              Drop-off: Stuttgart Hauptbahnhof, 12 May 2027 09:00
              Confirmation: 1044712908
      HOTEL   Mon, 10 May 2027
              Hotel Am Neckartor
              Neckarstrasse 118, 70190 Stuttgart, Germany
              Check-in: 10 May 2027    Check-out: 12 May 2027
              Confirmation: NT-44712
      RAIL    Wed, 12 May 2027
              Deutsche Bahn ICE 690
              Depart: Stuttgart Hbf       09:51
              Arrive: Frankfurt(Main)Hbf  11:08`,
    products: [
      'BA 922 LHR 2027-05-10T11:05 – STR 2027-05-10T13:45',
      'ICE 690 Stuttgart Hbf 2027-05-12T09:51 – Frankfurt(Main)Hbf 2027-05-12T11:08',
      'Hotel Am Neckartor | 2027-05-10 – 2027-05-12 | Neckarstrasse 118, 70190, Stuttgart, DE | NT-44712',
      'Europcar | 2027-05-10T14:30 Stuttgart Airport | 2027-05-12T09:00 Stuttgart Hauptbahnhof | 1044712908',
    ],
    people: ['Rhiannon Lloyd'],
    reference: 'PLQ7XT',
  },
  {
    name: 'a boarding pass of a low-cost airline printed at home',
    text: `
      Boarding pass
      Ms Aoife BRANNIGAN                                       QXTP7L
      FR 1952                                                  SEQ 044
      Dublin (DUB)                        Porto (OPO)
      Departs 06:30                       Arrives 09:00
      21 May 2027                         Seat 11C   Gate closes 06:00`,
    products: ['FR 1952 DUB 2027-05-21T06:30 – OPO 2027-05-21T09:00'],
    people: ['Aoife Brannigan'],
  },
  {
    name: 'an Italian hotel in a table without colons',
    text: `
      CONFERMA DI PRENOTAZIONE N. 44712/2027
      Struttura            Agriturismo Le Querce
      Indirizzo            Strada delle Vigne 3, 53100 Siena (SI)
      Arrivo               venerdì 11 giugno 2027
      Partenza             lunedì 14 giugno 2027
      Notti                3
      Ospite               Aldo Morandi
      Camera               1 x matrimoniale, colazione inclusa
      Totale               € 372,00`,
    products: ['Agriturismo Le Querce | 2027-06-11 – 2027-06-14 | Strada delle Vigne 3, 53100, Siena (SI) | 44712/2027'],
    people: ['Aldo Morandi'],
  },
  {
    name: 'a French hire of a car with hours after days',
    text: `
      Bon de réservation                                  Réservation n° 44712908FR1
      Conducteur : Bastien Delvaux
      Départ   mardi 15 juin 2027 à 10h00    Agence de Bordeaux Gare St Jean
      Retour   vendredi 18 juin 2027 à 18h00  Agence de Toulouse Blagnac Aéroport
      Véhicule : Renault Clio ou similaire, catégorie B
      Total TTC : 187,20 €`,
    products: ['? | 2027-06-15T10:00 Agence de Bordeaux Gare St Jean | 2027-06-18T18:00 Agence de Toulouse Blagnac Aéroport | 44712908FR1'],
    people: ['Bastien Delvaux'],
    reference: '44712908FR1',
  },
  {
    name: 'a German mail of a hotel in sentences',
    text: `
      Sehr geehrter Herr Oehler,
      gerne bestätigen wir Ihnen Ihre Buchung im Gasthof Zur Linde, Dorfstraße 12, 87561 Oberstdorf.
      Anreise am Freitag, 18. Juni 2027, Abreise am Montag, 21. Juni 2027, 1 Einzelzimmer mit Frühstück.
      Ihre Buchungsnummer lautet GL-44712.`,
    products: ['Gasthof Zur Linde | 2027-06-18 – 2027-06-21 | Dorfstraße 12, 87561, Oberstdorf | GL-44712'],
    reference: 'GL-44712',
  },
  {
    name: 'a reminder before flying',
    text: `
      Marla, it's time to check in for your flight to Phoenix
      Confirmation code: HQXTPL
      Flight AA 2317
      Fri, Apr 9
      AUS 7:15 am  →  PHX 9:02 am
      Austin             Phoenix
      Check in opens Thu, Apr 8 at 7:15 am`,
    products: ['AA 2317 AUS 2027-04-09T07:15 – PHX 2027-04-09T09:02'],
    reference: 'HQXTPL',
  },
  {
    name: 'a Norwegian flight with a change, names in a table',
    text: `
      Reisebekreftelse                                        Referanse: QX7LTP
      Passasjerer
      Navn                         Billettnummer              Type
      Sigrid Aasen                 117-2298441907             Voksen
      Leif Aasen                   117-2298441908             Voksen
      Reiserute
      Fly          Fra                    Til                      Avgang              Ankomst
      SK 4012      Trondheim (TRD)        Oslo (OSL)               14.06.2027 08:00    14.06.2027 08:55
      SK 1471      Oslo (OSL)             København (CPH)          14.06.2027 10:05    14.06.2027 11:15`,
    products: ['SK 4012 TRD 2027-06-14T08:00 – OSL 2027-06-14T08:55', 'SK 1471 OSL 2027-06-14T10:05 – CPH 2027-06-14T11:15'],
    people: ['Sigrid Aasen', 'Leif Aasen'],
    reference: 'QX7LTP',
  },
  {
    name: 'a hotel in Polish with many labels',
    text: `
      Potwierdzenie rezerwacji nr 4471290
      Obiekt: Pensjonat Pod Dębem
      Adres: ul. Krupówki 118, 34-500 Zakopane
      Zameldowanie: 25.06.2027 (pt.) od godz. 15:00
      Wymeldowanie: 28.06.2027 (pon.) do godz. 11:00
      Liczba nocy: 3
      Rezerwujący: Halina Dudek
      Kwota: 810,00 PLN`,
    products: ['Pensjonat Pod Dębem | 2027-06-25 – 2027-06-28 | ul. Krupówki 118, 34-500, Zakopane, PL | 4471290'],
    people: ['Halina Dudek'],
    reference: '4471290',
  },
  {
    name: 'flights told by airline names and towns',
    text: `
      Your trip to Greece                                    Booking: Q7XTPL
      OUT   Sat 12 Jun 2027
            easyJet 8237 from London Gatwick at 05:50, arriving in Athens at 11:35
      BACK  Sat 19 Jun 2027
            easyJet 8238 from Athens at 12:20, arriving in London Gatwick at 14:15
      Lead passenger: Gareth Lloyd`,
    products: ['U2 8237 LGW 2027-06-12T05:50 – ATH 2027-06-12T11:35', 'U2 8238 ATH 2027-06-19T12:20 – LGW 2027-06-19T14:15'],
    people: ['Gareth Lloyd'],
    reference: 'Q7XTPL',
  },
  {
    name: 'a train whose ticket has its words in lines of their own',
    text: `
      Fahrkarte
      Dresden Hbf
      →
      Praha hl.n.
      15.06.2027
      Abfahrt
      09:10
      Ankunft
      11:26
      Zug
      EC 175
      Fahrgast
      Kerstin Aulich
      Auftragsnummer
      QXW7TPL`,
    products: ['EC 175 Dresden Hbf 2027-06-15T09:10 – Praha hl.n. 2027-06-15T11:26'],
    people: ['Kerstin Aulich'],
  },
  {
    name: 'a flight and a stay of a package',
    text: `
      Ihre Pauschalreise ist gebucht
      Vorgangsnummer: PR-447129
      Hinflug   Sa, 10.07.2027   Hamburg HAM - Palma PMI   EW 7580   05:55 - 08:40
      Rückflug   Sa, 17.07.2027   Palma PMI - Hamburg HAM   EW 7581   09:30 - 12:15
      Unterkunft: Aparthotel Sol Blau
      Check-in: 10.07.2027
      Check-out: 17.07.2027
      2 Erwachsene, 1 Studio mit Balkon
      Reisende: Kerstin Aulich, Bernd Oehler`,
    products: [
      'EW 7580 HAM 2027-07-10T05:55 – PMI 2027-07-10T08:40',
      'EW 7581 PMI 2027-07-17T09:30 – HAM 2027-07-17T12:15',
      'Aparthotel Sol Blau | 2027-07-10 – 2027-07-17 | ? | PR-447129',
    ],
    people: ['Kerstin Aulich', 'Bernd Oehler'],
  },
  {
    name: 'a ticket of a French coach',
    text: `
      Votre e-billet autocar
      Référence de réservation : BBC4471
      Départ : mardi 3 août 2027 à 07:45 - Nantes Gare routière
      Arrivée : mardi 3 août 2027 à 12:30 - Paris Bercy
      Autocar 5512
      Passager : Mme Solène Garnier`,
    products: ['5512 Nantes Gare routière 2027-08-03T07:45 – Paris Bercy 2027-08-03T12:30'],
    people: ['Solène Garnier'],
    reference: 'BBC4471',
  },
  {
    name: 'four flights on two days with one number each',
    text: `
      Travel confirmation, record locator HQ7TPL
      Traveller: BOWMAN/HARRIET MS
      Wed 2 Jun 2027   BA 1443   Edinburgh (EDI) 07:00 - London Heathrow (LHR) 08:35
      Wed 2 Jun 2027   BA 552   London Heathrow (LHR) 10:05 - Rome Fiumicino (FCO) 13:35
      Sat 5 Jun 2027   BA 553   Rome Fiumicino (FCO) 14:25 - London Heathrow (LHR) 16:20
      Sat 5 Jun 2027   BA 1460   London Heathrow (LHR) 18:15 - Edinburgh (EDI) 19:40`,
    products: [
      'BA 1443 EDI 2027-06-02T07:00 – LHR 2027-06-02T08:35',
      'BA 552 LHR 2027-06-02T10:05 – FCO 2027-06-02T13:35',
      'BA 553 FCO 2027-06-05T14:25 – LHR 2027-06-05T16:20',
      'BA 1460 LHR 2027-06-05T18:15 – EDI 2027-06-05T19:40',
    ],
    people: ['Harriet Bowman'],
    reference: 'HQ7TPL',
  },
  {
    name: 'a stay in a house called after its town',
    text: `
      Booking confirmation
      Your reference: NH-447129
      NH Collection Gent
      Hoogpoort 63, 9000 Gent, Belgium
      Arrival date: 20/08/2027 (from 15:00)
      Departure date: 22/08/2027 (until 12:00)
      Guest: Mrs Nia Pugh
      Room type: Superior, 2 adults, breakfast included`,
    products: ['NH Collection Gent | 2027-08-20 – 2027-08-22 | Hoogpoort 63, 9000, Gent, BE | NH-447129'],
    people: ['Nia Pugh'],
  },
  {
    name: 'a hired van in Dutch with from and to',
    text: `
      Bevestiging van uw reservering
      Reserveringsnummer 4471290
      Ophalen   do 12 aug 2027 09:00   Rotterdam Centrum
      Terugbrengen   ma 16 aug 2027 17:00   Rotterdam Centrum
      Voertuig   Renault Trafic of vergelijkbaar
      Verhuurder   Budget
      Bestuurder   Joris Verhagen`,
    products: ['Budget | 2027-08-12T09:00 Rotterdam Centrum | 2027-08-16T17:00 Rotterdam Centrum | 4471290'],
    people: ['Joris Verhagen'],
  },
  {
    name: 'a train to be shown on a telephone',
    text: `
      Billet électronique
      Paris Nord → Bruxelles-Midi
      ven. 6 août 2027
      10:25 → 11:47
      Eurostar 9317
      Voiture 5, siège 32
      PNR: QLTPWX
      Lucien Armand`,
    products: ['Eurostar 9317 Paris Nord 2027-08-06T10:25 – Bruxelles-Midi 2027-08-06T11:47'],
    reference: 'QLTPWX',
  },
  {
    name: 'a Trenitalia-like ticket with passengers in a table',
    text: `
      Prenotazione e biglietto
      CP: 447129           PNR: QX7TPL           Tipo: Base
      Nome e Cognome Passeggero        Tariffa        Carrozza   Posto
      Beatrice Morandi                 Adulto         4          12A
      Aldo Morandi                     Adulto         4          12B
      Da: BOLOGNA CENTRALE             A: BARI CENTRALE
      Data: 22/06/2027
      Partenza: 09:58                  Arrivo: 15:20
      Treno: Frecciabianca 8807`,
    products: ['Frecciabianca 8807 BOLOGNA CENTRALE 2027-06-22T09:58 – BARI CENTRALE 2027-06-22T15:20'],
    people: ['Beatrice Morandi', 'Aldo Morandi'],
    reference: 'QX7TPL',
  },
  {
    name: 'a ticket of a French regional train',
    text: `
      TER - Billet à présenter à bord
      ARMAND Odile, née le 04/05/1981
      Lyon Part Dieu > Grenoble
      le 23/06/2027
      Départ 17:14 - Arrivée 18:37 - Train TER 17641
      Dossier QXWTPL - Montant 23,70 €`,
    products: ['TER 17641 Lyon Part Dieu 2027-06-23T17:14 – Grenoble 2027-06-23T18:37'],
    reference: 'QXWTPL',
  },
  {
    name: 'a Spanish ticket in two halves',
    text: `
      Resumen de compra                      Localizador: QWX7TP
      Viaje de ida
      Jueves, 24 de junio de 2027
      Valencia Joaquín Sorolla - Madrid Puerta de Atocha
      Salida 06:50 h    Llegada 08:43 h    AVE 5070    Coche 4 Plaza 7D
      Viaje de vuelta
      Jueves, 24 de junio de 2027
      Madrid Puerta de Atocha - Valencia Joaquín Sorolla
      Salida 19:40 h    Llegada 21:35 h    AVE 5201    Coche 8 Plaza 3A
      Viajeros: 1 adulto
      D. Ramón Ibarra Luque`,
    products: [
      'AVE 5070 Valencia Joaquín Sorolla 2027-06-24T06:50 – Madrid Puerta de Atocha 2027-06-24T08:43',
      'AVE 5201 Madrid Puerta de Atocha 2027-06-24T19:40 – Valencia Joaquín Sorolla 2027-06-24T21:35',
    ],
    people: ['Ramón Ibarra Luque'],
    reference: 'QWX7TP',
  },
  {
    name: 'a German regional journey with a walk',
    text: `
      Ihre Reiseübersicht
      Auftragsnummer 447129083112
      Reisende(r): Gerd Fölsing
      16.06.2027
      06:33 Freiburg(Breisgau) Hbf, Gl. 3
      ICE 376 Richtung Berlin Ostbahnhof
      08:39 Frankfurt(Main) Hbf, Gl. 9
      Umstieg 23 Min.
      09:02 Frankfurt(Main) Hbf, Gl. 12
      RE 50 Richtung Bebra
      10:04 Fulda, Gl. 5`,
    products: [
      'ICE 376 Freiburg(Breisgau) Hbf 2027-06-16T06:33 – Frankfurt(Main) Hbf 2027-06-16T08:39',
      'RE 50 Frankfurt(Main) Hbf 2027-06-16T09:02 – Fulda 2027-06-16T10:04',
    ],
    people: ['Gerd Fölsing'],
    reference: '447129083112',
  },
  {
    name: 'a British ticket with few words',
    text: `
      Standard Class Advance Single
      Out: 21-Jun-27   Adult   One
      From LEEDS
      To LONDON KINGS CROSS
      Departs 07:15   Arrives 09:31
      Coach D Seat 17F
      Booking ref XQ7TWPLK   Ticket no TT447129083`,
    products: ['? LEEDS 2027-06-21T07:15 – LONDON KINGS CROSS 2027-06-21T09:31'],
    reference: 'XQ7TWPLK',
  },
  {
    name: 'a Swiss ticket of an agency in English',
    text: `
      Rail booking no.: SBB-4471290
      Traveller 1: Callum Reid
      Traveller 2: Nia Pugh
      Fri 25 Jun 2027   Basel SBB  10:33  -  Interlaken Ost  12:57   IC 61 971   2nd class
      Sun 27 Jun 2027   Interlaken Ost  15:00  -  Basel SBB  17:27   IC 61 982   2nd class`,
    products: [
      'IC 61 971 Basel SBB 2027-06-25T10:33 – Interlaken Ost 2027-06-25T12:57',
      'IC 61 982 Interlaken Ost 2027-06-27T15:00 – Basel SBB 2027-06-27T17:27',
    ],
    people: ['Callum Reid', 'Nia Pugh'],
    reference: 'SBB-4471290',
  },
  {
    name: 'a Swedish receipt with out and back',
    text: `
      Kvitto och resehandling                          Referensnummer: QX7 4471
      Utresa: Uppsala C - Göteborg C, måndag 21 juni 2027
      Avgår 07:09, ankommer 11:05. Tåg 10421, vagn 5, plats 31.
      Återresa: Göteborg C - Uppsala C, onsdag 23 juni 2027
      Avgår 16:30, ankommer 20:28. Tåg 10446, vagn 3, plats 12.
      Resande: Astrid Hedlund (Vuxen)`,
    products: [
      '10421 Uppsala C 2027-06-21T07:09 – Göteborg C 2027-06-21T11:05',
      '10446 Göteborg C 2027-06-23T16:30 – Uppsala C 2027-06-23T20:28',
    ],
    people: ['Astrid Hedlund'],
  },
  {
    name: 'a Dutch seat in a train to London',
    text: `
      Beste Marijke, hier zijn je tickets!
      Boekingsreferentie    QXWTPL
      Amsterdam Centraal → London St Pancras Int'l
      di 22 juni 2027
      Trein ES 9115
      08:16 vertrek         10:57 aankomst (lokale tijd)
      Rijtuig 12 - Stoel 35
      Naam: Marijke Verhoeven`,
    products: ["ES 9115 Amsterdam Centraal 2027-06-22T08:16 – London St Pancras Int'l 2027-06-22T10:57"],
    people: ['Marijke Verhoeven'],
    reference: 'QXWTPL',
  },
  {
    name: 'a Polish ticket of a small carrier',
    text: `
      Bilet nr QX-447129
      Przewoźnik: Koleje Pomorskie
      Z: Gdynia Główna   Do: Hel
      Data wyjazdu: 26.06.2027   Godz. odjazdu: 09:12   Godz. przyjazdu: 11:03
      Nr pociągu: R 90447
      Imię i nazwisko: Wojciech Zaręba`,
    products: ['R 90447 Gdynia Główna 2027-06-26T09:12 – Hel 2027-06-26T11:03'],
    people: ['Wojciech Zaręba'],
  },
  {
    name: 'a receipt of a ticket of an airline in French with codes in pairs',
    text: `
      REÇU DE BILLET ÉLECTRONIQUE / ITINÉRAIRE
      NOM: DELVAUX/BASTIEN M                  DOSSIER: QXWTPL
      VOL      DE/A              DATE       DEP     ARR     STATUT
      SN 3631  BRU-LYS           17JUN27    0935    1100    OK
      SN 3636  LYS-BRU           20JUN27    1805    1930    OK`,
    products: ['SN 3631 BRU 2027-06-17T09:35 – LYS 2027-06-17T11:00', 'SN 3636 LYS 2027-06-20T18:05 – BRU 2027-06-20T19:30'],
    people: ['Bastien Delvaux'],
    reference: 'QXWTPL',
  },
  {
    name: 'a flight whose words are in Spanish and English',
    text: `
      ITINERARIO / ITINERARY
      Localizador / Record locator     QX7TPL
      Pasajero / Passenger             IBARRA LUQUE/RAMON MR
      Vuelo / Flight     IB 3170       Clase / Class   O
      Salida / Departure     Madrid (MAD) T4     18 JUN 2027   15:55
      Llegada / Arrival      London Heathrow (LHR) T5     18 JUN 2027   17:25
      Vuelo / Flight     IB 3167       Clase / Class   O
      Salida / Departure     London Heathrow (LHR) T5     21 JUN 2027   10:40
      Llegada / Arrival      Madrid (MAD) T4     21 JUN 2027   14:05`,
    products: ['IB 3170 MAD 2027-06-18T15:55 – LHR 2027-06-18T17:25', 'IB 3167 LHR 2027-06-21T10:40 – MAD 2027-06-21T14:05'],
    people: ['Ramon Ibarra Luque'],
    reference: 'QX7TPL',
  },
  {
    name: 'several travellers with numbers and kinds',
    text: `
      Flight confirmation
      Your reference number is 7QXTPL
      1. Mr Gareth Lloyd (ADT)   2. Mrs Rhiannon Lloyd (ADT)   3. Miss Nia Lloyd (CHD)
      TOM 4412   Manchester (MAN) 06:15 - Tenerife South (TFS) 10:50   Thu 24 Jun 2027
      TOM 4413   Tenerife South (TFS) 12:00 - Manchester (MAN) 16:25   Thu 08 Jul 2027`,
    products: ['BY 4412 MAN 2027-06-24T06:15 – TFS 2027-06-24T10:50', 'BY 4413 TFS 2027-07-08T12:00 – MAN 2027-07-08T16:25'],
    people: ['Gareth Lloyd', 'Rhiannon Lloyd', 'Nia Lloyd'],
    reference: '7QXTPL',
  },
  {
    name: 'an Italian train in a mail of few lines',
    text: `
      Gentile Aldo Morandi,
      ecco il tuo biglietto. Codice PNR: QXT7PL
      Frecciarossa 9626 da Napoli Centrale a Milano Centrale
      lunedì 5 luglio 2027, partenza 09:09, arrivo 13:40
      Carrozza 8, posto 3C, Standard`,
    products: ['Frecciarossa 9626 Napoli Centrale 2027-07-05T09:09 – Milano Centrale 2027-07-05T13:40'],
    people: ['Aldo Morandi'],
    reference: 'QXT7PL',
  },
  {
    name: 'a French train with an arrow between towns and hours apart',
    text: `
      Votre e-billet
      05/07/2027    Toulouse Matabiau  >  Bordeaux St Jean
      Heure de départ     14h06
      Heure d'arrivée     16h14
      N° de train         4660  (Intercités)
      Voiture / Place     6 / 24
      Nom / Prénom        ARMAND / ODILE
      Référence           QXTWPL`,
    products: ['4660 Toulouse Matabiau 2027-07-05T14:06 – Bordeaux St Jean 2027-07-05T16:14'],
    people: ['Odile Armand'],
    reference: 'QXTWPL',
  },
  {
    name: 'a German group on a train',
    text: `
      Gruppenreservierung, Vorgangsnummer 44712908
      Gruppe: Turnverein Oberdorf, 24 Personen
      ICE 528, Mo 05.07.2027
      Nürnberg Hbf 08:00 - Dortmund Hbf 12:36
      Wagen 3, Plätze 11-34
      Ansprechpartner: Herr Bernd Oehler`,
    products: ['ICE 528 Nürnberg Hbf 2027-07-05T08:00 – Dortmund Hbf 2027-07-05T12:36'],
    people: ['Bernd Oehler'],
    reference: '44712908',
  },
  {
    name: 'a Spanish train with labels above values',
    text: `
      Reserva
      QX7TPL
      Tren
      ALVIA 04087
      Origen
      Bilbao Abando
      Destino
      Madrid Chamartín
      Fecha
      05/07/2027
      Hora de salida
      07:20
      Hora de llegada
      12:04
      Viajero
      Ramón Ibarra Luque`,
    products: ['ALVIA 04087 Bilbao Abando 2027-07-05T07:20 – Madrid Chamartín 2027-07-05T12:04'],
    people: ['Ramón Ibarra Luque'],
  },
  {
    name: 'a British train in a calendar’s words',
    text: `
      Train from Leeds to Carlisle
      When: Tue 6 Jul 2027 09:15 - 11:52
      Ticket collection reference XQ7TWPLK
      1 x adult, Off-Peak Return, Coach A seat 12
      Train operator: Northern`,
    products: ['? Leeds 2027-07-06T09:15 – Carlisle 2027-07-06T11:52'],
    reference: 'XQ7TWPLK',
  },
  {
    name: 'a Swedish night train',
    text: `
      Bokningsbekräftelse   Boknings-ID: QX7T4PLW
      Nattåg 94
      Avgång: Stockholm C  fre 9 jul 2027 18:09
      Ankomst: Luleå C  lör 10 jul 2027 07:31
      Vagn 22, bädd 41 (sovvagn)
      Resenär: Astrid Hedlund`,
    products: ['Nattåg 94 Stockholm C 2027-07-09T18:09 – Luleå C 2027-07-10T07:31'],
    people: ['Astrid Hedlund'],
  },
  {
    name: 'an e-ticket whose fields run together',
    text: `
      E-TICKET ITINERARY RECEIPT
      NAME: REID/CALLUM MR   ETKT: 618 2298441907   REF: QXT7PL
      FLT SQ 326   01JUL27   SIN 2355   FRA 0650 02JUL   CL: Y   ST: OK
      FLT SQ 325   15JUL27   FRA 1220   SIN 0640 16JUL   CL: Y   ST: OK`,
    products: ['SQ 326 SIN 2027-07-01T23:55 – FRA 2027-07-02T06:50', 'SQ 325 FRA 2027-07-15T12:20 – SIN 2027-07-16T06:40'],
    people: ['Callum Reid'],
  },
  {
    name: 'an airline’s mail with cities as headings',
    text: `
      You're going to Reykjavík!
      Booking reference  QXT7PL
      Manchester to Reykjavík
      Thursday 8 July 2027
      Flight FI441
      Departs 12:00 Manchester Terminal 2
      Arrives 13:45 Keflavík
      Reykjavík to Manchester
      Monday 12 July 2027
      Flight FI440
      Departs 07:40 Keflavík
      Arrives 11:15 Manchester Terminal 2
      Who's going: Mr Gareth Lloyd, Mrs Rhiannon Lloyd`,
    products: ['FI 441 MAN 2027-07-08T12:00 – KEF 2027-07-08T13:45', 'FI 440 KEF 2027-07-12T07:40 – MAN 2027-07-12T11:15'],
    people: ['Gareth Lloyd', 'Rhiannon Lloyd'],
    reference: 'QXT7PL',
  },
  {
    name: 'a Polish flight with the names in a list',
    text: `
      Potwierdzenie rezerwacji
      Kod rezerwacji: QX7TPL
      Pasażerowie:
      1. HALINA DUDEK
      2. WOJCIECH ZARĘBA
      Lot W6 1303   Warszawa Chopin (WAW) - Londyn Luton (LTN)
      czwartek, 8 lipca 2027   wylot 06:00   przylot 07:45`,
    products: ['W6 1303 WAW 2027-07-08T06:00 – LTN 2027-07-08T07:45'],
    people: ['Halina Dudek', 'Wojciech Zaręba'],
    reference: 'QX7TPL',
  },
  {
    name: 'a Danish hotel',
    text: `
      Tak for din reservation
      Reservationsnummer: 44712908
      Hotel Havnehuset
      Strandgade 14, 5700 Svendborg
      Ankomst: fredag den 9. juli 2027 (fra kl. 15)
      Afrejse: søndag den 11. juli 2027 (senest kl. 10)
      Gæst: Sofie Krogh, 2 voksne, dobbeltværelse med morgenmad`,
    products: ['Hotel Havnehuset | 2027-07-09 – 2027-07-11 | Strandgade 14, 5700, Svendborg | 44712908'],
    people: ['Sofie Krogh'],
    reference: '44712908',
  },
  {
    name: 'a German ticket with out and back on one page',
    text: `
      Ihr Online-Ticket   Auftragsnummer 447129083112
      Herr Gerd Fölsing
      Hinfahrt   Do. 08.07.2027
      Augsburg Hbf      ab 07:03   Gl. 4    ICE 1126
      Ulm Hbf           an 07:45   Gl. 1
      Rückfahrt  Sa. 10.07.2027
      Ulm Hbf           ab 18:14   Gl. 2    ICE 1127
      Augsburg Hbf      an 18:55   Gl. 5
      Gesamtpreis 35,80 EUR`,
    products: [
      'ICE 1126 Augsburg Hbf 2027-07-08T07:03 – Ulm Hbf 2027-07-08T07:45',
      'ICE 1127 Ulm Hbf 2027-07-10T18:14 – Augsburg Hbf 2027-07-10T18:55',
    ],
    people: ['Gerd Fölsing'],
    reference: '447129083112',
  },
  {
    name: 'a French mail of a return in prose',
    text: `
      Bonjour Solène, c'est réservé ! Votre référence de dossier est QXWTPL.
      À l'aller, vous partez de Lyon Part Dieu le vendredi 9 juillet 2027 à 08h04 par le TGV 6650 et vous arrivez à Paris Gare de Lyon à 10h00.
      Au retour, vous partez de Paris Gare de Lyon le dimanche 11 juillet 2027 à 19h58 par le TGV 6627 et vous arrivez à Lyon Part Dieu à 21h56.`,
    products: [
      'TGV 6650 Lyon Part Dieu 2027-07-09T08:04 – Paris Gare de Lyon 2027-07-09T10:00',
      'TGV 6627 Paris Gare de Lyon 2027-07-11T19:58 – Lyon Part Dieu 2027-07-11T21:56',
    ],
    reference: 'QXWTPL',
  },
  {
    name: 'a Swiss seat reservation',
    text: `
      Platzreservierung
      Zug: EC 317   Mailand-Verbindung
      Zürich HB  09:33  -  Milano Centrale  12:50
      Datum: Freitag, 9. Juli 2027
      Wagen 7   Platz 81 (Fenster)
      Reisende Person: Urs Tobler
      Buchungsreferenz: QX7TPL`,
    products: ['EC 317 Zürich HB 2027-07-09T09:33 – Milano Centrale 2027-07-09T12:50'],
    reference: 'QX7TPL',
  },
  {
    name: 'a Dutch train told with a colon for each thing',
    text: `
      Boekingsbevestiging
      Boekingsnummer: QX7TPL
      Traject: Breda – Antwerpen-Centraal
      Datum: vrijdag 9 juli 2027
      Vertrektijd: 09:07
      Aankomsttijd: 09:52
      Trein: IC 9220
      Reiziger: Joris Verhagen`,
    products: ['IC 9220 Breda 2027-07-09T09:07 – Antwerpen-Centraal 2027-07-09T09:52'],
    people: ['Joris Verhagen'],
    reference: 'QX7TPL',
  },
  {
    name: 'a flight of an agency with the times in one cell',
    text: `
      Bestätigung Ihrer Flugbuchung                          PNR-Code QX7TPL
      Passagier(e): Stix Hannelore Frau / Stix Gernot Herr
      Strecke                             Flug        Datum           Zeit
      Graz (GRZ) - Wien (VIE)             OS 982      09.07.2027      06:00 - 06:45
      Wien (VIE) - Reykjavik (KEF)        OS 317      09.07.2027      10:05 - 12:35
      Reykjavik (KEF) - Wien (VIE)        OS 318      16.07.2027      13:30 - 19:45`,
    products: [
      'OS 982 GRZ 2027-07-09T06:00 – VIE 2027-07-09T06:45',
      'OS 317 VIE 2027-07-09T10:05 – KEF 2027-07-09T12:35',
      'OS 318 KEF 2027-07-16T13:30 – VIE 2027-07-16T19:45',
    ],
    people: ['Hannelore Stix', 'Gernot Stix'],
    reference: 'QX7TPL',
  },
  {
    name: 'an Italian coach',
    text: `
      Conferma d'acquisto - biglietto autobus
      Numero d'ordine: 44712908
      Partenza   ven 9 lug 2027   14:30   Perugia, Piazza Partigiani
      Arrivo     ven 9 lug 2027   17:00   Roma Tiburtina
      Passeggero   Aldo Morandi   posto 14`,
    products: ['? Perugia 2027-07-09T14:30 – Roma Tiburtina 2027-07-09T17:00'],
    people: ['Aldo Morandi'],
    reference: '44712908',
  },
  {
    name: 'an American flight with operated flights',
    text: `
      Your itinerary is confirmed. Record locator HXTPQL
      Passengers: MARLA QUIGLEY, DEAN QUIGLEY
      Fri, Jul 9, 2027
      UA 4417 operated by SkyWest dba United Express
      Boise, ID (BOI) 6:00 AM - Denver, CO (DEN) 7:55 AM
      UA 1180
      Denver, CO (DEN) 8:50 AM - Boston, MA (BOS) 2:41 PM`,
    products: ['UA 4417 BOI 2027-07-09T06:00 – DEN 2027-07-09T07:55', 'UA 1180 DEN 2027-07-09T08:50 – BOS 2027-07-09T14:41'],
    people: ['Marla Quigley', 'Dean Quigley'],
    reference: 'HXTPQL',
  },
  {
    name: 'a Spanish coach with its platform',
    text: `
      BILLETE DE AUTOBÚS
      Localizador: 7QXTPL
      Origen: GRANADA        Destino: ALMERÍA
      Fecha de salida: 09/07/2027    Hora: 10:00
      Hora de llegada prevista: 12:15
      Bus nº 2    Asiento 17    Andén 9
      Viajero: ROCÍO SALCEDO PRIETO`,
    products: ['2 GRANADA 2027-07-09T10:00 – ALMERÍA 2027-07-09T12:15'],
    people: ['Rocío Salcedo Prieto'],
    reference: '7QXTPL',
  },
]
