import * as v from 'valibot'
import { scalarOf } from '../api/wire.ts'
import type { Field } from '../core/fields.ts'

/** How what a person types becomes a value. What cannot be read stays as it is: the check says what is wrong with it. */
export interface Reader {
  readonly place: (text: string, flag: string) => Promise<string>
  readonly day: (text: string, flag: string) => string
  readonly days: (text: string, flag: string) => string
}

export async function readText(field: Field<unknown>, text: string, flag: string, reader: Reader): Promise<unknown> {
  const { item } = field
  if (item) return Promise.all(text.split(',').map((part) => readText(item, part.trim(), flag, reader)))
  if (field.choices) return choiceOf(field, text)
  switch (field.kind) {
    case 'place':
      return reader.place(text, flag)
    case 'date':
      return reader.day(text, flag)
    case 'days':
      return reader.days(text, flag)
    case 'span':
      return text.replace(/\s*(\.\.|,)\s*/, ',').trim()
    case 'code': {
      const code = text.trim().toUpperCase()
      // What is no code is told as it was typed.
      return v.is(field.schema, code) ? code : text
    }
    case 'object':
    case 'document':
      return parsed(text)
    default:
      return scalarOf(field, text)
  }
}

/** `premium-economy` is PREMIUM_ECONOMY: case and the kind of dash do not matter. */
function choiceOf({ choices = [], synonyms = {} }: Field<unknown>, text: string): string {
  const plain = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '')
  return [...choices, ...Object.keys(synonyms)].find((choice) => plain(choice) === plain(text)) ?? text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
