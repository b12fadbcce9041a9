import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** The letter of a host who writes it, with the house below the name, as it stands in signatures. */
const letter = (greeting: string, said: string, closing: string, ...signature: readonly string[]): string =>
  [greeting, '', said, '', closing, ...signature].join('\n')

const GARDEN_FARM = ['Jean Postlethwaite', 'High Fold Farm', 'Troutbeck Bridge Lane', 'Kendal LA8 9HF'] as const
const english = (said: string): string[] => products(letter('Dear Mr and Mrs Barraclough,', said, 'With best wishes,', ...GARDEN_FARM))

const AT_HIGH_FOLD = 'High Fold Farm | 2027-05-31 – 2027-06-03 | Troutbeck Bridge Lane, LA8 9HF, Kendal, GB | ?'

test.each([
  "I've popped you in the diary for the Garden Room from Monday 31st May to Thursday 3rd June, three nights with breakfast.",
  'The room is booked for you from Monday 31st May until Thursday 3rd June 2027.',
  "That's all settled. We have you down from Monday 31 May to Thursday 3 June 2027, and the Garden Room is yours.",
  'We are looking forward to welcoming you from 31 May to 3 June 2027.',
])('the stay that a host promises in a sentence is at the house that signs: %s', (said) => {
  expect(english(said)).toEqual([AT_HIGH_FOLD])
})

test.each([
  'Would you like the Garden Room from Monday 31st May to Thursday 3rd June?',
  'If you like, the Garden Room could be booked for you from Monday 31st May to Thursday 3rd June.',
  'I can offer you the Garden Room from Monday 31st May to Thursday 3rd June, it is not yet booked.',
  'The Garden Room is available from Monday 31st May to Thursday 3rd June and can be booked by telephone.',
  'We are sorry that all our rooms are booked from Monday 31st May to Thursday 3rd June, we are full.',
  'Thank you for having stayed with us. The garden is closed from Monday 31st May to Thursday 3rd June.',
  'Your dog Bella is booked in with us from Monday 31st May to Thursday 3rd June.',
  'Your course with us is confirmed from Monday 31st May to Thursday 3rd June.',
  'Your parking place is reserved from Monday 31st May to Thursday 3rd June.',
  'The Garden Room was cancelled for Monday 31st May to Thursday 3rd June, as you asked.',
])('what is asked, offered, full or of something else is no stay: %s', (said) => {
  expect(english(said)).toEqual([])
})

test.each([
  {
    language: 'German',
    text: letter(
      'Liebe Familie Brandt,',
      'gern habe ich Ihnen das Doppelzimmer vom 5. bis 9. August 2027 reserviert.',
      'Herzliche Grüße',
      'Elke Thomsen',
      'Friesenkate Elke',
      'Achtern Diek 4',
      '25849 Pellworm',
    ),
    stay: 'Friesenkate Elke | 2027-08-05 – 2027-08-09 | Achtern Diek 4, 25849, Pellworm | ?',
  },
  {
    language: 'Swedish',
    text: letter(
      'Hej Anders!',
      'Härmed bekräftar jag att ni hyr stugan vecka 28, lördag 17 juli till lördag 24 juli 2027.\nAdressen är Sjövägen 14, 385 97 Söderåkra. Nyckeln ligger i skåpet vid dörren.',
      'Hälsningar',
      'Gunilla Ek',
      'Sjöstugan Söderåkra',
      'Tel 0486-123 45',
    ),
    stay: 'Sjöstugan Söderåkra | 2027-07-17 – 2027-07-24 | Sjövägen 14, 385 97, Söderåkra | ?',
  },
  {
    language: 'Norwegian, over two lines',
    text: letter(
      'Hei Ola Nordmann,',
      'Takk for bestillingen. Hytta er reservert for dere fra\nfredag 19. februar til søndag 28. februar 2027.\n\nAdresse: Fjellveien 12, 3580 Geilo',
      'Vennlig hilsen',
      'Kari Moen',
      'Fjellheim Hytteutleie',
    ),
    stay: 'Fjellheim Hytteutleie | 2027-02-19 – 2027-02-28 | Fjellveien 12, 3580, Geilo | ?',
  },
  {
    language: 'Danish',
    text: letter(
      'Kære Lise og Søren Holm',
      'Jeg bekræfter hermed jeres reservation af dobbeltværelset fra torsdag den 6. maj til lørdag den 8. maj 2027.\nDer er parkering i gården.',
      'De bedste hilsner',
      'Bente Krogh',
      'Byhaven B&B',
      'Nørregade 41',
      '8000 Aarhus C',
    ),
    stay: 'Byhaven B&B | 2027-05-06 – 2027-05-08 | Nørregade 41, 8000, Aarhus C | ?',
  },
])('stays are promised in $language', ({ text, stay }) => {
  expect(products(text)).toEqual([stay])
})

