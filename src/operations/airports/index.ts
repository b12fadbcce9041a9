import { nearest } from './nearest.ts'
import { search } from './search.ts'

export const airports = { search, nearest }
