import type { Sample } from '../sample.ts'

/** Stays whose hosts write shortly, whose days are set in large print, whose house has a number first, and what stands beside them that is of no stay. */
export const STAYS_WITH_SMALL_THINGS: readonly Sample[] = [
  {
    name: 'days in large print, above a weekday with its month',
    text: `
      Your reservation is confirmed
      Confirmation #5520417
      CHECK IN
      12
      Sat, Jun 2027
      4:00 PM
      CHECK OUT
      15
      Tue, Jun 2027
      11:00 AM
      Lakeview Lodge
      40 Shore Road
      Duluth, MN 55802 USA
      Guest name   Ann Reed`,
    products: ['Lakeview Lodge | 2027-06-12 – 2027-06-15 | 40 Shore Road, 55802, Duluth, US | 5520417'],
    people: ['Ann Reed'],
    reference: '5520417',
  },
  {
    name: 'a Finnish cabin behind its number, by the hours of coming and leaving',
    text: `
      Varausvahvistus
      Varausnumero: 7714-220
      Asiakas
      Aino Reed
      Kohde 20718 Tunturimökki Kelo
      Osoite: Rantatie 4, 99800 Ivalo
      Tuloaika   la 13.3.2027 klo 16.00
      Lähtöaika   la 20.3.2027 klo 12.00`,
    products: ['Tunturimökki Kelo | 2027-03-13 – 2027-03-20 | Rantatie 4, 99800, Ivalo | 7714-220'],
    people: ['Aino Reed'],
    reference: '7714-220',
  },
  {
    name: 'a cottage behind its number in a catalogue',
    text: `
      Booking confirmation
      Booking number: 881204
      Property 40418 Heron Cottage
      Address: 8 Mill Lane, Keswick, CA12 5AA
      Arrival time: Sat 10 July 2027 16:00
      Departure time: Sat 17 July 2027 10:00
      Guest: Anne Holm`,
    products: ['Heron Cottage | 2027-07-10 – 2027-07-17 | 8 Mill Lane, CA12 5AA, Keswick, GB | 881204'],
    people: ['Anne Holm'],
    reference: '881204',
  },
  {
    name: 'a mountain station above hours of checking in and days of payment',
    text: `
      Bokningsbekräftelse
      Bokningsnummer
      3107-4418
      Storvallens Fjällstation
      830 19 Storlien
      Vad   Ankomst   Avresa   Antal   Pris
      2-bäddsrum   fre 12 mars 2027   mån 15 mars 2027   1   3 570 kr
      Gäster: Anna Holm, Tom Holm
      Incheckning 15.00–20.00. Utcheckning senast kl. 10.00.
      Betald med faktura, förfaller 2027-02-20. Avboka kostnadsfritt till och med 2027-03-01.`,
    products: ['Storvallens Fjällstation | 2027-03-12 – 2027-03-15 | 830 19, Storlien | 3107-4418'],
    people: ['Anna Holm', 'Tom Holm'],
    reference: '3107-4418',
  },
  {
    name: 'an agency that says in its letterhead that it is insured',
    text: `
      VIAGGI AURORA S.r.l. - Agenzia di viaggi
      Via Manin 4 - 37122 Verona
      Lic. n. 311 del 02/03/2001 - Polizza RC Alba 7720/41
      CONFERMA SERVIZI - PRATICA 2027/0411
      Passeggeri
      1  REED/ANN MRS
      Salisburgo - HOTEL AMSEL (3*)
      Linzer Gasse 8, 5020 Salisburgo
      IN  14MAG27 ven   OUT 17MAG27 lun   3 notti`,
    products: ['HOTEL AMSEL | 2027-05-14 – 2027-05-17 | Linzer Gasse 8, 5020, Salisburgo | 2027/0411'],
    people: ['Ann Reed'],
    reference: '2027/0411',
  },
  {
    name: 'a house between the kinds of the rooms in a list',
    text: `
      Dear Ann,
      All three rooms are confirmed under booking reference REED0627, arriving Friday 11 June and leaving Sunday 13 June 2027.
      Room 1   Garden Suite   Ann Reed
      Room 2   Classic Double   Tom Reed
      Room 3   Classic Twin   Eva Reed
      The Plough, High Street, Broadway, WR12 7AA`,
    products: ['The Plough | 2027-06-11 – 2027-06-13 | High Street, WR12 7AA, Broadway, GB | REED0627'],
    people: ['Ann Reed', 'Tom Reed', 'Eva Reed'],
    reference: 'REED0627',
  },
  {
    name: 'an Italian hut that leaves out who has written it down',
    from: 'Rifugio Monte Alto <info@example.com>',
    text: `
      Ciao Anna,
      ok segnati 2 posti in camerata per la notte di sabato 3 luglio, mezza pensione.
      A presto
      Bruno
      Rifugio Monte Alto
      Loc. Monte Alto - 32020 Falcade`,
    products: ['Rifugio Monte Alto | 2027-07-03 – 2027-07-04 | Loc. Monte Alto, 32020, Falcade | ?'],
  },
  {
    name: 'a Spanish house as a whole, in a sentence that ends in the number of a day',
    text: `
      Hola Ana:

      Ya me ha llegado la transferencia, gracias. Queda reservada la casa entera para vosotros: entráis el viernes 4 de junio de 2027 y salís el lunes 7. Sois cinco, ¿verdad?
      Un abrazo,
      Lola
      Casa Rural El Fresno
      Calle Mayor 3, 26125 Villoslada de Cameros`,
    products: ['Casa Rural El Fresno | 2027-06-04 – 2027-06-07 | Calle Mayor 3, 26125, Villoslada de Cameros | ?'],
  },
  {
    name: 'a Dutch house that says until when one stays',
    from: 'B&B De Meidoorn <info@example.com>',
    text: `
      Hoi Anna,
      Jullie komen vrijdag 11 juni en blijven tot zondag 13 juni. De kamer is vanaf 15.00 uur klaar.
      Ontbijt tussen 8.30 en 10.00 uur. Openstaand bedrag: € 118,00.
      Uw reservering is bevestigd.
      Zondag graag voor 11.00 uur uitchecken.
      Adres: Kerkweg 4, 9451 BK Rolde
      Tot dan!
      B&B De Meidoorn`,
    products: ['B&B De Meidoorn | 2027-06-11 – 2027-06-13 | Kerkweg 4, 9451 BK, Rolde, NL | ?'],
  },
  {
    name: 'a mail copied with its head, whose hour is of no ride',
    text: `
      Pousada Mar Azul <reservas@example.com>
      para mim
      ter., 5 de out. de 2027, 15:27
      Olá, Ana!
      *Reserva 2204/27*
      Hóspedes: Ana Albuquerque e Rui Moura
      Suíte Jardim (cama queen)
      Chegada: quinta, 11/11/2027, a partir das 14h
      Saída: domingo, 14/11/2027, até 12h
      Pousada Mar Azul
      Rua Fresca, 8 - Centro
      23970-000 Paraty - RJ`,
    products: ['Pousada Mar Azul | 2027-11-11 – 2027-11-14 | Rua Fresca, 8, Centro, 23970-000, Paraty, BR | 2204/27'],
    people: ['Ana Albuquerque', 'Rui Moura'],
    reference: '2204/27',
  },
  {
    name: 'a night that was given to two, and who is paid',
    text: `
      C'est réservé !
      N° de réservation
      CF-40718
      Établissement
      Manoir du Chêne
      12 rue Haute
      14600 Honfleur
      Arrivée   samedi 16 octobre 2027, dès 16h
      Départ   dimanche 17 octobre 2027, 11h max
      Bénéficiaires
      Anne Reed / Luc Moreau
      1 nuit en chambre double
      Bénéficiaire du virement : Paul Martin`,
    products: ['Manoir du Chêne | 2027-10-16 – 2027-10-17 | 12 rue Haute, 14600, Honfleur | CF-40718'],
    people: ['Anne Reed', 'Luc Moreau'],
    reference: 'CF-40718',
  },
  {
    name: 'a house of which there was an offer that was accepted',
    text: `
      Buchungsbestätigung
      Hotel Seeblick, Bregenz
      Buchungsnummer: 771930
      Gast: Frauke Ohms
      Anreise: 09.04.2027
      Abreise: 13.04.2027
      Zimmer: Doppelzimmer mit Frühstück
      Wir freuen uns auf Sie.
      Angebotsnummer 4417 (angenommen am 3. Februar 2027)`,
    products: ['Hotel Seeblick | 2027-04-09 – 2027-04-13 | ? | 771930'],
  },
]
