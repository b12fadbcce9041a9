import { expect, test } from 'vitest'
import { flatHeaders, isJsonType } from '../src/core/headers.ts'

test('headers that came several times are one text', () => {
  expect(flatHeaders({ a: '1', b: ['1', '2'], c: undefined })).toEqual({ a: '1', b: '1, 2', c: '' })
})

test.each([
  ['application/json', true],
  ['application/vnd.amadeus+json; charset=utf-8', true],
  [' Application/JSON ;q=1', true],
  ['application/jsonl', false],
  ['application/json-seq', false],
  ['text/json', false],
  ['', false],
])('the type %j is JSON: %s', (type, is) => {
  expect(isJsonType(type)).toBe(is)
})
