import { describe, expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

/** The reference of a whole document, and those of each thing booked. */
const referencesOf = (text: string): readonly (string | undefined)[] => {
  const { reference, products } = tripOf(text)
  return [reference?.value, ...products.map(({ confirmation }) => confirmation?.value)]
}

describe('references of bookings', () => {
  test.each(['LOCALIZADOR', 'LOCALIZADOR RENFE', 'LOCALIZADOR OUIGO', 'LOCALIZADOR IBERIA'])(
    'stand below %s, and whose they are is none',
    (label) => {
      const plan = `Plan de viaje
      Viajero: Juan Reed Sanz
      5 de abril de 2027
      TREN   SALIDA   LLEGADA   ${label}
      AVE 02110   11:00   13:36   7VKQ2M
      Madrid-Puerta de Atocha   Sevilla-Santa Justa`
      expect(referencesOf(plan)).toEqual(['7VKQ2M', '7VKQ2M'])
    },
  )

  test.each(['Buchungscode\nQRW 482 F', 'Buchungscode: QRW 482 F'])(
    'are written in groups of which the last is a single letter: %j',
    (told) => {
      const ticket = `Online-Ticket\nTicketcode\n8814 5520 7731 9064\nWien Hbf 09:30   Linz Hbf 10:46   22.01.2027   RJX 862\n${told}\nReisende: Leo Reed`
      expect(referencesOf(ticket)).toEqual(['QRW 482 F', 'QRW 482 F'])
    },
  )

  test.each(['2026/07/30', '2026.07.30', '2026-07-30', '2026/7/3'])('are no days: “Date of reservation %s 23:41”', (day) => {
    const letter = `Thank you for your reservation at Kinoe Ryokan.
      [Reservation No.]  KN2611-0358
      [Date of reservation]  ${day} 23:41
      [Check-in]   2027/11/17 (Wed)
      [Check-out]  2027/11/19 (Fri)`
    expect(referencesOf(letter)).toEqual(['KN2611-0358', 'KN2611-0358'])
  })

  test.each([
    ['Reservierungsnummer : 7 302 8841', '7 302 8841'],
    ['Reservierungsnummer: 7 302 8841 Euro', undefined],
  ])('are figures in groups of one, three and four where nothing follows: %j', (told, reference) => {
    const letter = `Reservierungsbestätigung\n${told}\nFahrzeuggruppe : Transporter L\nÜbernahme : Do. 20.05.2027 um 16.00 Uhr, Station München Ost\nRückgabe : Di. 25.05.2027 um 08.30 Uhr, Station München Ost`
    expect(referencesOf(letter)[0]).toBe(reference)
  })

  test.each([
    [
      'Uw vluchten – Transavia, boekingscode',
      'Vlucht   Datum   Van   Vertrek   Naar   Aankomst',
      'Inchecken',
      'Uitchecken',
      'Kamer',
      'Reservering',
    ],
    ['Ihre Flüge – Transavia, Buchungscode', 'Flug   Datum   Von   Ab   Nach   An', 'Anreise', 'Abreise', 'Zimmer', 'Reservierung'],
    ['Vos vols – Transavia, code de réservation', 'Vol   Date   De   Départ   À   Arrivée', 'Arrivée', 'Départ', 'Chambre', 'Réservation'],
    [
      'I tuoi voli – Transavia, codice prenotazione',
      'Volo   Data   Da   Partenza   A   Arrivo',
      'Arrivo',
      'Partenza',
      'Camera',
      'Prenotazione',
    ],
  ])('are of flights where it says so, and not of the house below: %s', (flights, heading, arrives, leaves, room, booked) => {
    const itinerary = `Dossier 27-00418-K

      ${flights} NW5T7Q
      ${heading}
      HV6629   17-04-2027   Amsterdam Schiphol (AMS)   06:50   Funchal (FNC)   09:55
      HV6630   24-04-2027   Funchal (FNC)   10:45   Amsterdam Schiphol (AMS)   15:50

      Hotel
      Quinta Nova
      Rua do Lombo 112, 9050-271 Funchal
      ${arrives}   17-04-2027
      ${leaves}   24-04-2027
      7
      ${room}   Superior
      ${booked}   QLN-55120`
    expect(referencesOf(itinerary)).toEqual(['27-00418-K', 'NW5T7Q', 'NW5T7Q', 'QLN-55120'])
  })

  test.each(['Reference: 102-6610384', 'Booking reference: 102-6610384', 'Our reference: 102-6610384'])(
    'are those of the whole where the page tells them below that of the house: %s',
    (told) => {
      const voucher = `Voucher – Hotel
        Protea Ridge Boutique Hotel
        17 Kloof Nek Road, Gardens
        Cape Town 8001
        From – check-in   To – check-out   Nights
        Fri 12 Nov 2027   Fri 19 Nov 2027   7
        Passenger name   Passenger name   Hotel reference
        Ottilie Reed   Jeremy Reed   PRB-208811
        Payable through Beds and Rooms Ltd
        ${told}`
      expect(referencesOf(voucher)).toEqual(['102-6610384', 'PRB-208811'])
    },
  )

  test.each([
    ['Localizador', 'Renfe: 7KD3QX'],
    ['Codice prenotazione', 'Trenitalia: 7KD3QX'],
    ['Buchungscode', 'FlixTrain: 7KD3QX'],
  ])('stand below %s with the carrier whose they are: %s', (label, told) => {
    const train = `Booking 27/00418
      Your train on Wednesday 24 March 2027
      AVE 2122   Depart 11:30 Madrid Puerta de Atocha   Arrive 14:14 Málaga María Zambrano   ${label}
      Comfort   ${told}
      Coach 7, seats 4A 4B`
    expect(referencesOf(train)).toContain('7KD3QX')
  })
})
