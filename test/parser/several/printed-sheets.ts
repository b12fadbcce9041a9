/** Documents made for the tests as sheets are printed: journeys beside terms and prices, names and references in boxes. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const PRINTED_SHEETS: readonly Sample[] = [
  {
    name: 'a German ticket beside its terms',
    text: `
      Online-Ticket                                          Bitte beachten Sie:
      Super Sparpreis                                        Das Ticket gilt nur in den gebuchten Zügen.
      Ihre Reiseverbindung am 28.06.2027                     Es gelten die Beförderungsbedingungen.
      Halt                  Zeit         Gleis   Zug         Preis: 27,90 EUR (inkl. 7% MwSt.)
      Bremen Hbf            ab 10:09     8       IC 2310     Zahlung am 03.05.2027
      Köln Hbf              an 13:05     3                   per Lastschrift
      Auftragsnummer: 7QXTPL                                 Reisende/r: Frau Kerstin Aulich`,
    products: ['IC 2310 Bremen Hbf 2027-06-28T10:09 – Köln Hbf 2027-06-28T13:05'],
    people: ['Kerstin Aulich'],
    reference: '7QXTPL',
  },
  {
    name: 'a French sheet with boxes for each traveller',
    text: `
      VOTRE CONFIRMATION DE COMMANDE
      Référence de commande        QXWTPL
      Trajet                       Nantes - Lille Europe
      Aller                        lundi 28 juin 2027
      Départ 08:35  Nantes
      Arrivée 12:32  Lille Europe
      Train TGV INOUI n° 5216, 2nde classe
      Passager 1                   Passager 2
      Mme Odile Armand             M. Lucien Armand
      Voiture 4, place 12          Voiture 4, place 11`,
    products: ['TGV INOUI 5216 Nantes 2027-06-28T08:35 – Lille Europe 2027-06-28T12:32'],
    people: ['Odile Armand', 'Lucien Armand'],
    reference: 'QXWTPL',
  },
  {
    name: 'an airline sheet with each leg as a block of three columns',
    text: `
      Reservation code             Passengers                       Total paid
      7QXTPL                       Ms Nia Pugh                      GBP 284.12
                                   Mr Callum Reid
      Flight details
      Edinburgh                    1h 25m, direct                   London City
      EDI                          LM 332                           LCY
      07:05, 29 Jun 2027                                            08:30, 29 Jun 2027`,
    products: ['LM 332 EDI 2027-06-29T07:05 – LCY 2027-06-29T08:30'],
    people: ['Nia Pugh', 'Callum Reid'],
    reference: '7QXTPL',
  },
  {
    name: 'a Spanish sheet with the hours under towns',
    text: `
      TARJETA DE EMBARQUE / BILLETE TREN
      Localizador: QXW7TP       Nombre: SALCEDO PRIETO, ROCIO
      MÁLAGA MARÍA ZAMBRANO                    MADRID PUERTA DE ATOCHA
      07:05                                    09:50
      29/06/2027                               29/06/2027
      AVE 02073          COCHE 5          ASIENTO 10B`,
    products: ['AVE 02073 MÁLAGA MARÍA ZAMBRANO 2027-06-29T07:05 – MADRID PUERTA DE ATOCHA 2027-06-29T09:50'],
    people: ['Rocio Salcedo Prieto'],
    reference: 'QXW7TP',
  },
  {
    name: 'an Italian sheet with legs numbered',
    text: `
      Riepilogo del viaggio                                  Codice prenotazione QX7TPL
      1) 29/06/2027  08:20 Genova Piazza Principe - 09:55 Milano Centrale      IC 656
      2) 29/06/2027  10:30 Milano Centrale - 11:44 Verona Porta Nuova          FR 9713
      Passeggeri: Aldo Morandi; Beatrice Morandi
      Prezzo totale 71,80 EUR`,
    products: [
      'IC 656 Genova Piazza Principe 2027-06-29T08:20 – Milano Centrale 2027-06-29T09:55',
      'FR 9713 Milano Centrale 2027-06-29T10:30 – Verona Porta Nuova 2027-06-29T11:44',
    ],
    people: ['Aldo Morandi', 'Beatrice Morandi'],
    reference: 'QX7TPL',
  },
  {
    name: 'a British sheet of a season of travel',
    text: `
      Travel itinerary                                       Your reference: XQ7TWPLK
      Journey                     Depart                     Arrive                     Seat
      Mon 28/06/2027              08:03 York                 10:01 London Kings Cross   D 23
      Mon 28/06/2027              18:30 London Kings Cross   20:24 York                 B 11
      Train operator: LNER        Ticket: Advance Single x 2
      Passenger: Harriet Bowman`,
    products: [
      '? York 2027-06-28T08:03 – London Kings Cross 2027-06-28T10:01',
      '? London Kings Cross 2027-06-28T18:30 – York 2027-06-28T20:24',
    ],
    people: ['Harriet Bowman'],
  },
  {
    name: 'a Swedish flight sheet with labels over values in four columns',
    text: `
      BOKNINGSBEKRÄFTELSE
      Bokningsnummer      Bokad           Resenär                Kundnummer
      QX7TPL              12 jan 2027     Nils Hedlund           4471290
      Avgång              Ankomst         Flyg                   Klass
      Luleå (LLA)         Arlanda (ARN)   SK 5                   Ekonomi
      30 juni 2027        30 juni 2027
      06:40               08:05`,
    products: ['SK 5 LLA 2027-06-30T06:40 – ARN 2027-06-30T08:05'],
    people: ['Nils Hedlund'],
    reference: 'QX7TPL',
  },
  {
    name: 'a Portuguese flight with the days of the week',
    text: `
      Confirmação da sua reserva                             Código da reserva: QXT7PL
      Passageiros: Henrique Moita Neves e Teresa Valadares
      Ida - quarta-feira, 30 de junho de 2027
      AD 8750   Lisboa (LIS) 11:10  >  Campinas (VCP) 17:20
      Volta - quarta-feira, 14 de julho de 2027
      AD 8751   Campinas (VCP) 19:30  >  Lisboa (LIS) 09:05 (+1)`,
    products: ['AD 8750 LIS 2027-06-30T11:10 – VCP 2027-06-30T17:20', 'AD 8751 VCP 2027-07-14T19:30 – LIS 2027-07-15T09:05'],
    people: ['Henrique Moita Neves', 'Teresa Valadares'],
    reference: 'QXT7PL',
  },
  {
    name: 'a voucher of a hire with the firm under its label',
    text: `
      Mietwagen-Gutschein                                    Reservierungsnr. 447129083
      Fahrer: Frau Annegret Fölsing
      Anmietung    05.07.2027  11:00   Flughafen Porto, Ankunftshalle
      Rückgabe     12.07.2027  09:30   Flughafen Porto, Ankunftshalle
      Fahrzeuggruppe: Kleinwagen (ECMR), z. B. Opel Corsa
      Vermieter: Guerin Rent a Car
      Preis: 188,40 EUR`,
    products: [
      'Guerin Rent a Car | 2027-07-05T11:00 Flughafen Porto, Ankunftshalle | 2027-07-12T09:30 Flughafen Porto, Ankunftshalle | 447129083',
    ],
    people: ['Annegret Fölsing'],
    reference: '447129083',
  },
  {
    name: 'a Dutch sheet of a train with a change at the border',
    text: `
      Reisoverzicht                                          Boekingsnummer QXWTPL7
      Reizigers       M. Verhoeven (volwassene), J. Verhagen (volwassene)
      wo 30 jun 2027
      Rotterdam Centraal   vertrek 09:58  spoor 3
      Eurostar 9321 (2e klas, rijtuig 3, stoel 71 en 72)
      Brussel-Zuid         aankomst 11:08
      overstappen
      Brussel-Zuid         vertrek 11:25  spoor 5
      ICE 15 (2e klas)
      Köln Hbf             aankomst 13:15`,
    products: [
      'Eurostar 9321 Rotterdam Centraal 2027-06-30T09:58 – Brussel-Zuid 2027-06-30T11:08',
      'ICE 15 Brussel-Zuid 2027-06-30T11:25 – Köln Hbf 2027-06-30T13:15',
    ],
    reference: 'QXWTPL7',
  },
]
