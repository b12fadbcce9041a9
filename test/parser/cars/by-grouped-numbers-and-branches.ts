/** Hired cars with numbers of several groups, and at branches that are told as one speaks of one's own, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_BY_GROUPED_NUMBERS: readonly Sample[] = [
  {
    name: 'letters and a slash before five figures, which are no airline before its code',
    text: `
      Conferma prenotazione
      Prenotazione n.   PA/73308
      Conducente   BRUSATI NICOLETTA
      Ritiro   Pisa Aeroporto, giovedì 3 giugno 2027 ore 9.15
      Riconsegna   Pisa Aeroporto, martedì 8 giugno 2027 ore 17.00
      Gruppo   B - Fiat Panda o similare
      Autonoleggio Arno S.r.l.`,
    products: ['Autonoleggio Arno | 2027-06-03T09:15 Pisa Aeroporto | 2027-06-08T17:00 Pisa Aeroporto | PA/73308'],
    reference: 'PA/73308',
  },
  {
    name: 'letters, a year, a month and a number, with a space and slashes between',
    text: `
      CONFIRMATION DE RÉSERVATION N° QX 2027/04/0619
      Client : Mme Ghislaine PERROTIN
      Véhicule : Catégorie F - Fourgon 12 m³ (type Renault Master)
      DÉPART    samedi 10 avril 2027 à 8h30     Quimper Sud
      RETOUR    dimanche 11 avril 2027 à 18h00  Quimper Sud
      Caution : 1 200 € au nom du conducteur`,
    products: ['? | 2027-04-10T08:30 Quimper Sud | 2027-04-11T18:00 Quimper Sud | QX 2027/04/0619'],
    reference: 'QX 2027/04/0619',
  },
  {
    name: 'a day behind a word in capitals, which is no number',
    text: `
      CONFIRMATION DE RÉSERVATION DU 12/03/2027
      Client : Mme Ghislaine PERROTIN
      Véhicule : Fourgon 12 m³ (type Renault Master)
      DÉPART    samedi 10 avril 2027 à 8h30     Quimper Sud
      RETOUR    dimanche 11 avril 2027 à 18h00  Quimper Sud
      Location de véhicules - permis du conducteur à présenter`,
    products: ['? | 2027-04-10T08:30 Quimper Sud | 2027-04-11T18:00 Quimper Sud | ?'],
  },
  {
    name: "a voucher's number with letters at both ends, parted by spaces",
    text: `
      Voucher / huurwagenbon
      Vouchernummer
      K 5580 317 BE
      Hoofdbestuurder
      Mevr. Anouk Verstappen
      Verhuurder ter plaatse
      Girasol Rent a Car
         Datum   Tijd   Plaats
      Ophalen   za 09-10-2027   09:45   Faro, luchthaven
      Inleveren   za 16-10-2027   17:30   Faro, luchthaven
      Borg: € 300 op creditcard.`,
    products: ['Girasol Rent a Car | 2027-10-09T09:45 Faro, luchthaven | 2027-10-16T17:30 Faro, luchthaven | K 5580 317 BE'],
  },
  {
    name: 'a list whose colons stand below one another',
    text: `
      Reserveringsnummer             : ZR 27-220914
      Lokale verhuurder              : Solmar
      Bestuurder                     : Femke Postma
      Autogroep                      : C - Renault Clio o.g., airco
      Ophalen     : zondag 25 april 2027, 10.15 uur - Faro Airport
      Inleveren   : zondag 9 mei 2027, 8.00 uur - Faro Airport`,
    products: ['Solmar | 2027-04-25T10:15 Faro Airport | 2027-05-09T08:00 Faro Airport | ZR 27-220914'],
    people: ['Femke Postma'],
  },
]
