export const cities = {
  search: () => import('./search.ts').then(({ search }) => search),
}
