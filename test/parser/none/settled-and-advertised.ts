import type { NoTrip } from '../no-trip.ts'

/** Bills of what was over, what asks how it was, and rides that are advertised. */
export const SETTLED_AND_ADVERTISED: readonly NoTrip[] = [
  {
    name: 'a museum between its last hour and the lines that stop there',
    text: `
      MUSÉE DES ARTS
      Exposition « La couleur du jour »
      Vendredi 23 avril 2027 – 14h30
      Entrée C · Esplanade du Fleuve, 75007 Paris
      Plein tarif en ligne – 17,00 €
      Nom : JULIETTE ESCAND   MO141882099
      Commande 7 418 899 · Billet n° 00884-1820-0099 · Émis le 02/04/2027 à 11:47
      Billet daté non échangeable. Donne accès aux collections permanentes le même jour.
      Visite guidée « Une révolution »
      HORAIRES – Ouvert du mardi au dimanche de 9h30 à 18h00. Fermé le lundi, le 1er mai et le
      25 décembre. Évacuation des salles à partir de 17h15.
      ACCÈS – RER C. Métro ligne 12 : Solférino. Bus 63, 68, 69, 73, 83, 84, 87, 94. Depuis la gare Montparnasse
      (TGV INOUI et Ouigo de Tours, Rennes, Bordeaux) : ligne 12, 8 minutes.
      Vestiaire gratuit.
      RESTAURATION – Restaurant, déjeuner 11h45–14h30, sans réservation. Café Campana (niveau 5) 10h30–
      17h00.
      CONDITIONS – Les billets ne peuvent être ni repris, ni échangés (art. L221-
      28 12° du Code de la consommation).`,
  },
  {
    name: 'a journey of a class that parents have yet to agree to',
    text: `
      Gesamtschule Am Waldrand
      Herford, den 8. Februar 2027
      An die Eltern und Erziehungsberechtigten der Klasse 8c
      Klassenfahrt nach Norderney vom 14. bis 18. Juni 2027
      Bevor wir fest buchen, brauchen wir Ihre schriftliche Zusage. Geplant ist bisher:
      Hinfahrt   Montag, 14. Juni, Treffen 6:45 Uhr am Bahnhof Herford. Zug ab 7:08 Uhr über Hannover
      und Bremen nach Norddeich Mole, Fähre etwa 13:30 Uhr
      Unterkunft Jugendherberge Norderney, Südstraße 1, 26548 Norderney, vier Übernachtungen mit
      Programm   Vollverpflegung (Reservierung bis 12. März freigehalten)
      Rückfahrt   Freitag, 18. Juni, Fähre gegen 10:15 Uhr, Ankunft Herford ca. 16:50 Uhr`,
  },
  {
    name: 'a day of an order far above nights in a town that are praised',
    from: 'Musterbahn Tickets',
    text: `
      Vielen Dank für Ihren Einkauf!
      Sehr geehrte Frau Oberhuber,
      Ihr Ticket finden Sie als PDF im Anhang dieser E-Mail.
      Ihre Bestellung vom 27.04.2027
      Auftragsnummer: 5139204788
      EUR 89,80
      Meine Tickets
      Hilfe & Kontakt
      Bitte beachten Sie die Hinweise zu Bauarbeiten.
      Städtereisen mit Bahn und Hotel: 2 Nächte in Prag im Hotel Moldau, so nah kann Urlaub sein.
      Musterbahn AG, Am Hauptbahnhof 2, 1100 Wien.`,
  },
  {
    name: 'a ticket that is attached, beside nights in a town that are offered',
    from: 'ÖBB Tickets',
    text: `
      Vielen Dank für Ihren Einkauf!
      Sehr geehrte Frau Oberhuber,
      Ihr Ticket finden Sie als PDF im Anhang dieser E-Mail.
      Ihre Bestellung vom 27.04.2027
      Ticketcode: 5139 2047 8816 0099
      EUR 89,80
      ÖBB Rail Tours: Städtereisen mit Bahn und Hotel ab EUR 119,- pro Person, z. B. 2 Nächte in Prag. Mehr erfahren
      ÖBB-Personenverkehr AG, Am Hauptbahnhof 2, 1100 Wien.`,
  },
  {
    name: 'tickets of a cinema beside a film called as a hotel and nights to be won',
    subject: 'Twoje bilety: Ekspres do Porto, 20.03.2027 19:15',
    written: '2027-03-18',
    text: `
      Dziękujemy za zakup biletów! Twoja rezerwacja została opłacona.
      Numer zamówienia   KIN-270320-88134
      Film   Ekspres do Porto (2D, napisy), 12+
      Kino   Metropolia, ul. Kilińskiego 4, 80-452 Gdańsk
      Data i godzina   sobota, 20.03.2027, godz. 19:15
      Miejsca   rząd H, fotele 7, 8
      01.04 – Maraton Komedii, start 22:00
      09.04 – Kino Kobiet: "Hotel pod Różą"
      Kup bilet na "Ekspres do Porto" do 31.03.2027 i wygraj weekend w Portugalii dla dwojga: przelot i 3 noce w hotelu ****.`,
  },
  {
    name: 'seats of a concert, with hotels that are only named',
    text: `
      Ihre Tickets
      Mahler: Sinfonie Nr. 2 c-Moll
      Datum Samstag, 13. März 2027
      Beginn   20:00 Uhr (Einlass 18:30 Uhr)
      Ort   Konzerthaus, Großer Saal   0719 4482 9016 33
      Platz der Deutschen Einheit 4, 20457 Hamburg   Auftrag 1904477299
      Platz   Ebene 15, Bereich K, Reihe 3, Platz 14
      Preis   68,90 EUR inkl. 7 % MwSt.
      Hotel dazu? 13.03. - 14.03.2027 z. B. im Hotel Speicherstadt ab 139 EUR, buchbar unter konzerthaus.example/hotel.`,
  },
  {
    name: 'containers that are booked from port to port',
    text: `
      FREIGHT   BOOKING CONFIRMATION
      Booking No.: 271844099
      Booked by Party   Contractual Customer
      Northwick Ceramics Ltd   Redfield Forwarding (UK) Ltd
      Unit 6, Etruria Way, Stoke-on-Trent ST4 6AR   Your Reference: TC-PO-88299
      Contact Name: Gareth Mumford, +44 1782 555 0199   Named Account Customer: Casa do Mar Comércio S.A.

      Service Contract: 299471199   From: Felixstowe, Suffolk, United Kingdom
      Quantity   Size/Type/Height ISO Code   Collection Date   Gross Weight   Pack. Qty/Kind

      2   40 DRY 9'6" / 45G1   2027-04-22 08:00   37,400.000 KGS   1,184 Cartons

      Load Itinerary

      Type   Location   Release   From   To   Load
      Date   Ref.
      Empty Container Depot   Harbour Transport Ltd, Clickett Hill Road, Felixstowe   2027-04-20   2027-04-22   2027-04-23   9041799
      IP11 4BA   06:00   18:00

      Return Equip Delivery   Felixstowe Trinity Terminal, The Dock, Felixstowe IP11   2027-04-23   2027-04-26
      Terminal   3SY   00:01   12:00

      Deadlines

      Shipping Instructions (SI)   2027-04-23 12:00   Verified Gross Mass (VGM)   2027-04-26 10:00

      Haulage is to be arranged by merchant; demurrage 7 days, detention 7 days.`,
  },
  {
    name: 'the bill of an Italian hotel, written on the day one left',
    text: `
      ALBERGO CUSANI MILANO
      FATTURA n. 4471/CU
      Via Cusani 13, 20121 Milano
      del 18/10/2026
      Spett.le
      IMPIANTI ROSSETTI SRL
      Ospite: ROSSETTI PAOLO Camera 412 Conferma 81177402
      Arrivo: 16/10/2026 Partenza: 18/10/2026
      16/10/26   Pernottamento e prima colazione   178,00
      Totale documento   356,00
      Grazie per aver soggiornato con noi.`,
  },
  {
    name: 'the bill of a French hire, with its day behind its number',
    text: `
      Europcar
      FACTURE N° 72F0418830 du 24/10/2026
      M. Yann Le Gall
      Contrat de location : 1180427716   Réservation : 1124408831
      Départ : 19/10/2026 14:05 NANTES GARE NORD   Retour : 23/10/2026 11:20 NANTES GARE NORD
      Renault Clio GK-418-TZ   Km départ 8 117 - Km retour 8 904
      Total TTC   256,50 €`,
  },
  {
    name: 'the bill of a French hire, with its day in a cell of its own',
    text: `
      FACTURE N° 2026 0041 88317
      Europcar   Date : 19/10/2026
      Contrat de location n° 731884402 Réservation 1179028846 Conducteur VASSEUR ETIENNE
      Départ : LYON PART DIEU GARE   15/10/2026 10:12   Km 18 204
      Retour : LYON PART DIEU GARE   18/10/2026 17:48   Km 18 671
      Total TTC   259,88 EUR`,
  },
  {
    name: 'a folio of a hotel, with its charges and its balance',
    text: `
      Hilton Garden Inn Denver Downtown
      1400 Welton Street, Denver, CO 80202
      Room No:   814/K1
      Arrival Date:   2/22/2027 4:18:00 PM
      Departure Date:   2/25/2027 8:02:00 AM
      VANDER, LORRAINE
      Cashier ID: MPARKS
      Confirmation Number:   3391872044
      DATE   DESCRIPTION   REF NO   CHARGES   CREDIT   BALANCE
      2/22/2027   GUEST ROOM   1902881   $179.00`,
  },
  {
    name: 'what a hotel that one has left sums up',
    written: '2026-10-09',
    subject: 'Your October 07, 2026 - October 08, 2026 stay at AC Hotel Porto',
    text: `
      Thank you for choosing AC Hotel Porto for your recent stay.
      As requested, below is a billing summary for your stay.
      Hotel: AC Hotel Porto
      Rua Jaime Brasil 66
      4350-005 Porto, Portugal
      Guest: RUI FALC
      Dates of stay: Oct 07, 2026 - Oct 08, 2026   Room Number: 412
      Confirmation Number: 81177402`,
  },
  {
    name: 'a question how a stay was, by its house and its days',
    written: '2026-08-18',
    subject: 'Jaime, ¿qué tal tu estancia en el Hotel Casa Reboiro?',
    text: `
      Hola, Jaime: cuéntanos tu experiencia
      Te alojaste en Hotel Casa Reboiro, Monforte de Lemos, del 14 de agosto de 2026 al 17 de agosto de 2026. ¿Cómo puntuarías tu estancia?
      Escribir un comentario
      Número de confirmación: 4190027745.`,
  },
  {
    name: 'ways with their least prices, one of them with a train',
    text: `
      Hola Elvira, compra del 12 al 17 de enero y viaja entre el 20 de enero y el 30 de abril de 2027.
      Madrid → Barcelona   AVLO   desde 15 €   Comprar
      Madrid → Valencia   AVE   desde 19 €   Comprar
      Sevilla → Madrid   AVE 02081 · 07:45 - 10:20   desde 24 €   Comprar
      Plazas limitadas. Billetes sin cambios ni anulaciones.`,
  },
  {
    name: 'the bill of a German hotel that tells no day of its own, read when one has left',
    text: `
      Hotel Hafenkante
      Überseeallee 5, 20457 Hamburg
      Herrn
      Ruprecht Altendorf
      Kastanienweg 12
      37085 Göttingen
      Rechnung Nr. 2026-118842
      Anreise: 03.10.2026   Abreise: 05.10.2026   Zimmer: 417   Reservierung: 9920418
      03.10.26   Logis Medium   139,00
      04.10.26   Logis Medium   139,00
      Betrag dankend erhalten.`,
  },
]
