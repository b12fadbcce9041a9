/** In the order of the help; each is loaded only when it is named. */
export const transfers = {
  search: () => import('./search.ts').then(({ search }) => search),
  book: () => import('./book.ts').then(({ book }) => book),
  cancel: () => import('./cancel.ts').then(({ cancel }) => cancel),
}