/** A letter in prose, and the one stay it promises; each host speaks in another way. */
const LETTERS: readonly { readonly name: string; readonly text: string; readonly stay: string }[] = [
  {
    name: 'what was paid ahead has come, and the boat is theirs (Dutch)',
    text: letter(
      'Hoi Lotte,',
      'De aanbetaling (€ 120,-) is binnen, dus bij deze is de boot van jullie van vrijdag 2 juli tot en met maandag 5 juli 2027.\nIk ben vanaf een uur of vier thuis.',
      'Groetjes,',
      'Saskia',
      'Woonboot De Zwaan',
      'Kanaaldijk 38',
      '1034 NW Amsterdam',
    ),
    stay: 'Woonboot De Zwaan | 2027-07-02 – 2027-07-05 | Kanaaldijk 38, 1034 NW, Amsterdam, NL | ?',
  },
  {
    name: 'a deposit found on the account and a room that is yours (Czech)',
    text: letter(
      'Dobrý den, paní Nováková,',
      'zálohu 1 500 Kč jsme dnes našli na účtu, takže pokoj č. 3 je Váš. Počítáme s Vámi od čtvrtka 19. srpna 2027 a odjíždíte v neděli 22. srpna po snídani.',
      'S pozdravem',
      'Jana Kopecká',
      'Penzion U Dvou lip',
      'Troskovice 48',
      '511 01 Turnov',
    ),
    stay: 'Penzion U Dvou lip | 2027-08-19 – 2027-08-22 | Troskovice 48, 511 01, Turnov | ?',
  },
  {
    name: 'the house is for them, whom somebody expects (Spanish)',
    text: letter(
      'Hola Beatriz:',
      'La casa entera es para vosotros desde el viernes 30 de abril hasta el lunes 3 de mayo de 2027, así que tenéis tres noches.\nLa señal de 120 euros la recibí el domingo.\nLa dirección es calle de la Fuente 8, 44120 Terriente.',
      'Un abrazo,',
      'Pilar',
      'Casa Rural El Nogal',
    ),
    stay: 'Casa Rural El Nogal | 2027-04-30 – 2027-05-03 | calle de la Fuente 8, 44120, Terriente | ?',
  },
  {
    name: 'a day in one sentence, and in the next how many nights one stays and when one goes (German)',
    text: letter(
      'Liebe Frau Mayr,',
      'herzlichen Dank für die prompte Anzahlung! Wir dürfen Sie am Samstag, 6. Februar 2027, bei uns willkommen heißen. Sie bleiben sieben Nächte und fahren am 13. Februar wieder heim.',
      'Herzliche Grüße',
      'Christl Gruber',
      'Pension Lärchenhof',
      'Sonnseite 27, A-5570 Mauterndorf',
    ),
    stay: 'Pension Lärchenhof | 2027-02-06 – 2027-02-13 | Sonnseite 27, 5570, Mauterndorf | ?',
  },
  {
    name: 'coming one day and staying until another (Norwegian)',
    text: letter(
      'Hei Ingrid,',
      'Da er dere satt opp hos oss i vinterferien, to firemannsrom i annekset. Dere kommer onsdag 17. februar og blir til søndag 21. februar 2027, full pensjon alle dager.',
      'Vennlig hilsen',
      'Torunn Skattebo',
      'Grønvassbu Fjellstue',
      'Jotunheimvegen 1840',
      '2953 Beitostølen',
    ),
    stay: 'Grønvassbu Fjellstue | 2027-02-17 – 2027-02-21 | Jotunheimvegen 1840, 2953, Beitostølen | ?',
  },
  {
    name: 'an address in brackets behind the house, in the sentence of the days (German)',
    text: letter(
      'Moin Herr Dollinger,',
      'die Anzahlung ist angekommen, danke. Sie haben also unsere kleine Dachwohnung im Haus Strandhafer (Sanghughwai 9, 25946 Nebel) vom 9. bis zum 23. Oktober 2027.',
      'Herzliche Grüße',
      'Antje Petersen',
    ),
    stay: 'Haus Strandhafer | 2027-10-09 – 2027-10-23 | Sanghughwai 9, 25946, Nebel | ?',
  },
  {
    name: 'a street without a number, a village and a town with its code (English)',
    text: letter(
      'Dear Duncan,',
      'Thank you for the cheque. I have put you and Moira in the Hayloft room (the one with the window) from Friday 11th September until you leave us on Tuesday 15th, 2026.',
      'With all good wishes,',
      'Jill Penhaligon',
      'Trevarrow Farm B&B',
      'Porth Navas Road',
      'Constantine',
      'Falmouth TR11 5QB',
    ),
    stay: 'Trevarrow Farm B&B | 2026-09-11 – 2026-09-15 | Porth Navas Road, Constantine, TR11 5QB, Falmouth, GB | ?',
  },
  {
    name: 'a day at a hyphen that begins the next line again, and one told without its month (Portuguese)',
    text: letter(
      'Boa tarde Helena,',
      'Muito obrigada pela transferência da semana, que já caiu na nossa conta. Fica assim\nconfirmado o quarto da Torre para si e para o seu estimado marido: chegam na sexta-\n-feira, 1 de outubro, e ficam connosco até segunda, dia 4, feriado.',
      'Um abraço,',
      'Maria Teixeira',
      'Quinta do Amieiro',
      'Rua da Fonte 12',
      '5085-201 Covas do Douro',
    ),
    stay: 'Quinta do Amieiro | 2027-10-01 – 2027-10-04 | Rua da Fonte 12, 5085-201, Covas do Douro, PT | ?',
  },
]
test.each(LETTERS)('$name', ({ text, stay }) => {
  expect(products(text)).toEqual([stay])
})

