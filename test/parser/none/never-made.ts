import type { NoTrip } from '../no-trip.ts'

/** Read as a flight where nothing else is said. */
export const FLIGHT = `
      Anna Reed
      W6 2378   Barcelona (BCN) 29/04/2027 06:40   Budapest (BUD) 09:10`

/** What is said of a booking that was never made, in many languages, above a flight that looks like one. */
const SAID: readonly string[] = [
  'You were one step away from booking your trip.',
  'No reservation has been made and nothing was charged.',
  'Your booking was not created.',
  'Your booking request was declined.',
  'Es wurde keine Buchung angelegt, Ihre Karte wurde nicht belastet.',
  'Ihre Reservierung wurde leider nicht durchgeführt.',
  'Ihre Buchungsanfrage wurde abgelehnt.',
  "Aucune réservation n'a été effectuée à ce jour.",
  'Vous êtes à un clic de réserver votre voyage.',
  'Votre demande de réservation a été refusée',
  'Te quedaste a un paso de reservar tu viaje.',
  'Todavía no hay ninguna reserva a tu nombre.',
  'La reserva no se ha creado.',
  'Nessuna prenotazione è stata effettuata.',
  'La tua richiesta di prenotazione è stata rifiutata.',
  'Nenhuma reserva foi criada.',
  'O seu pedido de reserva foi recusado.',
  'Je boeking is nog niet gemaakt.',
  'Je boekingsaanvraag is helaas afgewezen.',
  'Ingen bokning har skapats.',
  'Din bokningsförfrågan har avböjts.',
  'Bestillingen ble ikke opprettet.',
  'Anmodningen er afvist.',
  'Rezerwacja nie została utworzona, a bilety nie zostały wystawione.',
  'Państwa płatność za poniższą podróż została odrzucona przez bank.',
  'Varausta ei ole tehty.',
  'Platba se nezdařila.',
  'Please note that this is not a booking.',
  'Dies ist KEINE Reservation.',
  "Ceci n'est pas encore une réservation.",
  'Esto no es todavía una reserva.',
  'Questa non è ancora una prenotazione.',
  'Isto ainda não conta: isto não é uma reserva.',
  'Dit is nog geen boeking.',
  'Detta är ännu ingen bokning.',
  'To nie jest jeszcze rezerwacja.',
  'Es wurden noch keine Plätze reserviert.',
  'Nothing has been booked yet.',
  'Ihre Anfrage wurde auf die Warteliste gesetzt.',
  'Your request has been placed on the waiting list.',
  "Votre demande a été placée sur liste d'attente.",
  'La richiesta è stata inserita in lista d’attesa.',
]

