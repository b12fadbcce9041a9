/** Stays in houses whose names stand beside desks, tours, spas and firms, and whose addresses stand in sentences. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const STAYS_BESIDE_OFFICES: readonly Sample[] = [
  {
    name: 'a hut with a hyphen before what it is, above who runs the platform',
    text: `
      Lieber Jonas Reuter,
      deine Reservierung auf der Otto-Beyer-Hütte wurde bestätigt.
      Reservierungsnummer: 2290417
      Anreise: Mi, 18.08.2027
      Abreise: Fr, 20.08.2027
      Betreiber der Plattform: BSV, Talstraße 12, 6020 Innsbruck`,
    subject: 'Reservierungsbestätigung: Otto-Beyer-Hütte',
    products: ['Otto-Beyer-Hütte | 2027-08-18 – 2027-08-20 | ? | 2290417'],
    people: ['Jonas Reuter'],
    reference: '2290417',
  },
  {
    name: 'a tour that is advertised below a stay, called after a palace',
    text: `
      Booking ID 4417702918
      Siam Leaf Bangkok
      45 Charoen Krung Road, Bang Rak, Bangkok 10500, Thailand
      Check in: Sunday March 7, 2027
      Check out: Thursday March 11, 2027
      Lead guest: Ann Reed
      Reservation: 1 room, 4 nights, 2 adults

      Private transfer from the airport | Summer Palace tour`,
    products: ['Siam Leaf Bangkok | 2027-03-07 – 2027-03-11 | 45 Charoen Krung Road, Bang Rak, 10500, Bangkok, TH | 4417702918'],
    people: ['Ann Reed'],
    reference: '4417702918',
  },
  {
    name: 'a resort in one word with the use of its spa, whose firm sits where it stands',
    text: `
      LERCHENTAL wellnessresort · allgäu
      Sehr geehrte Frau Carla Abt,
      Ihre Buchung Nr. 228140
      Zeitraum: 21.05.2027 bis 23.05.2027 (2 Nächte)
      Gäste: Carla Abt
      Leistungen: Halbpension, 1 Flasche Sekt, Spa-Nutzung am Anreisetag ab 11 Uhr

      Wellnessresort Lerchental GmbH & Co. KG · Hochweg 3 · 87561 Oberstdorf · Tel. 08322 555-0`,
    from: 'Wellnessresort Lerchental <post@lerchental.example>',
    products: ['Wellnessresort Lerchental | 2027-05-21 – 2027-05-23 | Hochweg 3, 87561, Oberstdorf | 228140'],
    people: ['Carla Abt'],
    reference: '228140',
  },
  {
    name: 'a resort with a spa whose desk writes, above a kind of villa',
    text: `
      Dear Ms. Ann Reed,
      We are delighted to confirm your reservation.
      Confirmation number : 5510927
      Arrival             : 03 March 2027, Wednesday
      Departure           : 10 March 2027, Wednesday
      Villa category      : Lagoon Villa with Pool (01)
      Sincerely,
      Reservations Executive

      HURAVALHI ISLAND RESORT & SPA
      South Male' Atoll, Republic of Maldives`,
    from: 'Reservations - Huravalhi Island Resort <reservations@huravalhi.example>',
    products: ['HURAVALHI ISLAND RESORT & SPA | 2027-03-03 – 2027-03-10 | ? | 5510927'],
    people: ['Ann Reed'],
    reference: '5510927',
  },
  {
    name: 'a house of a collection that is told behind it',
    text: `
      Your reservation is confirmed, Ann Reed
      The Tolliver House, Grand Inns of Beaufort Collection
      88 Bay St, Beaufort, SC 29902
      Itinerary # 72914400113358
      Check-in: Thu, May 13, 2027
      Check-out: Sun, May 16, 2027`,
    products: [
      'The Tolliver House, Grand Inns of Beaufort Collection | 2027-05-13 – 2027-05-16 | 88 Bay St, 29902, Beaufort, US | 72914400113358',
    ],
    reference: '72914400113358',
  },
  {
    name: 'where those stand who keep it, in the last words of a sentence that says where they are, in Portuguese',
    text: `
      Olá Inês Moura,
      A sua reserva está confirmada.
      Reserva: 220418
      Entrada: quinta-feira, 8 de julho de 2027
      Saída: domingo, 11 de julho de 2027

      Ficamos na Estrada do Moinho 14, Castelo, 9900-321 Horta, a 5 minutos do aeroporto.

      Quinta da Levada | AL 3319 | telem. 918 555 302`,
    products: ['Quinta da Levada | 2027-07-08 – 2027-07-11 | Estrada do Moinho 14, Castelo, 9900-321, Horta, PT | 220418'],
    people: ['Inês Moura'],
    reference: '220418',
  },
  {
    name: 'where a navigator leads, in Italian',
    text: `
      Confermiamo la Vostra prenotazione presso l'Agriturismo Le Querce.
      Codice prenotazione: LQ-27118
      A nome di: Carlo Neri
      Arrivo: ven 7 maggio 2027
      Partenza: dom 9 maggio 2027
      Il navigatore arriva fin qui: Podere Le Querce 8, 53026 Pienza (SI).`,
    products: ['Agriturismo Le Querce | 2027-05-07 – 2027-05-09 | Podere Le Querce 8, 53026, Pienza | LQ-27118'],
    people: ['Carlo Neri'],
    reference: 'LQ-27118',
  },
  {
    name: 'a street without a number before a county and its code, in a sentence',
    text: `
      Dear Petra Winter,
      Many thanks for the deposit of €60, which came through this morning.
      So that's you booked in with us at Corran House for three nights, arriving Tuesday 8th June 2027 and leaving on Friday 11th June 2027.
      Coming in on the N86, take the first left after the shop and we're the yellow house at the top, Corran House, Fair Street, Kilrush, Co. Clare, V15 X2Y3. You can come any time.

      God bless,
      Maire

      Corran House B&B | 065 555 0119`,
    products: ['Corran House B&B | 2027-06-08 – 2027-06-11 | Fair Street, V15 X2Y3, Kilrush, IE | ?'],
    people: ['Petra Winter'],
  },
  {
    name: 'a house in a hamlet, behind a colon, in French',
    text: `
      Bonjour Madame Julie Perrin,
      C'est noté pour la chambre bleue du vendredi 2 avril 2027 au lundi 5 avril 2027.
      La maison est la première à droite, volets verts : Le Bourg, 24310 Valeuil. Attention pour vous garer.

      Chambres d'hôtes La Glycine`,
    products: ["Chambres d'hôtes La Glycine | 2027-04-02 – 2027-04-05 | Le Bourg, 24310, Valeuil | ?"],
    people: ['Julie Perrin'],
  },
  {
    name: 'a street that begins small and a telephone behind the town, in a foot of one line',
    text: `
      Votre réservation est confirmée !
      Bonjour Julie Perrin,
      Dossier 27-01533
      Arrivée : samedi 07/08/2027
      Départ : samedi 21/08/2027
      Camping Les Tamaris – 12 avenue de la Plage – 85340 Olonne Tél. 02 51 55 07 88 – Classement 4 étoiles`,
    products: ['Camping Les Tamaris | 2027-08-07 – 2027-08-21 | 12 avenue de la Plage, 85340, Olonne | 27-01533'],
    people: ['Julie Perrin'],
    reference: '27-01533',
  },
]
