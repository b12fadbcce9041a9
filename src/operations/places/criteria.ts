import { listOf, optional } from '../../core/fields.ts'
import { oneOf, paging } from '../../core/words.ts'
import { categories } from './model.ts'

/** Which places are wanted, however it is said where. */
export const criteria = {
  ...paging(),
  categories: optional(
    listOf(oneOf(categories, 'A kind of place'), 'Only these kinds; sights are also historical ones, beaches and parks'),
  ),
}

export const names = { categories: 'category' } as const
