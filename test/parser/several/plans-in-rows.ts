/** Plans that list houses in rows, each with both its days or with the first and its nights. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const PLANS_IN_ROWS: readonly Sample[] = [
  {
    name: 'a Danish agency whose rows begin with two days in figures without their year',
    text: `
      Rejseplan Provence, sagsnummer 41907
      Skrevet den 12. februar 2027. Alt er på plads og bekræftet.

      HOTELLER, alle med morgenmad
       5/6 - 7/6    Hotel Lavandin, Rue Haute 12, 84000 Avignon      (bekr. LV-2271)
       7/6 - 10/6   Auberge des Pins, Rue Basse 15, 13200 Arles      (bekr. 8812)`,
    products: [
      'Hotel Lavandin | 2027-06-05 – 2027-06-07 | Rue Haute 12, 84000, Avignon | LV-2271',
      'Auberge des Pins | 2027-06-07 – 2027-06-10 | Rue Basse 15, 13200, Arles | 8812',
    ],
    reference: '41907',
  },
  {
    name: 'a French list whose rows are as long as lines of letters, and each begins in small letters',
    text: `
      Votre circuit en Bretagne, dossier 5471-B
      Votre circuit est confirmé. Le 2 mars 2027.

      HÉBERGEMENTS
      du 04/06 au 06/06 : Hôtel des Quais, 3 quai Jean Bart, 29900 Concarneau - conf. HQ-771
      du 06/06 au 09/06 : Auberge des Genêts, 12 rue de la Plage, 56170 Quiberon - conf. 3391`,
    products: [
      'Hôtel des Quais | 2027-06-04 – 2027-06-06 | 3 quai Jean Bart, 29900, Concarneau | HQ-771',
      'Auberge des Genêts | 2027-06-06 – 2027-06-09 | 12 rue de la Plage, 56170, Quiberon | 3391',
    ],
    reference: '5471-B',
  },
  {
    name: 'Dutch rows with weekdays and days parted by dashes',
    text: `
      Bevestiging van uw rondreis (boekingsnummer 5502971)
      Hartelijk dank voor uw boeking. 2 maart 2027

      Hotels:
      vr 4-6 t/m zo 6-6: Hotel de Linde, Markt 4, 8000 Brugge (boeking Z-771)
      zo 6-6 t/m wo 9-6: Auberge du Pont, Rue Haute 3, 5500 Dinant (boeking 9013)`,
    products: [
      'Hotel de Linde | 2027-06-04 – 2027-06-06 | Markt 4, 8000, Brugge | Z-771',
      'Auberge du Pont | 2027-06-06 – 2027-06-09 | Rue Haute 3, 5500, Dinant | 9013',
    ],
    reference: '5502971',
  },
  {
    name: 'German rows with the town before the house, and others with a day and the nights',
    text: `
      Reisebestätigung 77129
      Gern bestätigen wir Ihnen die Rundreise. 4. März 2027
      Hotels
      03.05.-05.05.  Freiburg, Hotel Ahornhof, 2 Nächte, Bestätigung AH-401
      Mi 05.05.  3 Nächte  Gasthof Krone, Kirchplatz 2, 78464 Konstanz, Res. 5519`,
    products: [
      'Hotel Ahornhof | 2027-05-03 – 2027-05-05 | ? | AH-401',
      'Gasthof Krone | 2027-05-05 – 2027-05-08 | Kirchplatz 2, 78464, Konstanz | 5519',
    ],
    reference: '77129',
  },
  {
    name: 'a table of nights with days in two figures that nothing but their column says to be some',
    text: `
      Bevestiging van uw rondreis (boekingsnummer 550277)
      Hartelijk dank voor uw boeking. Boekingsdatum: 02-03-2027
      Overnachtingen
      Aankomst   Nachten   Accommodatie   Plaats
      04-06   2   Hotel de Linde   Brugge
      06-06   3   Auberge du Pont   Dinant`,
    products: ['Hotel de Linde | 2027-06-04 – 2027-06-06 | Brugge | 550277', 'Auberge du Pont | 2027-06-06 – 2027-06-09 | Dinant | 550277'],
    reference: '550277',
  },
]
