import type { NoTrip } from '../no-trip.ts'

/** Houses that are offered beside what is booked or instead of it, and examinations in hospitals. Nobody in them exists. */
export const NONE_OFFERED_AND_APPOINTED: readonly NoTrip[] = [
  {
    name: 'tickets for a match, with houses advertised for its weekend',
    text: `
      Your order has been confirmed
      Order # 31-55720/BOS
      Harbor Hawks vs. River Otters
      Sat, Jun 12, 2027, 1:20 PM
      Harbor Field
      1060 W Addison St, Chicago, Illinois 60613
      Make a weekend of it
      Hotels near Harbor Field from $171/night.
      Check-in Jun 11 – check-out Jun 13.`,
  },
  {
    name: 'a German house that offers rooms and has reserved none',
    text: `
      Sehr geehrte Familie Ackermann,
      gerne bieten wir Ihnen freibleibend an:
      Angebot Nr. 2027-4471
      Zeitraum   Samstag, 29.01.2028 bis Samstag, 05.02.2028 (7 Nächte)
      2 Doppelzimmer   EUR 3.122,00
      Wir haben die Zimmer derzeit noch nicht für Sie reserviert.
      Nach Ihrer Zusage erhalten Sie eine Buchungsbestätigung.
      Hotel Lärchenhof
      Walserstraße 12, A-6991 Riezlern
      Anreise ab 15:00 Uhr · Abreise bis 10:30 Uhr`,
  },
  {
    name: 'what an Italian health service has booked',
    text: `
      SERVIZIO SANITARIO REGIONALE   CUP 2000
      FOGLIO DI PRENOTAZIONE
      Assistito: BELLANDI OTTAVIO
      N. prenotazione: BO27-9917204
      Prestazione   Data e ora   Sede
      RADIOGRAFIA   lunedì 24/05/2027   Poliambulatorio, Via Toscana 17/19,
      TORACE   ore 08:10   Bologna - piano terra
      SPIROMETRIA   01/06/2027 ore 11:40
      Ospedale Bellaria, Via Altura 3, Bologna`,
  },
  {
    name: 'a letter with its own day above nights that one might spend somewhere',
    text: `
      Fairtown, 4 May 2027
      Dear Ms Reed,
      here is what we spoke of on the telephone.

      3 nights at Hotel Rosewood, 12 Mill Lane, 84000 Avignon
      2 nights at Maison Verdon, 2 Quai Neuf, 13200 Arles

      We shall be glad to send you prices until 12 May 2027.`,
  },
  {
    name: 'a plan of a tour that tells its houses at a least price',
    text: `
      Unser Vorschlag: Provence in vier Tagen
      Di 07.09.2027
      2 Nächte im Hotel Clairval, 8 Rue des Lices, 84000 Avignon, ab 189 EUR
      Do 09.09.2027
      1 Nacht im Hotel Verdon, 2 Quai Neuf, 13200 Arles, ab 99 EUR
      Fr 10.09.2027
      Heimreise`,
  },
  {
    name: 'fairs, each above the days on which it is open, and of no room',
    text: `
      SALONS
      Salon des Vignerons, 7 rue du Lavoir, 05100 Briançon
      du 28/06 au 02/07/2027, entrée libre
      Salon du Livre, 14 avenue des Alpes, 74400 Chamonix
      du 02/07 au 05/07/2027, entrée libre
      Dossier : 27-004417`,
  },
]
