import { describe, expect, it } from 'vitest'
import { isOnlySpokenOf } from '../src/parser/text/stays/said-of-stays.ts'
import { plain } from '../src/parser/text/words/plain.ts'
import { products } from './parser-text.ts'

describe('a sentence only speaks of a stay', () => {
  it.each([
    'Thank you for your stay at Plum Yard from 5 to 8 February.',
    'Thanks so much for staying at Plum Yard.',
    'Vielen Dank für Ihren Aufenthalt im Haus Ulme.',
    'Wir übernehmen die Kosten Ihres Aufenthalts im Haus Ulme.',
    'Nous vous remercions pour votre séjour à La Pinède, donnez-nous votre avis sur notre accueil.',
    'Gracias por su estancia en La Era Vieja.',
    'Grazie per il vostro soggiorno a La Quercia.',
    'Bedankt voor uw verblijf in De Eik.',
    'Tack för er vistelse på Lindgården.',
    'Děkujeme za Váš pobyt v Chatě Buk.',
    'Ihr Aufenthalt im Haus Ulme wurde nicht genehmigt.',
    'Your stay at Plum Yard cannot be approved.',
    'Durante il suo soggiorno a La Quercia ha dimenticato una sciarpa.',
    'Le loyer de votre chambre à La Pinède est à payer.',
  ])('%s', (sentence) => {
    expect(isOnlySpokenOf(plain(sentence))).toBe(true)
  })

  it.each([
    'Thank you for booking your stay at Plum Yard from 5 to 8 February.',
    'Vielen Dank für Ihre Buchung und Ihren Aufenthalt bei uns vom 5. bis 8. Februar.',
    'Your stay at Plum Yard is confirmed, we do not accept cards and dogs are not possible.',
  ])('and not so: %s', (sentence) => {
    expect(isOnlySpokenOf(plain(sentence))).toBe(false)
  })
})

describe('nobody is a guest', () => {
  it.each([
    "Bonjour,\nL'ascenseur sera en panne devant votre appartement à La Pinède, 9 rue des Ormes, 29200 Brest, du 5 au 8 février 2027.\nLe syndic",
    'Sehr geehrter Herr Ulmer,\nvom 5. bis 8. Februar 2027 streichen wir Ihre Wohnung im Haus Ulme, Kirchweg 9, 37444 Wieda. Der Termin ist fest gebucht.\nMaler Lund',
    'Sehr geehrte Frau Lind,\nIhr Aufenthalt im Haus Ulme, Kirchweg 9, 37444 Wieda vom 5. bis 26. Februar 2027 wurde von uns nicht genehmigt.\nIhre Kasse',
    'Dear Mr Orme,\nYou are expected at Frome Court, 9 Bridge Street, Frome BA11 1AA from 5 to 16 April 2027. Travel is paid.\nThe clerk',
    'Bonjour,\nVotre chambre à la Clinique des Ormes, 9 rue des Ormes, 29200 Brest, est réservée du 5 au 8 février 2027.\nLe secrétariat',
    'Dear Ruth,\nYour visit is booked: pottery at Plum Yard, 9 Bridge Street, Frome BA11 1AA, every Friday from 5 March to 16 April 2027.\nIvy',
    'Sehr geehrte Frau Lind,\nIhr Gast Jan Ulmer kommt vom 5. bis 8. Februar 2027 in Ihre Ferienwohnung im Haus Ulme, Kirchweg 9, 37444 Wieda.\nHarzferien',
  ])('in %j', (letter) => {
    expect(products(letter)).toEqual([])
  })

  it('but those who are expected where breakfast is served are', () => {
    const letter =
      'Dear Ms Lind,\nNora Quill is expected at Plum Yard, 9 Bridge Street, Frome BA11 1AA, from 5 to 8 April 2027. Breakfast is at eight.\nIvy'
    expect(products(letter)).toEqual(['Plum Yard | 2027-04-05 – 2027-04-08 | 9 Bridge Street, BA11 1AA, Frome, GB | ?'])
  })
})
