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
  {
    name: 'a policy of a traveller, whatever else it is called',
    text: `
      Assicurazioni Alba S.p.A.
      POLIZZA VIAGGIO n. 7720/41
      Assicurata: Anna Reed
      Numero di prenotazione: QX77120
      Hotel Amsel, Linzer Gasse 8, 5020 Salisburgo
      Check-in: 14/05/2027
      Check-out: 17/05/2027`,
  },
  {
    name: 'a house that may still be asked for, and no word that it is kept',
    text: `
      Hola Ana:
      La casa entera está libre: podéis venir del viernes 4 de junio de 2027 al lunes 7. Sois cinco, ¿verdad?
      ¿Os la reservo?
      Lola
      Casa Rural El Fresno
      Calle Mayor 3, 26125 Villoslada de Cameros`,
  },
  {
    name: 'places written down that nobody was given',
    text: `
      Ciao Anna,
      posti segnati in rosso: la notte di sabato 3 luglio siamo al completo.
      Bruno
      Rifugio Monte Alto
      Loc. Monte Alto - 32020 Falcade (BL)`,
  },
  {
    name: 'a market that comes and stays until a Sunday',
    text: `
      Hoi Anna,
      Op het plein komen kramen: de voorjaarsmarkt begint vrijdag 11 juni en blijft tot zondag 13 juni.
      Kom gerust langs!
      B&B De Meidoorn
      Kerkweg 4, 9451 BK Rolde`,
  },
  {
    name: 'days on which an offer does not hold',
    from: 'Domaine du Chêne <bonjour@example.com>',
    text: `
      Chère Anne,
      Nos chambres n'attendent plus que vous. Profitez de -15 % sur tous les séjours d'au moins 2 nuits (hors week-end de Pâques, du 26 au 29 mars 2027).
      Séjour Gourmand
      2 nuits, petits déjeuners et un dîner
      Au plaisir de vous accueillir à nouveau,
      Domaine du Chêne, 12 chemin des Vignes, 84330 Le Barroux`,
  },
  {
    name: 'a rate for nights that holds until a day',
    text: `
      Amsel House, Bristol
      Booking reference 5530217
      Guest Nora Kunz
      Kindly note that the special price for four nights holds if you settle the bill until 1 March 2027.`,
  },
  {
    name: 'fairs listed with their days and where they are, as houses are',
    text: `
      Trade fairs this summer
      Here are the dates of our sector, as of 2 March 2027.
      FAIRS
      4/6 - 6/6   Neue Messe, Messplatz 1, 79108 Freiburg   (hall 3)
      6/6 - 9/6   Olympia Halls, Hammersmith Road, London W14 8UX   (stand 220)`,
  },
  {
    name: 'a season of work in a hotel, with the numbers of the advertisements',
    text: `
      Seasonal jobs, apply by 2 March 2027
      4/6 - 30/6   The Linden Hotel, 4 Mill Lane, Bath BA1 2QH   Chef de partie, ref RH220
      6/6 - 29/6   Quay Inn, 12 Quay Street, Fowey PL23 1AT   Night porter, ref 66120`,
  },
]
