import type { Sample } from '../sample.ts'

/** Letters and answers of hosts, vouchers of agencies, and hires on forms. */
export const STAYS_IN_LETTERS: readonly Sample[] = [
  {
    name: 'an answer above the question it quotes',
    text: `
      Hello Martin,
      the week you wanted is taken, but the Sail Room is yours: arriving Tuesday 8th June and leaving on Friday the 11th, three nights
      at 80 pounds. Looking forward to meeting you both.
      Bess
      --
      Harbour Watch Guest House
      3 Quay Street, Fowey, PL23 1AT
      On Sun, 7 Feb 2027 at 10:02, Martin Hollis-Grey <m.hollis@example.com> wrote:
      > Do you have a room for three nights, from Friday 4th June until Monday 7th June?
      > Regards, Martin`,
    products: ['Harbour Watch Guest House | 2027-06-08 – 2027-06-11 | 3 Quay Street, PL23 1AT, Fowey, GB | ?'],
    people: ['Martin Hollis-Grey'],
  },
  {
    name: 'two stays in a Norwegian sentence',
    text: `
      Kjære Ragnhild Moe
      Vi har reservert rom 4 til deg fra torsdag den 3. juni til lørdag den 5. juni 2027, og på vei hjem fra onsdag den 9. juni til torsdag den 10. juni.
      Reservasjonen har nummer 5126.
      Vi gleder oss til å se deg!
      Elvebredden Gjestgiveri
      Strandvegen 8 • 6856 Sogndal • Tlf. 57 55 01 18`,
    products: [
      'Elvebredden Gjestgiveri | 2027-06-03 – 2027-06-05 | Strandvegen 8, 6856, Sogndal | 5126',
      'Elvebredden Gjestgiveri | 2027-06-09 – 2027-06-10 | Strandvegen 8, 6856, Sogndal | 5126',
    ],
    people: ['Ragnhild Moe'],
    reference: '5126',
  },
  {
    name: 'a letter from Germany to its guest',
    text: `
      Gasthof Zur Mühle
      Familie Brandl
      Mühlweg 4 · 94227 Zwiesel · Tel. 09922 555 018
      Frau Annegret Lohse
      Birkenallee 12
      04109 Leipzig
      Zwiesel, den 2. März 2027
      Sehr geehrte Frau Lohse,
      wir danken für Ihr Schreiben vom 22. Februar und bestätigen Ihnen gern ein Doppelzimmer mit Balkon vom Montag, dem 10. bis Freitag, den 14. Mai 2027, also vier Nächte mit Frühstück zu 92 Euro.
      Ihre Buchung läuft bei uns unter der Nummer GM-27041.
      Wir freuen uns auf Ihren Besuch.`,
    products: ['Gasthof Zur Mühle | 2027-05-10 – 2027-05-14 | Mühlweg 4, 94227, Zwiesel | GM-27041'],
    people: ['Annegret Lohse'],
    reference: 'GM-27041',
  },
  {
    name: 'a Polish pension by its days in the genitive',
    text: `
      Szanowna Pani, potwierdzamy rezerwację pokoju dwuosobowego od środy 7 do soboty 10 lipca 2027, na trzy noce.
      Numer rezerwacji: WD/118/27
      Gość: Halina Zawadzka
      Dworek Pod Lipami
      ul. Ogrodowa 6, 58-580 Szklarska Poręba`,
    products: ['Dworek Pod Lipami | 2027-07-07 – 2027-07-10 | ul. Ogrodowa 6, 58-580, Szklarska Poręba, PL | WD/118/27'],
    people: ['Halina Zawadzka'],
    reference: 'WD/118/27',
  },
  {
    name: 'rows of a voucher with a confirmation each',
    text: `
      Voucher   Reference number: VX-2207
      Guests: Mr OWEN TARRANT / Mrs PHOEBE TARRANT
      TOWN   HOTEL   ADDRESS   ARRIVAL   DEPARTURE   NIGHTS   HOTEL CONFIRMATION
      COIMBRA   Hotel Mondego ***   Rua da Sota 11   04/10/27   06/10/27   2   MO-5518
      3000-391 Coimbra   Bed and breakfast
      PORTO   Ribeira Garden Hotel ****   Rua da Reboleira 40   06/10/27   09/10/27   3   77120/B
      4050-492 Porto   Bed and breakfast`,
    products: [
      'Hotel Mondego | 2027-10-04 – 2027-10-06 | Rua da Sota 11, 3000-391, Coimbra, PT | MO-5518',
      'Ribeira Garden Hotel | 2027-10-06 – 2027-10-09 | Rua da Reboleira 40, 4050-492, Porto, PT | 77120/B',
    ],
    people: ['Owen Tarrant', 'Phoebe Tarrant'],
    reference: 'VX-2207',
  },
  {
    name: 'a pitch under the letterhead of its campsite',
    text: `
      Veldweg 20
      Camping De Heksenberg
      9331 AB Norg
      Mevrouw T. Postma
      Havenkade 5
      8901 BX Leeuwarden
      BEVESTIGING / NOTA
      Reserveringsnummer   Klantnummer
      3301772   9120
      Aankomst   vr 02-07-2027
      Vertrek   vr 09-07-2027
      Accommodatie   Kampeerplek ruim, veld Brem
      Gasten
      1   Tjitske Postma
      2   Sjoerd Bakker`,
    products: ['Camping De Heksenberg | 2027-07-02 – 2027-07-09 | Veldweg 20, 9331 AB, Norg, NL | 3301772'],
    people: ['Tjitske Postma', 'Sjoerd Bakker'],
    reference: '3301772',
  },
  {
    name: 'a car handed over and brought back, in a form',
    text: `
      AUTOS ALMENDRO, S.L.
      HOJA DE RESERVA N.º 551207
      CLIENTE / CONDUCTOR   DNI / PASAPORTE   FECHA RESERVA
      Nerea Uribe Sanz   se presentará   02/03/2027
      FECHA ENTREGA   HORA   LUGAR DE ENTREGA
      17/04/2027   10:30   Aeropuerto de Menorca (T1)
      FECHA DEVOLUCIÓN   HORA   LUGAR DE DEVOLUCIÓN
      24/04/2027   18:00   Oficina Puerto de Ciutadella
      GRUPO / MODELO   DÍAS   TOTAL
      B · Fiat Panda o similar   7   181,00 €`,
    products: ['AUTOS ALMENDRO | 2027-04-17T10:30 Aeropuerto de Menorca | 2027-04-24T18:00 Oficina Puerto de Ciutadella | 551207'],
    people: ['Nerea Uribe Sanz'],
    reference: '551207',
  },
  {
    name: 'a changed stay whose old days were struck through, under headings of both',
    text: `
      Your reservation has been updated
      Confirmation number 3298471560
      Before   Now
      Arrival   Thu, 04 Nov 2027 from 3:00 PM
      Departure   Mon, 08 Nov 2027 until 12:00 PM
      Rooms   2
      Hotel Lindengracht
      Lindengracht 4
      Amsterdam, 1015 KD, Netherlands`,
    products: ['Hotel Lindengracht | 2027-11-04 – 2027-11-08 | Lindengracht 4, 1015 KD, Amsterdam, NL | 3298471560'],
  },
  {
    name: 'an address that ends in a word that is no country',
    text: `
      Hotel Alte Mühle, Reservierungsnummer 44712908
      Anreise: 04.06.2027, Abreise: 06.06.2027, 2 Nächte, Doppelzimmer
      Hotel Alte Mühle, Mainufer 3, 97070 Würzburg, constructor`,
    products: ['Hotel Alte Mühle | 2027-06-04 – 2027-06-06 | Mainufer 3, 97070, Würzburg | 44712908'],
  },
  {
    name: 'a room that is theirs until the second day, as told in a sentence of its own',
    subject: 'Not long now: your stay with us',
    from: 'The Larch House',
    text: `
      The Larch House
      Dear Amara,
      We can't wait to welcome you on Thursday 4 November 2027. Your room will be ready from 3pm, and it's yours until 11am on Sunday 7 November.
      Reservation   LH-30844
      Guests   Amara Osei + 1
      The Larch House, 9 Dean Row, Edinburgh EH4 1ND`,
    products: ['The Larch House | 2027-11-04 – 2027-11-07 | 9 Dean Row, EH4 1ND, Edinburgh, GB | LH-30844'],
    people: ['Amara Osei'],
    reference: 'LH-30844',
  },
  {
    name: 'nights until a day, counted back from it',
    subject: 'Reservering bevestigd',
    text: `
      Geachte mevrouw Vos,
      Hierbij bevestigen wij uw reservering in Parkhotel Lindenhof, Lindenlaan 4, 6711 AB Ede.
      U blijft daar vijf nachten, tot woensdag 15 september 2027, op basis van logies en ontbijt; het boekingsnummer van het hotel is LIN-20774.`,
    products: ['Parkhotel Lindenhof | 2027-09-10 – 2027-09-15 | Lindenlaan 4, 6711 AB, Ede, NL | LIN-20774'],
    reference: 'LIN-20774',
  },
  {
    name: 'a house without a word for one, with where it is, in a sentence of a stay',
    text: `
      Dear Nora Quill,
      Thank you for writing. We look forward to your stay at the Plum Yard, 9 Bridge Street, Frome BA11 1AA, from Friday 9 July to Monday 12 July 2027.
      Tea is at four.`,
    products: ['Plum Yard | 2027-07-09 – 2027-07-12 | 9 Bridge Street, BA11 1AA, Frome, GB | ?'],
    people: ['Nora Quill'],
  },
  {
    name: 'a house that a friend has booked for both',
    text: `
      Hola Berta:
      He reservado para las dos en La Era Vieja, calle del Pozo 5, 42100 Ágreda, desde el viernes 4 de junio hasta el lunes 7 de junio de 2027. Ya está pagado.
      Inma`,
    products: ['La Era Vieja | 2027-06-04 – 2027-06-07 | calle del Pozo 5, 42100, Ágreda | ?'],
    people: [],
  },
  {
    name: 'a house behind a town that stands before its street',
    text: `
      Hallo Sabine Rost,
      eure Ferienwohnung im Alten Speicher in 26434 Horumersiel, Am Hafen 12, ist vom Samstag, dem 7. August bis Samstag, den 14. August 2027 fest gebucht.
      Ute`,
    products: ['Alten Speicher | 2027-08-07 – 2027-08-14 | Am Hafen 12, 26434, Horumersiel | ?'],
    people: ['Sabine Rost'],
  },
  {
    name: 'two who are greeted by titles, given names and one last name, and who signs with hers',
    text: `
      Dear Mr John and Mrs Anna Fettle,
      We confirm your double room from Friday 2 July to Monday 5 July 2027, three nights with breakfast.
      Warm wishes
      Mrs Jane Lilley
      Mr Fred Lilley
      Fern Cottage B&B
      6 Church Lane, Settle BD24 9EX`,
    products: ['Fern Cottage B&B | 2027-07-02 – 2027-07-05 | 6 Church Lane, BD24 9EX, Settle, GB | ?'],
    people: ['John Fettle', 'Anna Fettle'],
  },
  {
    name: 'a couple that a German letter greets as one',
    text: `
      Sehr geehrtes Ehepaar Karl und Anna Drexel,
      wir bestätigen Ihr Doppelzimmer vom 2. Juli bis 5. Juli 2027, drei Nächte mit Frühstück.
      Pension Holunderhof
      Dorfweg 6, 83324 Ruhpolding`,
    products: ['Pension Holunderhof | 2027-07-02 – 2027-07-05 | Dorfweg 6, 83324, Ruhpolding | ?'],
    people: ['Karl Drexel', 'Anna Drexel'],
  },
  {
    name: 'a Norwegian guesthouse by when one checks in and out, in one line',
    text: `
      Hei Solveig Aas
      Takk for bestillingen. Bestillingsnummer: 4418
      Dere sjekker inn fredag 2. juli og sjekker ut mandag 5. juli 2027.
      Bjørkelia Gjestegård
      Strandvegen 4, 6856 Sogndal`,
    products: ['Bjørkelia Gjestegård | 2027-07-02 – 2027-07-05 | Strandvegen 4, 6856, Sogndal | 4418'],
    people: ['Solveig Aas'],
  },
  {
    name: 'a Danish inn whose days say in brackets what they are',
    text: `
      Kære Mads Riis
      Tak for din booking. Bookingnummer: 4418
      2. juli 2027 (indtjekning) – 5. juli 2027 (udtjekning)
      Lyngby Kro
      Havnevej 7, 9990 Skagen`,
    products: ['Lyngby Kro | 2027-07-02 – 2027-07-05 | Havnevej 7, 9990, Skagen | 4418'],
    people: ['Mads Riis'],
  },
  {
    name: 'a flat of guests, in a house that is called after what it is no more',
    text: `
      Dear Nora Quill,
      Your flat at the Market Barn, 9 Bridge Street, Frome BA11 1AA, is yours from Friday 9 July to Monday 12 July 2027. Breakfast is at eight.
      Ivy`,
    products: ['Market Barn | 2027-07-09 – 2027-07-12 | 9 Bridge Street, BA11 1AA, Frome, GB | ?'],
    people: ['Nora Quill'],
  },
]
