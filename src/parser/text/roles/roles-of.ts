/** The roles that are learned from what is written as a page is. */

import type { Roles } from '../../roles.ts'
import type { Page } from '../page/page.ts'

export const rolesOf = (page: Page): Roles => page.gazetteer.roles(page.gazetteer.wording(page).personal > 0)
