export const airlines = {
  show: () => import('./show.ts').then(({ show }) => show),
  routes: () => import('./routes.ts').then(({ routes }) => routes),
  checkin: () => import('./checkin.ts').then(({ checkin }) => checkin),
}
