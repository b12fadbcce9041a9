export const safety = {
  score: () => import('./score.ts').then(({ score }) => score),
  square: () => import('./square.ts').then(({ square }) => square),
  show: () => import('./show.ts').then(({ show }) => show),
  restrictions: () => import('./restrictions.ts').then(({ restrictions }) => restrictions),
  'restrictions-v1': () => import('./restrictions-v1.ts').then(({ restrictionsV1 }) => restrictionsV1),
}
