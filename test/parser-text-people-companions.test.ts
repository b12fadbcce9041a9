import { expect, test } from 'vitest'
import { named, tripOf } from './parser-text.ts'

/** Who comes along with whom a letter is to, and to whom it is where it greets nobody by name. */

const flight = `Flight confirmation
Booking reference: QX7T2P
BA 413   2 March 2027   London Heathrow (LHR) 09:20   Oslo (OSL) 12:30
`
const peopleOf = (text: string, more: Parameters<typeof tripOf>[1] = {}): readonly string[] =>
  tripOf(text, more).people.map(({ value }) => named(value))
const flown = (text: string): readonly string[] => peopleOf(flight + text)

test.each<[string, readonly string[]]>([
  ['The room is for you and Ms Priyanka Rao.', ['Priyanka Rao']],
  ['Fahrer seid ihr beide, du und Malte Brodersen - bringt bitte beide Scheine mit.', ['Malte Brodersen']],
  ['Du står som fører sammen med Johanne Thorup Kjær. Husk begge kort.', ['Johanne Thorup Kjær']],
  ['wir freuen uns, Ihnen und Ihrer Mitreisenden Gudrun Pohl alles zu bestätigen:', ['Gudrun Pohl']],
  ["I've put your parents, Michael and Kathleen Brennan, down for the ground floor.", ['Michael Brennan', 'Kathleen Brennan']],
  ['Siamo io (Beatrice Colli), Davide Rusconi e Serena Maggi.', ['Beatrice Colli', 'Davide Rusconi', 'Serena Maggi']],
  ['Podróżują: Przemysław Wrona i Alicja Szulc-Wrona.', ['Przemysław Wrona', 'Alicja Szulc-Wrona']],
  ['Both named railcard holders, Priya Ramesh and Tom Ashby, must travel together.', ['Priya Ramesh', 'Tom Ashby']],
  ['It is in the names Christopher Dunmore and Priya Anand, as in the passports.', ['Christopher Dunmore', 'Priya Anand']],
  ['per 2 persone: Ornella Scarpa e Dario Scarpa.', ['Ornella Scarpa', 'Dario Scarpa']],
  ['Trip KX-2704 · Priya Ramesh & Neil Ashby', ['Priya Ramesh', 'Neil Ashby']],
  ['Booking KX2704\nMs Maria Tsakas / Mr Constantine Tsakas', ['Maria Tsakas', 'Constantine Tsakas']],
])('“%s” tells who comes', (text, people) => {
  expect(flown(text)).toEqual(people)
})

test.each([
  'Thank you and Anna Reed will see you at the desk.',
  'This is a contract between you and Maria Rossi.',
  'We run the house together with Maria Rossi, and you will meet her.',
  'You and Visit Norway can plan more trips.',
  'Call me (Maria Rossi) when you are near.',
  'Trip KX-2704 · Villa Carlotta & Casa Bella',
  'Two guests, please bring your own towels.',
])('“%s” tells nobody who comes', (text) => {
  expect(flown(text)).toEqual([])
})

const letter = (greeting: string): string =>
  `Your stay\n${greeting}\n\nthe blue room is kept for 3 May 2027 until 5 May 2027, two nights.\nBooking number 44120987\nHotel Nordlys, Strandgata 4, 0150 Oslo`
const sent = { format: 'eml', from: 'Hotel Nordlys <post@nordlys.example>' } as const

test.each([
  ['Bonjour Madame,', 'Mme Odile Vanack <o.vanack@boite.example>', ['Odile Vanack']],
  ['Buonasera Avvocato,', '"Avv. Guido Ferri" <g.ferri@studio.example>', ['Guido Ferri']],
  ['Dobrý den, pane Hrdličko,', 'Vojtěch Hrdlička <vojtech@posta.example>', ['Vojtěch Hrdlička']],
  ['Dear Petra and Jürgen,', 'Jürgen & Petra Wessel <wessel@post.example>', ['Jürgen Wessel', 'Petra Wessel']],
  ['Buonasera Oreste,', 'Oreste Quagli <o.q@posta.example>', ['Oreste Quagli']],
  ['Gregor', 'Gregor Strachan <gs@post.example>', ['Gregor Strachan']],
])('a letter that begins “%s” is to the one of its head', (greeting, to, people) => {
  expect(peopleOf(letter(greeting), { ...sent, to })).toEqual(people)
})

test.each([
  // Another is greeted, or a firm has it.
  ['Hello Robert,', 'Anna Reed <anna@post.example>'],
  ['Good morning,', 'Harbour Events <desk@harbour.example>'],
])('a letter that begins “%s” is to nobody of its head', (greeting, to) => {
  expect(peopleOf(letter(greeting), { ...sent, to })).toEqual([])
})

test('who is greeted comes beside who is told to come along', () => {
  const text = letter('Gentile Signora Biancheri,\nla camera è per Lei e per il signor Sergio Tomatis.')
  expect(peopleOf(text, { ...sent, to: 'Ornella Biancheri <ornella@posta.example>' })).toEqual(['Sergio Tomatis', 'Ornella Biancheri'])
})

test('who closes a letter has no greeting for a name', () => {
  expect(peopleOf(`${letter('Hallo Herr Rabe,')}\nGruß T. Rabe`, sent)).toEqual(['T. Rabe'])
})
