export const airports = {
  search: () => import('./search.ts').then(({ search }) => search),
  nearest: () => import('./nearest.ts').then(({ nearest }) => nearest),
}
