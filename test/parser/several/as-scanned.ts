import type { Sample } from '../sample.ts'

/** What was recognised in scans and screens: lengths of time beside what one flies in, charges of nights, titles of several words. */
export const AS_SCANNED: readonly Sample[] = [
  {
    name: 'where rows begin with their times, how long flights take is no time of theirs',
    text: `
      Réf. de réservation RWXK2P
      Aller - mar. 12 oct. 2027 Durée totale 9 h 50
      10:20 Bordeaux (BOD)
      Mérignac
      AF 7431 - Air France - 1 h 20
      11:40   Paris (CDG)
      Terminal 2F

      Correspondance 1 h 45 - changement de terminal 2F

      13:25 Paris (CDG)
      AF 348 - Air France 7 h 20
      Airbus A350-900
      14:45   Montréal (YUL)`,
    products: ['AF 7431 BOD 2027-10-12T10:20 – CDG 2027-10-12T11:40', 'AF 348 CDG 2027-10-12T13:25 – YUL 2027-10-12T14:45'],
  },
  {
    name: 'nights of a stay that are charged apart are not all of it',
    text: `
      Thank you for booking with us, Ines Carlota Berg.
      Harbour Inn Portland
      Check-In: Thursday, May 20, 2027   Check-Out: Sunday, May 23, 2027
      04:00 PM   11:00 AM
      Confirmation Number: 81719364
      Summary of Charges
      Thursday, May 20, 2027 Friday, May 21, 2027 Member Flexible Rate   199.00 USD
      Friday, May 21, 2027 Sunday, May 23, 2027 2 nights at 241.00 USD   482.00 USD
      Total for stay (for all rooms)   751.66 USD`,
    products: ['Harbour Inn Portland | 2027-05-20 – 2027-05-23 | ? | 81719364'],
  },
  {
    name: 'a small word of Wales within the name of one more passenger',
    text: `
      Fri 10 Oct 2027
      14:00   Bristol Temple Meads
      CrossCountry to Newcastle
      15:25   Birmingham New Street
      Booking reference   715530114219
      Passengers   Una Wetherby
      Dafydd ap Llwyd
      2 adults (16+)`,
    products: ['? Bristol Temple Meads 2027-10-10T14:00 – Birmingham New Street 2027-10-10T15:25'],
    people: ['Una Wetherby', 'Dafydd ap Llwyd'],
  },
  {
    name: 'degrees behind the title of one whose row stands below a broken one',
    text: `
      Buchungscode: X7QW2L
      Reisende
      Name   Ticketnummer   Sitzplätze
      Frau Annette von Bruchhausen-   220-   LH147 12A
      Reh   7413905526
      Herr Prof. Dr. Gregor Reh   220-   LH147 12B
      7413905527
      LH 147   12. April 2027   17:50 Uhr   18:40 Uhr   Nürnberg (NUE)   Frankfurt (FRA)`,
    products: ['LH 147 NUE 2027-04-12T17:50 – FRA 2027-04-12T18:40'],
    people: ['Annette von Bruchhausen-Reh', 'Gregor Reh'],
  },
  {
    name: 'where one checks in is no end of the way, though it stands before the time',
    text: `
      Bokningsnummer   Bokningsdatum   Status
      48213911   11 maj 2027   Betald
      Utresa
      Linje   Avgång   Ankomst   Fartyg
      Göteborg -   söndag 4 juli 2027 kl. 09.10   söndag 4 juli 2027 kl.   Stena
      Frederikshavn   Incheckning stänger kl. 08.40, Danmarksterminalen,   12.50   Jutlandica
      Masthuggskajen`,
    products: ['Stena Göteborg 2027-07-04T09:10 – Frederikshavn 2027-07-04T12:50'],
  },
  {
    name: 'flights that are listed with their seats first have their day above them all the same',
    text: `
      YOUR TRIP CONFIRMATION #   GX4R2L
      Passenger Info
      NAME   FLIGHT   SEAT
      ANTON BERGQUIST   DELTA 1086   14C
      DELTA 2754   11D
      DELTA 1399   Select Seat
      Flight Details
      Sat, 11SEP   DEPART   ARRIVE
      DELTA 1086   NYC-LAGUARDIA   ATLANTA
      Delta Main Classic (K)   11:59 AM   2:31PM
      DELTA 2754   ATLANTA   SAVANNAH
      Delta Main Classic (K)   3:45 PM   4:52 PM
      Wed, 15SEP   DEPART   ARRIVE
      DELTA 1399   SAVANNAH   NYC-LAGUARDIA
      Delta Main Classic (T)   5:28 PM   7:50 PM
      Checked Bag Allowance
      Sat 11 Sep 2027 DELTA LGA   SAV   CARRY ON   FIRST   SECOND
      Wed 15 Sep 2027 DELTA SAV   LGA   CARRY ON   FIRST   SECOND`,
    products: [
      'DL 1086 LGA 2027-09-11T11:59 – ATL 2027-09-11T14:31',
      'DL 2754 ATL 2027-09-11T15:45 – SAV 2027-09-11T16:52',
      'DL 1399 SAV 2027-09-15T17:28 – LGA 2027-09-15T19:50',
    ],
  },
  {
    name: 'who travels is no place to leave from, how many do is no label of theirs, and stations are nobody',
    text: `
      RESERVATION NUMBER
      7C4D8F
      YOUR TRAIN
      TRAIN   DEPARTS   ARRIVES   ACCOMMODATION
      1 COAST STARLIGHT   SEATTLE, WA KING STREET STA. (SEA) 9:50 AM Sunday, June 13, 2027   1   SACRAMENTO, CA VALLEY STATION (SAC) 6:32 AM Monday, June 14, 2027   1 Roomette Car 1130, Room 009 2 Passengers
      SACRAMENTO, CA   SEATTLE, WA   2 Reserved Coach Seats
      COAST STARLIGHT   VALLEY STATION (SAC) 11:59 PM Saturday, June 19, 2027   KING STREET STA. (SEA) 7:51 PM Sunday, June 20, 2027   Assigned on board
      PASSENGERS
      BERGQUIST, NORA JUNE   Ama Guest Rowand 7ove204.
      4
      OKADA-RUIZ, BENEDICT   SENIOR 65)`,
    products: [
      '1 SEATTLE 2027-06-13T09:50 – SACRAMENTO 2027-06-14T06:32',
      '? VALLEY STATION 2027-06-19T23:59 – KING STREET STA 2027-06-20T19:51',
    ],
    people: ['Nora June Bergquist', 'Benedict Okada-Ruiz'],
  },
  {
    name: 'labels of names and codes in Portuguese are no airports',
    text: `
      NOME DO PASSAGEIRO   COD. RESERVA
      VASQUEZ E QUEIROS/MARTA INES MRS   Q8TLDH
      DE   PARA   DATA
      PORTO   LISBOA   TP 1927   16 FEV 2027
      OPO
      EMBARQUE   PARTIDA   CHEGADA   UGAR
      06:20   07:00   08:00
      CLASSE   GRUPO   BILHETE ELETRONICO
      ECONOMY (Y)   ETKT 047 2419551742

      NOME DO PASSAGEIRO   COD. RESERVA
      VASQUEZ E QUEIROS/MARTA INES MRS   Q8TLDH
      PARA   DATA
      LISBOA   FUNCHAL   TP 1687   16 FEV 2027

      EMBARQUE   PARTIDA   CHEGADA   JGAR
      09:20   10:00   11:50
      CLASSE   BILHETE ELETRONICO
      ECONOMY (Y)   ETKT 047 2419551742`,
    products: ['TP 1927 OPO 2027-02-16T07:00 – LIS 2027-02-16T08:00', 'TP 1687 LIS 2027-02-16T10:00 – FNC 2027-02-16T11:50'],
  },
  {
    name: 'the south of Tenerife is called after a queen, and not after Sofia',
    text: `
      Booking reference: 48108817
      Thank you for booking with us. This is your confirmation.
      Your flights
      Date   Flight   Departs   Arrives
      Tue 05 Oct 2027   LS845   Leeds Bradford Airport 08:20   Tenerife (Sth) Reina Sofia 13:00
      Tue 12 Oct 2027   LS846   Tenerife (Sth) Reina Sofia 14:05   Leeds Bradford Airport 18:35`,
    products: ['LS 845 LBA 2027-10-05T08:20 – TFS 2027-10-05T13:00', 'LS 846 TFS 2027-10-12T14:05 – LBA 2027-10-12T18:35'],
  },
  {
    name: 'the number of the firm below its label in the first of some columns',
    text: `
      Booking reference: 5KQR8W
      Your car hire
      Supplier   Pick-up   Drop-off   Car
      AVIS   14 May 2027 11:00   21 May 2027 17:00   Group C   Peugeot 208 or similar
      Avis confirmation:   Nice Airport, Terminal 1   Nice Airport, Terminal 1   Manual, A/C, 5 doors
      31875528GB6

      Main driver: Ms Fenella Strand. Please present your full driving licence`,
    products: ['AVIS | 2027-05-14T11:00 Nice Airport | 2027-05-21T17:00 Nice Airport | 31875528GB6'],
  },
  {
    name: 'the foot of a page below the word for a station is no place',
    text: `
      Deine Reservierung 9912830047
      ABHOLUNG
      Dresden Flughafen
      Fr, 23. Juli 2027   10:30 Uhr
      Flughafenstraße 1, 01109 Dresden
      RÜCKGABE
      Leipzig Hauptbahnhof
      Di., 27. Juli 2027   10:00 Uhr
      BMW 3er Touring oder ähnlich
      Sixt GmbH & Co. Autovermietung KG, Pullach. Es gelten die
      Allgemeinen Vermietbedingungen sowie die Vermietinformationen des
      Landes der Abholstation.
      Impressum AGB   Datenschutz`,
    products: ['Sixt | 2027-07-23T10:30 Dresden Flughafen | 2027-07-27T10:00 Leipzig Hauptbahnhof | 9912830047'],
  },
  {
    name: 'a number below its label, beside which another label stands: that is none',
    text: `
      Your reservation is confirmed, Ingrid. Thank you for choosing Enterprise.
      CONFIRMATION NUMBER   RENTER
      INGRID SOLHEIM-REED
      1930486611
      Pick-Up   Return
      Fri, October 8, 2027 at 9:00 AM   Tue, October 12, 2027 at 3:30 PM
      Asheville Merrimon Avenue   Charlotte Douglas International Airport (CLT)`,
    products: [
      'Enterprise | 2027-10-08T09:00 Asheville Merrimon Avenue | 2027-10-12T15:30 Charlotte Douglas International Airport (CLT) | ?',
    ],
  },
  {
    name: 'the number of a card whose stars were taken for other signs is no flight',
    text: `
      Código de reserva   Fecha de compra   Estado
      QWZTKB   18/08/2027   CONFIRMADA
      IDA Asturias - Lima
      Vuelo   Salida   Llegada   Clase
      IB0482   mar. 02/11/2027 20:05   mar. 02/11/2027 21:15   Turista (N)
      Operado por Iberia   Asturias (OVD)   Madrid-Barajas (MAD) T4
      IB0135   mar. 02/11/2027 23:55   mié. 03/11/2027 05:25   Turista (N)
      Operado por Iberia   Madrid-Barajas (MAD) T4S   Lima (LIM)
      PASAJEROS
      Nombre   Billete electrónico   Iberia Club   Equipaje facturado
      Sra. ELVIRA CASTRO BOTAS   075-2417330991   IB 4471++:3   1 pieza de 23 kg`,
    products: ['IB 482 OVD 2027-11-02T20:05 – MAD 2027-11-02T21:15', 'IB 135 MAD 2027-11-02T23:55 – LIM 2027-11-03T05:25'],
    reference: 'QWZTKB',
  },
  {
    name: 'a button behind the name of a guest is no part of it',
    text: `
      Booking.com
      Casa do Moinho Guesthouse
      Check-in: Thu 14 Oct 2027   Check-out: Mon 18 Oct 2027
      Rua do Moinho 4, 1100-351 Lisbon, Portugal
      Confirmation number   4478.201.554
      Guest name: Orla Brennan Edit`,
    products: ['Casa do Moinho Guesthouse | 2027-10-14 – 2027-10-18 | Rua do Moinho 4, 1100-351, Lisbon, PT | 4478.201.554'],
    people: ['Orla Brennan'],
  },
]
