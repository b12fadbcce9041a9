import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fromRequest, toRequest } from '../src/api/wire.ts'
import { check } from '../src/core/check.ts'
import { listOf, object, optional } from '../src/core/fields.ts'
import { operation } from '../src/core/operation.ts'
import { count, flag, paging, text, wholeNumber } from '../src/core/words.ts'
import { allOperations } from '../src/operations/index.ts'

const horizon = { first: '2026-11-20', last: '2027-11-16' }

/** Operations that put every kind of value in every place a value can travel. */
const inQuery = operation({
  name: 'test query',
  summary: 'A GET',
  route: 'GET /v1/things/{id}/parts',
  input: {
    id: text('Id'),
    words: optional(listOf(text('A word'), 'Words')),
    number: optional(count('A number', 0, 1000)),
    yes: optional(flag('A flag')),
    ...paging(),
  },
  output: v.object({}),
  command: {},
  examples: [],
  view: () => ({}),
})

const inBody = operation({
  name: 'test body',
  summary: 'A POST',
  route: 'POST /v1/things',
  asks: 'GET',
  input: {
    data: object({ name: text('Name'), sizes: optional(listOf(wholeNumber('A size', 0), 'Sizes')) }, 'Data'),
    include: optional(listOf(text('What to add'), 'Additions')),
  },
  query: ['include'],
  output: v.object({}),
  command: {},
  examples: [],
  view: () => ({}),
})

/** Text a person could type: anything printable, but no comma, which separates the items of a list. */
const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((each) => !each.includes(',') && each.trim() === each && each !== '')
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const defined = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

test('what is written into a query and a path is read back the same', () => {
  const input = fc.record({
    id: word.filter((each) => each !== '.' && each !== '..'),
    words: maybe(fc.array(word, { minLength: 1, maxLength: 5 })),
    number: maybe(fc.nat(1000)),
    yes: maybe(fc.boolean()),
    'page[limit]': maybe(fc.integer({ min: 1, max: 100 })),
  })
  fc.assert(
    fc.property(input, (given) => {
      expect(fromRequest(inQuery, toRequest(inQuery, given), undefined)).toEqual(defined(given))
    }),
  )
})

test('what is written into a body is read back the same, and passes the check', () => {
  const input = fc.record({
    data: fc.record({ name: word, sizes: maybe(fc.array(fc.nat(), { minLength: 1, maxLength: 5 })) }),
    include: maybe(fc.array(word, { minLength: 1, maxLength: 3 })),
  })
  fc.assert(
    fc.property(input, (given) => {
      const request = toRequest(inBody, given)
      const read = fromRequest(inBody, request, JSON.parse(JSON.stringify(request.body)))
      expect(read).toEqual(JSON.parse(JSON.stringify(given)))
      expect(check(inBody.input, read, horizon).complaints).toEqual([])
    }),
  )
})

test('a GET carries everything in the address, and what is undefined nowhere', () => {
  expect(toRequest(inQuery, { id: 'a/b', words: ['x', 'y z'], number: undefined, 'page[limit]': 5 })).toEqual({
    method: 'GET',
    path: '/v1/things/a%2Fb/parts',
    query: 'words=x,y%20z&page%5Blimit%5D=5',
    headers: { accept: 'application/vnd.amadeus+json, application/json' },
  })
})

test('a POST that only asks says so, and puts the named inputs into the query', () => {
  expect(toRequest(inBody, { data: { name: 'x' }, include: ['bags', 'rules'] })).toEqual({
    method: 'POST',
    path: '/v1/things',
    query: 'include=bags,rules',
    headers: {
      accept: 'application/vnd.amadeus+json, application/json',
      'content-type': 'application/json',
      'x-http-method-override': 'GET',
    },
    body: { data: { name: 'x' } },
  })
})

test.each([
  ['words=a,b', ['a', 'b']],
  ['words=a%2Cb', ['a', 'b']],
  ['words=a&words=b', ['a', 'b']],
  ['words[0]=a&words[1]=b', ['a', 'b']],
  ['words%5B%5D=a&words%5B%5D=b', ['a', 'b']],
  ['words=a', ['a']],
])('a list written as %s is read', (query, list) => {
  const request = { method: 'GET', path: '/v1/things/1/parts', query, headers: {} }
  expect(fromRequest(inQuery, request, undefined).words).toEqual(list)
})

test('a POST that only asks is called a GET where the service wants that alone', async () => {
  const asking = (await allOperations()).filter(({ asks }) => asks !== undefined)
  const called = asking.filter((operation) => toRequest(operation, {}).headers['x-http-method-override'] === 'GET')
  expect(called.map(({ name }) => name).sort()).toEqual([
    'flights availability',
    'flights multi',
    'flights predict',
    'flights price',
    'flights seats',
    'flights upsell',
  ])
  expect(asking.length).toBeGreaterThan(called.length)
})
