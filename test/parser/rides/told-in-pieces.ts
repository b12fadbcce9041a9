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
    products: ['? Portsmouth 2027-08-07T20:15 – Saint-Malo 2027-08-08T08:15'],
  },
]