test.each([
  'Jeg kan tilby hytta fra lørdag 7. august til lørdag 14. august 2027. Jeg holder den av til søndag.',
  'Ingenting er bestilt før jeg har hørt fra dere, men hytta er ledig fra lørdag 7. august til lørdag 14. august 2027.',
])('what a host offers and holds until it is answered is no stay: %s', (said) => {
  expect(products(letter('Hei Sindre,', said, 'Mvh', 'Bodil', 'Fjellheim Hytteutleie', 'Fjellveien 12', '3580 Geilo'))).toEqual([])
})

test('a room that is held until a deposit comes is no stay, whatever labels tell its days', () => {
  const option = (behind: string): string[] =>
    products(`
      Hotel Villa dei Tigli
      Gentile Signor Santacroce,
      Arrivo   venerdì 21 maggio 2027
      Partenza   lunedì 24 maggio 2027
      Camera   1 Doppia Superior
      ${behind}
      Hotel Villa dei Tigli, Corso Umberto 94, 28838 Stresa`)
  expect(option('Scadenza opzione   giovedì 18 febbraio 2027')).toEqual([])
  expect(option('Prenotazione confermata: conferma n. 118227')).toEqual([
    'Hotel Villa dei Tigli | 2027-05-21 – 2027-05-24 | Corso Umberto 94, 28838, Stresa | 118227',
  ])
})

