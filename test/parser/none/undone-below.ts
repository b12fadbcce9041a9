import type { NoTrip } from '../no-trip.ts'

/** Documents that say only further down that what they tell of was undone or was no journey of theirs. Nobody in them exists. */
export const UNDONE_BELOW: readonly NoTrip[] = [
  {
    name: 'a German letter that confirms what was called off',
    text: `
      Buchungscode: 7KPW4M
      Bearbeitet am: 17. März 2026, 10:42 Uhr
      Sehr geehrte Frau Dr. Wiesner,
      wie von Ihnen gewünscht, haben wir die folgende Buchung vollständig storniert. Die Flugscheine sind damit nicht mehr gültig.
      Donnerstag, 14. Mai 2026: München – Lissabon
      12:10 München (MUC)   LH1792   14:25 Lissabon (LIS)
      Name   Ticketnummer
      Frau Annegret Wiesner   220-2418807365`,
  },
  {
    name: 'a French stay, by its status',
    text: `
      Numéro de confirmation : 5128447093
      Maëlys, votre séjour à Annecy
      Hôtel Mercure Annecy Sud ★★★★
      Adresse   20 allée de la Forge, Seynod, 74600 Annecy, France
      Arrivée   vendredi 17 juillet 2026 (à partir de 14:00)
      Départ   lundi 20 juillet 2026 (jusqu'à 12:00)
      Votre réservation   3 nuits, 1 hébergement
      Nom du client : Maëlys Le Guennec
      Statut   Annulée le 29 juin 2026 à 21:17 (par le client)`,
  },
  {
    name: 'Italian trains that were given back, below all of them',
    text: `
      di seguito il riepilogo della Sua operazione n. RB-2026-04-77120936.
      PNR   KX7T2Q
      Treno   Partenza   Arrivo
      Frecciarossa 9544   NAPOLI CENTRALE 24/04/2026 ore 14:09   MILANO CENTRALE 24/04/2026 ore 18:45
      Viaggiatore   Offerta   Codice biglietto
      IMMACOLATA DELLE CAVE   Base - Adulto   2815640377
      GENNARO ESPOSITO RUSSO   Base - Adulto   2815640378

      La Sua richiesta è stata accolta. Entrambi i biglietti, per l'andata e per il ritorno, sono stati annullati e i posti sono tornati in vendita.`,
  },
  {
    name: 'a Swedish waiting list that came to nothing',
    text: `
      FÖRFRÅGAN   Ärende 4471-88203
      Resenärer:   Torbjörn af Klintberg
      Flyg ut:   DY4177  Stockholm Arlanda (ARN) - Las Palmas (LPA)
      Lör 20 feb 2027  07.05 - 12.15
      Hotell:   Seaside Sandy Beach, Playa del Inglés
      Incheckning 20 feb 2027, utcheckning 27 feb 2027

      Hotellet har svarat att rummen är slutsålda. Ni har alltså
      ingen resa bokad hos oss.`,
  },
  {
    name: 'an English house that has no room',
    text: `
      Dear Mr Oyelaran,
      Thank you for thinking of Lindeth House Hotel for your birthday.
      You asked for:
      Arrival   Friday 11 June 2027 (from 3 pm)
      Departure   Monday 14 June 2027 (by 11 am)
      Nights   3, dinner, bed & breakfast
      Guests   Babatunde Oyelaran
      Our reference  ENQ-31877

      I'm afraid that we can't accommodate you on those dates.

      Lindeth House Hotel, Lake Road 4, Bowness LA23 3JF`,
  },
  {
    name: 'a crate that flies',
    text: `
      SENDUNGSAVIS / SHIPMENT ADVICE
      Unsere Position / Our ref.   FRA-E-26-114870
      AWB   020-7714 3386, HAWB KN-FRA 5503917
      Absender / Shipper   Ignacio Bascuñán, Leuschnerstraße 14, 64293 Darmstadt
      Empfänger / Consignee   Sra. Rosario Errázuriz, Santiago de Chile
      Flug / Flight   Von / From   Nach / To   Abflug / ETD   Ankunft / ETA   Status
      LH506   FRA   GRU   05.11.2026 22:05   06.11.2026 05:50   BKD
      LA713   GRU   SCL   07.11.2026 14:25   07.11.2026 18:35   BKD`,
  },
  {
    name: 'an offer that was kept, by its number',
    text: `
      Mitsis Grand Hotel Beach
      7 nights · Tue 24 Aug 2027 – Tue 31 Aug 2027 · 2 adults
      Quote reference EHQ-4920117 | Saved 6 March 2027
      06:10 Manchester (MAN)   EZY2009   12:30 Rhodes (RHO)
      Tue 24 Aug 2027`,
  },
  {
    name: 'the page of a Danish account on which nothing is to come',
    text: `
      Mine rejser og køb
      Logget ind som Solvej Bjerregaard
      Kommende rejser
      Du har ingen kommende rejser.
      Tidligere og afsluttede køb
      Ordrenr.   Rejse   Status
      DSB-6620-48813   IC 841 fre. 18.12.2026 kl. 15.26 København H – Aalborg kl. 19.53   Annulleret`,
  },
  {
    name: 'what an agency keeps of a booking that is no more',
    text: `
      RP/LONU12417/LONU12417   KM/SU   3APR27/1014Z   8KQ2ZP
      1.ABERNATHY-QUAYE/KOFI MR   2.ABERNATHY-QUAYE/LINDIWE MRS
      *** NO ACTIVE ITINERARY ***
      FA PAX 125-2417760841/ETBA/GBP1188.40/03FEB27
      BA 059 V 04AUG LHRCPT XX2 1955 0640+1`,
  },
  {
    name: 'what a court says of a flight',
    text: `
      Amtsgericht Erding
      Az.: 113 C 4418/26
      IM NAMEN DES VOLKES
      In dem Rechtsstreit
      1) Hans-Joachim von Roggenbuck, Erding - Kläger -
      gegen Condor Flugdienst GmbH - Beklagte -
      Die Kläger buchten unter der Buchungsnummer QX7T4L den Flug
      DE 2060 Frankfurt (FRA) 10.01.2027 13:55 – Cancún (CUN) 19:20`,
  },
  {
    name: 'what an insurer pays of a journey',
    text: `
      Travel Claims Department
      Claim number: 26-TC-7718840-2
      Insured persons: Dr Ngozi Achterberg, Mr Lwazi Mbeki
      We have now finished assessing your claim and this letter explains what we are paying.
      PNR 6TNVQE   KL1080 5 Sep 2026 Manchester (MAN) 09:30 – Amsterdam (AMS) 11:55`,
  },
  {
    name: 'an exercise of a book',
    text: `
      HOOFDSTUK 7   OP REIS
      Oefening 9   Lezen
      Lees de mail.
      Onderwerp: Uw reis naar Schotland (dossier 24619)
      Hartelijk dank voor uw boeking.
      Heenreis   KL 937   maandag 10 mei 2027
      vertrek   Amsterdam Schiphol (AMS)   12.10 uur
      aankomst   Edinburgh (EDI)   12.45 uur`,
  },
  {
    name: 'a specimen',
    text: `
      Confirmation de votre réservation n° 100042
      Hôtel des Trois Vallons, 12 place de la Halle, 24200 Sarlat
      Arrivée   vendredi 16 juillet 2027
      Départ   mardi 20 juillet 2027
      SPÉCIMEN
      Personnes   2 adultes : M. Jean-Baptiste Dupont-Martin`,
  },
  {
    name: "a pilgrimage for which one may put down one's name",
    text: `
      Peregrinação a Roma e Assis, de 19 a 24 de abril de 2027
      Inscrições abertas no cartório até 26 de fevereiro.
      Voo   Data   Percurso   Partida   Chegada
      TP1921   19 abr   Porto (OPO) – Lisboa (LIS)   06:05   07:05
      TP836   19 abr   Lisboa (LIS) – Roma Fiumicino (FCO)   08:10   12:10`,
  },
  {
    name: 'what a Swedish watch tells of prices',
    text: `
      Hej Håkan! En av dina tre prisbevakningar har ändrats sedan i går.
      Stockholm (ARN) → Lissabon (LIS)
      lör 25 sep 2027 – lör 2 okt 2027 · 2 resenärer · ekonomi
      TP 781 ARN 12:45 – LIS 16:10 4 h 25 min, direkt
      TP 780 LIS 06:50 – ARN 12:00 4 h 10 min, direkt
      Hotell i Lissabon   25 sep – 2 okt · 2 gäster · 1 rum
      Hotel Mundial ★★★★, Praça Martim Moniz 2`,
  },
  {
    name: 'all services under a booking that are called off',
    text: `
      Northern Trails Holidays
      Booking 4471902

      Dear Mr Hale,

      All services under booking 4471902 have been cancelled at your request. The services concerned were:

      Hotel: Glenview Lodge, 4 Station Road, Plockton IV52 8TN
      Check-in: Friday 12 February 2027
      Check-out: Sunday 14 February 2027
      Travellers: Mr Tom Hale, Mrs Ruth Hale

      Car hire: Europcar, Inverness Airport
      Pick-up: 12 February 2027 12:30
      Drop-off: 14 February 2027 15:00

      A refund of £612.00 will reach your card within 5 working days.`,
  },
  {
    name: 'all services for a booking that are called off in German',
    text: `
      Reisebüro Sonnenschein
      Vorgang 4471902

      Sehr geehrter Herr Brandt,

      sämtliche Leistungen zur Buchung 4471902 wurden storniert. Dies betrifft:

      Hotel Alpenrose, Bahnhofstraße 12, 6020 Innsbruck
      Anreise: 12.02.2027
      Abreise: 15.02.2027
      Zimmer: Doppelzimmer Superior
      Reisende: Herr Jens Brandt

      Die Erstattung erfolgt innerhalb von 5 Tagen.`,
  },
  {
    name: 'all services booked under a reference that are called off',
    text: `
      Northern Trails Holidays
      Booking 4471903

      Dear Mr Hale,

      All services booked under reference 4471903 are cancelled. Nothing more is due.

      Itinerary
      Hotel Bristol, 12 Station Road, York YO1 6GA
      In: 12 February 2027   Out: 14 February 2027   2 nights
      Guests: Mr Tom Hale, Mrs Ruth Hale`,
  },
  {
    name: 'a quote that ends on a day',
    text: `
      Larkfield Travel
      Your quote ref Q-7719 lapses on 9 January 2027
      Traveller: Iris Penhaligon
      Reservation number: 662041
      Hotel Linden, Selby
      Check-in: 8 April 2027
      Check-out: 11 April 2027`,
  },
  {
    name: 'a quote that nobody has taken up yet',
    text: `
      Larkfield Travel
      Booking reference: 662041
      Saved quote: not yet converted into a booking
      Passenger: Iris Penhaligon
      LH 903 6 May 2027 London LHR 09:10 Frankfurt FRA 11:50`,
  },
  {
    name: 'a stay whose days are both called off, and others that might be had',
    text: `
      Pension Seeblick, 6900 Bregenz
      Buchungsnummer 771930
      Gast: Frauke Ohms
      Anreise 09.04.2027 (storniert)
      Abreise 13.04.2027 (storniert)
      Neue Anreise möglich ab 03.05.2027
      Neue Abreise möglich bis 28.05.2027`,
  },
  {
    name: 'a plan of which all is still to be booked',
    text: `
      Everything below: not yet booked
      Guest: Iris Penhaligon
      Hotel Linden, Selby
      Check-in: 8 April 2027
      Check-out: 11 April 2027`,
  },
  {
    name: 'the hours of who brings tiles to a house',
    text: `
      Naturstein Ohlsen
      Auftrag 771930
      Kundin: Frauke Ohms
      Ankunftszeit: 09.04.2027 8 Uhr
      Abreise: 10.04.2027
      Baustelle: Pension Seeblick, 6900 Bregenz`,
  },
  {
    name: 'the paper about what is insured should an agency fail',
    text: `
      Reiseinsolvenz-Versicherung
      Versicherungsschein Insolvenz zu Buchungsnummer 771930
      Frauke Ohms
      Pension Seeblick, 6900 Bregenz
      Anreise: 09.04.2027
      Abreise: 13.04.2027`,
  },
]
