/** The roles that are learned from what is written as a page is. */

import type { Roles } from '../../roles.ts'
import type { Page } from '../page/page.ts'

/** Whether a page is worded as what a person writes to another, rather than as what a machine does. */
export const isPersonal = (page: Page): boolean => page.gazetteer.wording(page).personal > 0

export const rolesOf = (page: Page): Roles => page.gazetteer.roles(isPersonal(page))
