/** Papers made for the tests that speak of journeys and confirm none: bills, letters, proposals, policies, minutes, rosters, diaries. */

import type { NoTrip } from '../no-trip.ts'

export const NONE_OF_PAPERS: readonly NoTrip[] = [
  {
    name: 'fees of a lawyer who went by train',
    text: `
      Cabinet Morel & Associés
      Avocats à la Cour
      14 rue Royale
      75008 Paris

      SARL Bois du Nord
      A l'attention de Mme Claire Hubert
      22 boulevard Vauban
      59000 Lille

      Paris, le 30 juin 2027

      FACTURE N° 2027-0612

      Honoraires et débours - juin 2027

      Date   Désignation   Qté   Montant HT
      03/06/2027   Consultation téléphonique   1,5 h   375,00 €
      08/06/2027   Audience tribunal de commerce de Lille   6 h   1 500,00 €
      08/06/2027   TGV 7019 Paris Nord 08:46 - Lille Flandres 09:50   1   58,00 €
      08/06/2027   TGV 7058 Lille Flandres 17:11 - Paris Nord 18:14   1   58,00 €
      15/06/2027   Hôtel des Flandres, 1 nuit (arrivée 15/06, départ 16/06)   1   132,00 €

      Total HT   2 123,00 €
      TVA 20 %   424,60 €
      Total TTC   2 547,60 €
      A régler avant le 30/07/2027. IBAN FR76 3000 4028 3700 0101 2345 678`,
  },
  {
    name: 'an invitation for a visa',
    text: `
      LETTER OF INVITATION
      Ref. INV/2027/0418

      To: Consulate General of Italy, Nairobi
      Date: 2 April 2027

      Dear Sir or Madam,

      We hereby invite Mr Samuel Kiptoo Cheruiyot, born 14 March 1988, passport no. AK0447129, to attend
      the annual meeting of our federation in Bologna from 14 June 2027 to 19 June 2027.

      Planned itinerary
      14 June 2027   KQ 738   Nairobi (NBO) 08:55   Rome (FCO) 15:40
      19 June 2027   KQ 739   Rome (FCO) 17:30   Nairobi (NBO) 01:45
      Accommodation: Hotel San Felice, Via San Felice 2, 40122 Bologna
      Check-in: 14 June 2027   Check-out: 19 June 2027

      All costs of travel and accommodation will be borne by the federation. Mr Cheruiyot will return to Kenya
      after the meeting. Please grant him a visa for the time above.

      Yours faithfully,
      Dr. Paola Righetti
      Secretary General`,
  },
  {
    name: 'expenses that are paid back',
    text: `
      NOTA DE REEMBOLSO DE DESPESAS N.º 118/2027
      Colaborador: Rui Alvarenga Pinto   N.º mecanográfico: 44712
      Centro de custo: 3310 Comercial
      Data: 28/05/2027

      Data   Descrição   Documento   Valor
      17/05/2027   Comboio AP 125 Lisboa Oriente 08:09 - Porto Campanhã 10:58   FT 2027/8841   34,70 €
      17/05/2027   Hotel da Música, Porto, entrada 17/05/2027, saída 19/05/2027, 2 noites   FT 2027/551   178,00 €
      19/05/2027   Comboio AP 136 Porto Campanhã 18:45 - Lisboa Oriente 21:34   FT 2027/8842   34,70 €
      19/05/2027   Táxi   Recibo 4471   12,40 €

      Total a reembolsar   259,80 €
      O colaborador declara que as despesas foram efetuadas ao serviço da empresa.
      Aprovado por: Teresa Vaz   29/05/2027`,
  },
  {
    name: 'a price that fell',
    subject: 'Price drop: Manchester to Toronto now £412',
    text: `
      Hi Priya,

      Prices for a trip you are tracking have changed.

      Manchester (MAN) to Toronto (YYZ)
      Thu 9 Sep 2027 - Thu 23 Sep 2027, 1 adult, economy

      Was £468   Now £412   (-12%)

      Best: TS 421
      Depart Thu 9 Sep 12:55 MAN
      Arrive Thu 9 Sep 15:25 YYZ   7h 30m, nonstop
      Return TS 420
      Depart Wed 22 Sep 20:40 YYZ
      Arrive Thu 23 Sep 08:30 MAN   6h 50m, nonstop

      View deal

      You're receiving this because you are tracking this route. Stop tracking. Prices were last checked at 06:14 UTC and may change.`,
  },
  {
    name: 'a proposal in three parts',
    subject: 'La vostra proposta di viaggio in Portogallo',
    text: `
      Gentili Signori Ferrante,

      come d'accordo vi inviamo la proposta per il vostro viaggio dal 10 al 17 luglio 2027.

      VOLI (tariffa indicativa)
      10/07/2027   TP 827   Milano Malpensa (MXP) 11:35   Lisbona (LIS) 13:25
      17/07/2027   TP 828   Lisbona (LIS) 18:10   Milano Malpensa (MXP) 21:50

      HOTEL
      Hotel Miradouro ****, Praça Martim Moniz 2, 1100-341 Lisboa
      Arrivo 10/07/2027   Partenza 17/07/2027   7 notti, camera doppia con colazione

      AUTO
      Ritiro: Lisbona aeroporto, 12/07/2027 ore 10:00
      Riconsegna: Lisbona aeroporto, 14/07/2027 ore 18:00

      Quota per persona 1.240 €. La proposta non costituisce prenotazione ed è valida fino al 15 maggio. Per confermare
      bastano una mail di risposta e l'acconto del 30%.

      Pratica n. 2027/4471
      Cordiali saluti, Marta Lunghi`,
  },
  {
    name: 'an offer of an insurance',
    text: `
      Ihr Angebot zum Reiseschutz
      Angebotsnummer: RS-2027-447129

      Guten Tag Herr Lukas Brandhofer,

      vielen Dank für Ihr Interesse. Für Ihre Reise haben wir folgende Daten erfasst:

      Reiseziel: Teneriffa
      Reisebeginn: 14.08.2027   Reiseende: 28.08.2027
      Flug: X3 2418 Hannover (HAJ) 06:15 - Teneriffa (TFS) 10:05
      Hotel: Bahía Sol, Playa de las Américas
      Reisepreis: 2.480,00 EUR
      Versicherte Personen: Lukas Brandhofer, Jana Brandhofer

      Rundum-Schutz   149,00 EUR
      Jetzt abschließen: Der Schutz gilt erst mit Abschluss und Zahlung bis 30 Tage vor Reiseantritt.`,
  },
  {
    name: 'flights that seats are sold for',
    subject: '48 hours only: New York from £199',
    text: `
      THE TRANSATLANTIC SALE
      Ends midnight Thursday 8 April 2027

      London (LHR) to New York (JFK)   from £199 each way   BA 117, dep 08:25 arr 11:20
      London (LHR) to Boston (BOS)   from £209 each way   BA 213, dep 11:15 arr 13:30
      Travel 1 September to 30 November 2027

      Dear Ms Okafor, as a member you get early access. Terms: fares are subject to availability and include taxes. Booking reference not needed.
      Unsubscribe`,
  },
  {
    name: 'a policy for a journey',
    text: `
      POLIZZA ASSICURAZIONE VIAGGIO
      Numero polizza: AV 2027 447129
      Contraente: Sig.ra Ilaria Conti   Nata il 04/03/1985
      Assicurati: Ilaria Conti, Davide Conti
      Viaggio: 12/06/2027 - 19/06/2027, Spagna
      Volo: VY 6105 Roma Fiumicino (FCO) 09:40 - Barcellona (BCN) 11:25 del 12/06/2027
      Codice prenotazione del viaggio: QXPLT7
      Premio pagato € 64,00
      In caso di annullamento del viaggio contattare la centrale operativa.`,
  },
  {
    name: 'the minutes of a meeting',
    text: `
      Minutes of the project meeting, 14 May 2027, 10:00 - 12:30, Room E 204
      Present: Ms Nia Pugh, Mr Owen Pryce, Dr Harriet Bowman
      Action: Owen to book flights for the Dublin visit (EI 3281 on 8 June 2027, CWL 09:10 - DUB 10:15 looked best)
      Action: Nia to reserve rooms at the Harbour Hotel, 8 to 10 June
      Next meeting: 28 May 2027, 10:00. Reference number: PM-447129`,
  },
  {
    name: 'the roster of a crew',
    text: `
      CREW ROSTER   JUNE 2027   NORTHERN CREW
      Name: VAN DIJK/ROOS MS   Staff no: 447129
      Date   Duty   Dep   STD   Arr   STA
      01JUN   KL1421   AMS   0705   BHX   0725
      01JUN   KL1422   BHX   0805   AMS   1025
      03JUN   KL1853   AMS   0950   DUS   1040
      03JUN   KL1854   DUS   1120   AMS   1220
      05JUN   OFF
      Reporting time 60 minutes before STD. Published 20MAY2027`,
  },
  {
    name: 'a flight of somebody else that has landed',
    subject: 'BA 286 has landed',
    text: `
      The flight you follow has landed.
      BA 286 San Francisco (SFO) - London Heathrow (LHR)
      Departed 17:12, 14 May 2027 (scheduled 16:50)
      Landed 10:58, 15 May 2027 (scheduled 11:20), Terminal 5
      Aircraft A380 G-XLEB
      Manage your alerts`,
  },
  {
    name: 'a theft in a train',
    text: `
      Polizeipräsidium Köln
      Anzeigenbestätigung, Vorgangsnummer: 447129-27
      Anzeigende: Frau Jule Harbeck
      Tatzeit: 11.05.2027 zwischen 12:29 und 16:30
      Tatort: ICE 587 zwischen Hamburg Hbf und Würzburg Hbf
      Gegenstand: Koffer, schwarz, Wert ca. 300 EUR
      Köln, den 12.05.2027`,
  },
  {
    name: 'a journey told in a diary',
    text: `
      Nattåg till Narvik
      av Signe Åkerlund, publicerad 3 maj 2027

      Vi klev på tåg 94 i Stockholm C klockan 18.12 den 28 april och vaknade i Boden. Klockan 13.10 dagen därpå var vi framme i Narvik.
      Biljetten kostade 1 295 kr och bokades tre månader före. Hotellet, Hotel Fjorden, Kongens gate 33, hade utsikt över fjorden; vi stannade i två nätter.

      Läs också: Med båt till Lofoten.`,
  },
  {
    name: 'a request for money after a delay',
    subject: 'Ihr Antrag auf Entschädigung',
    text: `
      Sehr geehrte Frau Vollmer,
      wir haben Ihren Antrag auf Entschädigung erhalten (Vorgangsnummer 447129-27).
      Fahrt: 11.05.2027, ICE 587, Hamburg Hbf 12:29 - Würzburg Hbf 16:30
      Tatsächliche Ankunft: 17:41
      Auftragsnummer der Fahrkarte: 8841277310`,
  },
  {
    name: 'a statement of points',
    text: `
      Your March statement
      Mr Ned Ashcombe, member 40118822
      Date   Activity   Points
      02 Mar 27   Hotel partner: Granite Court Hotel, 2 nights (28 Feb–02 Mar)   +400
      Lisbon from 8,000 points. Rooms available on 14, 15 and 21 May.`,
  },
  {
    name: 'a quotation that says it is no booking',
    text: `
      COTAÇÃO Nº 2027/0093 – NÃO É RESERVA
      Cliente: Rui Sampaio
      Lisboa LIS – Funchal FNC 04/06/2027 TP1685 09h15 11h00
      Nenhum lugar foi bloqueado.`,
  },
  {
    name: 'papers of a journey that are no booking in German',
    text: `
      Reiseunterlagen zur Ansicht, keine Buchungsbestätigung
      Frau Ilse Kramer
      Hotel Seeblick, Uferstraße 3, 88131 Lindau
      Anreise: 04.06.2027
      Abreise: 06.06.2027`,
  },
  {
    name: 'an appointment at which one applies for a visa',
    text: `
      Appointment Confirmation Letter
      Schengen visa application centre, Manchester
      Group reference: GBMN/NLD/0417/2209
      Date   14/05/2027
      Time   10:45 – 11:00
      Centre   Visa Global, 50 Devonshire Street North, Manchester M12 6JH
      Applicant 1   Chike OBIORA
      Intended date of arrival in the Schengen area   27/06/2027
      Intended date of departure   04/07/2027
      Hotel reservation for each night, 7 nights`,
  },
  {
    name: 'a place to park at a hotel',
    subject: 'Parkeren Hotel Schiphol A4 - reservering 88120',
    text: `
      Parkeren bij Schiphol

      Beste Tom Hale,

      Je parkeerplaats bij Hotel Schiphol A4 is gereserveerd.

      Reserveringsnummer: 88120
      Aankomst: zaterdag 12 juni 2027 06:00
      Vertrek: zaterdag 19 juni 2027 22:30
      Parkeerplaats: buiten, met shuttle
      Totaal: € 64,00

      Hotel Schiphol A4, Rijksweg A4 nr 3, 2132 MA Hoofddorp`,
  },
]
