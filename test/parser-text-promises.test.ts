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
