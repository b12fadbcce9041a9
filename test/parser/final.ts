/** Documents made for the tests after all the others, as a last look. Nobody in them exists. */

import type { Sample } from './sample.ts'

export const FINAL: readonly Sample[] = [
  {
    name: 'a German ticket with out and back on one page',
    text: `
      Ihr Online-Ticket   Auftragsnummer 447129083112
      Herr Gerd Fölsing
      Hinfahrt   Do. 08.07.2027
      Augsburg Hbf      ab 07:03   Gl. 4    ICE 1126
      Ulm Hbf           an 07:45   Gl. 1
      Rückfahrt  Sa. 10.07.2027
      Ulm Hbf           ab 18:14   Gl. 2    ICE 1127
      Augsburg Hbf      an 18:55   Gl. 5
      Gesamtpreis 35,80 EUR`,
    products: [
      'ICE 1126 Augsburg Hbf 2027-07-08T07:03 – Ulm Hbf 2027-07-08T07:45',
      'ICE 1127 Ulm Hbf 2027-07-10T18:14 – Augsburg Hbf 2027-07-10T18:55',
    ],
    people: ['Gerd Fölsing'],
    reference: '447129083112',
  },
  {
    name: 'a French mail of a return in prose',
    text: `
      Bonjour Solène, c'est réservé ! Votre référence de dossier est QXWTPL.
      À l'aller, vous partez de Lyon Part Dieu le vendredi 9 juillet 2027 à 08h04 par le TGV 6650 et vous arrivez à Paris Gare de Lyon à 10h00.
      Au retour, vous partez de Paris Gare de Lyon le dimanche 11 juillet 2027 à 19h58 par le TGV 6627 et vous arrivez à Lyon Part Dieu à 21h56.`,
    products: [
      'TGV 6650 Lyon Part Dieu 2027-07-09T08:04 – Paris Gare de Lyon 2027-07-09T10:00',
      'TGV 6627 Paris Gare de Lyon 2027-07-11T19:58 – Lyon Part Dieu 2027-07-11T21:56',
    ],
    reference: 'QXWTPL',
  },
  {
    name: 'a Swiss seat reservation',
    text: `
      Platzreservierung
      Zug: EC 317   Mailand-Verbindung
      Zürich HB  09:33  -  Milano Centrale  12:50
      Datum: Freitag, 9. Juli 2027
      Wagen 7   Platz 81 (Fenster)
      Reisende Person: Urs Tobler
      Buchungsreferenz: QX7TPL`,
    products: ['EC 317 Zürich HB 2027-07-09T09:33 – Milano Centrale 2027-07-09T12:50'],
    reference: 'QX7TPL',
  },
  {
    name: 'a Dutch train told with a colon for each thing',
    text: `
      Boekingsbevestiging
      Boekingsnummer: QX7TPL
      Traject: Breda – Antwerpen-Centraal
      Datum: vrijdag 9 juli 2027
      Vertrektijd: 09:07
      Aankomsttijd: 09:52
      Trein: IC 9220
      Reiziger: Joris Verhagen`,
    products: ['IC 9220 Breda 2027-07-09T09:07 – Antwerpen-Centraal 2027-07-09T09:52'],
    people: ['Joris Verhagen'],
    reference: 'QX7TPL',
  },
  {
    name: 'a flight of an agency with the times in one cell',
    text: `
      Bestätigung Ihrer Flugbuchung                          PNR-Code QX7TPL
      Passagier(e): Stix Hannelore Frau / Stix Gernot Herr
      Strecke                             Flug        Datum           Zeit
      Graz (GRZ) - Wien (VIE)             OS 982      09.07.2027      06:00 - 06:45
      Wien (VIE) - Reykjavik (KEF)        OS 317      09.07.2027      10:05 - 12:35
      Reykjavik (KEF) - Wien (VIE)        OS 318      16.07.2027      13:30 - 19:45`,
    products: [
      'OS 982 GRZ 2027-07-09T06:00 – VIE 2027-07-09T06:45',
      'OS 317 VIE 2027-07-09T10:05 – KEF 2027-07-09T12:35',
      'OS 318 KEF 2027-07-16T13:30 – VIE 2027-07-16T19:45',
    ],
    people: ['Hannelore Stix', 'Gernot Stix'],
    reference: 'QX7TPL',
  },
  {
    name: 'an Italian coach',
    text: `
      Conferma d'acquisto - biglietto autobus
      Numero d'ordine: 44712908
      Partenza   ven 9 lug 2027   14:30   Perugia, Piazza Partigiani
      Arrivo     ven 9 lug 2027   17:00   Roma Tiburtina
      Passeggero   Aldo Morandi   posto 14`,
    products: ['? Perugia 2027-07-09T14:30 – Roma Tiburtina 2027-07-09T17:00'],
    people: ['Aldo Morandi'],
    reference: '44712908',
  },
  {
    name: 'an American flight with operated flights',
    text: `
      Your itinerary is confirmed. Record locator HXTPQL
      Passengers: MARLA QUIGLEY, DEAN QUIGLEY
      Fri, Jul 9, 2027
      UA 4417 operated by SkyWest dba United Express
      Boise, ID (BOI) 6:00 AM - Denver, CO (DEN) 7:55 AM
      UA 1180
      Denver, CO (DEN) 8:50 AM - Boston, MA (BOS) 2:41 PM`,
    products: ['UA 4417 BOI 2027-07-09T06:00 – DEN 2027-07-09T07:55', 'UA 1180 DEN 2027-07-09T08:50 – BOS 2027-07-09T14:41'],
    people: ['Marla Quigley', 'Dean Quigley'],
    reference: 'HXTPQL',
  },
  {
    name: 'a Spanish coach with its platform',
    text: `
      BILLETE DE AUTOBÚS
      Localizador: 7QXTPL
      Origen: GRANADA        Destino: ALMERÍA
      Fecha de salida: 09/07/2027    Hora: 10:00
      Hora de llegada prevista: 12:15
      Bus nº 2    Asiento 17    Andén 9
      Viajero: ROCÍO SALCEDO PRIETO`,
    products: ['Bus 2 GRANADA 2027-07-09T10:00 – ALMERÍA 2027-07-09T12:15'],
    people: ['Rocío Salcedo Prieto'],
    reference: '7QXTPL',
  },
]
