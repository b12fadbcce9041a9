export const activities = {
  near: () => import('./near.ts').then(({ near }) => near),
  square: () => import('./square.ts').then(({ square }) => square),
  show: () => import('./show.ts').then(({ show }) => show),
}
