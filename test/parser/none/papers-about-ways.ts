/** Papers that tell of ways and houses and book none: museums, congresses, tickets given back, expenses, delays, archives. Nobody in them exists. */

import type { NoTrip } from '../no-trip.ts'

export const NONE_OF_PAPERS_ABOUT: readonly NoTrip[] = [
  {
    name: 'a ticket for a museum, with the lines of metro and bus that go there',
    text: `
      Billet plein tarif – Visite avec horaire réservé
      jeudi 14 octobre 2027 18h00
      Titulaire : Mme Solveig HAUGEN
      Commande : MO-27-3381945 du 26/09/2027
      Esplanade Valéry Giscard d'Estaing, 75007 Paris. Métro 12 Solférino, RER C Musée d'Orsay. Bus 63, 68, 69.
      Horaires d'ouverture : du mardi au dimanche de 9h30 à 18h. Dernier accès à 17h.
      Ce billet est valable une seule fois.`,
  },
  {
    name: 'a registration for a congress, with houses one may book',
    text: `
      European Heart Care Forum
      Dear Dr Hollings,
      Your registration is confirmed
      Thank you for registering for the European Heart Care Forum 2027.
      Registration number   EHF27-048815
      Dates   Wednesday 22 - Saturday 25 September 2027
      Venue   Fira Gran Via, Av. Joan Carles I 64, 08908 L'Hospitalet de Llobregat, Barcelona, Spain
      Programme at a glance
      Wed 22 Sep   09:00   Workshops, Hall 8.1 (ticket required)
      Wed 22 Sep   17:30   Opening ceremony and welcome reception
      Accommodation: not yet booked?
      Your registration does not include accommodation.
      Hotel   Distance   Single / night
      Hyatt Regency Barcelona Tower ****   10 min walk   EUR 268
      Hotel Porta Fira ****   2 min walk   EUR 295
      Getting there
      Barcelona-El Prat airport is 10 km from the venue (metro L9 Sud, stop Fira).
      Renfe: 25 % off AVE fares, ask us for the form.`,
  },
  {
    name: 'a Polish ticket that was given back',
    text: `
      Potwierdzamy dokonanie zwrotu biletu.
      Numer biletu:   88410277
      Status:   ZWRÓCONY
      Relacja:   Kraków Główny - Gdynia Główna
      Pociąg:   EIP 5304
      Data wyjazdu:   10.07.2027, godz. 09:48
      Przyjazd:   10.07.2027, godz. 15:17
      Podróżny:   Zuzanna Wierzba
      Rezerwacja miejsca w cenie biletu`,
  },
  {
    name: 'a report of expenses',
    text: `
      Report ID: 7A4417C0   Employee Name: Baptiste, Corinne
      Report Date: 09/20/2026   Approval Status: Approved
      Transaction Date   Expense Type   Vendor   Comment   Amount
      09/12/2026   Hotel   Hyatt Place Austin   Check-in 09/12/2026,   $741.93
      Check-out 09/15/2026, 3 nights
      Total Amount Claimed:   $1,722.26
      Booking receipts attached, confirmed`,
  },
  {
    name: 'a certificate of how late a train was',
    text: `
      CFF SA · Service clientèle
      Monsieur
      Luc Berthoud
      Rue du Maupas 44
      1004 Lausanne
      Berne, le 12 octobre 2026
      Attestation de retard
      Nous confirmons que le train mentionné ci-dessous a circulé avec du retard.
      Date   lundi 5 octobre 2026
      Train   IC 1 710 (Genève-Aéroport – St. Gallen)
      Départ prévu / effectif à Lausanne   06:20 / 06:34
      Arrivée prévue / effective à Zürich HB   08:28 / 09:11
      Retard à l’arrivée   43 minutes`,
  },
  {
    name: 'a trip kept among past ones',
    text: `
      PAST TRIP: Edinburgh & Highlands
      May 4 - May 13, 2026   Status: completed
      Traveler: Priscilla Denmore
      Flight   United 36   Confirmation: MK4T8L
      Newark (EWR)   8:05 PM, May 4, 2026
      Edinburgh (EDI)   8:00 AM, May 5, 2026
      There are no upcoming trips in this account.`,
  },
  {
    name: 'a bag that came later than who checked it in',
    text: `
      Delayed baggage report MUCLH48817
      Dear Ms Amundsen,
      your baggage has been located.
      File reference (PIR)   MUCLH48817
      Name   AMUNDSEN / KIRSTEN MS
      Flights on which the bag was checked   LH 413 / 15OCT EWR–MUC, LH 2448 / 16OCT MUC–OSL
      Bag located   MUC, 17OCT 21:10 local
      Expected delivery   18 October 2026, 17:00 – 21:00
      Please keep the receipts of what you had to buy.`,
  },
  {
    name: 'a bill whose title comes after who wrote it and for whom, line by line',
    text: `
      TRENITALIA   Spett.le
      STUDIO ASSOCIATO MARANGONI & FERRI
      GRUPPO FERROVIE DELLO STATO ITALIANE
      Via Garibaldi 31
      37121 Verona (VR)
      Trenitalia S.p.A. – Società con socio unico
      P.IVA IT04417720238
      Piazza della Croce Rossa, 1 – 00161 Roma
      Codice destinatario: M5UXCR1
      P.IVA 05403151003 – REA 883047
      FATTURA n. 2026/F/0884217
      Data documento: 03/11/2026 Tipo documento: TD01 Divisa: EUR
      PNR / CP   Titolo   Descrizione   Data viaggio   Totale
      R7XQ4M   1847730295   Frecciarossa 9716 Verona Porta Nuova (07:28) – Milano Centrale (08:42),   12/10/2026   33,90
      CP   Premium, BASE, 1 adulto
      R7XQ4M   1847730296   Frecciarossa 9745 Milano Centrale (18:15) – Verona Porta Nuova (19:28),   12/10/2026   33,90
      CP   Premium, BASE, 1 adulto
      Totale documento: € 67,80 – Pagamento: carta di pagamento, già corrisposto.`,
  },
  {
    name: 'a list of rides with tickets that are said to be used up',
    text: `
      Trenitalia S.p.A.
      Riepilogo emesso su richiesta del cliente, relativo a titoli di viaggio già fruiti.
      PNR / CP   Titolo   Descrizione   Data viaggio   Totale
      R7XQ4M   1847730295   Frecciarossa 9716 Verona Porta Nuova (07:28) – Milano Centrale (08:42),   12/10/2026   33,90
      CP   Premium, BASE, 1 adulto`,
  },
  {
    name: 'news of a timetable for who has a subscription, whose contract has a number',
    text: `
      Mevrouw Verhoeven, dit verandert er op 13 december
      NS
      De nieuwe dienstregeling komt eraan
      Beste mevrouw Verhoeven,
      Op zondag 13 december 2026 gaat de dienstregeling 2027 in. Op veel trajecten veranderen vertrektijden.
      Traject   Nu   Vanaf 13 december
      Amersfoort Centraal – Utrecht Centraal (Intercity)   .21 en .51   .19 en .49
      Laatste trein Amsterdam – Amersfoort (vr/za)   0.36 uur   1.08 uur
      De ICE naar Berlijn vertrekt vanaf 13 december vanuit Amsterdam Centraal zes keer per dag, de eerste om 6.00 uur (IC 141 stopt om 6.36 uur in Amersfoort).
      Je hoeft niets te doen: je abonnement (contractnummer 4410728835) loopt gewoon door.`,
  },
  {
    name: 'a plan of trains, with the hours of each stop side by side',
    text: `
      Tidtabell Göteborg – Halmstad – Malmö
      Gäller 13 december 2026 – 12 juni 2027
      Tågnr   1019   1025   1031   1037
      Göteborg C   05.40   06.40   07.40   08.40
      Mölndal   05.48   06.48   07.48   08.48
      Kungsbacka   06.00   07.00   08.00   09.00
      Varberg   06.25   07.25   08.25   09.25
      Halmstad C   07.02   08.02   09.02   10.02
      Lund C   08.26   09.26   10.26   11.26
      Malmö C   08.40   09.40   10.40   11.40
      Tåg 1019 går ej 24/12–6/1, 26/3, 29/3 och 6/5.
      Banarbete: 17–25 april ersätts tågen med buss mellan Varberg och Halmstad.
      Göteborg–Malmö   389 kr`,
  },
]
