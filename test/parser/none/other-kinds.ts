/** What has days, hours, numbers and places without a journey: quizzes, orders, invitations, policies, simulators, suits, decisions, parked cars, lounges. Nobody in it exists. */

import type { NoTrip } from '../no-trip.ts'

export const NONE_OF_OTHER_KINDS: readonly NoTrip[] = [
  {
    name: 'a quiz whose questions tell of flights',
    text: `
      Das große Reisequiz
      Mach mit und teste dein Wissen über Tickets und Bordkarten!
      Frage 1: Flug LH 400 verlässt FRA am 12.03.2027 um 10:00 und landet in JFK um 13:05. Wie lange dauert der Flug?
      Frage 2: Auf einer Bordkarte steht BA 903 FRA - LHR, 14.03.2027, 10:00 - 10:45. In welcher Zeitzone liegt London?
      Frage 3: Buchungscode «QX4T7B», Passagier REED/ANNA MS. Wie viele Zeichen hat er?
      Lösungen auf Seite 42`,
  },
  {
    name: 'a quiz whose questions are told one behind the other',
    text: `
      Le grand quiz des voyageurs
      1. Le vol AF 1640 part de CDG le 12/03/2027 à 10:00 et arrive à AMS à 11:15. Combien de temps dure-t-il ?
      2. Sur un billet électronique on lit : KL 1602 FCO 11:55 - AMS 14:35, 13/03/2027. Combien de temps dure le vol ?
      3. Passager REED/ANNA MS, code de réservation QX4T7B : combien de caractères ?
      Réponses en page 42`,
  },
  {
    name: 'a sheet of exercises with a pass to read',
    text: `
      English for travellers
      Worksheet 7: read the boarding pass and answer the questions.
      Passenger: REED/ANNA MS
      Flight BA 478   London LHR - Barcelona BCN
      12 March 2027   10:00 - 13:05
      1. What time does the flight leave?
      2. How long is the flight?
      3. What is the surname of the passenger?`,
  },
  {
    name: 'boots that are brought between two days',
    text: `
      Your booking into the hills
      Hi Anna, thanks for shopping with us.
      We'll write again once it has departed from our warehouse.
      Order no   B-7741902
      Order date   3 May 2027
      Estimated arrival   Thursday 6 May 2027 – Friday 7 May 2027
      Ship to   Anna Reed, 12 Station Road, Leeds LS1 4DY
      1 x Walking boots, size 39   99.00
      Standard delivery   3.95
      Campsites from £14 a night, check-in from 13:00.`,
  },
  {
    name: 'an invitation to speak, with the train and the house there would be',
    text: `
      Einladung als Referentin
      Sehr geehrte Frau Dr. Reed,
      Ihr Vortrag wäre am Dienstag, 18. Mai 2027, 09:30 - 10:15 Uhr.
      Falls Sie zusagen, würden wir für Sie zwei Nächte vom 17. bis 19. Mai 2027 buchen:
      Hotel Post, Seestraße 4, 6100 Seefeld
      Frühstück ist inbegriffen. Eine Bestätigung der Buchung folgt.`,
  },
  {
    name: 'the invitation to a forum whose subject ends with its days',
    subject: 'Forum on rails in Innsbruck, 17-19 May 2027',
    text: `
      Dear Dr. Reed,
      your keynote would be on Tuesday 18 May 2027, 09:30-10:15.
      Should you accept, we would book two nights (17-19 May) at the
      Hotel Post, Seestraße 4, 6100 Seefeld. Breakfast is included.
      We will then send the confirmation of your booking. Forum, 17-19 May 2027.`,
  },
  {
    name: 'a policy that names the days of a journey',
    text: `
      Travel cover: your booking is confirmed
      Contract number: 4471902
      Policyholder: Ms Anna Reed
      Insured persons: Anna Reed, Tom Reed
      Departure date: 10 April 2027
      Return date: 25 April 2027
      Excess of your rental car 150 GBP
      Car hire, rental vehicle: 2,000 GBP
      Repatriation unlimited
      Premium paid 118.70 GBP`,
  },
  {
    name: 'a flight in a simulator',
    text: `
      BOARDING PASS
      Flight simulator experience, Airbus A320, Manchester
      Booking reference ABC123
      Captain: Anna Reed
      Flight: SK 320
      Date: 21 February 2027, 16:00 - 17:00
      From Nice (NCE) to Innsbruck (INN)
      Your instructor will brief you 15 minutes before.`,
  },
  {
    name: 'a flight of an airline that is but a game',
    text: `
      Virtual airline - your booking is confirmed
      Booking reference ABC123
      Pilot: Anna Reed
      Flight BA 478   London LHR - Barcelona BCN
      12 March 2027   10:00 - 13:05
      File your plan on VATSIM.`,
  },
  {
    name: 'clothes for a wedding that are let',
    text: `
      Contrat de location n° 4471902
      Votre location : jaquette grise, nœud papillon, boutons de manchette
      Numéro de réservation : 4471902
      Client : Tom Reed
      Retrait : 10/06/2027 17:00, boutique de Lyon
      Restitution : 14/06/2027 13:00, boutique de Lyon
      Permis de conduire ou carte d'identité demandé, caution 200 €`,
  },
  {
    name: 'a decision on a flight that was late',
    written: '2026-09-14',
    text: `
      Ihr Schreiben vom 1. September
      Sehr geehrte Frau Anna Reed,
      Buchungscode ABC123
      Flug LH 903 London (LHR) - Frankfurt (FRA)
      Samstag, 22. August 2026, 12:05 - 14:45
      Tatsächliche Ankunft 19:02
      Ankunftsverspätung 4 Std. 17 Min.
      Sie erhalten eine Ausgleichszahlung von 250 EUR.`,
  },
  {
    name: 'a place for a car beside an airport',
    text: `
      Buchungsbestätigung Parkplatz Flughafen
      Rechnung an:
      Anna Reed
      Landsberger Straße 12, 80339 München
      Buchungsnummer P-77180
      Anreise zum Parkplatz   03.07.2027 04:30
      Abreise vom Parkplatz   10.07.2027 23:45
      Kennzeichen   M-AR 1234`,
  },
  {
    name: 'a lounge before a flight',
    text: `
      Lounge access confirmed
      Reference ABC123
      Ms Anna Reed
      Skyline, London Heathrow (LHR) T3
      Entry time 06 March 2027 07:30
      Hours of stay: 3
      Your flight: BA 478 to Barcelona (BCN)`,
  },
  {
    name: 'a quicker way to the gate',
    text: `
      Reserva de Fast Track confirmada
      Localizador ABC123
      Pasajera: Anna Reed
      Madrid (MAD), Terminal 4
      06/03/2027
      Franja horaria 07:30
      Vuelo: IB 3166 a Londres (LHR)`,
  },
  {
    name: 'what a firm pays for rooms in each season',
    text: `
      Corporate rate agreement 2027
      between The Quay Hotel and Reed Turbines plc
      Contract no. TQH-CORP-27-0446
      Address   8 Tannery Quay, Bristol BS1 6UL
      Booking code   REEDTURB27
      Season   From   To   Single   Double
      Low   01 Jan 2027   31 Mar 2027   £109.00   £124.00
      Mid   01 Apr 2027   30 Jun 2027   £127.00   £142.00
      High (except 12–15 Aug 2027)   01 Jul 2027   30 Sep 2027   £145.00   £160.00
      Low   01 Oct 2027   31 Dec 2027   £112.00   £127.00`,
  },
  {
    name: 'what stays were worth in points',
    text: `
      Hola, Ana Ruiz:
      Este es tu resumen de junio de 2027.
      Hotel   Entrada   Salida   Localizador   Puntos
      Hotel Marina Alicante   04/06/2027   06/06/2027   MH55180427   +2.480
      Hotel Marina Zaragoza   17/06/2027   18/06/2027   MH55299310   +960
      Bono regalo   21/06/2027   –   –   -5.000`,
  },
  {
    name: 'beds that are brought to a hotel',
    text: `
      Möbelwerk Kofler GmbH
      Gewerbepark 6, 94469 Deggendorf
      LIEFERSCHEIN LS-2026-44810
      Auftrag AB-2026-20977
      Lieferanschrift
      Hotel Zur Schleuse
      Uferweg 3
      24376 Kappeln
      Anreise LKW: Mo, 24.08.2026, 07:00 – 09:00 Uhr
      Abreise LKW: Di, 25.08.2026, ca. 12:00 Uhr
      Fahrer: Paul Hruska
      1   BX-180   Bett für Doppelzimmer Superior   12`,
  },
  {
    name: 'somebody who is asked to come to a congress, for an embassy to read',
    text: `
      International Society for Hydrology
      Secretariat, 3 Kelvin Gardens, Glasgow G12 8QQ
      To: Visa Section, British High Commission, Abuja
      Letter of invitation for visa purposes
      Surname   OKONJO
      Given names   Folasade Ruth
      Expected arrival in the UK   on or about 5 June 2027
      Expected departure   not later than 13 June 2027`,
  },
  {
    name: 'days that a host would let, which others may still book',
    text: `
      Ioannis sent you a special offer
      Stone cottage over the old harbour
      Entire home in Naousa, Paros
      Check-in
      Sat, Sep 11, 2027
      Checkout
      Sat, Sep 18, 2027
      Guests   2 adults
      €91.80 x 7 nights   €642.60
      Your dates aren’t reserved yet. Another guest can still book.
      Accept and pay`,
  },
  {
    name: 'a hotel where who has a ticket for a concert gets something off with a code',
    text: `
      E-BILLET
      DATE   OUVERTURE   CONCERT
      samedi 12 juin 2027   19:00   20:30
      LIEU
      Ancienne Gare Saint-Sauveur
      17 boulevard Lebas
      59000 Lille
      Spectateur : Mme Anne Roche
      N° de commande
      FNC-7742-90136
      Dormir   Hôtel partenaire Marina Lille, -10 % avec le code NUITS27 du 11 au 13 juin 2027 selon disponibilité.`,
  },
  {
    name: 'a statement of points with nights that are missing',
    text: `
      Hola, Begoña Llorente: tienes 14.820 puntos
      Saldo a 15/12/2026   14.820 puntos
      Últimos movimientos
      Fecha   Concepto   Puntos
      06/12/2026   Hotel Mirador Sevilla, estancia 04/12 – 06/12, reserva 218847701   +2.140
      12/10/2026   Hotel Mirador Costa, estancia 09/10 – 12/10, reserva 215520938   +1.880
      01/10/2026   Transferencia de puntos   -5.000
      Te faltan 6 noches para ser Gold. ¡Reserva antes del 31 de enero de 2027 con un 20 % extra!`,
  },
  {
    name: 'a machine whose name and number look like those of an airline and its flight',
    text: `
      Auftragsbestätigung Nr. 2027-4471
      Flugschau Nordhalle, Anlieferung der Geräte
      Gerät: Nordwind Air K9 812, Kühlung für die Halle
      Abholung Freitag, 4. Juni 2027, 09:20 Hamburg
      Lieferung 11:05 Bremen, Halle 4
      Menge: 2 Stück, Preis 1.480,00 EUR`,
  },
]
