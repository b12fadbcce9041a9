/** Documents of journeys made for the tests in one more round: journeys of more kinds in one paper, receipts, cards. Nobody in them exists. */

import type { Sample } from './sample.ts'

export const MIXED: readonly Sample[] = [
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
    products: ['Pensjonat Pod Dębem | 2027-06-25 – 2027-06-28 | ul. Krupówki 118, 34-500, Zakopane | 4471290'],
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
]
