import { show } from './show.ts'

export const airlines = { show }