test('with a code one may cancel, and has not done so', () => {
  const booked = (label: string): string[] =>
    products(`
      Réservation confirmée
      Numéro de réservation   LH5520918
      ${label}   7741
      Hôtel Le Relais des Roselières
      218 route du Port
      74290 Talloires
      Arrivée   mardi 15 juin 2027
      Départ   vendredi 18 juin 2027`)
  const stay = ['Hôtel Le Relais des Roselières | 2027-06-15 – 2027-06-18 | 218 route du Port, 74290, Talloires | LH5520918']
  expect(["Code d'annulation", 'Cancellation code', 'Codice di cancellazione'].map(booked)).toEqual([stay, stay, stay])
})

test('a mill is the house above what it is, beside its address', () => {
  expect(
    products(`
      Cley Marsh Mill           The Quay
      Bed, breakfast & sails    Holt NR25 7XX

      BOOKING CONFIRMATION AND DEPOSIT RECEIPT
      Our ref: CMW/1452
      First night: Tue 5 October 2027
      Leaving on: Fri 8 October 2027
      Room: the Stone Room (double)`),
  ).toEqual(['Cley Marsh Mill | 2027-10-05 – 2027-10-08 | The Quay, NR25 7XX, Holt, GB | CMW/1452'])
})

test('quarters of Japan stand above the line with the code', () => {
  expect(
    products(`
      Reservation confirmation No. SH-20411
      Check-in 2027/11/04   Check-out 2027/11/06   Japanese-style room

      Ryokan Shirakabaya
      9278 Toyosato, Nozawaonsen-mura
      Shimotakai-gun, Nagano 389-2502, Japan`),
  ).toEqual([
    'Ryokan Shirakabaya | 2027-11-04 – 2027-11-06 | 9278 Toyosato, Nozawaonsen-mura, Shimotakai-gun, 389-2502, Nagano, JP | SH-20411',
  ])
})

test('days are those that are told in and out, whatever else has a day', () => {
  expect(
    products(`
      THE OLD SMIDDY HOSTEL
      6 Shore Street, Ullapool IV26 2TR, Scotland
      Ref: OSH4471
      Bed(s): 2 x bunk, 6-bed mixed dorm
      In: Mon 9 Aug 2027 (16:00-22:00)
      Out: Thu 12 Aug 2027 (by 10:00)
      Nights: 3
      Paid: GBP 54.00 (card, 15/06/27)`),
  ).toEqual(['THE OLD SMIDDY HOSTEL | 2027-08-09 – 2027-08-12 | 6 Shore Street, IV26 2TR, Ullapool, GB | OSH4471'])
})

