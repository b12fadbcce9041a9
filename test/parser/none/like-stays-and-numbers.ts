import type { NoTrip } from '../no-trip.ts'

/** Letters that have nights near a concert, numbers to show, words for houses and days that fall away, as those of stays and hires do. Nobody in them exists. */
export const NONE_LIKE_STAYS: readonly NoTrip[] = [
  {
    name: 'a concert with hotels near it on its night',
    text: `
      See you at The Lanterns!
      Hi Jamie Macrae,
      Order number: 330917
      THE LANTERNS
      Corn Hall, 4 Quay Road, Leith EH6 6QQ
      Saturday 20 November 2027
      Doors 18:30 | On stage 20:15
      2 x Circle, Row C, Seats 4-5
      TOTAL   GBP 88.00
      STAY OVER
      Hotels near Corn Hall from GBP 70: check in Sat 20 Nov, check out Sun 21 Nov.`,
  },
  {
    name: 'a parcel whose number is to be shown',
    text: `
      Votre colis est arrivé au relais. Merci de présenter ce numéro au comptoir :
      2287420519
      Retrait : du samedi 21 août 2027 au samedi 4 septembre 2027, de 9h00 à 18h30
      Relais Presse, 12 rue des Tanneurs, 67600 Sélestat`,
  },
  {
    name: 'a stay that has fallen away, beside what it would have cost',
    text: `
      Hotel Lerchenfeld
      Sehr geehrte Frau Ostermann,
      Reservierungsnummer:   27-00415
      Status:   entfällt
      Anreise:   Mittwoch, 26.05.2027
      Abreise:   Samstag, 29.05.2027
      Zimmerpreis:   98,00 EUR pro Nacht
      Hotel Lerchenfeld GmbH · Lindenring 7 · 06618 Naumburg`,
  },
  {
    name: 'a class that lasts from one day to another in figures',
    text: `
      Volkshochschule Naumburg
      Kursprogramm
      02/09 - 06/09  (4 Abende)  ITALIENISCH FÜR ANFÄNGER
      06/09 - 09/09  (3 Abende)  KOCHEN IN KLEINEN GRUPPEN
      Gebühr 80,00 EUR`,
  },
  {
    name: 'a seminar with the word for a house above where it takes place',
    text: `
      Seminar: Leading small teams
      Friday 8 October 2027 – Saturday 9 October 2027
      HOTEL
      The Old Bank, 4 Mill Street, Fairtown 7690
      Those who come from afar find rooms there themselves.`,
  },
  {
    name: 'a fair beside both its days, one below the other',
    text: `
      Messekalender
      Mi 10.11.27   HALLE  Elbhof Dresden
        bis         Große Elbgasse 15, 01097 Dresden
      Fr 12.11.27   Eintritt 12,00 EUR`,
  },
]
