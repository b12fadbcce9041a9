export const trip = {
  parse: () => import('./parse.ts').then(({ parse }) => parse),
}
