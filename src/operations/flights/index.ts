/** In the order of the help; each is loaded only when it is named. */
export const flights = {
  search: () => import('./search.ts').then(({ search }) => search),
  multi: () => import('./multi.ts').then(({ multi }) => multi),
  price: () => import('./price.ts').then(({ price }) => price),
  upsell: () => import('./upsell.ts').then(({ upsell }) => upsell),
  predict: () => import('./predict.ts').then(({ predict }) => predict),
  availability: () => import('./availability.ts').then(({ availability }) => availability),
  seats: () => import('./seats.ts').then(({ seats }) => seats),
  'order-seats': () => import('./order-seats.ts').then(({ orderSeats }) => orderSeats),
  book: () => import('./book.ts').then(({ book }) => book),
  order: () => import('./order.ts').then(({ order }) => order),
  cancel: () => import('./cancel.ts').then(({ cancel }) => cancel),
  status: () => import('./status.ts').then(({ status }) => status),
  delay: () => import('./delay.ts').then(({ delay }) => delay),
}
