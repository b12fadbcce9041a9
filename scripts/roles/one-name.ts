import type { Trip } from '../../src/operations/trip/model.ts'
import { nameSlots } from '../../src/parser/text/roles/names.ts'
import { sameName } from '../score-fields.ts'
import { isSameName, type RoleDocument, type RoleKind } from './documents.ts'

type Product = NonNullable<Trip['products']>[number]

/** What all products of a document are called, where there is one name for them. */
export function oneNameOf({ trip }: RoleDocument, nameOf: (product: Product) => string | undefined): string | undefined {
  const names = new Set((trip.products ?? []).flatMap((product) => nameOf(product) ?? []))
  return names.size === 1 ? [...names][0] : undefined
}

/** Each name on the page of a document, and whether it is the one expected; not those that are a part of it, which may be either. */
export const nameExamples = (
  documents: readonly RoleDocument[],
  expectedOf: (document: RoleDocument) => string | undefined,
): NonNullable<ReturnType<RoleKind['examples']>['house']> =>
  documents.flatMap((document) => {
    const expected = expectedOf(document)
    if (expected === undefined) return []
    return nameSlots(document.page).flatMap(({ mention, slots }) => {
      const isSo = isSameName(expected, mention.name)
      return isSo === undefined ? [] : { slots, isSo }
    })
  })

/** How sure the likeliest name is, and whether it is the one expected. */
export const judged = (expected: string, best: { readonly score: number; readonly name: string } | undefined) => ({
  score: best?.score ?? Number.NEGATIVE_INFINITY,
  isRight: best !== undefined && sameName(expected, best.name),
})
