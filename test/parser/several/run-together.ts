/** Printed tickets and forms whose labels, names and hours have run together. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RUN_TOGETHER: readonly Sample[] = [
  {
    name: 'a number with a hash below the mark of who sells',
    text: `
      Booking number
      FLiXBUS
      #321 884 6075
      Amsterdam – Prague
      Fri, 17 Sep 2027   Amsterdam Sloterdijk
      20:15   Piarcoplein, 1043 DW Amsterdam, Netherlands
      Bus 803 direction Prague
      Sat, 18 Sep 2027   Prague (ÚAN Florenc)
      09:55   Pod výtopnou 13/10, 186 00 Praha 8
      Passenger: Ann Reed`,
    products: ['803 Amsterdam 2027-09-17T20:15 – Praha 2027-09-18T09:55'],
    people: ['Ann Reed'],
    reference: '321 884 6075',
  },
  {
    name: 'a locator in letters alone beside another label, and Monsieur in capitals',
    text: `
      SNCF e-billet
      Référence de dossier
      TBQYVM   Nom associé REMAUD
      Voyageur
      M REMAUD THIERRY (27-59 ans)
      Vendredi 7 mai 2027
      17h10   RENNES
      TGV INOUI n°5351 | 2   classe | VOITURE 17 PLACE 63
      20h23   LYON PART DIEU`,
    products: ['TGV INOUI 5351 RENNES 2027-05-07T17:10 – LYON PART DIEU 2027-05-07T20:23'],
    people: ['Remaud Thierry'],
    reference: 'TBQYVM',
  },
  {
    name: 'a ferry in two rows, with the hour by which one checks in at the end of the first',
    text: `
      Norrlinjen
      Bokningsbekräftelse för din färjeresa
      Bokningsnummer: 47182093
      Rutt   Avgång   Ankomst   Fartyg   Incheckning senast
      Utresa   Göteborg - Frederikshavn   lö 2027-07-03   lö 2027-07-03   Stena Danica   08:25
      09:10   12:50
      Hemresa   Frederikshavn - Göteborg   lö 2027-07-17   lö 2027-07-17   Stena Jutlandica   14:00
      14:45   18:20
      Resenärer
      Namn   Typ   Född
      Anders Lindmark   Vuxen   1981-03-22
      Fordon: personbil, max 5 m lång, körs ombord`,
    products: [],
    people: [],
  },
  {
    name: 'travellers numbered in a list, with the last name first and how old they are',
    text: `
      Booking 7720418
      Avreise: Oslo, 23.06.2028 kl. 14:00
      Ankomst: Kiel, 24.06.2028 kl. 10:00
      Ferge: M/S Color Magic
      Passasjerer   Kjøretøy
      1 Halvorsen, Ingrid – voksen – f. 1984   1 personbil inntil 5 m
      2 Bakke, Sindre – voksen – f. 1982   Takboks: nei
      3 Bakke Halvorsen, Tuva – barn – f. 2016   Tilhenger: nei`,
    products: ['M/S Color Magic Oslo 2028-06-23T14:00 – Kiel 2028-06-24T10:00'],
    people: ['Ingrid Halvorsen', 'Sindre Bakke', 'Tuva Bakke Halvorsen'],
    reference: '7720418',
  },
  {
    name: 'two of a family, numbered and marked as grown up',
    text: `
      Bestillingsnummer 30771482
      Bestiller   Hvem skal rejse?
      Birgitte Skov Ipsen   1. Birgitte Skov Ipsen (voksen)
      Nørregade 44, 2. tv.   2. Mogens Ipsen (voksen)

      Ophold
      Hotel Rodos Princess, Kiotari 85109 Rhodos
      Check-in: 16.10.2027
      Check-out: 23.10.2027`,
    products: ['Hotel Rodos Princess | 2027-10-16 – 2027-10-23 | ? | 30771482'],
    people: ['Birgitte Skov Ipsen', 'Mogens Ipsen'],
    reference: '30771482',
  },
  {
    name: 'the last name of a child in the line below',
    text: `
      Confirmation code: HMT8QWZ5RD
      Riverside Flat
      Check-in: Wed, Jun 16, 2027
      Check-out: Mon, Jun 21, 2027
      Rua do Ouro 12, 4150-553 Porto
      Travelers: Allison Brandt, Kevin Brandt, Zoe   Payment
      Brandt`,
    products: ['Riverside Flat | 2027-06-16 – 2027-06-21 | Rua do Ouro 12, 4150-553, Porto, PT | HMT8QWZ5RD'],
    people: ['Allison Brandt', 'Kevin Brandt', 'Zoe Brandt'],
    reference: 'HMT8QWZ5RD',
  },
  {
    name: 'the number of who operates a flight, and names that the airline puts together',
    text: `
      Confirmation Number: HT2B7N
      Flight 1 of 1 UA8021   Class: United Economy (S)
      Wed, Mar 22, 2028   Wed, Mar 22, 2028
      05:35 PM   07:05 PM
      Halifax, NS, CA (YHZ)   Toronto, ON, CA (YYZ)
      Flight Operated by AIR CANADA. Please check in with the operating carrier, Air Canada flight AC615.
      KOWALSKI/DANIELLEMARIE   Seats: YHZ-YYZ 22D
      Billed to Danielle Marie Kowalski`,
    products: ['UA 8021 YHZ 2028-03-22T17:35 – YYZ 2028-03-22T19:05'],
    people: ['Danielle Marie Kowalski'],
    reference: 'HT2B7N',
  },
  {
    name: 'the day of arrival between the hours of an evening and a morning',
    text: `
      BOOKING REFERENCE   HWJ4PD
      PASSENGER NAME   REED/ANNA MRS
      FLIGHT   DEPART / ARRIVE   AIRPORT / TERMINAL   CLASS
      EK 022   09 APR 27   MANCHESTER (MAN)   ECONOMY (U)
      CONFIRMED   2035 10 APR 27 0710   TERMINAL 1 DUBAI (DXB) TERMINAL 3   SEAT 41K`,
    products: ['EK 22 MAN 2027-04-09T20:35 – DXB 2027-04-10T07:10'],
    people: ['Anna Reed'],
    reference: 'HWJ4PD',
  },
  {
    name: 'a table of when one checks in, below that of the flights',
    text: `
      Bookingreferanse: P7XKTE
      Reisende: Ingrid Halvorsen
      Flyvning   Dato   Fra   Avgang   Til   Ankomst   Billettype
      DY1317   03 sep 2027   Bergen-Flesland (BGO)   08:50   London-Gatwick (LGW)   09:50   LowFare+
      DY1314   06 sep 2027   London-Gatwick (LGW)   19:40   Bergen-Flesland (BGO)   22:40   LowFare
      Viktige tider
      Flyvning   Innsjekking åpner   Bagasjeinnlevering stenger   Gate stenger
      DY1317 BGO–LGW   02 sep 08:50   60 minutter før avgang (07:50)   30 minutter før avgang
      DY1314 LGW–BGO   05 sep 19:40   60 minutter før avgang (18:40)   30 minutter før avgang`,
    products: ['DY 1317 BGO 2027-09-03T08:50 – LGW 2027-09-03T09:50', 'DY 1314 LGW 2027-09-06T19:40 – BGO 2027-09-06T22:40'],
    people: ['Ingrid Halvorsen'],
    reference: 'P7XKTE',
  },
  {
    name: 'French months in three letters',
    text: `
      Référence de réservation : YQ5ZTB
      Passager : MME MARIANNE LE GALL
      Vol   Départ   Arrivée
      AF0348   Sam. 17 jui.   Sam. 17 jui.
      opéré par AIR FRANCE   13:55   15:40
      Paris (CDG)   Montréal (YUL)
      AF0351   Sam. 07 aoû.   Dim. 08 aoû.
      opéré par AIR FRANCE   22:30   11:45
      Toronto (YYZ)   Paris (CDG)
      Date d'émission : 11 mai 2027`,
    products: ['AF 348 CDG 2027-07-17T13:55 – YUL 2027-07-17T15:40', 'AF 351 YYZ 2027-08-07T22:30 – CDG 2027-08-08T11:45'],
    people: ['Marianne Le Gall'],
    reference: 'YQ5ZTB',
  },
  {
    name: 'what to bring, below a sentence about the place',
    text: `
      Booking reference 748120665
      Main driver: Mr Stuart Abernethy
      Pick-up   Drop-off
      Fri, 11 Jun 2027, 16:30   Fri, 25 Jun 2027, 14:00
      Orlando International Airport   Miami Airport
      To get to the drop-off location, follow signs to the Rental Car Center.
      What to bring to the counter
      Passport, driving licence, credit card.
      Chrysler Pacifica or similar`,
    products: ['? | 2027-06-11T16:30 Orlando International Airport | 2027-06-25T14:00 Miami Airport | 748120665'],
    people: ['Stuart Abernethy'],
    reference: '748120665',
  },
  {
    name: 'a country and a rate that are no people',
    text: `
      Voucher RT33817
      DRIVER   Stephen Kowalski
      DRIVER AGE 30-74 COUNTRY OF RESIDENCE USA
      Pick-up: Faro Airport, 12 May 2027 10:00
      Drop-off: Faro Airport, 15 May 2027 16:00
      VW Polo or similar
      Rate Code: BEST   Rate Plan: OUTS`,
    products: ['? | 2027-05-12T10:00 Faro Airport | 2027-05-15T16:00 Faro Airport | RT33817'],
    people: ['Stephen Kowalski'],
    reference: 'RT33817',
  },
  {
    name: 'the address of a port, which is no house',
    text: `
      Booking reference BFR7738
      Mrs Henrietta Lockwood
      OUTWARD – Portsmouth to Santander
      Departs   Arrives   Ship   Check-in
      Thu 20 May 2027   Sat 22 May 2027   Galicia   Opens 18:30
      21:30   08:15   1 x 4-berth outside cabin   Closes 20:15
      Portsmouth   Santander
      4-berth outside cabin, two nights   £268.00
      Portsmouth International Port   Ouistreham – Gare Maritime
      George Byng Way, Portsmouth, PO2 8SP   Quai Charcot, 14150 Ouistreham, France`,
    products: ['Galicia Portsmouth 2027-05-20T21:30 – Santander 2027-05-22T08:15'],
    people: ['Henrietta Lockwood'],
    reference: 'BFR7738',
  },
  {
    name: 'a label that has run into a name',
    text: `
      Reserveringsnummer NL8804173
      Hoofdbestuurder   Marjolein van Leeuwen Geboortedatum   19-08-1979
      Ophalen: Faro Airport, 12 May 2027 10:00
      Inleveren: Faro Airport, 15 May 2027 16:00
      VW Polo of vergelijkbaar`,
    products: ['? | 2027-05-12T10:00 Faro Airport | 2027-05-15T16:00 Faro Airport | NL8804173'],
    people: ['Marjolein van Leeuwen'],
    reference: 'NL8804173',
  },
  {
    name: 'a street that has run into a name',
    text: `
      Voucher RT33817
      Fahrer: Prof. Dr. Ekkehard Rosen Kaiser-Joseph-Straße 244
      Abholung: Faro Airport, 12.05.2027 10:00
      Rückgabe: Faro Airport, 15.05.2027 16:00
      VW Polo oder ähnlich`,
    products: ['? | 2027-05-12T10:00 Faro Airport | 2027-05-15T16:00 Faro Airport | RT33817'],
    people: ['Ekkehard Rosen'],
    reference: 'RT33817',
  },
  {
    name: 'a name in capitals that ends a sentence',
    text: `
      Gracias, IÑAKI. Su reserva está confirmada.
      Número de confirmación: K4417020
      Recogida: Faro Airport, 12/05/2027 10:00
      Devolución: Faro Airport, 15/05/2027 16:00
      VW Polo o similar`,
    products: ['? | 2027-05-12T10:00 Faro Airport | 2027-05-15T16:00 Faro Airport | K4417020'],
    people: [],
    reference: 'K4417020',
  },
  {
    name: 'a child among numbered travellers',
    text: `
      Booking number: 71840296
      Dover – Calais
      20 June 2027   Departs 10:15   Arrives 12:45
      Passengers
      1. Mrs Gwen Pritchard (lead passenger)   Adult
      2. Mr Rhodri Pritchard   Adult
      3. Master Ifan Pritchard   Child (4-15)`,
    products: ['? Dover 2027-06-20T10:15 – Calais 2027-06-20T12:45'],
    people: ['Gwen Pritchard', 'Rhodri Pritchard', 'Ifan Pritchard'],
    reference: '71840296',
  },
]
