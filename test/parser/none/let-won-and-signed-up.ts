/** What has ends, numbers and nights as bookings have: things let for work, parcels, journeys of classes, nights to be won, bookings called off with their extras. Nobody in it exists. */

import type { NoTrip } from '../no-trip.ts'

/** A stay, and what is said of it. */
const stayOf = (said: string): string => `
      Booking confirmation 4471902
      Park Hotel, 12 Station Road, Leeds LS1 4DY
      Check-in: 12 March 2027
      Check-out: 15 March 2027
      Guest: Anna Reed
      ${said}`

export const LET_WON_AND_SIGNED_UP: readonly NoTrip[] = [
  {
    name: 'tools that are let from a yard, with who brings them',
    text: `
      Mietpark Weber Baumaschinen
      Mietvertrag Nr. 4471902
      Mieter: Anna Reed
      Abholung: 12.03.2027 07:00 München, Landsberger Straße 12
      Rückgabe: 19.03.2027 17:00 München, Landsberger Straße 12
      1 x Stromerzeuger 6 kVA
      1 x Rüttelplatte 90 kg
      Kaution 200 EUR. Bitte Führerschein für den Anhänger mitbringen; auf Wunsch liefert unser Fahrer.`,
  },
  {
    name: 'a digger that is let with what goes with it',
    text: `
      Plant hire confirmation
      Booking number: 4471902
      Hirer: Anna Reed
      Pick-up: 12 March 2027 07:00, Leeds depot
      Return: 19 March 2027 17:00, Leeds depot
      Mini digger 1.5t, plate compactor, cement mixer
      Delivery by our driver possible. Vehicle insurance not included.`,
  },
  {
    name: 'parcels that a courier picks up and drops off',
    text: `
      Courier booking confirmation
      Booking number: 4471902
      Driver: Tom Reed
      Vehicle: Ford Transit van
      Pick-up: 12 March 2027 10:00, Leeds, 12 Station Road
      Drop-off: 12 March 2027 15:00, York, 4 Mill Lane
      2 parcels, 1 shipment, proof of delivery by mail. Track your parcel online.`,
  },
  {
    name: 'a stall at a market, between the days of coming and of leaving',
    text: `
      Christmas market: your stall
      Booking number: 4471902
      Ms Anna Reed
      Arrival 12 December 2027
      Departure 15 December 2027
      Market hall, 12 Castle Street, York YO1 9TL
      Stall: row B, place 14`,
  },
  {
    name: 'a journey of an English class that parents have yet to pay for',
    text: `
      Hillside Primary School
      12 January 2027
      Dear parents,
      Year 6 residential to Norfolk, 14 June to 18 June 2027
      We stay at Hill House Hostel, 4 Sea Road, Cromer NR27 9AB. Coach leaves school at 9:00.
      Please return the slip with a deposit of £50. The booking is confirmed once we have 30 places.`,
  },
  {
    name: 'a journey of a French class',
    text: `
      Collège Jean Moulin
      Aux représentants légaux des élèves de 4e B
      Voyage scolaire à Londres du 14 au 18 juin 2027
      Départ : lundi 14 juin 2027 à 7h00 devant le collège
      Retour : vendredi 18 juin 2027
      Hébergement : Auberge YHA London, 36 Carter Lane, London EC4V 5AB
      La réservation est en cours. Merci de rendre l'autorisation avant le 1er mars.`,
  },
  {
    name: 'a journey of a German class, with labels of its days and an evening for parents',
    text: `
      Studienfahrt nach Prag
      Liebe Schülerinnen, für unsere Fahrt gelten die folgenden Zeiten:
      Anreise: 14.06.2027
      Abreise: 18.06.2027
      Hotel Golden City, Táboritská 3, 130 00 Praha
      Elternabend am 3. Mai um 19 Uhr. Kosten 320 EUR.`,
  },
  {
    name: 'three nights in France for who wins',
    text: `
      Grand concours de printemps
      Hôtel Bellevue, 12 rue du Lac, 74000 Annecy
      Participez jusqu'au 12 mars 2027 à notre concours : trois nuits pour deux personnes avec petit-déjeuner au Bellevue.
      Bonne chance !`,
  },
  {
    name: 'three nights in Italy for who wins',
    text: `
      Hotel Bellevue, Via Roma 12, 39012 Merano
      Prenota la tua spa entro il 12 marzo 2027 e vinci 3 notti con prima colazione per due persone nel nostro hotel.`,
  },
  {
    name: 'two nights in Spain for who wins, below a table',
    text: `
      Tu reserva de mesa está confirmada
      Hotel Bellevue, Calle Mayor 12, 28013 Madrid
      Reserva antes del 12 de marzo de 2027 y gana dos noches de hotel con desayuno para dos personas.`,
  },
  {
    name: 'three nights in England for who is drawn',
    text: `
      Thank you for your ticket order 4471902
      Ms Anna Reed
      Park Hotel, 12 Station Road, Leeds LS1 4DY
      Enter our draw by Friday 12 March 2027 for a chance to win a stay of three nights for two people with breakfast.`,
  },
  {
    name: 'two nights in Denmark for who is drawn',
    text: `
      Tak for din bestilling 4471902
      Hotel Strandly, Strandvej 12, 9990 Skagen
      Deltag inden den 12. marts 2027 i vores konkurrence og vind et ophold med to overnatninger for to personer.`,
  },
  ...[
    'All extras and your booking have been cancelled.',
    'Alle Zusatzleistungen und Ihre Buchung wurden storniert.',
    'Les prestations annexes et votre réservation ont été annulées.',
    'Los servicios adicionales y su reserva han sido cancelados.',
    'I servizi accessori e la prenotazione sono stati annullati.',
    'Alle extra diensten en uw boeking zijn geannuleerd.',
  ].map((said) => ({ name: `a stay that is called off with all extras: ${said}`, text: stayOf(said) })),
]
