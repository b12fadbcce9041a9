import { describe, expect, test } from 'vitest'
import { spokenHours } from '../src/parser/text/roles/spoken-hours.ts'

const two = (part: number): string => String(part).padStart(2, '0')
const hours = (plain: string): readonly string[] =>
  spokenHours(plain).map(({ start, end, minutes }) => `${plain.slice(start, end)} = ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)

describe('hours as people speak of them', () => {
  test.each([
    ['bring her back before five.', 'before five = 17:00'],
    ['it is by the gate from half past nine', 'half past nine = 09:30'],
    ['come at half nine', 'half nine = 09:30'],
    ['at quarter to eight in the evening', 'quarter to eight = 19:45'],
    ['until seven in the evening', 'until seven = 19:00'],
    ['sie steht ab neun uhr bereit', 'ab neun uhr = 09:00'],
    ['nachmittags um funf', 'um funf = 17:00'],
    ['um halb elf', 'halb elf = 10:30'],
    ['um dreiviertel acht', 'dreiviertel acht = 07:45'],
    ['gegen 11. wer kommt, weiss ich nicht', 'gegen 11 = 11:00'],
    ['om half elf bij ons', 'half elf = 10:30'],
    ['voor 17u terug', 'voor 17u = 17:00'],
    ['om 8u15 op de parking', 'om 8u15 = 08:15'],
    ['kl halv tre', 'halv tre = 14:30'],
    ['vers dix heures et demie', 'vers dix heures et demie = 10:30'],
    ['rdv 9h devant la gare', '9h = 09:00'],
    ['a las nueve y media de la manana', 'las nueve y media = 09:30'],
    ['alle sei e mezzo di mattina', 'alle sei e mezzo = 06:30'],
    ['dopo le dieci, il garage e aperto', 'le dieci = 10:00'],
    ['as cinco da tarde', 'as cinco = 17:00'],
    ['od 8 rano do 19.', 'od 8 rano = 08:00', 'do 19 = 19:00'],
    ['o dziewiatej', 'o dziewiatej = 09:00'],
  ])('%s', (said, ...expected) => expect(hours(said)).toEqual(expected))

  test.each([
    'from two friends of ours',
    'at 4 people it is full',
    'bis 14 tage vorher',
    'um ein auto',
    'a deux pas de la gare',
    'by 240 euros',
    'at 12.30',
    'for five days',
    'at 31 mill lane',
  ])('%s has none', (said) => expect(hours(said)).toEqual([]))
})
