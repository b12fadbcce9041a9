/** Stays whose days could be taken from more than one place, made for the tests. */

import type { Sample } from './sample.ts'

export const WEIGHED: readonly Sample[] = [
  {
    name: 'hours told by another label behind the day',
    text: `
      A sua reserva está confirmada
      Pousada das Três Fontes
      Largo do Pelourinho 4, 7000-810 Évora
      Número da reserva
      7719402
      Data de chegada
      06-11-2026 (check-in a partir das 15h00)
      Data de partida
      08-11-2026 (check-out até às 12h00)
      Hóspede
      Rita Figueira`,
    products: ['Pousada das Três Fontes | 2026-11-06 – 2026-11-08 | Largo do Pelourinho 4, 7000-810, Évora, PT | 7719402'],
  },
  {
    name: 'a period, hours of two labels, and days on which other things are due',
    text: `
      Vaše rezervace je potvrzena
      Penzion U Tří Lip
      Husova 12, 669 02 Znojmo
      Číslo rezervace:   66478998
      Pobyt:   so 04.09.2027 – po 06.09.2027
      Host:   Lucie Ferrová
      Check-in:   od 15:00
      Check-out:   do 11:00
      Bezplatné storno do st 01.09.2027.
      so 04.09.2027   1 200 Kč
      ne 05.09.2027   1 200 Kč`,
    products: ['Penzion U Tří Lip | 2027-09-04 – 2027-09-06 | Husova 12, 669 02, Znojmo | 66478998'],
  },
  {
    name: 'an arrival with its nights before what each night costs',
    text: `
      Ihre Buchung ist bestätigt.
      Ihr Hotel
      Hotel Silberdistel
      Anschrift
      Rosengasse 5, 79098 Freiburg
      Bestätigungsnummer
      25952096
      Anreise
      23.02.2027
      Nächte
      3
      Check-in Zeit
      ab 15:00 Uhr
      Check-out Zeit
      bis 11:00 Uhr
      23.02.2027   € 104,00
      24.02.2027   € 104,00
      25.02.2027   € 104,00`,
    products: ['Hotel Silberdistel | 2027-02-23 – 2027-02-26 | Rosengasse 5, 79098, Freiburg | 25952096'],
  },
  {
    name: 'labels and values between dots, in a house whose name does not say that it is one',
    text: `
      La Corte dei Tigli
      Via Garibaldi 55
      53100 Siena
      La tua prenotazione è confermata
      Codice prenotazione ..... 94175900
      Nome .................... Lucia Ferrero
      Arrivo .................. venerdì 2 luglio 2027
      Partenza ................ venerdì 9 luglio 2027
      Notti ................... 7`,
    products: ['La Corte dei Tigli | 2027-07-02 – 2027-07-09 | Via Garibaldi 55, 53100, Siena | 94175900'],
  },
]
