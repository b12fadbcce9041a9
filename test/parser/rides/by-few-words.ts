/** Documents of trains and ships in arrangements that say little, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_BY_FEW_WORDS: readonly Sample[] = [
  {
    name: 'a train between towns that no table has, and no word of railways but its coach',
    text: `
      Reisebekreftelse
      Referansenummer: ZLLF8Y
      24. juli 2027
      14:41
      Trollvik
      Nattog 405, Vogn 12 Plass 104
      15:33
      Fossdal
      Reisende: Kari Lie`,
    products: ['Nattog 405 Trollvik 2027-07-24T14:41 – Fossdal 2027-07-24T15:33'],
    reference: 'ZLLF8Y',
  },
  {
    name: 'a train in each row, then a station, its hour and whether it leaves',
    text: `
      Confirmation de commande et e-billets
      Référence commande   KMR-26B77431
      TRAJET ALLER - mardi 29 décembre 2026
      N° train   Gare   Heure   Mouvement
      Al Boraq 1012   Casa Voyageurs   08h00   Départ
      Al Boraq 1012   Tanger Ville   10h10   Arrivée`,
    products: ['Al Boraq 1012 Casa Voyageurs 2026-12-29T08:00 – Tanger Ville 2026-12-29T10:10'],
  },
  {
    name: 'stations in front of what leaves there and arrives days later',
    text: `
      eTicket
      RESERVATION NUMBER 4B19E7
      TRAIN 5 CALIFORNIA ZEPHYR
      Chicago, IL - Union Station DEPARTS Friday, May 7, 2027 2:00 PM   →   Emeryville, CA ARRIVES (Sun May 9) 4:10 PM   1 ROOMETTE`,
    products: ['5 Chicago 2027-05-07T14:00 – Emeryville 2027-05-09T16:10'],
  },
  {
    name: 'two crossings side by side whose labels come twice in each row',
    text: `
      E-TICKET traversée
      N° de réservation: 14883207
      ALLER   RETOUR
      Vendredi 23/07/2027   Vendredi 06/08/2027
      Départ   21h00 TOULON   Départ   14h30 BASTIA
      Arrivée   07h00 ILE ROUSSE (le 24/07)   Arrivée   20h30 LIVORNO
      Passagers: Claire Morel`,
    products: ['? TOULON 2027-07-23T21:00 – ILE ROUSSE 2027-07-24T07:00', '? BASTIA 2027-08-06T14:30 – LIVORNO 2027-08-06T20:30'],
  },
  {
    name: 'a ship and a way, each behind a word without a colon',
    text: `
      Ihre Buchungsbestätigung
      Buchungsnummer
      38817540
      Strecke Kiel – Oslo
      Schiff M/S Nordholm Regina
      Abfahrt Fr. 02.10.2027, 14:00 Uhr
      Ankunft So. 03.10.2027, 10:00 Uhr
      Kabine 1 x außen, Deck 9`,
    products: ['M/S Nordholm Regina Kiel 2027-10-02T14:00 – Oslo 2027-10-03T10:00'],
  },
  {
    name: 'a line of coaches, and not which of its coaches it is',
    text: `
      Localizador   7H2KPD91
      IDA
      Salida   Llegada
      15/02/2027 07:30   15/02/2027 12:35
      Bilbao (Intermodal)   Madrid (Av. América)
      Línea: VAC-213 · Supra Economy · Bus 2
      Andén: consultar pantallas`,
    products: ['VAC-213 Bilbao (Intermodal) 2027-02-15T07:30 – Madrid (Av. América) 2027-02-15T12:35'],
  },
  {
    name: 'the hours of a house beside towns are no train',
    text: `
      Boekingsbevestiging station Kreta
      Reserveringsnummer: 72819904
      Vlucht HV 5663   2 mei 2027   Rotterdam (RTM) 06:50   Heraklion (HER) 11:35
      Inchecken   vanaf 14:00
      Uitchecken   tot 11:00
      Kalia   Kreta`,
    products: ['HV 5663 RTM 2027-05-02T06:50 – HER 2027-05-02T11:35'],
  },
  {
    name: 'a coach from a town in a state, above the address of its stop',
    text: `
      PRINT AT HOME TICKET   Confirmation # 48817263
      SEGMENT 1 SCHEDULE 1181 COACH LINES, INC.
      DEPART NEW ORLEANS, LA   Fri 03/20/26   10:45 PM
      1001 Loyola Ave, New Orleans, LA 70113
      ARRIVE   HOUSTON, TX   Sat 03/21/26   6:55 AM
      2121 Main St, Houston, TX 77002`,
    products: ['1181 NEW ORLEANS 2026-03-20T22:45 – HOUSTON 2026-03-21T06:55'],
    reference: '48817263',
  },
  {
    name: 'a coach by its Finnish word and a carriage that is no train',
    text: `
      Matkalippu
      VARAUSNUMERO:  KTB-7X4KQ2
      MENO   pe 11.6.2027
      Vuoro F12   Helsinki, Kamppi (laituri 41)   lähtö  10.15
      Tampere, linja-autoasema   saapuu 12.45
      PALUU  ma 14.6.2027
      Vuoro F4   Jyväskylä, Matkakeskus   lähtö  16.05
      Helsinki, Kamppi   saapuu 20.10
      Coach / berths   Coach 11 - 15 (lower)`,
    products: ['F12 Helsinki 2027-06-11T10:15 – Tampere 2027-06-11T12:45', 'F4 Jyväskylä 2027-06-14T16:05 – Helsinki 2027-06-14T20:10'],
  },
  {
    name: 'a ship in small letters in a table, and the car that goes on it',
    text: `
      Overfartsbekræftelse
      Reservationsnummer   NB4471903
      UDREJSE
      Rute   Skib   Afgang   Ankomst
      Hirtshals – Kristiansand   m/s NORDHOLM STJERNE   21-07-2027 18:00   21-07-2027 21:15
      HJEMREJSE
      Rute   Skib   Afgang   Ankomst
      Kristiansand – Hirtshals   m/s NORDHOLM STJERNE   02-08-2027 22:30   03-08-2027 01:45
      Køretøj   Personbil under 6 m
      Lejebil   nej`,
    products: [
      'm/s NORDHOLM STJERNE Hirtshals 2027-07-21T18:00 – Kristiansand 2027-07-21T21:15',
      'm/s NORDHOLM STJERNE Kristiansand 2027-08-02T22:30 – Hirtshals 2027-08-03T01:45',
    ],
    reference: 'NB4471903',
  },
  {
    name: 'a coach whose line is called as flights are',
    text: `
      Fjordbuss reisebekreftelse
      Ordrenummer: FB-5530618
      NW212 Fjordekspressen
      Fra: Bergen busstasjon
      Til: Voss stasjon
      Dato: fre. 08.01.2027
      Avgang: 09:30
      Ankomst: 11:40
      REISENDE
      Ingrid Moen   Voksen`,
    products: ['NW212 Bergen busstasjon 2027-01-08T09:30 – Voss stasjon 2027-01-08T11:40'],
    reference: 'FB-5530618',
  },
  {
    name: 'when one is expected to arrive',
    text: `
      Otobüs biletiniz
      PNR No   5HTD82
      Sefer   Ankara – Bodrum
      Tarih   27.06.2027 Pazar
      Kalkış saati   21:30
      Kalkış yeri   Ankara Otogarı, Peron 14
      Tahmini varış   28.06.2027 08:15
      Varış yeri   Bodrum Otogarı
      Yolcular
      Ad Soyad   Koltuk
      Deniz Aksoy   14`,
    products: ['? Ankara Otogarı 2027-06-27T21:30 – Bodrum Otogarı 2027-06-28T08:15'],
    reference: '5HTD82',
  },
  {
    name: 'where trains go on to behind where they stop',
    text: `
      Train tickets: your booking is confirmed
      Booking reference   GLN-7K2Q9R
      OUTBOUND  Saturday 13 November 2027
      Sheffield to Whitby - 1 change
      09:27   Sheffield   CrossCountry service towards Newcastle
      11:01   Darlington   arrive
      11:31   Darlington   Northern service to Whitby via Middlesbrough
      13:33   Whitby   arrive
      RETURN  Sunday 14 November 2027
      12:20   Whitby   Northern service to Middlesbrough
      13:52   Middlesbrough   arrive
      Off-Peak Single, Standard Class, Railcard`,
    products: [
      '? Sheffield 2027-11-13T09:27 – Darlington 2027-11-13T11:01',
      '? Darlington 2027-11-13T11:31 – Whitby 2027-11-13T13:33',
      '? Whitby 2027-11-14T12:20 – Middlesbrough 2027-11-14T13:52',
    ],
    reference: 'GLN-7K2Q9R',
  },
  {
    name: 'which way trains go behind a halt that nobody has listed',
    text: `
      Buchungsbestätigung
      Auftragsnummer   771230045512
      Hinfahrt am Samstag, 13. November 2027
      08:15   Koblenz Hbf   Zug Richtung Trier
      09:10   Moselkern Ort   Ankunft
      Rückfahrt am Sonntag, 14. November 2027
      17:20   Moselkern Ort   Zug nach Koblenz Hbf
      18:12   Koblenz Hbf   Ankunft`,
    products: [
      '? Koblenz Hbf 2027-11-13T08:15 – Moselkern Ort 2027-11-13T09:10',
      '? Moselkern Ort 2027-11-14T17:20 – Koblenz Hbf 2027-11-14T18:12',
    ],
    reference: '771230045512',
  },
  {
    name: 'a bus with a long name in a column of trains',
    text: `
      Auftragsbestätigung
      Auftragsnummer   RTB-3011784
      Donnerstag, 23. September 2027
      Zug   Von   Ab   Nach   An
      Alpen Express Bus BEX 2   Tirano   14.20   Lugano   17.30
      Reisende   Anna Holm`,
    products: ['Alpen Express Bus BEX 2 Tirano 2027-09-23T14:20 – Lugano 2027-09-23T17:30'],
    people: ['Anna Holm'],
    reference: 'RTB-3011784',
  },
  {
    name: 'how many adults a ticket is for, and what it is called',
    text: `
      Train e-Ticket
      Booking reference   H7KD29QX
      Fri 17 Sep 2027   Standard Class   1 Adult
      Train 1A92
      Depart   08:23   Hull
      Arrive   11:02   London Kings Cross
      Passengers
      Adult Harbour Trains Only`,
    products: ['1A92 Hull 2027-09-17T08:23 – London Kings Cross 2027-09-17T11:02'],
    people: [],
  },
]
