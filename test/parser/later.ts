/** Documents made for the tests last of all, to see what the rules make of what they were not made for. Nobody in them exists. */

import type { Sample } from './sample.ts'

export const LATER: readonly Sample[] = [
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
    products: ['Autocar 5512 Nantes Gare routière 2027-08-03T07:45 – Paris Bercy 2027-08-03T12:30'],
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
]
