/** Hired cars that letters tell in sentences, at stations with a label of their own, and by those who only arrange them, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_IN_LETTERS: readonly Sample[] = [
  {
    name: 'a car that an Italian letter gives in a sentence, at a desk',
    from: 'Corallina Rent a Car - Prenotazioni <info@corallina.example>',
    text: `
      Gentile Dott. Ermete Savoldi,
      Le confermiamo la prenotazione n. CR/27/0412 per il noleggio di una Lancia Ypsilon o similare.
      Ritirerà l'auto venerdì 4 giugno 2027 alle ore 18.30 presso il nostro banco all'Aeroporto di Alghero (piano terra, il banco chiude alle 23.00) e la riconsegnerà venerdì 11 giugno 2027 alle ore 9.00 al Porto di Olbia, dove un nostro incaricato La attenderà.
      Corallina Rent a Car S.r.l. – Via Roma 3, 07041 Alghero`,
    products: ['Corallina Rent a Car | 2027-06-04T18:30 Aeroporto di Alghero | 2027-06-11T09:00 Porto di Olbia | CR/27/0412'],
  },
  {
    name: 'a car that a German letter gives in a sentence',
    text: `
      Sehr geehrte Frau Ostermann,
      Ihre Buchung Nr. AV-30817 für einen Mietwagen ist bestätigt.
      Sie übernehmen das Fahrzeug am Freitag, 12.03.2027 um 09:30 Uhr an unserem Schalter am Flughafen Graz und geben es am Montag, 15.03.2027 um 18:00 Uhr am Hauptbahnhof Linz zurück.
      Alpenwagen Autovermietung`,
    products: ['Alpenwagen Autovermietung | 2027-03-12T09:30 Flughafen Graz | 2027-03-15T18:00 Hauptbahnhof Linz | AV-30817'],
  },
  {
    name: 'a car that a French letter gives in a sentence',
    text: `
      Bonjour Madame Solène Kervella,
      Votre réservation n° LV-88214 est confirmée : location de voiture, catégorie B.
      Vous retirerez la voiture le samedi 5 juin 2027 à 10h00 à notre comptoir de l'Aéroport de Nice et vous la restituerez le samedi 12 juin 2027 à 17h30 à la Gare de Toulon.
      Cordialement,
      Europcar`,
    products: ['Europcar | 2027-06-05T10:00 Aéroport de Nice | 2027-06-12T17:30 Gare de Toulon | LV-88214'],
  },
  {
    name: 'a van at a station with a label of its own, hours alone on their lines, and no class of vehicles',
    text: `
      Europcar
      Votre réservation n° EC5512077 est confirmée. Location d'utilitaire.
      Votre agence
      Angers Saint-Serge
      14 rue des Ormeaux, 49100 Angers
      Départ   Retour
      samedi 17 avril 2027
      8h00
      samedi 17 avril 2027
      19h00
      Catégorie 12 m³
      Fiat Ducato ou équivalent
      Permis B, 21 ans
      Total   81,00 €`,
    products: ['Europcar | 2027-04-17T08:00 Angers Saint-Serge | 2027-04-17T19:00 Angers Saint-Serge | EC5512077'],
  },
  {
    name: 'a station whose name begins as an amount does',
    text: `
      Hyrbil
      Bokningsnummer: 55018823
      Hämta
      fredag 2 juli 2027
      kl. 09.00
      Lämna
      måndag 5 juli 2027
      kl. 20.00
      Station
      ABC7 Örebro Norra
      Västra Bangatan 15, 703 51 Örebro
      Bil
      Kia Ceed eller likvärdig`,
    products: ['? | 2027-07-02T09:00 ABC7 Örebro Norra | 2027-07-05T20:00 ABC7 Örebro Norra | 55018823'],
  },
  {
    name: 'places without what one does with the keys',
    text: `
      Reservierungsnummer: 77120RS
      Fahrzeuggruppe: Transporter
      Abholung: Samstag, 17. April 2027, 7.30 Uhr
      Kiel-Gaarden
      Rückgabe: Sonntag, 18. April 2027, 12.00 Uhr
      Kiel-Gaarden (Nachtbriefkasten)
      Mieter: Meike Thomsen
      Buchbinder`,
    products: ['Buchbinder | 2027-04-17T07:30 Kiel-Gaarden | 2027-04-18T12:00 Kiel-Gaarden | 77120RS'],
  },
  {
    name: 'two cars of two firms, each with its own number, in a letter with a file of its own',
    subject: 'Your two hire cars',
    text: `
      Both cars are now confirmed under our file HB-40217.

      CAR 1
      Company:   Hertz
      Confirm. no: K2204417
      Collect:   Mon 7 Jun 2027, 11.30
      Cork Airport
      Return:   Thu 10 Jun 2027, 10.00
      Galway Railway Station

      CAR 2
      Company:   P J Mulcahy
      Confirm. no: PJM/27/018
      Collect:   Fri 11 Jun 2027, 09.50
      Knock Airport
      Return:   Mon 14 Jun 2027, 15.15
      Knock Airport, keys to the desk`,
    products: [
      'Hertz | 2027-06-07T11:30 Cork Airport | 2027-06-10T10:00 Galway Railway Station | K2204417',
      'P J Mulcahy | 2027-06-11T09:50 Knock Airport | 2027-06-14T15:15 Knock Airport | PJM/27/018',
    ],
    reference: 'HB-40217',
  },
  {
    name: 'the firm that a label tells, where a broker writes',
    text: `
      CamperDays
      Ihre Buchungsnummer lautet CD-773.
      Abholung   12.01.2027, 13:00 Uhr
      Perth Airport Branch
      Rückgabe   05.02.2027, 10:00 Uhr
      Darwin Airport Branch
      Vermieter   Kookaburra
      Wohnmobil: 4 Schlafplätze`,
    products: ['Kookaburra | 2027-01-12T13:00 Perth Airport Branch | 2027-02-05T10:00 Darwin Airport Branch | CD-773'],
  },
  {
    name: 'the number that a sentence says a firm knows it by',
    text: `
      Your car in Faro is confirmed.
      Booking reference: 500817743
      Pick-up
      Sun 16 May 2027 13:30
      Faro Airport
      Drop-off
      Sun 23 May 2027 16:00
      Faro Airport
      Renault Clio or similar
      Show them your driving licence and your Goldcar reservation number: ES-4417702.`,
    products: ['Goldcar | 2027-05-16T13:30 Faro Airport | 2027-05-23T16:00 Faro Airport | ES-4417702'],
    reference: '500817743',
  },
  {
    name: 'a number beside the firm that writes itself, which has no other',
    text: `
      Your Avis reservation number: 1746GB22
      Pick-up
      Sun 16 May 2027 13:30
      Faro Airport
      Drop-off
      Sun 23 May 2027 16:00
      Faro Airport
      Renault Clio or similar`,
    products: ['Avis | 2027-05-16T13:30 Faro Airport | 2027-05-23T16:00 Faro Airport | 1746GB22'],
    reference: '1746GB22',
  },
  {
    name: 'a firm in capitals before what it does',
    text: `
      WISLANA Wypożyczalnia Samochodów od 1999 r.
      Potwierdzamy rezerwację nr WI/118/2027.
      Odbiór pojazdu   Zwrot pojazdu
      Data   piątek, 7 maja 2027 r.   wtorek, 11 maja 2027 r.
      Godzina   12:30   10:00
      Miejsce   Kraków – Lotnisko Balice   Katowice – Lotnisko Pyrzowice
      Zwrot w innym mieście   150,00 zł`,
    products: ['WISLANA | 2027-05-07T12:30 Kraków – Lotnisko Balice | 2027-05-11T10:00 Katowice – Lotnisko Pyrzowice | WI/118/2027'],
  },
  {
    name: 'a firm without what it does behind a dash',
    from: 'Moravia Rent - autopůjčovna <info@moraviarent.example>',
    text: `
      Potvrzení rezervace č. 2703-1186
      Vozidlo: Škoda Fabia nebo podobné
      Přistavení: pátek 12. 2. 2027 v 17:45, Brno – Hotel Slovan
      Vrácení: neděle 14. 2. 2027 ve 20:00, Praha – Letiště Václava Havla`,
    products: ['Moravia Rent | 2027-02-12T17:45 Brno – Hotel Slovan | 2027-02-14T20:00 Praha – Letiště Václava Havla | 2703-1186'],
  },
  {
    name: 'a car at a railway station, and no train with which one comes',
    text: `
      Lappi Autovuokraamo
      Varausnumero LA-204771
      Nouto
      perjantai 17.12.2027 klo 16.25
      Kemi, rautatieasema
      Kuljettajamme odottaa pääovella; juna IC 27 Helsingistä.
      Palautus
      tiistai 21.12.2027 klo 8.00
      Oulu, lentoasema
      Auto   Volvo V60 tai vastaava
      Palautus toiseen pisteeseen: 20,00 €
      Omavastuun alennus: 36,00 €`,
    products: ['Lappi Autovuokraamo | 2027-12-17T16:25 Kemi, rautatieasema | 2027-12-21T08:00 Oulu, lentoasema | LA-204771'],
  },
  {
    name: 'a truck for those who move',
    text: `
      U-HAUL
      Dana, your truck is reserved.
      Reservation number: 10841990
      PICK UP
      Saturday, May 29, 2027
      10:00 AM
      U-Haul Moving & Storage of Ballard
      DROP OFF
      Tuesday, June 1, 2027
      10:00 AM
      U-Haul Moving & Storage at Division St
      Customer   Dana Whitlock`,
    products: [
      'U-HAUL | 2027-05-29T10:00 U-Haul Moving & Storage of Ballard | 2027-06-01T10:00 U-Haul Moving & Storage at Division St | 10841990',
    ],
    people: ['Dana Whitlock'],
  },
  {
    name: 'who drives behind two words for it',
    text: `
      Maggiore
      Prenotazione n.   5583316
      Intestatario / guidatore Fiorenza Bellodi
      RITIRO
      Bari Aeroporto
      lunedì 05/04/2027  ore 09:10
      CONSEGNA
      Lecce Centro
      giovedì 08/04/2027  ore 19:00
      VEICOLO
      Fiat Panda o similare`,
    products: ['Maggiore | 2027-04-05T09:10 Bari Aeroporto | 2027-04-08T19:00 Lecce Centro | 5583316'],
    people: ['Fiorenza Bellodi'],
  },
  {
    name: 'desks whose hours are told between the day and the street of each',
    text: `
      N° de réservation : 1184420937
      Conducteur : Anne Roux
      Europcar
      DÉPART
      Gare de Nantes Sud
      jeudi 08 juillet 2027 à 18h15
      Horaires de l'agence ce jour : 07h30 - 20h00
      27 quai de Malakoff, 44000 Nantes
      RETOUR
      La Rochelle Centre
      mardi 13 juillet 2027 à 09h30
      Horaires de l'agence ce jour : 08h00 - 12h00 / 14h00 - 18h30
      Boulevard Joffre, 17000 La Rochelle
      Catégorie économique : Peugeot 208 ou similaire`,
    products: ['Europcar | 2027-07-08T18:15 Gare de Nantes Sud | 2027-07-13T09:30 La Rochelle Centre | 1184420937'],
  },
]
