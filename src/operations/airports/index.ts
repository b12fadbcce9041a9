export const airports = {
  search: () => import('./search.ts').then(({ search }) => search),
  show: () => import('./show.ts').then(({ show }) => show),
  nearest: () => import('./nearest.ts').then(({ nearest }) => nearest),
  routes: () => import('./routes.ts').then(({ routes }) => routes),
  'on-time': () => import('./on-time.ts').then(({ onTime }) => onTime),
}
