export const trip = {
  parse: () => import('./parse.ts').then(({ parse }) => parse),
  purpose: () => import('./purpose.ts').then(({ purpose }) => purpose),
}
