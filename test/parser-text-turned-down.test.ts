import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** Letters of those who let houses and cannot take whom they write to. Nobody in these documents exists. */
const letter = (subject: string, text: string): string => `From: stay@tarnhouse.example
  To: Edith Lowe <edith.lowe@example.com>
  Subject: ${subject}
  Date: Tue, 2 Mar 2027 10:00:00 +0000

  ${text}`

describe('a request that is turned down in a letter', () => {
  const ASKED: readonly (readonly [language: string, subject: string, told: string, turnedDown: string])[] = [
    [
      'English',
      'Tarn House TH-3390',
      `Dear Edith Lowe,
        Thank you for your booking request. Reservation number: TH-3390
        Tarn House Hotel, 9 Fell Road, Keswick CA12 4AB
        Check-in: 8 May 2027
        Check-out: 11 May 2027`,
      "I'm so sorry, but we can't accept it this time: the roof is being mended.",
    ],
    [
      'German',
      'Pension Waldrand 3390',
      `Sehr geehrte Frau Lowe,
        vielen Dank für Ihre Buchungsanfrage. Reservierungsnummer: 3390
        Pension Waldrand, Forstweg 9, 82467 Garmisch
        Anreise: 8. Mai 2027
        Abreise: 11. Mai 2027`,
      'Diese können wir leider nicht bestätigen, denn wir bauen um.',
    ],
    [
      'Danish',
      'Hotel Klitten 3390',
      `Hej Edith Lowe,
        Tak for din bookingforespørgsel. Reservationsnummer: 3390
        Hotel Klitten, Strandvej 9, 9990 Skagen
        Ankomst: 8. maj 2027
        Afrejse: 11. maj 2027`,
      'Vi kan desværre ikke imødekomme den.',
    ],
    [
      'Polish',
      'Pensjonat Świerk 3390',
      `Szanowna Pani Edith Lowe,
        dziękujemy za zapytanie o pobyt. Numer rezerwacji: 3390
        Pensjonat Świerk, ul. Leśna 9, 34-500 Zakopane
        Przyjazd: 8 maja 2027
        Wyjazd: 11 maja 2027`,
      'Niestety nie możemy go potwierdzić.',
    ],
  ]

  test.each(ASKED)('in %s is no stay', (_, subject, told, turnedDown) => {
    const [greeting = '', thanks = '', ...house] = told.split('\n')
    expect(products(letter(subject, [greeting, thanks, `        ${turnedDown}`, ...house].join('\n')))).toEqual([])
  })

  test.each(ASKED)('in %s is one where nothing turns it down', (_, subject, told) => {
    expect(products(letter(subject, told))).toHaveLength(1)
  })

  test.each([
    [
      'French',
      'Votre demande de réservation n° 3390 : Auberge du Pré, 9 rue Haute, 74400 Chamonix, arrivée le 8 mai 2027, départ le 11 mai 2027, 3 nuits.',
      "Nous sommes désolés de ne pas pouvoir l'accepter.",
      'Le propriétaire se réjouit de vous recevoir.',
    ],
    [
      'Italian',
      'La sua richiesta di prenotazione n. 3390 per la Locanda del Prato, via Alta 9, 39030 Sesto, arrivo 8 maggio 2027, partenza 11 maggio 2027, 3 notti.',
      'Purtroppo non ci è possibile accoglierla.',
      'Siamo lieti di accoglierla.',
    ],
    [
      'Spanish',
      'Su solicitud de reserva 3390: Hostal del Prado, calle Alta 9, 16001 Cuenca, entrada 8 de mayo de 2027, salida 11 de mayo de 2027, 3 noches.',
      'Lamentamos no poder atenderla.',
      'Les esperamos.',
    ],
  ])('in %s is no stay where all is told in a sentence', (_, told, turnedDown, accepted) => {
    const written = (end: string) => letter('3390', `Edith Lowe,\n${told}\n${end}`)
    expect(products(written(turnedDown))).toEqual([])
    expect(products(written(accepted))).toHaveLength(1)
  })

  test('is none on other days either, nor in the houses that are free then', () => {
    expect(
      products(
        letter(
          'Re: Tarn Cottage, 8-15 May',
          `Hello Edith,
          Thanks for your booking request for Tarn Cottage, Saturday 8 to Saturday 15 May 2027, two adults.
          I'm sorry, we can't take it this time. What is still to be had:
            - Fell Cottage, 8-15 May 2027, £640
            - Tarn Cottage, 22-29 May 2027, £710`,
        ),
      ),
    ).toEqual([])
  })

  test('but a wish beside what is booked may be turned down', () => {
    expect(
      products(
        letter(
          'Your booking TH-3390',
          `Dear Edith Lowe,
          Thank you for your booking. Reservation number: TH-3390
          Tarn House Hotel, 9 Fell Road, Keswick CA12 4AB
          Check-in: 8 May 2027
          Check-out: 11 May 2027
          You sent a request for an early check-in. I'm sorry, we can't accept it this time, the house is let until noon.`,
        ),
      ),
    ).toHaveLength(1)
  })
})