test.each([
  {
    name: 'weeks are told in stead of nights, and the last day by the first alone (Dutch)',
    text: letter(
      'Ha Sanne,',
      'Plaats 9 staat voor jullie in het schrift. Het wordt dus twee weken; jullie komen op zaterdag 17 juli 2027 (graag na tweeën) en zaterdag de 31e draaien jullie het hek weer uit.',
      'Groetjes,',
      'Marijke',
      'Minicamping De Wilgenkamp',
      'Oude Zeedijk 18',
      '4356 RK Oostkapelle',
    ),
    stay: 'Minicamping De Wilgenkamp | 2027-07-17 – 2027-07-31 | Oude Zeedijk 18, 4356 RK, Oostkapelle, NL | ?',
  },
  {
    name: 'the house is where one is awaited (French)',
    text: letter(
      'Bonjour Élodie,',
      'C’est donc noté : la chambre « Lavande » vous attend à La Treille Bleue pour Pâques.\nVous arrivez le jeudi 25 mars 2027 et vous restez quatre nuits, jusqu’au lundi 29 mars au matin.\n\nLa maison est au 14 chemin des Oliviers, 84220 Goult, juste après le moulin de Jérusalem ; le portail est bleu.',
      'À bientôt,',
      'Brigitte Faure',
    ),
    stay: 'La Treille Bleue | 2027-03-25 – 2027-03-29 | 14 chemin des Oliviers, 84220, Goult | ?',
  },
  {
    name: 'somebody is to be seen on a day and stays so many nights (Italian)',
    text: letter(
      'Gentilissima signora Bianchetti,',
      'La camera 12 è tenuta per lei come ogni estate. Ci vediamo dunque lunedì 28 giugno 2027. Resterà con noi quattro notti, e venerdì 2 luglio la riaccompagniamo al treno.',
      'Cordiali saluti',
      'Agnese Pedrotti',
      'Albergo Stella di Bosco',
      'Via dei Larici 9 – 38027 Malè',
    ),
    stay: 'Albergo Stella di Bosco | 2027-06-28 – 2027-07-02 | Via dei Larici 9, 38027, Malè | ?',
  },
  {
    name: 'the house that signs is of no kind (English)',
    text: letter(
      'Dear Margaret,',
      "I've put you in the Garden Room. So that's you arriving on Friday the 14th of May 2027 and leaving us again on Monday the 17th, so it's yours.",
      'Looking forward to it,',
      'Gwen Prosser',
      'Pen-y-Gelli',
      'Llanbedr Road, Crickhowell, Powys NP8 1AN',
    ),
    stay: 'Pen-y-Gelli | 2027-05-14 – 2027-05-17 | Llanbedr Road, NP8 1AN, Crickhowell, GB | ?',
  },
])('$name', ({ text, stay }) => {
  expect(products(text)).toEqual([stay])
})

test.each([
  'Ci vediamo lunedì 28 giugno 2027 alla riunione dei soci, e venerdì 2 luglio alla festa.',
  'We look forward to seeing you on Friday the 14th of May at the garden party and on Monday the 17th at the concert.',
  'Your car is booked in with our workshop from Friday the 14th of May to Monday the 17th.',
  'The skip is booked for you from Friday the 14th of May to Monday the 17th, the deposit has been received.',
])('what is met or kept for other ends is no stay: %s', (said) => {
  expect(
    products(
      letter('Dear Margaret,', said, 'With best wishes,', 'Gwen Prosser', 'Pen-y-Gelli', 'Llanbedr Road, Crickhowell, Powys NP8 1AN'),
    ),
  ).toEqual([])
})

test('a quote that waits for an answer is no stay, and what was asked and then booked is one', () => {
  const replied = (status: string): string[] =>
    products(`
      Harbour Cottage, Kinsale
      Property   Harbour Cottage
      Arrival   Sat, Aug 7, 2027
      Departure   Sat, Aug 14, 2027
      Guests   2 adults, 2 children
      7 nights   €1,190.00
      ${status}`)
  expect(replied('Your enquiry is not a reservation. Quote total: €1,190.00')).toEqual([])
  expect(replied('Reservation ID   HA-7Q4XKD')).toEqual(['Harbour Cottage | 2027-08-07 – 2027-08-14 | ? | HA-7Q4XKD'])
})

test('where one eats, it may be told where one could sleep', () => {
  expect(
    products(`
      ¡Tu mesa está reservada, Ann!
      MESÓN LA ALACENA
      Calle de la Pasión 12, 47001 Valladolid
      Fecha: sábado, 9 de octubre de 2027
      A nombre de: Ann Reed
      Nº de reserva: 918224705
      ¿Vas a dormir en Valladolid? Echa un vistazo a las ofertas:
      Hotel Recoletos, del 9 al 10 de octubre de 2027, desde 71 EUR por noche.`),
  ).toEqual([])
})
