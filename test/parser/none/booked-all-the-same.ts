import type { NoTrip } from '../no-trip.ts'

/** What is booked, though some words of it are those of what is not. Nobody in them exists. */
export const BOOKED_ALL_THE_SAME: readonly (NoTrip & { readonly read: readonly string[] })[] = [
  {
    name: 'a hut that is held until an hour of the evening',
    read: ['Brook Farm B&B | 2027-05-14 – 2027-05-17 | Mill Lane, SY7 8JT, Clun, GB | ?'],
    text: `
      Hello Paula,
      Lovely, the Shepherd's Hut is yours from Friday 14 May 2027 to Monday 17 May 2027, 3 nights at £95 a night. Deposit received with thanks.
      The room is held until 6 pm on the day you arrive; phone me if you will be later.
      Check-in from 4pm, check-out by 10.
      Best wishes, Olive Tranter
      Brook Farm B&B, Mill Lane, Clun SY7 8JT`,
  },
  {
    name: 'a German room, though a wish was refused',
    read: ['Gasthof zur Linde | 2027-05-14 – 2027-05-17 | Dorfstraße 4, 87541, Bad Hindelang | GL-2207'],
    text: `
      Sehr geehrter Herr Bosch,
      gerne bestätigen wir Ihre Buchung: Doppelzimmer, Anreise Freitag, 14. Mai 2027, Abreise Montag, 17. Mai 2027.
      Buchungsnummer GL-2207. Ihr Sonderwunsch nach einem Zimmer zum Garten wurde leider abgelehnt.
      Das Zimmer wird bis 18 Uhr für Sie freigehalten.
      Gasthof zur Linde, Dorfstraße 4, 87541 Bad Hindelang`,
  },
  {
    name: 'a French room that is kept until an hour',
    read: ["Chambres d'hôtes Le Tilleul | 2027-05-14 – 2027-05-17 | 8 rue de l'Église, 21200, Beaune | ?"],
    text: `
      Bonjour Madame Petit,
      Votre réservation est confirmée : la chambre bleue du vendredi 14 mai au lundi 17 mai 2027 (3 nuits), 88 € la nuit petit déjeuner compris. J'ai bien reçu vos arrhes de 80 €.
      Nous gardons la chambre jusqu'à 19 h.
      Chambres d'hôtes Le Tilleul, 8 rue de l'Église, 21200 Beaune`,
  },
  {
    name: 'a house whose owner accepted the request, though a cot may be refused',
    read: ['Gull Cottage | 2027-07-03 – 2027-07-10 | 4 Quay Street, PL13 1BX, Looe, GB | R-88213'],
    text: `
      Booking confirmed
      Your request has been accepted by the owner.
      Booking: R-88213
      Property: Gull Cottage, 4 Quay Street, Looe PL13 1BX
      Arrive: Saturday 3 July 2027
      Depart: Saturday 10 July 2027
      If your request for an extra cot is declined we will let you know.`,
  },
  {
    name: 'a Danish house, though leaving late was refused',
    read: ['Klitly | 2027-07-03 – 2027-07-10 | Klitrosevej 31, 6854, Henne | B-990214'],
    text: `
      Din booking er bekræftet
      Kære Mads
      Ejeren har godkendt din forespørgsel.
      Booking: B-990214
      Hus: Klitly, Klitrosevej 31, 6854 Henne
      Ankomst: lørdag 3. juli 2027
      Afrejse: lørdag 10. juli 2027
      Din forespørgsel om sen afrejse er desværre afvist.`,
  },
  {
    name: 'a room that is free and was booked',
    read: ['Gail | 2027-06-03 – 2027-06-05 | 14 Water Street, B0J 2C0, Lunenburg, CA | ?'],
    text: `
      Hi Ben,
      yes the twin is free so I've booked you in for those nights, arriving Thursday 3 June 2027 and leaving Saturday 5 June 2027. $180 a night, pay when you come.
      Let me know what time you'll be here.
      Gail, Harbour Light B&B, 14 Water Street, Lunenburg NS B0J 2C0`,
  },
  {
    name: 'a Spanish room that is reserved since money came',
    read: ['Hostal Los Olmos | 2027-05-14 – 2027-05-17 | Calle Mayor 5, 22700, Jaca | ?'],
    text: `
      Hola Marta:
      Recibida la señal, queda reservada la habitación del viernes 14 de mayo de 2027 al lunes 17 de mayo de 2027, tres noches, 75 € la noche con desayuno.
      Si al final venís más tarde de las 22:00, avisadnos.
      Hostal Los Olmos, Calle Mayor 5, 22700 Jaca`,
  },
  {
    name: 'a tour of a catalogue that somebody booked',
    read: ['Hotel Mrongovia | 2027-05-08 – 2027-05-15 | ul. Giżycka 6, 11-700, Mrągowo, PL | PL-0834'],
    text: `
      REISEBESTÄTIGUNG Vorgang 44-2210
      Masuren – 8 Tage Busreise, Reise-Nr. PL-0834
      Teilnehmer: Frau Inge Harms, Herr Uwe Harms
      Hotel Mrongovia, ul. Giżycka 6, 11-700 Mrągowo
      Anreise 08.05.2027, Abreise 15.05.2027
      Preis pro Person 899 €
      Restzahlung bis 01.04.2027`,
  },
  {
    name: 'nights of a stay with their prices',
    read: ['Hotel Orion | 2027-05-12 – 2027-05-15 | Hauptstraße 4, 1010, Wien | HO-5521'],
    text: `
      Rental confirmed
      Hotel Orion, booking HO-5521
      Room rates
      12.05.2027 - 13.05.2027   120 €
      13.05.2027 - 14.05.2027   130 €
      14.05.2027 - 15.05.2027   130 €
      Guest: Mr Piet Kok
      Check-in 12.05.2027, check-out 15.05.2027
      Hotel Orion, Hauptstraße 4, 1010 Wien`,
  },
  {
    name: 'a room that may be called off without obligation until a day',
    read: ['Rose House | 2027-06-04 – 2027-06-06 | 9 Quay Street, YO21 1DS, Whitby, GB | ?'],
    text: `
      Booking confirmed
      Rose House, 9 Quay Street, Whitby YO21 1DS
      Check-in Friday 4 June 2027, check-out Sunday 6 June 2027, Ms D. Kerrow
      You may cancel with no obligation until 1 June 2027.`,
  },
  {
    name: 'a Portuguese room that can be had from an hour, and a dinner that may be booked',
    read: ['Casa do Açude | 2027-05-14 – 2027-05-16 | Rua da Ponte 11, 4990-150, Ponte de Lima, PT | ?'],
    text: `
      Confirmação de reserva
      Olá Rui, confirmamos a sua reserva na Casa do Açude, Rua da Ponte 11, 4990-150 Ponte de Lima.
      Entrada: 14 de maio de 2027
      Saída: 16 de maio de 2027
      O quarto está disponível a partir das 15h. Se desejar reservar o jantar, avise-nos.`,
  },
  {
    name: 'an English room, though coming early was refused',
    read: ['Hotel Brandl | 2027-04-04 – 2027-04-07 | Linzer Gasse 31, 5020, Salzburg | HB-7713'],
    text: `
      Booking confirmed
      Booking reference: HB-7713
      Hotel Brandl, Linzer Gasse 31, 5020 Salzburg
      Arrival: 4 April 2027
      Departure: 7 April 2027
      1 double room, breakfast included, total EUR 414.00.
      Unfortunately the hotel was unable to accept your request for an early check-in.`,
  },
  {
    name: 'an Italian room, though leaving late was refused',
    read: ['Hotel Mimosa | 2027-06-04 – 2027-06-06 | Via Mulino 14, 37121, Verona | 55216'],
    text: `
      Conferma di prenotazione 55216
      Hotel Mimosa, Via Mulino 14, 37121 Verona
      Arrivo 4 giugno 2027, partenza 6 giugno 2027, sig. Bruno Neri
      La struttura non ha accettato la sua richiesta di late check-out.`,
  },
  {
    name: 'rooms of a group for the same days, with their prices',
    read: ['Hotel Aurora | 2027-05-12 – 2027-05-15 | Rua do Sol 19, 8000-120, Faro, PT | ?'],
    text: `
      Group reservation confirmed
      Hotel Aurora, Rua do Sol 19, 8000-120 Faro
      Lead name: Helena Prado
      Room      Arrival      Departure    Price
      Twin      12/05/2027   15/05/2027   EUR 270.00
      Double    12/05/2027   15/05/2027   EUR 290.00
      Single    12/05/2027   15/05/2027   EUR 210.00
      Breakfast included.`,
  },
  {
    name: 'a house whose guest paid at the second try',
    read: ['Gull Cottage | 2027-07-03 – 2027-07-10 | 4 Quay Street, PL13 1BX, Looe, GB | R-88213'],
    text: `
      Gull Cottage, 4 Quay Street, Looe PL13 1BX
      The first card was declined; your payment of 410 pounds has now been received.
      Booking: R-88213
      Arrival: 3 July 2027
      Departure: 10 July 2027`,
  },
  {
    name: 'a house of which another month is not booked yet',
    read: ['Pension Drosselhof | 2027-07-02 – 2027-07-05 | Dorfweg 6, 83324, Ruhpolding | PD-771'],
    text: `
      Pension Drosselhof
      Dorfweg 6, 83324 Ruhpolding
      Übrigens ist das Haus im September 2028 noch nicht gebucht, falls Ihre Freunde kommen möchten.
      Wir bestätigen Ihr Doppelzimmer vom 2. Juli bis 5. Juli 2027, drei Nächte mit Frühstück. Buchungsnummer PD-771.`,
  },
]
