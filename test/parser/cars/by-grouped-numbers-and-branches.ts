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
  {
    name: 'one place under two labels, of which the other says that it is the same',
    text: `
      Thanks for renting with Alamo, MIRIAM ADEYEMI
      Your Confirmation Number is: 7720418835US
      Pickup Location   Return Location
      Portland International Airport
      Address: 7105 Airport Way, Portland, OR 97218
      Hours of Operation: Open 24 hours
      Same as pickup location
      Pickup Time   Return Time
      Sat, 07 Aug, 2027 at 01:30 PM   Mon, 16 Aug, 2027 at 11:00 AM
      Your Vehicle
      Toyota RAV4 or similar`,
    products: ['Alamo | 2027-08-07T13:30 Portland International Airport | 2027-08-16T11:00 Portland International Airport | 7720418835US'],
  },
  {
    name: 'with those who tell it, in a street before its town, and a sentence about the car, which is no place',
    from: 'Bergslagens Hyrbil <bokning@bergslagenshyrbil.example>',
    text: `
      Hej Gun-Britt!
      Här kommer bekräftelsen på minibussen.
      Bokningsnummer: 71932
      Hämtas: lör 13 februari 2027 kl 09.00 hos oss på Kungsgatan 28 i Ludvika
      Lämnas: lör 20 februari 2027 kl 15.00, samma ställe
      Pris: 6 950 kr inkl. moms
      Förare: Gun-Britt Ståhl
      Lämna bilen tankad, annars debiterar vi diesel + 300 kr.
      Bergslagens Hyrbil AB`,
    products: ['Bergslagens Hyrbil | 2027-02-13T09:00 Ludvika | 2027-02-20T15:00 Ludvika | 71932'],
  },
  {
    name: 'what is said of the car below its ends, where no place is told',
    text: `
      Ihre Reservierung bei Sixt, Buchungsnummer 8842071
      Abholung: Samstag, 12.06.2027, 10:00 Uhr
      Rückgabe: Samstag, 19.06.2027, 10:00 Uhr
      Bringen Sie das Auto vollgetankt zurück, sonst 2 € je Liter
      Fahrer: Urs Niederer`,
    products: ['Sixt | 2027-06-12T10:00 ? | 2027-06-19T10:00 ? | 8842071'],
  },
  {
    name: 'what heads the days of a journey, which is no place',
    text: `
      Carnet de voyage, dossier n° 27C0442
      Voyageurs : M. Anselme CARIOU
      JOUR 1 – LUNDI 7 JUIN 2027
      Prise en charge de votre véhicule Hertz (Peugeot 208 ou similaire).
      DERNIER JOUR – LUNDI 14 JUIN 2027
      Restitution du véhicule, réservoir plein.`,
    products: ['Hertz | 2027-06-07 ? | 2027-06-14 ? | 27C0442'],
  },
  {
    name: 'their branch, and who signs as what it is by law',
    from: "L'Étape en Fourgon <bonjour@etape-en-fourgon.example>",
    text: `
      Bonjour Coline,
      Merci pour la signature du contrat (n° EF-270518). Petit récapitulatif :
      Le van : Volkswagen California, 4 couchages
      Départ : samedi 3 juillet 2027 à 14h30
      Retour : samedi 17 juillet 2027 à 11h00
      Lieu de départ et de retour : notre agence de Vannes (8 rue du Port, 56000 Vannes)
      Conductrice : Coline Le Goff
      Kilométrage : 3 000 km inclus. Apportez vos permis.
      L'Étape en Fourgon - SARL au capital de 10 000 € - RCS Vannes 000 112 299`,
    products: ["L'Étape en Fourgon | 2027-07-03T14:30 Vannes | 2027-07-17T11:00 Vannes | EF-270518"],
  },
  {
    name: 'who writes about a hire beside a hotel, and need not be who hires out',
    from: 'Solvania <info@solvania.example>',
    text: `
      Beste Femke Postma,
      Uw boeking SV-440172 is bevestigd. Hotel Mirador: 8 nachten.
      Huurauto
      Ophalen: zaterdag 3 juli 2027 om 14.30 uur, Málaga Airport
      Inleveren: zaterdag 10 juli 2027 om 11.00 uur, Málaga Airport
      Bestuurder: Femke Postma
      Solvania B.V., Kade 4, Zwolle`,
    products: ['? | 2027-07-03T14:30 Málaga Airport | 2027-07-10T11:00 Málaga Airport | SV-440172'],
  },
  {
    name: 'a name in capitals before a dash and what the firm does, as the page writes it elsewhere',
    text: `
      VAN'ARMOR - Location véhicules tourisme et utilitaires
      CONFIRMATION DE RÉSERVATION N° VA-270418
      Client : Mme Ghislaine PERROTIN
      Véhicule : Catégorie F - Fourgon 12 m³ (type Renault Master)
      DÉPART    samedi 10 avril 2027 à 8h30     Quimper Sud
      RETOUR    dimanche 11 avril 2027 à 18h00  Quimper Sud
      Caution : 1 200 € au nom du conducteur
      Van'Armor Quimper Sud - 14 rue du Moulin, 29000 Quimper`,
    products: ["Van'Armor | 2027-04-10T08:30 Quimper Sud | 2027-04-11T18:00 Quimper Sud | VA-270418"],
  },
  {
    name: 'a return that was called off for a later one',
    from: 'Tirreno Autonoleggi - Ufficio Olbia <olbia@tirrenonoleggi.example>',
    text: `
      Gent.ma Sig.ra Ferrandi,
      Le confermiamo la proroga del noleggio in corso.
      Contratto n.        OL-27/03317
      Conducente          Luisa Ferrandi
      Veicolo             Jeep Renegade, targa GX 220 ZK
      Ritiro              20/05/2027 ore 10:20 - Olbia Aeroporto
      Riconsegna prevista 24/05/2027 ore 18:00   (ANNULLATA)
      Nuova riconsegna    26/05/2027 ore 12:00 - Olbia Aeroporto
      Tirreno Autonoleggi S.r.l.`,
    products: ['Tirreno Autonoleggi | 2027-05-20T10:20 Olbia Aeroporto | 2027-05-26T12:00 Olbia Aeroporto | OL-27/03317'],
  },
]
