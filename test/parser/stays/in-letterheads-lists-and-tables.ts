/** Stays told in letterheads, lists of houses, tables of guests and rows of prices, made for the tests. */

import type { Sample } from '../sample.ts'

export const STAYS_IN_LETTERHEADS: readonly Sample[] = [
  {
    name: 'a Swedish tour whose houses are told one by one',
    text: `
      Cykelresa längs Göta kanal
      Bokningsnummer: GK-70418
      Resenärer: Ulla Hedström, Per Hedström

      Dag 1   lör 13.06.2026   Mem
      Mems Värdshus
      Kanalvägen 4, 614 75 Mem

      Dag 2   sön 14.06.2026   Berg
      Hotell Slussen
      Oscars Slussgata 9, 590 77 Berg

      Dag 3   mån 15.06.2026   Motala
      Motala Stadshotell
      Stora torget 1, 591 30 Motala

      Dag 4   ons 17.06.2026   Hemresa`,
    products: [
      'Mems Värdshus | 2026-06-13 – 2026-06-14 | Kanalvägen 4, 614 75, Mem | GK-70418',
      'Hotell Slussen | 2026-06-14 – 2026-06-15 | Oscars Slussgata 9, 590 77, Berg | GK-70418',
      'Motala Stadshotell | 2026-06-15 – 2026-06-17 | Stora torget 1, 591 30, Motala | GK-70418',
    ],
    people: ['Ulla Hedström', 'Per Hedström'],
  },
  {
    name: 'a house of a tour that stands there for each night',
    text: `
      Via degli Dei - elenco hotel
      Prenotazione n. 2027-118
      Notte del   Hotel
      04/06/2027   Hotel Due Torri, Via Rizzoli 8, 40125 Bologna
      05/06/2027   Albergo La Futa, Via Nazionale 31, 50033 Firenzuola
      06/06/2027   Albergo La Futa, Via Nazionale 31, 50033 Firenzuola
      07/06/2027   Hotel Villa Fiesole, Via Beato Angelico 35, 50014 Fiesole`,
    products: [
      'Hotel Due Torri | 2027-06-04 – 2027-06-05 | Via Rizzoli 8, 40125, Bologna | 2027-118',
      'Albergo La Futa | 2027-06-05 – 2027-06-07 | Via Nazionale 31, 50033, Firenzuola | 2027-118',
      'Hotel Villa Fiesole | 2027-06-07 – 2027-06-08 | Via Beato Angelico 35, 50014, Fiesole | 2027-118',
    ],
  },
  {
    name: 'rows of houses with a day each and no nights',
    text: `
      Walking the Pennines
      Booking reference PW-8812
      Date   Place   Accommodation
      Sun 6 June 2027   Edale   Old Nags Head Inn
      Mon 7 June 2027   Crowden   Windy Harbour Guest House
      Tue 8 June 2027   Haworth   Old Hall Hotel
      Thu 10 June 2027   Malham   Beck House B&B
      Fri 11 June 2027   Departure`,
    products: [
      'Old Nags Head Inn | 2027-06-06 – 2027-06-07 | ? | PW-8812',
      'Windy Harbour Guest House | 2027-06-07 – 2027-06-08 | ? | PW-8812',
      'Old Hall Hotel | 2027-06-08 – 2027-06-10 | ? | PW-8812',
      'Beck House B&B | 2027-06-10 – 2027-06-11 | ? | PW-8812',
    ],
  },
  {
    name: 'one stay whose weeks are charged apart, with its guests in a table of two names',
    text: `
      Camping Les Pins Bleus
      Route des Dunes 14, 40600 Biscarrosse, France
      Confirmation de réservation n° CB-20771
      Période   Hébergement   Nuits   Prix
      03/07/2027 - 10/07/2027   Mobil-home Confort   7   812,00
      10/07/2027 - 17/07/2027   Mobil-home Confort   7   905,00
      #   Nom   Prénom   Né le
      1   Delmas   Corinne   14/03/1984
      2   Le Goff   Yann   02/11/1986
      3   Delmas   Anouk   30/01/2019
      Total   1 717,00 €`,
    products: ['Camping Les Pins Bleus | 2027-07-03 – 2027-07-17 | Route des Dunes 14, 40600, Biscarrosse, FR | CB-20771'],
    people: ['Corinne Delmas', 'Yann Le Goff', 'Anouk Delmas'],
  },
  {
    name: 'a letterhead beside its address, labels over their values, and a letter that is replaced',
    text: `
      De Gouden Leeuw   Vismarkt 7
      LOGEMENT   4811 WD Breda
      Nederland
      Deze bevestiging vervangt die van 12 januari 2027; annuleren kan tot en met 02-04-2027.
      BEVESTIGINGSNUMMER   AANKOMST   VERTREK   NACHTEN
      C5518 (gezelschap)   di 6 april 2027 15:00   do 8 april 2027 11:00   2
      Nr.   Kamertype   Gast   Personen
      1   Kamer Markt   Hendrika Poelstra   1
      2   Kamer Tuin   Bram Achterberg   1
      De Gouden Leeuw wenst u een goed verblijf.`,
    products: ['De Gouden Leeuw | 2027-04-06 – 2027-04-08 | Vismarkt 7, 4811 WD, Breda, NL | C5518'],
    reference: 'C5518',
  },
  {
    name: 'a letter that is a bill as well, with rules under its headings and two in one room',
    text: `
      HOTEL GOLDENER ENGEL
      Hotel Goldener Engel · Domgasse 5 · A-5020 Salzburg
      z. Hd. Frau Prof. Dr. Mathilde Reinisch   Datum:   17.01.27
      Lindenallee 3   Reservierung:   660214
      PROFORMA-RECHNUNG UND RESERVIERUNGSBESTÄTIGUNG Nr. PR-27/118
      Anreise   Abreise   Anz Kategorie   Gast
      -----------------------------------------------
      14.03.27 17.03.27   1 EZ Domblick   Reinisch, Mathilde Prof. Dr.
      14.03.27 17.03.27   1 DZ Garten   Åkesson, Lars
      Bergström, Nils
      -----------------------------------------------
      Mit freundlichen Grüßen
      Mag. Karoline Edlinger
      Empfang`,
    products: ['Hotel Goldener Engel | 2027-03-14 – 2027-03-17 | Domgasse 5, 5020, Salzburg | 660214'],
    people: ['Mathilde Reinisch', 'Lars Åkesson', 'Nils Bergström'],
    reference: '660214',
  },
  {
    name: 'a Japanese inn, with titles behind the names and a code in small letters',
    text: `
      Kasuga Ryokan
      18-2 Hanamachi, Takayama-shi, Gifu 506-0846 Japan TEL +81-577-32-0000 FAX +81-577-32-0001
      Reservation No.   qP7k20xw4d (Sato Travel) / control No. 27-118
      Lead   FAIRWEATHER NORMAN MR
      With   FAIRWEATHER JOYCE MRS
      Arrival   2027/11/18 (Thu) Check in 15:00
      Departure   2027/11/20 (Sat) Check out 11:00
      Nights / rooms   2 nights / 1 room`,
    products: ['Kasuga Ryokan | 2027-11-18 – 2027-11-20 | 18-2 Hanamachi, 506-0846, Takayama-shi, JP | qP7k20xw4d'],
    people: ['Norman Fairweather', 'Joyce Fairweather'],
  },
  {
    name: 'a house of a chain that is called by its street',
    subject: 'Your Premier Inn booking - Exeter (Bridge Street West)',
    from: 'Premier Inn <mail@example.com>',
    text: `
      Premier Inn
      Your booking number is
      XKTR440918
      Exeter (Bridge Street West)
      9 Bridge Street, Exeter, Devon, EX4 3AH
      Check-in from 3pm
      Fri 8 Oct 2027
      Check-out by 12 noon
      Sun 10 Oct 2027
      2 nights, 1 room, 2 adults`,
    products: ['Premier Inn Exeter (Bridge Street West) | 2027-10-08 – 2027-10-10 | 9 Bridge Street, EX4 3AH, Exeter, GB | XKTR440918'],
  },
  {
    name: 'an American address that goes on below, and a guest whose name is broken',
    text: `
      Cactus Wren Inn   Property confirmation
      88120QF7
      418 Old Canyon Trl, Sedona, AZ, 86336 United States of
      America
      Check-in   Check-out
      Mon, May 3, 2027   Thu, May 6, 2027
      Room 1
      Reserved for Adaeze Lindqvist-   Includes
      Moore   Free WiFi
      2 adults`,
    products: ['Cactus Wren Inn | 2027-05-03 – 2027-05-06 | 418 Old Canyon Trl, 86336, Sedona, US | 88120QF7'],
    people: ['Adaeze Lindqvist-Moore'],
  },
  {
    name: 'a link behind the names of the guests, and a question before them',
    text: `
      Hostel Kastanie is confirmed
      Reference number 5518-220417
      Hostel Kastanie
      Praterstraße 40, 1020 Wien, Austria
      Check in   Monday 3 May 2027
      Check out   Wednesday 5 May 2027
      2 guests, 1 room
      Who's staying? Bridget O'Malley + 1
      Guest names: Bridget O'Malley, Fiona Kerr Edit guest names`,
    products: ['Hostel Kastanie | 2027-05-03 – 2027-05-05 | Praterstraße 40, 1020, Wien, AT | 5518-220417'],
    people: ["Bridget O'Malley", 'Fiona Kerr'],
  },
  {
    name: 'a Danish house that is called by its number',
    text: `
      Lejebevis
      Bookingnummer: 55 108 204
      Feriehus: K3318, Skovmose
      Adresse: Strandvej 12, 6470 Sydals
      Ankomst: lørdag den 17.07.2027 kl. 16.00
      Afrejse: lørdag den 24.07.2027 kl. 10.00
      Antal personer: 4
      Lejer: Birgitte Nørgaard
      Medrejsende: Jeppe Nørgaard`,
    products: ['Feriehus K3318 | 2027-07-17 – 2027-07-24 | Strandvej 12, 6470, Sydals | 55 108 204'],
    people: ['Birgitte Nørgaard', 'Jeppe Nørgaard'],
  },
  {
    name: 'a Finnish cabin with its lake for a name',
    text: `
      Varausvahvistus
      Varausnumero 118402
      Lomamökki Lahdenperä, Saarentie 61, 58900 Rantasalmi
      Saapuminen 25.06.2027 klo 16
      Lähtö 02.07.2027 klo 12
      Yöpyjiä 3
      Varaaja: Tuomas Rantala
      Muut majoittujat: Sanni Rantala`,
    products: ['Lomamökki Lahdenperä | 2027-06-25 – 2027-07-02 | Saarentie 61, 58900, Rantasalmi | 118402'],
    people: ['Tuomas Rantala', 'Sanni Rantala'],
  },
  {
    name: 'days that stand over their labels, and prices of single nights below',
    text: `
      Confirmation Number: 77120456
      Hampton by Hilton Poznan Old Market
      Rynkowa 11
      Poznan, 61-772, Poland
      Thu, 14 Oct 2027   Sun, 17 Oct 2027
      Check In: 3:00 PM   Check Out: 12:00 PM
      Guest name: Zofia Malinowska
      Rate per night
      14 Oct 2027 - 15 Oct 2027   412.00
      15 Oct 2027 - 17 Oct 2027   455.00`,
    products: ['Hampton by Hilton Poznan Old Market | 2027-10-14 – 2027-10-17 | Rynkowa 11, 61-772, Poznan, PL | 77120456'],
  },
  {
    name: 'hosts between the name of their house and its address',
    text: `
      Nous vous confirmons votre réservation pour 2 nuits, arrivée le vendredi 4 juin 2027, départ le dimanche 6 juin 2027.
      Réservation n° 2027-31
      Chambre : Les Iris, petit déjeuner compris
      La Clef des Vergers
      Odile & Marc Pasquier
      3 chemin du Moulin
      26110 Nyons`,
    products: ['La Clef des Vergers | 2027-06-04 – 2027-06-06 | 3 chemin du Moulin, 26110, Nyons | 2027-31'],
  },
  {
    name: 'a Spanish address whose street is followed by its number and its quarter',
    text: `
      Confirmación de la reserva: 4418.220.917
      Hostal La Alcazaba
      Dirección: Reyes de Taifas, 9, Centro de Granada, 18001 Granada, España
      Entrada   viernes 2 de octubre de 2026
      Salida   lunes 5 de octubre de 2026
      1 habitación, 3 noches`,
    products: ['Hostal La Alcazaba | 2026-10-02 – 2026-10-05 | Reyes de Taifas 9, Centro de Granada, 18001, Granada, ES | 4418.220.917'],
  },
  {
    name: 'a stay that was moved to other days, each told with one year',
    text: `
      Szanowny Panie Tomaszu,
      zmieniamy termin Pana rezerwacji w naszym pensjonacie.
      Było: 12-15.08.2027
      Jest: 19-22.08.2027
      Pensjonat Pod Świerkiem, ul. Leśna 9, 58-580 Szklarska Poręba
      Rezerwacja nr 2027/0311 na nazwisko Tomasz Wieczorek
      Pokój 2-osobowy ze śniadaniem, 3 noce, razem 780 zł`,
    products: ['Pensjonat Pod Świerkiem | 2027-08-19 – 2027-08-22 | ul. Leśna 9, 58-580, Szklarska Poręba, PL | 2027/0311'],
    people: ['Tomasz Wieczorek'],
  },
  {
    name: 'a house at the end of a letter, its town alone above its code',
    text: `
      Dear Mrs Hartnoll
      We confirm your change of dates.
      Previous stay: 3 - 5 September 2027
      New stay: 10 - 12 September 2027 (2 nights)
      Booking ref OSM-20418
      Room: Garden double, bed and breakfast
      The Old Sail Loft
      Ferry Lane
      Polruan
      PL23 1PD
      Kind regards
      Dr Morwenna Pascoe`,
    products: ['The Old Sail Loft | 2027-09-10 – 2027-09-12 | Ferry Lane, PL23 1PD, Polruan, GB | OSM-20418'],
    people: ['Hartnoll'],
  },
  {
    name: 'a flat under the heading of its address, and the agency that lets it',
    text: `
      hiermit bestätige ich Ihnen die Ferienwohnung vom 21.08. bis 28.08.2027 (7 Nächte) für 2 Personen.
      Anschrift der Ferienwohnung:
      Haus Möwe
      Dünenweg 11
      18374 Zingst
      Buchungsnummer: ZB-2027-44
      Viele Grüße
      Ostsee Vermietung Krull, Waldweg 2, 18375 Prerow`,
    products: ['Haus Möwe | 2027-08-21 – 2027-08-28 | Dünenweg 11, 18374, Zingst | ZB-2027-44'],
  },
  {
    name: 'a holiday park whose days stand close together under their headings',
    text: `
      Bevestiging van uw boeking
      Reserveringsnummer Aankomst   Vertrek   Gasten
      DL-440217   vrijdag 2 juli 2027 vrijdag 9 juli 2027   4
      Vakantiepark De Lindenhoek
      Heideweg 21
      7361 AB Beekbergen
      Hoofdboeker: mevrouw T. van Doorn
      Medereizigers: Fleur van Doorn, Sam van Doorn`,
    products: ['Vakantiepark De Lindenhoek | 2027-07-02 – 2027-07-09 | Heideweg 21, 7361 AB, Beekbergen, NL | DL-440217'],
    people: ['T. van Doorn', 'Fleur van Doorn', 'Sam van Doorn'],
  },
  {
    name: 'houses of a tour with a reference each, figures of another column before them and none below the last',
    text: `
      Hotelliste Innradweg
      Rundreise Nr. 27-5519
      Nacht   Unterkunft   Leistung   Reservierung
      Fr 11.06.2027   Hotel Arlberger Hof   1 DZ   R-4400
      Malser Str. 31, 6500 Landeck
      Sa 12.06.2027   Gasthof Neuner   1 DZ   R-4417
      Pfarrgasse 10, 6460 Imst
      So 13.06.2027   60 Hotel Löwe   1 DZ   R-4434
      Innrain 31, 6020 Innsbruck`,
    products: [
      'Hotel Arlberger Hof | 2027-06-11 – 2027-06-12 | Malser Str. 31, 6500, Landeck | R-4400',
      'Gasthof Neuner | 2027-06-12 – 2027-06-13 | Pfarrgasse 10, 6460, Imst | R-4417',
      'Hotel Löwe | 2027-06-13 – 2027-06-14 | Innrain 31, 6020, Innsbruck | R-4434',
    ],
    reference: '27-5519',
  },
  {
    name: 'a Turkish hotel',
    text: `
      Rezervasyon Onayı
      Rezervasyon No: 8840217
      Otel: Mavi Koy Butik Otel
      Adres: Atatürk Caddesi No:12, 48400 Bodrum, Türkiye
      Giriş tarihi: 14 Ağustos 2027
      Çıkış tarihi: 19 Ağustos 2027
      Gece: 5`,
    products: ['Mavi Koy Butik Otel | 2027-08-14 – 2027-08-19 | Atatürk Caddesi No:12, 48400, Bodrum, TR | 8840217'],
  },
  {
    name: 'a chain written small, on a page that has no word for rooms or nights',
    text: `
      Confirmation de réservation
      Numéro de réservation : HQ4471
      Date d'arrivée : 02/04/2027 à partir de 12h00
      Date de départ : 04/04/2027 jusqu'à 12h00
      ibis budget Dijon Saint-Apollinaire
      68 avenue Clemenceau
      21850 Saint-Apollinaire
      France
      Occupants : Camille Lefort, Bastien Lefort`,
    products: [
      'ibis budget Dijon Saint-Apollinaire | 2027-04-02 – 2027-04-04 | 68 avenue Clemenceau, 21850, Saint-Apollinaire, FR | HQ4471',
    ],
    people: ['Camille Lefort', 'Bastien Lefort'],
  },
  {
    name: 'a Danish house by its number, and a reference in groups of two',
    text: `
      Tak for din bestilling. Her er din bekræftelse.
      Bookingnr.   5519 40 27
      Husnr.   71-4418
      Ankomstdato   03.07.2027 fra kl. 16.00
      Afrejsedato   10.07.2027 senest kl. 10.00
      Antal gæster   2 voksne, 3 børn
      Husets adresse   Klitvejen 18, 6854 Henne`,
    products: ['Hus 71-4418 | 2027-07-03 – 2027-07-10 | Klitvejen 18, 6854, Henne | 5519 40 27'],
  },
  {
    name: 'a Portuguese stay that is confirmed in a hotel, whose address stands far below, under its name in capitals',
    text: `
      A sua reserva no Hotel Belmar Ericeira está confirmada
      Localizador: BE-40917
      Hóspede: Duarte Sottomayor
      Entrada: sexta-feira, 5 de março de 2027
      Saída: domingo, 7 de março de 2027
      Quarto: duplo com vista para o mar
      Regime: pequeno-almoço
      Ocupação: 1 adulto
      Total: 184,00 €
      Taxa turística: 2,00 €
      Garantia: cartão de crédito
      Receção aberta dia e noite.
      Estacionamento gratuito.
      Animais não são permitidos.
      Piscina aquecida todo o ano.
      Obrigado pela preferência.
      Até breve!

      HOTEL BELMAR ERICEIRA
      Rua do Norte, 12
      2655-301 Ericeira`,
    products: ['Hotel Belmar Ericeira | 2027-03-05 – 2027-03-07 | Rua do Norte, 12, 2655-301, Ericeira, PT | BE-40917'],
    people: ['Duarte Sottomayor'],
  },
  {
    name: 'a Polish stay on new days, counted in days and nights, whose old days are called off',
    text: `
      Szanowny Panie Marku,

      poprzedni termin pobytu został anulowany bez kosztów.

      Potwierdzenie rezerwacji nr 77/2027

      Nowy termin   od soboty 8 maja do wtorku 11 maja 2027 (3 doby)
      Pokój   nr 4, 2-osobowy

      Pensjonat Limba
      ul. Leśna 9, 58-540 Karpacz`,
    products: ['Pensjonat Limba | 2027-05-08 – 2027-05-11 | ul. Leśna 9, 58-540, Karpacz, PL | 77/2027'],
  },
  {
    name: 'a Dutch tour in a table whose days stand below their numbers',
    text: `
      Hotellijst Moezelfietsroute
      Boekingsnummer: FR-33871
      Deelnemers: Sanne Terpstra, Wout Terpstra

      Dag   Plaats   Hotel   Nachten Opmerkingen
      1   Trier   Hotel Römerblick   1   Fietsen staan klaar
      za 05.06.2027   Brückenstraße 7, 54290 Trier   in de kelder.
      Tel. +49 651 110022
      2   Bernkastel   Gasthof Zum Anker   1   Diner inbegrepen
      zo 06.06.2027   Moselufer 3, 54470 Bernkastel
      Tel. +49 6531 220033
      3–4   Cochem   Hotel Burgfrieden   2   Wijnproeverij
      ma 07.06.2027   Endertstraße 41, 56812 Cochem
      wo 09.06.2027   Tel. +49 2671 330044`,
    products: [
      'Hotel Römerblick | 2027-06-05 – 2027-06-06 | Brückenstraße 7, 54290, Trier | FR-33871',
      'Gasthof Zum Anker | 2027-06-06 – 2027-06-07 | Moselufer 3, 54470, Bernkastel | FR-33871',
      'Hotel Burgfrieden | 2027-06-07 – 2027-06-09 | Endertstraße 41, 56812, Cochem | FR-33871',
    ],
  },
  {
    name: 'a Swedish holiday house told by its number in a catalogue and its name',
    text: `
      Bokningsbekräftelse 7720416
      Gäst: Ingrid Hallberg
      Ankomst: lör 12.06.2027
      Avresa: lör 19.06.2027
      Fritidshus S4471 Tallbacken vid Böda
      Strandvägen 15, 387 73 Löttorp`,
    products: ['Fritidshus S4471 Tallbacken vid Böda | 2027-06-12 – 2027-06-19 | Strandvägen 15, 387 73, Löttorp | 7720416'],
  },
  {
    name: 'a Spanish stay whose hours of arrival and departure are no hire of a car, though cars are praised below',
    text: `
      Gracias por confiar en Viajes Alameda
      Localizador: VA-88213
      Hotel Puerta del Mar
      Calle Ancha, 14, 11001 Cádiz
      Entrada: 30/04/2027 (desde las 14:00) Salida: 03/05/2027 (hasta las 12:00)
      3 noches, 1 habitación doble
      Huésped: Lucía Ferrándiz
      Coche de alquiler desde 22 € al día, recogida en la estación`,
    products: ['Hotel Puerta del Mar | 2027-04-30 – 2027-05-03 | Calle Ancha, 14, 11001, Cádiz | VA-88213'],
  },
  {
    name: 'an Italian stay of a house whose mail address looks like a flight',
    text: `
      Conferma di prenotazione 5518207
      Ospite: Nicoletta Brambilla
      Hotel Acquaviva
      Via Roma 20, 28838 Stresa
      LX2041@example.com
      Check-in: 06/03/2027 dalle 15:00
      Check-out: 08/03/2027 entro le 11:00
      2 notti`,
    products: ['Hotel Acquaviva | 2027-03-06 – 2027-03-08 | Via Roma 20, 28838, Stresa | 5518207'],
  },
  {
    name: 'a house beside a hired car whose number is not the house’s',
    text: `
      Reiseplan Nr. 7711-40932
      Hotel Seeblick
      Uferstraße 8, 88131 Lindau
      Check-in   Mo., 10.05.2027
      Check-out   Do., 13.05.2027
      3 Nächte, 1 Zimmer
      Gast: Ottilie Brandauer
      Mietwagen
      Sixt Buchungsnummer: SX99120477
      Abholung   Do., 13.05.2027, 11:30
      Lindau Bahnhof
      Rückgabe   Sa., 15.05.2027, 10:00
      Lindau Bahnhof`,
    products: [
      'Hotel Seeblick | 2027-05-10 – 2027-05-13 | Uferstraße 8, 88131, Lindau | 7711-40932',
      'Sixt | 2027-05-13T11:30 Lindau Bahnhof | 2027-05-15T10:00 Lindau Bahnhof | SX99120477',
    ],
  },
  {
    name: 'a house with no word for one, under the letterhead of the agency that sold it',
    subject: 'Your booking confirmation 8834112',
    from: 'Meridian Travel <res@meridian-travel.example>',
    text: `
      Meridian Travel
      14 Castle Street, Edinburgh EH2 3HT
      Tel 0131 496 0000
      Dear Mrs Anna Reed,
      Thank you for booking with Meridian Travel. Please find your confirmation below.
      Booking number: 8834112
      Guests: Anna Reed, Tom Reed
      The Alder House
      12 Harbour Road
      Whitby YO21 3PU
      Arrival: Friday 12 March 2027
      Departure: Monday 15 March 2027
      3 nights, 1 double room, breakfast included
      Kind regards
      The team at Meridian Travel`,
    products: ['The Alder House | 2027-03-12 – 2027-03-15 | 12 Harbour Road, YO21 3PU, Whitby, GB | 8834112'],
    people: ['Anna Reed', 'Tom Reed'],
  },
  {
    name: 'an address that a sentence says to be one, in Portuguese',
    text: `
      Reserva confirmada
      Número da reserva: QXT-7719
      Pousada Areia Branca
      Entrada: 12/03/2027 a partir das 14h
      Saída: 15/03/2027 até as 11h
      Quarto duplo com café da manhã, 3 diárias
      Qualquer dúvida me escreva no mesmo número de sempre.
      O endereço é Rua das Conchas, 12, Centro, 88780-000 Imbituba/SC. Aceitamos cachorro pequeno.`,
    products: ['Pousada Areia Branca | 2027-03-12 – 2027-03-15 | Rua das Conchas, 12, Centro, 88780-000, Imbituba, BR | QXT-7719'],
  },
  {
    name: 'an address that a sentence says to be one, in German',
    text: `
      Buchungsbestätigung QXT-7719
      Pension Möwe
      Anreise: 12.03.2027 ab 15 Uhr
      Abreise: 15.03.2027 bis 10 Uhr
      Doppelzimmer mit Frühstück, 3 Nächte
      Wir freuen uns auf Ihren Besuch.
      Die Adresse lautet Lindenweg 4, 87541 Bad Hindelang. Geparkt wird am Haus.`,
    products: ['Pension Möwe | 2027-03-12 – 2027-03-15 | Lindenweg 4, 87541, Bad Hindelang | QXT-7719'],
  },
  {
    name: 'a Brazilian house that has had the money, in a letter without its number',
    text: `
      Oi Beatriz, tudo bem?
      Recebi o comprovante do pix, muito obrigada! Então está tudo certo com a sua reserva:
      Chalé 4, casal e 1 cama extra, com café da manhã; a chave fica na recepção
      Entrada: 12/03/2027 a partir das 14h
      Saída: 15/03/2027 até as 11h
      3 diárias, R$ 1.350,00
      O endereço é Rua das Conchas, 12, Centro, 88780-000 Imbituba/SC.
      Um abraço,
      Cida
      Pousada Areia Branca`,
    products: ['Pousada Areia Branca | 2027-03-12 – 2027-03-15 | Rua das Conchas, 12, Centro, 88780-000, Imbituba, BR | ?'],
  },
]
