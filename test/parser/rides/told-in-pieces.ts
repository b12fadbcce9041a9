/** Documents of trains, buses and ferries whose times, days and names are set in pieces, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_IN_PIECES: readonly Sample[] = [
  {
    name: 'two trains whose times are spans under their ways, each named below',
    text: `
      Hei Annika!

      Referansenummer: KLM8472P

      Fredag 12. mars

      Drammen → Finse

      Kl. 12.03 – 17.34 (5 t 31 min)
      F6 Tog 44, retning Bergen
      Vogn 3, sete 41 og 42 (Komfort) · Spor 4

      Mandag 15. mars

      Finse → Drammen

      Kl. 09.05 – 14.36
      F6 Tog 41, retning Oslo S
      Vogn 6, sete 15 og 16 (Standard)

      Reisende
      1 voksen: Annika Moe
      Totalt NOK 2 112,00 (Vipps 04.01.2027)`,
    products: ['44 Drammen 2027-03-12T12:03 – Finse 2027-03-12T17:34', '41 Finse 2027-03-15T09:05 – Drammen 2027-03-15T14:36'],
    reference: 'KLM8472P',
  },
  {
    name: 'a train of Türkiye, and not the moment at which it was bought',
    text: `
      Sayın Deniz Aksoy,
      E-bilet
      PNR: QRT7LM
      İşlem Tarihi: 04.02.2027 21:45
      Tren   Tarih   Kalkış   Varış   Vagon / Koltuk
      YHT 81310
      19.02.2027 Cuma
      KONYA
      08:10
      İSTANBUL(PENDİK)
      12:35
      2. Vagon / 4A`,
    products: ['YHT 81310 KONYA 2027-02-19T08:10 – İSTANBUL(PENDİK) 2027-02-19T12:35'],
    reference: 'QRT7LM',
  },
  {
    name: 'platforms in short behind the names of stations',
    text: `
      Fahrkarte
      Auftragsnummer: HJ72KQ9P
      12:26
      Fr 09.07.2027
      Linz Hbf Bstg. 4
      RJ 563
      14:02
      Fr 09.07.2027
      Wien Meidling Bstg. 12
      Wagen 24, Sitzplatz 61`,
    products: ['RJ 563 Linz Hbf 2027-07-09T12:26 – Wien Meidling 2027-07-09T14:02'],
  },
  {
    name: 'a train that is also called by a name, behind its time',
    text: `
      Bilet internetowy
      Nr biletu: WK20394857
      Wystawiono: 2027-10-26 21:14:09 Nr transakcji: eIC2-218844703
      Stacja / Bahnhof / Station   Data Godz.   Poc. / Zug / Train   Wagon   Nr miejsca
      Poznań Główny   12.11 06:05 IC 71104   14   51 o, 53 s
      Gdańsk Główny   12.11 09:33 SŁONECZNIK
      Gdańsk Główny   12.11 09:55   EIP 3502   6   77 o, 78 k
      Gdynia Główna   12.11 10:34
      Podróżny: Marek Zieliński`,
    products: [
      'IC 71104 Poznań Główny 2027-11-12T06:05 – Gdańsk Główny 2027-11-12T09:33',
      'EIP 3502 Gdańsk Główny 2027-11-12T09:55 – Gdynia Główna 2027-11-12T10:34',
    ],
  },
  {
    name: 'the name of a port that is broken in its column',
    text: `
      Boekingsbevestiging veerboot
      Boekingsnummer: 57120934
      Route   Vertrek   Aankomst
      Harwich – Hook of   vrijdag 6 augustus 2027   zaterdag 7 augustus 2027
      Holland   23:00   08:00
      Accommodation   Vehicle
      1 x Comfort Class   Car up to 6 m`,
    products: ['? Harwich 2027-08-06T23:00 – Hook of Holland 2027-08-07T08:00'],
  },
  {
    name: 'days with the day first, whatever looks like an American address',
    text: `
      Confirmation de réservation - ferry
      N° de dossier : NM-771930
      Dossier modifié le 27/02/2027
      Portsmouth – Saint-Malo
      07/08/2027
      20:15
      08/08/2027
      08:15
      Navire : Côte d'Émeraude
      Port de la Bourse, CS 61744, 35417 Saint-Malo Cedex. Médiation, BP 80303, 75823 Paris
      Régie, CS 60072 29688 Roscoff`,
    products: ["Côte d'Émeraude Portsmouth 2027-08-07T20:15 – Saint-Malo 2027-08-08T08:15"],
  },
  {
    name: 'dotted times below two stations, whatever else is open at its hour',
    text: `
      BILLETE + RESERVA / TICKET + RESERVATION
      Localizador: 7PWK4M   Núm. billete: 7731184402952
      Viajero / Passenger: MERCEDES ORTIZ VIDAL
      Fecha: 13/10/2027   Tren: AVE 02123   Coche: 8   Plaza: 07A
      Salida / Departure   Llegada / Arrival
      MADRID-PTA. ATOCHA   MALAGA-MARIA ZAMBRANO
      16.00   18.44
      Precio: 58,30 EUR
      Atención al cliente de 8:30 a 21:45.`,
    products: ['AVE 02123 MADRID-PTA. ATOCHA 2027-10-13T16:00 – MALAGA-MARIA ZAMBRANO 2027-10-13T18:44'],
    people: ['Mercedes Ortiz Vidal'],
    reference: '7PWK4M',
  },
  {
    name: 'prices of two figures behind the point below two headings, which are no times',
    text: `
      Localizador: 7PWK4N
      Tren: AVE 02123   13/10/2027   Madrid Atocha 16:00   Málaga María Zambrano 18:44
      Precio   Total
      16.00   18.44`,
    products: ['AVE 02123 Madrid Atocha 2027-10-13T16:00 – Málaga María Zambrano 2027-10-13T18:44'],
    reference: '7PWK4N',
  },
  {
    name: 'a station of a town that says in brackets which of its name it is, and a heading that is nobody',
    text: `
      Auftragsnummer:   RVQ7NM   Reisender:   Herr Ulrich Maierhof
      Ihre Reiseverbindung und Reservierung Hinfahrt am 12.10.2027
      Halt   Datum   Zeit   Gleis   Produkte   Reservierung
      Stuttgart Hbf   12.10.   ab 11:51 9   ICE 572   2 Sitzplätze, Wg. 8, Pl. 45 46
      Frankfurt(M) Flughafen Fernbf   12.10.   an 13:05 Fern 7   1 Fenster, Tisch
      Frankfurt(M) Flughafen Fernbf   12.10.   ab 14:02 Fern 6   ICE 1559   2 Sitzplätze, Wg. 24
      Dresden Hbf   12.10.   an 18:48 3   Nichtraucher`,
    products: [
      'ICE 572 Stuttgart Hbf 2027-10-12T11:51 – Frankfurt(M) Flughafen Fernbf 2027-10-12T13:05',
      'ICE 1559 Frankfurt(M) Flughafen Fernbf 2027-10-12T14:02 – Dresden Hbf 2027-10-12T18:48',
    ],
    people: ['Ulrich Maierhof'],
    reference: 'RVQ7NM',
  },
  {
    name: 'ships in a column of a row that has no times',
    text: `
      Booking number   58310478
      Date   Route   Ship
      Saturday 24 July 2027   Dover to Calais   Côte d'Azur
      Departure   Arrival   Latest check-in
      08:25 (local time)   10:55 (local time)   90 minutes before departure
      Date   Route   Ship
      Saturday 7 August 2027   Calais to Dover   Perle des Flandres
      Departure   Arrival   Latest check-in
      16:10 (local time)   16:40 (local time)   90 minutes before departure`,
    products: [
      "Côte d'Azur Dover 2027-07-24T08:25 – Calais 2027-07-24T10:55",
      'Perle des Flandres Calais 2027-08-07T16:10 – Dover 2027-08-07T16:40',
    ],
    reference: '58310478',
  },
  {
    name: 'two grids of labels and values, in the second of which it goes back, and nobody is called as a station is',
    text: `
      Buchungsnummer   B3P2PM
      #   Reisender   Sitzplatz
      1   Elena Marquez   20F

      Zug   Datum   Abfahrt   Ankunft
      IC 3458   Di 19 Okt. 2027   08:35   11:21
      Von   Nach   Wagen   Sitzplatz
      Zürich HB   Genève   8   87

      Zug   Datum   Abfahrt   Ankunft
      IC 8835   Fr 22 Okt. 2027   06:35   09:21
      Von   Nach   Wagen   Sitzplatz
      Genève   Zürich HB   6   59`,
    products: [
      'IC 3458 Zürich HB 2027-10-19T08:35 – Genève 2027-10-19T11:21',
      'IC 8835 Genève 2027-10-22T06:35 – Zürich HB 2027-10-22T09:21',
    ],
    people: ['Elena Marquez'],
    reference: 'B3P2PM',
  },
  {
    name: 'coaches in which one sits, which are no numbers of trains',
    text: `
      Booking reference   2V3FUN
      Train   Date   Departure   Arrival
      Avanti West Coast   12 Apr 2027   18:30   20:41
      From   To   Coach   Seat
      London Euston   Manchester Piccadilly   3   65`,
    products: ['? London Euston 2027-04-12T18:30 – Manchester Piccadilly 2027-04-12T20:41'],
    reference: '2V3FUN',
  },
  {
    name: 'two trains below the way of both, each with its times above its two stations',
    text: `
      Auftragsnummer   372914608166
      Hinfahrt am Mo. 17.05.2027
      Münster(Westf)Hbf – Freiburg(Breisgau) Hbf, Dauer 5:29 h, 1 Umstieg
      ab 07:31
      an 09:12
      Münster(Westf)Hbf
      Köln Hbf
      Gl. 9
      Gl. 4
      IC 2311
      ab 09:55
      an 13:00
      Köln Hbf
      Freiburg(Breisgau) Hbf
      Gl. 6
      Gl. 1
      ICE 105`,
    products: [
      'IC 2311 Münster(Westf)Hbf 2027-05-17T07:31 – Köln Hbf 2027-05-17T09:12',
      'ICE 105 Köln Hbf 2027-05-17T09:55 – Freiburg(Breisgau) Hbf 2027-05-17T13:00',
    ],
    reference: '372914608166',
  },
]
