/** Confirmations as they are printed, in which more stands beside the names of people, and cells break them. Nobody in them exists. */

import type { Sample } from '../sample.ts'
import { flown, stayed } from '../with-people.ts'

export const PEOPLE_IN_PRINTED_CONFIRMATIONS: readonly Sample[] = [
  flown(
    'a name before the number of a card of the airline',
    ['Folasade Ngozi Braithwaite-Okoro'],
    `
      Passenger(s)   Frequent flyer number Ticket number(s)
      MS FOLASADE NGOZI BRAITHWAITE-OKORO LH 33190462   220-2417763098`,
  ),
  flown(
    'a last name of two letters that an airline is called by as well, before a number',
    ['Mei Lh'],
    `
      Passenger(s)   Passport
      MS MEI LH 33190462   Singapore`,
  ),
  flown(
    'a child with a number of its own and a day of birth whose label is cut short',
    ['Nuria Belloch Sanz', 'Iker Belloch Ibarra'],
    `
      Pasajeros
      Adulto 1   Sra. Nuria Belloch Sanz   1 bolso de mano (40x30x20 cm)
      2 maletas facturadas 20 kg
      Niño 1   Iker Belloch Ibarra (fecha de nac. 17/09/2021)   1 bolso de mano (40x30x20 cm)`,
  ),
  flown(
    'people whose ages are numbered before their names',
    ['Greta Ohlsen', 'Jonas Ohlsen', 'Marit Brandvold'],
    `
      Reisende
      Erwachsener 1   Greta Ohlsen   1 Handgepäck
      1 Koffer 23 kg
      Erwachsener 2   Jonas Ohlsen   1 Handgepäck
      Kind 1   Marit Brandvold   1 Handgepäck

      Preisübersicht`,
  ),
  flown(
    'a day of birth whose label is cut short, behind a name',
    ['Iker Belloch Ibarra'],
    '      Iker Belloch Ibarra (fecha de nac. 17/09/2021)   1 bolso de mano',
  ),
  flown(
    'a name that a narrow cell breaks behind a small word',
    ['Henrique Tomás Valadares dos Reis', 'Inês Valadares'],
    `
      Passageiros
      Sr. Henrique Tomás Valadares dos   Adulto Bilhete 220-   Miles&More LH
      Reis   2417763098   330114726
      Sra. Inês Valadares   Adulto Bilhete 220-   –
      2417763099`,
  ),
  flown(
    'a name without a title that a narrow cell breaks so, beside an age',
    ['Casper Ruben van den Hoogen', 'Lotte de Wit'],
    `
      Reizigers   Leeftijd   Bagage
      Casper Ruben van den   Volwassene   1 koffer 23 kg
      Hoogen   handbagage
      Lotte de Wit   Volwassene   1 koffer 23 kg`,
  ),
  flown(
    'a town that a narrow cell breaks behind a small word, below people',
    ['Iria Castro Lema'],
    `
      Pasajeros   Destino
      Iria Castro Lema   LH 1810
      Santiago de   Asiento 4A
      Compostela   Ventana`,
  ),
  flown(
    'a name that is no longer than its cell, above a place',
    ['Beatriz Seixas'],
    `
      Passageiros   Bilhete
      Sra. Beatriz Seixas   220-2417763098
      Praia de   Portugal`,
  ),
  flown(
    'people in columns, each with an age, though more is told of the first in a line of its own',
    ['Ornella De Marchis', 'Gian Luca Bertoldi'],
    `
      Passeggeri
      Nome Passeggero   Tipo   Offerta   Importo
      Ornella De Marchis   Adulto   Base - Tessera soci 518   64,10 €
      220 771
      Gian Luca Bertoldi   Adulto   Base   64,10 €

      Importo totale pagato: 128,20 €`,
  ),
  flown(
    'what people pay, below their names, in columns of another table',
    ['Ornella De Marchis', 'Gian Luca Bertoldi'],
    `
      Passeggeri
      Nome Passeggero   Tipo   Posto
      Ornella De Marchis   Adulto   11A
      Gian Luca Bertoldi   Adulto   11B

      Servizio   Tipo   Importo
      Salottino Prestige   Adulto   64,10 €
      Cena Bellavista   Adulto   64,10 €`,
  ),
  flown(
    'what people pay, below their names and a word, beside the same ages',
    ['Nora Whitcombe', 'Owen Whitcombe'],
    `
      Passengers
      Adult 1   Nora Whitcombe   Seat 12A
      Adult 2   Owen Whitcombe   Seat 12B
      Price
      Adult 1   Prestige Saver   54.00 GBP
      Adult 2   Prestige Saver   54.00 GBP`,
  ),
  flown(
    'people whose first has the age on the line of the heading',
    ['Anneke van der Laan-Postma', 'Wouter van der Laan', 'Jelle van der Laan'],
    `
      Reizigers   Volwassene
      Anneke van der Laan-Postma
      Wouter van der Laan   Volwassene
      Jelle van der Laan   Kind
      Prijsopbouw   € 138,00
      Heenreis, 2 volwassenen en 1 kind`,
  ),
  flown(
    'a family’s name in capitals above the given one, before columns of numbers',
    ['Maëlle Tanguy-Rozec'],
    `
      TANGUY-ROZEC   RÉFÉRENCE   N° DE BILLET
      MAËLLE   RBVKXT   148207736
      1 ADULTE 26-59 ANS
      Carte Avantage Jeune`,
  ),
  flown(
    'people before the numbers of their tickets, of whom different things are told below',
    ['Nerea Baldomir Castro', 'Brais Lema Baldomir'],
    `
      Pasajeros
      Nombre   N° de billete

      Nerea Baldomir Castro   220-2417763098
      Adulto - Miles & More 6340

      Brais Lema Baldomir   220-2417763099
      Niño (8 años)

      Equipaje`,
  ),
  stayed(
    'what is let, above how many may live there',
    [],
    `
      STUDIO   RÉFÉRENCE   PRIX
      CONFORT   RBVKXT   148,20
      1 ADULTE`,
  ),
]
