import { multi } from './multi.ts'
import { price } from './price.ts'
import { search } from './search.ts'

export const flights = { search, multi, price }
