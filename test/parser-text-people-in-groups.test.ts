import { describe, expect, test } from 'vitest'
import type { FoundPerson } from '../src/parser/found.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { byColumns } from '../src/parser/text/people/people-halves.ts'
import { groupsOn, namesOfAll, travellersOf } from '../src/parser/text/people/people-in-groups.ts'
import { familyIn } from '../src/parser/text/people/people-one-family.ts'
import type { LikelyTraveller } from '../src/parser/text/roles/travellers.ts'
import { documentOf, gazetteer, people as peopleOf, TODAY } from './parser-text.ts'

const called = ({ firstName = '', lastName }: FoundPerson): string => `${firstName} ${lastName}`
const pageOf = (text: string) => readPage(documentOf(text), gazetteer, TODAY)
const groups = (text: string): readonly string[] => groupsOn(pageOf(text)).map((group) => group.map(called).join(', '))

describe('names stand together', () => {
  test('in the rows of rooms, one or several in each', () => {
    expect(groups('Rooming list\nTw 1   Ann Reed / Zoe Reed\nTw 2   Tom Hale / Max Lind\nSg (courtesy)   Ida Holt')).toEqual([
      'Ann Reed, Zoe Reed, Tom Hale, Max Lind, Ida Holt',
    ])
    expect(
      groups('Assegnazione:\n101   Ugo Reali (singola)\n102   Carlo e Anna Pedretti\n103   ragazzi (4), da comunicare\n104   Pia Nava'),
    ).toEqual(['Ugo Reali, Carlo Pedretti, Anna Pedretti, Pia Nava'])
  })

  test('in several columns of a table, beside what is noted of them', () => {
    expect(
      groups('Room   Type   Guest 1   Guest 2   Notes\n104   SGL   Ann Reed   Ground floor\n201   TWN   Tom Hale   Max Lind   halal'),
    ).toEqual(['Ann Reed, Tom Hale, Max Lind'])
  })

  test('within a frame, where a cell goes on in the next line', () => {
    expect(
      groups(
        '+----+-------------------+\n| 12 | Ann Reed (Leitung)   |\n| 14 | Zoe Lind, Tom Hale,  |\n|    | Max Holt             |\n+----+-------------------+',
      ),
    ).toEqual(['Ann Reed, Zoe Lind, Tom Hale, Max Holt'])
  })

  test('by the beds of a room, whose number is told once', () => {
    expect(groups('2 (doble)   1   Ana Prieto Calvo\n            2   Luis Alonso Rueda\n5 (cuadr.)   1   Rosa Manso Vega')).toEqual([
      'Ana Prieto Calvo, Luis Alonso Rueda, Rosa Manso Vega',
    ])
  })

  test('behind one label, and below it', () => {
    expect(groups('Navneliste: Tor Berg\n            Geir Inge Dahl\n            Roar Lie')).toEqual(['Tor Berg, Geir Inge Dahl, Roar Lie'])
    expect(groups('Teilnehmer laut Anmeldung: Ann Reed, Tom Reed und Max Reed.')).toEqual(['Ann Reed, Tom Reed, Max Reed'])
  })

  test('and not where each has a label of its own, or a price', () => {
    expect(groups('Driver   Ann Reed\nContact   Tom Hale\nAgent   Max Lind')).toEqual([])
    expect(groups('1   Ocean View   € 124.00\n2   Garden Side   € 109.00')).toEqual([])
  })

  test('and not where one lets the house', () => {
    expect(groups('Owner   Guest\nGilles Favre   Ann Reed')).toEqual([])
    expect(groups('Who is coming?\nTom Hale\nEmil Lind\nYour host since 2019')).toEqual([])
  })

  test('and not in sentences', () => {
    expect(groups('Your driver Tom Hale will bring Max Lind along.\nAnn Reed will wait.')).toEqual([])
  })
})

test('a cell of names is nothing but names', () => {
  expect(namesOfAll('Ann Reed (lead), Tom Hale').map(called)).toEqual(['Ann Reed', 'Tom Hale'])
  expect(namesOfAll('REED, Anna').map(called)).toEqual(['Anna REED'])
  for (const text of ['Ann Reed will pay', 'Room 12', 'SGL', 'Ann Reed 4A', 'Hotel: Ann Reed', '104']) expect(namesOfAll(text)).toEqual([])
})

