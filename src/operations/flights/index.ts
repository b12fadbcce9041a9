/** In the order of the help; each is loaded only when it is named. */
export const flights = {
  search: () => import('./search.ts').then(({ search }) => search),
  multi: () => import('./multi.ts').then(({ multi }) => multi),
  price: () => import('./price.ts').then(({ price }) => price),
  status: () => import('./status.ts').then(({ status }) => status),
  delay: () => import('./delay.ts').then(({ delay }) => delay),
}
