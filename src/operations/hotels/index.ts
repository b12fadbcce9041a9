export const hotels = {
  list: () => import('./list.ts').then(({ list }) => list),
  'list-near': () => import('./list-near.ts').then(({ listNear }) => listNear),
  'list-ids': () => import('./list-ids.ts').then(({ listIds }) => listIds),
  search: () => import('./search.ts').then(({ search }) => search),
  ratings: () => import('./ratings.ts').then(({ ratings }) => ratings),
  offers: () => import('./offers.ts').then(({ offers }) => offers),
  offer: () => import('./offer.ts').then(({ offer }) => offer),
  book: () => import('./book.ts').then(({ book }) => book),
  order: () => import('./order.ts').then(({ order }) => order),
}