describe('who stands with others travels', () => {
  const person = (name: string): FoundPerson => ({
    firstName: name.split(/[ .](?=\p{Lu}\p{Ll})/u)[0] ?? '',
    lastName: name.split(/[ .](?=\p{Lu}\p{Ll})/u)[1] ?? '',
  })
  const told = (sure: Readonly<Record<string, number>>): readonly string[] => {
    const likely = Object.entries(sure).map(
      ([name, sure]): LikelyTraveller => ({ person: person(name), key: name, isParty: false, lines: [], sure }),
    )
    return travellersOf(Object.keys(sure).map(person), likely).map(called)
  }

  test('where all of them together are sure', () => {
    expect(told({ 'Ann Reed': 3, 'Tom Hale': 3.5, 'Emil Lind': -0.5 })).toEqual(['Ann Reed', 'Tom Hale', 'Emil Lind'])
    expect(told({ 'Ann Reed': 0.5, 'Tom Hale': 0.5, 'Max Lind': 1 })).toEqual([])
  })

  test('whatever the name, where they are many', () => {
    expect(told({ 'Ann Reed': 4, 'Tom Hale': 4, 'Emil Lind': 4, 'Gnarl Obst': -1 })).toEqual([
      'Ann Reed',
      'Tom Hale',
      'Emil Lind',
      'Gnarl Obst',
    ])
    expect(told({ 'Ann Reed': 4, 'Tom Hale': 4, 'Gnarl Obst': -1 })).toEqual(['Ann Reed', 'Tom Hale'])
    expect(told({ 'Ann Reed': 4, 'Tom Hale': 4, 'Emil Lind': 4, 'Ground Floor': -5 })).toEqual(['Ann Reed', 'Tom Hale', 'Emil Lind'])
  })

  test('as a fare in the row of one does not, though it has an initial', () => {
    const all = ['Ann Reed', 'Tom Hale', 'Anna Lind', 'Choose T.Gold'].map(person)
    const likely = all.slice(0, 3).map((one): LikelyTraveller => ({ person: one, key: called(one), isParty: false, lines: [], sure: 4 }))
    expect(travellersOf(all, likely).map(called)).toEqual(['Ann Reed', 'Tom Hale', 'Anna Lind'])
  })

  test('where most are called as people are', () => {
    expect(told({ 'Ian Frost': 4, 'Golden Sands': 3, 'Garden Villa': 3, 'Sunset Cruise': 3 })).toEqual([])
  })

  test('of two only where each is sure', () => {
    expect(told({ 'Ann Reed': 3, 'Tom Hale': 1.5 })).toEqual(['Ann Reed', 'Tom Hale'])
    expect(told({ 'Ann Reed': 5, 'Brass Choir': 0.9 })).toEqual([])
  })
})

test('a number before a row of halves of names has no heading', () => {
  const table =
    'Title   First name   Surname   Age\n1 (lead)   Mrs   Gemma   Reed   Adult\n2   Mr   Lee   Reed   Adult\n3   Miss   Poppy   Hale   9'
  expect(byColumns(pageOf(table)).map(called)).toEqual(['Gemma Reed', 'Lee Reed', 'Poppy Hale'])
})

test('several given names stand before one last name', () => {
  expect(familyIn('Sebastian, Anna, Greta (8) und Emil (5) Reed').map(called)).toEqual([
    'Sebastian Reed',
    'Anna Reed',
    'Greta Reed',
    'Emil Reed',
  ])
  expect(familyIn('Tom, Anna & Emil van den Berg').map(called)).toEqual(['Tom van den Berg', 'Anna van den Berg', 'Emil van den Berg'])
  // Two are told otherwise as well, whole names have their own ends, and these are towns.
  for (const text of ['Tom und Anna Reed', 'Tom Hale, Anna Lind, Max Reed', 'Rome, Naples and Anna Capri', 'Tom, Anna und Max'])
    expect(familyIn(text)).toEqual([])
})

const stay = 'Hotel Sol\nBooking number 118726\nCheck-in: 22 January 2027\nCheck-out: 24 January 2027\n2 nights, 1 room\n'

test('how old somebody is, behind the name, is no part of it', () => {
  expect(people(`Conducente\nSIG. MARIO REALI   \n`)).toEqual(['Mario Reali'])
  expect(people("Ospite\nSIG. MARIO REALI ETA' 52   VOLO: NON INDICATO")).toEqual(['Mario Reali'])
})

test('of one family is who stands below another behind a label', () => {
  expect(people('CLIENTE            Reali Anna\n                   Reali Mario')).toEqual(['Reali Anna', 'Reali Mario'])
})

const people = (text: string): readonly string[] => peopleOf(`${stay}${text}`)