/** Bookings that were never made, and what has days, hours and numbers as they have. Nobody in them exists. */
export const NEVER_MADE: readonly NoTrip[] = [
  ...SAID.map((said): NoTrip => ({ name: `a flight below “${said}”`, text: `${said}${FLIGHT}` })),
  {
    name: 'a parcel whose way is told in flights',
    text: `
      Hej Åsa, ditt paket är på väg!
      Försändelse-ID   SK 4419 0327 5 SE
      Kollinummer   00373500489912047716
      Avsändarens referens   LH8812-FRA-ARN
      Så går din försändelse
      ti 10 nov 2026 21:40
      Avgått från terminal Leipzig (LEJ)
      Transport QY 0276
      on 11 nov 2026 01:05
      Ankommit till terminal Arlanda (ARN)
      to 12 nov 2026   Beräknas finnas hos ombud efter kl. 16:00`,
  },
  {
    name: 'an answer to a complaint, with an offer',
    from: 'Pensjonat Pod Klonem',
    text: `
      Odp: Skarga na pobyt 8-15 sierpnia
      Szanowna Pani Małgorzato,
      przeczytałam Pani list dwa razy i bardzo mi przykro.
      Gdyby mimo wszystko zechciała Pani dać nam drugą szansę, po sezonie, od 10 do 13 września, mamy wolne pokoje.
      Z wyrazami szacunku
      Pensjonat Pod Klonem
      ul. Strążyska 5, 34-500 Zakopane
      -----Wiadomość oryginalna-----
      Dzień dobry, rezerwacja nr 2026/311, pokój 12, pobyt 8-15.08.2026.`,
  },
  {
    name: 'a house that is full, and says which rooms are left on other days',
    from: 'Maison Bellecombe',
    text: `
      Chère Madame Bastide,
      Merci de votre demande pour deux chambres du jeudi 8 juillet au dimanche 11 juillet 2027.
      J'aurais tellement aimé vous dire oui, mais la maison est malheureusement complète tout ce week-end-là.
      Il me reste la chambre Garance du lundi 12 au jeudi 15 juillet 2027, à 105 € la nuit avec le petit déjeuner.
      Bien à vous, Odile Bellecombe
      Maison Bellecombe, chambres d'hôtes
      14 rue du Portail Vieux, 84210 Pernes-les-Fontaines`,
  },
  {
    name: 'the file of a bag that came late',
    text: `
      PROPERTY IRREGULARITY REPORT (PIR)   TAP AIR PORTUGAL
      DELAYED BAGGAGE - PASSENGER COPY
      FILE REFERENCE   LIS TP 48217
      PNR   R4VJ8L
      TICKET   047 2415520918 21
      GIVEN NAME   CAOIMHE MAEVE
      ITINERARY FLOWN (ALL SECTORS TRAVELLED)
      TP1367 / 13SEP27   DUB - LIS   DEP 1205  ARR 1450
      TP1935 / 19SEP27   FNC - LIS   DEP 1530  ARR 1715
      BAG ROUTE ON TAG   FNC LIS`,
  },
  {
    name: 'the programme of a congress whose lectures are numbered as flights are',
    text: `
      14th Conference on Airport Research
      Preliminary programme – version 3
      Wednesday, 16 September 2026
      08:00   Registration desk opens   VIE 0
      09:45   Keynote KL-1 – From slots to seats   Hall E1
      11:15   Session OS-101: Disruption   Room LH 2
      Recovery of the LHR–VIE rotation
      12:30   Lunch and poster session   Foyer D
      14:30   Session BA-204: Baggage   Room BA 4
      Transfer bags at AMS Pier D, 07:30–09:15 wave`,
  },
  {
    name: 'a page of a catalogue with the departures of a tour',
    text: `
      Lakes, Karst and the old Habsburg resort of Opatija
      8 days from £1,495 per person | 7 nights half board | Tour code SLO8
      Dates and prices 2027
      Depart   Return   Twin, per person   Single
      Sat 8 May   Sat 15 May   £1,495   £1,790
      Sat 29 May   Sat 5 June   £1,575   £1,890
      Sat 19 June   Sat 26 June   £1,645   £1,985
      Europe by Rail & River 2027 | Reservations 01904 555 0172   62`,
  },
  {
    name: 'what a house answers to a complaint, with the mail that it answers below',
    text: `
      Von: Hotel Alte Post – Direktion <direktion@altepost.example>
      An: Hannelore Stöckl <h.stoeckl@example.de>
      Gesendet: Mittwoch, 10. März 2027 16:48
      Betreff: AW: Aufenthalt vom 13. bis 20. Februar, Zimmer 214

      Sehr geehrte Frau Stöckl,
      vielen Dank für Ihr ausführliches Schreiben. Ich schlage Ihnen einen Nachlass von 20 % auf den Zimmerpreis vor.
      Hotel Alte Post, Kaiser-Franz-Platz 6, A-5630 Bad Hofgastein

      -----Ursprüngliche Nachricht-----
      Von: Hannelore Stöckl <h.stoeckl@example.de>
      Gesendet: Freitag, 26. Februar 2027 11:20
      Betreff: Aufenthalt vom 13. bis 20. Februar, Zimmer 214

      mein Mann und ich waren vom 13.02. bis 20.02.2027 Gäste Ihres Hauses (Buchung AP-118 604, Doppelzimmer mit Halbpension).`,
  },
  {
    name: 'what somebody writes of a journey for anybody to read',
    text: `
      Review: Qsuite from Heathrow to Doha
      Posted 22 March 2026 by Gwen Applewhite in Qatar Airways · 31 comments
      In January we finally used the points. Booking reference on the phone, passports out.
      The flights
      QR 004, London Heathrow (LHR) T4 to Doha (DOH)
      Friday 16 January 2026, scheduled 15:25 – 00:55 (+1)
      QR 664, Doha (DOH) to Colombo (CMB)
      Saturday 17 January 2026, scheduled 02:35 – 09:50
      Three nights at the Galle Face Hotel in Colombo (17–20 January, £138 a night)`,
  },
  {
    name: 'the policy of a year, and where in the world it holds',
    text: `
      Datum   4 mei 2026
      Polisnummer   3390417726
      Reden van dit polisblad   Wijziging: partner toegevoegd
      Polisblad Doorlopende Reisverzekering
      Verzekeringnemer   W.J. (Wietske) Terpstra, geboren 17-08-1971
      Ingangsdatum wijziging   11 mei 2026
      Dekkingsgebied   Wereld
      Maximale reisduur   100 dagen achter elkaar
      Voorwaarden   Doorlopende Reisverzekering CB-REI-2025-02 en Algemene voorwaarden
      AV-2024
      Geldig van 11 mei 2026 tot 12 mei 2026`,
  },
  {
    name: 'a journey whose status is that it was not ordered',
    text: `
      Din rejse
      Rejsende: Karen Holst
      Status: ikke bestilt
      Lørdag 16. januar 2027
      Fly SK 2871   København (CPH) 08.20  -  Malaga (AGP) 12.15`,
  },
  {
    name: 'a second payment that failed as well',
    text: `
      Gull Cottage, 4 Quay Street, Looe PL13 1BX
      Your first payment was received, but the second payment has failed and your booking has expired.
      Booking: R-88213
      Arrival: 3 July 2027
      Departure: 10 July 2027`,
  },
]
