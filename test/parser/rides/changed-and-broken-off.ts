/** Rides with a change in one sentence, broken between their ends, and of coaches in prints of reservation systems. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_CHANGED: readonly Sample[] = [
  {
    name: 'a change within a sentence, behind which the second train leaves from where the first ends',
    text: `
      Dear Ms Lüthi,
      your journey is booked, reference RT55120:
      On Monday 3 May 2027 you take the ICE 590 from Stuttgart Hbf at 8:02, change in Karlsruhe Hbf (arr. 9:58) to the ICE 275, which leaves at 10:10 and reaches Basel SBB at 13:20.`,
    products: [
      'ICE 590 Stuttgart Hbf 2027-05-03T08:02 – Karlsruhe Hbf 2027-05-03T09:58',
      'ICE 275 Karlsruhe Hbf 2027-05-03T10:10 – Basel SBB 2027-05-03T13:20',
    ],
  },
  {
    name: 'the same in French, with hours of one figure',
    text: `
      Chère Madame Perrot,
      votre voyage, dossier 55120 :
      Le lundi 3 mai 2027 vous prenez le TGV 6910 à 8h02 de Lyon Part-Dieu, changement à Dijon-Ville (arrivée 9h58) pour le TGV 9261 qui part à 10h10 et arrive à Lausanne à 13h20.`,
    products: [
      'TGV 6910 Lyon Part-Dieu 2027-05-03T08:02 – Dijon-Ville 2027-05-03T09:58',
      'TGV 9261 Dijon-Ville 2027-05-03T10:10 – Lausanne 2027-05-03T13:20',
    ],
  },
  {
    name: 'a line that breaks between both ends, below a heading with other towns',
    text: `
      Votre voyage, dossier RT55120, est confirmé.

      Jour 5 - jeudi 14 octobre 2027 : LYON / BEAUNE
      Train TGV 6910 en 1re classe, départ Lyon Part-Dieu 10h50,
      arrivée Dijon-Ville 13h28 (billet 77301945).`,
    products: ['TGV 6910 Lyon Part-Dieu 2027-10-14T10:50 – Dijon-Ville 2027-10-14T13:28'],
  },
  {
    name: 'a coach in a print of a reservation system, by who runs it and the number of its service',
    text: `
      TRAVEL ITINERARY                           DATE 19 MAY 2026
      FOR: OKONKWO/GRACE MS

      COACH   HIGHLAND LINES   SERVICE 708   WED 03JUN
        DEP  SYDNEY CENTRAL                    0800
        ARR  CANBERRA                          1130
        TICKET MX-4471820   2 ADULTS`,
    products: ['708 SYDNEY CENTRAL 2026-06-03T08:00 – CANBERRA 2026-06-03T11:30'],
  },
  {
    name: 'a coach whose number begins as that of a flight, with hours of four figures at the end of rows',
    text: `
      FINAL ITINERARY prepared for
      MR ALAN PRIESTLEY
      FRI 17 JUL 2026
      COACH Greyhound GX418, ticket no. GH5510273
      Dep Cairns Central 1130
      Arr Townsville 1725`,
    products: ['GX418 Cairns Central 2026-07-17T11:30 – Townsville 2026-07-17T17:25'],
  },
]
