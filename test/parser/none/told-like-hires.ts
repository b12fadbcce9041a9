import type { NoTrip } from '../no-trip.ts'

/** Letters that tell of fetching and bringing back, and of staying until, as those of hires and stays do. Nobody in them exists. */
export const NONE_TOLD_LIKE_HIRES: readonly NoTrip[] = [
  {
    name: 'a parcel that is fetched at a desk and brought back by a day',
    text: `
      Gentile Signora Ebe Torriani,
      Le confermiamo l'ordine n. PK/27/0412.
      Ritirerà il pacco venerdì 4 giugno 2027 alle ore 18.30 presso il nostro banco alla Stazione di Asti e potrà renderlo entro venerdì 11 giugno 2027 alle ore 9.00.`,
  },
  {
    name: 'a tool that is hired in the same words',
    text: `
      Bonjour Monsieur Anselme Roux,
      Votre réservation n° OT-88214 est confirmée : tronçonneuse thermique.
      Vous retirerez la tronçonneuse le samedi 5 juin 2027 à 10h00 au dépôt de Gap et vous la restituerez le samedi 12 juin 2027 à 17h30.`,
  },
  {
    name: 'a car that comes back from the garage',
    text: `
      Sehr geehrte Frau Ostermann,
      Ihr Werkstatttermin Nr. WT-30817 ist bestätigt.
      Sie bringen das Fahrzeug am Freitag, 12.03.2027 um 09:30 Uhr zur Inspektion und holen es am Montag, 15.03.2027 um 18:00 Uhr wieder ab.
      Autohaus Grimm`,
  },
  {
    name: 'a truck that is for sale',
    text: `
      Your truck is waiting: visit our spring sale.
      PICK UP
      Saturday, May 29, 2027
      10:00 AM
      Doors close
      Sunday, May 30, 2027
      6:00 PM
      Hauling Trucks of Ballard`,
  },
  {
    name: 'members who may stay until a day',
    text: `
      Cari soci,
      vi aspettiamo all'assemblea di venerdì 28 maggio 2027 in sede, dalle 16 in poi. Potete restare iscritti fino a martedì 1 giugno 2027 senza pagare la quota.
      Il presidente`,
  },
  {
    name: 'a van that brings what was bought, and takes the old one with it',
    text: `
      Your van is on its way, Mr Cotterill.
      Order 5520917
      Out   Friday 12 November 2027, from 8am
      Back   Sunday 14 November 2027, by 6pm
      Washing machine, and collection of the old one. Parcels are left with a neighbour.`,
  },
  {
    name: 'a quote for a car that stands',
    text: `
      Tempest Car Hire
      Quote ref Q77104
      Collect: Cape Town International Airport   01 Oct 2027  06h30
      Return:  George Airport   08 Oct 2027  15h00
      Toyota Corolla or similar at R520 a day. Let us know by Friday.`,
  },
  {
    name: 'personal details that are asked for, and a car in a garage',
    text: `
      Personal details
      Please check them before your visit: Tamsin Pellow, born 1984.
      Your Seat Ibiza is booked in for a service on Friday 12 March 2027 at 08:30.
      Return the courtesy car by 17:00. Order no. 20417`,
  },
  {
    name: 'a van of their own that is left at a garage',
    text: `
      Hartwell Motors, Selby
      Dear Iris Penhaligon, your van is booked in for its annual test. Booking reference 7719340
      Collection: 9 April 2027 08:15, Quarry Road 11, Selby
      Return: 9 April 2027 17:30, Quarry Road 11, Selby`,
  },
  {
    name: 'a camper of their own, in a workshop that names it behind its label',
    text: `
      Werkstatt Ohlsen, Husum
      Auftrag 620417
      Kundin: Frauke Ohms
      Ihr Camper: Inspektion und neue Reifen
      Abholung: 14.04.2027 08:00, Hafenstraße 9, Husum
      Rückgabe: 15.04.2027 16:30, Hafenstraße 9, Husum`,
  },
  {
    name: 'a pitch for a van that is lived in',
    text: `
      Aire des Salines, Guérande
      Réservation 771204, Maëlle Kerbrat
      Emplacement pour votre fourgon
      Début : 04/06/2027 14:00
      Fin : 07/06/2027 11:00`,
  },
  {
    name: 'what a camper that is taken on board measures',
    text: `
      Western Isles Crossings
      Booking reference 660218
      Flora Nicolson
      Your campervan 7 m
      Out: 11 June 2027 09:40 Ullapool
      Back: 18 June 2027 14:00 Stornoway`,
  },
  {
    name: 'a hire that is only asked about',
    text: `
      Hi Tom,
      Thanks for your enquiry about a hire car. If you pick up the car at Cork Airport at 2pm on Friday 3rd September 2027 and return it to the same place by 11am on Friday 10th September 2027, the price would be £240. Let us know if you would like us to book it.`,
  },
  {
    name: 'a hire that a plan suggests',
    text: `
      Suggested itinerary – prices from £990
      Day 1 – Wednesday 2 June 2027
      Pick up your hire car at Inverness Airport any time after 14:30 – not included, we can arrange it from £40 a day.
      Day 9 – Thursday 10 June 2027
      Return the car by 10:00.`,
  },
  {
    name: 'a boat that is fetched and brought back',
    text: `
      Rental of the boat "Nixe": pick-up Saturday 5 June 2027 at 10:00, Rostock marina, return Saturday 12 June 2027 by 18:00 at the same place. Booking number NX-22177. No car needed.`,
  },
  {
    name: 'keys that are fetched and brought back',
    text: `
      The cleaner picks up the keys at 9:00 on Monday 3 May 2027 and brings them back by 17:00 the same day. The car stays in the drive. Ref. 22819`,
  },
  ...[
    [
      'a valet who parks it',
      'Buchung PV-71204 unseres Valet-Parkens.',
      'Übernahme Ihres Fahrzeugs am 4. Juni 2027 um 7:15 Uhr, Abflughalle.',
      'Rückgabe des Fahrzeugs am 9. Juni 2027 um 20:30 Uhr.',
    ],
    [
      'a workshop that fetches it',
      'Din bokning 71205 är bekräftad: service.',
      'Vi hämtar bilen hos dig: hämtning 4 juni 2027 kl. 8:15, Kungsgatan 9, Falun.',
      'Bilen återlämnas 7 juni 2027 kl. 16:30.',
    ],
    [
      'a train that carries it',
      'Buchung 71206, Autozug Wien - Feldkirch.',
      'Übernahme des Fahrzeugs am 4. Juni 2027 um 18:15 Uhr, Verladung Wien.',
      'Abgabe des Fahrzeugs am 5. Juni 2027 um 7:30 Uhr.',
    ],
    [
      'removers',
      'Boeking 71207: verhuizing.',
      'Wij halen alles op met onze wagen: ophalen 4 juni 2027 om 8:00 uur, Kerkplein 9, Goor.',
      'Inleveren van de dozen: 9 juni 2027 om 17:00 uur.',
    ],
    [
      'a tour with a guide',
      'Booking PT-71208: private tour by van.',
      'Pick-up by van at your hotel on 4 June 2027 at 9:15.',
      'Return to your hotel at 17:45 on 4 June 2027. Driver-guide: Mr Amaral',
    ],
    [
      'a neighbour who hires it',
      'Hi Iris, Owen booked your Skoda Fabia. Reservation 71209312.',
      'Owen picks up the car on 4 June 2027 at 9:00.',
      'Owen returns the car on 6 June 2027 at 18:00. You earn £72.',
    ],
    [
      'a pass for it',
      'Prenotazione 71210: posto auto al porto.',
      'Ritiro del pass per la macchina: 4 giugno 2027 alle ore 9:00, Molo Nord.',
      'Restituzione del pass: 6 giugno 2027 entro le ore 18:00.',
    ],
  ].map(([name = '', ...lines]) => ({ name: `a car of their own and ${name}`, text: `\n      ${lines.join('\n      ')}` })),
  {
    name: 'cars on board a ferry, in a table',
    text: `
      Booking number 60317. Check-in closes 30 minutes before.

      Bil      Frederikshavn    Oslo            14.06.2027 09:15    14.06.2027 18:30
      Bil      Oslo             Frederikshavn   20.06.2027 19:30    21.06.2027 07:30`,
  },
  {
    name: 'a digger, of a family that lets out and is called after a town',
    from: 'Van Leusden Verhuur <info@vanleusdenverhuur.example>',
    text: `
      Beste Ruud Bos,
      U heeft een minigraver gereserveerd. U kunt hem op maandag 14 juni 2027 om 7 uur ophalen in Heerde, hij moet woensdag 16 juni om 17 uur weer terug zijn.
      Van Leusden Verhuur`,
  },
  {
    name: 'a digger, of those who let out machines',
    from: 'Wypożyczalnia Maszyn Dąb <biuro@dab.example>',
    text: `
      Dzień dobry Panie Janie,
      koparka czeka na Pana w poniedziałek 14 czerwca 2027 o godz. 7, zwrot w środę 16 czerwca o godz. 17. Numer rezerwacji 44108.
      Wypożyczalnia Maszyn Dąb`,
  },
  {
    name: 'a trailer, of those who have cars in their name',
    from: 'Anhänger Auto Lund <info@lund.example>',
    text: `
      Hallo Jan Ulmer,
      der Anhänger ist reserviert. Abholung: 14. Juni 2027, 9:00 Uhr, Werftstraße 3, Husum
      Rückgabe: 15. Juni 2027, 18:00 Uhr
      Anhänger Auto Lund`,
  },
  {
    name: 'what authors lend, who are no hirers of autos',
    from: 'Autorenverband Ulm <info@autorenverband.example>',
    text: `
      Hallo Jan Ulmer,
      die Tafeln sind reserviert. Übergabe: 14. Juni 2027, 9:00 Uhr, Ulm
      Rückgabe: 15. Juni 2027, 18:00 Uhr
      Autorenverband Ulm`,
  },
]
