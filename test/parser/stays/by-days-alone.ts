/** Stays whose days are told in words of their own, made for the tests: by beginning and end, by keys, by rows of nights. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const STAYS_BY_DAYS_ALONE: readonly Sample[] = [
  {
    name: 'a group whose house tells from when to when it is theirs, behind a word for that',
    text: `
      Jugendgästehaus Eichenhof, Waldweg 3, 34508 Willingen
      Belegungsvertrag Nr. B-2026-0815   12.01.2026
      Gruppe:   Realschule Korbach, Klasse 6a
      Belegung:   Mo 06.07.2026 bis Fr 10.07.2026
      Verpflegung:  Vollpension
      Zimmer:   6 x 4-Bett, 2 x 2-Bett
      Anzahlung 400 EUR bis 01.03.2026.
      Bettwäsche ist im Preis enthalten. Zimmerbezug ab 15 Uhr.`,
    products: ['Jugendgästehaus Eichenhof | 2026-07-06 – 2026-07-10 | Waldweg 3, 34508, Willingen | B-2026-0815'],
    reference: 'B-2026-0815',
  },
  {
    name: 'two nights in a hut, one by one, each to the next day',
    text: `
      Hüttenreservierung - bestätigt
      Rotwandhaus (1737 m)
      Reservierungsnummer 7712094
      Name: Petra Stangl
      Nacht 04.09.2026 > 05.09.2026   2 Betten im Zimmerlager
      Nacht 05.09.2026 > 06.09.2026   2 Betten im Zimmerlager
      Anzahlung 40,00 € bezahlt
      Kostenlose Stornierung bis 01.09.2026
      Abendessen um 18:30, Hüttenschlafsack mitbringen.`,
    products: ['Rotwandhaus | 2026-09-04 – 2026-09-06 | ? | 7712094'],
    people: ['Petra Stangl'],
    reference: '7712094',
  },
  {
    name: 'a row for each night with its price',
    text: `
      Hotel Goldener Anker
      Kaigasse 7
      5020 Salzburg
      Buchungsnummer: GA-33981
      Sehr geehrte Frau Huber, hiermit bestätigen wir Ihre Reservierung.
      Datum   Zimmer   Preis
      12.03.2026   Doppelzimmer Komfort   € 129,00
      13.03.2026   Doppelzimmer Komfort   € 139,00
      14.03.2026   Doppelzimmer Komfort   € 149,00
      Summe 3 Nächte: € 417,00
      Stornierung kostenfrei bis 10.03.2026.`,
    products: ['Hotel Goldener Anker | 2026-03-12 – 2026-03-15 | Kaigasse 7, 5020, Salzburg | GA-33981'],
    people: ['Huber'],
    reference: 'GA-33981',
  },
  {
    name: 'nights and the day of leaving below the day of coming',
    text: `
      Hallo Frau Brandes,
      Ihre Reisedaten:
      Mo 05.10.2026   HOTEL Hotel Leinehof Göttingen
      Weender Str. 112, 37073 Göttingen
      2 Nächte, Abreise Mi 07.10.2026
      EZ inkl. Frühstück, Bestätigung LH-20117
      Viele Grüße
      Travelservice Nord`,
    products: ['Hotel Leinehof Göttingen | 2026-10-05 – 2026-10-07 | Weender Str. 112, 37073, Göttingen | LH-20117'],
    people: ['Brandes'],
    reference: 'LH-20117',
  },
  {
    name: 'two days of one month with their weekdays between commas',
    text: `
      Gasthof Ramsauer
      Dorf 12
      A-8972 Ramsau am Dachstein
      15. Februar 2026
      Sehr geehrte Familie Köhler,
      vielen Dank für Ihre Anfrage. Gerne bestätigen wir Ihnen ein Familienzimmer mit Balkon von Samstag, den 15., bis Samstag, den 22. August, das sind 7 Nächte, zum Preis von 62 Euro pro Person inkl. Halbpension.
      Die Anzahlung von 200 Euro ist eingegangen, vielen Dank.
      Herzliche Grüße
      Familie Ramsauer`,
    products: ['Gasthof Ramsauer | 2026-08-15 – 2026-08-22 | Dorf 12, 8972, Ramsau am Dachstein | ?'],
    people: ['Köhler'],
  },
  {
    name: 'a house by any name above its street, in a note of who keeps it',
    text: `
      Hey Lena,
      Geld ist angekommen, damit ist alles fix :)
      Bootshaus Pankow
      Seestr. 14
      13187 Berlin
      Ihr kommt am Fr 22.5.26, ab 16 Uhr bin ich da. 3 Nächte, 2 Pers., macht 3 x 70 = 210 €. Kaution brauch ich nicht.
      Bitte am letzten Tag bis 11 raus sein. Bettwäsche und Handtücher sind da.
      LG Tom`,
    products: ['Bootshaus Pankow | 2026-05-22 – 2026-05-25 | Seestr. 14, 13187, Berlin | ?'],
  },
  {
    name: 'a cottage by its number, for a time that is hired',
    text: `
      Solöns Stugservice, Hamngatan 3, 387 31 Borgholm
      Hyresbekräftelse
      Hyresgäst   Lena Forsberg   Bokningsnummer   SS-22871
      Objekt   Stuga 217 Köpingsvik, 6 bäddar
      Adress   Strandvägen 8, 387 50 Köpingsvik
      Hyresperiod   lör 4/7 kl 15.00 – lör 11/7 kl 10.00, 2026
      Hyra   7 900 kr
      Sängkläder och slutstädning ingår inte. Nyckeln hämtas i receptionen.`,
    products: ['Stuga 217 Köpingsvik | 2026-07-04 – 2026-07-11 | Strandvägen 8, 387 50, Köpingsvik | SS-22871'],
    reference: 'SS-22871',
  },
  {
    name: 'a room that lies ready from an evening to a morning',
    text: `
      B&B De Linde
      Dag mevrouw Jacobs,
      Bedankt voor uw telefoontje. De kamer Salie ligt voor u beiden vast van vrijdagavond 16 oktober tot zondagvoormiddag 18 oktober 2026. U mag toekomen vanaf 16u, op zondag de kamer graag vrij tegen 11u.
      Twee nachten met ontbijt: 2 × € 110 = € 220. Een voorschot van € 60 volstaat. Annuleren kan kosteloos tot 1 oktober.
      Ons adres: Lindestraat 8, 8951 Dranouter.
      Tot dan!
      Greet`,
    products: ['B&B De Linde | 2026-10-16 – 2026-10-18 | Lindestraat 8, 8951, Dranouter | ?'],
  },
  {
    name: 'a house taken on one day and given back on another',
    text: `
      Gîtes du Haut-Vivarais
      Contrat de location n° 26-0457
      Locataire : M. Fabien Roussel
      Hébergement : Gîte Les Châtaigniers, 5 personnes
      Adresse : Le Bourg, 07320 Saint-Agrève
      Prise de possession : samedi 25 juillet 2026 à partir de 16 h
      Restitution des clés : samedi 1er août 2026 avant 10 h
      Loyer 560 €, acompte versé 140 €, caution 300 €, draps en option, ménage 60 €.`,
    products: ['Gîte Les Châtaigniers | 2026-07-25 – 2026-08-01 | Le Bourg, 07320, Saint-Agrève | 26-0457'],
    people: ['Fabien Roussel'],
    reference: '26-0457',
  },
  {
    name: 'the beginning and the end of a hire of a cottage',
    text: `
      Ośrodek Leśny Zakątek
      Potwierdzenie rezerwacji nr 118/2026
      Najemca: Tomasz Wrona
      Domek Pod Sosnami, 4 osoby
      ul. Leśna 7, 76-032 Mielno
      Początek najmu: sobota 18 lipca 2026, godz. 15.00
      Koniec najmu: sobota 25 lipca 2026, godz. 10.00
      Zadatek 300 zł wpłynął. Kaucja 200 zł przy odbiorze kluczy. Pościel w cenie.`,
    products: ['Domek Pod Sosnami | 2026-07-18 – 2026-07-25 | ul. Leśna 7, 76-032, Mielno, PL | 118/2026'],
    people: ['Tomasz Wrona'],
    reference: '118/2026',
  },
  {
    name: 'a hire that begins and ends, below what it is of',
    text: `
      Järvimökit Oy
      Varausvahvistus 55102
      Vuokraaja: Pekka Salo
      Kohde: Mökki 14 Rantakallio
      Osoite: Rantatie 14, 58500 Punkaharju
      Vuokra alkaa: la 11.7.2026 klo 16
      Vuokra päättyy: la 18.7.2026 klo 12
      Liinavaatteet ja loppusiivous eivät sisälly hintaan. Avaimet vastaanotosta. Ennakkomaksu maksettu.`,
    products: ['Mökki 14 Rantakallio | 2026-07-11 – 2026-07-18 | Rantatie 14, 58500, Punkaharju | 55102'],
    people: ['Pekka Salo'],
    reference: '55102',
  },
  {
    name: 'a holiday that starts and ends',
    text: `
      Tarnside Holiday Homes
      Booking THH-40917
      Dear Mrs Whittle, your booking is confirmed.
      Holiday starts   Saturday 8th August 2026, from 4pm
      Holiday ends   Saturday 15th August 2026, by 10am
      Property   Tarn Cottage, sleeps 6
      Security deposit   £100
      Bed linen is provided, towels are not.`,
    products: ['Tarn Cottage | 2026-08-08 – 2026-08-15 | ? | THH-40917'],
    people: ['Whittle'],
    reference: 'THH-40917',
  },
  {
    name: 'the days on which keys are fetched and brought back',
    text: `
      HARBOUR LOFT - St Mawes
      Booking number 20934   Confirmed
      Name   Mr D. Trenary
      Keys from   Fri 18 Sep 2026 3pm
      Keys back   Fri 25 Sep 2026 10am
      Sleeps   4
      Rent   £890
      Deposit   £200 (paid 3 Feb 2026)
      Balance   £690 by 21 Aug 2026
      Address   2 Marine Parade, St Mawes, TR2 5AA
      Linen is included, bring your own beach towels.`,
    products: ['HARBOUR LOFT | 2026-09-18 – 2026-09-25 | 2 Marine Parade, TR2 5AA, St Mawes, GB | 20934'],
    people: ['D. Trenary'],
    reference: '20934',
  },
  {
    name: 'a cabin that was put on a guest from a day, for nights',
    text: `
      Hei Astrid,
      Hytte 3 er nå satt på deg fra tirsdag 11. august, 3 netter. Pris 980,- pr natt. Sengetøy 110,- pr pers.
      Nøkkel i resepsjonen etter kl 15. Ut innen kl 11 på avreisedagen.
      Gi beskjed innen 1. august dersom dere ikke kommer.
      Mvh
      Solveig
      Fjordgløtt Camping
      Strandveien 22
      6854 Kaupanger`,
    products: ['Fjordgløtt Camping | 2026-08-11 – 2026-08-14 | Strandveien 22, 6854, Kaupanger | ?'],
  },
  {
    name: 'a row of a table with the day it starts and the day it finishes',
    text: `
      Larkrise Lets - booking confirmation
      Booking ref   Guest   Accommodation   Starts   Finishes
      LL-5571   Joan Mitcham   Larkrise Barn   Sat 2 May 2026   Sat 9 May 2026
      Deposit paid £120. Balance £480 due 4 April 2026. Linen and towels included.`,
    products: ['Larkrise Barn | 2026-05-02 – 2026-05-09 | ? | LL-5571'],
    reference: 'LL-5571',
  },
  {
    name: 'what a host can do instead, and has put in the book',
    text: `
      Dear Hugh,
      Sorry, the 5th has gone, but I can do you the Friday after instead, so I've put you in the book for two nights arriving Friday 12 June and leaving on the Sunday, the 14th. It's the twin room at the front, £120 the night with breakfast.
      I don't take deposits. Any time after four is fine.
      Warmly,
      Isla Munro
      Burnside Guest House
      14 Shore Road, Ullapool IV26 2UJ`,
    products: ['Burnside Guest House | 2026-06-12 – 2026-06-14 | 14 Shore Road, IV26 2UJ, Ullapool, GB | ?'],
  },
  {
    name: 'a house that is rented with a deposit, miles to the sea and a place for the car, and no car',
    text: `
      Gîte du Moulin, 24200 Sarlat
      Location du gîte, réservation 8812

      Bonjour Odile Bertin, votre location est confirmée.

      Entrée dans les lieux : vendredi 4 juin 2027 à 16h00
      Sortie des lieux : vendredi 11 juin 2027 à 10h00

      Le gîte a 6 couchages. Caution 300 €. Les clés sont chez le voisin. Assurance villégiature demandée. La gare est à 12 km ; une voiture est utile.`,
    products: ['Gîte du Moulin | 2027-06-04 – 2027-06-11 | 24200, Sarlat | ?'],
  },
  {
    name: 'a Danish house by its number and address, below whom the letter greets',
    text: `
      Bekræftelse af leje
      Kære Jonas
      Hermed bekræftes din leje af sommerhus nr. B2208, Klitvej 15, 9492 Blokhus
      Lejeperiode: lørdag 3. juli 2027 kl. 15 - lørdag 10. juli 2027 kl. 10
      Depositum 1.500 kr. Slutrengøring 850 kr. Sengelinned medbringes.
      Betalingsfrist: 1. maj 2027
      Lejenr. 77120`,
    products: ['? | 2027-07-03 – 2027-07-10 | Klitvej 15, 9492, Blokhus | ?'],
  },
  {
    name: 'a French house, above whose address the letter greets somebody',
    text: `
      Bonjour Madame Leclerc,
      Nous confirmons votre réservation n° 30217 à l'Hôtel du Lac, 5 quai des Alpes, 74000 Annecy.
      Arrivée : 8 mai 2027
      Départ : 11 mai 2027
      Montant total : 357,00 €`,
    products: ['Hôtel du Lac | 2027-05-08 – 2027-05-11 | 5 quai des Alpes, 74000, Annecy | 30217'],
    people: ['Leclerc'],
    reference: '30217',
  },
]
