export const airlines = {
  show: () => import('./show.ts').then(({ show }) => show),
}
