/** In the order of the help; each is loaded only when it is named. */
export const flights = {
  search: () => import('./search.ts').then(({ search }) => search),
  multi: () => import('./multi.ts').then(({ multi }) => multi),
  price: () => import('./price.ts').then(({ price }) => price),
  analyze: () => import('./analyze.ts').then(({ analyze }) => analyze),
  destinations: () => import('./destinations.ts').then(({ destinations }) => destinations),
  dates: () => import('./dates.ts').then(({ dates }) => dates),
  recommend: () => import('./recommend.ts').then(({ recommend }) => recommend),
}