describe('houses told with nothing but two days and a price', () => {
  test.each([
    ['French', 'Bonjour Edith,\nil nous reste :\n* Villa du Pré, 8-15 mai 2027, 640 €\n* Villa des Sources, 15-22 mai 2027, 690 €'],
    ['Dutch', 'Beste Edith,\nnog te huur zijn:\n* Villa De Wulp, 8-15 mei 2027, € 640\n* Villa De Reiger, 15-22 mei 2027, € 690'],
    ['Swedish', 'Hej Edith,\ndet som är kvar:\n* Villa Tallen, 8-15 maj 2027, 5 400 kr\n* Villa Enen, 15-22 maj 2027, 4 900 kr'],
    ['English', 'Hello Edith,\na few weeks have come free:\nTarn Lodge, 8-15 May, £640\nFell Lodge, 15-22 May, £690'],
  ])('are no stays in %s', (_, text) => {
    expect(products(letter('News', text))).toEqual([])
  })

  test('are stays where the letter says that they are booked', () => {
    expect(
      products(
        letter(
          'Your two weeks',
          'Hello Edith,\nyour deposit has arrived and your booking 3390 is confirmed:\n- Fell Cottage, 8-15 May 2027, £640\n- Tarn Cottage, 15-22 May 2027, £710',
        ),
      ),
    ).toHaveLength(2)
  })
})

describe('a friend who has booked nothing yet', () => {
  test.each([
    [
      'English',
      "I haven't booked anything yet.\nTarn House, 9 Fell Road, Keswick, 8-11 May 2027, 3 nights\nFell Hotel, 2 High Street, Ambleside, 11-15 May 2027, 4 nights",
    ],
    [
      'Dutch',
      'Slapen 1: Hotel De Wulp, Havenweg 9, Texel - 8-11 mei 2027\nSlapen 2: Pension De Reiger, Strandweg 3, Vlieland - 11-15 mei 2027\nNog niks geboekt.',
    ],
    [
      'Italian',
      'Non ho ancora prenotato niente.\nDORMIRE 1: Hotel Prato, via Alta 9, Sesto - 8/11 maggio 2027\nDORMIRE 2: Albergo Bosco, via Bassa 3, Brunico - 11/15 maggio 2027',
    ],
  ])('writes of no stay in %s', (_, text) => {
    expect(products(text)).toEqual([])
  })

  test('for the evenings writes of those that stand', () => {
    expect(
      products(`Hi Edith,
        both houses are booked; I haven't booked anything for the evenings.
        Tarn Hotel, 9 Fell Road, Keswick, 8-11 May 2027, 3 nights, conf. TH-2291
        Fell Hotel, 2 High Street, Ambleside, 11-15 May 2027, 4 nights, conf. FH-8830`),
    ).toHaveLength(2)
  })
})
