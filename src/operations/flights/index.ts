/** In the order of the help; each is loaded only when it is named. */
export const flights = {
  search: () => import('./search.ts').then(({ search }) => search),
  multi: () => import('./multi.ts').then(({ multi }) => multi),
  price: () => import('./price.ts').then(({ price }) => price),
  seats: () => import('./seats.ts').then(({ seats }) => seats),
  book: () => import('./book.ts').then(({ book }) => book),
  order: () => import('./order.ts').then(({ order }) => order),
  cancel: () => import('./cancel.ts').then(({ cancel }) => cancel),
}
