export const hotels = {
  offers: () => import('./offers.ts').then(({ offers }) => offers),
  offer: () => import('./offer.ts').then(({ offer }) => offer),
  book: () => import('./book.ts').then(({ book }) => book),
  order: () => import('./order.ts').then(({ order }) => order),
}
