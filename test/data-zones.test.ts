import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneTable } from '../src/sandbox/data/zones.ts'

const read = (name: string): Uint8Array => readFileSync(new URL(`../src/sandbox/data/${name}`, import.meta.url))
const { offset } = zoneTable(read)
const hours = (zone: string, instant: string): number => offset(zone, Date.parse(instant)) / 60

test('Madrid changes at 01:00 UTC on the last Sunday of March and of October', () => {
  expect(hours('Europe/Madrid', '2027-03-28T00:59:59Z')).toBe(1)
  expect(hours('Europe/Madrid', '2027-03-28T01:00:00Z')).toBe(2)
  expect(hours('Europe/Madrid', '2027-10-31T00:59:59Z')).toBe(2)
  expect(hours('Europe/Madrid', '2027-10-31T01:00:00Z')).toBe(1)
})

test('New York changes at two o’clock on the second Sunday of March and the first of November', () => {
  expect(hours('America/New_York', '2027-03-14T06:59:59Z')).toBe(-5)
  expect(hours('America/New_York', '2027-03-14T07:00:00Z')).toBe(-4)
  expect(hours('America/New_York', '2027-11-07T05:59:59Z')).toBe(-4)
  expect(hours('America/New_York', '2027-11-07T06:00:00Z')).toBe(-5)
})

test('Sydney has its summer in January', () => {
  expect(hours('Australia/Sydney', '2027-01-15T00:00:00Z')).toBe(11)
  expect(hours('Australia/Sydney', '2027-04-03T15:59:59Z')).toBe(11)
  expect(hours('Australia/Sydney', '2027-04-03T16:00:00Z')).toBe(10)
  expect(hours('Australia/Sydney', '2027-10-02T16:00:00Z')).toBe(11)
})

test('Phoenix has no summer time, nor have Kolkata, Brisbane and São Paulo', () => {
  for (const month of ['01', '04', '07', '10']) {
    expect(hours('America/Phoenix', `2027-${month}-15T12:00:00Z`)).toBe(-7)
    expect(hours('Asia/Kolkata', `2027-${month}-15T12:00:00Z`)).toBe(5.5)
    expect(hours('Australia/Brisbane', `2027-${month}-15T12:00:00Z`)).toBe(10)
    expect(hours('America/Sao_Paulo', `2027-${month}-15T12:00:00Z`)).toBe(-3)
  }
})

test('Lord Howe Island moves its clocks by half an hour', () => {
  expect(hours('Australia/Lord_Howe', '2027-01-15T00:00:00Z')).toBe(11)
  expect(hours('Australia/Lord_Howe', '2027-07-15T00:00:00Z')).toBe(10.5)
})

test('Casablanca went back an hour for Ramadan, and for good in September 2026', () => {
  expect(hours('Africa/Casablanca', '2025-02-15T12:00:00Z')).toBe(1)
  expect(hours('Africa/Casablanca', '2025-03-15T12:00:00Z')).toBe(0)
  expect(hours('Africa/Casablanca', '2026-07-01T12:00:00Z')).toBe(1)
  expect(hours('Africa/Casablanca', '2026-11-20T12:00:00Z')).toBe(0)
  expect(hours('Africa/Casablanca', '2027-07-01T12:00:00Z')).toBe(0)
})

test('changes of law since 2015 are in: Istanbul, Pyongyang, Kazakhstan, Mexico', () => {
  expect(hours('Europe/Istanbul', '2015-12-15T12:00:00Z')).toBe(2)
  expect(hours('Europe/Istanbul', '2017-12-15T12:00:00Z')).toBe(3)
  expect(hours('Asia/Almaty', '2024-02-15T12:00:00Z')).toBe(6)
  expect(hours('Asia/Almaty', '2024-03-15T12:00:00Z')).toBe(5)
  expect(hours('America/Mexico_City', '2022-07-01T12:00:00Z')).toBe(-5)
  expect(hours('America/Mexico_City', '2023-07-01T12:00:00Z')).toBe(-6)
})

test('summer time is known until the end of 2040', () => {
  expect(hours('Europe/Paris', '2040-07-01T12:00:00Z')).toBe(2)
  expect(hours('Europe/Paris', '2040-12-01T12:00:00Z')).toBe(1)
  expect(hours('America/Los_Angeles', '2040-07-01T12:00:00Z')).toBe(-7)
})

test('a zone under its old name is the same zone', () => {
  expect(hours('Asia/Calcutta', '2027-01-01T00:00:00Z')).toBe(5.5)
  expect(hours('US/Eastern', '2027-07-01T00:00:00Z')).toBe(-4)
})

test('a zone nobody has heard of is refused', () => {
  expect(() => offset('Europe/Atlantis', 0)).toThrow('There is no time zone Europe/Atlantis')
  expect(() => offset('#000', 0)).toThrow(RangeError)
})

const zones = [
  'Europe/Madrid',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Africa/Casablanca',
  'America/Santiago',
  'Asia/Gaza',
]
const instants = fc.integer({ min: Date.UTC(2014, 0, 1), max: Date.UTC(2041, 0, 1) })

test('what was asked before never changes an answer', () => {
  const questions = fc.array(fc.tuple(fc.constantFrom(...zones), instants), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(questions, (asked) => {
      const remembering = zoneTable(read)
      for (const [zone, instant] of asked) expect(remembering.offset(zone, instant)).toBe(zoneTable(read).offset(zone, instant))
    }),
    { numRuns: 50 },
  )
})

test('offsets are whole quarters of an hour within the fourteen of Kiritimati', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
      expect(Math.abs(offset(zone, instant) % 15)).toBe(0)
      expect(Math.abs(offset(zone, instant))).toBeLessThanOrEqual(14 * 60)
    }),
  )
})
