/** Rides that papers tell to whoever comes, and none of which is booked. Nobody in them exists. */

import type { NoTrip } from '../no-trip.ts'

export const NONE_TOLD_TO_COMERS: readonly NoTrip[] = [
  {
    name: 'a train for those who come by train, in French',
    text: `
      Carnet de voyage de la noce
      Dossier : 71182

      Pour ceux qui viennent en train le 14 juin 2027 : le TGV 6105 part de Paris Gare de Lyon à 9h20 et arrive à Avignon TGV à 12h01.`,
  },
  {
    name: 'a train for whoever comes by train, in Portuguese',
    text: `
      Programa de viagem
      Reserva: 66123

      Quem vier de comboio no dia 10/06/2027: o Alfa Pendular 123 parte de Lisboa Oriente às 09:09 e chega a Porto Campanhã às 11:44.`,
  },
  {
    name: 'a train behind a question, in Dutch',
    text: `
      Reisschema
      Reserveringsnummer: 22871

      Komt u met de trein? IC 1510 vertrekt op 7 mei 2027 om 09:10 uit Antwerpen-Centraal en komt om 10:35 aan in Brugge.`,
  },
  {
    name: 'how one gets there, in Czech, with points in the day',
    text: `
      Program cesty
      Číslo rezervace: 71124

      Kdo přijede vlakem 5. 6. 2027: EC 279 odjíždí z Praha hl.n. v 9:52 a do Brno hl.n. přijíždí ve 12:20.`,
  },
  {
    name: 'a tip, in Finnish',
    text: `
      Matkasuunnitelma
      Varausnumero: 71124

      Vinkki: 4.6.2027 IC 165 lähtee Helsinki klo 10.04 ja saapuu Tampere klo 11.37.`,
  },
  {
    name: 'a train under a heading that only helps',
    text: `
      Your travel plan
      Reference: 71124

      How to get here
      The LNER 1E05 leaves London Kings Cross on 4 June 2027 at 10:00 and arrives in York at 11:52.`,
  },
]
