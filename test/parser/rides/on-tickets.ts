/** Railway tickets made for the tests. */

import type { Sample } from '../sample.ts'

export const RIDES_ON_TICKETS: readonly Sample[] = [
  {
    name: 'a German table with ab and an',
    text: `
      Online-Ticket
      Auftragsnummer: 8KD2QF
      Herr Torsten Wieland
      Ihre Reiseverbindung am 18.02.2027
      Halt   Datum   Zeit   Gleis   Produkte
      Leipzig Hbf   18.02.   ab 08:15   11   ICE 1504
      Berlin Hbf (tief)   18.02.   an 09:28   2
      Berlin Hbf (tief)   18.02.   ab 09:55   7   ICE 804
      Hamburg Hbf   18.02.   an 11:40   8`,
    products: [
      'ICE 1504 Leipzig Hbf 2027-02-18T08:15 – Berlin Hbf (tief) 2027-02-18T09:28',
      'ICE 804 Berlin Hbf (tief) 2027-02-18T09:55 – Hamburg Hbf 2027-02-18T11:40',
    ],
    people: ['Torsten Wieland'],
    reference: '8KD2QF',
  },
  {
    name: 'a French mail',
    text: `
      Confirmation de votre commande
      Référence de dossier : RTQKWZ
      Voyageur : Mme Clémence Picard
      Aller, mercredi 24 mars 2027
      08h31 Bordeaux St-Jean
      10h44 Paris Montparnasse
      TGV INOUI 8410, 2e classe, voiture 6, place 71`,
    products: ['TGV INOUI 8410 Bordeaux St-Jean 2027-03-24T08:31 – Paris Montparnasse 2027-03-24T10:44'],
    people: ['Clémence Picard'],
    reference: 'RTQKWZ',
  },
  {
    name: 'an Italian ticket with labels',
    text: `
      Biglietto - Codice prenotazione (PNR): KD93TR
      Passeggero: Sig. Fulvio Ranieri
      Frecciarossa 9514
      Partenza: Roma Termini 12/04/2027 ore 10:00
      Arrivo: Milano Centrale 12/04/2027 ore 13:10
      Carrozza 4, posto 12A`,
    products: ['Frecciarossa 9514 Roma Termini 2027-04-12T10:00 – Milano Centrale 2027-04-12T13:10'],
    people: ['Fulvio Ranieri'],
    reference: 'KD93TR',
  },
  {
    name: 'a Spanish ticket in columns',
    text: `
      Billete de tren
      Localizador: 7HX2BQ
      Tren   Origen   Destino   Fecha   Salida   Llegada
      AVE 03092   Madrid Puerta de Atocha   Barcelona Sants   21/05/2027   09:00   11:30
      Viajero: Lourdes Izquierdo Mata`,
    products: ['AVE 03092 Madrid Puerta de Atocha 2027-05-21T09:00 – Barcelona Sants 2027-05-21T11:30'],
    people: ['Lourdes Izquierdo Mata'],
    reference: '7HX2BQ',
  },
  {
    name: 'an English order without numbers of trains',
    text: `
      Your train tickets: booking confirmation
      Booking reference: T4QW9XMP
      Outbound: Saturday 6 March 2027
      Depart 09:00 London Kings Cross
      Arrive 11:51 York
      Return: Sunday 7 March 2027
      Depart 16:02 York
      Arrive 18:10 London Kings Cross
      2 adults, Standard, coach C, platform shown on the day`,
    products: [
      '? London Kings Cross 2027-03-06T09:00 – York 2027-03-06T11:51',
      '? York 2027-03-07T16:02 – London Kings Cross 2027-03-07T18:10',
    ],
    reference: 'T4QW9XMP',
  },
  {
    name: 'a Dutch ticket',
    text: `
      Je treinticket is geboekt
      Boekingscode: NSINT42K
      Reiziger: Joris Verhagen
      Intercity Direct 9240
      Vertrek: di 9 mrt 2027 10:25 Amsterdam Centraal, spoor 15
      Aankomst: di 9 mrt 2027 12:08 Antwerpen-Centraal, spoor 22`,
    products: ['Intercity Direct 9240 Amsterdam Centraal 2027-03-09T10:25 – Antwerpen-Centraal 2027-03-09T12:08'],
    people: ['Joris Verhagen'],
    reference: 'NSINT42K',
  },
  {
    name: 'a Danish ticket',
    text: `
      Din togbillet
      Ordrenummer: 10288374
      Lyntog 63
      lørdag den 13. marts 2027
      Afgang 14:56 Aarhus H
      Ankomst 17:41 København H
      Vogn 21, plads 75`,
    products: ['Lyntog 63 Aarhus H 2027-03-13T14:56 – København H 2027-03-13T17:41'],
    reference: '10288374',
  },
  {
    name: 'a Polish ticket',
    text: `
      Bilet kolejowy - potwierdzenie zakupu
      Numer rezerwacji: PK559201
      Pociąg: EIP 3510
      Odjazd: 15.04.2027 06:45 Warszawa Centralna, peron 3
      Przyjazd: 15.04.2027 09:14 Kraków Główny
      Wagon 2, miejsce 44`,
    products: ['EIP 3510 Warszawa Centralna 2027-04-15T06:45 – Kraków Główny 2027-04-15T09:14'],
    reference: 'PK559201',
  },
  {
    name: 'a night train that arrives on the next day',
    text: `
      Buchungsbestätigung Nightjet
      Buchungscode: NJ77QX
      Reisender: Frau Hanne Pichler
      NJ 40466
      ab 20:30 Wien Hbf, 3. September 2027
      an 08:26 Zürich HB, 4. September 2027
      Wagen 302, Bett 45`,
    products: ['NJ 40466 Wien Hbf 2027-09-03T20:30 – Zürich HB 2027-09-04T08:26'],
    people: ['Hanne Pichler'],
    reference: 'NJ77QX',
  },
  {
    name: 'a Portuguese ticket',
    text: `
      Bilhete de comboio
      Código de reserva: CP90213
      Alfa Pendular 125
      Partida: Lisboa Oriente 25-06-2027 08:09
      Chegada: Porto Campanhã 25-06-2027 10:45
      Carruagem 3, lugar 45`,
    products: ['Alfa Pendular 125 Lisboa Oriente 2027-06-25T08:09 – Porto Campanhã 2027-06-25T10:45'],
    reference: 'CP90213',
  },
  {
    name: 'a ferry whose ship stands beside its label in a form of two columns, and the cabin beside it',
    text: `
      Documentación de viaje
      Número de reserva: TR7516988
      Ida: Newcastle - Amsterdam
      Origen:   Newcastle   Destino:   Amsterdam
      Salida:   26/05/2027 17:00   Llegada:   27/05/2027 09:45
      Buque:   Queen Marigold   Camarote:   8214
      Pasajeros: Inés Montalbo`,
    products: ['Queen Marigold Newcastle 2027-05-26T17:00 – Amsterdam 2027-05-27T09:45'],
    people: ['Inés Montalbo'],
    reference: 'TR7516988',
  },
]
