import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** Houses that plans and letters tell though the one written to sleeps elsewhere. Nobody in these documents exists. */
const houses = (text: string): readonly string[] => products(text).filter((told) => told.includes(' | '))

describe('a booked house stays as it is beside a plan', () => {
  test('of evenings in theatres and palaces, each with its address', () => {
    expect(
      houses(`Reserva 61840
        Lola Ferrer, reserva 61840
        Entrada: 9 de junio de 2027
        Salida: 12 de junio de 2027
        Hotel Azahar, Calle Sol 8, 41001 Sevilla

        Programa de danza
        Miércoles, 9 de junio de 2027: noche en el Teatro Luna, Calle Feria 20, 41002 Sevilla.
        Jueves, 10 de junio de 2027: noche en el Palacio Olmedo, Calle Ancha 6, 41003 Sevilla.
        Viernes, 11 de junio de 2027: noche en la Casa Tordera, Plaza Vieja 3, 41004 Sevilla.
        Sábado, 12 de junio de 2027: fin.`),
    ).toEqual(['Hotel Azahar | 2027-06-09 – 2027-06-12 | Calle Sol 8, 41001, Sevilla | 61840'])
  })

  test('in which a night of stories is told at another house and the own one is named for a day', () => {
    expect(
      houses(`Booking YR-5520
        Ivy Marsh, booking YR-5520
        Check-in: 9 June 2027
        Check-out: 12 June 2027
        Heron Hotel, Quay Street 7, Truro TR1 2AB

        Wednesday 9 June 2027
        Supper and a night swim.
        Thursday 10 June 2027
        Stay at Heron Hotel all day. One night of stories at The Anchor, Fore Street 3, Truro TR1 2CD.
        Friday 11 June 2027
        Check in for yoga at Orchard House, Hill Street 9, Truro TR1 2EF.
        Saturday 12 June 2027
        Home.`),
    ).toEqual(['Heron Hotel | 2027-06-09 – 2027-06-12 | Quay Street 7, TR1 2AB, Truro, GB | YR-5520'])
  })

  test('of people who are named in a letter', () => {
    expect(
      houses(`Rota for June
        Hi Owen, your hotel is booked: Quarry Hotel, 6 Abbey Lane, Ely CB7 4AA, check-in 11 June 2027, check-out 13 June 2027, booking 70415.

        On call: Maya is at the Fenland Hotel, Broad Street 2, Ely CB7 4BB until Sunday 13 June; Piet stays at the Bell Inn, Market Street 5, Ely CB7 4CC from Friday 11 June to Monday 14 June.`)
        .length,
    ).toBe(1)
  })

  test('but gives way to a plan that tells more houses and the same one with its days', () => {
    expect(
      houses(`Your journey, booking 55-2081
        Wednesday 9 June 2027
        Two nights at Heron Hotel, Quay Street 7, Truro TR1 2AB. Reservation HH-4410.
        Friday 11 June 2027
        Three nights at Cliff House, Hill Street 9, Bude EX23 8AA. Reservation CH-2207.
        Monday 14 June 2027
        Home.`),
    ).toEqual([
      'Heron Hotel | 2027-06-09 – 2027-06-11 | Quay Street 7, TR1 2AB, Truro, GB | HH-4410',
      'Cliff House | 2027-06-11 – 2027-06-14 | Hill Street 9, EX23 8AA, Bude, GB | CH-2207',
    ])
  })
})

test('the class and the coach of a train are no houses, and one called after a coach is', () => {
  expect(
    houses(`Your trip is booked.
      Monday 7 June 2027: Eurostar 9014 from London St Pancras 10:24 to Paris Nord 13:47, Standard Premier, Coach 2, seat 41.
      Two nights at Hotel Marronnier, 8 rue Basse, 75007 Paris, ref HM-4471.
      Wednesday 9 June 2027: Eurostar 9031 from Paris Nord 14:13 to London St Pancras 15:30, Standard Premier, Coach 2, seat 42. One night at The Coach House Hotel, 4 Mill Lane, London SE1 2AB.
      Thursday 10 June 2027: home.`).map((told) => told.split(' | ')[0]),
  ).toEqual(['Hotel Marronnier', 'The Coach House Hotel'])
})

describe('no house is read', () => {
  test.each([
    [
      'in which the guests of a wedding sleep',
      `Our weekend
        Friday 11 June 2027
        Drinks. Most of you are at the Castle View Hotel, 1 High Street, Ely CB7 4AA, 2 nights.
        Sunday 13 June 2027
        Some of you have one night at the Bell Inn, Market Street 5, Ely CB7 4CC.
        Monday 14 June 2027
        Goodbye.`,
    ],
    [
      'in which a team sleeps',
      `Fixtures, coach booking 8120
        Saturday 12 June 2027
        Kick-off 15:00. Team overnight at Abbey Hotel, 4 Mill Street, Ely CB7 4AA.
        Sunday 13 June 2027
        Recovery. Team overnight at Fenland Hotel, Broad Street 2, Ely CB7 4BB.
        Monday 14 June 2027
        Home.`,
    ],
    [
      'to which only bags are brought',
      `Booking LT-8120: luggage transfer only
        Ivy Marsh, accommodation booked by you.
        Monday 7 June 2027
        We bring your bags to your stay at the Heron Hotel, Quay Street 7, Truro TR1 2AB.
        Tuesday 8 June 2027
        From there to your overnight at the Bell Inn, Market Street 5, Bude EX23 8AA.
        Wednesday 9 June 2027
        End of tour.`,
    ],
    [
      'over which a guard watches',
      `Security guard plan, booking 8120
        Owen Price, booking 8120 confirmed.
        Monday 10 May 2027: night at Cedar House, 4 Mill Street, Ely CB7 4AA
        Tuesday 11 May 2027: night at Fen Lodge, Broad Street 2, Ely CB7 4BB
        Wednesday 12 May 2027: rest`,
    ],
    [
      'in which one is read to at night',
      `Buchung 440918 Führungen
        Ina Vogt, Buchung 440918.
        Freitag, 14. Mai 2027: Führung durch Haus Ahrens, Lindengasse 4, 97877 Wertheim, 19 Uhr, Nacht im Museum.
        Samstag, 15. Mai 2027: Nacht in Haus Birkner, Marktstraße 1, 97877 Wertheim, Lesung.
        Sonntag, 16. Mai 2027: Ende.`,
    ],
    [
      'that are offered for a night of a flight, the sign of the money lost',
      `Hola Marta, vuela a las islas
        Madrid - Tenerife Norte   29  por trayecto   IB3846
        Reserva entre el 25 y el 31 de enero. Vuela del 10 de febrero al 20 de junio de 2027.
        Y con tu vuelo, hotel desde 40  por noche: Hotel Azahar, Puerto de la Cruz, entrada 12/03/2027.`,
    ],
  ])('%s', (_, text) => {
    expect(houses(text)).toEqual([])
  })
})
