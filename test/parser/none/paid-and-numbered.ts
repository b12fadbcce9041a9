/** Documents made for the tests that hold no trip, though somebody is named in them, something is paid and has a number. */

import type { NoTrip } from '../no-trip.ts'

export const NONE_THOUGH_PAID: readonly NoTrip[] = [
  {
    name: 'a season ticket with the timetable of its line',
    text: `
      Uw abonnement is bevestigd
      Mevrouw J. Terpstra
      Abonnementsnummer: 44712908
      Traject: Zwolle - Deventer, 2e klas
      Ingangsdatum 01-03-2027
      Prijs per maand € 121,40

      Trein   Zwolle vertrek   Deventer aankomst
      Sprinter 5622   06:51   07:14
      Sprinter 5626   07:21   07:44
      Sprinter 5630   07:51   08:14
      Sprinter 5634   08:21   08:44`,
  },
  {
    name: 'tickets of a concert whose tour goes through towns',
    text: `
      Auftragsbestätigung
      Bestellnummer: 8840217733
      Guten Tag Frau Annika Dreyer,
      vielen Dank für Ihren Kauf. Ihre Tickets:

      Nachtzug nach Lissabon - Die Tournee 2027
      Freitag, 16.04.2027, Einlass 18:30, Beginn 20:00
      Barclays Arena, Sylvesterallee 10, 22525 Hamburg
      Block 12, Reihe 4, Platz 17   € 64,90
      Gesamt   € 64,90

      Weitere Termine: 18.04. Berlin, Tempodrom - 20.04. Köln, Palladium - 22.04. München, Zenith. Beginn jeweils 20:00 Uhr.
      Mit der Bahn anreisen: am 16.04. ab 29,90 € nach Hamburg Hbf und nachts um 23:59 zurück. Letzte S-Bahn 00:34.`,
  },
  {
    name: 'an entry to a museum that says how to get there by train',
    text: `
      Museo de la Ría - Entrada
      Titular: Sra. Maite Elizalde
      Código de reserva: MR27-4471290
      Fecha de visita: domingo 10/10/2027   Acceso: 11:15
      General   14,00 €

      Preséntese en la puerta 2 entre las 11:00 y las 11:30. Última salida a las 19:00.
      Cómo llegar: desde Bilbao Abando, tranvía cada 12 minutos, parada Museo. En tren desde Madrid con Alvia 04087 (08:10 - 13:05).`,
  },
  {
    name: 'an entry to a castle, with flights for those from abroad',
    text: `
      Your tickets for Castell Coch y Mor
      Order reference: QXTP7L
      Mr Huw Parry, 2 adults, 1 child, paid £41.50
      Entry slot: Saturday 12 June 2027, 10:30 to 11:00

      Coming from further away? Trains from London Paddington leave at 07:18 and reach Cardiff Central at 09:09, and the 08:18 is there
      at 10:10. Aer Lingus flies from Dublin (DUB) to Cardiff (CWL) as EI 3276 at 07:25, landing at 08:30.`,
  },
  {
    name: 'a table in a restaurant of a hotel',
    text: `
      Votre réservation est confirmée
      Numéro de réservation : RT-447129
      Au nom de : Mme Solène Garnier, 4 couverts
      Restaurant Le Quai, Grand Hôtel du Port, 12 quai de la Fosse, 44000 Nantes
      Samedi 5 juin 2027 à 20h15, table gardée jusqu'à 20h30
      Menu du 1er juin 2027 au 30 juin 2027. Petit-déjeuner et chambres : 02 40 00 00 00.`,
  },
  {
    name: 'things found in a train',
    text: `
      Ihre Fundsache FS-2027-44712
      Sehr geehrter Herr Ruben Vollmer,
      wir haben einen Gegenstand gefunden, der zu Ihrer Meldung passt.
      Gegenstand: Rucksack, blau
      Fundort: ICE 587, Wagen 24, Platz 61
      Strecke: Hamburg-Altona - München Hbf
      Datum: 11.05.2027
      Abfahrt 12:29   Ankunft 18:58
      Abholung: Fundbüro, Hansastraße 4, 80339 München, Montag bis Freitag 08:00 - 18:00. Gebühr 10 €.`,
  },
  {
    name: 'a report of baggage that did not come',
    text: `
      PROPERTY IRREGULARITY REPORT
      File reference: VIEOS44712
      Passenger: PUGH/NIA MS
      Your bag has not arrived. Flight EI 660, 8 June 2027, Dublin (DUB) 06:40 - Vienna (VIE) 10:20
      Bag tag EI 447129. Colour: black. We will call you as soon as we trace your bag.`,
    written: '2027-06-09',
  },
  {
    name: 'a claim for a flight that was late',
    text: `
      Your claim has been received
      Claim reference: QX7LPT
      Passenger: Mr Owen Pryce
      Flight FR 1882, 3 May 2027, Cork (ORK) 06:30 - Alicante (ALC) 10:15, arrived 14:02
      Regulation EC 261/2004 gives you a right to €400. We will write to the airline on your behalf.`,
    written: '2027-05-20',
  },
  {
    name: 'expenses of a journey that was made',
    text: `
      Reisekostenabrechnung Nr. 2027-118, Frau Dr. Imke Sellin
      Beleg   Datum   Leistung   Betrag
      1   04.05.2027   ICE 709 Hamburg Hbf 08:05 - Berlin Hbf 09:52   64,90
      2   04.05.2027   Hotel Spreeufer, Anreise 04.05.2027, Abreise 05.05.2027, 1 Nacht   118,00
      3   05.05.2027   ICE 1706 Berlin Hbf 17:38 - Hamburg Hbf 19:25   64,90
      Auszuzahlen   247,80 EUR, überwiesen am 19.05.2027`,
    written: '2027-05-19',
  },
  {
    name: 'a statement of a card with what airlines write in it',
    text: `
      Kontoutdrag maj 2027
      Kortinnehavare: Herr Albin Rosell, kundnummer 44712908
      02-05   SAS BILJETT 117 2404471290   ROSELL/ALBIN   1 840,00
      SK 403   2027-05-02   Stockholm ARN 08:10   Köpenhamn CPH 09:25
      05-05   SCANDIC PALACE KOPENHAMN   2 310,00
      Att betala   4 150,00`,
    written: '2027-06-01',
  },
  {
    name: 'an interview for which one may choose a train',
    text: `
      Hej Signe,
      vi vill gärna träffa dig i Göteborg tisdagen den 9 mars 2027 klockan 11.00. Köp själv din biljett, vi ersätter upp till 900 kr.
      X 2000 423   Stockholm C 06.21   Göteborg C 09.24
      X 2000 425   Stockholm C 07.21   Göteborg C 10.24
      Hem   X 2000 440   Göteborg C 15.36   Stockholm C 18.39
      Vill du hellre sova över kan vi boka hotell. Hälsningar, Karin`,
  },
  {
    name: 'a seminar with a hotel where rooms are kept',
    text: `
      Anmeldung bestätigt, Teilnehmernummer: ZT-44712
      Sehr geehrte Frau Lehnert, wir freuen uns auf Sie am 18. und 19. März 2027 in Weimar.
      Programm: 18.03.2027 10:30 Eröffnung, 17:45 Empfang
      Zimmerkontingent: Hotel Am Frauenplan, Brauhausgasse 10, 99423 Weimar, abrufbar bis 15.02.2027 unter dem Stichwort „Symposium“
      Anreise 17.03.2027, Abreise 19.03.2027, Einzelzimmer 98 € pro Nacht, bitte selbst buchen
      Anreise mit der Bahn: ICE 1535 Frankfurt(Main)Hbf ab 08:20, Erfurt Hbf an 10:31`,
  },
  {
    name: 'seats that were held and let go',
    text: `
      Your hold has expired
      Hold reference: QX7PLT
      Hi Rhiannon, the fare you held was not purchased and no ticket was issued.
      Fri, May 14, 2027   DL 1442   Boston (BOS) 7:45 AM   Atlanta (ATL) 10:41 AM
      Sun, May 16, 2027   DL 2219   Atlanta (ATL) 5:20 PM   Boston (BOS) 8:02 PM
      Hold fee $14.99`,
  },
  {
    name: 'a price that is watched',
    text: `
      Preisalarm: Ihr Flug ist günstiger geworden
      Hallo Herr Aulich, für Ihre gespeicherte Suche haben wir neue Preise:
      LH 1166   12.05.2027   Frankfurt (FRA) 09:40   Lissabon (LIS) 11:45   119 €
      TP 579   12.05.2027   Frankfurt (FRA) 11:30   Lissabon (LIS) 13:35   98 €
      LH 1168   12.05.2027   Frankfurt (FRA) 13:10   Lissabon (LIS) 15:15   124 €
      Referenz: PA-4471290`,
  },
  {
    name: 'proposals of an agency, to choose from',
    text: `
      Ref: PT-4471290
      Cara Sra. Beatriz Falcão, seguem as opções para a sua viagem. Nada está reservado ainda.
      Opção 1: TP 1338   12/05/2027   Lisboa (LIS) 08:05   Londres (LHR) 10:45   189 €
      Opção 2: BA 501   12/05/2027   Lisboa (LIS) 11:00   Londres (LHR) 13:40   204 €
      Diga-nos qual prefere até 30/04/2027. Preços sujeitos a disponibilidade.`,
  },
  {
    name: 'a plan for a visa with flights that are not paid',
    text: `
      Flight itinerary for visa purposes - this is not a ticket
      Reservation code: QXLPTR
      Passenger: DIALLO/MAMADOU MR
      AF 719   10 JUN 2027   Dakar (DSS) 23:05   Paris (CDG) 06:20
      Status: on request, not ticketed. Payment pending.`,
  },
  {
    name: 'works on a line, sent on by a colleague',
    text: `
      > From: Gareth Pugh
      > Sent: 03 May 2027 08:12
      > For those who come in by train:
      > PLANNED DISRUPTION Sunday 9 May 2027, amended timetable
      > 1S05   London Kings Cross   0900   Edinburgh   1348   +22 min
      > 1S09   London Kings Cross   1000   Edinburgh   1445   +25 min
      > 1S11   London Kings Cross   1030   Edinburgh   1518   diverted
      > Tickets dated 9 May are also valid on 8 and 10 May. Reference: NR-44712`,
  },
  {
    name: 'a match and the special train to it',
    text: `
      Billetbekræftelse, ordrenummer 44712908
      Navn: Mikkel Ravn
      Kamp: FC Nord - Viborg, søndag 16. maj 2027 kl. 14.00
      Afsnit C, række 9, sæde 114, 160 kr.
      Supportertog fra Aalborg 10.42, ankomst Viborg 12.20. Hjem fra Viborg 17.05, Aalborg 18.43. Køb tog ved klubben.`,
  },
  {
    name: 'a parcel on its way through towns',
    text: `
      Sendungsbestätigung
      Auftragsnummer: 44712908812
      Empfänger: Frau Jule Harbeck
      12.05.2027 22:41   Leipzig (LEJ)   Abflug
      13.05.2027 01:15   Köln (CGN)   Ankunft
      13.05.2027 06:40   Hamburg   In Zustellung
      Zustellung heute zwischen 13:00 und 15:00 Uhr`,
  },
  {
    name: 'a doctor in another town',
    text: `
      Potwierdzenie wizyty, numer rezerwacji: 4471290
      Pacjent: Pan Tomasz Lis
      Wizyta: 12.05.2027 godz. 14:30, Klinika Wisła, ul. Długa 4, 31-146 Kraków
      Dojazd: pociąg IC 5302 z Warszawy 09:10, w Krakowie 11:35, dalej tramwaj 4. Koszt wizyty 280 zł, opłacono.`,
  },
  {
    name: 'tickets of a park, with the bus that stops there',
    text: `
      Tickets voor het Sprookjespark
      Beste Marieke van Duinen,
      Wat leuk dat je komt!
      Ordernummer:   SPR-2027-88130
      Besteld op:   17-10-2027 20:14
      2x  Entreeticket volwassene   21-12-2027   EUR  92,00
      1x  Parkeerticket   21-12-2027   EUR  17,50
      Totaal   EUR 109,50
      PLAN JE DAG
      Kom je met het openbaar vervoer?
      Bus 300 stopt vanaf station Tilburg en station 's-Hertogenbosch voor de deur van ons park.
      Boek op sprookjespark.example of bel ons.`,
  },
]
