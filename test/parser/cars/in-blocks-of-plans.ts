/** Hires in plans and confirmations of several things: below what they are called, and in rows that begin with an hour. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_IN_BLOCKS: readonly Sample[] = [
  {
    name: 'two rows of a day, an hour and a place below what is hired and from whom',
    text: `
      Bonjour,
      Votre dossier 8RT-20417 est confirmé.

      VOYAGEUR
        Mme Claire DUBREUIL

      VOITURE                                        Conf. : 4410392
        Europcar - catégorie CDMR
        ven. 14/05/2027 08h00  Nantes Gare
        dim. 16/05/2027 15h30  Rennes Aéroport

      Annulable sans frais jusqu'au 12/05/2027 à 16h00`,
    products: ['Europcar | 2027-05-14T08:00 Nantes Gare | 2027-05-16T15:30 Rennes Aéroport | 4410392'],
  },
  {
    name: 'the same in Finnish, whose cases its places have',
    text: `
      MATKASUUNNITELMA
      Matkustaja: Anna Lehtonen

      VUOKRA-AUTO Sixt, luokka C   varaus FI881204
                  ma 12.4.2027 klo 09:30  Oulun lentoasema
                  to 15.4.2027 klo 18:00  Rovaniemen lentoasema`,
    products: ['Sixt | 2027-04-12T09:30 Oulun lentoasema | 2027-04-15T18:00 Rovaniemen lentoasema | FI881204'],
  },
  {
    name: 'a print of a reservation system, with the day of the first end behind the firm and hours of four figures',
    text: `
      FERNBANK BUSINESS TRAVEL                   DATE 19 MAY 2026
      FOR: OKONKWO/GRACE MS

      CAR     THRIFTY    WED 03JUN
        PICK UP   PERTH CITY            1215
        DROP OFF  PERTH AIRPORT         FRI 05JUN 1700
        INTERMEDIATE AUTO ICAR   AUD 71.20/DAY UNL KM
        CONF AU5509127-0`,
    products: ['THRIFTY | 2026-06-03T12:15 PERTH CITY | 2026-06-05T17:00 PERTH AIRPORT | AU5509127-0'],
  },
  {
    name: 'a table with the span of the hire, its places and its hours each in a column of their own, unrolled',
    text: `
      Ihre Reiseunterlagen, Vorgang 61827394
      Sehr geehrte Frau Wendt,

      16.05.27 – 23.05.27
      Mietwagen Sixt, Gruppe B (Opel Corsa o.ä.)
      Voucher-Nr. CIC-4490217
      Annahme: Bremen Hauptbahnhof
      Abgabe: Flughafen Hannover
      10:00 Uhr
      10:15 Uhr`,
    products: ['Sixt | 2027-05-16T10:00 Bremen Hauptbahnhof | 2027-05-23T10:15 Flughafen Hannover | CIC-4490217'],
  },
  {
    name: 'a row that begins with its hour and says but what is hired, and the car brought back the same day',
    text: `
      Reiseplan                              erstellt: 08.01.2027
      Reisende: Birgit Hollmann

      DO 28.01.2027
        08.30 Uhr Mietwagen Europcar, Station Bremen Flughafen,
                  Gruppe CDAR, Res.-Nr. 1184920
                  Rückgabe gleicher Tag 18.00 Uhr, Station Hannover Hauptbahnhof`,
    products: ['Europcar | 2027-01-28T08:30 Station Bremen Flughafen | 2027-01-28T18:00 Station Hannover Hauptbahnhof | 1184920'],
  },
  {
    name: 'a Norwegian plan with such a row, and the car handed in below another day',
    text: `
      REISEPLAN
      Reisende: Ingrid Solbakken

      Mandag 12. april 2027
        09:30  Leiebil Avis, Bodø lufthavn, ref. NO771204

      Torsdag 15. april 2027
        18:00  Innlevering av leiebilen, Avis, Tromsø lufthavn`,
    products: ['Avis | 2027-04-12T09:30 Bodø lufthavn | 2027-04-15T18:00 Tromsø lufthavn | NO771204'],
  },
  {
    name: 'Danish plans that tell whoever travels what to do, below numbered days',
    text: `
      Kære Mette
      Ordrenummer: N448120. Rejsende: Mette Holmgaard og Anders Holmgaard.
      Dag 1   tirsdag 3. august 2027
      Afhent bilen hos Avis, Billund Lufthavn, kl. 16.00 (Dacia Duster, bekræftelse BCR-118-2204).
      Dag 6   søndag 8. august 2027
      Aflever bilen hos Avis, Aalborg Lufthavn, senest kl. 22.00.`,
    products: ['Avis | 2027-08-03T16:00 Billund Lufthavn | 2027-08-08T22:00 Aalborg Lufthavn | BCR-118-2204'],
  },
]
