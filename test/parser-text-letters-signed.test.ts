import { describe, expect, test } from 'vitest'
import { named, products, tripOf } from './parser-text.ts'

describe('a letter that gives a room is of the house', () => {
  test('in a strip below who signs, whose code stands alone behind the town', () => {
    const letter = `Hello Morag,
      Your deposit arrived safely, so the Old Smithy is yours for the week. We'll expect you on Saturday 15 May 2027 and you'll be away on the morning of Saturday 22 May.
      All the best,
      Eilidh MacAskill
      The Old Smithy · 12 Balchladich · Lochinver · IV27 4JD`
    expect(products(letter)).toEqual(['The Old Smithy | 2027-05-15 – 2027-05-22 | 12 Balchladich, IV27 4JD, Lochinver, GB | ?'])
  })

  test('that sends it, before its street and town', () => {
    const letter = `Hi Daniel,
      Not a bother at all, the sea view double is yours from Thursday the 7th to Sunday the 10th of October 2027.
      Safe travels,
      Bríd

      Bríd Ní Dhálaigh
      Teach Mhuire House, Mill Road, Dingle, Co. Kerry`
    expect(products(letter, { from: 'Teach Mhuire House <stay@teachmhuire.example>', format: 'eml' })).toEqual([
      'Teach Mhuire House | 2027-10-07 – 2027-10-10 | ? | ?',
    ])
  })

  test('that is a hut or a monastery, though it has no street', () => {
    const hut = `Sali Beat
      Geht in Ordnung, ich habe euch für die Nacht vom Freitag, 13. auf Samstag, 14. August 2027 eingetragen: 6 Personen im Lager.
      Es Grüessli vo obe
      Moni Gerber, Hüttenwartin`
    expect(products(hut, { from: 'Steinseelihütte <huette@steinseeli.example>', format: 'eml' })).toEqual([
      'Steinseelihütte | 2027-08-13 – 2027-08-14 | ? | ?',
    ])
    const abbey = `Cher Monsieur,
      Une chambre à l'hôtellerie est préparée à votre nom à compter du vendredi 26 février 2027, pour quatre nuits, et vous nous quitterez le mardi 2 mars après les laudes.
      Soyez assuré de notre prière.
      fr. Jean-Marie
      Abbaye Saint-Girons du Val
      26230 Grignan`
    expect(products(abbey)).toEqual(['Abbaye Saint-Girons du Val | 2027-02-26 – 2027-03-02 | 26230, Grignan | ?'])
  })
})

describe('days in sentences', () => {
  const from = 'Pousada Canto do Sabiá <contato@cantodosabia.example>'
  const foot = `Um abraço e até breve!
      Dulce
      Pousada Canto do Sabiá | Rua das Bromélias, 210 | Tiradentes - MG | 36325-000`
  const stay = 'Pousada Canto do Sabiá | 2026-11-19 – 2026-11-22 | Rua das Bromélias, 210, 36325-000, Tiradentes, BR | ?'

  test('of the week, with a word for day between', () => {
    const letter = `Oi Rodrigo, tudo bem?
      Recebi o comprovante, obrigada! Sua hospedagem está garantida, entrando na quinta dia 19/11 e saindo no domingo dia 22/11.
      ${foot}`
    expect(products(letter, { from, format: 'eml', written: '2026-10-05' })).toEqual([stay])
  })

  test('that a line breaks behind the number of the day', () => {
    const letter = `Kære Mette
      Tak for snakken i går, det var hyggeligt. Som aftalt har jeg skrevet dig
      og din veninde op til værelset ud mod haven. I kommer torsdag den 12.
      august og tager hjem igen søndag den 15. august 2027. Det bliver 3
      nætter à 850 kr. inkl. morgenmad, og I betaler bare, når I er her.
      Mange hilsner
      Birgit
      Rosenhaven Bed & Breakfast
      Søndergade 33
      5970 Ærøskøbing`
    expect(products(letter)).toEqual(['Rosenhaven Bed & Breakfast | 2027-08-12 – 2027-08-15 | Søndergade 33, 5970, Ærøskøbing | ?'])
  })

  test('of which the last is only told by its weekday, in a sentence that another follows', () => {
    const letter = `Dear Margaret,
      So you're in the book: the twin at the back, coming to us on Friday 3rd September 2027 and leaving on the Monday morning, that's the 6th. Would you like breakfast early?
      Looking forward to meeting you both,
      Sue Armitage
      Fellside House, Penrith Road, Keswick CA12 4LJ`
    expect(products(letter)).toEqual(['Fellside House | 2027-09-03 – 2027-09-06 | Penrith Road, CA12 4LJ, Keswick, GB | ?'])
  })

  test.each([
    [
      'Italian',
      'i posti sono vostri: quattro letti per la notte di sabato 28 agosto 2027, mezza pensione, scendete la domenica.',
      'Rifugio Pian dei Cembri',
    ],
    ['English', 'four bunks are all yours for the night of Saturday 28 August 2027, supper at seven.', 'Rifugio Pian dei Cembri'],
    [
      'German',
      'vier Betten sind für euch reserviert, für die Nacht vom Samstag, 28. August 2027, mit Halbpension.',
      'Rifugio Pian dei Cembri',
    ],
  ])('of one night, in %s', (_, said, house) => {
    const letter = `Marta,
      ${said}
      Ivano
      ${house}
      32020 Livinallongo`
    expect(products(letter, { from: `${house} <posti@example.org>`, format: 'eml' }).map((one) => one.split(' | ').slice(0, 2))).toEqual([
      [house, '2027-08-28 – 2027-08-29'],
    ])
  })

  test.each([
    [
      'Oui, elle est encore libre le week-end du 11 au 13 juin 2027, et la cabine arrière aussi. Dites-moi si cela vous tente.',
      'Péniche Marguerite',
    ],
    ['Ja, das Zimmer ist vom 11. bis 13. Juni 2027 bei uns noch frei, und es kostet 90 Euro die Nacht.', 'Gasthof Linde'],
    ['Sì, la camera è ancora libera dal 11 al 13 giugno 2027, a 90 euro la notte.', 'Locanda del Tiglio'],
    ['The double is still free from 11 to 13 June 2027, at £90 a night.', 'Beck Side Guest House'],
  ])('on which a room is only free hold no stay: %s', (said, house) => {
    expect(products(`Bonjour,\n${said}\n${house}\n4 rue de la Fontaine\n39210 Baume-les-Messieurs`)).toEqual([])
  })
})

