export const trip = {
  purpose: () => import('./purpose.ts').then(({ purpose }) => purpose),
}
