/** Rides whose stations nobody has listed, and references that each of several has of its own; made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_BETWEEN_UNLISTED: readonly Sample[] = [
  {
    name: 'a town that nobody has listed behind a label and its time, and a ship with its kind',
    text: `
      Rejsebekræftelse
      Reservationsnummer   4410772
      UDREJSE
      Afgang   fredag 14.05.2027 kl. 11:00   Nordhavnsby
      Ankomst   fredag 14.05.2027 kl. 13:25   Kristiansand
      Skib   Nordholm Stjerne   Hurtigfærge
      HJEMREJSE
      Afgang   fredag 21.05.2027 kl. 19:45   Kristiansand
      Ankomst   fredag 21.05.2027 kl. 22:10   Nordhavnsby
      Skib   Nordholm Stjerne   Hurtigfærge
      Siddeplads   2 x Salon   Dæk 8`,
    products: [
      'Nordholm Stjerne Nordhavnsby 2027-05-14T11:00 – Kristiansand 2027-05-14T13:25',
      'Nordholm Stjerne Kristiansand 2027-05-21T19:45 – Nordhavnsby 2027-05-21T22:10',
    ],
    reference: '4410772',
  },
  {
    name: 'a coach between stations that only begin with a town, its number said in another word',
    text: `
      Tu compra fue exitosa
      Número de operación: 77120044915
      Viaje de ida
      Sale
      Vie 12 Nov 2027
      11:45 p.m.
      Puebla Terminal Poniente
      Calle 9 No. 410, Centro
      Llega
      Sáb 13 Nov 2027
      04:05 a.m.
      Oaxaca Las Lomas
      Av. Símbolos s/n
      Corrida
      4417
      Autobuses del Valle`,
    products: ['4417 Puebla Terminal Poniente 2027-11-12T23:45 – Oaxaca Las Lomas 2027-11-13T04:05'],
    reference: '77120044915',
  },
  {
    name: 'streets behind stations, with what each row is in its first cell',
    text: `
      Booking reference   GJ8412047
      Coast Train - Scenic Class   Wednesday 20 January 2027
      Depart   Christchurch, 35 Harbour Drive, Addington   8:15 am
      Arrive   Blackwater Bay, 164 Mackay Street   1:05 pm
      Carriage B, seats 7A 7B. Check-in closes 20 minutes before departure (7:55 am).
      Coast Train - Scenic Class   Wednesday 20 January 2027
      Depart   Blackwater Bay, 164 Mackay Street   2:05 pm
      Arrive   Christchurch, 35 Harbour Drive, Addington   7:00 pm`,
    products: [
      '? Christchurch 2027-01-20T08:15 – Blackwater Bay 2027-01-20T13:05',
      '? Blackwater Bay 2027-01-20T14:05 – Christchurch 2027-01-20T19:00',
    ],
    reference: 'GJ8412047',
  },
  {
    name: 'islands that nobody has listed but the page itself, each crossing with a reference below it',
    text: `
      Your ferry booking is confirmed
      Booking reference
      NH-3J7Q-81MN
      Saturday, 10 July 2027
      09:30
      Naxos
      40m
      10:10
      Kalonisia
      Island Jets ferries
      Ferry company booking code: SJ-1199042
      Tuesday, 13 July 2027
      18:15
      Kalonisia
      1h 20m
      19:35
      Armyros (Katapola)
      Small Islands Lines
      Ferry company booking code: SCL77105
      Payment summary of both sailings
      Naxos – Kalonisia   87.80 €
      Kalonisia – Armyros   19.00 €`,
    products: [
      '? Naxos 2027-07-10T09:30 – Kalonisia 2027-07-10T10:10',
      '? Kalonisia 2027-07-13T18:15 – Armyros (Katapola) 2027-07-13T19:35',
    ],
    reference: 'NH-3J7Q-81MN',
  },
  {
    name: 'stations below labels that stand on lines of their own, with their addresses behind them',
    text: `
      Booking reference: BW61824093
      Departure
      Mon, Aug 23rd 2027 at 08:15
      Departure station
      Dubrovnik Main Bus Station (Autobusni kolodvor), Obala kneza Branimira 44a, Dubrovnik
      Est. arrival
      12:45
      Arrival station
      Split Bus Station, Obala kneza Branimira 12, Split
      Vehicle
      Bus – Standard, 49 seats`,
    products: ['? Dubrovnik Main Bus Station 2027-08-23T08:15 – Split Bus Station 2027-08-23T12:45'],
    reference: 'BW61824093',
  },
  {
    name: 'labels in two languages, each above its value',
    text: `
      Booking No.   KB27022600813475
      Dari / From
      KL SENTRAL
      Ke / To
      BUTTERWORTH
      Tarikh / Date
      20-Mar-2027 (Sat)
      Bertolak / Depart
      08:50 AM
      Tiba / Arrive
      01:03 PM
      Tren / Train
      ETS 9208 (Platinum)
      Koc / Coach
      C`,
    products: ['ETS 9208 KL SENTRAL 2027-03-20T08:50 – BUTTERWORTH 2027-03-20T13:03'],
    reference: 'KB27022600813475',
  },
  {
    name: 'a word for where one goes, which is no length of time',
    text: `
      Buchungscode: W7K249QD
      21.08.2026
      Von: Wien Westbahnhof ab 08:38
      Nach: Salzburg Hbf an 11:32
      Zug: WB 914`,
    products: ['WB 914 Wien Westbahnhof 2026-08-21T08:38 – Salzburg Hbf 2026-08-21T11:32'],
    reference: 'W7K249QD',
  },
  {
    name: 'what is said of a ticket that was given back, beside other trains',
    subject: 'Zwrot biletu KL-48830172 - potwierdzenie',
    text: `
      Potwierdzenie zwrotu biletu
      Bilet został unieważniony i nie uprawnia już do przejazdu.
      Numer zamówienia   KL-48830172
      Relacja   Poznań Główny – Kołobrzeg
      Data   19.03.2027
      Odjazd 06:24   Przyjazd 10:41
      Pociąg   IC 83104
      Podróżna   Bogumiła Wrześniewska
      Kwota zwrotu   53,72 zł`,
    products: [],
  },
  {
    name: 'dotted times beside the hours of a desk',
    text: `
      Varausvahvistus: K7PLQ2
      Asiakaspalvelu avoinna ma–pe klo 8:00–20:00
      Meno
      tiistai 25. toukokuuta 2027
      07.49   Juna IC 3   09.04
      Lahti   Kouvola`,
    products: ['IC 3 Lahti 2027-05-25T07:49 – Kouvola 2027-05-25T09:04'],
  },
  {
    name: 'labels that are told again and again, which are no stations',
    text: `
      Buchungsnummer   11873204
      Abfahrt wie im Fahrplan der Fähre
      Hafen
      Freitag 16.07.2027
      03:00
      Hafen
      09:00
      Check-in
      Kabine 10317`,
    products: [],
  },
  {
    name: 'places that nobody knows, side by side above their times, with the train above both',
    text: `
      Reservation No. 71204-0311-20417
      Name: AURELIE MARCHAND

      Thu, Mar 11, 2027   Transfer ticket 1/2
      KTX 117
      Seoul   Hanbitdong
      09:28   11:13
      Car No. 8   Seat 11A (Economy)

      Thu, Mar 11, 2027   Transfer ticket 2/2
      Mugunghwa 1753
      Hanbitdong   Gyeongju
      11:31   12:44`,
    products: [
      'KTX 117 Seoul 2027-03-11T09:28 – Hanbitdong 2027-03-11T11:13',
      'Mugunghwa 1753 Hanbitdong 2027-03-11T11:31 – Gyeongju 2027-03-11T12:44',
    ],
    reference: '71204-0311-20417',
  },
  {
    name: 'a letter whose lines break behind the figure of a day',
    text: `
      Reservationsbestätigung Dossier 26-04417
      Sehr geehrter Herr Zumthor, gerne bestätigen wir Ihnen die folgenden Plätze in unseren Zügen:
      Nach Ihren drei Nächten bei der Familie geht die Reise weiter am Mittwoch, 14. Juli 2027. Auch
      hier sitzen Sie in der 1. Klasse, Wagen 11. Der Zug Bernina Express 975 verlässt St. Moritz um 13.17 Uhr und
      erreicht Tirano um 15.29 Uhr.`,
    products: ['Bernina Express 975 St. Moritz 2027-07-14T13:17 – Tirano 2027-07-14T15:29'],
    reference: '26-04417',
  },
  {
    name: 'ships that say that they are ships, and a reference that ends in letters',
    text: `
      Your ferry tickets
      Your sailings are confirmed.
      Booking reference
      CM4417 0923 BX
      OUTWARD
      Sun 2 May 2027
      17:30   Ullapool
      MV Loch Maddy - 2h 45m
      20:15   Stornoway (Lewis)
      Check-in closes 16:45
      RETURN
      Sat 8 May 2027
      11:50   Tarbert (Harris)
      M/S Nordvik - 1h 40m
      13:30   Uig (Skye)
      Passengers
      Mrs Kirsteen Auchter (lead)   Adult`,
    products: [
      'MV Loch Maddy Ullapool 2027-05-02T17:30 – Stornoway (Lewis) 2027-05-02T20:15',
      'M/S Nordvik Tarbert (Harris) 2027-05-08T11:50 – Uig (Skye) 2027-05-08T13:30',
    ],
    people: ['Kirsteen Auchter'],
    reference: 'CM4417 0923 BX',
  },
]