describe('whom a letter is to that gives a room', () => {
  const letter = (greeting: string): string => `${greeting}
    You'll be with us for three nights starting Friday, October 1, 2027, and you'll be heading home Monday, October 4.
    Warmly,
    Marcia
    --
    Sugar Hill Inn
    318 Gilead Brook Road
    Randolph, VT 05060`
  const people = (text: string): readonly string[] =>
    tripOf(text, { format: 'eml', from: 'Marcia <innkeepers@sugarhill.example>', to: 'Robert Castellano' }).people.map(({ value }) =>
      named(value),
    )

  test('is told by its head, where it greets nobody or him in short', () => {
    expect(people(letter('Good morning Rob (you did say Rob!),'))).toEqual(['Robert Castellano'])
    expect(people(letter('Dear guest,'))).toEqual(['Robert Castellano'])
  })

  test('is somebody else where it speaks to another, or gives it for another', () => {
    expect(['Dear Mr Whitcombe,', 'Dear Karl,', 'Hi Marcus,'].map((greeting) => people(letter(greeting)))).toEqual([['Whitcombe'], [], []])
    expect(people(letter('Dear guest,').replace('three nights', 'three nights, as the room is for your mother,'))).toEqual([])
  })
})

describe('whom an answer is to that greets nobody by name', () => {
  const answer = (wrote: string): string => `Cher Monsieur,
    J'ai bien reçu vos arrhes. Je vous confirme donc la chambre « Lavande » pour trois nuits : vous arrivez le jeudi 6 mai 2027 et vous nous quittez le dimanche 9 mai 2027.
    Bien cordialement,
    Josiane Maurel
    Le Mas des Romarins - chambres d'hôtes
    12 chemin du Lavoir
    84160 Cucuron

    ${wrote}
    > Avez-vous encore une chambre pour deux ?`
  const people = (wrote: string, to = 'Hervé Daumas'): readonly string[] =>
    tripOf(answer(wrote), { format: 'eml', from: 'Le Mas des Romarins <mas@romarins.example>', to }).people.map(({ value }) => named(value))

  test('is who wrote the mail it answers, where it is sent to the same', () => {
    expect(people('Le 2 mars 2027 à 20:12, Hervé Daumas a écrit :')).toEqual(['Hervé Daumas'])
  })

  test('is nobody where another wrote it, but for whom its head tells', () => {
    expect(people('Le 2 mars 2027 à 20:12, Josiane Maurel a écrit :', 'mas4711@romarins.example')).toEqual([])
    expect(people('Le 2 mars 2027 à 20:12, Josiane Maurel a écrit :')).toEqual(['Hervé Daumas'])
  })

  test('is who is called by the form of the name that calls', () => {
    const text = `Dzień dobry Pani Agnieszko,
    Numer rezerwacji: ZK/2027/118
    Obiekt: Apartament Dwie Wieże, ul. Stągiewna 3/4, 80-750 Gdańsk
    Przyjazd: czwartek, 12.08.2027, od godz. 15:00
    Wyjazd: niedziela, 15.08.2027, do godz. 11:00`
    expect(
      tripOf(text, { format: 'eml', to: 'Agnieszka Lewicka <a.lewicka@poczta.example>' }).people.map(({ value }) => named(value)),
    ).toEqual(['Agnieszka Lewicka'])
  })
})
