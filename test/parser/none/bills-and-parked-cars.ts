/** Bills whose day and day of payment look like those of a stay, and cars that stand somewhere beside an offer of rooms. Nobody in them exists. */

import type { NoTrip } from '../no-trip.ts'

export const NONE_BILLED_OR_PARKED: readonly NoTrip[] = [
  {
    name: 'the bill of somebody who advises and was at a hotel, with the day by which it is to be paid',
    text: `
      ATELIER BELLEROSE
      Margot Fénelon, formatrice
      8 rue des Carmes, 44000 Nantes

      FACTURE n° 118
      Date : 4 mai 2027            Échéance : 3 juin 2027
      Client : Société Kerlan, 2 quai de la Fosse, 44000 Nantes

      Formation, deux jours      2     900,00   1 800,00
      Frais : 2 nuits hôtel      2      95,00     190,00
      TOTAL TTC   2 388,00 EUR
    `,
  },
  {
    name: 'the same in Spanish, where the days have small words in them',
    text: `
      Estudio Robledo
      Inés Robledo, consultora
      Calle Betis 19, 41010 Sevilla
      FACTURA 2027/31
      Fecha: 5 de mayo de 2027     Vencimiento: 4 de junio de 2027
      Cliente: Grupo Aljarafe, Av. de la Palmera 8, 41012 Sevilla
      Taller de equipos, 2 jornadas    1.300,00
      Gastos: 1 noche de hotel            88,00
      TOTAL 1.679,48 EUR
    `,
  },
  {
    name: 'the same in English',
    text: `
      WINTERTON COACHING
      Tessa Winterton, facilitator
      14 Mill Lane, Bath BA1 5HN
      INVOICE 2027-044
      Date: 2 March 2027      Due: 1 April 2027
      Client: Brightwell Council, Market Place, Wells BA5 2RB
      Workshop, 2 days                         1,400.00
      Expenses: 1 night hotel, train fares       182.40
      TOTAL GBP 1,582.40
    `,
  },
  {
    name: 'a place for a car, with a discount on hotels',
    text: `
      AparcaYa Aeropuerto de Sevilla
      Su plaza está reservada
      Localizador de aparcamiento: AY-55120
      Entrada: viernes, 02/07/2027 a las 06:15
      Salida: lunes, 12/07/2027 a las 22:40
      Producto: Larga estancia descubierto
      Matrícula: 9917 HJK
      Titular: Rocío Bernal Gago
      Total pagado: 44,00 €
      ¿Necesita hotel en destino? 15 % de descuento en habitaciones con el código APARCA15.
      AparcaYa S.L., Avda. de Jerez 41, 41012 Sevilla
    `,
  },
  {
    name: 'a place for a car, whose driver is asked whether they have a room',
    text: `
      Parc&Plein Ciel Aéroport de Beauvais
      Votre place est réservée
      Numéro de réservation parking : PC-8812
      Arrivée : samedi 03/07/2027 à 05h00
      Départ : samedi 10/07/2027 à 23h30
      Formule : long séjour extérieur, navette gratuite
      Plaque d'immatriculation : EX-221-BB
      Client : Odile Ferrand
      Total : 52,00 €
      Pas encore de chambre d'hôtel ?
      Parc&Plein Ciel SAS, 4 rue du Pont Laverdure, 60000 Tillé
    `,
  },
]
