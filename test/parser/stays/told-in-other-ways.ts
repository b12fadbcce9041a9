import type { Sample } from '../sample.ts'

/** Stays of houses anywhere: addresses down to their country, names in letterheads, nights at several rates, labels amid their rows. */
export const STAYS_TOLD_OTHERWISE: readonly Sample[] = [
  {
    name: 'a house whose name is told twice, in two alphabets, above an address with no word for streets',
    text: `
      Booking Confirmed
      Booking No.   1128564055739
      Sky Lantern by Hanul Busan Seomyeon  ★★★★
      스카이랜턴 바이 하눌 부산 서면 II
      41, Gwangbok-ro, Jung-gu, 48952 Busan, South Korea
      부산광역시 중구 광복로 41
      Show the address in Korean to your driver
      Check-in   Aug 22, 2027 (Sun) after 15:00
      Check-out   Aug 25, 2027 (Wed) before 12:00
      3 nights | 1 room`,
    products: ['Sky Lantern by Hanul Busan Seomyeon | 2027-08-22 – 2027-08-25 | 41 Gwangbok-ro, Jung-gu, 48952, Busan, KR | 1128564055739'],
  },
  {
    name: 'an Indian address with its plot and state, longer than most',
    text: `
      Hi Meera, your stay at Banyan Leaf Premier, Udaipur has been confirmed by the hotel.
      Booking ID   NH5508125563904
      Banyan Leaf Premier, Udaipur ★★★★
      Plot No. C-7, Fateh Marg, Lake Quarter, Near Ganesh Circle, Udaipur, Rajasthan 313001, India
      CHECK-IN   Fri, 22 Jan 2027   02:00 PM
      CHECK-OUT   Mon, 25 Jan 2027   11:00 AM
      3 Nights   2 Rooms`,
    products: [
      'Banyan Leaf Premier | 2027-01-22 – 2027-01-25 | Plot No. C-7, Fateh Marg, Lake Quarter, Near Ganesh Circle, 313001, Udaipur, IN | NH5508125563904',
    ],
  },
  {
    name: 'Argentine addresses, a road with its kilometre among them',
    text: `
      Tu reserva está confirmada
      ALOJAMIENTO 1
      HOTEL CARDONES  ****
      Caseros 812, esquina Buenos Aires, A4400 Salta, Argentina
      Código de confirmación del hotel: 20817-DX
      Check-in: sábado 13 de febrero de 2027
      Check-out: miércoles 17 de febrero de 2027
      ALOJAMIENTO 2
      HOTEL LAS TERRAZAS DEL VALLE  ****
      Ruta Nacional 52, km 7,5, Y4618 Purmamarca, Jujuy, Argentina
      Código de confirmación del hotel: 2702-8X61
      Check-in: miércoles 17 de febrero de 2027
      Check-out: sábado 20 de febrero de 2027`,
    products: [
      'HOTEL CARDONES | 2027-02-13 – 2027-02-17 | Caseros 812 esquina Buenos Aires, A4400, Salta, AR | 20817-DX',
      'HOTEL LAS TERRAZAS DEL VALLE | 2027-02-17 – 2027-02-20 | Ruta Nacional 52, km 7,5, Y4618, Purmamarca, AR | 2702-8X61',
    ],
  },
  {
    name: 'a house that only its letterhead names, above what kind it is, with its address where one learns how to get there',
    text: `
      Corte Melandri
      BOUTIQUE HOTEL · VERONA
      Gentile Sig.ra Tosetto,
      La sua prenotazione è confermata: di seguito trova il riepilogo.
      Codice prenotazione   SB-9047755
      Check-in   sabato 5 dicembre 2026 (14:00 – 22:00)
      Check-out   martedì 8 dicembre 2026 (entro le 11:00)
      Soggiorno   3 notti, 1 camera, 2 adulti
      Camera Deluxe con balcone
      Letto matrimoniale king, 26 m², aria condizionata.
      Tariffa: Flessibile con colazione
      sab 05/12   189,00 €
      dom 06/12   174,00 €
      lun 07/12   189,00 €
      Totale 552,00 €
      IVA inclusa. Imposta di soggiorno esclusa: 5,00 € a persona a notte, da saldare in struttura.
      Saldo in hotel all'arrivo. La carta Mastercard **** 1029 è a sola garanzia.
      Cancellazione gratuita fino alle 23:59 del 01/12/2026.
      Per annullare: Gestisci prenotazione con il codice e la sua e-mail.
      Animali di piccola taglia sono ammessi, 10 € al giorno.
      Il garage convenzionato costa 24 € al giorno.
      Come raggiungerci
      Via dei Mutilati 213, 37122 Verona (VR) – 2° piano con ascensore
      Tel. +39 045 018 42 77 – info@cortemelandri.it
      Melandri Hospitality S.r.l. – Via dei Mutilati 213, 37122 Verona – P.IVA 08815270634`,
    products: ['Corte Melandri | 2026-12-05 – 2026-12-08 | Via dei Mutilati 213, 37122, Verona (VR) | SB-9047755'],
  },
  {
    name: 'a house called as its site at the top of its letter',
    text: `
      Zum Alten Kelterer
      Sehr geehrte Frau Obermaier,
      wir bestätigen Ihre Buchung. Buchungsnummer: 74-2219
      Anreise: 07.05.2027
      Abreise: 10.05.2027
      Ein Doppelzimmer für 3 Nächte mit Frühstück
      www.zum-alten-kelterer.de`,
    products: ['Zum Alten Kelterer | 2027-05-07 – 2027-05-10 | ? | 74-2219'],
  },
  {
    name: 'a stay whose nights have two rates, from one day to the next',
    text: `
      Thank You For Booking With Us
      Elmtree Inn Nashville Vanderbilt
      1901 West End Avenue, Nashville, Tennessee 37203 USA
      Thursday, March 4, 2027 - Sunday, March 7, 2027
      Check-In: 3:00 PM   Check-Out: 12:00 PM
      Confirmation Number: 74420955
      Number of rooms   1 Room
      Summary Of Charges
      Thursday, March 4, 2027 - Saturday, March 6, 2027
      1 room x 2 nights   224.00 USD per night
      Saturday, March 6, 2027 - Sunday, March 7, 2027
      1 room x 1 night   319.00 USD per night`,
    products: ['Elmtree Inn Nashville Vanderbilt | 2027-03-04 – 2027-03-07 | 1901 West End Avenue, 37203, Nashville, US | 74420955'],
  },
  {
    name: 'days above their labels, each in its own block',
    text: `
      HAKONE RYOKAN HANAMIZU
      RESERVATION CONFIRMATION
      Thank you very much for choosing Ryokan Hanamizu.

      ご予約番号
      SS27-11-0411
      Reservation No.

      2027年6月28日 / June 28, 2027
      Date of booking

      2027年11月19日（金）15:00より / Friday, November 19, 2027, from
      ご到着日   15:00
      Check-in   Expected arrival 16:15 by shuttle bus. Dinner starts no
      later than 19:00.

      2027年11月21日（日）10:00まで / Sunday, November 21, 2027, by
      ご出発日
      Check-out   10:00

      2泊・大人2名 / 2 nights, 2 adults
      Nights / Guests`,
    products: ['Ryokan Hanamizu | 2027-11-19 – 2027-11-21 | ? | SS27-11-0411'],
  },
  {
    name: 'a campsite with its stars, and not what is let on it',
    text: `
      Votre réservation est définitive. Toute l'équipe du Oyat! Village Les Dunes vous attend.
      N° de dossier
      YV-2027-318855
      Camping
      Oyat! Village Les Dunes *****
      Adresse
      Route de la Plage, 34410 Sérignan
      Téléphone
      +33 (0)4 67 32 35 00
      Arrivée
      samedi 07/08/2027 à partir de 16h00
      Départ
      samedi 21/08/2027 avant 10h00
      Durée
      14 nuits
      Hébergement
      1 Cottage Patio 3 chambres « Premium », 40 m², terrasse couverte`,
    products: ['Oyat! Village Les Dunes | 2027-08-07 – 2027-08-21 | Route de la Plage, 34410, Sérignan | YV-2027-318855'],
  },
  {
    name: 'a house above its town without a street, and hours of a lift in its directions, which are no train',
    text: `
      BOKNINGSBEKRÄFTELSE
      Tack för din bokning hos oss.
      Bokningsnummer      2640955
      Boende              Tornedalens Turiststation
                          984 32 Pajala
                          Tel: 0980-402 11
      Ankomst             lördag 4 juli 2026, incheckning 15.00-20.00
      Avresa              onsdag 8 juli 2026, utcheckning senast 10.00
      Antal nätter        4
      Kvar att betala, senast 2026-06-04                       4 710,00 kr
      - Linbanan till Sky Station har sommaröppet 13 juni-20 september,
        9.30-16.00, med kvällsturer för midnattssolen.
      HITTA HIT
      Tåg: stationen är egen hållplats (Vy nattåg från
      Stockholm, Norrtåg från Kiruna). Från perrongen går du 5 minuter.
      Buss 91 från Kiruna stannar också vid infarten.`,
    products: ['Tornedalens Turiststation | 2026-07-04 – 2026-07-08 | 984 32, Pajala | 2640955'],
  },
  {
    name: 'where a starred house of a tour is, below its name',
    text: `
      Reisebestätigung / Rechnung
      Vorgangsnummer   51834055
      Reise: Kreta, Griechenland 02.10.2027 – 09.10.2027 (7 Nächte)
      Datum   Flug   von / nach   Abflug   Ankunft   Klasse
      Sa 02.10.2027   X3 2464   Hannover (HAJ) – Heraklion (HER)   05:40   10:10   Economy
      Sa 09.10.2027   X3 2465   Heraklion (HER) – Hannover (HAJ)   11:00   13:45   Economy
      Unterkunft   Belegung   von   bis
      SUNDIAL CLUB Minos Bay *****   Teiln. 01–03   02.10.2027   09.10.2027
      Amoudara, Kreta   2 Erw., 1 Kind
      Familienzimmer Meerblick, Bad/Dusche, Balkon
      Verpflegung: All Inclusive
      Transfer Flughafen – Hotel, Sammeltransfer Bus   01–03   02.10.2027   inkl.`,
    products: [
      'X3 2464 HAJ 2027-10-02T05:40 – HER 2027-10-02T10:10',
      'X3 2465 HER 2027-10-09T11:00 – HAJ 2027-10-09T13:45',
      'SUNDIAL CLUB Minos Bay | 2027-10-02 – 2027-10-09 | Amoudara, Kreta | 51834055',
    ],
  },
  {
    name: 'a holiday house whose electricity is paid by what is used',
    text: `
      Lejebevis
      Kære Mikkel Ravn Holst
      Bookingnummer   87214655   Bookingdato   11-01-2027
      Jeres bolig   Feriehus B2468, Vejers Strand   Antal personer   6
      Ankomst   lørdag 10-07-2027, kl. 15.00–18.00   Husdyr   1
      Afrejse   lørdag 17-07-2027, senest kl. 10.00   Varighed   1 uge
      Husets adresse
      Adresse   Lyngvejen 21, Vejers Strand, 6853 Vejers Strand
      Betales på stedet: El efter forbrug (DKK 3,95 pr. kWh), vand DKK 89,00 pr. m³. Måleren aflæses ved ankomst og afrejse.`,
    products: ['Feriehus B2468 | 2027-07-10 – 2027-07-17 | Lyngvejen 21, Vejers Strand, 6853, Vejers Strand | 87214655'],
  },
  {
    name: 'a house with points below its name, which are no town',
    text: `
      Hotel booking confirmation 4471902
      Hotel Seeblick
      12500 Points Bonus
      Check-in: 3 May 2027
      Check-out: 5 May 2027`,
    products: ['Hotel Seeblick | 2027-05-03 – 2027-05-05 | ? | 4471902'],
  },
  {
    name: 'a house without a word for houses in its name, and points below it',
    text: `
      Hotel booking confirmation 4471902
      Property: Seeblick am Moor
      12500 Points
      Check-in: 3 May 2027
      Check-out: 5 May 2027`,
    products: ['Seeblick am Moor | 2027-05-03 – 2027-05-05 | ? | 4471902'],
  },
  {
    name: 'two houses one after the other, and how long the journey to both takes',
    text: `
      Booking confirmation 4471902
      Your journey
      3 May 2027 - 10 May 2027   7 nights

      Hotel Seeblick
      Seestraße 4, 18586 Sellin
      3 May 2027 - 6 May 2027   3 nights

      Hotel Moorhof
      Moorstraße 4, 18586 Sellin
      6 May 2027 - 10 May 2027   4 nights`,
    products: [
      'Hotel Seeblick | 2027-05-03 – 2027-05-06 | Seestraße 4, 18586, Sellin | 4471902',
      'Hotel Moorhof | 2027-05-06 – 2027-05-10 | Moorstraße 4, 18586, Sellin | 4471902',
    ],
  },
  {
    name: 'days of checking in and out with a number, and no more of the house than who writes',
    subject: 'Your booking LC-40218 is confirmed',
    from: 'Lakeside Cabins',
    text: `
      Hi Tom Hale,

      Your booking is confirmed. We can't wait to see you!

      Booking number: LC-40218
      Check-in: Friday 12 February 2027, from 4pm
      Check-out: Monday 15 February 2027, by 10am
      Guests: 2 adults
      Total paid: £312.00

      If you need anything before you arrive, just reply to this email.`,
    products: ['Lakeside Cabins | 2027-02-12 – 2027-02-15 | ? | LC-40218'],
    people: ['Tom Hale'],
    reference: 'LC-40218',
  },
  {
    name: 'days of checking in and out with a number, and nothing of the house',
    subject: 'Confirmation de votre réservation 7741209',
    from: 'Booking Team',
    text: `
      Bonjour Marie Lefèvre,

      Votre réservation est confirmée.

      Numéro de réservation : 7741209
      Date d'arrivée (check-in) : 10/07/2027
      Date de départ (check-out) : 17/07/2027
      Nombre de nuits : 7
      Voyageurs : 2 adultes, 1 enfant
      Montant réglé : 912,00 €

      À très bientôt !`,
    products: ['? | 2027-07-10 – 2027-07-17 | ? | 7741209'],
    people: ['Marie Lefèvre'],
    reference: '7741209',
  },
  {
    name: 'an itinerary that tells houses by their nights, each with its address within a sentence',
    text: `
      Kintsugi Journeys
      Your Japan itinerary, booking KJ-20418

      Travellers: Ms Ada Okafor, Mr Ben Okafor

      Friday 2 April 2027 – Takayama
      You take the limited express from Nagoya in the morning.
      Accommodation, four nights: Hida Hotel Plaza, 2-60 Hanaoka-machi, Takayama 506-0009.
      Breakfast is included, and the baths on the ninth floor are open until midnight.

      Tuesday 6 April 2027 – Kanazawa
      A coach takes you over the mountains by way of Shirakawa-go.
      Accommodation, two nights: Hotel Nikko Kanazawa, 2-15-1 Honmachi,
      Kanazawa 920-0853. Your room is on a high floor.

      Thursday 8 April 2027 – Kyoto
      Accommodation, three nights: Kyoto Garden Hotel, 400 Minamimachi, Nakagyo-ku, Kyoto 604-8054. Dinner is not included.`,
    products: [
      'Hida Hotel Plaza | 2027-04-02 – 2027-04-06 | 2-60 Hanaoka-machi, 506-0009, Takayama, JP | KJ-20418',
      'Hotel Nikko Kanazawa | 2027-04-06 – 2027-04-08 | 2-15-1 Honmachi, 920-0853, Kanazawa, JP | KJ-20418',
      'Kyoto Garden Hotel | 2027-04-08 – 2027-04-11 | 400 Minamimachi, Nakagyo-ku, 604-8054, Kyoto, JP | KJ-20418',
    ],
    people: ['Ada Okafor', 'Ben Okafor'],
    reference: 'KJ-20418',
  },
  {
    name: 'the same in German',
    text: `
      Wandern & Mehr
      Ihr Reiseverlauf, Buchung WM-20418

      Reisende: Frau Anja Brandt, Herr Jens Brandt

      Samstag, 12. Juni 2027 – Scharnitz
      Unterkunft für zwei Nächte: Hotel Alpenrose, Innsbrucker Straße 40, 6108 Scharnitz. Das Frühstück ist inbegriffen.

      Montag, 14. Juni 2027 – Lech
      Unterkunft für drei Nächte: Gasthof Post, Dorf 11, 6764 Lech. Am Abend erwartet Sie ein Menü.`,
    products: [
      'Hotel Alpenrose | 2027-06-12 – 2027-06-14 | Innsbrucker Straße 40, 6108, Scharnitz | WM-20418',
      'Gasthof Post | 2027-06-14 – 2027-06-17 | Dorf 11, 6764, Lech | WM-20418',
    ],
    people: ['Anja Brandt', 'Jens Brandt'],
    reference: 'WM-20418',
  },
]
